"""Number pads without hardware: the interface of `number_pads`, with pads that come, go, type and are taken."""

import contextlib
import os
from collections import deque

from firmware_bridge.errors import PortBroken
from firmware_bridge.number_pads import PAD_KEYS, PadDevice, PadInfo


class SimulatedPads:
    """A `PadSource` whose pads are plugged in and pulled out by its methods."""

    def __init__(self) -> None:
        self._pads: dict[str, tuple[PadInfo, SimulatedPad]] = {}
        self.held: set[str] = set()
        """Ids of pads that another program has grabbed."""

    def plug(self, pad: str, name: str = "USB Number Pad", codes: frozenset[int] = PAD_KEYS) -> "SimulatedPad":
        """A pad appears; it is noticed at the next look, within a second."""
        device = SimulatedPad()
        self._pads[pad] = (PadInfo(pad, name, f"/dev/input/{pad}", codes), device)
        return device

    def unplug(self, pad: str) -> None:
        self._pads.pop(pad)[1].pull()

    def found(self) -> list[PadInfo]:
        return [info for info, _ in list(self._pads.values())]

    def open(self, info: PadInfo) -> PadDevice:
        if info.pad in self.held or info.pad not in self._pads:
            raise PortBroken(f"{info.name}: Device or resource busy")
        return self._pads[info.pad][1]


class SimulatedPad:
    """One pad; `type` presses codes as the kernel reports them, with release and repeats."""

    def __init__(self) -> None:
        self._read_fd, self._write_fd = os.pipe()
        self._events: deque[tuple[int, int]] = deque()
        self._gone = False

    def type(self, *codes: int) -> None:
        for code in codes:
            self._events.extend([(code, 1), (code, 2), (code, 2), (code, 0)])
            os.write(self._write_fd, b"!")

    def pull(self) -> None:
        self._gone = True
        os.write(self._write_fd, b"!")

    def fileno(self) -> int:
        return self._read_fd

    def read(self) -> list[tuple[int, int]]:
        os.read(self._read_fd, 64)
        if self._gone:
            raise PortBroken("No such device")
        events = list(self._events)
        self._events.clear()
        return events

    def close(self) -> None:
        for fd in (self._read_fd, self._write_fd):
            with contextlib.suppress(OSError):
                os.close(fd)
