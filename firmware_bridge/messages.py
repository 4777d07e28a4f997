"""What keypads tell the table and what the table tells the lamps: plain values, no I/O and no protocol.

Everything here is a frozen value with words from small fixed sets; a word outside them raises `UnknownWord`
where the value is made, so that it cannot travel. What the keys *mean* in the game is the controller's business.
"""

from dataclasses import dataclass, fields
from typing import Final

from firmware_bridge.errors import UnknownWord

KEYS: Final = (
    *("0", "1", "2", "3", "4", "5", "6", "7", "8", "9"),
    *("w", "r", "y", "g", "b"),
    *("enter", "back", "pass", "void", "undo", "repeat", "more", "help", "up", "down"),
    *("louder", "quieter", "slower", "faster", "stop"),
)
"""All key names (INTERFACES, `{"do": "key"}`, and the voice's own five, which mean the same at any time)."""

COLOUR_KEYS: Final = {"w": "white", "r": "red", "y": "yellow", "g": "green", "b": "blue"}
"""Colour keys to die colours, in the fixed order of a roll (white twice)."""

LAMP_COLOURS: Final = ("red", "yellow", "green", "blue")

LAMP_WORDS: Final = ("off", "on", "may", "blink")
"""off: row closed, dark. on: die in play, dim and steady. may: the active player may mark this colour, bright, one
short wink every two seconds. blink: row just closed, set the die aside, slow hard blinking."""

STATUS_WORDS: Final = ("off", "ready", "ask", "busy", "fault")
"""The fifth lamp. ready: throw or answer. ask: a question waits for a key. busy: reading. fault: a part needs help."""

BEEPS: Final = ("accept", "refuse", "turn", "lock", "error")
"""Buzzer signals, told apart by rhythm as well as pitch; never needed to understand the game."""

DOWN_REASONS: Final = (
    *("missing", "busy", "denied", "unplugged", "silent", "garbage", "flood"),
    *("wrong-device", "other-version", "closed"),
)
"""Why there is no link (`LinkDown.reason`).

missing: no such port. busy: another program has it. denied: no right to open it. unplugged: it was there and went.
silent: open, but no answer within the time-out. garbage: only lines that are no messages. flood: more bytes than
any box sends. wrong-device: answers, but is no box of ours. other-version: a box with a protocol that is not ours.
closed: this program closed the link itself."""

FAULT_REASONS: Final = ("keys-lost", "bad-lines", "stuck-key", "old-firmware", "restarted", "refused-by-box")
"""What is wrong while the link is up (`LinkFault.reason`).

keys-lost: `count` presses never came through, type again. bad-lines: lines that are no messages came between good ones
(said once a link). stuck-key: a key repeats as no finger can, its repeats are dropped. old-firmware: works, but is
other than the one in this repository. restarted: the box lost power or its watchdog bit, and it is back.
refused-by-box: the box did not understand a line of ours."""


@dataclass(frozen=True, slots=True)
class KeyPressed:
    """A key went down, once. `counter` is the box's own count (None where the pad has none); `pad` names the device:
    "box" for the serial box, else the number pad's id, so that several pads can belong to several seats."""

    key: str
    counter: int | None = None
    pad: str = "box"

    def __post_init__(self) -> None:
        if self.key not in KEYS:
            raise UnknownWord(f"no key is called {self.key!r}")


@dataclass(frozen=True, slots=True)
class LinkUp:
    """A box (or pad) answers. `what`: port or pad id. Lamps have been sent again before this is said."""

    what: str
    firmware: str
    protocol: int


@dataclass(frozen=True, slots=True)
class LinkDown:
    """There is no box now; said once per cause, never while nothing changed. `reason` is one of `DOWN_REASONS`."""

    reason: str
    detail: str = ""
    what: str = "box"


@dataclass(frozen=True, slots=True)
class LinkFault:
    """The link is up but something is wrong. `reason` is one of `FAULT_REASONS`."""

    reason: str
    detail: str = ""
    count: int = 0
    what: str = "box"


LinkEvent = KeyPressed | LinkUp | LinkDown | LinkFault


@dataclass(frozen=True, slots=True)
class LampState:
    """The whole picture of the lamps: always sent whole, never as a change. Words: `LAMP_WORDS`, `STATUS_WORDS`."""

    red: str = "off"
    yellow: str = "off"
    green: str = "off"
    blue: str = "off"
    status: str = "off"

    def __post_init__(self) -> None:
        for field in fields(self):
            word = getattr(self, field.name)
            if word not in (STATUS_WORDS if field.name == "status" else LAMP_WORDS):
                raise UnknownWord(f"the {field.name} lamp has no word {word!r}")


def parse_keys(text: str) -> tuple[str, ...]:
    """The keys in a script's text: `"w2 r5 enter"` is w, 2, r, 5, enter. Blanks separate; a key's name stands whole,
    everything else is read sign by sign. Raises `UnknownWord` naming the piece that is no key."""
    keys: list[str] = []
    for piece in text.split():
        signs = [piece] if piece in KEYS else list(piece)
        unknown = [sign for sign in signs if sign not in KEYS]
        if unknown:
            raise UnknownWord(f"no key is called {piece!r}")
        keys += signs
    return tuple(keys)
