"""From candidates to read faces: cut, read, moved onto the face the net saw, near-doubles dropped, read again if off.

What was read once in a picture is not read again: a later, closer look at the picture brings mostly the same faces.
"""

from __future__ import annotations

import math

import numpy as np
from numpy.typing import NDArray

from vision.evidence import STRAY_SCORE, Face, faces_from
from vision.faces import ANSWERS, FACE, OFFSETS, FaceReader, probabilities, refine
from vision.finding import CANDIDATE, Array, Pyramid, side_of
from vision.pips import PipOpinion

HOPELESS = 0.03
MAY_BE = 0.2
# corner corrections (in face sides) up to which one look is as good as two
GOOD_OFFSET = 0.08
# … and up to which it is where it left no doubt about the value
FAR_OFFSET = 0.2
PLAIN_VALUE = 0.97
MOST_FACES = 40
# a candidate this near (in sides) to what was read, and of a side as like as this, is the same
SAME_PLACE = 0.1
SAME_SIDE = 1.15
# what was read this plainly is not read again
PLAIN_OFFSET = 0.06
PLAINLY_NONE = 0.97


class Straightener:
    """Straightens and reads the faces of one picture, and remembers them."""

    def __init__(self, reader: FaceReader, pyramid: Pyramid, most: int = MOST_FACES) -> None:
        """`most`: so many candidates are read, the strongest, of each look."""
        self._most = most
        self._reader = reader
        self._pyramid = pyramid
        # what was cut out, what the net said of it, where that puts the face, and whether to leave it at that
        self._cut = np.zeros((0, CANDIDATE), np.float32)
        self._answers = np.zeros((0, ANSWERS), np.float32)
        self._moved = self._cut
        self._done = np.zeros(0, bool)
        #: what the pip lattice said of faces, by their corners
        self.opinions: dict[bytes, PipOpinion] = {}

    def faces(self, found: Array, fewest: int = 0) -> list[Face]:
        """The faces (unlikely ones too) at the candidates `found`, strongest first.

        None at all where the first look at each shows fewer than `fewest` that may well be faces.
        """
        found = found[: self._most]
        if not len(found):
            return []
        at = self._places_of(found)
        scores, moved, chance = found[:, 6], self._moved[at], face_chance(self._answers[at])
        keep = [i for i in suppress_by(moved, chance) if chance[i] > HOPELESS or scores[i] > STRAY_SCORE]
        at, found, chance = at[keep], found[keep], chance[keep]
        if np.count_nonzero(chance > MAY_BE) < fewest:
            return []
        self._look_again(at[chance > HOPELESS])
        cut = self._cut[at]
        cut[:, 6:] = found[:, 6:]
        return faces_from(cut, self._answers[at])

    def _places_of(self, found: Array) -> NDArray[np.intp]:
        """Where in the memory each candidate is; those not known are read first."""
        known = self._known(found)
        fresh = [i for i, j in enumerate(known) if j < 0]
        if fresh:
            cut = found[fresh]
            answers = self._reader.look(self._pyramid, cut)
            at = len(self._cut)
            for i in fresh:
                known[i], at = at, at + 1
            self._cut = np.concatenate([self._cut, cut])
            self._answers = np.concatenate([self._answers, answers])
            self._moved = np.concatenate([self._moved, refine(cut, answers)])
            self._done = np.concatenate([self._done, np.zeros(len(fresh), bool)])
        return np.array(known)

    def _known(self, found: Array) -> list[int]:
        """For each candidate the nearest in memory that is the same, as cut or as moved; -1 where there is none."""
        if not len(self._cut):
            return [-1] * len(found)
        count = len(self._cut)
        memory = np.concatenate([self._moved, self._cut])
        sides, others = side_of(found), side_of(memory)
        gaps = np.hypot(found[:, None, 0] - memory[None, :, 0], found[:, None, 1] - memory[None, :, 1]) / others
        ratio = sides[:, None] / others
        gaps[(ratio > SAME_SIDE) | (ratio < 1 / SAME_SIDE)] = np.inf
        gaps[:, ~np.tile(self._plain(), 2)] = np.inf
        nearest = gaps.argmin(1)
        same = gaps[np.arange(len(found)), nearest] < SAME_PLACE
        return [int(j) % count if near else -1 for j, near in zip(nearest, same, strict=True)]

    def _plain(self) -> NDArray[np.bool_]:
        """What in the memory was read so plainly that it need not be read again."""
        off = np.abs(self._answers[:, OFFSETS]).max(1)
        values = probabilities(self._answers[:, FACE])
        return np.asarray((values[:, 0] > PLAINLY_NONE) | ((off < PLAIN_OFFSET) & (values.max(1) > PLAIN_VALUE)))

    def _look_again(self, at: NDArray[np.intp]) -> None:
        """A second look at what the first was off the mark of."""
        answers = self._answers[at]
        off = np.abs(answers[:, OFFSETS]).max(1)
        values = probabilities(answers[:, FACE]).max(1)
        again = at[((off > FAR_OFFSET) | ((off > GOOD_OFFSET) & (values < PLAIN_VALUE))) & ~self._done[at]]
        if len(again):
            self._cut[again] = self._moved[again]
            self._answers[again] = self._reader.look(self._pyramid, self._cut[again])
            self._moved[again] = refine(self._cut[again], self._answers[again])
            self._done[again] = True


def face_chance(answers: Array) -> Array:
    """How surely each answer is some upper face (0..1)."""
    return np.asarray(1 - probabilities(answers[:, FACE])[:, 0], np.float32)


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
