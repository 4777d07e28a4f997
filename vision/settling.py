"""From several looks at the same still tray to one answer: call it, refuse it, or look again. Pure.

Looks at one still scene err alike, so agreement adds less than it seems to: two plain "ok" must agree, what was doubted
is never outvoted by a few lucky looks, and two sure looks that contradict each other end it.
"""

from __future__ import annotations

from collections import Counter
from dataclasses import dataclass, field, replace
from typing import Literal

from vision.reading import REASONS, DiceSet, DieReading, Reading

#: Dice that stand on an edge for a moment fall within this time.
LEAST_REST_S = 0.09
LEAST_OK = 2
#: Where any look was doubtful in kind (a die missing, cocked, disputed): so many that are not, and twice as many.
LEAST_OK_DISPUTED = 3
#: Doubtful looks alone make a roll when there were so many, each die being sure in so many of them.
LEAST_DOUBTFUL, LEAST_SURE = 5, 3
#: A refusal is given after so many looks, or after fewer once people begin to wonder.
MOST_LOOKS = 6
WONDER_S, WONDER_LOOKS = 0.35, 4
#: A hand that rests in the tray gets so long before it is remarked upon.
HAND_PATIENCE_S = 1.2
#: Reasons that tell of a bad look, not of other dice than expected.
PASSING = frozenset({"glare", "colour-unsure", "pips-unsure", "blurred", "moving"})
#: Looks of which nobody can say that dice lie there at rest.
NOT_AT_REST = frozenset({"no-dice", "covered", "moving", "dark", "unreadable"})
#: A doubtful value is held against a sure one from this confidence on.
DISPUTING = 0.4
SAME_DIE_SIDES = 0.5

Kind = Literal["wait", "roll", "refused", "empty", "covered"]


@dataclass(frozen=True, slots=True)
class Verdict:
    """`reading` is what is to be shown with it; for a roll its status is always ok."""

    kind: Kind
    reading: Reading | None = None


@dataclass(slots=True)
class _Track:
    """One die through the looks: the tray is still, so the same place is the same die."""

    looks: list[DieReading] = field(default_factory=list)

    def near(self, die: DieReading) -> bool:
        mine = self.looks[-1]
        reach = SAME_DIE_SIDES * mine.size_px
        return abs(mine.x - die.x) <= reach and abs(mine.y - die.y) <= reach

    def sure(self) -> set[tuple[str, int | None]]:
        return {(die.colour, die.value) for die in self.looks if die.doubt is None}

    def disputed(self) -> bool:
        """Whether a doubtful look names another value or colour than a sure one, with some confidence."""
        sure = self.sure()
        return any(
            die.doubt is not None
            and die.value is not None
            and die.confidence >= DISPUTING
            and sure
            and (die.colour, die.value) not in sure
            for die in self.looks
        )


class Evidence:
    """The looks at the present stillness."""

    def __init__(self, dice_set: DiceSet) -> None:
        self._dice_set = dice_set
        self._looks: list[Reading] = []
        self._tracks: list[_Track] = []

    def __len__(self) -> int:
        return len(self._looks)

    def add(self, reading: Reading) -> None:
        self._looks.append(reading)
        free = list(self._tracks)
        for die in reading.dice:
            track = next((track for track in free if track.near(die)), None)
            if track is None:
                self._tracks.append(_Track([die]))
            else:
                free.remove(track)
                track.looks.append(die)

    @property
    def shows_dice(self) -> bool:
        """Whether the latest look saw dice lying freely."""
        return bool(self._looks) and self._looks[-1].reason not in NOT_AT_REST and bool(self._looks[-1].dice)

    def verdict(self, rest_s: float) -> Verdict:
        """The answer after `rest_s` seconds of stillness."""
        if not self._looks:
            return Verdict("wait")
        latest = self._looks[-1]
        reasons = Counter(reading.reason for reading in self._looks)
        if reasons["no-dice"] == len(self._looks):
            return Verdict("empty", latest) if len(self._looks) >= LEAST_OK else Verdict("wait")
        if latest.reason == "covered" and rest_s < HAND_PATIENCE_S:
            return Verdict("covered", latest)
        if rest_s < LEAST_REST_S:
            return Verdict("wait")
        contradicted = self._contradiction()
        if contradicted is not None:
            return Verdict("refused", contradicted)
        called = self._agreed() or self._pieced_together()
        if called is not None:
            return Verdict("roll", called)
        if len(self._looks) >= MOST_LOOKS or (rest_s >= WONDER_S and len(self._looks) >= WONDER_LOOKS):
            refusal = self._refusal()
            return Verdict("empty" if refusal.reason == "no-dice" and self._saw_no_sure_die() else "refused", refusal)
        return Verdict("wait")

    def _agreed(self) -> Reading | None:
        good = [reading for reading in self._looks if reading.status == "ok"]
        doubtful = any(reading.status != "ok" and reading.reason not in PASSING for reading in self._looks)
        if doubtful or any(track.disputed() for track in self._tracks):
            enough = len(good) >= LEAST_OK_DISPUTED and 3 * len(good) >= 2 * len(self._looks)
        else:
            enough = len(good) >= LEAST_OK
        return max(good, key=_weakest) if enough else None

    def _saw_no_sure_die(self) -> bool:
        """Whether what some looks took for dice was doubtful in each of them: cloth that moves with the noise."""
        return all(die.doubt is not None for track in self._tracks for die in track.looks)

    def _contradiction(self) -> Reading | None:
        """A refusal where two looks were sure of different things."""
        for track in self._tracks:
            sure = track.sure()
            if len(sure) > 1:
                colours = tuple(sorted({colour for colour, _ in sure}))
                reason = "pips-unsure" if len(colours) == 1 else "colour-unsure"
                return replace(self._looks[-1], status="refused", reason=reason, about=colours)
        rolls = {shown(reading) for reading in self._looks if reading.status == "ok"}
        if len(rolls) > 1:
            return replace(self._looks[-1], status="refused", reason="pips-unsure", about=())
        return None

    def _pieced_together(self) -> Reading | None:
        """A roll from looks that each doubted another die; only for a known set, which holds count and colours."""
        wanted = self._dice_set.expected()
        if wanted is None or len(self._looks) < LEAST_DOUBTFUL:
            return None
        if any(reading.status != "ok" and reading.reason not in PASSING for reading in self._looks):
            return None
        if any(reading.status != "ok" and all(die.doubt is None for die in reading.dice) for reading in self._looks):
            # The roll as a whole was doubted: no die can be pieced in from another look to mend that.
            return None
        dice = []
        for track in self._tracks:
            sure = [die for die in track.looks if die.doubt is None and die.value is not None]
            if len(sure) < LEAST_SURE or track.disputed():
                return None
            dice.append(max(sure, key=lambda die: die.confidence))
        if Counter(die.colour for die in dice) != Counter(wanted):
            return None
        return replace(self._looks[-1], status="ok", reason=None, about=(), dice=tuple(dice))

    def _refusal(self) -> Reading:
        """The refusal met most often, the weightier reason first where they are as many; its latest look."""
        refused = [reading for reading in self._looks if reading.status != "ok"]
        if not refused:
            return replace(self._looks[-1], status="refused", reason="pips-unsure")
        counts = Counter(reading.reason for reading in refused)
        reason = min(counts, key=lambda name: (-counts[name], REASONS.index(name) if name in REASONS else 99))
        return next(reading for reading in reversed(refused) if reading.reason == reason)


def shown(reading: Reading) -> tuple[tuple[str, int], ...]:
    """Colours with values, sorted: equal for equal rolls wherever the dice lie."""
    return tuple(sorted((die.colour, die.value or 0) for die in reading.dice))


def _weakest(reading: Reading) -> float:
    return min((die.confidence for die in reading.dice), default=0.0)
