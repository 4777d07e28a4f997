"""What comes of a turn's answers: both actions resolved, closings, penalty and end judged. Derived anew each time."""

from __future__ import annotations

from core.card import Card, locked_rows, mark_code
from core.marking import play_mark
from core.state import (
    CHOOSE,
    COLOURED_ACTION,
    NO_CHOICE,
    OVER,
    PASSED,
    ROLL,
    SHARED,
    WAITING,
    GameState,
    Position,
    Turn,
    is_over,
    offers_coloured,
)


def settled(state: GameState, turn: Turn) -> GameState:
    """The state with this turn's answers: open, or resolved as far as they and the choices go.

    Until the last answer of the shared action is in, all shown is the table before the turn. Closings of the shared
    action take effect after all of it; the coloured answer, where there is one already, then counts if it is still
    legal and the game goes on, else it is dropped (as are choices that are none any more).
    """
    if WAITING in turn.answers:
        return state._replace(turn=turn, phase=SHARED, now=turn.base, tied=(), tie_in="")
    cards, choices, tied = _shared_cards(state, turn)
    turn = turn._replace(free=0, choices=choices)
    base = turn.base
    if any(tied):
        now = Position(cards, base.penalties, base.closed)
        return state._replace(turn=turn, phase=CHOOSE, now=now, tied=tied, tie_in=SHARED)
    now = Position(cards, base.penalties, base.closed | locked_rows(cards))
    if is_over(now):
        turn = turn._replace(coloured=WAITING, coloured_choice=NO_CHOICE)
        return state._replace(turn=turn, phase=OVER, now=now, tied=(), tie_in="")
    return with_coloured(state, turn, now)


def _shared_cards(state: GameState, turn: Turn) -> tuple[tuple[Card, ...], tuple[int, ...], tuple[int, ...]]:
    """Every seat's card after its own answer, the choices that are still choices, and the ties still to be decided."""
    sheet, closed = state.setup.sheet, turn.base.closed
    cards: list[Card] = []
    choices: list[int] = []
    ties: list[int] = []
    for card, answer, choice in zip(turn.base.cards, turn.answers, turn.choices, strict=True):
        if answer == PASSED:
            played, tied, used = card, 0, NO_CHOICE
        else:
            played, tied, used = play_mark(sheet, card, closed, answer >> 4, answer & 15, choice)
        cards.append(played)
        choices.append(used)
        ties.append(tied)
    return tuple(cards), tuple(choices), tuple(ties)


def with_coloured(state: GameState, turn: Turn, now: Position) -> GameState:
    """The state once the shared action is done and `now` lies on the table: the coloured answer asked, or resolved."""
    seat, answer = state.turn_of, turn.coloured
    sheet = state.setup.sheet
    if answer >= 0:
        row, box = answer >> 4, answer & 15
        offered = offers_coloured(sheet, turn.roll, now.closed, row, box)
        if mark_code(sheet, now.cards[seat], now.closed, row, box, offered):
            answer = WAITING
    if answer == WAITING:
        if turn.coloured != WAITING:
            turn = turn._replace(coloured=WAITING, coloured_choice=NO_CHOICE)
        return state._replace(turn=turn, phase=COLOURED_ACTION, now=now, tied=(), tie_in="")
    if answer == PASSED:
        penalised = turn.answers[seat] == PASSED
        return judged(state, turn, with_penalty(now, seat) if penalised else now)
    card, tied, used = play_mark(sheet, now.cards[seat], now.closed, row, box, turn.coloured_choice)
    cards = (*now.cards[:seat], card, *now.cards[seat + 1 :])
    if used != turn.coloured_choice:
        turn = turn._replace(coloured_choice=used)
    if tied:
        ties = tuple(tied if other == seat else 0 for other in range(len(cards)))
        now = Position(cards, now.penalties, now.closed)
        return state._replace(turn=turn, phase=CHOOSE, now=now, tied=ties, tie_in=COLOURED_ACTION)
    return judged(state, turn, Position(cards, now.penalties, now.closed | locked_rows((card,))))


def with_penalty(now: Position, seat: int) -> Position:
    """The table with one more penalty for a seat."""
    counts = tuple(n + (other == seat) for other, n in enumerate(now.penalties))
    return Position(now.cards, counts, now.closed)


def judged(state: GameState, turn: Turn | None, now: Position) -> GameState:
    """The state after a whole turn or an amend: the game is over, or the next seat rolls."""
    return state._replace(turn=turn, phase=OVER if is_over(now) else ROLL, now=now, tied=(), tie_in="")
