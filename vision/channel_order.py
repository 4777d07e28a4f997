"""Whether red and blue changed places in the picture (RGB taken for BGR). Needs a reading with a yellow die.

A swap turns yellow into cyan, a colour no die of the set has; red and blue themselves only trade names, which is why
a reader alone may call such a tray with confidence. White dice tell the colour of the light, so that a warm lamp or a
wrong balance is no swap.
"""

from __future__ import annotations

import cv2
import numpy as np

from vision.reading import DieReading, Reading
from vision.sources.base import Image

#: Red over blue of the yellow die, relative to the white dice: about 2 to 10 in any light, under 0.6 when swapped.
LEAST_WARMTH = 0.8


def looks_swapped(image: Image, reading: Reading) -> bool:
    """True where the die taken for yellow is bluer than the white dice. False where there is none to judge by."""
    yellow = [_body(image, die) for die in reading.dice if die.colour == "yellow"]
    white = [_body(image, die) for die in reading.dice if die.colour == "white"]
    if not yellow:
        return False
    blue, _, red = np.mean(yellow, axis=0)
    white_blue, _, white_red = np.mean(white, axis=0) if white else (1.0, 1.0, 1.0)
    return bool((red + 2) * (white_blue + 2) < LEAST_WARMTH * (blue + 2) * (white_red + 2))


def _body(image: Image, die: DieReading) -> tuple[float, float, float]:
    """Median colour inside the upper face: pips are less than half of it."""
    corners = np.array(die.corners, np.float32)
    inner = np.float32(0.8) * (corners - corners.mean(axis=0)) + corners.mean(axis=0)
    left, top = np.maximum(np.floor(inner.min(axis=0)).astype(int), 0)
    right, bottom = np.ceil(inner.max(axis=0)).astype(int) + 1
    part = image[top:bottom, left:right]
    if part.size == 0:
        return (1.0, 1.0, 1.0)
    mask = np.zeros(part.shape[:2], np.uint8)
    cv2.fillConvexPoly(mask, np.round(inner - (left, top)).astype(np.int32), 1)
    pixels = part[mask.astype(bool)]
    if not len(pixels):
        pixels = part.reshape(-1, 3)
    blue, green, red = np.median(pixels, axis=0).tolist()
    return float(blue), float(green), float(red)
