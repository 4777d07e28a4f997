"""The words of a call: argparse with our manners, and the options that several subcommands share.

Our manners: one clear line for a wrong word; defaults, units and an example in every help. The texts of help stand in
`display/locales/<language>/help.ftl` and are looked up when help is asked for: an option is added without any.
"""

from __future__ import annotations

import argparse
import itertools
from collections.abc import Sequence
from pathlib import Path
from typing import Any, NoReturn

from dicecaller.errors import JobError, UsageError

COLOURS = ("white", "red", "yellow", "green", "blue")
LANGUAGES = ("en", "de", "fr")
LANGUAGE = "--language"


def language_of(words: Sequence[str]) -> str:
    """The language that the words of a call name, the last where there are several, else the locale's."""
    from dicecaller.settings import locale_language  # which asks for the user's folders: --version needs none

    named = [after for word, after in itertools.pairwise(words) if word == LANGUAGE]
    named += [word.partition("=")[2] for word in words if word.startswith(f"{LANGUAGE}=")]
    known = [name for name in named if name in LANGUAGES]
    return known[-1] if known else locale_language()


class Parser(argparse.ArgumentParser):
    """An ArgumentParser that raises UsageError with one line instead of printing its usage and leaving.

    Its epilog is the example: the commands, one a line. Titles of groups are names, under which help.ftl has them.
    """

    def __init__(self, *args: Any, **options: Any) -> None:
        options.setdefault("allow_abbrev", False)
        super().__init__(*args, **options)
        self._has_subcommands = False

    def add_subparsers(self, **options: Any) -> Any:
        """As argparse's; notes that words after a subcommand belong to it."""
        self._has_subcommands = True
        return super().add_subparsers(**options)

    def with_language(self) -> None:
        """Adds `--language` where the subcommand has none of its own: errors and help are told in it, whatever else."""
        if not any(LANGUAGE in action.option_strings for action in self._actions):
            add_language(self)
        for parser in self._below():
            # not given after `bench live` it leaves what was given before
            parser.add_argument(LANGUAGE, choices=LANGUAGES, default=argparse.SUPPRESS)

    def _below(self) -> tuple[Parser, ...]:
        actions = [action for action in self._actions if isinstance(action, argparse._SubParsersAction)]
        return tuple(parser for action in actions for parser in action.choices.values())

    def error(self, message: str) -> NoReturn:
        """Raises UsageError: what is wrong, and where the right words are listed."""
        raise UsageError(f"{message.rstrip('.')} (see {self.prog} --help)")

    def parse(self, words: Sequence[str]) -> argparse.Namespace:
        """The words as a namespace; options may stand between the names of files. Raises UsageError."""
        for_help = any(word == "--help" or (word[:1] == "-" != word[1:2] and "h" in word) for word in words)
        if for_help:
            self._put_words(language_of(words))
        try:
            return self._parsed(words)
        except UsageError:
            if for_help or (language := language_of(words)) == "en":
                raise
            self._put_words(language)
            return self._parsed(words)  # fails again, and names what is missing as help does: DATEI, not FILE

    def _parsed(self, words: Sequence[str]) -> argparse.Namespace:
        # what stands between files as well forgets the "--", and takes "-x.jpg" behind it for an option
        plain = self._has_subcommands or "--" in words
        return self.parse_args(words) if plain else self.parse_intermixed_args(words)

    def _put_words(self, language: str) -> None:
        from dicecaller.help_words import put_words

        for parser in (self, *self._below()):
            put_words(parser, language)


def add_kind(kinds: Any, name: str) -> argparse.ArgumentParser:
    """A subcommand of a subcommand, listed in the help of the one above. `kinds`: what add_subparsers gave."""
    kind: argparse.ArgumentParser = kinds.add_parser(name, help="")  # argparse lists none without; put_words has it
    return kind


def add_json(parser: argparse._ActionsContainer) -> None:
    """`--json`: standard output holds nothing but JSON."""
    parser.add_argument("--json", action="store_true")


def add_data(parser: argparse.ArgumentParser) -> None:
    """`--data DIR`: where games and settings are kept."""
    parser.add_argument("--data", metavar="DIR", type=Path)


def add_language(parser: argparse.ArgumentParser) -> None:
    """`--language`: of every sentence; the default comes from the settings, then from the locale."""
    parser.add_argument(LANGUAGE, choices=LANGUAGES)


def add_without(parser: argparse.ArgumentParser) -> None:
    """`--without COLOURS`: dice that have left the game."""
    parser.add_argument("--without", metavar="COLOURS", type=colours, default=frozenset())


def make_folder(option: str, folder: Path) -> None:
    """The folder that an option names to write into, made where it is not there yet. Raises JobError."""
    try:
        folder.mkdir(parents=True, exist_ok=True)
    except OSError as error:
        raise JobError(f"{option}: {folder} cannot be written ({error.strerror})") from error


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
