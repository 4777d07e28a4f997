"""`dicecaller doctor`: every part ok, missing or faulty, with what to do. Prints what `dicecaller.checkup` finds."""

from __future__ import annotations

import argparse
import json

from dicecaller.arguments import add_data, add_json
from dicecaller.checkup import parts, play_is_possible


def add_arguments(parser: argparse.ArgumentParser) -> None:
    """The options of `dicecaller doctor`."""
    parser.description = (
        "Tries every part of the table and says for each whether it is ok, missing or faulty, and what to do. "
        "Exit status 0 if a game can be played, else 1; a missing camera, keypad, screen or loudspeaker stops none."
    )
    parser.epilog = "example:\n  dicecaller doctor\n  dicecaller doctor --json | grep faulty"
    add_json(parser, "one JSON object a part")
    add_data(parser)


def run(args: argparse.Namespace) -> int:
    """Prints each part as soon as it is known."""
    found = []
    for part in parts(args.data):
        found.append(part)
        if args.json:
            print(json.dumps(part.to_json()), flush=True)
        else:
            print(f"{part.name:12s} {part.status:8s} {part.detail}", flush=True)
            if part.advice:
                print(f"{'':21s} → {part.advice}", flush=True)
    possible = play_is_possible(found)
    if not args.json:
        print(
            "\nA game can be played." if possible else "\nNo game can be played until what is faulty above is mended."
        )
    return 0 if possible else 1
