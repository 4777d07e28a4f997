"""A terminal as the keypad of a headless table: words with Enter as `w2 r5 enter`, and what is one key, at once.

The voice and the most usual keys count as they are pressed, without Enter: see `AT_ONCE`. That needs a terminal; from
a pipe a line at a time is read. What keys mean in the game is decided elsewhere.
"""

from __future__ import annotations

import contextlib
import os
import sys
import termios
import threading
from collections.abc import Callable
from dataclasses import dataclass, field
from typing import IO

from dicecaller.play_letters import LetterDoubt, doubt_in, in_keys, pieces
from dicecaller.play_numbers import SEPARATOR, Number, figures, may_separate, still_open, whole_numbers
from dicecaller.play_words import as_keys
from firmware_bridge.errors import UnknownWord
from firmware_bridge.messages import KEYS, KeyPressed, parse_keys
from firmware_bridge.terminal_box import TYPED

SIGNS = {
    **dict.fromkeys("<,", "slower"),
    ">": "faster",
    "-": "quieter",
    **dict.fromkeys("+=", "louder"),
    **dict.fromkeys(".;", "stop"),
    "?": "help",
}
"""Signs that no key's name has: they count wherever they are typed. The second ones need no shift on usual layouts."""
AT_ONCE = {" ": "repeat", "\x7f": "back", "\x08": "back", "\x1b[A": "up", "\x1b[B": "down", **SIGNS}
"""What counts at once at a terminal while nothing else is typed."""
_READ_OUT = frozenset((" ", *SIGNS))
"""Of these, what is typed as letters are: after one some people press Enter as after a word, and mean nothing by it.
(After an arrow or backspace Enter is a choice of its own.)"""
_END = "\x04"
_ERASE = ("\x7f", "\x08")


@dataclass(frozen=True, slots=True)
class TerminalClosed:
    """Nobody can type at the terminal any more."""


@dataclass(frozen=True, slots=True)
class NoKey:
    """A line was typed in which `word` is no key: nothing of it counts."""

    word: str = ""


@dataclass(frozen=True, slots=True)
class LineBegins:
    """The keys that follow were typed as one line."""


@dataclass(frozen=True, slots=True)
class LineEnds:
    """So far."""


Told = KeyPressed | Number | TerminalClosed | NoKey | LetterDoubt | LineBegins | LineEnds


def line_keys(line: str, language: str = "en") -> tuple[str, ...]:
    """The keys of a typed line: names, `w2 r5`, single letters as on the simulated box, words of our languages as
    `rot 7` and `passen`; an empty one is enter. `language`: whose colours' letters count besides, see `play_letters`.
    Raises `UnknownWord` with the piece that is no key, as it was typed, as its second argument."""
    return figures(line_numbers(line, language))


def line_numbers(line: str, language: str = "en") -> tuple[str, ...]:
    """As `line_keys`, but what is one number stands whole, as `10`: see `play_numbers`."""
    keys: list[str] = []
    for typed, small in pieces(SEPARATOR.sub(" ", line), language) or [("", "enter")]:
        piece = in_keys(small, language)
        if piece not in KEYS and piece in (TYPED | SIGNS):
            keys.append((TYPED | SIGNS)[piece])
        elif piece not in KEYS and (named := as_keys(piece)) is not None:
            keys += whole_numbers(named, keys[-1:], is_word=not piece[-1].isdigit())
        else:
            try:
                keys += whole_numbers(parse_keys(piece), keys[-1:])
            except UnknownWord:
                raise UnknownWord(f"no key is called {typed!r}", typed) from None
    return tuple(keys)


@dataclass
class KeyByKey:
    """Signs of a terminal to keys, as they come; a number as in `line_numbers`.

    `line`: what waits for Enter. `complaints`: of lines that count not.
    `language` is that of the table just now. `told`: the letters of which it was said, or is known, what they mean.
    """

    language: Callable[[], str] = lambda: "en"
    line: str = ""
    ended: bool = False
    complaints: list[NoKey | LetterDoubt] = field(default_factory=list)
    told: dict[str, set[str]] = field(default_factory=dict)
    _rest: str = ""
    _alone: bool = False  # the latest was a sign that counted at once, with nothing typed before it

    def feed(self, text: str) -> list[str]:
        """The keys that these signs complete."""
        keys: list[str] = []
        text = self._rest + text
        self._rest = ""
        while text and not self.ended:
            if text.startswith("\x1b"):
                if len(text) < 3 and text in ("\x1b", "\x1b["):
                    self._rest = text
                    return keys
                piece, text = text[:3], text[3:]
            else:
                piece, text = text[0], text[1:]
            keys += self._take(piece)
        return keys

    def _take(self, piece: str) -> tuple[str, ...]:
        """The keys that one sign completes, before them a sign of the voice behind a figure that separates nothing."""
        kept = still_open(self.line, piece)
        if kept is None or piece in _ERASE:
            return self._next(piece)
        sign, self.line = kept
        return (SIGNS[sign], *self._next(piece))

    def _next(self, piece: str) -> tuple[str, ...]:
        reflex, self._alone = self._alone, piece in _READ_OUT and not self.line
        if piece in "\r\n":
            if reflex and not self.line:
                return ()  # the sign has counted already; the Enter after it answers nothing
            line, self.line = self.line, ""
            return self._whole(line)
        if may_separate(self.line, piece):
            self.line += piece  # whether it is a key shows what follows
            return ()
        if piece in SIGNS or (piece in AT_ONCE and not self.line):
            return (AT_ONCE[piece],)
        if piece == _END:
            self.ended = not self.line
        elif piece in _ERASE:
            self.line = self.line[:-1]
        elif len(piece) == 1 and piece.isprintable():
            self.line += piece
        return ()

    def _whole(self, line: str) -> tuple[str, ...]:
        """The keys of a line; () where it is complained of."""
        language = self.language()
        told = self.told.setdefault(language, set())
        try:
            keys = line_numbers(line, language)
        except UnknownWord as error:
            self.complaints.append(NoKey(str(error.args[-1])))
            return ()
        doubt = doubt_in(line, language, told)
        if doubt is None:
            return keys
        told.add(doubt.letter)
        self.complaints.append(doubt)
        return ()


def read_terminal(
    inbox: Callable[[Told], None], stream: IO[str] | None = None, language: Callable[[], str] = lambda: "en"
) -> Callable[[], None]:
    """Reads keys in a thread of its own, at a terminal key by key; its end is told. `language`: that of the table just
    now. Returns what puts the terminal back as it was (nothing to do for a pipe)."""
    source = stream or sys.stdin
    restore = _as_typed(source)

    def run() -> None:
        reader = KeyByKey(language)
        with contextlib.suppress(OSError, ValueError):
            while not reader.ended and (text := _next_text(source, restore is not None)):
                keys = reader.feed(text) if restore is not None else _line(reader, text)
                _hand_on(keys, inbox)
                while reader.complaints:
                    inbox(reader.complaints.pop(0))
        inbox(TerminalClosed())

    threading.Thread(target=run, name="terminal-keys", daemon=True).start()
    return restore or (lambda: None)


def _hand_on(keys: list[str], inbox: Callable[[Told], None]) -> None:
    """The keys, and where they are several that they were one line."""
    several = len(figures(keys)) > 1
    if several:
        inbox(LineBegins())
    for key in keys:
        inbox(KeyPressed(key, pad="terminal") if key in KEYS else Number(key))
    if several:
        inbox(LineEnds())


def _next_text(source: IO[str], key_by_key: bool) -> str:
    """What was typed next, "" at the end."""
    if key_by_key:
        return os.read(source.fileno(), 4096).decode(errors="replace")
    return source.readline()


def _line(reader: KeyByKey, text: str) -> list[str]:
    """A whole line of a pipe: nothing in it counts before its end."""
    reader.line = text.rstrip("\n")
    return list(reader._take("\n"))


def _as_typed(source: IO[str]) -> Callable[[], None] | None:
    """The terminal hands on each key as it is pressed, until the answer is called; None where it is no terminal."""
    try:
        if not source.isatty():
            return None
        descriptor = source.fileno()
        before = termios.tcgetattr(descriptor)
        changed = termios.tcgetattr(descriptor)
        changed[3] &= ~(termios.ICANON | termios.ECHOCTL)
        termios.tcsetattr(descriptor, termios.TCSANOW, changed)
    except (OSError, ValueError, termios.error):
        return None

    def restore() -> None:
        with contextlib.suppress(OSError, termios.error):
            termios.tcsetattr(descriptor, termios.TCSADRAIN, before)

    return restore
