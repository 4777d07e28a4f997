"""The keypad-and-lamp box without the box: the real protocol on a pseudo-terminal, with faults on command.

A shipped part, used by `dicecaller keypad --sim`, by tests and by whoever has no box yet. It does what the firmware
does (`box_core`), in a thread of its own; it has no debouncing, no brightness and no watchdog.
"""

import contextlib
import os
import random
import select
import threading
import time
from collections import deque
from collections.abc import Callable
from pathlib import Path
from typing import Final

from firmware_bridge.box_core import MOST_PENDING, BoxCore
from firmware_bridge.errors import UnknownWord
from firmware_bridge.messages import LampState, parse_keys
from firmware_bridge.pseudo_port import PseudoPort

POSES: Final = ("box", "other-version", "old-firmware", "wrong-device", "chatterbox")
"""What it can pretend to be: itself; a box with protocol 2; one with older firmware; a device that answers our protocol
under another name; a device that answers every line with text, as a 3D printer does."""

TURN_S: Final = 0.02


class SimulatedBox:
    """`link`: a stable name for the port (see `PseudoPort`). All methods may be called from any thread."""

    def __init__(self, link: Path | None = None, clock: Callable[[], float] = time.monotonic) -> None:
        self._clock = clock
        self._port = PseudoPort(link)
        self._random = random.Random(1)
        self._core = BoxCore(self._random.randrange(1, 1 << 24))
        self._pose = "box"
        self._keys: deque[str] = deque()
        self._rest = b""
        self._silent = False
        self._flooding = False
        self._next_line = ""
        self._lock = threading.RLock()
        self._closing = False
        self._wake_read, self._wake_write = os.pipe()
        self.refused: list[str] = []
        self._port.plug()
        self._core.hello()
        self._thread = threading.Thread(target=self._run, name="simulated-box", daemon=True)
        self._thread.start()

    @property
    def port(self) -> str:
        """The name that `--keypad` opens; changes with `replug` unless the box has a stable link."""
        return self._port.name

    @property
    def lamps(self) -> LampState:
        """What the lamps were last told to show."""
        with self._lock:
            return self._core.lamps

    @property
    def link(self) -> str:
        """The host as the box sees it: wait (never there), here, gone."""
        with self._lock:
            return self._core.link

    @property
    def sounds(self) -> tuple[str, ...]:
        """What the buzzer has played so far; "key" is the click of a press that the host has."""
        with self._lock:
            return tuple(self._core.sounds)

    @property
    def taken(self) -> int:
        """How many presses the box has taken since its power-on (refused ones are in `refused`)."""
        with self._lock:
            return self._core.counter

    def press(self, text: str) -> None:
        """Presses keys one after another, as `parse_keys` reads them. A press while no host is there is refused, as
        the box does. Raises `UnknownWord` for what is no key."""
        with self._lock:
            self._keys.extend(parse_keys(text))
        self._wake()

    def unplug(self) -> None:
        """Pulls the cable; the box loses its power with it."""
        with self._lock:
            self._port.unplug()
            self._rest = b""
            self.refused += self._keys
            self._keys.clear()

    def replug(self, keep_power: bool = False) -> None:
        """Puts the cable back. `keep_power`: the box ran on (a hub that lost the host only), else it starts anew."""
        with self._lock:
            if not keep_power:
                self._power_on()
            self._port.plug()
            if not keep_power:
                self._core.hello()
        self._wake()

    def restart(self) -> None:
        """The watchdog bites: the box starts anew while the port stays."""
        with self._lock:
            self._power_on()
            self._core.hello()
        self._wake()

    def pose_as(self, pose: str) -> None:
        """Becomes one of `POSES` from the next line on. Raises `UnknownWord`."""
        if pose not in POSES:
            raise UnknownWord(f"the simulated box cannot pose as {pose!r}")
        with self._lock:
            self._pose = pose
            self._power_on()

    def silence(self, on: bool = True) -> None:
        """Reads but says nothing (or speaks again)."""
        with self._lock:
            self._silent = on

    def garbage(self, length: int = 300) -> None:
        """Sends random bytes with line ends among them."""
        with self._lock:
            noise = bytes(self._random.choice((10, self._random.randrange(256))) for _ in range(length))
            self._rest += noise + b"\n"
        self._wake()

    def flood(self, on: bool = True) -> None:
        """Sends without end, as fast as the port takes it."""
        with self._lock:
            self._flooding = on
        self._wake()

    def spoil_next_line(self, how: str) -> None:
        """What happens to the next line sent: `half` (cut, without its end), `doubled` or `lost`."""
        if how not in ("half", "doubled", "lost"):
            raise UnknownWord(f"a line cannot be {how!r}")
        with self._lock:
            self._next_line = how

    def close(self) -> None:
        """Pulls the cable and ends the thread."""
        self._closing = True
        self._wake()
        self._thread.join(2.0)
        with self._lock:
            self._port.unplug()
            for fd in (self._wake_read, self._wake_write):
                with contextlib.suppress(OSError):
                    os.close(fd)

    def _power_on(self) -> None:
        boot = self._random.randrange(1, 1 << 24)
        self._rest = b""
        if self._pose == "other-version":
            self._core = BoxCore(boot, protocol=2, firmware="2.0.0")
        elif self._pose == "old-firmware":
            self._core = BoxCore(boot, firmware="0.9.0")
        elif self._pose == "wrong-device":
            self._core = BoxCore(boot, name="weatherstation")
        else:
            self._core = BoxCore(boot)

    def _wake(self) -> None:
        with contextlib.suppress(OSError):
            os.write(self._wake_write, b"!")

    def _run(self) -> None:
        while not self._closing:
            with self._lock:
                device = self._port.fileno()
                blocked = bool(self._rest)
            readers = [self._wake_read] if device < 0 else [self._wake_read, device]
            try:
                ready, _, _ = select.select(readers, [device] if blocked and device >= 0 else [], [], TURN_S)
            except (OSError, ValueError):
                continue  # the cable was pulled between the look and the wait
            if self._wake_read in ready:
                os.read(self._wake_read, 4096)
            with self._lock:
                self._turn(self._clock())

    def _turn(self, now: float) -> None:
        data = self._port.read()
        if self._pose == "chatterbox":
            self._rest += b"echo: busy processing T:21.3\n" * data.count(b"\n")
        elif data:
            self._core.feed(data, now)
        self._core.tick(now)
        self._type(now)
        if self._flooding and len(self._rest) < 4096:
            self._rest += b'{"t":"pong","id":1}\n' * 100
        for line in self._core.out:
            self._rest += b"" if self._silent else self._spoiled(line)
        self._core.out.clear()
        if not self._port.plugged:
            self._rest = b""
        self._rest = self._rest[self._port.write(self._rest) :] if self._rest else b""

    def _type(self, now: float) -> None:
        while self._keys and self._port.plugged:
            if self._core.link == "here" and len(self._core.pending) >= MOST_PENDING:
                return  # a person waits for the click; the rest is typed as the host keeps up
            key = self._keys.popleft()
            if not self._core.press(key, now):
                self.refused.append(key)

    def _spoiled(self, line: bytes) -> bytes:
        how, self._next_line = self._next_line, ""
        if how == "half":
            return line[: len(line) // 2]
        return line * {"": 1, "doubled": 2, "lost": 0}[how]
