"""The reader: one picture in, one Reading out. A pure function of the picture; what it cannot be sure of it refuses.

Steps: find (vision.finding), straighten and read each face (vision.faces), gather a second opinion and all else that
is known (vision.evidence), judge the whole (vision.verdict).
"""

from __future__ import annotations

import time

import cv2
import numpy as np

from vision.belief import load_beliefs
from vision.evidence import Face, faces_from, gather
from vision.faces import FaceReader, refine
from vision.finding import Array, Finder, Image, Pyramid, side_of, suppress
from vision.reading import DiceSet, Reading
from vision.verdict import judge

# the finder looks at a picture whose longer side is at most this; dice in it should be 10 to 80 px
FINDER_SIDE_PX = 800
LARGE_PX = 62.0
LEAST_SCORE = 0.12
MOST_FACES = 24


class Reader:
    """Reads dice. Not for use by several threads at once; make one for each."""

    def __init__(self, threads: int = 1) -> None:
        cv2.setNumThreads(threads)
        self._finder = Finder()
        self._faces = FaceReader()
        self._beliefs = load_beliefs()

    def read(self, image_bgr: Image, dice_set: DiceSet) -> Reading:
        """Reads a picture (H, W, 3) uint8 BGR. Same picture, same answer (but for `ms`)."""
        began = time.perf_counter()
        pyramid = Pyramid(image_bgr)
        evidence = gather(self.faces(pyramid), pyramid, self._beliefs)
        height, width = image_bgr.shape[:2]
        verdict = judge(evidence, pyramid, dice_set)
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
        """Everything that may be an upper face, likely or not, straightened and read."""
        found = self.propose(pyramid)
        if not len(found):
            return []
        first = self._faces.look(pyramid, found)
        moved = refine(found, first)
        keep = suppress_by(moved, face_chance(first))
        moved = moved[keep]
        second = self._faces.look(pyramid, moved)
        return faces_from(moved, second)

    def propose(self, pyramid: Pyramid) -> Array:
        """Candidates of the finder, from one or two scales."""
        height, width = pyramid.level(0).shape[:2]
        level = 0
        while max(height, width) / 2**level > FINDER_SIDE_PX:
            level += 1
        if level == 0 and min(height, width) >= 32:
            level = 1 if max(height, width) > 400 else 0
        found = self._finder.candidates(pyramid, level, LEAST_SCORE)
        side = side_of(found) / 2**level
        strong = found[:, 6] > 0.4
        if not strong.any() or float(np.median(side[strong])) > LARGE_PX:
            coarse = self._finder.candidates(pyramid, level + 1, LEAST_SCORE)
            coarse = coarse[side_of(coarse) / 2 ** (level + 1) > 14]
            both = np.concatenate([found, coarse])
            found = suppress(both[np.argsort(-both[:, 6], kind="stable")])
        return found[:MOST_FACES]


def face_chance(answers: Array) -> Array:
    """How surely each answer is some upper face (0..1)."""
    logits = answers[:, 10:17]
    shifted = np.exp(logits - logits.max(1, keepdims=True))
    return np.asarray(1 - shifted[:, 0] / shifted.sum(1), np.float32)


def suppress_by(candidates: Array, chance: Array) -> list[int]:
    """Indices left after dropping near-doubles, the surest kept; refining pulls strays onto the true face."""
    order = np.argsort(-chance, kind="stable")
    side = side_of(candidates)
    keep: list[int] = []
    for i in order:
        gaps = [float(np.hypot(*(candidates[i, :2] - candidates[j, :2]))) for j in keep]
        if all(
            g > 0.5 * max(side[i], side[j]) or g > 0.75 * min(side[i], side[j]) for g, j in zip(gaps, keep, strict=True)
        ):
            keep.append(int(i))
    return sorted(keep)
