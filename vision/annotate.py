"""Draws a reading over its picture: outline, colour name and value on every die, the doubtful one marked.

Finding never draws; drawing takes a reading. The given picture is not changed.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from types import MappingProxyType

import cv2
import numpy as np
from numpy.typing import NDArray

from vision.reading import DieReading, Reading

Image = NDArray[np.uint8]
Colour = tuple[int, int, int]
#: A text and the height of its capitals in pixels to its coverage, (H, W) uint8: for letters that cv2's font lacks.
Writer = Callable[[str, int], NDArray[np.uint8]]

INK: dict[str, Colour] = {
    "white": (245, 245, 245),
    "red": (60, 60, 235),
    "yellow": (40, 215, 250),
    "green": (80, 200, 60),
    "blue": (245, 140, 50),
    "black": (90, 90, 90),
    "purple": (200, 80, 160),
    "orange": (40, 140, 250),
    "pink": (190, 150, 250),
    "brown": (80, 120, 170),
    "grey": (160, 160, 160),
    "turquoise": (200, 200, 60),
}
OTHER: Colour = (200, 200, 200)
DOUBT: Colour = (50, 60, 255)
DARK: Colour = (28, 24, 22)
LETTERS: Colour = (250, 250, 250)
FONT = cv2.FONT_HERSHEY_SIMPLEX
LONG_SIDE_PX = 1280
ENGLISH: Mapping[str, str] = MappingProxyType({})


def annotate(image: Image, reading: Reading, names: Mapping[str, str] = ENGLISH, write: Writer | None = None) -> Image:
    """A copy of the picture (H, W, 3) uint8 BGR with the reading drawn over it. `names`: what colours and the reason
    are called; one that is not in it keeps its own name. `write` draws the letters: cv2's own font has no accents."""
    out = np.ascontiguousarray(image).copy()
    unit = max(0.5, max(out.shape[:2]) / LONG_SIDE_PX)
    for die in reading.dice:
        _outline(out, die, unit)
    taken: list[tuple[int, int, int, int]] = []
    for die in reading.dice:
        _label(out, die, unit, taken, names, write)
    _headline(out, reading, unit, names, write)
    return out


def _text_size(text: str, scale: float, thick: int, write: Writer | None) -> tuple[int, int]:
    """Width and height of the text in pixels."""
    (width, height), _ = cv2.getTextSize(text, FONT, scale, thick)
    return (width, height) if write is None else (write(text, height).shape[1], height)


def _put(
    image: Image, text: str, left: int, bottom: int, scale: float, thick: int, write: Writer | None
) -> None:  # fmt: skip
    """The text, standing on `bottom`; what lies outside the picture is left out."""
    if write is None:
        cv2.putText(image, text, (left, bottom), FONT, scale, LETTERS, thick, cv2.LINE_AA)
        return
    _, height = _text_size(text, scale, thick, None)
    cover = write(text, height)
    # the coverage is a line high, with room above capitals and below them: its middle is theirs
    top = bottom - height // 2 - cover.shape[0] // 2
    rows = slice(max(0, top), min(image.shape[0], top + cover.shape[0]))
    columns = slice(max(0, left), min(image.shape[1], left + cover.shape[1]))
    seen = cover[rows.start - top : rows.stop - top, columns.start - left : columns.stop - left]
    part = image[rows, columns]
    share = seen[..., None].astype(np.float32) / 255
    part[:] = (part * (1 - share) + np.array(LETTERS, np.float32) * share).astype(np.uint8)


def _outline(image: Image, die: DieReading, unit: float) -> None:
    points = np.round(np.array(die.corners) * 8).astype(np.int32).reshape(-1, 1, 2)
    ink = DOUBT if die.doubt else INK.get(die.colour, OTHER)
    cv2.polylines(image, [points], True, DARK, max(3, round(5 * unit)), cv2.LINE_AA, 3)
    cv2.polylines(image, [points], True, ink, max(1, round(2.4 * unit)), cv2.LINE_AA, 3)


def _label(
    image: Image,
    die: DieReading,
    unit: float,
    taken: list[tuple[int, int, int, int]],
    names: Mapping[str, str],
    write: Writer | None,
) -> None:
    """A dark tag above the die (below where there is no room), pushed on until it covers no other tag."""
    value = "?" if die.value is None else str(die.value)
    text = f"{names.get(die.colour, die.colour)} {value}" + ("  ?" if die.doubt and die.value is not None else "")
    scale, thick = 0.55 * unit, max(1, round(1.3 * unit))
    width, height = _text_size(text, scale, thick, write)
    pad = round(5 * unit)
    box_w, box_h = width + 2 * pad, height + 2 * pad
    tops = [y for _, y in die.corners]
    left = int(np.clip(die.x - box_w / 2, 0, max(0, image.shape[1] - box_w)))
    top = int(min(tops) - box_h - 4 * unit)
    step = box_h + 2
    if top < 0:
        top = int(max(tops) + 4 * unit)
    while any(abs(left - x) < (box_w + w) / 2 + 1 and abs(top - y) < step for x, y, w, _ in taken) and top > step:
        top -= step
    top = int(np.clip(top, 0, max(0, image.shape[0] - box_h)))
    taken.append((left, top, box_w, box_h))
    ink = DOUBT if die.doubt else INK.get(die.colour, OTHER)
    _panel(image, left, top, box_w, box_h)
    cv2.rectangle(image, (left, top), (left + max(2, round(3 * unit)), top + box_h), ink, -1)
    _put(image, text, left + pad + 1, top + pad + height, scale, thick, write)


def _headline(image: Image, reading: Reading, unit: float, names: Mapping[str, str], write: Writer | None) -> None:
    good = reading.status == "ok"
    about = f": {', '.join(names.get(colour, colour) for colour in reading.about)}" if reading.about else ""
    text = "ok" if good else f"{names.get(reading.reason or '', reading.reason)}{about}"
    scale, thick = 0.7 * unit, max(1, round(1.6 * unit))
    width, height = _text_size(text, scale, thick, write)
    pad = round(9 * unit)
    _panel(image, 0, 0, width + 3 * pad, height + 2 * pad)
    ink = (90, 210, 80) if good else DOUBT
    cv2.circle(image, (pad, pad + height // 2), max(2, round(5 * unit)), ink, -1, cv2.LINE_AA)
    _put(image, text, 2 * pad, pad + height, scale, thick, write)


def _panel(image: Image, left: int, top: int, width: int, height: int) -> None:
    part = image[max(0, top) : top + height, max(0, left) : left + width]
    part[:] = (part * 0.25 + np.array(DARK) * 0.75).astype(np.uint8)
