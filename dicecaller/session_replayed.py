"""What a correction, a void or a new answer did to the answers given earlier in the turn. Pure.

The rules play the turn again from the answers that are still legal and drop the others without a word; people must hear
whose mark is gone and why, and whose pass stands though the sum is another now.
"""

from __future__ import annotations

from core.events import Choose, Correct, Event, Mark, Pass, Void
from core.view import Answer, TableView
from dicecaller.session_types import Desk


def told_replayed(desk: Desk, event: Event, before: TableView, after: TableView) -> None:
    """Say which marks fell that nobody took back by name, after a correction of the white sum who has passed, and that
    the coloured answer that waited counts now as it was given."""
    if not isinstance(event, Correct | Mark | Pass | Choose | Void):
        return
    own = "" if isinstance(event, Correct) else event.player
    shared = [answer for answer in before.answers if answer not in after.answers and answer.player != own]
    for answer in shared:
        if answer.row is not None:
            desk.say("mark-fell", player=answer.player, row=answer.row, number=answer.number, why="dice")
    _told_coloured(desk, event, before, after)
    kept = after.coloured_answer
    if kept is not None and kept == before.coloured_answer and before.phase == "shared" and after.phase != "shared":
        desk.say("coloured-stands", player=kept.player, row=kept.row, number=kept.number)
    sums = [view.roll.white_sum for view in (before, after) if view.roll is not None]
    passed = tuple(answer.player for answer in after.answers if answer.row is None)
    if isinstance(event, Correct) and len(set(sums)) > 1 and passed:
        fixed = tuple(player for player in passed if player not in after.may_change)
        if fixed:
            desk.say("passes-stand", players=fixed)


def _told_coloured(desk: Desk, event: Event, before: TableView, after: TableView) -> None:
    """The coloured mark waits while the shared action is open again, and falls once that leaves no room for it; one
    that the corrected dice do not give is said to be gone with the correction, and not again."""
    answer = before.coloured_answer
    if answer is None or answer.row is None or answer.number is None or not dice_give(answer, before):
        return
    if after.coloured_answer is not None and (not isinstance(event, Correct) or dice_give(answer, after)):
        return
    if isinstance(event, Void) and event.player == answer.player:
        return  # it is the one that was taken back
    desk.say("mark-fell", player=answer.player, row=answer.row, number=answer.number, why=_why(answer, after))


def dice_give(answer: Answer, view: TableView) -> bool:
    """Whether a coloured answer is a sum of the present dice; a pass always is."""
    return answer.row is None or answer.number is None or answer.number in _sums_for(answer, view)


def _sums_for(answer: Answer, view: TableView) -> tuple[int, ...]:
    assert answer.row is not None
    assert answer.number is not None
    index = view.sheet.row_of[answer.row]
    colour = view.sheet.rows[index][view.sheet.place[index][answer.number]].colour
    return view.roll.coloured_sums(colour) if view.roll is not None else ()


def _why(answer: Answer, after: TableView) -> str:
    """`over`: the game ended before it; `dice`: no sum of the dice gives it; else its sheet does not allow it."""
    if after.phase == "over":
        return "over"
    return "sheet" if answer.number in _sums_for(answer, after) else "dice"
