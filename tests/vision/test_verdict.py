"""What a known number of dice may settle, and what it may not."""

from __future__ import annotations

import numpy as np
import pytest

from vision.evidence import Evidence, Face
from vision.faces import COLOURS
from vision.finding import Pyramid
from vision.pips import PipOpinion
from vision.reading import QWIXX_SET, DiceSet
from vision.verdict import judge

PICTURE = Pyramid(np.random.default_rng(1).integers(0, 255, (720, 1280, 3), dtype=np.uint8))  # sharp and light
NOTHING = np.zeros(1)


def seen(colour: str, x: float, side_px: float, die: float) -> Evidence:
    """A die that surely shows three, if it is one."""
    corners = side_px / 2 * np.array([[-1, -1], [1, -1], [1, 1], [-1, 1]], np.float32) + np.array([x, 360], np.float32)
    values = np.array([1 - die, 0, 0, die, 0, 0, 0], np.float32)
    colours = np.array([0.999 if name == colour else 1e-4 for name in COLOURS], np.float32)
    face = Face(corners, np.zeros(2, np.float32), side_px, die, values, colours, 0.0, 0.0, 0.0)
    return Evidence(face, PipOpinion(3, 1.0, 0.5, 30.0, 1.0), 3, 2, NOTHING, NOTHING, NOTHING, (die, 0.999, 0.0))


@pytest.mark.parametrize(("side_px", "reason"), [(60, None), (75, None), (110, "missing-die"), (32, "missing-die")])
def test_a_likely_die_of_another_size_does_not_make_up_the_number(side_px: float, reason: str | None) -> None:
    sure = [seen(colour, 150 + 200 * i, 60, 0.99) for i, colour in enumerate(QWIXX_SET[1:])]
    verdict = judge([*sure, seen("white", 1150, side_px, 0.43)], PICTURE, DiceSet())
    assert verdict.reason == reason
