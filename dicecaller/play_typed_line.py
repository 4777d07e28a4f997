"""What a terminal shows of the sentences that one typed line has caused: not those that its next keys have answered.

A voice drops a sentence that has become stale; writing cannot take one back, and whoever reads line by line in Braille
would read each die back that stands in the line just typed. Not for the transcript, which holds everything. Pure.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple

from display.agenda import CHATTER, rank_of

#: Kinds that only ask for, or read back, what the line goes on to type.
PASSING = frozenset(
    {"row-choice", "row-choice-aside", "entry", "entry-colour", "entry-complete", "opening-typed", "confirm-ask"}
    | {"menu", "closed-ask", "sheet-row"}
)


class Sentence(NamedTuple):
    """One sentence. `step`: which key of the line caused it, from 0."""

    step: int
    kind: str
    text: str


def worth_reading(said: Sequence[Sentence]) -> list[str]:
    """The sentences of a typed line that are still news when it has been carried out, in order."""
    steps = [one.step for one in said if rank_of(one.kind) > CHATTER]
    last = max(steps, default=0)
    return [one.text for one in said if one.kind not in PASSING or one.step == last]
