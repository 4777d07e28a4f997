"""The adapter to a speech engine: a process that makes sound of sentences, started, watched and started again.

Blocks nobody: requests are handed over through a pipe, sound is fetched when it is there. Not the player and not the
queue (`display.speech`, `display.agenda`); the engines themselves are called in `display.speech_process` alone.
"""

from __future__ import annotations

import json
import os
import select
import shutil
import subprocess
import sys
from collections.abc import Sequence
from importlib.util import find_spec
from pathlib import Path
from typing import Protocol

from display.speech_process import HEADER

ENGINES = ("pico", "espeak-ng")
_SCRIPT = Path(__file__).with_name("speech_process.py")
_READ_BYTES = 1 << 16


class Engine(Protocol):
    """What makes the sound of sentences: the real process, or a fake with faults on command."""

    name: str

    def request(self, ticket: int, text: str, language: str, speed: float) -> bool:
        """Ask for a sentence's sound; never waits. False: the engine cannot take it (it is dead or stuck)."""
        ...

    def fetch(self) -> tuple[tuple[int, bytes], ...]:
        """The sound that is there by now, by ticket; b"" where a sentence gave none. OSError: the engine has died."""
        ...

    def fileno(self) -> int:
        """What becomes readable when `fetch` has something; -1 while there is no process."""
        ...

    def restart(self) -> None:
        """End the process, if it still lives, and start a fresh one; what was asked before is forgotten."""
        ...

    def close(self) -> None:
        """End the process. No more calls after it."""
        ...


def installed() -> tuple[str, ...]:
    """The engines that are there, best first."""
    found = []
    if find_spec("py_nanotts") is not None:
        found.append("pico")
    if shutil.which("espeak-ng"):
        found.append("espeak-ng")
    return tuple(found)


class EngineProcess:
    """One engine in its own process. A request that the process does not answer is for the caller to time out."""

    def __init__(self, name: str, command: Sequence[str] = ()) -> None:
        self.name = name
        self._command = tuple(command) or (sys.executable, "-I", str(_SCRIPT), name)
        self._process: subprocess.Popen[bytes] | None = None
        self._received = bytearray()
        self.restart()

    def restart(self) -> None:
        self.close()
        self._received.clear()
        process = subprocess.Popen(
            self._command, stdin=subprocess.PIPE, stdout=subprocess.PIPE, stderr=subprocess.DEVNULL, bufsize=0
        )
        assert process.stdin is not None
        assert process.stdout is not None
        os.set_blocking(process.stdin.fileno(), False)
        os.set_blocking(process.stdout.fileno(), False)
        self._process = process

    def request(self, ticket: int, text: str, language: str, speed: float) -> bool:
        process = self._process
        if process is None or process.stdin is None:
            return False
        line = json.dumps({"id": ticket, "text": text, "language": language, "speed": speed}) + "\n"
        try:
            written = process.stdin.write(line.encode())
        except OSError:
            return False
        return written == len(line)  # json.dumps gives ASCII; less means that the process no longer reads

    def fetch(self) -> tuple[tuple[int, bytes], ...]:
        process = self._process
        if process is None or process.stdout is None:
            raise BrokenPipeError("no speech process")
        while select.select([process.stdout], [], [], 0)[0]:
            piece = process.stdout.read(_READ_BYTES)
            if piece is None:
                break
            if not piece:
                raise BrokenPipeError(f"the speech process ended with {process.poll()}")
            self._received += piece
        return tuple(self._answers())

    def _answers(self) -> list[tuple[int, bytes]]:
        answers = []
        while len(self._received) >= HEADER.size:
            ticket, length = HEADER.unpack_from(self._received)
            end = HEADER.size + length
            if len(self._received) < end:
                break
            answers.append((ticket, bytes(self._received[HEADER.size : end])))
            del self._received[:end]
        return answers

    def fileno(self) -> int:
        process = self._process
        return process.stdout.fileno() if process is not None and process.stdout is not None else -1

    @property
    def pid(self) -> int | None:
        """The process's id, for tests that end it."""
        return self._process.pid if self._process is not None else None

    def close(self) -> None:
        process, self._process = self._process, None
        if process is None:
            return
        process.kill()
        process.wait()
        for pipe in (process.stdin, process.stdout):
            if pipe is not None:
                pipe.close()
