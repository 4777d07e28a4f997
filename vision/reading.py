"""What a look at one picture yields: dice, or a reason why not. Plain values, no pixels and no sentences."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import Literal

Status = Literal["ok", "refused"]
SetKind = Literal["qwixx", "any", "one"]

# In order of priority: the first that applies is the reason of a refusal (INTERFACES.md, `read`).
REASONS: tuple[str, ...] = (
    "unreadable",
    "no-dice",
    "dark",
    "blurred",
    "moving",
    "covered",
    "cut-off",
    "cocked",
    "removed-die",
    "extra-die",
    "missing-die",
    "glare",
    "colour-unsure",
    "pips-unsure",
)

QWIXX_SET: tuple[str, ...] = ("white", "white", "red", "yellow", "green", "blue")

Corners = tuple[tuple[float, float], ...]


@dataclass(frozen=True, slots=True)
class DieReading:
    """One die as seen.

    `x`, `y`: centre of the upper face in pixels; `size_px`: its side; `angle_deg`: clockwise from the x axis, 0 to 90;
    `corners`: the upper face's four corners, clockwise in the picture. `confidence`: estimated chance that colour and
    value are both right. `value` is None where it cannot be told; `second_value` is the next best guess, for the
    person who is asked. `doubt` is one of REASONS or None.
    """

    colour: str
    value: int | None
    x: float
    y: float
    size_px: float
    angle_deg: float
    confidence: float
    doubt: str | None
    corners: Corners
    second_value: int | None = None


@dataclass(frozen=True, slots=True)
class Reading:
    """The answer to one picture. `ok` is a promise; `refused` carries a reason and the colours it is about.

    `ms`: time from pixels to answer; it is the only part that differs between two looks at the same picture.
    """

    status: Status
    reason: str | None
    about: tuple[str, ...]
    dice: tuple[DieReading, ...]
    ms: float
    width: int
    height: int


@dataclass(frozen=True, slots=True)
class DiceSet:
    """Which dice ought to lie there.

    `qwixx`: two white and one of each colour, less `without`; `any`: whatever ordinary dice there are;
    `one`: a single die of any colour (the opening roll).
    """

    kind: SetKind = "qwixx"
    without: frozenset[str] = field(default_factory=frozenset)

    def expected(self) -> tuple[str, ...] | None:
        """The colours that must be there, doubled as they are; None where the set is not known."""
        if self.kind != "qwixx":
            return None
        return tuple(colour for colour in QWIXX_SET if colour not in self.without)
