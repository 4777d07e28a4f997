"""Reroll, correct, void, undo, amend: every sentence of INTERFACES.md and RULES.md section 2 about them, as a test."""

from __future__ import annotations

from tests.core.playing import code, do, filled, game, marks, offered, row, shown

FIVE = "2 3 4 5 6"
FIVE_DOWN = "12 11 10 9 8"
ROLL = "w2 w5 r1 y1 g1 b1"


# reroll


def test_reroll_replaces_the_named_dice_and_asks_all_answers_again() -> None:
    table = do(game("classic", "Ann", "Bo", "Cy"), ROLL, "Bo -", "reroll r6 w_ w1")
    view = table.view()
    assert view.waiting == ("Ann", "Bo", "Cy")
    assert str(view.roll) == "w2 w1 r6 y1 g1 b1"


def test_reroll_in_the_coloured_action_opens_the_shared_one_again() -> None:
    table = do(game(), ROLL, "Bo -", "Ann -", "reroll b3")
    assert table.view().phase == "shared"
    assert table.view().waiting == ("Ann", "Bo")


def test_no_reroll_while_a_mark_stands_even_before_it_takes_effect() -> None:
    table = do(game(), ROLL, "Bo red 7")
    assert code(table, "reroll b3") == "not-now"
    assert code(do(table, "Bo -"), "reroll b3") is None
    assert code(do(table, "void Bo"), "reroll b3") is None
    assert code(do(table, "Ann -"), "reroll b3") == "not-now"


def test_no_reroll_while_a_coloured_mark_is_kept_for_a_reopened_shared_action() -> None:
    table = do(game(), ROLL, "Bo red 7", "Ann -", "Ann yellow 3", "void Bo")
    assert table.view().phase == "shared"
    assert code(table, "reroll b3") == "not-now"
    assert code(do(table, "void Ann"), "reroll b3") is None


def test_reroll_takes_only_dice_in_play_and_at_least_one() -> None:
    table = filled(game(), "Bo", red=f"{FIVE} 12")
    table = do(table, "w2 w5 y1 g1 b1")
    assert code(table, "reroll r3") == "bad-dice"
    assert code(table, "reroll w_ w_") == "bad-dice"
    assert code(do(game(), "amend Ann penalties 1"), "reroll r3") == "not-now"


# correct


def test_correct_takes_back_only_the_marks_that_are_not_legal_any_more() -> None:
    table = do(game("classic", "Ann", "Bo", "Cy"), ROLL, "Ann red 7", "Bo green 7", "Cy -", "Ann yellow 3")
    table = do(table, "correct w3")
    view = table.view()
    assert (view.phase, view.waiting) == ("shared", ("Ann", "Bo"))
    assert code(table, "Cy red 8") == "not-your-turn"
    table = do(table, "Ann red 8", "Bo green 8")
    assert table.view().phase == "coloured", "the coloured mark, yellow 3, is not to be had from w3 w5 y1"
    table = do(table, "Ann yellow 4")
    assert marks(table, "Ann", "yellow") == (4,)


def test_correct_that_breaks_nothing_leaves_the_answers_and_the_turn_ended() -> None:
    table = do(game(), ROLL, "Ann red 7", "Bo -", "Ann yellow 3", "correct w5 w2")
    assert table.view().phase == "roll"
    assert marks(table, "Ann", "yellow") == (3,)


def test_correct_of_a_coloured_die_asks_the_coloured_action_alone_again() -> None:
    table = do(game(), ROLL, "Ann red 7", "Bo blue 7", "Ann yellow 3", "correct y4")
    assert table.view().phase == "coloured"
    assert marks(table, "Bo", "blue") == (7,)
    assert ("yellow", 6) in offered(table, "Ann")


def test_correct_reaches_a_die_that_has_left_since() -> None:
    table = do(filled(game(), "Ann", red=FIVE), "w6 w6 r1 y1 g1 b1", "Ann red 12", "Bo -")
    assert "red" not in table.view().in_play
    assert code(table, "correct r5") is None
    table = do(table, "correct w5")
    assert table.view().closed == ()
    assert table.view().waiting == ("Ann",)


def test_correct_until_the_next_roll_also_when_the_game_is_over() -> None:
    table = do(filled(filled(game(), "Ann", red=FIVE), "Bo", yellow=FIVE), "w6 w6 r1 y1 g1 b1")
    assert code(game(), "correct r5") == "not-now"
    table = do(table, "Ann red 12", "Bo yellow 12")
    assert table.view().over
    table = do(table, "correct w5")
    assert (table.view().phase, table.view().waiting) == ("shared", ("Ann", "Bo"))
    later = do(game(), ROLL, "Ann red 7", "Bo -", "Ann -", "w1 w1 r1 y1 g1 b1", "correct w2")
    assert marks(later, "Ann", "red") == (7,)
    assert later.view().waiting == ("Ann", "Bo")


def test_correct_while_the_shared_action_is_open_keeps_it_open_for_all() -> None:
    table = do(game("classic", "Ann", "Bo", "Cy"), ROLL, "Ann red 7", "Bo -", "correct w3")
    assert table.view().waiting == ("Ann", "Cy")
    assert code(table, "Bo red 8") is None


# void


def test_void_takes_back_the_latest_mark_coloured_before_shared() -> None:
    table = do(game(), ROLL, "Bo -", "Ann red 7", "Ann yellow 3", "void Ann")
    assert table.view().phase == "coloured"
    assert marks(table, "Ann", "red") == (7,)
    table = do(table, "void Ann")
    assert (table.view().phase, table.view().waiting) == ("shared", ("Ann",))
    assert code(table, "void Ann") == "nothing-to-undo"


def test_a_pass_is_nothing_to_void() -> None:
    table = do(game(), ROLL, "Bo -", "Ann red 7")
    assert code(table, "void Bo") == "nothing-to-undo"
    table = do(table, "Ann -", "void Ann")
    assert table.view().waiting == ("Ann",)


def test_while_the_shared_action_is_open_a_void_just_takes_the_answer_back() -> None:
    table = do(game("classic", "Ann", "Bo", "Cy"), ROLL, "Bo red 7", "Cy -", "void Bo")
    assert table.view().waiting == ("Ann", "Bo")
    assert code(table, "Cy red 7") is None


def test_a_voided_shared_mark_shows_the_table_before_this_turn() -> None:
    table = do(game(), ROLL)
    before = shown(table)
    after = shown(do(table, "Ann red 7", "Bo green 7", "Ann yellow 3", "void Bo"))
    assert after["waiting"] == ["Bo"]
    for field in ("scores", "sheets", "closed", "in_play", "penalties", "over", "phase", "active"):
        assert after[field] == before[field]


def test_others_stay_fixed_but_may_void_theirs_and_the_reopened_may_replace() -> None:
    table = do(game("classic", "Ann", "Bo", "Cy"), ROLL, "Ann red 7", "Bo green 7", "Cy blue 7", "void Bo")
    assert code(table, "Cy red 7") == "not-your-turn"
    assert code(table, "Ann -") == "not-your-turn"
    table = do(table, "void Cy", "Bo red 7", "Bo blue 7")
    assert table.view().waiting == ("Cy",)
    table = do(table, "void Bo", "Bo yellow 7", "Cy -")
    assert (marks(table, "Bo", "yellow"), marks(table, "Ann", "red")) == ((7,), (7,))
    assert table.view().phase == "coloured"


def test_after_a_void_the_coloured_answer_counts_at_once_if_it_is_still_legal() -> None:
    table = do(game(), ROLL, "Ann red 7", "Bo green 7", "Ann yellow 3", "void Bo", "Bo -")
    assert table.view().phase == "roll"
    assert marks(table, "Ann", "yellow") == (3,)


def test_after_a_void_a_coloured_pass_counts_again_with_its_penalty() -> None:
    table = do(game(), ROLL, "Ann -", "Bo green 7", "Ann -")
    assert table.view().penalties["Ann"] == 1
    table = do(table, "void Bo")
    assert table.view().penalties["Ann"] == 0
    assert do(table, "Bo -").view().penalties["Ann"] == 1


def test_after_a_void_the_penalty_is_judged_anew() -> None:
    table = do(game(), ROLL, "Ann red 7", "Bo -", "Ann -")
    assert table.view().penalties["Ann"] == 0
    table = do(table, "void Ann", "Ann -")
    assert (table.view().phase, table.view().penalties["Ann"]) == ("roll", 1)


def test_a_coloured_answer_that_is_not_legal_any_more_is_dropped_and_asked_again() -> None:
    table = filled(game(), "Bo", yellow=FIVE)
    table = do(table, "w6 w6 r1 y5 g1 b1", "Ann -", "Bo green 12", "Ann yellow 11")
    table = do(table, "void Bo", "Bo yellow 12")
    view = table.view()
    assert (view.phase, view.waiting, view.closed) == ("coloured", ("Ann",), ("yellow",))
    assert marks(table, "Ann", "yellow") == ()
    assert code(table, "void Ann") == "nothing-to-undo"


def test_a_coloured_answer_is_dropped_if_the_game_now_ends_in_the_shared_action() -> None:
    table = filled(filled(game(), "Ann", red=FIVE), "Bo", yellow=FIVE)
    table = do(table, "w6 w6 r1 y1 g1 b1", "Ann red 12", "Bo green 12", "Ann blue 7", "void Bo", "Bo yellow 12")
    assert table.view().reason == "colours"
    assert marks(table, "Ann", "blue") == ()
    table = do(table, "void Bo", "Bo -")
    assert table.view().phase == "coloured", "what was dropped does not come back"


def test_a_voided_lock_brings_its_die_back_unless_another_holds_the_lock() -> None:
    table = filled(filled(game(), "Ann", red=FIVE), "Bo", red=FIVE)
    table = do(table, "w6 w6 r1 y1 g1 b1", "Ann red 12", "Bo red 12", "void Bo", "Bo -")
    assert table.view().closed == ("red",)
    table = do(table, "void Ann", "Ann -")
    assert table.view().closed == ()
    assert "red" in table.view().in_play


def test_void_reopens_a_finished_game() -> None:
    table = filled(filled(game(), "Ann", red=FIVE), "Bo", yellow=FIVE)
    table = do(table, "w6 w6 r1 y1 g1 b1", "Ann red 12", "Bo yellow 12", "void Bo")
    assert table.view().over is False
    assert do(table, "Bo -").view().phase == "coloured"


def test_void_ends_with_the_next_roll() -> None:
    table = do(game(), ROLL, "Ann red 7", "Bo green 7", "Ann -", "w1 w1 r1 y1 g1 b1")
    assert code(table, "void Ann") == "nothing-to-undo"
    assert code(table, "void Bo") == "nothing-to-undo"


def test_void_takes_the_whole_chain_with_it() -> None:
    table = do(game("chain-bonus"), "w2 w3 r1 y1 g1 b1", "Ann yellow 5", "Bo -", "void Ann", "Ann -")
    sheet = table.view().sheets["Ann"]
    assert sheet.bar == ()
    assert all(r.marks == () for r in sheet.rows)


CIRCLE = ("w4 w5 r1 y1 g1 b1", "Ann green 9", "Bo green 9")


def test_void_takes_a_power_and_its_choice_with_it() -> None:
    table = filled(game("powers"), "Ann", yellow="11")
    table = do(table, *CIRCLE, "Ann ? red", "void Ann")
    assert table.view().phase == "shared"
    table = do(table, "Ann green 9")
    assert (table.view().phase, table.view().waiting) == ("choose", ("Ann",))


def test_others_choices_stay_while_they_are_still_choices() -> None:
    table = filled(filled(game("powers"), "Ann", yellow="11"), "Bo", yellow="11")
    table = do(table, *CIRCLE, "Bo ? blue")
    assert table.view().waiting == ("Ann",)
    table = do(table, "void Ann", "Ann -")
    assert table.view().phase == "coloured"
    assert marks(table, "Bo", "blue") == (12, 11)


def test_a_coloured_choice_stays_after_another_players_void_or_is_asked_again() -> None:
    table = filled(filled(game("powers"), "Ann", yellow="11"), "Bo", red="2 3 4 5 7")
    table = do(table, "w6 w6 r1 y1 g3 b1", "Ann -", "Bo green 12", "Ann green 9", "Ann ? red")
    assert marks(table, "Ann", "red") == (2, 3)
    kept = do(table, "void Bo", "Bo -")
    assert (kept.view().phase, marks(kept, "Ann", "red")) == ("roll", (2, 3))
    asked = do(table, "void Bo", "Bo red 12")
    assert asked.view().closed == ("red",)
    assert marks(asked, "Ann", "blue") == (12, 11), "only one weakest row is left: no choice"
    wide = filled(filled(game("powers"), "Ann", yellow="11", blue="12"), "Bo", red="2 3 4 5 7")
    wide = do(wide, "w6 w6 r1 y1 g3 b1", "Ann -", "Bo green 12", "Ann green 9")
    assert marks(wide, "Ann", "red") == (2, 3), "one weakest row"


def test_void_while_a_choice_is_open_drops_it() -> None:
    table = filled(game("powers"), "Ann", yellow="11")
    table = do(table, *CIRCLE, "void Ann")
    assert (table.view().phase, table.view().waiting) == ("shared", ("Ann",))


# undo


def test_undo_takes_back_line_by_line_never_past_the_game() -> None:
    table = do(game(), ROLL, "Bo red 7", "Ann -")
    for _ in range(3):
        table = do(table, "undo")
    assert shown(table) == shown(game())
    assert code(table, "undo") == "nothing-to-undo"


def test_undo_of_a_void_or_an_amend_brings_back_what_it_took() -> None:
    table = do(game(), ROLL, "Bo red 7", "Ann -", "Ann -")
    assert shown(do(table, "void Bo", "undo")) == shown(table)
    assert shown(do(table, "amend Bo red 7 -", "undo")) == shown(table)
    assert code(do(table, "amend Bo red 7 -"), "void Bo") == "nothing-to-undo"
    assert code(do(table, "amend Bo red 7 -", "undo"), "void Bo") is None


def test_what_was_undone_stays_in_the_record() -> None:
    table = do(game(), ROLL, "Bo red 7", "undo", "Bo green 7")
    names = [event.to_json()["event"] for event in table.journal()]
    assert names == ["game", "roll", "mark", "undo", "mark"]
    assert len(table.standing()) == 2


def test_undo_goes_back_across_the_games_of_a_match() -> None:
    first = do(game(match=3), "amend Ann penalties 4")
    second = do(first, ROLL)
    assert second.view().game == 2
    assert shown(do(second, "undo")) == shown(first)


# amend


def test_amend_only_between_turns_and_before_the_first_roll() -> None:
    assert code(game(), "amend Ann red 5 +") is None
    table = do(game(), ROLL)
    assert code(table, "amend Ann red 5 +") == "not-now"
    assert code(do(table, "Ann -", "Bo -"), "amend Ann red 5 +") == "not-now"
    assert code(do(table, "Ann -", "Bo -", "Ann -"), "amend Ann red 5 +") is None


def test_amend_adds_by_the_rules_of_a_mark_dice_apart() -> None:
    table = filled(filled(game(), "Bo", blue=f"{FIVE_DOWN} 2"), "Ann", red="6")
    assert code(table, "amend Ann blue 7 +") == "row-closed"
    assert code(table, "amend Ann red 6 +") == "already-marked"
    assert code(table, "amend Ann red 5 +") == "left-of-mark"
    assert code(table, "amend Ann red 12 +") == "needs-marks"


def test_amend_removes_any_mark_that_is_there() -> None:
    table = filled(game(), "Ann", red="4 6")
    assert marks(do(table, "amend Ann red 4 -"), "Ann", "red") == (6,)
    assert code(table, "amend Ann red 5 -") == "nothing-to-undo"


def test_amend_that_removes_a_last_box_opens_its_lock_and_the_row_if_nobody_else_holds_it() -> None:
    table = filled(filled(game(), "Ann", red=FIVE), "Bo", red=FIVE)
    table = do(table, "w6 w6 r1 y1 g1 b1", "Ann red 12", "Bo red 12", "Ann -", "amend Ann red 12 -")
    assert table.view().closed == ("red",)
    assert not row(table, "Ann", "red").lock
    table = do(table, "amend Bo red 12 -")
    assert table.view().closed == ()
    assert "red" in table.view().in_play


def test_amend_judges_the_end_anew_and_the_next_seat_rolls() -> None:
    table = do(game("classic", "Ann", "Bo", "Cy"), ROLL, "Ann red 7", "Bo -", "Cy -", "Ann -")
    over = do(table, "amend Cy penalties 4")
    assert (over.view().phase, over.view().active) == ("over", "Ann")
    again = do(over, "amend Cy penalties 3")
    assert (again.view().phase, again.view().active) == ("roll", "Bo")


def test_an_action_that_was_cut_off_is_not_made_up_for() -> None:
    table = filled(filled(game(), "Ann", red=FIVE), "Bo", yellow=FIVE)
    table = do(table, "w6 w6 r1 y1 g1 b1", "Ann red 12", "Bo yellow 12", "amend Bo yellow 12 -")
    view = table.view()
    assert (view.phase, view.active, view.closed) == ("roll", "Bo", ("red",))


def test_after_an_amend_the_last_turn_is_settled_until_the_amend_is_undone() -> None:
    table = do(game(), ROLL, "Ann red 7", "Bo -", "Ann -", "amend Bo red 2 +")
    assert code(table, "void Ann") == "nothing-to-undo"
    assert code(table, "correct w3") == "not-now"
    table = do(table, "undo")
    assert code(table, "void Ann") is None
    assert code(table, "correct w3") is None


def test_amend_touches_its_own_box_alone() -> None:
    chain = do(game("chain-bonus"), "amend Ann yellow 5 +")
    assert chain.view().sheets["Ann"].bar == ()
    assert marks(chain, "Ann", "red") == ()
    power = filled(game("powers"), "Ann", yellow="11", green="9")
    assert power.view().sheets["Ann"].powers == ("circle",)
    assert power.view().scores["Ann"] == 2
    assert do(power, "amend Ann green 9 -").view().sheets["Ann"].powers == ()


def test_amend_in_encore_adds_a_second_box_after_and_removes_it_before_the_first() -> None:
    table = do(game("encore"), "amend Ann red 5 +", "amend Ann red 5 +")
    assert row(table, "Ann", "red").again == (5,)
    assert code(table, "amend Ann red 5 +") == "already-marked"
    table = do(table, "amend Ann red 5 -")
    assert (row(table, "Ann", "red").marks, row(table, "Ann", "red").again) == ((5,), ())
    assert row(do(table, "amend Ann red 5 -"), "Ann", "red").marks == ()


def test_a_choice_of_a_row_that_is_not_tied_any_more_is_dropped_for_good() -> None:
    table = filled(filled(game("powers"), "Ann", yellow="11", red="2", blue="12"), "Bo", red="2 3 4 5 7")
    table = do(table, "w6 w6 r1 y1 g3 b1", "Ann -", "Bo green 12", "Ann green 9")
    assert [name for name, _ in table.view().legal["Ann"]] == ["red", "green", "blue"]
    table = do(table, "Ann ? red", "void Bo", "Bo red 12")
    assert (table.view().phase, table.view().closed) == ("choose", ("red",))
    assert [name for name, _ in table.view().legal["Ann"]] == ["green", "blue"]
    table = do(table, "void Bo", "Bo -")
    assert table.view().phase == "choose", "red is tied again, but the choice does not come back"
    assert [name for name, _ in table.view().legal["Ann"]] == ["red", "green", "blue"]


def test_a_choice_of_a_row_that_is_still_tied_stays() -> None:
    table = filled(filled(game("powers"), "Ann", yellow="11", red="2", blue="12"), "Bo", red="2 3 4 5 7")
    table = do(table, "w6 w6 r1 y1 g3 b1", "Ann -", "Bo green 12", "Ann green 9", "Ann ? blue")
    table = do(table, "void Bo", "Bo red 12")
    assert table.view().phase == "roll"
    assert marks(table, "Ann", "blue") == (12, 11, 10)
