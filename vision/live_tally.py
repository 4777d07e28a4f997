"""What came of many simulated throws, counted. Adds up, and can be kept in a file; judges nothing."""

from __future__ import annotations

from collections import Counter
from dataclasses import dataclass, field


@dataclass
class Tally:
    """What came of the throws. Lists hold one entry a call; times in milliseconds.

    `named_otherwise`: rightly refused, but with another reason than the one that was brought about.
    """

    throws: int = 0
    readable: int = 0
    right: int = 0
    wrong: int = 0
    wrongly_accepted: int = 0
    refused_at_first: int = 0
    needing_a_person: int = 0
    second_rolls: int = 0
    nudges_missed: int = 0
    faults_missed: int = 0
    unanswered: int = 0
    reasons: Counter[str] = field(default_factory=Counter)
    cases: Counter[str] = field(default_factory=Counter)
    named_otherwise: Counter[str] = field(default_factory=Counter)
    latency_ms: list[float] = field(default_factory=list)
    compute_ms: list[float] = field(default_factory=list)
    away_throws: int = 0
    away_refused_at_first: int = 0
    failures: list[str] = field(default_factory=list)

    def add(self, other: Tally) -> None:
        """Takes in what another tally counted."""
        for name, value in vars(other).items():
            if isinstance(value, Counter):
                getattr(self, name).update(value)
            else:
                setattr(self, name, getattr(self, name) + value)

    def to_json(self) -> dict[str, object]:
        """All of it as plain values, for print-outs and for `from_json`."""
        told = {name: value for name, value in vars(self).items() if isinstance(value, int)}
        return {
            **told,
            "reasons": dict(self.reasons),
            "cases": dict(self.cases),
            "named_otherwise": dict(self.named_otherwise),
            "latency_ms": self.latency_ms,
            "compute_ms": [round(value, 1) for value in self.compute_ms],
            "failures": self.failures,
        }

    @classmethod
    def from_json(cls, told: dict[str, object]) -> Tally:
        """A tally as `to_json` wrote it, to be gone on with."""
        tally = cls(**told)  # type: ignore[arg-type]
        for name in ("reasons", "cases", "named_otherwise"):
            setattr(tally, name, Counter(getattr(tally, name)))
        return tally
