"""Every example and decided sentence of RULES.md sections 1, 3 and 4, as a test; the transcript of INTERFACES.md."""

from __future__ import annotations

import pytest

from core.events import parse_event
from core.refusal import Refusal
from core.scoring import points
from core.table import Table
from tests.core.playing import code, do, filled, game, marks, offered, row

FIVE = "2 3 4 5 6"
SEVEN = "2 3 4 5 6 7 8"


def test_the_transcript_of_the_contract_ends_as_it_says() -> None:
    table = Table.empty()
    for fields in (
        {"event": "game", "players": ["Ann", "Bo"], "sheet": "classic", "starter": "Ann"},
        {"event": "roll", "white": [2, 4], "red": 5, "yellow": 1, "green": 3, "blue": 6},
        {"event": "mark", "player": "Bo", "row": "red", "number": 6},
        {"event": "pass", "player": "Ann"},
        {"event": "mark", "player": "Ann", "row": "red", "number": 7},
    ):
        event = parse_event(fields)
        assert not isinstance(event, Refusal)
        outcome = table.apply(event)
        assert isinstance(outcome, Table)
        table = outcome
    view = table.view()
    assert (view.phase, view.active, view.turn) == ("roll", "Bo", 1)
    assert marks(table, "Ann", "red") == (7,)
    assert marks(table, "Bo", "red") == (6,)
    assert view.penalties == {"Ann": 0, "Bo": 0}


# section 1


def test_rows_score_1_3_6_10_15_21_28_36_45_55_66_78() -> None:
    assert [points(n, 12) for n in range(1, 13)] == [1, 3, 6, 10, 15, 21, 28, 36, 45, 55, 66, 78]
    assert points(0, 12) == 0


def test_seven_red_lock_included_3_5_2_and_two_penalties_are_42() -> None:
    table = filled(game(), "Ann", red="2 3 4 5 6 12", yellow="2 3 4", green="12 11 10 9 8", blue="12 11")
    table = do(table, "amend Ann penalties 2")
    assert row(table, "Ann", "red").crosses == 7
    assert table.view().scores["Ann"] == 42


def test_rows_of_6_4_8_3_and_one_penalty_are_68() -> None:
    table = filled(game(), "Ann", red="2 3 4 5 6 7", yellow=FIVE[:7], green="12 11 10 9 8 7 6 5", blue="9 8 7")
    table = do(table, "amend Ann penalties 1")
    assert table.view().scores["Ann"] == 68


def test_both_marks_of_a_turn_may_be_in_one_row_if_the_second_lies_farther_right() -> None:
    table = do(game(), "w2 w4 r5 y1 g3 b6", "Bo -", "Ann red 6")
    assert offered(table, "Ann") >= {("red", 7), ("red", 9)}
    assert marks(do(table, "Ann red 9"), "Ann", "red") == (6, 9)
    falling = do(game(), "w2 w4 r5 y1 g5 b6", "Bo -", "Ann green 6")
    assert code(falling, "Ann green 7") == "left-of-mark"


def test_five_marks_alone_close_nothing_and_locking_is_never_forced() -> None:
    table = do(filled(game(), "Ann", red=FIVE), "w6 w6 r1 y1 g1 b1", "Ann -", "Bo -")
    assert table.view().closed == ()
    assert not row(table, "Ann", "red").lock


def test_another_players_lock_gives_nothing() -> None:
    table = filled(filled(game(), "Ann", red=FIVE), "Bo", red=FIVE)
    table = do(table, "w6 w6 r1 y1 g1 b1", "Ann red 12", "Bo -")
    assert table.view().scores == {"Ann": 28, "Bo": 15}


def test_a_row_closed_in_the_shared_action_takes_no_other_choice_of_it_away() -> None:
    table = filled(filled(game(), "Ann", red=FIVE), "Bo", red="2 3")
    table = do(table, "w6 w6 r1 y1 g1 b1", "Ann red 12")
    assert code(table, "Bo red 12") == "needs-marks"
    assert code(table, "Bo yellow 12") == "needs-marks"
    assert code(table, "Bo green 12") is None


def test_a_locked_colours_die_leaves_at_once_and_is_not_rolled_again() -> None:
    table = filled(game(), "Ann", red="2 3 4 5 6")
    table = do(table, "w6 w6 r1 y1 g1 b1", "Ann red 12", "Bo -")
    assert table.view().in_play == ("white", "white", "yellow", "green", "blue")
    table = do(table, "Ann -")
    assert code(table, "w1 w1 r1 y1 g1 b1") == "bad-dice"
    assert code(table, "w1 w1 y1 g1") == "bad-dice"
    assert code(table, "w1 w1 y1 g1 b1") is None


def test_the_next_player_is_the_one_to_the_left() -> None:
    table = game("classic", "Ann", "Bo", "Cy", starter="Cy")
    table = do(table, "w1 w1 r1 y1 g1 b1", "Ann -", "Bo -", "Cy -", "Cy -")
    assert table.view().active == "Ann"


def test_a_white_die_used_in_the_shared_action_is_not_used_up() -> None:
    table = do(game(), "w2 w5 r1 y1 g1 b1", "Ann red 7", "Bo -")
    assert {("yellow", 3), ("yellow", 6)} <= offered(table, "Ann")


def test_a_second_mark_for_the_same_sum_replaces_the_first_until_the_last_has_answered() -> None:
    table = do(game(), "w2 w5 r1 y1 g1 b1", "Bo red 7", "Bo blue 7", "Bo -", "Bo green 7", "Ann -")
    assert marks(table, "Bo", "green") == (7,)
    assert marks(table, "Bo", "red") == marks(table, "Bo", "blue") == ()
    assert code(table, "Bo red 7") == "not-your-turn"


# section 3


def test_doubles_a_doubled_box_gives_two_crosses_and_is_shown_once() -> None:
    table = do(game("doubles"), "w1 w2 r1 y1 g1 b1", "Ann red 3", "Bo -")
    assert marks(table, "Ann", "red") == (3,)
    assert table.view().scores["Ann"] == 3


def test_doubles_the_seven_are_crosses_not_boxes() -> None:
    six = do(filled(game("doubles"), "Ann", red="3 5 9"), "w6 w6 r1 y1 g1 b1")
    assert code(six, "Ann red 12") == "needs-marks"
    seven = do(filled(game("doubles"), "Ann", red="2 3 5 9"), "w6 w6 r1 y1 g1 b1", "Ann red 12", "Bo -")
    assert row(seven, "Ann", "red").crosses == 9
    assert seven.view().scores["Ann"] == 45


def test_doubles_a_complete_row_scores_136() -> None:
    table = filled(game("doubles"), "Ann", red="2 3 4 5 6 7 8 9 10 11 12")
    assert row(table, "Ann", "red").crosses == 16
    assert table.view().scores["Ann"] == 136


def test_encore_the_last_marked_number_may_be_marked_once_more_when_it_is_to_be_had() -> None:
    table = do(filled(game("encore"), "Ann", red="4 7"), "w3 w4 r1 y1 g1 b1")
    assert ("red", 7) in offered(table, "Ann")
    table = do(table, "Ann red 7", "Bo -")
    assert row(table, "Ann", "red").again == (7,)
    assert table.view().scores["Ann"] == 6


def test_encore_only_the_last_number_and_only_once() -> None:
    table = filled(game("encore"), "Ann", red="4 7 7")
    table = do(table, "w3 w4 r1 y1 g1 b1")
    assert code(table, "Ann red 7") == "already-marked"
    other = do(filled(game("encore"), "Ann", red="4 7"), "w2 w2 r1 y1 g1 b1")
    assert code(other, "Ann red 4") == "already-marked"


def test_encore_number_by_the_white_sum_and_its_second_box_by_the_coloured_sum_is_allowed() -> None:
    table = do(game("encore"), "w3 w4 r4 y1 g1 b1", "Ann red 7", "Bo -", "Ann red 7")
    assert row(table, "Ann", "red").again == (7,)
    assert table.view().penalties["Ann"] == 0


def test_encore_a_second_box_saves_from_the_penalty() -> None:
    table = do(filled(game("encore"), "Ann", red="7"), "w3 w4 r6 y1 g1 b1", "Ann red 7", "Bo -", "Ann -")
    assert table.view().penalties["Ann"] == 0


def test_encore_second_boxes_count_for_the_seven() -> None:
    table = filled(game("encore"), "Ann", red="2 2 3 3 4 4 5")
    table = do(table, "w6 w6 r1 y1 g1 b1", "Ann red 12", "Bo -")
    assert row(table, "Ann", "red").crosses == 9


def test_encore_no_second_box_in_a_closed_row_nor_under_the_last_number() -> None:
    table = filled(filled(game("encore"), "Bo", red="7"), "Ann", red="2 3 4 5 6 7 8 12")
    table = do(table, "w3 w4 y1 g1 b1")
    assert code(table, "Bo red 7") == "row-closed"
    assert code(do(table, "Ann -", "Bo -", "Ann -"), "amend Ann red 12 +") == "row-closed"


def test_encore_scores_16_of_up_to_22() -> None:
    both = " ".join(f"{n} {n}" for n in range(2, 12))
    table = filled(game("encore"), "Ann", red=f"{both} 12")
    assert row(table, "Ann", "red").crosses == 22
    assert row(table, "Ann", "red").points == 136


def test_chain_bonus_a_framed_box_crosses_the_next_of_the_bar_which_gives_a_cross_in_its_row() -> None:
    table = do(filled(game("chain-bonus"), "Ann", red="4"), "w2 w3 r1 y1 g1 b1", "Ann yellow 5", "Bo -")
    assert table.view().sheets["Ann"].bar == (1,)
    assert marks(table, "Ann", "red") == (4, 5)


def test_chain_bonus_a_framed_box_that_is_crossed_goes_on_with_the_chain() -> None:
    """Yellow 5 → bar 1, red: box 3, framed → bar 2, yellow: box 6."""
    table = do(filled(game("chain-bonus"), "Ann", red="2"), "w2 w3 r1 y1 g1 b1", "Ann yellow 5", "Bo -")
    assert marks(table, "Ann", "red") == (2, 3)
    assert marks(table, "Ann", "yellow") == (5, 6)
    assert table.view().sheets["Ann"].bar == (1, 2)


def test_chain_bonus_a_cross_on_a_last_box_needs_five_else_it_is_lost_and_the_bar_box_used() -> None:
    table = do(filled(game("chain-bonus"), "Ann", red="10 11"), "w2 w3 r1 y1 g1 b1", "Ann yellow 5", "Bo -")
    assert table.view().sheets["Ann"].bar == (1,)
    assert marks(table, "Ann", "red") == (10, 11)


def test_chain_bonus_a_cross_on_a_last_box_with_five_locks_and_may_end_the_game() -> None:
    table = filled(filled(game("chain-bonus"), "Ann", red="4 5 7 10 11"), "Bo", blue="12 11 9 7 6 2")
    table = do(table, "w2 w3 r1 y1 g1", "Ann yellow 5", "Bo -")
    assert row(table, "Ann", "red").lock
    assert table.view().reason == "colours"


def test_chain_bonus_a_closed_colours_boxes_are_void_on_every_sheet_and_skipped() -> None:
    table = filled(game("chain-bonus"), "Bo", yellow="2 3 4 6 7 12")
    table = do(filled(table, "Ann", red="2"), "w1 w2 r1 g1 b1", "Ann red 3", "Bo -")
    assert table.view().sheets["Ann"].bar == (1,)
    assert marks(table, "Ann", "red") == (2, 3, 4)
    table = do(table, "Ann -", "w6 w5 r1 g1 b1", "Ann green 11", "Bo -")
    assert table.view().sheets["Ann"].bar == (1, 3)
    assert marks(table, "Ann", "green") == (11, 10)


def test_chain_bonus_everything_of_the_bar_used_gives_nothing_more() -> None:
    table = game("chain-bonus")
    state = table.state
    assert state is not None
    cards = ((0, 0, 0, 0, (1 << 12) - 1), state.now.cards[1])
    full = Table(table.sheets, state._replace(now=state.now._replace(cards=cards)), None, table.record)
    after = do(full, "w2 w3 r1 y1 g1 b1", "Ann yellow 5", "Bo -")
    assert after.view().scores["Ann"] == 1


def test_chain_bonus_another_sheets_lock_of_the_same_action_does_not_stop_the_chain() -> None:
    table = filled(game("chain-bonus"), "Bo", red="2 4 5 7 8")
    table = filled(table, "Ann", blue="12 11")
    table = do(table, "w6 w6 r1 y1 g1 b1", "Bo red 12", "Ann -", "Ann -")
    assert table.view().closed == ("red",)
    together = filled(filled(game("chain-bonus"), "Bo", red="4 5 7 8 10"), "Ann", yellow="2")
    together = do(together, "w1 w2 r1 y1 g1 b1", "Bo -", "Ann red 3")
    assert together.view().sheets["Ann"].bar == (1,)
    assert marks(together, "Ann", "red") == (3, 4)


def test_powers_circle_gives_two_crosses_in_the_weakest_row() -> None:
    table = filled(game("powers"), "Ann", yellow="2 11", red="2 4", green="12 11 10", blue="12")
    table = do(table, "w4 w5 r1 y1 g1 b1", "Ann green 9", "Bo -")
    assert marks(table, "Ann", "blue") == (12, 11, 10)
    assert table.view().sheets["Ann"].powers == ("circle",)


def test_powers_circle_on_a_tie_the_player_chooses() -> None:
    table = filled(game("powers"), "Ann", yellow="11", green="12")
    table = do(table, "w4 w5 r1 y1 g1 b1", "Ann green 9", "Bo green 9")
    view = table.view()
    assert (view.phase, view.waiting, view.legal) == ("choose", ("Ann",), {"Ann": (("red", 2), ("blue", 12))})
    assert code(table, "Ann ? green") == "wrong-row"
    assert code(table, "Bo ? red") == "not-your-turn"
    assert code(table, "Ann -") == "not-now"
    table = do(table, "Ann ? 4")
    assert marks(table, "Ann", "blue") == (12, 11)
    assert table.view().phase == "coloured"


def test_powers_circle_counts_only_rows_in_which_a_next_cross_is_possible() -> None:
    """Red is closed; yellow has 11 as its last mark and fewer than five: its next box is the last one."""
    table = filled(filled(game("powers"), "Bo", red="2 3 4 5 7 12"), "Ann", yellow="11", green="12 11", blue="12")
    table = do(table, "w4 w5 y1 g1 b1", "Ann green 9", "Bo -")
    assert marks(table, "Ann", "blue") == (12, 11, 10)


def test_powers_rhombus_gives_one_cross_in_every_row() -> None:
    table = filled(game("powers"), "Ann", yellow="7", red="2", green="12")
    table = do(table, "w3 w4 r1 y1 g1 b1", "Ann blue 7", "Bo -")
    assert [marks(table, "Ann", name) for name in ("red", "yellow", "green", "blue")] == [
        (2, 3), (7, 8), (12, 11), (7, 6),
    ]  # fmt: skip


def test_powers_a_power_completed_by_a_free_cross_waits_until_the_one_at_hand_is_done() -> None:
    """The rhombus crosses yellow 11, which completes the circle; green and blue still get theirs before it works."""
    table = filled(game("powers"), "Ann", yellow="7 10", green="9", blue="8")
    table = do(table, "w3 w4 r1 y1 g1 b1", "Ann blue 7", "Bo -")
    assert table.view().sheets["Ann"].powers == ("circle", "rhombus")
    assert marks(table, "Ann", "yellow") == (7, 10, 11)
    assert marks(table, "Ann", "green") == (9, 8)
    assert marks(table, "Ann", "red") == (2, 3, 4)


def test_powers_square_doubles_the_weakest_row_closed_and_empty_ones_included() -> None:
    table = filled(game("powers"), "Ann", red="8", blue="10", yellow="2", green="12")
    assert table.view().scores["Ann"] == 5
    table = do(table, "amend Ann green 12 -")
    assert table.view().scores["Ann"] == 3


def test_powers_octagon_gives_13_and_star_cancels_penalties_but_the_fourth_ends_the_game() -> None:
    table = filled(game("powers"), "Ann", red="6", blue="4", green="5", yellow="3")
    table = do(table, "amend Ann penalties 4")
    view = table.view()
    assert view.scores["Ann"] == 4 + 13
    assert (view.phase, view.reason) == ("over", "penalties")
    assert view.rows is not None
    assert view.rows["Ann"] == (1, 1, 1, 1)


def test_powers_order_is_circle_rhombus_square_octagon_star() -> None:
    table = filled(game("powers"), "Ann", yellow="3 7 11", blue="10 7 4", red="6 8", green="9 5")
    assert table.view().sheets["Ann"].powers == ("circle", "rhombus", "square", "octagon", "star")


@pytest.mark.parametrize("sheet", ["colour-blocks", "rainbow", "jumble"])
def test_sheets_with_several_colours_a_row_name_rows_by_number(sheet: str) -> None:
    table = do(game(sheet), "w3 w4 r1 y1 g1 b1")
    assert table.view().legal["Ann"] == (("1", 7), ("2", 7), ("3", 7), ("4", 7))
    assert code(table, "Ann red 7") == "bad-event"


def test_colour_blocks_a_coloured_sum_marks_the_box_of_that_colour_whichever_row_it_lies_in() -> None:
    table = do(game("colour-blocks"), "w1 w2 r3 y1 g1 b1", "Ann -", "Bo -")
    red_boxes = {(name, n) for name, n in offered(table, "Ann") if n in (4, 5)}
    assert ("3", 4) in red_boxes
    assert ("3", 5) in red_boxes
    assert ("1", 4) not in offered(table, "Ann")


def test_colour_blocks_a_closed_rows_colour_stays_open_to_the_white_sum_in_other_rows() -> None:
    table = filled(game("colour-blocks"), "Bo", row_1="2 3 4 5 6 12")
    assert table.view().closed == ("1",)
    assert "red" not in table.view().in_play
    table = do(table, "w1 w2 y1 g1 b1")
    assert ("2", 3) in offered(table, "Ann")
    assert code(table, "Ann 1 3") == "row-closed"
    table = do(table, "Ann -", "Bo -")
    assert code(table, "Ann 2 2") == "wrong-sum"


def test_shuffle_the_last_box_locks_whatever_its_number_and_2_and_12_are_ordinary() -> None:
    table = filled(game("shuffle"), "Ann", red="10 6 2 8 3")
    table = do(table, "w6 w6 r5 y1 g1 b1")
    assert code(table, "Ann red 12") is None
    table = do(table, "Ann -", "Bo -", "Ann red 11")
    assert row(table, "Ann", "red").lock


# section 4 and the host's options


def test_the_stars_cancelled_fourth_penalty_still_ends_the_game() -> None:
    table = filled(game("powers"), "Ann", green="5", yellow="3")
    table = do(table, "amend Ann penalties 3", "w1 w1 r1 y1 g1 b1", "Ann -", "Bo -", "Ann -")
    assert table.view().reason == "penalties"
    assert table.view().scores["Ann"] == 2


def test_the_square_with_tied_weakest_rows_doubles_one_of_them() -> None:
    table = filled(game("powers"), "Ann", red="8", blue="10", yellow="2 3", green="12 11")
    assert table.view().scores["Ann"] == 1 + 3 + 3 + 1 + 1
