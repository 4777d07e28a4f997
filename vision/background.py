"""The empty tray as last seen: what does not belong to it is dice, hands or another tray. Finds no dice itself."""

from __future__ import annotations

from collections.abc import Sequence

import cv2
import numpy as np
from numpy.typing import NDArray

from vision.lying import BOX_SIDES, Area
from vision.motion import Grey, Mask, changed_cells, evened, reaching_in
from vision.sources.base import Image

#: Grey levels more than the noise that make a foreign thing; a soft shadow is less.
FOREIGN_STEP = 14.0
#: The same for single colours, and a share of their brightness.
COLOUR_STEP, COLOUR_SHARE = 10.0, 0.08
#: An arm as bright as the tray is told by a colour so far off; coloured shadows are less.
ARM_COLOUR_STEP = 22.0
#: An arm is at least this share of the picture, and comes in over at most this share of its edge.
ARM_SHARE, ARM_EDGE_SHARE = 0.006, 0.15
#: What is neither tray nor die is a hand from so many dice on; the shadow of a die is less.
HAND_DICE = 3.0
#: … unless most of it is the tray in a shadow: darker by such a factor, in all colours alike to within a share of it.
SHADOW, SHADOW_TINT, MOSTLY = (0.4, 0.97), 0.15, 0.6
#: … or what lay there is gone: across its outline the picture differs by less than such a share of what it did. Hands:
#: 1.8 and more (156 of the simulated trays), dice and hands that were remembered as part of the tray: mostly 0 to 0.6.
GONE, OUTLINE_CELLS = 0.6, 7
#: So many cells across are forgotten about each cell of what is gone: soft shadows, edges found a little beside it.
GONE_CELLS = 9
#: A tray has some unevenness of light at least, as a share of its brightness.
LEAST_SPREAD = 0.012
#: What differs in more than this share of the picture, or all along its edge, is another scene or another light.
SCENE_SHARE, SCENE_EDGE_SHARE = 0.5, 0.4
#: A place of a die is clear again when less than this share of it is foreign.
CLEAR_SHARE = 0.12
#: Likeness to the empty tray below which it is not where it was, above which it surely is.
UNLIKE, ALIKE = 0.65, 0.75
#: With a hand in the picture: moved cameras were at 0.13 to 0.19, a hand where that of the first picture lay at 0.38.
PLAINLY_UNLIKE = 0.3
#: The strongest edges of so large a share of the picture are looked for again, if they are at least this strong.
EDGE_SHARE, LEAST_EDGE = 0.08, 2.0
#: A picture with fewer strong edges has nothing to recognise a place by.
LEAST_STRUCTURE = 0.01
#: Edges within so many cells of what is burnt out are not looked for; with less than such a share left none is missed.
BURNT_CELLS, LEAST_SEEN = 7, 0.3
#: Nor in light that is so many times stronger or weaker: in the dark edges drown in noise.
OTHER_LIGHT = 2.5
#: An edge of so large a part of its former strength is the same edge.
AS_STRONG = 0.75
#: What shows nothing in so large a share of the picture, and in no more, is no part of a tray: half of a frame that
#: never came, something before the lens. It is so dark, or of one grey, and varies so little within so many cells. As
#: its own border is a strong edge, so many cells across are not seen about each cell of it.
BLANK_SHARE, BLANK_MOST, BLANK_GREY, BLANK_CELLS, BLANK_RANGE, BLANK_WIDE = 0.25, 0.9, 14.0, 5, 4.0, 21
#: It is a band across the picture, so full of such cells.
BLANK_FULL = 0.9
#: A cell this bright in one picture and bright in the other is burnt out: what it would be in another light is unknown.
BURNT, BRIGHT = 235.0, 140.0


class EmptyTray:
    """Learned from still pictures in which no die was found; forgotten when it stops fitting."""

    def __init__(self) -> None:
        self._picture: Grey | None = None
        self._edges: Grey | None = None
        #: Where there are no edges to go by, as the picture they were taken from showed nothing of the tray there.
        self._unseen: Mask | None = None
        self._edges_lit = 0.0
        self._colours: Image | None = None
        #: Where the remembered picture held something that is gone: what the tray looks like there is not known.
        self._unknown: Mask | None = None
        self._proven = False

    @property
    def known(self) -> bool:
        return self._picture is not None

    def learn(
        self, grey: Grey, colours: Image, place: bool = True, plain: bool = False, after_dice: bool = False
    ) -> None:
        """Remember this picture, unless it shows nothing whatever: a lens cap, a sheet, the simulator's bare cloth.

        `colours`: the same picture, small and in colour. `place`: also remember it as where the tray is, for
        `likeness`. `plain`: remember it even so. `after_dice`: dice lay there since the last time and were collected; a
        picture remembered before may hold a hand that has not moved yet, see `uncover`.
        """
        self._proven = self.known and (self._proven or after_dice)
        self._unknown = None
        if shows_nothing(grey) and not plain:
            self._picture = self._edges = self._colours = None
            return
        self._picture, self._colours = grey.copy(), colours.copy()
        if place:
            self._edges, self._unseen, self._edges_lit = _edges(grey), None, _level(grey)
        blank = _blank(grey)
        if blank is not None:
            self._not_seen(blank)

    def forget(self) -> None:
        """What lies foreign cannot be told any more; where the tray was still can, by its edges."""
        self._picture = self._colours = None

    def forget_place(self) -> None:
        """Wherever the tray is now, it is in order: what `likeness` compares with is learned anew."""
        self._edges = self._unseen = None

    def foreign(self, grey: Grey, step: float) -> Mask | None:
        """1 where something lies that is not the empty tray; None where the tray is not known, or this is another."""
        if self._picture is None or self._picture.shape != grey.shape or shows_nothing(grey):
            return None
        picture = self._picture if self._unknown is None else _filled_up(self._picture, grey, self._unknown)
        mask = changed_cells(picture, evened(picture, grey), step, FOREIGN_STEP)
        burnt = (np.maximum(self._picture, grey) >= BURNT) & (np.minimum(self._picture, grey) >= BRIGHT)
        mask[burnt] = 0
        if self._unknown is not None:
            mask[self._unknown > 0] = 0
        edge = np.concatenate([mask[0], mask[-1], mask[:, 0], mask[:, -1]])
        return mask if float(mask.mean()) < SCENE_SHARE and float(edge.mean()) < SCENE_EDGE_SHARE else None

    def foreign_colours(self, colours: Image, step: float = COLOUR_STEP) -> Mask | None:
        """As `foreign`, but sees a die as bright as the cloth by its colour, and shadows too.

        For questions about a place where a die is supposed to be, not for finding anything: what the tray looks like
        where something is gone from it is not known, so a die there is no cloth.
        """
        if self._colours is None or self._colours.shape != colours.shape:
            return None
        was, now = self._colours.astype(np.float32), colours.astype(np.float32)
        limit = cv2.max(was, now) * np.float32(COLOUR_SHARE) + np.float32(step)
        apart = cv2.absdiff(was + np.float32(8.0), _lit_as(was, now, self._unknown)) > limit
        foreign = np.asarray(apart[..., 0] | apart[..., 1] | apart[..., 2], dtype=np.uint8)
        return foreign if self._unknown is None else foreign | self._unknown

    @property
    def proven(self) -> bool:
        """Whether it was seen empty again after dice: what is remembered is tray, and no hand."""
        return self._proven

    def uncover(self, grey: Grey, colours: Image, step: float, dice: Sequence[Area] = ()) -> None:
        """Forgets the parts in which something lay when the tray was first seen that is gone now: a hand, dice.

        `dice`: where some lie now (their boxes), which says nothing of what was there. Not once the tray is proven:
        hands as dark as the rim they lie on look as if something were gone (one of 160).
        """
        foreign = None if self._proven else self.foreign(grey, step)
        if foreign is None:
            return
        tinted = self._tinted(colours)
        mask = foreign if tinted is None or tinted.shape != foreign.shape else foreign | tinted
        _clear(mask, dice)
        whole = _opened(np.asarray(cv2.morphologyEx(mask, cv2.MORPH_CLOSE, np.ones((5, 5), np.uint8)), np.uint8))
        _, labels, stats, _ = cv2.connectedComponentsWithStats(whole, connectivity=8)
        large = np.flatnonzero(stats[1:, cv2.CC_STAT_AREA] >= ARM_SHARE * mask.size) + 1
        gone = [patch for patch in large if self._gone((labels == patch).astype(np.uint8), colours)]
        if not gone:
            return
        wide = np.ones((GONE_CELLS, GONE_CELLS), np.uint8)
        self._not_seen(np.asarray(cv2.dilate(np.isin(labels, gone).astype(np.uint8), wide), np.uint8))

    def _not_seen(self, patches: Mask) -> None:
        """What the tray looks like there is not known, nor what edges it has."""
        self._unknown = patches if self._unknown is None else patches | self._unknown
        if self._edges is not None and self._edges.shape == patches.shape:
            self._edges[self._unknown > 0] = 0.0
            self._unseen = self._unknown

    def resting_arm(self, grey: Grey, colours: Image, step: float) -> Mask | None:
        """What reaches into a still picture from outside, by its brightness or by its colour alone; None: nothing."""
        foreign = self.foreign(grey, step)
        if foreign is None:
            return None
        arm = self.arm(foreign)
        if arm is not None:
            return arm
        tinted = self._tinted(colours)
        return None if tinted is None or tinted.shape != foreign.shape else self.arm(_opened(tinted))

    def beside(self, grey: Grey, colours: Image, step: float, dice: list[Area]) -> Mask | None:
        """What is neither tray nor one of `dice` (their boxes) and in one piece as large as a hand; None: nothing.

        For a hand that seems to reach nowhere, as it looks like the rim or the table where it comes in. What was taken
        for part of the empty tray and is gone is no hand.
        """
        foreign = self.foreign(grey, step)
        if foreign is None:
            return None
        tinted = self._tinted(colours)
        mask = foreign if tinted is None or tinted.shape != foreign.shape else foreign | tinted
        _clear(mask, dice)
        die_cells = max(width * height for _, _, width, height in dice) * mask.size / BOX_SIDES**2
        # A hand on a cloth of several colours, some like its own, is seen in pieces.
        whole = _opened(np.asarray(cv2.morphologyEx(mask, cv2.MORPH_CLOSE, np.ones((5, 5), np.uint8)), np.uint8))
        _, labels, stats, _ = cv2.connectedComponentsWithStats(whole, connectivity=8)
        large = np.flatnonzero(stats[1:, cv2.CC_STAT_AREA] >= HAND_DICE * die_cells) + 1
        shaded = self._shaded(colours) if len(large) else mask
        hands = [patch for patch in large if float(shaded[labels == patch].mean()) < MOSTLY]
        hands = [patch for patch in hands if not self._gone((labels == patch).astype(np.uint8), colours)]
        return np.isin(labels, hands).astype(np.uint8) if hands else None

    def _shaded(self, colours: Image) -> Mask:
        """1 where the picture is the remembered one in a shadow."""
        if self._colours is None or self._colours.shape != colours.shape:
            return np.zeros(colours.shape[:2], np.uint8)
        was = self._colours.astype(np.float32)
        ratios = _lit_as(was, colours.astype(np.float32), self._unknown) / (was + np.float32(8.0))
        least, most = ratios.min(axis=2), ratios.max(axis=2)
        alike = most - least < SHADOW_TINT * most
        return np.asarray(alike & (least > SHADOW[0]) & (most < SHADOW[1]), np.uint8)

    def _gone(self, patch: Mask, colours: Image) -> bool:
        """Whether the outline of the patch is one of something in the remembered picture rather than in this."""
        if self._colours is None or self._colours.shape[:2] != patch.shape or self._colours.shape != colours.shape:
            return False
        was = self._colours.astype(np.float32)
        now = _lit_as(was, colours.astype(np.float32), self._unknown)
        return _contrast(now, patch) < GONE * _contrast(was, patch)

    def _tinted(self, colours: Image) -> Mask | None:
        """What differs from the empty tray by so much colour as arms do; None where that tells nothing."""
        tinted = self.foreign_colours(colours, ARM_COLOUR_STEP)
        if tinted is not None and self._unknown is not None:
            tinted[self._unknown > 0] = 0
        if tinted is None or self._colours is None or float(tinted.mean()) >= SCENE_SHARE:
            return None
        # What is burnt out in one light has some colour in another.
        bright = (np.maximum(self._colours, colours) >= BURNT) & (np.minimum(self._colours, colours) >= BRIGHT)
        tinted[bright.any(axis=2)] = 0
        return tinted

    def arm(self, mask: Mask) -> Mask | None:
        """What of the foreign cells reaches in from outside the picture; None where nothing does."""
        return reaching_in(mask, int(ARM_SHARE * mask.size), ARM_EDGE_SHARE)

    def clear_at(self, mask: Mask, places: list[Area]) -> bool:
        """Whether at all `places` (left, top, width, height, in parts of the picture) the empty tray shows again."""
        rows, columns = mask.shape
        if self._unknown is not None:
            mask = mask | self._unknown
        for left, top, width, height in places:
            part = mask[
                max(0, int(top * rows)) : int(np.ceil((top + height) * rows)),
                max(0, int(left * columns)) : int(np.ceil((left + width) * columns)),
            ]
            if part.size and float(part.mean()) > CLEAR_SHARE:
                return False
        return bool(places)

    def likeness(self, grey: Grey) -> float | None:
        """Share of the empty tray's strong edges that are edges here too, 0 to 1; None where it has none to go by.

        An edge is there if it is about as strong as it was, or among the strongest: dice and hands only add edges,
        light changes all of them alike. Both hardly lower it, another place of the camera does.
        """
        if self._edges is None or self._edges.shape != grey.shape:
            return None
        if not 1 / OTHER_LIGHT < (_level(grey) + 1.0) / (self._edges_lit + 1.0) < OTHER_LIGHT:
            return None
        strong = self._edges >= max(LEAST_EDGE, float(np.quantile(self._edges[::2, ::2], 1.0 - EDGE_SHARE)))
        share = float(strong.mean())
        if share < LEAST_STRUCTURE:
            return None
        found = _edges(grey)
        if self._unseen is not None and self._unseen.shape == grey.shape:
            found[self._unseen > 0] = 0.0
        strongest = np.quantile(found[::2, ::2], max(0.0, 1.0 - 2.0 * share))
        seen = strong & (cv2.dilate(grey, np.ones((BURNT_CELLS, BURNT_CELLS), np.uint8)) < BURNT)
        if float(seen.mean()) < max(LEAST_STRUCTURE, LEAST_SEEN * share):
            return None
        return float((found[seen] >= np.minimum(strongest, AS_STRONG * self._edges[seen])).mean())


def _clear(mask: Mask, places: Sequence[Area]) -> None:
    """Sets the mask to 0 at these places, in place."""
    rows, columns = mask.shape
    for left, top, width, height in places:
        mask[
            max(0, int(top * rows)) : int(np.ceil((top + height) * rows)),
            max(0, int(left * columns)) : int(np.ceil((left + width) * columns)),
        ] = 0


def _filled_up(was: Grey, now: Grey, unknown: Mask) -> Grey:
    """`was` with what lies in the unknown parts now, in the light of the others: there it tells of no light."""
    known = unknown == 0
    ratios = ((was + 8.0) / (now + 8.0))[known]
    gain = np.partition(ratios, ratios.size // 2)[ratios.size // 2] if ratios.size else np.float32(1.0)
    return np.asarray(np.where(known, was, (now + 8.0) * gain - 8.0), np.float32)


def _lit_as(was: NDArray[np.float32], now: NDArray[np.float32], unknown: Mask | None) -> NDArray[np.float32]:
    """`now` in the light of `was`, each colour by itself, plus 8; judged by the parts of `was` that are known."""
    ratios = ((was[::3, ::3] + 8.0) / (now[::3, ::3] + 8.0)).reshape(-1, 3)
    if unknown is not None and not unknown.all():
        known = unknown[::3, ::3].ravel() == 0
        ratios = ratios[known] if known.any() else ratios
    gain = np.partition(ratios, len(ratios) // 2, axis=0)[len(ratios) // 2]
    return np.asarray((now + np.float32(8.0)) * gain, np.float32)


def _contrast(colours: NDArray[np.float32], patch: Mask) -> float:
    """By how much the colours on both sides of the patch's outline differ, on average; 0 where it has none."""
    window = (OUTLINE_CELLS, OUTLINE_CELLS)
    outline = cv2.morphologyEx(patch, cv2.MORPH_GRADIENT, np.ones((3, 3), np.uint8)) > 0
    sides = []
    for side in (patch.astype(np.float32), 1.0 - patch.astype(np.float32)):
        cells = cv2.boxFilter(side, -1, window, normalize=False)
        outline &= cells >= OUTLINE_CELLS
        sides.append(cv2.boxFilter(colours * side[..., None], -1, window, normalize=False) / (cells[..., None] + 1e-3))
    return float(np.abs(sides[0] - sides[1]).max(axis=2)[outline].mean()) if outline.any() else 0.0


def shows_nothing(grey: Grey) -> bool:
    """Whether a picture is one even grey: a lens cap, a sheet, the simulator's bare cloth."""
    mean, spread = cv2.meanStdDev(grey)
    return float(spread[0, 0]) < LEAST_SPREAD * (float(mean[0, 0]) + 4.0)


def _blank(grey: Grey) -> Mask | None:
    """1 in a large part of the picture that shows nothing, and about it; None: all of it shows something, or none."""
    window = np.ones((BLANK_CELLS, BLANK_CELLS), np.uint8)
    bright, dark = cv2.dilate(grey, window), cv2.erode(grey, window)
    apart = bright - dark
    mask = ((apart == 0) | ((bright < BLANK_GREY) & (apart < BLANK_RANGE))).astype(np.uint8)
    if float(mask.mean()) < BLANK_SHARE:
        return None
    _, labels, stats, _ = cv2.connectedComponentsWithStats(mask, connectivity=8)
    area, wide, high = (stats[1:, column] for column in (cv2.CC_STAT_AREA, cv2.CC_STAT_WIDTH, cv2.CC_STAT_HEIGHT))
    # the dark half of a black cloth has no straight border across the picture
    band = ((wide == mask.shape[1]) | (high == mask.shape[0])) & (area >= BLANK_FULL * wide * high)
    large = np.flatnonzero(band & (area >= BLANK_SHARE * mask.size)) + 1
    found = np.isin(labels, large).astype(np.uint8)
    if not 0.0 < float(found.mean()) < BLANK_MOST:
        return None
    return np.asarray(cv2.dilate(found, np.ones((BLANK_WIDE, BLANK_WIDE), np.uint8)), np.uint8)


def _level(grey: Grey) -> float:
    """How bright the brighter quarter is at least: of a black tray that is its rim or the table, which has edges."""
    cells = grey[::2, ::2].ravel()
    return float(np.partition(cells, 3 * cells.size // 4)[3 * cells.size // 4])


def _opened(mask: Mask) -> Mask:
    return np.asarray(cv2.morphologyEx(mask, cv2.MORPH_OPEN, np.ones((3, 3), np.uint8)), np.uint8)


def _edges(grey: Grey) -> Grey:
    """Strength of the coarse edges, capped so that a single bright reflex does not outweigh the tray's rim."""
    soft = cv2.GaussianBlur(grey, (0, 0), 1.5)
    across, down = cv2.Sobel(soft, cv2.CV_32F, 1, 0) / 8, cv2.Sobel(soft, cv2.CV_32F, 0, 1) / 8
    return np.asarray(np.minimum(cv2.GaussianBlur(cv2.magnitude(across, down), (0, 0), 1.5), 12.0), dtype=np.float32)
