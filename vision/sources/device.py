"""A camera in a thread of its own, so that nobody ever waits for a driver. Not a driver: see `v4l2` and `picamera`.

Drivers block: `read` of an unplugged USB camera may take ten seconds or for ever (opencv#14044, picamera2#794). So the
thread that grabs pictures is never waited for, only the slot it leaves its newest picture in.
"""

from __future__ import annotations

import logging
import threading
import time
from collections.abc import Callable
from typing import Protocol

from vision.errors import SourceFault
from vision.sources.base import Frame, Image

log = logging.getLogger(__name__)

#: How long after a failure the device is opened again: at once, then with growing pauses, for ever.
BACK_OFF_S = (0.1, 0.5, 1.0, 2.0, 3.0)
#: A device that has given nothing for so long is closed and opened again.
SILENT_S = 2.0
#: A driver that does not come back from opening, or from closing, within so long is not waited for any more.
OPEN_S, CLOSE_S = 10.0, 3.0


class Device(Protocol):
    """A driver. Used by one thread at a time, which is why its calls may block.

    Only a `close` that hangs may still be under way while it is opened anew: it has let go of its camera first.
    """

    @property
    def name(self) -> str: ...

    @property
    def fps(self) -> float: ...

    def open(self) -> None:
        """Open or reopen it. Raises SourceFault when it is not there."""

    def grab(self) -> tuple[Image, Image | None] | None:
        """The next picture and, where the camera makes one, a small grey one; None when none came. Both are copies."""

    def close(self) -> None: ...


class DeviceSource:
    """A FrameSource that keeps a Device alive: opens it, takes it back when it returns, always has the newest frame.

    The first opening is waited for, so that a wrong name is told at once (SourceFault, also where nothing is heard of
    the driver within `open_s`).
    """

    live = True
    #: Drivers give the size they can, not always the one asked for, but they stay with it.
    steady_size = True

    def __init__(
        self,
        device: Device,
        clock: Callable[[], float] = time.monotonic,
        open_s: float = OPEN_S,
        close_s: float = CLOSE_S,
    ) -> None:
        self._device = device
        self._clock = clock
        self._close_s = close_s
        self._began = clock()
        self._changed = threading.Condition()
        self._newest: Frame | None = None
        self._fault: SourceFault | None = None
        self._stop = threading.Event()
        self._opened = threading.Event()
        self._refused: Exception | None = None
        self._thread = threading.Thread(target=self._work, name=f"camera {device.name}", daemon=True)
        self._thread.start()
        if not self._opened.wait(open_s):
            self._stop.set()
            raise SourceFault(
                "unplugged", f"{device.name}: the driver does not answer; pull the camera out and in again"
            )
        if self._refused is not None:
            raise self._refused

    @property
    def name(self) -> str:
        return self._device.name

    @property
    def fps(self) -> float:
        return self._device.fps

    @property
    def ended(self) -> bool:
        return self._stop.is_set()

    @property
    def now(self) -> float:
        return self._clock() - self._began

    def read(self, timeout_s: float) -> Frame | None:
        """The newest picture not yet given. SourceFault while the device is gone (after waiting `timeout_s` for it)."""
        with self._changed:
            self._changed.wait_for(lambda: self._newest is not None or self.ended, timeout_s)
            frame, self._newest = self._newest, None
            if frame is None and self._fault is not None:
                raise self._fault
            return frame

    def close(self) -> None:
        """Stop; waits at most a second for the driver, then leaves it to end by itself."""
        self._stop.set()
        with self._changed:
            self._changed.notify_all()
        self._thread.join(timeout=1.0)

    def _work(self) -> None:
        try:
            self._device.open()
        except Exception as error:  # the top of a thread: raised in the thread that waits for the opening
            self._refused = error
            return
        finally:
            self._opened.set()
        number = 0
        heard = self.now
        while not self._stop.is_set():
            grabbed = self._grab()
            if grabbed is None:
                if self._fault is None and self.now - heard < SILENT_S:
                    self._stop.wait(0.005)
                    continue
                self._reopen()
                heard = self.now
                continue
            heard = self.now
            image, small = grabbed
            self._put(Frame(image, heard, number, small), None)
            number += 1
        self._close_device()

    def _grab(self) -> tuple[Image, Image | None] | None:
        try:
            return self._device.grab()
        except SourceFault as fault:
            self._put(None, fault)
        except Exception as error:  # the top of a thread: whatever a driver throws is a fault, not our end
            log.warning("camera %s: %s", self.name, error)
            self._put(None, SourceFault("unplugged", f"{self.name}: {error}"))
        return None

    def _reopen(self) -> None:
        self._put(None, self._fault or SourceFault("unplugged", f"{self.name}: no more pictures"))
        self._close_device()
        attempt = 0
        while not self._stop.wait(BACK_OFF_S[min(attempt, len(BACK_OFF_S) - 1)]):
            attempt += 1
            if self._quietly(self._device.open):
                self._fault = None
                return

    def _close_device(self) -> None:
        """Drivers may hang in closing a camera that is gone: then that thread is left behind."""
        closing = threading.Thread(target=self._quietly, args=(self._device.close,), daemon=True)
        closing.start()
        closing.join(self._close_s)

    def _put(self, frame: Frame | None, fault: SourceFault | None) -> None:
        with self._changed:
            self._newest, self._fault = frame, fault
            self._changed.notify_all()

    def _quietly(self, call: Callable[[], None]) -> bool:
        try:
            call()
        except Exception as error:  # still the top of the thread: an unwilling driver is tried again
            log.info("camera %s: %s", self.name, error)
            return False
        return True
