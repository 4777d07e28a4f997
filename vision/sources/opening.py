"""From the words of a command line to an open source of frames."""

from __future__ import annotations

import importlib.util
from pathlib import Path

from vision.errors import SourceFault
from vision.sources.base import FrameSource
from vision.sources.device import DeviceSource
from vision.sources.files import FolderSource, VideoSource
from vision.sources.picamera import PiCameraDevice
from vision.sources.v4l2 import V4L2Device, cameras

# videos of any kind have a zero byte, or one that is no letter, among their first
SNIFFED_BYTES = 4096
NO_CAMERA = "no camera found; plug one in, or take simulated dice: sim instead of auto"


def open_source(
    spec: str, fps: float | None = None, size: tuple[int, int] = (1280, 720), seed: int = 0, paced: bool = False
) -> FrameSource | None:
    """Opens what `spec` names: `auto`, `sim`, `off`, `picamera2`, a number, a device path, a video file or a folder.

    `fps` is what cameras are asked for and what folders are timed by (30 where None). `seed` and `paced` (in real time)
    are for `sim` alone. `off` gives None. Raises SourceFault, its text one clear line, where there is no such thing.
    """
    rate = 30.0 if fps is None else fps
    if spec == "off":
        return None
    if spec == "sim":
        from vision.simulated.tray import SimulatedTray

        return SimulatedTray(seed, size=size, fps=rate, paced=paced)
    if spec == "auto":
        return _any_camera(size, rate)
    if spec == "picamera2":
        return DeviceSource(PiCameraDevice(size, rate))
    if spec.isdigit() or spec.startswith("/dev/"):
        return DeviceSource(V4L2Device(spec, size, rate))
    path = Path(spec)
    if path.is_dir():
        return FolderSource(path, rate)
    if path.is_file():
        if _is_text(path):
            raise SourceFault("unplugged", f"{spec}: this is text, not a video")
        return VideoSource(path, rate)
    raise SourceFault("unplugged", f"{spec}: no such camera, video file or folder")


def _is_text(path: Path) -> bool:
    """Is this plain text? FFmpeg would draw it, letter by letter, and play that."""
    try:
        with path.open("rb") as file:
            head = file.read(SNIFFED_BYTES)
    except OSError as error:
        raise SourceFault("unplugged", f"{path}: cannot be opened ({error.strerror})") from error
    # cut in the middle of a letter, a text is still text
    return b"\0" not in head and "\ufffd" not in head.decode("utf-8", "replace")[:-3]


def _any_camera(size: tuple[int, int], fps: float) -> FrameSource:
    """The Pi's own camera where there is one, else the first USB camera that opens."""
    if importlib.util.find_spec("picamera2") is not None:
        try:
            return DeviceSource(PiCameraDevice(size, fps))
        except SourceFault:
            pass  # picamera2 is installed on every Pi, with or without a camera: look for a USB camera
    for path in cameras():
        try:
            return DeviceSource(V4L2Device(path, size, fps))
        except SourceFault:
            continue  # a codec or a metadata node, or taken by another program: try the next
    raise SourceFault("unplugged", NO_CAMERA)
