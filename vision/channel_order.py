"""Whether red and blue changed places in the picture (RGB taken for BGR), by the dice that were read.

Red and blue themselves only trade names, which is why a reader alone may call such a tray with confidence. But a swap
turns yellow into cyan: the most yellow die of a true picture is far more yellow than its most cyan one (the blue die)
is cyan, and the other way round in a swapped one. White dice tell the colour of the light, so that a warm lamp or a
wrong balance is no swap. Once the yellow die is out of play, the others are compared with what they looked like before.
"""

from __future__ import annotations

from dataclasses import replace
from typing import Literal

import cv2
import numpy as np
from numpy.typing import NDArray

from vision.lying import kept
from vision.reading import DiceSet, DieReading, Reading
from vision.sources.base import Image

#: Fewer dice than this are not judged: the blue die alone would look like a swapped yellow one.
LEAST_DICE = 4
#: In parts of the white dice's brightness: true trays were under 0.2 but once (-0.03, under a wrong balance), swapped
#: ones never over -0.2 (70 trays, drawn and rendered, in all lights). A refused reading may have missed the yellow die.
SWAPPED, SWAPPED_AND_REFUSED = 0.0, -0.15
#: A die whose colours are all this bright is burnt out. Where white dice are, the colour of the light is not known:
#: true trays were down to -0.2 then, swapped ones up to -0.07. A third may be the yellow die: nothing can be judged.
BURNT, MOST_BURNT, SWAPPED_AND_BURNT = 250.0, 2, -0.25
#: What is less cyan than this is a blue die (never over 0.24), not a yellow one in swapped colours (never under 0.36).
LEAST_CYAN = 0.3
#: A shade is remembered as the mean of so many rolls.
MEAN_OVER = 8
#: Dice are seen in swapped colours where, so turned, they differ from what they were by at most this share and by this
#: much less (sums over the dice; true trays: never below 0.78 and -0.1, 50 throws in all lights).
SWAPPED_SHARE, SWAPPED_BY = 0.67, 0.08

Order = Literal["right", "swapped", "unknown"]
Shades = dict[str, NDArray[np.float64]]


def most_yellow_and_cyan(image: Image, reading: Reading) -> tuple[float, float] | None:
    """How yellow the most yellow die is, how cyan the most cyan one; None with too few dice to tell."""
    return None if len(reading.dice) < LEAST_DICE else _most(_bodies(image, reading), reading)


def _bodies(image: Image, reading: Reading) -> NDArray[np.float64]:
    return np.array([body_colour(image, die) for die in reading.dice], np.float64)


def _most(colours: NDArray[np.float64], reading: Reading) -> tuple[float, float]:
    white = np.array([die.colour == "white" for die in reading.dice])
    whole = colours[white].mean(axis=0) if white.any() else np.full(3, 255.0)
    blue, green, red = (colours / np.maximum(whole, 1.0)).T
    yellow = np.minimum(red, green) - blue
    cyan = np.minimum(blue, green) - red
    return float(yellow.max()), float(cyan.max())


def order(image: Image, reading: Reading) -> Order:
    """Whether red and blue changed places. Only for trays in which a yellow die is in play."""
    if len(reading.dice) < LEAST_DICE or (reading.status != "ok" and _yellow_is_missing(reading)):
        return "right"
    colours = _bodies(image, reading)
    burnt = int((colours.min(axis=1) >= BURNT).sum())
    yellow, cyan = _most(colours, reading)
    surely = SWAPPED if reading.status == "ok" else SWAPPED_AND_REFUSED
    if cyan <= LEAST_CYAN or yellow - cyan >= surely:
        return "right"
    return "swapped" if not burnt or (burnt <= MOST_BURNT and yellow - cyan < SWAPPED_AND_BURNT) else "unknown"


def looks_swapped(image: Image, reading: Reading) -> bool:
    """Whether red and blue changed places beyond doubt; as `order`."""
    return order(image, reading) == "swapped"


def unless_swapped(image: Image, reading: Reading, dice_set: DiceSet) -> Reading:
    """The reading of a single picture; a roll whose red and blue may have changed places is refused."""
    judged = reading.status == "ok" and dice_set.kind == "qwixx" and "yellow" not in dice_set.without
    return in_doubt(reading) if judged and order(image, reading) != "right" else reading


def in_doubt(reading: Reading) -> Reading:
    """The roll, refused as it may be one in swapped colours."""
    return replace(reading, status="refused", reason="colour-unsure", about=("red", "blue"))


def right_by_place(before: Reading, after: Reading) -> bool:
    """Whether a red or blue die lies where it lay in right colours: in swapped ones it would look like the other."""
    return any(die.colour in ("red", "blue") and die.doubt is None for die in kept(before, after))


def _yellow_is_missing(reading: Reading) -> bool:
    """Whether no die can be the yellow one turned cyan: there is none but white ones and one each of other colours."""
    coloured = [die.colour for die in reading.dice if die.colour != "white"]
    return len(set(coloured)) == len(coloured) and set(coloured) <= {"red", "green", "blue"}


class Palette:
    """What the coloured dice looked like while the yellow one lay among them: to know a swap by when it is gone."""

    def __init__(self) -> None:
        self._shades: Shades = {}
        self._rolls = 0

    def learn(self, image: Image, reading: Reading) -> None:
        """Takes in a roll that was called in right colours."""
        self._rolls += 1
        for colour, shade in shades(image, reading).items():
            before = self._shades.get(colour, shade)
            self._shades[colour] = before + (shade - before) / min(self._rolls, MEAN_OVER)

    def looks_swapped(self, image: Image, reading: Reading) -> bool:
        """Whether these dice are far more like those known with red and blue exchanged. Not where none are known."""
        seen = shades(image, reading)
        if not self._shades or not seen:
            return False
        known, now = np.array(list(self._shades.values())), np.array(list(seen.values()))
        # Names are no help: what is read in swapped colours has the wrong ones.
        as_is, turned = (
            float(np.abs(dice[:, None] - known[None]).max(axis=2).min(axis=1).sum()) for dice in (now, now[:, ::-1])
        )
        return turned < SWAPPED_SHARE * as_is and as_is - turned > SWAPPED_BY


def shades(image: Image, reading: Reading) -> Shades:
    """Shares of blue, green and red in each coloured die's body, in the light that the white dice tell of."""
    colours = {die: np.array(body_colour(image, die)) for die in reading.dice}
    white = [colour for die, colour in colours.items() if die.colour == "white"]
    if not white:
        return {}
    light = np.maximum(np.mean(white, axis=0), 1.0)
    return {
        die.colour: colour / light / float((colour / light).sum() or 1.0)
        for die, colour in colours.items()
        if die.colour != "white"
    }


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
