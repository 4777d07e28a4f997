"""`dicecaller keypad --sim`: a keypad and lamp box in a terminal, on a pseudo-terminal that the table can open."""

from __future__ import annotations

import argparse

from dicecaller.arguments import add_language
from dicecaller.errors import UsageError
from dicecaller.lines import in_language
from dicecaller.settings import locale_language


def add_arguments(parser: argparse.ArgumentParser) -> None:
    """The options of `dicecaller keypad`."""
    parser.epilog = "dicecaller keypad --sim\ndicecaller play --keypad /dev/pts/3"
    parser.add_argument("--sim", action="store_true")
    add_language(parser)


def run(args: argparse.Namespace) -> int:
    """Runs the box until Ctrl-C or the end of its input. Raises UsageError without --sim."""
    if not args.sim:
        raise UsageError("only the simulated box can be run here: dicecaller keypad --sim")
    from firmware_bridge.terminal_box import main

    language = args.language or locale_language()
    return main(say=lambda line: said(line, language))


def said(line: str, language: str) -> str:
    """A line of the box in this language; one that is a word of the lamps has an entry of its own."""
    from display.catalogue import has, text

    word = f"keypad-{line.replace(' ', '-')}"
    return text(word, language) if line.replace(" ", "").isalpha() and has(word, "en") else in_language(line, language)
