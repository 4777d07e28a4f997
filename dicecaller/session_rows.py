"""Boxes named by keys: a colour key names a row, then its number marks, or enter where one box is offered. Pure.

A colour key alone never marks: a digit typed on with it is always a number of that row, never a seat, so that a number
that is not offered cannot leave another box marked (docs/decisions/colour_and_number.md). The reasons are the rules'.
"""

from __future__ import annotations

from dataclasses import replace

from core.events import Choose, Mark
from core.refusal import Refusal
from core.view import TableView
from dicecaller.session_facts import offers_to
from dicecaller.session_game import accept, ask_player, refuse
from dicecaller.session_listen import ROW_KEYS
from dicecaller.session_pads import bound_player
from dicecaller.session_types import STILL_TYPING_S, Beep, Desk, Session, Typing
from display.messages import Message
from firmware_bridge.messages import COLOUR_KEYS

Offers = tuple[tuple[str, int, int], ...]


def key_row(view: TableView, key: str) -> str:
    """The row that a colour key names: that colour's, else by place from the top."""
    names = view.sheet.row_names
    colour = COLOUR_KEYS[key]
    return colour if colour in names else names[ROW_KEYS.index(key)]


def name_row(desk: Desk, view: TableView, player: str, row: str) -> None:
    """A row named: what it offers is said, and its number or enter is awaited; where it offers nothing, why, and only
    a number that is typed straight on is still one of that row."""
    offers = _offers_in(desk, player, row)
    offered = tuple(number for _row, number, _skipped in offers)
    desk.set(typing=Typing("row", row, player=player, offered=offered, at=desk.session.at))
    if offers:
        _say_choice(desk, view, player, offers)
        return
    event = Choose(player, row) if view.phase == "choose" else Mark(player, row, _likely_number(view, row))
    refusal = desk.session.table.refusal(event)
    assert refusal is not None  # what is accepted was offered
    if refusal.code == "wrong-sum" and not _given(view, row):  # no box in particular can have been meant
        refusal = replace(refusal, facts={"player": player, "row": row})
    refuse(desk, event, refusal)


def stays_named(session: Session) -> bool:
    """Whether keys are still for the row that was named last: one that offers nothing is left after a moment, or with
    the line in which it was typed."""
    typing = session.typing
    return typing.what == "row" and bool(typing.offered or typing.digits or _straight_on(session))


def line_begun(desk: Desk) -> None:
    """What is typed from here on was not begun in the line before, if that named a row that offers nothing."""
    typing = desk.session.typing
    if typing.what == "doubt" or (typing.what == "row" and not typing.offered):
        desk.set(typing=Typing())


def press_number(desk: Desk, view: TableView, key: str) -> bool:
    """A key after a row: a digit, enter where that is enough, or back. False for any other, which leaves the row."""
    typing = desk.session.typing
    if not stays_named(desk.session):
        desk.set(typing=Typing())
        return False
    if key.isdigit():
        digits = typing.digits + key
        if digits == "1":  # of ten, eleven or twelve
            desk.set(typing=replace(typing, digits=digits))
            return True
        _answer(desk, view, typing, int(digits))
        if not typing.offered and len(digits) == 1:
            _doubt_seat(desk, view, int(digits))
        return True
    if key == "enter" and (typing.offered or typing.digits):
        _enter(desk, view, typing)
        return True
    desk.set(typing=Typing())
    if key in ROW_KEYS and not typing.offered and typing.digits:
        _doubt_seat(desk, view, int(typing.digits))
    if key == "back" and (typing.offered or typing.digits):
        ask_player(desk, typing.player)
        return True
    return False


def _doubt_seat(desk: Desk, view: TableView, number: int) -> None:
    """A digit that followed a row without an offer may have been meant for a seat: then the colour that follows is not
    the player's who is asked."""
    if number <= len(view.players) and not bound_player(desk.session):
        desk.set(typing=Typing("doubt", at=desk.session.at))


def doubted(desk: Desk, key: str) -> bool:
    """Whether this colour follows such a digit: it does not count then, and the caller says for whom it would."""
    doubt = desk.session.typing.what == "doubt" and _straight_on(desk.session)
    desk.set(typing=Typing() if desk.session.typing.what == "doubt" else desk.session.typing)
    return doubt and key in ROW_KEYS


def _straight_on(session: Session) -> bool:
    """Whether a key follows at once on the one that typing was begun with."""
    return session.typing.at is not None and session.at - session.typing.at <= STILL_TYPING_S


def _enter(desk: Desk, view: TableView, typing: Typing) -> None:
    """Enter marks where it can mean one box only, and that is the one that was said."""
    numbers = tuple(number for _row, number, _skipped in _offers_in(desk, typing.player, typing.row))
    meant = [number for number in numbers if str(number).startswith(typing.digits)]
    if len(meant) == 1 and (typing.digits or numbers == typing.offered):
        _answer(desk, view, typing, meant[0])
    elif meant or not typing.digits:
        name_row(desk, view, typing.player, typing.row)
    else:
        _answer(desk, view, typing, int(typing.digits))


def _answer(desk: Desk, view: TableView, typing: Typing, number: int) -> None:
    """The box that was named is marked (or its row chosen); if it cannot be, nothing is, and why is said."""
    desk.set(typing=Typing())
    player, row = typing.player, typing.row
    event: Mark | Choose = Mark(player, row, number)
    if view.phase == "choose":
        event = Choose(player, row)
        offered = tuple(found for _row, found, _skipped in _offers_in(desk, player, row))
        if offered and number not in offered:
            facts = {"player": player, "row": row, "number": number, "sums": offered}
            refuse(desk, event, Refusal("wrong-next", f"the next box there is {offered[0]}", facts), typed=True)
            return
    refusal = desk.session.table.refusal(event)
    if refusal is None:
        accept(desk, event)
    else:
        refuse(desk, event, refusal, typed=True)


def unheard_colour(desk: Desk) -> None:
    """A colour key that only made the table ask whose answer it is: what is typed on with it is no seat's number."""
    desk.set(typing=replace(desk.session.typing, what=desk.session.typing.what or "unheard", at=desk.session.at))


def typed_on(desk: Desk, key: str) -> bool:
    """Whether this digit was typed at once after a colour that did not count: it names a number, not a seat, and marks
    nothing. Says so; the caller asks again."""
    typing = desk.session.typing
    if not key.isdigit() or not _straight_on(desk.session):
        return False
    first_of_two = key == "1" and not typing.digits
    kept = replace(typing, digits=key) if first_of_two else replace(typing, digits="", at=None)
    desk.set(typing=kept)
    desk.put(Beep("refuse"))
    desk.say("nothing-marked", urgent=True)
    return True


def _offers_in(desk: Desk, player: str, row: str) -> Offers:
    """(row, number, boxes skipped) of what this player may mark in the row now, or change an answer to."""
    return tuple(offer for offer in offers_to(desk.session.table, player) if offer[0] == row)


def _say_choice(desk: Desk, view: TableView, player: str, offers: Offers) -> None:
    """On a keypad of one's own it waits for what is being read to somebody else."""
    focus = desk.session.focus
    aside = bool(bound_player(desk.session)) and focus not in ("", player)
    kind = "row-choice-aside" if aside else "row-choice"
    desk.speak(Message(kind, {"player": player, "boxes": offers, "action": view.phase}))


def _likely_number(view: TableView, row: str) -> int:
    """The number that somebody who names this row means, to say why not."""
    assert view.roll is not None
    return min(_given(view, row), default=view.roll.white_sum)


def _given(view: TableView, row: str) -> tuple[int, ...]:
    """The numbers of the row's boxes that the dice give in this action, whether they may be marked or not."""
    assert view.roll is not None
    if view.phase == "shared":
        return (view.roll.white_sum,)
    boxes = view.sheet.rows[view.sheet.row_of[row]]
    return tuple(box.number for box in boxes if box.number in view.roll.coloured_sums(box.colour))
