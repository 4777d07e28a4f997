"""The table in a real window of an X server, touched by several fingers at once through the server's own input code."""

from __future__ import annotations

from multiprocessing import get_context
from pathlib import Path

import pytest

from dicecaller.bench_screen import LIMIT_S, Hands, close, figures, hands_on, reading_s
from display.intents import Intent
from display.simulated_touchscreen import Touchscreen, missing

SIZE = (800, 480)
needs_touchscreen = pytest.mark.skipif(bool(missing()), reason=f"needs {missing()}")


@pytest.mark.parametrize("language", ["en", "de", "fr"])
def test_every_word_on_the_way_to_the_first_roll_is_read_well_within_the_limit(language: str) -> None:
    assert reading_s(language) < LIMIT_S - 4  # four are left for the throw itself


def begun(hands: Hands) -> None:
    """Five at the table, a roll called."""
    for intent in (Intent("wake"), Intent("players", value=5), Intent("go"), Intent("skip-opening"), Intent("throw")):
        hands.touch([intent])
        hands.wait(0.3)
    hands.until("a called roll", lambda: bool(hands.session.view and hands.session.view.waiting), 60)


def five_fingers_at_once(folder: Path) -> None:
    with Touchscreen(SIZE) as touchscreen:
        hands = hands_on(touchscreen, folder, seed=3)
        begun(hands)
        view = hands.session.view
        assert view is not None
        assert hands.table.screen.window is not None
        assert hands.table.screen.window.driver == "x11"
        assert len(view.waiting) == 5
        hands.touch([Intent("pass", player) for player in view.waiting])
        hands.touchscreen.touch(hands.last)
        hands.until("five answers", lambda: len(hands.session.table.standing()) >= 6, 30)
        hands.wait(0.3)
        events = hands.session.table.journal()
        assert sorted(event.player for event in events[2:]) == sorted(view.players)  # type: ignore[union-attr]
        close(hands)


@needs_touchscreen
def test_five_fingers_down_at_once_are_five_answers_and_a_bounce_is_none(tmp_path: Path) -> None:
    # a process of its own: SDL asks an X server for its touchscreens only once, whatever server it was
    process = get_context("spawn").Process(target=five_fingers_at_once, args=(tmp_path,))
    process.start()
    process.join()
    assert process.exitcode == 0


@needs_touchscreen
@pytest.mark.soak
def test_five_people_touch_a_whole_game_to_its_end_and_wake_it_in_time() -> None:
    found = figures(seed=3)
    assert found["answers_that_counted"] > 50
    assert all(found[f"sleep_to_first_roll_{language}_s"] < LIMIT_S for language in ("en", "de", "fr"))
