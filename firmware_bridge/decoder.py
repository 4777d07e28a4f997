"""The host's side of hardware/protocol.md as bytes: what the box says, decoded, and what it is told, encoded.

Sans I/O: no port, no clock. `Decoder.feed` never raises, whatever the bytes are and however they are cut: a line that
is no message becomes a `BadLine`, and reading goes on after the next line feed. What follows from a message is decided
in `link_machine`.
"""

import json
from dataclasses import dataclass
from typing import Any, Final

from firmware_bridge.errors import UnknownWord
from firmware_bridge.messages import BEEPS, KEYS, LAMP_COLOURS, LampState

PROTOCOL: Final = 1
FIRMWARE: Final = "1.1.0"
"""The firmware in hardware/firmware (a test holds them equal)."""
BOX_NAME: Final = "dicecaller"
LONGEST_LINE: Final = 200
"""Bytes, line feed included, in both directions."""

BAD_LINES: Final = ("too-long", "not-text", "not-json", "not-object", "bad-field")


@dataclass(frozen=True, slots=True)
class Hello:
    """The box says who it is. `nonce`: that of the greeting it answers, 0 for none. `boot`: tells one power-on from
    another. `counter`: the last key that will not be sent (again); the next one is `counter + 1`."""

    box: str
    protocol: int
    firmware: str
    nonce: int
    boot: int
    counter: int


@dataclass(frozen=True, slots=True)
class Key:
    counter: int
    key: str


@dataclass(frozen=True, slots=True)
class Pong:
    number: int


@dataclass(frozen=True, slots=True)
class LampsShown:
    number: int


@dataclass(frozen=True, slots=True)
class NotUnderstood:
    """The box could not use a line of ours; `error` is its word."""

    error: str


@dataclass(frozen=True, slots=True)
class Unknown:
    """A sound JSON object of a kind that this protocol version does not have (skipped, for newer boxes)."""

    kind: str


@dataclass(frozen=True, slots=True)
class BadLine:
    """A line that is no message. `why` is one of `BAD_LINES`."""

    why: str


WireEvent = Hello | Key | Pong | LampsShown | NotUnderstood | Unknown | BadLine


class Decoder:
    """Bytes to wire events. The only state is the unfinished line, at most `LONGEST_LINE` bytes of it."""

    def __init__(self) -> None:
        self._line = bytearray()
        self._skipping = False

    def feed(self, data: bytes) -> list[WireEvent]:
        """The events completed by these bytes, in order. Never raises; the same bytes give the same events however they
        are cut into calls."""
        events: list[WireEvent] = []
        start = 0
        while start < len(data):
            end = data.find(b"\n", start)
            piece = data[start:] if end < 0 else data[start:end]
            self._take(piece, events)
            if end < 0:
                break
            if not self._skipping:
                event = decoded(bytes(self._line))
                if event is not None:
                    events.append(event)
            self._line.clear()
            self._skipping = False
            start = end + 1
        return events

    def _take(self, piece: bytes, events: list[WireEvent]) -> None:
        if self._skipping:
            return
        self._line += piece
        if len(self._line) >= LONGEST_LINE:
            self._line.clear()
            self._skipping = True
            events.append(BadLine("too-long"))


def decoded(line: bytes) -> WireEvent | None:
    """One line (without its line feed) as an event; None for an empty one."""
    line = line.strip()
    if not line:
        return None
    if not all(32 <= byte < 127 or byte == 9 for byte in line):
        return BadLine("not-text")
    try:
        message = json.loads(line)
    except (ValueError, RecursionError):
        return BadLine("not-json")
    if not isinstance(message, dict):
        return BadLine("not-object")
    try:
        return _event(message)
    except (KeyError, TypeError, UnknownWord):
        return BadLine("bad-field")


def _event(message: dict[str, Any]) -> WireEvent:
    kind = _word(message["t"])
    if kind == "key":
        return Key(_count(message["k"]), _known(message["key"], KEYS))
    if kind == "pong":
        return Pong(_count(message["id"]))
    if kind == "ok":
        return LampsShown(_count(message["id"]))
    if kind == "err":
        return NotUnderstood(_word(message["e"]))
    if kind == "hello":
        numbers = (_count(message[name]) for name in ("n", "boot", "k"))
        return Hello(_word(message["box"]), _count(message["p"]), _word(message["fw"]), *numbers)
    return Unknown(kind)


def _count(value: object) -> int:
    if type(value) is not int or not 0 <= value < 1 << 31:
        raise TypeError("no count")
    return value


def _word(value: object) -> str:
    if not isinstance(value, str):
        raise TypeError("no word")
    return value


def _known(value: object, words: tuple[str, ...]) -> str:
    word = _word(value)
    if word not in words:
        raise UnknownWord(word)
    return word


def encoded(message: dict[str, object]) -> bytes:
    return json.dumps(message, separators=(",", ":")).encode("ascii") + b"\n"


def hello_line(nonce: int, known: tuple[int, int] | None = None) -> bytes:
    """The greeting. `known`: (boot, counter of the last key taken) where this program has spoken with the box before;
    without it the box forgets keys that nobody acknowledged."""
    message: dict[str, object] = {"t": "hello", "p": PROTOCOL, "n": nonce}
    if known is not None:
        message |= {"boot": known[0], "k": known[1]}
    return encoded(message)


def ping_line(number: int) -> bytes:
    return encoded({"t": "ping", "id": number})


def ack_line(counter: int) -> bytes:
    """Tells the box that this key, and all before it, need not be sent again."""
    return encoded({"t": "ack", "k": counter})


def lamps_line(number: int, lamps: LampState) -> bytes:
    words = {colour: getattr(lamps, colour) for colour in (*LAMP_COLOURS, "status")}
    return encoded({"t": "lamps", "id": number, **words})


def beep_line(kind: str) -> bytes:
    """Raises `UnknownWord` for a beep that the box does not have."""
    return encoded({"t": "beep", "kind": _known(kind, BEEPS)})
