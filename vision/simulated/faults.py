"""A source with faults on command: what a broken camera, cable or driver does to the frames of any other source."""

from __future__ import annotations

from dataclasses import replace

import cv2
import numpy as np
from numpy.typing import NDArray

from vision.sources.base import FAULTS, Frame, FrameSource, Image

#: Sides of the picture that may be hidden.
SIDES = ("left", "right", "top", "bottom")
#: A slow camera gives only one of so many frames.
SLOWNESS = 8


class FaultySource:
    """Passes the frames of `source` on, spoilt by the fault that `begin` names until `end`. A live source."""

    live = True

    def __init__(self, source: FrameSource, steady_size: bool = True) -> None:
        self._source = source
        self.steady_size = steady_size
        self._fault: str | None = None
        self._frozen: Image | None = None
        #: Pictures that a slow camera never made: its frames count so many fewer than the source's.
        self.left_out = 0
        self._shift = (0.0, 0.0, 0.0)
        self._hidden: tuple[str, int, float] | None = None

    def begin(self, fault: str, shift: tuple[float, float, float] = (0.09, 0.06, 4.0)) -> None:
        """Starts one of FAULTS. `shift`: for `moved`, along x and y in parts of the picture, and degrees."""
        if fault not in FAULTS:
            raise ValueError(f"{fault!r} is none of {', '.join(FAULTS)}")
        self._fault, self._frozen, self._shift = fault, None, shift

    def hide(self, side: str, grey: int = 0, share: float = 0.5) -> None:
        """So much of the picture at one of SIDES is one grey until `end`: half a frame, or something over the lens."""
        if side not in SIDES:
            raise ValueError(f"{side!r} is none of {', '.join(SIDES)}")
        self._hidden = (side, grey, share)

    def end(self) -> None:
        """All is well again."""
        self._fault = self._hidden = None

    @property
    def name(self) -> str:
        return self._source.name

    @property
    def fps(self) -> float:
        return self._source.fps

    @property
    def ended(self) -> bool:
        return self._source.ended

    @property
    def now(self) -> float:
        return self._source.now

    def read(self, timeout_s: float) -> Frame | None:
        """The next frame as the fault leaves it; None while `unplugged`."""
        frame = self._source.read(timeout_s)
        if self._fault == "slow":
            for _ in range(SLOWNESS - 1):
                frame = self._source.read(timeout_s)
                self.left_out += 1
        if frame is None or self._fault == "unplugged":
            return None
        # A slow camera's own count has no gaps: it never made the pictures that are missing.
        frame = replace(frame, number=frame.number - self.left_out, small=None)
        image = frame.image if self._fault is None else self._spoilt(frame.image)
        return replace(frame, image=image if self._hidden is None else _half_hidden(image, *self._hidden))

    def close(self) -> None:
        self._source.close()

    def way(self, width: int, height: int) -> NDArray[np.float64]:
        """Where `moved` takes the pixels of a picture of this size: a 2x3 matrix."""
        across, down, degrees = self._shift
        turn = np.asarray(cv2.getRotationMatrix2D((width / 2, height / 2), degrees, 1.0), np.float64)
        turn[:, 2] += (across * width, down * height)
        return turn

    def _spoilt(self, image: Image) -> Image:
        height, width = image.shape[:2]
        if self._fault == "frozen":
            if self._frozen is None:
                self._frozen = image
            return self._frozen.copy()
        if self._fault == "black":
            return image // 64
        if self._fault == "wrong-size":
            return np.asarray(cv2.resize(image, (width // 2, height // 2), interpolation=cv2.INTER_AREA), np.uint8)
        if self._fault == "swapped":
            return np.ascontiguousarray(image[:, :, ::-1])
        if self._fault == "moved":
            way = self.way(width, height)
            return np.asarray(cv2.warpAffine(image, way, (width, height), borderMode=cv2.BORDER_REFLECT), np.uint8)
        return image


def _half_hidden(image: Image, side: str, grey: int, share: float) -> Image:
    shown = image.copy()
    height, width = image.shape[:2]
    rows, columns = round(share * height), round(share * width)
    if side in ("left", "right"):
        shown[:, slice(None, columns) if side == "left" else slice(width - columns, None)] = grey
    else:
        shown[slice(None, rows) if side == "top" else slice(height - rows, None)] = grey
    return shown
