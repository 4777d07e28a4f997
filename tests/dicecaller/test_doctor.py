"""`doctor`: every part with its state and advice, and an exit status that tells whether a game can be played."""

from __future__ import annotations

import json
import re
import sys
from pathlib import Path

import pytest

from dicecaller import checkup, cli
from dicecaller.checkup import FAULTY, MISSING, OK, Part
from dicecaller.told import Told, told
from display import catalogue
from tests.dicecaller.stored_games import played, store_of
from vision.errors import SourceFault
from vision.sources import opening

ROOT = Path(__file__).parents[2]


@pytest.fixture
def healthy(monkeypatch: pytest.MonkeyPatch) -> None:
    """The parts that look at this machine's devices answer at once."""
    monkeypatch.setattr(checkup, "_camera", lambda: Part("camera", MISSING, "none", "plug one in"))


@pytest.mark.usefixtures("healthy")
def test_every_part_is_ok_missing_or_faulty_and_says_what_to_do(
    capsys: pytest.CaptureFixture[str], tmp_path: Path
) -> None:
    status = cli.main(["doctor", "--json", "--data", str(tmp_path)])
    found = [json.loads(line) for line in capsys.readouterr().out.splitlines()]
    assert status == 0
    assert {"python", "libraries", "reader", "data", "camera", "keypad", "screen", "voice", "sound"} <= {
        part["part"] for part in found
    }
    assert all(part["status"] in (OK, MISSING, FAULTY) for part in found)
    assert all(part["advice"] for part in found if part["status"] != OK)


@pytest.mark.usefixtures("healthy")
def test_doctor_makes_nothing(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    cli.main(["doctor", "--data", str(tmp_path / "none")])
    assert list(tmp_path.iterdir()) == []


# the word of what is missing fits parts of any gender and number
SENTENCES = {
    "en": ("reader", "an empty picture is read as empty", "A game can be played."),
    "de": ("Leser", "ein leeres Bild wird als leer gelesen", "nicht da", "Es kann gespielt werden."),
    "fr": ("lecteur", "une image vide est lue comme vide", "pas là", "On peut jouer."),
}


@pytest.mark.usefixtures("healthy")
@pytest.mark.parametrize("language", SENTENCES)
def test_doctor_speaks_the_language_of_its_call(
    language: str, capsys: pytest.CaptureFixture[str], tmp_path: Path
) -> None:
    assert cli.main(["doctor", "--language", language, "--data", str(tmp_path)]) == 0
    shown = capsys.readouterr().out
    assert [words for words in SENTENCES[language] if words not in shown] == []


def test_what_doctor_says_is_in_every_catalogue_and_every_text_of_it_is_used() -> None:
    english = catalogue.keys("en", "report.ftl")
    assert all(catalogue.keys(language, "report.ftl") == english for language in ("de", "fr"))
    source = "".join((ROOT / "dicecaller" / name).read_text(encoding="utf-8") for name in ("checkup.py",))
    used = set(re.findall(r'Told\(\s*"(doctor-[a-z-]+)"', source))
    assert used == {key for key in english if key.startswith("doctor-")}


def test_a_sentence_is_told_by_its_key_where_the_catalogue_cannot_be_loaded(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(sys.modules, "display.catalogue", None)
    assert Told("doctor-not-installed", good="numpy") == "doctor-not-installed numpy"


@pytest.mark.parametrize("language", catalogue.LANGUAGES)
def test_that_no_camera_is_there_is_told_without_the_words_of_another_command(
    language: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    def none_there(_named: str) -> None:
        raise SourceFault("unplugged", "take simulated dice: sim instead of auto")

    monkeypatch.setattr(opening, "open_source", none_there)
    part = checkup._camera()
    assert part.status == MISSING
    assert "auto" not in told(part.detail, language)
    assert "--camera sim" in told(part.advice, language)


def test_a_missing_camera_does_not_stop_a_game() -> None:
    assert checkup.play_is_possible([Part("reader", OK, "", needed=True), Part("camera", MISSING, "")])


@pytest.mark.parametrize("status", [MISSING, FAULTY])
def test_a_needed_part_stops_it(status: str) -> None:
    assert not checkup.play_is_possible([Part("reader", status, "", needed=True)])


@pytest.mark.usefixtures("healthy")
def test_a_needed_part_that_fails_is_faulty_and_the_others_are_still_looked_at(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str], tmp_path: Path
) -> None:
    def broken() -> Part:
        raise RuntimeError("the weights\nare gone")

    monkeypatch.setattr(checkup, "_reader", broken)
    assert cli.main(["doctor", "--json", "--data", str(tmp_path)]) == 1
    found = {part["part"]: part for part in map(json.loads, capsys.readouterr().out.splitlines())}
    assert found["reader"]["status"] == FAULTY
    assert found["reader"]["detail"] == "RuntimeError: the weights are gone"
    assert found["sound"]["status"] == OK  # SDL's dummy driver


def test_stored_games_are_counted(tmp_path: Path) -> None:
    store_of(tmp_path, played(1), played(2))
    assert "2 games" in checkup._data(tmp_path).detail


def test_a_damaged_store_is_faulty_but_a_game_can_be_played(tmp_path: Path) -> None:
    (tmp_path / "games.sqlite").write_bytes(b"x" * 5000)
    part = checkup._data(tmp_path)
    assert (part.status, part.needed) == (FAULTY, False)


def test_settings_that_are_right_are_told(tmp_path: Path) -> None:
    (tmp_path / "settings.toml").write_text('language = "de"\n')
    part = checkup._settings(tmp_path)
    assert part == Part("settings", OK, "language German, theme dark")
    assert told(part.detail, "fr") == "langue allemand, couleurs sombres"


def test_a_wrong_setting_is_named(tmp_path: Path) -> None:
    (tmp_path / "settings.toml").write_text('volume = "loud"\n')
    part = checkup._settings(tmp_path)
    assert part.status == FAULTY
    assert "volume" in part.detail


def test_a_window_that_opens_is_ok(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("SDL_VIDEODRIVER", "dummy")
    assert checkup._screen() == Part("screen", OK, "dummy, 1024x600")


def test_a_driver_that_cannot_draw_is_faulty_in_one_line(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("SDL_VIDEODRIVER", "kmsdrm-that-is-not-there")
    part = checkup._screen()
    assert part.status == FAULTY
    assert "\n" not in part.detail


@pytest.mark.parametrize("language", ["en", "de", "fr"])
def test_what_is_said_of_evdev_names_one_way_to_install_it(language: str) -> None:
    found = f"{catalogue.text('doctor-no-evdev', language)} ({catalogue.text('doctor-evdev-advice', language)})"
    assert re.findall(r"\S*pip install [a-z]+", found) == [".venv/bin/pip install evdev"]
