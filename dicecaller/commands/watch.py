"""`dicecaller watch`: what happens in a tray before a camera, in a video or in a folder of frames, event by event."""

from __future__ import annotations

import argparse
import json
import sys

from dicecaller.arguments import add_json, add_language, add_without
from dicecaller.errors import JobError, UsageError
from dicecaller.reading_json import dice_json
from dicecaller.settings import locale_language
from dicecaller.told import Told
from dicecaller.told import told as to_say
from display.catalogue import figure, text
from display.phrases import colour_name
from display.sentences import detail
from vision.errors import SourceFault
from vision.lying import places_of_dice
from vision.reader import Reader
from vision.reading import DiceSet
from vision.simulated.selfthrowing import SelfThrowingTray
from vision.simulated.tray import SimulatedTray
from vision.sources.base import FrameSource
from vision.sources.opening import open_source
from vision.watching import TrayEvent, Watcher

#: A live source is asked for a frame this long before its silence counts.
WAIT_S = 0.5
#: Events that show that dice were thrown, and those that say what was thrown.
MOVED, READ = frozenset({"moving", "covered"}), frozenset({"roll", "refused"})
#: The public names of what a broken camera is: it is lost, and found again.
PUBLIC = {"fault": "lost", "mended": "found"}


def add_arguments(parser: argparse.ArgumentParser) -> None:
    """The options of `dicecaller watch`."""
    parser.epilog = "dicecaller watch frames/ --fps 8 --json"
    parser.add_argument("source", metavar="SOURCE")
    add_json(parser)
    add_without(parser)
    parser.add_argument("--fps", metavar="F", type=float, default=30.0)
    parser.add_argument("--opening", action="store_true")
    parser.add_argument("--seed", metavar="N", type=int, default=5)
    add_language(parser)


def run(args: argparse.Namespace) -> int:
    """Watches until the file ends, or for ever. Exit status 0; SourceFault where there is nothing to watch, JobError
    where a recording is so short that nothing in it can be told."""
    if not 0 < args.fps <= 1000:
        raise UsageError(Told("watch-bad-fps"))
    dice_set = DiceSet("one") if args.opening else DiceSet("qwixx", args.without)
    language = args.language or locale_language()
    # A person at a terminal watches in real time; a program that reads the lines need not wait.
    source = open_source(args.source, args.fps, seed=args.seed, paced=sys.stdout.isatty())
    if source is None:
        raise UsageError(Told("watch-off"))
    if isinstance(source, SimulatedTray):
        source = SelfThrowingTray(source, dice_set, args.seed)
    try:
        _watch(source, dice_set, args.json, language)
    finally:
        source.close()
    return 0


def _watch(source: FrameSource, dice_set: DiceSet, as_json: bool, language: str) -> None:
    watcher = Watcher(Reader(), dice_set, source.live, source.fps, source.steady_size)
    pictures, told = 0, set()
    while not source.ended:
        try:
            frame = source.read(WAIT_S)
        except SourceFault:
            frame = None
        pictures += frame is not None
        events = watcher.silence(source.now) if frame is None else watcher.feed(frame)
        for event in events:
            told.add(event.event)
            print(
                json.dumps(event_json(event, language), ensure_ascii=False) if as_json else shown_line(event, language)
            )
            sys.stdout.flush()
    if not pictures and not source.live:
        raise SourceFault("unplugged", Told("watch-no-picture", name=source.name))
    if not source.live and not told:
        raise JobError(_no_roll(pictures, source.fps, False))
    if not source.live and told & MOVED and not told & READ:
        why = _no_roll(pictures, source.fps, "rest" in told)
        print(f"dicecaller watch: {to_say(why, language)}", file=sys.stderr)


def _no_roll(pictures: int, fps: float, rested: bool) -> Told:
    """Why a recording has ended without a roll, and what may help. `rested`: dice were told to be at rest in it."""
    if rested:
        return Told("watch-rest-too-short")
    return Told("watch-no-roll", count=pictures, seconds=pictures / fps, fps=fps)


def event_json(event: TrayEvent, language: str) -> dict[str, object]:
    """The public form of an event."""
    line: dict[str, object] = {
        "t": round(event.at, 3),
        "frame": event.frame,
        "event": PUBLIC.get(event.event, event.event),
    }
    if event.fault is not None:
        line["fault"] = event.fault
    reading = event.reading
    if event.event == "roll":
        line["latency_ms"] = round(event.latency_ms or 0.0, 1)
    if event.event == "refused" and reading is not None:
        sentence = detail(reading.reason, reading.about, language, places_of_dice(reading, reading.about))
        line |= {"reason": reading.reason, "about": list(reading.about), "detail": sentence}
    if reading is not None:
        line["dice"] = dice_json(reading.dice)
    return line


def shown_line(event: TrayEvent, language: str) -> str:
    """An event for people: time, frame, what happened."""
    told = event_json(event, language)
    shown = text("watch-event", language, event=told["event"])
    line = f"{figure(event.at, language, 2, 's'):>11s}  {text('watch-frame', language)} {event.frame:6d}  {shown}"
    if event.fault is not None:
        line = text("watch-more", language, line=line, more=text("watch-fault", language, fault=event.fault))
    if event.event == "refused":
        return text("watch-more", language, line=line, more=str(told["detail"]))
    if event.reading is not None:
        dice = [f"{colour_name(die.colour, language)} {die.value or '?'}" for die in event.reading.dice]
        line = text("watch-more", language, line=line, more=" ".join(dice))
    return line
