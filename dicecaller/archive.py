"""A backup: one zip file with the games and settings of a data folder, and sums to check it by. No pictures.

Making one never disturbs a running table; putting one back keeps what was there before as a backup of its own.
"""

from __future__ import annotations

import contextlib
import datetime
import hashlib
import json
import os
import tempfile
import zipfile
from collections.abc import Iterator
from pathlib import Path

from dicecaller import __version__, store_file
from dicecaller.errors import JobError
from dicecaller.settings import STORE_NAME, replace_durably, sync_folder
from dicecaller.store import Store

MANIFEST = "dicecaller-backup.json"
_FORMAT = 1
_MOST_BYTES = 1 << 30


def make(folder: Path, target: Path, now_s: float) -> int:
    """Writes the backup of a data folder to `target` and returns the number of games in it.

    An older backup there is replaced once the new one is whole; any other file is left alone. `now_s`: seconds since
    1970. Raises JobError, StoreError, OSError.
    """
    if target.is_dir():
        raise JobError(f"{target} is a folder: name a file for the backup, as {target / 'dicecaller.zip'}")
    if target.exists() and not _is_backup(target):
        raise JobError(f"{target} exists and is no backup of dicecaller: it was left alone, name another file")
    if not folder.is_dir():
        raise JobError(f"there is nothing to back up: {folder} does not exist yet")
    try:
        with tempfile.TemporaryDirectory(prefix="dicecaller-backup-") as scratch:
            copy = Path(scratch) / STORE_NAME
            with Store(folder / STORE_NAME, read_only=True) as store:
                games = len(store.games())
                store.copy_to(copy)
            _write(target, [copy, *_other_files(folder)], games, now_s)
    except OSError as error:
        if error.filename is None:
            raise
        made = os.fsdecode(error.filename)
        where = target if Path(made) == _scratch(target) else made
        raise JobError(f"the backup could not be written: {where}: {error.strerror}") from error
    return games


def put_back(source: Path, folder: Path, now_s: float) -> tuple[int, Path | None]:
    """Puts a backup's games and settings into a data folder; returns how many games, and where the former data are.

    The backup is checked whole before anything is touched, and what was there before is first made a backup of its own
    (`before-restore-….zip` in the folder; None if there was nothing). Raises JobError, StoreBusy while a table is
    running, OSError.
    """
    with tempfile.TemporaryDirectory(prefix="dicecaller-restore-") as scratch:
        _unpack(source, Path(scratch))
        games = _count_games(Path(scratch) / STORE_NAME, source)
        lock = store_file.take_lock(folder / STORE_NAME)
        try:
            former = _keep_former(folder, now_s)
            store_file.replace(folder / STORE_NAME, (Path(scratch) / STORE_NAME).read_bytes())
            for path in _other_files(Path(scratch)):
                replace_durably(folder / path.name, path.read_bytes())
        finally:
            os.close(lock)
    return games, former


def _other_files(folder: Path) -> list[Path]:
    """Settings and what was learned of camera and dice: the small text files beside the games."""
    return sorted(path for path in folder.iterdir() if path.suffix in (".toml", ".json") and path.is_file())


def _write(target: Path, files: list[Path], games: int, now_s: float) -> None:
    made = datetime.datetime.fromtimestamp(now_s).astimezone().isoformat(timespec="seconds")
    sums = {path.name: hashlib.sha256(path.read_bytes()).hexdigest() for path in files}
    manifest = {"format": _FORMAT, "dicecaller": __version__, "made": made, "games": games, "sha256": sums}
    scratch = _scratch(target)
    try:
        with scratch.open("wb") as file:
            with zipfile.ZipFile(file, "w", zipfile.ZIP_DEFLATED) as archive:
                archive.writestr(MANIFEST, json.dumps(manifest, indent=1))
                for path in files:
                    archive.write(path, path.name)
            file.flush()
            os.fsync(file.fileno())
        scratch.replace(target)
    except BaseException:
        with contextlib.suppress(OSError):
            scratch.unlink()
        raise
    sync_folder(target.parent)


def _scratch(target: Path) -> Path:
    """Where a backup is written before it takes its name, which is the only one that a person knows."""
    return target.with_name(target.name + ".new")


def _is_backup(path: Path) -> bool:
    try:
        with zipfile.ZipFile(path) as archive:
            return MANIFEST in archive.namelist()
    except (OSError, zipfile.BadZipFile):
        return False


def _unpack(source: Path, scratch: Path) -> None:
    """Unpacks only the files that the manifest names, each with the right sum. Raises JobError."""
    with _told_in_words(source), zipfile.ZipFile(source) as archive:
        if MANIFEST not in archive.namelist():
            raise JobError(f"{source} is no backup of dicecaller")
        manifest = json.loads(archive.read(MANIFEST))
        if manifest["format"] > _FORMAT:
            raise JobError(f"{source} was made by a newer dicecaller ({manifest['dicecaller']}): update this one")
        for name, sum_ in manifest["sha256"].items():
            if name != Path(name).name or archive.getinfo(name).file_size > _MOST_BYTES:
                raise JobError(f"{source} is no backup of dicecaller: it holds {name!r}")
            content = archive.read(name)
            if hashlib.sha256(content).hexdigest() != sum_:
                raise JobError(f"{source} is damaged: {name} is not what was stored. Nothing was changed")
            (scratch / name).write_bytes(content)


@contextlib.contextmanager
def _told_in_words(source: Path) -> Iterator[None]:
    try:
        yield
    except OSError as error:
        raise JobError(f"{source} cannot be read: {error.strerror or error}") from error
    except (
        zipfile.BadZipFile,
        ValueError,
        KeyError,
        TypeError,
        AttributeError,
        NotImplementedError,
        EOFError,
    ) as error:
        raise JobError(f"{source} is no whole backup of dicecaller. Nothing was changed") from error


def _count_games(store: Path, source: Path) -> int:
    """How many games a store holds that is whole. Raises JobError."""
    if not store_file.is_whole(store):
        raise JobError(f"the games in {source} are damaged. Nothing was changed")
    with Store(store, read_only=True) as readable:
        return len(readable.games())


def _keep_former(folder: Path, now_s: float) -> Path | None:
    if not (folder / STORE_NAME).exists() and not _other_files(folder):
        return None
    stamp = datetime.datetime.fromtimestamp(now_s).strftime("%Y%m%d-%H%M%S")
    former = folder / f"before-restore-{stamp}.zip"
    try:
        make(folder, former, now_s)
    except JobError:  # what is there is damaged: kept as it is, under another name
        former = folder / f"before-restore-{stamp}.sqlite"
        for ending in ("", "-wal", "-shm"):
            with contextlib.suppress(FileNotFoundError):
                Path(f"{folder / STORE_NAME}{ending}").replace(f"{former}{ending}")
    return former
