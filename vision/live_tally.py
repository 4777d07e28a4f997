"""What came of many simulated throws, counted. Adds up, and can be kept in a file; judges nothing."""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping
from dataclasses import asdict, dataclass, field
from typing import Any, Literal

Dice = dict[str, tuple[int, ...]]
"""Sorted values by colour."""

WentWrong = Literal["called", "not-noticed", "no-answer", "refused", "not-told", "wrong"]


@dataclass(frozen=True)
class Failure:
    """A throw that went wrong, on which table, the how manieth there, of which kind.

    `what`: `called` (what nobody should read), `not-noticed` (a fault), `no-answer`, `refused` (`about` the reason),
    `not-told` (a bumped die; `about` its colour) or `wrong` (`called` for what `lay`).
    """

    table: int
    throw: int
    kind: str
    what: WentWrong
    about: str = ""
    called: Dice = field(default_factory=dict)
    lay: Dice = field(default_factory=dict)

    @classmethod
    def from_json(cls, told: Mapping[str, Any]) -> Failure:
        """One as `Tally.to_json` wrote it. Raises TypeError or AttributeError for anything else."""
        dice = {name: {colour: tuple(of) for colour, of in told[name].items()} for name in ("called", "lay")}
        return cls(**{**told, **dice})


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
    failures: list[Failure] = field(default_factory=list)

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
            "failures": [asdict(failure) for failure in self.failures],
        }

    @classmethod
    def from_json(cls, told: dict[str, object]) -> Tally:
        """A tally as `to_json` wrote it, to be gone on with."""
        tally = cls(**told)  # type: ignore[arg-type]
        for name in ("reasons", "cases", "named_otherwise"):
            setattr(tally, name, Counter(getattr(tally, name)))
        tally.failures = [Failure.from_json(failure) for failure in told["failures"]]  # type: ignore[attr-defined]
        return tally
