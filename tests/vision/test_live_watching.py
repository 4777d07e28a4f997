"""The watcher over the simulated tray, with a reader that knows the truth: when it says what."""

from __future__ import annotations

from dataclasses import replace

import numpy as np
import pytest

from tests.vision.live_scripted import TruthReader, names, rolls, settle, shows, watch
from vision.reading import DiceSet
from vision.simulated.tray import SimulatedTray
from vision.watching import Watcher

SIZE = (640, 360)
ROLL = {"white": [2, 4], "red": 5, "yellow": 1, "green": 3, "blue": 6}


class Bench:
    """A small tray, its truth reader and a watcher that has seen it empty."""

    def __init__(self, seed: int = 1, dice_set: DiceSet | None = None) -> None:
        self.tray = SimulatedTray(seed, SIZE)
        self.reader = TruthReader(self.tray)
        self.watcher = Watcher(self.reader, dice_set or DiceSet(), fps=30.0)
        self.first = watch(self.watcher, self.tray, 5)


@pytest.fixture
def bench() -> Bench:
    return Bench()


def test_empty_tray_is_told_once(bench: Bench) -> None:
    assert names(bench.first) == ["empty"]
    assert watch(bench.watcher, bench.tray, 30) == []


@pytest.mark.parametrize("seed", range(4))
def test_every_throw_is_one_right_roll(seed: int) -> None:
    bench = Bench(seed)
    for _ in range(3):
        bench.tray.throw_random()
        events = settle(bench.watcher, bench.tray, 40)
        (roll,) = rolls(events)
        assert shows(roll) == bench.tray.lying
        assert roll.frame >= (bench.tray.settled_from or 0)
        assert roll.latency_ms is not None
        assert roll.latency_ms <= 200


def test_latency_counts_from_the_first_still_frame(bench: Bench) -> None:
    bench.tray.throw(ROLL)
    (roll,) = rolls(settle(bench.watcher, bench.tray))
    assert bench.tray.settled_from is not None
    frames = roll.frame - bench.tray.settled_from
    assert roll.latency_ms == pytest.approx(frames / 30 * 1000, abs=40)


def test_collecting_by_hand_is_covered_then_collected_then_empty(bench: Bench) -> None:
    bench.tray.throw(ROLL)
    settle(bench.watcher, bench.tray)
    bench.tray.cover()
    bench.reader.hand = True
    assert names(settle(bench.watcher, bench.tray, 2)) == ["covered"]
    bench.tray.clear()
    bench.reader.hand = False
    told = names(settle(bench.watcher, bench.tray))
    assert told[-1] == "empty"
    assert told.count("collected") == 1
    assert "roll" not in told


def test_hand_over_lying_dice_calls_no_second_roll(bench: Bench) -> None:
    bench.tray.throw(ROLL)
    settle(bench.watcher, bench.tray)
    bench.tray.cover()
    bench.reader.hand = True
    settle(bench.watcher, bench.tray, 20)
    bench.tray.uncover()
    bench.reader.hand = False
    assert set(names(settle(bench.watcher, bench.tray, 20))) <= {"moving", "rest"}


def test_resting_hand_before_the_call_is_refused_as_covered_and_called_when_gone(bench: Bench) -> None:
    bench.tray.throw(ROLL, hand=True)
    bench.reader.hand = True
    events = settle(bench.watcher, bench.tray, 60)
    refused = [event for event in events if event.event == "refused"]
    assert rolls(events) == []
    assert [event.reading.reason for event in refused if event.reading] == ["covered"]
    bench.tray.uncover()
    bench.reader.hand = False
    (roll,) = rolls(settle(bench.watcher, bench.tray))
    assert shows(roll) == bench.tray.lying


def test_bumped_die_is_nudged_and_no_second_roll(bench: Bench) -> None:
    bench.tray.throw(ROLL)
    settle(bench.watcher, bench.tray)
    bench.tray.bump("red", 2)
    events = settle(bench.watcher, bench.tray, 20)
    nudged = [event for event in events if event.event == "nudged"]
    assert rolls(events) == []
    assert len(nudged) == 1
    assert shows(nudged[0]) == bench.tray.lying
    assert shows(nudged[0])["red"] == (2,)


def test_die_taken_out_is_nudged_with_the_five_that_are_left(bench: Bench) -> None:
    bench.tray.throw(ROLL)
    settle(bench.watcher, bench.tray)
    bench.watcher.expect(DiceSet("qwixx", frozenset({"red"})))
    bench.tray.remove("red")
    events = settle(bench.watcher, bench.tray, 20)
    (nudged,) = [event for event in events if event.event == "nudged"]
    assert "red" not in shows(nudged)
    assert rolls(events) == []


def test_wrong_die_taken_out_is_nudged_with_a_refused_reading(bench: Bench) -> None:
    bench.tray.throw(ROLL)
    settle(bench.watcher, bench.tray)
    bench.watcher.expect(DiceSet("qwixx", frozenset({"red"})))
    bench.tray.remove("blue")
    (nudged,) = [e for e in settle(bench.watcher, bench.tray, 20) if e.event == "nudged"]
    assert nudged.reading is not None
    assert nudged.reading.status == "refused"
    assert "blue" not in shows(nudged)


def test_new_throw_without_an_empty_tray_between_is_a_roll(bench: Bench) -> None:
    bench.tray.throw(ROLL, manner="instant")
    settle(bench.watcher, bench.tray)
    bench.tray.throw_random(manner="instant")
    assert len(rolls(settle(bench.watcher, bench.tray))) == 1


@pytest.mark.parametrize("reason", ["dark", "blurred"])
def test_new_throw_that_is_seen_badly_is_refused_and_not_passed_over(bench: Bench, reason: str) -> None:
    bench.tray.throw(ROLL, manner="instant")
    settle(bench.watcher, bench.tray)
    bench.reader.doubts = {"red": reason}
    bench.tray.throw({"white": [1, 6], "red": 2, "yellow": 3, "green": 4, "blue": 1}, manner="instant")
    refused = [e for e in settle(bench.watcher, bench.tray, 60) if e.event == "refused"]
    assert [e.reading.reason for e in refused if e.reading] == [reason]


def test_called_roll_that_is_seen_badly_later_stays_called(bench: Bench) -> None:
    bench.tray.throw(ROLL, manner="instant")
    settle(bench.watcher, bench.tray)
    bench.tray.cover()
    settle(bench.watcher, bench.tray, 5)
    bench.reader.doubts = {"red": "dark"}
    bench.tray.uncover()
    told = names(settle(bench.watcher, bench.tray, 60))
    assert set(told) <= {"moving", "covered", "rest"}


@pytest.mark.parametrize("reason", ["blurred", "moving"])
def test_bumped_die_is_nudged_though_another_is_seen_badly(bench: Bench, reason: str) -> None:
    bench.tray.throw(ROLL, manner="instant")
    settle(bench.watcher, bench.tray)
    bench.reader.doubts = {"blue": reason}
    bench.tray.bump("red", 2)
    told = [e for e in settle(bench.watcher, bench.tray, 40) if e.event in ("roll", "refused", "nudged")]
    assert [e.event for e in told] == ["nudged"]
    assert shows(told[0]) == bench.tray.lying


def test_cocked_die_is_refused_and_called_after_it_alone_was_thrown_again(bench: Bench) -> None:
    bench.tray.throw(ROLL, cocked="green")
    events = settle(bench.watcher, bench.tray)
    (refused,) = [event for event in events if event.event == "refused"]
    assert refused.reading is not None
    assert (refused.reading.reason, refused.reading.about) == ("cocked", ("green",))
    bench.tray.reroll({"green": 6})
    (roll,) = rolls(settle(bench.watcher, bench.tray))
    assert shows(roll) == bench.tray.lying


def test_refusal_is_told_once_until_something_changes(bench: Bench) -> None:
    bench.reader.doubts["blue"] = "pips-unsure"
    bench.tray.throw(ROLL)
    assert names(settle(bench.watcher, bench.tray, 60)).count("refused") == 1
    bench.tray.bump("blue")
    assert names(settle(bench.watcher, bench.tray, 60)).count("refused") == 1
    bench.reader.doubts.clear()
    bench.tray.bump("blue")
    assert len(rolls(settle(bench.watcher, bench.tray, 60))) == 1


def test_again_reads_the_same_dice_anew(bench: Bench) -> None:
    bench.tray.throw(ROLL)
    settle(bench.watcher, bench.tray)
    bench.watcher.again()
    assert len(rolls(watch(bench.watcher, bench.tray, 10))) == 1


def test_opening_reads_one_die_after_the_other() -> None:
    bench = Bench(dice_set=DiceSet("one"))
    for colour, value in (("red", 3), ("blue", 6)):
        bench.tray.throw({colour: value})
        (roll,) = rolls(settle(bench.watcher, bench.tray))
        assert shows(roll) == {colour: (value,)}


def test_same_picture_twice_is_two_throws(bench: Bench) -> None:
    other = SimulatedTray(9, SIZE)
    other.throw(ROLL, manner="instant")
    while other.settled_from is None:
        frame = other.read(1.0)
    assert frame is not None
    picture = frame.image

    class PictureReader(TruthReader):
        """Sees the dice of the picture, or nothing where bare cloth is shown."""

        def read(self, image: np.ndarray, dice_set: DiceSet):  # type: ignore[no-untyped-def, type-arg]
            self._tray = other if float(image.std()) > 8 else SimulatedTray(9, SIZE)
            return super().read(image, dice_set)

    watcher = Watcher(PictureReader(other), DiceSet())
    for _ in range(2):
        bench.tray.show_picture(picture)
        events = settle(watcher, bench.tray)
        (roll,) = rolls(events)
        assert bench.tray.settled_from is not None
        assert roll.frame >= bench.tray.settled_from


def test_still_tray_is_not_read_over_and_over(bench: Bench) -> None:
    bench.tray.throw(ROLL)
    settle(bench.watcher, bench.tray)
    looks = bench.watcher.looks
    watch(bench.watcher, bench.tray, 300)
    assert bench.watcher.looks == looks


def test_no_look_is_taken_while_dice_roll(bench: Bench) -> None:
    bench.tray.throw(ROLL, manner="full")
    looks = bench.watcher.looks
    while bench.tray.settled_from is None:
        before = bench.watcher.looks
        events = watch(bench.watcher, bench.tray, 1)
        assert rolls(events) == []
        if "moving" in names(events):
            assert bench.watcher.looks == before
    assert bench.watcher.looks - looks <= 4


def test_refused_throw_is_read_anew_when_somebody_turns_on_a_lamp(bench: Bench) -> None:
    bench.reader.doubts["blue"] = "dark"
    bench.tray.throw(ROLL)
    assert "refused" in names(settle(bench.watcher, bench.tray))
    bench.reader.doubts.clear()
    brighter = []
    for _ in range(10):
        frame = bench.tray.read(1.0)
        assert frame is not None
        lit = np.clip(frame.image.astype(np.float32) * 1.35, 0, 255).astype(np.uint8)
        brighter += bench.watcher.feed(replace(frame, image=lit))
    assert len(rolls(brighter)) == 1
