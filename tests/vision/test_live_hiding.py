"""Half a picture that shows nothing: what lies there is hidden, not gone; and what is gone is not hidden."""

from __future__ import annotations

from dataclasses import replace

import numpy as np
import pytest

from tests.vision.live_scripted import TruthReader, names, rolls, shows, watch
from vision.reading import DiceSet, Reading
from vision.simulated.faults import SIDES, FaultySource
from vision.simulated.styles import Family
from vision.simulated.tray import SimulatedTray
from vision.sources.base import Image
from vision.tray_event import TrayEvent
from vision.watching import Watcher

SIZE = (640, 360)
ROLL = {"white": [2, 4], "red": 5, "yellow": 1, "green": 3, "blue": 6}
DISTURBED = {"roll", "refused", "nudged", "collected", "empty"}


class SeeingReader(TruthReader):
    """Misses the dice whose place in the picture is one grey, and those that `overlooked` names."""

    overlooked: frozenset[str] = frozenset()

    def read(self, image: Image, dice_set: DiceSet) -> Reading:
        whole = super().read(image, dice_set)
        seen = tuple(
            die
            for die in whole.dice
            if die.colour not in self.overlooked
            and image[max(0, int(die.y) - 3) :, max(0, int(die.x) - 3) :][:6, :6].std() > 0
        )
        if len(seen) == len(whole.dice):
            return whole
        if not seen:
            return replace(whole, status="refused", reason="no-dice", about=(), dice=())
        expected = dice_set.expected()
        missing = tuple(sorted({die.colour for die in whole.dice} - {die.colour for die in seen})) or ("white",)
        if expected is None:
            return replace(whole, status="ok", reason=None, about=(), dice=seen)
        return replace(whole, status="refused", reason="missing-die", about=missing, dice=seen)


class Bench:
    """A tray in which a roll was called, behind a camera that may lose half of what it sees."""

    def __init__(self, seed: int, dice_set: DiceSet | None = None, begun: bool = True) -> None:
        family: Family = "home" if seed % 2 == 0 else "away"
        self.tray = SimulatedTray(seed, SIZE, family=family)
        self.camera = FaultySource(self.tray)
        self.reader = SeeingReader(self.tray)
        self.watcher = Watcher(self.reader, dice_set or DiceSet(), True, 30.0, steady_size=True)
        if begun:
            watch(self.watcher, self.camera, 8)
            self.tray.throw(ROLL)
            self.called = rolls(self.settle())

    def settle(self, frames: int = 12) -> list[TrayEvent]:
        events: list[TrayEvent] = []
        while self.tray.settled_from is None:
            events += watch(self.watcher, self.camera, 1)
        return events + watch(self.watcher, self.camera, frames)


START = [(seed, SIDES[(seed + turn) % 4]) for seed in (2, 3, 6, 7) for turn in (0, 2)]


@pytest.mark.parametrize("grey", [0, 128], ids=["black", "grey"])
@pytest.mark.parametrize(("seed", "side"), START)
def test_start_with_half_a_picture_over_an_empty_tray_spoils_nothing(seed: int, side: str, grey: int) -> None:
    bench = Bench(seed, begun=False)
    bench.camera.hide(side, grey)
    events = watch(bench.watcher, bench.camera, 20)
    bench.camera.end()
    events += watch(bench.watcher, bench.camera, 25)
    assert names(events)[-1] == "empty"
    bench.tray.throw(ROLL)
    events += bench.settle(25)
    (roll,) = rolls(events)
    assert shows(roll) == bench.tray.lying
    assert (roll.latency_ms or 0.0) <= 200.0
    assert {"fault", "refused", "nudged"}.isdisjoint(names(events))


@pytest.mark.parametrize(("seed", "side"), START)
def test_throw_behind_the_half_that_was_black_from_the_start_is_called_once_it_is_seen(seed: int, side: str) -> None:
    bench = Bench(seed, begun=False)
    bench.camera.hide(side)
    events = watch(bench.watcher, bench.camera, 20)
    bench.tray.throw(ROLL)
    events += bench.settle(25)
    bench.camera.end()
    events += watch(bench.watcher, bench.camera, 25)
    (roll,) = rolls(events)
    assert shows(roll) == bench.tray.lying
    assert {"fault", "nudged", "collected"}.isdisjoint(names(events))


@pytest.mark.parametrize("grey", [0, 128], ids=["black", "grey"])
@pytest.mark.parametrize("side", SIDES)
@pytest.mark.parametrize("seed", range(4))
def test_half_a_picture_is_covered_and_the_called_roll_lies_there_still(seed: int, side: str, grey: int) -> None:
    bench = Bench(seed)
    assert len(bench.called) == 1
    bench.camera.hide(side, grey)
    events = watch(bench.watcher, bench.camera, 60)
    assert DISTURBED.isdisjoint(names(events))
    assert "covered" in names(events) or grey == 128
    bench.camera.end()
    assert DISTURBED.isdisjoint(names(watch(bench.watcher, bench.camera, 30)))
    bench.tray.bump("red", 2)
    (nudged,) = [event for event in bench.settle(30) if event.event == "nudged"]
    assert shows(nudged) == bench.tray.lying


@pytest.mark.parametrize("side", SIDES)
@pytest.mark.parametrize("seed", range(2))
def test_half_a_picture_in_which_all_the_dice_lie_is_no_empty_tray(seed: int, side: str) -> None:
    bench = Bench(seed)
    bench.camera.hide(side, 0, 0.85)
    events = watch(bench.watcher, bench.camera, 60)
    assert {"collected", "empty", "nudged", "roll"}.isdisjoint(names(events))
    bench.camera.end()
    assert {"collected", "empty", "nudged", "roll"}.isdisjoint(names(watch(bench.watcher, bench.camera, 30)))


def test_half_a_picture_hides_dice_of_an_unknown_set_too() -> None:
    bench = Bench(1, DiceSet("any"))
    assert len(bench.called) == 1
    bench.camera.hide("left")
    assert DISTURBED.isdisjoint(names(watch(bench.watcher, bench.camera, 60)))


@pytest.mark.parametrize("seed", range(6))
def test_die_that_is_gone_from_the_tray_is_no_hidden_one(seed: int) -> None:
    bench = Bench(seed)
    bench.tray.remove("yellow")
    (nudged,) = [event for event in bench.settle(30) if event.event == "nudged"]
    assert nudged.reading is not None
    assert nudged.reading.reason == "missing-die"
    bench = Bench(seed)
    bench.tray.bump("green")
    bench.reader.overlooked = frozenset({"green"})
    assert names(bench.settle(30)).count("nudged") == 1


@pytest.mark.parametrize("gain", [0.3, 0.6, 1.7])
@pytest.mark.parametrize("seed", range(3))
def test_die_taken_out_while_somebody_turns_on_a_lamp_is_told(seed: int, gain: float) -> None:
    bench = Bench(seed)
    bench.tray.remove("yellow")
    events: list[TrayEvent] = []
    for _ in range(40):
        frame = bench.camera.read(0.1)
        assert frame is not None
        lit = np.clip(frame.image * gain, 0, 255).astype(np.uint8)
        events += bench.watcher.feed(replace(frame, image=lit))
    assert names(events).count("nudged") == 1
    assert {"roll", "collected"}.isdisjoint(names(events))


def test_a_half_hidden_side_has_a_name() -> None:
    with pytest.raises(ValueError, match="left, right, top, bottom"):
        Bench(1).camera.hide("middle")
