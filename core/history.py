"""What happened, turn by turn, as data that people can settle a dispute with; and what a mark would cost.

("turn 14: white 2 and 5; Bo marked green 7".) Derived from the table's states; sentences for people are made elsewhere.
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from typing import Final

from core.card import FIRST_BOXES, Card, with_mark
from core.dice import Roll
from core.events import Amend, Event, Undo, Void
from core.marking import play_mark
from core.sheets import BOXES, LAST, ROWS
from core.state import COLOURED_ACTION, PASSED, SHARED, WAITING, GameState, Setup, Turn
from core.table import Table
from core.trail import items

FREE: Final = "free"
"""The action of a cross that followed from a mark: by the bonus bar, or by a power."""


@dataclass(frozen=True, slots=True)
class MarkRecord:
    """One cross: in which action (`shared`, `coloured`, or `free`: it followed from a mark), and what it did.

    `again`: it is a second box. `skipped`: how many boxes it passed over. `locks`: it is a last box.
    """

    player: str
    action: str
    row: str
    number: int
    again: bool
    skipped: int
    locks: bool

    def __str__(self) -> str:
        """A short English sentence."""
        verb = {SHARED: "marked", COLOURED_ACTION: "marked (coloured)", FREE: "got a free cross on"}[self.action]
        return f"{self.player} {verb} {self.row} {self.number}" + " and locked it" * self.locks


@dataclass(frozen=True, slots=True)
class TurnRecord:
    """One turn as it stands now: after voids, corrections and undone lines, which `taken_back` lists in their order.

    `roll` holds the dice as they count (after rerolls and corrections). `passed` are those who passed in the shared
    action; `coloured_pass`: the active player passed the coloured one. `closed` are the rows it closed; `amends` what
    the group put right after it. Turn 0 holds what was amended before a game's first roll.
    """

    game: int
    turn: int
    active: str
    roll: Roll | None
    marks: tuple[MarkRecord, ...]
    passed: tuple[str, ...]
    coloured_pass: bool
    penalty: str | None
    closed: tuple[str, ...]
    amends: tuple[Amend, ...]
    taken_back: tuple[Event, ...]

    def __str__(self) -> str:
        """One English line: "turn 14: white 2 and 5; Bo marked green 7"."""
        parts = [f"white {self.roll.white[0]} and {self.roll.white[1]}"] if self.roll else []
        parts += [str(mark) for mark in self.marks]
        parts += [f"{self.penalty} took a penalty"] if self.penalty else []
        parts += [f"{row} closed" for row in self.closed]
        parts += [f"amended: {_amend_text(event)}" for event in self.amends]
        return f"turn {self.turn}: " + "; ".join(parts or ["nothing"])


def history(table: Table) -> tuple[TurnRecord, ...]:
    """Every turn since the latest new game, the games of a match one after the other; the last may be going on yet."""
    taken = _taken_back(table)
    return tuple(
        _record(state, amends, tuple(taken.get((state.game, state.turns), ()))) for state, amends in _turns(table)
    )


def skipped_by(card: Card, row: int, box: int) -> int:
    """How many boxes a mark would skip: those between the row's last mark and the box (0 for a second box)."""
    return max(0, box - (card[row] & FIRST_BOXES).bit_length())


def boxes_skipped(table: Table, player: str, row: int, box: int) -> int:
    """How many boxes a mark would skip on a player's sheet as it is shown now; 0 where there is no such player."""
    seat = table.state.setup.seat_of.get(player) if table.state else None
    if table.state is None or seat is None:
        return 0
    return skipped_by(table.state.now.cards[seat], row, box)


def _turns(table: Table) -> Iterator[tuple[GameState, tuple[Amend, ...]]]:
    """For each turn its last state before it was amended, and the amends after it."""
    if table.state is None or table.steps is None:
        return
    steps = items(table.steps)
    after = [step.before for step in steps[1:]] + [table.state]
    last: GameState | None = None
    amends: list[Amend] = []
    for step, state in zip(steps, after, strict=True):
        if last is not None and (state.game, state.turns) != (last.game, last.turns):
            yield last, tuple(amends)
            last, amends = None, []
        if isinstance(step.event, Amend):
            amends.append(step.event)
            last = last or state
        else:
            last = state
    if last is not None:
        yield last, tuple(amends)


def _taken_back(table: Table) -> dict[tuple[int, int], list[Event]]:
    """The events undone, and the voids that stand, by the game and turn in which they happened."""
    taken: dict[tuple[int, int], list[Event]] = {}
    standing: list[tuple[Event, tuple[int, int]]] = []
    for line in items(table.record)[1:]:
        if isinstance(line.event, Undo):
            event, when = standing.pop()
            taken.setdefault(when, []).append(event)
        else:
            standing.append((line.event, (line.game, line.turn)))
            if isinstance(line.event, Void):
                taken.setdefault((line.game, line.turn), []).append(line.event)
    return taken


def _record(state: GameState, amends: tuple[Amend, ...], taken_back: tuple[Event, ...]) -> TurnRecord:
    setup, turn = state.setup, state.turn
    seats = setup.seats
    closed: tuple[str, ...] = ()
    penalty: str | None = None
    passed: tuple[str, ...] = ()
    if turn is not None:
        new = state.now.closed & ~turn.base.closed
        closed = tuple(name for row, name in enumerate(setup.sheet.row_names) if new >> row & 1)
        changed = zip(seats, state.now.penalties, turn.base.penalties, strict=True)
        penalty = next((name for name, now, before in changed if now > before), None)
        passed = tuple(name for name, answer in zip(seats, turn.answers, strict=True) if answer == PASSED)
    return TurnRecord(
        game=state.game,
        turn=state.turns,
        active=seats[state.turn_of],
        roll=turn.roll if turn else None,
        marks=tuple(_marks(state)),
        passed=passed,
        coloured_pass=turn is not None and turn.coloured == PASSED,
        penalty=penalty,
        closed=closed,
        amends=amends,
        taken_back=taken_back,
    )


def _marks(state: GameState) -> Iterator[MarkRecord]:
    """The crosses of a turn in the order in which they came: each seat's shared mark, the coloured mark last."""
    turn = state.turn
    if turn is None:
        return
    setup = state.setup
    resolved = WAITING not in turn.answers
    for seat, (card, answer) in enumerate(zip(turn.base.cards, turn.answers, strict=True)):
        if answer < 0:
            continue
        row, box = answer >> 4, answer & 15
        yield _mark(setup, card, seat, SHARED, row, box)
        if resolved:
            yield from _free(setup, with_mark(card, row, box), _after_shared(state, turn, seat), seat)
    if resolved and turn.coloured >= 0 and state.tie_in != SHARED:
        seat, row, box = state.turn_of, turn.coloured >> 4, turn.coloured & 15
        card = _after_shared(state, turn, seat)
        yield _mark(setup, card, seat, COLOURED_ACTION, row, box)
        yield from _free(setup, with_mark(card, row, box), state.now.cards[seat], seat)


def _after_shared(state: GameState, turn: Turn, seat: int) -> Card:
    answer, card = turn.answers[seat], turn.base.cards[seat]
    if answer < 0:
        return card
    sheet, choice = state.setup.sheet, turn.choices[seat]
    return play_mark(sheet, card, turn.base.closed, answer >> 4, answer & 15, choice)[0]


def _free(setup: Setup, before: Card, after: Card, seat: int) -> Iterator[MarkRecord]:
    """The crosses by which two cards differ, rows top to bottom, boxes left to right."""
    for row in range(ROWS):
        for box in range(BOXES):
            if (after[row] ^ before[row]) >> box & 1:
                yield _mark(setup, before, seat, FREE, row, box)
                before = with_mark(before, row, box)


def _mark(setup: Setup, card: Card, seat: int, action: str, row: int, box: int) -> MarkRecord:
    """A record of one cross on a card that has it not yet."""
    sheet = setup.sheet
    again = bool(card[row] >> box & 1)
    skipped = skipped_by(card, row, box)
    name, number = sheet.row_names[row], sheet.rows[row][box].number
    return MarkRecord(setup.seats[seat], action, name, number, again, skipped, box == LAST)


def _amend_text(event: Amend) -> str:
    if event.penalties is not None:
        return f"{event.player} has {event.penalties} {'penalty' if event.penalties == 1 else 'penalties'}"
    return f"{event.player} {'gets' if event.mark else 'loses'} {event.row} {event.number}"
