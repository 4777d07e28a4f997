"""For whom a lock is possible in the action at hand: the table asks them aloud (RULES.md section 2)."""

from __future__ import annotations

from core.card import locked_rows
from core.marking import play_mark
from core.rules import legal
from core.sheets import LAST
from core.state import COLOURED_ACTION, SHARED, GameState


def seats_that_may_lock(state: GameState) -> tuple[int, ...]:
    """The seats that could lock a row with a legal mark of this action, by a free cross that follows from it as well.

    Seats that have answered the shared action but may still replace their answer count, in seat order.
    """
    if state.turn is None or state.phase not in (SHARED, COLOURED_ACTION):
        return ()
    seats = range(len(state.setup.seats)) if state.phase == SHARED else (state.turn_of,)
    return tuple(seat for seat in seats if _may_lock(state, seat))


def _may_lock(state: GameState, seat: int) -> bool:
    sheet, now = state.setup.sheet, state.now
    boxes = legal(state, seat)
    if not sheet.has_free_crosses:
        return any(box == LAST for _, box in boxes)
    before = locked_rows((now.cards[seat],))
    return any(locked_rows((play_mark(sheet, now.cards[seat], now.closed, *box, -1)[0],)) != before for box in boxes)
