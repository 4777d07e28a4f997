"""A locked die that nobody takes out: the others are taken up, thrown beside it, and the roll still comes to its call.

What a watcher makes of such a throw is a bump, since one die lies as it lay.
"""

from __future__ import annotations

import pytest

from core.events import RollDice
from dicecaller.session_types import Begin
from tests.dicecaller.session_driver import BY_EAR, Driver, dice, reading

FIVE = (2, 3, 4, 5, 6)


@pytest.fixture
def table() -> Driver:
    """Ann has locked red and passed; Bo is to roll, and the red die lies in the tray with the others."""
    driver = Driver(settings=BY_EAR)
    for number in FIVE:
        driver.keys("0 3 1 r " + str(number) + " enter")
    driver.tray("empty")
    driver.tray("moving")
    driver.roll(w1=6, w2=6)
    driver.keys("r 1 2 pass pass")
    assert driver.session.set_aside == ("red",)
    assert driver.view.phase == "roll"
    driver.tray("moving")
    return driver


def taken_up(table: Driver) -> None:
    """Five dice are in a hand; red lies as it lay."""
    table.tray("nudged", reading("refused", "removed-die", ("red",), red=5))


def thrown_beside(table: Driver) -> None:
    thrown = reading("refused", "removed-die", ("red",), red=5, white=(1, 2), yellow=3, green=2, blue=5)
    table.tray("nudged", thrown)


def test_whoever_takes_dice_up_to_throw_them_is_not_told_to_put_a_white_die_back(table: Driver) -> None:
    taken_up(table)
    (said,) = table.said()
    assert (said.kind, said.facts["colours"]) == ("set-aside", ("red",))
    taken_up(table)
    assert table.said() == ()


def test_one_die_taken_out_in_the_place_of_the_locked_one_is_still_asked_back(table: Driver) -> None:
    five = reading("refused", "removed-die", ("red",), white=(6, 6), red=5, yellow=1, green=3)
    table.tray("nudged", five)
    (said,) = table.said()
    assert (said.kind, said.facts["colour"]) == ("put-back", "blue")


def test_a_throw_beside_the_locked_die_is_told_and_counts_once_that_die_is_out(table: Driver) -> None:
    """Both were met with silence: the dice lay there, and nobody who does not see them knew that they were not read."""
    taken_up(table)
    thrown_beside(table)
    (said,) = table.said()
    assert (said.kind, said.facts["reason"], said.facts["about"]) == ("roll-refused", "removed-die", ("red",))
    table.tray("moving")
    table.tray("nudged", reading(**dice(1, 2, yellow=3, green=2, blue=5, without=("red",))))
    assert isinstance(table.accepted()[-1], RollDice)
    assert table.said_kinds()[:2] == ["set-aside-thanks", "roll"]


def test_the_locked_die_thrown_with_the_others_is_told_though_the_tray_was_never_seen_empty(table: Driver) -> None:
    table.tray("rest")
    table.tray("refused", reading("refused", "removed-die", ("red",), **dice(1, 2)))
    assert [message.facts["reason"] for message in table.said()] == ["removed-die"]


def test_a_bumped_die_that_cannot_be_read_is_no_sure_reading_in_the_transcript(table: Driver) -> None:
    taken_up(table)
    last = table.logged("read")[-1]
    assert (last["seen"], last["status"], last["reason"]) == ("nudged", "refused", "removed-die")


def test_the_caller_tells_a_throw_beside_a_closed_die_too() -> None:
    """There it was met with silence, however the tray had looked before."""
    table = Driver(begin=False, settings=BY_EAR)
    table.feed(Begin(0.0, call=True))
    table.roll()
    table.keys("0 r")
    taken_up(table)
    assert table.said() == ()
    thrown_beside(table)
    assert [message.facts["reason"] for message in table.said()] == ["removed-die"]
    table.tray("refused", reading("refused", "removed-die", ("red",), **dice(3, 3)))
    assert [message.facts["reason"] for message in table.said()] == ["removed-die"]
