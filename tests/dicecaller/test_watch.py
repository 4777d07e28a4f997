"""`dicecaller watch`: its lines, its words, its exit status."""

from __future__ import annotations

import json
from pathlib import Path

import cv2
import pytest

from dicecaller.cli import main
from dicecaller.commands.watch import PUBLIC, _no_roll, event_json, shown_line
from dicecaller.told import told as to_say
from tests.vision.live_scripted import die, lying, reading
from vision.simulated.tray import SimulatedTray
from vision.sources.base import FAULTS
from vision.watching import TrayEvent

EVENTS = {"empty", "moving", "covered", "rest", "roll", "refused", "nudged", "collected", "lost", "found"}
ROLL = {"white": [2, 4], "red": [5], "yellow": [1], "green": [3], "blue": [6]}


@pytest.fixture(scope="module")
def recorded(tmp_path_factory: pytest.TempPathFactory) -> tuple[Path, dict[str, tuple[int, ...]]]:
    """A folder of frames of a throw, collected again, and what was thrown."""
    folder = tmp_path_factory.mktemp("frames")
    tray = SimulatedTray(2)
    frames = [tray.read(1.0) for _ in range(2)]
    tray.throw(ROLL)
    while tray.settled_from is None:
        frames.append(tray.read(1.0))
    frames += [tray.read(1.0) for _ in range(8)]
    thrown = tray.lying
    tray.clear()
    frames += [tray.read(1.0) for _ in range(6)]
    for number, frame in enumerate(frames):
        assert frame is not None
        cv2.imwrite(str(folder / f"f{number}.png"), frame.image)
    return folder, thrown


def test_folder_of_frames_gives_json_lines_of_the_contract(
    recorded: tuple[Path, dict[str, tuple[int, ...]]], capsys: pytest.CaptureFixture[str]
) -> None:
    folder, thrown = recorded
    assert main(["watch", str(folder), "--json"]) == 0
    lines = [json.loads(line) for line in capsys.readouterr().out.splitlines()]
    assert {line["event"] for line in lines} <= EVENTS
    assert all(line["t"] == round(line["frame"] / 30, 3) for line in lines)
    (roll,) = [line for line in lines if line["event"] == "roll"]
    seen: dict[str, tuple[int, ...]] = {}
    for one in roll["dice"]:
        assert set(one) == {"colour", "value", "x", "y", "size", "angle", "confidence", "doubt"}
        seen[one["colour"]] = tuple(sorted((*seen.get(one["colour"], ()), one["value"])))
    assert seen == thrown
    assert 0 < roll["latency_ms"] <= 200
    assert [line["event"] for line in lines][-2:] == ["collected", "empty"]


def test_without_json_people_get_sentences(
    recorded: tuple[Path, dict[str, tuple[int, ...]]], capsys: pytest.CaptureFixture[str]
) -> None:
    assert main(["watch", str(recorded[0]), "--without", "red", "--language", "en"]) == 0
    out = capsys.readouterr().out
    assert "refused: " in out
    assert "red" in out


@pytest.mark.parametrize(
    ("words", "status", "told"),
    [
        (["watch", "no-such-thing.mp4"], 1, "no-such-thing.mp4"),
        (["watch", "97"], 1, "/dev/video97"),
        (["watch", "off"], 2, "off"),
        (["watch", "sim", "--fps", "0"], 2, "--fps"),
        (["watch", "sim", "--without", "pink"], 2, "pink"),
        (["watch"], 2, "SOURCE"),
    ],
)
def test_wrong_calls_end_with_one_clear_line(
    words: list[str], status: int, told: str, capsys: pytest.CaptureFixture[str]
) -> None:
    assert main(words) == status
    printed = capsys.readouterr()
    assert printed.out == ""
    assert len(printed.err.splitlines()) == 1
    assert told in printed.err


def test_refused_event_carries_reason_colours_and_a_sentence() -> None:
    seen = reading([die("red", 5, 20.0, 20.0, "cocked")], "cocked", ["red"])
    line = event_json(TrayEvent("refused", 1.2345, 37, seen), "en")
    assert (line["t"], line["frame"], line["reason"], line["about"]) == (1.234, 37, "cocked", ["red"])
    assert "red" in str(line["detail"])
    assert line["detail"] != event_json(TrayEvent("refused", 1.0, 1, seen), "de")["detail"]


def test_nudged_carries_the_dice_as_they_lie_now() -> None:
    line = event_json(TrayEvent("nudged", 1.0, 30, lying(ROLL)), "en")
    dice = line["dice"]
    assert isinstance(dice, list)
    assert len(dice) == 6
    assert "reason" not in line


def test_broken_camera_is_lost_and_found() -> None:
    lost = event_json(TrayEvent("fault", 1.0, 30, fault="unplugged"), "en")
    found = event_json(TrayEvent("mended", 2.0, 31, fault="unplugged"), "en")
    assert (lost["event"], lost["fault"], found["event"]) == ("lost", "unplugged", "found")


def test_folder_without_one_readable_picture_is_one_line_and_status_1(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    (tmp_path / "f1.jpg").write_text("no picture")
    assert main(["watch", str(tmp_path), "--json"]) == 1
    told = capsys.readouterr()
    assert told.out == ""
    assert len(told.err.splitlines()) == 1
    assert str(tmp_path) in told.err


@pytest.mark.parametrize("language", ["de", "fr"])
@pytest.mark.parametrize("fault", FAULTS)
def test_people_read_what_is_wrong_with_the_camera_in_their_language(fault: str, language: str) -> None:
    lost = TrayEvent("fault", 1.0, 30, fault=fault)
    line, english = (shown_line(lost, each) for each in (language, "en"))
    assert fault not in line
    assert "lost" not in line
    assert line.split(": ")[-1] != english.split(": ")[-1]


@pytest.mark.parametrize("language", ["en", "de", "fr"])
def test_every_event_has_words_of_its_own_in_every_language(language: str) -> None:
    names = sorted(EVENTS - set(PUBLIC.values())) + sorted(PUBLIC)
    shown = {shown_line(TrayEvent(name, 1.0, 30), language).split("30  ")[1] for name in names if name != "refused"}
    assert len(shown) == len(names) - 1
    assert not shown & {"rest", "nudged", "lost", "found"}


def test_people_read_colours_in_their_language() -> None:
    line = shown_line(TrayEvent("roll", 1.0, 30, lying(ROLL), 100.0), "de")
    assert line.endswith("Wurf: Weiß 2 Weiß 4 Rot 5 Gelb 1 Grün 3 Blau 6")


# --- recordings without a roll ----------------------------------------------------------------------------------------
NO_ROLL = {"en": "no roll was called", "de": "kein Wurf wurde angesagt", "fr": "aucun lancer n’a été annoncé"}


@pytest.mark.parametrize("language", ["en", "de", "fr"])
@pytest.mark.parametrize("as_folder", [True, False])
def test_a_single_picture_says_that_no_roll_can_be_called(
    as_folder: bool, language: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    tray = SimulatedTray(2)
    tray.throw(ROLL)
    while tray.settled_from is None:
        frame = tray.read(1.0)
    assert frame is not None
    cv2.imwrite(str(tmp_path / "one.png"), frame.image)
    source = tmp_path if as_folder else tmp_path / "one.png"
    assert main(["watch", str(source), "--language", language]) == 1
    told = capsys.readouterr()
    assert told.out == ""
    (line,) = told.err.splitlines()
    assert NO_ROLL[language] in line
    assert "dicecaller read" in line


@pytest.mark.parametrize("language", ["en", "de", "fr"])
def test_frames_that_are_timed_so_fast_that_nothing_rests_name_the_rate(
    language: str, recorded: tuple[Path, dict[str, tuple[int, ...]]], capsys: pytest.CaptureFixture[str]
) -> None:
    assert main(["watch", str(recorded[0]), "--fps", "900", "--json", "--language", language]) == 0
    told = capsys.readouterr()
    assert not [line for line in told.out.splitlines() if '"roll"' in line]
    (line,) = told.err.splitlines()
    assert NO_ROLL[language] in line
    assert "--fps" in line
    assert "900" in line


def test_an_empty_tray_is_told_and_nothing_more(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    tray = SimulatedTray(2)
    for number in range(3):
        frame = tray.read(1.0)
        assert frame is not None
        cv2.imwrite(str(tmp_path / f"{number}.png"), frame.image)
    assert main(["watch", str(tmp_path), "--language", "en"]) == 0
    told = capsys.readouterr()
    assert "empty" in told.out
    assert told.err == ""


REST = {"en": "came to rest", "de": "kamen zur Ruhe", "fr": "se sont arrêtés"}


@pytest.mark.parametrize("language", ["en", "de", "fr"])
def test_dice_that_were_told_to_be_at_rest_are_not_denied_to_have_rested(
    language: str, monkeypatch: pytest.MonkeyPatch, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    frame = SimulatedTray(2).read(1.0)
    assert frame is not None
    cv2.imwrite(str(tmp_path / "one.png"), frame.image)
    events = [TrayEvent("covered", 0.1, 1), TrayEvent("rest", 0.2, 2), TrayEvent("covered", 0.3, 3)]
    monkeypatch.setattr("dicecaller.commands.watch.Watcher.feed", lambda watcher, frame: events)
    assert main(["watch", str(tmp_path), "--language", language]) == 0
    (line,) = capsys.readouterr().err.splitlines()
    assert NO_ROLL[language] in line
    assert REST[language] in line
    assert "--fps" not in line


@pytest.mark.parametrize(
    ("language", "time"), [("en", "    12.30 s"), ("de", "    12,30\u00a0s"), ("fr", "    12,30\u00a0s")]
)
def test_the_time_of_an_event_has_the_point_or_comma_of_the_language(language: str, time: str) -> None:
    event = TrayEvent("empty", 12.3, 30)
    assert shown_line(event, language).startswith(time)
    assert event_json(event, language)["t"] == 12.3


@pytest.mark.parametrize(
    ("language", "told"),
    [("en", "0.07 s at 29.97 a"), ("de", "0,07\u00a0s bei 29,97 je"), ("fr", "0,07\u00a0s à 29,97 par")],
)
def test_a_recording_without_a_roll_tells_its_length_in_the_language(language: str, told: str) -> None:
    assert told in to_say(_no_roll(2, 29.97, False), language)


def test_a_french_line_has_a_blank_before_its_colon() -> None:
    event = TrayEvent("roll", 1.0, 30, reading=reading([die("red", 3, 100, 100)]), latency_ms=100.0)
    assert "lancer\u00a0: rouge 3" in shown_line(event, "fr")
    assert "roll: red 3" in shown_line(event, "en")
