"""The table's camera: a source of frames and a watcher, pumped frame by frame or by a thread of its own.

Pumped (headless scripts, demonstrations) the time is the source's; in a thread the events go into the inbox. What the
events mean is the controller's business.
"""

from __future__ import annotations

import contextlib
import logging
import threading
from collections import deque
from collections.abc import Callable

from vision.annotate import annotate
from vision.encode import encode_png
from vision.errors import BadThrow, SourceFault
from vision.reader import Reader
from vision.reading import DiceSet, Reading
from vision.simulated.tray import SimulatedTray
from vision.sources.base import FrameSource, Image
from vision.watching import ReadsDice, TrayEvent, Watcher

READ_TIMEOUT_S = 0.5
#: After a bug the thread goes on after this time, so many times in a row; with so many frames since, all is well again.
RESTART_S, MOST_FAILURES, HEALTHY_FRAMES = 1.0, 5, 30

_log = logging.getLogger(__name__)


class Camera:
    """Frames in, tray events out. `sim` is the simulated tray where the source is one."""

    def __init__(self, source: FrameSource, reader: ReadsDice | None = None) -> None:
        self.source = source
        self.sim = source if isinstance(source, SimulatedTray) else None
        self._watcher = Watcher(
            reader or Reader(), DiceSet(), live=source.live, fps=source.fps, steady_size=source.steady_size
        )
        self._wishes: deque[Callable[[], None]] = deque()
        self._lock = threading.Lock()
        self._closing = threading.Event()
        self._seen: tuple[Image, Reading] | None = None
        self._thread: threading.Thread | None = None

    @property
    def now(self) -> float:
        return self.source.now

    def expect(self, dice_set: DiceSet) -> None:
        """Watch for these dice from the next frame on; from any thread."""
        self._wish(lambda: self._watcher.expect(dice_set))

    def _wish(self, wish: Callable[[], None]) -> None:
        with self._lock:
            self._wishes.append(wish)

    def pump(self) -> tuple[TrayEvent, ...]:
        """One frame: what it shows that the one before did not."""
        with self._lock:
            wishes, self._wishes = self._wishes, deque()
        for wish in wishes:
            wish()
        try:
            frame = self.source.read(READ_TIMEOUT_S)
        except SourceFault:
            frame = None
        if frame is None:
            return self._watcher.silence(self.source.now)
        events = self._watcher.feed(frame)
        for event in events:
            if event.reading is not None:
                self._seen = (frame.image, event.reading)
        return events

    def picture(self) -> bytes | None:
        """The tray as it was read last, with the reading drawn over it, as PNG; None where nothing was read yet."""
        seen = self._seen
        return encode_png(annotate(*seen)) if seen is not None else None

    # --- as a thread --------------------------------------------------------------------------------------------------
    def start(self, inbox: Callable[[TrayEvent], None], failed: Callable[[str], None]) -> None:
        """Pump in a thread of its own. `failed` is told of a bug; where the thread can go on, `mended` follows."""
        self._thread = threading.Thread(target=self._run, args=(inbox, failed), name="camera", daemon=True)
        self._thread.start()

    def _run(
        self, inbox: Callable[[TrayEvent], None], failed: Callable[[str], None], pause_s: float = RESTART_S
    ) -> None:
        """A frame that nobody thought of is not the end of the evening. The watcher stays: it knows what was called."""
        failures = healthy = 0
        while failures < MOST_FAILURES and not self._closing.is_set() and not self.source.ended:
            try:
                for event in self.pump():
                    inbox(event)
                healthy += 1
                if failures and healthy == HEALTHY_FRAMES:
                    failures = 0
                    inbox(TrayEvent("mended", self.now, -1, fault="unplugged"))
            except Exception as error:
                _log.exception("the camera thread met a bug")
                healthy, failures = 0, failures + 1
                self._watcher.sight_lost()
                if failures == 1:
                    failed(f"{type(error).__name__}: {error}")
                self._closing.wait(pause_s)

    def throw(self, colours: tuple[str, ...]) -> None:
        """The simulated tray throws these dice."""
        if self.sim is not None:
            self.sim.throw_random(colours)

    def take_out(self, colours: tuple[str, ...]) -> None:
        """The simulated tray loses these dice, as if somebody had set them aside."""
        for colour in colours:
            with contextlib.suppress(BadThrow):
                if self.sim is not None:
                    self.sim.remove(colour)

    def close(self) -> None:
        self._closing.set()
        self.source.close()
        if self._thread is not None:
            self._thread.join(timeout=2.0)
