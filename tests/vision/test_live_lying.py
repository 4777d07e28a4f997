"""Where dice lie, and whether they still lie as they lay."""

from __future__ import annotations

import math
from dataclasses import replace

import pytest

from tests.vision.live_scripted import SIDE_PX, die, lying, reading
from vision.lying import (
    PLACES,
    SetAside,
    doubts_only_kept,
    kept,
    moved_together,
    place_of,
    places,
    places_of_dice,
    same_lie,
    thrown_anew,
)
from vision.reading import Reading

ROLL = {"white": [2, 4], "red": [5], "yellow": [1], "green": [3], "blue": [6]}
AREA = (0.0, 0.0, 90.0, 60.0)


def test_nine_places_are_told_as_seen_from_the_front_edge() -> None:
    seen = [place_of(x, y, AREA) for y in (10.0, 30.0, 50.0) for x in (15.0, 45.0, 75.0)]
    assert tuple(seen) == PLACES


@pytest.mark.parametrize(
    ("front", "place"),
    [("bottom", "back-left"), ("top", "front-right"), ("left", "front-left"), ("right", "back-right")],
)
def test_place_of_the_upper_left_corner_depends_on_where_the_players_sit(front: str, place: str) -> None:
    assert place_of(1.0, 1.0, AREA, front) == place


def test_points_outside_count_as_the_nearest_place() -> None:
    assert place_of(-20.0, 99.0, AREA) == "front-left"


def test_unknown_front_is_refused() -> None:
    with pytest.raises(ValueError, match="front"):
        place_of(1.0, 1.0, AREA, "above")


def test_of_several_dice_in_one_colour_each_has_its_own_place_those_in_doubt_first() -> None:
    """Six white dice all over the tray were all told to lie on the left."""
    doubts = {15.0: None, 45.0: "colour-unsure", 75.0: None}
    seen = reading([die("white", 3, x, 30.0, doubt) for x, doubt in doubts.items()], "colour-unsure", ["white"])
    left, middle, right = (place_of(x, 30.0, AREA) for x in doubts)
    assert len({left, middle, right}) == 3
    assert places_of_dice(seen, ["white"] * 4, AREA) == (middle, left, right, None)
    assert places_of_dice(seen, ["white", "red"], AREA) == (middle, None)


def test_untouched_dice_lie_as_they_lay() -> None:
    assert same_lie(lying(ROLL), lying(ROLL, shift=0.2 * SIDE_PX))
    assert len(kept(lying(ROLL), lying(ROLL))) == 6


def test_die_under_glare_is_the_one_that_lay_there_whatever_it_seems_to_show() -> None:
    seen = [replace(d, value=5, doubt="glare") if d.colour == "green" else d for d in lying(ROLL).dice]
    assert same_lie(lying(ROLL), reading(seen, "glare", ["green"]))
    assert not same_lie(lying(ROLL), reading([replace(d, doubt=None) for d in seen]))


def test_die_whose_colour_is_in_doubt_is_the_one_that_lay_there() -> None:
    """In a burning light blue was read as turquoise."""
    before = lying(ROLL)
    doubted = [replace(d, colour="turquoise", doubt="colour-unsure") if d.colour == "blue" else d for d in before.dice]
    assert same_lie(before, reading(doubted, "colour-unsure", ["turquoise"]))
    assert not same_lie(before, reading([replace(d, doubt=None) for d in doubted], "extra-die", ["turquoise"]))
    assert not same_lie(before, reading(doubted[1:], "missing-die", ["white"]))
    moved = [replace(d, x=d.x + 2 * d.size_px) if d.doubt else d for d in doubted]
    assert not same_lie(before, reading(moved, "colour-unsure", ["turquoise"]))


def test_another_value_or_another_place_is_another_lie() -> None:
    assert not same_lie(lying(ROLL), lying({**ROLL, "blue": [5]}))
    assert not same_lie(lying(ROLL), lying(ROLL, shift=SIDE_PX))


def test_the_one_die_thrown_again_may_lie_anywhere() -> None:
    after = lying(ROLL)
    moved = [replace(d, x=d.x + 100, y=d.y + 90, value=1) if d.colour == "blue" else d for d in after.dice]
    assert same_lie(lying(ROLL), reading(moved), except_colour="blue")
    assert not same_lie(lying(ROLL), reading(moved), except_colour="red")


def test_only_one_white_die_is_spared() -> None:
    both = [replace(d, y=d.y + 90) if d.colour == "white" else d for d in lying(ROLL).dice]
    one = [replace(d, y=d.y + 90) if d.x == 60.0 else d for d in lying(ROLL).dice]
    assert same_lie(lying(ROLL), reading(one), except_colour="white")
    assert not same_lie(lying(ROLL), reading(both), except_colour="white")


def test_a_die_that_left_is_another_lie_even_when_spared() -> None:
    five = reading([d for d in lying(ROLL).dice if d.colour != "blue"])
    assert not same_lie(lying(ROLL), five, except_colour="blue")


def test_a_jolt_moves_all_dice_alike_a_throw_does_not() -> None:
    assert moved_together(lying(ROLL), lying(ROLL, shift=SIDE_PX))
    few = {"white": [2, 4], "red": [5]}
    assert not moved_together(lying(few), lying(few, shift=4 * SIDE_PX))
    assert not moved_together(lying(ROLL), lying({**ROLL, "red": [2]}, shift=SIDE_PX))


def test_places_name_each_colour() -> None:
    assert places(reading([die("red", 5, 20.0, 20.0), die("blue", 2, 600.0, 340.0)])) == {
        "red": "back-left",
        "blue": "front-right",
    }


ASIDE = SetAside(frozenset({"red"}), frozenset({"white", "yellow", "green", "blue"}))


def test_set_aside_tells_where_the_die_still_lies() -> None:
    state = ASIDE.look(lying(ROLL))
    assert (state.done, state.still_there, state.wrongly_gone) == (False, {"red": "left"}, ())


def test_set_aside_is_done_when_the_die_is_gone() -> None:
    assert ASIDE.look(lying({c: v for c, v in ROLL.items() if c != "red"})).done


def test_set_aside_names_the_die_taken_by_mistake() -> None:
    state = ASIDE.look(lying({c: v for c, v in ROLL.items() if c != "blue"}))
    assert (state.done, state.wrongly_gone) == (False, ("blue",))


def test_set_aside_says_nothing_while_a_hand_hides_the_tray() -> None:
    state = ASIDE.look(reading([die("red", 5, 20.0, 20.0)], "covered"))
    assert (state.done, state.wrongly_gone) == (False, ())
    assert not ASIDE.look(reading([], "covered")).done


def test_an_empty_tray_ends_the_setting_aside() -> None:
    assert ASIDE.look(reading([], "no-dice")).done


def test_doubts_only_kept_where_the_doubted_die_lies_as_it_lay_and_none_is_missing() -> None:
    before = reading([die("red", 2, 60, 100), die("blue", 1, 120, 100)])
    glare = die("red", 2, 61, 100, doubt="glare", sure=0.9)
    assert doubts_only_kept(before, reading([glare, die("blue", 2, 160, 100)], "glare", ["red"]))
    assert not doubts_only_kept(before, reading([glare], "glare", ["red"]))
    moved = die("blue", 2, 160, 100, doubt="glare", sure=0.5)
    assert not doubts_only_kept(before, reading([die("red", 2, 60, 100), moved], "glare", ["blue"]))


def turned(dice: Reading, degrees: float, shift: float) -> Reading:
    """The same dice as a camera sees them that was turned about the picture's corner and shifted."""
    c, s = math.cos(math.radians(degrees)), math.sin(math.radians(degrees))
    return reading([replace(d, x=c * d.x - s * d.y + shift, y=s * d.x + c * d.y) for d in dice.dice])


def test_dice_seen_from_elsewhere_were_not_thrown() -> None:
    assert moved_together(lying(ROLL), turned(lying(ROLL), 20.0, 300.0))
    assert not thrown_anew(lying(ROLL), turned(lying(ROLL), 20.0, 300.0))


def test_white_dice_alike_are_told_apart_by_their_places() -> None:
    alike = lying({**ROLL, "white": [3, 3]})
    after = turned(alike, 20.0, 300.0)
    assert moved_together(alike, reading([after.dice[1], after.dice[0], *after.dice[2:]]))


def test_the_same_values_in_another_pattern_were_thrown() -> None:
    mirrored = reading([replace(d, x=600.0 - d.x, y=d.y + 40.0 * (i % 2)) for i, d in enumerate(lying(ROLL).dice)])
    assert not moved_together(lying(ROLL), mirrored)
    assert thrown_anew(lying(ROLL), mirrored)


def test_dice_where_none_lay_were_thrown() -> None:
    nothing = reading([], "no-dice")
    assert thrown_anew(nothing, lying(ROLL))
    assert not thrown_anew(nothing, nothing)


def test_few_dice_with_the_same_values_may_have_been_thrown() -> None:
    three = {"white": [2, 4], "red": [5]}
    assert not moved_together(lying(three), turned(lying(three), 20.0, 300.0))


def test_of_two_white_dice_the_place_told_is_that_of_the_doubtful_one() -> None:
    sure, doubtful = die("white", 3, 10.0, 10.0), replace(die("white", 5, 80.0, 50.0), doubt="cocked")
    for dice in ([sure, doubtful], [doubtful, sure]):
        assert places(reading(dice, "cocked", ["white"]), AREA)["white"] == "front-right"


def test_a_white_die_in_plain_view_is_not_told_as_the_place_of_the_one_cut_off() -> None:
    assert "white" not in places(reading([die("white", 3, 45.0, 30.0)], "cut-off", ["white"]), AREA)
    cut = replace(die("white", 3, 2.0, 30.0), corners=((-5.0, 20.0), (8.0, 20.0), (8.0, 40.0), (-5.0, 40.0)))
    assert places(reading([cut], "cut-off", ["white"]), AREA)["white"] == "left"
