"""Refusals in words and facts: one function for each kind of reason. They decide nothing."""

from __future__ import annotations

from core.card import FIRST_BOXES, crosses
from core.refusal import Refusal
from core.sheets import Sheet
from core.state import CHOOSE, COLOURED_ACTION, OVER, ROLL, SHARED, GameState, offered_numbers, waiting_seats

_DUE = {
    ROLL: "the dice have to be rolled first",
    SHARED: "the shared action is open",
    COLOURED_ACTION: "the coloured action is open",
    CHOOSE: "a row has to be chosen first",
    OVER: "the game is over",
}


def no_row(row: str) -> Refusal:
    """A row that this sheet has not."""
    return Refusal("bad-event", f"this sheet has no row {row!a}", {"row": row})


def no_number(number: int) -> Refusal:
    """A number that no row has."""
    return Refusal("bad-event", f"there is no number {number}", {"number": number})


def no_player(name: str) -> Refusal:
    """A name that is none of the seats."""
    return Refusal("bad-player", f"nobody here is called {name!a}", {"player": name})


def nothing_to_void(player: str) -> Refusal:
    """A void without a mark of this turn."""
    return Refusal("nothing-to-undo", f"{player} has no mark in this turn", {"player": player})


def game_over() -> Refusal:
    """An event that a finished game does not take."""
    return Refusal("game-over", "the game is over")


def not_now(state: GameState, why: str = "") -> Refusal:
    """An event of another phase."""
    return Refusal("not-now", f"not now: {why or _DUE[state.phase]}", {"phase": state.phase})


def not_your_turn(state: GameState, seat: int) -> Refusal:
    """An answer from somebody who owes none."""
    names = [state.setup.seats[other] for other in waiting_seats(state)]
    player = state.setup.seats[seat]
    detail = f"{player} has no answer to give; awaited: {', '.join(names)}"
    return Refusal("not-your-turn", detail, {"player": player, "waiting": tuple(names)})


def bad_dice(detail: str, colours: tuple[str, ...] = ()) -> Refusal:
    """Dice that are not those the event needs."""
    return Refusal("bad-dice", detail, {"colours": colours})


def not_in_play(dice: tuple[str, ...]) -> Refusal:
    """Dice named that were not thrown, or none named at all."""
    return bad_dice(f"not in play: {', '.join(dice)}" if dice else "no die is named", dice)


def wrong_dice(thrown: tuple[str, ...], due: tuple[str, ...]) -> Refusal:
    """A roll with a die too many or too few."""
    missing = tuple(die for die in due if die not in thrown)
    extra = tuple(die for die in thrown if die not in due)
    reasons = [f"missing: {', '.join(missing)}"] * bool(missing) + [f"not in play: {', '.join(extra)}"] * bool(extra)
    return bad_dice("; ".join(reasons), missing + extra)


def no_roll(state: GameState) -> Refusal:
    """A correction without a roll of this turn."""
    return not_now(state, "there is no roll of this turn to correct")


def wrong_row(state: GameState, seat: int, row: int) -> Refusal:
    """A choice that is none of the tied rows."""
    names = state.setup.sheet.row_names
    tied = tuple(name for other, name in enumerate(names) if state.tied[seat] >> other & 1)
    player = state.setup.seats[seat]
    detail = f"the {names[row]} row is not tied; to be chosen from: {', '.join(tied)}"
    return Refusal("wrong-row", detail, {"player": player, "row": names[row], "rows": tied})


def not_marked(state: GameState, seat: int, row: int, box: int) -> Refusal:
    """A mark to be removed that is not there."""
    facts = _box_facts(state, seat, row, box)
    return Refusal("nothing-to-undo", f"{facts['player']} has no mark on {facts['row']} {facts['number']}", facts)


def mark(state: GameState, seat: int, row: int, box: int, code: str) -> Refusal:
    """A box that may not be marked, with a code of `core.card.mark_code`."""
    sheet, facts = state.setup.sheet, _box_facts(state, seat, row, box)
    bits = state.now.cards[seat][row]
    name, number = facts["row"], facts["number"]
    if code == "row-closed":
        detail = f"the {name} row is closed"
    elif code == "already-marked":
        detail = f"{name} {number} is marked already"
    elif code == "left-of-mark":
        facts["last"] = last = _last_number(sheet, row, bits)
        detail = f"{name} {number} lies left of the last mark, {last}"
    elif code == "wrong-sum":
        facts["sums"] = sums = offered_numbers(state, row, box)
        offer = " or ".join(map(str, sums)) or "nothing"
        detail = f"the dice do not give {name} {number}; here they give {offer}"
    else:
        have = crosses(sheet, row, bits)
        facts |= {"need": sheet.marks_to_lock, "have": have, "missing": sheet.marks_to_lock - have}
        detail = f"{name} {number} is the last box and needs {sheet.marks_to_lock} marks first; there are {have}"
    return Refusal(code, detail, facts)


def _box_facts(state: GameState, seat: int, row: int, box: int) -> dict[str, object]:
    sheet = state.setup.sheet
    return {
        "player": state.setup.seats[seat],
        "row": sheet.row_names[row],
        "row_index": row,
        "number": sheet.rows[row][box].number,
    }


def _last_number(sheet: Sheet, row: int, bits: int) -> int:
    return sheet.rows[row][(bits & FIRST_BOXES).bit_length() - 1].number
