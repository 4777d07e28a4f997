"""How panels, buttons, keys, dice, seats and icons look: one function a kind, from element and colours to a picture."""

from __future__ import annotations

import pygame

from display.draw.common import Palette, letters, letters_over, mix
from display.draw.icons import draw_icon
from display.draw.shapes import Brush, colour_shape, cross, padlock, pattern, symbol
from display.model import Element

HATCH = 0.3
"""How much of the colour of lines is in the hatching of a button that is off: its label stands on it."""


def draw_text(e: Element, w: int, h: int, p: Palette) -> pygame.Surface:
    picture = pygame.Surface((w, h), pygame.SRCALPHA)
    letters(picture, e.text, e.size_px, e.bold, p[e.ink], e.align)
    return picture


def draw_panel(e: Element, w: int, h: int, p: Palette) -> pygame.Surface:
    """A panel on the screen's ground; opaque, so that it is copied fast."""
    brush = Brush(w, h)
    radius = min(10, h / 6)
    if "active" in e.states:
        brush.plate(p["accent"], radius)
        brush.plate(p[e.fill], radius - 2, inset=2.5)
    elif e.fill == "sunk" or p[e.fill] == p["back"]:
        brush.plate(p["line"], radius)
        brush.plate(p[e.fill], radius - 1, inset=1)
    else:
        brush.plate(p[e.fill], radius)
    picture = pygame.Surface((w, h))
    picture.fill(p["back"])
    picture.blit(brush.done(), (0, 0))
    return picture


def draw_plate(e: Element, w: int, h: int, p: Palette) -> pygame.Surface:
    brush = Brush(w, h)
    radius = min(9.0, h * 0.24)
    fill = p[e.fill]
    edge = mix(fill, p["ink"], 0.28) if e.fill != "accent" else mix(fill, p["on-accent"], 0.25)
    if "off" in e.states:  # hatched in a broken outline: no shade of grey tells it from a live one everywhere
        brush.hatch(mix(fill, p["line"], HATCH), max(5.0, h * 0.14), 1.4, 3.5)
        brush.dashes(mix(fill, p["soft"], 0.55), radius, 1.6, max(4.0, h * 0.12))
        return brush.done()
    brush.plate(edge, radius)
    brush.plate(fill, radius - 1, inset=1.3)
    if "chosen" in e.states:
        brush.ring(p["ink"], radius, 3)
    return brush.done()


def draw_key(e: Element, w: int, h: int, p: Palette) -> pygame.Surface:
    """An action button: the number, large, on its colour, with the colour's letter, shape and pattern."""
    brush = Brush(w, h)
    fill, ink = p[f"{e.colour}-key"], p[f"{e.colour}-on-key"]
    radius = min(10.0, h * 0.2)
    brush.plate(p["ink"], radius)
    brush.plate(fill, radius - 1.5, inset=2)
    letter, row, shape, doubled, framed = (*e.data, "", "", "", False, False)[:5]
    foot = h * 0.30
    pattern(brush, mix(fill, ink, 0.22), e.colour, (5, h - foot - 2, w - 10, foot - 2), foot * 0.42)
    cx, cy = w / 2, (h - foot) / 2 + h * 0.03
    chip_w = min(w * 0.66, foot * 2.3)
    brush.plate(fill, foot * 0.4, rect=(cx - chip_w / 2, h - foot - 2, chip_w, foot - 2))
    size = max(9, round(foot * 0.78))
    if "last" in e.states:
        padlock(brush, ink, cx + chip_w * 0.26, h - foot / 2 - 3, foot * 0.8, closed=True, hole=fill)
    else:
        colour_shape(brush, ink, e.colour, cx + chip_w * 0.26, h - foot / 2 - 3, foot * 0.30)
    if framed:
        brush.ring(ink, radius - 3, 2, inset=5)
    if shape:
        symbol(brush, ink, str(shape), cx, cy, h * 0.33, 1.8)
    picture = brush.done()
    if shape:
        letters_over(picture, e.text, e.size_px, ink, fill, (cx, cy))
    else:
        letters(picture, e.text, e.size_px, True, ink, centre=(cx, cy))
    if row:
        letters(picture, f"{row}.", size, True, ink, centre=(9 + size / 3, 5 + size / 2))
    if doubled or "again" in e.states:
        letters(picture, "×2" if doubled else "+1", size, True, ink, centre=(w - 6 - size * 0.6, 5 + size / 2))
    letters(picture, str(letter), size, True, ink, centre=(cx - chip_w * 0.24, h - foot / 2 - 3))
    return picture


_PIPS = {
    1: ((0, 0),),
    2: ((-1, -1), (1, 1)),
    3: ((-1, -1), (0, 0), (1, 1)),
    4: ((-1, -1), (1, -1), (-1, 1), (1, 1)),
    5: ((-1, -1), (1, -1), (0, 0), (-1, 1), (1, 1)),
    6: ((-1, -1), (1, -1), (-1, 0), (1, 0), (-1, 1), (1, 1)),
}


def draw_die(e: Element, w: int, h: int, p: Palette) -> pygame.Surface:
    brush = Brush(w, h)
    face, pip = p[f"{e.colour}-die"], p[f"{e.colour}-pip"]
    side = min(w, h)
    x, y = (w - side) / 2, (h - side) / 2
    radius = side * 0.2
    known = e.value in _PIPS
    brush.plate(mix(face, (0, 0, 0), 0.35), radius, rect=(x, y, side, side))
    brush.plate(face, radius * 0.9, rect=(x + 1, y + 1, side - 2, side - 3.5))
    if not known:
        brush.plate(mix(face, p["back"], 0.35), radius * 0.7, rect=(x + 4, y + 4, side - 8, side - 9))
    for dx, dy in _PIPS.get(e.value, ()):
        brush.disc(pip, w / 2 + dx * side * 0.25, h / 2 - 0.8 + dy * side * 0.25, side * 0.095)
    if "doubt" in e.states:
        brush.ring(p["alarm"], radius, side * 0.07, rect=(x, y, side, side))
        brush.disc(p["alarm"], x + side * 0.82, y + side * 0.18, side * 0.19)
    if "chosen" in e.states:
        brush.ring(p["accent"], radius, side * 0.09, rect=(x, y, side, side))
    if "leaving" in e.states:
        cross(brush, p["back"], w / 2, h / 2, side * 0.40, side * 0.16)
        cross(brush, p["ink"], w / 2, h / 2, side * 0.40, side * 0.09)
    picture = brush.done()
    if not known:
        letters(picture, "?", max(9, round(side * 0.5)), True, pip, centre=(w / 2, h / 2))
    if "doubt" in e.states:
        size = max(9, round(side * 0.28))
        letters(picture, "?", size, True, p["on-alarm"], centre=(x + side * 0.82, y + side * 0.18))
    return picture


def draw_die_name(e: Element, w: int, h: int, p: Palette) -> pygame.Surface:
    """Letter and shape under a coloured die."""
    brush = Brush(w, h)
    colour_shape(brush, p["soft"], e.colour, w / 2 + h * 0.6, h / 2, h * 0.33)
    picture = brush.done()
    letters(picture, e.text, e.size_px, True, p["soft"], centre=(w / 2 - h * 0.35, h / 2))
    return picture


def draw_seat(e: Element, w: int, h: int, p: Palette) -> pygame.Surface:
    """The letter of a seat in a disc; filled for whose turn it is."""
    brush = Brush(w, h)
    radius = min(w, h) / 2
    active = "active" in e.states
    brush.disc(p["accent"] if active else p["soft"], w / 2, h / 2, radius)
    if not active:
        brush.disc(p[e.fill or "panel"], w / 2, h / 2, radius - 1.6)
    picture = brush.done()
    letters(picture, e.text, e.size_px, True, p["on-accent"] if active else p["ink"])
    return picture


def draw_round(e: Element, w: int, h: int, p: Palette) -> pygame.Surface:
    """A plain rounded ground: score, sum, notice, bar, tag."""
    brush = Brush(w, h)
    brush.plate(p[e.fill or "sunk"], min(9, h * 0.25))
    return brush.done()


def draw_icon_element(e: Element, w: int, h: int, p: Palette) -> pygame.Surface:
    brush = Brush(w, h)
    draw_icon(brush, str(e.data[0]), p[e.ink], p[e.fill or "back"])
    if "fault" in e.states:
        brush.line(p[e.ink], [(w * 0.08, h * 0.92), (w * 0.92, h * 0.08)], max(2, w * 0.1))
    return brush.done()


def draw_ring(e: Element, w: int, h: int, p: Palette) -> pygame.Surface:
    """The light round a thing that was just touched."""
    brush = Brush(w, h)
    brush.ring(p["ink"], min(9.0, h * 0.24), max(3, min(w, h) * 0.06))
    return brush.done()


def draw_ground(_e: Element, _w: int, _h: int, _p: Palette) -> pygame.Surface:
    """Something that only answers to touch."""
    return pygame.Surface((1, 1), pygame.SRCALPHA)
