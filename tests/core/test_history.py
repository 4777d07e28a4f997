"""The history as data: what a dispute is settled with; skipped boxes and how near a row is to its lock."""

from __future__ import annotations

from core.events import Mark, Void
from core.history import boxes_skipped, history
from core.state import COLOURED_ACTION, SHARED
from core.table import Table
from tests.core.playing import do, filled, game, row


def test_a_turn_says_its_dice_and_who_marked_what() -> None:
    table = do(game(), "w2 w5 r1 y1 g1 b1", "Bo green 7", "Ann red 7", "Ann yellow 3")
    (turn,) = history(table)
    assert str(turn) == ("turn 1: white 2 and 5; Ann marked red 7; Bo marked green 7; Ann marked (coloured) yellow 3")
    assert [(m.player, m.action, m.row, m.number, m.skipped) for m in turn.marks] == [
        ("Ann", SHARED, "red", 7, 5),
        ("Bo", SHARED, "green", 7, 5),
        ("Ann", COLOURED_ACTION, "yellow", 3, 1),
    ]


def test_passes_and_the_penalty_are_told() -> None:
    table = do(game(), "w2 w5 r1 y1 g1 b1", "Bo -", "Ann -", "Ann -")
    (turn,) = history(table)
    assert (turn.passed, turn.coloured_pass, turn.penalty) == (("Ann", "Bo"), True, "Ann")
    assert str(turn) == "turn 1: white 2 and 5; Ann took a penalty"


def test_locks_and_closed_rows_are_told() -> None:
    table = do(filled(game(), "Ann", red="2 3 4 5 6"), "w6 w6 r1 y1 g1 b1", "Ann red 12", "Bo -")
    turn = history(table)[-1]
    assert turn.closed == ("red",)
    assert turn.marks[0].locks
    assert "Ann marked red 12 and locked it; red closed" in str(turn)


def test_free_crosses_are_told_apart_from_marks() -> None:
    table = do(filled(game("chain-bonus"), "Ann", red="2"), "w2 w3 r1 y1 g1 b6", "Ann yellow 5", "Bo -", "Ann blue 9")
    turn = history(table)[-1]
    assert [(m.action, m.row, m.number) for m in turn.marks] == [
        ("shared", "yellow", 5), ("free", "red", 3), ("free", "yellow", 6), ("coloured", "blue", 9)
    ]  # fmt: skip


def test_a_second_box_is_told_apart() -> None:
    table = do(game("encore"), "w3 w4 r4 y1 g1 b1", "Ann red 7", "Bo -", "Ann red 7")
    assert [(m.number, m.again) for m in history(table)[0].marks] == [(7, False), (7, True)]


def test_amends_stand_with_the_turn_they_follow_and_turn_0_before_the_first() -> None:
    table = do(game(), "amend Bo red 5 +", "w2 w5 r1 y1 g1 b1", "Bo -", "Ann red 7", "Ann -", "amend Bo penalties 1")
    before, turn = history(table)
    assert (before.turn, before.roll, str(before)) == (0, None, "turn 0: amended: Bo gets red 5")
    assert [m.number for m in turn.marks] == [7]
    assert [event.penalties for event in turn.amends] == [1]
    assert "amended: Bo has 1 penalty" in str(turn)


def test_what_was_taken_back_stays_in_the_record_of_its_turn() -> None:
    table = do(game(), "w2 w5 r1 y1 g1 b1", "Bo red 7", "undo", "Bo green 7", "Ann -", "void Bo", "Bo -")
    (turn,) = history(table)
    assert turn.taken_back == (Mark("Bo", "red", 7), Void("Bo"))
    assert turn.marks == ()


def test_the_history_of_a_match_runs_through_its_games() -> None:
    table = do(game(match=3), "w2 w5 r1 y1 g1 b1", "Bo -", "Ann -", "Ann -", "amend Ann penalties 4")
    table = do(table, "w1 w1 r1 y1 g1 b1", "Ann red 2")
    assert [(turn.game, turn.turn, turn.active) for turn in history(table)] == [(1, 1, "Ann"), (2, 1, "Bo")]
    assert [m.number for m in history(table)[-1].marks] == [2], "an answer that is in already is told"


def test_an_empty_table_has_no_history() -> None:
    assert history(Table.empty()) == ()
    assert history(game()) == ()


def test_skipped_boxes_of_a_mark() -> None:
    table = filled(game("encore"), "Ann", red="3", green="10")
    assert boxes_skipped(table, "Ann", 0, 5) == 3
    assert boxes_skipped(table, "Ann", 2, 3) == 0
    assert boxes_skipped(table, "Ann", 0, 1) == 0, "the second box of the last mark"
    assert boxes_skipped(table, "Nobody", 0, 5) == 0
    assert row(table, "Ann", "red").skipped == (2,)
    assert row(table, "Ann", "green").skipped == (12, 11)


def test_marks_still_needed_to_lock() -> None:
    table = filled(game("doubles"), "Ann", red="3 5", yellow="2 3 4 5 6 7 8")
    assert row(table, "Ann", "red").missing == 3
    assert row(table, "Ann", "yellow").missing == 0
    assert row(table, "Bo", "red").missing == 7


def test_who_may_lock_in_this_action() -> None:
    table = filled(filled(game(), "Bo", red="2 3 4 5 6"), "Ann", yellow="2 3 4 5 6")
    shared = do(table, "w6 w6 r1 y6 g1 b1")
    assert shared.view().may_lock == ("Ann", "Bo")
    coloured = do(shared, "Ann -", "Bo -")
    assert coloured.view().may_lock == ("Ann",)
    assert do(table, "w1 w6 r1 y1 g1 b1").view().may_lock == ()


def test_a_lock_by_a_free_cross_is_possible_as_well() -> None:
    table = filled(game("chain-bonus"), "Ann", red="2 4 5 7 11")
    assert do(table, "w3 w2 r1 y1 g1 b1").view().may_lock == ("Ann",)
