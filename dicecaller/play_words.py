"""Words of our three languages that count as keys where a keypad is a terminal: `rot 7`, `passen`, `rouge sept`. Pure.

Those of all languages count at any time: no word means one key in one of them and another in the next (a test holds
that), and the language may be changed in the middle of a game. What keys mean is decided elsewhere.
"""

from __future__ import annotations

import re
import unicodedata
from functools import cache

from display.catalogue import LANGUAGES, keys, text

FILE = "words.ftl"
PREFIX = "typed-"


@cache
def words() -> dict[str, str]:
    """Every word, in small letters, and its key; of a number's word its digits, which are a key each."""
    found: dict[str, str] = {}
    for language in LANGUAGES:
        for entry in keys(language, FILE):
            for word in text(entry, language).split(", "):
                found[word] = entry.removeprefix(PREFIX)
    return found


def as_keys(piece: str) -> tuple[str, ...] | None:
    """The keys of one typed piece that is a word, or a word with digits behind it (`rot7`); None where it is none."""
    found = re.fullmatch(r"(\D+?)(\d*)", unicodedata.normalize("NFC", piece).lower())
    key = words().get(found[1]) if found is not None else None
    if found is None or key is None or (key.isdigit() and found[2]):
        return None
    return (*key, *found[2]) if key.isdigit() else (key, *found[2])
