"""What all drawing shares: mixing colours and setting letters."""

from __future__ import annotations

import pygame

from display import fonts
from display.theme import Rgb

Palette = dict[str, Rgb]
Box4 = tuple[float, float, float, float]  # left, top, width, height


def mix(one: Rgb, other: Rgb, share: float) -> Rgb:
    """Between two colours; `share` of the other."""
    r, g, b = (round(x + (y - x) * share) for x, y in zip(one, other, strict=True))
    return r, g, b


def letters(
    picture: pygame.Surface,
    words: str,
    size_px: int,
    bold: bool,
    ink: Rgb,
    align: str = "centre",
    centre: tuple[float, float] | None = None,
) -> None:
    """Lines of text into a picture: in its middle, or aligned to its left or right side, or around `centre`."""
    face = fonts.font(size_px, bold)
    lines = words.split("\n")
    high = fonts.line_px(size_px, bold)
    w, h = picture.get_size()
    cx, cy = centre or (w / 2, h / 2)
    top = cy - high * len(lines) / 2
    for number, line in enumerate(lines):
        if not line:
            continue
        drawn = face.render(line, True, ink)
        x = {"left": 0.0, "right": float(w - drawn.get_width())}.get(align, cx - drawn.get_width() / 2)
        picture.blit(drawn, (round(x), round(top + number * high)))


def letters_over(
    picture: pygame.Surface, words: str, size_px: int, ink: Rgb, ground: Rgb, centre: tuple[float, float]
) -> None:
    """Bold letters that stay readable on a symbol: its lines stop short of them, as `ground` all round."""
    x, y = centre
    far = max(1.0, size_px * 0.06)
    for dx, dy in ((-1, -1), (-1, 0), (-1, 1), (0, -1), (0, 1), (1, -1), (1, 0), (1, 1)):
        letters(picture, words, size_px, True, ground, centre=(x + dx * far, y + dy * far))
    letters(picture, words, size_px, True, ink, centre=centre)
