"""The picture to look at of a still tray: the newest one, or where noise hides much in it the mean of several.

Too little light makes a sensor's noise so loud that a single picture shows false pips and hides true ones. The tray is
still, so the mean of some pictures shows it as it is (noise falls with the square root of their number).
"""

from __future__ import annotations

import cv2
import numpy as np
from numpy.typing import NDArray

from vision.sources.base import Image

#: Where a pixel strays by so many grey levels (one standard deviation), single pictures are not looked at.
NOISY = 6.0
#: Means are of so many pictures first, for an answer soon; where so many looks settle nothing, of so many.
SOON, LOOKS_SOON, LATER = 4, 2, 8
#: With few pictures a second a mean is of what came in so long, but of two at least.
LATER_S, FEWEST = 0.3, 2

_EVERY = 8
# nine of ten pixels stray less from one picture to the next than so many deviations: in the dark more than half stay 0
_NINE_OF_TEN, _DEVIATIONS = 0.9, 1.645 * 2**0.5


class Stack:
    """Adds up the pictures of one stillness, where they are noisy. `begin` when things have moved."""

    def __init__(self) -> None:
        self._noisy = False
        self.begin()

    @property
    def noisy(self) -> bool:
        """Whether the pictures of this stillness, or else of the last, hide much in noise."""
        return self._noisy

    def begin(self) -> None:
        """Another stillness: what was added up is of no use. How noisy pictures are is known anew with the second."""
        self._before: Image | None = None
        self._measured = False
        self._later = False
        self._looks = 0
        self._restart()

    def _restart(self) -> None:
        self._sum: NDArray[np.float32] | None = None
        self._pictures = 0
        self._since = 0.0

    def add(self, image: Image, at: float, rare: bool = False) -> Image | None:
        """The next picture (H, W, 3) of the stillness, taken at `at` seconds. What is to be looked at now, if anything:
        the picture itself where they are not noisy, or so `rare` that an answer would have to wait for them.
        """
        if not self._measured and self._before is not None:
            self._noisy, self._measured = _noise(self._before, image) >= NOISY, True
        self._before = None if self._measured else image
        if not self._noisy or (rare and not self._later):
            self._looks += 1
            return image
        if self._sum is None:
            self._sum, self._since = np.zeros(image.shape, np.float32), at
        cv2.accumulate(image, self._sum)
        self._pictures += 1
        in_time = self._later and at - self._since >= LATER_S and self._pictures >= FEWEST
        if self._pictures < (LATER if self._later else SOON) and not in_time:
            return None
        mean = np.asarray(cv2.convertScaleAbs(self._sum, alpha=1 / self._pictures), np.uint8)
        self._looks += 1
        self._restart()
        return mean

    def unsettled(self) -> bool:
        """The looks so far have settled nothing: are the next ones so much better that those need not be counted?"""
        if not self._noisy or self._later or self._looks < LOOKS_SOON:
            return False
        self._later = True
        return True


def _noise(one: Image, other: Image) -> float:
    """How far (grey levels, one standard deviation) a pixel of a still scene strays from picture to picture."""
    apart = cv2.absdiff(one[::_EVERY, ::_EVERY], other[::_EVERY, ::_EVERY]).ravel()
    at = int(_NINE_OF_TEN * apart.size)
    return float(np.partition(apart, at)[at]) / _DEVIATIONS
