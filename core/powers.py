"""The powers that act at once: circle and rhombus (RULES.md section 3, powers). Others count in `core.scoring`."""

from __future__ import annotations

from core.card import crosses, next_box
from core.chain import cross
from core.sheets import CIRCLE, RHOMBUS, ROWS, SYMBOLS, Sheet


def work_powers(sheet: Sheet, rows: list[int], closed: int, completed: list[str], choice: int) -> tuple[int, int]:
    """Let the completed powers work, one after the other, on `rows` (a card, changed in place).

    A power that a free cross completes waits at the end of `completed`. `choice` is the row chosen in the circle's tie,
    or -1. Returns the tied rows as bits where that choice is to be made first (all stands still there), else 0; and
    the choice if there was a tie that it decided, else -1.
    """
    done, used = 0, -1
    while done < len(completed):
        power = completed[done]
        if power == CIRCLE:
            tied = weakest_rows(sheet, rows, closed)
            if tied & (tied - 1):
                if choice < 0 or not tied >> choice & 1:
                    return tied, -1
                tied, used = 1 << choice, choice
            if tied:
                weakest = tied.bit_length() - 1
                _free_cross(sheet, rows, closed, weakest, completed)
                _free_cross(sheet, rows, closed, weakest, completed)
        elif power == RHOMBUS:
            for row in range(ROWS):
                _free_cross(sheet, rows, closed, row, completed)
        done += 1
    return 0, used


def weakest_rows(sheet: Sheet, rows: list[int], closed: int) -> int:
    """The rows with the fewest crosses among those that can take a next cross, as bits."""
    fewest, weakest = 99, 0
    for row in range(ROWS):
        if closed >> row & 1 or next_box(sheet, row, rows[row]) < 0:
            continue
        count = crosses(sheet, row, rows[row])
        if count < fewest:
            fewest, weakest = count, 0
        if count == fewest:
            weakest |= 1 << row
    return weakest


def powers_of(sheet: Sheet, rows: tuple[int, ...]) -> tuple[str, ...]:
    """The symbols with both boxes marked, in the order circle, rhombus, square, octagon, star."""
    return tuple(s for s in SYMBOLS if s in sheet.pairs and all(rows[r] >> b & 1 for r, b in sheet.pairs[s]))


def _free_cross(sheet: Sheet, rows: list[int], closed: int, row: int, completed: list[str]) -> None:
    box = -1 if closed >> row & 1 else next_box(sheet, row, rows[row])
    if box >= 0:
        cross(sheet, rows, closed, row, box, completed)
