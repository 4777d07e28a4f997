"""The words of a call: argparse with our manners, and the options that several subcommands share.

Our manners: one clear line for a wrong word; defaults, units and an example in every help.
"""

from __future__ import annotations

import argparse
from collections.abc import Sequence
from pathlib import Path
from typing import Any, NoReturn

from dicecaller.errors import UsageError

COLOURS = ("white", "red", "yellow", "green", "blue")
LANGUAGES = ("en", "de", "fr")


class _Help(argparse.ArgumentDefaultsHelpFormatter):
    """Keeps the lines of the example, and adds the default to every option that has one."""

    def _fill_text(self, text: str, width: int, indent: str) -> str:
        if text.lower().startswith("example"):
            return "".join(indent + line for line in text.splitlines(keepends=True))
        return super()._fill_text(text, width, indent)

    def _get_help_string(self, action: argparse.Action) -> str | None:
        if action.default in (None, False) or not action.option_strings or "default:" in (action.help or ""):
            return action.help
        return super()._get_help_string(action)


class Parser(argparse.ArgumentParser):
    """An ArgumentParser that raises UsageError with one line instead of printing its usage and leaving."""

    def __init__(self, *args: Any, **options: Any) -> None:
        options.setdefault("formatter_class", _Help)
        options.setdefault("allow_abbrev", False)
        super().__init__(*args, **options)
        self._has_subcommands = False

    def add_subparsers(self, **options: Any) -> Any:
        """As argparse's; notes that words after a subcommand belong to it."""
        self._has_subcommands = True
        return super().add_subparsers(**options)

    def with_language(self) -> None:
        """Adds `--language` where the subcommand has none of its own: errors are told in it, whatever else is not."""
        for parser in (self, *self._below()):
            if not any("--language" in action.option_strings for action in parser._actions):
                parser.add_argument(
                    "--language", choices=LANGUAGES, help="language of errors (default: from the locale)"
                )

    def _below(self) -> tuple[argparse.ArgumentParser, ...]:
        actions = [action for action in self._actions if isinstance(action, argparse._SubParsersAction)]
        return tuple(parser for action in actions for parser in action.choices.values())

    def error(self, message: str) -> NoReturn:
        """Raises UsageError: what is wrong, and where the right words are listed."""
        raise UsageError(f"{message.rstrip('.')} (see {self.prog} --help)")

    def parse(self, words: Sequence[str]) -> argparse.Namespace:
        """The words as a namespace; options may stand between the names of files. Raises UsageError."""
        if self._has_subcommands:
            return self.parse_args(words)
        return self.parse_intermixed_args(words)


def add_json(parser: argparse._ActionsContainer, what: str = "one JSON object a line") -> None:
    """`--json`: standard output holds nothing but JSON."""
    parser.add_argument("--json", action="store_true", help=f"{what} on standard output, instead of a table for people")


def add_data(parser: argparse.ArgumentParser) -> None:
    """`--data DIR`: where games and settings are kept."""
    parser.add_argument(
        "--data",
        metavar="DIR",
        type=Path,
        help="folder of games and settings (default: $DICECALLER_DATA, else the user's data folder)",
    )


def add_language(parser: argparse.ArgumentParser) -> None:
    """`--language`: of every sentence; the default comes from the settings, then from the locale."""
    parser.add_argument("--language", choices=LANGUAGES, help="language of the sentences (default: from the locale)")


def add_without(parser: argparse.ArgumentParser) -> None:
    """`--without COLOURS`: dice that have left the game."""
    parser.add_argument(
        "--without",
        metavar="COLOURS",
        type=colours,
        default=frozenset(),
        help="colours whose dice are out of play, with commas: red,blue (default: none)",
    )


def colours(text: str) -> frozenset[str]:
    """The dice that have left: `red,blue` as a set. White dice never leave."""
    names = [name.strip() for name in text.split(",")]
    for name in names:
        if name not in COLOURS[1:]:
            raise argparse.ArgumentTypeError(f"{name!r} is no colour that can be left out: red, yellow, green or blue")
    return frozenset(names)


def positive(text: str) -> int:
    """A whole number from 1 on."""
    try:
        number = int(text)
    except ValueError:
        number = 0
    if number < 1:
        raise argparse.ArgumentTypeError(f"{text!r} is not a whole number from 1 on")
    return number
