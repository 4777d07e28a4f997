"""The voice's clockwork: what is said next becomes sound and is played, cut, cached, asked again when the engine dies.

Holds no thread and no clock: `turn(now)` does whatever is due and tells when it wants to be called again, so that tests
drive it with a fake engine, a fake sound card and a time of their own. `display.voice_process` is its loop.
"""

from __future__ import annotations

import re
from collections import OrderedDict, deque
from collections.abc import Sequence
from dataclasses import dataclass, field

from display.agenda import CHATTER, Agenda, Spoken
from display.mixer import SoundCard
from display.speech_engine import Engine

ANSWER_LIMIT_S = 4.0  # an engine that needs longer for one sentence is stuck (2 s under an emulated Pi)
MOST_RESTARTS = 5  # in a row without one sentence between them: then the engine is given up
RETRY_S = 0.05
MOST_FAILURES = 2  # a sentence at which the engine died or hung that often is left out
CACHED_SENTENCES = 200
GAP_S = 0.06  # between two sentences of one utterance, besides the engine's own pause
_PIECE_END = re.compile(r"(?<=[.;?!])\s+")

SPEEDS = (0.65, 0.8, 1.0, 1.2, 1.45, 1.75, 2.1)  # by level, 1 to 7
NORMAL_SPEED = 3
LOUDEST = 10
NORMAL_VOLUME = 7


def speed_level(percent: int) -> int:
    """The level of SPEEDS that is nearest to a speed in percent of the voice's own."""
    return min(range(1, len(SPEEDS) + 1), key=lambda level: abs(SPEEDS[level - 1] * 100 - percent))


@dataclass(frozen=True, slots=True)
class SpeechEvent:
    """What the voice did: `began`, `ended` or `cut` a sentence, `dropped` one that gave no sound; or the engine had a
    `fault` and is started again, is `mended`, or has been given up (`lost`)."""

    what: str
    spoken: Spoken | None = None
    detail: str = ""


def pieces(text: str) -> tuple[str, ...]:
    """A text in pieces that are made and played one after the other, cut where a speaker pauses: a long one is heard
    as soon as its first piece is made."""
    return tuple(piece for piece in _PIECE_END.split(text) if piece.strip()) or (text,)


@dataclass(slots=True)
class _Asked:
    ticket: int
    key: tuple[str, str, int]
    at: float


@dataclass(slots=True)
class Clockwork:
    """The state between turns."""

    engine: Engine
    card: SoundCard
    volume: int = NORMAL_VOLUME
    volume_cap: int = LOUDEST
    speed: int = NORMAL_SPEED
    muted: bool = False
    agenda: Agenda = field(default_factory=Agenda)
    events: deque[SpeechEvent] = field(default_factory=lambda: deque(maxlen=500))
    lost: bool = False
    restarts: int = 0
    _last: tuple[Spoken, ...] = ()
    _playing_until: float | None = None
    _piece: int = 0  # which piece of the current sentence is played, or played next
    _asked: _Asked | None = None
    _tickets: int = 0
    _failures: dict[tuple[str, str, int], int] = field(default_factory=dict)
    _cache: OrderedDict[tuple[str, str, int], bytes] = field(default_factory=OrderedDict)

    # --- wishes -------------------------------------------------------------------------------------------------------
    def utter(self, sentences: Sequence[Spoken]) -> None:
        """A newer utterance; what it makes stale is dropped, and cut short if it is being said."""
        before = self.agenda.current
        self.agenda, cut = self.agenda.with_utterance(sentences)
        if any(one.rank > CHATTER for one in sentences):
            self._last = tuple(sentences)
        if cut:
            self._silence(before)

    def repeat(self) -> None:
        """Say the latest utterance (chatter aside) once more, instead of what is being said."""
        self.stop()
        self.agenda = Agenda(None, self._last)

    def stop(self) -> None:
        """Silence at once; nothing waits any more."""
        before, self.agenda = self.agenda.current, Agenda()
        if before is not None:
            self._silence(before)

    def set_muted(self, muted: bool) -> None:
        """Without the voice: sentences pass unheard, as if each were said at once."""
        self.muted = muted
        if muted:
            self.stop()

    def set_volume(self, level: int) -> int:
        """The volume's level, 0 (silent) to the cap; returns what it is now."""
        self.volume = max(0, min(level, self.volume_cap, LOUDEST))
        self.card.set_volume(self.volume / LOUDEST)
        return self.volume

    def set_speed(self, level: int) -> int:
        """The speed's level from the next sentence on, 1 to 7; returns what it is now."""
        self.speed = max(1, min(level, len(SPEEDS)))
        return self.speed

    # --- time ---------------------------------------------------------------------------------------------------------
    def turn(self, now: float) -> float | None:
        """Do what is due. Returns the seconds until the next turn is needed; None: only when something comes."""
        self._fetch(now)
        if self._playing_until is not None and now >= self._playing_until:
            self._playing_until = None
            self._piece += 1
            if self.agenda.current is None or self._piece >= len(pieces(self.agenda.current.text)):
                self._finish("ended")
        while self._playing_until is None and self._begin(now):
            pass
        self._look_ahead(now)
        due = [self._playing_until] if self._playing_until is not None else []
        if self._asked is not None:
            due.append(self._asked.at + ANSWER_LIMIT_S)
        elif self._playing_until is None and self.agenda.current is not None:
            due.append(now + RETRY_S)
        return max(0.0, min(due) - now) if due else None

    def _begin(self, now: float) -> bool:
        """Start the sentence whose turn it is. True: it is done with already (unheard), the next may start."""
        if self.agenda.current is None:
            self.agenda = self.agenda.next()
        spoken = self.agenda.current
        if spoken is None:
            return False
        if self.muted or self.lost:
            return self._pass_over("ended")
        parts = pieces(spoken.text)
        key = self._key(spoken, self._piece)
        sound = self._cache.get(key)
        if sound is None:
            self._ask(key, now)
            return False
        if not sound and self._piece == 0:
            return self._pass_over("dropped")
        if self._piece == 0:
            self.events.append(SpeechEvent("began", spoken))
        last = self._piece == len(parts) - 1
        self._playing_until = now + self.card.play(sound, self.volume / LOUDEST) + (GAP_S if last else 0.0)
        return False

    def _pass_over(self, what: str) -> bool:
        self.events.append(SpeechEvent("began", self.agenda.current))
        self._finish(what)
        return True

    def _finish(self, what: str) -> None:
        self.events.append(SpeechEvent(what, self.agenda.current))
        self.agenda, self._piece = Agenda(None, self.agenda.waiting), 0

    def _look_ahead(self, now: float) -> None:
        """Have the piece made that follows the one being said, so that there is no pause between them."""
        current = self.agenda.current
        if self._playing_until is None or self.lost or current is None:
            return
        if self._piece + 1 < len(pieces(current.text)):
            key = self._key(current, self._piece + 1)
        elif self.agenda.waiting:
            key = self._key(self.agenda.waiting[0], 0)
        else:
            return
        if key not in self._cache:
            self._ask(key, now)

    def _silence(self, cut: Spoken | None) -> None:
        if self._playing_until is not None:
            self.card.cut()
            self.events.append(SpeechEvent("cut", cut))
        self._playing_until, self._piece = None, 0

    # --- the engine ---------------------------------------------------------------------------------------------------
    def _key(self, spoken: Spoken, piece: int) -> tuple[str, str, int]:
        parts = pieces(spoken.text)
        return (parts[min(piece, len(parts) - 1)], spoken.language, self.speed)

    def _ask(self, key: tuple[str, str, int], now: float) -> None:
        if self._asked is not None and self._asked.key == key:
            if now - self._asked.at < ANSWER_LIMIT_S:
                return
            self._restart("no answer")
            if self.lost or key in self._cache:
                return
        self._tickets += 1
        self._asked = _Asked(self._tickets, key, now)
        text, language, speed = key
        if not self.engine.request(self._tickets, text, language, SPEEDS[speed - 1]):
            self._restart("it takes no requests")

    def _fetch(self, now: float) -> None:
        if self.lost:
            return
        try:
            answers = self.engine.fetch()
        except OSError as why:
            self._restart(str(why))
            return
        for ticket, sound in answers:
            if self._asked is not None and ticket == self._asked.ticket:
                self._remember(self._asked.key, sound)
                self._asked = None
                if self.restarts:
                    self.restarts = 0
                    self.events.append(SpeechEvent("mended"))

    def _remember(self, key: tuple[str, str, int], sound: bytes) -> None:
        self._cache[key] = sound
        self._cache.move_to_end(key)
        while len(self._cache) > CACHED_SENTENCES:
            self._cache.popitem(last=False)

    def _restart(self, why: str) -> None:
        """Start the engine afresh; what was asked will be asked again by the sentence that waits for it, unless that
        sentence is what the engine cannot bear."""
        if self._asked is not None:
            key = self._asked.key
            self._failures[key] = self._failures.get(key, 0) + 1
            if self._failures[key] >= MOST_FAILURES:
                self._remember(key, b"")
        self._asked = None
        self.restarts += 1
        if self.restarts > MOST_RESTARTS:
            self.lost = True
            self.engine.close()
            self.events.append(SpeechEvent("lost", detail=why))
            return
        self.events.append(SpeechEvent("fault", detail=why))
        self.engine.restart()
