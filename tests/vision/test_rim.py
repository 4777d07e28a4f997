"""The rim of the tray: what lies beyond it is no part of the roll. A sheet of paper, a stain or a shadow is no rim."""

from __future__ import annotations

from collections import Counter
from dataclasses import replace

import numpy as np
import pytest

from tests.vision.reader_trays import LIGHT, QWIXX, Setting, look_of, said
from vision.reader import Reader
from vision.reading import DiceSet
from vision.render import Camera, DieSpec, Rendered, SceneSpec, flat_pose, render_scene
from vision.render.props import Tray
from vision.render.scene import Surface

CAMERA = Camera(side_px=42, tilt_deg=10, turn_deg=90, focal_px=1500)
SETTING = Setting(camera=CAMERA)
INSIDE = ((-6.4, 1.6), (-4.0, -1.8), (-1.6, 1.5), (-3.2, 0.2), (-5.6, -0.6), (-1.9, -1.4))
BEYOND = (9.0, 1.0)
WOODEN = Tray(inner=(4.8, 3.4), rim_width=0.5, rim_height=0.9, rim_bgr=(70, 110, 150), centre=(-3.9, 0.0))
GREEN, BROWN = Surface("felt", 4, 0.8, None, 0.3), Surface("wood", 4, 0.8, None, 0.3)


def table(
    places: dict[int, tuple[float, float]], *, seventh: str | None = None, tray: Tray | None = WOODEN
) -> Rendered:
    """The six dice inside, but those of `places` elsewhere; and one more beyond the rim."""
    rng = np.random.default_rng(7)
    dice = []
    for i, colour in enumerate((*QWIXX, *([seventh] if seventh else []))):
        x, y = places.get(i, INSIDE[i] if i < len(INSIDE) else BEYOND)
        look = look_of(colour, SETTING)
        role = "play" if x < WOODEN.centre[0] + WOODEN.inner[0] else "out"
        value, turn = int(rng.integers(1, 7)), float(rng.uniform(0, 6.28))
        dice.append(DieSpec(colour, look, flat_pose(look, value, x, y, turn), role=role))
    spec = SceneSpec(camera=CAMERA, dice=tuple(dice), light=LIGHT, table=BROWN, tray=tray, floor=GREEN)
    return render_scene(spec, rng)


def inside(drawn: Rendered) -> Counter[tuple[str, int]]:
    return Counter((die.colour, die.value) for die in drawn.truth if die.role == "play")


@pytest.mark.parametrize("kind", ["qwixx", "any"])
def test_a_seventh_die_beyond_the_rim_is_no_part_of_the_roll(kind: str) -> None:
    drawn = table({}, seventh="red")
    reading = Reader().read(drawn.image, DiceSet("any" if kind == "any" else "qwixx"))
    assert reading.status == "ok", reading.reason
    assert said(reading) == inside(drawn)
    assert len(reading.dice) == 6


def test_a_die_of_the_set_beyond_the_rim_is_missing() -> None:
    drawn = table({4: BEYOND})
    reading = Reader().read(drawn.image, DiceSet())
    assert (reading.reason, reading.about) == ("missing-die", (QWIXX[4],))


def test_without_a_tray_a_die_far_from_the_others_counts() -> None:
    drawn = table({4: BEYOND}, tray=None)
    reading = Reader().read(drawn.image, DiceSet())
    assert reading.status == "ok", reading.reason
    assert len(reading.dice) == 6


def test_a_die_beside_a_cloth_without_rim_counts() -> None:
    cloth = replace(WOODEN, rim_width=0.01, rim_height=0.0)
    reading = Reader().read(table({4: BEYOND}, tray=cloth).image, DiceSet())
    assert reading.status == "ok", reading.reason
    assert len(reading.dice) == 6


@pytest.mark.parametrize(
    "place", [(0.2, 0.0), (-3.9, 2.7), (-8.0, 0.0), (-3.9, -2.7)], ids=["right", "front", "left", "back"]
)
def test_a_die_at_the_wall_lies_within_the_rim(place: tuple[float, float]) -> None:
    drawn = table({4: place})
    reading = Reader().read(drawn.image, DiceSet())
    assert len(reading.dice) == 6
    assert said(reading) == inside(drawn)


def test_half_the_cloth_in_shadow_is_no_rim() -> None:
    image = table({4: BEYOND}, tray=None).image.astype(np.float32)
    image[:, 800:] *= 0.45
    reading = Reader().read(image.astype(np.uint8), DiceSet())
    assert len(reading.dice) == 6
    assert reading.reason != "missing-die"


RIM_BGR, GROUND_TINT = np.array([60.0, 100.0, 140.0]), np.array([1.3, 0.9, 0.6])


def divided(image: np.ndarray, rows: slice, right: int, band_bgr: np.ndarray) -> np.ndarray:
    """With an upright band in these rows, and another ground beyond it up to the column `right`."""
    out = image.astype(np.float32)
    out[rows, 784:right] *= GROUND_TINT
    out[rows, 760:784] = band_bgr
    return np.clip(out, 0, 255).astype(np.uint8)


def test_a_band_that_does_not_go_round_the_floor_is_no_rim() -> None:
    # a ruler, the hem of a cloth, the edge of a card
    image = divided(table({4: BEYOND}, tray=None).image, slice(0, 720), 1280, RIM_BGR)
    assert len(Reader().read(image, DiceSet("any")).dice) == 6


def test_a_die_in_another_compartment_of_the_tray_counts() -> None:
    wide = replace(WOODEN, inner=(9.8, 3.6), centre=(1.6, 0.0))
    image = table({4: BEYOND}, tray=wide).image
    image = divided(image, slice(212, 507), 1110, image[194, 500].astype(np.float32))
    assert len(Reader().read(image, DiceSet("any")).dice) == 6
