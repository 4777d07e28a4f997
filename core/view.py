"""What a table shows, as data: exactly the fields of the referee's answers, and what screen and voice need besides.

Derived from the state on request; nothing here decides.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from functools import lru_cache

from core.card import FIRST_BOXES, LAST_BIT, Card, crosses
from core.dice import Roll
from core.locking import seats_that_may_lock
from core.powers import powers_of
from core.rules import legal
from core.scoring import points, row_points
from core.sheets import BOXES, ROWS, Sheet
from core.state import (
    OVER,
    PASSED,
    SHARED,
    WAITING,
    GameState,
    active_seat,
    best_seats,
    dice_due,
    dice_in_play,
    hand,
    roller,
    scores,
    waiting_seats,
)


@dataclass(frozen=True, slots=True)
class RowView:
    """One row of a player's sheet. `marks`, `again` (second boxes) and `skipped` (lost boxes) are numbers in box order.

    `crosses` counts all that counts, lock included; `missing` are the crosses still needed before the last box
    (0 where there are enough, or the row is locked).
    """

    name: str
    marks: tuple[int, ...]
    again: tuple[int, ...]
    lock: bool
    skipped: tuple[int, ...]
    crosses: int
    points: int
    missing: int


@dataclass(frozen=True, slots=True)
class PlayerSheet:
    """A player's sheet: rows top to bottom, crossed boxes of the bar from 1 (void ones not), working powers."""

    rows: tuple[RowView, ...]
    bar: tuple[int, ...]
    powers: tuple[str, ...]


@dataclass(frozen=True, slots=True)
class Answer:
    """What a player has answered in this turn: a row's name and a number, or a pass (both None)."""

    player: str
    row: str | None
    number: int | None


@dataclass(frozen=True, slots=True)
class MatchView:
    """Where a match stands: the game from 1, finished games and present scores, winners once all three are played."""

    game: int
    totals: Mapping[str, int]
    winners: tuple[str, ...] | None


@dataclass(frozen=True, slots=True)
class TableView:
    """Everything shown at one moment. While the shared action is open it is the table before this turn's marks.

    The fields down to `match` are the referee's (INTERFACES.md); `reason`, `winners` and `rows` are None until the game
    is over, `hand` without pairs, `match` without a match. `in_play` is in the order white, white, red, yellow, green,
    blue; `dice_due` are the dice of the next roll (all six between two games of a match), () where none is due;
    `roller` rolls them, "" where none is due, and of a pair `roller_hand` does.
    `answers` are this turn's answers to the shared action so far, `coloured_answer` that to the coloured one (also one
    that is kept while a void has reopened the shared action); `may_change` those who may still answer or replace;
    `may_void` those with a mark of this turn; `may_lock` those for whom a lock is possible in this action.
    """

    phase: str
    active: str
    waiting: tuple[str, ...]
    in_play: tuple[str, ...]
    closed: tuple[str, ...]
    legal: Mapping[str, tuple[tuple[str, int], ...]]
    scores: Mapping[str, int]
    penalties: Mapping[str, int]
    sheets: Mapping[str, PlayerSheet]
    over: bool
    hand: str | None
    reason: str | None
    winners: tuple[str, ...] | None
    rows: Mapping[str, tuple[int, ...]] | None
    match: MatchView | None

    roll: Roll | None
    sheet: Sheet
    players: tuple[str, ...]
    pairs: tuple[tuple[str, str], ...]
    starter: str
    turn: int
    game: int
    games: int
    dice_due: tuple[str, ...]
    roller: str
    roller_hand: str | None
    answers: tuple[Answer, ...]
    coloured_answer: Answer | None
    may_change: tuple[str, ...]
    may_void: tuple[str, ...]
    may_lock: tuple[str, ...]

    def to_json(self) -> dict[str, object]:
        """Exactly the fields of the referee's answer to an accepted line, but for `n` and `ok`."""
        fields: dict[str, object] = {
            "phase": self.phase,
            "active": self.active,
            "waiting": list(self.waiting),
            "in_play": list(self.in_play),
            "closed": list(self.closed),
            "legal": {name: [list(box) for box in boxes] for name, boxes in self.legal.items()},
            "scores": dict(self.scores),
            "penalties": dict(self.penalties),
            "sheets": {name: _sheet_json(self.sheet, card) for name, card in self.sheets.items()},
            "over": self.over,
        }
        if self.hand is not None:
            fields["hand"] = self.hand
        if self.rows is not None and self.winners is not None:
            fields["reason"] = self.reason
            fields["winners"] = list(self.winners)
            fields["rows"] = {name: list(values) for name, values in self.rows.items()}
        if self.match is not None:
            fields["match"] = _match_json(self.match)
        return fields


def _sheet_json(sheet: Sheet, card: PlayerSheet) -> dict[str, object]:
    rows: dict[str, object] = {}
    for index, row in enumerate(card.rows, start=1):
        fields: dict[str, object] = {"marks": list(row.marks), "lock": row.lock}
        if sheet.second_box:
            fields["again"] = list(row.again)
        rows[str(index)] = fields
    shown: dict[str, object] = {"rows": rows}
    if sheet.bonus_bar:
        shown["bar"] = list(card.bar)
    if sheet.pairs:
        shown["powers"] = list(card.powers)
    return shown


def _match_json(match: MatchView) -> dict[str, object]:
    fields: dict[str, object] = {"game": match.game, "totals": dict(match.totals)}
    if match.winners is not None:
        fields["winners"] = list(match.winners)
    return fields


@lru_cache(maxsize=1 << 16)
def row_view(sheet: Sheet, row: int, bits: int) -> RowView:
    """One row as shown, from its bits (see `core.card`)."""
    numbers = [box.number for box in sheet.rows[row]]
    end = (bits & FIRST_BOXES).bit_length()
    count = crosses(sheet, row, bits)
    locked = bool(bits & LAST_BIT)
    return RowView(
        name=sheet.row_names[row],
        marks=tuple(number for box, number in enumerate(numbers) if bits >> box & 1),
        again=tuple(number for box, number in enumerate(numbers) if bits >> (BOXES + box) & 1),
        lock=locked,
        skipped=tuple(number for box, number in enumerate(numbers[:end]) if not bits >> box & 1),
        crosses=count,
        points=points(count, sheet.cap),
        missing=0 if locked else max(0, sheet.marks_to_lock - count),
    )


@lru_cache(maxsize=1 << 14)
def card_view(sheet: Sheet, card: Card) -> PlayerSheet:
    """A player's sheet as shown."""
    return PlayerSheet(
        rows=tuple(row_view(sheet, row, card[row]) for row in range(ROWS)),
        bar=tuple(place + 1 for place in range(len(sheet.bonus_bar)) if card[4] >> place & 1),
        powers=powers_of(sheet, card),
    )


def view_of(state: GameState) -> TableView:
    """Everything that is shown of a state."""
    setup, now, turn = state.setup, state.now, state.turn
    sheet, seats = setup.sheet, setup.seats
    over = state.phase == OVER
    points_now = scores(state)
    waiting = waiting_seats(state)
    rolls = roller(state)
    return TableView(
        phase=state.phase,
        active=seats[active_seat(state)],
        waiting=tuple(seats[seat] for seat in waiting),
        in_play=dice_in_play(state),
        closed=tuple(name for row, name in enumerate(sheet.row_names) if now.closed >> row & 1),
        legal={seats[seat]: named_boxes(sheet, legal(state, seat)) for seat in waiting},
        scores=dict(zip(seats, points_now, strict=True)),
        penalties=dict(zip(seats, now.penalties, strict=True)),
        sheets={name: card_view(sheet, card) for name, card in zip(seats, now.cards, strict=True)},
        over=over,
        hand=hand(state),
        reason=("colours" if now.closed.bit_count() >= 2 else "penalties") if over else None,
        winners=tuple(seats[seat] for seat in best_seats(points_now)) if over else None,
        rows={n: row_points(sheet, card) for n, card in zip(seats, now.cards, strict=True)} if over else None,
        match=_match(state, points_now) if setup.games > 1 else None,
        roll=turn.roll if turn else None,
        sheet=sheet,
        players=seats,
        pairs=setup.pairs,
        starter=seats[state.starter],
        turn=state.turns,
        game=state.game,
        games=setup.games,
        dice_due=dice_due(state),
        roller=seats[rolls[0]] if rolls else "",
        roller_hand=rolls[1] if rolls else None,
        answers=tuple(_answer(state, seat, given) for seat, given in enumerate(turn.answers) if given != WAITING)
        if turn
        else (),
        coloured_answer=_answer(state, state.turn_of, turn.coloured) if turn and turn.coloured != WAITING else None,
        may_change=_may_change(state),
        may_void=_may_void(state),
        may_lock=tuple(seats[seat] for seat in seats_that_may_lock(state)),
    )


def named_boxes(sheet: Sheet, boxes: tuple[tuple[int, int], ...]) -> tuple[tuple[str, int], ...]:
    """Boxes by index as pairs of row name and number."""
    return tuple((sheet.row_names[row], sheet.rows[row][box].number) for row, box in boxes)


def _answer(state: GameState, seat: int, given: int) -> Answer:
    sheet, name = state.setup.sheet, state.setup.seats[seat]
    if given == PASSED:
        return Answer(name, None, None)
    row, box = given >> 4, given & 15
    return Answer(name, sheet.row_names[row], sheet.rows[row][box].number)


def _may_change(state: GameState) -> tuple[str, ...]:
    if state.turn is not None and state.phase == SHARED:
        return tuple(name for seat, name in enumerate(state.setup.seats) if state.turn.free >> seat & 1)
    return tuple(state.setup.seats[seat] for seat in waiting_seats(state))


def _may_void(state: GameState) -> tuple[str, ...]:
    turn = state.turn
    if turn is None:
        return ()
    marked = [answer >= 0 for answer in turn.answers]
    marked[state.turn_of] |= turn.coloured >= 0
    return tuple(name for name, has in zip(state.setup.seats, marked, strict=True) if has)


def _match(state: GameState, points_now: tuple[int, ...]) -> MatchView:
    seats = state.setup.seats
    sums = tuple(a + b for a, b in zip(state.before, points_now, strict=True))
    done = state.phase == OVER and state.game == state.setup.games
    winners = tuple(seats[seat] for seat in best_seats(sums)) if done else None
    return MatchView(state.game, dict(zip(seats, sums, strict=True)), winners)
