"""`dicecaller call`: every roll called aloud and shown large, for people with paper or Braille sheets."""

from __future__ import annotations

import argparse
from pathlib import Path

from dicecaller.arguments import add_data, add_language, add_without
from dicecaller.commands.play import add_devices, add_screen


def add_arguments(parser: argparse.ArgumentParser) -> None:
    """The options of `dicecaller call`."""
    parser.epilog = "dicecaller call --camera auto --without red"
    add_devices(parser)
    add_without(parser)
    add_screen(parser)
    run = parser.add_argument_group("hands")
    run.add_argument("--headless", action="store_true")
    run.add_argument("--script", metavar="FILE", type=Path)
    run.add_argument("--shots", metavar="DIR", type=Path)
    run.add_argument("--transcript", metavar="FILE", type=Path)
    run.add_argument("--seed", metavar="N", type=int, default=5)
    add_data(parser)
    add_language(parser)


def run(args: argparse.Namespace) -> int:
    """Calls until the window is closed. Exit status 0; 1 where there is neither camera nor keypad."""
    from dicecaller.play_build import call

    return call(args)
