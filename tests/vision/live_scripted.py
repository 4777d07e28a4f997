"""Readers that are told the truth: for tests of the watcher that must not depend on how well dice are read."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Mapping, Sequence

import numpy as np

from vision.reading import DiceSet, DieReading, Reading, Status
from vision.simulated.tray import SimulatedTray
from vision.sources.base import FrameSource, Image
from vision.watching import TrayEvent, Watcher

Dice = Mapping[str, Sequence[int]]
SIDE_PX = 30.0


def die(colour: str, value: int | None, x: float, y: float, doubt: str | None = None, sure: float = 0.99) -> DieReading:
    half = SIDE_PX / 2
    corners = ((x - half, y - half), (x + half, y - half), (x + half, y + half), (x - half, y + half))
    return DieReading(colour, value, x, y, SIDE_PX, 0.0, sure, doubt, corners)


def reading(dice: Sequence[DieReading], reason: str | None = None, about: Sequence[str] = ()) -> Reading:
    status = "ok" if reason is None else "refused"
    return Reading(status, reason, tuple(about), tuple(dice), 1.0, 640, 360)  # type: ignore[arg-type]


def lying(dice: Dice, shift: float = 0.0) -> Reading:
    """The dice in a row, 60 pixels apart."""
    seen: list[DieReading] = []
    for colour, values in dice.items():
        seen += [die(colour, value, 60.0 + 60.0 * (len(seen) + i) + shift, 180.0) for i, value in enumerate(values)]
    return reading(seen)


NO_DICE = reading([], "no-dice")


class ScriptedReader:
    """Answers what `answer` says of a picture. `pictures` counts the looks."""

    def __init__(self, answer: Callable[[Image], Reading]) -> None:
        self._answer = answer
        self.pictures = 0

    def read(self, image: Image, dice_set: DiceSet) -> Reading:
        self.pictures += 1
        return self._answer(image)


class TruthReader:
    """Reads a simulated tray by asking it what lies there: for tests of the watcher apart from the reader's skill.

    `doubts`: colour to reason, dice that it refuses to be sure of. `hand`: whether a hand is in the way now. `way`: 2x3
    matrix from the tray's pixels to those of a camera that was moved.
    """

    def __init__(self, tray: SimulatedTray) -> None:
        self._tray = tray
        self.doubts: dict[str, str] = {}
        self.way = np.array([[1.0, 0.0, 0.0], [0.0, 1.0, 0.0]])
        self.hand = False
        self.pictures = 0

    def read(self, image: Image, dice_set: DiceSet) -> Reading:
        self.pictures += 1
        height, width = image.shape[:2]
        seen = []
        scale = float(np.sqrt(abs(np.linalg.det(self.way[:, :2]))))
        # On the way to a lie it is not there yet: bare cloth and tumbling dice are no dice to this reader.
        for truth in self._tray.lie.truth if self._tray.settled_from is not None else ():
            top = truth.top @ self.way[:, :2].T + self.way[:, 2]
            x, y = (float(v) for v in top.mean(axis=0))
            corners = tuple((float(a), float(b)) for a, b in top)
            doubt = "cocked" if truth.cocked else self.doubts.get(truth.colour)
            seen.append(DieReading(truth.colour, truth.value, x, y, truth.side_px * scale, 0.0, 0.99, doubt, corners))
        reason, about = _judge(seen, dice_set, self.hand)
        status: Status = "ok" if reason is None else "refused"
        return Reading(status, reason, about, tuple(seen), 1.0, width, height)


def _judge(seen: Sequence[DieReading], dice_set: DiceSet, hand: bool) -> tuple[str | None, tuple[str, ...]]:
    if hand:
        return "covered", ()
    if not seen:
        return "no-dice", ()
    there = Counter(one.colour for one in seen)
    wanted = Counter(dice_set.expected() or there)
    found: dict[str, list[str]] = {
        "cocked": [one.colour for one in seen if one.doubt == "cocked"],
        "removed-die": sorted(set(there) & dice_set.without),
        "extra-die": sorted((there - wanted).elements()) if dice_set.kind != "one" or len(seen) > 1 else [],
        "missing-die": sorted((wanted - there).elements()),
    }
    for reason, colours in found.items():
        if colours:
            return reason, tuple(colours)
    doubtful = next((one for one in seen if one.doubt is not None), None)
    return (None, ()) if doubtful is None else (doubtful.doubt, (doubtful.colour,))


def watch(watcher: Watcher, source: FrameSource, frames: int) -> list[TrayEvent]:
    """Feeds so many frames (or silences) and returns all events."""
    events: list[TrayEvent] = []
    for _ in range(frames):
        frame = source.read(0.2)
        events += watcher.silence(source.now) if frame is None else watcher.feed(frame)
    return events


def settle(watcher: Watcher, tray: SimulatedTray, frames: int = 12) -> list[TrayEvent]:
    """Watches until what was commanded lies still, and `frames` more."""
    events: list[TrayEvent] = []
    while tray.settled_from is None:
        events += watch(watcher, tray, 1)
    return events + watch(watcher, tray, frames)


def names(events: Sequence[TrayEvent]) -> list[str]:
    return [event.event for event in events]


def rolls(events: Sequence[TrayEvent]) -> list[TrayEvent]:
    return [event for event in events if event.event == "roll"]


def shows(event: TrayEvent) -> dict[str, tuple[int, ...]]:
    """Colour to sorted values of an event's dice."""
    assert event.reading is not None
    found: dict[str, tuple[int, ...]] = {}
    for one in event.reading.dice:
        found[one.colour] = tuple(sorted((*found.get(one.colour, ()), one.value or 0)))
    return found
