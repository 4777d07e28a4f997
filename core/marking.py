"""One mark and all that follows from it on that card alone: second boxes, chains, powers."""

from __future__ import annotations

from core.card import Card, with_mark
from core.chain import cross
from core.powers import work_powers
from core.sheets import BOXES, Sheet


def play_mark(sheet: Sheet, card: Card, closed: int, row: int, box: int, choice: int) -> tuple[Card, int, int]:
    """The card after a legal mark and all that follows from it on this card, as if no other sheet were there.

    `closed` are the rows closed before the action: what it closes takes effect after it. `choice` is the row chosen in
    the circle's tie, or -1. Returns the card, the tied rows as bits where the choice is still to be made (else 0; the
    card then holds the crosses made so far), and the choice if it was one (else -1).
    """
    if not sheet.has_free_crosses:
        return with_mark(card, row, box), 0, -1
    rows = list(card)
    completed: list[str] = []
    if rows[row] >> box & 1:
        rows[row] |= 1 << (BOXES + box)
    else:
        cross(sheet, rows, closed, row, box, completed)
    tied, used = work_powers(sheet, rows, closed, completed, choice)
    return (rows[0], rows[1], rows[2], rows[3], rows[4]), tied, used
