"""The typeface, and how much room a text takes in it. The font package and text measuring are known only here."""

from __future__ import annotations

from collections.abc import Sequence
from functools import cache, lru_cache
from typing import NamedTuple

import fontpkg  # type: ignore[import-untyped]
import numpy as np
import pygame
from numpy.typing import NDArray

FAMILY = "Atkinson Hyperlegible"  # OFL; made for people who see badly
LEAST_PX = 9


class Fitted(NamedTuple):
    """A text broken into lines at a size. `fits` is False where even the least size overflows."""

    text: str
    size_px: int
    fits: bool


def font_file(bold: bool = False) -> str:
    """The path of the typeface's TrueType file, for printing."""
    return str(fontpkg.path(FAMILY, weight=700 if bold else 400))


@cache
def font(size_px: int, bold: bool = False) -> pygame.font.Font:
    """The font at a size; pygame's font module is started on first use."""
    if not pygame.font.get_init():
        pygame.font.init()
    return pygame.font.Font(font_file(bold), size_px)


def coverage(text: str, capital_px: int) -> NDArray[np.uint8]:
    """The text as coverage, (H, W) uint8, a line high: for pictures that are no screen. Capitals are about so high."""
    drawn = font(max(LEAST_PX, round(capital_px * 1.5))).render(text, True, (255, 255, 255))
    return np.ascontiguousarray(pygame.surfarray.array_alpha(drawn).T)


@lru_cache(maxsize=20000)
def width_px(text: str, size_px: int, bold: bool = False) -> int:
    """Width of one line."""
    return font(size_px, bold).size(text)[0]


@cache
def line_px(size_px: int, bold: bool = False) -> int:
    """Height of one line, ascent to descent."""
    return font(size_px, bold).get_height()


def block_px(text: str, size_px: int, bold: bool = False) -> tuple[int, int]:
    """Width and height of a text of several lines."""
    lines = text.split("\n")
    return max(width_px(line, size_px, bold) for line in lines), line_px(size_px, bold) * len(lines)


def wrap(text: str, size_px: int, bold: bool, width: int) -> list[str] | None:
    """The lines of a text no wider than `width`, broken at spaces; None where a word alone is wider."""
    lines: list[str] = []
    for paragraph in text.split("\n"):
        line = ""
        for word in paragraph.split(" "):  # only there: a no-break space holds French signs to their words
            longer = f"{line} {word}" if line else word
            if width_px(longer, size_px, bold) <= width:
                line = longer
                continue
            if line:
                lines.append(line)
            if width_px(word, size_px, bold) > width:
                return None
            line = word
        lines.append(line)
    return lines


@lru_cache(maxsize=20000)
def fit(text: str, room: tuple[int, int], largest_px: int, bold: bool = False, most_lines: int = 1) -> Fitted:
    """The largest size up to `largest_px` at which `text` fits a room (width, height) in at most `most_lines` lines."""
    low, high, best = LEAST_PX, max(LEAST_PX, largest_px), None
    while low <= high:
        middle = (low + high) // 2
        lines = _lines(text, middle, bold, room, most_lines)
        if lines is None:
            high = middle - 1
        else:
            best, low = Fitted("\n".join(lines), middle, True), middle + 1
    if best is not None:
        return best
    return Fitted(_cut(text, LEAST_PX, bold, room[0]), LEAST_PX, False)


def _lines(text: str, size_px: int, bold: bool, room: tuple[int, int], most: int) -> Sequence[str] | None:
    lines = wrap(text, size_px, bold, room[0])
    if lines is None or len(lines) > most or len(lines) * line_px(size_px, bold) > room[1]:
        return None
    return lines


def _cut(text: str, size_px: int, bold: bool, width: int) -> str:
    text = text.replace("\n", " ")
    while text and width_px(text + "…", size_px, bold) > width:
        text = text[:-1]
    return text + "…"
