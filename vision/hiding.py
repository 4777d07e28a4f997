"""Dice that are not seen any more because their place is not: behind half a black picture, a thumb, a lamp's glare.

Tells a lost view from dice that went. Knows neither hands nor the empty tray: it goes by the picture in which they lay.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace

import cv2
import numpy as np
from numpy.typing import NDArray

from vision.background import FOREIGN_STEP, shows_nothing
from vision.lying import Area, boxes, kept
from vision.motion import MOST_GAIN, MOST_STEP, STEP_SHARE, Grey, Mask
from vision.reading import Reading

#: What surrounds a die is looked at so many times as far out as the box it lies in.
SURROUNDINGS = 1.9
#: The place is lost where so much of that changed; what a die leaves of its own shadow when it goes is less.
LOST_SHARE = 0.25
#: What is lost is lost in one piece as large as so many dice: those that slid there unseen, with shadows, are less.
LOST_DICE = 8.0
#: A window in which a picture is one grey and was not: no sensor gives that, half a frame filled up does.
DEAD_CELLS = 5


def hidden(lie: Reading, seen: Reading, was: Grey, now: Grey, step: float) -> bool:
    """Whether dice of `lie` are missing in `seen`, and of all of these the place is lost to view.

    `was`, `now`: small grey pictures of the two readings; `step`: grey levels that count as a change at this noise. A
    picture that shows nothing whatever hides nothing: that is how bare cloth looks.
    """
    staying = {id(die) for die in kept(lie, seen)}
    if len(staying) == len(lie.dice) or was.shape != now.shape or shows_nothing(now):
        return False
    stay, gone = ([die for die in lie.dice if (id(die) in staying) is here] for here in (True, False))
    lost = _lost(lie, boxes(replace(lie, dice=tuple(stay))), boxes(seen), was, now, step)
    return all(lost(area) for area in boxes(replace(lie, dice=tuple(gone))))


def any_hidden(lie: Reading, was: Grey, now: Grey, step: float) -> bool:
    """Whether of any die of `lie` the place is lost to view, before anybody has read what is seen."""
    if was.shape != now.shape or shows_nothing(now):
        return False
    lost = _lost(lie, [], [], was, now, step)
    return any(lost(area) for area in boxes(lie))


def _lost(
    lie: Reading, stay: list[Area], seen: list[Area], was: Grey, now: Grey, step: float
) -> Callable[[Area], bool]:
    """The test whether the place of a die is lost to view. `stay`: where dice lie as they lay; `seen`: where any do."""
    dice = _mask([*boxes(lie), *seen], was.shape)
    changed = _changed(was, now, _gain(was, now, _mask(stay, was.shape), dice), step) | _dead(was, now)
    scale = was.shape[1] / lie.width
    least = LOST_DICE * max((die.size_px * scale) ** 2 for die in lie.dice)
    _, labels, stats, _ = cv2.connectedComponentsWithStats(changed, connectivity=8)
    large = np.flatnonzero(stats[1:, cv2.CC_STAT_AREA] >= least) + 1
    lost = np.isin(labels, large)

    def at(area: Area) -> bool:
        around = (_mask([_grown(area)], was.shape) & ~dice & 1) > 0
        return bool(around.any()) and float(lost[around].mean()) >= LOST_SHARE

    return at


def _gain(was: Grey, now: Grey, kept_dice: Mask, dice: Mask) -> float:
    """By how much the light fell: at the dice that lie as they lay; else at large, unless that is no lamp's doing."""
    where = kept_dice > 0 if kept_dice.any() else dice == 0
    ratios = (was[where] + 8.0) / (now[where] + 8.0)
    gain = float(np.partition(ratios, ratios.size // 2)[ratios.size // 2]) if ratios.size else 1.0
    return gain if 1 / MOST_GAIN < gain < MOST_GAIN else 1.0


def _changed(was: Grey, now: Grey, gain: float, step: float) -> Mask:
    lit = (now + 8.0) * np.float32(gain) - 8.0
    limit = np.maximum(was, lit) * STEP_SHARE + min(step, MOST_STEP) + FOREIGN_STEP
    return np.asarray(cv2.absdiff(was, lit) > limit, np.uint8)


def _dead(was: Grey, now: Grey) -> Mask:
    window = np.ones((DEAD_CELLS, DEAD_CELLS), np.uint8)
    one_grey = [cv2.morphologyEx(grey, cv2.MORPH_DILATE, window) == cv2.erode(grey, window) for grey in (was, now)]
    dead = (one_grey[1] & ~one_grey[0]).astype(np.uint8)
    return np.asarray(cv2.dilate(dead, window), np.uint8)


def _grown(area: Area) -> Area:
    left, top, width, height = area
    more = (SURROUNDINGS - 1.0) / 2
    return left - more * width, top - more * height, SURROUNDINGS * width, SURROUNDINGS * height


def _mask(areas: list[Area], shape: tuple[int, ...]) -> Mask:
    """1 in the cells of these parts of the picture."""
    rows, columns = shape[:2]
    mask: NDArray[np.uint8] = np.zeros((rows, columns), np.uint8)
    for left, top, width, height in areas:
        mask[
            max(0, int(top * rows)) : max(0, int(np.ceil((top + height) * rows))),
            max(0, int(left * columns)) : max(0, int(np.ceil((left + width) * columns))),
        ] = 1
    return mask
