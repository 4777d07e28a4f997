"""Drawn trays with known rolls for the reader's tests."""

from __future__ import annotations

from collections import Counter
from dataclasses import dataclass, replace

import numpy as np

from vision.reading import Reading
from vision.render import Camera, DieLook, DieSpec, Rendered, SceneSpec, flat_pose, render_scene
from vision.render.die import COLOURS_BGR
from vision.render.effects import Effects
from vision.render.light import Light
from vision.render.scene import Surface

QWIXX = ("white", "white", "red", "yellow", "green", "blue")
PLACES = ((-4.2, 1.4), (-1.6, -1.8), (0.9, 1.6), (3.2, -1.2), (-3.4, -2.6), (4.6, 2.2), (0.2, -3.2), (6.4, -2.9))
Roll = Counter[tuple[str, int]]
# turned so that the table's x runs to the right of the picture
CAMERA = Camera(side_px=64, tilt_deg=8, turn_deg=90, focal_px=1500)
LOOK, LIGHT, EFFECTS = DieLook(), Light(), Effects(noise=1.5, jpeg=92)


@dataclass(frozen=True)
class Setting:
    """What a tray looks like; the roll and the places come from a seed."""

    colours: tuple[str, ...] = QWIXX
    camera: Camera = CAMERA
    look: DieLook = LOOK
    light: Light = LIGHT
    surface: str = "felt"
    tint: float = 0.8
    effects: Effects = EFFECTS
    yellow_pips: tuple[float, float, float] = (235, 240, 240)
    surface_seed: int = 4


def look_of(colour: str, setting: Setting) -> DieLook:
    pips = (22.0, 22.0, 22.0) if colour == "white" else (238.0, 240.0, 240.0)
    if colour == "yellow":
        pips = setting.yellow_pips
    b, g, r = COLOURS_BGR[colour]
    return replace(setting.look, body_bgr=(float(b), float(g), float(r)), pip_bgr=pips)


def dice_of(setting: Setting, rng: np.random.Generator) -> list[DieSpec]:
    dice = []
    places = rng.permutation(len(PLACES))[: len(setting.colours)]
    for colour, place in zip(setting.colours, places, strict=True):
        x, y = (np.array(PLACES[place]) + rng.uniform(-0.2, 0.2, 2)) * min(1.0, 66 / setting.camera.side_px)
        look = look_of(colour, setting)
        pose = flat_pose(look, int(rng.integers(1, 7)), float(x), float(y), float(rng.uniform(0, 6.28)))
        dice.append(DieSpec(colour, look, pose))
    return dice


def scene(setting: Setting, seed: int) -> SceneSpec:
    rng = np.random.default_rng([seed, 1])
    dice = dice_of(setting, rng)
    surface = Surface(setting.surface, setting.surface_seed, setting.tint, None, 0.3)
    return SceneSpec(
        camera=setting.camera, dice=tuple(dice), light=setting.light, table=surface, effects=setting.effects
    )


def draw(setting: Setting, seed: int) -> Rendered:
    return render_scene(scene(setting, seed), np.random.default_rng([seed, 2]))


def roll_of(drawn: Rendered) -> Roll:
    return Counter((die.colour, die.value) for die in drawn.truth if die.role != "candy")


def said(reading: Reading) -> Roll:
    return Counter((die.colour, die.value or 0) for die in reading.dice)
