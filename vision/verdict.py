"""Is this a roll? Judges all faces of one picture together: number, colours, pips, posture, light.

It gives reasons, never sentences.
"""

from __future__ import annotations

from dataclasses import dataclass

import numpy as np

from vision import faces as f
from vision.colours import assign
from vision.finding import Array, Pyramid, side_of
from vision.reading import DiceSet, DieReading

SURE_FACE = 0.5
GREY_FACE = 0.2
SURE_VALUE = 0.8
SMALLEST_SHARE = 0.5


@dataclass(frozen=True)
class Face:
    """One straightened proposal. `values`: chances of "no face", 1 … 6; `colours`: in the order of
    faces.COLOURS.
    """

    corners: Array
    down: Array
    side_px: float
    score: float
    values: Array
    colours: Array
    cocked: float
    moving: float
    hidden: float

    @property
    def chance(self) -> float:
        """That this is an upper face at all."""
        return float(1 - self.values[0])

    @property
    def centre(self) -> tuple[float, float]:
        x, y = self.corners.mean(0)
        return float(x), float(y)


@dataclass(frozen=True)
class Verdict:
    reason: str | None
    about: tuple[str, ...]
    dice: tuple[DieReading, ...]


def faces_from(candidates: Array, answers: Array) -> list[Face]:
    """Faces from the crop net's second answers."""
    corners = f.corners_of(candidates, answers)
    down = f.down_of(candidates, answers)
    values = f.probabilities(answers[:, f.FACE])
    colours = f.probabilities(answers[:, f.HUE])
    flags = f.sigmoid(answers[:, f.COCKED : f.HIDDEN + 1])
    sides = side_of(f.from_corners(corners, candidates[:, 6], candidates[:, 7]))
    return [
        Face(
            corners[i],
            down[i],
            float(sides[i]),
            float(candidates[i, 6]),
            values[i],
            colours[i],
            *(float(x) for x in flags[i]),
        )
        for i in range(len(candidates))
    ]


def judge(found: list[Face], pyramid: Pyramid, dice_set: DiceSet) -> Verdict:
    """The verdict on a picture."""
    dice = [face for face in found if face.chance > SURE_FACE]
    if dice:
        middle = float(np.median([face.side_px for face in dice]))
        dice = [face for face in dice if face.side_px > SMALLEST_SHARE * middle]
    if not dice:
        return Verdict("no-dice", (), ())
    expected = dice_set.expected()
    names, colour_chance = assign([face.colours for face in dice], expected)
    readings = tuple(_reading(face, names[i], colour_chance[i]) for i, face in enumerate(dice))
    grey = [face for face in found if GREY_FACE < face.chance <= SURE_FACE and face.side_px > SMALLEST_SHARE * middle]
    return _reason(dice, readings, grey, dice_set, expected)


def _reading(face: Face, colour: str, colour_chance: float) -> DieReading:
    order = np.argsort(-face.values[1:], kind="stable") + 1
    x, y = face.centre
    edge = face.corners[1] - face.corners[0]
    angle = float(np.degrees(np.arctan2(edge[1], edge[0]))) % 90
    doubt = None
    if face.moving > 0.5:
        doubt = "moving"
    elif face.hidden > 0.7:
        doubt = "covered"
    elif face.cocked > 0.5:
        doubt = "cocked"
    elif colour_chance < 0.8:
        doubt = "colour-unsure"
    elif face.values[order[0]] < SURE_VALUE:
        doubt = "pips-unsure"
    return DieReading(
        colour=colour,
        value=int(order[0]),
        x=x,
        y=y,
        size_px=face.side_px,
        angle_deg=angle,
        confidence=float(face.values[order[0]] * colour_chance),
        doubt=doubt,
        corners=tuple((float(a), float(b)) for a, b in face.corners),
        second_value=int(order[1]),
    )


def _reason(
    faces: list[Face],
    dice: tuple[DieReading, ...],
    grey: list[Face],
    dice_set: DiceSet,
    expected: tuple[str, ...] | None,
) -> Verdict:
    for reason in ("moving", "covered", "cocked"):
        about = tuple(d.colour for d in dice if d.doubt == reason)
        if about:
            return Verdict(reason, about, dice)
    count = len(dice)
    if dice_set.kind == "one" and count > 1:
        return Verdict("extra-die", tuple(d.colour for d in dice), dice)
    if expected is not None:
        removed = tuple(d.colour for d in dice if d.colour in dice_set.without)
        if removed:
            return Verdict("removed-die", removed, dice)
        if count > len(expected):
            left = list(expected)
            extra = [d.colour for d in dice if not (d.colour in left and left.remove(d.colour) is None)]
            return Verdict("extra-die", tuple(extra), dice)
        if count < len(expected):
            missing = list(expected)
            for d in dice:
                if d.colour in missing:
                    missing.remove(d.colour)
            return Verdict("missing-die", tuple(missing), dice)
    if dice_set.kind == "any":
        # the colour of a die is no part of the roll then
        doubtful = [d for d in dice if d.doubt == "pips-unsure"]
        if grey or doubtful:
            return Verdict("pips-unsure", tuple(d.colour for d in doubtful), dice)
        return Verdict(None, (), dice)
    for reason in ("colour-unsure", "pips-unsure"):
        about = tuple(d.colour for d in dice if d.doubt == reason)
        if about:
            return Verdict(reason, about, dice)
    if grey and expected is None:
        return Verdict("pips-unsure", (), dice)
    return Verdict(None, (), dice)
