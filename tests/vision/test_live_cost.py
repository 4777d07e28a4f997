"""What watching costs in memory and looks; times, and an hour of it, are measured by `dicecaller bench`, not here."""

from __future__ import annotations

import json
import tracemalloc

import pytest

from tests.vision.live_scripted import NO_DICE, TruthReader, settle, watch
from vision.bench_live import TableRun
from vision.live_tally import Tally
from vision.reading import DiceSet, Reading
from vision.simulated.tray import SimulatedTray
from vision.sources.base import Image
from vision.watching import Watcher

SIZE = (320, 180)


def growth(frames: int, thrown: bool) -> int:
    """Bytes held more after so many frames of a still tray."""
    tray = SimulatedTray(1, SIZE)
    watcher = Watcher(TruthReader(tray), DiceSet())
    if thrown:
        tray.throw_random()
    settle(watcher, tray, 60)
    tracemalloc.start()
    watch(watcher, tray, 30)
    before, _ = tracemalloc.get_traced_memory()
    watch(watcher, tray, frames)
    after, _ = tracemalloc.get_traced_memory()
    tracemalloc.stop()
    return after - before


@pytest.mark.parametrize("thrown", [False, True], ids=["empty", "dice"])
def test_watching_a_still_tray_keeps_nothing(thrown: bool) -> None:
    assert growth(600, thrown) < 5_000


class Knowing:
    """A reader for the bench: is told of its tray once the bench has made it."""

    def __init__(self) -> None:
        self.truth: TruthReader | None = None

    def read(self, image: Image, dice_set: DiceSet) -> Reading:
        return NO_DICE if self.truth is None else self.truth.read(image, dice_set)


def test_bench_calls_every_throw_of_a_knowing_reader_right_and_goes_on_from_its_file() -> None:
    reader, tally = Knowing(), Tally()
    table = TableRun(reader, 4, SIZE, tally)
    reader.truth = TruthReader(table.tray)
    for _ in range(8):
        table.throw()
    assert tally.readable > 3
    assert (tally.right, tally.wrong, tally.wrongly_accepted) == (tally.readable, 0, 0)
    assert Tally.from_json(json.loads(json.dumps(tally.to_json()))).to_json() == tally.to_json()


def test_bench_bumps_no_throw_that_was_never_called(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("vision.bench_live.CASES", {"bumped": 1.0})
    reader, tally = Knowing(), Tally()
    table = TableRun(reader, 4, SIZE, tally)
    reader.truth = TruthReader(table.tray)
    reader.truth.doubts["white"] = "pips-unsure"
    table.throw()
    assert (tally.needing_a_person, tally.nudges_missed) == (1, 0)
    reader.truth.doubts.clear()
    table.throw()
    assert (tally.right, tally.nudges_missed) == (1, 0)
