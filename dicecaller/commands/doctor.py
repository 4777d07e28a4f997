"""`dicecaller doctor`: every part ok, missing or faulty, with what to do. Prints what `dicecaller.checkup` finds."""

from __future__ import annotations

import argparse
import json

from dicecaller.arguments import add_data, add_json, add_language
from dicecaller.checkup import Part, part_name, parts, play_is_possible
from dicecaller.lines import in_language
from dicecaller.settings import data_dir, load
from dicecaller.told import Told, told


def add_arguments(parser: argparse.ArgumentParser) -> None:
    """The options of `dicecaller doctor`."""
    parser.epilog = "dicecaller doctor\ndicecaller doctor --json | grep faulty"
    add_json(parser)
    add_data(parser)
    add_language(parser)


def run(args: argparse.Namespace) -> int:
    """Prints each part as soon as it is known."""
    found = []
    language = args.language or load(data_dir(args.data))[0].spoken_language()
    for part in parts(args.data):
        found.append(part)
        if args.json:
            print(json.dumps(part.to_json()), flush=True)
        else:
            _show(part, language)
    possible = play_is_possible(found)
    if not args.json:
        print(f"\n{told(Told('report-play' if possible else 'report-no-play'), language)}")
    return 0 if possible else 1


def _show(part: Part, language: str) -> None:
    """The part in one line, and below it what is to be done."""
    name = part_name(part, language)
    status = told(Told(f"report-status-{part.status}"), language)
    print(f"{name:18s} {status:10s} {in_language(part.detail, language)}", flush=True)
    if part.advice:
        print(f"{'':29s} → {in_language(part.advice, language)}", flush=True)
