"""`dicecaller call`: every roll called aloud and shown large, for people with paper or Braille sheets."""

from __future__ import annotations

import argparse
from pathlib import Path

from dicecaller.arguments import add_data, add_language, add_without
from dicecaller.commands.play import add_devices, add_screen


def add_arguments(parser: argparse.ArgumentParser) -> None:
    """The options of `dicecaller call`."""
    parser.description = (
        "Calls every roll aloud and shows it large: the white sum, then what each colour offers. "
        "No players, no rules, nothing stored."
    )
    parser.epilog = "example:\n  dicecaller call --camera auto --without red"
    add_devices(parser)
    add_without(parser)
    add_screen(parser)
    run = parser.add_argument_group("without hands")
    run.add_argument("--headless", action="store_true", help="without a window")
    run.add_argument("--script", metavar="FILE", type=Path, help="acts as people and hardware: see docs/scripts.md")
    run.add_argument("--shots", metavar="DIR", type=Path, help="where pictures of the screen go")
    run.add_argument("--transcript", metavar="FILE", type=Path, help="receives what the caller did (JSON Lines)")
    run.add_argument("--seed", metavar="N", type=int, default=5, help="of everything simulated")
    add_data(parser)
    add_language(parser)


def run(args: argparse.Namespace) -> int:
    """Calls until the window is closed. Exit status 0; 1 where there is neither camera nor keypad."""
    from dicecaller.play_build import call

    return call(args)
