"""Is this a good place to read dice? Light, colour, focus, height, as advice in data: codes and facts, no sentences.

For the set-up: the limits lie where reading still works with room to spare, not where it begins to fail.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field

import cv2
import numpy as np

from vision.lying import Area, place_of
from vision.reading import Reading
from vision.sources.base import Image
from vision.tray_finding import TrayFound

#: Code -> its facts. `place` is one of vision.lying.PLACES.
ADVICE: dict[str, tuple[str, ...]] = {
    "too-dark": ("level",),  # grey level of the tray, 0 to 255
    "too-bright": ("share",),  # share of the tray that is burnt out
    "glare": ("place",),  # a lamp is mirrored there
    "uneven": ("place", "ratio"),  # how many times darker that part is than the brightest
    "cast": ("colour",),  # white looks red, yellow, green, cyan, blue or magenta
    "blurred": ("sharpness",),  # 1 is sharp enough
    "too-far": ("side_px",),  # a die is so many pixels wide
    "too-near": ("side_px",),
    "tray-cut-off": (),
    "no-tray": (),  # none found: the whole picture is taken for it
    "small-picture": ("width", "height"),
}

DARK_LEVEL = 45.0
BURNT_LEVEL, BURNT_SHARE, GLARE_SHARE = 250, 0.08, 0.004
UNEVEN_RATIO = 3.0
#: A white die's channels may differ by so much of their mean.
CAST_SHARE = 0.22
SHARP_ENOUGH = 0.19
LEAST_SIDE_PX, MOST_SIDE_PX = 28.0, 140.0
LEAST_WIDTH = 640


@dataclass(frozen=True, slots=True)
class Advice:
    """One thing to put right. `code` is a key of ADVICE."""

    code: str
    facts: Mapping[str, object] = field(default_factory=dict)


def judge_view(image: Image, reading: Reading | None, tray: TrayFound | None) -> tuple[Advice, ...]:
    """What could be better about this picture of the tray, the weightiest first; empty where all is well.

    `reading`: of the same picture with dice in it, for colour, focus and height; None leaves these out.
    """
    height, width = image.shape[:2]
    area = tray.area() if tray is not None else (0.0, 0.0, float(width), float(height))
    advice = [*_light(image, area)]
    if reading is not None and reading.dice:
        advice += [*_colour(image, reading), *_focus(image, reading), *_height(reading)]
    if width < LEAST_WIDTH:
        advice.append(Advice("small-picture", {"width": width, "height": height}))
    if tray is None:
        advice.append(Advice("no-tray"))
    elif tray.cut_off:
        advice.append(Advice("tray-cut-off"))
    return tuple(advice)


def sharpness(image: Image, reading: Reading) -> float:
    """Detail of the dice as a share of their contrast: about 0.3 when sharp, 0.13 where pips begin to run together."""
    found = []
    grey = cv2.cvtColor(image, cv2.COLOR_BGR2GRAY)
    for die in reading.dice:
        half = int(0.5 * die.size_px)
        x, y = int(die.x), int(die.y)
        part = grey[max(0, y - half) : y + half, max(0, x - half) : x + half]
        if min(part.shape, default=0) < 8:
            continue
        side = cv2.resize(part, (48, 48), interpolation=cv2.INTER_AREA).astype(np.float32)
        spread = float(np.percentile(side, 97) - np.percentile(side, 3))
        if spread > 20:
            steps = np.abs(np.diff(side, axis=1))
            found.append(float(np.percentile(steps, 97)) / spread)
    return float(np.median(found)) if found else 0.0


def _light(image: Image, area: Area) -> list[Advice]:
    left, top, width, height = (int(v) for v in area)
    part = image[max(0, top) : top + height, max(0, left) : left + width]
    small = cv2.resize(part, (48, 27), interpolation=cv2.INTER_AREA)
    grey = cv2.cvtColor(small, cv2.COLOR_BGR2GRAY).astype(np.float32)
    # Dice and pips are not the cloth: its level is the middle one.
    level = float(np.percentile(cv2.cvtColor(part, cv2.COLOR_BGR2GRAY)[::4, ::4], 90))
    advice = []
    if level < DARK_LEVEL:
        advice.append(Advice("too-dark", {"level": round(level)}))
    burnt = (part.min(axis=2) >= BURNT_LEVEL).astype(np.float32)
    share = float(burnt.mean())
    if share > BURNT_SHARE:
        advice.append(Advice("too-bright", {"share": round(share, 2)}))
    elif share > GLARE_SHARE:
        rows, columns = np.nonzero(burnt)
        place = place_of(float(np.median(columns)) + left, float(np.median(rows)) + top, area)
        advice.append(Advice("glare", {"place": place}))
    ninths = np.array([[np.median(grey[r * 9 : r * 9 + 9, c * 16 : c * 16 + 16]) for c in range(3)] for r in range(3)])
    ratio = float((ninths.max() + 4) / (ninths.min() + 4))
    if ratio > UNEVEN_RATIO:
        row, column = divmod(int(ninths.argmin()), 3)
        place = place_of((column + 0.5) / 3, (row + 0.5) / 3, (0.0, 0.0, 1.0, 1.0))
        advice.append(Advice("uneven", {"place": place, "ratio": round(ratio, 1)}))
    return advice


def _colour(image: Image, reading: Reading) -> list[Advice]:
    whites = [die for die in reading.dice if die.colour == "white"]
    levels = []
    for die in whites:
        half = int(0.4 * die.size_px)
        part = image[max(0, int(die.y) - half) : int(die.y) + half, max(0, int(die.x) - half) : int(die.x) + half]
        if part.size:
            pixels = part.reshape(-1, 3)
            levels.append(np.median(pixels[pixels.sum(axis=1) >= np.median(pixels.sum(axis=1))], axis=0))
    if not levels:
        return []
    blue, green, red = (np.mean(levels, axis=0) / max(float(np.mean(levels)), 1.0) - 1.0).tolist()
    tints = {"red": red, "green": green, "blue": blue, "cyan": -red, "magenta": -green, "yellow": -blue}
    colour = max(tints, key=lambda name: tints[name])
    return [Advice("cast", {"colour": colour})] if tints[colour] > CAST_SHARE else []


def _focus(image: Image, reading: Reading) -> list[Advice]:
    found = sharpness(image, reading)
    return [Advice("blurred", {"sharpness": round(found / SHARP_ENOUGH, 2)})] if found < SHARP_ENOUGH else []


def _height(reading: Reading) -> list[Advice]:
    side = float(np.median([die.size_px for die in reading.dice]))
    if side < LEAST_SIDE_PX:
        return [Advice("too-far", {"side_px": round(side)})]
    if side > MOST_SIDE_PX:
        return [Advice("too-near", {"side_px": round(side)})]
    return []
