"""Faults of a source of frames as they show in what it sends: gone, frozen, black, of another size, slow. Pure.

Where the camera looks (moved) and what it does to colours (swapped) is told by the watcher, who knows tray and dice.
"""

from __future__ import annotations

from collections import deque

import cv2
import numpy as np

from vision.motion import Grey
from vision.sources.base import Frame, Image

#: Each fault is told when it has lasted so long on the source's clock; all are noticed within two seconds.
PATIENCE_S = {"unplugged": 1.0, "frozen": 1.5, "black": 1.0, "wrong-size": 0.5, "slow": 1.0}
#: The rate is judged over the last so many seconds, and not before half of them have passed.
RATE_OVER_S = 1.0
#: A picture is black when it is this dark and holds nothing: grey levels of 255.
BLACK_MEAN, BLACK_SPREAD = 10.0, 4.0
#: Slow is less than this share of the promised rate.
SLOW_SHARE = 0.4
#: A file waits for nobody to look at it: what is wrong with its pictures is told with the first of them.
FILE_PATIENCE_S = PATIENCE_S | {"wrong-size": 0.0}
#: Pictures that change size over and over are one fault: it is mended after so long without any of another size.
STEADY_S = 0.5
#: A camera that came back with another size, and stays with it, is taken as it is after so long.
GIVING_IN_S = 10.0
#: With these faults a picture shows nothing that may be read.
BLINDING = frozenset({"frozen", "black", "wrong-size", "unplugged"})


class Health:
    """Keeps, for each fault, since when its sign is seen. `told` are the faults reported and not yet mended."""

    def __init__(self, live: bool, fps: float, steady_size: bool = False) -> None:
        self.told: set[str] = set()
        self._live = live
        self._fps = fps
        self._steady_size = steady_size
        self._patience_s = PATIENCE_S if live else FILE_PATIENCE_S
        #: The size pictures ought to have; the other one they have had without a break, since when; the last such.
        self._size: tuple[int, ...] | None = None
        self._other: tuple[tuple[int, ...], float] | None = None
        self._last_other_at: float | None = None
        self._since: dict[str, float] = {}
        self._previous: Image | None = None
        self._heard: float | None = None
        self._recent: deque[tuple[float, int]] = deque(maxlen=256)

    def feed(self, frame: Frame, grey: Grey) -> tuple[tuple[str, bool], ...]:
        """Faults that began (True) or ended (False) with this frame."""
        self._heard = frame.at
        signs = {"unplugged": False, "black": _black(grey), "wrong-size": self._unsteady(frame)}
        if self._live:
            signs["frozen"] = self._same_bytes(frame.image)
            signs["slow"] = self._slow(frame)
        self._previous = frame.image
        return self._changes(signs, frame.at)

    def silence(self, at: float) -> tuple[tuple[str, bool], ...]:
        """What it means that no frame has come until `at`."""
        if not self._live:
            return ()
        if self._heard is None:
            self._heard = at
        self._since.setdefault("unplugged", self._heard)
        self._recent.clear()
        return self._changes({"unplugged": True}, at)

    def mark(self, kind: str, seen: bool) -> tuple[tuple[str, bool], ...]:
        """Tells at once of a fault (or its end) that somebody else has found; empty when that is no news."""
        if seen == (kind in self.told):
            return ()
        (self.told.add if seen else self.told.discard)(kind)
        return ((kind, seen),)

    @property
    def blind(self) -> bool:
        return bool(self.told & BLINDING) or self._other is not None or "black" in self._since

    @property
    def dark(self) -> bool:
        """Whether the last picture was as black as that of a camera in the dark; it may also be a black tray."""
        return "black" in self._since

    def _changes(self, signs: dict[str, bool], at: float) -> tuple[tuple[str, bool], ...]:
        changes = []
        for kind, seen in signs.items():
            if not seen:
                self._since.pop(kind, None)
                if kind in self.told:
                    self.told.discard(kind)
                    changes.append((kind, False))
            elif at - self._since.setdefault(kind, at) >= self._patience_s[kind] and kind not in self.told:
                self.told.add(kind)
                changes.append((kind, True))
        return tuple(changes)

    def _unsteady(self, frame: Frame) -> bool:
        """Whether this picture, or one not long before it, has another size than the first."""
        if self._size is None or not self._steady_size:
            self._size = frame.image.shape
        if frame.image.shape == self._size:
            self._other = None
            return self._last_other_at is not None and frame.at - self._last_other_at < STEADY_S
        if self._other is None or self._other[0] != frame.image.shape:
            self._other = (frame.image.shape, frame.at)
        self._last_other_at = frame.at
        if frame.at - self._other[1] <= GIVING_IN_S:
            return True
        self._size, self._other, self._last_other_at = frame.image.shape, None, None
        return False

    def _same_bytes(self, image: Image) -> bool:
        before = self._previous
        if before is None or before.shape != image.shape:
            return False
        # A sensor's noise differs in any handful of pixels: only pictures alike there are compared in full.
        return np.array_equal(before[::16, ::16], image[::16, ::16]) and np.array_equal(before, image)

    def _slow(self, frame: Frame) -> bool:
        self._recent.append((frame.at, frame.number))
        while self._recent[-1][0] - self._recent[0][0] > RATE_OVER_S and len(self._recent) > 2:
            self._recent.popleft()
        (began, first), (ended, last) = self._recent[0], self._recent[-1]
        if ended - began < RATE_OVER_S / 2:
            return "slow" in self.told
        return (last - first) / (ended - began) < SLOW_SHARE * self._fps


def _black(grey: Grey) -> bool:
    # Not numpy's mean and std: those of numpy 2.4 keep 48 bytes a call, five megabytes an hour.
    mean, spread = cv2.meanStdDev(grey)
    return float(mean[0, 0]) < BLACK_MEAN and float(spread[0, 0]) < BLACK_SPREAD
