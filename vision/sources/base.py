"""What a source of frames is. Not where any of them come from."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any, Protocol

import numpy as np
from numpy.typing import NDArray

Image = NDArray[np.uint8]

#: What can be wrong with a source. `unplugged`: the device is gone or sends nothing; `frozen`: the same bytes for ever;
#: `black`: nothing but darkness; `wrong-size`: frames of another size than before; `slow`: far fewer frames than
#: promised; `moved`: the tray is not where it was; `swapped`: red and blue changed places.
FAULTS = ("unplugged", "frozen", "black", "wrong-size", "slow", "moved", "swapped")


@dataclass(frozen=True, slots=True, eq=False)
class Frame:
    """One picture with its time.

    `image`: height x width x 3, uint8, order blue, green, red; it belongs to the receiver, no source writes into it
    again. `at`: seconds on the source's own clock. `number`: counts pictures from 0; gaps are pictures nobody took.
    `small`: a grey picture of the same scene the camera made itself (any size), or None.
    """

    image: Image
    at: float
    number: int
    small: Image | None = None


class FrameSource(Protocol):
    """Gives frames. Made open; `close` may be called twice. Used by one thread at a time."""

    @property
    def name(self) -> str:
        """What it is, to be told to people: a stable device name, a path, `sim`."""

    @property
    def live(self) -> bool:
        """Whether time passes for it by itself: only live sources can be unplugged, frozen or slow."""

    @property
    def fps(self) -> float:
        """Frames a second it promises."""

    @property
    def steady_size(self) -> bool:
        """Whether every frame ought to have the size of the first."""

    @property
    def ended(self) -> bool:
        """True once no frame will ever come again (the end of a file, a closed source)."""

    @property
    def now(self) -> float:
        """Seconds on the clock that `Frame.at` is read from."""

    def read(self, timeout_s: float) -> Frame | None:
        """The newest frame not yet given, or None when none came within `timeout_s` (or the source has ended).

        Raises SourceFault when the device is known to be gone; calling again later is allowed and works once it is
        back. Never waits longer than `timeout_s`.
        """

    def close(self) -> None:
        """Let go of the device or file."""


def as_bgr(image: NDArray[Any]) -> Image:
    """`image` as height x width x 3 uint8 (blue, green, red), from grey, BGR or BGRA of 8 or 16 bits."""
    if image.dtype == np.uint16:
        image = (image >> 8).astype(np.uint8)
    if image.ndim == 2:
        image = np.repeat(image[:, :, None], 3, axis=2)
    if image.ndim != 3 or image.shape[2] not in (3, 4):
        raise ValueError(f"no picture has the shape {image.shape}")
    return np.ascontiguousarray(image[:, :, :3], dtype=np.uint8)
