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

OK, MISSING, FAULTY = "ok", "missing", "faulty"
_LEAST_FREE_MB = 50
_PROBE_S = 20.0


@dataclass(frozen=True, slots=True)
class Part:
    """One part's state. `needed`: without it no game can be played. `advice` is empty where nothing is to be done."""

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
            yield Part(name, FAULTY, said, "this should not happen: please report it", needed)


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
            advice = f".venv/bin/pip uninstall {other} {good}, then .venv/bin/pip install {good}"
            return Part(
                "libraries", FAULTY, f"{good} and {other} overwrite each other: only one may be there", advice, True
            )
        if not found[good] and not found[other]:
            return Part("libraries", MISSING, f"{good} is not installed", "remove .venv and run make play again", True)
    if found["pygame"]:
        return Part("libraries", OK, shown, "pygame cannot draw on a bare Pi without X or Wayland: pygame-ce can", True)
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
        advice = "opencv-python-headless needs no system libraries: remove .venv and run make play again"
        return Part("reader", FAULTY, f"OpenCV cannot be loaded ({error})", advice, True)
    reading = Reader().read(np.full((240, 320, 3), 120, np.uint8), DiceSet())
    if reading.reason != "no-dice":
        return Part(
            "reader", FAULTY, f"sees {reading.reason} on an empty picture", "the weights are damaged: clone again", True
        )
    return Part("reader", OK, "loaded; an empty picture is read as empty", needed=True)


def _words() -> Part:
    from display.messages import Message
    from display.sentences import sentence

    spoken = [sentence(Message("roll", {"white": (2, 4), "sum": 6}), language) for language in ("en", "de", "fr")]
    if len(set(spoken)) < 3:
        return Part("words", FAULTY, "a language is missing", "the catalogues are damaged: clone again", True)
    return Part("words", OK, "English, German, French", needed=True)


def _data(folder: Path) -> Part:
    from dicecaller.store import Store
    from dicecaller.store_file import is_whole

    path = folder / STORE_NAME
    there = next(place for place in (path, folder, *folder.absolute().parents) if place.exists())
    if not os.access(there, os.W_OK):
        return Part("data", FAULTY, f"{there} cannot be written", "change its owner, or name another with --data", True)
    free_mb = shutil.disk_usage(there).free // 2**20
    if free_mb < _LEAST_FREE_MB:
        return Part("data", FAULTY, f"{folder}: only {free_mb} MB are free", "make room on the disk", True)
    if not path.exists():
        return Part("data", OK, f"{folder}: no games yet, {free_mb} MB free", needed=True)
    if not is_whole(path):
        advice = "nothing: at its next start the table sets the file aside and saves what can be read"
        return Part("data", FAULTY, f"{path} is damaged", advice)
    with Store(path, read_only=True) as store:
        games = len(store.games())
    return Part("data", OK, f"{folder}: {games} {'game' if games == 1 else 'games'}, {free_mb} MB free", needed=True)


def _settings(folder: Path) -> Part:
    settings, complaints = load(folder)
    if complaints:
        return Part("settings", FAULTY, complaints[0], "put that line right, or remove it")
    return Part("settings", OK, f"language {settings.spoken_language()}, theme {settings.theme}")


def _camera() -> Part:
    from vision.errors import SourceFault
    from vision.sources.opening import open_source

    try:
        source = open_source("auto")
    except SourceFault as error:
        advice = "plug a camera in; until then rolls are entered by hand, or simulated with --camera sim"
        return Part("camera", MISSING, str(error), advice)
    assert source is not None
    try:
        frame = source.read(5.0)
        while frame is not None and frame.number < 10:  # the first pictures of a camera are often black
            frame = source.read(2.0)
    except SourceFault as error:
        return Part("camera", FAULTY, f"{source.name}: {error}", "pull it out and plug it in again; try another socket")
    finally:
        source.close()
    if frame is None:
        return Part("camera", FAULTY, f"{source.name} sends no pictures", "pull it out and plug it in again")
    height, width = frame.image.shape[:2]
    detail = f"{source.name}: {width}x{height}"
    if float(frame.image.mean()) < 10:
        return Part("camera", FAULTY, f"{detail}, but the picture is black", "take the cap off; switch the light on")
    return Part("camera", OK, detail)


def _keypad() -> Part:
    from firmware_bridge.errors import BridgeError, PortBusy, PortDenied
    from firmware_bridge.link import Port, find_ports

    found = find_ports()
    if not found:
        return Part("keypad", MISSING, "no keypad-and-lamp box on USB", "a number pad or the screen does the same")
    try:
        Port(found[0]).close()
    except PortBusy as error:
        return Part("keypad", OK, f"{found[0]}: in use ({error})")
    except PortDenied as error:
        return Part("keypad", FAULTY, str(error), "sudo usermod -aG dialout $USER, then log out and in again")
    except BridgeError as error:
        return Part("keypad", FAULTY, str(error), "pull it out and plug it in again")
    return Part("keypad", OK, found[0])


def _number_pads() -> Part:
    from firmware_bridge.errors import BridgeError
    from firmware_bridge.number_pads import EvdevPads, is_number_pad

    try:
        pads = [pad for pad in EvdevPads().found() if is_number_pad(pad)]
    except BridgeError as error:
        advice = "only needed for number pads without a window: .venv/bin/pip install evdev"
        return Part("number pads", MISSING, str(error), advice)
    if not pads:
        advice = "plug a USB number pad in; if one is there: sudo usermod -aG input $USER, then log out and in again"
        return Part("number pads", MISSING, "none found", advice)
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
        advice = "connect a screen; without one the table plays by keypad and voice (--headless)"
        return Part("screen", MISSING, "neither a desktop nor a display device is here", advice)
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
        return Part("screen", FAULTY, "the window does not open", "try SDL_VIDEODRIVER=kmsdrm, wayland or x11")
    if done.returncode != 0:
        lines = done.stderr.strip().splitlines() or [f"ended with {done.returncode}"]
        return Part("screen", FAULTY, lines[-1].split(": ", 1)[-1], "try SDL_VIDEODRIVER=kmsdrm, wayland or x11")
    driver, width, height = done.stdout.split()[-3:]
    return Part("screen", OK, f"{driver}, {width}x{height}")


def _voice() -> Part:
    from display.speech_engine import installed

    found = installed()
    if not found:
        return Part(
            "voice", MISSING, "no speech engine", ".venv/bin/pip install py-nanotts, or sudo apt install espeak-ng"
        )
    return Part("voice", OK, ", ".join(found))


def _sound() -> Part:
    from display.errors import NoSound
    from display.mixer import Mixer

    try:
        mixer = Mixer()
    except NoSound as error:
        return Part("sound", MISSING, str(error), "connect a loudspeaker; everything said is also on the screen")
    mixer.close()
    return Part("sound", OK, os.environ.get("SDL_AUDIODRIVER") or "a sound card opens")
