"""Where two screens differ: the few rectangles that must be drawn and sent anew. Pure; nothing here draws.

Sending a whole picture to the screen costs far more than drawing it (20 ms against 2 ms at 1920x1080 on X11), so a tap
that changes one panel sends that panel alone.
"""

from __future__ import annotations

from collections.abc import Iterable

from display.geometry import Rect
from display.model import ScreenModel

#: The picture is divided into so many columns and rows; what changes is known to that grain.
COLUMNS, ROWS = 16, 10
#: From this share of the picture on, all of it is drawn: many parts cost more than the whole.
WHOLE = 0.7


def changed_areas(before: ScreenModel | None, after: ScreenModel) -> tuple[Rect, ...]:
    """Rectangles, none overlapping another, outside of which both screens look the same; () where they are equal.

    The whole picture where there was none before, or its size, theme or the order of its things has changed.
    """
    whole = (Rect(0, 0, *after.size),)
    if before is None or (before.size, before.theme, before.brand) != (after.size, after.theme, after.brand):
        return whole
    old, new = set(before.elements), set(after.elements)
    if len(old) != len(before.elements) or len(new) != len(after.elements):
        return whole if before.elements != after.elements else ()
    both = old & new
    if [e for e in before.elements if e in both] != [e for e in after.elements if e in both]:
        return whole
    return areas(after.size, (element.rect for element in old ^ new))


def areas(size: tuple[int, int], rects: Iterable[Rect]) -> tuple[Rect, ...]:
    """Rectangles of the grid that cover these, as few as lines of tiles make, none overlapping another."""
    tiles = set()
    for rect in rects:
        left, right = max(0, rect.x), min(size[0], rect.right)
        top, bottom = max(0, rect.y), min(size[1], rect.bottom)
        if left < right and top < bottom:
            columns = range(left * COLUMNS // size[0], (right - 1) * COLUMNS // size[0] + 1)
            rows = range(top * ROWS // size[1], (bottom - 1) * ROWS // size[1] + 1)
            tiles |= {(column, row) for row in rows for column in columns}
    if len(tiles) >= WHOLE * COLUMNS * ROWS:
        return (Rect(0, 0, *size),)
    return tuple(_pixels(size, *block) for block in _blocks(tiles))


def _blocks(tiles: set[tuple[int, int]]) -> list[tuple[int, int, int, int]]:
    """Runs of tiles in each row, equal runs of rows below each other joined: (left, top, right, bottom), exclusive."""
    done: list[tuple[int, int, int, int]] = []
    open_runs: dict[tuple[int, int], int] = {}
    for row in range(ROWS + 1):
        runs = set()
        column = 0
        while column < COLUMNS:
            if (column, row) not in tiles:
                column += 1
                continue
            start = column
            while (column, row) in tiles:
                column += 1
            runs.add((start, column))
        for run in [run for run in open_runs if run not in runs]:
            done.append((run[0], open_runs.pop(run), run[1], row))
        for run in runs:
            open_runs.setdefault(run, row)
    return sorted(done)


def _pixels(size: tuple[int, int], left: int, top: int, right: int, bottom: int) -> Rect:
    """A block of tiles in pixels: every pixel that `areas` counts to these tiles."""
    x, y = -(-left * size[0] // COLUMNS), -(-top * size[1] // ROWS)
    return Rect(x, y, -(-right * size[0] // COLUMNS) - x, -(-bottom * size[1] // ROWS) - y)
