"""`dicecaller setup`: finds camera, tray, light, keypad and voice, tries throws, learns dice, keeps what it learned."""

from __future__ import annotations

import argparse
import dataclasses
import sys
import time
from collections.abc import Callable
from pathlib import Path

from dicecaller import learned
from dicecaller.arguments import add_data, add_language, positive
from dicecaller.checkup import OK, device_parts, part_name
from dicecaller.errors import JobError
from dicecaller.lines import in_language
from dicecaller.setting_up import SetUp, Talk
from dicecaller.settings import data_dir, load
from display.catalogue import text
from display.errors import NoScreen
from vision.annotate import annotate
from vision.calibration import Calibration
from vision.encode import encode_png, save_picture
from vision.errors import SourceFault
from vision.lying import FRONTS
from vision.reader import Reader
from vision.reading import Reading
from vision.sources.base import FrameSource, Image
from vision.sources.opening import open_source
from vision.trial import THROWS

#: The picture on the screen is renewed so many times a second at most; each is encoded and laid out anew.
SHOWN_A_SECOND = 6


def add_arguments(parser: argparse.ArgumentParser) -> None:
    """The options of `dicecaller setup`."""
    parser.epilog = "dicecaller setup\ndicecaller setup --dice\ndicecaller setup --camera sim --throws 3"
    parser.add_argument("--dice", action="store_true")
    parser.add_argument("--camera", metavar="SOURCE", default="auto")
    parser.add_argument("--throws", type=positive, default=THROWS, metavar="N")
    parser.add_argument("--front", choices=FRONTS, default="bottom")
    parser.add_argument("--picture", type=Path, metavar="FILE.png")
    parser.add_argument("--no-window", action="store_true")
    parser.add_argument("--seed", type=int, default=1, metavar="K")
    add_data(parser)
    add_language(parser)


def run(args: argparse.Namespace) -> int:
    """Runs the set-up. Exit status 1 where no throw could be read. Raises JobError, SourceFault."""
    folder = data_dir(args.data)
    language = args.language or load(folder)[0].spoken_language()
    talk = Talk(language, lambda line: print(line, flush=True))
    former, complaint = learned.load(folder)
    if complaint:
        print(f"dicecaller setup: {in_language(complaint, language)}", file=sys.stderr)
    source = _camera(args.camera, args.seed)
    view = _View(args.picture, None if args.no_window else _window(language))
    try:
        # Dice that are learned anew are not to be named by what was learned before.
        reader = Reader() if args.dice else learned.reader_for(learned.fitting(former, source))
        run_ = SetUp(source, reader, talk, view.look)
        if args.dice:
            calibration = _with_dice(run_, former, source.name)
        else:
            for part in device_parts():
                advice = "" if part.status == OK else f" ({in_language(part.advice, language)})"
                detail = f"{in_language(part.detail, language)}{advice}"
                print(text("setup-part", language, part=part_name(part, language), detail=detail), flush=True)
            calibration = run_.table(args.throws, args.front)
            if former is not None:
                calibration = dataclasses.replace(calibration, own_dice=former.own_dice)
    finally:
        source.close()
        view.close()
    if calibration is None:
        return 1
    talk.say("setup-saved", file=learned.save(folder, calibration))
    return 0


def _camera(named: str, seed: int) -> FrameSource:
    """The camera to set up; where there is none, the line names this command's own way to simulated dice."""
    try:
        source = open_source(named, seed=seed)
    except SourceFault:
        if named == "auto":  # takes any camera that opens: none is there
            raise JobError("no camera found; plug one in, or take simulated dice: --camera sim") from None
        raise
    if source is None:
        raise JobError("a set-up needs a camera: --camera auto, sim, a number or a path")
    return source


def _with_dice(run_: SetUp, former: Calibration | None, camera: str) -> Calibration | None:
    size, own = run_.size(), run_.dice()
    if own is None:
        return None
    base = former if former is not None else Calibration(camera, size)
    return dataclasses.replace(base, own_dice=own if own.needed else None)


class _View:
    """Where the pictures go: to the screen, if there is one, and to a file, if one was named."""

    def __init__(self, path: Path | None, show: Callable[[bytes], None] | None) -> None:
        self._path = path
        self._show = show
        self._shown = 0.0
        self._reading: Reading | None = None

    def look(self, image: Image, reading: Reading | None) -> None:
        """A frame, or what was read on it."""
        self._reading = reading or self._reading
        if reading is not None and self._path is not None:
            save_picture(self._path, annotate(image, reading))
        now = time.monotonic()
        if self._show is not None and (reading is not None or now - self._shown > 1 / SHOWN_A_SECOND):
            self._shown = now
            self._show(encode_png(image if self._reading is None else annotate(image, self._reading)))

    def close(self) -> None:
        """Nothing is shown any more."""
        self._show = None


def _window(language: str) -> Callable[[bytes], None] | None:
    """What shows a picture in a window; None where there is no screen."""
    from dicecaller.checkup import screen_is_there
    from display.layout import lay_out
    from display.look import Look
    from display.scene import Scene
    from display.window import Window

    if not screen_is_there():
        return None
    look = Look(language=language)
    try:
        window = Window(look, title="dicecaller setup")
    except NoScreen:
        return None

    def show(picture: bytes) -> None:
        window.poll()
        window.show(lay_out(Scene("tray", tray_picture=picture), window.look))

    return show
