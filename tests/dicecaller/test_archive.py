"""`backup` and `restore`: what comes back is what was there, and nothing present is ever lost."""

from __future__ import annotations

import json
import zipfile
from pathlib import Path

import pytest

from dicecaller import archive, cli
from dicecaller.settings import Settings, load, save
from dicecaller.store import Store
from tests.dicecaller.stored_games import played, store_of

NOON = 1_796_040_000.0


def games_in(folder: Path) -> list[int]:
    with Store(folder / "games.sqlite", read_only=True) as store:
        return [game.lines for game in store.games()]


@pytest.fixture
def folder(tmp_path: Path) -> Path:
    here = tmp_path / "data"
    store_of(here, played(1), played(2))
    save(here, Settings(cafe_name='Zum "Würfel"\\', volume=3))
    return here


def test_a_backup_restored_elsewhere_is_the_same(folder: Path, tmp_path: Path) -> None:
    assert cli.main(["backup", str(tmp_path / "b.zip"), "--data", str(folder)]) == 0
    assert cli.main(["restore", str(tmp_path / "b.zip"), "--data", str(tmp_path / "new")]) == 0
    assert games_in(tmp_path / "new") == games_in(folder)
    assert load(tmp_path / "new") == load(folder)
    assert load(folder)[0].cafe_name == 'Zum "Würfel"\\'


def test_a_backup_can_be_made_while_the_table_plays(folder: Path, tmp_path: Path) -> None:
    with Store(folder / "games.sqlite") as store:
        store.append("now", played(3)[0], 0.0)
        assert archive.make(folder, tmp_path / "b.zip", NOON) == 3


def test_what_was_there_before_a_restore_is_kept_and_comes_back(
    folder: Path, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    archive.make(folder, tmp_path / "b.zip", NOON)
    other = tmp_path / "other"
    store_of(other, played(7))
    before = games_in(other)
    games, former = archive.put_back(tmp_path / "b.zip", other, NOON)
    assert (games, games_in(other)) == (2, games_in(folder))
    assert former is not None
    archive.put_back(former, other, NOON + 1)
    assert games_in(other) == before


def test_the_former_log_is_not_played_into_the_restored_file(folder: Path, tmp_path: Path) -> None:
    archive.make(folder, tmp_path / "b.zip", NOON)
    with Store(folder / "games.sqlite") as store:
        store.append("later", played(3)[0], 0.0)
        leftovers = {ending: Path(f"{store.path}{ending}").read_bytes() for ending in ("", "-wal")}
    for ending, content in leftovers.items():  # as a power cut would leave them
        Path(f"{folder / 'games.sqlite'}{ending}").write_bytes(content)
    archive.put_back(tmp_path / "b.zip", folder, NOON)
    with Store(folder / "games.sqlite") as store:
        assert store.journal("later") == ()
        assert store.warnings == ()


def test_restore_is_refused_while_the_table_plays(
    folder: Path, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    archive.make(folder, tmp_path / "b.zip", NOON)
    with Store(folder / "games.sqlite"):
        assert cli.main(["restore", str(tmp_path / "b.zip"), "--data", str(folder)]) == 1
    assert "another dicecaller is using the games" in capsys.readouterr().err


@pytest.mark.parametrize("damage", ["cut", "flipped", "no zip", "missing", "empty", "foreign"])
def test_a_damaged_backup_changes_nothing(
    folder: Path, tmp_path: Path, capsys: pytest.CaptureFixture[str], damage: str
) -> None:
    backup = tmp_path / "b.zip"
    archive.make(folder, backup, NOON)
    content = bytearray(backup.read_bytes())
    if damage == "missing":
        backup.unlink()
    elif damage == "foreign":
        with zipfile.ZipFile(backup, "w") as foreign:
            foreign.writestr("readme.txt", "holiday pictures")
    else:
        content[len(content) // 2] ^= 0xFF
        changed = {"cut": content[: len(content) // 2], "flipped": content, "no zip": b"hello", "empty": b""}
        backup.write_bytes(changed[damage])
    before = sorted((path.name, path.stat().st_size) for path in folder.iterdir())
    assert cli.main(["restore", str(backup), "--data", str(folder)]) == 1
    said = capsys.readouterr().err
    assert said.startswith(f"dicecaller restore: {backup}")
    assert said.count("\n") == 1
    assert sorted((path.name, path.stat().st_size) for path in folder.iterdir()) == before


def test_a_backup_that_names_files_outside_the_folder_is_refused(folder: Path, tmp_path: Path) -> None:
    backup = tmp_path / "b.zip"
    archive.make(folder, backup, NOON)
    evil = tmp_path / "evil.zip"
    with zipfile.ZipFile(backup) as good, zipfile.ZipFile(evil, "w") as bad:
        manifest = json.loads(good.read(archive.MANIFEST))
        manifest["sha256"]["../escaped.toml"] = next(iter(manifest["sha256"].values()))
        bad.writestr(archive.MANIFEST, json.dumps(manifest))
        bad.writestr("../escaped.toml", good.read("games.sqlite"))
        bad.writestr("games.sqlite", good.read("games.sqlite"))
    assert cli.main(["restore", str(evil), "--data", str(tmp_path / "new")]) == 1
    assert not (tmp_path / "escaped.toml").exists()


def test_a_backup_never_overwrites_a_file_that_is_none(
    folder: Path, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    letter = tmp_path / "letter.txt"
    letter.write_text("dear Ann")
    assert cli.main(["backup", str(letter), "--data", str(folder)]) == 1
    assert letter.read_text() == "dear Ann"
    assert "is no backup of dicecaller" in capsys.readouterr().err


def test_an_older_backup_is_replaced(folder: Path, tmp_path: Path) -> None:
    archive.make(folder, tmp_path / "b.zip", NOON)
    store_of(folder, played(4), began=NOON + 10**6)
    assert archive.make(folder, tmp_path / "b.zip", NOON) == 3
    assert [path.name for path in tmp_path.iterdir() if path.name.startswith("b.zip")] == ["b.zip"]


def test_nothing_to_back_up_is_one_line(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert cli.main(["backup", str(tmp_path / "b.zip"), "--data", str(tmp_path / "none")]) == 1
    assert "there is nothing to back up" in capsys.readouterr().err


def test_a_backup_where_nothing_can_be_written_is_one_line(
    folder: Path, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    assert cli.main(["backup", str(tmp_path / "no" / "such" / "b.zip"), "--data", str(folder)]) == 1
    said = capsys.readouterr().err
    assert "No such file or directory" in said
    assert said.count("\n") == 1


def test_a_backup_that_fails_names_the_file_that_was_named_not_the_one_in_between(
    folder: Path, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    target = tmp_path / "none" / "b.zip"
    assert cli.main(["backup", str(target), "--data", str(folder)]) == 1
    said = capsys.readouterr().err
    assert f"{target}: " in said
    assert ".new" not in said
