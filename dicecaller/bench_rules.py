"""`dicecaller bench rules`: how fast the referee answers and whole games are played. One core, one process."""

from __future__ import annotations

import json
import random
import time
from collections.abc import Iterator
from typing import Any

from core.events import NewGame
from core.sheets import SHEETS
from core.state import OVER
from core.table import Table
from dicecaller.referee import Referee, answers
from dicecaller.simulate import next_event, play_game, random_answer


def transcript(games: int, sheet: str, seed: int) -> Iterator[bytes]:
    """Referee lines of whole random games for three players."""
    chance = random.Random(seed)
    for _ in range(games):
        begin = NewGame(("Ann", "Bo", "Cy"), sheet)
        yield json.dumps(begin.to_json()).encode()
        table = Table.empty().apply(begin)
        while isinstance(table, Table) and table.state is not None and table.state.phase != OVER:
            event = next_event(chance, table.state, random_answer)
            yield json.dumps(event.to_json()).encode()
            table = table.apply(event)


def measured(seconds: float, sheet: str = "classic", seed: int = 1) -> dict[str, Any]:
    """Referee lines and games a second on one sheet, each measured for about so many seconds."""
    lines = list(transcript(20, sheet, seed))
    done = 0
    began = time.perf_counter()
    while time.perf_counter() - began < seconds:
        for answer in answers(Referee(SHEETS), lines):
            json.dumps(answer)
        done += len(lines)
    lines_per_s = done / (time.perf_counter() - began)
    chance, table, games = random.Random(seed), Table.empty(), 0
    began = time.perf_counter()
    while time.perf_counter() - began < seconds:
        play_game(chance, table, NewGame(("Ann", "Bo", "Cy"), sheet), random_answer)
        games += 1
    games_per_s = games / (time.perf_counter() - began)
    return {"sheet": sheet, "referee_lines_per_s": round(lines_per_s), "games_per_s": round(games_per_s, 1)}
