"""Lines that are made in English (errors, what argparse or the system says) in the language of the call.

The English of `display/locales/en/lines.ftl` is what the code writes; a line that fits an entry is said in another
language by the same entry, its facts too where they are lines themselves. What fits none stays as it is: a device's own
words. Only the front door uses this; whatever is made for people from the start is a `Told` or a `Message`.
"""

from __future__ import annotations

import re
from functools import cache

from dicecaller.told import Told, told

FILE = "lines.ftl"
#: The entry of "(see … --help)", which stands behind any other line.
HELP_NAMED = "line-see"
MOST_NESTED = 8


def in_language(line: str, language: str, depth: int = 0) -> str:
    """The line in this language ("en", "de", "fr")."""
    if isinstance(line, Told):
        return str(line) if language == "en" else _entry(line, language)
    if language == "en" or depth > MOST_NESTED:
        return line
    from display.catalogue import text

    for key, pattern in _patterns():
        if found := pattern.fullmatch(line):
            said = {name: in_language(fact, language, depth + 1) for name, fact in found.groupdict().items()}
            counts = {f"{name}-count": int(fact) for name, fact in said.items() if fact.isdecimal()}
            return text(key, language, **said, **counts)
    return line


def _entry(line: Told, language: str) -> str:
    """An entry's own sentence; of its facts those that are lines too."""
    facts = {name: in_language(fact, language) if isinstance(fact, str) else fact for name, fact in line.facts.items()}
    return told(Told(line.key, **facts), language)


@cache
def _patterns() -> tuple[tuple[str, re.Pattern[str]], ...]:
    """Every entry as a pattern of its English line, those with the most of their own first."""
    from display.catalogue import fact_names, text

    found = []
    for key, names in fact_names("en", FILE).items():
        pieces = re.split("\0(.+?)\0", text(key, "en", **{name: f"\0{name}\0" for name in names}))
        pattern = "".join(f"(?P<{piece}>.+?)" if place % 2 else re.escape(piece) for place, piece in enumerate(pieces))
        rank = (key != HELP_NAMED, -sum(map(len, pieces[::2])))
        found.append((rank, key, re.compile(pattern)))
    return tuple((key, pattern) for _rank, key, pattern in sorted(found, key=lambda one: one[:2]))
