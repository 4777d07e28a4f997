"""What no longer counts, or counts again, after a step: told by name, whatever the step was. Pure.

An answer that takes another's place, a remedy and an undo change more than they name: a mark falls, an older answer
stands again, a penalty goes, crosses that followed from a mark go with it. Whoever does not see the sheets hears which.
"""

from __future__ import annotations

from core.dice import COLOURED
from core.events import Amend, Choose, Correct, Event, Mark, Pass, Reroll, Undo, Void
from core.view import Answer, TableView
from dicecaller.session_replayed import dice_give
from dicecaller.session_types import Desk
from display.messages import Message


def replaced_answer(before: TableView, answer: Answer) -> Answer | None:
    """The other answer to the same action whose place this one takes; None where there was none, or the same one."""
    if before.phase != "shared":
        return None
    old = next((given for given in before.answers if given.player == answer.player), None)
    return None if old is None or old == _named(before, answer) else old


def voided_box(view: TableView, player: str) -> tuple[str | None, int | None]:
    """The mark that a void of this player takes: the active player's coloured one before the shared one."""
    coloured = view.coloured_answer
    if coloured is not None and coloured.player == player and coloured.row is not None:
        return coloured.row, coloured.number
    for answer in view.answers:
        if answer.player == player:
            return answer.row, answer.number
    return None, None


def amended(event: Amend, before: TableView) -> Message:
    """What was agreed; of penalties also how many there were."""
    counted = event.penalties is not None
    facts = {
        "player": event.player,
        "row": event.row or None,
        "number": event.number or None,
        "mark": event.mark,
        "penalties": event.penalties,
        "old": before.penalties[event.player] if counted else None,
    }
    return Message("amended", facts)


def undone(event: Event | None, before: TableView, after: TableView) -> tuple[object, ...]:
    """What an undo took back, as its sentences take it: a message that names it, or the referee's word of the event."""
    if isinstance(event, Mark):
        return (Message("marked", {"player": event.player, "row": event.row, "number": event.number}),)
    if isinstance(event, Pass):
        return (Message("passed", {"player": event.player}),)
    if isinstance(event, Choose):
        return (Message("marked", {"player": event.player, "row": event.row, "number": None}),)
    if isinstance(event, Void):
        row, number = voided_box(after, event.player)
        return (Message("voided", {"player": event.player, "row": row, "number": number}),)
    if isinstance(event, Amend):
        facts = amended(event, before).facts
        now = after.penalties[event.player] if event.penalties is not None else None
        return (Message("amended", {**facts, "mark": not event.mark, "penalties": now}),)
    if isinstance(event, Correct | Reroll) and after.roll is not None:
        values = (*after.roll.white, *after.roll.coloured())
        named = (*event.dice.white, *event.dice.coloured())
        kind = "corrected" if isinstance(event, Correct) else "rerolled"
        return tuple(
            Message(kind, {"colour": colour, "value": value})
            for colour, value, was in zip(("white", "white", *COLOURED), values, named, strict=True)
            if was is not None
        )
    return (str(event.to_json()["event"]) if event is not None else "",)


def told_fallen(desk: Desk, event: Event, taken_back: Event | None, before: TableView, after: TableView) -> None:
    """Say which answers count again, which crosses for free and powers went with a mark, and whose penalty is gone."""
    meant = taken_back if isinstance(event, Undo) else event
    if before.game != after.game or isinstance(meant, Amend):
        return
    if isinstance(event, Undo) and before.turn == after.turn:
        _told_again(desk, meant, before, after)
    if isinstance(event, Void | Correct | Undo) and after.sheet.has_free_crosses:
        for player in _whose_fell(event, meant, before, after):
            _told_free_fallen(desk, player, before, after)
    for player, count in before.penalties.items():
        if after.penalties[player] < count:
            desk.say("penalty-off", player=player, count=count)


def _told_again(desk: Desk, meant: Event | None, before: TableView, after: TableView) -> None:
    """The answers that an undo brought back besides what it names itself: those that had been replaced or fallen."""
    old, new = _answers(before), _answers(after)
    named = Answer(meant.player, *voided_box(after, meant.player)) if isinstance(meant, Void) else None
    for answer in new:
        if answer not in old and answer != named:
            desk.say("answer-back", player=answer.player, row=answer.row, number=answer.number)


def _whose_fell(event: Event, meant: Event | None, before: TableView, after: TableView) -> tuple[str, ...]:
    """Whose marks fell by name, so that what followed from them fell too."""
    if isinstance(event, Correct):
        new = _answers(after)
        fallen = [answer.player for answer in _answers(before) if answer.row is not None and answer not in new]
        return tuple(dict.fromkeys(fallen))
    named = meant if isinstance(meant, Mark | Choose) else event
    return (named.player,) if isinstance(named, Mark | Choose | Void) else ()


def _told_free_fallen(desk: Desk, player: str, before: TableView, after: TableView) -> None:
    """The crosses and powers of one player that are there no more, without those that were answers."""
    answered = {(answer.row, answer.number) for answer in _answers(before) if answer.player == player}
    old, new = before.sheets[player], after.sheets[player]
    gone = tuple(
        (was.name, number)
        for was, now in zip(old.rows, new.rows, strict=True)
        for number in was.marks
        if number not in now.marks and (was.name, number) not in answered
    )
    if gone:
        desk.say("free-fell", player=player, boxes=gone)
    for power in old.powers:
        if power not in new.powers:
            desk.say("power-off", player=player, power=power)


def _answers(view: TableView) -> tuple[Answer, ...]:
    """The answers that count: a coloured one that waits while the shared action is open, and that a correction has left
    without dice, was said to be gone."""
    coloured = view.coloured_answer
    return (*view.answers, *((coloured,) if coloured is not None and dice_give(coloured, view) else ()))


def _named(view: TableView, answer: Answer) -> Answer:
    """The same answer with its row by the name that the view gives it."""
    if answer.row is None:
        return answer
    return Answer(answer.player, view.sheet.row_names[view.sheet.row_of[answer.row]], answer.number)
