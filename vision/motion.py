"""Whether the picture is still, found on a small grey copy in well under a millisecond. Knows nothing of dice.

Differences are taken after the light has been evened out row by row, so that the 100 Hz flicker of lamps under a
rolling shutter and the automatic exposure of a camera are no motion.
"""

from __future__ import annotations

from dataclasses import dataclass

import cv2
import numpy as np
from numpy.typing import NDArray

from vision.sources.base import Frame, Image

Grey = NDArray[np.float32]
Mask = NDArray[np.uint8]

SMALL_WIDTH = 400
#: Grey levels two still pictures may differ by in one cell, at the least and at the most; between them noise decides.
LEAST_STEP, MOST_STEP = 6.0, 26.0
NOISE_STEPS = 6.0
#: Where noise asks for more, up to the loudest, the means of so many cells each way are compared: in a camera with too
#: little light they stray a half as far (its noise is not independent from cell to cell), and a die is larger yet.
LOUDEST_STEP, SMOOTH, SMOOTHED = 60.0, 3, 1.6
#: Share of its own brightness a cell may differ by: shot noise and uneven gain grow with the light.
STEP_SHARE = 0.04
#: Cells that must have changed together before it counts as motion: one is a cosmic ray, four are the pip of a die.
CHANGED_CELLS = 4
#: Light grows or falls by so much at the most: what is darker yet is black or hidden, and no picture in another light.
MOST_GAIN = 4.0
#: A still picture's mean takes in so many pictures, then follows slowly (daylight fades).
MEAN_OVER = 8


def small_grey(frame: Frame) -> Grey:
    """A grey copy at most SMALL_WIDTH wide, each cell the mean of a square of pixels (halving is the fast way)."""
    image = frame.image if frame.small is None else frame.small
    image = small_colour(image)
    grey = image if image.ndim == 2 else cv2.cvtColor(image, cv2.COLOR_BGR2GRAY)
    return grey.astype(np.float32)


def small_colour(image: Image) -> Image:
    """A copy at most SMALL_WIDTH wide, in whatever colours it has."""
    while image.shape[1] > SMALL_WIDTH:
        size = (image.shape[1] // 2, max(1, image.shape[0] // 2))
        image = np.asarray(cv2.resize(image, size, interpolation=cv2.INTER_AREA), dtype=np.uint8)
    return image


def evened(reference: Grey, picture: Grey) -> Grey:
    """`picture` with the brightness of each of its rows brought to that of `reference`."""
    ratios = (reference[:, ::2] + 8.0) / (picture[:, ::2] + 8.0)
    # Not np.median, here and below: that of numpy 2.4 keeps 48 bytes a call, five megabytes an hour.
    half = ratios.shape[1] // 2
    ratio = np.partition(ratios, half, axis=1)[:, half]
    gain = np.clip(ratio[:, None], 1 / MOST_GAIN, MOST_GAIN)
    smooth = cv2.blur(gain, (1, 15), borderType=cv2.BORDER_REPLICATE).reshape(-1, 1)
    return np.asarray((picture + 8.0) * smooth - 8.0, dtype=np.float32)


def changed_cells(reference: Grey, picture: Grey, step: float, more: float = 0.0) -> Mask:
    """1 where `picture` (evened) differs from `reference` by more than `step` (as Stillness tells it) and so much
    `more`, lonely cells left out. In loud noise both are smoothed.
    """
    if step > MOST_STEP:
        reference, picture = _smoothed(reference), _smoothed(picture)
        step /= SMOOTHED
    apart = cv2.absdiff(reference, picture)
    limit = np.maximum(reference, picture) * STEP_SHARE + (step + more)
    mask = (apart > limit).astype(np.uint8)
    together = cv2.boxFilter(mask, -1, (3, 3), normalize=False, borderType=cv2.BORDER_CONSTANT)
    return np.asarray(mask & (together >= 3), dtype=np.uint8)


def _smoothed(cells: Grey) -> Grey:
    return np.asarray(cv2.blur(cells, (SMOOTH, SMOOTH)), np.float32)


def reaching_in(mask: Mask, least_cells: int, most_edge: float = 1.0) -> Mask | None:
    """The connected patches of at least `least_cells` that reach the picture's edge (arms come from outside), or None.

    `most_edge`: share of the picture's edge such a patch may take up and still be an arm.
    """
    if not (mask[0].any() or mask[-1].any() or mask[:, 0].any() or mask[:, -1].any()):
        return None
    _, labels, stats, _ = cv2.connectedComponentsWithStats(mask, connectivity=8)
    edge = np.concatenate([labels[0], labels[-1], labels[:, 0], labels[:, -1]])
    found, cells = np.unique(edge[edge > 0], return_counts=True)
    arms = found[(stats[found, cv2.CC_STAT_AREA] >= least_cells) & (cells <= most_edge * len(edge))]
    return np.isin(labels, arms).astype(np.uint8) if len(arms) else None


@dataclass(frozen=True, slots=True, eq=False)
class Look:
    """What one picture told about motion. `since`: time of the first picture of the present stillness of `pictures`.

    `mask`: cells that changed since the picture before (or since the stillness began); None on the very first picture.
    """

    moving: bool
    since: float
    pictures: int
    mask: Mask | None


class Stillness:
    """Compares every picture with the mean of the present stillness, so that a slow creep shows as well as a jump."""

    def __init__(self) -> None:
        self._mean: Grey | None = None
        self._since = 0.0
        self._pictures = 0
        self._noise = 2.0

    @property
    def step(self) -> float:
        """Grey levels that count as a change at the present noise."""
        return min(max(NOISE_STEPS * self._noise, LEAST_STEP), LOUDEST_STEP)

    @property
    def mean(self) -> Grey | None:
        """The mean of the still pictures so far (the last picture while things move)."""
        return self._mean

    def forget(self) -> None:
        """The next picture is compared with none before it: what changed while nobody looked is no motion."""
        self._mean = None

    def feed(self, grey: Grey, at: float) -> Look:
        """Takes the next picture. A picture of another size begins anew."""
        if self._mean is None or self._mean.shape != grey.shape:
            self._begin(grey, at)
            return Look(True, at, 1, None)
        picture = evened(self._mean, grey)
        mask = changed_cells(self._mean, picture, self.step)
        apart = cv2.absdiff(self._mean, picture)[::2, ::2].ravel()
        spread = 1.4826 * float(np.partition(apart, apart.size // 2)[apart.size // 2])
        self._noise = min(self._noise * 1.02 + 0.01, spread)
        if int(np.count_nonzero(mask)) >= CHANGED_CELLS:
            self._begin(grey, at)
            return Look(True, at, 1, mask)
        self._pictures += 1
        # The light is followed at once (grey, not evened): what it looked like is kept only in shape.
        weight = 1.0 / min(self._pictures, MEAN_OVER)
        self._mean = np.asarray(cv2.addWeighted(self._mean, 1.0 - weight, grey, weight, 0.0), dtype=np.float32)
        return Look(False, self._since, self._pictures, mask)

    def _begin(self, grey: Grey, at: float) -> None:
        self._mean, self._since, self._pictures = grey, at, 1
