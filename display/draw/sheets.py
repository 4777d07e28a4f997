"""How the parts of a score sheet look.

States are told apart by shape as well as colour: a mark is a filled box with a cross, a skipped box a dash, a closed
one is struck through, one that may be marked now is ringed and filled.
"""

from __future__ import annotations

import pygame

from display import fonts
from display.draw.common import Box4, Palette, letters, letters_over, mix
from display.draw.shapes import Brush, colour_shape, cross, padlock, pattern, symbol
from display.model import Element
from display.theme import Rgb


def draw_band(e: Element, w: int, h: int, p: Palette) -> pygame.Surface:
    brush = Brush(w, h)
    band = p[f"{e.colour}-band"] if e.colour else p["line"]
    if "closed" in e.states:
        band = mix(band, p["panel"], 0.62)
    brush.plate(band, min(7, h * 0.2))
    return brush.done()


def draw_badge(e: Element, w: int, h: int, p: Palette) -> pygame.Surface:
    """The head of a row: its letter above its shape (or its number, where it has many colours)."""
    brush = Brush(w, h)
    fill, ink = p["back"], p["ink"]
    brush.plate(fill, min(5, h * 0.2))
    tall = bool(e.colour) and h >= e.size_px * 1.15 + 7
    if tall:
        colour_shape(brush, mix(p[f"{e.colour}-band"], ink, 0.25), e.colour, w / 2, h - 6.5, min(4.5, h * 0.14))
    picture = brush.done()
    letters(picture, e.text, e.size_px, True, ink, centre=(w / 2, h / 2 - (4 if tall else 0)))
    return picture


def draw_box(e: Element, w: int, h: int, p: Palette) -> pygame.Surface:
    """A box in its state; a second box and the box's own colour take a share of it, beside where it is flat."""
    brush = Brush(w, h)
    top, flat = max(1.5, h * 0.07), w > h * 1.12
    x, y, tw, th = 1.0, top, w - 2.0, h - 2 * top
    if "second" in e.states and flat:
        _second(brush, e, (x + tw * 0.66 + 1, y, tw * 0.34 - 1, th), p)
        tw *= 0.66
    elif "second" in e.states:
        _second(brush, e, (x, y + th * 0.66 + 1, tw, th * 0.34 - 1), p)
        th *= 0.66
    fill, ink = _ground(e, p)
    brush.plate(fill, min(6, th * 0.2, tw * 0.2), rect=(x, y, tw, th))
    cx, cy, small = x + tw / 2, y + th / 2, min(tw, th)
    if "mixed" in e.states:
        cx, cy = _own_colour(brush, e, (x, y, tw, th), p, flat=flat)
        small = min(small, tw * 0.68, th) if flat else min(tw, th * 0.64)
    _box_signs(brush, e, p, (x, y, tw, th), (cx, cy, small), (fill, ink))
    picture = brush.done()
    if not e.states & {"marked", "skipped", "closed", "pending"}:
        if e.data and e.data[0]:
            letters_over(picture, e.text, e.size_px, ink, fill, (cx, cy))
        else:
            _numbers(picture, e, ink, (x, y, tw, th), (cx, cy))
    return picture


def _ground(e: Element, p: Palette) -> tuple[Rgb, Rgb]:
    """What a box is filled with, and the ink on it."""
    tile, ink, band = p[f"{e.colour}-tile"], p[f"{e.colour}-ink"], p[f"{e.colour}-band"]
    if "marked" in e.states:
        return ink, tile
    if "legal" in e.states and "pending" not in e.states:
        return p["accent"], p["on-accent"]
    if "skipped" in e.states:
        return mix(band, tile, 0.5), ink
    if "closed" in e.states:
        return mix(tile, p["panel"], 0.5), ink
    return tile, ink


def _box_signs(
    brush: Brush, e: Element, p: Palette, tile: Box4, middle: tuple[float, float, float], colours: tuple[Rgb, Rgb]
) -> None:
    """Frame, symbol, cross, dash or stroke, and the ring of a box that may be marked now."""
    (x, y, tw, th), (cx, cy, small), (fill, ink) = tile, middle, colours
    radius = min(6, th * 0.2, tw * 0.2)
    if "framed" in e.states:
        brush.ring(ink, radius - 1, max(1.5, small * 0.07), inset=2, rect=tile)
    if e.data and e.data[0]:
        symbol(brush, ink, str(e.data[0]), cx, cy, small * 0.46, max(1.3, small * 0.05))
    if "marked" in e.states:
        _crosses(brush, e, ink, cx, cy, small)
    elif "skipped" in e.states:
        brush.line(ink, [(cx - small * 0.24, cy), (cx + small * 0.24, cy)], max(2, small * 0.11))
    elif "closed" in e.states:
        stroke = [(x + tw * 0.2, y + th * 0.8), (x + tw * 0.8, y + th * 0.2)]
        brush.line(mix(ink, fill, 0.3), stroke, max(1.8, small * 0.06))
    elif "pending" in e.states:
        brush.ring(p["accent"], radius, max(1.6, small * 0.09), rect=tile)
        _crosses(brush, e, p["accent"], cx, cy, small)
    if "legal" in e.states and "marked" not in e.states:
        brush.ring(p["ink"], radius, max(1.6, small * 0.075), rect=tile)


def _numbers(picture: pygame.Surface, e: Element, ink: Rgb, tile: Box4, centre: tuple[float, float]) -> None:
    """The number, or it twice where the box counts double."""
    if "doubled" not in e.states:
        letters(picture, e.text, e.size_px, True, ink, centre=centre)
        return
    x, y, w, h = tile
    half_w, half_h = fonts.width_px(e.text, e.size_px, True) / 2, fonts.line_px(e.size_px, True) * 0.36
    letters(picture, e.text, e.size_px, True, ink, centre=(x + half_w + w * 0.06, y + half_h + h * 0.06))
    letters(picture, e.text, e.size_px, True, ink, centre=(x + w * 0.94 - half_w, y + h * 0.94 - half_h))


def _crosses(brush: Brush, e: Element, ink: Rgb, cx: float, cy: float, small: float) -> None:
    width = max(2.2, small * 0.13)
    if "doubled" in e.states:
        off, half = small * 0.19, small * 0.15
        cross(brush, ink, cx - off, cy - off, half, width * 0.85)
        cross(brush, ink, cx + off, cy + off, half, width * 0.85)
    else:
        cross(brush, ink, cx, cy, small * 0.27, width)


def _own_colour(brush: Brush, e: Element, tile: Box4, p: Palette, *, flat: bool) -> tuple[float, float]:
    """In rows of many colours: the box's own colour, pattern and shape along its foot, or at the side of a flat box.

    Gives the middle of what is left for the number.
    """
    x, y, w, h = tile
    part: Box4 = (x + w * 0.66, y, w * 0.34, h) if flat else (x, y + h * 0.64, w, h * 0.36)
    left, top, wide, high = part
    band = p[f"{e.colour}-band"]
    thin, faded = min(wide, high), bool(e.states & {"skipped", "closed"})
    brush.plate(mix(band, p["panel"], 0.45) if faded else band, min(5, thin * 0.3), rect=part)
    inner = (left + 1, top + 1, wide - 2, high - 2)
    pattern(brush, mix(band, p["back"], 0.42), e.colour, inner, max(3.5, thin * 0.45))
    half = min(thin * 0.45, 9)
    middle = (left + wide / 2, top + high / 2)
    brush.disc(p["back"], *middle, half * 1.3)
    colour_shape(brush, p["ink"], e.colour, *middle, half * 0.9)
    return (x + w * 0.33, y + h / 2) if flat else (x + w / 2, y + h * 0.32)


def _second(brush: Brush, e: Element, tile: Box4, p: Palette) -> None:
    """The second box under a number."""
    x, y, w, h = tile
    ink = p[f"{e.colour}-ink"]
    fill = mix(p[f"{e.colour}-band"], p[f"{e.colour}-tile"], 0.75)
    cx, cy = x + w / 2, y + h / 2
    if "again" in e.states:
        brush.plate(ink, h * 0.25, rect=tile)
        cross(brush, p[f"{e.colour}-tile"], cx, cy, h * 0.28, max(1.6, h * 0.17))
    elif "again-legal" in e.states:
        brush.plate(p["accent"], h * 0.25, rect=tile)
        brush.ring(p["ink"], h * 0.25, 1.6, rect=tile)
        brush.line(p["on-accent"], [(cx - h * 0.2, cy), (cx + h * 0.2, cy)], 1.6)
        brush.line(p["on-accent"], [(cx, cy - h * 0.2), (cx, cy + h * 0.2)], 1.6)
    elif "skipped" in e.states or "closed" in e.states:
        brush.plate(fill, h * 0.25, rect=tile)
    else:
        brush.plate(p[f"{e.colour}-tile"], h * 0.25, rect=tile)
        brush.ring(mix(ink, p[f"{e.colour}-tile"], 0.4), h * 0.25, 1.1, rect=(x + 1, y + 1, w - 2, h - 2))


def draw_lock(e: Element, w: int, h: int, p: Palette) -> pygame.Surface:
    """The lock at a row's end: open outline, closed by others, or closed by this player (filled plate)."""
    brush = Brush(w, h)
    ink, tile = p[f"{e.colour}-ink"], p[f"{e.colour}-tile"]
    small = min(w, h)
    mine = "mine" in e.states
    size = small * 0.66
    if mine:
        brush.plate(ink, min(6, small * 0.25), rect=(1, h * 0.07, w - 2, h * 0.86))
        if "fresh" in e.states:  # locked just now: a bright frame round the lock
            brush.ring(p["accent"], min(6, small * 0.25), max(2, small * 0.09), rect=(0, h * 0.03, w, h * 0.94))
        padlock(brush, tile, w / 2, h / 2, size, closed=True, hole=ink)
        return brush.done()
    closed = "closed" in e.states
    if not (closed and e.text):
        brush.disc(tile, w / 2, h / 2, small * 0.47)
        padlock(brush, ink, w / 2, h / 2, size, closed=closed, hole=tile)
        return brush.done()
    brush.plate(tile, small * 0.3, rect=(1, h * 0.07, w - 2, h * 0.86))
    beside = w > h  # the lock, and the letters of those who hold it
    lock_at, text_at = ((w * 0.27, h / 2), (w * 0.68, h / 2)) if beside else ((w / 2, h * 0.32), (w / 2, h * 0.72))
    padlock(brush, ink, *lock_at, size * (0.78 if beside else 0.66), closed=True, hole=tile)
    picture = brush.done()
    letters(picture, e.text, e.size_px, True, ink, centre=text_at)
    return picture


def draw_bar_box(e: Element, w: int, h: int, p: Palette) -> pygame.Surface:
    """A box of the bonus bar."""
    brush = Brush(w, h)
    ink, tile = p[f"{e.colour}-ink"], p[f"{e.colour}-tile"]
    rect = (1.0, 1.0, w - 2.0, h - 2.0)
    radius = min(w, h) * 0.3
    marked = "marked" in e.states
    brush.plate(ink if marked else p[f"{e.colour}-band"], radius, rect=rect)
    if not marked:
        brush.plate(tile, radius - 1, rect=(2.5, 2.5, w - 5, h - 5))
    if marked:
        cross(brush, tile, w / 2, h / 2, min(w, h) * 0.26, max(2, h * 0.13))
    elif "closed" in e.states:
        brush.line(ink, [(w * 0.3, h / 2), (w * 0.7, h / 2)], max(1.6, h * 0.1))
    else:
        colour_shape(brush, ink, e.colour, w * 0.70, h / 2, min(h * 0.22, w * 0.16))
    picture = brush.done()
    if not marked and "closed" not in e.states:
        letters(picture, e.text, e.size_px, True, ink, centre=(w * 0.36, h / 2))
    return picture


def draw_penalty(e: Element, w: int, h: int, p: Palette) -> pygame.Surface:
    brush = Brush(w, h)
    small = min(w, h)
    x, y = (w - small) / 2, (h - small) / 2
    if "marked" in e.states:
        brush.plate(p["ink"], small * 0.18, rect=(x, y, small, small))
        cross(brush, p["panel"], w / 2, h / 2, small * 0.26, max(2, small * 0.14))
    else:
        brush.ring(p["soft"], small * 0.18, 1.4, rect=(x, y, small, small))
    return brush.done()
