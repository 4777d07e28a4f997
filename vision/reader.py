"""The reader: one picture in, one Reading out. A pure function of the picture; what it cannot be sure of it refuses.

Steps: find (vision.finding), straighten and read each face (vision.faces), gather a second opinion and all else that
is known (vision.evidence), judge the whole (vision.verdict).
"""

from __future__ import annotations

import math
import time
from pathlib import Path
from statistics import median

import cv2
import numpy as np

from vision.belief import load_beliefs
from vision.evidence import Evidence, Face, gather, seen_by
from vision.faces import CLOSE_CROP, CLOSE_MARGIN, FaceReader, from_corners
from vision.finding import CANDIDATE, WEIGHTS, Array, Finder, Image, Pyramid, Region, side_of, suppress
from vision.reading import DiceSet, DieReading, Reading
from vision.rim import beyond_rim
from vision.sides import missing_tops
from vision.straightening import MOST_FACES, FaceReaders, Straightener
from vision.verdict import Verdict, judge, wants_closest_look

# the finder looks at the level whose longer side is at most this, and at the next finer one where that does not do
COARSE_SIDE_PX = 400
RELIABLE_PX = 9.0
# … where dice lie close together, or were taken out: one more beside another is easily taken for one die with it
RELIABLE_CLOSE_PX = 12.0
# closer than this, in sides, is close
CLOSE = 1.35
STRONG_SCORE, SURE_SCORE = 0.15, 0.3
# room around the dice, in sides, where the next finer level is looked at
ROOM = 3.0
# dice up to this size are looked at once more on the finest level, and all around them: one that a coarse look missed
# may lie anywhere; but not where that part of the picture is as large as this
SMALL_PX = 46.0
CLOSER_ROOM = 6.0
MOST_REGION_PX = 1_300_000
CLOSER_IS_NO_HELP = ("removed-die", "extra-die", "no-dice", "dark", "moving")
# doubts of single dice: up to so many are looked at by themselves, with this much around each (in sides)
OF_ONE_DIE = ("cocked", "covered", "glare", "pips-unsure")
FEW, ROOM_AT = 3, 2.0
MAY_LIE_APART = ("missing-die", "colour-unsure", "cut-off")
# likelier dice than this tell where the tray's floor is, and may lie beyond its rim
RIM_CHANCE = 0.2
LEAST_SCORE = 0.12
# where the number of dice is unknown, what the finder is this sure of and the nets deny is looked at once more
STRAY_LOOK = 0.3
# of a candidate that the finder has not seen
TOP_SCORE = 0.3
KEPT_BYTES = 24 << 20
# of a known set so many candidates are read for each of its dice, on a littered table the strongest
MOST_A_DIE = 6


class Reader:
    """Reads dice. Not for use by several threads at once; make one for each."""

    def __init__(self, threads: int = 1, weights: Path = WEIGHTS) -> None:
        cv2.setNumThreads(threads)
        _keep_memory()
        self._finder = Finder(weights / "finder.onnx")
        self._faces = FaceReaders(
            glance=FaceReader(weights / "glance.onnx"),
            large=FaceReader(weights / "crop.onnx"),
            close=FaceReader(weights / "close.onnx", CLOSE_CROP, CLOSE_MARGIN),
        )
        self._beliefs = load_beliefs(weights / "belief.json")

    def read(self, image_bgr: Image, dice_set: DiceSet) -> Reading:
        """Reads a picture (H, W, 3) uint8 BGR. Same picture, same answer (but for `ms`).

        A known set is looked for on the small picture first: if it is all there beyond doubt, that is the answer.
        """
        began = time.perf_counter()
        verdict = self._verdict(Pyramid(image_bgr), dice_set)
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

    def faces(self, pyramid: Pyramid, closest: bool = False) -> list[Face]:
        """Everything that may be an upper face, likely or not, straightened and read (both scales).

        `closest`: each looked at as well as can be.
        """
        coarse = _coarse_level(pyramid)
        found = self._finder.candidates(pyramid, coarse, LEAST_SCORE)
        return Straightener(self._faces, pyramid).faces(self._add_finer(pyramid, found, coarse), closest=closest)

    def _verdict(self, pyramid: Pyramid, dice_set: DiceSet) -> Verdict:
        expected = dice_set.expected()
        most = MOST_FACES if expected is None else MOST_A_DIE * max(1, len(expected))
        straightener = Straightener(self._faces, pyramid, most)
        strays = STRAY_LOOK if expected is None else None

        def evidence_on(faces: list[Face], found: Array) -> list[Evidence]:
            evidence = gather(faces, pyramid, self._beliefs, straightener.opinions)
            tops = _tops(evidence, pyramid)
            if len(tops):
                found = np.concatenate([tops, found])
                faces = straightener.faces(found, strays=strays)
                evidence = gather(faces, pyramid, self._beliefs, straightener.opinions)
            if expected is not None and wants_closest_look(evidence):
                faces = straightener.faces(found, closest=True)
                evidence = gather(faces, pyramid, self._beliefs, straightener.opinions)
            return _within_rim(evidence, pyramid)

        def judged(found: Array) -> Verdict:
            return judge(evidence_on(straightener.faces(found, strays=strays), found), pyramid, dice_set)

        coarse = _coarse_level(pyramid)
        found = self._finder.candidates(pyramid, coarse, LEAST_SCORE)
        reliable_px = RELIABLE_CLOSE_PX if dice_set.without or _any_close(found) else RELIABLE_PX
        if expected is not None and _worth_a_look(found, len(expected), reliable_px * 2**coarse):
            # with fewer dice than the set has, a coarse look settles nothing
            faces = straightener.faces(found, fewest=len(expected))
            if faces:
                evidence = evidence_on(faces, found)
                verdict = judge(evidence, pyramid, dice_set, strict=True)
                if verdict.settled:
                    return verdict
                if verdict.complete:
                    return judge(evidence, pyramid, dice_set)
        first = found
        found = self._add_finer(pyramid, first, coarse, expected)
        verdict = judged(found)
        if verdict.reason in MAY_LIE_APART and expected is not None and len(first) >= len(expected):
            # a die may lie apart from all that the coarse look showed
            found = self._add_finer(pyramid, first, coarse)
            verdict = judged(found)
        # from low down a finer look may show an upper face of which but a side was seen, for a stranger the true die
        called = verdict.reason is None
        if (called and verdict.settled and not verdict.low) or verdict.reason in CLOSER_IS_NO_HELP or coarse < 2:
            return verdict
        if called and not verdict.settled:
            both = halves(pyramid.level(0).shape, ROOM * float(np.median(side_of(found))))
            return judged(self._add_finest(pyramid, found, coarse - 2, both))
        region = region_of(found, pyramid.level(0).shape)
        if region is None:
            return verdict
        doubted = _doubted(verdict, expected)
        regions = windows(doubted, pyramid.level(0).shape, coarse - 2) if doubted else [region]
        return judged(self._add_finest(pyramid, found, coarse - 2, regions))

    def _add_finest(self, pyramid: Pyramid, found: Array, level: int, regions: list[Region]) -> Array:
        """With what a still finer level shows in these regions."""
        finest = [self._finder.candidates(pyramid, level, LEAST_SCORE, region) for region in regions]
        both = np.concatenate([*finest, found])
        return suppress(both[np.argsort(-both[:, 6], kind="stable")])

    def _add_finer(self, pyramid: Pyramid, found: Array, coarse: int, expected: tuple[str, ...] | None = None) -> Array:
        """The candidates of this level and the next finer one: each shows some that the other does not.

        Where the coarse level shows as many as `expected`, the finer one is looked at only around them.
        """
        if coarse == 0:
            return found
        region = None
        if expected is not None and len(found) >= len(expected):
            x0, y0, x1, y1 = around(found, pyramid.level(0).shape, ROOM * float(np.median(side_of(found))))
            # on the whole picture's own grid: so much the same maps come out
            grid = 16 << (coarse - 1)
            region = (x0 // grid * grid, y0 // grid * grid, x1, y1)
        finer = self._finder.candidates(pyramid, coarse - 1, LEAST_SCORE, region)
        # which of two that lie on each other is the better is for the crop nets to say
        both = np.concatenate([finer, found])
        return both[np.argsort(-both[:, 6], kind="stable")]


def _doubted(verdict: Verdict, expected: tuple[str, ...] | None) -> list[DieReading]:
    """The dice on which alone a roll of a known set hangs, all of it being there; none where it hangs on more."""
    if expected is None or len(verdict.dice) != len(expected) or verdict.reason not in OF_ONE_DIE or not verdict.about:
        return []
    dice = [die for die in verdict.dice if die.doubt in OF_ONE_DIE]
    return dice if len(dice) <= FEW else []


def _within_rim(evidence: list[Evidence], pyramid: Pyramid) -> list[Evidence]:
    """Without the dice that lie beyond the rim of the tray, where one is seen."""
    likely = [item for item in evidence if item.die > RIM_CHANCE]
    if not likely:
        return evidence
    beyond = beyond_rim(pyramid, np.stack([item.face.corners for item in likely]))
    out = {id(item) for item, is_out in zip(likely, beyond, strict=True) if is_out}
    return [item for item in evidence if id(item) not in out]


def _tops(evidence: list[Evidence], pyramid: Pyramid) -> Array:
    """Candidates (N, 8) where the upper faces of dice must lie of which but a side was found."""
    if not evidence:
        return np.zeros((0, CANDIDATE), np.float32)
    quads = missing_tops(seen_by(evidence, pyramid))
    if not quads:
        return np.zeros((0, CANDIDATE), np.float32)
    ones = np.ones(len(quads), np.float32)
    return from_corners(np.stack(quads).astype(np.float32), TOP_SCORE * ones, ones)


def _keep_memory() -> None:
    """Makes glibc keep freed memory of a picture's size instead of giving it back and fetching it anew each time.

    It does so once a block of this size was freed. Elsewhere it does nothing. A fifth of the time of a picture.
    """
    np.empty(KEPT_BYTES, np.uint8)


def _coarse_level(pyramid: Pyramid) -> int:
    longer = max(pyramid.level(0).shape[:2])
    level = 0
    while longer / 2**level > COARSE_SIDE_PX:
        level += 1
    return level


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
    x0, y0, x1, y1 = around(alike, shape, CLOSER_ROOM * usual)
    return (x0, y0, x1, y1) if (x1 - x0) * (y1 - y0) < MOST_REGION_PX else None


def halves(shape: tuple[int, ...], overlap: float) -> list[Region]:
    """A picture of this shape in two parts, each `overlap` past the middle: as one its maps would take much memory."""
    height, width = float(shape[0]), float(shape[1])
    longer = max(height, width)
    ends = min(longer, longer / 2 + overlap), max(0.0, longer / 2 - overlap)
    if width < height:
        return [(0.0, 0.0, width, ends[0]), (0.0, ends[1], width, height)]
    return [(0.0, 0.0, ends[0], height), (ends[1], 0.0, width, height)]


def around(found: Array, shape: tuple[int, ...], room: float) -> Region:
    """The part of a picture of this shape in which all of `found` lie, with so much room (pixels) around."""
    (x0, y0), (x1, y1) = found[:, :2].min(0).tolist(), found[:, :2].max(0).tolist()
    return max(0.0, x0 - room), max(0.0, y0 - room), min(float(shape[1]), x1 + room), min(float(shape[0]), y1 + room)


def windows(dice: list[DieReading], shape: tuple[int, ...], level: int) -> list[Region]:
    """A square around each of these dice, all as large (the net is prepared anew for each size), inside a picture of
    this shape where that is large enough.
    """
    grid = 16 << level
    side = math.ceil(2 * ROOM_AT * max(die.size_px for die in dice) / grid) * grid
    out = []
    for die in dice:
        x = min(max(0.0, die.x - side / 2), max(0.0, shape[1] - side))
        y = min(max(0.0, die.y - side / 2), max(0.0, shape[0] - side))
        out.append((x, y, x + side, y + side))
    return out


def _any_close(found: Array) -> bool:
    """Do any two of the sure candidates lie close together?"""
    sure = found[found[:, 6] > SURE_SCORE]
    gaps = np.hypot(sure[:, None, 0] - sure[None, :, 0], sure[:, None, 1] - sure[None, :, 1])
    return bool(np.count_nonzero(gaps < CLOSE * side_of(sure)) > len(sure))


def _worth_a_look(found: Array, expected: int, reliable_px: float) -> bool:
    """May these suffice: as many strong candidates as the set has dice, of a size at which they can be relied on?"""
    strong = found[found[:, 6] > STRONG_SCORE]
    return len(strong) >= expected and median(side_of(strong).tolist()) > reliable_px
