"""USB number pads as keypads, read by evdev so that they work without a window: the only module that knows evdev.

Several pads can be plugged in; each has an id that stays with its USB socket, so that a pad can belong to a seat. A pad
is taken for this program alone (grabbed): its keys do not reach the console as well.

The map, the same shift-then-key idea and the same places as the box (hardware/keys.md shows it in large type):

    1-6 digits · Enter enter · . or Backspace back · - pass · + down (next) · = or Tab more
    the voice: * repeat · 7 slower · 8 quieter · 9 louder · 0 stop
    / is shift:  // help · /. undo · /- void · /* more · /+ up · /7 /8 /9 /0 the digits · /6 faster
    colours: /1 red · /2 yellow · /3 green · /4 blue · /5 white

A roll needs no colours here: values in the fixed order white white red yellow green blue. Num Lock is ignored: many
pads send it by themselves around every digit. Whole keyboards work too when named: their upper row is digits, their
letters are colours and the words of `dicecaller keypad --sim`, their keys for the sound are the voice's.
"""

import contextlib
import importlib
import logging
import os
import re
import select
import threading
import time
from collections.abc import Callable
from dataclasses import dataclass
from typing import Any, Final, Protocol

from firmware_bridge.errors import BridgeError, PortBroken, PortMissing
from firmware_bridge.messages import KeyPressed, LinkDown, LinkEvent, LinkUp

# Linux input-event-codes.h: part of the kernel's interface, so they stay.
DIGITS: Final = {79: "1", 80: "2", 81: "3", 75: "4", 76: "5", 77: "6", 11: "0"} | {
    code: str(code - 1) for code in range(2, 11)
}
VOICE: Final = {71: "slower", 72: "quieter", 73: "louder", 82: "stop", 113: "stop", 114: "quieter", 115: "louder"}
"""The keys of the block that no die needs, and those that some pads and keyboards have for the sound."""
LETTERS: Final = {17: "w", 19: "r", 21: "y", 44: "y", 34: "g", 48: "b"} | {
    31: "slower",
    33: "faster",
    37: "quieter",
    38: "louder",
    45: "stop",
    57: "repeat",
    25: "pass",
    47: "void",
    22: "undo",
    50: "more",
    35: "help",
}
"""Letters of whole keyboards; Y and Z both, since they change places in German."""
ENTER, BACK, MINUS, STAR, PLUS, SHIFT, MORE = "enter", "back", "pass", "repeat", "down", "shift", "more"
SIGNS: Final = {96: ENTER, 28: ENTER, 83: BACK, 121: BACK, 14: BACK, 111: BACK, 74: MINUS, 12: MINUS, 55: STAR} | {
    78: PLUS,
    108: PLUS,
    103: "up",
    117: MORE,
    13: MORE,
    15: MORE,
    98: SHIFT,
    53: SHIFT,
    59: "help",
    1: "undo",
}
SHIFTED: Final = {SHIFT: "help", BACK: "undo", MINUS: "void", STAR: "more", PLUS: "up", ENTER: ENTER} | {
    "1": "r",
    "2": "y",
    "3": "g",
    "4": "b",
    "5": "w",
    "6": "faster",
    "slower": "7",
    "quieter": "8",
    "louder": "9",
    "stop": "0",
}
PAD_KEYS: Final = frozenset({79, 80, 81, 75, 76, 77, 71, 72, 73, 82, 96})
"""What a device must have to be a number pad: the digits of the block and its Enter."""
A_LETTER: Final = 30

SHIFT_FOR_S: Final = 3.0
SAME_KEY_S: Final = 0.02
"""The same key again within this is no finger: a "00" key sends 0 twice, and contacts bounce."""
LOOK_EVERY_S: Final = 1.0

_log = logging.getLogger(__name__)


@dataclass(frozen=True, slots=True)
class PadInfo:
    """A device that may be a pad. `pad`: its id, the same whenever it is in the same socket."""

    pad: str
    name: str
    path: str
    codes: frozenset[int]


class PadDevice(Protocol):
    """An open pad, ours alone. `read`: (code, value) pairs that are there now, value 1 for a press; raises
    `PortBroken` when the pad has gone."""

    def fileno(self) -> int: ...
    def read(self) -> list[tuple[int, int]]: ...
    def close(self) -> None: ...


class PadSource(Protocol):
    """Where pads come from. `found` never raises; `open` raises a `BridgeError`."""

    def found(self) -> list[PadInfo]: ...
    def open(self, info: PadInfo) -> PadDevice: ...


def is_number_pad(info: PadInfo, also: tuple[str, ...] = ()) -> bool:
    """Whether a device is taken. Many pads claim to have every key, so a keyboard's worth of keys is no proof against
    a pad: then its name decides, or `also` (parts of names or ids that a person has set)."""
    if not info.codes >= PAD_KEYS:
        return False
    if any(part and (part in info.name or part == info.pad) for part in also):
        return True
    return A_LETTER not in info.codes or re.search(r"\bnum|pad\b|calc", info.name, re.IGNORECASE) is not None


def key_of(code: int) -> str | None:
    """The first meaning of a key by its code; "shift" for the key that asks for the second, None for no key of ours."""
    return DIGITS.get(code) or VOICE.get(code) or SIGNS.get(code) or LETTERS.get(code)


class PadKeymap:
    """Codes of one pad to key names: shift, and doubled keys dropped. Pure: time is passed in."""

    def __init__(self) -> None:
        self._shift_until = 0.0
        self._last = (0, -1.0)

    def press(self, code: int, now: float) -> str | None:
        """The key's name, or None for shift itself, a doubled press and keys that mean nothing."""
        doubled = code == self._last[0] and now - self._last[1] < SAME_KEY_S
        self._last = (code, now)
        name = key_of(code)
        if name is None or doubled:
            return None
        if now < self._shift_until:
            self._shift_until = 0.0
            return SHIFTED.get(name)
        if name == SHIFT:
            self._shift_until = now + SHIFT_FOR_S
            return None
        return name


class EvdevPads:
    """The pads of this machine. Raises `PortMissing` where the package evdev is not installed."""

    def __init__(self) -> None:
        try:
            self._evdev: Any = importlib.import_module("evdev")
        except ImportError as error:
            raise PortMissing(
                "number pads without a window need the package evdev: .venv/bin/pip install evdev"
            ) from error
        self._nodes: dict[tuple[str, int], PadInfo] = {}

    def found(self) -> list[PadInfo]:
        nodes: dict[tuple[str, int], PadInfo] = {}
        for path in self._evdev.list_devices():
            with contextlib.suppress(OSError):
                node = (path, os.stat(path).st_ctime_ns)
                # Looked at each second: a node that is still the same is not opened again.
                nodes[node] = self._nodes.get(node) or self._look_at(path)
        self._nodes = nodes
        return list(nodes.values())

    def _look_at(self, path: str) -> PadInfo:
        device = self._evdev.InputDevice(path)
        try:
            codes = frozenset(device.capabilities().get(self._evdev.ecodes.EV_KEY, ()))
            socket = re.sub(r"/input\d+$", "", device.phys or "") or path
            return PadInfo(socket, device.name, path, codes)
        finally:
            device.close()

    def open(self, info: PadInfo) -> PadDevice:
        try:
            return _EvdevPad(self._evdev.InputDevice(info.path), self._evdev.ecodes.EV_KEY)
        except OSError as error:
            raise PortBroken(f"{info.name}: {error}") from error


class _EvdevPad:
    def __init__(self, device: Any, key_event: int) -> None:
        self._device = device
        self._key_event = key_event
        try:
            device.grab()
        except OSError:
            device.close()
            raise

    def fileno(self) -> int:
        return int(self._device.fd)

    def read(self) -> list[tuple[int, int]]:
        try:
            return [(event.code, event.value) for event in self._device.read() if event.type == self._key_event]
        except BlockingIOError:
            return []
        except OSError as error:
            raise PortBroken(str(error)) from error

    def close(self) -> None:
        with contextlib.suppress(OSError):
            self._device.close()


class NumberPads:
    """Watches for pads and puts their keys into `inbox` (called from this thread; it must not block): `KeyPressed` with
    `pad`, `LinkUp` and `LinkDown` with `what` for each pad that comes and goes, each said once."""

    def __init__(
        self,
        inbox: Callable[[LinkEvent], None],
        source: PadSource,
        clock: Callable[[], float] = time.monotonic,
        also: tuple[str, ...] = (),
        look_every_s: float = LOOK_EVERY_S,
    ) -> None:
        self._look_every_s = look_every_s
        self._inbox = inbox
        self._source = source
        self._clock = clock
        self._also = also
        self._open: dict[str, tuple[PadInfo, PadDevice, PadKeymap]] = {}
        self._refused: set[str] = set()
        self._look_at = clock()
        self._closing = False
        self._wake_read, self._wake_write = os.pipe()
        self._thread = threading.Thread(target=self._run, name="number-pads", daemon=True)
        self._thread.start()

    def close(self, timeout_s: float = 2.0) -> None:
        """Lets go of all pads and ends the thread; a second call does nothing."""
        self._closing = True
        with contextlib.suppress(OSError):
            os.write(self._wake_write, b"!")
        self._thread.join(timeout_s)

    def _run(self) -> None:
        try:
            while not self._closing:
                self._turn()
        except Exception as error:
            _log.exception("the number pads ended")
            self._inbox(LinkDown("closed", f"the number pads ended: {error}", "pads"))
        finally:
            for _, device, _ in self._open.values():
                device.close()
            os.close(self._wake_read)
            os.close(self._wake_write)

    def _turn(self) -> None:
        now = self._clock()
        if now >= self._look_at:
            self._look_at = now + self._look_every_s
            self._look()
        devices = {device.fileno(): pad for pad, (_, device, _) in self._open.items()}
        ready, _, _ = select.select([self._wake_read, *devices], [], [], self._look_every_s)
        if self._wake_read in ready:
            os.read(self._wake_read, 64)
        for fd in ready:
            if fd in devices:
                self._read(devices[fd])

    def _look(self) -> None:
        wanted = [info for info in self._source.found() if is_number_pad(info, self._also)]
        self._refused &= {info.pad for info in wanted}
        for info in wanted:
            if info.pad in self._open or info.pad in self._refused:
                continue
            try:
                self._open[info.pad] = (info, self._source.open(info), PadKeymap())
            except BridgeError as error:
                self._refused.add(info.pad)
                self._inbox(LinkDown("busy", str(error), info.pad))
            else:
                self._inbox(LinkUp(info.pad, info.name, 0))

    def _read(self, pad: str) -> None:
        info, device, keymap = self._open[pad]
        try:
            events = device.read()
        except PortBroken:
            del self._open[pad]
            device.close()
            self._inbox(LinkDown("unplugged", info.name, pad))
            return
        for code, value in events:
            key = keymap.press(code, self._clock()) if value == 1 else None
            if key is not None:
                self._inbox(KeyPressed(key, None, pad))
