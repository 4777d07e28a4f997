"""Keys at a table that sleeps, or asks whether anybody is there: none of a line is lost, none answers by chance."""

from __future__ import annotations

from dataclasses import replace

import pytest

from core.dice import Roll
from core.events import Mark, Pass, RollDice
from dicecaller.session import scene_of
from dicecaller.session_types import Begin, Key
from display.sentences import sentence
from tests.dicecaller.session_driver import A_ROLL, BY_EAR, Driver, after_a_turn, dice, reading
from vision.reading import Reading


def asleep(table: Driver) -> Driver:
    """Nobody has been there for long, and nobody has answered."""
    table.wait(700.0)
    assert table.session.overlay == "asleep-ask"
    table.wait(100.0)
    assert table.session.place == "attract"
    return table


def asked(table: Driver) -> Driver:
    table.wait(700.0)
    assert table.session.overlay == "asleep-ask"
    return table


# --- asleep -----------------------------------------------------------------------------------------------------------
def test_a_roll_typed_over_a_sleeping_table_is_taken_whole() -> None:
    table = asleep(after_a_turn())
    table.keys(A_ROLL)
    assert table.accepted()[-1] == RollDice(Roll((1, 2), 3, 4, 5, 6))


def test_a_row_named_over_a_sleeping_table_is_marked_by_its_number() -> None:
    table = asleep(after_a_turn(rolled=True))
    table.keys("2 r3")
    assert table.accepted()[-1] == Mark("Bo", "red", 3)


@pytest.mark.parametrize("key", ["pass", "void", "undo", "back"])
def test_a_key_that_would_answer_only_wakes_and_is_said_to(key: str) -> None:
    table = asleep(after_a_turn(rolled=True))
    before = table.session.table
    table.keys(key)
    assert table.said_kinds() == ["only-woken", "resume-offer"]
    assert table.session.table == before
    assert table.session.overlay == "resume"


def test_pressed_once_more_it_answers() -> None:
    table = asleep(after_a_turn(rolled=True))
    table.keys("pass pass")
    assert "resume-offer" not in table.said_kinds()[2:]
    assert [message.facts["player"] for message in table.said() if message.kind == "offers"] == ["Ann"]
    table.keys("pass")  # the voice has spoken to Ann now
    assert table.accepted()[-1] == Pass("Ann")


def test_after_waking_the_voice_speaks_to_somebody_before_keys_answer_for_anybody() -> None:
    table = asleep(after_a_turn(rolled=True))
    table.keys("enter enter")
    assert table.said_kinds()[-1] == "offers"
    table.keys("r3")
    assert table.accepted()[-1] == Mark("Ann", "red", 3)


def test_who_says_that_somebody_is_there_hears_what_is_awaited() -> None:
    table = asked(after_a_turn())
    table.keys("enter")
    assert table.said_kinds() == ["roll-ask"]


def test_the_question_after_waking_is_asked_once_and_any_key_answers_it() -> None:
    table = asleep(after_a_turn())
    table.keys("enter")
    assert table.said_kinds() == ["resume-offer"]
    table.keys(A_ROLL)
    assert "resume-offer" not in table.said_kinds()
    assert isinstance(table.accepted()[-1], RollDice)


@pytest.mark.parametrize(("key", "place"), [("enter", "game"), ("back", "players"), ("more", "game"), ("0", "game")])
def test_each_key_answers_the_question_after_waking_in_its_way(key: str, place: str) -> None:
    table = asleep(after_a_turn())
    table.keys("enter")
    table.keys(key)
    assert (table.session.overlay or table.session.place) == place
    assert "resume-offer" not in table.said_kinds()


@pytest.mark.parametrize("key", ["louder", "slower", "help", "repeat"])
def test_keys_that_only_let_one_hear_leave_a_sleeping_table_asleep(key: str) -> None:
    table = asleep(after_a_turn())
    table.keys(key)
    assert table.session.place == "attract"


def test_zero_over_a_sleeping_table_opens_the_menu_of_its_game() -> None:
    table = asleep(after_a_turn())
    table.keys("0")
    assert (table.session.place, table.said_kinds()) == ("game", ["menu"])


def test_a_sleeping_table_without_a_game_takes_no_key_for_anything_but_enter() -> None:
    table = Driver(begin=False, settings=BY_EAR, camera="off")
    table.feed(Begin(0.0))
    table.keys("w2 w4 r5")
    assert (table.session.place, table.session.overlay) == ("attract", "")
    assert set(table.said_kinds()) == {"welcome"}


def test_a_sleeping_opening_roll_goes_on_with_the_die_that_is_typed() -> None:
    table = Driver(settings=BY_EAR, camera="off", opening=True)
    asleep(table)
    table.keys("w4 enter")
    assert table.session.opening_rolled == (("Ann", 4),)


def test_a_throw_over_a_sleeping_game_wakes_it_and_is_not_lost() -> None:
    table = Driver(settings=BY_EAR)
    table.roll()
    table.passes("Ann", "Bo", "Ann")
    asleep(table)
    table.tray("moving")
    table.roll(w1=6, w2=6)
    assert table.said_kinds() == ["resume-offer"]
    table.keys("enter")
    assert table.said_kinds() == ["roll-ask", "lay-there"]
    table.keys("enter")
    assert table.accepted()[-1] == RollDice(Roll((6, 6), 5, 1, 3, 6))


def test_a_throw_over_a_sleeping_game_that_awaits_answers_only_wakes_it() -> None:
    table = Driver(settings=BY_EAR)
    table.roll()
    asleep(table)
    table.roll(w1=6, w2=6)
    assert (table.said_kinds(), table.session.pending) == (["resume-offer"], None)
    table.keys("enter")
    assert table.view.roll == Roll((2, 4), 5, 1, 3, 6)


# --- a throw over a sleeping table ------------------------------------------------------------------------------------
def anywhere(seen: Reading, **changes: object) -> Reading:
    """The same dice, lying elsewhere: thrown."""
    dice = tuple(replace(die, x=die.x + 40.0, y=400.0 - 150.0 * (place % 2)) for place, die in enumerate(seen.dice))
    return replace(seen, dice=dice, **changes)  # type: ignore[arg-type]


def unread(reason: str, **changes: object) -> Reading:
    """A throw that is refused; in the dark, and in motion, no die is seen."""
    seen = reading("refused", reason, ("red",), doubts=("red",), **dice(**changes))
    return replace(seen, dice=(), about=()) if reason in ("dark", "moving", "unreadable") else anywhere(seen)


UNREAD = ("dark", "moving", "unreadable", "blurred", "pips-unsure", "colour-unsure", "glare", "cocked", "cut-off")
UNREAD += ("missing-die", "extra-die", "removed-die")


def sleeping(*, due: bool) -> Driver:
    """A game by camera sleeps; the dice of its latest roll lie in the tray, or (a roll is due) nothing does."""
    table = Driver(settings=BY_EAR)
    table.tray("moving")
    table.roll()
    if due:
        table.passes("Ann", "Bo", "Ann")
        table.tray("moving")
        table.tray("collected")
        table.tray("empty")
    return asleep(table)


@pytest.mark.parametrize("reason", UNREAD)
def test_a_throw_over_a_sleeping_game_that_cannot_be_read_wakes_it_and_is_told_when_the_game_goes_on(
    reason: str,
) -> None:
    table = sleeping(due=True)
    table.tray("moving")
    table.tray("refused", unread(reason))
    assert table.said_kinds() == ["resume-offer"]
    assert scene_of(table.session).kind == "resume"
    table.keys("enter")
    assert table.said_kinds() == ["roll-ask", "roll-refused"]
    assert table.said()[-1].facts["reason"] == reason
    table.tray("moving")
    table.roll()
    assert isinstance(table.accepted()[-1], RollDice)


@pytest.mark.parametrize("key", ["up", "w"])
def test_a_key_that_plays_on_hears_of_the_throw_that_cannot_be_read(key: str) -> None:
    table = sleeping(due=True)
    table.tray("moving")
    table.tray("refused", unread("pips-unsure"))
    table.keys(key)
    assert "roll-refused" in table.said_kinds()


def test_a_throw_over_a_game_that_awaits_answers_and_cannot_be_read_only_wakes_it() -> None:
    table = sleeping(due=False)
    before = table.session.table
    table.tray("moving")
    table.tray("refused", unread("cocked"))
    assert (table.said_kinds(), table.session.refused) == (["resume-offer"], None)
    table.keys("enter")
    assert "roll-refused" not in table.said_kinds()
    assert table.session.table == before


@pytest.mark.parametrize("seen", [None, *UNREAD])
@pytest.mark.parametrize("after", ["nothing", "a game"])
def test_a_throw_over_a_table_without_a_game_shows_the_start(after: str, seen: str | None) -> None:
    table = Driver(players=()) if after == "nothing" else Driver()
    if after == "a game":
        for _ in range(7):
            table.keys(f"{A_ROLL} pass pass pass")
        assert table.view.over
        asleep(table)
    table.tray("empty")
    table.tray("moving")
    table.tray("roll", anywhere(reading(**dice()))) if seen is None else table.tray("refused", unread(seen))
    assert scene_of(table.session).kind == "players"
    assert table.said_kinds()[-1] == "players-ask"
    table.tap("next")
    table.tray("moving")
    table.tray("collected")
    table.tray("refused", unread("cocked"))
    assert scene_of(table.session).kind == "sheet"  # whoever sets a game up is not thrown back
    assert table.said_kinds() == ["setup-open", "sheet-ask"]


@pytest.mark.parametrize("screen", ["players", "sheet"])
@pytest.mark.parametrize("behind", ["game", "opening", "nothing"])
def test_every_throw_during_a_set_up_is_told_that_it_does_not_count(behind: str, screen: str) -> None:
    table = Driver(players=() if behind == "nothing" else ("Ann", "Bo"), opening=behind == "opening", settings=BY_EAR)
    table.tap("wake" if behind == "nothing" else "new-game")
    if screen == "sheet":
        table.keys("enter")
    before = table.session.table
    thrown = reading(red=6) if behind == "opening" else reading(**dice())
    for given in (thrown, anywhere(thrown)):
        table.tray("moving")
        table.tray("roll", given)
        assert table.said_kinds() == ["setup-open", f"{screen}-ask"]
        assert table.said()[0].facts["behind"] == behind
    assert (table.session.table, table.session.opening_rolled) == (before, ())
    assert scene_of(table.session).kind == screen


def test_what_is_no_throw_is_not_spoken_of_during_a_set_up() -> None:
    table = Driver(players=())
    table.tray("moving")
    table.tray("refused", unread("cocked"))
    assert scene_of(table.session).kind == "players"
    for event, seen in (
        ("moving", None), ("covered", None), ("refused", unread("covered")), ("refused", unread("pips-unsure")),
        ("refused", replace(unread("missing-die"), dice=unread("cocked").dice[:1])), ("collected", None),
        ("refused", replace(unread("dark"), reason="no-dice")),
    ):  # fmt: skip
        table.tray(event, seen)
        assert table.said_kinds() == []


@pytest.mark.parametrize("seen", [None, "dark", "cocked"])
def test_a_throw_over_a_sleeping_opening_roll_asks_for_it_again(seen: str | None) -> None:
    table = asleep(Driver(settings=BY_EAR, opening=True))
    assert table.watched().dice_set.kind == "one"
    table.tray("moving")
    table.tray("roll", reading(red=6)) if seen is None else table.tray("refused", unread(seen))
    assert (table.session.place, table.said_kinds()) == ("opening", ["opening-ask"])
    assert table.session.opening_rolled == ()


def test_a_throw_over_the_dice_that_lay_there_wakes_the_table_too() -> None:
    table = sleeping(due=False)
    table.tray("moving")
    table.tray("nudged", reading("refused", "cocked", ("blue",), doubts=("blue",), **dice(w1=1, w2=1, red=1, yellow=3)))
    assert table.said_kinds() == ["resume-offer"]


@pytest.mark.parametrize("due", [False, True])
@pytest.mark.parametrize("place", ["game", "start"])
def test_an_empty_tray_and_a_passing_hand_wake_nothing(place: str, due: bool) -> None:
    table = sleeping(due=due) if place == "game" else Driver(players=())
    for name in ("moving", "covered", "rest", "moving", "covered", "collected", "empty"):
        table.tray(name)
    for reason in ("no-dice", "covered"):
        table.tray("moving")
        table.tray("refused", replace(unread("dark"), reason=reason))
    table.tray("refused", unread("covered"))  # a hand lies among dice
    assert (table.session.place, table.session.overlay) == ("attract", "")


def asleep_over_unread_dice() -> Driver:
    table = Driver(settings=BY_EAR)
    table.tray("moving")
    table.tray("refused", unread("cocked"))
    return asleep(table)


def test_what_lay_there_unread_wakes_nothing_when_it_is_seen_anew() -> None:
    table = asleep_over_unread_dice()
    table.tray("covered")
    table.tray("refused", unread("pips-unsure"))  # the same dice after a hand has passed
    table.tray("refused", unread("dark"))  # the light is turned off
    table.tray("refused", unread("cocked"))  # and on
    jolted = tuple(replace(die, x=die.x + 30.0) for die in unread("cocked").dice)
    table.tray("refused", replace(unread("cocked"), dice=jolted))
    one = (replace(jolted[0], x=900.0), *jolted[1:])
    table.tray("refused", replace(unread("cocked"), dice=one))  # one die is touched
    assert table.session.place == "attract"
    thrown = tuple(replace(die, x=1000.0 - 90.0 * place) for place, die in enumerate(jolted))
    table.tray("refused", replace(unread("cocked"), dice=thrown))
    assert table.session.overlay == "resume"


def test_the_light_turned_off_over_an_empty_tray_wakes_nothing() -> None:
    table = sleeping(due=True)
    table.tray("refused", unread("dark"))  # nothing has moved since it fell asleep
    assert table.session.place == "attract"


@pytest.mark.parametrize("last", ["empty", "collected"])
def test_nor_an_hour_after_a_hand_has_passed(last: str) -> None:
    table = Driver(players=())
    table.tray("moving")
    table.tray(last)
    table.tray("refused", unread("dark"))
    assert (table.session.place, table.session.overlay) == ("attract", "")


def test_tidying_up_wakes_nothing() -> None:
    table = asleep_over_unread_dice()
    table.tray("moving")
    left = replace(unread("cocked").dice[0], x=900.0)
    table.tray("refused", replace(unread("missing-die"), dice=(left,)))  # the others are taken, this one was pushed
    assert (table.session.place, table.session.overlay) == ("attract", "")


def test_dice_that_lie_there_when_a_table_begins_to_look_wake_nothing() -> None:
    table = Driver(players=())
    table.tray("rest")
    table.roll()
    assert (table.session.place, table.session.overlay) == ("attract", "")


def test_a_screen_that_is_wiped_is_not_woken_by_the_tray() -> None:
    table = sleeping(due=True)
    table.tap("wipe")
    table.tray("moving")
    table.roll()
    assert table.session.place == "attract"


def test_a_sleeping_game_without_its_red_die_reads_a_throw_of_the_others() -> None:
    table = Driver(settings=BY_EAR)
    for number in (2, 3, 4, 5, 6, 12):
        table.roll(w1=number // 2, w2=number - number // 2)
        table.mark("Ann", "red", number)
        table.passes("Bo", table.view.active)
    assert "red" not in table.view.in_play
    asleep(table)
    assert table.watched().dice_set.without == {"red"}


def test_after_a_restart_dice_that_lay_there_unread_are_told_when_the_game_goes_on() -> None:
    table = Driver(begin=False, settings=BY_EAR)
    table.feed(Begin(0.0, unfinished=after_a_turn().session.table.journal()))
    table.tray("rest")
    table.tray("refused", unread("cocked"))
    assert table.said() == ()
    table.keys("enter")
    assert table.said_kinds() == ["roll-ask", "roll-refused"]


def test_a_set_up_that_nobody_goes_on_with_sleeps_again() -> None:
    table = Driver(players=())
    table.tray("moving")
    table.tray("refused", unread("cocked"))
    table.tap("seat", value=0)
    table.wait(650.0)
    assert scene_of(table.session).kind == "players"
    table.wait(20.0)
    assert (scene_of(table.session).kind, table.said_kinds()) == ("attract", ["asleep"])
    assert table.session.draft.editing is None
    table.wait(700.0)
    assert table.said_kinds() == []  # once
    table.tap("wake")
    assert scene_of(table.session).kind == "players"


# --- are you still there? ---------------------------------------------------------------------------------------------
def test_dice_typed_when_the_table_asks_who_is_there_are_taken_whole() -> None:
    table = asked(after_a_turn())
    table.keys("r3 w1 w2 y4 g5 b6 enter")
    assert table.accepted()[-1] == RollDice(Roll((1, 2), 3, 4, 5, 6))


@pytest.mark.parametrize("key", ["pass", "void", "undo", "enter", "back"])
def test_any_key_that_says_yes_to_still_there_does_nothing_else(key: str) -> None:
    table = asked(after_a_turn(rolled=True))
    before = table.session.table
    table.keys(key)
    assert (table.session.overlay, table.session.place) == ("", "game")
    assert table.session.table == before


def test_a_digit_that_says_yes_marks_no_row_that_was_named_long_ago() -> None:
    table = after_a_turn(rolled=True)
    table.keys("r")
    asked(table)
    table.keys("3")
    assert not isinstance(table.accepted()[-1], Mark)


def test_half_typed_dice_come_back_before_the_key_that_goes_on_with_them() -> None:
    table = after_a_turn()
    table.keys("w1 w2 r3")
    asleep(table)
    table.keys("y4 g5 b6 enter")
    assert table.said_kinds()[-2:] == ["entry-complete", "confirm-ask"]
    table.keys("enter")
    assert table.accepted()[-1] == RollDice(Roll((1, 2), 3, 4, 5, 6))


def test_half_typed_dice_are_given_back_when_enter_goes_on() -> None:
    table = after_a_turn()
    table.keys("w1 w2 r3")
    asleep(table)
    table.keys("enter enter")
    assert table.session.overlay == "by-hand"
    table.keys("y4 g5 b6 enter")
    assert table.accepted()[-1] == RollDice(Roll((1, 2), 3, 4, 5, 6))


def test_a_line_at_a_terminal_over_a_sleeping_table_counts_from_its_first_key() -> None:
    table = asleep(after_a_turn(rolled=True))
    for place, key in enumerate(("1", "y", "3")):
        table.feed(Key(0.0, key, "terminal", begins=place == 0))
    assert table.accepted()[-1] == Mark("Ann", "yellow", 3)


def test_an_answer_over_a_sleeping_table_that_cannot_count_says_why() -> None:
    table = asleep(after_a_turn(rolled=True))
    before = table.session.table
    table.keys("y 3")
    assert table.said_kinds() == ["offers", "nothing-marked", "offers"]
    assert sentence(table.said()[1], "en") == "Nothing is marked: whose answer that is was not known yet."
    assert table.session.table == before


def test_dice_found_lying_over_a_sleeping_game_name_the_key_that_keeps_them() -> None:
    table = asleep(after_a_turn())
    table.roll()
    table.keys("enter")
    (found,) = [message for message in table.said() if message.kind == "lay-there"]
    assert "Enter keeps them as the roll" in sentence(found, "en")
    table.keys("help")
    assert table.said()[0].facts["where"] == "lay-there"
    table.keys("enter")
    assert table.view.roll is not None
