"""One player's card as bits, and one mark on it: whether it may be made, without what follows from it.

A card is five ints: four rows and the bonus bar. In a row bit b is box b (0 to 10), bit 11 + b its second box; the lock
is no bit of its own, since it is marked exactly when the last box is. In the bar bit i is its box i. Not here: chains
(`core.chain`), powers (`core.powers`), dice, answers, closings, penalties (`core.rules`).
"""

from __future__ import annotations

from typing import Final

from core.sheets import BOXES, LAST, Sheet

Card = tuple[int, int, int, int, int]

EMPTY_CARD: Final[Card] = (0, 0, 0, 0, 0)
FIRST_BOXES: Final = (1 << BOXES) - 1
LAST_BIT: Final = 1 << LAST


def crosses(sheet: Sheet, row: int, bits: int) -> int:
    """The crosses of a row: doubled boxes count two, second boxes and the lock one each."""
    count = bits.bit_count() + (bits & sheet.doubled[row]).bit_count()
    return count + 1 if bits & LAST_BIT else count


def next_box(sheet: Sheet, row: int, bits: int) -> int:
    """The box a free cross falls on, the first right of the last mark; -1 where there is none that may take it."""
    box = (bits & FIRST_BOXES).bit_length()
    if box < LAST:
        return box
    return LAST if box == LAST and crosses(sheet, row, bits) >= sheet.marks_to_lock else -1


def locked_rows(cards: tuple[Card, ...]) -> int:
    """The rows whose last box is marked on any of these cards, as bits."""
    locked = 0
    for a, b, c, d, _ in cards:
        locked |= a >> LAST & 1 | (b >> LAST & 1) << 1 | (c >> LAST & 1) << 2 | (d >> LAST & 1) << 3
    return locked


def mark_code(sheet: Sheet, card: Card, closed: int, row: int, box: int, is_offered: bool) -> str | None:
    """The code of the first reason why a box may not be marked, or None. `is_offered`: some dice give its number."""
    if closed >> row & 1:
        return "row-closed"
    bits = card[row]
    end = (bits & FIRST_BOXES).bit_length()
    if bits >> box & 1:
        again = sheet.second_box and box == end - 1 and box != LAST and not bits >> (BOXES + box) & 1
        if not again:
            return "already-marked"
    elif box < end:
        return "left-of-mark"
    if not is_offered:
        return "wrong-sum"
    if box == LAST and crosses(sheet, row, bits) < sheet.marks_to_lock:
        return "needs-marks"
    return None


def with_mark(card: Card, row: int, box: int) -> Card:
    """The card with a box marked, or with its second box where the box is marked already; nothing follows from it."""
    bit = 1 << (BOXES + box if card[row] >> box & 1 else box)
    return _with_row(card, row, card[row] | bit)


def without_mark(card: Card, row: int, box: int) -> Card:
    """The card with a mark taken away: that of the second box where there is one, else that of the box."""
    second = 1 << (BOXES + box)
    return _with_row(card, row, card[row] & ~(second if card[row] & second else 1 << box))


def _with_row(card: Card, row: int, bits: int) -> Card:
    a, b, c, d, bar = card
    if row == 0:
        return (bits, b, c, d, bar)
    if row == 1:
        return (a, bits, c, d, bar)
    if row == 2:
        return (a, b, bits, d, bar)
    return (a, b, c, bits, bar)
