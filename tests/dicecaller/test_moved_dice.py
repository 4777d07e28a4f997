"""One die is to be thrown again alone, and others lie otherwise too: what is asked, what counts, what is never kept."""

from __future__ import annotations

import pytest

from core.dice import Roll
from core.events import NewGame, Reroll, RollDice
from dicecaller.session import scene_of
from dicecaller.session_types import Begin, Settings
from display.sentences import sentence
from tests.dicecaller.session_driver import Driver, dice, reading


def leaning(table: Driver) -> None:
    """A throw in which the red die leans on something."""
    table.tray("refused", reading("refused", "cocked", ["red"], doubts=["red"], **dice()))


@pytest.mark.parametrize("language", ["en", "de", "fr"])
@pytest.mark.parametrize("spoken", [True, False])
def test_whoever_throws_all_dice_instead_of_the_leaning_one_hears_and_reads_how_they_count(language, spoken):
    table = Driver(settings=Settings(language=language, spoken=spoken))
    leaning(table)
    table.roll(w1=6, red=2, yellow=2)
    (told,) = table.said()
    assert scene_of(table.session).notice == told
    by_keys = {"en": "Enter keeps the roll", "de": "Enter lässt den Wurf gelten", "fr": "Entrée garde le lancer"}
    by_touch = {"en": "Keep the roll", "de": "Den Wurf gelten lassen", "fr": "Gardez le lancer"}
    assert (by_keys if spoken else by_touch)[language] in sentence(told, language).replace("\u00a0", " ")
    if spoken:
        table.keys("enter")
    else:
        table.tap("keep")
    assert table.accepted()[-1] == RollDice(Roll((6, 4), 2, 2, 3, 6))


@pytest.mark.parametrize("turns", [0, 1])
def test_a_die_that_was_put_back_as_it_lay_makes_the_roll(turns):
    table = Driver()
    for _ in range(turns):
        table.roll(w1=1, w2=1, red=1, yellow=2, green=1, blue=1)
        table.passes("Ann", "Bo", "Ann")
    leaning(table)
    table.roll(w1=6, red=2)
    table.tray("moving")
    table.tray("nudged", reading(**dice(red=2)))
    assert table.accepted()[-1] == RollDice(Roll((2, 4), 2, 1, 3, 6))


def test_dice_that_are_kept_count_as_they_lie_and_not_as_they_lay_when_that_was_asked():
    table = Driver()
    leaning(table)
    table.roll(w1=6, red=2)
    table.tray("nudged", reading(**dice(w1=5, red=2)))
    assert table.said()[0].facts["colours"] == ("white",)
    table.keys("enter")
    assert table.accepted()[-1] == RollDice(Roll((5, 4), 2, 1, 3, 6))


@pytest.mark.parametrize("lies", ["moving", "rest"])
def test_dice_that_nobody_saw_thrown_are_asked_about_again_once_one_is_touched(lies):
    table = Driver()
    table.tray("rest")
    table.roll()
    assert table.said_kinds() == ["lay-there"]
    table.tray(lies)
    table.tray("nudged", reading(**dice(red=2)))
    assert table.said_kinds() == ["lay-there"]
    assert table.view.roll is None
    table.keys("enter")
    assert table.accepted()[-1] == RollDice(Roll((2, 4), 2, 1, 3, 6))


@pytest.mark.parametrize("away", ["sleep", "new-game"])
def test_a_die_touched_while_nothing_is_asked_is_kept_as_it_lies(away):
    table = Driver()
    table.tray("rest")
    table.roll()
    table.tap(away)
    table.tray("nudged", reading(**dice(red=2)))
    table.tap("wake" if away == "sleep" else "back")
    table.keys("enter enter" if away == "sleep" else "enter")
    assert table.accepted()[-1] == RollDice(Roll((2, 4), 2, 1, 3, 6))


def test_dice_that_wait_for_a_word_and_are_taken_out_are_kept_by_no_key():
    table = Driver()
    leaning(table)
    table.roll(w1=6, red=2)
    table.tray("collected")
    table.keys("enter")
    assert table.view.phase == "roll"
    assert table.said_kinds() == ["roll-ask"]


def test_dice_that_wait_for_a_word_and_lean_then_are_kept_by_no_key():
    table = Driver()
    leaning(table)
    table.roll(w1=6, red=2)
    table.tray("nudged", reading("refused", "cocked", ["blue"], doubts=["blue"], **dice(w1=6, red=2)))
    assert table.said_kinds() == ["roll-refused"]
    table.keys("enter")
    assert table.view.phase == "roll"


def test_help_on_dice_that_nobody_saw_thrown_speaks_of_them_after_a_hand_has_passed():
    table = Driver()
    table.tray("rest")
    table.roll()
    table.tray("covered")
    table.keys("help")
    assert table.said()[0].facts["where"] == "lay-there"


def awaits_red(table: Driver) -> None:
    """A roll was called, and its red die is thrown again alone."""
    table.roll()
    table.keys("back r pass")


def test_a_die_thrown_again_that_leans_is_no_roll_whatever_it_seems_to_show():
    table = Driver()
    awaits_red(table)
    table.tray("nudged", reading("refused", "cocked", ["red"], doubts=["red"], **dice(red=3)))
    assert table.said_kinds() == ["roll-refused"]
    assert not any(isinstance(event, Reroll) for event in table.accepted())
    table.tray("nudged", reading(**dice(red=2)))
    assert table.accepted()[-1].to_json() == {"event": "reroll", "red": 2}


def test_a_badly_seen_die_cannot_be_kept_with_others_that_moved():
    table = Driver()
    awaits_red(table)
    table.tray("nudged", reading(**dice(red=3, blue=1)))
    assert table.said_kinds() == ["one-die-moved"]
    table.tray("nudged", reading("refused", "cocked", ["red"], doubts=["red"], **dice(red=4, blue=1)))
    table.keys("enter")
    assert not any(isinstance(event, Reroll) for event in table.accepted())


def test_the_die_taken_up_to_be_thrown_again_is_no_complaint():
    table = Driver()
    awaits_red(table)
    table.tray("nudged", reading("refused", "missing-die", ["red"], **dice(without=("red",))))
    assert table.said_kinds() == []


def played_by_hand(table: Driver) -> None:
    """A throw that could not be read was typed, and everybody has answered; the dice still lie there."""
    table.tray("refused", reading("refused", "glare", ["red"], doubts=["red"], **dice()))
    table.keys("w2 w4 r5 y1 g3 b6 enter")
    table.passes("Ann", "Bo", "Ann")


@pytest.mark.parametrize("red", [5, 4])
def test_dice_that_were_typed_are_not_the_next_roll_once_they_can_be_read(red):
    table = Driver()
    played_by_hand(table)
    table.roll(red=red)
    assert table.said_kinds() == ["lay-there"]
    assert table.view.phase == "roll"
    table.tray("moving")
    table.roll(w1=3, red=2, blue=1)
    assert table.accepted()[-1] == RollDice(Roll((3, 4), 2, 1, 3, 1))


def typed_unseen(fault: str = "unplugged", answered: bool = True) -> Driver:
    """A roll was typed while the camera was out, which is back now."""
    table = Driver()
    table.tray("empty")
    table.tray("fault", fault=fault)
    table.keys("w2 w4 r5 y1 g3 b6 enter")
    table.passes(*("Ann", "Bo", "Ann")[: 3 if answered else 1])
    table.tray("mended", fault=fault)
    return table


@pytest.mark.parametrize("fault", ["unplugged", "frozen", "black", "wrong-size"])
@pytest.mark.parametrize("lies", [{}, {"red": 4}, {"red": 4, "w1": 6, "blue": 1}], ids=["typed", "one-off", "others"])
def test_dice_that_lie_there_when_the_camera_is_back_are_asked_about_after_a_typed_roll(fault, lies):
    table = typed_unseen(fault)
    table.tray("rest")
    table.roll(**lies)
    assert (table.said_kinds(), table.view.phase) == (["lay-there"], "roll")


@pytest.mark.parametrize("over", ["moving", "covered"])
def test_a_hand_over_the_typed_dice_makes_no_throw_of_them_once_the_camera_is_back(over):
    table = typed_unseen()
    for state in ("rest", over, "rest"):
        table.tray(state)
    table.roll(red=4)
    assert (table.said_kinds(), table.view.phase) == (["lay-there"], "roll")


@pytest.mark.parametrize("seen", ["moving", "empty"])
def test_a_throw_that_is_seen_after_a_roll_typed_while_the_camera_was_out_counts(seen):
    table = typed_unseen()
    table.tray(seen)
    table.tray("moving")
    table.roll(w1=3, red=2, blue=1)
    assert table.view.phase == "shared"


def test_a_throw_while_the_camera_was_out_counts_where_none_was_typed():
    table = Driver()
    table.tray("empty")
    table.tray("moving")
    table.tray("rest")
    table.roll()
    table.passes("Ann", "Bo", "Ann")
    table.tray("fault", fault="unplugged")
    table.tray("mended", fault="unplugged")
    table.tray("rest")
    table.roll(w1=3, red=2, blue=1)
    assert table.view.phase == "shared"


def test_dice_typed_under_a_hand_are_not_the_next_roll_when_it_is_gone():
    table = Driver()
    table.tray("covered")
    table.keys("w2 w4 r5 y1 g3 b6 enter")
    table.passes("Ann", "Bo", "Ann")
    table.tray("rest")
    table.roll()
    assert (table.said_kinds(), table.view.phase) == (["lay-there"], "roll")


def test_dice_of_a_corrected_roll_are_no_throw_when_they_are_seen_from_elsewhere():
    table = Driver()
    table.roll()
    table.keys("back r 4 enter")
    assert table.view.roll is not None
    assert table.view.roll.red == 4
    table.passes("Ann", "Bo", "Ann")
    table.roll(red=4)  # as they lie; `red=5` was read from where the camera stood
    assert (table.said_kinds(), table.view.phase) == (["lay-there"], "roll")


def test_typed_dice_that_lie_there_are_not_the_first_roll_of_a_new_game():
    table = typed_unseen(answered=False)
    table.feed(Begin(0.0, NewGame(("Cy", "Di"))))
    table.tray("moving")
    table.tray("rest")
    table.roll()
    assert (table.said_kinds(), table.view.phase) == (["lay-there"], "roll")


def test_a_typed_opening_die_that_lies_there_when_the_camera_is_back_is_nobody_elses():
    table = Driver(opening=True)
    table.tray("empty")
    table.tray("fault", fault="unplugged")
    table.keys("5 enter")
    assert table.session.opening_rolled == (("Ann", 5),)
    table.tray("mended", fault="unplugged")
    table.tray("rest")
    table.tray("roll", reading(white=(5,)))
    assert table.session.opening_rolled == (("Ann", 5),)
    assert [(said.kind, said.facts["player"]) for said in table.said()] == [("opening-ask", "Bo")]
    table.tray("moving")
    table.tray("rest")
    table.tray("roll", reading(white=(3,)))
    assert table.session.opening_rolled == (("Ann", 5), ("Bo", 3))
    table.keys("6 enter")
    table.roll(w1=6)
    assert table.view.phase == "shared"


def test_after_a_typed_roll_the_same_dice_thrown_into_an_empty_tray_are_a_roll():
    table = Driver()
    played_by_hand(table)
    table.tray("collected")
    table.roll()
    assert table.view.phase == "shared"


def test_a_die_touched_after_a_throw_that_came_too_early_makes_no_roll_of_it():
    table = Driver()
    table.roll()
    table.passes("Ann", "Bo")
    early = dice(w1=5, w2=5, red=1, yellow=4, green=2, blue=3)
    table.tray("roll", reading(**early))
    assert table.said_kinds() == ["too-early"]
    table.passes("Ann")
    table.tray("nudged", reading(**{**early, "blue": 4}))
    assert table.view.phase == "roll"


@pytest.mark.parametrize("language", ["en", "de", "fr"])
def test_while_answers_are_awaited_nobody_is_told_to_type_dice_that_would_be_marks(language):
    table = Driver(settings=Settings(language=language, spoken=True))
    awaits_red(table)
    table.tray("nudged", reading(**dice(red=3, blue=1)))
    back = {"en": "press back and type", "de": "zurück drücken und eintippen", "fr": "appuyez sur retour et tapez"}
    assert back[language] in sentence(table.said()[0], language)
    table.keys("help")
    assert back[language] in sentence(table.said()[0], language)
    table.keys("back 3 enter")
    assert table.accepted()[-1].to_json() == {"event": "reroll", "red": 3}
