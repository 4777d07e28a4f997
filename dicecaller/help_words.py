"""The words of every help, put into a parser when its help is asked for: from `display/locales/<language>/help.ftl`.

A module that adds an option writes no text: the entry is found by the names of subcommand and option, as help.ftl
says, and a test holds that it is there in every language. Imported for nothing but help, since it reads the catalogue.
"""

from __future__ import annotations

import argparse
import re
import textwrap
from collections.abc import Iterator, Mapping
from functools import partial
from typing import Any

from core.sheets import SHEETS

PROGRAM = "dicecaller"
SHARED = "help-any"
METAVARS = "help-metavar"
GROUP = "group-"
BINDING = "\u00a0"
#: In the overview: width of the names of subcommands, and of all.
NAME_WIDTH = 10
WIDTH = 79


class Formatter(argparse.HelpFormatter):
    """argparse's in our languages: keeps the lines of an example, adds defaults, breaks no word at its hyphen."""

    def __init__(self, prog: str, usage: str, default: str, **options: Any) -> None:
        """`usage`, `default`: what argparse calls "usage:" and "default:"."""
        super().__init__(prog, **options)
        self._usage_word = usage
        self._default_word = default

    def add_usage(self, usage: Any, actions: Any, groups: Any, prefix: str | None = None) -> None:
        """As argparse's, with our word before it."""
        super().add_usage(usage, actions, groups, f"{self._usage_word} " if prefix is None else prefix)

    def _fill_text(self, text: str, width: int, indent: str) -> str:
        """Lines that begin with a blank are an example's and stay."""
        lines = [[line] if line.startswith(" ") else self._split_lines(line, width) for line in text.split("\n")]
        return "\n".join(indent + line for part in lines for line in part or [""])

    def _split_lines(self, text: str, width: int) -> list[str]:
        """A default stays with its word, and what a text binds by a blank that does not break."""
        bound = text.replace(f"{self._default_word} ", f"{self._default_word}{BINDING}")
        return [line.replace(BINDING, " ") for line in textwrap.wrap(bound, width, break_on_hyphens=False)]

    def _get_help_string(self, action: argparse.Action) -> str | None:
        said = action.help or ""
        untold = action.default in (None, False, argparse.SUPPRESS) or not action.option_strings
        if untold or self._default_word in said:
            return action.help
        return f"{said} ({self._default_word} %(default)s)"


class Words:
    """The texts of one subcommand's help in one language; None where the catalogue has none, or cannot be read."""

    def __init__(self, entry: str, language: str) -> None:
        """`entry`: help-read, help-bench-live."""
        self.entry = entry
        self.language = language

    def purpose(self) -> str | None:
        """What the subcommand is for, as the list of subcommands says it."""
        return self._text(self.entry)

    def of(self, name: str) -> str | None:
        """An attribute of the subcommand's own entry, else of the one that all share."""
        return self._text(f"{self.entry}.{name}", f"{SHARED}.{name}")

    def shared(self, name: str, **facts: str) -> str:
        """A word of every help; where it cannot be had its name."""
        return self._text(f"{SHARED}.{name}", **facts) or name

    def metavar(self, written: str) -> str:
        """A word that stands for a value, its parts said in this language: `auto|sim|FILE`."""
        return re.sub(r"[A-Za-z]+", lambda part: self._text(f"{METAVARS}.{part[0]}") or part[0], written)

    def _text(self, *keys: str, **facts: str) -> str | None:
        """The first of these keys that there is. A broken catalogue is `doctor`'s to tell: help goes without."""
        try:
            from display.catalogue import has, text

            found = next((key for key in keys if has(key, self.language) or has(key, "en")), None)
            said = None if found is None else text(found, self.language, sheets=", ".join(SHEETS), **facts)
        except (ImportError, LookupError, OSError, ValueError):
            return None
        # a text may stand in several lines of its file; French blanks that do not break stay
        return None if said is None else re.sub(r"\s+", " ", said, flags=re.ASCII)


def entry_of(prog: str) -> str:
    """The entry of a parser by its program's name: `dicecaller bench live` has help-bench-live."""
    return "-".join(("help", *prog.split()[1:]))


def name_of(action: argparse.Action) -> str:
    """What an option or argument is called in its entry: its long name, else its dest."""
    long = [name for name in action.option_strings if name.startswith("--")]
    return long[0].removeprefix("--") if long else action.dest


def put_words(parser: argparse.ArgumentParser, language: str) -> None:
    """Gives a parser all its texts in this language. Once only: the words that it is given are names no more."""
    words = Words(entry_of(parser.prog), language)
    parser.formatter_class = partial(Formatter, usage=words.shared("usage"), default=words.shared("default"))
    parser.description = words.of("about") or sentence(words.purpose())
    parser.epilog = "\n\n".join(part for part in (_example(parser.epilog, words), words.of("after")) if part)
    for group, name in _groups(parser):
        group.title = words.shared("heading", heading=words.of(name) or name)
    for action in parser._actions:
        _put_action(action, words)
    # made here, since argparse makes it while arguments between options are hidden, and cuts off an English "usage: "
    usage = parser.format_usage().removeprefix(f"{words.shared('usage')} ")
    parser.usage = usage.rstrip("\n").replace("%", "%%")


def _groups(parser: argparse.ArgumentParser) -> Iterator[tuple[argparse._ArgumentGroup, str]]:
    for group in parser._action_groups:
        if group is parser._positionals:
            yield group, "positional"
        elif group is parser._optionals:
            yield group, "options"
        else:
            yield group, f"{GROUP}{group.title}"


def _put_action(action: argparse.Action, words: Words) -> None:
    if isinstance(action, argparse._SubParsersAction):
        for choice in action._choices_actions:
            choice.help = _plain(Words(f"{words.entry}-{choice.dest}", words.language).purpose())
    else:
        action.help = _plain(words.of(name_of(action)))
    if isinstance(action.metavar, str):
        action.metavar = words.metavar(action.metavar)


def _plain(text: str | None) -> str | None:
    """As argparse wants it, which fills in what follows a %."""
    return None if text is None else text.replace("%", "%%")


def sentence(purpose: str | None) -> str | None:
    """A purpose as a paragraph of its own."""
    return None if purpose is None else f"{purpose[0].upper()}{purpose[1:]}."


def _example(commands: str | None, words: Words) -> str | None:
    """The commands, one a line, under their heading."""
    if commands is None:
        return None
    return "\n".join((words.shared("example"), *(f"  {line}" for line in commands.split("\n"))))


def overview(subcommands: Mapping[str, object], language: str) -> str:
    """The help of the bare command."""
    words = Words("help-overview", language)
    usage, subcommand = words.shared("usage"), words.metavar("SUBCOMMAND")
    under = " " * len(usage)
    purposes = ((name, Words(entry_of(f"{PROGRAM} {name}"), language).purpose() or "") for name in subcommands)
    return "\n".join(
        (
            f"{usage} {PROGRAM} {subcommand} …",
            f"{under} {PROGRAM} {subcommand} --help [--language en|de|fr]",
            f"{under} {PROGRAM} --version",
            "",
            textwrap.fill(words.purpose() or "", WIDTH),
            "",
            *(f"  {name:{NAME_WIDTH}s} {purpose}".rstrip() for name, purpose in purposes),
            "",
            f"{words.shared('example')} {PROGRAM} play --camera sim --players Ann,Bo",
        )
    )
