"""A whole game in a real window of an X server without a screen, played by real clicks at pixels."""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[2]
pytestmark = pytest.mark.skipif(
    shutil.which("Xvfb") is None or shutil.which("xdotool") is None,
    reason="needs Xvfb and xdotool (apt-get install xvfb xdotool)",
)


@pytest.fixture
def display() -> Iterator[str]:
    """An X server of the window's own size, so that window pixels are screen pixels."""
    read_end, write_end = os.pipe()
    command = ["Xvfb", "-displayfd", str(write_end), "-screen", "0", "800x480x24", "-nolisten", "tcp"]
    server = subprocess.Popen(command, pass_fds=(write_end,), stderr=subprocess.DEVNULL)
    os.close(write_end)
    with os.fdopen(read_end) as answer:
        number = answer.readline().strip()
    yield f":{number}"
    server.terminate()
    server.wait(timeout=10)


def test_five_players_finish_a_game_by_clicks_at_pixels(display: str) -> None:
    environment = {
        **os.environ,
        "DISPLAY": display,
        "SDL_VIDEODRIVER": "x11",
        "SDL_MOUSE_TOUCH_EVENTS": "1",  # each click comes as a touch, too
        "PYTHONPATH": str(ROOT),
    }
    game = subprocess.Popen(
        [sys.executable, "-m", "tests.display.real_window"],
        cwd=ROOT, env=environment, stdout=subprocess.PIPE, stderr=subprocess.PIPE, text=True,
    )  # fmt: skip
    assert game.stdout is not None
    clicks, last = 0, ""
    for line in game.stdout:
        last = line.strip()
        if last.startswith("click "):
            _word, x, y = last.split()
            clicks += 1
            subprocess.run(["xdotool", "mousemove", x, y, "click", "1"], env=environment, check=True)
    _out, errors = game.communicate(timeout=20)
    assert game.returncode == 0, errors[-2000:]
    word, driver, touches, penalties = last.split()
    assert (word, driver) == ("over", "x11")
    assert int(touches) == clicks
    assert clicks > 50
    assert int(penalties) == 4
