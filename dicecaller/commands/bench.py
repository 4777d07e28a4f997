"""`dicecaller bench WHAT`: measures the reader, the rules, the box, the voice and the live camera on this machine.

Every figure is printed with the machine and its load. What is measured, and how, is in the modules called here.
"""

from __future__ import annotations

import argparse
import json
from collections.abc import Callable
from pathlib import Path

from dicecaller.arguments import add_json, add_kind, positive
from dicecaller.errors import JobError
from dicecaller.machine import in_words, machine
from dicecaller.settings import locale_language

EXAMPLE = """dicecaller bench reader ../shared/rolls/rendered --show
dicecaller bench rules --json"""


def add_arguments(parser: argparse.ArgumentParser) -> None:
    """The options of `dicecaller bench`."""
    parser.epilog = EXAMPLE
    kinds = parser.add_subparsers(dest="what", metavar="WHAT", required=True)
    reader = add_kind(kinds, "reader")
    reader.epilog = "dicecaller bench reader ../shared/rolls/photos --plot out/reliability.png"
    reader.add_argument("folder", nargs="+", type=Path, metavar="FOLDER")
    reader.add_argument("--limit", type=positive, metavar="N")
    reader.add_argument("--show", action="store_true")
    reader.add_argument("--plot", type=Path, metavar="FILE.png")
    add_json(reader)
    rules = add_kind(kinds, "rules")
    rules.epilog = "dicecaller bench rules --sheet powers"
    rules.add_argument("--sheet", default="classic", metavar="NAME")
    rules.add_argument("--seconds", type=positive, default=3, metavar="S")
    add_json(rules)
    box = add_kind(kinds, "box")
    box.epilog = "dicecaller bench box"
    box.add_argument("--count", type=positive, default=200, metavar="N")
    voice = add_kind(kinds, "voice")
    voice.epilog = "dicecaller bench voice --json"
    add_json(voice)
    live = add_kind(kinds, "live")
    live.epilog = "dicecaller bench live --throws 10000 --state out/live.json \\\n    --processes 2 --strict"
    live.add_argument("--throws", type=positive, default=200, metavar="N")
    live.add_argument("--seed", type=int, default=1, metavar="K")
    live.add_argument("--state", type=Path, metavar="FILE")
    live.add_argument("--processes", type=positive, default=1, metavar="N")
    live.add_argument("--strict", action="store_true")
    add_json(live)
    sequences = add_kind(kinds, "sequences")
    sequences.epilog = "dicecaller bench sequences ../shared/rolls/sequences"
    sequences.add_argument("folder", nargs="+", type=Path, metavar="FOLDER")
    sequences.add_argument("--strict", action="store_true")
    add_json(sequences)
    screen = add_kind(kinds, "screen")
    screen.epilog = "dicecaller bench screen --seed 3"
    screen.add_argument("--seed", type=int, default=3, metavar="K")
    add_json(screen)
    memory = add_kind(kinds, "memory")
    memory.epilog = "dicecaller bench memory --minutes 60 --strict"
    memory.add_argument("--minutes", type=positive, default=60, metavar="M")
    memory.add_argument("--strict", action="store_true")
    add_json(memory)


def run(args: argparse.Namespace) -> int:
    """Measures and prints. Exit status 1 where it could not be measured."""
    args.language = args.language or locale_language()
    if getattr(args, "json", False):
        print(json.dumps({"machine": machine()}), flush=True)
    else:
        print(in_words(args.language), flush=True)
    return _MEASURES[args.what](args)


def _reader(args: argparse.Namespace) -> int:
    from dicecaller.bench_reader import figures, in_words, look_at, there
    from dicecaller.labelled import reliability
    from dicecaller.plots import draw_reliability, need_matplotlib

    if args.plot is not None:
        need_matplotlib()
    every = []
    for folder in args.folder:
        labelled, missing = there(folder, args.limit)
        looked = look_at(labelled, folder, args.language)
        every += [pair for entry in looked for pair in entry.pairs]
        found = figures(folder, looked, missing)
        print(json.dumps(found) if args.json else in_words(found, looked, args.show, args.language), flush=True)
    if args.plot is not None:
        draw_reliability(reliability(every), args.plot, args.language)
    return 0


def _rules(args: argparse.Namespace) -> int:
    from core.sheets import SHEETS
    from dicecaller.bench_rules import measured
    from dicecaller.measured_words import say

    if args.sheet not in SHEETS:
        raise JobError(f"there is no sheet {args.sheet!r}: {', '.join(SHEETS)}")
    found = measured(args.seconds, args.sheet)
    if args.json:
        print(json.dumps(found))
    else:
        facts = {"lines": found["referee_lines_per_s"], "games": found["games_per_s"]}
        print(say("rules", args.language, sheet=args.sheet, **facts))
    return 0


def _box(args: argparse.Namespace) -> int:
    from dicecaller.measured_words import say
    from display.catalogue import figure
    from firmware_bridge.bench import measured
    from firmware_bridge.firmware_process import available

    if not available():
        raise JobError("MicroPython's Unix port or hardware/firmware is not here; see CONTRIBUTING")
    for name, found in zip(("key", "ping"), measured(args.count), strict=True):
        times = {"median": found.median_ms, "p95": found.p95_ms, "worst": found.worst_ms}
        facts = {key: figure(value, args.language, 1, "ms") for key, value in times.items()}
        facts["bar"] = figure(found.bar_ms, args.language, unit="ms")
        what = say(f"box-{name}", args.language)
        print(say("box", args.language, what=what, count=found.count, **facts), flush=True)
    return 0


def _voice(args: argparse.Namespace) -> int:
    from dicecaller.measured_words import columns, say, slug
    from display.bench_speech import bench
    from display.catalogue import figure

    found = {name: round(value, 2) for name, value in bench().items()}
    if args.json:
        print(json.dumps(found))
    else:
        shown = {name: figure(value, args.language, 2, "ms") for name, value in found.items()}
        rows = [(say(f"voice-{slug(name)}", args.language), f"{value:>11s}") for name, value in shown.items()]
        print("\n".join(columns(rows)))
    return 0


def _live(args: argparse.Namespace) -> int:
    from dicecaller.bench_live import as_json, figures, in_words, measure

    tally, idle = measure(args.throws, args.seed, args.state, args.processes, args.language)
    print(json.dumps(as_json(tally, idle)) if args.json else in_words(tally, idle, args.language), flush=True)
    return 1 if args.strict and not all(figure.holds for figure in figures(tally)) else 0


def _sequences(args: argparse.Namespace) -> int:
    from dicecaller.bench_sequences import as_json, in_words, play, sequences_in
    from vision.reader import Reader

    reader = Reader(threads=1)
    every = []
    for folder in sequences_in(args.folder):
        every.append(play(folder, reader))
        if args.json:
            print(json.dumps(as_json(every[-1])), flush=True)
    if not args.json:
        print(in_words(every, args.language))
    return 1 if args.strict and any(one.faults for one in every) else 0


def _memory(args: argparse.Namespace) -> int:
    from dicecaller.bench_memory import as_json, in_words, watch

    good = True
    for thrown in (False, True):
        found = watch(args.minutes, thrown)
        good = good and found.holds
        print(json.dumps(as_json(found)) if args.json else in_words(found, args.language), flush=True)
    return 1 if args.strict and not good else 0


def _screen(args: argparse.Namespace) -> int:
    from dicecaller.bench_screen import figures, in_words

    found = figures(args.seed)
    print(json.dumps(found) if args.json else in_words(found, args.language), flush=True)
    return 0


_MEASURES: dict[str, Callable[[argparse.Namespace], int]] = {
    "reader": _reader,
    "rules": _rules,
    "box": _box,
    "voice": _voice,
    "live": _live,
    "screen": _screen,
    "sequences": _sequences,
    "memory": _memory,
}
