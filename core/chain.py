"""A cross on a card and the chain it starts: framed boxes and the bonus bar (RULES.md section 3, chain-bonus)."""

from __future__ import annotations

from core.card import next_box
from core.sheets import Sheet


def cross(sheet: Sheet, rows: list[int], closed: int, row: int, box: int, completed: list[str]) -> None:
    """Mark a free box in `rows` (a card, changed in place); a framed one starts the chain, which runs to its end.

    Symbols whose second box this marks are added to `completed`, in order.
    """
    while True:
        rows[row] |= 1 << box
        partner = sheet.partner.get((row, box))
        if partner and rows[partner[1]] >> partner[2] & 1:
            completed.append(partner[0])
        if not sheet.framed[row] >> box & 1:
            return
        place = _next_of_bar(sheet, rows[4], closed)
        if place < 0:
            return
        rows[4] |= 1 << place
        row = sheet.bar_rows[place]
        box = next_box(sheet, row, rows[row])
        if box < 0:
            return


def _next_of_bar(sheet: Sheet, bar: int, closed: int) -> int:
    """The bar's next free box: the first not crossed whose colour is not closed; -1 where none is left."""
    for place, row in enumerate(sheet.bar_rows):
        if not bar >> place & 1 and not closed >> row & 1:
            return place
    return -1
