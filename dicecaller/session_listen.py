"""Listening to sheets and turns: whose sheet, which row, box by box, how near anyone is to a last box. Pure.

Open at any moment of a game from the menu (0 and a colour key); it changes nothing of the game and ends with enter,
back, or by itself when dice are called.
"""

from __future__ import annotations

from dataclasses import replace

from core.sheets import BOXES, LAST
from core.view import TableView
from dicecaller.session_pads import no_seat
from dicecaller.session_review import history_of, say_row
from dicecaller.session_types import Beep, Desk, Listening
from display.messages import Message

ROW_KEYS = ("r", "y", "g", "b")


def open_listening(desk: Desk, view: TableView, player: str, row: int) -> None:
    """Begin with one row of this player's sheet, and read it. Only the keypad that did it listens; others answer."""
    desk.set(listening=Listening(player, row, pad=desk.session.pad))
    say_row(desk, view, player, row)


def press_listening(desk: Desk, view: TableView, key: str) -> bool:
    """One key while listening. False: listening has ended (enter, back), what is asked should be said again."""
    heard = desk.session.listening
    assert heard is not None
    player = heard.player if heard.player in view.players else view.active
    if key in ("enter", "back"):
        desk.set(listening=None)
        return False
    if key in ROW_KEYS:
        open_listening(desk, view, player, ROW_KEYS.index(key))
    elif key == "0":
        _sum(desk, view, player)
    elif key.isdigit() and int(key) <= len(view.players):
        open_listening(desk, view, view.players[int(key) - 1], heard.row)
    elif key.isdigit():
        no_seat(desk, int(key), len(view.players))
    elif key in ("up", "down"):
        _box(desk, view, player, 1 if key == "down" else -1)
    elif key == "more":
        _place(desk, view, heard.row)
    elif key == "w":
        _turn_back(desk)
    else:
        desk.put(Beep("refuse"))
        desk.say("help", urgent=True, where="review")
    return True


def _sum(desk: Desk, view: TableView, player: str) -> None:
    """The whole sheet in one sentence."""
    sheet = view.sheets[player]
    desk.say(
        "sheet-sum",
        urgent=True,
        player=player,
        points=view.scores[player],
        penalties=view.penalties[player],
        bar=len(sheet.bar) if view.sheet.bonus_bar else None,
        powers=sheet.powers or None,
    )


def _box(desk: Desk, view: TableView, player: str, step: int) -> None:
    """The next box of the row, left to right, or the one before; at the ends it stays."""
    heard = desk.session.listening
    assert heard is not None
    place = min(max(heard.box + step, 0), BOXES - 1) if heard.box >= 0 else (0 if step > 0 else BOXES - 1)
    desk.set(listening=replace(heard, player=player, box=place))
    row = view.sheets[player].rows[heard.row]
    number = view.sheet.rows[heard.row][place].number
    state, count = box_state(view, player, heard.row, place)
    desk.say("sheet-box", urgent=True, player=player, row=row.name, number=number, state=state, count=count)


def box_state(view: TableView, player: str, row: int, place: int) -> tuple[str, int]:
    """What can be said of a box: marked, skipped, closed, needs (marks missing) or free (boxes it would skip)."""
    shown = view.sheets[player].rows[row]
    numbers = [box.number for box in view.sheet.rows[row]]
    last = numbers.index(shown.marks[-1]) if shown.marks else -1
    if numbers[place] in shown.marks:
        return "marked", 0
    if place < last:
        return "skipped", 0
    if shown.name in view.closed:
        return "closed", 0
    if place == LAST and shown.missing:
        return "needs", shown.missing
    return "free", place - last - 1


def _place(desk: Desk, view: TableView, row: int) -> None:
    """Where the row lies, and how near everybody is to its last box."""
    rising = view.sheet.is_rising(row)
    direction = "mixed" if rising is None else "rising" if rising else "falling"
    name = view.sheet.row_names[row]
    desk.say("row-named", urgent=True, row=name, position=row + 1, direction=direction)
    desk.speak(closing(view, row))


def closing(view: TableView, row: int) -> Message:
    """How near everybody is to closing a row."""
    name = view.sheet.row_names[row]
    near = tuple((player, view.sheets[player].rows[row].missing) for player in view.players)
    number = view.sheet.rows[row][LAST].number
    return Message("closing", {"row": name, "number": number, "players": near, "closed": name in view.closed})


def _turn_back(desk: Desk) -> None:
    """The latest turn first, one further back each time; after the first turn from the latest again."""
    heard = desk.session.listening
    assert heard is not None
    turns = history_of(desk.session.table)
    if not turns:
        desk.say("no-turn")
        return
    back = heard.turns_back % len(turns)
    desk.set(listening=replace(heard, turns_back=back + 1))
    desk.speak(replace(turns[-1 - back], urgent=True))
