"""What a card is worth: rows by count, powers, penalties (RULES.md sections 1 and 3)."""

from __future__ import annotations

from typing import Final

from core.card import Card, crosses
from core.powers import powers_of
from core.sheets import OCTAGON, SQUARE, STAR, Sheet

PENALTY_POINTS: Final = 5
OCTAGON_POINTS: Final = 13


def points(count: int, cap: int) -> int:
    """The points of a row with so many crosses, lock included: n(n+1)/2, n no greater than the cap."""
    n = min(count, cap)
    return n * (n + 1) // 2


def row_points(sheet: Sheet, card: Card) -> tuple[int, int, int, int]:
    """Each row's own points, before square, octagon and penalties."""
    a, b, c, d = (points(crosses(sheet, row, card[row]), sheet.cap) for row in range(4))
    return (a, b, c, d)


def score(sheet: Sheet, card: Card, penalties: int) -> int:
    """What the game would give this card if it ended now."""
    rows = row_points(sheet, card)
    total = sum(rows) - PENALTY_POINTS * penalties
    if not sheet.pairs:
        return total
    powers = powers_of(sheet, card)
    if SQUARE in powers:
        total += min(rows)
    if OCTAGON in powers:
        total += OCTAGON_POINTS
    if STAR in powers:
        total += PENALTY_POINTS * penalties
    return total
