"""The set-aside shelf: dice of closed colours lie there and must never be taken for dice of the throw."""

import importlib.util
from types import ModuleType

import numpy as np
import pytest

from firmware_bridge.firmware_process import HARDWARE
from tests.hardware.shelf_pictures import built_style, shelf_picture
from vision.reader import Reader
from vision.reading import DiceSet, Reading
from vision.simulated.throwing import scatter

THROWN = [("green", 3), ("white", 2), ("white", 4), ("yellow", 1)]
CLOSED = {"red": 5, "blue": 6}


def camera_height() -> ModuleType:
    spec = importlib.util.spec_from_file_location("camera_height", HARDWARE / "drawings" / "camera_height.py")
    assert spec is not None
    assert spec.loader is not None
    module = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(module)
    return module


def reading(seed: int, wide_deg: float, size: tuple[int, int]) -> Reading:
    lengths = camera_height().dimensions()
    rng = np.random.default_rng(seed)
    style = built_style(seed, lengths, wide_deg, size)
    dice = scatter(style, {"white": [2, 4], "yellow": 1, "green": 3}, rng)
    picture = shelf_picture(style, lengths, tuple(dice), CLOSED, rng)
    return Reader().read(picture, DiceSet("qwixx", frozenset(CLOSED)))


@pytest.mark.parametrize("seed", range(5))
def test_a_throw_in_the_built_tray_is_read_with_dice_on_the_shelf(seed: int) -> None:
    """Camera Module 3: by the lengths of tray and arm the shelf is out of the picture."""
    seen = reading(seed, 53.0, (1280, 960))
    assert (seen.status, seen.reason) == ("ok", None)
    assert sorted((die.colour, die.value) for die in seen.dice) == THROWN


@pytest.mark.parametrize("seed", range(3))
def test_dice_on_a_shelf_that_is_half_seen_are_never_called(seed: int) -> None:
    """Camera Module 2 sees the shelf: a throw may be asked about then, but a die of the shelf is never part of it."""
    seen = reading(seed, 62.2, (1280, 960))
    called = sorted((die.colour, die.value) for die in seen.dice) if seen.status == "ok" else THROWN
    assert called == THROWN
