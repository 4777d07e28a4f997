"""What can still be read of a damaged store. Never raises for what it cannot read; never writes to the damaged file."""

from __future__ import annotations

import json
import sqlite3
from collections.abc import Iterator
from pathlib import Path
from typing import Any, NamedTuple


class SavedGame(NamedTuple):
    """A game with its whole lines, from the first on without a gap. `began` 0 and `state` open where unknown."""

    game_id: str
    began: float
    state: str
    lines: tuple[tuple[float, str], ...]


def salvage(damaged: Path) -> tuple[SavedGame, ...]:
    """The games of a damaged store, in order of play as far as that can be read."""
    try:
        connection = sqlite3.connect(f"{damaged.resolve().as_uri()}?mode=ro", uri=True)
    except sqlite3.Error:
        return ()
    try:
        heads = {
            row[0]: (row[1], row[2])
            for row in _readable(connection, "SELECT game_id, began, state FROM games", "number")
        }
        journal = {
            (row[0], row[1]): (row[2], row[3])
            for row in _readable(connection, "SELECT game_id, line, at, event FROM journal", "game_id", "line")
        }
    finally:
        connection.close()
    names = list(heads) + sorted({name for name, _ in journal} - set(heads))
    games = [_game(name, heads.get(name, (0.0, "open")), journal) for name in names]
    return tuple(game for game in games if game.lines)


def refill(connection: sqlite3.Connection, games: tuple[SavedGame, ...], now_s: float) -> None:
    """Puts saved games into a new store, in one transaction. Raises sqlite3.Error."""
    connection.execute("BEGIN IMMEDIATE")
    for game in games:
        connection.execute(
            "INSERT INTO games (game_id, began, state) VALUES (?, ?, ?)",
            (game.game_id, game.began or now_s, game.state),
        )
        connection.executemany(
            "INSERT INTO journal VALUES (?, ?, ?, ?)",
            [(game.game_id, number, at, event) for number, (at, event) in enumerate(game.lines, 1)],
        )
    connection.execute("COMMIT")


def _readable(connection: sqlite3.Connection, query: str, *order: str) -> Iterator[tuple[Any, ...]]:
    """The rows before the damage, then those behind it (read from the other end)."""
    for direction in ("ASC", "DESC"):
        try:
            yield from connection.execute(f"{query} ORDER BY {', '.join(f'{column} {direction}' for column in order)}")
            return
        except sqlite3.Error:
            continue


def _game(name: Any, head: tuple[Any, Any], journal: dict[tuple[Any, Any], tuple[Any, Any]]) -> SavedGame:
    lines: list[tuple[float, str]] = []
    while entry := journal.get((name, len(lines) + 1)):
        at, event = entry
        if not isinstance(at, float) or not _is_event(event):
            break
        lines.append((at, event))
    began, state = head
    return SavedGame(
        str(name),
        began if isinstance(began, float) else 0.0,
        state if state in ("open", "closed") else "open",
        tuple(lines) if isinstance(name, str) else (),
    )


def _is_event(text: object) -> bool:
    try:
        return isinstance(text, str) and isinstance(json.loads(text), dict)
    except ValueError:
        return False
