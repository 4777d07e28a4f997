"""RULES.md section 5: what public programs got wrong, each a named test. Also the cases of FAULTS.md section 2."""

from __future__ import annotations

import pytest

from core.table import Table
from tests.core.playing import code, do, filled, game, marks, offered, row, shown

FIVE = "2 3 4 5 6"
FIVE_DOWN = "12 11 10 9 8"


def test_fifth_mark_by_the_white_sum_and_last_box_by_the_coloured_sum_in_one_turn() -> None:
    table = filled(game(), "Ann", red="2 3 4 5")
    table = do(table, "w4 w6 r6 y1 g1 b1", "Ann red 10", "Bo -", "Ann red 12")
    assert marks(table, "Ann", "red") == (2, 3, 4, 5, 10, 12)
    assert row(table, "Ann", "red").lock
    assert table.view().closed == ("red",)


def test_six_or_more_marks_before_the_last_box_still_allow_it() -> None:
    table = filled(game(), "Ann", red="2 3 4 5 6 7 8 9 10 11")
    table = do(table, "w6 w6 r1 y1 g1 b1", "Ann red 12", "Bo -", "Ann -")
    assert row(table, "Ann", "red").crosses == 12
    assert table.view().scores["Ann"] == 78


def test_last_box_needs_five_marks() -> None:
    table = do(filled(game(), "Ann", red="2 3 4 5"), "w6 w6 r1 y1 g1 b1")
    assert code(table, "Ann red 12") == "needs-marks"
    assert ("red", 12) not in offered(table, "Ann")


def test_a_colour_closed_in_the_shared_action_is_not_offered_in_the_coloured_one() -> None:
    table = filled(filled(game(), "Bo", red=FIVE), "Ann", red="2 3")
    table = do(table, "w6 w6 r1 y1 g1 b1", "Bo red 12", "Ann -")
    assert table.view().closed == ("red",)
    assert all(name != "red" for name, _ in offered(table, "Ann"))
    assert code(table, "Ann red 7") == "row-closed"
    assert "red" not in table.view().in_play


def test_second_colour_closed_in_the_shared_action_ends_the_game_at_once() -> None:
    table = filled(filled(game(), "Ann", red=FIVE), "Bo", yellow=FIVE)
    table = do(table, "w6 w6 r1 y1 g1 b1", "Ann red 12", "Bo yellow 12")
    view = table.view()
    assert (view.phase, view.reason, view.waiting) == ("over", "colours", ())
    assert code(table, "Ann -") == "game-over"


def test_a_second_and_a_third_colour_closed_at_once_end_the_game() -> None:
    table = filled(game("classic", "Ann", "Bo"), "Ann", red=FIVE, green=FIVE_DOWN)
    table = filled(table, "Bo", yellow=FIVE, blue=FIVE_DOWN)
    table = do(table, "w6 w6 r1 y1 g1 b1", "Ann red 12", "Bo -", "Ann -")
    table = do(table, "w1 w1 y1 g1 b1", "Ann green 2", "Bo blue 2")
    assert table.view().closed == ("red", "green", "blue")
    assert (table.view().phase, table.view().reason) == ("over", "colours")


def test_two_players_closing_one_colour_count_as_one_colour() -> None:
    table = filled(filled(game(), "Ann", red=FIVE), "Bo", red=FIVE)
    table = do(table, "w6 w6 r1 y1 g1 b1", "Ann red 12", "Bo red 12")
    view = table.view()
    assert view.closed == ("red",)
    assert view.phase == "coloured"
    assert row(table, "Ann", "red").lock
    assert row(table, "Bo", "red").lock
    assert view.scores == {"Ann": 28, "Bo": 28}


@pytest.mark.parametrize("order", [("Ann", "Bo", "Cy"), ("Cy", "Bo", "Ann"), ("Bo", "Cy", "Ann")])
def test_a_later_seat_keeps_its_simultaneous_choice(order: tuple[str, ...]) -> None:
    table = game("classic", "Ann", "Bo", "Cy")
    for name in order:
        table = filled(table, name, red=FIVE)
    table = do(table, "w6 w6 r1 y1 g1 b1", *(f"{name} red 12" for name in order))
    assert all(row(table, name, "red").lock for name in order)


def test_a_turn_cut_short_brings_no_penalty() -> None:
    table = game("classic", "Ann", "Bo", "Cy")
    table = filled(filled(table, "Cy", red=FIVE), "Bo", yellow=FIVE)
    table = do(table, "w6 w6 r1 y1 g1 b1", "Ann -", "Cy red 12", "Bo yellow 12")
    assert table.view().over
    assert table.view().penalties == {"Ann": 0, "Bo": 0, "Cy": 0}


@pytest.mark.parametrize("answers", [("Ann red 7", "Ann -"), ("Ann -", "Ann red 3"), ("Ann red 7", "Ann red 8")])
def test_no_penalty_for_an_active_player_who_marked(answers: tuple[str, str]) -> None:
    table = do(game(), "w2 w5 r1 y1 g1 b1" if answers[1] != "Ann red 8" else "w2 w5 r3 y1 g1 b1", "Bo -", *answers)
    assert table.view().penalties == {"Ann": 0, "Bo": 0}


def test_a_penalty_for_an_active_player_who_marked_nothing_even_on_purpose_and_for_nobody_else() -> None:
    table = do(game(), "w2 w5 r1 y1 g1 b1", "Ann -", "Bo -", "Ann -")
    assert table.view().penalties == {"Ann": 1, "Bo": 0}


def test_a_penalty_counts_in_the_total() -> None:
    table = do(game(), "w2 w5 r1 y1 g1 b1", "Ann -", "Bo red 7", "Ann -")
    assert table.view().scores == {"Ann": -5, "Bo": 1}


def test_fourth_penalty_ends_the_game() -> None:
    table = do(game(), "amend Ann penalties 3", "w2 w5 r1 y1 g1 b1", "Bo -", "Ann -", "Ann -")
    view = table.view()
    assert (view.phase, view.reason, view.winners) == ("over", "penalties", ("Bo",))
    assert view.scores == {"Ann": -20, "Bo": 0}


def test_a_complete_row_scores_78() -> None:
    table = filled(game(), "Ann", red="2 3 4 5 6 7 8 9 10 11 12")
    assert row(table, "Ann", "red").points == 78


def test_a_tie_names_everybody_who_shares_it() -> None:
    table = do(game("classic", "Ann", "Bo", "Cy"), "amend Bo penalties 4")
    assert table.view().winners == ("Ann", "Cy")


def test_a_new_game_carries_nothing_over() -> None:
    table = do(filled(game(), "Ann", red=FIVE), "amend Bo penalties 3", "w6 w6 r1 y1 g1 b1", "Ann red 12", "Bo -")
    fresh = game()
    again = table.apply(next(iter(fresh.journal())))
    assert isinstance(again, Table)
    assert shown(again) == shown(fresh)
    assert again.journal() == fresh.journal()
    assert again.view().dice_due == ("white", "white", "red", "yellow", "green", "blue")


def test_a_bonus_cross_never_marks_a_closed_row() -> None:
    table = filled(game("chain-bonus"), "Bo", red="2 4 5 7 8 12")
    assert table.view().closed == ("red",)
    table = do(table, "w3 w2 y1 g1 b1", "Ann yellow 5", "Bo -")
    assert marks(table, "Ann", "red") == ()
    assert table.view().sheets["Ann"].bar == (2,)
    assert marks(table, "Ann", "yellow") == (5, 6)


def test_a_bonus_lock_closes_the_row_for_others() -> None:
    table = filled(game("chain-bonus"), "Ann", red="2 4 5 7 11")
    table = do(table, "w3 w2 r1 y1 g1 b1", "Ann yellow 5", "Bo -")
    assert row(table, "Ann", "red").lock
    assert table.view().closed == ("red",)
    assert code(do(table, "Ann -", "w1 w6 y1 g1 b1"), "Bo red 7") == "row-closed"


def test_undo_takes_back_a_whole_chain() -> None:
    table = do(game("chain-bonus"), "w3 w2 r1 y1 g1 b1", "Bo -")
    after = do(table, "Ann yellow 5")
    assert after.view().sheets["Ann"].bar == (1,)
    assert shown(do(after, "undo")) == shown(table)
    assert do(after, "undo").state == table.state


def test_a_refused_tap_does_not_enter_the_history() -> None:
    table = do(game(), "w2 w5 r1 y1 g1 b1")
    before = table.journal()
    assert code(table, "Ann red 8") == "wrong-sum"
    assert table.journal() == before


def test_exactly_the_listed_boxes_are_legal() -> None:
    table = do(filled(game(), "Ann", red="8", green="6"), "w2 w5 r1 y3 g4 b6")
    accepted = {
        (name, number)
        for name in ("red", "yellow", "green", "blue")
        for number in range(2, 13)
        if code(table, f"Ann {name} {number}") is None
    }
    assert offered(table, "Ann") == accepted == {("yellow", 7), ("blue", 7)}


def test_the_starter_of_a_match_moves_one_seat_left_each_game() -> None:
    table = game("classic", "Ann", "Bo", "Cy", starter="Bo", match=3)
    starters = []
    for _ in range(3):
        table = do(table, "w1 w1 r1 y1 g1 b1")
        starters.append(table.view().active)
        table = do(table, *(f"{name} -" for name in ("Ann", "Bo", "Cy")), f"{starters[-1]} -", "amend Cy penalties 4")
    assert starters == ["Bo", "Cy", "Ann"]


def test_undo_after_others_have_answered_keeps_their_answers() -> None:
    table = do(game("classic", "Ann", "Bo", "Cy"), "w2 w5 r1 y1 g1 b1", "Bo red 7", "Cy green 7")
    table = do(table, "Ann blue 7", "undo", "Ann yellow 7")
    assert marks(table, "Bo", "red") == (7,)
    assert marks(table, "Cy", "green") == (7,)
    assert marks(table, "Ann", "yellow") == (7,)
    assert marks(table, "Ann", "blue") == ()


def test_two_undos_at_once_step_back_twice() -> None:
    table = do(game(), "w2 w5 r1 y1 g1 b1", "Bo red 7")
    assert do(table, "Ann -", "Ann -", "undo", "undo").state == table.state


def test_a_finished_game_can_be_reopened_for_a_correction() -> None:
    table = do(game(), "amend Ann penalties 3", "w2 w5 r1 y1 g1 b1", "Bo -", "Ann -", "Ann -")
    assert table.view().over
    table = do(table, "correct w6")
    assert table.view().over
    assert do(table, "undo", "undo").view().phase == "coloured"
    assert do(table, "amend Ann penalties 3").view().phase == "roll"
