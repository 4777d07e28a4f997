"""The real firmware files, run by MicroPython's Unix port behind a pseudo-terminal: for tests and measurements.

Needs the repository (hardware/firmware, hardware/fakes) and the `micropython` program of the dev extra; `available`
says whether both are there. Pins, strip and buzzer are the fakes of hardware/fakes; everything else is what runs on the
board. The host's side of the terminal is opened by whoever tests, usually a `KeypadLink`.
"""

import importlib.util
import os
import shutil
import subprocess
import sys
import tempfile
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from types import ModuleType
from typing import Any, Final

from firmware_bridge.errors import PortMissing, UnknownWord
from firmware_bridge.pseudo_port import PseudoPort

HARDWARE: Final = Path(__file__).resolve().parent.parent / "hardware"


def micropython() -> str | None:
    """The Unix port's program: beside this Python, or on the PATH."""
    beside = Path(sys.executable).with_name("micropython")
    return str(beside) if beside.exists() else shutil.which("micropython")


def available() -> bool:
    return micropython() is not None and (HARDWARE / "firmware" / "main.py").exists()


def firmware_module(name: str) -> ModuleType:
    """One of the firmware's pure files (`pins`, `keymap`, `lamps`, …) as a module of this Python. Raises `PortMissing`
    without the repository."""
    path = HARDWARE / "firmware" / f"{name}.py"
    spec = importlib.util.spec_from_file_location(f"dicecaller_firmware_{name}", path)
    if not path.exists() or spec is None or spec.loader is None:
        raise PortMissing(f"the firmware file {path} is not there")
    module = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(module)
    return module


def key_strokes(key: str) -> tuple[tuple[int, int], ...]:
    """The (row pin, column pin) pairs to press after one another for a key's name: one, or shift and then one."""
    pins, keymap = firmware_module("pins"), firmware_module("keymap")
    shifted = {name: base for base, name in keymap.SHIFTED.items() if name != base}
    places = {
        name: (pins.ROW_PINS[row], pins.COLUMN_PINS[column])
        for row, names in enumerate(keymap.LAYOUT)
        for column, name in enumerate(names)
    }
    if key in places and key != keymap.SHIFT:
        return (places[key],)
    if key in shifted:
        return (places[keymap.SHIFT], places[shifted[key]])
    raise UnknownWord(f"the box has no key {key!r}")


class FirmwareProcess:
    """The box, powered. `link`: the stable name of its port, made with `power_on` and gone with `power_off`.

    Raises `PortMissing` where `available` is false.
    """

    def __init__(self, link: Path) -> None:
        if not available():
            raise PortMissing("MicroPython's Unix port (pip install -e '.[dev]') or hardware/firmware is not there")
        self._folder = Path(tempfile.mkdtemp(prefix="dicecaller-firmware-"))
        self._port = PseudoPort(link)
        self._fingers = -1
        self._process: subprocess.Popen[bytes] | None = None
        self.power_on()

    @property
    def port(self) -> str:
        return self._port.name

    @property
    def witness(self) -> list[str]:
        """What lamps, buzzer and watchdog did since the last power-on, in order."""
        path = self._folder / "witness"
        return path.read_text().splitlines() if path.exists() else []

    @property
    def alive(self) -> bool:
        return self._process is not None and self._process.poll() is None

    def power_on(self, held: tuple[tuple[int, int], ...] = ()) -> None:
        """Plugs the box in. `held`: keys, as (row pin, column pin), that are down while it starts."""
        fingers = self._folder / "fingers"
        if not fingers.exists():
            os.mkfifo(fingers)
        (self._folder / "witness").write_text("")
        self._fingers = os.open(fingers, os.O_RDWR)
        for place in held:
            self.finger("down", place)
        self._port.plug()
        program = micropython()
        assert program is not None
        environment: dict[str, Any] = {
            **os.environ,
            "MICROPYPATH": f"{HARDWARE / 'fakes'}:{HARDWARE / 'firmware'}",
            "BOX_FINGERS": str(fingers),
            "BOX_WITNESS": str(self._folder / "witness"),
        }
        console = os.dup(self._port.fileno())
        os.set_blocking(console, True)
        self._process = subprocess.Popen(
            [program, "main.py"], stdin=console, stdout=console, cwd=HARDWARE / "firmware", env=environment
        )
        os.close(console)

    def power_off(self) -> None:
        """Pulls the cable: the firmware ends at once and the port goes."""
        if self._process is not None:
            self._process.kill()
            self._process.wait(5.0)
            self._process = None
        self._port.unplug()
        if self._fingers >= 0:
            os.close(self._fingers)
            self._fingers = -1

    def close(self) -> None:
        self.power_off()
        shutil.rmtree(self._folder, ignore_errors=True)

    def finger(self, action: str, place: tuple[int, int]) -> None:
        """`down` or `up` at one (row pin, column pin)."""
        os.write(self._fingers, f"{action} {place[0]} {place[1]}\n".encode())

    def tap(self, key: str) -> None:
        """Presses a key, or shift and then a key. Does not wait: the fake pins make each movement last long enough for
        the debouncer."""
        for place in key_strokes(key):
            self.finger("down", place)
            self.finger("up", place)


@contextmanager
def running_firmware(link: Path) -> Iterator[FirmwareProcess]:
    """A powered box that is switched off and cleaned up at the end."""
    process = FirmwareProcess(link)
    try:
        yield process
    finally:
        process.close()
