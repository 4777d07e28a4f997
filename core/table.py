"""The table: a game or match with its record. Immutable; every event, of camera, keypad, tap or test, is applied here.

It keeps the states so that `undo` can step back; what was undone stays in the record. Not here: the rules of a game
(`core.rules`), what a screen or referee shows (`core.view`).
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from typing import NamedTuple

from core import rules
from core.errors import NoGameError
from core.events import AskState, Event, NewGame, Undo
from core.refusal import Refusal
from core.sheets import SHEETS, Sheet
from core.state import GameState
from core.trail import Trail, items
from core.view import TableView, view_of


class Step(NamedTuple):
    """An event that stands, and the state before it."""

    before: GameState
    event: Event


class Line(NamedTuple):
    """An accepted event of the record, and the game and turn in which it left the table."""

    event: Event
    game: int
    turn: int


@dataclass(frozen=True, slots=True, eq=False, repr=False)
class Table:
    """A game or match as it stands, or an empty table. Guarantee: a refused event leaves the very same object.

    `steps` are the events since the latest new game that stand (can be undone), `record` all accepted ones, undone
    ones and `Undo` itself included, the new game first.
    """

    sheets: Mapping[str, Sheet]
    state: GameState | None
    steps: Trail[Step] | None
    record: Trail[Line] | None

    def __repr__(self) -> str:
        """Short: a table prints where it stands, not all it went through."""
        if self.state is None:
            return "<Table without a game>"
        length = self.record.length if self.record else 0
        return f"<Table {self.state.setup.sheet.name}, turn {self.state.turns}, {self.state.phase}, {length} events>"

    @staticmethod
    def empty(sheets: Mapping[str, Sheet] = SHEETS) -> Table:
        """A table without a game; `sheets` are those that a new game may ask for, by name."""
        return Table(sheets, None, None, None)

    @property
    def has_game(self) -> bool:
        """Whether there is a game, finished or not."""
        return self.state is not None

    def apply(self, event: Event) -> Table | Refusal:
        """The table after an event, or why it is refused (then this table still stands as it was)."""
        state = self.state
        kind = type(event)
        if isinstance(event, NewGame):
            begun = rules.begin(event, self.sheets)
            return (
                begun if isinstance(begun, Refusal) else Table(self.sheets, begun, None, _recorded(event, begun, None))
            )
        if state is None:
            return Refusal("no-game", "there is no game yet")
        if kind is AskState:
            return self
        if kind is Undo:
            steps = self.steps
            if steps is None:
                return Refusal("nothing-to-undo", "nothing has happened since the game began")
            before = steps.item.before
            return Table(self.sheets, before, steps.before, _recorded(event, before, self.record))
        outcome = rules.apply(state, event)
        if isinstance(outcome, Refusal):
            return outcome
        steps = Trail(Step(state, event), self.steps)
        return Table(self.sheets, outcome, steps, _recorded(event, outcome, self.record))

    def refusal(self, event: Event) -> Refusal | None:
        """Why an event would be refused now, or None."""
        outcome = self.apply(event)
        return outcome if isinstance(outcome, Refusal) else None

    def legal(self, player: str) -> tuple[tuple[int, int], ...]:
        """The boxes (row, box), from 0, that a player may mark now; in phase `choose` the tied rows' next boxes.

        Empty for a name that is nobody's, and for a player who may not answer now.
        """
        if self.state is None:
            return ()
        seat = self.state.setup.seat_of.get(player)
        return () if seat is None else rules.legal(self.state, seat)

    def view(self) -> TableView:
        """All that a screen, a voice or the referee shows. Raises `NoGameError` on an empty table."""
        if self.state is None:
            raise NoGameError("there is no game yet")
        return view_of(self.state)

    def journal(self) -> tuple[Event, ...]:
        """All accepted events since the latest new game, that one first; replaying them gives this table again."""
        return tuple(line.event for line in items(self.record))

    def standing(self) -> tuple[Event, ...]:
        """The accepted events that were not taken back by an undo, without the new game itself."""
        return tuple(step.event for step in items(self.steps))


def _recorded(event: Event, state: GameState, record: Trail[Line] | None) -> Trail[Line]:
    return Trail(Line(event, state.game, state.turns), record)


def replay(events: tuple[Event, ...], sheets: Mapping[str, Sheet] = SHEETS) -> Table | Refusal:
    """The table that accepted events lead to, from an empty one; the first refusal if one is not accepted."""
    table = Table.empty(sheets)
    for event in events:
        outcome = table.apply(event)
        if isinstance(outcome, Refusal):
            return outcome
        table = outcome
    return table
