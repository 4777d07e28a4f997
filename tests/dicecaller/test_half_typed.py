"""Half-typed dice: whatever comes between, they are there again afterwards or are said to count no more."""

from __future__ import annotations

import pytest

from core.events import Amend, NewGame, RollDice
from core.view import TableView
from dicecaller.session import scene_of
from dicecaller.session_types import Begin, Settings
from tests.dicecaller.session_driver import Driver, reading


def typed(table: Driver) -> list[int | None]:
    """The values on the screen on which dice are typed."""
    scene = scene_of(table.session)
    assert scene.kind == "by-hand"
    return [die.value for die in scene.dice]


@pytest.fixture
def table() -> Driver:
    """Two dice of the first roll are typed on one keypad."""
    table = Driver(camera="off", settings=Settings(spoken=True))
    table.keys("w2 r5", pad="box")
    return table


def first_mark(view: TableView) -> tuple[int, ...]:
    return view.sheets["Ann"].rows[0].marks


def test_a_remedy_agreed_by_touch_gives_the_dice_back(table: Driver) -> None:
    table.tap("amend")
    table.mark("Ann", "red", 4)
    assert first_mark(table.view) == (4,)
    table.tap("back")
    assert typed(table) == [2, None, 5, None, None, None]
    assert table.said_kinds()[-2:] == ["entry-complete", "entry-ask"]
    table.keys("w4 y1 g3 b6 enter")
    assert [event for event in table.accepted() if isinstance(event, RollDice)][-1].roll.white == (2, 4)


def test_a_remedy_agreed_on_the_same_keypad_gives_them_back(table: Driver) -> None:
    table.keys("0 3 2 r 4 enter")
    assert [event for event in table.accepted() if isinstance(event, Amend)] == [Amend("Bo", "red", 4)]
    assert typed(table) == [2, None, 5, None, None, None]


def test_a_die_that_a_remedy_took_out_is_left_out_of_what_was_typed(table: Driver) -> None:
    table.tap("amend")
    for number in (2, 3, 4, 5, 6, 12):
        table.mark("Ann", "red", number)
    table.tap("back")
    assert typed(table) == [2, None, None, None, None]


@pytest.mark.parametrize("leaves", ["still-here", "sleep"])
def test_an_idle_table_gives_them_back_when_somebody_is_there_again(table: Driver, leaves: str) -> None:
    table.wait(700)
    assert scene_of(table.session).kind == "asleep-ask"
    table.tap(leaves)
    if leaves == "sleep":
        table.tap("wake")
        table.tap("resume")
    assert typed(table) == [2, None, 5, None, None, None]


def test_a_set_up_that_is_left_gives_them_back(table: Driver) -> None:
    table.keys("0 4 back")
    assert typed(table) == [2, None, 5, None, None, None]


def test_a_new_game_begins_without_them(table: Driver) -> None:
    table.keys("0 4 enter enter")
    assert table.session.kept is None
    assert scene_of(table.session).kind == "opening"
    assert "typed-gone" not in [message.kind for message in table.said()]


def test_an_undo_with_nothing_to_take_back_leaves_them(table: Driver) -> None:
    table.keys("undo")
    assert typed(table) == [2, None, 5, None, None, None]


def test_a_correction_half_typed_is_given_back_too() -> None:
    table = Driver(settings=Settings(spoken=True))
    table.roll()
    table.keys("back r 3")
    table.wait(700)
    table.tap("still-here")
    assert scene_of(table.session).kind == "correct"
    table.keys("enter")
    assert table.view.roll is not None
    assert table.view.roll.red == 3


# --- said to be gone --------------------------------------------------------------------------------------------------
def test_the_roll_that_the_camera_saw_first_says_so_before_it_is_called() -> None:
    table = Driver(settings=Settings(spoken=True))
    table.keys("w2 r5")
    table.roll()
    assert table.said_kinds()[:2] == ["typed-late", "roll"]
    notice = scene_of(table.session).notice
    assert notice is not None
    assert notice.kind == "typed-late"


def test_tapped_dice_are_told_of_too() -> None:
    table = Driver()
    table.tap("by-hand")
    table.tap("value", value=3)
    table.roll()
    assert "typed-late" in table.said_kinds()


def test_going_back_a_step_says_that_they_count_no_more() -> None:
    table = Driver(camera="off", settings=Settings(spoken=True))
    table.keys("2 4 5 1 3 6 enter pass pass pass")
    table.keys("w2 undo")
    assert "typed-gone" in [message.kind for message in table.said()]
    assert table.view.phase == "coloured"


def test_the_opening_and_the_caller_tell_of_it_as_well() -> None:
    opening = Driver(opening=True)
    opening.keys("3")
    assert scene_of(opening.session).kind == "by-hand"
    opening.tray("roll", reading(red=4))
    assert opening.said_kinds()[0] == "typed-late"
    caller = Driver(begin=False)
    caller.feed(Begin(0.0, call=True))
    caller.keys("w2")
    caller.roll()
    assert caller.said_kinds()[0] == "typed-late"


@pytest.mark.parametrize("keys", ["w2 back back", "2 4 5 1 3 6 enter"])
def test_whoever_leaves_or_confirms_them_is_told_nothing(keys: str) -> None:
    table = Driver(camera="off", settings=Settings(spoken=True))
    table.keys(keys)
    assert not {"typed-late", "typed-gone"} & {message.kind for message in table.said()}
    assert table.session.kept is None


# --- keys that are still meant for dice -------------------------------------------------------------------------------
@pytest.mark.parametrize("pad", ["box", "keyboard"])
def test_keys_that_go_on_typing_mark_nothing(pad: str) -> None:
    table = Driver(settings=Settings(spoken=True, keyboard=True))
    table.keys("w2 r5", pad)
    table.roll()
    events = table.accepted()
    table.keys("y1 g3 b6", pad)
    assert table.accepted() == events
    table.keys("enter", pad)
    assert [message.facts["player"] for message in table.said() if message.kind == "offers"] == ["Ann"]
    table.keys("y enter", pad)
    assert table.accepted()[-1].to_json()["player"] == "Ann"


def test_after_a_pause_a_key_is_an_answer_again() -> None:
    table = Driver(settings=Settings(spoken=True))
    table.keys("w2 r5")
    table.roll()
    table.at += 4.0
    table.keys("r enter")
    assert table.accepted()[-1].to_json()["row"] == "red"


def test_another_keypads_remedy_is_not_made_by_who_goes_on_typing(table: Driver) -> None:
    table.keys("0 3", pad="terminal")
    assert scene_of(table.session).kind == "amend"
    table.keys("r5", pad="box")
    assert first_mark(table.view) == ()
    table.keys("enter", pad="terminal")
    assert typed(table) == [2, None, 5, None, None, None]


def test_the_die_of_the_opening_is_given_back_to_whoever_comes_back() -> None:
    table = Driver(begin=False, settings=Settings(spoken=True))
    table.feed(Begin(0.0, NewGame(("Ann", "Bo")), True))
    table.keys("3")
    table.wait(700)
    table.tap("still-here")
    assert typed(table) == [3]


def test_back_after_a_colour_alone_says_the_dice_that_still_stand() -> None:
    table = Driver(camera="off", settings=Settings(spoken=True))
    table.keys("w1 w2 r3 y4 g5 b6 r")
    table.keys("back")
    assert table.said_kinds() == ["entry-complete", "confirm-ask"]
    assert table.said()[0].facts == {"white": (1, 2), "red": 3, "yellow": 4, "green": 5, "blue": 6}
    table.keys("back")
    assert table.said()[-1].facts["colours"] == ("blue",)


def test_a_colour_alone_says_that_its_value_is_awaited() -> None:
    table = Driver(camera="off", settings=Settings(spoken=True))
    table.keys("w1 w2 g")
    assert (table.said()[-1].kind, table.said()[-1].facts) == ("entry-colour", {"colour": "green"})
    table.keys("4")
    assert table.view.roll is None
    assert table.said()[-1].facts == {"colour": "green", "value": 4}


def test_a_game_that_is_returned_to_from_a_new_one_gives_its_dice_back(table: Driver) -> None:
    table.keys("0 4 enter enter")
    assert scene_of(table.session).kind == "opening"
    table.keys("back back")
    assert typed(table) == [2, None, 5, None, None, None]
    assert table.said_kinds()[-2:] == ["entry-complete", "entry-ask"]


def test_the_opening_die_of_a_new_game_that_is_given_up_is_said_to_count_no_more(table: Driver) -> None:
    table.keys("0 4 enter enter 3")
    table.keys("0 4")
    assert "typed-gone" in table.said_kinds()
    table.keys("back")
    assert typed(table) == [2, None, 5, None, None, None]
