"""`bench sequences` and `bench memory`: what misses the bar is named; judging itself is proved on told events."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import cv2
import numpy as np
import pytest

from dicecaller import cli
from dicecaller.bench_memory import Watched
from dicecaller.bench_sequences import judge
from tests.vision.live_scripted import die, reading
from vision.tray_event import EventName, TrayEvent

ROLL = {"white": [2, 4], "red": [5], "yellow": [1], "green": [3], "blue": [6]}
BUMPED = {**ROLL, "blue": [2]}


def frame(hand: bool = False, moving: bool = False) -> dict[str, Any]:
    return {"hand": hand, "moving": moving}


def rest(first: int, last: int, roll: dict[str, list[int]] = ROLL, expect: str = "roll") -> dict[str, Any]:
    return {"first_frame": first, "last_frame": last, "roll": roll, "expect": expect}


#: Hand, rolling, at rest in 2 to 5, a bump in 6, at rest in 7 and 8, hand.
FRAMES = [frame(hand=True), frame(moving=True), *[frame()] * 4, frame(moving=True), *[frame()] * 2, frame(hand=True)]
TRUTH = {"frames": FRAMES, "bump_frame": 6, "rests": [rest(2, 5), rest(7, 8, BUMPED)]}


def told(event: EventName, number: int, dice: dict[str, list[int]], reason: str | None = None) -> TrayEvent:
    seen = [die(colour, value, 10.0, 10.0) for colour, values in dice.items() for value in values]
    return TrayEvent(event, number / 8, number, reading(seen, reason))


def faults_of(*events: TrayEvent, truth: dict[str, Any] = TRUTH) -> tuple[str, ...]:
    return judge("seq", truth, events).faults


def test_right_roll_and_nudge_are_without_fault() -> None:
    judged = judge("seq", TRUTH, [told("roll", 3, ROLL), told("nudged", 7, BUMPED)])
    assert (judged.throws, judged.called, judged.nudges, judged.nudged, judged.faults) == (1, 1, 1, 1, ())


@pytest.mark.parametrize(
    ("events", "fault"),
    [
        ([told("roll", 3, BUMPED), told("nudged", 7, BUMPED)], "WRONG roll in frame 3"),
        ([told("roll", 5, ROLL), told("nudged", 7, BUMPED)], "called 3 frames after coming to rest"),
        ([told("roll", 3, ROLL), told("roll", 4, ROLL), told("nudged", 7, BUMPED)], "second roll in frame 4"),
        ([told("roll", 3, ROLL), told("roll", 7, BUMPED)], "second roll in frame 7"),
        ([told("roll", 3, ROLL)], "bump before frame 7 not told"),
        ([told("roll", 3, ROLL), told("nudged", 7, ROLL)], "bump before frame 7 told wrongly"),
        ([told("refused", 5, ROLL, "cocked")], "throw at rest from frame 2 not called"),
        ([told("roll", 3, ROLL), told("nudged", 7, BUMPED), told("roll", 9, ROLL)], "roll in frame 9, under a hand"),
    ],
)
def test_what_the_bar_forbids_is_named(events: list[TrayEvent], fault: str) -> None:
    assert fault in faults_of(*events)


def test_throw_that_nobody_should_read_may_be_refused_but_not_called() -> None:
    truth = {**TRUTH, "bump_frame": None, "rests": [rest(2, 5, expect="refuse")]}
    assert faults_of(told("refused", 5, ROLL, "cocked"), truth=truth) == ()
    assert faults_of(told("roll", 3, ROLL), truth=truth) == ("called in frame 3, not to be read",)


def test_short_rest_need_not_be_called() -> None:
    assert faults_of(truth={**TRUTH, "rests": [rest(2, 3)]}) == ()


def test_sequences_are_found_below_a_folder_and_scored(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    folder = tmp_path / "one"
    folder.mkdir()
    for number in range(4):
        cv2.imwrite(str(folder / f"f{number}.jpg"), np.full((180, 320, 3), 90 + number, np.uint8))
    (folder / "truth.json").write_text(
        json.dumps({"fps": 8, "without": [], "frames": [frame()] * 4, "bump_frame": None, "rests": [rest(0, 3)]})
    )
    assert cli.main(["bench", "sequences", "--json", "--strict", str(tmp_path)]) == 1
    _, found = map(json.loads, capsys.readouterr().out.splitlines())
    assert (found["sequence"], found["faults"]) == ("one", ["throw at rest from frame 0 not called"])


def test_a_folder_without_sequences_is_one_line(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert cli.main(["bench", "sequences", str(tmp_path)]) == 1
    assert "holds no recorded sequence" in capsys.readouterr().err


def test_memory_holds_below_two_megabytes_and_a_tenth_of_a_core() -> None:
    assert Watched("empty", 60, 100_000, 3.0).holds
    assert not Watched("empty", 60, 2_000_000, 3.0).holds
    assert not Watched("empty", 60, 0, 3.4).holds
