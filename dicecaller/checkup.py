"""Whether each part of the table is there and works: what `doctor` prints. Looks and tries, changes nothing.

Every check is a function of its own that never raises: a part that fails in a way nobody thought of is faulty.
"""

from __future__ import annotations

import os
import platform
import shutil
import subprocess
import sys
from collections.abc import Callable, Iterator
from dataclasses import dataclass
from importlib import metadata
from pathlib import Path

from dicecaller.settings import STORE_NAME, data_dir, load
from dicecaller.told import Told, told

OK, MISSING, FAULTY = "ok", "missing", "faulty"
_LEAST_FREE_MB = 50
_PROBE_S = 20.0


@dataclass(frozen=True, slots=True)
class Part:
    """One part's state. `needed`: without it no game can be played. `advice` is empty where nothing is to be done.
    `detail` and `advice` are English; what is ours in them can be told in other languages (`dicecaller.told`)."""

    name: str
    status: str
    detail: str
    advice: str = ""
    needed: bool = False

    def to_json(self) -> dict[str, object]:
        """The line of `doctor --json`."""
        return {
            "part": self.name,
            "status": self.status,
            "detail": self.detail,
            "advice": self.advice,
            "needed": self.needed,
        }


def parts(folder: Path | None = None) -> Iterator[Part]:
    """Every part in turn, as soon as it is known. `folder`: the data folder, None for the usual one."""
    checks: tuple[tuple[str, bool, Callable[[], Part]], ...] = (
        ("python", True, _python),
        ("libraries", True, _libraries),
        ("reader", True, _reader),
        ("words", True, _words),
        ("data", True, lambda: _data(data_dir(folder))),
        ("settings", False, lambda: _settings(data_dir(folder))),
        ("camera", False, _camera),
        ("keypad", False, _keypad),
        ("number pads", False, _number_pads),
        ("screen", False, _screen),
        ("voice", False, _voice),
        ("sound", False, _sound),
    )
    for name, needed, check in checks:
        try:
            yield check()
        except Exception as error:
            said = " ".join(f"{type(error).__name__}: {error}".split())
            yield Part(name, FAULTY, said, Told("doctor-bug"), needed)


def part_name(part: Part, language: str) -> str:
    """What the part is called."""
    return told(Told(f"report-part-{'pads' if part.name == 'number pads' else part.name}"), language)


def device_parts() -> Iterator[Part]:
    """The devices that a set-up tells of, besides the camera."""
    for check in (_keypad, _number_pads, _voice, _sound):
        yield check()


def screen_is_there() -> bool:
    """Whether a desktop, a display device or a chosen driver is here; not whether a window opens."""
    named = any(os.environ.get(name) for name in ("SDL_VIDEODRIVER", "WAYLAND_DISPLAY", "DISPLAY"))
    return named or bool(list(Path("/dev/dri").glob("card*")))


def play_is_possible(found: list[Part]) -> bool:
    """Whether nothing that a game needs is missing or faulty."""
    return all(part.status == OK for part in found if part.needed)


def _python() -> Part:
    detail = f"Python {platform.python_version()}, {platform.system()} {platform.machine()}"
    return Part("python", OK, detail, needed=True)


def _libraries() -> Part:
    found = {name: _version(name) for name in ("numpy", *_PAIR, "pyserial", "fluent.runtime", "fpdf2")}
    shown = ", ".join(f"{name} {version}" for name, version in found.items() if version)
    for good, other in (("opencv-python-headless", "opencv-python"), ("pygame-ce", "pygame")):
        if found[good] and found[other]:
            advice = Told("doctor-two-libraries-advice", good=good, other=other)
            return Part("libraries", FAULTY, Told("doctor-two-libraries", good=good, other=other), advice, True)
        if not found[good] and not found[other]:
            return Part("libraries", MISSING, Told("doctor-not-installed", good=good), Told("doctor-play-again"), True)
    if found["pygame"]:
        return Part("libraries", OK, shown, Told("doctor-pygame"), True)
    return Part("libraries", OK, shown, needed=True)


_PAIR = ("opencv-python-headless", "opencv-python", "pygame-ce", "pygame")


def _version(name: str) -> str | None:
    try:
        return metadata.version(name)
    except metadata.PackageNotFoundError:
        return None


def _reader() -> Part:
    try:
        import numpy as np

        from vision.reader import Reader
        from vision.reading import DiceSet
    except ImportError as error:
        found = Told("doctor-no-opencv", error=str(error))
        return Part("reader", FAULTY, found, Told("doctor-no-opencv-advice"), True)
    reading = Reader().read(np.full((240, 320, 3), 120, np.uint8), DiceSet())
    if reading.reason != "no-dice":
        found = Told("doctor-reader-wrong", reason=Told("report-reason", reason=str(reading.reason)))
        return Part("reader", FAULTY, found, Told("doctor-weights"), True)
    return Part("reader", OK, Told("doctor-reader-ok"), needed=True)


def _words() -> Part:
    from display.messages import Message
    from display.sentences import sentence

    spoken = [sentence(Message("roll", {"white": (2, 4), "sum": 6}), language) for language in ("en", "de", "fr")]
    if len(set(spoken)) < 3:
        return Part("words", FAULTY, Told("doctor-language-missing"), Told("doctor-catalogues"), True)
    return Part("words", OK, Told("doctor-languages"), needed=True)


def _data(folder: Path) -> Part:
    from dicecaller.store import Store
    from dicecaller.store_file import is_whole

    path = folder / STORE_NAME
    try:
        there = next(place for place in (path, folder, *folder.absolute().parents) if place.exists())
    except OSError:  # a name that no folder can have
        there = folder
    if not os.access(there, os.W_OK):
        found = Told("doctor-not-writable", where=str(there))
        return Part("data", FAULTY, found, Told("doctor-not-writable-advice"), True)
    free_mb = shutil.disk_usage(there).free // 2**20
    if free_mb < _LEAST_FREE_MB:
        found = Told("doctor-full", where=str(folder), free=str(free_mb))
        return Part("data", FAULTY, found, Told("doctor-full-advice"), True)
    games = 0
    if path.exists():
        if not is_whole(path):
            return Part("data", FAULTY, Told("doctor-damaged", where=str(path)), Told("doctor-damaged-advice"))
        with Store(path, read_only=True) as store:
            games = len(store.games())
    return Part("data", OK, Told("doctor-data-ok", where=str(folder), games=games, free=str(free_mb)), needed=True)


def _settings(folder: Path) -> Part:
    settings, complaints = load(folder)
    if complaints:
        return Part("settings", FAULTY, complaints[0], Told("doctor-setting-advice"))
    found = Told("doctor-settings-ok", spoken=settings.spoken_language(), theme=settings.theme)
    return Part("settings", OK, found)


def _camera() -> Part:
    from vision.errors import SourceFault
    from vision.sources.opening import open_source

    try:
        source = open_source("auto")
    except SourceFault:  # takes any camera that opens: none is there
        return Part("camera", MISSING, Told("doctor-camera-none"), Told("doctor-camera-none-advice"))
    assert source is not None
    try:
        frame = source.read(5.0)
        while frame is not None and frame.number < 10:  # the first pictures of a camera are often black
            frame = source.read(2.0)
    except SourceFault as error:
        return Part("camera", FAULTY, f"{source.name}: {error}", Told("doctor-replug-other"))
    finally:
        source.close()
    if frame is None:
        return Part("camera", FAULTY, Told("doctor-camera-silent", name=source.name), Told("doctor-replug"))
    height, width = frame.image.shape[:2]
    if float(frame.image.mean()) < 10:
        found = Told("doctor-camera-black", name=source.name, width=str(width), height=str(height))
        return Part("camera", FAULTY, found, Told("doctor-camera-black-advice"))
    return Part("camera", OK, f"{source.name}: {width}x{height}")


def _keypad() -> Part:
    from firmware_bridge.errors import BridgeError, PortBusy, PortDenied
    from firmware_bridge.link import Port, find_ports

    found = find_ports()
    if not found:
        return Part("keypad", MISSING, Told("doctor-no-box"), Told("doctor-no-box-advice"))
    try:
        Port(found[0]).close()
    except PortBusy as error:
        return Part("keypad", OK, Told("doctor-box-busy", port=found[0], error=str(error)))
    except PortDenied as error:
        return Part("keypad", FAULTY, str(error), Told("doctor-dialout"))
    except BridgeError as error:
        return Part("keypad", FAULTY, str(error), Told("doctor-replug"))
    return Part("keypad", OK, found[0])


def _number_pads() -> Part:
    from firmware_bridge.errors import BridgeError
    from firmware_bridge.number_pads import EvdevPads, is_number_pad

    try:
        pads = [pad for pad in EvdevPads().found() if is_number_pad(pad)]
    except BridgeError as error:
        return Part("number pads", MISSING, Told("doctor-no-evdev", error=str(error)), Told("doctor-evdev-advice"))
    if not pads:
        return Part("number pads", MISSING, Told("doctor-no-pads"), Told("doctor-no-pads-advice"))
    return Part("number pads", OK, ", ".join(pad.name for pad in pads))


_OPEN_A_WINDOW = """
from display.look import Look
from display.window import Window
window = Window(Look())
print(window.driver, *window.look.size)
window.close()
"""


def _screen() -> Part:
    if not screen_is_there():
        return Part("screen", MISSING, Told("doctor-no-screen"), Told("doctor-no-screen-advice"))
    # a driver that cannot draw may take the whole process with it: tried in one of its own
    try:
        done = subprocess.run(
            [sys.executable, "-c", _OPEN_A_WINDOW],
            capture_output=True,
            text=True,
            timeout=_PROBE_S,
            check=False,
            cwd=Path(__file__).parents[1],
        )
    except subprocess.TimeoutExpired:
        return Part("screen", FAULTY, Told("doctor-no-window"), Told("doctor-drivers"))
    if done.returncode != 0:
        lines = done.stderr.strip().splitlines() or [f"ended with {done.returncode}"]
        return Part("screen", FAULTY, lines[-1].split(": ", 1)[-1], Told("doctor-drivers"))
    driver, width, height = done.stdout.split()[-3:]
    return Part("screen", OK, f"{driver}, {width}x{height}")


def _voice() -> Part:
    from display.speech_engine import installed

    found = installed()
    if not found:
        return Part("voice", MISSING, Told("doctor-no-voice"), Told("doctor-no-voice-advice"))
    return Part("voice", OK, ", ".join(found))


def _sound() -> Part:
    from display.errors import NoSound
    from display.mixer import Mixer

    try:
        mixer = Mixer()
    except NoSound as error:
        return Part("sound", MISSING, Told("doctor-no-sound", error=str(error)), Told("doctor-no-sound-advice"))
    mixer.close()
    return Part("sound", OK, os.environ.get("SDL_AUDIODRIVER") or Told("doctor-sound-ok"))
