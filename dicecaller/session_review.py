"""Looking back and around by ear and eye: a sheet row by row, the turns so far, the scores over the turns. Pure."""

from __future__ import annotations

from collections.abc import Mapping

from core.history import history
from core.state import GameState
from core.table import Table
from core.view import TableView, view_of
from dicecaller.session_types import Desk
from display.messages import Message


def say_row(desk: Desk, view: TableView, player: str, index: int) -> None:
    """One row of one sheet: what is marked, what is left, how many to the lock."""
    row = view.sheets[player].rows[index]
    numbers = [box.number for box in view.sheet.rows[index]]
    last = numbers.index(row.marks[-1]) if row.marks else -1
    closed = row.name in view.closed
    one_colour = view.sheet.row_names[index] not in ("1", "2", "3", "4")
    left = [box.number if one_colour else (box.colour, box.number) for box in view.sheet.rows[index][last + 1 :]]
    desk.say(
        "sheet-row",
        urgent=True,
        player=player,
        row=row.name,
        marks=row.marks,
        left=() if closed else tuple(left),
        to_lock=row.missing,
        closed="locked" if row.lock else closed,
    )


def next_row(desk: Desk, view: TableView, step: int) -> None:
    """The next row in the round of all sheets, starting with the active player's first."""
    rows = len(view.sheet.rows)
    places = [(player, row) for player in view.players for row in range(rows)]
    place = (desk.session.review + step) % len(places) if desk.session.review >= 0 else 0
    desk.set(review=place)
    say_row(desk, view, *places[place])


def turn_states(table: Table) -> tuple[GameState, ...]:
    """The state at the end of each turn that stands, the present one included once it is settled; not one that a void
    or a correction has opened again."""
    if table.state is None:
        return ()
    steps = [step.before for step in table.steps.newest_first()] if table.steps is not None else []
    found: dict[tuple[int, int], GameState] = {}
    for state in (table.state, *steps):
        if state.turn is not None:
            found.setdefault((state.game, state.turns), state)
    return tuple(found[key] for key in sorted(found) if found[key].phase in ("roll", "over"))


def history_of(table: Table) -> tuple[Message, ...]:
    """What happened, turn by turn, oldest first."""
    return tuple(_turn_message(state) for state in turn_states(table))


def told_in_full(table: Table) -> tuple[Message, ...]:
    """All that settles a dispute, oldest first: every turn, who locked which row in it, how each game ended."""
    records = {(record.game, record.turn): record for record in history(table)}
    told = []
    for state in turn_states(table):
        told.append(_turn_message(state))
        record = records[state.game, state.turns]
        for row in record.closed:
            players = tuple(dict.fromkeys(mark.player for mark in record.marks if mark.locks and mark.row == row))
            told.append(Message("locked", {"players": players, "row": row}))
        if state.phase == "over":
            told += endings(view_of(state))
    return tuple(told)


def endings(view: TableView) -> tuple[Message, ...]:
    """How the game that is over ended, and the match if it is over with it."""
    facts = {"reason": view.reason, "winners": view.winners, "scores": dict(view.scores)}
    ends = [Message("over", facts)]
    if view.match is not None and view.match.winners:
        ends.append(Message("match-over", {"winners": view.match.winners, "totals": dict(view.match.totals)}))
    return tuple(ends)


def scores_over_turns(table: Table) -> tuple[Mapping[str, int], ...]:
    """Everybody's score at the end of each turn of the present game."""
    if table.state is None:
        return ()
    states = [state for state in turn_states(table) if state.game == table.state.game]
    return tuple(dict(view_of(state).scores) for state in states)


def _turn_message(state: GameState) -> Message:
    view = view_of(state)
    assert state.turn is not None
    player = view.players[state.turn_of]
    answers = [answer for answer in view.answers if answer.row is not None]
    if view.coloured_answer is not None and view.coloured_answer.row is not None:
        answers.append(view.coloured_answer)
    facts = {
        "turn": state.turns,
        "player": player,
        "white": state.turn.roll.white,
        "marks": tuple((answer.player, answer.row, answer.number) for answer in answers),
        "penalty": state.now.penalties[state.turn_of] > state.turn.base.penalties[state.turn_of],
    }
    return Message("history-turn", facts)


def history_last(desk: Desk) -> None:
    """The latest turn, by ear."""
    turns = history_of(desk.session.table)
    if turns:
        desk.speak(turns[-1])
    else:
        desk.say("no-turn")
