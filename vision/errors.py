"""What can go wrong in vision, as exceptions: broken devices and files, never an unsure reading (that is data)."""

from __future__ import annotations


class VisionError(Exception):
    """Root of all errors of this package."""


class SourceFault(VisionError, OSError):
    """A source of frames cannot be opened or has broken. `kind` is one of `vision.sources.base.FAULTS`.

    The text is one clear line for the person at the command line: what, and what to do.
    """

    def __init__(self, kind: str, text: str) -> None:
        super().__init__(text)
        self.kind = kind


class BadCalibration(VisionError, ValueError):
    """A saved calibration is no calibration, or of a version this program does not know."""


class BadThrow(VisionError, ValueError):
    """The simulated tray was asked for dice that do not exist, or for a picture it cannot show."""


class WeightsMissing(VisionError, RuntimeError):
    """The trained weights that belong to the package are not there or cannot be loaded."""
