"""Facts that several parts of the controller ask for: what is due, what is offered, where a die lies. Pure look-ups."""

from __future__ import annotations

from collections.abc import Iterable

from core.dice import ALL_DICE, COLOURED, Roll, SomeDice
from core.sheets import LAST, Sheet
from core.table import Table
from core.view import TableView
from dicecaller.session_types import Session, Settings
from vision.lying import places, places_of_dice
from vision.reading import DiceSet, Reading


def roll_due(session: Session) -> bool:
    """Whether a throw would now be a roll of the game."""
    view = session.view
    if session.place == "call":
        return True
    return session.place == "game" and view is not None and bool(view.dice_due)


def due_colours(session: Session) -> tuple[str, ...]:
    """The dice of the next roll."""
    view = session.view
    if session.place == "call":
        return tuple(die for die in ALL_DICE if die not in session.closed)
    return view.dice_due if view is not None else ()


def watched(session: Session) -> DiceSet:
    """Which dice the tray is read for now; over a table that sleeps, those of what it will wake to."""
    if session.place == "call":
        return DiceSet("qwixx", frozenset(session.closed))
    view = session.view
    if view is None:
        return DiceSet("one") if session.opening_game is not None else DiceSet()
    wanted = view.dice_due or (view.in_play if view.phase != "over" else ())
    return DiceSet("qwixx", frozenset(c for c in COLOURED if wanted and c not in wanted))


def away_colours(view: TableView) -> tuple[str, ...]:
    """The colours whose die has left the game."""
    return tuple(colour for colour in COLOURED if colour not in view.in_play)


def row_index(sheet: Sheet, row: str) -> int | None:
    """A row's index from 0, by its colour or number."""
    return sheet.row_of.get(row)


def has_mark(view: TableView, player: str, row: str, number: int) -> bool:
    """Whether this box (in `encore` its second box too) is marked already."""
    index = row_index(view.sheet, row)
    if index is None or player not in view.sheets:
        return False
    shown = view.sheets[player].rows[index]
    if number not in shown.marks:
        return False
    return not (view.sheet.second_box and number not in shown.again and shown.marks[-1] == number)


def skipped_by(view: TableView, player: str, row: str, number: int) -> int:
    """How many boxes would be lost by this mark: those between the last mark of the row and this box."""
    index = row_index(view.sheet, row)
    if index is None:
        return 0
    place = view.sheet.place[index]
    marks = view.sheets[player].rows[index].marks
    last = place[marks[-1]] if marks else -1
    return max(0, place[number] - last - 1)


def offers_of(view: TableView, player: str) -> tuple[tuple[str, int, int], ...]:
    """What a player may mark now: (row, number, boxes skipped)."""
    boxes = view.legal.get(player, ())
    return tuple((row, number, skipped_by(view, player, row, number)) for row, number in boxes)


def offers_to(table: Table, player: str) -> tuple[tuple[str, int, int], ...]:
    """As `offers_of`, also for a player who has answered and may still change that."""
    view = table.view()
    if player in view.waiting:
        return offers_of(view, player)
    boxes = [(view.sheet.row_names[row], view.sheet.rows[row][box].number) for row, box in table.legal(player)]
    return tuple((row, number, skipped_by(view, player, row, number)) for row, number in boxes)


def pass_penalty(view: TableView) -> int:
    """Which penalty, from 1, the active player takes by passing now: in the coloured action, with nothing marked in
    the shared one (RULES.md section 1). 0 where a pass costs none."""
    if view.phase != "coloured" or all(a.player != view.active or a.number is not None for a in view.answers):
        return 0
    return view.penalties[view.active] + 1


def pending_as(session: Session) -> str:
    """Why dice wait for a word: others than the one that was to be thrown again moved, or nobody saw them thrown."""
    return "one-die-moved" if session.held is not None or session.reroll else "lay-there"


def roll_facts(roll: Roll, short: bool) -> dict[str, object]:
    """The facts of the messages `roll` and `roll-full`."""
    facts: dict[str, object] = {"white": roll.white, "sum": roll.white_sum}
    if not short:
        facts.update(zip(COLOURED, roll.coloured(), strict=True))
    return facts


def coloured_die(colour: str, value: int) -> SomeDice:
    """One coloured die alone."""
    return SomeDice((None, None), *(value if colour == name else None for name in COLOURED))


def place_of(reading: Reading | None, colour: str, settings: Settings) -> str | None:
    """Where a die of this colour lies, in words of display.messages.PLACES; None where it was not seen."""
    if reading is None:
        return None
    return places(reading, settings.tray_area, settings.tray_front).get(colour)


def places_of(reading: Reading | None, colours: Iterable[str], settings: Settings) -> tuple[str | None, ...]:
    """Where each of these dice lies, of several in one colour each in its own place."""
    if reading is None:
        return tuple(None for _ in colours)
    return places_of_dice(reading, colours, settings.tray_area, settings.tray_front)


def lock_rows(sheet: Sheet, colour: str) -> tuple[int, ...]:
    """The rows whose lock takes this colour's die out."""
    return tuple(index for index, row in enumerate(sheet.rows) if row[LAST].colour == colour)


def colour_rows(view: TableView, colour: str, player: str) -> bool:
    """Whether this player may now mark a box of this colour."""
    sheet = view.sheet
    for row, number in view.legal.get(player, ()):
        index = sheet.row_of[row]
        if sheet.rows[index][sheet.place[index][number]].colour == colour:
            return True
    return False
