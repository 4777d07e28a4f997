"""A screen with ten fingers where there is none: an X server whose touchscreen is a socket. Nothing of ours is in it.

The server is Xorg with its dummy screen and its own `inputtest` driver; a touch goes through the server's input code,
XInput 2 and SDL to the window exactly as that of a touchscreen does, with several fingers down at once. What is not
real is the glass and the kernel's part. Debian: xserver-xorg-core and xserver-xorg-video-dummy.
"""

from __future__ import annotations

import os
import shutil
import socket
import struct
import subprocess
import tempfile
from collections.abc import Iterable
from pathlib import Path

from display.errors import NoScreen

FINGERS = 10
_MODULES = Path("/usr/lib/xorg/modules")
_NEEDED = (_MODULES / "input/inputtest_drv.so", _MODULES / "drivers/dummy_drv.so")
_LIMIT_S = 20.0

# xf86-input-inputtest-protocol.h, version 1.1; touch types are XInput 2's XI_TouchBegin and XI_TouchEnd
_CLIENT_VERSION, _WAIT_FOR_SYNC, _TOUCH = 0, 1, 6
_BEGIN, _END = 18, 20
_AXIS = 0xFFFF
_VALUATORS = 64
_TOUCH_FORMAT = f"=IIIII8s4x{_VALUATORS}d{_VALUATORS}d"

_CONFIG = """
Section "ServerFlags"
    Option "AutoAddDevices" "false"
    Option "AutoAddGPU" "false"
    Option "DontVTSwitch" "true"
EndSection
Section "Device"
    Identifier "nowhere"
    Driver "dummy"
    VideoRam 65536
EndSection
Section "Monitor"
    Identifier "glass"
    HorizSync 1-2000
    VertRefresh 1-200
    Modeline "{w}x{h}" {clock:.2f} {w} {w1} {w2} {w3} {h} {h1} {h2} {h3}
EndSection
Section "Screen"
    Identifier "screen"
    Device "nowhere"
    Monitor "glass"
    DefaultDepth 24
    SubSection "Display"
        Depth 24
        Modes "{w}x{h}"
        Virtual {w} {h}
    EndSubSection
EndSection
Section "InputDevice"
    Identifier "fingers"
    Driver "inputtest"
    Option "SocketPath" "{socket}"
    Option "DeviceType" "Touch"
    Option "TouchCount" "{fingers}"
EndSection
Section "ServerLayout"
    Identifier "layout"
    Screen "screen"
    InputDevice "fingers"
EndSection
"""


def missing() -> str:
    """What is not there for such a screen, in a few words; "" where all is."""
    if shutil.which("Xorg") is None or not all(path.exists() for path in _NEEDED):
        return "Xorg with its dummy and inputtest drivers (apt-get install xserver-xorg-core xserver-xorg-video-dummy)"
    return ""


class Touchscreen:
    """A running X server of this size; `display` is its name for $DISPLAY. Raises NoScreen where there can be none."""

    def __init__(self, size: tuple[int, int]) -> None:
        if lacking := missing():
            raise NoScreen(f"a touchscreen cannot be simulated without {lacking}")
        self.size = size
        self._folder = tempfile.TemporaryDirectory(prefix="touchscreen-")
        self._down: set[int] = set()
        self._socket = socket.socket(socket.AF_UNIX)
        self._socket.settimeout(_LIMIT_S)
        try:
            self._server, self.display = self._started()
            self._socket.connect(self._path)
            self._socket.sendall(struct.pack("=IIHH", 12, _CLIENT_VERSION, 1, 1))
            self._answer()
        except OSError as error:
            self.close()
            raise NoScreen(f"the simulated touchscreen does not answer: {error.strerror or error}") from error

    @property
    def _path(self) -> str:
        return str(Path(self._folder.name) / "fingers")

    def _started(self) -> tuple[subprocess.Popen[bytes], str]:
        w, h = self.size
        config = Path(self._folder.name) / "xorg.conf"
        times = {"w1": w + 40, "w2": w + 144, "w3": w + 288, "h1": h + 1, "h2": h + 4, "h3": h + 22}
        clock = times["w3"] * times["h3"] * 60 / 1e6
        config.write_text(_CONFIG.format(w=w, h=h, clock=clock, socket=self._path, fingers=FINGERS, **times))
        log = Path(self._folder.name) / "log"
        read_end, write_end = os.pipe()
        command = ["Xorg", "-displayfd", str(write_end), "-config", str(config), "-logfile", str(log), "-noreset"]
        command += ["-novtswitch", "-sharevts", "-nolisten", "tcp"]
        server = subprocess.Popen(command, pass_fds=(write_end,), stderr=subprocess.DEVNULL, stdout=subprocess.DEVNULL)
        os.close(write_end)
        with os.fdopen(read_end) as answer:
            number = answer.readline().strip()  # empty where the server has ended
        if not number:
            server.wait()
            raise OSError("the X server ended at once")
        return server, f":{number}"

    def _answer(self) -> None:
        """The server's next answer. Raises OSError where it has gone."""
        if not self._socket.recv(64):
            raise OSError("the X server closed the touchscreen's socket")

    def press(self, finger: int, x: float, y: float) -> None:
        """Put a finger (0 to 9) down at these pixels."""
        self._down.add(finger)
        self._send(finger, _BEGIN, x, y)

    def release(self, finger: int) -> None:
        """Lift a finger again."""
        if finger in self._down:
            self._down.discard(finger)
            self._send(finger, _END, 0.0, 0.0)

    def touch(self, points: Iterable[tuple[float, float]]) -> None:
        """Touch all these places at once: the first finger is lifted only when the last is down."""
        fingers = list(enumerate(points))
        for finger, (x, y) in fingers:
            self.press(finger, x, y)
        self.settle()
        for finger, _point in fingers:
            self.release(finger)
        self.settle()

    def bounce(self, x: float, y: float, times: int = 3) -> None:
        """A fault: one touch that the panel reports so many times."""
        for _time in range(times):
            self.touch([(x, y)])

    def settle(self) -> None:
        """Return when the server has passed on everything so far."""
        self._socket.sendall(struct.pack("=II", 8, _WAIT_FOR_SYNC))
        self._answer()

    def _send(self, finger: int, kind: int, x: float, y: float) -> None:
        w, h = self.size
        places = ((x + 0.5) * _AXIS / w, (y + 0.5) * _AXIS / h, *[0.0] * (_VALUATORS - 2))
        mask = bytes([0b11 if kind == _BEGIN else 0, *[0] * 7])
        length = struct.calcsize(_TOUCH_FORMAT)
        self._socket.sendall(
            struct.pack(_TOUCH_FORMAT, length, _TOUCH, finger, kind, 0, mask, *places, *[0.0] * _VALUATORS)
        )

    def close(self) -> None:
        """End the server; windows on it are lost."""
        self._socket.close()
        server = getattr(self, "_server", None)
        if server is not None:
            server.terminate()
            server.wait(timeout=_LIMIT_S)
        self._folder.cleanup()

    def __enter__(self) -> Touchscreen:
        return self

    def __exit__(self, *_why: object) -> None:
        self.close()
