"""The controller through a classic game: throws, answers, refusals, locks, remedies. No device, no clock."""

from __future__ import annotations

from dataclasses import replace

import pytest

from core.dice import Roll
from core.events import Correct, Mark, NewGame, Pass, Reroll, RollDice, Undo, Void
from core.sheets import SHEETS
from core.table import Table
from dicecaller.session import scene_of
from dicecaller.session_types import Begin
from display.sentences import sentence
from tests.dicecaller.session_driver import Driver, dice, reading


@pytest.fixture
def table() -> Driver:
    return Driver()


def fill_red(table: Driver, upto: int = 5) -> None:
    """Ann and Bo take turns until Ann has red 2 … upto+1; the second white die lets her."""
    for number in range(2, 2 + upto):
        first = min(6, number - 1)
        table.roll(w1=first, w2=number - first, red=1, yellow=1, green=1, blue=1)
        table.mark("Ann", "red", number)
        table.passes("Bo")
        table.passes(table.view.active)


def test_game_with_names_begins_at_once_and_asks_the_first_seat_to_roll(table):
    assert [type(event).__name__ for event in table.accepted()] == ["NewGame"]
    assert ("roll", ("Ann",)) in table.asked()
    assert table.said_kinds() == ["game-begins", "roll-ask"]
    assert table.watched().dice_set.without == frozenset()


def test_throw_becomes_the_roll_and_its_sum_is_called(table):
    table.roll()
    assert table.accepted()[-1] == RollDice(Roll((2, 4), 5, 1, 3, 6))
    assert table.said_kinds()[0] == "roll"
    assert table.said()[0].facts["sum"] == 6
    assert ("answer", ("Ann", "Bo")) in table.asked()


def test_read_is_logged_before_the_roll_is_accepted(table):
    kinds = [type(output).__name__ for output in table.roll()]
    assert kinds.index("Log") < kinds.index("AcceptEvent") < kinds.index("Say")


def test_answers_are_a_barrier_in_any_order(table):
    table.roll()
    table.mark("Bo", "red", 6)
    assert table.view.phase == "shared"
    assert table.view.sheets["Bo"].rows[0].marks == ()
    table.passes("Ann")
    assert table.view.phase == "coloured"
    assert table.view.sheets["Bo"].rows[0].marks == (6,)


def test_coloured_action_names_its_player_and_what_each_colour_offers(table):
    table.roll()
    table.passes("Bo", "Ann")
    assert table.said_kinds() == ["coloured-ask", "offer-colours"]
    assert table.said()[1].facts["red"] == (7, 9)
    table.mark("Ann", "red", 7)
    assert table.view.active == "Bo"
    assert table.said_kinds()[-1] == "roll-ask"


def test_refused_mark_says_why_and_changes_nothing(table):
    table.roll()
    before = table.session.table
    table.mark("Ann", "red", 12)
    assert table.session.table is before
    assert table.said_kinds() == ["mark-refused"]
    assert table.said()[0].facts["code"] == "wrong-sum"
    assert table.logged("refused")[-1]["error"] == "wrong-sum"
    assert scene_of(table.session).notice.kind == "mark-refused"


def test_nothing_marked_costs_the_active_player_a_penalty(table):
    table.roll()
    table.passes("Ann", "Bo", "Ann")
    assert "penalty" in table.said_kinds()
    assert table.view.penalties == {"Ann": 1, "Bo": 0}


def test_refused_throw_says_which_die_and_where_and_offers_again_and_by_hand(table):
    table.tray("refused", reading("refused", "extra-die", ["red"], **dice()))
    message = table.said()[0]
    assert message.kind == "roll-refused"
    assert message.facts["about"] == ("red",)
    assert message.facts["places"] == ("back-left",)
    names = [button.name for button in scene_of(table.session).buttons]
    assert "again" in names
    assert "by-hand" in names
    assert table.view.phase == "roll"


def test_by_hand_on_the_screen_fills_the_dice_one_after_another(table):
    table.tap("by-hand")
    for value in (2, 4, 5, 1, 3, 6):
        table.tap("value", value=value)
    assert [die.value for die in scene_of(table.session).dice] == [2, 4, 5, 1, 3, 6]
    table.tap("confirm")
    assert table.accepted()[-1] == RollDice(Roll((2, 4), 5, 1, 3, 6))
    assert table.session.overlay == ""


def test_by_hand_confirm_with_a_die_missing_names_it(table):
    table.tap("by-hand")
    table.tap("value", value=2)
    table.tap("confirm")
    assert table.said()[0].kind == "entry-ask"
    assert table.view.phase == "roll"


def test_roll_by_keys_in_any_order(table):
    table.keys("w2 w4 r5 y1 g3 b6 enter")
    assert table.accepted()[-1] == RollDice(Roll((2, 4), 5, 1, 3, 6))


def test_roll_by_keys_is_read_back_before_enter(table):
    table.keys("w2 w4 r5 y1 g3 b6")
    assert table.said_kinds()[-2:] == ["entry-complete", "confirm-ask"]
    assert table.view.phase == "roll"


def test_key_entry_works_after_a_refused_throw(table):
    table.tray("refused", reading("refused", "colour-unsure", ["white"], red=1))
    table.keys("w2 w4 r5 y1 g3 b6 enter")
    assert table.view.phase == "shared"


def test_die_is_corrected_in_two_taps(table):
    table.roll()
    table.mark("Bo", "red", 6)
    table.tap("die", value=0)
    assert scene_of(table.session).kind == "correct"
    table.tap("value", value=3)
    assert table.accepted()[-1].to_json() == {"event": "correct", "white": [3, None]}
    assert table.view.roll.white == (3, 4)
    assert scene_of(table.session).kind == "table"
    assert table.said_kinds()[:2] == ["corrected", "roll"]
    assert table.said()[1].facts["sum"] == 7


def test_correct_by_keys(table):
    table.roll()
    table.tap("correct")
    table.keys("r3 enter")
    assert isinstance(table.accepted()[-1], Correct)
    assert table.view.roll.red == 3


def test_void_reopens_the_shared_action_for_that_player_alone(table):
    table.roll()
    table.mark("Bo", "red", 6)
    table.passes("Ann")
    table.tap("void", "Bo")
    assert table.accepted()[-1] == Void("Bo")
    assert table.said()[0].facts["number"] == 6
    assert table.view.waiting == ("Bo",)


def test_void_without_a_name_takes_the_latest_mark(table):
    table.roll()
    table.mark("Bo", "red", 6)
    table.mark("Ann", "yellow", 6)
    table.tap("void")
    assert table.accepted()[-1] == Void("Ann")


def test_undo_names_what_it_took_back(table):
    table.roll()
    table.mark("Bo", "red", 6)
    table.tap("undo")
    assert table.accepted()[-1] == Undo()
    assert "Bo" in sentence(table.said()[0], "en")
    table.tap("undo")
    assert table.said()[0].facts["what"] == "roll"


def test_dice_thrown_too_early_change_nothing_and_name_who_is_awaited(table):
    table.roll()
    table.mark("Bo", "red", 6)
    table.tray("collected")
    assert table.said_kinds() == ["too-early"]
    assert table.said()[0].facts["players"] == ("Ann",)
    table.roll(w1=1, w2=1)
    assert table.said() == ()
    assert table.view.roll.white == (2, 4)


def test_same_dice_seen_again_are_no_news(table):
    table.roll()
    table.roll()
    assert table.said() == ()
    assert sum(isinstance(event, RollDice) for event in table.accepted()) == 1


def test_nudged_die_is_kept_or_corrected(table):
    table.roll()
    table.tray("nudged", reading(**dice(red=2)))
    assert table.said()[0].facts["colours"] == ("red",)
    assert {"keep", "correct"} <= {button.name for button in scene_of(table.session).buttons}
    table.tap("keep")
    assert table.session.nudged == ()
    assert table.view.roll.red == 5


def test_nudged_die_correct_opens_with_that_die_chosen(table):
    table.roll()
    table.tray("nudged", reading(**dice(red=2)))
    table.tap("correct")
    assert scene_of(table.session).selected_die == 2
    table.tap("value", value=2)
    assert table.view.roll.red == 2
    assert table.session.nudged == ()


def test_cocked_die_alone_is_thrown_again(table):
    seen = reading("refused", "cocked", ["red"], doubts=["red"], **dice())
    table.tray("refused", seen)
    table.roll(red=2)
    assert table.accepted()[-1] == RollDice(Roll((2, 4), 2, 1, 3, 6))


def test_after_a_cocked_die_others_that_moved_are_asked_about(table):
    table.tray("refused", reading("refused", "cocked", ["red"], doubts=["red"], **dice()))
    table.roll(red=2, blue=1)
    assert table.said()[0].kind == "one-die-moved"
    assert table.said()[0].facts["colours"] == ("blue",)
    assert table.view.phase == "roll"
    table.tap("keep")
    assert table.accepted()[-1] == RollDice(Roll((2, 4), 2, 1, 3, 1))


def test_after_a_cocked_die_again_throws_all_anew(table):
    table.tray("refused", reading("refused", "cocked", ["red"], doubts=["red"], **dice()))
    table.tap("again")
    table.roll(red=2, blue=1)
    assert table.view.phase == "shared"


def test_taking_the_cocked_die_up_is_no_new_complaint(table):
    table.tray("refused", reading("refused", "cocked", ["red"], doubts=["red"], **dice()))
    table.tray("refused", reading("refused", "missing-die", ["red"], **dice(without=("red",))))
    assert table.said() == ()
    table.roll(red=2)
    assert table.view.phase == "shared"


def test_called_die_thrown_again_is_a_reroll_of_that_die(table):
    table.roll()
    table.passes("Bo")
    table.tap("die", value=2)
    table.tap("again")
    assert table.said_kinds() == ["reroll-ask"]
    table.roll(red=1)
    assert isinstance(table.accepted()[-1], Reroll)
    assert table.accepted()[-1].to_json() == {"event": "reroll", "red": 1}
    assert table.view.waiting == ("Ann", "Bo")


def test_reroll_with_other_dice_moved_is_asked_about(table):
    table.roll()
    table.tap("die", value=2)
    table.tap("again")
    table.roll(red=1, blue=5)
    assert table.said_kinds() == ["one-die-moved"]
    table.tap("keep")
    assert table.accepted()[-1].to_json() == {"event": "reroll", "red": 1, "blue": 5}


def test_no_reroll_is_offered_once_a_mark_stands(table):
    table.roll()
    table.mark("Bo", "red", 6)
    table.tap("die", value=2)
    assert "again" not in [button.name for button in scene_of(table.session).buttons]


def test_reroll_is_refused_before_the_die_is_picked_up_once_a_mark_stands(table):
    table.roll()
    table.mark("Bo", "red", 6)
    table.keys("back r pass")
    assert table.said_kinds()[-2:] == ["mark-refused", "die-chosen"]
    assert table.said()[-2].facts["facts"] == {"phase": "marked"}
    assert (table.session.reroll, table.session.overlay) == ("", "correct")


def test_refused_reroll_is_forgotten_once_it_is_read_or_given_up(table):
    table.roll()
    table.tap("die", value=2)
    table.tap("again")
    table.tray("refused", reading("refused", "cocked", ["red"], doubts=["red"], **dice()))
    table.roll(red=2)
    assert table.accepted()[-1].to_json() == {"event": "reroll", "red": 2}
    assert table.session.refused is None
    table.tap("die", value=2)
    table.tap("again")
    table.tray("refused", reading("refused", "cocked", ["red"], doubts=["red"], **dice()))
    table.passes("Ann", "Bo", "Ann")
    table.tap("by-hand")
    assert table.session.entry.values == (None,) * 6


@pytest.mark.parametrize("remedy", ["undo", "void"])
def test_going_back_leaves_no_question_about_the_dice_behind(table, remedy):
    table.roll()
    table.passes("Ann", "Bo")
    table.mark("Ann", "red", 7)
    table.tray("refused", reading("refused", "cocked", ["red"], doubts=["red"], **dice()))
    table.roll(red=2, blue=1)
    assert table.session.pending is not None
    table.tap(remedy, "Ann" if remedy == "void" else None)
    table.tap("confirm")
    table.tap("keep")
    assert table.view.phase == "coloured"
    assert table.view.roll == Roll((2, 4), 5, 1, 3, 6)


def test_undo_closes_the_screen_of_a_roll_that_is_gone(table):
    table.roll()
    table.tap("correct")
    table.tap("undo")
    assert (table.session.overlay, table.session.entry, table.view.phase) == ("", None, "roll")


def test_who_is_awaited_for_the_coloured_action_is_not_told_of_the_white_sum(table):
    table.roll()
    table.passes("Ann", "Bo")
    table.keys("w")
    assert table.said_kinds() == ["coloured-ask"]
    table.keys("9")
    assert table.said_kinds() == ["no-seat", "coloured-ask"]


def test_correcting_by_keys_is_asked_once(table):
    table.roll()
    table.keys("back")
    assert table.said_kinds() == ["correct-ask"]


def test_opening_roll_that_slept_goes_on_where_it_was():
    table = Driver(opening=True)
    table.tray("roll", reading(white=(3,)))
    table.tap("sleep")
    table.tap("wake")
    assert table.said_kinds() == ["opening-ask"]
    assert table.said()[0].facts["player"] == "Bo"
    table.tray("roll", reading(white=(6,)))
    assert table.view.active == "Bo"


def test_opening_roll_after_a_game_still_asks_the_removed_dice_back(table):
    lock_red(table)
    table.tap("new-game")
    table.tap("next")
    table.tap("starter", value="opening")
    table.tap("go")
    table.tray("roll", reading(white=(6,)))
    assert "all-dice-back" in table.said_kinds()
    assert ("dice-back", ("red",)) in table.asked()


def test_own_sheet_is_one_of_those_that_keys_choose_from():
    own = replace(SHEETS["classic"], name="crossroads")
    table = Driver(begin=False)
    table.session = replace(table.session, table=Table.empty({**SHEETS, "crossroads": own}))
    table.feed(Begin(0.0, NewGame(("Ann", "Bo"), "crossroads")))
    table.tap("new-game")
    table.keys("enter up")
    assert table.session.draft.sheet == "jumble"
    table.keys("down")
    assert table.session.draft.sheet == "crossroads"
    table.keys("down")
    assert table.session.draft.sheet == "classic"


def test_lock_is_asked_only_when_somebody_could(table):
    table.roll()
    assert "lock-ask" not in table.said_kinds()
    table.passes("Ann", "Bo", "Ann")
    fill_red(table)
    table.roll(w1=6, w2=6, red=1)
    assert "lock-ask" in table.said_kinds()
    assert ("lock", ("Ann",)) in table.asked()
    assert scene_of(table.session).prompt.kind == "lock-ask"
    table.tap("no-lock")
    assert scene_of(table.session).prompt.kind == "answer-ask"


def lock_red(table: Driver) -> None:
    fill_red(table)
    table.roll(w1=6, w2=6, red=1, yellow=2, green=3, blue=4)
    table.passes("Bo")
    table.mark("Ann", "red", 12)


def test_lock_is_said_and_lit_and_its_die_asked_for(table):
    lock_red(table)
    kinds = [message.kind for message in table.said()]
    assert kinds.index("locked") < kinds.index("set-aside")
    assert table.all_said("locked")[-1].facts["players"] == ("Ann",)
    assert table.lamps().red == "blink"
    assert ("set-aside", ("red",)) in table.asked()
    assert table.watched().dice_set.without == frozenset({"red"})


def test_removed_die_gone_from_the_tray_is_thanked_for(table):
    lock_red(table)
    table.tray("nudged", reading(**dice(6, 6, 1, 2, 3, 4, without=("red",))))
    assert table.said_kinds() == ["set-aside-thanks"]
    assert table.lamps().red == "off"
    assert table.session.set_aside == ()


def test_wrong_die_taken_out_must_come_back(table):
    lock_red(table)
    seen = reading("refused", "removed-die", ["red"], **dice(6, 6, 1, 2, 3, 4, without=("blue",)))
    table.tray("nudged", seen)
    assert table.said_kinds() == ["put-back"]
    assert table.said()[0].facts["colour"] == "blue"
    assert table.session.set_aside == ("red",)


def test_removed_die_that_comes_back_among_the_others_is_asked_out_again(table):
    lock_red(table)
    table.tray("collected")
    assert table.session.set_aside == ()
    table.tray("refused", reading("refused", "removed-die", ["red"], **dice(6, 6, 1, 2, 3, 4, without=("blue",))))
    assert table.said_kinds() == ["set-aside", "put-back"]
    assert table.session.set_aside == ("red",)
    table.tray("nudged", reading("refused", "removed-die", ["red"], **dice(6, 6, 1, 2, 3, 4)))
    assert table.session.notice is None
    table.tray("nudged", reading(**dice(6, 6, 1, 2, 3, 4, without=("red",))))
    assert table.said_kinds() == ["set-aside-thanks"]


def test_set_aside_is_done_by_button_without_a_camera(table):
    lock_red(table)
    table.tap("set-aside")
    assert table.session.set_aside == ()
    assert table.lamps().red == "off"


def test_removed_die_in_a_later_roll_is_refused_by_name(table):
    lock_red(table)
    table.tap("set-aside")
    table.passes(*table.view.waiting)
    table.tray("refused", reading("refused", "removed-die", ["red"], **dice()))
    assert table.said()[0].facts["reason"] == "removed-die"
    assert table.said()[0].facts["about"] == ("red",)


def test_voided_lock_asks_its_die_back(table):
    lock_red(table)
    table.tap("void", "Ann")
    assert table.session.set_aside == ()
    assert table.lamps().red != "blink"
    assert "red" in table.view.in_play


def test_lock_undone_after_the_die_was_set_aside_asks_it_back(table):
    lock_red(table)
    table.tap("set-aside")
    table.tap("undo")
    assert "reopened" in table.said_kinds()


def test_fourth_penalty_ends_the_game_with_winners_and_score_line(table):
    while table.view.phase != "over":
        table.roll()
        if table.view.active == "Bo":
            table.mark("Bo", "blue", 6) if table.view.turn == 2 else table.passes("Bo")
            table.passes("Ann")
            table.passes("Bo")
        else:
            table.passes("Ann", "Bo", "Ann")
    assert table.all_said("over")[-1].facts["reason"] == "penalties"
    assert table.logged("score")[-1] == {"scores": {"Ann": -20, "Bo": -9}, "winners": ["Bo"], "reason": "penalties"}
    assert scene_of(table.session).kind == "over"
    assert table.logged("screen")[-1]["phase"] == "over"


def play_out(table: Driver) -> None:
    while not table.view.over:
        table.roll()
        table.passes(*table.view.players, table.view.active)


def test_finished_game_is_reopened_by_undo(table):
    play_out(table)
    table.tap("reopen")
    assert table.view.phase == "coloured"
    assert scene_of(table.session).kind == "table"


def test_dice_thrown_after_the_end_are_no_roll(table):
    play_out(table)
    events = len(table.accepted())
    table.roll()
    assert len(table.accepted()) == events


def test_same_again_starts_one_seat_to_the_left_and_asks_all_dice_back(table):
    lock_red(table)
    table.passes(*table.view.waiting)
    while not table.view.over:
        table.roll(without=("red",))
        table.passes(*table.view.players, table.view.active)
    table.tap("same-again")
    assert table.view.starter == "Bo"
    assert table.all_said("all-dice-back")[-1].facts["missing"] == ("red",)
    assert table.watched().dice_set.without == frozenset()
    assert ("dice-back", ("red",)) in table.asked()


def test_match_goes_on_with_the_next_roll_of_all_six(table):
    table = Driver(match=3)
    play_out(table)
    assert table.said_kinds()[-1] == "next-game"
    table.roll()
    assert table.view.game == 2
    assert table.view.active == "Bo"
    assert scene_of(table.session).kind == "table"


def test_teams_say_whose_hand_it_is():
    table = Driver(players=(), begin=False)
    from core.events import NewGame
    from dicecaller.session_types import Begin

    table.feed(Begin(0.0, NewGame((), "classic", "", (("Ann", "Cy"), ("Bo", "Di")))))
    assert table.said()[-1].facts == {"player": "Ann+Cy", "hand": "Ann"}
    table.roll()
    table.passes("Ann+Cy", "Bo+Di", "Ann+Cy")
    assert table.said()[-1].facts == {"player": "Bo+Di", "hand": "Bo"}


def test_pass_without_a_name_is_the_only_one_awaited(table):
    table.roll()
    table.passes("Bo")
    table.tap("pass")
    assert table.accepted()[-1] == Pass("Ann")


def test_marks_by_keys_ask_first_whose_answer_it_is(table):
    table.roll()
    table.keys("r")
    assert table.said_kinds() == ["offers"]
    assert table.said()[0].facts["player"] == "Ann"
    table.keys("r enter")
    assert table.accepted()[-1] == Mark("Ann", "red", 6)
    assert table.said()[-1].facts["player"] == "Bo"
    table.keys("pass")
    assert table.view.phase == "coloured"


def test_dark_tray_that_nobody_threw_into_is_not_complained_of(table):
    table.tray("refused", reading("refused", "dark"))
    assert table.said() == ()
    table.tray("moving")
    table.tray("refused", reading("refused", "dark"))
    assert table.said()[0].facts["reason"] == "dark"


def moved(seen, *places):
    """The same reading with the dice at these places shoved aside."""
    shoved = tuple(replace(die, x=die.x + 300, y=400.0) if i in places else die for i, die in enumerate(seen.dice))
    return replace(seen, dice=shoved)


def test_throw_that_left_a_die_lying_is_a_roll_but_a_bump_is_none(table):
    table.roll()
    table.passes("Ann", "Bo", "Ann")
    table.tray("nudged", moved(reading(**dice()), 5))
    assert table.view.phase == "roll"
    table.tray("nudged", moved(reading(**dice(1, 1, 2, 2, 2)), 0, 1, 2, 3, 4))
    assert table.view.phase == "shared"
    assert table.view.roll.white == (1, 1)
