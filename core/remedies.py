"""The remedies inside a game: reroll, correct, void, amend (RULES.md section 2; INTERFACES.md, referee).

`undo` is the table's: it keeps the states (`core.table`).
"""

from __future__ import annotations

from core import refusing
from core.card import Card, locked_rows, mark_code, with_mark, without_mark
from core.events import MAX_PENALTIES, Amend, Correct, Reroll, UnusableDice, Void
from core.refusal import Refusal
from core.settling import judged, settled
from core.state import (
    COLOURED_ACTION,
    NO_CHOICE,
    OVER,
    ROLL,
    SHARED,
    WAITING,
    GameState,
    Position,
    Turn,
    dice_due,
    dice_in_play,
)


def reroll(state: GameState, event: Reroll) -> GameState | Refusal:
    """Dice rolled again alone: all answers of the turn are dropped and asked again."""
    refused = _reroll_refusal(state)
    if refused:
        return refused
    turn = state.turn
    assert turn is not None
    missing = tuple(die for die in event.dice.named() if die not in dice_in_play(state))
    if missing or not event.dice.named():
        return refusing.not_in_play(missing)
    seats = len(turn.answers)
    turn = Turn(
        turn.roll.replaced(event.dice),
        turn.base,
        (WAITING,) * seats,
        (1 << seats) - 1,
        WAITING,
        (NO_CHOICE,) * seats,
        NO_CHOICE,
    )
    return settled(state, turn)


def _reroll_refusal(state: GameState) -> Refusal | None:
    if state.phase == OVER:
        return refusing.game_over()
    turn = state.turn
    if turn is None or state.phase not in (SHARED, COLOURED_ACTION):
        return refusing.not_now(state)
    if turn.coloured >= 0 or any(answer >= 0 for answer in turn.answers):
        return refusing.not_now(state, "a mark of this turn stands")
    return None


def correct(state: GameState, event: Correct) -> GameState | Refusal:
    """Dice that were read wrongly put right: answers that are not legal any more are asked again, the others stay."""
    turn = state.turn
    if turn is None:
        return refusing.no_roll(state)
    missing = tuple(die for die in event.dice.named() if die not in turn.roll.colours())
    if missing or not event.dice.named():
        return refusing.not_in_play(missing)
    sheet, base = state.setup.sheet, turn.base
    roll = turn.roll.replaced(event.dice)
    answers, choices, free = list(turn.answers), list(turn.choices), turn.free
    for seat, answer in enumerate(turn.answers):
        if answer >= 0:
            row, box = answer >> 4, answer & 15
            offered = sheet.rows[row][box].number == roll.white_sum
            if mark_code(sheet, base.cards[seat], base.closed, row, box, offered):
                answers[seat], choices[seat] = WAITING, NO_CHOICE
                free |= 1 << seat
    return settled(state, turn._replace(roll=roll, answers=tuple(answers), choices=tuple(choices), free=free))


def unusable_dice(state: GameState, event: UnusableDice) -> Refusal:
    """Why dice that are no dice are refused: because of the phase first, as good dice would be."""
    refused: Refusal | None = None
    if event.event == "roll" and not dice_due(state):
        refused = refusing.game_over() if state.phase == OVER else refusing.not_now(state)
    elif event.event == "reroll":
        refused = _reroll_refusal(state)
    elif event.event == "correct" and state.turn is None:
        refused = refusing.no_roll(state)
    return refused or refusing.bad_dice(event.detail)


def void(state: GameState, event: Void) -> GameState | Refusal:
    """Takes back a player's latest mark of this turn, and what followed from it: that action is asked again."""
    seat = state.setup.seat_of.get(event.player)
    if seat is None:
        return refusing.no_player(event.player)
    turn = state.turn
    if turn is not None and seat == state.turn_of and turn.coloured >= 0:
        return settled(state, turn._replace(coloured=WAITING, coloured_choice=NO_CHOICE))
    if turn is None or turn.answers[seat] < 0:
        return refusing.nothing_to_void(event.player)
    answers = (*turn.answers[:seat], WAITING, *turn.answers[seat + 1 :])
    choices = (*turn.choices[:seat], NO_CHOICE, *turn.choices[seat + 1 :])
    return settled(state, turn._replace(answers=answers, choices=choices, free=turn.free | 1 << seat))


def amend(state: GameState, event: Amend) -> GameState | Refusal:
    """The agreed remedy after a later roll: one mark or the penalties put right; the last turn is settled by it."""
    row, box = 0, 0
    sheet = state.setup.sheet
    if event.penalties is None:
        index = sheet.row_of.get(event.row)
        if index is None:
            return refusing.no_row(event.row)
        if not 2 <= event.number <= 12:
            return refusing.no_number(event.number)
        row, box = index, sheet.place[index][event.number]
    elif not 0 <= event.penalties <= MAX_PENALTIES:
        return Refusal("bad-event", "there are 0 to 4 penalties", {"penalties": event.penalties})
    seat = state.setup.seat_of.get(event.player)
    if seat is None:
        return refusing.no_player(event.player)
    is_removal = event.penalties is None and not event.mark
    if is_removal and not state.now.cards[seat][row] >> box & 1:
        return refusing.not_marked(state, seat, row, box)
    if state.phase not in (ROLL, OVER):
        return refusing.not_now(state)
    if event.penalties is not None:
        return judged(state, None, _with_penalties(state.now, seat, event.penalties))
    card = state.now.cards[seat]
    if is_removal:
        return judged(state, None, _with_card(state.now, seat, without_mark(card, row, box)))
    code = mark_code(sheet, card, state.now.closed, row, box, True)
    if code:
        return refusing.mark(state, seat, row, box, code)
    return judged(state, None, _with_card(state.now, seat, with_mark(card, row, box)))


def _with_penalties(now: Position, seat: int, count: int) -> Position:
    return now._replace(penalties=(*now.penalties[:seat], count, *now.penalties[seat + 1 :]))


def _with_card(now: Position, seat: int, card: Card) -> Position:
    cards = (*now.cards[:seat], card, *now.cards[seat + 1 :])
    return Position(cards, now.penalties, locked_rows(cards))
