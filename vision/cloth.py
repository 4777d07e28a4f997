"""False dice that a busy cloth seems to show are known by the empty tray looking the same there. Pure.

So is a tray that is empty, not merely too dark to see its dice.

Only a camera that stays where it is can do this; a single picture cannot.
"""

from __future__ import annotations

from collections import Counter
from dataclasses import replace

import numpy as np

from vision.motion import Mask
from vision.reading import DiceSet, DieReading, Reading

#: Of the place of a real die at least so much differs from the empty tray; of a false one at most so little: what a
#: white die on white cloth differs by, be it only the pip of a one, is more than that (0.08 and more).
LEAST_FOREIGN, MOST_FOREIGN = 0.45, 0.05
#: Less of the picture than this is no die.
LEAST_DIE_SHARE = 0.0004
#: The place of a die that is looked at: a square of so many sides about its centre.
SQUARE_SIDES = 1.0


def without_cloth(reading: Reading, foreign: Mask, dice_set: DiceSet) -> Reading:
    """The reading put right where it took the empty tray's own cloth for a die.

    `foreign`: 1 where the picture differs from the empty tray, at any size. A roll with a die that is not there becomes
    the refusal that a die is missing. A refusal for an extra die is taken back where the rest is the whole set, each
    die beyond doubt and really there. Every other reading is given back as it is.
    """
    if reading.status != "ok" and reading.reason != "extra-die":
        return reading
    shares = [(die, foreign_share(die, reading, foreign)) for die in reading.dice]
    real = tuple(die for die, share in shares if share > MOST_FOREIGN)
    false = tuple(die.colour for die, share in shares if share <= MOST_FOREIGN)
    if not false:
        return reading
    if reading.status == "ok":
        reason = "missing-die" if real and dice_set.kind == "qwixx" else "pips-unsure"
        return replace(reading, status="refused", reason=reason, about=false, dice=real)
    expected = dice_set.expected()
    there = all(share >= LEAST_FOREIGN for _, share in shares if share > MOST_FOREIGN)
    whole = expected is not None and Counter(die.colour for die in real) == Counter(expected)
    if not (there and whole and all(die.doubt is None for die in real)):
        return reading
    return replace(reading, status="ok", reason=None, about=(), dice=real)


def empty_in_the_dark(reading: Reading, foreign: Mask) -> Reading:
    """A dark picture without dice is one of the empty tray where nothing foreign lies in it; others as they are."""
    if reading.reason != "dark" or reading.dice or float(foreign.mean()) >= LEAST_DIE_SHARE:
        return reading
    return replace(reading, reason="no-dice")


def foreign_share(die: DieReading, reading: Reading, foreign: Mask) -> float:
    """How much of a die's place differs from the empty tray, 0 to 1."""
    height, width = foreign.shape
    across, down = width / reading.width, height / reading.height
    half = SQUARE_SIDES / 2 * die.size_px
    part = foreign[
        max(0, int((die.y - half) * down)) : max(1, int(np.ceil((die.y + half) * down))),
        max(0, int((die.x - half) * across)) : max(1, int(np.ceil((die.x + half) * across))),
    ]
    return float(part.mean()) if part.size else 0.0
