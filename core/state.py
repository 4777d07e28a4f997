"""The state of a game or match, immutable: who plays what, the table before this turn, this turn, and what came of it.

What follows from the answers is derived from them by `core.rules`, never a second truth. Seats and rows count from 0.
"""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import Final, NamedTuple

from core.card import Card
from core.dice import ALL_DICE, COLOURED, Roll
from core.scoring import score
from core.sheets import ROWS, Sheet

ROLL: Final = "roll"
SHARED: Final = "shared"
COLOURED_ACTION: Final = "coloured"
CHOOSE: Final = "choose"
OVER: Final = "over"

WAITING: Final = -1
PASSED: Final = -2
"""An answer: WAITING, PASSED, or the box marked as 16 * row + box."""
NO_CHOICE: Final = -1


@dataclass(frozen=True, slots=True)
class Setup:
    """What stays the same from the first roll to the last: sheet, seats in seat order, people of a pair, games."""

    sheet: Sheet
    seats: tuple[str, ...]
    pairs: tuple[tuple[str, str], ...] = ()
    games: int = 1
    seat_of: dict[str, int] = field(init=False, compare=False, repr=False)

    def __post_init__(self) -> None:
        """Index the seats by name."""
        object.__setattr__(self, "seat_of", {name: seat for seat, name in enumerate(self.seats)})


class Position(NamedTuple):
    """What lies on the table between actions: every seat's card and penalties, and the closed rows as bits."""

    cards: tuple[Card, ...]
    penalties: tuple[int, ...]
    closed: int


class Turn(NamedTuple):
    """The turn's dice and answers. `free`: the seats, as bits, that may still answer the shared action or change it."""

    roll: Roll
    base: Position
    answers: tuple[int, ...]
    free: int
    coloured: int
    choices: tuple[int, ...]
    coloured_choice: int


class GameState(NamedTuple):
    """One moment of a game or match.

    `turn` is None before the first roll of a game and after an amend (the last turn is settled then). `turn_of` is the
    seat whose turn it is or was last (the starter before the first roll), `turns` how many turns this game has begun,
    `hand_turns` how many each seat has begun in all games, `before` the totals of the finished games. `now` is what is
    shown; in phase `choose` `tied` has each seat's tied rows as bits, and `tie_in` the action they came from.
    """

    setup: Setup
    game: int
    before: tuple[int, ...]
    starter: int
    turns: int
    turn_of: int
    hand_turns: tuple[int, ...]
    turn: Turn | None
    phase: str
    now: Position
    tied: tuple[int, ...]
    tie_in: str


def active_seat(state: GameState) -> int:
    """Whose turn it is; in phase roll who rolls next; when the game is over whose turn was the last."""
    if state.phase == ROLL and state.turns:
        return (state.turn_of + 1) % len(state.setup.seats)
    return state.turn_of


def hand(state: GameState) -> str | None:
    """Who of the active pair rolls and writes; None where no pairs play."""
    if not state.setup.pairs:
        return None
    seat = active_seat(state)
    begun = state.hand_turns[seat] if state.phase == ROLL or not state.turns else state.hand_turns[seat] - 1
    return state.setup.pairs[seat][begun % 2]


def next_starter(state: GameState) -> int:
    """Who starts the next game of a match: the seat left of this one's starter."""
    return (state.starter + 1) % len(state.setup.seats)


def roller(state: GameState) -> tuple[int, str | None] | None:
    """Who rolls the dice that are due, and who of a pair (None where no pairs play); None where no roll is due.

    Between two games of a match that is not `active_seat`: whoever had the last turn does not begin the next one."""
    if not dice_due(state):
        return None
    seat = next_starter(state) if state.phase == OVER else active_seat(state)
    pairs = state.setup.pairs
    return seat, pairs[seat][state.hand_turns[seat] % 2] if pairs else None


def waiting_seats(state: GameState) -> tuple[int, ...]:
    """Who owes an answer, in seat order."""
    if state.turn is None:
        return ()
    if state.phase == SHARED:
        return tuple(seat for seat, answer in enumerate(state.turn.answers) if answer == WAITING)
    if state.phase == COLOURED_ACTION:
        return (state.turn_of,)
    return tuple(seat for seat, tied in enumerate(state.tied) if tied)


def is_over(position: Position) -> bool:
    """Whether two rows are closed or somebody has four penalties."""
    return position.closed.bit_count() >= 2 or max(position.penalties) >= 4


def colours_closed(sheet: Sheet, closed: int) -> frozenset[str]:
    """The colours whose dice have left: those of the last boxes of the closed rows."""
    return frozenset(sheet.lock_colours[row] for row in range(ROWS) if closed >> row & 1)


def dice_in_play(state: GameState) -> tuple[str, ...]:
    """The dice still in play, in the order of `ALL_DICE`."""
    gone = colours_closed(state.setup.sheet, state.now.closed)
    return tuple(die for die in ALL_DICE if die not in gone)


def dice_due(state: GameState) -> tuple[str, ...]:
    """The dice of the next roll: those in play, all six where it begins a match's next game; () if none is due."""
    if state.phase == OVER:
        return ALL_DICE if state.game < state.setup.games else ()
    return dice_in_play(state) if state.phase == ROLL else ()


def scores(state: GameState) -> tuple[int, ...]:
    """What this game would give each seat if it ended now."""
    sheet = state.setup.sheet
    return tuple(score(sheet, card, n) for card, n in zip(state.now.cards, state.now.penalties, strict=True))


def totals(state: GameState) -> tuple[int, ...]:
    """The finished games and the present one, for each seat."""
    return tuple(a + b for a, b in zip(state.before, scores(state), strict=True))


def best_seats(points: tuple[int, ...]) -> tuple[int, ...]:
    """All seats that share the highest total."""
    return tuple(seat for seat, value in enumerate(points) if value == max(points))


def offers_coloured(sheet: Sheet, roll: Roll, closed: int, row: int, box: int) -> bool:
    """Whether a white die and the die of a box's colour, if it is in play, add up to the box's number."""
    die = sheet.die_of[row][box]
    value = roll.coloured()[die]
    if value is None or (closed and COLOURED[die] in colours_closed(sheet, closed)):
        return False
    rest = sheet.rows[row][box].number - value
    return rest in roll.white


def offered_numbers(state: GameState, row: int, box: int) -> tuple[int, ...]:
    """The numbers that the dice offer for a box in this action: the white sum, or the sums with its colour's die."""
    if state.turn is None:
        return ()
    roll = state.turn.roll
    if state.phase == SHARED:
        return (roll.white_sum,)
    colour = COLOURED[state.setup.sheet.die_of[row][box]]
    if state.phase != COLOURED_ACTION or colour in colours_closed(state.setup.sheet, state.now.closed):
        return ()
    return roll.coloured_sums(colour)
