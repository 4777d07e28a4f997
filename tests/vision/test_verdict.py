"""What a known number of dice may settle, and what it may not."""

from __future__ import annotations

from dataclasses import replace

import numpy as np
import pytest

from vision.evidence import Evidence, Face
from vision.faces import COLOURS
from vision.finding import Pyramid
from vision.pips import PipOpinion
from vision.reading import QWIXX_SET, DiceSet
from vision.verdict import judge

PICTURE = Pyramid(np.random.default_rng(1).integers(0, 255, (720, 1280, 3), dtype=np.uint8))  # sharp and light
NOTHING: tuple[float, ...] = ()


def seen(colour: str, x: float, side_px: float, die: float) -> Evidence:
    """A die that surely shows three, if it is one."""
    corners = side_px / 2 * np.array([[-1, -1], [1, -1], [1, 1], [-1, 1]], np.float32) + np.array([x, 360], np.float32)
    values = np.array([1 - die, 0, 0, die, 0, 0, 0], np.float32)
    colours = np.array([0.999 if name == colour else 1e-4 for name in COLOURS], np.float32)
    face = Face(corners, np.zeros(2, np.float32), side_px, die, values, colours, 0.0, 0.0, 0.0)
    return Evidence(face, PipOpinion(3, 1.0, 0.5, 30.0, 1.0), 3, 2, (NOTHING, NOTHING, NOTHING), (die, 0.999, 0.0))


@pytest.mark.parametrize(
    ("side_px", "reason"), [(60, "pips-unsure"), (75, "pips-unsure"), (110, "missing-die"), (32, "missing-die")]
)
def test_a_likely_die_of_another_size_does_not_make_up_the_number(side_px: float, reason: str) -> None:
    """One of their size does, and is asked about."""
    sure = [seen(colour, 150 + 200 * i, 60, 0.99) for i, colour in enumerate(QWIXX_SET[1:])]
    verdict = judge([*sure, seen("white", 1150, side_px, 0.43)], PICTURE, DiceSet())
    assert verdict.reason == reason


@pytest.mark.parametrize(("side_px", "reason"), [(60, None), (85, None), (115, "extra-die"), (200, "missing-die")])
def test_what_is_far_larger_than_the_dice_is_none_of_them_however_sure(side_px: float, reason: str | None) -> None:
    """Three dice of 23 px were called with a fourth of 266 px: all of them together looked like a one."""
    sure = [seen(colour, 150 + 200 * i, 60, 0.99) for i, colour in enumerate(QWIXX_SET[1:])]
    assert judge([*sure, seen("white", 1150, side_px, 0.97)], PICTURE, DiceSet()).reason == reason


@pytest.mark.parametrize(
    ("chance", "score", "reason"), [(0.05, 0.6, None), (0.05, 0.8, "pips-unsure"), (0.2, 0.6, "pips-unsure")]
)
def test_what_the_finder_alone_takes_for_a_die_is_asked_about(chance: float, score: float, reason: str | None) -> None:
    """Unless the crop net plainly denies it and the finder is not very sure: key caps, cloth."""
    stray = seen("red", 900, 60, 0.05)
    values = np.array([1 - chance, 0, 0, chance, 0, 0, 0], np.float32)
    stray = replace(stray, face=replace(stray.face, values=values, score=score))
    dice = [seen("red", 150, 60, 0.99), seen("white", 500, 60, 0.99)]
    assert judge([*dice, stray], PICTURE, DiceSet("any")).reason == reason


def test_a_value_that_the_net_leaves_open_is_asked_about_though_the_lattice_agrees() -> None:
    dice = [seen(colour, 150 + 180 * i, 60, 0.99) for i, colour in enumerate(QWIXX_SET)]
    assert judge(dice, PICTURE, DiceSet()).reason is None
    open_value = np.array([0.02, 0.24, 0.03, 0.68, 0.01, 0.01, 0.01], np.float32)
    chances = (dice[0].die, 0.95, 0.0)
    dice[0] = replace(dice[0], face=replace(dice[0].face, values=open_value), chances=chances)
    verdict = judge(dice, PICTURE, DiceSet())
    assert (verdict.reason, verdict.about) == ("pips-unsure", (QWIXX_SET[0],))


@pytest.mark.parametrize(("value_sure", "reason"), [(0.99, None), (0.94, "pips-unsure")])
def test_a_die_that_is_half_believed_is_asked_about_though_number_and_colours_are_right(
    value_sure: float, reason: str | None
) -> None:
    """A pencil across a die leaves a smaller value: called with a confidence of 0.49 and more."""
    dice = [seen(colour, 150 + 180 * i, 60, 0.99) for i, colour in enumerate(QWIXX_SET)]
    half = seen(QWIXX_SET[-1], 1050, 60, 0.62)
    dice[-1] = replace(half, chances=(0.62, value_sure, 0.0))
    assert judge(dice, PICTURE, DiceSet()).reason == reason


@pytest.mark.parametrize(("missing", "reason"), [(1, "cut-off"), (3, "missing-die")])
def test_one_half_seen_face_at_the_edge_explains_one_missing_die_and_not_three(missing: int, reason: str) -> None:
    sure = [seen(colour, 150 + 200 * i, 60, 0.99) for i, colour in enumerate(QWIXX_SET[missing:])]
    verdict = judge([*sure, seen("white", 1275, 60, 0.25)], PICTURE, DiceSet())
    assert verdict.reason == reason


@pytest.mark.parametrize(
    ("value_sure", "beside", "about"),
    [(0.95, 0.0, ()), (0.8, 0.0, ("red",)), (0.95, 0.13, ("red",)), (0.999, 0.3, ())],
)
def test_of_an_unknown_number_the_dice_are_named_that_keep_it_from_being_called(
    value_sure: float, beside: float, about: tuple[str, ...]
) -> None:
    """None where what may be one more die does so alone."""
    weak = replace(seen("red", 150, 60, 0.99), chances=(0.96, value_sure, 0.0))
    dice = [weak, seen("white", 500, 60, 0.99), *([seen("blue", 900, 60, beside)] if beside else [])]
    verdict = judge(dice, PICTURE, DiceSet("any"))
    assert verdict.about == about
    assert [die.colour for die in verdict.dice if die.doubt] == list(about)
    assert (verdict.reason is None) == (not about and not beside)


def test_of_a_known_set_no_die_is_named_where_all_together_are_doubted() -> None:
    """Else the others would be taken for sure, and pieced together with those of other pictures."""
    dice = [
        replace(seen(colour, 150 + 180 * i, 60, 0.99), chances=(0.99, 0.965, 0.0)) for i, colour in enumerate(QWIXX_SET)
    ]
    verdict = judge(dice, PICTURE, DiceSet())
    assert (verdict.reason, verdict.about) == ("pips-unsure", ())
    assert not any(die.doubt for die in verdict.dice)


def from_low_down(item: Evidence) -> Evidence:
    return replace(item, face=replace(item.face, down=np.array([0, 0.3 * item.face.side_px], np.float32)))


@pytest.mark.parametrize(
    ("low", "chance", "reason"),
    [(True, 0.3, None), (True, 0.8, None), (True, 0.92, "pips-unsure"), (False, 0.3, "pips-unsure")],
)
def test_from_low_down_what_is_hardly_believed_in_keeps_fewer_rolls_from_being_called(
    low: bool, chance: float, reason: str | None
) -> None:
    """Sides and shadows: of eight pictures refused for such a thing alone all had been read right. But not what the
    net plainly takes for a face, however little the finder saw of it: such a die was left out.
    """
    third = seen("blue", 900, 60, 0.3)
    values = np.array([1 - chance, 0, 0, chance, 0, 0, 0], np.float32)
    third = replace(third, face=replace(third.face, values=values))
    dice = [seen("red", 150, 60, 0.99), seen("white", 500, 60, 0.99), third]
    if low:
        dice = [from_low_down(item) for item in dice]
    assert judge(dice, PICTURE, DiceSet("any")).reason == reason


@pytest.mark.parametrize(
    ("low", "side_px", "reason"),
    [(True, 30, None), (True, 45, "pips-unsure"), (False, 30, "pips-unsure"), (False, 20, None)],
)
def test_what_is_much_smaller_than_the_dice_is_no_covered_one(low: bool, side_px: float, reason: str | None) -> None:
    dice = [seen("red", 150, 60, 0.99), seen("white", 500, 60, 0.99)]
    half_hidden = seen("blue", 900, side_px, 0.02)
    values = np.array([0.6, 0, 0, 0.4, 0, 0, 0], np.float32)
    half_hidden = replace(half_hidden, face=replace(half_hidden.face, values=values, score=0.33, hidden=0.9))
    if low:
        dice, half_hidden = [from_low_down(item) for item in dice], from_low_down(half_hidden)
    assert judge([*dice, half_hidden], PICTURE, DiceSet("any")).reason == reason
