"""The table's voice: say a sentence and go on. Whatever happens to engine or sound card, the caller never waits.

`Speaker` is a handle on a process of its own (`display.voice_process`); `RecordingSpeaker` has the same face and
remembers instead of speaking (tests, headless, no sound card, `--speech off`). What is said when is the controller's
business.
"""

from __future__ import annotations

import contextlib
import json
import os
import subprocess
import sys
from collections import deque
from collections.abc import Mapping, Sequence
from pathlib import Path
from typing import Any, Protocol

from display.agenda import Spoken
from display.catalogue import text
from display.errors import NoSound
from display.mixer import Mixer
from display.speech_engine import ENGINES, installed
from display.voice import LOUDEST, MOST_RESTARTS, NORMAL_SPEED, NORMAL_VOLUME, SPEEDS, SpeechEvent
from display.voice_process import from_wire, to_wire

_ROOT = str(Path(__file__).parents[1])
_MOST_UNSENT = 1 << 18
WISHES = ("louder", "quieter", "slower", "faster", "mute", "stop", "repeat")


class Voice(Protocol):
    """The face of every speaker."""

    @property
    def current(self) -> Spoken | None:
        """The sentence being said now."""
        ...

    @property
    def busy(self) -> bool:
        """Whether anything is being said or waits to be."""
        ...

    def say(self, text: str, language: str, urgent: bool = False) -> None:
        """Say one sentence; a stale one is replaced, an urgent one interrupts. Never blocks."""
        ...

    def utter(self, sentences: Sequence[Spoken]) -> None:
        """Say the sentences of one step (`display.agenda.utterance`), in order. Never blocks."""
        ...

    def wish(self, word: str) -> int | None:
        """One of WISHES; returns the level that it set (volume or speed), None where there is none."""
        ...

    def short(self, name: str) -> None:
        """Play a short sound of display.sounds beside the voice."""
        ...

    def poll(self) -> tuple[SpeechEvent, ...]:
        """What happened since the last poll, in order."""
        ...

    def close(self) -> None:
        """Be silent and give everything back."""
        ...


class Speaker:
    """The real voice: a handle on its process (`display.voice_process`), which is started again when it dies.

    `volume_cap` (0 to 10) holds whatever anybody wishes; `volume` and `speed` are levels. No call waits: wishes go into
    a pipe, events are fetched by `poll`.
    """

    def __init__(
        self,
        engine: str,
        *,
        volume: int = NORMAL_VOLUME,
        volume_cap: int = LOUDEST,
        speed: int = NORMAL_SPEED,
    ) -> None:
        self.engine = engine
        self._cap, self._volume, self._speed, self._muted = volume_cap, min(volume, volume_cap), speed, False
        self._events: deque[SpeechEvent] = deque(maxlen=500)
        self._current: Spoken | None = None
        self._waiting = self._sent = self._taken = self._deaths = 0
        self._received = b""
        self._unsent = b""
        self._process: subprocess.Popen[bytes] | None = None
        self._start()

    @property
    def current(self) -> Spoken | None:
        self._read()
        return self._current

    @property
    def busy(self) -> bool:
        self._read()
        return self._process is not None and (
            self._taken < self._sent or self._current is not None or self._waiting > 0
        )

    @property
    def pid(self) -> int | None:
        """The id of the voice's process, for tests that end it."""
        return self._process.pid if self._process is not None else None

    def say(self, text: str, language: str, urgent: bool = False) -> None:
        self.utter((Spoken(text, language, urgent=urgent),))

    def utter(self, sentences: Sequence[Spoken]) -> None:
        if sentences:
            self._sent += 1
            self._send({"do": "utter", "sentences": [to_wire(spoken) for spoken in sentences]})

    def wish(self, word: str) -> int | None:
        if word in ("louder", "quieter"):
            self._volume = max(0, min(self._volume + (1 if word == "louder" else -1), self._cap))
            self._send({"do": "volume", "level": self._volume})
            return self._volume
        if word in ("faster", "slower"):
            self._speed = max(1, min(self._speed + (1 if word == "faster" else -1), len(SPEEDS)))
            self._send({"do": "speed", "level": self._speed})
            return self._speed
        if word == "mute":
            self._muted = not self._muted
            self._send({"do": "mute", "on": self._muted})
            return 0 if self._muted else self._volume
        self._send({"do": "repeat" if word == "repeat" else "stop"})
        return None

    def short(self, name: str) -> None:
        self._send({"do": "short", "name": name})

    def poll(self) -> tuple[SpeechEvent, ...]:
        self._read()
        events = tuple(self._events)
        self._events.clear()
        return events

    def close(self) -> None:
        process, self._process = self._process, None
        if process is None:
            return
        assert process.stdin is not None
        assert process.stdout is not None
        with contextlib.suppress(OSError):
            process.stdin.close()  # it ends with its input, and its engine with it
        try:
            process.wait(timeout=2.0)
        except subprocess.TimeoutExpired:
            process.kill()
            process.wait()
        process.stdout.close()

    # --- the process --------------------------------------------------------------------------------------------------
    def _start(self) -> None:
        levels = [str(level) for level in (self._volume, self._cap, self._speed)]
        process = subprocess.Popen(
            [sys.executable, "-m", "display.voice_process", self.engine, *levels],
            stdin=subprocess.PIPE,
            stdout=subprocess.PIPE,
            stderr=subprocess.DEVNULL,
            bufsize=0,
            start_new_session=True,  # Ctrl-C is the table's: the voice ends when the table closes its pipe
            env={**os.environ, "PYTHONPATH": os.pathsep.join((_ROOT, os.environ.get("PYTHONPATH", "")))},
        )
        assert process.stdin is not None
        assert process.stdout is not None
        os.set_blocking(process.stdin.fileno(), False)
        os.set_blocking(process.stdout.fileno(), False)
        self._process, self._received, self._unsent = process, b"", b""
        self._sent = self._taken = self._waiting = 0
        self._current = None
        if self._muted:
            self._send({"do": "mute", "on": True})

    def _send(self, wish: Mapping[str, object]) -> None:
        if self._process is None or self._process.stdin is None:
            return
        self._unsent = (self._unsent + json.dumps(wish).encode() + b"\n")[-_MOST_UNSENT:]
        try:
            written = self._process.stdin.write(self._unsent)
        except OSError:
            self._died()
            return
        self._unsent = self._unsent[written or 0 :]

    def _read(self) -> None:
        """Whatever the process has told by now."""
        while self._process is not None and self._process.stdout is not None:
            piece = self._process.stdout.read(1 << 16)
            if piece is None:
                return
            if not piece:
                self._died()
                return
            *lines, self._received = (self._received + piece).split(b"\n")
            for line in lines:
                self._take(json.loads(line))

    def _take(self, told: Mapping[str, Any]) -> None:
        if "state" in told:
            current, self._waiting, self._taken = told["state"]
            self._current = from_wire(current)
            return
        if told["event"] == "ended":
            self._deaths = 0
        self._events.append(SpeechEvent(told["event"], from_wire(told["spoken"]), told["detail"]))

    def _died(self) -> None:
        """The process has ended by itself: once more, unless it never gets to the end of a sentence."""
        process, self._process = self._process, None
        if process is not None:
            process.kill()
            process.wait()
            for pipe in (process.stdin, process.stdout):
                if pipe is not None:
                    pipe.close()
        self._current, self._waiting = None, 0
        self._deaths += 1
        if self._deaths > MOST_RESTARTS:
            self._events.append(SpeechEvent("lost", detail="the voice does not stay up"))
            return
        self._events.append(SpeechEvent("fault", detail="the voice ended and is started again"))
        self._start()


class RecordingSpeaker:
    """Remembers what it is told to say, in order, and is done with it at once. `silent_because` is for the person."""

    def __init__(self, silent_because: str = "", keep: int = 2000) -> None:
        self.silent_because = silent_because
        self.said: deque[Spoken] = deque(maxlen=keep)
        self.shorts: deque[str] = deque(maxlen=keep)
        self.wishes: deque[str] = deque(maxlen=keep)
        self.volume, self.speed, self.muted = NORMAL_VOLUME, NORMAL_SPEED, False
        self._events: deque[SpeechEvent] = deque(maxlen=keep)
        self._last: tuple[Spoken, ...] = ()

    current: Spoken | None = None
    busy = False

    def say(self, text: str, language: str, urgent: bool = False) -> None:
        self.utter((Spoken(text, language, urgent=urgent),))

    def utter(self, sentences: Sequence[Spoken]) -> None:
        for spoken in sentences:
            self.said.append(spoken)
            self._events += [SpeechEvent("began", spoken), SpeechEvent("ended", spoken)]
        self._last = tuple(sentences) or self._last

    def wish(self, word: str) -> int | None:
        self.wishes.append(word)
        if word in ("louder", "quieter"):
            self.volume = max(0, min(self.volume + (1 if word == "louder" else -1), LOUDEST))
            return self.volume
        if word in ("faster", "slower"):
            self.speed = max(1, min(self.speed + (1 if word == "faster" else -1), len(SPEEDS)))
            return self.speed
        if word == "mute":
            self.muted = not self.muted
            return 0 if self.muted else self.volume
        if word == "repeat":
            self.utter(self._last)
        return None

    def short(self, name: str) -> None:
        self.shorts.append(name)

    def poll(self) -> tuple[SpeechEvent, ...]:
        events = tuple(self._events)
        self._events.clear()
        return events

    def close(self) -> None:
        self._events.clear()


def open_speaker(
    choice: str = "auto",
    *,
    volume: int = NORMAL_VOLUME,
    volume_cap: int = LOUDEST,
    speed: int = NORMAL_SPEED,
    language: str = "en",
) -> tuple[Voice, str]:
    """The voice for `--speech auto|off|ENGINE`, and one line in `language` that says what it is.

    Never fails: without engine or sound card the voice is a RecordingSpeaker, silent, and the line says why.
    Raises ValueError only for an ENGINE that is not in display.speech_engine.ENGINES.
    """
    if choice not in ("auto", "off", *ENGINES):
        raise ValueError(f'no speech engine is called "{choice}": use auto, off, {" or ".join(ENGINES)}')
    if choice == "off":
        return _silent(text("start-speech-off", language))
    found = installed()
    if choice != "auto" and choice not in found:
        return _silent(text("start-speech-not-installed", language, engine=choice))
    if not found:
        return _silent(text("start-speech-no-engine", language))
    try:
        Mixer().close()  # the voice's process opens it for good
    except NoSound:  # what the system says of it is told by `dicecaller doctor`
        return _silent(text("start-speech-no-card", language))
    name = found[0] if choice == "auto" else choice
    try:
        speaker = Speaker(name, volume=volume, volume_cap=volume_cap, speed=speed)
    except OSError as why:
        return _silent(text("start-speech-fault", language, why=str(why)))
    return speaker, text("start-speech", language, engine=name)


def _silent(line: str) -> tuple[Voice, str]:
    return RecordingSpeaker(line), line
