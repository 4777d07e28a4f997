"""Finds the floor of the tray in a picture, for the set-up. Everything works without it.

Where the rim is cut off by the picture or hardly differs from the floor, nothing is found rather than something wrong.
"""

from __future__ import annotations

from dataclasses import dataclass

import cv2
import numpy as np
from numpy.typing import NDArray

from vision.lying import Area
from vision.motion import small_colour
from vision.sources.base import Image

#: The floor takes up at least, and at most, this share of the picture.
LEAST_SHARE, MOST_SHARE = 0.15, 0.93
#: How well a four-cornered shape must fit: floor over its hull, hull over the four corners' area.
LEAST_SOLID, LEAST_FOUR_CORNERED = 0.9, 0.93
#: Tolerances of colour (CIE Lab of 8 bits) tried in turn: an even cloth first, then busier ones.
TOLERANCES = (9.0, 14.0, 20.0, 28.0)


@dataclass(frozen=True, slots=True)
class TrayFound:
    """`corners`: of the floor, clockwise from the upper left, in pixels. `cut_off`: it leaves the picture."""

    corners: tuple[tuple[float, float], ...]
    cut_off: bool

    def area(self) -> Area:
        """The upright box around it: left, top, width, height."""
        xs, ys = [x for x, _ in self.corners], [y for _, y in self.corners]
        return min(xs), min(ys), max(xs) - min(xs), max(ys) - min(ys)


def find_tray(image: Image) -> TrayFound | None:
    """The floor of the tray, which must lie in the middle of the picture (height, width, 3; blue, green, red), or None.

    Dice and a hand in it do not matter much. A picture that is all cloth has no tray.
    """
    small = small_colour(image)
    scale = image.shape[1] / small.shape[1]
    lab = cv2.cvtColor(cv2.bilateralFilter(small, 7, 30, 5), cv2.COLOR_BGR2LAB).astype(np.float32)
    # Light falls off across a floor: lightness counts less than hue.
    lab[..., 0] *= 0.5
    for tolerance in TOLERANCES:
        found = _four_corners(_floor(lab, tolerance))
        if found is not None:
            corners, cut_off = found
            return TrayFound(tuple((float(x) * scale, float(y) * scale) for x, y in corners), cut_off)
    return None


def _floor(lab: NDArray[np.float32], tolerance: float) -> NDArray[np.uint8]:
    """The connected region about the middle that has the colour of the middle, dice and their shadows filled in."""
    height, width = lab.shape[:2]
    middle = lab[height // 3 : 2 * height // 3, width // 3 : 2 * width // 3].reshape(-1, 3)
    apart = np.sqrt(((lab - np.median(middle, axis=0)) ** 2).sum(axis=2))
    mask = (apart < tolerance).astype(np.uint8)
    mask = np.asarray(cv2.morphologyEx(mask, cv2.MORPH_OPEN, np.ones((3, 3), np.uint8)), np.uint8)
    mask = np.asarray(cv2.morphologyEx(mask, cv2.MORPH_CLOSE, np.ones((7, 7), np.uint8)), np.uint8)
    count, labels, stats, _ = cv2.connectedComponentsWithStats(mask, connectivity=4)
    if count < 2:
        return np.zeros((height, width), np.uint8)
    largest = 1 + int(np.argmax(stats[1:, cv2.CC_STAT_AREA]))
    contours, _ = cv2.findContours((labels == largest).astype(np.uint8), cv2.RETR_EXTERNAL, cv2.CHAIN_APPROX_SIMPLE)
    filled = np.zeros((height, width), np.uint8)
    cv2.drawContours(filled, contours, -1, 1, cv2.FILLED)
    # A die at the wall bites into the outline.
    reach = max(3, width // 14) | 1
    return np.asarray(cv2.morphologyEx(filled, cv2.MORPH_CLOSE, np.ones((reach, reach), np.uint8)), np.uint8)


def _four_corners(floor: NDArray[np.uint8]) -> tuple[NDArray[np.float32], bool] | None:
    """The four corners of a region, and whether it leaves the picture; None where it has not four or all is floor."""
    share = float(floor.mean())
    if not LEAST_SHARE <= share <= MOST_SHARE:
        return None
    sides = [bool(side.mean() > 0.3) for side in (floor[1], floor[-2], floor[:, 1], floor[:, -2])]
    if sum(sides) > 1:
        return None
    contours, _ = cv2.findContours(floor, cv2.RETR_EXTERNAL, cv2.CHAIN_APPROX_SIMPLE)
    hull = cv2.convexHull(max(contours, key=cv2.contourArea))
    area = cv2.contourArea(hull)
    if share * floor.size < LEAST_SOLID * area:
        return None
    length = cv2.arcLength(hull, True)
    for slack in (0.02, 0.03, 0.05, 0.08):
        corners = cv2.approxPolyDP(hull, slack * length, True).reshape(-1, 2).astype(np.float32)
        if len(corners) == 4:
            fit = cv2.contourArea(corners)
            if min(fit, area) < LEAST_FOUR_CORNERED * max(fit, area):
                return None
            return _clockwise(corners), any(sides)
        if len(corners) < 4:
            return None
    return None


def _clockwise(corners: NDArray[np.float32]) -> NDArray[np.float32]:
    """From the corner nearest to the picture's upper left, clockwise."""
    middle = corners.mean(axis=0)
    order = np.argsort(np.arctan2(corners[:, 1] - middle[1], corners[:, 0] - middle[0]))
    turned = corners[order]
    return np.asarray(np.roll(turned, -int(np.argmin(turned.sum(axis=1))), axis=0), np.float32)
