"""Texts by key and language, from the Fluent files in `display/locales/<language>/`. Only this module imports Fluent.

Not a place for sentences or for choosing words: those live in the `.ftl` files (`screen.ftl` for the screen, others for
what is spoken). All files of a language form one catalogue; a key stands in one file only. `help-read.set` is the
attribute `set` of the entry `help-read`. Files of APART are no part of what is read for any other text.
"""

from __future__ import annotations

import unicodedata
from collections.abc import Callable, Sequence
from functools import cache, lru_cache
from pathlib import Path
from typing import Any

from fluent.runtime import FluentBundle, FluentResource
from fluent.runtime.types import fluent_number
from fluent.syntax import ast

from display.errors import CatalogueFault, UnknownText

LANGUAGES = ("en", "de", "fr")
#: Files that few calls need, read by themselves at the first of their keys; those begin with the file's name.
APART = ("help", "measured")
_VOWELS = frozenset("aeiouœæ")
_FOLDER = Path(__file__).with_name("locales")


def text(key: str, language: str, **facts: object) -> str:
    """The text `key` in `language`, its facts filled in.

    Facts are strings and numbers, and tuples of strings, which are shown as a list ("Ann, Bo and Cy"); anything else is
    shown as `str`. Selectors see a fact under its own name. A missing fact shows as its name in braces rather than
    raising: a half-filled sentence is better than a dead table.
    An unknown language is English. Raises UnknownText where English has no such key; never for a known one.
    """
    plain = tuple(sorted((name, _plain(value)) for name, value in facts.items()))
    return _formatted(key, language if language in LANGUAGES else "en", plain)


def joined(items: Sequence[str], language: str, last: str = "list-two") -> str:
    """ "a", "a and b", "a, b and c". `last` is the catalogue key of the last link: `list-two` (and), `list-or-two`."""
    if len(items) < 2:
        return "".join(items)
    head = items[0]
    for item in items[1:-1]:
        head = text("list-comma", language, first=head, next=item)
    return text(last, language, first=head, last=items[-1])


def figure(value: float, language: str, places: int | None = None, unit: str = "") -> str:
    """A number as people write it: "1.50", "1,50"; with its unit "12.5 %", held together in German and French.

    `places` behind the point or comma; None: as many as the number itself has, three at most. Thousands are not parted.
    """
    if places is None:
        places = min(3, len(str(value).partition(".")[2]))
    # past the memory of `_formatted`, to which the same number with other places is the same
    shown = fluent_number(value, useGrouping=False, minimumFractionDigits=places, maximumFractionDigits=places)
    pattern = _pattern("phrase-figure-unit" if unit else "phrase-figure", language)
    formatted, _errors = _bundle(language, None).format_pattern(pattern, {"value": shown, "unit": unit})
    return str(formatted)


def has(key: str, language: str) -> bool:
    """Whether this language's own catalogue (not the English one behind it) holds `key`."""
    return language in LANGUAGES and _pattern(key, language) is not None


def keys(language: str, file: str | None = None) -> frozenset[str]:
    """All keys of a language, or of one of its files (`"screen.ftl"`); for the tests that compare languages."""
    paths = [path for path in _files(language) if file is None or path.name == file]
    entries = [entry for path in paths for entry in _resource(path).body if isinstance(entry, ast.Message)]
    own = {entry.id.name for entry in entries if entry.value is not None}
    return frozenset(own | {f"{entry.id.name}.{part.id.name}" for entry in entries for part in entry.attributes})


def fact_names(language: str, file: str) -> dict[str, tuple[str, ...]]:
    """The facts that each entry of one file takes, as they stand in it, outside selectors; by key."""
    found = {}
    for path in _files(language):
        for entry in _resource(path).body if path.name == file else ():
            if isinstance(entry, ast.Message) and entry.value is not None:
                inside = [part.expression for part in entry.value.elements if isinstance(part, ast.Placeable)]
                plain = [
                    one.arguments.positional[0] if isinstance(one, ast.FunctionReference) else one for one in inside
                ]
                found[entry.id.name] = tuple(one.id.name for one in plain if isinstance(one, ast.VariableReference))
    return found


_Fact = str | int | float | tuple[str, ...]


class _Listed(str):
    """A list as it is shown, with its items for what stands before each of them."""

    each: tuple[str, ...]

    def __new__(cls, each: tuple[str, ...], language: str) -> _Listed:
        made = super().__new__(cls, joined(each, language))
        made.each = each
        return made


def _plain(value: object) -> _Fact:
    if isinstance(value, bool):
        return "yes" if value else "no"
    if isinstance(value, tuple):
        return tuple(str(item) for item in value)
    return value if isinstance(value, str | int | float) else str(value)


@lru_cache(maxsize=4096)
def _formatted(key: str, language: str, facts: tuple[tuple[str, _Fact], ...]) -> str:
    pattern = _pattern(key, language)
    if pattern is None:
        if language == "en":
            raise UnknownText(key)
        return _formatted(key, "en", facts)
    shown = {name: _shown(value, language) for name, value in facts}
    formatted, _errors = _bundle(language, _file_apart(key)).format_pattern(pattern, shown)
    return str(formatted)


def _pattern(key: str, language: str) -> Any:
    """The text of a key before its facts are filled in; None where this language has none."""
    name, _, attribute = key.partition(".")
    bundle = _bundle(language, _file_apart(key))
    if not bundle.has_message(name):
        return None
    message = bundle.get_message(name)
    return message.attributes.get(attribute) if attribute else message.value


def _shown(value: _Fact, language: str) -> object:
    """A fact as Fluent takes it. A whole number that came as its digits ("1"): shown as they are, and a count all the
    same, so that "1 turn" is chosen. (What must not be grouped as 1,234 is handed over so.)"""
    if isinstance(value, tuple):
        return _Listed(value, language)
    if isinstance(value, str) and value.isascii() and value.isdecimal() and str(int(value[:18])) == value:
        return fluent_number(int(value), useGrouping=False)
    return value


def _de(name: str) -> str:
    """French "de" before a name: "de Zoé", "d’Ann". (Before an h it stays: nobody knows whose is silent.)"""
    letters = unicodedata.normalize("NFD", name.casefold())
    vowel = letters[:1] in _VOWELS or (letters[:1] == "y" and letters[1:2].isalpha() and letters[1:2] not in _VOWELS)
    return f"d’{name}" if vowel else f"de {name}"


def _before_each(preposition: Callable[[str], str]) -> Callable[[object], Any]:
    """A French preposition, which is repeated before each item of a list: "de Bo et d’Ann", "à Bo et à Ann"."""

    def before(shown: object) -> Any:
        each = shown.each if isinstance(shown, _Listed) else (str(shown),)
        return joined([preposition(item) for item in each], "fr")

    return before


def _file_apart(key: str) -> str | None:
    """The file of APART in which this key stands; None for those of all other files."""
    name = key.partition("-")[0]
    return name if name in APART else None


@cache
def _bundle(language: str, apart: str | None) -> FluentBundle:
    """The texts of one file of APART, or (None) of all others."""
    bundle = FluentBundle(
        [language], use_isolating=False, functions={"DE": _before_each(_de), "A": _before_each("à {}".format)}
    )  # isolation marks would show as boxes in our font
    seen: dict[str, str] = {}
    for path in _files(language):
        if (path.stem if path.stem in APART else None) != apart:
            continue
        for key in keys(language, path.name):
            if _file_apart(key) != apart:
                raise CatalogueFault(f"{language}: {key} may not stand in {path.name}")
            if seen.setdefault(key, path.name) != path.name:
                raise CatalogueFault(f"{language}: {key} stands in {seen[key]} and in {path.name}")
        bundle.add_resource(_resource(path))
    return bundle


def _files(language: str) -> list[Path]:
    return sorted((_FOLDER / language).glob("*.ftl"))


@cache
def _resource(path: Path) -> ast.Resource:
    resource = FluentResource(path.read_text(encoding="utf-8"))
    for entry in resource.body:
        if isinstance(entry, ast.Junk):
            raise CatalogueFault(f"{path}: not Fluent: {(entry.content or '').strip()[:80]}")
    return resource
