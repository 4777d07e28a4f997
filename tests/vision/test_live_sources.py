"""Sources of frames: files, cameras in a thread, the words of a command line."""

from __future__ import annotations

import sys
import threading
from pathlib import Path
from types import SimpleNamespace
from typing import Any

import cv2
import numpy as np
import pytest

from vision.errors import SourceFault
from vision.simulated.tray import SimulatedTray
from vision.sources.base import Image, as_bgr
from vision.sources.device import DeviceSource
from vision.sources.files import FolderSource, VideoSource, natural_key
from vision.sources.opening import open_source
from vision.sources.picamera import PiCameraDevice
from vision.sources.v4l2 import V4L2Device, stable_name

#: Longest that a test waits for a thread; reached only when it fails.
DEADLINE_S = 20.0


def flat(value: int) -> Image:
    return np.full((48, 64, 3), value, np.uint8)


# -- files ------------------------------------------------------------------------------------------------------------


def test_folder_gives_pictures_by_number_and_times_them_by_its_rate(tmp_path: Path) -> None:
    for number in (10, 2, 1):
        cv2.imwrite(str(tmp_path / f"f{number}.png"), flat(number))
    (tmp_path / "truth.json").write_text("{}")
    source = FolderSource(tmp_path, fps=8.0)
    frames = [source.read(1.0) for _ in range(3)]
    assert [int(frame.image[0, 0, 0]) for frame in frames if frame] == [1, 2, 10]
    assert [frame.at for frame in frames if frame] == [0.0, 0.125, 0.25]
    assert source.ended
    assert source.read(1.0) is None


def test_broken_picture_in_a_folder_is_left_out_and_named(tmp_path: Path) -> None:
    cv2.imwrite(str(tmp_path / "a.png"), flat(1))
    (tmp_path / "b.png").write_bytes(b"no picture")
    cv2.imwrite(str(tmp_path / "c.png"), flat(3))
    source = FolderSource(tmp_path)
    numbers = [frame.number for frame in (source.read(1.0), source.read(1.0)) if frame]
    assert numbers == [0, 2]
    assert source.bad == ["b.png"]


def test_picture_cut_short_is_no_frame_and_told_in_one_line(tmp_path: Path, caplog: pytest.LogCaptureFixture) -> None:
    """A decoder fills what is missing with grey, and dice with it."""
    noisy = np.random.default_rng(0).integers(0, 255, (120, 160, 3), dtype=np.uint8)
    whole = cv2.imencode(".jpg", noisy)[1].tobytes()
    for name, data in (("a", whole), ("b", whole[: len(whole) // 2]), ("c", whole), ("d", whole[:-2])):
        (tmp_path / f"{name}.jpg").write_bytes(data)
    source = FolderSource(tmp_path)
    numbers = [frame.number for frame in (source.read(1.0) for _ in range(4)) if frame]
    assert (numbers, source.bad) == ([0, 2], ["b.jpg", "d.jpg"])
    told = [record.getMessage() for record in caplog.records]
    assert [line.split(": ", 1)[0] for line in told] == [str(tmp_path / "b.jpg"), str(tmp_path / "d.jpg")]
    assert all("cut short" in line and "\n" not in line for line in told)


@pytest.mark.parametrize("shape", [(48, 64), (48, 64, 3), (48, 64, 4)], ids=["grey", "colour", "with alpha"])
@pytest.mark.parametrize("depth", [np.uint8, np.uint16])
def test_pictures_of_every_kind_in_a_folder_come_in_three_colours(
    tmp_path: Path, shape: tuple[int, ...], depth: type[np.uint8] | type[np.uint16]
) -> None:
    cv2.imwrite(str(tmp_path / "a.png"), np.full(shape, 40 if depth is np.uint8 else 40 * 257, depth))
    frame = FolderSource(tmp_path).read(1.0)
    assert frame is not None
    assert (frame.image.shape, frame.image.dtype) == ((48, 64, 3), np.uint8)
    assert int(frame.image[0, 0, 0]) == 40


def test_folder_without_pictures_is_a_fault_with_one_line(tmp_path: Path) -> None:
    with pytest.raises(SourceFault, match="no pictures"):
        FolderSource(tmp_path)


def test_numbers_in_names_count_by_value() -> None:
    assert sorted(["f10", "f9", "g1", "f09b"], key=natural_key) == ["f9", "f09b", "f10", "g1"]


def test_video_gives_its_frames_at_its_own_rate(tmp_path: Path) -> None:
    path = tmp_path / "a.avi"
    writer = cv2.VideoWriter(str(path), cv2.VideoWriter.fourcc(*"MJPG"), 10.0, (64, 48))
    for value in (20, 120, 220):
        writer.write(flat(value))
    writer.release()
    source = VideoSource(path, fps=30.0)
    frames = []
    while (frame := source.read(1.0)) is not None:
        frames.append(frame)
    assert [round(frame.at, 3) for frame in frames] == [0.0, 0.1, 0.2]
    assert [abs(int(frame.image.mean()) - value) < 6 for frame, value in zip(frames, (20, 120, 220), strict=True)]
    assert source.ended
    assert source.fps == 10.0


class ScriptedVideo:
    """OpenCV's video as FFmpeg plays it at 10 frames a second. None in the script: this one cannot be decoded."""

    def __init__(self, script: list[Image | None]) -> None:
        self.script = script
        self.readings = 0
        self.place = -1

    def isOpened(self) -> bool:
        return True

    def get(self, wanted: int) -> float:
        # The first picture of a stream has not always the time 0.
        return 10.0 if wanted == cv2.CAP_PROP_FPS else 200.0 + 100.0 * self.place

    def read(self) -> tuple[bool, Image | None]:
        self.readings += 1
        if self.place + 1 >= len(self.script):
            return False, None
        self.place += 1
        image = self.script[self.place]
        return image is not None, image

    def release(self) -> None:
        self.script = []


def test_video_goes_on_after_frames_that_cannot_be_decoded(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    video = ScriptedVideo([flat(1), None, None, flat(4), None, flat(6)])
    monkeypatch.setattr(cv2, "VideoCapture", lambda *_: video)
    source = VideoSource(tmp_path / "a.mp4")
    frames = []
    while (frame := source.read(1.0)) is not None:
        frames.append((int(frame.image[0, 0, 0]), frame.number, round(frame.at, 3)))
    assert frames == [(1, 0, 0.0), (4, 3, 0.3), (6, 5, 0.5)]
    assert source.ended
    assert [record.getMessage() for record in caplog.records] == [
        f"{tmp_path / 'a.mp4'}: frames from 1 on cannot be decoded and are left out"
    ]


def test_video_of_which_nothing_more_can_be_decoded_ends(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    video = ScriptedVideo([flat(1), *[None] * 1000])
    monkeypatch.setattr(cv2, "VideoCapture", lambda *_: video)
    source = VideoSource(tmp_path / "a.mp4")
    assert source.read(1.0) is not None
    assert source.read(1.0) is None
    assert source.ended
    assert video.readings < 100


def test_text_file_is_no_video(tmp_path: Path) -> None:
    path = tmp_path / "a.txt"
    path.write_text("hello")
    with pytest.raises(SourceFault, match="not a video"):
        VideoSource(path)


@pytest.mark.parametrize("text", ["hello", "Seven dice – grün, weiß.\n" * 400])
def test_text_is_played_as_no_video(tmp_path: Path, text: str) -> None:
    """FFmpeg draws text files: a long one came as frames, and was watched."""
    path = tmp_path / "a.txt"
    path.write_text(text, encoding="utf-8")
    with pytest.raises(SourceFault, match="text, not a video"):
        open_source(str(path))


@pytest.mark.parametrize(
    ("shape", "dtype"), [((4, 5), np.uint8), ((4, 5, 3), np.uint8), ((4, 5, 4), np.uint8), ((4, 5), np.uint16)]
)
def test_every_kind_of_picture_becomes_bgr(shape: tuple[int, ...], dtype: Any) -> None:
    got = as_bgr(np.ones(shape, dtype))
    assert (got.shape, got.dtype) == ((4, 5, 3), np.uint8)


# -- a camera in a thread ---------------------------------------------------------------------------------------------


class ScriptedDevice:
    """A driver that does what `script` says, one entry a grab: a picture, None, an error to raise; then waits."""

    name = "scripted"
    fps = 30.0

    def __init__(self, script: list[Image | Exception | None], refuse_openings: int = 0) -> None:
        self.script = script
        self.opened = 0
        self.closed = 0
        self.refuse_openings = refuse_openings
        self.exhausted = threading.Event()
        self.stop = threading.Event()

    def open(self) -> None:
        self.opened += 1
        if 1 < self.opened <= 1 + self.refuse_openings:
            raise SourceFault("unplugged", "scripted: still gone")

    def grab(self) -> tuple[Image, Image | None] | None:
        if not self.script:
            self.exhausted.set()
            self.stop.wait(DEADLINE_S)
            return None
        step = self.script.pop(0)
        if isinstance(step, Exception):
            raise step
        return None if step is None else (step, None)

    def close(self) -> None:
        self.closed += 1


def read_until(source: DeviceSource, value: int) -> tuple[int, int]:
    """Reads until a picture of this grey comes; (pictures before it, faults before it)."""
    pictures = faults = 0
    for _ in range(2000):
        try:
            frame = source.read(0.05)
        except SourceFault:
            faults += 1
            continue
        if frame is not None and int(frame.image[0, 0, 0]) == value:
            return pictures, faults
        pictures += frame is not None
    raise AssertionError("the picture never came")


def test_camera_gives_only_the_newest_picture() -> None:
    device = ScriptedDevice([flat(1), flat(2), flat(3)])
    source = DeviceSource(device)
    assert device.exhausted.wait(DEADLINE_S)
    frame = source.read(1.0)
    assert frame is not None
    assert (int(frame.image[0, 0, 0]), frame.number) == (3, 2)
    device.stop.set()
    source.close()


def test_hanging_driver_costs_no_more_than_the_time_out() -> None:
    device = ScriptedDevice([])
    source = DeviceSource(device)
    assert device.exhausted.wait(DEADLINE_S)
    assert source.read(0.01) is None
    device.stop.set()
    source.close()


@pytest.mark.parametrize("broken", [SourceFault("unplugged", "gone"), OSError("select() timeout"), ValueError("odd")])
def test_camera_that_fails_is_reopened_and_taken_back(broken: Exception) -> None:
    device = ScriptedDevice([flat(1), broken, flat(2)], refuse_openings=1)
    source = DeviceSource(device)
    _, faults = read_until(source, 2)
    assert faults > 0
    assert device.opened == 3
    assert device.closed >= 1
    device.stop.set()
    source.close()


class StuckDevice(ScriptedDevice):
    """A driver that does not come back from `stuck` ("open" or "close") before `stop`."""

    def __init__(self, script: list[Image | Exception | None], stuck: str) -> None:
        super().__init__(script)
        self.stuck = stuck

    def open(self) -> None:
        super().open()
        if self.stuck == "open":
            self.stop.wait(DEADLINE_S)

    def close(self) -> None:
        super().close()
        if self.stuck == "close":
            self.stop.wait(DEADLINE_S)


def test_driver_that_hangs_in_opening_is_a_fault_in_one_line() -> None:
    device = StuckDevice([], "open")
    with pytest.raises(SourceFault, match="the driver does not answer"):
        DeviceSource(device, open_s=0.01)
    device.stop.set()


def test_driver_that_hangs_in_closing_is_left_behind_and_the_camera_taken_back() -> None:
    device = StuckDevice([flat(1), OSError("gone"), flat(2)], "close")
    source = DeviceSource(device, close_s=0.01)
    read_until(source, 2)
    assert device.opened == 2
    device.stop.set()
    source.close()


def test_closed_camera_has_ended() -> None:
    device = ScriptedDevice([flat(1)])
    source = DeviceSource(device)
    device.stop.set()
    source.close()
    assert source.ended
    assert device.closed >= 1


# -- drivers ----------------------------------------------------------------------------------------------------------


def test_camera_that_is_not_there_is_a_fault_with_its_name() -> None:
    with pytest.raises(SourceFault, match="/dev/video97"):
        V4L2Device("97").open()


def test_stable_name_of_a_camera_without_link_is_its_path() -> None:
    assert stable_name("97") == "/dev/video97"
    assert stable_name("/dev/video97") == "/dev/video97"


class PiDouble:
    """picamera2 as its documentation tells: what was asked of it is in `calls`."""

    def __init__(self) -> None:
        self.calls: list[tuple[str, object]] = []
        self.camera_controls = {"LensPosition": (0, 10, 1)}
        self.hang = False

    def Picamera2(self) -> PiDouble:
        return self

    def create_video_configuration(self, **wanted: object) -> dict[str, object]:
        self.calls.append(("configuration", wanted))
        return wanted

    def configure(self, configuration: object) -> None:
        self.calls.append(("configure", configuration))

    def start(self) -> None:
        self.calls.append(("start", None))

    def stop(self) -> None:
        self.calls.append(("stop", None))

    def close(self) -> None:
        self.calls.append(("close", None))

    def set_controls(self, controls: object) -> None:
        self.calls.append(("controls", controls))

    def capture_request(self, wait: bool) -> str:
        assert wait is False, "the blocking call hangs for ever when frames stop"
        return "job"

    def wait(self, job: str, timeout: float) -> Any:
        assert timeout > 0
        if self.hang:
            raise TimeoutError
        # Blue first: what picamera2 calls RGB888.
        main = np.zeros((96, 128, 3), np.uint8)
        main[:, :, 0] = 200
        metadata = {"ExposureTime": 8000, "AnalogueGain": 2.0, "ColourGains": (1.5, 1.9), "LensPosition": 4.0}
        return SimpleNamespace(
            make_array=lambda name: main if name == "main" else np.zeros((360, 320), np.uint8),
            get_metadata=lambda: metadata,
            release=lambda: self.calls.append(("release", None)),
        )


@pytest.fixture
def pi(monkeypatch: pytest.MonkeyPatch) -> PiDouble:
    double = PiDouble()
    monkeypatch.setitem(sys.modules, "picamera2", double)  # type: ignore[arg-type]
    return double


def test_pi_camera_asks_for_video_with_a_small_stream_and_gives_blue_first(pi: PiDouble) -> None:
    device = PiCameraDevice((128, 96))
    device.open()
    grabbed = device.grab()
    assert grabbed is not None
    image, small = grabbed
    assert image[0, 0].tolist() == [200, 0, 0]
    assert small is not None
    assert small.shape == (240, 320)
    wanted = dict(pi.calls)["configuration"]
    assert isinstance(wanted, dict)
    assert wanted["main"] == {"format": "RGB888", "size": (128, 96)}
    assert wanted["lores"] == {"format": "YUV420", "size": (320, 240)}


def test_small_stream_of_the_pi_camera_has_the_shape_of_the_large_one(pi: PiDouble) -> None:
    PiCameraDevice((1280, 720)).open()
    wanted = dict(pi.calls)["configuration"]
    assert isinstance(wanted, dict)
    assert wanted["lores"]["size"] == (320, 180)


def test_pi_camera_locks_exposure_balance_and_focus_after_settling(pi: PiDouble) -> None:
    device = PiCameraDevice((128, 96), fps=4.0)
    device.open()
    for _ in range(6):
        device.grab()
    controls = [told for name, told in pi.calls if name == "controls"]
    assert controls == [
        {
            "AeEnable": False,
            "AwbEnable": False,
            "ExposureTime": 8000,
            "AnalogueGain": 2.0,
            "ColourGains": (1.5, 1.9),
            "AfMode": 0,
            "LensPosition": 4.0,
        }
    ]


def test_pi_camera_without_a_lens_motor_is_not_asked_to_focus(pi: PiDouble) -> None:
    pi.camera_controls = {}
    device = PiCameraDevice((128, 96), fps=4.0)
    device.open()
    for _ in range(6):
        device.grab()
    assert "LensPosition" not in device.locked


def test_pi_camera_that_stops_is_a_fault_and_gives_its_buffers_back(pi: PiDouble) -> None:
    device = PiCameraDevice((128, 96))
    device.open()
    device.grab()
    assert ("release", None) in pi.calls
    pi.hang = True
    with pytest.raises(SourceFault):
        device.grab()
    device.close()
    assert [name for name, _ in pi.calls[-2:]] == ["stop", "close"]


def test_pi_camera_without_its_library_says_how_to_get_it(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(sys.modules, "picamera2", None)
    with pytest.raises(SourceFault, match="system-site-packages"):
        PiCameraDevice().open()


def test_pi_camera_whose_library_does_not_load_says_what_to_install(
    monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    (tmp_path / "picamera2.py").write_text('raise ValueError("numpy.dtype size changed")')
    monkeypatch.syspath_prepend(tmp_path)
    monkeypatch.delitem(sys.modules, "picamera2", raising=False)
    with pytest.raises(SourceFault, match="simplejpeg"):
        PiCameraDevice().open()


# -- the words of a command line --------------------------------------------------------------------------------------


def test_words_open_what_they_name(tmp_path: Path) -> None:
    cv2.imwrite(str(tmp_path / "a.png"), flat(1))
    assert isinstance(open_source("sim", size=(320, 180)), SimulatedTray)
    assert isinstance(open_source(str(tmp_path), fps=8), FolderSource)
    assert open_source("off") is None


@pytest.mark.parametrize("spec", ["97", "/dev/video97", "no-such-file.mp4"])
def test_words_that_name_nothing_are_a_fault(spec: str) -> None:
    with pytest.raises(SourceFault, match=spec if not spec.isdigit() else "video97"):
        open_source(spec)
