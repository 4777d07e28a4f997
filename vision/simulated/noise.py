"""The noise of a sensor, another for every picture, for a fifth of a millisecond. Not the shot noise of a physicist."""

from __future__ import annotations

import cv2
import numpy as np

from vision.sources.base import Image

TILE = 256
PLAY = 64


class SensorNoise:
    """One field of noise, larger than the picture; each picture gets another window of it, never the last one's."""

    def __init__(self, shape: tuple[int, int], sigma: float, rng: np.random.Generator) -> None:
        height, width = shape
        tile = rng.normal(0.0, sigma, (TILE, TILE, 3))
        field = np.tile(tile, (-(-(height + PLAY) // TILE), -(-(width + PLAY) // TILE), 1))
        field = np.rint(field[: height + PLAY, : width + PLAY])
        self._up = np.clip(field, 0, 255).astype(np.uint8)
        self._down = np.clip(-field, 0, 255).astype(np.uint8)
        self._shape = shape
        self._rng = rng
        self._last = (-1, -1)

    def over(self, image: Image) -> Image:
        """A noisy copy of `image`."""
        height, width = self._shape
        while True:
            top, left = (int(v) for v in self._rng.integers(0, PLAY, 2))
            if (top, left) != self._last:
                break
        self._last = (top, left)
        window = (slice(top, top + height), slice(left, left + width))
        return np.asarray(cv2.subtract(cv2.add(image, self._up[window]), self._down[window]), dtype=np.uint8)
