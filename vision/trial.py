"""The set-up's trial throws: how sure was the reader of them? Fed with the watcher's events, pure."""

from __future__ import annotations

from collections import Counter
from dataclasses import dataclass

from vision.watching import TrayEvent

THROWS = 5
#: A table is good when no throw was refused and the least sure die was at least this sure.
GOOD = 0.9


@dataclass(frozen=True, slots=True)
class TrialResult:
    """`sure`: of the least sure die of all called throws; `refused`: reasons with counts; `latency_ms`: longest."""

    called: int
    refused: tuple[tuple[str, int], ...]
    sure: float
    latency_ms: float

    @property
    def good(self) -> bool:
        return self.called > 0 and not self.refused and self.sure >= GOOD


class Trial:
    """Counts throws until there were THROWS answers."""

    def __init__(self, throws: int = THROWS) -> None:
        self._wanted = throws
        self._sure: list[float] = []
        self._latency: list[float] = []
        self._refused: Counter[str] = Counter()

    @property
    def answered(self) -> int:
        return len(self._sure) + sum(self._refused.values())

    @property
    def done(self) -> bool:
        return self.answered >= self._wanted

    def feed(self, event: TrayEvent) -> bool:
        """Takes one event; whether it was a throw that counts."""
        if self.done or event.reading is None:
            return False
        if event.event == "roll":
            self._sure.append(min((die.confidence for die in event.reading.dice), default=0.0))
            self._latency.append(event.latency_ms or 0.0)
            return True
        if event.event == "refused":
            self._refused[event.reading.reason or "unreadable"] += 1
            return True
        return False

    def result(self) -> TrialResult:
        """Of the throws so far."""
        return TrialResult(
            called=len(self._sure),
            refused=tuple(sorted(self._refused.items())),
            sure=min(self._sure, default=0.0),
            latency_ms=max(self._latency, default=0.0),
        )
