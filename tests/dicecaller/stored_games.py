"""Whole games for the tests of everything that reads the store: played by the simulator, seeded."""

from __future__ import annotations

import random
from pathlib import Path

from core.events import Event, NewGame, RollDice, Undo
from core.refusal import Refusal
from core.state import OVER
from core.table import Table
from dicecaller.simulate import careful_answer, next_event, thrown
from dicecaller.store import Store


def played(
    seed: int, sheet: str = "classic", players: tuple[str, ...] = ("Ann", "Bo"), match: int = 1
) -> tuple[Event, ...]:
    """All events of one finished game, with an undo in the middle."""
    chance = random.Random(seed)
    outcome = Table.empty().apply(NewGame(players=players, sheet=sheet, starter=players[0], match=match))
    assert not isinstance(outcome, Refusal)
    table, undone = outcome, False
    while table.state is not None and not (table.state.phase == OVER and table.state.game == match):
        state = table.state
        between = state.phase == OVER  # two games of a match
        event: Event = RollDice(thrown(chance, state)) if between else next_event(chance, state, careful_answer)
        if not undone and table.state.turns == 3:
            event, undone = Undo(), True
        outcome = table.apply(event)
        assert not isinstance(outcome, Refusal)
        table = outcome
    return table.journal()


def store_of(folder: Path, *games: tuple[Event, ...], began: float = 1_796_040_000.0) -> None:
    """Fills the store of a data folder; every game begins a day after the one before."""
    for day, events in enumerate(games):
        with Store(folder / "games.sqlite", now=lambda day=day: began + 86400.0 * day) as store:
            store._connection.execute("PRAGMA synchronous = OFF")  # these games need to survive nothing
            game = store.new_game_id()
            for at, event in enumerate(events):
                store.append(game, event, float(at))
