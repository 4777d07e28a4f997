"""At the end of a game the screen's first button, the voice and Enter mean the same."""

from __future__ import annotations

import pytest

from core.events import NewGame
from dicecaller.session import scene_of
from display.catalogue import text
from display.layout import lay_out
from display.look import Look
from tests.dicecaller.session_driver import Driver


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
