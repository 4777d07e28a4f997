"""How photographs, switches, tables of results and the plot of the scores look."""

from __future__ import annotations

import io

import pygame

from display.draw.common import Palette, letters, mix
from display.draw.shapes import Brush, colour_shape, cross
from display.model import Element


def is_picture(data: bytes) -> bool:
    """Whether these bytes (PNG, JPEG) can be shown as a picture."""
    try:
        pygame.image.load(io.BytesIO(data))
    except pygame.error:
        return False
    return True


def draw_picture(e: Element, w: int, h: int, p: Palette) -> pygame.Surface:
    """A photograph, as large as fits; a crossed frame where it cannot be decoded."""
    picture = pygame.Surface((w, h), pygame.SRCALPHA)
    data = e.data[0]
    try:
        loaded = pygame.image.load(io.BytesIO(data if isinstance(data, bytes) else b""))
    except pygame.error:
        brush = Brush(w, h)
        brush.ring(p["line"], 4, 2)
        cross(brush, p["line"], w / 2, h / 2, min(w, h) / 3, 2)
        return brush.done()
    share = min(w / loaded.get_width(), h / loaded.get_height())
    size = (max(1, round(loaded.get_width() * share)), max(1, round(loaded.get_height() * share)))
    small = pygame.transform.smoothscale(loaded.convert_alpha() if pygame.display.get_surface() else loaded, size)
    picture.blit(small, ((w - size[0]) // 2, (h - size[1]) // 2))
    return picture


def draw_tick_box(e: Element, w: int, h: int, p: Palette) -> pygame.Surface:
    brush = Brush(w, h)
    small = min(w, h)
    if "on" in e.states:
        brush.plate(p["accent"], small * 0.2)
        brush.line(
            p["on-accent"], [(w * 0.2, h * 0.54), (w * 0.42, h * 0.76), (w * 0.80, h * 0.28)], max(2, small * 0.14)
        )
    else:
        brush.ring(p["soft"], small * 0.2, 2)
    return brush.done()


def draw_dot(_e: Element, w: int, h: int, p: Palette) -> pygame.Surface:
    brush = Brush(w, h)
    brush.disc(p["accent"], w / 2, h / 2, min(w, h) / 2)
    return brush.done()


def draw_tag(e: Element, w: int, h: int, p: Palette) -> pygame.Surface:
    """The head of a column: a row's letter and shape on its colour."""
    brush = Brush(w, h)
    fill, ink = (p[f"{e.colour}-key"], p[f"{e.colour}-on-key"]) if e.colour else (p["raised"], p["ink"])
    brush.plate(fill, h * 0.25)
    if e.colour:
        colour_shape(brush, ink, e.colour, w * 0.70, h / 2, h * 0.24)
    picture = brush.done()
    letters(picture, e.text, e.size_px, True, ink, centre=(w * (0.36 if e.colour else 0.5), h / 2))
    return picture


def draw_plot(e: Element, w: int, h: int, p: Palette) -> pygame.Surface:
    """Scores over the turns. Lines are told apart by the letter at their end and the shape of their points."""
    series: tuple[tuple[str, tuple[int, ...], bool], ...] = e.data[0]  # type: ignore[assignment]
    low, high = float(str(e.data[1])), float(str(e.data[2]))
    room = e.size_px * 1.6
    brush = Brush(w, h)
    left, right, top, bottom = 4.0, w - room * 1.5, 6.0, h - 6.0

    def level(value: float) -> float:
        return bottom - (value - low) / max(1.0, high - low) * (bottom - top)

    for value in (low, 0.0, high):
        brush.line(p["line"], [(left, level(value)), (right, level(value))], 1)
    ends: list[tuple[float, int]] = []
    for number, (_letter, scores, winner) in enumerate(series):
        step = (right - left) / max(1, len(scores) - 1)
        points = [(left + i * step, level(score)) for i, score in enumerate(scores)]
        ink = p["accent"] if winner else mix(p["soft"], p["panel"], 0.14 * number)
        brush.line(ink, points, 3 if winner else 1.8)
        every = max(1, len(points) // 7)
        for x, y in points[number % every :: every]:
            colour_shape(brush, ink, ("blue", "green", "yellow", "red", "white")[number % 5], x, y, 4.5)
        ends.append((points[-1][1], number))
    placed: list[float] = []
    for y, _number in sorted(ends):
        placed.append(max(y, placed[-1] + room if placed else room / 2))
    overhang = max(0.0, placed[-1] - (h - room / 2)) if placed else 0.0
    spots = [(y - overhang, number) for y, (_end, number) in zip(placed, sorted(ends), strict=True)]
    for y, number in spots:
        ink = p["accent"] if series[number][2] else p["soft"]
        brush.line(ink, [(right, ends[number][0]), (right + room * 0.5, y)], 1.2)
        brush.disc(ink, right + room, y, room * 0.48)
    picture = brush.done()
    for y, number in spots:
        ground = p["on-accent"] if series[number][2] else p["panel"]
        letters(picture, series[number][0], e.size_px, True, ground, centre=(right + room, y))
    return picture
