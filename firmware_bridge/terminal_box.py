"""The keypad-and-lamp box in a terminal: what `dicecaller keypad --sim` runs.

The simulated box on a pseudo-terminal whose name is printed first; `dicecaller play --keypad NAME` opens it. Keys are
typed, lamps are drawn as words with their letter, so that nothing is told by colour alone. When the input is no
terminal, its lines are typed as soon as a table listens, and the box stays until it is stopped.
"""

import contextlib
import os
import select
import sys
import termios
import tty
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from typing import Final, TextIO

from firmware_bridge.errors import UnknownWord
from firmware_bridge.messages import LAMP_COLOURS, LampState
from firmware_bridge.simulated_box import SimulatedBox

TYPED: Final = {
    **{sign: sign for sign in "0123456789wrygb"},
    "\r": "enter",
    "\n": "enter",
    "\x7f": "back",
    "\x08": "back",
    " ": "repeat",
    "p": "pass",
    "v": "void",
    "u": "undo",
    "m": "more",
    "h": "help",
    "?": "help",
    "\x1b[A": "up",
    "\x1b[B": "down",
    "+": "louder",
    "l": "louder",
    "-": "quieter",
    "k": "quieter",
    "<": "slower",
    "s": "slower",
    ">": "faster",
    "f": "faster",
    ".": "stop",
    "x": "stop",
}
"""What is typed at the terminal to the box's keys."""

HELP: Final = (
    "0-9 digits, w r y g b colours, Enter, Backspace back, p pass, v void, u undo, "
    "m more, h help, arrows up down; the voice: Space repeat, l or + louder, k or - quieter, s or < slower, "
    "f or > faster, x or . stop; Ctrl-C ends"
)
TURN_S: Final = 0.05
LINKS: Final = {"wait": "no table yet", "here": "table here", "gone": "table gone"}
ANSI: Final = {"red": 41, "yellow": 43, "green": 42, "blue": 44}


def keys_typed(text: str) -> tuple[list[str], str]:
    """The keys in what a terminal sent, and the rest that is an unfinished escape sequence. Other signs are skipped."""
    keys: list[str] = []
    while text:
        if text.startswith("\x1b"):
            if len(text) < 3 and text in ("\x1b", "\x1b["):
                return keys, text
            piece, text = text[:3], text[3:]
        else:
            piece, text = text[0], text[1:]
        if piece in TYPED:
            keys.append(TYPED[piece])
    return keys, ""


Say = Callable[[str], str]
"""What the box tells a person, in English, to the same in another language; each word of the lamps is such a line."""


def _english(line: str) -> str:
    return line


def lamp_line(lamps: LampState, link: str, in_colour: bool, say: Say = _english) -> str:
    """The lamps in one line: `[R red may] [Y yellow on] … status ask, table here`."""
    cells = []
    for colour in LAMP_COLOURS:
        word = getattr(lamps, colour)
        cell = f"[{colour[0].upper()} {say(colour)} {say(word)}]"
        cells.append(f"\x1b[30;{ANSI[colour]}m{cell}\x1b[0m" if in_colour and word != "off" else cell)
    return f"{' '.join(cells)} {say('status')} {say(lamps.status)}, {say(LINKS[link])}"


@contextmanager
def _key_by_key(stdin: TextIO) -> Iterator[bool]:
    """The terminal without line editing, as it was afterwards; False (and nothing done) where it is none."""
    if not stdin.isatty():
        yield False
        return
    before = termios.tcgetattr(stdin)
    tty.setcbreak(stdin)
    try:
        yield True
    finally:
        termios.tcsetattr(stdin, termios.TCSADRAIN, before)


class TerminalBox:
    """The box between a terminal and its port; `turn` is one turn of the loop, so tests need no real terminal."""

    def __init__(
        self, box: SimulatedBox, stdin: TextIO, stdout: TextIO, at_terminal: bool, say: Say = _english
    ) -> None:
        self._box = box
        self._say = say
        self._stdin = stdin
        self._stdout = stdout
        self._at_terminal = at_terminal
        self._rest = ""
        self._lines: list[str] = []
        self._ended = False
        self._shown = ""
        self._refused = 0

    def turn(self) -> None:
        """Waits up to `TURN_S` for input, types it, and draws what has changed."""
        readers = [] if self._ended else [self._stdin]
        ready, _, _ = select.select(readers, [], [], TURN_S)
        if ready:
            data = os.read(self._stdin.fileno(), 4096).decode(errors="replace")
            self._ended = not data
            if self._at_terminal:
                keys, self._rest = keys_typed(self._rest + data)
                self._box.press(" ".join(keys))
            else:
                *whole, self._rest = (self._rest + data).split("\n")
                self._lines += whole
        while self._lines and self._box.link == "here":
            self._type_line(self._lines.pop(0))
        self._draw()

    def _type_line(self, line: str) -> None:
        try:
            self._box.press(line)
        except UnknownWord as error:
            print(f"dicecaller keypad: {self._say(str(error))}", file=sys.stderr)

    def _draw(self) -> None:
        line = lamp_line(self._box.lamps, self._box.link, self._at_terminal, self._say)
        if line != self._shown:
            self._shown = line
            print(line, file=self._stdout, flush=True)
        refused = self._box.refused[self._refused :]
        if refused:
            self._refused += len(refused)
            line = f"not taken, no table listens: {' '.join(refused)}"
            print(self._say(line), file=self._stdout, flush=True)


def main(turns: int | None = None, say: Say = _english) -> int:
    """Runs until Ctrl-C, which is passed on as `KeyboardInterrupt` after the terminal is as it was. `turns`: how many
    turns of the loop to make, for tests. `say`: see `Say`. Answers 0."""
    box = SimulatedBox()
    try:
        with _key_by_key(sys.stdin) as at_terminal:
            print(f"port {box.port}", flush=True)
            line = f"In another terminal: dicecaller play --keypad {box.port}"
            print(f"{say(line)}\n{say(HELP)}", file=sys.stderr, flush=True)
            terminal = TerminalBox(box, sys.stdin, sys.stdout, at_terminal, say)
            while turns is None or turns > 0:
                terminal.turn()
                turns = None if turns is None else turns - 1
    finally:
        with contextlib.suppress(OSError):
            box.close()
    return 0
