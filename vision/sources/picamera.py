"""The Raspberry Pi's own camera, through picamera2: the only module that imports it, and only when it is opened.

Not tried on a sensor here; written after picamera2's source and reports (shared/PLATFORM.md, section 7). A test holds
the calls against a recorded double of the library.
"""

from __future__ import annotations

import importlib
from typing import Any

import numpy as np

from vision.errors import SourceFault
from vision.sources.base import Image

#: Never the plain blocking call: it hangs for ever when frames stop (picamera2#794, #962, #336).
WAIT_S = 1.0
SMALL_WIDTH = 320
SETTLING_S = 1.5


class PiCameraDevice:
    """The camera on the ribbon cable. `locked` holds what exposure, balance and focus were fixed to after settling.

    picamera2's "RGB888" lies in memory as blue, green, red, which is what everything here wants (picamera2#848).
    """

    def __init__(self, size: tuple[int, int] = (1280, 960), fps: float = 30.0, lock: bool = True) -> None:
        self.name = "picamera2"
        self.fps = fps
        self.locked: dict[str, object] = {}
        self._size = size
        # Of the shape of the large picture, so that both show the same in the same parts; even, as YUV420 must be.
        self._small = (SMALL_WIDTH, 2 * round(SMALL_WIDTH * size[1] / size[0] / 2))
        self._lock = lock
        self._taken = 0
        self._camera: Any = None

    def open(self) -> None:
        try:
            library = importlib.import_module("picamera2")
        except ImportError as error:
            raise SourceFault(
                "unplugged",
                "picamera2: not installed for this Python; on a Pi: apt install python3-picamera2, and make the "
                "virtual environment with --system-site-packages",
            ) from error
        except (ValueError, RuntimeError, OSError, AttributeError) as error:
            # numpy 2 beside a simplejpeg that was built for numpy 1: "numpy.dtype size changed" (picamera2#1211).
            raise SourceFault(
                "unplugged", f"picamera2: does not load ({error}); in the virtual environment: pip install simplejpeg"
            ) from error
        try:
            self._camera = library.Picamera2()
            self._camera.configure(
                self._camera.create_video_configuration(
                    main={"format": "RGB888", "size": self._size},
                    lores={"format": "YUV420", "size": self._small},
                    controls={"FrameRate": self.fps},
                    buffer_count=4,
                )
            )
            self._camera.start()
        except (RuntimeError, IndexError, OSError) as error:
            self.close()
            raise SourceFault("unplugged", f"picamera2: no camera answers ({error}); check the ribbon cable") from error
        self._taken, self.locked = 0, {}

    def grab(self) -> tuple[Image, Image | None] | None:
        if self._camera is None:
            raise SourceFault("unplugged", "picamera2: not open")
        job = self._camera.capture_request(wait=False)
        try:
            request = self._camera.wait(job, timeout=WAIT_S)
        except TimeoutError as error:
            raise SourceFault("unplugged", f"picamera2: no picture within {WAIT_S:.0f} s") from error
        try:
            # Requests lend buffers that are written into again: copy before giving them back.
            image = np.array(request.make_array("main"), dtype=np.uint8)[:, :, :3].copy()
            small = np.array(request.make_array("lores"), dtype=np.uint8)[: self._small[1], : self._small[0]].copy()
            self._taken += 1
            if self._lock and self._taken == int(SETTLING_S * self.fps):
                self._lock_settings(request.get_metadata())
        finally:
            request.release()
        return image, small

    def close(self) -> None:
        if self._camera is not None:
            camera, self._camera = self._camera, None
            camera.stop()
            camera.close()

    def _lock_settings(self, metadata: dict[str, Any]) -> None:
        controls: dict[str, object] = {"AeEnable": False, "AwbEnable": False}
        for name in ("ExposureTime", "AnalogueGain", "ColourGains"):
            if name in metadata:
                controls[name] = metadata[name]
        # Only cameras with a lens motor know these; the others raise on unknown controls.
        if "LensPosition" in self._camera.camera_controls and "LensPosition" in metadata:
            controls |= {"AfMode": 0, "LensPosition": metadata["LensPosition"]}
        self._camera.set_controls(controls)
        self.locked = controls
