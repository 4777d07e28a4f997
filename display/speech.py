"""The table's voice: say a sentence and go on. Whatever happens to engine or sound card, the caller never waits.

`Speaker` is a thread around `display.voice.Clockwork`; `RecordingSpeaker` has the same face and remembers instead of
speaking (tests, headless, no sound card, `--speech off`). What is said when is the controller's business.
"""

from __future__ import annotations

import contextlib
import os
import select
import threading
import time
from collections import deque
from collections.abc import Callable, Sequence
from queue import Empty, SimpleQueue
from typing import Protocol

from display import sounds
from display.agenda import Agenda, Spoken
from display.errors import NoSound
from display.mixer import Mixer, SoundCard
from display.speech_engine import ENGINES, Engine, EngineProcess, installed
from display.voice import LOUDEST, NORMAL_SPEED, NORMAL_VOLUME, SPEEDS, Clockwork, SpeechEvent

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
    """The real voice. `volume_cap` (0 to 10) holds whatever anybody wishes; `volume` and `speed` are levels."""

    def __init__(
        self,
        engine: Engine,
        card: SoundCard,
        *,
        volume: int = NORMAL_VOLUME,
        volume_cap: int = LOUDEST,
        speed: int = NORMAL_SPEED,
        clock: Callable[[], float] = time.monotonic,
    ) -> None:
        self._work = Clockwork(engine, card, volume=min(volume, volume_cap), volume_cap=volume_cap, speed=speed)
        self._volume, self._speed, self._muted = self._work.volume, speed, False
        self._clock = clock
        self._wishes: SimpleQueue[Callable[[], object] | None] = SimpleQueue()
        self._wake_read, self._wake_write = os.pipe()
        os.set_blocking(self._wake_read, False)
        os.set_blocking(self._wake_write, False)
        self._pending = 0  # utterances handed over and not yet taken up by the thread
        self._lock = threading.Lock()
        self._thread = threading.Thread(target=self._run, name="voice", daemon=True)
        self._thread.start()

    @property
    def current(self) -> Spoken | None:
        return self._work.agenda.current

    @property
    def busy(self) -> bool:
        agenda = self._work.agenda
        return self._pending > 0 or agenda.current is not None or bool(agenda.waiting)

    def say(self, text: str, language: str, urgent: bool = False) -> None:
        self.utter((Spoken(text, language, urgent=urgent),))

    def utter(self, sentences: Sequence[Spoken]) -> None:
        said = tuple(sentences)
        if not said:
            return
        with self._lock:
            self._pending += 1
        self._do(lambda: self._take_up(said))

    def _take_up(self, said: tuple[Spoken, ...]) -> None:
        self._work.utter(said)
        with self._lock:
            self._pending -= 1

    def wish(self, word: str) -> int | None:
        if word in ("louder", "quieter"):
            self._volume = max(0, min(self._volume + (1 if word == "louder" else -1), self._work.volume_cap))
            level = self._volume
            self._do(lambda: self._work.set_volume(level))
            return level
        if word in ("faster", "slower"):
            self._speed = max(1, min(self._speed + (1 if word == "faster" else -1), len(SPEEDS)))
            level = self._speed
            self._do(lambda: self._work.set_speed(level))
            return level
        if word == "mute":
            self._muted = muted = not self._muted
            self._do(lambda: self._work.set_muted(muted))
            return 0 if muted else self._volume
        self._do(self._work.repeat if word == "repeat" else self._work.stop)
        return None

    def short(self, name: str) -> None:
        if not self._muted and self._volume:
            sound, volume = sounds.sound(name), self._volume / LOUDEST
            self._do(lambda: self._work.card.play_short(sound, volume))

    def poll(self) -> tuple[SpeechEvent, ...]:
        events = []
        with contextlib.suppress(IndexError):
            while True:
                events.append(self._work.events.popleft())
        return tuple(events)

    def close(self) -> None:
        self._wishes.put(None)
        self._wake()
        self._thread.join(timeout=2.0)
        self._work.card.close()
        self._work.engine.close()
        os.close(self._wake_write)
        os.close(self._wake_read)

    def _do(self, wish: Callable[[], object]) -> None:
        self._wishes.put(wish)
        self._wake()

    def _wake(self) -> None:
        with contextlib.suppress(BlockingIOError):  # full: the thread is awake anyway
            os.write(self._wake_write, b"!")

    def _run(self) -> None:
        try:
            while self._granted():
                self._wait(self._work.turn(self._clock()))
        except Exception as why:  # top of the thread: the voice is lost, the game goes on
            self._work.events.append(SpeechEvent("lost", detail=f"{type(why).__name__}: {why}"))
            self._work.lost = True
            self._work.agenda = Agenda()
            self._pending = 0

    def _granted(self) -> bool:
        """Do what was wished for; False when it is time to end."""
        while True:
            try:
                wish = self._wishes.get_nowait()
            except Empty:
                return True
            if wish is None:
                return False
            wish()

    def _wait(self, limit_s: float | None) -> None:
        watched = [self._wake_read]
        if not self._work.lost and self._work.engine.fileno() >= 0:
            watched.append(self._work.engine.fileno())
        ready, _, _ = select.select(watched, [], [], limit_s)
        if self._wake_read in ready:
            with contextlib.suppress(BlockingIOError):
                os.read(self._wake_read, 4096)


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
    choice: str = "auto", *, volume: int = NORMAL_VOLUME, volume_cap: int = LOUDEST, speed: int = NORMAL_SPEED
) -> tuple[Voice, str]:
    """The voice for `--speech auto|off|ENGINE`, and one line that says what it is.

    Never fails: without engine or sound card the voice is a RecordingSpeaker, silent, and the line says why.
    Raises ValueError only for an ENGINE that is not in display.speech_engine.ENGINES.
    """
    if choice not in ("auto", "off", *ENGINES):
        raise ValueError(f'no speech engine is called "{choice}": use auto, off, {" or ".join(ENGINES)}')
    if choice == "off":
        return RecordingSpeaker("off"), "speech: off"
    found = installed()
    if not found or (choice != "auto" and choice not in found):
        why = f"{choice} is not installed" if choice != "auto" else "no engine (pip install py-nanotts)"
        return RecordingSpeaker(why), f"speech: silent, {why}"
    try:
        card = Mixer()
    except NoSound as why:
        return RecordingSpeaker(str(why)), f"speech: silent, {why}"
    name = found[0] if choice == "auto" else choice
    try:
        engine = EngineProcess(name)
    except OSError as why:
        card.close()
        return RecordingSpeaker(str(why)), f"speech: silent, {name} does not start ({why})"
    return Speaker(engine, card, volume=volume, volume_cap=volume_cap, speed=speed), f"speech: {name}"
