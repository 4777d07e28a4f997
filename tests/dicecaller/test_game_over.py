"""At the end of a game the screen's first button, the voice and Enter mean the same."""

from __future__ import annotations

from dataclasses import replace

import pytest

from core.events import NewGame
from dicecaller.session import scene_of
from dicecaller.session_scene import asks_of
from dicecaller.session_types import Begin
from display.catalogue import text
from display.layout import lay_out
from display.look import Look
from tests.dicecaller.session_driver import BY_EAR, Driver


def played_out(*, keys: bool, match: int = 1) -> Driver:
    """Ann and Bo pass until somebody has a fourth penalty, the last time by a key or a touch."""
    table = Driver(match=match)
    while True:
        table.roll()
        table.passes("Ann", "Bo")
        if table.view.penalties[table.view.active] == 3:
            break
        table.passes(table.view.active)
    table.keys("pass") if keys else table.passes(table.view.active)
    assert table.view.over
    return table


@pytest.mark.parametrize("event", ["roll", "nudged"])
@pytest.mark.parametrize("keys", [False, True])
def test_a_throw_after_the_end_of_a_game_is_told_that_it_is_over(event: str, keys: bool) -> None:
    """It was met with silence."""
    table = played_out(keys=keys)
    before = table.session.table
    lying = table.session.reading
    assert lying is not None
    thrown = tuple(replace(die, x=die.x + 40.0, y=400.0 - 150.0 * (n % 2)) for n, die in enumerate(lying.dice))
    table.tray(event, replace(lying, dice=tuple(replace(die, value=1) for die in thrown)))
    assert table.said_kinds() == ["mark-refused", *(["over-ask"] if keys else [])]
    assert table.said()[0].facts["code"] == "game-over"
    assert table.session.table is before


def test_between_the_games_of_a_match_a_throw_begins_the_next() -> None:
    table = played_out(keys=False, match=3)
    table.roll(w1=1, w2=1)
    assert table.view.phase == "shared"


def main_button(table: Driver, size: tuple[int, int], language: str) -> str | None:
    """What the button on which the eye falls means."""
    model = lay_out(scene_of(table.session), Look(size, language=language))
    (plate,) = [e for e in model.elements if e.kind == "plate" and e.fill == "accent"]
    assert plate.intent is not None
    label = next(e for e in model.elements if e.kind == "text" and plate.rect.encloses(e.rect))
    assert " ".join(label.text.split()) == text(f"screen-button-{plate.intent.button}", language)
    return plate.intent.button


@pytest.mark.parametrize("language", ["en", "de", "fr"])
@pytest.mark.parametrize("size", [(800, 480), (1024, 600), (1920, 1080)])
def test_the_main_button_does_what_enter_does(size: tuple[int, int], language: str) -> None:
    tapped, keyed = played_out(keys=True), played_out(keys=True)
    button = main_button(tapped, size, language)
    tapped.tap(button)
    keyed.keys("enter")
    assert tapped.accepted()[-1] == keyed.accepted()[-1] == NewGame(("Ann", "Bo"), starter="Bo")


def test_whoever_uses_keys_is_told_which_of_them_plays_again() -> None:
    table = played_out(keys=True)
    assert table.said_kinds()[-1] == "over-ask"
    table.keys("more")
    assert table.said_kinds() == ["scores", "over-ask"]


def test_whoever_touches_is_told_of_no_keys() -> None:
    assert "over-ask" not in played_out(keys=False).said_kinds()


def test_between_the_games_of_a_match_no_new_one_is_spoken_of() -> None:
    table = played_out(keys=True, match=3)
    assert "over-ask" not in table.said_kinds()
    assert table.said_kinds()[-1] == "next-game"


@pytest.mark.parametrize("key", ["enter", "pass", "back"])
def test_between_the_games_of_a_match_keys_name_who_begins_the_next_one(key: str) -> None:
    """Whoever had the last turn of the game that is over was asked to roll."""
    table = played_out(keys=True, match=3)
    starter = table.view.roller
    assert starter != table.view.active
    table.keys(key)
    (said,) = table.said()
    assert (said.kind, said.facts["game"], said.facts["starter"]) == ("next-game", 2, starter)
    assert [who for what, who in asks_of(table.session) if what == "roll"] == [(starter,)]
    table.roll()
    assert table.view.active == starter


def test_help_between_the_games_of_a_match_promises_no_new_set_up() -> None:
    table = played_out(keys=True, match=3)
    table.keys("help")
    assert [message.facts["where"] for message in table.said()] == ["between"]
    assert len(table.said()[0].facts["colours"]) == 6


def test_a_power_cut_between_the_games_of_a_match_ends_in_no_silence() -> None:
    """Enter went on with it without a word, and nothing was said of dice to put back."""
    table = played_out(keys=True, match=3)
    after = Driver(begin=False, settings=BY_EAR)
    after.feed(Begin(0.0, unfinished=tuple(table.accepted())))
    after.keys("enter")
    assert after.said_kinds() == ["next-game"]
    assert after.said()[0].facts["starter"] == table.view.roller
    assert after.session.notice == after.said()[0]
