"""Rectangles in whole pixels, x right, y down: cutting them up, and turning them by quarters. Nothing here draws."""

from __future__ import annotations

from typing import NamedTuple


class Rect(NamedTuple):
    """A rectangle: left, top, width, height; the right and bottom edges are outside."""

    x: int
    y: int
    w: int
    h: int

    @property
    def right(self) -> int:
        return self.x + self.w

    @property
    def bottom(self) -> int:
        return self.y + self.h

    @property
    def centre(self) -> tuple[int, int]:
        return self.x + self.w // 2, self.y + self.h // 2

    def contains(self, x: float, y: float) -> bool:
        return self.x <= x < self.right and self.y <= y < self.bottom

    def encloses(self, other: Rect) -> bool:
        return self.x <= other.x and self.y <= other.y and other.right <= self.right and other.bottom <= self.bottom

    def overlaps(self, other: Rect) -> bool:
        return self.x < other.right and other.x < self.right and self.y < other.bottom and other.y < self.bottom

    def inset(self, dx: int, dy: int | None = None) -> Rect:
        """Smaller by `dx` left and right and `dy` (default `dx`) above and below; never negative in size."""
        dy = dx if dy is None else dy
        return Rect(self.x + dx, self.y + dy, max(0, self.w - 2 * dx), max(0, self.h - 2 * dy))

    def moved(self, dx: int, dy: int) -> Rect:
        return Rect(self.x + dx, self.y + dy, self.w, self.h)

    def top(self, h: int, gap: int = 0) -> tuple[Rect, Rect]:
        """Cut off a strip of height `h` above: (strip, rest), `gap` between them."""
        h = min(h, self.h)
        return Rect(self.x, self.y, self.w, h), Rect(self.x, self.y + h + gap, self.w, max(0, self.h - h - gap))

    def lower(self, h: int, gap: int = 0) -> tuple[Rect, Rect]:
        """Cut off a strip of height `h` below: (strip, rest)."""
        h = min(h, self.h)
        return Rect(self.x, self.bottom - h, self.w, h), Rect(self.x, self.y, self.w, max(0, self.h - h - gap))

    def left(self, w: int, gap: int = 0) -> tuple[Rect, Rect]:
        """Cut off a strip of width `w` at the left: (strip, rest)."""
        w = min(w, self.w)
        return Rect(self.x, self.y, w, self.h), Rect(self.x + w + gap, self.y, max(0, self.w - w - gap), self.h)

    def right_side(self, w: int, gap: int = 0) -> tuple[Rect, Rect]:
        """Cut off a strip of width `w` at the right: (strip, rest)."""
        w = min(w, self.w)
        return Rect(self.right - w, self.y, w, self.h), Rect(self.x, self.y, max(0, self.w - w - gap), self.h)

    def columns(self, n: int, gap: int = 0) -> list[Rect]:
        """`n` columns of equal width (to the pixel: edges are rounded, so they fill the width exactly)."""
        return [
            Rect(self.x + a, self.y, b - a, self.h) for a, b in (_span(self.w, n, gap, index) for index in range(n))
        ]

    def rows(self, n: int, gap: int = 0) -> list[Rect]:
        """`n` rows of equal height."""
        return [
            Rect(self.x, self.y + a, self.w, b - a) for a, b in (_span(self.h, n, gap, index) for index in range(n))
        ]

    def grid(self, columns: int, rows: int, gap: int = 0) -> list[Rect]:
        """`columns` by `rows` cells, row by row."""
        return [cell for row in self.rows(rows, gap) for cell in row.columns(columns, gap)]

    def middle(self, w: int, h: int) -> Rect:
        """A rectangle of at most `w` by `h` in the middle of this one."""
        w, h = min(w, self.w), min(h, self.h)
        return Rect(self.x + (self.w - w) // 2, self.y + (self.h - h) // 2, w, h)


def _span(length: int, n: int, gap: int, index: int) -> tuple[int, int]:
    room = length - gap * (n - 1)
    return index * gap + room * index // n, index * gap + room * (index + 1) // n


def turned(rect: Rect, size: tuple[int, int], quarters: int) -> Rect:
    """Where `rect` of a field of `size` (width, height) lies once that field is turned clockwise by quarters."""
    w, h = size
    match quarters % 4:
        case 0:
            return rect
        case 1:
            return Rect(h - rect.bottom, rect.x, rect.h, rect.w)
        case 2:
            return Rect(w - rect.right, h - rect.bottom, rect.w, rect.h)
        case _:
            return Rect(rect.y, w - rect.right, rect.h, rect.w)


def turned_point(x: float, y: float, size: tuple[int, int], quarters: int) -> tuple[float, float]:
    """Where the point of a field of `size` lies once that field is turned clockwise by quarters."""
    w, h = size
    match quarters % 4:
        case 0:
            return x, y
        case 1:
            return h - y, x
        case 2:
            return w - x, h - y
        case _:
            return y, w - x


def turned_size(size: tuple[int, int], quarters: int) -> tuple[int, int]:
    return size if quarters % 2 == 0 else (size[1], size[0])
