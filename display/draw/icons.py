"""Icons as drawn shapes, each in a square of side 1. Their names are the layout's; their meaning is the label's."""

from __future__ import annotations

import math
from collections.abc import Callable

from display.draw.shapes import Brush, cross, padlock
from display.theme import Rgb


def draw_icon(brush: Brush, name: str, ink: Rgb, ground: Rgb) -> None:
    """The icon `name` over the whole brush (its shorter side)."""
    side = min(brush.w, brush.h)
    pen = _Pen(brush, ink, ground, side, (brush.w - side) / 2, (brush.h - side) / 2)
    _ICONS[name](pen)


class _Pen:
    """A brush in units of the icon's side."""

    def __init__(self, brush: Brush, ink: Rgb, ground: Rgb, side: float, x: float, y: float) -> None:
        self.brush, self.ink, self.ground, self.side, self.x, self.y = brush, ink, ground, side, x, y

    def line(self, *points: tuple[float, float], w: float = 0.1) -> None:
        self.brush.line(self.ink, [self.at(*p) for p in points], w * self.side)

    def shape(self, *points: tuple[float, float]) -> None:
        self.brush.polygon(self.ink, [self.at(*p) for p in points])

    def disc(self, x: float, y: float, r: float, w: float = 0, ground: bool = False) -> None:
        self.brush.disc(self.ground if ground else self.ink, *self.at(x, y), r * self.side, w * self.side)

    def arc(self, x: float, y: float, r: float, start: float, end: float, w: float = 0.1) -> None:
        self.brush.arc(self.ink, *self.at(x, y), r * self.side, start, end, w * self.side)

    def ring(self, x: float, y: float, w: float, h: float, radius: float = 0.1, pen: float = 0.09) -> None:
        left, top = self.at(x, y)
        self.brush.ring(self.ink, radius * self.side, pen * self.side, rect=(left, top, w * self.side, h * self.side))

    def plate(self, x: float, y: float, w: float, h: float, radius: float = 0.08) -> None:
        left, top = self.at(x, y)
        self.brush.plate(self.ink, radius * self.side, rect=(left, top, w * self.side, h * self.side))

    def at(self, x: float, y: float) -> tuple[float, float]:
        return self.x + x * self.side, self.y + y * self.side


def _tick(p: _Pen) -> None:
    p.line((0.16, 0.55), (0.40, 0.78), (0.84, 0.26), w=0.14)


def _cross(p: _Pen) -> None:
    cross(p.brush, p.ink, *p.at(0.5, 0.5), 0.3 * p.side, 0.13 * p.side)


def _plus(p: _Pen) -> None:
    p.line((0.5, 0.18), (0.5, 0.82), w=0.13)
    p.line((0.18, 0.5), (0.82, 0.5), w=0.13)


def _minus(p: _Pen) -> None:
    p.line((0.18, 0.5), (0.82, 0.5), w=0.13)


def _undo(p: _Pen) -> None:
    p.arc(0.52, 0.56, 0.28, -150, 120)
    p.shape((0.08, 0.46), (0.42, 0.20), (0.44, 0.60))


def _rewind(p: _Pen) -> None:
    p.shape((0.52, 0.2), (0.16, 0.5), (0.52, 0.8))
    p.shape((0.88, 0.2), (0.52, 0.5), (0.88, 0.8))


def _again(p: _Pen) -> None:
    p.arc(0.5, 0.5, 0.32, -20, 250)
    p.shape((0.98, 0.42), (0.68, 0.56), (0.62, 0.24))


def _back(p: _Pen) -> None:
    p.line((0.82, 0.5), (0.26, 0.5), w=0.12)
    p.line((0.46, 0.26), (0.2, 0.5), (0.46, 0.74), w=0.12)


def _play(p: _Pen) -> None:
    p.shape((0.26, 0.16), (0.86, 0.5), (0.26, 0.84))


def _skip(p: _Pen) -> None:
    p.shape((0.12, 0.2), (0.5, 0.5), (0.12, 0.8))
    p.shape((0.46, 0.2), (0.84, 0.5), (0.46, 0.8))
    p.line((0.86, 0.22), (0.86, 0.78), w=0.08)


def _die(p: _Pen, x: float, y: float, side: float, pips: tuple[tuple[float, float], ...]) -> None:
    p.ring(x, y, side, side, radius=side * 0.2, pen=0.07)
    for px, py in pips:
        p.disc(x + px * side, y + py * side, side * 0.11)


def _dice(p: _Pen) -> None:
    _die(p, 0.08, 0.34, 0.5, ((0.3, 0.3), (0.7, 0.7), (0.5, 0.5)))
    _die(p, 0.54, 0.1, 0.4, ((0.5, 0.5),))


def _die_edit(p: _Pen) -> None:
    _die(p, 0.08, 0.2, 0.6, ((0.3, 0.3), (0.7, 0.7)))
    p.line((0.92, 0.36), (0.62, 0.86), w=0.1)


def _list(p: _Pen) -> None:
    for y in (0.26, 0.5, 0.74):
        p.disc(0.18, y, 0.06)
        p.line((0.36, y), (0.86, y), w=0.09)


def _camera(p: _Pen) -> None:
    p.ring(0.08, 0.28, 0.84, 0.54, radius=0.1, pen=0.08)
    p.plate(0.34, 0.17, 0.32, 0.16)
    p.disc(0.5, 0.55, 0.16, 0.08)


def _help(p: _Pen) -> None:
    p.arc(0.5, 0.34, 0.2, 180, 400, w=0.12)
    p.line((0.66, 0.46), (0.5, 0.58), (0.5, 0.66), w=0.12)
    p.disc(0.5, 0.86, 0.08)


def _pencil(p: _Pen) -> None:
    p.line((0.72, 0.26), (0.32, 0.68), w=0.18)
    p.shape((0.14, 0.86), (0.2, 0.62), (0.4, 0.8))


def _speaker_body(p: _Pen) -> None:
    p.plate(0.08, 0.36, 0.2, 0.28, 0.03)
    p.shape((0.2, 0.44), (0.48, 0.18), (0.48, 0.82), (0.2, 0.56))


def _speaker(p: _Pen) -> None:
    _speaker_body(p)
    p.arc(0.5, 0.5, 0.16, -45, 45, w=0.07)
    p.arc(0.5, 0.5, 0.32, -45, 45, w=0.07)


def _mute(p: _Pen) -> None:
    _speaker_body(p)
    p.line((0.64, 0.38), (0.9, 0.62), w=0.08)
    p.line((0.64, 0.62), (0.9, 0.38), w=0.08)


def _louder(p: _Pen) -> None:
    _speaker_body(p)
    p.line((0.62, 0.5), (0.94, 0.5), w=0.08)
    p.line((0.78, 0.34), (0.78, 0.66), w=0.08)


def _quieter(p: _Pen) -> None:
    _speaker_body(p)
    p.line((0.62, 0.5), (0.94, 0.5), w=0.08)


def _moon(p: _Pen) -> None:
    p.disc(0.46, 0.54, 0.36)
    p.brush.cut(*p.at(0.64, 0.40), 0.31 * p.side)


def _gear(p: _Pen) -> None:
    for dx, dy in ((0, 1), (0.71, 0.71), (1, 0), (0.71, -0.71)):
        p.line((0.5 - 0.36 * dx, 0.5 - 0.36 * dy), (0.5 + 0.36 * dx, 0.5 + 0.36 * dy), w=0.13)
    p.disc(0.5, 0.5, 0.27)
    p.disc(0.5, 0.5, 0.12, ground=True)


def _globe(p: _Pen) -> None:
    p.disc(0.5, 0.5, 0.38, 0.07)
    p.line((0.14, 0.5), (0.86, 0.5), w=0.06)
    p.line((0.5, 0.14), (0.5, 0.86), w=0.06)
    p.arc(0.14, 0.5, 0.5, -46, 46, w=0.06)
    p.arc(0.86, 0.5, 0.5, 134, 226, w=0.06)


def _contrast(p: _Pen) -> None:
    p.disc(0.5, 0.5, 0.38, 0.08)
    right = [(0.5 + 0.36 * math.sin(math.pi * i / 16), 0.5 - 0.36 * math.cos(math.pi * i / 16)) for i in range(17)]
    p.shape(*right)


def _keypad(p: _Pen) -> None:
    for x in (0.14, 0.4, 0.66):
        for y in (0.14, 0.4, 0.66):
            p.plate(x, y, 0.2, 0.2, 0.04)


def _hand(p: _Pen) -> None:
    for x, top in ((0.26, 0.3), (0.41, 0.16), (0.56, 0.2), (0.71, 0.32)):
        p.line((x, top), (x, 0.6), w=0.11)
    p.plate(0.2, 0.5, 0.57, 0.38, 0.16)
    p.line((0.14, 0.5), (0.3, 0.7), w=0.11)


def _alert(p: _Pen) -> None:
    p.brush.polygon(p.ink, [p.at(0.5, 0.12), p.at(0.92, 0.86), p.at(0.08, 0.86)], 0.09 * p.side)
    p.line((0.5, 0.38), (0.5, 0.6), w=0.1)
    p.disc(0.5, 0.74, 0.06)


def _lock(p: _Pen) -> None:
    padlock(p.brush, p.ink, *p.at(0.5, 0.5), 0.84 * p.side, closed=True, hole=p.ground)


def _chain(p: _Pen) -> None:
    p.ring(0.06, 0.32, 0.5, 0.36, radius=0.18, pen=0.08)
    p.ring(0.44, 0.32, 0.5, 0.36, radius=0.18, pen=0.08)


def _crown(p: _Pen) -> None:
    p.shape((0.1, 0.8), (0.1, 0.3), (0.32, 0.52), (0.5, 0.18), (0.68, 0.52), (0.9, 0.3), (0.9, 0.8))


def _out(p: _Pen) -> None:
    p.line((0.1, 0.5), (0.7, 0.5), w=0.12)
    p.line((0.5, 0.24), (0.8, 0.5), (0.5, 0.76), w=0.12)


def _rising(p: _Pen) -> None:
    p.line((0.16, 0.74), (0.8, 0.3), w=0.1)
    p.line((0.5, 0.26), (0.82, 0.28), (0.74, 0.6), w=0.1)


def _person(p: _Pen) -> None:
    p.disc(0.5, 0.3, 0.19)
    p.arc(0.5, 0.92, 0.22, 180, 360, w=0.26)


_ICONS: dict[str, Callable[[_Pen], None]] = {
    "tick": _tick,
    "cross": _cross,
    "plus": _plus,
    "minus": _minus,
    "undo": _undo,
    "rewind": _rewind,
    "again": _again,
    "back": _back,
    "play": _play,
    "skip": _skip,
    "dice": _dice,
    "die-edit": _die_edit,
    "list": _list,
    "camera": _camera,
    "help": _help,
    "pencil": _pencil,
    "speaker": _speaker,
    "mute": _mute,
    "louder": _louder,
    "quieter": _quieter,
    "moon": _moon,
    "gear": _gear,
    "globe": _globe,
    "contrast": _contrast,
    "keypad": _keypad,
    "hand": _hand,
    "alert": _alert,
    "lock": _lock,
    "chain": _chain,
    "crown": _crown,
    "out": _out,
    "rising": _rising,
    "person": _person,
}
NAMES = frozenset(_ICONS)
