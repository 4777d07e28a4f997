"""`dicecaller read`: still pictures in, one answer each. Finds the files, asks the reader, says it; judges nothing."""

from __future__ import annotations

import argparse
import dataclasses
import json
import os
import sys
from collections.abc import Iterator
from pathlib import Path

from dicecaller.arguments import add_json, add_language, add_without, make_folder
from dicecaller.lines import in_language
from dicecaller.reading_json import dice_json
from dicecaller.settings import locale_language
from vision.channel_order import unless_swapped
from vision.decode import Picture, PictureError, decode_scaled, load_picture, read_bounded
from vision.lying import places_of_dice
from vision.reader import Reader
from vision.reading import DiceSet, Reading

#: What a folder's pictures are called; a file named by itself may be called anything.
ENDINGS = (".jpg", ".jpeg", ".jpe", ".png", ".webp", ".bmp")

EXAMPLE = """dicecaller read tray.jpg
dicecaller read --json --set any photos/ > answers.jsonl
dicecaller read --without red --annotate looked-at/ table/*.jpg"""


def add_arguments(parser: argparse.ArgumentParser) -> None:
    """The options of `dicecaller read`."""
    parser.epilog = EXAMPLE
    parser.add_argument("path", nargs="+", metavar="PATH")
    add_json(parser)
    parser.add_argument("--set", choices=("qwixx", "any"), default="qwixx")
    add_without(parser)
    parser.add_argument("--annotate", metavar="DIR", type=Path)
    add_language(parser)


def run(args: argparse.Namespace) -> int:
    """Reads every picture. Exit status 1 where a file was no picture or a folder held none, else 0. Raises JobError."""
    if args.annotate is not None:
        make_folder("--annotate", args.annotate)
    teller = _Teller(args.language or locale_language(), args.json, args.annotate)
    dice_set = DiceSet(args.set, args.without)
    reader = Reader()
    for name in _pictures(args.path, teller):
        try:
            picture = decode_scaled(read_bounded(sys.stdin.buffer)) if name == "-" else load_picture(name)
            reading = reader.read(picture.image, dice_set)
            teller.tell(name, picture, unless_swapped(picture.image, reading, dice_set))
            del picture  # the next may be as large
        except PictureError as error:
            teller.unreadable(name, str(error))
        except MemoryError:
            teller.unreadable(name, "the picture is too large for the memory of this machine")
    return 1 if teller.failed else 0


def _pictures(paths: list[str], teller: _Teller) -> Iterator[str]:
    """The files that the words of the call name, folders opened."""
    for path in paths:
        if path == "-" or not os.path.isdir(path):
            yield path
            continue
        try:
            names = sorted(name for name in os.listdir(path) if name.lower().endswith(ENDINGS) and name[0] != ".")
        except OSError as error:
            teller.complain(path, f"the folder cannot be opened ({error.strerror})")
            continue
        files = [found for name in names if not os.path.isdir(found := os.path.join(path, name))]
        if not files:
            teller.complain(path, "there is no picture in this folder")
        yield from files


class _Teller:
    """Says the answers, and remembers whether anything could not be read."""

    def __init__(self, language: str, as_json: bool, folder: Path | None) -> None:
        self.failed = False
        self._language = language
        self._as_json = as_json
        self._folder = folder
        self._drawn: set[Path] = set()

    def tell(self, name: str, picture: Picture, reading: Reading) -> None:
        """The answer to one picture."""
        if self._folder is not None:
            self._draw(self._folder, name, picture, reading)
        self._say(name, reading, picture.scale)

    def unreadable(self, name: str, why: str) -> None:
        """A file that is no picture: complained of; in JSON it is answered like the others, too."""
        if self._as_json:
            self._say(name, Reading("refused", "unreadable", (), (), 0.0, 0, 0), 1.0)
        self.complain(name, why)

    def complain(self, name: str, why: str) -> None:
        """One line on standard error."""
        self.failed = True
        shown = "standard input" if name == "-" else name
        print(f"dicecaller read: {in_language(f'{shown}: {why}', self._language)}", file=sys.stderr, flush=True)

    def _say(self, name: str, reading: Reading, scale: float) -> None:
        answer = answer_json(name, reading, scale, self._language)
        print(json.dumps(answer) if self._as_json else _row(answer, self._language), flush=True)

    def _draw(self, folder: Path, name: str, picture: Picture, reading: Reading) -> None:
        from display.fonts import coverage
        from vision.annotate import annotate
        from vision.encode import save_picture

        target = _free_name(folder, name, self._drawn)
        self._drawn.add(target)
        try:
            names = _drawn_names(reading, self._language)
            save_picture(target, annotate(picture.image, reading, names, coverage))
        except OSError as error:
            self.complain(str(target), f"cannot be written ({error.strerror or error})")


def answer_json(name: str, reading: Reading, scale: float, language: str) -> dict[str, object]:
    """The public line of one picture; places and sizes in pixels of the file, `scale` of them to one that was read."""
    sentence = ""
    if reading.reason is not None:
        from display.sentences import detail  # only a refusal pays for the catalogue

        sentence = detail(reading.reason, reading.about, language, places_of_dice(reading, reading.about))
    dice = [
        dataclasses.replace(die, x=die.x * scale, y=die.y * scale, size_px=die.size_px * scale) for die in reading.dice
    ]
    return {
        "file": name,
        "status": reading.status,
        "reason": reading.reason,
        "about": list(reading.about),
        "detail": sentence,
        "ms": round(reading.ms, 2),
        "dice": dice_json(dice),
    }


def _row(answer: dict[str, object], language: str) -> str:
    """One line of the table for people."""
    from display.catalogue import text
    from display.phrases import colour_name

    dice = answer["dice"]
    assert isinstance(dice, list)
    shown = [f"{colour_name(die['colour'], language)} {'?' if die['value'] is None else die['value']}" for die in dice]
    seen = "  ".join(shown)
    if answer["status"] == "ok":
        return f"{answer['file']}: {seen or text('report-read-none', language)}"
    reason = text("report-reason", language, reason=str(answer["reason"]))
    unsure = text("report-read-unsure", language, reason=reason)
    return f"{answer['file']}: {unsure} {answer['detail']}" + (f"  [{seen}]" if seen else "")


def _drawn_names(reading: Reading, language: str) -> dict[str, str]:
    """What the colours seen and meant are called, and the reason."""
    from display.catalogue import text
    from display.phrases import colour_name

    colours = {die.colour for die in reading.dice} | set(reading.about)
    found = {colour: colour_name(colour, language).lower() for colour in colours}
    if reading.reason is not None:
        found[reading.reason] = text("report-reason", language, reason=reading.reason)
    return found


def _free_name(folder: Path, name: str, taken: set[Path]) -> Path:
    """Where the annotated picture goes: its own name, but never over the picture itself or one just written."""
    base = "standard-input.png" if name == "-" else os.path.basename(name)
    stem, ending = os.path.splitext(base)
    if ending.lower() not in ENDINGS:
        stem, ending = base, ".png"
    target, count = folder / f"{stem}{ending}", 1
    while target in taken or (target.exists() and name != "-" and os.path.samefile(target, name)):
        count += 1
        target = folder / f"{stem}-{count}{ending}"
    return target
