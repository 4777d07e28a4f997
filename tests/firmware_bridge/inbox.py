"""An inbox that a test can wait at: for a fact, never for a time."""

import queue
import time
from collections.abc import Callable

from firmware_bridge.link import KeypadLink
from firmware_bridge.messages import KeyPressed, LinkDown, LinkEvent, LinkFault, LinkUp

DEADLINE_S = 15.0


class Inbox:
    """Callable as a link's inbox. `seen`: everything that was taken out by waiting."""

    def __init__(self) -> None:
        self._queue: queue.Queue[LinkEvent] = queue.Queue()
        self.seen: list[LinkEvent] = []

    def __call__(self, event: LinkEvent) -> None:
        self._queue.put(event)

    def until(self, fact: Callable[[list[LinkEvent]], bool]) -> list[LinkEvent]:
        """All events up to the one with which the fact holds; fails after `DEADLINE_S`."""
        end = time.monotonic() + DEADLINE_S
        while not fact(self.seen):
            try:
                self.seen.append(self._queue.get(timeout=max(0.0, end - time.monotonic())))
            except queue.Empty:
                raise AssertionError(f"it never came; seen: {self.seen}") from None
        return self.seen

    def until_up(self, times: int = 1) -> None:
        self.until(lambda seen: sum(isinstance(event, LinkUp) for event in seen) >= times)

    def until_down(self, times: int = 1) -> None:
        self.until(lambda seen: len(downs(seen)) >= times)

    def until_keys(self, count: int) -> list[str]:
        return keys(self.until(lambda seen: len(keys(seen)) >= count))

    def drained(self) -> list[LinkEvent]:
        while not self._queue.empty():
            self.seen.append(self._queue.get_nowait())
        return self.seen


Connect = Callable[[str], tuple[KeypadLink, Inbox]]
"""A link to the port of this name, and its inbox."""


def keys(events: list[LinkEvent]) -> list[str]:
    return [event.key for event in events if isinstance(event, KeyPressed)]


def downs(events: list[LinkEvent]) -> list[str]:
    return [event.reason for event in events if isinstance(event, LinkDown)]


def faults(events: list[LinkEvent]) -> list[str]:
    return [event.reason for event in events if isinstance(event, LinkFault)]


def wait_until(fact: Callable[[], bool]) -> None:
    """Waits for a fact of another thread or process; fails after `DEADLINE_S`."""
    end = time.monotonic() + DEADLINE_S
    pause = queue.Queue[None]()
    while not fact():
        assert time.monotonic() < end, "it never became true"
        try:
            pause.get(timeout=0.005)
        except queue.Empty:
            continue
