"""Rolls and events as values and texts: each has one text form, and it comes back as it went in."""

from __future__ import annotations

import json
from dataclasses import FrozenInstanceError

import pytest

from core.dice import ALL_DICE, COLOURED, Roll, SomeDice, parse_roll
from core.errors import CoreError, DiceError
from core.events import (
    EVENT_NAMES,
    Amend,
    AskState,
    Choose,
    Correct,
    Event,
    Mark,
    NewGame,
    Pass,
    Reroll,
    RollDice,
    Undo,
    Void,
    parse_event,
)
from core.table import Table, replay
from core.trail import Trail, items
from tests.core.playing import do, game, pairs

ROLL = Roll((2, 4), red=5, yellow=1, green=3, blue=6)


def test_a_roll_tells_its_sums() -> None:
    assert ROLL.white_sum == 6
    assert ROLL.value_of("red") == 5
    assert ROLL.coloured_sums("red") == (7, 9)
    assert Roll((3, 3), red=5).coloured_sums("red") == (8,)
    assert Roll((3, 3)).coloured_sums("blue") == ()
    assert ROLL.colours() == ALL_DICE
    assert Roll((1, 1), green=2).colours() == ("white", "white", "green")


def test_the_text_form_of_a_roll() -> None:
    assert str(ROLL) == "w2 w4 r5 y1 g3 b6"
    assert parse_roll("b6 g3 w2 y1 r5 w4") == ROLL
    assert str(Roll((1, 1), green=2)) == "w1 w1 g2"


@pytest.mark.parametrize(
    "text", ["", "w1", "w1 w2 w3", "w1 w2 r7", "w1 w2 r0", "w1 w2 r3 r4", "w1 w2 x3", "w1 w2 r", "w1 w2 r33"]
)
def test_a_text_that_names_no_roll_is_a_dice_error(text: str) -> None:
    with pytest.raises(DiceError) as caught:
        parse_roll(text)
    assert isinstance(caught.value, CoreError | ValueError)


def test_some_dice_replace_only_what_they_name() -> None:
    some = SomeDice((None, 6), blue=1)
    assert some.named() == ("white", "blue")
    assert str(ROLL.replaced(some)) == "w2 w6 r5 y1 g3 b1"
    assert some.to_json() == {"white": [None, 6], "blue": 1}
    assert SomeDice().named() == ()


def test_values_cannot_be_changed() -> None:
    with pytest.raises(FrozenInstanceError):
        ROLL.red = 3  # type: ignore[misc]


EVENTS: list[Event] = [
    NewGame(("Ann", "Bo")),
    NewGame(("Ann", "Bo"), "powers", "Bo", (), 3),
    NewGame((), "classic", "Ann+Cy", (("Ann", "Cy"), ("Bo", "Di"))),
    RollDice(ROLL),
    RollDice(Roll((1, 1), blue=2)),
    Reroll(SomeDice((2, None), red=3)),
    Correct(SomeDice(yellow=3)),
    Mark("Ann", "red", 7),
    Pass("Bo"),
    Choose("Ann", "3"),
    Void("Ann"),
    Amend("Ann", "2", 5, True),
    Amend("Ann", "2", 5, False),
    Amend("Ann", penalties=0),
    Undo(),
    AskState(),
]


@pytest.mark.parametrize("event", EVENTS)
def test_the_text_form_of_an_event_comes_back_as_it_went_in(event: Event) -> None:
    assert parse_event(json.loads(json.dumps(event.to_json()))) == event
    assert event.to_json()["event"] == EVENT_NAMES[type(event)]


def test_every_event_has_a_name_and_is_tried_above() -> None:
    assert {type(event) for event in EVENTS} == set(EVENT_NAMES)


def test_replay_stops_at_the_first_refusal() -> None:
    outcome = replay((NewGame(("Ann", "Bo")), Pass("Ann")))
    assert not isinstance(outcome, Table)
    assert outcome.code == "not-now"


def test_a_trail_shares_what_came_before() -> None:
    first = Trail(1, None)
    left, right = Trail(2, first), Trail(3, first)
    assert (items(left), items(right), items(None)) == ((1, 2), (1, 3), ())
    assert (left.length, first.length) == (2, 1)


def test_a_long_record_is_let_go_without_deep_recursion() -> None:
    trail: Trail[int] | None = None
    for number in range(200_000):
        trail = Trail(number, trail)
    assert trail is not None
    assert trail.length == 200_000
    del trail


# what a screen needs besides the referee's fields


def test_the_view_tells_who_has_answered_and_who_may_change() -> None:
    table = do(game("classic", "Ann", "Bo", "Cy"), "w2 w5 r1 y1 g1 b1", "Bo red 7", "Cy -")
    view = table.view()
    assert [(given.player, given.row, given.number) for given in view.answers] == [("Bo", "red", 7), ("Cy", None, None)]
    assert view.may_change == ("Ann", "Bo", "Cy")
    assert view.may_void == ("Bo",)
    assert view.coloured_answer is None
    view = do(table, "Ann -", "Ann yellow 3", "void Bo").view()
    assert view.may_change == ("Bo",)
    assert view.coloured_answer is not None
    assert (view.coloured_answer.row, view.coloured_answer.number) == ("yellow", 3)


def test_the_view_tells_turn_starter_dice_and_players() -> None:
    table = pairs("rainbow", "Ann+Cy", "Bo+Di", match=3)
    view = table.view()
    assert (view.turn, view.starter, view.game, view.games, view.roll) == (0, "Ann+Cy", 1, 3, None)
    assert view.dice_due == ALL_DICE
    assert view.pairs == (("Ann", "Cy"), ("Bo", "Di"))
    view = do(table, "w2 w5 r1 y1 g1 b1").view()
    assert view.turn == 1
    assert view.dice_due == ()
    assert view.roll is not None
    assert all(view.roll.value_of(colour) == 1 for colour in COLOURED)


def test_legal_boxes_of_a_player_who_has_answered_are_told_until_the_action_closes() -> None:
    table = do(game(), "w2 w5 r1 y1 g1 b1", "Bo red 7")
    assert table.legal("Bo") == ((0, 5), (1, 5), (2, 5), (3, 5))
    assert "Bo" not in table.view().legal
    assert do(table, "Ann -").legal("Bo") == ()
    assert table.legal("Nobody") == ()


def test_a_table_prints_short() -> None:
    assert repr(Table.empty()) == "<Table without a game>"
    assert repr(do(game(), "w2 w5 r1 y1 g1 b1")) == "<Table classic, turn 1, shared, 2 events>"
