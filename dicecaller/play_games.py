"""Which stored game is being played: accepted events go to it, and what a crash left open is found again.

A store that fails (the disk is full) loses nothing that was in it: what it did not take waits here, in order, and is
stored as soon as there is room. Only a power cut in that time loses what waits.
"""

from __future__ import annotations

import contextlib
from collections import deque
from collections.abc import Callable, Iterator, Mapping
from pathlib import Path

from core.events import Event, NewGame, RollDice
from core.sheets import SHEETS, Sheet
from dicecaller.errors import StoreError
from dicecaller.settings import STORE_NAME
from dicecaller.store import PRACTICE, Store

#: A file beside the store while a table is in use. Found at the start, the last table did not end by itself.
IN_USE_NAME = "table-in-use"
RECENT_GAMES = 20
MOST_NAMES = 10


class Games:
    """The store as the table uses it: one game at a time. Raises StoreError and its kin from every method."""

    def __init__(self, folder: Path, sheets: Mapping[str, Sheet] = SHEETS) -> None:
        self._sheets = sheets
        self._store = Store(folder / STORE_NAME, sheets=sheets)
        self._mark = folder / IN_USE_NAME
        self.warnings = self._store.warnings
        self._game_id: str | None = None
        self._before: list[str] = []  # games of this table that are given up with the first roll of the present one
        self._waiting: deque[Callable[[], object]] = deque()
        #: Whether the last table on this folder was cut off (power cut, kill) rather than ended.
        self.cut_off = self._mark.exists()
        with contextlib.suppress(OSError):  # a full disk: a cut would not be told from an end, no more
            self._mark.write_text("", encoding="utf-8")

    def unfinished(self) -> tuple[Event, ...]:
        """The newest game that can go on, as its events; it is the present one from then on. Empty: there is none.

        One in which nobody has rolled yet stands back behind an older one that was played.
        """
        found = self._begun_first()
        if found is None:
            return ()
        self._game_id, events = found
        return events

    def played_and_open(self) -> NewGame | None:
        """As it was begun, the game that `unfinished` would find, if anybody has rolled in it. Takes nothing up."""
        found = self._begun_first()
        if found is None or len(found[1]) < 2:
            return None
        return next((event for event in found[1] if isinstance(event, NewGame)), None)

    def _begun_first(self) -> tuple[str, tuple[Event, ...]] | None:
        unbegun = None
        for game_id in self._store.unfinished():
            events = self._store.journal(game_id)
            if len(events) > 1:
                return game_id, events
            if events and unbegun is None:
                unbegun = game_id, events
        return unbegun

    def last_game(self) -> NewGame | None:
        """The game played last, as it was begun; None where there was none."""
        return next(self._begun(RECENT_GAMES), None)

    def recent_names(self) -> tuple[str, ...]:
        """Names that were played with lately, the latest first."""
        names: dict[str, None] = {}
        for game in self._begun(RECENT_GAMES):
            people = game.players or tuple(name for pair in game.teams for name in pair)
            names.update(dict.fromkeys(name for name in people if len(name) > 1))
        return tuple(names)[:MOST_NAMES]

    def _begun(self, most: int) -> Iterator[NewGame]:
        """The latest games as they were begun, the latest first; without those of sheets that are not known today."""
        for record in reversed(self._store.games()[-most:]):
            with contextlib.suppress(StoreError):
                events = self._store.journal(record.game_id)
                if events and isinstance(events[0], NewGame) and events[0].sheet in self._sheets:
                    yield events[0]

    def forget(self) -> None:
        """The game that was found is not taken up; it stays open in the store."""
        self._game_id = None

    @property
    def practice(self) -> bool:
        """Whether the present game was begun as practice. One that was stored before this was kept counts."""
        lines = self._store.lines(self._game_id) if self._game_id is not None else ()
        return bool(lines) and lines[0].fields.get(PRACTICE) is True

    def append(self, event: Event, at: float, practice: bool = False) -> None:
        """Make an accepted event durable. A new game begins its own journal; with its first roll, and not before, the
        games that were left for it are given up.

        Raises StoreError where that fails; then it waits, see `catch_up`.
        """
        self._waiting.append(lambda: self._append(event, at, practice))
        self.catch_up()

    def _append(self, event: Event, at: float, practice: bool) -> None:
        game_id = self._game_id
        if isinstance(event, NewGame) or game_id is None:
            game_id = self._store.new_game_id()
        self._store.append(game_id, event, at, practice)
        if self._game_id not in (None, game_id):
            self._before.append(str(self._game_id))
        self._game_id = game_id
        if isinstance(event, RollDice):
            with contextlib.suppress(StoreError):  # the event is stored: what is not given up now is at the next roll
                self._give_up_before()

    def _give_up_before(self) -> None:
        while self._before:
            self._store.close_game(self._before[0])
            self._before.pop(0)

    def put_away(self) -> None:
        """The present game is over: it is not offered again (but may be reopened by an event)."""
        self._waiting.append(self._put_away)
        self.catch_up()

    def _put_away(self) -> None:
        if self._game_id is not None:
            self._store.close_game(self._game_id)

    def take_up(self, events: tuple[Event, ...]) -> None:
        """The game with these events, which was left for the present one, is the present one again. The other, in which
        nobody has rolled, is given up: what was agreed in it would be offered first at the next start."""
        self._waiting.append(lambda: self._take_up(events))
        self.catch_up()

    def _take_up(self, events: tuple[Event, ...]) -> None:
        named = [game_id for game_id in self._before if self._store.journal(game_id) == events]
        if named and self._game_id is not None:
            self._store.close_game(self._game_id)
            self._before.remove(named[-1])
            self._game_id = named[-1]

    @property
    def behind(self) -> bool:
        """Whether something waits to be stored."""
        return bool(self._waiting)

    def catch_up(self) -> None:
        """Stores what waits, in order. Raises StoreError where it still cannot; nothing is lost or stored twice."""
        while self._waiting:
            self._waiting[0]()
            self._waiting.popleft()

    def note_reading(
        self, status: str, reason: str | None, dice: tuple[tuple[str, int | None], ...], latency_ms: float | None
    ) -> None:
        """For `stats`: what the reader said, never the picture. Left out while the store is behind."""
        if self.behind:
            return
        self._store.note_reading(self._game_id, status, reason, dice, latency_ms)

    def close(self) -> None:
        """The table ends as it should: what is open stays open, but was not cut off.

        Raises StoreError where something still waits, which is then lost.
        """
        try:
            self.catch_up()
        except StoreError as error:
            raise StoreError(f"{error}; the last {len(self._waiting)} moves could not be stored") from error
        finally:
            self._store.close()
            with contextlib.suppress(OSError):
                self._mark.unlink()
