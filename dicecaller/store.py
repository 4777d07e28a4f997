"""The store: accepted events of every game in one SQLite file, each durable before `append` returns.

What follows from the events (scores, whose turn) is derived by the rules and never stored as a second truth. No picture
is ever kept. One program writes at a time; others may read meanwhile.
"""

from __future__ import annotations

import contextlib
import datetime
import json
import os
import sqlite3
import time
from collections.abc import Callable, Iterator, Mapping, Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import Any, Final

from core.errors import SheetError
from core.events import Event, NewGame, parse_event
from core.refusal import Refusal
from core.sheet_file import parse_sheet, sheet_fields
from core.sheets import SHEETS, Sheet
from core.table import replay
from dicecaller import store_file
from dicecaller.errors import StoreForeign
from dicecaller.store_file import in_words

#: The field of a stored `game` line that keeps a sheet of one's own: its file may change, or be gone, later.
SHEET_RULES: Final = "sheet_rules"
#: The field of a stored `game` line that marks a game of which only a practice turn is played.
PRACTICE: Final = "practice"


def kept_fields(event: Event, sheets: Mapping[str, Sheet]) -> dict[str, object]:
    """An event as it is stored and written to transcripts: a game on a sheet of one's own brings that sheet along."""
    fields = event.to_json()
    if isinstance(event, NewGame) and event.sheet in sheets and event.sheet not in SHEETS:
        fields[SHEET_RULES] = sheet_fields(sheets[event.sheet])
    return fields


@dataclass(frozen=True, slots=True)
class GameRecord:
    """One stored game. `began`: seconds since 1970; `state`: open or closed (played to its end, or given up)."""

    game_id: str
    began: float
    state: str
    lines: int


@dataclass(frozen=True, slots=True)
class JournalLine:
    """One accepted event as stored: its referee line and the table's time."""

    at: float
    fields: dict[str, object]


@dataclass(frozen=True, slots=True)
class ReadingRecord:
    """What one look at the tray gave, without its picture. `dice`: (colour, value) pairs, value None where unknown."""

    game_id: str | None
    seen: float
    status: str
    reason: str | None
    dice: tuple[tuple[str, int | None], ...]
    latency_ms: float | None


class Store:
    """The store of one data folder.

    `Store(path)` makes the file and its folder where they are missing, brings an older file up to date and takes the
    store's lock until `close`; `read_only=True` takes no lock, writes nothing and finds nothing where there is no file.
    A damaged file is renamed, what can be saved of it goes into a new one, and `warnings` holds the line to say.
    `now` gives seconds since 1970; `sheets` are those that games may be played on. Not to be used from two threads.

    Raises StoreBusy (another program holds it), StoreTooNew, StoreError (disk full, read-only, no permission).
    """

    def __init__(
        self,
        path: Path,
        read_only: bool = False,
        now: Callable[[], float] = time.time,
        sheets: Mapping[str, Sheet] = SHEETS,
    ) -> None:
        self.path = path
        self.warnings: tuple[str, ...] = ()
        self._now = now
        self._sheets = sheets
        self._lock: int | None = None
        if read_only:
            self._connection = store_file.open_to_read(path)
            return
        self._lock = store_file.take_lock(path)
        try:
            self._connection, warning = store_file.open_to_write(path, now())
        except BaseException:
            os.close(self._lock)
            raise
        self.warnings = (warning,) if warning else ()

    def append(self, game_id: str, event: Event, at: float, practice: bool = False) -> int:
        """Adds an accepted event and returns its line's number, from 1. When it returns, a power cut cannot take it.

        The first event of an unknown `game_id` begins that game; a closed game is open again. Raises StoreError; then
        nothing was added.
        """
        fields = kept_fields(event, self._sheets) | ({PRACTICE: True} if practice else {})
        text = json.dumps(fields, separators=(",", ":"))
        with self._transaction() as connection:
            connection.execute(
                "INSERT INTO games (game_id, began, state) VALUES (?, ?, 'open')"
                " ON CONFLICT (game_id) DO UPDATE SET state = 'open' WHERE state != 'open'",
                (game_id, self._now()),
            )
            row = connection.execute(
                "INSERT INTO journal SELECT ?, coalesce(max(line), 0) + 1, ?, ? FROM journal WHERE game_id = ?"
                " RETURNING line",
                (game_id, at, text, game_id),
            ).fetchone()
        return int(row[0])

    def new_game_id(self) -> str:
        """A name for the next game: its local date and a count, 2026-11-30-1. Free, but not yet taken."""
        day = datetime.datetime.fromtimestamp(self._now()).date().isoformat()
        taken = {row[0] for row in self._all("SELECT game_id FROM games WHERE game_id LIKE ?", f"{day}-%")}
        number = len(taken) + 1
        while f"{day}-{number}" in taken:
            number += 1
        return f"{day}-{number}"

    def close_game(self, game_id: str) -> None:
        """The game was played to its end or given up: it is not offered again. Its journal stays. Raises StoreError."""
        with self._transaction() as connection:
            connection.execute("UPDATE games SET state = 'closed' WHERE game_id = ?", (game_id,))

    def unfinished(self) -> tuple[str, ...]:
        """The open games that can go on, the newest first: not over by the rules, and understood. Raises StoreError."""
        open_games = [game.game_id for game in reversed(self.games()) if game.state == "open"]
        return tuple(game_id for game_id in open_games if self._can_go_on(game_id))

    def journal(self, game_id: str) -> tuple[Event, ...]:
        """The accepted events of a game in order; empty where there is no such game. Raises StoreError.

        An event that is not understood raises StoreForeign. Replay a game on a sheet of one's own with `sheets_of`.
        """
        events = []
        lines = self.lines(game_id)
        sheets = self._with_own(lines)
        for line in lines:
            event = parse_event(line.fields, sheets)
            if isinstance(event, Refusal):
                raise StoreForeign(
                    f"{self.path}: game {game_id} holds an event that this version does not know: {event.detail}"
                )
            events.append(event)
        return tuple(events)

    def sheets_of(self, game_id: str) -> Mapping[str, Sheet]:
        """The known sheets, and the game's own one as it was when the game was played. Raises StoreError."""
        return self._with_own(self.lines(game_id))

    def lines(self, game_id: str) -> tuple[JournalLine, ...]:
        """The journal as stored: what `referee` reads, with its times. Raises StoreError."""
        rows = self._all("SELECT at, event FROM journal WHERE game_id = ? ORDER BY line", game_id)
        return tuple(JournalLine(float(at), json.loads(text)) for at, text in rows)

    def games(self, since: float | None = None) -> tuple[GameRecord, ...]:
        """All games in order of play, those from `since` (seconds since 1970) on. Raises StoreError."""
        rows = self._all(
            "SELECT game_id, began, state, (SELECT count(*) FROM journal WHERE journal.game_id = games.game_id)"
            " FROM games WHERE began >= ? ORDER BY number",
            float("-inf") if since is None else since,
        )
        return tuple(GameRecord(str(name), float(began), str(state), int(lines)) for name, began, state, lines in rows)

    def note_reading(
        self,
        game_id: str | None,
        status: str,
        reason: str | None,
        dice: Sequence[tuple[str, int | None]],
        latency_ms: float | None = None,
    ) -> None:
        """Remembers what the reader said, for `stats`; never the picture. Raises StoreError."""
        with self._transaction() as connection:
            connection.execute(
                "INSERT INTO readings (game_id, seen, status, reason, dice, latency_ms) VALUES (?, ?, ?, ?, ?, ?)",
                (game_id, self._now(), status, reason, json.dumps([list(die) for die in dice]), latency_ms),
            )

    def readings(self, since: float | None = None) -> tuple[ReadingRecord, ...]:
        """What the reader said, in order. Raises StoreError."""
        rows = self._all(
            "SELECT game_id, seen, status, reason, dice, latency_ms FROM readings WHERE seen >= ? ORDER BY number",
            float("-inf") if since is None else since,
        )
        return tuple(
            ReadingRecord(game_id, seen, status, reason, tuple((str(c), v) for c, v in json.loads(dice)), latency_ms)
            for game_id, seen, status, reason, dice, latency_ms in rows
        )

    def copy_to(self, path: Path) -> None:
        """A consistent copy of the whole store as a new file, also while another program writes. Raises StoreError."""
        with in_words(path):
            target = sqlite3.connect(path)
            try:
                self._connection.backup(target)
                target.execute("PRAGMA journal_mode = DELETE")
            finally:
                target.close()

    def close(self) -> None:
        """Gives the file and its lock back. Closing twice is harmless."""
        self._connection.close()
        if self._lock is not None:
            os.close(self._lock)
            self._lock = None

    def __enter__(self) -> Store:
        return self

    def __exit__(self, *_: object) -> None:
        self.close()

    def _with_own(self, lines: Sequence[JournalLine]) -> Mapping[str, Sheet]:
        own = {}
        for line in lines:
            rules = line.fields.get(SHEET_RULES)
            if isinstance(rules, dict):
                with contextlib.suppress(
                    SheetError
                ):  # of a newer version: the game line is refused then, with its name
                    sheet = parse_sheet(rules)
                    own[sheet.name] = sheet
        return {**self._sheets, **own} if own else self._sheets

    def _can_go_on(self, game_id: str) -> bool:
        lines = self.lines(game_id)
        if any(self._sheets.get(name) != sheet for name, sheet in self._with_own(lines).items()):
            return False  # begun on a sheet that the table does not have today, or not with these boxes
        events = [parse_event(line.fields, self._sheets) for line in lines]
        table = replay(tuple(event for event in events if not isinstance(event, Refusal)), self._sheets)
        if isinstance(table, Refusal) or not table.has_game or any(isinstance(event, Refusal) for event in events):
            return False
        view = table.view()
        return not view.over or (view.match is not None and view.match.winners is None)

    @contextlib.contextmanager
    def _transaction(self) -> Iterator[sqlite3.Connection]:
        """All or nothing; on the disk when it ends well."""
        with in_words(self.path):
            self._connection.execute("BEGIN IMMEDIATE")
            try:
                yield self._connection
                self._connection.execute("COMMIT")
            except BaseException:
                with contextlib.suppress(sqlite3.Error):
                    self._connection.execute("ROLLBACK")
                raise

    def _all(self, query: str, *values: object) -> list[tuple[Any, ...]]:
        with in_words(self.path):
            return self._connection.execute(query, values).fetchall()
