"""The reader: one picture in, one Reading out. A pure function of the picture; what it cannot be sure of it refuses.

Steps: find (vision.finding), straighten and read each face (vision.faces), gather a second opinion and all else that
is known (vision.evidence), judge the whole (vision.verdict).
"""

from __future__ import annotations

import math
import time
from pathlib import Path

import cv2
import numpy as np

from vision.belief import load_beliefs
from vision.evidence import STRAY_SCORE, Face, faces_from, gather
from vision.faces import FACE, OFFSETS, FaceReader, probabilities, refine
from vision.finding import WEIGHTS, Array, Finder, Image, Pyramid, Region, side_of, suppress
from vision.reading import DiceSet, Reading
from vision.verdict import Verdict, judge

# the finder looks at the level whose longer side is at most this, and at the next finer one where that does not do
COARSE_SIDE_PX = 400
RELIABLE_PX = 11.0
STRONG_SCORE = 0.3
# dice up to this size are looked at once more on the finest level, if they lie in a part of the picture this small
SMALL_PX = 46.0
ROOM = 3.0
MOST_REGION_PX = 600_000
CLOSER_IS_NO_HELP = ("removed-die", "extra-die", "no-dice")
# a candidate of the coarse level at least this large (in its pixels) is kept beside those of the finer
LARGE_PX = 22.0
HOPELESS = 0.03
# corner corrections (in face sides) up to which one look is as good as two
GOOD_OFFSET = 0.08
# … and up to which it is where it left no doubt about the value
FAR_OFFSET = 0.12
PLAIN_VALUE = 0.97
LEAST_SCORE = 0.12
MOST_FACES = 40


class Reader:
    """Reads dice. Not for use by several threads at once; make one for each."""

    def __init__(self, threads: int = 1, weights: Path = WEIGHTS) -> None:
        cv2.setNumThreads(threads)
        self._finder = Finder(weights / "finder.onnx")
        self._faces = FaceReader(weights / "crop.onnx")
        self._beliefs = load_beliefs(weights / "belief.json")

    def read(self, image_bgr: Image, dice_set: DiceSet) -> Reading:
        """Reads a picture (H, W, 3) uint8 BGR. Same picture, same answer (but for `ms`).

        A known set is looked for on the small picture first: if it is all there beyond doubt, that is the answer.
        """
        began = time.perf_counter()
        pyramid = Pyramid(image_bgr)
        coarse = self._coarse_level(pyramid)
        found = self._finder.candidates(pyramid, coarse, LEAST_SCORE)
        verdict: Verdict | None = None
        if _worth_a_look(found, coarse, dice_set):
            verdict = self._judge(pyramid, found, dice_set, strict=True)
        if verdict is None or not verdict.settled:
            found = self._add_finer(pyramid, found, coarse)
            verdict = self._judge(pyramid, found, dice_set)
            if verdict.reason not in (None, *CLOSER_IS_NO_HELP) and coarse >= 2:
                closer = self._closer(pyramid, found, coarse - 2)
                verdict = verdict if closer is None else self._judge(pyramid, closer, dice_set)
        height, width = image_bgr.shape[:2]
        return Reading(
            status="ok" if verdict.reason is None else "refused",
            reason=verdict.reason,
            about=verdict.about,
            dice=verdict.dice,
            ms=1000 * (time.perf_counter() - began),
            width=width,
            height=height,
        )

    def faces(self, pyramid: Pyramid) -> list[Face]:
        """Everything that may be an upper face, likely or not, straightened and read (both scales)."""
        coarse = self._coarse_level(pyramid)
        found = self._finder.candidates(pyramid, coarse, LEAST_SCORE)
        return self._straighten(pyramid, self._add_finer(pyramid, found, coarse))

    def _judge(self, pyramid: Pyramid, found: Array, dice_set: DiceSet, strict: bool = False) -> Verdict:
        evidence = gather(self._straighten(pyramid, found), pyramid, self._beliefs)
        return judge(evidence, pyramid, dice_set, strict)

    def _straighten(self, pyramid: Pyramid, found: Array) -> list[Face]:
        found = found[:MOST_FACES]
        if not len(found):
            return []
        answers = self._faces.look(pyramid, found)
        moved = refine(found, answers)
        chance = face_chance(answers)
        keep = [i for i in suppress_by(moved, chance) if chance[i] > HOPELESS or found[i, 6] > STRAY_SCORE]
        found, moved, answers = found[keep], moved[keep], answers[keep]
        # a second look only where the first was off the mark
        off = np.abs(answers[:, OFFSETS]).max(1)
        values = probabilities(answers[:, FACE]).max(1)
        again = ((off > FAR_OFFSET) | ((off > GOOD_OFFSET) & (values < PLAIN_VALUE))) & (chance[keep] > HOPELESS)
        if again.any():
            answers[again] = self._faces.look(pyramid, moved[again])
            found[again] = moved[again]
        return faces_from(found, answers)

    def _closer(self, pyramid: Pyramid, found: Array, level: int) -> Array | None:
        """With what a still finer level shows where small dice seem to lie; None where that is not worth while."""
        region = region_of(found, pyramid.level(0).shape)
        if region is None:
            return None
        finest = self._finder.candidates(pyramid, level, LEAST_SCORE, region)
        both = np.concatenate([finest, found])
        return suppress(both[np.argsort(-both[:, 6], kind="stable")])

    def _coarse_level(self, pyramid: Pyramid) -> int:
        longer = max(pyramid.level(0).shape[:2])
        level = 0
        while longer / 2**level > COARSE_SIDE_PX:
            level += 1
        return level

    def _add_finer(self, pyramid: Pyramid, found: Array, coarse: int) -> Array:
        """The candidates of the next finer level and, of the coarse one, those too large for it."""
        if coarse == 0:
            return found
        finer = self._finder.candidates(pyramid, coarse - 1, LEAST_SCORE)
        large = found[side_of(found) / 2**coarse > LARGE_PX]
        both = np.concatenate([finer, large])
        return suppress(both[np.argsort(-both[:, 6], kind="stable")])


def region_of(found: Array, shape: tuple[int, ...]) -> Region | None:
    """Where small dice lie, with room around; None where there are none, or not small ones, or too scattered."""
    strong = found[found[:, 6] > 0.2]
    if not len(strong):
        return None
    side = side_of(strong)
    usual = float(np.median(side))
    if usual > SMALL_PX:
        return None
    alike = strong[(side > 0.5 * usual) & (side < 2 * usual)]
    low, high = alike[:, :2].min(0) - ROOM * usual, alike[:, :2].max(0) + ROOM * usual
    x0, y0 = (max(0.0, float(v)) for v in low)
    x1, y1 = min(float(shape[1]), float(high[0])), min(float(shape[0]), float(high[1]))
    return (x0, y0, x1, y1) if (x1 - x0) * (y1 - y0) < MOST_REGION_PX else None


def _worth_a_look(found: Array, level: int, dice_set: DiceSet) -> bool:
    """May this level suffice: a known set, as many strong candidates, of a size at which the level can be relied on?"""
    expected = dice_set.expected()
    if expected is None:
        return False
    strong = found[found[:, 6] > STRONG_SCORE]
    return len(strong) >= len(expected) and float(np.median(side_of(strong))) / 2**level > RELIABLE_PX


def face_chance(answers: Array) -> Array:
    """How surely each answer is some upper face (0..1)."""
    logits = answers[:, 10:17]
    shifted = np.exp(logits - logits.max(1, keepdims=True))
    return np.asarray(1 - shifted[:, 0] / shifted.sum(1), np.float32)


def suppress_by(candidates: Array, chance: Array) -> list[int]:
    """Indices left after dropping near-doubles, the surest kept; refining pulls strays onto the true face."""
    places = candidates[:, :2].tolist()
    sides = side_of(candidates).tolist()
    keep: list[int] = []
    for i in np.argsort(-chance, kind="stable").tolist():
        (x, y), side = places[i], sides[i]
        if all(
            math.hypot(x - places[j][0], y - places[j][1]) > min(0.5 * max(side, sides[j]), 0.75 * min(side, sides[j]))
            for j in keep
        ):
            keep.append(i)
    return sorted(keep)
