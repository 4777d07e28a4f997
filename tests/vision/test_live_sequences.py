"""Recorded throws before the real reader: one right roll a throw, at once, never with a hand in the way."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import pytest

from tests.vision.live_scripted import rolls, shows
from vision.reader import Reader
from vision.reading import DiceSet
from vision.sources.files import FolderSource
from vision.watching import TrayEvent, Watcher

FOLDER = Path(__file__).parents[3] / "shared" / "rolls" / "sequences"
SEQUENCES = sorted(path for path in FOLDER.glob("*") if (path / "truth.json").is_file())
#: A throw that rests for so many frames must be called, within so many frames of rest.
LONG_REST, PROMPT = 3, 2

pytestmark = pytest.mark.skipif(not SEQUENCES, reason="the recorded sequences of ../shared are not there")


@pytest.fixture(scope="module")
def reader() -> Reader:
    return Reader()


def played(folder: Path, reader: Reader) -> tuple[dict[str, Any], list[TrayEvent]]:
    truth = json.loads((folder / "truth.json").read_text())
    source = FolderSource(folder, truth["fps"])
    watcher = Watcher(reader, DiceSet("qwixx", frozenset(truth["without"])), source.live, source.fps)
    events: list[TrayEvent] = []
    while (frame := source.read(1.0)) is not None:
        events += watcher.feed(frame)
    return truth, events


@pytest.mark.parametrize("folder", SEQUENCES, ids=lambda path: path.name)
def test_recorded_throw_is_called_once_right_and_never_under_a_hand(folder: Path, reader: Reader) -> None:
    truth, events = played(folder, reader)
    called = rolls(events)
    for roll in called:
        frame = truth["frames"][roll.frame]
        assert not frame["hand"]
        assert not frame["moving"]
    assert len(called) <= 1
    for rest in truth["rests"][:1]:
        wanted = {colour: tuple(sorted(values)) for colour, values in rest["roll"].items()}
        assert all(shows(roll) == wanted for roll in called)
        if rest["expect"] == "roll" and rest["last_frame"] - rest["first_frame"] + 1 >= LONG_REST:
            assert [roll.frame <= rest["first_frame"] + PROMPT for roll in called] == [True]


@pytest.mark.parametrize("folder", SEQUENCES, ids=lambda path: path.name)
def test_die_bumped_after_the_call_is_nudged(folder: Path, reader: Reader) -> None:
    truth, events = played(folder, reader)
    if truth["bump_frame"] is None or not rolls(events) or len(truth["rests"]) < 2:
        return
    wanted = {colour: tuple(sorted(values)) for colour, values in truth["rests"][1]["roll"].items()}
    nudged = [event for event in events if event.event == "nudged"]
    assert [shows(event) for event in nudged] == [wanted]
