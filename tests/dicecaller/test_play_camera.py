"""The camera's thread: what a bug in reading one frame does to the evening."""

from __future__ import annotations

import pytest

from dicecaller.play_camera import HEALTHY_FRAMES, MOST_FAILURES, Camera
from tests.vision.live_scripted import TruthReader, names, rolls, shows
from vision.reading import DiceSet, Reading
from vision.simulated.tray import SimulatedTray
from vision.sources.base import Frame, Image
from vision.tray_event import TrayEvent

FRAMES = 120


class ShortTray(SimulatedTray):
    """Ends after FRAMES frames."""

    def read(self, timeout_s: float) -> Frame | None:
        frame = super().read(timeout_s)
        if frame is not None and frame.number >= FRAMES:
            self.close()
        return frame


class BuggyReader(TruthReader):
    """Breaks at some of its looks."""

    breaks_at: frozenset[int] = frozenset()

    def read(self, image: Image, dice_set: DiceSet) -> Reading:
        reading = super().read(image, dice_set)
        if self.pictures in self.breaks_at:
            raise ZeroDivisionError("a frame that nobody thought of")
        return reading


def run(breaks_at: frozenset[int]) -> tuple[SimulatedTray, list[TrayEvent], list[str]]:
    tray = ShortTray(2, size=(640, 360))
    reader = BuggyReader(tray)
    reader.breaks_at = breaks_at
    camera = Camera(tray, reader)
    events: list[TrayEvent] = []
    failed: list[str] = []
    tray.throw_random()
    camera._run(events.append, failed.append, pause_s=0.0)
    return tray, events, failed


@pytest.mark.parametrize("look", [1, 2, 3])
def test_bug_in_one_look_costs_no_evening_and_no_second_roll(look: int, caplog: pytest.LogCaptureFixture) -> None:
    tray, events, failed = run(frozenset({look}))
    assert failed == ["ZeroDivisionError: a frame that nobody thought of"]
    (roll,) = rolls(events)
    assert shows(roll) == tray.lying
    assert [event.fault for event in events if event.event == "mended"] == ["unplugged"]
    assert "met a bug" in caplog.text


def test_reader_that_breaks_at_every_look_is_given_up_and_told_once() -> None:
    tray, events, failed = run(frozenset(range(999)))
    assert len(failed) == 1
    assert "mended" not in names(events)
    assert not tray.ended
    assert FRAMES > MOST_FAILURES + HEALTHY_FRAMES
