"""The controller around the game: power-on, set-up, opening roll, sleep, faults, staff, practice, the caller."""

from __future__ import annotations

from dataclasses import replace

import pytest

from core.events import Choose, NewGame, RollDice
from core.table import Table
from dicecaller.session import scene_of
from dicecaller.session_types import Beep, Begin, PutAway, Settings, ThrowDice
from display.messages import Message
from display.sentences import sentence
from tests.dicecaller.ear_player import EarPlayer
from tests.dicecaller.session_driver import Driver, dice, reading, to_a_tie


def asleep(**settings) -> Driver:
    return Driver(players=(), settings=Settings(**settings))


def test_power_on_says_what_this_is_and_waits():
    table = asleep()
    assert table.said_kinds() == ["welcome"]
    assert scene_of(table.session).kind == "attract"


def test_set_up_names_seats_and_begins_with_an_opening_roll():
    table = asleep()
    table.tap("wake")
    table.tap("players", value=3)
    table.tap("seat", value=0)
    for letter in "zoé":
        table.tap("letter", value=letter)
    table.tap("next")
    table.tap("sheet", value="encore")
    table.tap("match")
    table.tap("go")
    assert scene_of(table.session).kind == "opening"
    assert table.session.opening_game == NewGame(("Zoé", "B", "C"), "encore", "", (), 3)


def test_back_from_the_sheets_asks_for_the_seats_again():
    table = asleep()
    for name in ("wake", "next", "back"):
        table.tap(name)
    assert scene_of(table.session).kind == "players"
    assert table.said()[-1].kind == "players-ask"


def test_partners_sit_opposite_each_other():
    table = asleep()
    table.tap("wake")
    table.tap("partners")
    table.tap("next")
    table.tap("starter", value="B+D")
    table.tap("go")
    assert table.accepted() == [NewGame((), "classic", "B+D", (("A", "C"), ("B", "D")))]


def test_names_that_are_alike_are_refused_by_the_rules_reason():
    table = asleep()
    table.tap("wake")
    for seat in (0, 1):
        table.tap("seat", value=seat)
        table.tap("letter", value="x")
    table.tap("next")
    table.tap("go")
    assert table.said()[0].kind == "mark-refused"
    assert table.said()[0].facts["code"] == "bad-player"
    assert Beep("refuse") in table.last


def test_opening_roll_goes_round_until_a_six():
    table = Driver(opening=True)
    table.tray("roll", reading(red=3))
    assert table.said_kinds() == ["opening-rolled", "opening-ask"]
    assert table.watched().dice_set.kind == "one"
    table.keys("6 enter")
    assert table.view.active == "Bo"
    assert table.watched().dice_set.kind == "qwixx"


def test_opening_die_bumped_without_turning_is_no_second_roll():
    table = Driver(opening=True)
    table.tray("roll", reading(red=3))
    table.tray("nudged", reading(red=3))
    assert table.said() == ()
    table.tray("nudged", reading(blue=3))
    assert table.said()[0].facts == {"player": "Bo", "value": 3}


def test_new_game_mid_game_asks_first_and_back_returns():
    table = Driver()
    table.roll()
    table.tap("new-game")
    assert scene_of(table.session).kind == "players"
    assert table.said_kinds() == ["game-stays", "players-ask"]
    table.tap("back")
    assert scene_of(table.session).kind == "table"
    assert table.view.phase == "shared"


def test_left_alone_the_table_asks_and_one_tap_goes_on():
    table = Driver(settings=Settings(idle_limit_s=600))
    table.roll()
    table.wait(601)
    assert scene_of(table.session).kind == "asleep-ask"
    table.tap("still-here")
    assert scene_of(table.session).kind == "table"


def test_nobody_answers_and_the_table_sleeps_and_wakes_to_the_game():
    table = Driver(settings=Settings(idle_limit_s=600))
    table.roll()
    table.wait(601)
    table.wait(61)
    assert scene_of(table.session).kind == "attract"
    assert table.lamps().red == "off"
    table.tap("wake")
    assert scene_of(table.session).kind == "resume"
    table.tap("resume")
    assert table.view.phase == "shared"


def test_a_sleeping_game_is_offered_and_never_replaced_by_one_tap():
    table = Driver(settings=Settings(idle_limit_s=600))
    table.roll()
    table.tap("sleep")
    extra = scene_of(table.session).extra
    assert extra["going_on"] == "Ann, Bo"
    assert "same_again" not in extra
    table.tap("same-again")
    assert scene_of(table.session).kind == "resume"
    table.tap("resume")
    assert table.view.phase == "shared"


def test_unfinished_game_is_laid_out_as_it_was_and_playing_on_is_a_yes():
    first = Driver()
    first.roll()
    first.mark("Bo", "red", 6)
    second = Driver(players=(), begin=False)
    second.feed(Begin(0.0, unfinished=first.session.table.journal()))
    assert second.said_kinds() == ["resume-offer"]
    assert {"confirm", "new-game"} <= {button.name for button in scene_of(second.session).buttons}
    second.passes("Ann")
    assert second.view.phase == "coloured"
    assert not second.session.restored


def test_unfinished_game_is_left_by_new_game():
    first = Driver()
    first.roll()
    second = Driver(players=(), begin=False)
    second.feed(Begin(0.0, unfinished=first.session.table.journal()))
    for button in ("new-game", "next", "go", "skip-opening"):
        second.tap(button)
    assert isinstance(second.accepted()[-1], NewGame)
    assert second.view.turn == 0
    second.roll(w1=6, red=2, blue=1)
    assert second.session.left is None
    assert not any(isinstance(output, PutAway) for output in second.outputs)  # the store does so at the first roll


def test_camera_fault_is_said_once_and_mended_once():
    table = Driver()
    table.tray("fault", fault="unplugged")
    table.tray("fault", fault="frozen")
    assert len(table.logged("fault")) == 1
    assert table.lamps().status == "fault"
    table.tray("mended", fault="unplugged")
    table.tray("mended", fault="frozen")
    assert len(table.logged("mended")) == 1


def test_camera_that_is_moved_goes_on_and_that_it_is_then_unplugged_is_said_too():
    table = Driver()
    table.tray("fault", fault="moved")
    assert "read the next roll" in sentence(table.said()[0], "en")
    table.tray("fault", fault="unplugged")
    assert table.said_kinds() == ["fault"]
    table.tray("mended", fault="unplugged")
    assert table.logged("mended") == []
    table.tray("mended", fault="moved")
    assert len(table.logged("mended")) == 1


def test_keypad_fault_is_said_once():
    table = Driver()
    table.device("keypad", "ok")
    table.device("keypad", "fault", "unplugged")
    table.device("keypad", "fault", "missing")
    assert len(table.all_said("fault")) == 1
    table.device("keypad", "ok")
    assert len(table.all_said("mended")) == 1


def test_language_changes_in_the_middle_of_a_game():
    table = Driver()
    table.roll()
    table.tap("language", value="de")
    assert table.session.settings.language == "de"
    assert scene_of(table.session).caption == sentence(Message("language"), "de")
    table.tap("language")
    assert table.session.settings.language == "fr"


def test_asked_only_says_nothing_unasked_but_refusals():
    table = Driver(settings=Settings(talk="asked"))
    table.roll()
    table.passes("Bo")
    assert table.all_said("answer-ask") == []
    table.mark("Ann", "red", 12)
    assert table.said_kinds() == ["mark-refused"]
    table.keys("repeat")
    assert table.said_kinds() == ["mark-refused"]


def test_throw_button_throws_the_dice_in_play():
    table = Driver(settings=Settings(simulated_tray=True))
    table.tap("throw")
    assert [output.colours for output in table.last if isinstance(output, ThrowDice)] == [
        ("white", "white", "red", "yellow", "green", "blue")
    ]


def test_practice_turn_does_not_count():
    table = asleep()
    for button in ("wake", "next", "practice"):
        table.tap(button)
    table.tap("starter", value="A")
    table.tap("go")
    table.roll()
    table.mark("A", "red", 6)
    table.passes("B", "A")
    assert table.view.turn == 0
    assert table.view.scores == {"A": 0, "B": 0}
    assert [type(event) for event in table.accepted()].count(NewGame) == 2


def test_staff_menu_opens_by_its_pin_alone():
    table = asleep(staff_pin="1234")
    table.tap("staff")
    for digit in "1111":
        table.tap("letter", value=digit)
    assert not table.session.staff.unlocked
    for digit in "1234":
        table.tap("letter", value=digit)
    assert table.session.staff.unlocked
    assert "wipe" in [button.name for button in scene_of(table.session).buttons]


def test_screen_locked_for_wiping_swallows_three_touches():
    table = Driver()
    table.roll()
    table.tap("wipe")
    for _ in range(3):
        table.passes("Ann")
        assert table.view.answers == ()
    table.passes("Ann")
    assert len(table.view.answers) == 1


def test_amend_by_taps_puts_and_takes_a_mark_and_penalties():
    table = Driver()
    table.tap("amend")
    table.mark("Bo", "red", 6)
    table.tap("penalty", "Ann")
    assert table.view.sheets["Bo"].rows[0].marks == (6,)
    assert table.view.penalties["Ann"] == 1
    table.mark("Bo", "red", 6)
    assert table.view.sheets["Bo"].rows[0].marks == ()
    table.tap("back")
    assert scene_of(table.session).kind == "table"


def test_amend_by_keys():
    table = Driver()
    table.keys("0 3 2 r 6 pass")
    assert table.view.sheets["Bo"].rows[0].marks == (6,)
    assert table.view.penalties["Bo"] == 1


def awaiting_a_choice():
    return to_a_tie(Driver(sheet="powers"))


def test_choice_of_a_power_is_asked_of_its_player_and_answered_by_its_box():
    table = awaiting_a_choice()
    assert table.view.phase == "choose"
    assert "choose-ask" in table.said_kinds()
    assert ("choose", ("Ann",)) in table.asked()
    table.mark("Ann", "blue", 12)
    assert table.accepted()[-1] == Choose("Ann", "blue")
    assert table.view.sheets["Ann"].rows[3].marks == (12, 11)


@pytest.mark.parametrize("language", ["en", "de", "fr"])
def test_choice_of_a_power_is_heard_and_answered_by_a_key(language):
    table = awaiting_a_choice()
    [asked] = table.all_said("choose-ask")
    assert asked.facts["player"] == "Ann"
    heard = EarPlayer(language, seed=1).keys_for([sentence(asked, language)])
    table.keys(" ".join(heard))
    assert isinstance(table.accepted()[-1], Choose)


def test_unsure_dice_show_no_sum():
    table = Driver()
    table.tray("refused", reading("refused", "glare", ["red"], **dice()))
    assert scene_of(table.session).extra["unsure"] is True
    table.roll()
    assert "unsure" not in scene_of(table.session).extra


def test_history_tells_each_turn():
    table = Driver()
    table.roll()
    table.mark("Bo", "red", 6)
    table.passes("Ann", "Ann")
    table.tap("history")
    scene = scene_of(table.session)
    assert scene.kind == "history"
    assert scene.history[0].facts["marks"] == (("Bo", "red", 6),)
    assert scene.history[0].facts["penalty"] is True


def test_caller_calls_shows_and_leaves_closed_colours_out():
    caller = Driver(players=(), begin=False)
    caller.feed(Begin(0.0, call=True, closed=("blue",)))
    assert caller.watched().dice_set.without == frozenset({"blue"})
    caller.roll(without=("blue",))
    assert caller.said_kinds() == ["roll", "offer-colours"]
    assert caller.said()[1].facts["blue"] is None
    caller.keys("0 r")
    assert caller.session.closed == ("red", "blue")
    assert "set-aside" in caller.said_kinds()
    caller.tray("nudged", reading(**dice(without=("blue", "red"))))
    assert caller.said_kinds() == ["set-aside-thanks"]
    caller.keys("more")
    assert caller.said_kinds() == ["roll-full", "offer-colours"]
    assert caller.accepted() == []


def test_caller_takes_a_roll_by_hand():
    caller = Driver(players=(), begin=False)
    caller.feed(Begin(0.0, call=True))
    caller.keys("2 4 5 1 3 6 enter")
    assert caller.said_kinds()[-2:] == ["roll", "offer-colours"]
    caller.tap("by-hand")
    for value in (1, 1, 2, 2, 3, 3):
        caller.tap("value", value=value)
    caller.tap("confirm")
    assert caller.said()[0].facts["sum"] == 2


def test_journal_of_every_game_replays_to_the_same_table():
    table = Driver()
    table.roll()
    table.mark("Bo", "red", 6)
    table.tap("void", "Bo")
    table.passes("Ann", "Bo", "Ann")
    replayed = Table.empty()
    for event in table.accepted():
        after = replayed.apply(event)
        assert isinstance(after, Table)
        replayed = after
    assert replayed.view() == table.view
    assert any(isinstance(event, RollDice) for event in table.accepted())


def test_a_colour_typed_in_the_opening_is_not_said_to_be_out_of_the_game():
    table = Driver(opening=True, camera="off")
    table.keys("w3 r")
    [refused] = [message for message in table.said() if message.kind == "entry-refused"]
    assert sentence(refused, "en") == "Only one die is asked for."


def locked_red() -> Driver:
    """Ann has locked red in the shared action and passed: Bo rolls next, red may still lie in the tray."""
    table = Driver()
    for number in (2, 3, 4, 5, 6):
        table.tray("moving")
        table.roll(w1=1, w2=number - 1)
        table.mark("Ann", "red", number)
        table.passes("Bo", table.view.active)
    table.tray("moving")
    table.roll(w1=6, w2=6)
    table.mark("Ann", "red", 12)
    table.passes("Bo", table.view.active)
    assert table.session.set_aside == ("red",)
    return table


def resumed(table: Driver) -> Driver:
    """Another table on the same store, before anybody touched it."""
    again = Driver(players=(), begin=False)
    again.feed(Begin(0.0, unfinished=table.session.table.journal()))
    return again


def test_die_that_may_still_lie_there_is_asked_for_again_after_a_restart_with_its_place():
    table = resumed(locked_red())
    assert table.session.set_aside == ("red",)
    table.tray("rest")
    table.tray("refused", reading("refused", "removed-die", ("red",), **dice()))
    assert table.said() == ()
    table.tap("confirm")
    [ask] = table.all_said("set-aside")
    assert ask.facts["colours"] == ("red",)
    assert ask.facts["places"] != (None,)
    table.tray("nudged", reading("refused", "missing-die", (), **dice(without=("red",))))
    assert "set-aside-thanks" in table.said_kinds()
    assert table.session.set_aside == ()


def test_die_that_was_taken_out_before_the_restart_is_not_asked_for():
    table = resumed(locked_red())
    table.tray("empty")
    assert table.said() == ()
    table.tap("confirm")
    assert table.all_said("set-aside") == []


def test_die_that_later_rolls_went_without_is_not_asked_for_after_a_restart():
    table = locked_red()
    table.tray("moving")
    table.roll(without=("red",))
    assert resumed(table).session.set_aside == ()


def test_dice_that_lay_there_before_the_table_looked_are_asked_about_and_never_taken():
    first = Driver()
    first.roll()
    first.passes("Ann", "Bo", "Ann")
    table = resumed(first)
    table.tray("rest")
    table.roll()
    assert table.view.phase == "roll"
    table.tap("confirm")
    assert "lay-there" in table.said_kinds()
    assert "keep" in [button.name for button in scene_of(table.session).buttons]
    table.tray("moving")
    table.roll(w1=6, red=2)
    assert table.view.roll is not None
    assert table.view.roll.white == (6, 4)


def test_roll_that_the_power_cut_swallowed_is_taken_when_the_players_say_so():
    table = Driver()
    table.tray("rest")
    table.roll()
    assert table.said_kinds() == ["lay-there"]
    table.tap("keep")
    assert table.view.phase == "shared"


def test_while_a_name_is_written_that_is_the_headline_and_the_caption_and_then_how_many_play_again():
    table = Driver(players=())
    table.tap("wake")
    assert table.said_kinds() == ["players-ask"]
    assert scene_of(table.session).prompt is None
    table.tap("seat", value=1)
    assert scene_of(table.session).prompt == Message("name-ask", {"letter": "B"})
    assert scene_of(table.session).caption == "Write a name for seat B."
    table.tap("letter", value="z")
    assert scene_of(table.session).prompt == Message("name-ask", {"letter": "B"})
    table.tap("seat", value=1)  # done
    assert scene_of(table.session).prompt is None
    assert scene_of(table.session).caption == "How many play? Tap the number."
    table.tap("seat", value=0)
    table.tap("players", value=3)
    assert table.said_kinds() == ["players-ask"]


def test_partners_who_share_a_sheet_share_its_letter_while_names_are_written():
    table = Driver(players=())
    table.tap("wake")
    table.tap("partners")
    table.tap("seat", value=3)
    assert scene_of(table.session).prompt == Message("name-ask", {"letter": "B"})


def test_while_sheets_are_put_right_the_headline_says_so():
    table = Driver()
    table.tap("amend")
    assert scene_of(table.session).prompt == Message("amend-now")
    table.tap("amend")
    assert scene_of(table.session).prompt.kind == "roll-ask"


def test_who_opened_with_what_stays_on_the_screen_until_the_first_roll():
    table = Driver(players=("Ann", "Bo"), opening=True)
    table.tray("roll", reading(white=(4,)))
    table.tray("roll", reading(red=6))
    shown = scene_of(table.session).notice
    assert shown == Message("opening-result", {"rolled": (("Ann", 4), ("Bo", 6)), "player": "Bo"})
    assert sentence(shown, "en") == "Ann four, Bo six: Bo begins."
    table.roll()
    assert scene_of(table.session).notice is None


def test_dice_that_are_asked_back_go_before_the_opening_rolls():
    table = Driver(opening=True)
    table.session = replace(table.session, missing=("red",))
    table.tray("roll", reading(white=(6,)))
    assert scene_of(table.session).notice.kind == "all-dice-back"
