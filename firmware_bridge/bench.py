"""How long a key press and a ping take through the real firmware: `dicecaller bench box` prints it.

The press is measured from the contact closing to the event in the inbox: debouncing, firmware, pseudo-terminal and link
are in it; a real USB port (about a millisecond) is not. Figures belong to the machine and load printed with them.
"""

import queue
import statistics
import tempfile
import time
from collections.abc import Iterator
from dataclasses import dataclass
from pathlib import Path
from typing import Final

from firmware_bridge.decoder import Decoder, Hello, Pong, hello_line, ping_line
from firmware_bridge.errors import PortBroken
from firmware_bridge.firmware_process import FirmwareProcess, key_strokes, running_firmware
from firmware_bridge.link import KeypadLink, Port
from firmware_bridge.messages import KeyPressed, LinkEvent, LinkUp

WAIT_S: Final = 5.0
FINGER_S: Final = 0.06
"""Between two presses: the fake pins make each movement last about 25 ms."""


@dataclass(frozen=True, slots=True)
class Figures:
    """Milliseconds of `count` single measurements, and the bar they are held to (`bar_ms`, for the median and the
    95th of a hundred)."""

    what: str
    count: int
    median_ms: float
    p95_ms: float
    worst_ms: float
    bar_ms: float


def figures(what: str, samples_s: list[float], bar_ms: float) -> Figures:
    """Raises ValueError without samples."""
    if not samples_s:
        raise ValueError("nothing was measured")
    ordered = sorted(sample * 1000 for sample in samples_s)
    p95 = ordered[min(len(ordered) - 1, int(len(ordered) * 0.95))]
    return Figures(what, len(ordered), statistics.median(ordered), p95, ordered[-1], bar_ms)


def key_times(box: FirmwareProcess, count: int) -> Iterator[float]:
    """Seconds from each contact to its event in the inbox."""
    inbox: queue.Queue[tuple[float, LinkEvent]] = queue.Queue()
    link = KeypadLink(box.port, lambda event: inbox.put((time.perf_counter(), event)))
    try:
        while not isinstance(_next(inbox)[1], LinkUp):
            pass
        for number in range(count):
            place = key_strokes(str(1 + number % 6))[0]
            # An uneven pace, so that the presses do not keep step with the scans.
            time.sleep(FINGER_S + (number % 7) * 0.0013)
            start = time.perf_counter()
            box.finger("down", place)
            at, event = _next(inbox)
            while not isinstance(event, KeyPressed):
                at, event = _next(inbox)
            yield at - start
            box.finger("up", place)
    finally:
        link.close()


def _next(inbox: "queue.Queue[tuple[float, LinkEvent]]") -> tuple[float, LinkEvent]:
    try:
        return inbox.get(timeout=WAIT_S)
    except queue.Empty:
        raise PortBroken("the box did not answer in time") from None


def ping_times(box: FirmwareProcess, count: int) -> Iterator[float]:
    """Seconds from each ping to its answer, on an open port without the link's thread."""
    port, decoder = Port(box.port), Decoder()
    try:
        port.write(hello_line(1))
        _wait_for(port, decoder, Hello)
        for number in range(count):
            start = time.perf_counter()
            port.write(ping_line(number))
            _wait_for(port, decoder, Pong)
            yield time.perf_counter() - start
    finally:
        port.close()


def _wait_for(port: Port, decoder: Decoder, kind: type) -> None:
    end = time.monotonic() + WAIT_S
    while time.monotonic() < end:
        data = port.read()
        if any(isinstance(event, kind) for event in decoder.feed(data)):
            return
        if not data:
            time.sleep(0.0001)
    raise PortBroken("the box did not answer in time")


def measured(count: int = 200) -> list[Figures]:
    """Key and ping figures through the real firmware. Raises `PortMissing` where it cannot run here."""
    with tempfile.TemporaryDirectory() as folder, running_firmware(Path(folder) / "dicecaller-box") as box:
        pings = figures("ping through the firmware", list(ping_times(box, count)), 5)
        keys = figures("key press to event through the firmware", list(key_times(box, count)), 30)
    return [keys, pings]
