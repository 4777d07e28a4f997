"""Where the players' panels stand: in rows before a standing screen, or around a lying one, each facing its edge."""

from __future__ import annotations

from typing import NamedTuple

from display.geometry import Rect
from display.layout.canvas import Canvas
from display.layout.panel import cut


class Places(NamedTuple):
    """Where the middle stands (the dice, and around a table the bars, too), and each panel with its turn."""

    middle: Rect
    panels: list[tuple[Rect, int]]


def seats_in_a_row(canvas: Canvas, area: Rect, count: int) -> Places:
    """For a standing screen: the arrangement of panels in columns and rows that makes the boxes largest.

    The dice take a cell that is left over, or a strip above all.
    """
    gap, target = canvas.px(5), canvas.look.key_px
    strip_h = max(target + canvas.px(10), round(area.h * 0.15))
    if area.h > area.w:
        strip_h = round(target * 2.3)
    found: list[tuple[float, Places]] = []
    for columns in range(1, count + 1):
        rows = -(-count // columns)
        if columns * rows - count == 1 and rows > 1:
            cells = area.grid(columns, rows, gap)
            places = Places(cells[-1], [(cell, 0) for cell in cells[:-1]])
        elif columns * rows == count:
            strip, rest = area.top(strip_h, gap)
            places = Places(strip, [(cell, 0) for cell in rest.grid(columns, rows, gap)])
        else:
            continue
        first = places.panels[0][0]
        found.append((cut(canvas, first.w, first.h).quality, places))
    return max(found, key=lambda item: item[0])[1]


def seats_around(canvas: Canvas, area: Rect, count: int) -> Places:
    """For a lying screen, wider than high: panels along its edges, clockwise from the lower one.

    Each is turned to face its edge; each player sits to the left of the one before. The middle is left for the rest.
    """
    gap = canvas.px(5)
    deep = round(area.h * (0.34 if count == 2 else 0.33))
    lower, rest = area.lower(deep, gap)
    upper, between = rest.top(deep, gap)
    if count == 2:
        return Places(between, [(lower, 0), (upper, 2)])
    side = _side_depth(canvas, area)
    left, rest = area.left(side, gap)
    if count == 5:
        lower, rest = rest.lower(deep, gap)
        upper, between = rest.top(deep, gap)
        below, above = lower.columns(2, gap), upper.columns(2, gap)
        return Places(between, [(below[0], 0), (left, 1), (above[0], 2), (above[1], 2), (below[1], 0)])
    right, rest = rest.right_side(side, gap)
    lower, rest = rest.lower(deep, gap)
    if count == 3:
        return Places(rest, [(lower, 0), (left, 1), (right, 3)])
    upper, between = rest.top(deep, gap)
    return Places(between, [(lower, 0), (left, 1), (upper, 2), (right, 3)])


def _side_depth(canvas: Canvas, area: Rect) -> int:
    """How deep the panels at the short edges are: enough for header, four rows and a line of keys."""
    return round(max(area.w * 0.18, min(area.w * 0.22, canvas.look.key_px * 2.9)))
