"""What somebody hears who has no screen: only what is there, which key comes next, and never an old request."""

from __future__ import annotations

import pytest

from core.events import NewGame
from dicecaller.session_types import Begin, Settings
from display.catalogue import LANGUAGES
from display.sentences import sentence
from tests.dicecaller.session_driver import Driver

SCREEN = {"en": "screen", "de": "Bildschirm", "fr": "écran"}
BY_EAR = Settings(spoken=True, screen=False)


def locked(camera: str = "off", settings: Settings = BY_EAR) -> Driver:
    """Red has just been locked by Bo; its die is to be taken out, and Ann is asked for a coloured sum."""
    table = Driver(camera=camera, settings=settings)
    table.tap("amend")
    for number in (2, 3, 4, 5, 6):
        table.mark("Bo", "red", number)
    table.tap("amend")
    table.keys("w6 w6 r1 y1 g1 b2 enter 1 pass 2 r")
    return table


def heard(table: Driver, language: str = "en") -> str:
    return " ".join(sentence(message, language) for message in table.said())


def test_without_a_camera_the_die_to_be_taken_out_comes_with_the_key_that_goes_on():
    table = locked()
    [asked] = [message for message in table.said() if message.kind == "set-aside"]
    assert sentence(asked, "en") == "Please take the red die out. Then press enter."
    table.keys("enter")
    assert table.said_kinds() == ["set-aside-thanks"]


def test_where_the_camera_sees_it_no_key_is_named():
    [asked] = [message for message in locked(camera="ok").said() if message.kind == "set-aside"]
    assert "enter" not in sentence(asked, "en")


def test_the_dice_of_a_new_game_come_with_the_key_that_goes_on_while_some_are_missing():
    table = locked()
    table.feed(Begin(0.0, NewGame(("Ann", "Bo"))))
    [asked] = table.all_said("all-dice-back")
    assert sentence(asked, "en").endswith("Please put the red die back. Then press enter.")
    table.keys("enter")
    assert table.session.missing == ()


def test_repeat_after_thank_you_repeats_that_and_not_the_request():
    table = locked()
    table.keys("enter repeat")
    kinds = [message.kind for message in table.said()][-len(table.session.repeatable) :]
    assert "set-aside" not in kinds
    assert "set-aside-thanks" in kinds
    assert kinds[-1] == "offers"  # and what is awaited, as it was said after the request


def test_the_thanks_for_a_request_that_was_followed_by_news_comes_after_it():
    table = locked()
    table.keys("1")  # who is asked hears it anew
    table.keys("enter repeat")
    assert [message.kind for message in table.said()][-2:] == ["offers", "set-aside-thanks"]


def test_help_names_the_dice_that_are_in_play():
    table = locked()
    table.keys("enter pass")
    assert table.view.phase == "roll"
    table.keys("help")
    assert "in the order white, white, yellow, green, blue." in heard(table)
    table.keys("w6 help")
    assert "in the order white, white, yellow, green, blue." in heard(table)


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_table_without_a_screen_speaks_of_none(language: str):
    table = Driver(players=(), settings=BY_EAR)
    said = [heard(table, language)]
    for what, reason in (("keypad", "unplugged"), ("sound", "lost")):
        table.device(what, "fault", reason)
        said.append(heard(table, language))
    table.feed(Begin(0.0, NewGame(("Ann", "Bo"))))
    for seconds in (601.0, 61.0):
        table.wait(seconds)
        said.append(heard(table, language))
    assert len(said) == 5
    assert all(said)
    assert not [text for text in said if SCREEN[language] in text]


def test_a_table_with_a_screen_speaks_of_it():
    assert "touch the screen" in heard(Driver(players=()))
