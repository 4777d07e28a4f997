"""Numbers in what is typed at a terminal: which figures are one number, what stands between figures, and whether a
number could be a die's value. Pure.

A keypad's 1 and 0 are two keys, and so are they where figures are typed one by one. But whoever writes `blau zehn` or
`b10` means ten: while dice are typed that is refused, not taken for a one and the menu.
"""

from __future__ import annotations

import re
from collections.abc import Iterable, Sequence
from dataclasses import dataclass

from dicecaller.session_facts import roll_due
from dicecaller.session_types import Session
from display.messages import Message
from firmware_bridge.messages import COLOUR_KEYS

#: Between two figures, or (a comma or semicolon) between two pieces: nothing but a blank.
SEPARATOR = re.compile(r"(?<=\d)[,;./+=-](?=\d)|(?<=\w)[,;](?=\s*\w)")
#: Signs of the voice that wait for what follows: behind a figure, and a comma behind a word too. (A stop does not
#: wait: it is urgent, and harmless.)
_OPEN = re.compile(r"(.*(?:\d(?=[-+=])|\w(?=,)))([,+=-])( *)", re.DOTALL)
_DIE_VALUES = frozenset("123456")


@dataclass(frozen=True, slots=True)
class Number:
    """A number of several figures, typed as one."""

    figures: str


def figures(keys: Iterable[str]) -> tuple[str, ...]:
    """The keys, of each number its figures."""
    return tuple(figure for key in keys for figure in (key if key.isdigit() else (key,)))


def whole_numbers(keys: Sequence[str], before: Sequence[str], is_word: bool = False) -> list[str]:
    """The keys of one piece, with figures as one where they are one number: a number's word, or figures behind a
    colour (`before`: the key before the piece). Two figures behind white may be its two dice, and figures behind
    nothing are dice in order, unless one of two can be no die's (`10`)."""
    found: list[str] = []
    for key in keys:
        if key.isdigit() and found and found[-1].isdigit():
            found[-1] += key
        else:
            found.append(key)
    split: list[str] = []
    previous = before[-1] if before else ""
    for key in found:
        split += [key] if not key.isdigit() or is_word or _is_one(key, previous) else key
        previous = key
    return split


def _is_one(number: str, previous: str) -> bool:
    if number.startswith("0"):  # the menu, and what is chosen there
        return False
    dice = _DIE_VALUES.issuperset(number)
    if previous == "w" or previous not in COLOUR_KEYS:
        return len(number) == 2 and not dice
    return len(number) == 2 or not dice


def may_separate(line: str, sign: str) -> bool:
    """Whether a sign of the voice, typed behind this line, may only separate what stands before and behind it."""
    return _OPEN.fullmatch(line + sign) is not None


def still_open(line: str, following: str) -> tuple[str, str] | None:
    """The sign of the voice that a line ends with, and the line without it, once `following` shows that it separates
    nothing; None while it may, or where there is none. A comma may have blanks behind it."""
    found = _OPEN.fullmatch(line)
    if found is None or (following.isdigit() or (found[2] == "," and (following.isalpha() or following == " "))):
        return None
    return found[2], found[1] + found[3]


def no_die_value(session: Session, number: Number) -> Message | None:
    """What is said of a number while dice are typed; None where it may be a box's, or chooses something."""
    if not _dice_typed(session):
        return None
    chosen = session.entry.chosen if session.entry is not None else None
    facts = {"reason": "no-such-value", "colour": chosen, "value": int(number.figures)}
    return Message("entry-refused", facts, urgent=True)


def _dice_typed(session: Session) -> bool:
    """Whether a figure would be a die's value now."""
    if session.typing.what in ("menu", "seat", "closed") or session.listening is not None:
        return False
    if session.overlay:
        return session.overlay in ("by-hand", "correct") and session.entry is not None
    if session.place == "game" and session.view is not None and session.view.phase in ("shared", "coloured", "choose"):
        return False
    return session.place == "opening" or roll_due(session)
