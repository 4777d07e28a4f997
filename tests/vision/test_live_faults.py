"""Broken cameras: noticed within two seconds of source time, said once, survived, and taken back when they return."""

from __future__ import annotations

from dataclasses import replace
from pathlib import Path

import cv2
import numpy as np
import pytest

from tests.vision.live_scripted import TruthReader, names, rolls, shows, watch
from vision.channel_order import looks_swapped, order, unless_swapped
from vision.reader import Reader
from vision.reading import DiceSet, Reading
from vision.simulated.faults import FaultySource
from vision.simulated.styles import random_style
from vision.simulated.throwing import Dice
from vision.simulated.tray import SimulatedTray
from vision.sources.base import FAULTS
from vision.sources.files import FolderSource
from vision.watching import TrayEvent, Watcher

SIZE = (640, 360)
ROLL = {"white": [2, 4], "red": 5, "yellow": 1, "green": 3, "blue": 6}
NOTICED_S = 2.0
#: Told by what frames look like; "moved" and "swapped" need a tray that was seen before.
PLAIN = tuple(kind for kind in FAULTS if kind not in ("moved", "swapped"))

#: Trays with a rim in the picture; a cloth without one looks the same from anywhere.
RIMMED = [seed for seed in range(12) if random_style(seed, SIZE).tray is not None][:3]


class Bench:
    """A tray behind a faulty camera."""

    def __init__(self, seed: int = 5) -> None:
        self.tray = SimulatedTray(seed, SIZE)
        self.camera = FaultySource(self.tray)
        self.reader = TruthReader(self.tray)
        self.watcher = Watcher(self.reader, DiceSet(), True, self.camera.fps, steady_size=True)
        watch(self.watcher, self.camera, 30)

    def watch_s(self, seconds: float) -> list[TrayEvent]:
        events: list[TrayEvent] = []
        until = self.tray.now + seconds
        while self.tray.now < until:
            events += watch(self.watcher, self.camera, 1)
        return events

    def throw(self, cocked: str | None = None, dice: Dice = ROLL) -> list[TrayEvent]:
        self.tray.throw(dice, cocked)
        events: list[TrayEvent] = []
        while self.tray.settled_from is None:
            events += watch(self.watcher, self.camera, 1)
        return events + self.watch_s(0.5)


def of_faults(events: list[TrayEvent]) -> list[tuple[str, str | None]]:
    return [(event.event, event.fault) for event in events if event.fault is not None]


@pytest.mark.parametrize("kind", PLAIN)
def test_fault_is_noticed_within_two_seconds_told_once_and_mended(kind: str) -> None:
    bench = Bench()
    bench.camera.begin(kind)
    assert of_faults(bench.watch_s(NOTICED_S)) == [("fault", kind)]
    assert of_faults(bench.watch_s(4.0)) == []
    assert bench.watcher.faults == {kind}
    bench.camera.end()
    assert of_faults(bench.watch_s(2.5)) == [("mended", kind)]
    assert bench.watcher.faults == frozenset()


@pytest.mark.parametrize("kind", PLAIN)
def test_roll_is_called_after_the_fault_is_over(kind: str) -> None:
    bench = Bench()
    bench.camera.begin(kind)
    bench.watch_s(3.0)
    bench.camera.end()
    bench.watch_s(2.5)
    (roll,) = rolls(bench.throw())
    assert shows(roll) == bench.tray.lying


@pytest.mark.parametrize("kind", ["frozen", "black", "wrong-size", "unplugged"])
def test_nothing_is_called_from_a_blind_camera(kind: str) -> None:
    bench = Bench()
    bench.camera.begin(kind)
    bench.watch_s(2.0)
    assert {"roll", "refused"}.isdisjoint(names(bench.throw()))


def test_roll_thrown_while_unplugged_is_called_when_the_camera_is_back() -> None:
    bench = Bench()
    bench.camera.begin("unplugged")
    bench.throw()
    bench.camera.end()
    (roll,) = rolls(bench.watch_s(1.0))
    assert shows(roll) == bench.tray.lying


@pytest.mark.parametrize("kind", ["frozen", "black", "wrong-size", "unplugged"])
@pytest.mark.parametrize("before", [False, True], ids=["empty", "dice"])
def test_what_changed_while_the_camera_was_blind_is_no_motion(kind: str, before: bool) -> None:
    """A throw that nobody saw looked like one that was seen: the last picture of before was compared with the first."""
    bench = Bench()
    if before:
        bench.throw(dice={"white": (6, 6), "red": (1,), "yellow": (2,), "green": (4,), "blue": (1,)})
    bench.camera.begin(kind)
    bench.watch_s(2.0)
    bench.throw()
    bench.camera.end()
    told = names(bench.watch_s(2.0))
    assert told[told.index("mended") :] == ["mended", "rest", "roll"]


@pytest.mark.parametrize("kind", ["frozen", "black", "wrong-size", "unplugged"])
def test_an_empty_tray_is_told_anew_after_a_blind_camera_and_dice_that_stayed_are_no_roll(kind: str) -> None:
    bench = Bench()
    for state in ("empty", "rest"):
        bench.camera.begin(kind)
        bench.watch_s(2.0)
        bench.camera.end()
        told = names(bench.watch_s(2.0))
        assert told[told.index("mended") :] == ["mended", state]
        bench.throw()


@pytest.mark.parametrize("pictures", [0, 1, 40])
@pytest.mark.parametrize("seed", range(4))
def test_dice_that_lie_there_when_the_watching_begins_are_called_once_though_it_begins_in_the_dark(
    seed: int, pictures: int
) -> None:
    """The dark was remembered as a black tray: all that came to light was an arm, or cloth."""
    tray = SimulatedTray(seed, SIZE, family="home" if seed % 2 == 0 else "away")
    tray.throw(ROLL, manner="instant")
    while tray.settled_from is None:
        tray.read(1.0)
    camera = FaultySource(tray)
    watcher = Watcher(TruthReader(tray), DiceSet(), True, tray.fps, steady_size=True)
    camera.begin("black")
    watch(watcher, camera, pictures)
    camera.end()
    (roll,) = rolls(watch(watcher, camera, 90))
    assert shows(roll) == tray.lying
    assert (roll.latency_ms or 0.0) <= 200.0


@pytest.mark.parametrize(
    "light",
    [(0.35, 0.35, 0.35), (1.8, 1.8, 1.8), (0.6, 0.95, 1.35), (3.0, 3.0, 3.0)],
    ids=["less", "more", "warm", "burning"],
)
@pytest.mark.parametrize("seed", [0, 1, 2, 5, 8])
def test_lamp_turned_on_or_off_is_no_nudge_and_no_second_roll(seed: int, light: tuple[float, ...]) -> None:
    bench = Bench(seed)
    assert len(rolls(bench.throw())) == 1
    events: list[TrayEvent] = []
    for number in range(90):
        frame = bench.camera.read(1.0)
        assert frame is not None
        lit = np.clip(frame.image * np.array(light), 0, 255).astype(np.uint8)
        events += bench.watcher.feed(replace(frame, image=lit) if number // 30 == 1 else frame)
    assert {"roll", "nudged", "refused", "collected", "empty", "fault"}.isdisjoint(names(events))


@pytest.mark.parametrize("seed", RIMMED)
def test_moved_camera_is_noticed_within_two_seconds(seed: int) -> None:
    bench = Bench(seed)
    bench.camera.begin("moved")
    assert ("fault", "moved") in of_faults(bench.watch_s(NOTICED_S))


def test_moved_camera_goes_on_reading_and_is_mended_by_a_roll() -> None:
    bench = Bench(RIMMED[0])
    bench.camera.begin("moved")
    bench.reader.way = bench.camera.way(*SIZE)
    bench.watch_s(NOTICED_S)
    events = bench.throw()
    assert len(rolls(events)) == 1
    assert ("mended", "moved") in of_faults(events)


@pytest.mark.parametrize("seed", [15, 23, 33, 37])
def test_hand_that_rests_in_the_tray_is_no_moved_camera_and_no_roll(seed: int) -> None:
    bench = Bench(seed)
    bench.tray.throw(ROLL, hand=True)
    events = bench.watch_s(4.0)
    assert of_faults(events) == []
    assert rolls(events) == []
    assert "covered" in names(events)


def test_camera_moved_after_the_call_calls_no_second_roll() -> None:
    bench = Bench(RIMMED[0])
    assert len(rolls(bench.throw())) == 1
    bench.camera.begin("moved")
    bench.reader.way = bench.camera.way(*SIZE)
    events = bench.watch_s(3.0)
    assert ("fault", "moved") in of_faults(events)
    assert {"roll", "nudged"}.isdisjoint(names(events))


@pytest.mark.parametrize("seed", range(3))
def test_swapped_red_and_blue_is_noticed_within_one_throw_and_never_called(seed: int) -> None:
    bench = Bench(seed)
    bench.camera.begin("swapped")
    bench.watch_s(5.0)
    events = bench.throw()
    assert ("fault", "swapped") in of_faults(events)
    assert rolls(events) == []
    bench.camera.end()
    events = bench.watch_s(1.0)
    assert ("mended", "swapped") in of_faults(events)
    (roll,) = rolls(events)
    assert shows(roll) == bench.tray.lying


@pytest.mark.parametrize("seed", range(3))
def test_swap_is_noticed_though_a_die_leans(seed: int) -> None:
    bench = Bench(seed)
    bench.camera.begin("swapped")
    assert ("fault", "swapped") in of_faults(bench.throw(cocked="white") + bench.watch_s(1.5))
    bench = Bench(seed)
    assert of_faults(bench.throw(cocked="white") + bench.watch_s(1.5)) == []


@pytest.mark.parametrize("seed", range(3))
def test_swap_is_noticed_after_the_yellow_die_was_removed(seed: int) -> None:
    bench = Bench(seed)
    bench.throw()
    bench.watcher.expect(DiceSet("qwixx", frozenset({"yellow"})))
    left = {colour: value for colour, value in ROLL.items() if colour != "yellow"}
    for _ in range(2):
        events = bench.throw(dice=left)
        assert (len(rolls(events)), of_faults(events)) == (1, [])
    bench.tray.clear()
    bench.watch_s(0.5)
    bench.camera.begin("swapped")
    bench.watch_s(5.0)
    events = bench.throw(dice=left)
    assert of_faults(events) == [("fault", "swapped")]
    assert rolls(events) == []
    bench.camera.end()
    events = bench.watch_s(1.0)
    assert of_faults(events) == [("mended", "swapped")]
    assert len(rolls(events)) == 1


def test_swap_that_makes_the_tray_look_as_if_an_arm_lay_in_it_is_noticed_within_one_throw() -> None:
    tray = SimulatedTray(238)
    camera = FaultySource(tray)
    watcher = Watcher(TruthReader(tray), DiceSet(), True, tray.fps, steady_size=True)
    watch(watcher, camera, 9)
    tray.throw(ROLL)
    camera.begin("swapped")
    events = watch(watcher, camera, 75)
    assert "covered" in names(events)
    assert of_faults(events) == [("fault", "swapped")]
    assert rolls(events) == []


def test_tray_is_not_remembered_in_swapped_colours() -> None:
    bench = Bench(0)
    bench.camera.begin("swapped")
    assert ("fault", "swapped") in of_faults(bench.throw())
    bench.tray.clear()
    assert "empty" in names(bench.watch_s(1.0))
    assert not bench.watcher._tray.known
    bench.camera.end()
    assert len(rolls(bench.throw())) == 1


@pytest.mark.parametrize("seed", range(4))
def test_throws_in_good_order_raise_no_fault(seed: int) -> None:
    bench = Bench(seed)
    for _ in range(2):
        assert of_faults(bench.throw() + bench.watch_s(1.0)) == []


def test_a_file_is_never_frozen_nor_unplugged() -> None:
    tray = SimulatedTray(1, SIZE)
    frame = tray.read(1.0)
    assert frame is not None
    watcher = Watcher(TruthReader(tray), DiceSet(), live=False)
    for number in range(120):
        again = type(frame)(frame.image, number / 30, number)
        assert of_faults(list(watcher.feed(again))) == []
    assert watcher.silence(99.0) == ()


def test_lasting_new_size_is_not_called_wrong_for_ever() -> None:
    bench = Bench()
    bench.camera.begin("wrong-size")
    bench.watch_s(15.0)
    bench.reader.way = np.array([[0.5, 0.0, 0.0], [0.0, 0.5, 0.0]])
    assert bench.watcher.faults == frozenset()
    (roll,) = rolls(bench.throw())
    assert shows(roll) == bench.tray.lying


class SizedReader(TruthReader):
    """A TruthReader of pictures that come in other sizes than the tray's."""

    def read(self, image: np.ndarray, dice_set: DiceSet) -> Reading:  # type: ignore[type-arg]
        scale = image.shape[1] / SIZE[0]
        self.way = np.array([[scale, 0.0, 0.0], [0.0, scale, 0.0]])
        return super().read(image, dice_set)


def pictures_of_a_throw(folder: Path, sizes: list[int]) -> SimulatedTray:
    """A folder with as many pictures of one throw at rest, shown in these parts of the tray's size."""
    tray = SimulatedTray(1, SIZE)
    tray.throw(ROLL, manner="instant")
    for number, part in enumerate([1, 1, *sizes]):
        frame = tray.read(1.0)
        assert frame is not None
        small = cv2.resize(frame.image, (SIZE[0] // part, SIZE[1] // part), interpolation=cv2.INTER_AREA)
        cv2.imwrite(str(folder / f"f{number}.png"), small)
    return tray


@pytest.mark.parametrize("fps", [8.0, 30.0])
@pytest.mark.parametrize(
    ("sizes", "calls"),
    [
        ([1, 1, 1, 2] * 6, 1),
        ([1] * 8 + [2] * 8 + [1] * 8, 1),
        ([1] * 8 + [4] * 16, 1),
        ([2, 1] * 12, 0),
        ([2, 4] * 12, 0),
    ],
    ids=["now and then", "for a while", "for good", "by turns", "always others"],
)
def test_pictures_that_change_size_are_one_fault_and_no_second_roll(
    tmp_path: Path, sizes: list[int], calls: int, fps: float
) -> None:
    tray = pictures_of_a_throw(tmp_path, sizes)
    source = FolderSource(tmp_path, fps)
    watcher = Watcher(SizedReader(tray), DiceSet(), source.live, source.fps, source.steady_size)
    events = watch(watcher, source, len(sizes) + 2)
    assert [told for told in of_faults(events) if told[0] == "fault"] == [("fault", "wrong-size")]
    assert len(rolls(events)) == calls
    assert {"nudged", "refused"}.isdisjoint(names(events))


def test_camera_that_changes_size_over_and_over_is_told_once_and_mended_once() -> None:
    bench = Bench()
    events = []
    for number in range(30):
        if number % 2:
            bench.camera.begin("wrong-size")
        else:
            bench.camera.end()
        events += bench.watch_s(0.2)
    bench.camera.end()
    events += bench.watch_s(2.0)
    assert of_faults(events) == [("fault", "wrong-size"), ("mended", "wrong-size")]


def test_one_picture_of_another_size_is_passed_over() -> None:
    bench = Bench()
    bench.camera.begin("wrong-size")
    events = bench.watch_s(0.03)
    bench.camera.end()
    events += bench.watch_s(0.1)
    events += bench.throw()
    assert of_faults(events) == []
    (roll,) = rolls(events)
    assert (roll.latency_ms or 0.0) <= 200.0


def test_called_roll_is_not_called_again_in_pictures_of_another_size() -> None:
    bench = Bench()
    bench.reader = SizedReader(bench.tray)
    bench.watcher = Watcher(bench.reader, DiceSet(), True, 30.0, steady_size=True)
    bench.watch_s(0.5)
    assert len(rolls(bench.throw())) == 1
    bench.camera.begin("wrong-size")
    events = bench.watch_s(15.0)
    assert of_faults(events) == [("fault", "wrong-size"), ("mended", "wrong-size")]
    assert {"roll", "nudged", "refused"}.isdisjoint(names(events))
    bench.tray.bump("red", 2)
    assert names(bench.watch_s(1.0)).count("nudged") == 1


@pytest.mark.parametrize("seed", [1, 2])
def test_yellow_die_taken_out_is_no_fault_of_the_camera(seed: int) -> None:
    image = at_rest(seed, {**ROLL, "yellow": None})
    for without in (frozenset(), frozenset({"red"})):
        assert not looks_swapped(image, Reader().read(image, DiceSet("qwixx", without)))
    image = np.ascontiguousarray(at_rest(seed, ROLL)[:, :, ::-1])
    assert looks_swapped(image, Reader().read(image, DiceSet()))


@pytest.mark.parametrize("gain", [2.0, 3.0])
@pytest.mark.parametrize("seed", [4, 8, 11, 14])
def test_burning_light_is_no_swap_and_a_swap_in_it_no_roll(seed: int, gain: float) -> None:
    tray = SimulatedTray(seed)
    tray.throw(ROLL, manner="instant")
    while tray.settled_from is None:
        frame = tray.read(1.0)
    assert frame is not None
    lit = np.clip(frame.image.astype(np.float32) * gain, 0, 255).astype(np.uint8)
    seen = TruthReader(tray).read(lit, DiceSet())
    assert not looks_swapped(lit, seen)
    turned = np.ascontiguousarray(lit[:, :, ::-1])
    assert order(turned, seen) in ("swapped", "unknown")
    assert unless_swapped(turned, seen, DiceSet()).status == "refused"


def test_roll_whose_colours_burning_light_leaves_in_doubt_is_asked_about(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("vision.watching.order", lambda image, reading: "unknown")
    bench = Bench(0)
    events = bench.throw()
    (refused,) = [event.reading for event in events if event.event == "refused"]
    assert refused is not None
    assert (refused.reason, refused.about) == ("colour-unsure", ("red", "blue"))
    assert rolls(events) == of_faults(events) == []


def test_a_single_picture_in_swapped_colours_is_no_roll() -> None:
    tray = SimulatedTray(1)
    tray.throw(ROLL, manner="instant")
    frame = tray.read(1.0)
    while tray.settled_from is None:
        frame = tray.read(1.0)
    assert frame is not None
    reading = TruthReader(tray).read(frame.image, DiceSet())
    assert unless_swapped(frame.image, reading, DiceSet()) is reading
    swapped = np.ascontiguousarray(frame.image[:, :, ::-1])
    refused = unless_swapped(swapped, reading, DiceSet())
    assert (refused.status, refused.reason, refused.about) == ("refused", "colour-unsure", ("red", "blue"))
    for other in (DiceSet("any"), DiceSet("qwixx", frozenset({"yellow"}))):
        assert unless_swapped(swapped, reading, other) is reading


def at_rest(seed: int, dice: dict) -> np.ndarray:
    tray = SimulatedTray(seed)
    tray.throw({colour: value for colour, value in dice.items() if value is not None})
    while (frame := tray.read(1.0)) is None or tray.settled_from is None:
        pass
    return frame.image
