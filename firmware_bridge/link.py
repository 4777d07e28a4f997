"""The serial link to the box: the only module that knows pyserial. A thread, a port, and no decisions.

What is to be done is decided in `link_machine`; here it is carried out, with a time-out on everything. The port is
opened for this program alone and by a name that stays (`/dev/serial/by-id`, a udev link), never `ttyACM0`: a box comes
back under another number while the old file is still open.
"""

import contextlib
import errno
import glob
import logging
import os
import select
import threading
import time
from collections import deque
from collections.abc import Callable
from typing import Final

import serial

from firmware_bridge.errors import BridgeError, PortBroken, PortBusy, PortDenied, PortMissing
from firmware_bridge.link_machine import (
    Broke,
    Close,
    ClosePort,
    Emit,
    Input,
    LinkMachine,
    Opened,
    OpenFailed,
    OpenPort,
    Output,
    PlayBeep,
    Received,
    Send,
    ShowLamps,
    Tick,
)
from firmware_bridge.messages import LampState, LinkDown, LinkEvent

STABLE_NAMES: Final = (
    "/dev/dicecaller-box",
    "/dev/serial/by-id/*dicecaller*",
    "/dev/serial/by-id/usb-MicroPython_Board_in_FS_mode*",
)
"""Where `auto` looks, best first: the link that our udev rule makes, then what the kernel calls a Pico."""

BAUD: Final = 115200  # a USB port ignores it, a UART adapter does not
WRITE_TIMEOUT_S: Final = 0.5
LONGEST_WAIT_S: Final = 0.5

_log = logging.getLogger(__name__)


def find_ports(patterns: tuple[str, ...] = STABLE_NAMES) -> tuple[str, ...]:
    """The ports that may be a box, best first; each device once, also when it has several names."""
    found: dict[str, str] = {}
    for pattern in patterns:
        for name in sorted(glob.glob(pattern)):
            found.setdefault(os.path.realpath(name), name)
    return tuple(found.values())


class Port:
    """An open serial port, ours alone. Raises `PortMissing`, `PortBusy`, `PortDenied` or `PortBroken`."""

    def __init__(self, name: str) -> None:
        try:
            self._serial = serial.Serial(name, BAUD, timeout=0, write_timeout=WRITE_TIMEOUT_S, exclusive=True)
            self._serial.reset_input_buffer()
        except (OSError, ValueError) as error:
            raise _named(error, name) from error

    def fileno(self) -> int:
        return int(self._serial.fileno())

    def read(self) -> bytes:
        """What is there; call it when select says so. Raises `PortBroken` when the device has gone."""
        try:
            return bytes(self._serial.read(4096))
        except (OSError, TypeError) as error:  # TypeError: pyserial, when the port is closed under it
            raise PortBroken(str(error)) from error

    def write(self, data: bytes) -> None:
        """Raises `PortBroken` when the device has gone, `PortBusy` when it takes nothing for `WRITE_TIMEOUT_S`."""
        try:
            self._serial.write(data)
        except serial.SerialTimeoutException as error:
            raise PortBusy("the device takes no more bytes") from error
        except OSError as error:
            raise PortBroken(str(error)) from error

    def close(self) -> None:
        # Unsent bytes are thrown away first, else the kernel may wait half a minute for a device that does not read.
        # termios.error, which the flush of a dead port raises, is no OSError.
        with contextlib.suppress(Exception):
            self._serial.reset_output_buffer()
        with contextlib.suppress(OSError):
            self._serial.close()


def _named(error: Exception, name: str) -> BridgeError:
    number = getattr(error, "errno", None)
    text = f"{name}: {os.strerror(number) if number else error}"
    if number in (errno.EAGAIN, errno.EBUSY):
        return PortBusy(text)
    if number in (errno.EACCES, errno.EPERM):
        return PortDenied(text)
    if number in (errno.ENOENT, errno.ENODEV, errno.ENXIO, errno.EIO):
        return PortMissing(text)
    return PortBroken(text)


class KeypadLink:
    """Speaks with the box in a thread of its own and puts what happens into `inbox` (called from that thread; it must
    not block). `port`: a name, or "auto". Lamps may be set at any time and are shown whenever a box is there.

    The thread waits for bytes, for a call, or for the machine's next due time, never without a limit. It holds no lock
    while it calls `inbox`.
    """

    def __init__(
        self, port: str, inbox: Callable[[LinkEvent], None], clock: Callable[[], float] = time.monotonic
    ) -> None:
        self._wanted = port
        self._inbox = inbox
        self._clock = clock
        self._machine = LinkMachine(int.from_bytes(os.urandom(4), "big"))
        self._port: Port | None = None
        self._tries = 0
        self._commands: deque[Input] = deque()
        self._wake_read, self._wake_write = os.pipe()
        os.set_blocking(self._wake_write, False)
        self._thread = threading.Thread(target=self._run, name="keypad-link", daemon=True)
        self._thread.start()

    def set_lamps(self, lamps: LampState) -> None:
        """Shows this picture from now on, also after every return of the box. Never waits."""
        self._command(ShowLamps(lamps))

    def beep(self, kind: str) -> None:
        """Plays a signal if a box is there; else it is dropped. `kind` is one of `BEEPS`."""
        self._command(PlayBeep(kind))

    def close(self, timeout_s: float = 2.0) -> None:
        """Closes the port and ends the thread; a second call does nothing."""
        self._command(Close())
        self._thread.join(timeout_s)

    def _command(self, command: Input) -> None:
        self._commands.append(command)
        with contextlib.suppress(OSError):  # a full pipe wakes just as well; a closed one is a link that has ended
            os.write(self._wake_write, b"!")

    def _run(self) -> None:
        try:
            while self._machine.phase != "done":
                self._turn()
        except Exception as error:
            _log.exception("the keypad link ended")
            self._inbox(LinkDown("closed", f"the link ended: {error}"))
        finally:
            self._close_port()
            os.close(self._wake_read)
            os.close(self._wake_write)

    def _turn(self) -> None:
        """Waits for the next thing to happen and lets the machine answer. Bytes come before time: a thread that was
        held up must not take waiting answers for silence."""
        due = self._machine.due
        wait_s = LONGEST_WAIT_S if due is None else min(max(due - self._clock(), 0.0), LONGEST_WAIT_S)
        readers: list[int] = [self._wake_read] + ([self._port.fileno()] if self._port else [])
        ready, _, _ = select.select(readers, [], [], wait_s)
        if self._wake_read in ready:
            os.read(self._wake_read, 4096)
        if self._port is not None and self._port.fileno() in ready:
            self._step(self._read(self._port))
        while self._commands:
            self._step(self._commands.popleft())
        due = self._machine.due
        if due is not None and self._clock() >= due:
            self._step(Tick())

    def _read(self, port: Port) -> Input:
        try:
            return Received(port.read())
        except PortBroken as error:
            return Broke("unplugged", str(error))

    def _step(self, given: Input) -> None:
        todo: deque[Output] = deque(self._machine.step(self._clock(), given))
        while todo:
            follow = self._carry_out(todo.popleft())
            if follow is not None:
                todo.extend(self._machine.step(self._clock(), follow))

    def _carry_out(self, output: Output) -> Input | None:
        match output:
            case OpenPort():
                return self._open()
            case ClosePort():
                self._close_port()
            case Send(data):
                return self._write(data)
            case Emit(event):
                self._inbox(event)
        return None

    def _write(self, data: bytes) -> Input | None:
        if self._port is None:
            return None
        try:
            self._port.write(data)
        except PortBusy as error:
            return Broke("silent", str(error))
        except PortBroken as error:
            return Broke("unplugged", str(error))
        return None

    def _open(self) -> Input:
        names = find_ports() if self._wanted == "auto" else (self._wanted,)
        if not names:
            return OpenFailed("missing", "no keypad box is plugged in")
        name = names[self._tries % len(names)]
        self._tries += 1
        try:
            self._port = Port(name)
        except PortBusy as error:
            return OpenFailed("busy", str(error))
        except PortDenied as error:
            return OpenFailed("denied", str(error))
        except PortMissing as error:
            return OpenFailed("missing", str(error))
        except PortBroken as error:
            return OpenFailed("wrong-device", str(error))
        return Opened(name)

    def _close_port(self) -> None:
        if self._port is not None:
            self._port.close()
            self._port = None
