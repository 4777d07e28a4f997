"""What a person reads at the front door: what was found, what was passed over, and what to do; in three languages."""

from __future__ import annotations

import re
from pathlib import Path

import numpy as np
import pytest

from core.dice import Roll
from core.events import NewGame, RollDice
from dicecaller.cli import SUBCOMMANDS, main
from dicecaller.play_games import Games
from display.messages import Message
from display.sentences import sentence
from tests.dicecaller.play_driver import play, tap, throw
from vision.encode import encode_png

NAMES = ("--players", "Ann,Bo")


def bare(monkeypatch: pytest.MonkeyPatch, folder: Path) -> list[str]:
    """A machine without a screen; cameras and keypads are left out by name. Options of a call there."""
    monkeypatch.setenv("SDL_VIDEODRIVER", "dummy")
    monkeypatch.chdir(folder)
    return ["--camera", "off", "--keypad", "off", "--speech", "off", "--data", str(folder / "data")]


# --- nobody could play ------------------------------------------------------------------------------------------------
def test_a_demonstration_for_want_of_a_table_bears_nobodys_names_and_leaves_nothing(tmp_path, monkeypatch, capsys):
    words = bare(monkeypatch, tmp_path)
    assert main(["play", "--players", "Eva,Kim", "--language", "de", *words]) == 0
    told = capsys.readouterr()
    assert "Eva" not in told.out
    assert "Endstand: Demo A" in told.out
    assert "--keypad terminal" in told.err
    assert "kein Bildschirm, keine Kamera und keine Tasten gefunden" in told.err
    assert not list(tmp_path.rglob("*.png"))
    assert not (tmp_path / "dicecaller-screens").exists()


def test_a_demonstration_of_which_nothing_is_kept_needs_no_folder_and_leaves_none(tmp_path, monkeypatch, capsys):
    words = ["play", "--language", "en", *bare(monkeypatch, tmp_path)]
    monkeypatch.setattr("dicecaller.play_build._demonstrate", lambda *parts: 0)
    (tmp_path / "data").write_text("a file, where no folder can be made")
    assert main(words) == 0
    assert "nothing is kept" in capsys.readouterr().err
    (tmp_path / "data").unlink()
    assert main(words) == 0
    assert not (tmp_path / "data").exists()


def test_a_demonstration_that_was_asked_for_is_kept_in_the_folder_that_was_named(tmp_path, monkeypatch, capsys):
    words = [*bare(monkeypatch, tmp_path), "--headless", "--language", "en"]
    (tmp_path / "data").write_text("a file, where no folder can be made")
    assert main(["play", "--demo", *words]) == 1
    told = capsys.readouterr()
    assert "cannot be kept" in told.err
    assert "nothing is kept" not in told.err


@pytest.mark.parametrize("language", ["en", "de", "fr"])
def test_a_caller_without_dice_names_the_terminal_too(language, tmp_path, monkeypatch, capsys):
    assert main(["call", "--language", language, *bare(monkeypatch, tmp_path)]) == 1
    line = capsys.readouterr().err.splitlines()[-1]
    assert "--keypad terminal" in line
    assert "--camera sim" in line
    assert ("nothing" in line) == (language == "en")


NOBODY = {"en": "nobody", "de": "niemand", "fr": "personne"}


@pytest.mark.parametrize("keypad", ["auto", "off"])
@pytest.mark.parametrize("language", NOBODY)
def test_a_caller_whose_simulated_dice_nobody_could_throw_ends_with_one_line(
    language, keypad, tmp_path, monkeypatch, capsys
):
    monkeypatch.setattr("dicecaller.play_parts.box_is_there", lambda: False)
    monkeypatch.setattr("dicecaller.play_build._live", lambda *parts, **_: pytest.fail("it waits for ever"))
    words = ["call", "--headless", "--language", language, *bare(monkeypatch, tmp_path)]
    assert main([*words, "--camera", "sim", "--keypad", keypad]) == 1
    told = capsys.readouterr()
    assert told.out == ""
    last = told.err.splitlines()[-1]
    assert NOBODY[language] in last
    assert "--keypad terminal" in last


@pytest.mark.parametrize("language", NOBODY)
def test_a_camera_alone_calls_and_names_no_keys(language, tmp_path, monkeypatch, capsys):
    words = ["call", "--headless", "--language", language, *bare(monkeypatch, tmp_path)]
    frames = tmp_path / "frames"
    frames.mkdir()
    (frames / "f1.png").write_bytes(encode_png(np.zeros((48, 64, 3), np.uint8)))
    monkeypatch.setattr("dicecaller.play_build._live", lambda begin, parts, rim, screen, alone: rim.give(begin) or 0)
    assert main([*words, "--camera", str(frames)]) == 0
    told = capsys.readouterr()
    assert told.out == sentence(Message("help", {"where": "call-camera"}), language) + "\n"
    assert not re.search(r"Enter|entr[ée]e|Farbtaste|colour key|touche", told.out)
    last = told.err.splitlines()[-1]
    assert NOBODY[language] in last
    assert "--keypad terminal" in last


@pytest.mark.parametrize("language", NOBODY)
def test_a_simulated_keypad_whose_keys_nobody_presses_is_told_of(language, tmp_path, monkeypatch, capsys):
    words = ["call", "--headless", "--language", language, *bare(monkeypatch, tmp_path)]
    monkeypatch.setattr("dicecaller.play_build._live", lambda *parts, **_: 0)
    assert main([*words, "--keypad", "sim"]) == 0
    line = next(line for line in capsys.readouterr().err.splitlines() if "/box" in line)
    assert NOBODY[language] in line
    assert "--script" in line


# --- an unfinished game -----------------------------------------------------------------------------------------------
def begun(folder: Path, players: tuple[str, ...], rolled: bool = True) -> None:
    games = Games(folder / "data")
    games.append(NewGame(players), 0.0)
    if rolled:
        games.append(RollDice(Roll((2, 4), 5, 1, 3, 6)), 1.0)
    games.close()


@pytest.mark.parametrize("language", ["en", "de", "fr"])
def test_a_game_that_is_passed_over_is_told_with_the_way_back(language, tmp_path, capsys):
    begun(tmp_path, ("Eva", "Kim"))
    play(tmp_path, throw(), options=(*NAMES, "--language", language))
    [line] = [line for line in capsys.readouterr().err.splitlines() if "Eva" in line]
    both = {"en": "of Eva and Kim ", "de": " Eva und Kim", "fr": " d’Eva et de Kim "}
    assert both[language] in line
    assert "--players" in line
    assert ("not finished" in line) == (language == "en")


def test_the_way_back_leads_to_it_though_a_new_game_was_set_up_meanwhile(tmp_path):
    begun(tmp_path, ("Eva", "Kim"))
    play(tmp_path, {"do": "wait", "s": 1}, options=NAMES)
    played = play(tmp_path, tap("pass", "Eva"))
    assert played.accepted() == ["game", "roll", "pass"]
    assert played.did("accepted")[0]["event"]["players"] == ["Eva", "Kim"]


def test_a_game_in_which_nobody_has_rolled_is_not_told_of(tmp_path, capsys):
    begun(tmp_path, ("Eva", "Kim"), rolled=False)
    play(tmp_path, throw(), options=NAMES)
    assert "Eva" not in capsys.readouterr().err


# --- pages ------------------------------------------------------------------------------------------------------------
ROOT = Path(__file__).parents[2]


def test_the_script_of_the_page_is_one_that_the_table_takes(tmp_path):
    page = (ROOT / "docs" / "scripts.md").read_text(encoding="utf-8")
    [block] = re.findall(r"```jsonl\n(.*?)```", page, re.DOTALL)
    (tmp_path / "page.jsonl").write_text(block, encoding="utf-8")
    assert play(tmp_path, script=tmp_path / "page.jsonl", options=NAMES).status == 0
    told = set(re.findall(r"^\| `(\w+)`", page, re.MULTILINE)) | {"unplug", "plug"}
    assert told == {"throw", "frames", "clear", "tap", "key", "unplug", "plug", "wait", "shot", "kill"}


def test_the_readme_names_every_command_for_people():
    page = (ROOT / "README.md").read_text(encoding="utf-8")
    for name in set(SUBCOMMANDS) - {"keypad", "simulate", "bench"}:
        assert re.search(rf"dicecaller {name}\b|`{name}\b|{name}:", page), name


def test_the_examples_of_help_name_no_game_that_need_not_be_there(capsys):
    for name in SUBCOMMANDS:
        assert main([name, "--help"]) == 0
        assert not re.search(r"--game \d", capsys.readouterr().out)


# --- pictures of the screen -------------------------------------------------------------------------------------------
@pytest.mark.parametrize(("language", "word"), [("en", "DIR"), ("de", "ORDNER"), ("fr", "DOSSIER")])
def test_how_to_get_pictures_is_told_in_the_word_of_help_and_only_where_none_are_asked_for(
    language, word, tmp_path, monkeypatch, capsys
):
    words = ["play", "--language", language, *bare(monkeypatch, tmp_path)]
    monkeypatch.setattr("dicecaller.play_build._demonstrate", lambda *parts: 0)
    assert main(words) == 0
    assert f"--shots {word}" in capsys.readouterr().err
    assert main([*words, "--shots", str(tmp_path / "seen")]) == 0
    told = capsys.readouterr().err
    assert "--keypad terminal" in told
    assert "--shots" not in told


@pytest.mark.parametrize("command", ["play", "call"])
def test_a_folder_for_pictures_that_cannot_be_made_is_told_before_anything_is_said(
    command, tmp_path, monkeypatch, capsys
):
    file, script = tmp_path / "letter.txt", tmp_path / "script.jsonl"
    file.write_text("dear Ann")
    script.write_text('{"at": 0, "do": "shot", "name": "one"}\n')
    words = [command, "--headless", "--script", str(script), "--shots", str(file), "--language", "de"]
    assert main([*words, *(NAMES if command == "play" else ()), *bare(monkeypatch, tmp_path)]) == 1
    told = capsys.readouterr()
    assert told.out == ""
    assert f"dicecaller {command}: --shots: {file} lässt sich nicht schreiben (" in told.err


@pytest.mark.parametrize(("language", "behind"), [("en", "behind the"), ("de", "hinter dem"), ("fr", "après la")])
@pytest.mark.parametrize("joined", [True, False])
def test_a_language_before_the_subcommand_is_told_where_it_belongs(language, behind, joined, capsys):
    words = [f"--language={language}"] if joined else ["--language", language]
    assert main([*words, "play"]) == 2
    (line,) = capsys.readouterr().err.splitlines()
    assert behind in line
    assert "dicecaller play --language" in line
