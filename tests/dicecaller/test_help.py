"""Every help speaks three languages whole: no option without words, no words without option, no line too wide."""

from __future__ import annotations

import argparse
import re
import subprocess
import sys
from collections.abc import Iterator
from importlib import import_module
from pathlib import Path

import pytest

from dicecaller.arguments import Parser
from dicecaller.cli import SUBCOMMANDS, main
from dicecaller.help_words import GROUP, METAVARS, SHARED, entry_of, name_of
from display import catalogue
from display.catalogue import LANGUAGES, keys, text

ROOT = Path(__file__).parents[2]
FILE = "help.ftl"
WIDTH = 79
#: Parts of every help, and of an entry only where it wants them.
ALWAYS = frozenset(("usage", "positional", "options", "heading", "default", "example"))
PARAGRAPHS = ("about", "after")


def parsers() -> Iterator[Parser]:
    """The parser of every subcommand and those below it, as a call makes them."""
    for name, module in SUBCOMMANDS.items():
        parser = Parser(prog=f"dicecaller {name}")
        import_module(module).add_arguments(parser)
        parser.with_language()
        yield parser
        yield from parser._below()


def calls() -> list[list[str]]:
    """The words that ask for each help."""
    return [[], *(parser.prog.split()[1:] for parser in parsers())]


def wanted(parser: Parser, there: frozenset[str]) -> Iterator[str]:
    """The entry that each option, heading and value of a parser is told by, of those there are; the missing too."""
    entry = entry_of(parser.prog)
    own_groups = [group for group in parser._action_groups if group not in (parser._positionals, parser._optionals)]
    actions = [action for action in parser._actions if not isinstance(action, argparse._SubParsersAction)]
    yield entry
    for name in (*(f"{GROUP}{group.title}" for group in own_groups), *map(name_of, actions)):
        own, shared = f"{entry}.{name}", f"{SHARED}.{name}"
        yield shared if own not in there and shared in there else own
    for action in parser._actions:
        if isinstance(action.metavar, str):
            yield from (f"{METAVARS}.{word}" for word in re.findall(r"\b[A-Z]{2,}\b|\bWxH\b|^W$", action.metavar))


def all_wanted(there: frozenset[str]) -> set[str]:
    """What all parsers want, with the words of the overview and of every help."""
    found = {key for parser in parsers() for key in wanted(parser, there)}
    found |= {"help-overview", f"{METAVARS}.SUBCOMMAND", *(f"{SHARED}.{name}" for name in ALWAYS)}
    return found - {f"{METAVARS}.ID"}  # is one in every language


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_option_heading_and_value_has_its_words_and_no_words_are_left_over(language: str) -> None:
    there = keys(language, FILE)
    want = all_wanted(there)
    paragraphs = {key for key in there if key.partition(".")[2] in PARAGRAPHS and key.partition(".")[0] in want}
    assert sorted(want - there) == []
    assert sorted(there - want - paragraphs) == []


@pytest.mark.parametrize("language", ["de", "fr"])
def test_every_language_has_the_same_paragraphs(language: str) -> None:
    assert keys(language, FILE) == keys("en", FILE)


def test_an_option_without_words_is_found() -> None:
    parser = Parser(prog="dicecaller read")
    parser.add_argument("--nix", metavar="NIX")
    parser.add_argument_group("nix").add_argument("nux")
    missing = set(wanted(parser, keys("en", FILE))) - keys("en", FILE)
    assert missing == {"help-read.nix", "help-read.group-nix", "help-read.nux", f"{METAVARS}.NIX"}


def test_every_value_has_a_word_or_its_choices() -> None:
    bare = [
        f"{parser.prog} {name_of(action)}"
        for parser in parsers()
        for action in parser._actions
        if action.nargs != 0 and action.metavar is None and action.choices is None
    ]
    assert bare == []


# --- what is printed --------------------------------------------------------------------------------------------------
def helped(words: list[str], language: str, capsys: pytest.CaptureFixture[str]) -> str:
    """A help as it is printed on a terminal of 80 columns."""
    assert main([*words, "--help", "--language", language]) == 0
    shown = capsys.readouterr()
    assert shown.err == ""
    return shown.out


@pytest.fixture(autouse=True)
def terminal(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("COLUMNS", "80")


#: Words that mean the same in English, or are no words of a language: names of files, formats and choices.
SAME = """
classic doubles encore chain bonus powers colour blocks shuffle rainbow jumble json lines ping pings auto sim terminal
game row dark qwixx random opening all bottom red blue video zip pdf port id picamera faces scores png manifest truth
matplotlib firmware ctrl toml bmp webp jpeg ann bo cy di mm off around
"""
COGNATES = {
    "de": "an die exit in name status touchscreen was",
    "fr": "arguments console date interruption minutes on options page part pixels place six source standard table",
}


def words_of(shown: str) -> set[str]:
    """The words of a help's sentences: without its usage, its example, names of options and choices."""
    paragraphs = [part for part in shown.split("\n\n") if not re.match(r"\S+\s?: dicecaller", part)]
    said = [part for part in paragraphs if not re.match(r"\S+\s?:\n  dicecaller", part)]
    plain = re.sub(r"--[a-z-]+|\{[^}]*\}|`[^`]*`|\$\w+|\S+\.zip|\S*/\S+", " ", "\n\n".join(said))
    plain = re.sub(r"^ {2,4}[a-z]+ {2,}", " ", plain, flags=re.MULTILINE)  # names of subcommands
    return {word.lower() for word in re.findall(r"[^\W\d_]{2,}", plain)}


@pytest.mark.parametrize("language", ["de", "fr"])
@pytest.mark.parametrize("words", calls(), ids=" ".join)
def test_no_help_keeps_words_of_its_english(
    words: list[str], language: str, capsys: pytest.CaptureFixture[str]
) -> None:
    english, shown = helped(words, "en", capsys), helped(words, language, capsys)
    assert words_of(english)
    left = words_of(english) & words_of(shown) - set(SAME.split()) - set(COGNATES[language].split())
    assert sorted(left) == []


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("words", calls(), ids=" ".join)
def test_every_help_fits_into_80_columns(words: list[str], language: str, capsys: pytest.CaptureFixture[str]) -> None:
    shown = helped(words, language, capsys)
    for line in shown.splitlines():
        assert len(line) <= WIDTH, line
        assert not re.match(r"\s*[:;?!)»]", line), line
        assert not re.search(r"[(«]$|\s$", line), line


#: Texts that are the same in English: names, and words that stand for a value.
SAME_TEXTS = {
    "de": {f"{METAVARS}.NAME", f"{METAVARS}.PORT", f"{SHARED}.heading"},
    "fr": {f"{METAVARS}.{name}" for name in ("DATE", "SOURCE", "PORT")} | {f"{SHARED}.options"},
}


@pytest.mark.parametrize("language", ["de", "fr"])
def test_no_text_is_still_the_english_one(language: str) -> None:
    same = {key for key in keys("en", FILE) if text(key, "en") == text(key, language)}
    assert same == SAME_TEXTS[language]


@pytest.mark.parametrize(("language", "usage"), [("en", "usage:"), ("de", "Aufruf:"), ("fr", "utilisation\u00a0:")])
@pytest.mark.parametrize("words", calls(), ids=" ".join)
def test_help_begins_with_its_usage(
    words: list[str], language: str, usage: str, capsys: pytest.CaptureFixture[str]
) -> None:
    shown = helped(words, language, capsys)
    assert shown.startswith(" ".join((usage, "dicecaller", *words)))
    indents = {len(line) - len(line.lstrip()) for line in shown.split("\n\n")[0].splitlines()[1:]}
    assert len(indents) <= 1, shown


def test_help_names_arguments_that_stand_between_options(capsys: pytest.CaptureFixture[str]) -> None:
    assert "PFAD [PFAD ...]" in helped(["read"], "de", capsys).split("\n\n")[0]


# --- which language ---------------------------------------------------------------------------------------------------
@pytest.mark.parametrize("name", [(), ("simulate",), ("bench", "live")])
def test_help_speaks_the_language_of_the_locale(
    name: tuple[str, ...], monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.delenv("LC_ALL", raising=False)
    monkeypatch.setenv("LANG", "de_DE.UTF-8")
    assert main([*name, "-h"]) == 0
    assert capsys.readouterr().out.startswith("Aufruf: ")
    assert main([*name, "--language=en", "--help"]) == 0
    assert capsys.readouterr().out.startswith("usage: ")


@pytest.mark.parametrize(
    "words", [["--language", "fr", "--help"], ["--help", "--language=fr"], ["-h", "--language", "fr"]]
)
def test_the_overview_takes_its_language_on_either_side(words: list[str], capsys: pytest.CaptureFixture[str]) -> None:
    assert main(words) == 0
    assert "Une table qui lit de vrais dés" in capsys.readouterr().out


def test_a_missing_argument_is_named_as_in_help(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["bench", "--language", "de", "reader"]) == 2
    assert capsys.readouterr().err == "dicecaller bench: es fehlt: ORDNER (siehe dicecaller bench reader --help)\n"


# --- what it costs ----------------------------------------------------------------------------------------------------
def test_an_ordinary_call_reads_no_words_of_help(tmp_path: Path) -> None:
    (tmp_path / "game.jsonl").write_text('{"event": "state"}\n')
    words = ["referee", "--language", "de", str(tmp_path / "game.jsonl")]
    code = f"import sys; from dicecaller import cli; cli.main({words!r})"
    told = "print({'dicecaller.help_words', 'display.catalogue', 'fluent.runtime'} & set(sys.modules))"
    done = subprocess.run(
        [sys.executable, "-c", f"{code}; {told}"], capture_output=True, text=True, cwd=ROOT, check=True
    )
    assert done.stdout.splitlines()[-1] == "set()", done.stdout


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_table_reads_no_words_of_help_with_its_own(language: str) -> None:
    assert catalogue._bundle(language, None).has_message("screen-pass")
    assert not any(catalogue._bundle(language, None).has_message(key) for key in keys(language, FILE))


def test_help_goes_without_words_where_the_catalogue_is_broken(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setitem(sys.modules, "display.catalogue", None)
    for words in calls():
        assert main([*words, "--help"]) == 0
        shown = capsys.readouterr()
        assert " ".join(("dicecaller", *words)) in shown.out
        assert shown.err == ""
