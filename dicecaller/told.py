"""Sentences that a program prints for people: English as a plain string, and the same in any of our languages.

A `Told` is its English text, so that JSON, tests and comparisons see a string; `told(text, language)` is the
catalogue's sentence. Where the catalogue cannot be loaded (that is what `doctor` may have to say) key and facts are it.
"""

from __future__ import annotations

from collections.abc import Mapping


class Told(str):
    """The English text of a catalogue's entry, with what is needed to say it in another language."""

    key: str
    facts: Mapping[str, str | float | tuple[str, ...]]

    def __new__(cls, key: str, **facts: str | float | tuple[str, ...]) -> Told:
        made = super().__new__(cls, _text(key, "en", facts))
        made.key, made.facts = key, facts
        return made


def told(words: str, language: str) -> str:
    """The words in this language; a plain string (what a device or a system said) stays as it is."""
    return _text(words.key, language, words.facts) if isinstance(words, Told) else words


def _text(key: str, language: str, facts: Mapping[str, str | float | tuple[str, ...]]) -> str:
    try:
        from display.catalogue import text

        return text(key, language, **facts)
    except (ImportError, LookupError, OSError, ValueError):
        return " ".join((key, *(str(fact) for fact in facts.values())))
