"""The rules of one game or match: pure `apply`, `refusal`, `legal`. (RULES.md sections 1 to 4; INTERFACES.md, referee.)

An event either gives a new state or a `Refusal` with the first code that applies, and then the state is as it was.
Not here: taking lines back (`core.table` keeps the states), parsing (`core.events`), sentences for people.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any, Final

from core import refusing
from core.card import EMPTY_CARD, FIRST_BOXES, mark_code
from core.events import (
    Amend,
    Choose,
    Correct,
    Event,
    Mark,
    NewGame,
    Pass,
    Reroll,
    RollDice,
    UnusableDice,
    Void,
    new_game_refusal,
)
from core.refusal import Refusal
from core.remedies import amend, correct, reroll, unusable_dice, void
from core.settling import settled, with_coloured
from core.sheets import ROWS, SHEETS, Sheet
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
    Setup,
    Turn,
    active_seat,
    dice_due,
    next_starter,
    offers_coloured,
    scores,
)

Outcome = GameState | Refusal


def begin(event: NewGame, sheets: Mapping[str, Sheet] = SHEETS) -> Outcome:
    """The state before the first roll of a new game or match."""
    refused = new_game_refusal(event, sheets)
    if refused:
        return refused
    setup = Setup(sheets[event.sheet], event.seats, event.teams, event.match)
    nobody = (0,) * len(setup.seats)
    starter = setup.seat_of[event.starter] if event.starter else 0
    now = Position((EMPTY_CARD,) * len(setup.seats), nobody, 0)
    return GameState(setup, 1, nobody, starter, 0, starter, nobody, None, ROLL, now, (), "")


def apply(state: GameState, event: Event) -> Outcome:
    """The state after an event of a game that has begun, or why it is refused.

    Raises `TypeError` for `NewGame`, `Undo` and `AskState`, which are no events of one game's rules.
    """
    handler = _HANDLERS.get(type(event))
    if handler is None:
        raise TypeError(f"{type(event).__name__} is no event of a running game")
    return handler(state, event)


def refusal(state: GameState, event: Event) -> Refusal | None:
    """Why an event would be refused now, or None."""
    outcome = apply(state, event)
    return outcome if isinstance(outcome, Refusal) else None


def legal(state: GameState, seat: int) -> tuple[tuple[int, int], ...]:
    """The boxes (row, box) that a seat may mark in this action, rows top to bottom, boxes left to right.

    In phase `choose` the tied rows with their next box. Empty where the seat may not answer. A seat that has answered
    the shared action and may still replace its answer is told as well.
    """
    turn = state.turn
    if turn is None:
        return ()
    if state.phase == SHARED:
        return _shared_boxes(state, turn, seat) if turn.free >> seat & 1 else ()
    if state.phase == COLOURED_ACTION:
        return _coloured_boxes(state, turn) if seat == state.turn_of else ()
    if state.phase == CHOOSE:
        card, tied = state.now.cards[seat], state.tied[seat]
        return tuple((row, (card[row] & FIRST_BOXES).bit_length()) for row in range(ROWS) if tied >> row & 1)
    return ()


def _shared_boxes(state: GameState, turn: Turn, seat: int) -> tuple[tuple[int, int], ...]:
    sheet, number = state.setup.sheet, turn.roll.white_sum
    card, closed = turn.base.cards[seat], turn.base.closed
    boxes = [(row, sheet.place[row][number]) for row in range(ROWS)]
    return tuple(place for place in boxes if mark_code(sheet, card, closed, *place, True) is None)


def _coloured_boxes(state: GameState, turn: Turn) -> tuple[tuple[int, int], ...]:
    sheet, closed = state.setup.sheet, state.now.closed
    card = state.now.cards[state.turn_of]
    found: list[tuple[int, int]] = []
    for row in range(ROWS):
        if closed >> row & 1:
            continue
        for box in sheet.places_of_sums(row, turn.roll.white, turn.roll.coloured()):
            if offers_coloured(sheet, turn.roll, closed, row, box) and not mark_code(
                sheet, card, closed, row, box, True
            ):
                found.append((row, box))
    return tuple(found)


def _roll(state: GameState, event: RollDice) -> Outcome:
    due = dice_due(state)
    if not due:
        return refusing.game_over() if state.phase == OVER else refusing.not_now(state)
    if event.roll.colours() != due:
        return refusing.wrong_dice(event.roll.colours(), due)
    return _new_turn(_next_game(state) if state.phase == OVER else state, event)


def _next_game(state: GameState) -> GameState:
    """The next game of a match before its first turn: the starter moves one seat left, pairs keep their alternation."""
    seats = len(state.setup.seats)
    starter = next_starter(state)
    before = tuple(a + b for a, b in zip(state.before, scores(state), strict=True))
    now = Position((EMPTY_CARD,) * seats, (0,) * seats, 0)
    return GameState(
        state.setup, state.game + 1, before, starter, 0, starter, state.hand_turns, None, ROLL, now, (), ""
    )


def _new_turn(state: GameState, event: RollDice) -> GameState:
    seat, seats = active_seat(state), len(state.setup.seats)
    hands = state.hand_turns
    hands = (*hands[:seat], hands[seat] + 1, *hands[seat + 1 :])
    turn = Turn(event.roll, state.now, (WAITING,) * seats, (1 << seats) - 1, WAITING, (NO_CHOICE,) * seats, NO_CHOICE)
    return GameState(
        state.setup,
        state.game,
        state.before,
        state.starter,
        state.turns + 1,
        seat,
        hands,
        turn,
        SHARED,
        state.now,
        (),
        "",
    )


def _mark(state: GameState, event: Mark) -> Outcome:
    setup = state.setup
    sheet = setup.sheet
    row = sheet.row_of.get(event.row)
    if row is None:
        return refusing.no_row(event.row)
    if not 2 <= event.number <= 12:
        return refusing.no_number(event.number)
    box = sheet.place[row][event.number]
    seat = setup.seat_of.get(event.player)
    refused = _answer_refusal(state, event.player, seat)
    if refused:
        return refused
    turn = state.turn
    assert seat is not None
    assert turn is not None
    if state.phase == SHARED:
        base = turn.base
        offered = turn.roll.white_sum == event.number
        code = mark_code(sheet, base.cards[seat], base.closed, row, box, offered)
    else:
        now = state.now
        offered = offers_coloured(sheet, turn.roll, now.closed, row, box)
        code = mark_code(sheet, now.cards[seat], now.closed, row, box, offered)
    if code:
        return refusing.mark(state, seat, row, box, code)
    return _answered(state, turn, seat, row << 4 | box)


def _pass(state: GameState, event: Pass) -> Outcome:
    seat = state.setup.seat_of.get(event.player)
    refused = _answer_refusal(state, event.player, seat)
    if refused:
        return refused
    assert seat is not None
    assert state.turn is not None
    return _answered(state, state.turn, seat, PASSED)


def _answer_refusal(state: GameState, player: str, seat: int | None) -> Refusal | None:
    """Why somebody may not answer now, whatever the answer."""
    if seat is None:
        return refusing.no_player(player)
    phase, turn = state.phase, state.turn
    if phase == SHARED and turn is not None:
        return None if turn.free >> seat & 1 else refusing.not_your_turn(state, seat)
    if phase == COLOURED_ACTION:
        return None if seat == state.turn_of else refusing.not_your_turn(state, seat)
    return refusing.game_over() if phase == OVER else refusing.not_now(state)


def _answered(state: GameState, turn: Turn, seat: int, answer: int) -> GameState:
    if state.phase == COLOURED_ACTION:
        return with_coloured(state, turn._replace(coloured=answer), state.now)
    answers = (*turn.answers[:seat], answer, *turn.answers[seat + 1 :])
    turn = turn._replace(answers=answers)
    return state._replace(turn=turn) if WAITING in answers else settled(state, turn)


def _choose(state: GameState, event: Choose) -> Outcome:
    row = state.setup.sheet.row_of.get(event.row)
    if row is None:
        return refusing.no_row(event.row)
    seat = state.setup.seat_of.get(event.player)
    if seat is None:
        return refusing.no_player(event.player)
    turn = state.turn
    if state.phase != CHOOSE or turn is None:
        return refusing.game_over() if state.phase == OVER else refusing.not_now(state, "there is no row to choose")
    if not state.tied[seat]:
        return refusing.not_your_turn(state, seat)
    if not state.tied[seat] >> row & 1:
        return refusing.wrong_row(state, seat, row)
    if state.tie_in == SHARED:
        turn = turn._replace(choices=(*turn.choices[:seat], row, *turn.choices[seat + 1 :]))
    else:
        turn = turn._replace(coloured_choice=row)
    return settled(state, turn)


_HANDLERS: Final[dict[type, Callable[[GameState, Any], Outcome]]] = {
    RollDice: _roll,
    Reroll: reroll,
    Correct: correct,
    UnusableDice: unusable_dice,
    Mark: _mark,
    Pass: _pass,
    Choose: _choose,
    Void: void,
    Amend: amend,
}
