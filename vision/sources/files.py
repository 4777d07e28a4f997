"""Frames from files: a video, or a folder of pictures in name order. As fast as asked, timed by the frame rate."""

from __future__ import annotations

import logging
import math
import re
from pathlib import Path

import cv2

from vision.decode import PictureError, load_picture
from vision.errors import SourceFault
from vision.sources.base import Frame, as_bgr

log = logging.getLogger(__name__)

PICTURE_SUFFIXES = frozenset({".jpg", ".jpeg", ".png", ".webp", ".bmp"})
#: After a frame that cannot be decoded a video may go on: it has ended where so many more readings give nothing.
READ_ATTEMPTS = 30


class FolderSource:
    """The pictures of a folder, by name (numbers in names by value, so that f9 comes before f10), as frames.

    A picture that is none, is damaged or cut short is left out and logged in one line; `bad` lists the names of those.
    """

    live = False
    steady_size = True

    def __init__(self, folder: Path, fps: float = 30.0) -> None:
        if fps <= 0:
            raise ValueError("fps must be positive")
        self.name = str(folder)
        self.fps = fps
        self.bad: list[str] = []
        self._files = picture_files(folder)
        if not self._files:
            raise SourceFault("unplugged", f"{folder}: no pictures in this folder (JPEG, PNG, WebP or BMP)")
        self._next = 0

    @property
    def ended(self) -> bool:
        return self._next >= len(self._files)

    @property
    def now(self) -> float:
        return self._next / self.fps

    def read(self, timeout_s: float) -> Frame | None:
        """The next picture that can be decoded; None at the end."""
        while not self.ended:
            number = self._next
            self._next += 1
            try:
                return Frame(load_picture(self._files[number]).image, number / self.fps, number)
            except PictureError as error:
                log.warning("%s: left out: %s", self._files[number], error)
                self.bad.append(self._files[number].name)
        return None

    def close(self) -> None:
        self._next = len(self._files)


class VideoSource:
    """The frames of a video file, timed by its own frame rate (`fps` where the file does not tell one).

    Frames that cannot be decoded are left out, which is logged once; those after them keep their times and numbers.
    """

    live = False
    steady_size = True

    def __init__(self, path: Path, fps: float = 30.0) -> None:
        self.name = str(path)
        self._video = cv2.VideoCapture(str(path), cv2.CAP_FFMPEG)
        if not self._video.isOpened():
            raise SourceFault("unplugged", f"{path}: not a video that can be played")
        told = float(self._video.get(cv2.CAP_PROP_FPS))
        self.fps = told if 0.5 <= told <= 1000 else fps
        self._next = 0
        self._first_ms: float | None = None
        self._damaged = False
        self._ended = False

    @property
    def ended(self) -> bool:
        return self._ended

    @property
    def now(self) -> float:
        return self._next / self.fps

    def read(self, timeout_s: float) -> Frame | None:
        """The next frame that can be decoded; None at the end (FFmpeg says False there while the file stays open)."""
        if self._ended:
            return None
        attempts = 0
        good, image = self._video.read()
        while not good and attempts < READ_ATTEMPTS:
            attempts += 1
            good, image = self._video.read()
        if not good:
            self.close()
            return None
        number = self._number()
        if attempts and not self._damaged:
            self._damaged = True
            log.warning("%s: frames from %d on cannot be decoded and are left out", self.name, self._next)
        self._next = number + 1
        return Frame(as_bgr(image), number / self.fps, number)

    def close(self) -> None:
        self._ended = True
        self._video.release()

    def _number(self) -> int:
        """That of the frame just read, by its place in the file: FFmpeg passes over what it cannot decode."""
        at_ms = float(self._video.get(cv2.CAP_PROP_POS_MSEC))
        if not math.isfinite(at_ms):
            return self._next
        if self._first_ms is None:
            self._first_ms = at_ms
        return max(self._next, round((at_ms - self._first_ms) / 1000.0 * self.fps))


def picture_files(folder: Path) -> list[Path]:
    """The pictures lying in `folder` itself, in name order with numbers by their value."""
    try:
        files = [path for path in folder.iterdir() if path.suffix.lower() in PICTURE_SUFFIXES and path.is_file()]
    except OSError as error:
        raise SourceFault("unplugged", f"{folder}: {error.strerror or 'cannot be read'}") from error
    return sorted(files, key=lambda path: natural_key(path.name))


def natural_key(name: str) -> list[tuple[int, int, str]]:
    """A sort key by which f9 comes before f10."""
    parts = re.split(r"(\d+)", name)
    return [(0, int(part), "") if part.isdigit() else (1, 0, part) for part in parts if part]
