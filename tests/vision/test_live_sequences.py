"""Recorded throws before the real reader: one right roll a throw, at once, never with a hand in the way."""

from __future__ import annotations

import json
from collections import Counter
from pathlib import Path
from typing import Any

import pytest

from tests.vision.live_scripted import names, rolls, shows
from vision.reader import Reader
from vision.reading import DiceSet
from vision.sources.files import FolderSource
from vision.watching import TrayEvent, Watcher

FOLDER = Path(__file__).parents[3] / "shared" / "rolls" / "sequences"
SEQUENCES = sorted(path for path in FOLDER.glob("*") if (path / "truth.json").is_file())
#: A throw that rests for so many frames must be called, within so many frames of rest.
LONG_REST, PROMPT = 3, 2

pytestmark = pytest.mark.skipif(not SEQUENCES, reason="the recorded sequences of ../shared are not there")


def played(folder: Path, reader: Reader) -> tuple[dict[str, Any], list[TrayEvent]]:
    truth = json.loads((folder / "truth.json").read_text())
    source = FolderSource(folder, truth["fps"])
    watcher = Watcher(reader, DiceSet("qwixx", frozenset(truth["without"])), source.live, source.fps)
    events: list[TrayEvent] = []
    while (frame := source.read(1.0)) is not None:
        events += watcher.feed(frame)
    return truth, events


@pytest.mark.parametrize("folder", SEQUENCES, ids=lambda path: path.name)
def test_recorded_throw_is_called_at_most_once_right_at_once_and_never_under_a_hand(
    folder: Path, reader: Reader
) -> None:
    truth, events = played(folder, reader)
    called = rolls(events)
    assert len(called) <= 1
    for roll in called:
        frame, rest = truth["frames"][roll.frame], truth["rests"][0]
        assert not frame["hand"]
        assert not frame["moving"]
        assert shows(roll) == {colour: tuple(sorted(values)) for colour, values in rest["roll"].items()}
        assert roll.frame <= rest["first_frame"] + PROMPT


def test_recorded_throws_that_are_not_called_are_refused_and_few(reader: Reader) -> None:
    answers = Counter[str]()
    for folder in SEQUENCES:
        truth, events = played(folder, reader)
        if truth["rests"][0]["last_frame"] - truth["rests"][0]["first_frame"] + 1 >= LONG_REST:
            answers["roll" if rolls(events) else "refused" if "refused" in names(events) else "nothing"] += 1
    # How many are read is the reader's business (`dicecaller bench reader`); here it must be seen that some are.
    assert answers["roll"] >= 2
    assert answers["roll"] >= answers["refused"]


@pytest.mark.parametrize("folder", SEQUENCES, ids=lambda path: path.name)
def test_die_bumped_after_the_call_is_nudged(folder: Path, reader: Reader) -> None:
    truth, events = played(folder, reader)
    if truth["bump_frame"] is None or not rolls(events) or len(truth["rests"]) < 2:
        return
    wanted = {colour: tuple(sorted(values)) for colour, values in truth["rests"][1]["roll"].items()}
    nudged = [event for event in events if event.event == "nudged"]
    assert [shows(event) for event in nudged] == [wanted]
