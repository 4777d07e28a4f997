"""Settings: what is saved is what is loaded, and a wrong entry costs a line, never the start."""

from __future__ import annotations

from pathlib import Path

import pytest
from hypothesis import given
from hypothesis import strategies as st

from dicecaller.settings import Settings, data_dir, load, locale_language, save


def test_no_file_is_the_usual_settings(tmp_path: Path) -> None:
    assert load(tmp_path) == (Settings(), ())


@given(st.text(max_size=30), st.integers(0, 10), st.booleans(), st.sampled_from([0, 90, 180, 270]))
def test_what_is_saved_is_loaded(
    tmp_path_factory: pytest.TempPathFactory, name: str, volume: int, still: bool, turn: int
) -> None:
    try:
        name.encode()
    except UnicodeEncodeError:  # half a surrogate pair is no text for a file
        name = ""
    chosen = Settings(cafe_name=name, volume=volume, reduced_motion=still, rotation_deg=turn)
    folder = tmp_path_factory.mktemp("settings")
    save(folder, chosen)
    assert load(folder) == (chosen, ())


@pytest.mark.parametrize(
    ("line", "named"),
    [
        ("volume = 11", "volume lies between 0 and 10"),
        ('volume = "loud"', "volume wants a value like 7"),
        ("volume = true", "volume wants a value like 7"),
        ('language = "it"', "language is one of"),
        ("colour = 1", "there is no setting 'colour'"),
    ],
)
def test_a_wrong_entry_is_named_and_the_others_count(tmp_path: Path, line: str, named: str) -> None:
    (tmp_path / "settings.toml").write_text(f'theme = "light"\n{line}\n')
    settings, [complaint] = load(tmp_path)
    assert settings == Settings(theme="light")
    assert named in complaint


@pytest.mark.parametrize("content", [b"volume = ", b"\xff\xfe", b"[[["])
def test_a_file_that_is_no_toml_costs_a_line(tmp_path: Path, content: bytes) -> None:
    (tmp_path / "settings.toml").write_bytes(content)
    settings, [complaint] = load(tmp_path)
    assert settings == Settings()
    assert "cannot be read" in complaint


@pytest.mark.parametrize(
    ("variables", "language"),
    [
        ({"LANG": "de_AT.UTF-8"}, "de"),
        ({"LC_ALL": "fr_FR", "LANG": "de_DE"}, "fr"),
        ({"LANG": "it_IT.UTF-8"}, "en"),
        ({"LANG": "C.UTF-8"}, "en"),
        ({"LC_ALL": "", "LANG": "de"}, "de"),
        ({}, "en"),
    ],
)
def test_the_language_comes_from_the_locale(variables: dict[str, str], language: str) -> None:
    assert locale_language(variables) == language


def test_the_data_folder_is_the_named_one(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    monkeypatch.setenv("DICECALLER_DATA", str(tmp_path / "env"))
    assert data_dir() == tmp_path / "env"
    assert data_dir(tmp_path / "word") == tmp_path / "word"
