"""One die of a roll by keys: named before its value is typed, white ones by what they show; corrected or rerolled."""

from __future__ import annotations

import pytest

from core.dice import SomeDice
from core.events import Correct, Reroll
from dicecaller.session import scene_of
from dicecaller.session_types import Beep, Settings
from display.layout import lay_out
from display.look import Look
from display.sentences import sentence
from tests.dicecaller.session_driver import Driver, dice, reading


@pytest.fixture
def table() -> Driver:
    return Driver()


def test_of_two_white_dice_the_one_that_was_misread_is_named_by_its_value(table):
    table.roll()  # white two and four
    table.tap("correct")
    table.keys("w")
    assert [(message.kind, message.facts) for message in table.said()] == [("white-which", {"values": (2, 4)})]
    table.keys("4")
    assert table.said()[-1].facts == {"colour": "white", "value": 4, "reroll": False}
    table.keys("3")
    assert table.said_kinds() == ["entry-instead", "confirm-ask"]
    assert table.said()[0].facts == {"colour": "white", "value": 3, "old": 4}
    table.keys("enter")
    assert table.view.roll.white == (2, 3)


def test_a_value_that_no_white_die_shows_names_none_and_changes_nothing(table):
    table.roll()
    table.tap("correct")
    table.keys("w6")
    assert table.said_kinds() == ["white-which", "white-which"]
    table.keys("enter")
    assert table.view.roll.white == (2, 4)
    table.keys("26 enter")
    assert table.view.roll.white == (6, 4)


def test_both_white_dice_can_be_put_right_at_once(table):
    table.roll()
    table.tap("correct")
    table.keys("w25 w46 enter")
    assert table.view.roll.white == (5, 6)


def test_white_dice_that_show_the_same_need_no_choice(table):
    table.roll(w1=3, w2=3)
    table.tap("correct")
    table.keys("w5 enter")
    assert table.view.roll.white == (5, 3)


def test_a_value_without_a_die_is_given_to_none(table):
    table.roll()
    table.tap("correct")
    table.keys("5 enter")
    assert table.said_kinds() == ["correct-ask", "correct-ask"]
    assert table.view.roll.white == (2, 4)


def test_back_takes_the_value_then_the_die_then_leaves_and_what_is_awaited_is_said(table):
    table.roll()
    table.tap("correct")
    table.keys("r3 back")
    assert table.said_kinds()[-1] == "die-chosen"
    table.keys("back")
    assert table.said_kinds() == ["correct-ask"]
    table.keys("back")
    assert table.session.overlay == ""
    assert table.said_kinds() == ["offers"]


def test_of_two_white_dice_the_one_that_is_thrown_again_by_hand_is_named_by_its_value():
    table = Driver(camera="off")
    table.keys("w2 w5 r1 y2 g3 b6 enter")
    assert table.view.roll.white == (2, 5)
    table.keys("back w pass")
    assert table.said_kinds()[-1:] == ["white-which"]  # none is guessed
    table.keys("5 pass")
    assert table.said()[-1].kind == "reroll-ask"
    assert table.said()[-1].facts == {"colour": "white", "value": 5}
    assert sentence(table.said()[-1], "en") == "Please roll the white die that shows five again, alone."
    table.keys("4 enter")
    assert isinstance(table.accepted()[-1], Reroll)
    assert table.view.roll.white == (2, 4)


def test_with_a_camera_the_white_die_that_is_thrown_again_needs_no_name():
    table = Driver()
    table.roll()
    table.keys("back w pass")
    assert table.said()[-1].facts == {"colour": "white", "value": None}
    table.roll(w1=6)
    assert table.accepted()[-1].to_json() == {"event": "reroll", "white": [6, None]}


def test_whoever_listens_is_told_which_keys_keep_or_correct_a_moved_die():
    table = Driver(settings=Settings(spoken=True))
    table.roll()
    table.tray("nudged", reading(**dice(red=2)))
    assert table.said_kinds() == ["nudged", "keep-ask"]
    table.keys("help")
    assert table.said()[-1].facts["where"] == "nudged"
    table.keys("back")
    assert table.said()[-1].facts == {"colour": "red", "value": 5, "reroll": False}
    table.keys("2 enter")
    assert table.view.roll.red == 2


def test_of_two_equal_white_dice_one_value_is_enough_for_a_throw_by_hand():
    table = Driver(camera="off")
    table.keys("w2 w2 r1 y2 g3 b6 enter back w pass 4 enter")
    assert sorted(table.view.roll.white) == [2, 4]


def test_a_screen_left_by_a_touch_leaves_no_question_of_its_own_behind(table):
    for screen, asked in (("amend", "amend-ask"), ("by-hand", "entry-ask")):
        table.tap(screen)
        assert asked in [message.kind for message in table.session.said]
        table.tap("back")
        assert [message.kind for message in table.session.said] == ["roll-ask"]
    table.roll()
    for screen in ("correct", "new-game"):
        table.tap(screen)
        table.tap("back")
        assert [message.kind for message in table.session.said] == ["answer-ask"]


# --- a die that is not rolled again any more --------------------------------------------------------------------------
def marked_table(language: str = "en") -> Driver:
    """Ann has passed, Bo's mark stands: Ann is asked for her coloured action."""
    table = Driver(settings=Settings(language=language, spoken=True), camera="off")
    table.keys("w1 w2 r3 y4 g5 b6 enter pass r3")
    assert table.view.phase == "coloured"
    return table


@pytest.mark.parametrize(
    ("language", "asked"),
    [
        ("en", "Blue six. Type the right value, or press back."),
        ("de", "Blau sechs. Bitte den richtigen Wert tippen, oder zurück."),
        ("fr", "Bleu six. Tapez la bonne valeur, ou retour."),
    ],
)
def test_where_a_mark_stands_the_question_offers_no_pass(language: str, asked: str) -> None:
    table = marked_table(language)
    table.keys("back b")
    assert " ".join(sentence(table.said()[-1], language).split()) == asked


@pytest.mark.parametrize("presses", [1, 2, 3])
def test_pass_on_a_die_that_is_not_rolled_again_says_why_and_stays_with_it(presses: int) -> None:
    table = marked_table()
    table.keys("back b")
    before = table.accepted()
    for _ in range(presses):
        table.keys("pass")
        assert table.said_kinds() == ["mark-refused", "die-chosen"]
        assert table.session.overlay == "correct"
    assert table.accepted() == before
    table.keys("4 enter")
    assert table.view.roll.blue == 4


def test_back_leaves_a_die_that_is_not_rolled_again_and_what_is_awaited_is_said() -> None:
    table = marked_table()
    table.keys("back b pass back back")
    assert table.session.overlay == ""
    assert table.session.focus == "Ann"
    assert table.said()[-1].kind == "offers"
    assert table.view.penalties == {"Ann": 0, "Bo": 0}


def test_between_two_turns_the_question_offers_no_pass_either() -> None:
    table = marked_table()
    table.keys("pass")
    assert table.view.phase == "roll"
    table.keys("back b")
    assert table.said()[-1].facts.get("stands") is True
    table.keys("pass")
    assert table.session.overlay == "correct"


def test_after_a_die_of_a_turn_that_is_over_was_put_right_it_is_said_who_rolls() -> None:
    table = Driver(settings=Settings(spoken=True, screen=False), camera="off")
    table.keys("w1 w2 r3 y4 g5 b6 enter")
    table.passes("Ann", "Bo", "Ann")
    table.keys("back")
    assert "last roll" in sentence(table.said()[-1], "en")
    table.keys("r 4 enter")
    assert table.said_kinds()[-1] == "roll-ask"


# --- nothing that was begun is dropped unsaid -------------------------------------------------------------------------
def test_another_die_named_before_the_one_rolled_again_says_that_this_one_stays() -> None:
    table = Driver(camera="off", settings=Settings(spoken=True))
    table.keys("2 4 5 1 3 6 enter back r pass")
    table.keys("y")
    assert table.said_kinds() == ["reroll-off", "die-chosen"]
    assert table.said()[0].facts["colour"] == "red"
    table.keys("3 enter")
    assert table.accepted()[-1] == Correct(SomeDice((None, None), None, 3))
    assert table.session.reroll == ""


def test_a_die_is_not_rolled_again_over_others_that_are_half_put_right() -> None:
    table = Driver(camera="off", settings=Settings(spoken=True))
    table.keys("2 4 5 1 3 6 enter back y4 r")
    table.keys("pass")
    assert table.said_kinds() == ["entry-instead", "confirm-ask"]
    table.keys("enter")
    assert table.accepted()[-1] == Correct(SomeDice((None, None), None, 4))


# --- only the die that is rolled again is awaited ---------------------------------------------------------------------
ONLY_RED = {
    "en": "Only the red die is awaited now: please roll it again, alone.",
    "de": "Erwartet wird jetzt nur der rote Würfel: bitte nachwürfeln.",
    "fr": "Seul le dé rouge est attendu maintenant : relancez-le, s’il vous plaît.",
}


def red_awaited(camera: str = "ok", language: str = "en") -> Driver:
    table = Driver(camera=camera, settings=Settings(language=language))
    table.roll()
    table.tap("die", value=2)
    table.tap("again")
    return table


@pytest.mark.parametrize("camera", ["ok", "off"])
@pytest.mark.parametrize("language", ["en", "de", "fr"])
def test_another_die_touched_while_one_is_rolled_again_says_and_shows_which_is_awaited(
    camera: str, language: str
) -> None:
    table = red_awaited(camera, language)
    for place in (0, 3):
        table.tap("die", value=place)
        (said,) = [" ".join(sentence(message, language).split()) for message in table.said()]
        assert said == ONLY_RED[language]
        for size in ((800, 480), (1024, 600), (1920, 1080)):
            model = lay_out(scene_of(table.session), Look(size, language=language))
            assert model.faults == ()
            texts = [" ".join(element.text.split()) for element in model.elements]
            assert texts.count(said) == 2  # the notice, and the caption
        assert Beep("refuse") in table.last
        assert table.session.reroll == "red"
    table.tap("value", value=6)  # of the die that is awaited, where its screen is open
    assert [event.to_json() for event in table.accepted()[2:]] == (
        [] if camera == "ok" else [{"event": "reroll", "red": 6}]
    )


def test_the_die_that_is_awaited_may_be_put_in_by_hand_as_rolled_again() -> None:
    table = red_awaited()
    table.passes("Bo")
    table.tap("die", value=2)
    table.tap("value", value=6)
    assert table.accepted()[-1] == Reroll(SomeDice((None, None), 6))
    assert table.view.waiting == ("Ann", "Bo")


@pytest.mark.parametrize("button", ["by-hand", "correct"])
def test_dice_by_hand_while_one_is_rolled_again_are_that_one(button: str) -> None:
    table = red_awaited()
    table.tap(button)
    assert (table.said_kinds(), table.session.selected) == (["reroll-ask"], 2)
    table.tap("back")
    assert (table.said_kinds(), table.session.overlay) == (["reroll-ask"], "")
    table.tap("again")
    assert table.said_kinds() == ["reroll-off", "answer-ask"]
    table.tap("die", value=3)
    table.tap("value", value=6)
    assert table.accepted()[-1] == Correct(SomeDice((None, None), None, 6))


def test_of_two_white_dice_the_one_that_is_rolled_again_is_named() -> None:
    table = Driver(camera="off")
    table.roll(w1=2, w2=4)
    table.tap("die", value=1)
    table.tap("again")
    table.tap("die", value=0)
    assert sentence(table.said()[0], "en").startswith("Only the white die that shows four is awaited")
    table.tap("die", value=1)
    table.tap("value", value=6)
    assert table.accepted()[-1] == Reroll(SomeDice((None, 6)))


def test_a_camera_sees_which_white_die_was_rolled_again_so_either_may_be_put_in() -> None:
    table = Driver()
    table.roll(w1=2, w2=4)
    table.keys("back w pass")
    table.keys("back")
    assert table.said_kinds() == ["white-which"]
    table.keys("4 6 enter")
    assert table.accepted()[-1] == Reroll(SomeDice((None, 6)))


def test_keys_leave_the_die_that_a_camera_awaits_for_another_and_say_so() -> None:
    table = red_awaited()
    table.keys("back y")
    assert table.said_kinds() == ["die-chosen", "reroll-off", "die-chosen"]
    table.keys("6 enter")
    assert table.accepted()[-1] == Correct(SomeDice((None, None), None, 6))
