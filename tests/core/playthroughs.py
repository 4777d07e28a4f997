"""Playthrough files: one seeded game of each sheet, every event with the full text of the table after it.

They are reviewed as a diff. `python -m tests.core.playthroughs` writes them anew; a test replays them.
"""

from __future__ import annotations

import json
import random
from collections.abc import Iterator
from pathlib import Path

from core.events import Correct, Event, NewGame, Undo, Void, parse_event
from core.refusal import Refusal
from core.sheets import SHEETS
from core.state import OVER
from core.table import Table
from core.view import RowView, TableView
from dicecaller.simulate import careful_answer, next_event
from tests.core.random_lines import Lines

FOLDER = Path(__file__).parent / "playthroughs"
SEED = 2047  # with this one the game on `powers` holds a choice, a void, a correction and an undone line


def text_of(table: Table) -> str:
    """The whole table in a few lines."""
    view = table.view()
    head = f"  {view.phase} turn {view.turn} active {view.active} waiting {','.join(view.waiting) or '-'}"
    lines = [f"{head} closed {','.join(view.closed) or '-'} roll {view.roll or '-'}"]
    for player in view.players:
        card = view.sheets[player]
        rows = " | ".join(f"{row.name} {_row(row)}" for row in card.rows)
        extra = f" bar {card.bar}" * bool(view.sheet.bonus_bar) + f" powers {card.powers}" * bool(view.sheet.pairs)
        lines.append(f"  {player}: {rows} | penalties {view.penalties[player]} score {view.scores[player]}{extra}")
    lines += [f"  {player} may {_legal(view, player)}" for player in view.waiting]
    if view.over:
        lines.append(f"  {view.reason}: {', '.join(view.winners or ())} with {view.rows}")
    return "\n".join(lines)


def _row(row: RowView) -> str:
    marks = [f"{number}{'+' * (number in row.again)}" for number in row.marks]
    return (" ".join(marks) or "-") + " lock" * row.lock


def _legal(view: TableView, player: str) -> str:
    return " ".join(f"{row}:{number}" for row, number in view.legal[player]) or "-"


def course(sheet: str) -> Iterator[tuple[Event, Table]]:
    """A careful game with a void, a correction and undone lines in it, to its end."""
    chance = random.Random(f"{SEED} {sheet}")
    odd = Lines(chance, sheet, remedies=1.0, rubbish=0.0)
    table = Table.empty()
    event: Event = NewGame(("Ann", "Bo", "Cy"), sheet, "Bo")
    while True:
        outcome = table.apply(event)
        if isinstance(outcome, Table):
            table = outcome
            yield event, table
        state = table.state
        if state is None or state.phase == OVER:
            return
        event = next_event(chance, state, careful_answer)
        if chance.random() < 0.06:
            remedy = parse_event(odd.remedy(json.loads(json.dumps(table.view().to_json()))))
            if isinstance(remedy, Undo | Void | Correct) and not isinstance(remedy, Refusal):
                event = remedy


def written(sheet: str) -> str:
    """The file of a sheet."""
    parts = [f"# {sheet}: an event and the table after it, again and again (made by tests/core/playthroughs.py)"]
    parts += [f"{json.dumps(event.to_json())}\n{text_of(table)}" for event, table in course(sheet)]
    return "\n".join(parts) + "\n"


if __name__ == "__main__":
    for name in SHEETS:
        (FOLDER / f"{name}.txt").write_text(written(name), encoding="utf-8")
