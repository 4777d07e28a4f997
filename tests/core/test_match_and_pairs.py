"""Matches of three games and pairs: starters, totals, whose hand it is, shared wins."""

from __future__ import annotations

from core.table import Table
from tests.core.playing import code, do, filled, game, pairs, shown

ROLL = "w2 w5 r1 y1 g1 b1"


def turn(table: Table, roll: str = ROLL) -> Table:
    """A turn in which everybody passes and the active player takes a penalty."""
    table = do(table, roll)
    names = table.view().waiting
    return do(table, *(f"{name} -" for name in names), f"{table.view().active} -")


def test_a_match_ends_each_game_and_the_next_roll_begins_the_next_with_all_six_dice() -> None:
    table = filled(filled(game(match=3), "Ann", red="2 3 4 5 6 12"), "Bo", green="12 11 10 9 8 2")
    view = table.view()
    assert (view.phase, view.reason, view.winners) == ("over", "colours", ("Ann", "Bo"))
    assert view.in_play == ("white", "white", "yellow", "blue")
    assert view.dice_due == ("white", "white", "red", "yellow", "green", "blue")
    assert code(table, "w1 w1 y1 b1") == "bad-dice"
    assert code(table, "Ann -") == "game-over"
    assert code(table, "reroll w1") == "game-over"
    table = do(table, ROLL)
    view = table.view()
    assert (view.game, view.active, view.starter) == (2, "Bo", "Bo")
    assert view.scores == {"Ann": 0, "Bo": 0}
    assert view.match is not None
    assert view.match.totals == {"Ann": 28, "Bo": 28}


def test_the_totals_of_a_match_decide_and_ties_share() -> None:
    table = do(game("classic", "Ann", "Bo", "Cy", match=3), "amend Ann penalties 4", ROLL)
    table = turn(do(table, "undo"))
    assert table.view().game == 2
    table = do(table, "amend Bo penalties 4")
    match = table.view().match
    assert match is not None
    assert match.winners is None
    table = do(turn(table), "amend Cy penalties 4")
    view = table.view()
    assert view.match is not None
    assert view.match.totals == {"Ann": -20, "Bo": -20, "Cy": -20}
    assert view.match.winners == ("Ann", "Bo", "Cy")
    assert code(table, ROLL) == "game-over"


def test_the_next_starter_sits_left_of_the_last_starter_whoever_had_the_last_turn() -> None:
    table = turn(turn(game("classic", "Ann", "Bo", "Cy", starter="Bo", match=3)))
    table = do(table, "amend Ann penalties 4")
    assert table.view().active == "Cy"
    assert do(table, ROLL).view().active == "Cy"
    longer = do(turn(turn(turn(game("classic", "Ann", "Bo", "Cy", match=3)))), "amend Bo penalties 4")
    assert longer.view().active == "Cy"
    assert do(longer, ROLL).view().active == "Bo"


def test_only_a_match_shows_one() -> None:
    assert "match" not in shown(game())
    assert shown(game(match=3))["match"] == {"game": 1, "totals": {"Ann": 0, "Bo": 0}}


def test_a_pair_acts_as_one_player_and_the_first_named_begins() -> None:
    table = pairs("classic", "Ann+Cy", "Bo+Di")
    hands = []
    for _ in range(6):
        hands.append(table.view().hand)
        table = do(table, ROLL)
        assert table.view().hand == hands[-1]
        table = do(table, "Ann+Cy -", "Bo+Di -")
        assert table.view().hand == hands[-1]
        table = do(table, f"{table.view().active} -")
    assert hands == ["Ann", "Bo", "Cy", "Di", "Ann", "Bo"]


def test_a_turn_cut_short_counts_for_the_alternation() -> None:
    table = pairs("classic", "Ann+Cy", "Bo+Di", match=3)
    table = filled(filled(table, "Ann+Cy", red="2 3 4 5 6"), "Bo+Di", yellow="2 3 4 5 6")
    table = do(table, "w6 w6 r1 y1 g1 b1", "Ann+Cy red 12", "Bo+Di yellow 12")
    assert (table.view().phase, table.view().hand) == ("over", "Ann")
    table = turn(turn(table))
    assert table.view().game == 2
    assert (table.view().active, table.view().hand) == ("Bo+Di", "Di")
    table = turn(table)
    assert (table.view().active, table.view().hand) == ("Ann+Cy", "Ann")


def test_a_match_keeps_each_pairs_alternation_going() -> None:
    table = do(turn(pairs("classic", "Ann+Cy", "Bo+Di", match=3)), "amend Ann+Cy penalties 4")
    assert table.view().hand == "Ann"
    table = do(table, ROLL)
    assert (table.view().active, table.view().hand) == ("Bo+Di", "Bo")
    table = do(table, "Ann+Cy -", "Bo+Di -", "Bo+Di -")
    assert (table.view().active, table.view().hand) == ("Ann+Cy", "Cy")


def test_a_pairs_fourth_penalty_ends_the_game() -> None:
    table = do(pairs("classic", "Ann+Cy", "Bo+Di"), "amend Ann+Cy penalties 3")
    assert turn(table).view().reason == "penalties"


def test_no_hand_without_pairs() -> None:
    assert "hand" not in shown(game())


def test_between_the_games_of_a_match_the_next_starter_rolls_and_not_whose_turn_was_the_last() -> None:
    table = do(game("classic", "Ann", "Bo", "Cy", match=3), "amend Cy penalties 4")
    assert (table.view().active, table.view().roller) == ("Ann", "Bo")
    assert do(table, ROLL).view().active == "Bo"


def test_nobody_rolls_while_answers_are_awaited_or_when_all_is_over() -> None:
    assert do(game(), ROLL).view().roller == ""
    assert do(game(), "amend Ann penalties 4").view().roller == ""


def test_of_a_pair_the_hand_that_begins_the_next_game_is_told_before_its_roll() -> None:
    table = turn(turn(pairs("classic", "Ann+Cy", "Bo+Di", match=3)))
    table = do(table, "amend Ann+Cy penalties 4")
    view = table.view()
    assert (view.active, view.hand) == ("Bo+Di", "Bo")
    assert (view.roller, view.roller_hand) == ("Bo+Di", "Di")
    after = do(table, ROLL).view()
    assert (after.active, after.hand) == ("Bo+Di", "Di")
