"""The parts of a table: screen, voice, keypads, camera, each as it was asked for or as it is there.

What is taken is said in one line each on standard error; a part that was named and is missing raises JobError, but for
a keypad, which people plug in when they need it. What is made of the parts is put together in `play_build`.
"""

from __future__ import annotations

import argparse
import contextlib
import os
import queue
import sys
from dataclasses import dataclass
from pathlib import Path

from dicecaller import learned
from dicecaller.errors import JobError, UsageError
from dicecaller.lines import in_language
from dicecaller.play_keypads import Keypads, box_is_there, port_is_there
from dicecaller.settings import Settings, data_dir
from dicecaller.told import Told, told
from display.draw import is_picture
from display.errors import NoScreen
from display.look import Look, Seating
from display.speech import Voice, open_speaker
from display.theme import Theme
from display.voice import speed_level
from display.window import Window
from vision.calibration import Calibration
from vision.errors import SourceFault
from vision.simulated.tray import SimulatedTray
from vision.sources.base import FrameSource
from vision.sources.opening import open_source

DEFAULT_SIZE = (1024, 600)
THEMES: dict[str, Theme] = {"light": "light", "dark": "dark", "high-contrast": "high-contrast"}


@dataclass
class Parts:
    """What the table is made of. `camera` None: dice come by hand."""

    window: Window | None
    look: Look
    voice: Voice
    camera: FrameSource | None
    keypads: Keypads
    inbox: queue.SimpleQueue[object]
    terminal: bool = False
    calibration: Calibration | None = None


def note(line: str, language: str = "en") -> None:
    """One line for the person, on standard error."""
    print(in_language(line, language), file=sys.stderr, flush=True)


def start_line(language: str, key: str, **facts: str | tuple[str, ...]) -> None:
    """One line of the catalogue for the person, in the table's language."""
    note(told(Told(f"start-{key}", **facts), language))


def open_parts(args: argparse.Namespace, settings: Settings, stack: contextlib.ExitStack, scripted: bool) -> Parts:
    """Opens them all; what must be closed again is on the stack."""
    inbox: queue.SimpleQueue[object] = queue.SimpleQueue()
    look = _look(args, settings)
    window = None if args.headless else _window(args, look)
    if window is not None:
        look = window.look
    voice = _voice(args, settings)
    stack.callback(voice.close)
    keypads = Keypads()
    stack.callback(keypads.close)
    terminal = _keypad(args, settings, keypads, inbox, window is None and not scripted and not args.demo)
    camera = _camera(args, settings, window is not None, paced=not scripted and not args.demo)
    if camera is not None:
        stack.callback(camera.close)
    return Parts(window, look, voice, camera, keypads, inbox, terminal, _calibration(args, camera, look.language))


def _language(args: argparse.Namespace, settings: Settings) -> str:
    return str(args.language or settings.spoken_language())


def _look(args: argparse.Namespace, settings: Settings) -> Look:
    theme: Theme = args.theme or THEMES.get(settings.theme, "light")
    language = _language(args, settings)
    seating: Seating = args.seating or ("around" if settings.seating == "around" else "row")
    return Look(
        size=args.size or DEFAULT_SIZE,
        rotation=settings.rotation_deg if args.rotation is None else args.rotation,
        seating=seating,
        theme=theme,
        text_scale=args.text_scale or settings.text_percent / 100,
        screen_mm=args.screen_mm or float(settings.screen_mm),
        language=language,
        reduced_motion=settings.reduced_motion,
        brand_name=settings.cafe_name,
        brand_colour=settings.accent,
        brand_logo=logo_of(data_dir(args.data), settings.logo, language),
    )


def logo_of(folder: Path, name: str, language: str) -> bytes | None:
    """The café's logo, a picture file of the data folder or elsewhere; one that cannot be shown costs a line."""
    if not name:
        return None
    path = folder / name
    try:
        data = path.read_bytes()
    except OSError as error:
        start_line(language, "logo-unread", path=str(path), error=str(error.strerror))
        return None
    if not is_picture(data):
        start_line(language, "logo-no-picture", path=str(path))
        return None
    return data


def _window(args: argparse.Namespace, look: Look) -> Window | None:
    """A window where there is a screen for one; else None, and one line says so."""
    if os.environ.get("SDL_VIDEODRIVER") in ("dummy", "offscreen") or not _screen_is_there():
        start_line(look.language, "screen-none")
        return None
    console = not (os.environ.get("DISPLAY") or os.environ.get("WAYLAND_DISPLAY")) and sys.platform == "linux"
    try:
        window = Window(look, fullscreen=console and args.size is None)
    except NoScreen as error:
        start_line(look.language, "screen-fault", error=str(error))
        return None
    width, height = window.look.size
    start_line(look.language, "screen", width=str(width), height=str(height), driver=window.driver)
    return window


def _screen_is_there() -> bool:
    if sys.platform != "linux":
        return True
    named = os.environ.get("DISPLAY") or os.environ.get("WAYLAND_DISPLAY") or os.environ.get("SDL_VIDEODRIVER")
    return bool(named) or Path("/dev/dri/card0").exists() or Path("/dev/dri/card1").exists()


def _voice(args: argparse.Namespace, settings: Settings) -> Voice:
    """The voice, as loud and fast as the settings say."""
    choice = args.speech or settings.speech
    try:
        speed = speed_level(settings.speed)
        voice, line = open_speaker(
            choice,
            volume=settings.volume,
            volume_cap=settings.volume_cap,
            speed=speed,
            language=_language(args, settings),
        )
    except ValueError as error:
        raise UsageError(str(error)) from error
    note(line)
    return voice


def _keypad(
    args: argparse.Namespace, settings: Settings, keypads: Keypads, inbox: queue.SimpleQueue[object], live: bool
) -> bool:
    """Opens what `--keypad` asks for; True where the terminal is the keypad."""
    choice = args.keypad or settings.keypad
    stay = args.script is None and not args.demo  # nobody plugs anything in while those run
    language = _language(args, settings)
    if choice == "sim":
        keypads.open_simulated(inbox.put)
        start_line(language, "keypad-sim-alone" if live else "keypad-sim", port=keypads.sim.port if keypads.sim else "")
    elif choice == "auto":
        box = box_is_there()
        if box or stay:
            keypads.open_box("auto", inbox.put, there=box)
        pad = keypads.open_pads(inbox.put, stay=stay)
        if box or pad:
            start_line(language, "keypad", found="both" if box and pad else "box" if box else "pad")
        elif live and args.headless and sys.stdin is not None and sys.stdin.isatty():
            return _terminal(keypads, inbox, language)
        else:
            start_line(language, "keypad-none")
    elif choice == "terminal":
        return _terminal(keypads, inbox, language)
    elif choice != "off":
        _named_box(choice, keypads, inbox, stay, language, live)
    return False


def _terminal(keypads: Keypads, inbox: queue.SimpleQueue[object], language: str) -> bool:
    keypads.language = language
    keypads.open_terminal(inbox.put)
    start_line(language, "keypad-terminal")
    return True


def _named_box(
    port: str, keypads: Keypads, inbox: queue.SimpleQueue[object], stay: bool, language: str, live: bool
) -> None:
    """A box by the name of its port. People may still plug it in, and are told when it is there; a script is not."""
    there = port_is_there(port)
    if not there and not stay:
        raise JobError(Told("start-keypad-missing", port=port))
    keypads.open_box(port, inbox.put, there)
    start_line(language, "keypad-named" if there else "keypad-awaited-alone" if live else "keypad-awaited", port=port)


def _camera(args: argparse.Namespace, settings: Settings, window: bool, paced: bool) -> FrameSource | None:
    """The camera: what was named, or for `auto` what is there, else with a window the simulated tray."""
    language = _language(args, settings)
    choice = args.camera or ("sim" if args.demo else settings.camera)
    if args.demo and choice == "auto":
        choice = "sim"
    if choice == "sim":
        start_line(language, "camera-sim")
        return SimulatedTray(args.seed, paced=paced)
    try:
        source = open_source(choice, seed=args.seed)
    except SourceFault as error:
        if choice != "auto":
            raise JobError(str(error)) from error
        if window:
            start_line(language, "camera-throw")
            return SimulatedTray(args.seed, paced=paced)
        start_line(language, "camera-none")
        return None
    if source is None:
        start_line(language, "camera-off")
    else:
        start_line(language, "camera", name=source.name)
    return source


def _calibration(args: argparse.Namespace, camera: FrameSource | None, language: str) -> Calibration | None:
    """What the set-up learned that holds for this camera."""
    if camera is None:
        return None
    calibration, complaint = learned.load(data_dir(args.data))
    if complaint is not None:
        note(complaint, language)
    found = learned.fitting(calibration, camera)
    if found is not None and found.own_dice is not None:
        start_line(language, "own-dice")
    return found


def nobody_could_play(parts: Parts, shots: Path | None) -> bool:
    """Without screen, camera and keypad there is nothing to play with: the table shows itself instead. `shots`: where
    its pictures go; how to get some is said only where they go nowhere."""
    if parts.window is not None or parts.camera is not None or parts.terminal or parts.keypads.there:
        return False
    start_line(parts.look.language, "demo", pictures="none" if shots is None else "asked")
    return True
