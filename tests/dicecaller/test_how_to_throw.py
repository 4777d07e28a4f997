"""Where the tray is simulated a key or a button throws: that stands where somebody looks for it, and is said once."""

from __future__ import annotations

import pytest

from dicecaller.session import scene_of
from dicecaller.session_types import Begin, Settings
from display.catalogue import text
from display.layout import lay_out
from display.look import Look
from display.sentences import sentence
from tests.dicecaller.session_driver import Driver, reading

LANGUAGES = ("en", "de", "fr")


def simulated(language: str = "en", screen: bool = True) -> Settings:
    return Settings(language=language, simulated_tray=True, screen=screen)


def said(table: Driver) -> str:
    """What the last step said."""
    return " ".join(sentence(message, table.session.settings.language) for message in table.said())


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_headline_of_a_roll_that_is_due_says_what_throws(language: str) -> None:
    table = Driver(settings=simulated(language))
    how = text("said-then-throw", language)
    assert how in said(table)
    for _turn in range(2):
        model = lay_out(scene_of(table.session), Look((800, 480), language=language))
        assert model.faults == ()
        assert how in " ".join(" ".join(element.text.split()) for element in model.elements)
        table.roll()
        table.passes("Ann", "Bo", table.view.active)


def test_the_voice_says_it_once_a_game() -> None:
    table = Driver(settings=simulated())
    assert "press enter" in said(table)
    table.roll()
    table.passes("Ann", "Bo", "Ann")
    assert "roll-ask" in table.said_kinds()
    assert "press enter" not in said(table)


def test_the_opening_roll_says_it_once() -> None:
    table = Driver(opening=True, settings=simulated())
    assert "press enter or tap throw" in said(table)
    table.tray("roll", reading(white=(3,)))
    assert "opening-ask" in table.said_kinds()
    assert "press enter" not in said(table)


def test_a_table_without_a_screen_names_the_key_alone() -> None:
    table = Driver(settings=simulated(screen=False))
    assert said(table).endswith("To throw, press enter.")


@pytest.mark.parametrize("opening", [False, True])
def test_help_says_it_whenever_it_is_asked(opening: bool) -> None:
    table = Driver(opening=opening, settings=simulated())
    table.keys("help")
    assert "press enter or tap throw" in said(table)


def test_the_caller_says_it_too() -> None:
    caller = Driver(begin=False, settings=simulated())
    caller.feed(Begin(0.0, call=True))
    assert "tap throw" in said(caller)


def test_with_real_dice_nobody_is_told_to_press_a_key_for_them() -> None:
    table = Driver()
    table.keys("help")
    assert "To throw" not in said(table)
    assert sentence(scene_of(table.session).prompt, "en") == "Ann, roll the dice."  # type: ignore[arg-type]
