"""Everything known of each face of a picture, put together: nets, pip lattice, size and posture among the others."""

from __future__ import annotations

from dataclasses import dataclass, field

import numpy as np

from vision import belief as b
from vision import faces as f
from vision.finding import Array, Pyramid, side_of
from vision.pips import PipOpinion, opinions
from vision.posture import down_residuals, size_ratios

LEAST_CHANCE = 0.06


@dataclass(frozen=True)
class Face:
    """One straightened proposal. `values`: chances of "no face", 1 … 6; `colours`: in the order of faces.COLOURS.

    `down`: from the upper face's centre to where the body's centre shows, in pixels.
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
        """That this is an upper face at all, says the net."""
        return float(1 - self.values[0])

    @property
    def centre(self) -> tuple[float, float]:
        x, y = self.corners.mean(0)
        return float(x), float(y)


@dataclass(frozen=True)
class Evidence:
    """A face, what the pip lattice says of it, and the features that the beliefs are made from."""

    face: Face
    opinion: PipOpinion
    value: int
    second: int
    die_features: b.Vector
    value_features: b.Vector
    cocked_features: b.Vector
    chances: tuple[float, float, float] = field(default=(0.0, 0.0, 0.0))

    @property
    def die(self) -> float:
        """Chance that this is a die's upper face."""
        return self.chances[0]

    @property
    def value_sure(self) -> float:
        """Chance that its value is right, if it is one."""
        return self.chances[1]

    @property
    def cocked(self) -> float:
        """Chance that it leans or lies on something."""
        return self.chances[2]


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


def gather(found: list[Face], pyramid: Pyramid, beliefs: b.Beliefs | None = None) -> list[Evidence]:
    """Evidence on every face that is not hopeless, likeliest first; with `beliefs` their chances too."""
    faces = [face for face in found if face.chance > LEAST_CHANCE]
    if not faces:
        return []
    corners = np.stack([face.corners for face in faces])
    score = np.array([face.score for face in faces], np.float32)
    said = opinions(pyramid, f.from_corners(corners, score, score))
    likely = [face for face in faces if face.chance > 0.5] or faces
    usual = float(np.median([face.side_px for face in likely]))
    posture = _posture(faces, usual)
    out = []
    for face, opinion, (residual, ratio, spread) in zip(faces, said, posture, strict=True):
        order = np.argsort(-face.values[1:], kind="stable") + 1
        value = int(order[0])
        agrees = opinion.value == value
        item = Evidence(
            face,
            opinion,
            value,
            int(order[1]),
            b.die_features(face.chance, face.score, opinion, agrees, face.side_px / usual),
            b.value_features(face.values, opinion, agrees, face.side_px, max(face.moving, face.hidden)),
            b.cocked_features(face.cocked, residual, ratio, spread, face.chance),
        )
        out.append(item if beliefs is None else _with_chances(item, beliefs))
    return sorted(out, key=lambda e: -(e.die if beliefs is not None else e.face.chance))


def _with_chances(item: Evidence, beliefs: b.Beliefs) -> Evidence:
    chances = (
        b.logistic(beliefs.die, item.die_features),
        b.logistic(beliefs.value, item.value_features),
        b.logistic(beliefs.cocked, item.cocked_features),
    )
    return Evidence(
        item.face,
        item.opinion,
        item.value,
        item.second,
        item.die_features,
        item.value_features,
        item.cocked_features,
        chances,
    )


def _posture(faces: list[Face], usual: float) -> list[tuple[float, float, float]]:
    """For each face: down residual, size ratio, and the median down residual of the others."""
    on_table = [i for i, face in enumerate(faces) if face.chance > 0.5 and 0.6 < face.side_px / usual < 1.7]
    out = [(0.0, 1.0, 0.1)] * len(faces)
    if len(on_table) < 4:
        return out
    centres = np.array([faces[i].centre for i in on_table], np.float32)
    downs = np.stack([faces[i].down for i in on_table])
    sizes = np.array([faces[i].side_px for i in on_table], np.float32)
    residuals, ratios = down_residuals(centres, downs, sizes), size_ratios(centres, sizes)
    for place, i in enumerate(on_table):
        others = np.delete(residuals, place)
        out[i] = (float(residuals[place]), float(ratios[place]), float(np.median(others)))
    return out
