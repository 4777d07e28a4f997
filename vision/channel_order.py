"""Whether red and blue changed places in the picture (RGB taken for BGR). Needs a reading of a tray with a yellow die.

Red and blue themselves only trade names, which is why a reader alone may call such a tray with confidence. But a swap
turns yellow into cyan: the most yellow die of a true picture is far more yellow than its most cyan one (the blue die)
is cyan, and the other way round in a swapped one. White dice tell the colour of the light, so that a warm lamp or a
wrong balance is no swap.
"""

from __future__ import annotations

import cv2
import numpy as np
from numpy.typing import NDArray

from vision.reading import DieReading, Reading
from vision.sources.base import Image

#: Fewer dice than this are not judged: the blue die alone would look like a swapped yellow one.
LEAST_DICE = 4
#: In parts of the white dice's brightness: true trays were never under 0.2, swapped ones never over -0.2 (70
#: trays, drawn and rendered, in all lights). A refused reading may have missed the yellow die.
SWAPPED, SWAPPED_AND_REFUSED = 0.0, -0.15
#: What is less cyan than this is a blue die (never over 0.24), not a yellow one in swapped colours (never under 0.36).
LEAST_CYAN = 0.3


def most_yellow_and_cyan(image: Image, reading: Reading) -> tuple[float, float] | None:
    """How yellow the most yellow die is, how cyan the most cyan one; None with too few dice to tell."""
    if len(reading.dice) < LEAST_DICE:
        return None
    colours = np.array([body_colour(image, die) for die in reading.dice], np.float64)
    white = np.array([die.colour == "white" for die in reading.dice])
    whole = colours[white].mean(axis=0) if white.any() else np.full(3, 255.0)
    blue, green, red = (colours / np.maximum(whole, 1.0)).T
    yellow = np.minimum(red, green) - blue
    cyan = np.minimum(blue, green) - red
    return float(yellow.max()), float(cyan.max())


def looks_swapped(image: Image, reading: Reading) -> bool:
    """Whether red and blue changed places. Only for trays in which a yellow die is in play."""
    if reading.status != "ok" and _yellow_is_missing(reading):
        return False
    found = most_yellow_and_cyan(image, reading)
    if found is None:
        return False
    yellow, cyan = found
    if reading.status == "ok":
        return yellow - cyan < SWAPPED
    return yellow - cyan < SWAPPED_AND_REFUSED and cyan > LEAST_CYAN


def _yellow_is_missing(reading: Reading) -> bool:
    """Whether no die can be the yellow one turned cyan: there is none but white ones and one each of other colours."""
    coloured = [die.colour for die in reading.dice if die.colour != "white"]
    return len(set(coloured)) == len(coloured) and set(coloured) <= {"red", "green", "blue"}


def body_colour(image: Image, die: DieReading) -> tuple[float, float, float]:
    """Colour of the die's body: median of the face, of a coloured one's more vivid half, without pips and gloss."""
    corners: NDArray[np.float32] = np.array(die.corners, np.float32)
    inner = np.float32(0.8) * (corners - corners.mean(axis=0)) + corners.mean(axis=0)
    left, top = np.maximum(np.floor(inner.min(axis=0)).astype(int), 0)
    right, bottom = np.ceil(inner.max(axis=0)).astype(int) + 1
    part = image[top:bottom, left:right]
    if part.size == 0:
        return (1.0, 1.0, 1.0)
    mask = np.zeros(part.shape[:2], np.uint8)
    cv2.fillConvexPoly(mask, np.round(inner - (left, top)).astype(np.int32), 1)
    pixels = part[mask.astype(bool)].astype(np.int32)
    if not len(pixels):
        pixels = part.reshape(-1, 3).astype(np.int32)
    if die.colour != "white":
        vivid = pixels.max(axis=1) - pixels.min(axis=1)
        pixels = pixels[vivid >= np.median(vivid)]
    blue, green, red = np.median(pixels, axis=0).tolist()
    return float(blue), float(green), float(red)
