"""The real program, headless, heard and keyed like a person at its keypad: a game by stdin and stdout alone."""

from __future__ import annotations

import contextlib
import json
import os
import pty
import select
import subprocess
import sys
import termios
import time
from pathlib import Path

import pytest

from core.sheets import SHEETS
from dicecaller.play_typed_line import PASSING
from display.messages import Message
from display.sentences import sentence
from firmware_bridge.simulated_box import SimulatedBox
from tests.dicecaller.ear_player import EarPlayer

ROOT = Path(__file__).parents[2]
LIMIT_S = 240.0  # against hanging; a game takes a few seconds on a machine at rest


class Program:
    """`dicecaller play` with a terminal for its keypad, or a (simulated) `box` on a real pseudo-terminal. `line` is the
    next sentence that it says."""

    def __init__(self, folder: Path, *options: str, box: SimulatedBox | None = None) -> None:
        self.box = box
        keys, terminal = pty.openpty()
        settings = termios.tcgetattr(terminal)
        settings[3] &= ~termios.ECHO
        termios.tcsetattr(terminal, termios.TCSANOW, settings)
        options += ("--keypad", box.port) if box is not None else ()
        command = [sys.executable, "-m", "dicecaller", "play", "--headless", "--camera", "off", "--speech", "off"]
        self.process = subprocess.Popen(
            [*command, "--data", str(folder), "--transcript", str(folder / "t.jsonl"), *options],
            stdin=terminal,
            stdout=subprocess.PIPE,
            stderr=subprocess.DEVNULL,
            cwd=ROOT,
        )
        os.close(terminal)
        self.keys = keys
        assert self.process.stdout is not None
        self.stdout = self.process.stdout
        os.set_blocking(self.stdout.fileno(), False)
        self._rest = b""
        self._deadline = time.monotonic() + LIMIT_S

    def press(self, keys: list[str]) -> None:
        if self.box is None:
            os.write(self.keys, (" ".join(keys) + "\n").encode())
            return
        while self.box.link != "here":  # said before the link has greeted: the box would refuse the key
            assert time.monotonic() < self._deadline, "no table listens"
            select.select([], [], [], 0.02)
        self.box.press(" ".join(keys))

    def sign(self, sign: str) -> None:
        """One key of the terminal, without Enter."""
        os.write(self.keys, sign.encode())

    def line(self) -> str | None:
        """The next sentence that it says; None when it has ended."""
        while b"\n" not in self._rest:
            assert time.monotonic() < self._deadline, "the program says nothing"
            select.select([self.stdout], [], [], 1.0)
            piece = self.stdout.read()
            if piece == b"":
                return None
            self._rest += piece or b""
        text, self._rest = self._rest.split(b"\n", 1)
        return text.decode()

    def close(self) -> None:
        self.process.terminate()
        self.process.wait(timeout=20)
        self.stdout.close()
        os.close(self.keys)


def played(folder: Path, language: str, sheet: str, box: SimulatedBox | None = None) -> None:
    """A whole game, heard and keyed; what the transcript holds is legal and is what was said."""
    player = EarPlayer(language, seed=5)
    program = Program(folder, "--players", "Ann,Bo", "--language", language, "--sheet", sheet, box=box)
    with contextlib.closing(program):
        while not player.over:
            text = program.line()
            assert text is not None, player.heard[-5:]
            keys = player.keys_for([text])
            if keys:
                program.press(keys)
    transcript = folder / "t.jsonl"
    lines = [json.loads(line) for line in transcript.read_text(encoding="utf-8").splitlines()]
    assert [line for line in lines if line["did"] == "refused"] == []
    assert [line["scores"] for line in lines if line["did"] == "score"] == [player.scores]
    told = [(line["text"].replace("\u00a0", " "), line["kind"]) for line in lines if line["did"] == "said"]
    passing = {text for text, kind in told if kind in PASSING}  # not shown where the same typed line answers it
    said = [text for text, kind in told if kind not in PASSING]
    heard = [text for text in player.heard if text not in passing]
    assert said[: len(heard)] == heard
    assert said[len(heard) :] in ([], [sentence(Message("over-ask"), language).replace("\u00a0", " ")])
    referee = [sys.executable, "-m", "dicecaller", "referee", "--verify", str(transcript)]
    answer = subprocess.run(referee, capture_output=True, cwd=ROOT, check=True)
    last = json.loads(answer.stdout.splitlines()[-1])
    assert (last["over"], last["scores"]) == (True, player.scores)


@pytest.mark.parametrize(("language", "sheet"), [("en", "classic"), ("de", "jumble")])
def test_the_program_is_played_by_ear_to_its_end(tmp_path: Path, language: str, sheet: str) -> None:
    played(tmp_path, language, sheet)


def test_the_program_is_played_by_ear_through_the_boxes_serial_line(tmp_path: Path) -> None:
    box = SimulatedBox(tmp_path / "box")
    with contextlib.closing(box):
        played(tmp_path, "fr", "encore", box)
    assert box.refused == []


def test_one_key_of_the_voice_counts_at_once_at_a_terminal_and_answers(tmp_path: Path) -> None:
    """No Enter: slower, then repeat, while a roll is awaited."""
    program = Program(tmp_path, "--players", "Ann,Bo", "--language", "en")
    with contextlib.closing(program):
        heard = [program.line(), program.line(), program.line()]
        assert heard[1] == "Ann, roll the dice."
        assert heard[2] == "Then type the dice: a colour and a value for each, then enter."
        program.sign("<")
        assert program.line() == "I speak this fast now: speed two."
        program.sign("+")
        assert program.line() == "I speak this loud now: volume eight."
        program.sign(" ")
        assert [program.line(), program.line(), program.line()] == heard


@pytest.mark.soak
@pytest.mark.parametrize("language", ["en", "de", "fr"])
@pytest.mark.parametrize("sheet", list(SHEETS))
def test_the_program_is_played_by_ear_on_every_sheet_in_every_language(
    tmp_path: Path, language: str, sheet: str
) -> None:
    played(tmp_path, language, sheet)
