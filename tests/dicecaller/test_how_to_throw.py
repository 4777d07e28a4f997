"""Where the tray is simulated a key throws: that stands where somebody looks for it, and is said once."""

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


def simulated(language: str = "en") -> Settings:
    """Of a table that is played by ear."""
    return Settings(language=language, simulated_tray=True, spoken=True)


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
    assert "Enter throws." in said(table)
    table.roll()
    table.passes("Ann", "Bo", "Ann")
    assert "roll-ask" in table.said_kinds()
    assert "Enter throws." not in said(table)


def test_the_opening_roll_says_it_once() -> None:
    table = Driver(opening=True, settings=simulated())
    assert "Enter throws." in said(table)
    table.tray("roll", reading(white=(3,)))
    assert "opening-ask" in table.said_kinds()
    assert "Enter throws." not in said(table)


@pytest.mark.parametrize("opening", [False, True])
def test_help_says_it_whenever_it_is_asked(opening: bool) -> None:
    table = Driver(opening=opening, settings=simulated())
    table.keys("help")
    assert "Enter throws." in said(table)


def test_the_caller_says_it_too() -> None:
    caller = Driver(begin=False, settings=simulated())
    caller.feed(Begin(0.0, call=True))
    assert "Enter throws." in said(caller)


def test_whoever_touches_reads_it_and_is_not_told() -> None:
    table = Driver(settings=Settings(simulated_tray=True))
    assert "Enter throws." not in said(table)
    assert sentence(scene_of(table.session).prompt, "en") == "Ann, roll the dice. Enter throws."  # type: ignore[arg-type]


def test_with_real_dice_nobody_is_told_to_press_a_key_for_them() -> None:
    table = Driver()
    table.keys("help")
    assert "Enter throws" not in said(table)
    assert sentence(scene_of(table.session).prompt, "en") == "Ann, roll the dice."  # type: ignore[arg-type]


@pytest.mark.parametrize("language", ["en", "de", "fr"])
def test_where_no_camera_looks_how_dice_are_typed_is_said_once(language: str) -> None:
    table = Driver(camera="off", settings=Settings(language=language, spoken=True))
    assert table.said_kinds()[-2:] == ["roll-ask", "dice-typed"]
    table.keys("w2 w5 r1 y1 g6 b6 enter pass pass pass")
    assert table.said_kinds()[-1] == "roll-ask"
    assert len(table.all_said("dice-typed")) == 1


def test_where_a_camera_looks_nobody_is_told_to_type() -> None:
    assert Driver(settings=Settings(spoken=True)).all_said("dice-typed") == []
    assert Driver(camera="off").all_said("dice-typed") == []  # a finger finds the button
