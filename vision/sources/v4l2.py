"""USB cameras on Linux, through OpenCV. The recipe and its traps: shared/PLATFORM.md, section 7."""

from __future__ import annotations

import os
from pathlib import Path

import cv2

from vision.errors import SourceFault
from vision.sources.base import Image, as_bgr

BY_ID = Path("/dev/v4l/by-id")
#: V4L2's own numbers for automatic exposure.
EXPOSURE_MANUAL, EXPOSURE_AUTO = 1, 3
#: So many pictures are let go by, for exposure and balance to settle, before they are locked.
SETTLING_PICTURES = 45


def cameras() -> list[str]:
    """Stable names of the cameras that are there (by-id links), else bare device paths."""
    named = sorted(str(link) for link in BY_ID.glob("*-video-index0")) if BY_ID.is_dir() else []
    return named or sorted(str(path) for path in Path("/dev").glob("video*"))


def stable_name(wanted: str) -> str:
    """The by-id link of a camera given as a number or path, or the path itself where it has none."""
    path = f"/dev/video{wanted}" if wanted.isdigit() else wanted
    real = os.path.realpath(path)
    for link in sorted(BY_ID.glob("*")) if BY_ID.is_dir() else []:
        if os.path.realpath(link) == real:
            return str(link)
    return path


class V4L2Device:
    """One USB camera. `settings` holds, by name, what was asked for and what the driver says it really does.

    Drivers ignore what they do not know without a word, hence the reading back.
    """

    def __init__(self, wanted: str, size: tuple[int, int] = (1280, 720), fps: float = 30.0, lock: bool = True) -> None:
        self.name = stable_name(wanted)
        self.fps = fps
        self.settings: dict[str, tuple[float, float]] = {}
        self._size = size
        self._lock = lock
        self._taken = 0
        self._camera: cv2.VideoCapture | None = None

    def open(self) -> None:
        if not os.path.exists(self.name):
            raise SourceFault(
                "unplugged", f"{self.name}: no such camera; `dicecaller doctor` lists those that are there"
            )
        camera = cv2.VideoCapture(self.name, cv2.CAP_V4L2)
        if not camera.isOpened():
            camera.release()
            raise SourceFault("unplugged", f"{self.name}: cannot be opened; is another program using it?")
        self._camera, self._taken, self.settings = camera, 0, {}
        # The order matters: the pixel format decides which sizes and rates there are.
        self._set("fourcc", cv2.CAP_PROP_FOURCC, cv2.VideoWriter.fourcc(*"MJPG"))
        self._set("width", cv2.CAP_PROP_FRAME_WIDTH, self._size[0])
        self._set("height", cv2.CAP_PROP_FRAME_HEIGHT, self._size[1])
        self._set("fps", cv2.CAP_PROP_FPS, self.fps)
        self._set("buffers", cv2.CAP_PROP_BUFFERSIZE, 1)
        self.fps = self.settings["fps"][1] or self.fps

    def grab(self) -> tuple[Image, None] | None:
        if self._camera is None:
            raise SourceFault("unplugged", f"{self.name}: not open")
        good, image = self._camera.read()
        if not good or image is None:
            raise SourceFault("unplugged", f"{self.name}: gives no more pictures; is it still plugged in?")
        self._taken += 1
        if self._lock and self._taken == SETTLING_PICTURES:
            self._lock_settings()
        return as_bgr(image).copy(), None

    def close(self) -> None:
        camera, self._camera = self._camera, None
        if camera is not None:
            camera.release()

    def _lock_settings(self) -> None:
        """Hold exposure, balance and focus where the camera's automatics settled: a hand must not change the light."""
        assert self._camera is not None
        exposure = self._camera.get(cv2.CAP_PROP_EXPOSURE)
        self._set("auto exposure", cv2.CAP_PROP_AUTO_EXPOSURE, EXPOSURE_MANUAL)
        self._set("exposure", cv2.CAP_PROP_EXPOSURE, exposure)
        self._set("auto balance", cv2.CAP_PROP_AUTO_WB, 0)
        self._set("autofocus", cv2.CAP_PROP_AUTOFOCUS, 0)

    def _set(self, name: str, prop: int, value: float) -> None:
        assert self._camera is not None
        self._camera.set(prop, value)
        self.settings[name] = (float(value), float(self._camera.get(prop)))

    def ignored(self) -> tuple[str, ...]:
        """Names of the settings the driver did not take."""
        return tuple(name for name, (asked, got) in self.settings.items() if abs(asked - got) > 0.5)
