"""Letters at a terminal that could mean two keys in the table's language: `g` is green, but gelb begins so too. Pure.

The letters are those of the keys (w r y g b, p v u), in every language, and the start line says so. A colour's letter
of the language that is no key's counts too (`j7` is jaune, `v7` vert). What could be another colour, or would pass or
take something back where a word of the language means another key, is asked about before it counts for the first time.
"""

from __future__ import annotations

import re
from dataclasses import dataclass
from functools import cache

from dicecaller.play_words import FILE, PREFIX, as_keys, words
from display.catalogue import keys, text
from firmware_bridge.messages import COLOUR_KEYS, KEYS
from firmware_bridge.terminal_box import TYPED

#: Keys that do something at once which others must hear of: their letters alone are no guess.
AT_ONCE = ("pass", "void", "undo")


@dataclass(frozen=True, slots=True)
class LetterDoubt:
    """A letter of a typed line: what it is (`word`), and what it could have been (`other`, whose own letter is
    `other_letter`, "" where only its word names it). Nothing of the line counts."""

    letter: str
    word: str
    other: str
    other_letter: str


def pieces(line: str, language: str) -> list[tuple[str, str]]:
    """The pieces of a line as typed and in small letters; a colour's letter that is no key's and the number behind it
    are one (`v 6` of French is `v6`: apart they would take something back)."""
    found: list[tuple[str, str]] = []
    for typed in line.split():
        piece, before = typed.lower(), found[-1][1] if found else ""
        figures = piece if piece.isdecimal() else words().get(piece, "")
        if figures.isdecimal() and before not in COLOUR_KEYS and len(_colours(language).get(before, ())) == 1:
            found[-1] = (f"{found[-1][0]} {typed}", before + figures)
        else:
            found.append((typed, piece))
    return found


def in_keys(piece: str, language: str) -> str:
    """The piece with colours' letters of this language as the keys': `j7` of French is `y7`, `v7` is `g7`."""
    if not _is_letters(piece, language):
        return piece

    def own(found: re.Match[str]) -> str:
        letter, number = found[1], found[2]
        meant = _colours(language).get(letter, ())
        known = letter in KEYS or (not number and letter in TYPED)
        return f"{meant[0] if len(meant) == 1 and not known else letter}{number}"

    return re.sub(r"([a-z])(\d*)", own, piece)


def doubt_in(line: str, language: str, told: set[str]) -> LetterDoubt | None:
    """The first letter of a line that could mean something else, unless `told` has it, or the line shows that whoever
    types knows the letters (a `y` beside a German `g`)."""
    typed = [piece for _typed, piece in pieces(line, language) if _is_letters(piece, language)]
    used = {letter for piece in typed for letter in re.sub(r"\d", "", piece)}
    for piece in typed:
        for letter in re.sub(r"\d", "", piece):
            doubt = _doubtful(language).get(letter)
            if doubt is None or letter in told or (letter in TYPED and letter not in KEYS and len(piece) > 1):
                continue
            if doubt.other_letter in used:
                told.add(letter)
                continue
            return doubt
    return None


def _is_letters(piece: str, language: str) -> bool:
    """Whether a piece is letters, each with its number (`r7`, `w2r5`) or a colour (`b`, `rg`): no word, nor a part."""
    if len(piece) == 1:
        return "a" <= piece <= "z"
    if piece in KEYS or as_keys(piece) is not None:
        return False
    colours = "".join({*COLOUR_KEYS, *_colours(language)} - (TYPED.keys() - COLOUR_KEYS.keys()))
    return re.fullmatch(rf"(?:[a-z]\d+|[{colours}])+", piece) is not None


@cache
def _colours(language: str) -> dict[str, tuple[str, ...]]:
    """First letters of the colours' words in this language, and the keys that they could be."""
    found: dict[str, tuple[str, ...]] = {}
    for key in COLOUR_KEYS:
        for word in _words(key, language):
            found[word[0]] = tuple(dict.fromkeys((*found.get(word[0], ()), key)))
    return found


@cache
def _doubtful(language: str) -> dict[str, LetterDoubt]:
    """The letters that are asked about in this language."""
    found = {}
    for letter in (*COLOUR_KEYS, *(sign for sign, key in TYPED.items() if key in AT_ONCE)):
        key = TYPED[letter]
        others = _colours(language).get(letter, ())
        if letter not in COLOUR_KEYS:
            named = [entry.removeprefix(PREFIX) for entry in sorted(keys(language, FILE))]
            begin = [one for one in named if not one.isdigit() and _begins(one, letter, language)]
            others = (*others, *begin)
        other = next((one for one in others if one != key), None)
        if other is not None:
            own = other if other in COLOUR_KEYS else ""
            own = own or next((sign for sign, of in TYPED.items() if of == other and sign.isalpha()), "")
            found[letter] = LetterDoubt(letter, _words(key, language)[0], _words(other, language)[0], own)
    return found


def _begins(key: str, letter: str, language: str) -> bool:
    return any(word.startswith(letter) for word in _words(key, language))


def _words(key: str, language: str) -> list[str]:
    return text(f"{PREFIX}{key}", language).split(", ")
