"""For whom the first key answers: what the screen shows or the voice has said, and never anybody else."""

from __future__ import annotations

import random
from dataclasses import replace

import pytest

from core.events import Mark, Pass
from core.view import TableView
from dicecaller.session import scene_of
from dicecaller.session_types import Settings
from display.layout import lay_out
from display.look import Look
from tests.dicecaller.session_driver import Driver, dice, reading

SEEN = Settings(keyboard=True)
THREE = ("Ann", "Bo", "Cy")


def shown(table: Driver) -> str:
    """For whom the keys answer, as the screen shows it."""
    return str(scene_of(table.session).extra["keys_for"])


def signs(table: Driver) -> list[tuple[int, int]]:
    """Where the sign of the keys stands."""
    model = lay_out(scene_of(table.session), Look())
    return [element.rect.centre for element in model.elements if element.data == ("keypad",)]


# --- what the screen shows --------------------------------------------------------------------------------------------
def test_the_first_answer_key_after_a_touch_counts_for_whom_the_screen_shows() -> None:
    table = Driver(settings=SEEN)
    table.tap("repeat")
    table.roll()
    assert shown(table) == "Ann"
    table.keys("r enter", pad="keyboard")
    assert table.accepted()[-1] == Mark("Ann", "red", 6)


def test_the_sign_stands_in_the_panel_of_that_player_alone() -> None:
    table = Driver(THREE, settings=SEEN)
    table.roll()
    (first,) = signs(table)
    table.mark("Ann", "red", 6)
    (second,) = signs(table)
    assert shown(table) == "Bo"
    assert first != second
    table.passes("Bo", "Cy")
    assert signs(table) == []  # the coloured action is the active player's alone


def test_a_table_that_is_only_touched_and_has_no_keyboard_shows_no_sign() -> None:
    table = Driver()
    table.tap("repeat")
    table.roll()
    assert (shown(table), signs(table)) == ("", [])


def test_after_a_touch_the_key_is_the_next_ones_and_changes_nobodys_answer() -> None:
    table = Driver(THREE, settings=SEEN)
    table.keys("enter", pad="keyboard")
    table.roll()
    table.mark("Ann", "red", 6)
    table.keys("y6", pad="keyboard")
    assert table.accepted()[-2:] == [Mark("Ann", "red", 6), Mark("Bo", "yellow", 6)]


# --- what the voice has said ------------------------------------------------------------------------------------------
@pytest.mark.parametrize("pad", ["keyboard", "box", "terminal"])
def test_after_enter_whoever_is_read_to_answers_with_the_first_key(pad: str) -> None:
    table = Driver()
    table.keys("enter", pad=pad)
    table.roll()
    assert [message.facts["player"] for message in table.said() if message.kind == "offers"] == ["Ann"]
    table.keys("r enter", pad=pad)
    assert table.accepted()[-1] == Mark("Ann", "red", 6)


@pytest.mark.parametrize("pad", ["box", "terminal", "pad-1"])
@pytest.mark.parametrize("key", ["r", "pass", "g"])
def test_a_keypad_that_nobody_was_read_to_on_asks_first(pad: str, key: str) -> None:
    table = Driver(THREE, settings=SEEN)
    table.tap("repeat")
    table.roll()
    events = table.accepted()
    table.keys(key, pad=pad)
    assert table.accepted() == events
    said = table.said()
    assert (said[-1].kind, said[-1].facts["player"]) == ("offers", "Ann")
    assert [message.kind for message in said[:-1]] == (["unasked"] if key == "pass" else [])


def test_where_only_one_is_awaited_the_first_key_of_any_keypad_counts() -> None:
    table = Driver()
    table.roll()
    table.mark("Ann", "red", 6)
    table.keys("pass", pad="box")
    assert table.accepted()[-1] == Pass("Bo")


# --- whatever happens before ------------------------------------------------------------------------------------------
@pytest.mark.parametrize("seed", range(12))
def test_a_key_of_the_windows_keyboard_never_answers_for_another_than_shown(seed: int) -> None:
    rng = random.Random(seed)
    table = Driver(THREE, settings=SEEN)
    answered = 0
    for _step in range(120):
        view = table.view
        if view.phase == "over":
            break
        if view.phase == "roll":
            table.session = replace(table.session, settings=SEEN)  # as if no key had answered yet
            table.keys("enter", pad="keyboard") if rng.random() < 0.3 else table.tap("repeat")
            table.tray("roll", reading(**_thrown(rng, view)))
        elif rng.random() < 0.5:
            _touch(table, rng)
        else:
            answered += _press(table, rng)
    assert answered > 3


def _thrown(rng: random.Random, view: TableView) -> dict[str, object]:
    without = tuple(colour for colour in ("red", "yellow", "green", "blue") if colour not in view.dice_due)
    return dice(*(rng.randint(1, 6) for _die in range(6)), without=without)


def _touch(table: Driver, rng: random.Random) -> None:
    player = rng.choice(table.view.waiting)
    legal = table.view.legal[player]
    what = rng.random()
    if what < 0.15:
        table.tap("undo")
    elif what < 0.25:
        table.tap("void")
    elif legal and what < 0.7:
        table.mark(player, *legal[0])
    else:
        table.passes(player)


def _press(table: Driver, rng: random.Random) -> bool:
    """One key; whether it answered. It answers for whom the screen shows, or for the only one who is awaited."""
    meant = shown(table) or table.view.active
    before = len(table.accepted())
    keys = rng.choice(
        ("r", "y", "g", "b", "r enter", "y enter", "g enter", "b enter", "pass", "up", "down", "2", "enter", "more")
    )
    table.keys(keys, pad="keyboard")
    new = table.accepted()[before:]
    answers = [event for event in new if isinstance(event, Mark | Pass)]
    assert {event.player for event in answers} <= {meant}
    return bool(answers)
