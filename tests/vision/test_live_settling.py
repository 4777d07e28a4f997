"""From looks at a still tray to one answer: agreement, doubt, contradiction."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace

import pytest

from tests.vision.live_scripted import NO_DICE, die, reading
from vision.reading import DiceSet, Reading
from vision.settling import MOST_LOOKS, Evidence, Verdict

SET = ("white", "white", "red", "yellow", "green", "blue")
LONG_S = 0.3


def look(values: Sequence[int] = (1, 2, 3, 4, 5, 6), doubt: int | None = None, reason: str = "pips-unsure") -> Reading:
    """Six dice in a row; the one at index `doubt` is doubted for `reason`."""
    dice = []
    for index, (colour, value) in enumerate(zip(SET, values, strict=True)):
        doubted = index == doubt
        dice.append(
            die(colour, value, 60.0 + 60.0 * index, 180.0, reason if doubted else None, 0.6 if doubted else 0.99)
        )
    return reading(dice) if doubt is None else reading(dice, reason, [SET[doubt]])


def verdict(looks: Sequence[Reading], rest_s: float = LONG_S, dice_set: DiceSet | None = None) -> Verdict:
    evidence = Evidence(dice_set or DiceSet())
    for one in looks:
        evidence.add(one)
    return evidence.verdict(rest_s)


def test_one_good_look_is_not_enough() -> None:
    assert verdict([look()]).kind == "wait"


def test_two_good_looks_that_agree_are_a_roll() -> None:
    called = verdict([look(), look()])
    assert called.kind == "roll"
    assert called.reading is not None
    assert called.reading.status == "ok"


def test_agreement_within_a_tenth_of_a_second_waits_for_dice_on_edge() -> None:
    assert verdict([look(), look()], rest_s=0.05).kind == "wait"


def test_two_sure_looks_that_contradict_each_other_are_refused_for_good() -> None:
    other = look((1, 2, 3, 4, 5, 5))
    for looks in ([look(), other], [look(), other, look(), look(), look(), look()]):
        refused = verdict(looks)
        assert refused.kind == "refused"
        assert refused.reading is not None
        assert (refused.reading.reason, refused.reading.about) == ("pips-unsure", ("blue",))


def test_a_passing_doubt_before_two_good_looks_is_a_roll() -> None:
    assert verdict([look(doubt=5), look(), look()]).kind == "roll"


def test_a_disputed_value_needs_three_good_looks_and_twice_the_doubtful() -> None:
    disputing = look((1, 2, 3, 4, 5, 4), doubt=5)
    assert verdict([disputing, look(), look()]).kind == "wait"
    assert verdict([disputing, look(), look(), look()]).kind == "roll"
    assert verdict([disputing, disputing, look(), look(), look()]).kind == "wait"


@pytest.mark.parametrize("reason", ["cocked", "missing-die", "extra-die", "removed-die", "cut-off"])
def test_a_look_that_saw_other_dice_outweighs_two_good_ones(reason: str) -> None:
    assert verdict([look(doubt=2, reason=reason), look(), look()]).kind == "wait"


def test_doubtful_looks_make_a_roll_where_each_doubts_another_die() -> None:
    looks = [look(doubt=index) for index in (0, 1, 2, 3, 4)]
    called = verdict(looks)
    assert called.kind == "roll"
    assert called.reading is not None
    assert [one.value for one in called.reading.dice] == [1, 2, 3, 4, 5, 6]
    assert all(one.doubt is None for one in called.reading.dice)


def test_doubtful_looks_that_always_doubt_the_same_die_are_refused() -> None:
    refused = verdict([look(doubt=3)] * MOST_LOOKS)
    assert refused.kind == "refused"
    assert refused.reading is not None
    assert refused.reading.about == ("yellow",)


def test_doubt_about_the_roll_as_a_whole_is_not_outvoted() -> None:
    doubted = replace(look(), status="refused", reason="pips-unsure")
    assert verdict([doubted] * MOST_LOOKS).kind == "refused"


def test_doubtful_looks_are_not_pieced_together_for_an_unknown_set() -> None:
    looks = [look(doubt=index) for index in (0, 1, 2, 3, 4)]
    assert verdict(looks, dice_set=DiceSet("any")).kind == "wait"


def test_refusal_names_the_reason_met_most_often() -> None:
    looks = [look(doubt=1, reason="glare"), *[look(doubt=2, reason="cocked")] * (MOST_LOOKS - 1)]
    refused = verdict(looks)
    assert refused.reading is not None
    assert refused.reading.reason == "cocked"


def test_two_looks_without_dice_are_an_empty_tray() -> None:
    assert verdict([NO_DICE]).kind == "wait"
    assert verdict([NO_DICE, NO_DICE]).kind == "empty"


def test_cloth_that_some_looks_take_for_a_die_is_an_empty_tray() -> None:
    cloth = reading([die("brown", 3, 200.0, 100.0, "moving", 0.35)], "moving", ["brown"])
    assert verdict([NO_DICE, cloth, NO_DICE, NO_DICE, cloth, NO_DICE]).kind == "empty"
    sure = reading([die("red", 3, 200.0, 100.0)], "missing-die", ["blue"])
    assert verdict([NO_DICE, sure, NO_DICE, NO_DICE, sure, NO_DICE]).kind == "refused"


def test_hand_is_waited_for_before_it_is_remarked_upon() -> None:
    hand = reading([], "covered")
    assert verdict([hand] * MOST_LOOKS, rest_s=0.5).kind == "covered"
    assert verdict([hand] * MOST_LOOKS, rest_s=2.0).kind == "refused"


def test_few_frames_a_second_are_answered_before_people_wonder() -> None:
    assert verdict([look(doubt=3)] * 4, rest_s=0.375).kind == "refused"
