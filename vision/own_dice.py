"""A household's own six dice: learned in a few throws, read by the colours they really have.

For a set whose lost die was replaced by a purple one, or was never red, yellow, green and blue. A set that the reader
knows anyway is read by it directly; see `OwnDice.needed`.
"""

from __future__ import annotations

from collections import Counter
from dataclasses import dataclass, replace
from itertools import permutations
from math import inf

import numpy as np
from numpy.typing import NDArray

from vision.channel_order import body_colour
from vision.reading import QWIXX_SET, REASONS, DiceSet, DieReading, Reading
from vision.sources.base import Image
from vision.watching import ReadsDice

#: Throws that teach enough, and how far (in a space where white to black is 1) a die may stray from what was learned.
THROWS_TO_LEARN = 3
STRAY = 0.35
#: The next best way to name the dice must be worse by so much, or their colours are unsure.
MARGIN = 0.06
#: Nominal colours of the roles, blue-green-red in parts of white, for dice whose names fit none.
NOMINAL = {
    "white": (1.0, 1.0, 1.0),
    "red": (0.15, 0.12, 0.85),
    "yellow": (0.12, 0.8, 1.0),
    "green": (0.3, 0.6, 0.12),
    "blue": (0.75, 0.3, 0.1),
}

Colour = tuple[float, float, float]


@dataclass(frozen=True, slots=True)
class OwnDice:
    """`colours`: for each of QWIXX_SET in order, its colour (blue, green, red) in parts of the white of the picture.

    `names`: what the reader calls each of them.
    """

    colours: tuple[Colour, ...]
    names: tuple[str, ...]

    @property
    def needed(self) -> bool:
        """Whether the reader does not know this set by itself."""
        return self.names != QWIXX_SET

    def to_json(self) -> dict[str, object]:
        return {"colours": [[round(part, 4) for part in colour] for colour in self.colours], "names": list(self.names)}


class DiceLearner:
    """Takes looks at throws of all six dice (read as `any`) and learns which is which."""

    def __init__(self) -> None:
        self._throws: list[tuple[list[str], NDArray[np.float64]]] = []

    @property
    def throws(self) -> int:
        return len(self._throws)

    def add(self, image: Image, reading: Reading) -> str | None:
        """One throw. None where it was taken, else a reason of REASONS: not six dice, or one of them unsure."""
        if len(reading.dice) != len(QWIXX_SET):
            return "missing-die" if len(reading.dice) < len(QWIXX_SET) else "extra-die"
        if reading.status != "ok":
            return reading.reason
        self._throws.append(([die.colour for die in reading.dice], relative_colours(image, reading.dice)))
        return None

    def learned(self) -> OwnDice | None:
        """The six dice, once there were THROWS_TO_LEARN throws in which the same six were seen; else None."""
        if len(self._throws) < THROWS_TO_LEARN:
            return None
        first_names, first = self._throws[0]
        sums, names = first.copy(), [Counter([name]) for name in first_names]
        for seen, colours in self._throws[1:]:
            order, cost = best_order(first, colours)
            if cost > STRAY * len(QWIXX_SET):
                return None
            for mine, theirs in enumerate(order):
                sums[mine] += colours[theirs]
                names[mine][seen[theirs]] += 1
        means = sums / len(self._throws)
        roles = roles_of([count.most_common(1)[0][0] for count in names], means)
        placed = [means[roles.index(i)] for i in range(len(QWIXX_SET))]
        called = tuple(names[roles.index(i)].most_common(1)[0][0] for i in range(len(QWIXX_SET)))
        return OwnDice(tuple((float(b), float(g), float(r)) for b, g, r in placed), called)


class OwnDiceReader:
    """A reader of the household's set: finds dice with `reader`, names them by what was learned."""

    def __init__(self, reader: ReadsDice, own: OwnDice) -> None:
        self._reader = reader
        self._own = own

    def read(self, image: Image, dice_set: DiceSet) -> Reading:
        """As the reader's; for sets other than `qwixx` exactly the reader's own answer."""
        expected = dice_set.expected()
        if expected is None:
            return self._reader.read(image, dice_set)
        reading = self._reader.read(image, DiceSet("any"))
        if not reading.dice or (reading.reason is not None and reading.reason not in ("colour-unsure", "pips-unsure")):
            return reading
        return self._named(image, reading, expected, dice_set)

    def _named(self, image: Image, reading: Reading, expected: tuple[str, ...], dice_set: DiceSet) -> Reading:
        seen = relative_colours(image, reading.dice)
        learned = np.array(self._own.colours)
        count = len(reading.dice)
        if count > len(QWIXX_SET):
            return replace(reading, status="refused", reason="extra-die", about=())
        order, cost, second = _two_best(seen, learned)
        names = [QWIXX_SET[i] for i in order]
        dice = tuple(_renamed(die, name) for die, name in zip(reading.dice, names, strict=True))
        reading = replace(reading, dice=dice)
        found = Counter(names)
        strange = [i for i in range(count) if float(np.linalg.norm(seen[i] - learned[order[i]])) > STRAY]
        problems: dict[str, tuple[str, ...]] = {
            "removed-die": tuple(sorted(set(names) & dice_set.without)),
            "missing-die": tuple(sorted((Counter(expected) - found).elements())),
            "colour-unsure": tuple(names[i] for i in strange),
            "pips-unsure": tuple(die.colour for die in dice if die.doubt == "pips-unsure" or die.value is None),
        }
        if not problems["colour-unsure"] and second - cost < MARGIN:
            problems["colour-unsure"] = tuple(sorted(set(names)))
        first = next((reason for reason in REASONS if problems.get(reason)), None)
        if first is None:
            return replace(reading, status="ok", reason=None, about=())
        return replace(reading, status="refused", reason=first, about=problems[first])


def relative_colours(image: Image, dice: tuple[DieReading, ...]) -> NDArray[np.float64]:
    """Colours of the dice's bodies (N, 3) in parts of the brightest die's grey, by channel of its own white."""
    colours = np.array([body_colour(image, die) for die in dice], np.float64)
    # The two whitest dice tell the light: bright and without colour.
    whiteness = colours.min(axis=1)
    whitest = np.argsort(-whiteness)[: min(2, len(colours))]
    return np.asarray(colours / np.maximum(colours[whitest].mean(axis=0), 1.0), np.float64)


def best_order(wanted: NDArray[np.float64], seen: NDArray[np.float64]) -> tuple[tuple[int, ...], float]:
    """Which of `seen` is each of `wanted` (as many), so that they differ least; and by how much in all."""
    costs = np.linalg.norm(wanted[:, None] - seen[None], axis=2)
    count = len(wanted)
    best = min(permutations(range(count)), key=lambda order: sum(costs[i, order[i]] for i in range(count)))
    return best, float(sum(costs[i, best[i]] for i in range(count)))


def roles_of(names: list[str], colours: NDArray[np.float64]) -> list[int]:
    """For each die the place in QWIXX_SET it plays: by its name where that is in the set, the others by likeness."""
    free = list(range(len(QWIXX_SET)))
    roles: list[int | None] = []
    for name in names:
        role = next((i for i in free if QWIXX_SET[i] == name), None)
        roles.append(role)
        if role is not None:
            free.remove(role)
    nameless = [i for i, role in enumerate(roles) if role is None]
    if nameless:
        nominal = np.array([NOMINAL[QWIXX_SET[i]] for i in free])
        order, _ = best_order(colours[nameless], nominal)
        for die, place in zip(nameless, order, strict=True):
            roles[die] = free[place]
    return [role for role in roles if role is not None]


def _two_best(seen: NDArray[np.float64], learned: NDArray[np.float64]) -> tuple[tuple[int, ...], float, float]:
    """The best naming of the dice seen, its cost, and the cost of the best one that names some die otherwise."""
    costs = np.linalg.norm(seen[:, None] - learned[None], axis=2)
    best: tuple[int, ...] = ()
    least, second = inf, inf
    named: tuple[str, ...] = ()
    for order in permutations(range(len(learned)), len(seen)):
        cost = float(sum(costs[i, place] for i, place in enumerate(order)))
        names = tuple(QWIXX_SET[place] for place in order)
        if cost < least:
            if names != named:
                second = least
            best, least, named = order, cost, names
        elif cost < second and names != named:
            second = cost
    return best, least, second


def _renamed(die: DieReading, name: str) -> DieReading:
    return replace(die, colour=name, doubt=None if die.doubt == "colour-unsure" else die.doubt)
