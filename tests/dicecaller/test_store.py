"""The store: what was appended is there, whatever happened to the process, the file or the disk."""

from __future__ import annotations

import json
import os
import random
import signal
import sqlite3
import subprocess
import sys
from pathlib import Path

import pytest

from core.dice import Roll
from core.events import Event, Mark, NewGame, Pass, RollDice, Undo
from dicecaller import store_file
from dicecaller.errors import StoreBusy, StoreError, StoreTooNew
from dicecaller.store import Store

ROOT = Path(__file__).parents[2]
NOON = 1_796_040_000.0  # 30 November 2026, 12:00 UTC

GAME: tuple[Event, ...] = (
    NewGame(players=("Ann", "Bo"), starter="Ann"),
    RollDice(Roll((2, 4), red=5, yellow=1, green=3, blue=6)),
    Mark("Bo", "red", 6),
    Pass("Ann"),
    Mark("Ann", "red", 7),
)


def opened(path: Path) -> Store:
    return Store(path, now=lambda: NOON)


def filled(path: Path, games: int = 1) -> list[str]:
    names = []
    with opened(path) as store:
        for _ in range(games):
            names.append(store.new_game_id())
            for at, event in enumerate(GAME):
                store.append(names[-1], event, float(at))
    return names


def append_until_refused(store: Store) -> tuple[int, str]:
    """Appends to game g; returns the number of the last line that was acknowledged, and what was said then."""
    acknowledged = 0
    try:
        while acknowledged < 1000:
            acknowledged = store.append("g", GAME[1], 0.0)
    except StoreError as error:
        return acknowledged, str(error)
    return acknowledged, "never refused"


@pytest.fixture
def path(tmp_path: Path) -> Path:
    return tmp_path / "games" / "games.sqlite"


def test_what_is_appended_is_the_journal(path: Path) -> None:
    [game] = filled(path)
    with opened(path) as store:
        assert store.journal(game) == GAME
        assert [line.at for line in store.lines(game)] == [0.0, 1.0, 2.0, 3.0, 4.0]
        assert store.lines(game)[2].fields == {"event": "mark", "player": "Bo", "row": "red", "number": 6}


def test_append_tells_the_number_of_its_line(path: Path) -> None:
    with opened(path) as store:
        assert [store.append("g", event, 0.0) for event in GAME] == [1, 2, 3, 4, 5]


def test_games_are_named_by_their_day_and_a_count(path: Path) -> None:
    names = filled(path, games=3)
    assert [name.rsplit("-", 1)[1] for name in names] == ["1", "2", "3"]
    assert all(name.startswith("2026-11-30-") for name in names)


def test_no_such_game_has_an_empty_journal(path: Path) -> None:
    with opened(path) as store:
        assert store.journal("2020-01-01-1") == ()


def test_unfinished_games_are_offered_newest_first(path: Path) -> None:
    names = filled(path, games=2)
    with opened(path) as store:
        assert store.unfinished() == (names[1], names[0])


def test_a_closed_game_is_not_offered_until_something_is_appended(path: Path) -> None:
    [game] = filled(path)
    with opened(path) as store:
        store.close_game(game)
        assert store.unfinished() == ()
        store.append(game, Undo(), 9.0)
        assert store.unfinished() == (game,)


def test_a_game_that_the_rules_end_is_not_offered(path: Path) -> None:
    with opened(path) as store:
        store.append("over", GAME[0], 0.0)
        for turn in range(7):  # nobody marks: Ann's fourth penalty ends it
            for event in (GAME[1], Pass("Ann"), Pass("Bo"), Pass(("Ann", "Bo")[turn % 2])):
                store.append("over", event, 0.0)
        assert store.unfinished() == ()


def test_synchronous_is_full_and_the_journal_is_a_wal(path: Path) -> None:
    filled(path)
    connection = store_file.connect(path)
    assert connection.execute("PRAGMA synchronous").fetchone() == (2,)
    assert connection.execute("PRAGMA journal_mode").fetchone() == ("wal",)
    connection.close()


def test_games_since_a_time(path: Path) -> None:
    clock = iter([100.0] * 12 + [200.0] * 12)
    with Store(path, now=lambda: next(clock)) as store:
        store.append("early", GAME[0], 0.0)
        for _ in range(11):
            store.append("early", GAME[1], 0.0)
        store.append("late", GAME[0], 0.0)
        assert [game.game_id for game in store.games(since=150.0)] == ["late"]
        assert [(game.game_id, game.lines) for game in store.games()] == [("early", 12), ("late", 1)]


def test_readings_are_remembered_without_a_picture(path: Path) -> None:
    with opened(path) as store:
        store.note_reading("g", "refused", "cocked", [("red", 5), ("blue", None)], 180.0)
        [reading] = store.readings()
    assert (reading.status, reading.reason, reading.dice) == ("refused", "cocked", (("red", 5), ("blue", None)))
    assert reading.latency_ms == 180.0


def test_two_programs_on_one_store_is_one_clear_line(path: Path) -> None:
    with opened(path), pytest.raises(StoreBusy, match="another dicecaller is using the games"):
        opened(path)


def test_reading_goes_on_while_the_table_writes(path: Path) -> None:
    with opened(path) as store:
        store.append("g", GAME[0], 0.0)
        with Store(path, read_only=True) as reader:
            store.append("g", GAME[1], 1.0)
            assert reader.journal("g") == GAME[:2]


def test_reading_where_nothing_is_stored_finds_nothing_and_makes_nothing(path: Path) -> None:
    with Store(path, read_only=True) as store:
        assert store.games() == ()
    assert not path.parent.exists()


def test_a_store_of_an_older_version_is_brought_up_to_date(path: Path) -> None:
    path.parent.mkdir()
    old = sqlite3.connect(path, isolation_level=None)
    old.executescript(
        f"PRAGMA application_id = {store_file.APPLICATION_ID}; {store_file.MIGRATIONS[0]} PRAGMA user_version = 1"
    )
    old.execute("INSERT INTO games VALUES (1, 'g', 5.0, 'open')")
    old.execute("INSERT INTO journal VALUES ('g', 1, 0.0, ?)", (json.dumps(GAME[0].to_json()),))
    old.close()
    with Store(path, read_only=True) as reader:
        assert reader.readings() == ()
    with opened(path) as store:
        assert store.journal("g") == GAME[:1]
        store.note_reading("g", "ok", None, [])
        assert store.warnings == ()


def test_a_store_of_a_newer_version_is_left_alone(path: Path) -> None:
    filled(path)
    newer = sqlite3.connect(path)
    newer.execute("PRAGMA user_version = 99")
    newer.close()
    with pytest.raises(StoreTooNew, match="newer dicecaller"):
        opened(path)
    assert sqlite3.connect(path).execute("SELECT count(*) FROM journal").fetchone() == (len(GAME),)


def test_a_database_of_another_program_is_left_alone(path: Path) -> None:
    path.parent.mkdir()
    other = sqlite3.connect(path)
    other.execute("PRAGMA user_version = 7")
    other.close()
    with pytest.raises(StoreError, match="another program"):
        opened(path)


@pytest.mark.parametrize(
    "content", [b"no database at all" * 500, b"SQLite format 3\0" + b"\xff" * 5000, b"roll 2 4\n" * 80]
)
def test_a_file_that_is_no_store_is_set_aside_and_the_table_goes_on(path: Path, content: bytes) -> None:
    path.parent.mkdir()
    path.write_bytes(content)
    with opened(path) as store:
        assert len(store.warnings) == 1
        assert "\n" not in store.warnings[0]
        assert store.append("g", GAME[0], 0.0) == 1
    [aside] = path.parent.glob("games.damaged-*.sqlite")
    assert aside.read_bytes() == content
    with opened(path) as store:
        assert store.warnings == ()


def test_an_empty_file_is_a_new_store(path: Path) -> None:
    path.parent.mkdir()
    path.touch()
    with opened(path) as store:
        assert store.warnings == ()
        assert store.games() == ()


def test_what_can_be_read_of_a_torn_file_is_saved(path: Path) -> None:
    names = filled(path, games=60)
    whole = path.read_bytes()
    torn = bytearray(whole)
    torn[len(whole) // 2 : len(whole) // 2 + 4096] = os.urandom(4096)
    path.write_bytes(torn)
    with opened(path) as store:
        [warning] = store.warnings
        saved = [game.game_id for game in store.games()]
        assert f"{len(saved)} games were saved" in warning
        assert 20 <= len(saved) <= 60
        assert set(saved) <= set(names)
        assert all(store.journal(game) == GAME[: len(store.journal(game))] for game in saved)
        assert sum(store.journal(game) == GAME for game in saved) >= 20


def test_a_torn_tail_of_the_write_ahead_log_costs_nothing_acknowledged_before_it(path: Path) -> None:
    with opened(path) as store:
        for at, event in enumerate(GAME):
            store.append("g", event, float(at))
        copy = path.parent / "copy.sqlite"
        copy.write_bytes(path.read_bytes())
        log = Path(f"{path}-wal").read_bytes()
        Path(f"{copy}-wal").write_bytes(log + log[-4096:-2000])  # half a page of a commit that was never acknowledged
    with opened(copy) as after:
        assert after.journal("g") == GAME
        assert after.warnings == ()


def test_a_full_disk_is_said_in_words_and_nothing_is_half_stored(path: Path) -> None:
    with opened(path) as store:
        store.append("g", GAME[0], 0.0)
        pages = store._connection.execute("PRAGMA page_count").fetchone()[0]
        store._connection.execute(f"PRAGMA max_page_count = {pages}")  # SQLite's own way to a full disk
        stored, said = append_until_refused(store)
        assert said.startswith("the disk is full")
        assert len(store.journal("g")) == stored
        store._connection.execute("PRAGMA max_page_count = 100000")
        assert store.append("g", GAME[1], 0.0) == stored + 1


def test_a_folder_that_cannot_be_made_is_named(tmp_path: Path) -> None:
    (tmp_path / "file").touch()
    with pytest.raises(StoreError, match=r"file/games.*--data"):
        opened(tmp_path / "file" / "games" / "games.sqlite")


def test_a_read_only_store_is_said_in_words(path: Path) -> None:
    filled(path)
    with opened(path) as store:
        store._connection.execute("PRAGMA query_only = ON")  # as root every file can be written: this is refused alike
        with pytest.raises(StoreError, match="may only be read"):
            store.append("g", GAME[0], 0.0)


def test_nothing_of_an_interrupted_append_is_stored(path: Path) -> None:
    with opened(path) as store:
        store.append("g", GAME[0], 0.0)

        class Unwritable(Pass):
            def to_json(self) -> dict[str, object]:
                raise RuntimeError("power cut")

        with pytest.raises(RuntimeError):
            store.append("g", Unwritable("Ann"), 0.0)
        assert store.journal("g") == GAME[:1]


WRITER = """
import sys
from pathlib import Path
from core.events import NewGame, Pass
from dicecaller.store import Store

store = Store(Path(sys.argv[1]))
store.append("g", NewGame(players=("Ann", "Bo")), 0.0)
number = 1
while True:
    number = store.append("g", Pass(f"player {number}"), float(number))
    sys.stdout.write(f"{number}\\n")
    sys.stdout.flush()
"""


@pytest.mark.parametrize("seed", range(8))
def test_everything_acknowledged_is_there_after_sigkill(path: Path, seed: int) -> None:
    writer = subprocess.Popen([sys.executable, "-c", WRITER, str(path)], stdout=subprocess.PIPE, cwd=ROOT)
    assert writer.stdout is not None
    acknowledged = 0
    for _ in range(random.Random(seed).randrange(1, 60)):
        acknowledged = int(writer.stdout.readline())
    writer.send_signal(signal.SIGKILL)
    rest = writer.stdout.read().splitlines()
    writer.wait(timeout=20)
    writer.stdout.close()
    acknowledged = max([acknowledged, *(int(line) for line in rest if line)])
    with opened(path) as store:
        assert store.warnings == ()
        lines = store.lines("g")
    assert acknowledged <= len(lines) <= acknowledged + 1
    assert [line.fields["player"] for line in lines[1:]] == [f"player {number}" for number in range(1, len(lines))]
