"""What is said next: a pure queue in which nothing runs behind the game and nobody's choices are cut short.

Three ranks of sentences. CHATTER (who marked, who passed) waits for what is being said and is replaced by newer
chatter. TURN (the roll, what may be marked, whose answer is awaited, what somebody asked to hear) is stale as soon as a
newer sentence of its rank or above comes: it is cut short and dropped. NEWS (a lock, a penalty, the end) is always said
to its end. An urgent sentence interrupts everything at once. Not the voice itself: that is `display.speech`.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from display.messages import Message
from display.sentences import sentence

CHATTER, TURN, NEWS = 0, 1, 2

_CHATTER_KINDS = frozenset(
    {"marked", "passed", "volume", "speed", "mended", "keypad-there", "no-key", "letter-which", "set-aside-thanks"}
    | {"opening-rolled", "row-choice-aside"}
)
_NEWS_KINDS = frozenset(
    {"locked", "set-aside", "put-back", "penalty", "over", "match-over", "next-game", "undone", "voided", "amended"}
    | {"answer-replaced", "answer-back", "free-fell", "power-off", "penalty-off"}
    | {"corrected", "mark-fell", "passes-stand", "coloured-stands", "fault", "all-dice-back", "reopened"}
    | {"typed-late", "typed-gone", "agreed-gone", "reroll-off"}
)
_MOST_WAITING = 6


@dataclass(frozen=True, slots=True)
class Spoken:
    """One sentence to be spoken. `kind` is its message's, "" where it came from none; `to` the player it speaks to."""

    text: str
    language: str
    rank: int = TURN
    urgent: bool = False
    kind: str = ""
    to: str = ""


def rank_of(kind: str) -> int:
    """CHATTER, TURN or NEWS of a message kind."""
    if kind in _NEWS_KINDS:
        return NEWS
    return CHATTER if kind in _CHATTER_KINDS else TURN


def utterance(messages: Sequence[Message], language: str) -> tuple[Spoken, ...]:
    """The messages of one step of the controller as sentences, in order: one utterance."""
    return tuple(
        Spoken(
            text=sentence(message, language),
            language=language,
            rank=rank_of(message.kind),
            urgent=message.urgent,
            kind=message.kind,
            to=str(message.facts.get("player") or ""),
        )
        for message in messages
    )


@dataclass(frozen=True, slots=True)
class Agenda:
    """What is being said and what waits, in order."""

    current: Spoken | None = None
    waiting: tuple[Spoken, ...] = ()

    def with_utterance(self, sentences: Sequence[Spoken]) -> tuple[Agenda, bool]:
        """The agenda after a newer utterance, and whether the sentence being said is to be cut short for it."""
        new = tuple(sentences)
        if not new:
            return self, False
        rank = max(one.rank for one in new)
        if any(one.urgent for one in new):
            return Agenda(None, new), self.current is not None
        if rank == CHATTER:
            kept = tuple(one for one in self.waiting if one.rank > CHATTER)
        else:
            kept = tuple(one for one in self.waiting if one.rank == NEWS)
        cut = self.current is not None and self.current.rank < NEWS and rank > CHATTER
        return Agenda(None if cut else self.current, (kept + new)[-_MOST_WAITING:]), cut

    def next(self) -> Agenda:
        """The agenda after the current sentence has ended: the first that waits is the current one."""
        if not self.waiting:
            return Agenda()
        return Agenda(self.waiting[0], self.waiting[1:])
