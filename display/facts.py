"""Reading a Message's facts without surprises: a fact that is missing or of another type is "unknown", never an error.

Speech must not stop a game because a fact was left out; the sentence then says less.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass

from display.catalogue import has, text


def by_way(key: str, way: object) -> str:
    """The key of the sentence that speaks of touching, for whoever touches; else the one that speaks of keys."""
    return f"{key}-touch" if way == "touch" else key


def by_screen(key: str, screen: object) -> str:
    """The key of the sentence that names no screen, where there is none and the sentence would name one."""
    return f"{key}-no-screen" if screen is False and has(f"{key}-no-screen", "en") else key


@dataclass(frozen=True, slots=True)
class Facts:
    """The facts of one message and the language they are said in."""

    values: Mapping[str, object]
    language: str

    def get(self, name: str) -> object:
        """The fact as it came; None where it is unknown."""
        return self.values.get(name)

    def many(self, name: str) -> tuple[object, ...]:
        """A tuple fact; a single value is a tuple of one, an unknown one the empty tuple."""
        value = self.values.get(name)
        if value is None:
            return ()
        if isinstance(value, tuple | list):
            return tuple(value)
        if isinstance(value, set | frozenset):
            return tuple(sorted(value, key=str))
        return (value,)

    def number(self, name: str) -> int | None:
        """A whole number; None where it is unknown or no number."""
        value = self.values.get(name)
        return value if isinstance(value, int) and not isinstance(value, bool) else None

    def pairs(self, name: str) -> tuple[tuple[object, object], ...]:
        """A mapping or a tuple of pairs, in its order: scores by player."""
        value = self.values.get(name)
        if isinstance(value, Mapping):
            return tuple(value.items())
        return tuple((item[0], item[1]) for item in self.many(name) if isinstance(item, tuple | list) and len(item) > 1)


def then_throw(asked: str, facts: Facts) -> str:
    """A request for a throw, and where the tray is simulated how one throws."""
    if not facts.get("sim"):
        return asked
    return f"{asked} {text('said-then-throw', facts.language)}"
