"""Shapes drawn smoothly: rounded plates, crosses, locks, arrows, symbols. Fonts lack most of these, so none is a glyph.

Everything is drawn four times as large and shrunk, once per look of a thing: callers keep the result.
"""

from __future__ import annotations

import math
from collections.abc import Sequence
from itertools import pairwise

import pygame

from display.theme import Rgb

FINE = 4
Point = tuple[float, float]


class Brush:
    """A transparent picture of `w` by `h` pixels to draw shapes on, in fractions of its sides or in pixels."""

    def __init__(self, w: int, h: int) -> None:
        self.w, self.h = w, h
        self.fine = pygame.Surface((max(1, w) * FINE, max(1, h) * FINE), pygame.SRCALPHA)

    def done(self) -> pygame.Surface:
        """The finished picture at its real size."""
        return pygame.transform.smoothscale(self.fine, (max(1, self.w), max(1, self.h)))

    def _fine_rect(self, rect: tuple[float, float, float, float] | None, inset: float) -> pygame.Rect:
        x, y, w, h = rect or (0, 0, self.w, self.h)
        edges = (x + inset, y + inset, w - 2 * inset, h - 2 * inset)
        return pygame.Rect(*(round(edge * FINE) for edge in edges))

    def plate(
        self, colour: Rgb, radius: float, *, inset: float = 0, rect: tuple[float, float, float, float] | None = None
    ) -> None:
        """A filled rounded rectangle; sizes in pixels."""
        box = self._fine_rect(rect, inset)
        pygame.draw.rect(self.fine, colour, box, border_radius=round(radius * FINE))

    def ring(
        self,
        colour: Rgb,
        radius: float,
        width: float,
        *,
        inset: float = 0,
        rect: tuple[float, float, float, float] | None = None,
    ) -> None:
        """The outline of a rounded rectangle."""
        box = self._fine_rect(rect, inset)
        pygame.draw.rect(self.fine, colour, box, max(1, round(width * FINE)), border_radius=round(radius * FINE))

    def dashes(self, colour: Rgb, radius: float, width: float, dash: float) -> None:
        """The outline of a rounded rectangle in dashes; its corners are whole."""
        self.ring(colour, radius, width)
        for side, across in ((self.w, False), (self.h, True)):
            count = max(1, round((side - 2 * radius) / dash) // 2)  # gaps, each between two dashes
            step = (side - 2 * radius) / (2 * count + 1)
            for i in range(count):
                at, far = radius + step * (2 * i + 1), (self.w if across else self.h) - width
                for edge in (0.0, far):
                    place = (edge, at, width, step) if across else (at, edge, step, width)
                    pygame.draw.rect(self.fine, (0, 0, 0, 0), self._fine_rect(place, 0))

    def hatch(self, colour: Rgb, step: float, width: float, inset: float) -> None:
        """Lines that rise to the right, all over the picture but its rim."""
        self.fine.set_clip(self._fine_rect(None, inset))
        x = float(-self.h)
        while x < self.w:
            pygame.draw.line(
                self.fine, colour, (x * FINE, self.h * FINE), ((x + self.h) * FINE, 0), max(1, round(width * FINE))
            )
            x += step
        self.fine.set_clip(None)

    def line(self, colour: Rgb, points: Sequence[Point], width: float) -> None:
        """A line with round ends and corners; points in pixels."""
        fine = [(x * FINE, y * FINE) for x, y in points]
        thick = max(1.0, width * FINE)
        for (x0, y0), (x1, y1) in pairwise(fine):
            length = math.hypot(x1 - x0, y1 - y0) or 1
            nx, ny = (y0 - y1) / length * thick / 2, (x1 - x0) / length * thick / 2
            quad = [(x0 + nx, y0 + ny), (x1 + nx, y1 + ny), (x1 - nx, y1 - ny), (x0 - nx, y0 - ny)]
            pygame.draw.polygon(self.fine, colour, quad)
        for x, y in fine:
            pygame.draw.circle(self.fine, colour, (x, y), thick / 2)

    def disc(self, colour: Rgb, x: float, y: float, radius: float, width: float = 0) -> None:
        """A disc, or a circle of `width`."""
        thick = 0 if width == 0 else max(1, round(width * FINE))
        pygame.draw.circle(self.fine, colour, (x * FINE, y * FINE), radius * FINE, thick)

    def cut(self, x: float, y: float, radius: float) -> None:
        """A round hole in what is drawn so far."""
        pygame.draw.circle(self.fine, (0, 0, 0, 0), (x * FINE, y * FINE), radius * FINE)

    def polygon(self, colour: Rgb, points: Sequence[Point], width: float = 0) -> None:
        """A filled polygon, or its outline of `width`; points in pixels."""
        if width:
            self.line(colour, [*points, points[0]], width)
        else:
            pygame.draw.polygon(self.fine, colour, [(x * FINE, y * FINE) for x, y in points])

    def arc(self, colour: Rgb, x: float, y: float, radius: float, start: float, end: float, width: float) -> None:
        """Part of a circle, from angle to angle in degrees, clockwise from the right."""
        steps = max(6, round(abs(end - start) / 8))
        points = []
        for i in range(steps + 1):
            angle = math.radians(start + (end - start) * i / steps)
            points.append((x + radius * math.cos(angle), y + radius * math.sin(angle)))
        self.line(colour, points, width)


def cross(brush: Brush, colour: Rgb, x: float, y: float, half: float, width: float) -> None:
    """A cross: the mark on a sheet."""
    brush.line(colour, [(x - half, y - half), (x + half, y + half)], width)
    brush.line(colour, [(x - half, y + half), (x + half, y - half)], width)


def padlock(brush: Brush, colour: Rgb, x: float, y: float, size: float, *, closed: bool, hole: Rgb | None) -> None:
    """A padlock of height `size` with its centre at x, y; `hole` is the keyhole's colour."""
    w, body = size * 0.72, size * 0.52
    top = y + size / 2 - body
    width = size * 0.12
    shift = 0 if closed else size * 0.20
    brush.arc(colour, x + shift, top - size * 0.06, w * 0.30, 180, 360, width)
    brush.line(colour, [(x + shift - w * 0.30, top - size * 0.06), (x + shift - w * 0.30, top + width)], width)
    if closed:
        brush.line(colour, [(x + w * 0.30, top - size * 0.06), (x + w * 0.30, top + width)], width)
    brush.plate(colour, size * 0.08, rect=(x - w / 2, top, w, body))
    if hole is not None:
        brush.disc(hole, x, top + body * 0.42, size * 0.07)
        brush.line(hole, [(x, top + body * 0.42), (x, top + body * 0.72)], size * 0.06)


def regular(x: float, y: float, radius: float, corners: int, start: float = -90) -> list[Point]:
    """The corners of a regular polygon, from an angle in degrees (-90: upwards)."""
    return [
        (
            x + radius * math.cos(math.radians(start + 360 * i / corners)),
            y + radius * math.sin(math.radians(start + 360 * i / corners)),
        )
        for i in range(corners)
    ]


def star(x: float, y: float, radius: float, inner: float = 0.45) -> list[Point]:
    """A five-pointed star."""
    outer, middle = regular(x, y, radius, 5), regular(x, y, radius * inner, 5, -54)
    return [point for pair in zip(outer, middle, strict=True) for point in pair]


def colour_shape(brush: Brush, ink: Rgb, colour: str, x: float, y: float, half: float) -> None:
    """The shape that stands for a colour wherever colour alone would tell: diamond, triangle, disc, square, ring."""
    match colour:
        case "red":
            brush.polygon(ink, [(x, y - half), (x + half, y), (x, y + half), (x - half, y)])
        case "yellow":
            brush.polygon(ink, [(x, y - half * 0.9), (x + half, y + half * 0.8), (x - half, y + half * 0.8)])
        case "green":
            brush.disc(ink, x, y, half * 0.92)
        case "blue":
            side = half * 0.84
            brush.plate(ink, half * 0.1, rect=(x - side, y - side, 2 * side, 2 * side))
        case _:
            brush.disc(ink, x, y, half * 0.9, half * 0.35)


def pattern(brush: Brush, ink: Rgb, colour: str, rect: tuple[float, float, float, float], step: float) -> None:
    """The pattern that stands for a colour: red rising strokes, yellow dots, green level, blue falling strokes."""
    x, y, w, h = rect
    layer = pygame.Surface(brush.fine.get_size(), pygame.SRCALPHA)
    canvas, brush.fine = brush.fine, layer
    width = step * 0.26
    if colour == "yellow":
        rows = max(1, round(h / step))
        for row in range(rows):
            for column in range(int(w / step) + 2):
                brush.disc(ink, x + (column + 0.5 * (row % 2)) * step, y + (row + 0.5) * h / rows, step * 0.2)
    elif colour == "green":
        rows = max(1, round(h / step))
        for row in range(rows):
            level = y + (row + 0.5) * h / rows
            brush.line(ink, [(x, level), (x + w, level)], width)
    elif colour in ("red", "blue"):
        lean = h if colour == "red" else -h
        for i in range(-int(h / step) - 2, int((w + h) / step) + 2):
            left = x + i * step
            brush.line(ink, [(left, y + h if lean > 0 else y), (left + h, y if lean > 0 else y + h)], width)
    brush.fine = canvas
    clip = pygame.Rect(round(x * FINE), round(y * FINE), round(w * FINE), round(h * FINE))
    brush.fine.blit(layer, clip.topleft, clip)


def symbol(brush: Brush, ink: Rgb, name: str, x: float, y: float, radius: float, width: float) -> None:
    """A power's symbol as an outline around x, y."""
    match name:
        case "circle":
            brush.disc(ink, x, y, radius, width)
        case "rhombus":
            brush.polygon(ink, [(x, y - radius), (x + radius, y), (x, y + radius), (x - radius, y)], width)
        case "square":
            side = radius * 0.86
            brush.ring(ink, 1, width, rect=(x - side, y - side, 2 * side, 2 * side))
        case "octagon":
            brush.polygon(ink, regular(x, y, radius, 8, 22.5), width)
        case "star":
            brush.polygon(ink, star(x, y, radius * 1.1, 0.5), width)
