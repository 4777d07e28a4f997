"""The file under the store: its lock, its schema and how that grows, what a broken one becomes, errors in words.

Knows nothing of games beyond the names of their tables.
"""

from __future__ import annotations

import contextlib
import datetime
import fcntl
import os
import sqlite3
from collections.abc import Iterator
from pathlib import Path

from dicecaller import store_salvage
from dicecaller.errors import StoreBusy, StoreError, StoreTooNew
from dicecaller.settings import replace_durably, sync_folder

#: PRAGMA application_id of our files: "dclr".
APPLICATION_ID = 0x64636C72

#: What makes version n+1 of the schema out of version n. Only ever added to.
MIGRATIONS = (
    """
    CREATE TABLE games (
        number INTEGER PRIMARY KEY,  -- order of play, whatever the clock said
        game_id TEXT NOT NULL UNIQUE,
        began REAL NOT NULL,  -- seconds since 1970
        state TEXT NOT NULL CHECK (state IN ('open', 'closed'))
    );
    CREATE TABLE journal (
        game_id TEXT NOT NULL REFERENCES games (game_id),
        line INTEGER NOT NULL,
        at REAL NOT NULL,  -- seconds on the table's own clock
        event TEXT NOT NULL,
        PRIMARY KEY (game_id, line)
    ) WITHOUT ROWID;
    """,
    """
    CREATE TABLE readings (
        number INTEGER PRIMARY KEY,
        game_id TEXT,
        seen REAL NOT NULL,  -- seconds since 1970
        status TEXT NOT NULL,
        reason TEXT,
        dice TEXT NOT NULL,
        latency_ms REAL
    );
    """,
)


def take_lock(path: Path) -> int:
    """The store's lock as a file descriptor, held until that is closed or the process ends, however. Makes the folder.

    Raises StoreBusy, or StoreError where the folder cannot be had.
    """
    try:
        path.parent.mkdir(parents=True, exist_ok=True)
        lock = os.open(f"{path}.lock", os.O_RDWR | os.O_CREAT | os.O_CLOEXEC, 0o644)
    except OSError as error:
        reason = error.strerror or str(error)
        raise StoreError(
            f"games cannot be kept in {path.parent} ({reason}); name another folder with --data"
        ) from error
    try:
        fcntl.flock(lock, fcntl.LOCK_EX | fcntl.LOCK_NB)
    except BlockingIOError as error:
        os.close(lock)
        raise StoreBusy(
            f"another dicecaller is using the games in {path.parent}; end it, or name another --data"
        ) from error
    except BaseException:
        os.close(lock)
        raise
    return lock


def open_to_write(path: Path, now_s: float) -> tuple[sqlite3.Connection, str | None]:
    """The store's connection, checked and brought up to date, and the line to say where a damaged file was set aside.

    The caller holds the lock. `now_s`: seconds since 1970, for the name of what is set aside. Raises StoreError.
    """
    warning = None
    with in_words(path):
        try:
            connection = _checked(path)
        except sqlite3.DatabaseError as error:
            if not is_damage(error):
                raise
            warning = _set_aside(path, now_s)
            connection = _checked(path)
        try:
            migrate(path, connection)
        except BaseException:
            connection.close()
            raise
    sync_folder(path.parent)
    return connection, warning


def open_to_read(path: Path) -> sqlite3.Connection:
    """A connection that changes nothing; an empty store in memory where there is no file yet. Raises StoreError."""
    with in_words(path):
        if not path.exists():
            connection = sqlite3.connect(":memory:", isolation_level=None)
            migrate(path, connection)
            return connection
        location = path.resolve().as_uri()
        try:
            return _readable(path, f"{location}?mode=ro")
        except sqlite3.OperationalError:
            # on a read-only disk SQLite cannot make the helper files of a WAL store; it holds still, then
            return _readable(path, f"{location}?mode=ro&immutable=1")


def _readable(path: Path, uri: str) -> sqlite3.Connection:
    connection = sqlite3.connect(uri, uri=True, isolation_level=None, timeout=5)
    try:
        version = _version(path, connection)
        if version < len(MIGRATIONS):  # an older file is read as a copy that is brought up to date in memory
            copy = sqlite3.connect(":memory:", isolation_level=None)
            connection.backup(copy)
            connection.close()
            connection = copy
            migrate(path, connection)
    except BaseException:
        connection.close()
        raise
    return connection


def migrate(path: Path, connection: sqlite3.Connection) -> None:
    """Brings the schema up to this version, each step whole or not at all. Raises StoreTooNew, sqlite3.Error."""
    for number in range(_version(path, connection), len(MIGRATIONS)):
        connection.executescript(
            f"BEGIN IMMEDIATE; PRAGMA application_id = {APPLICATION_ID}; {MIGRATIONS[number]}"
            f" PRAGMA user_version = {number + 1}; COMMIT;"
        )


def _version(path: Path, connection: sqlite3.Connection) -> int:
    version = int(connection.execute("PRAGMA user_version").fetchone()[0])
    mark = int(connection.execute("PRAGMA application_id").fetchone()[0])
    if version and mark != APPLICATION_ID:
        raise StoreError(f"{path} belongs to another program; name another folder with --data")
    if version > len(MIGRATIONS):
        raise StoreTooNew(
            f"{path} was written by a newer dicecaller: update this one, or name another folder with --data"
        )
    return version


def connect(path: Path) -> sqlite3.Connection:
    """A connection whose commits survive a power cut: WAL, synchronous FULL. Raises sqlite3.Error."""
    connection = sqlite3.connect(path, isolation_level=None, timeout=5)
    try:
        connection.execute("PRAGMA journal_mode = WAL")
        connection.execute("PRAGMA synchronous = FULL")
        connection.execute("PRAGMA foreign_keys = ON")
    except BaseException:
        connection.close()
        raise
    return connection


def _checked(path: Path) -> sqlite3.Connection:
    connection = connect(path)
    try:
        findings = [str(row[0]) for row in connection.execute("PRAGMA quick_check(1)")]
        if findings != ["ok"]:
            raise sqlite3.DatabaseError(f"malformed: {findings[0]}")
    except BaseException:
        connection.close()
        raise
    return connection


def is_whole(path: Path) -> bool:
    """Whether a file is a database without any fault, checked in full. Never raises."""
    try:
        connection = sqlite3.connect(f"{path.resolve().as_uri()}?mode=ro", uri=True)
        try:
            return bool(connection.execute("PRAGMA integrity_check").fetchone() == ("ok",))
        finally:
            connection.close()
    except sqlite3.Error:
        return False


def replace(path: Path, content: bytes) -> None:
    """Puts another store in place of the one at `path`, durably. The caller holds the lock. Raises StoreError, OSError.

    The former one's log is emptied first: it must never be played into the new file.
    """
    if path.exists():
        with contextlib.suppress(sqlite3.Error):  # a damaged one is replaced all the same
            former = sqlite3.connect(path)
            try:
                former.execute("PRAGMA wal_checkpoint(TRUNCATE)")
                former.execute("PRAGMA journal_mode = DELETE")
            finally:
                former.close()
    for ending in ("-wal", "-shm"):
        with contextlib.suppress(FileNotFoundError):
            Path(f"{path}{ending}").unlink()
    replace_durably(path, content)


def is_damage(error: sqlite3.Error) -> bool:
    """Whether the file itself is broken, rather than locked, full or out of reach."""
    code = getattr(error, "sqlite_errorcode", None)
    if code is None:
        return str(error).startswith("malformed")
    return code & 0xFF in (sqlite3.SQLITE_CORRUPT, sqlite3.SQLITE_NOTADB)


def _set_aside(path: Path, now_s: float) -> str:
    """Renames the damaged file, saves what can be read of it into a new one, and says so in a line."""
    stamp = datetime.datetime.fromtimestamp(now_s).strftime("%Y%m%d-%H%M%S")
    aside = path.with_name(f"{path.stem}.damaged-{stamp}{path.suffix}")
    count = 1
    while aside.exists():
        count += 1
        aside = path.with_name(f"{path.stem}.damaged-{stamp}-{count}{path.suffix}")
    try:
        for ending in ("", "-wal", "-shm"):
            with contextlib.suppress(FileNotFoundError):
                Path(f"{path}{ending}").replace(f"{aside}{ending}")
    except OSError as error:
        raise StoreError(f"{path} is damaged and cannot be set aside ({error.strerror})") from error
    saved = store_salvage.salvage(aside)
    fresh = connect(path)
    try:
        migrate(path, fresh)
        store_salvage.refill(fresh, saved, now_s)
    finally:
        fresh.close()
    what = (
        f"{len(saved)} {'game was' if len(saved) == 1 else 'games were'} saved from it"
        if saved
        else "nothing in it could be read"
    )
    return f"the file of games was damaged and is set aside as {aside.name}; {what}"


@contextlib.contextmanager
def in_words(path: Path) -> Iterator[None]:
    """SQLite's errors become StoreErrors that a person understands."""
    try:
        yield
    except sqlite3.Error as error:
        raise _error_in_words(path, error) from error


def _error_in_words(path: Path, error: sqlite3.Error) -> StoreError:
    code = getattr(error, "sqlite_errorcode", 0) & 0xFF
    if code == sqlite3.SQLITE_FULL:
        return StoreError(f"the disk is full: nothing more can be stored in {path.parent}")
    if code == sqlite3.SQLITE_READONLY:
        return StoreError(f"{path} may only be read: check its permissions, or whether the disk has become read-only")
    if code in (sqlite3.SQLITE_BUSY, sqlite3.SQLITE_LOCKED):
        return StoreBusy(f"another program holds {path}; end it and try again")
    if code == sqlite3.SQLITE_CANTOPEN:
        return StoreError(f"{path} cannot be opened: check the folder and its permissions")
    if code == sqlite3.SQLITE_IOERR:
        return StoreError(f"the disk of {path} does not work or is full ({error})")
    if is_damage(error):
        return StoreError(f"{path} is damaged; it is set aside at the next start of the table")
    return StoreError(f"{path}: {error}")
