"""A refused event, as data: why, in a code, in an English sentence, and in facts for sentences of other languages."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field
from typing import Final

CODES: Final = (
    "bad-json", "bad-event", "no-game", "bad-sheet", "bad-player", "nothing-to-undo", "game-over", "not-now",
    "not-your-turn", "bad-dice", "wrong-row", "row-closed", "already-marked", "left-of-mark", "wrong-sum",
    "needs-marks",
)  # fmt: skip
"""Every code, in the order in which they apply: an event is refused with the first (INTERFACES.md, referee)."""


@dataclass(frozen=True, slots=True)
class Refusal:
    """Why an event was not accepted. Guarantee: the state is as it was before the event.

    `detail` is one English sentence. `facts` are what it says, by name, for sentences in other languages:
    `player`, `row` (its name), `row_index`, `number`; with `left-of-mark` `last` (number of the last marked box);
    with `needs-marks` `need`, `have`, `missing`; with `wrong-sum` `sums` (what is offered for this box);
    with `not-now` `phase`; with `not-your-turn` `waiting`; with `bad-dice` `colours`; with `wrong-row` `rows`.
    """

    code: str
    detail: str
    facts: Mapping[str, object] = field(default_factory=dict)
