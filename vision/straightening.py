"""From candidates to read faces: cut, glanced at, moved onto the face seen, near-doubles dropped, read closely.

The glance, at every candidate, is by a small net; what it leaves in doubt is for a larger one, once; and what that
leaves in doubt is looked at in the mirror as well, and by the largest, on a wider and finer crop.
What was read once in a picture is not read again: a later, closer look at the picture brings mostly the same faces.
"""

from __future__ import annotations

import math
from dataclasses import dataclass

import numpy as np
from numpy.typing import NDArray

from vision.evidence import STRAY_SCORE, Face, faces_from
from vision.faces import ANSWERS, COCKED, FACE, MOVING, OFFSETS, FaceReader, probabilities, refine, sigmoid, upright
from vision.finding import CANDIDATE, Array, Pyramid, side_of
from vision.pips import PipOpinion

HOPELESS = 0.03
MAY_BE = 0.2
# what is less likely than this after a glance, or a closer look, is not worth another
UNLIKELY, STILL_UNLIKELY = 0.08, 0.3
# what is less likely may be no face
SURELY_A_FACE = 0.9
# corner corrections (in face sides) up to which a look is good enough …
GOOD_OFFSET = 0.15
# … if it leaves little doubt about the value and none of the flags is up (log odds against)
PLAIN_VALUE = 0.95
PLAIN_FLAG = 0.8
# less sure than this of a value, the largest net is asked too
DOUBTFUL_VALUE = 0.9
MOST_FACES = 40
# how a candidate was looked at
GLANCED, READ, SEEN_CLOSE = range(3)
# weight of the closest look against the one before it
CLOSE_WEIGHT = 0.5
# a candidate this near (in sides) to what was read, and of a side as like as this, is the same
SAME_PLACE = 0.1
SAME_SIDE = 1.15
# what was read this plainly is not read again
PLAIN_OFFSET = 0.06
PLAINLY_NONE = 0.97


@dataclass(frozen=True)
class FaceReaders:
    """`glance` reads every candidate, `large` what that leaves in doubt, `close` what that one still does."""

    glance: FaceReader
    large: FaceReader
    close: FaceReader


class Straightener:
    """Straightens and reads the faces of one picture, and remembers them."""

    def __init__(self, readers: FaceReaders, pyramid: Pyramid, most: int = MOST_FACES) -> None:
        """`most`: so many candidates are read, the strongest, of each look at the picture."""
        self._most = most
        self._readers = readers
        self._pyramid = pyramid
        # what was cut out, what the net said of it, where that puts the face, and how it was looked at
        self._cut = np.zeros((0, CANDIDATE), np.float32)
        self._answers = np.zeros((0, ANSWERS), np.float32)
        self._moved = self._cut
        self._looks = np.zeros(0, np.int8)
        # where in these a candidate is that was given before, whatever came of it
        self._given: dict[bytes, int] = {}
        #: what the pip lattice said of faces, by their corners
        self.opinions: dict[bytes, PipOpinion] = {}

    def faces(self, found: Array, fewest: int = 0, closest: bool = False, strays: float | None = None) -> list[Face]:
        """The faces (unlikely ones too) at the candidates `found`, strongest first.

        `closest`: each looked at as well as can be; `strays`: so are those that the finder is this sure of, and the
        nets are not.
        None at all where the first look at each shows fewer than `fewest` that may well be faces.
        """
        found = found[: self._most]
        if not len(found):
            return []
        at = self._places_of(found)
        keep = self._best_of(at)
        if strays is not None and self._settle_rivals(at, keep):
            keep = self._best_of(at)
        chance = face_chance(self._answers[at])
        keep = [i for i in keep if chance[i] > HOPELESS or found[i, 6] > STRAY_SCORE]
        at, found, chance = at[keep], found[keep], chance[keep]
        if np.count_nonzero(chance > MAY_BE) < fewest:
            return []
        self._look_closely(at[chance > (STILL_UNLIKELY if closest else UNLIKELY)], closest)
        if strays is not None:
            doubted = face_chance(self._answers[at]) < SURELY_A_FACE
            self._look_closely(at[(found[:, 6] > strays) & doubted], closest=True)
        cut = self._cut[at]
        cut[:, 6:] = found[:, 6:]
        return faces_from(cut, self._answers[at])

    def _best_of(self, at: NDArray[np.intp]) -> list[int]:
        """Which of these are left where near-doubles are dropped."""
        answers = self._answers[at]
        # of two cuts of a die that which looks less blurred: what moves is blurred in any
        return suppress_by(self._moved[at], face_chance(answers) * (1 - 0.5 * sigmoid(answers[:, MOVING])))

    def _settle_rivals(self, at: NDArray[np.intp], keep: list[int]) -> bool:
        """Looks as well as can be at the doubtful ones of `keep` and at those that they left out; were there any?

        Which of two that overlap is the better face, a glance cannot say where it is sure of neither.
        """
        moved, chance = self._moved[at], face_chance(self._answers[at])
        doubtful = [i for i in keep if MAY_BE < chance[i] < SURELY_A_FACE]
        lost = np.setdiff1d(np.flatnonzero(chance > MAY_BE), keep)
        gaps = np.linalg.norm(moved[lost, None, :2] - moved[None, doubtful, :2], axis=2)
        near = lost[(gaps < side_of(moved[doubtful])).any(1)]
        if len(near):
            self._look_closely(at[[*doubtful, *near.tolist()]], closest=True)
        return len(near) > 0

    def _places_of(self, found: Array) -> NDArray[np.intp]:
        """Where in the memory each candidate is; those not known are read first."""
        known = self._known(found)
        keys = [place.tobytes() for place in found[:, :6]]
        known = [self._given.get(key, j) for key, j in zip(keys, known, strict=True)]
        fresh = [i for i, j in enumerate(known) if j < 0]
        if fresh:
            cut = upright(found[fresh])
            answers = self._readers.glance.look(self._pyramid, cut)
            at = len(self._cut)
            for i in fresh:
                known[i], at = at, at + 1
                self._given[keys[i]] = known[i]
            self._cut = np.concatenate([self._cut, cut])
            self._answers = np.concatenate([self._answers, answers])
            self._moved = np.concatenate([self._moved, refine(cut, answers)])
            self._looks = np.concatenate([self._looks, np.full(len(fresh), GLANCED, np.int8)])
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

    def _look_closely(self, at: NDArray[np.intp], closest: bool) -> None:
        """A closer look, once, at what a glance was off the mark of or left open; `closest`: at all, by all nets."""
        again = at[self._looks[at] == GLANCED]
        if not closest:
            again = again[~is_plain(self._answers[again], PLAIN_VALUE)]
        if len(again):
            cut = upright(self._moved[again])
            self._remember(again, cut, self._readers.large.look(self._pyramid, cut), READ)
        close = at[self._looks[at] == READ]
        if len(close) and not closest:
            seen = self._answers[close]
            close = close[~is_plain(seen, DOUBTFUL_VALUE) & (face_chance(seen) > STILL_UNLIKELY)]
        if len(close):
            # moved onto the face once more: the nets are surest of what lies well in the middle
            cut = upright(self._moved[close])
            answers = self._readers.large.look_mirrored(self._pyramid, cut)
            seen = self._readers.close.look(self._pyramid, cut)
            self._remember(close, cut, answers + CLOSE_WEIGHT * (seen - answers), SEEN_CLOSE)

    def _remember(self, at: NDArray[np.intp], cut: Array, answers: Array, look: int) -> None:
        self._cut[at], self._answers[at], self._looks[at] = cut, answers, look
        self._moved[at] = refine(cut, answers)


def is_plain(answers: Array, value: float) -> NDArray[np.bool_]:
    """Does each answer leave little doubt: near, a face of a value as sure as `value` (or none), flags down?"""
    faces = probabilities(answers[:, FACE])
    near = np.abs(answers[:, OFFSETS]).max(1) < GOOD_OFFSET
    clear = answers[:, COCKED : MOVING + 1].max(1) < -PLAIN_FLAG
    return np.asarray((faces[:, 0] > PLAINLY_NONE) | (near & clear & (faces[:, 1:].max(1) > value)))


def face_chance(answers: Array) -> Array:
    """How surely each answer is some upper face (0..1)."""
    return np.asarray(1 - probabilities(answers[:, FACE])[:, 0], np.float32)


def suppress_by(candidates: Array, chance: Array) -> list[int]:
    """Indices left after dropping near-doubles, the surest kept; refining pulls strays onto the true face."""
    places, sides = candidates[:, :2].tolist(), side_of(candidates).tolist()
    kept: list[tuple[float, float, float]] = []
    keep: list[int] = []
    for i in np.argsort(-chance, kind="stable").tolist():
        (x, y), side = places[i], sides[i]
        for at_x, at_y, surer in kept:
            # most lie too far apart for more to be asked
            if abs(x - at_x) <= surer and math.hypot(x - at_x, y - at_y) <= min(
                0.5 * max(side, surer), 0.75 * min(side, surer)
            ):
                break
        else:
            kept.append((x, y, side))
            keep.append(i)
    return sorted(keep)
