"""Whole trays of the six dice at 1280 x 720 with the verdict they deserve: for calibrating and checking the reader."""

from __future__ import annotations

from dataclasses import dataclass, replace
from typing import Literal

import numpy as np

from vision.render import Rendered, SceneSpec, render_scene
from vision.render.camera import Camera
from vision.render.die import DieSpec, flat_pose
from vision.render.props import Hand, Tray
from vision.training.drawing import (
    OTHERS,
    QWIXX,
    Pool,
    _candy,
    _cluster,
    _cock,
    _set_moving,
    _spots,
    lean_on_wall,
    random_covers,
    random_effects,
    random_light,
    random_look,
    random_props,
    random_surface,
    scatter_colour,
)

Rng = np.random.Generator
Kind = Literal["roll", "cocked", "foreign", "missing", "moving", "hand", "empty", "covered"]
KINDS: tuple[Kind, ...] = ("roll", "cocked", "foreign", "missing", "moving", "hand", "empty", "covered")


@dataclass(frozen=True)
class LabelledTray:
    """`expect`: "roll" or "refuse" ("either" where a die is cocked a little or hardly hidden)."""

    drawn: Rendered
    kind: Kind
    expect: str
    side_px: float


def random_tray(rng: Rng, pool: Pool, kind: Kind) -> LabelledTray:
    """One tray of this kind."""
    spec = tray_scene(rng, pool, kind)
    drawn = render_scene(spec, rng)
    expect = "roll" if kind == "roll" else "refuse"
    worst = max((die.tilt_deg for die in drawn.truth if die.cocked), default=0.0)
    hidden = min((die.visible for die in drawn.truth if die.role == "play"), default=1.0)
    if (kind == "cocked" and 0.5 < worst < 12) or (kind == "hand" and hidden > 0.4):
        expect = "either"
    if (kind == "roll" and hidden < 0.9) or (kind == "covered" and hidden > 0.88):
        expect = "either"
    return LabelledTray(drawn, kind, expect, spec.camera.side_px)


def tray_scene(rng: Rng, pool: Pool, kind: Kind) -> SceneSpec:
    camera = Camera(
        side_px=float(np.exp(rng.uniform(np.log(26), np.log(112)))),
        tilt_deg=float(np.clip(abs(rng.normal(0, 12)), 0, 35)),
        turn_deg=float(rng.uniform(0, 360)),
        focal_px=float(rng.uniform(900, 2300)),
    )
    dice = [] if kind == "empty" else _dice(rng, camera, kind)
    props = list(random_props(rng, camera, dice, 4)) if rng.random() < 0.4 else []
    tray = _tray(rng, camera) if rng.random() < 0.6 else None
    if kind == "cocked" and tray is not None and rng.random() < 0.5:
        dice = lean_on_wall(rng, dice, tray)
    elif kind == "cocked":
        dice, more = _cock(rng, dice)
        props += more
    elif kind == "moving":
        moved = _set_moving(rng, dice, camera.side_px)
        dice = (
            moved
            if any(np.hypot(*d.moving_px) > 0.15 * camera.side_px for d in moved)
            else _all_moving(rng, dice, camera)
        )
    if rng.random() < 0.25:
        dice += _candy(rng, camera, dice)
    return SceneSpec(
        camera=camera,
        dice=tuple(dice),
        light=random_light(rng),
        table=random_surface(rng, pool, camera.side_px),
        floor=random_surface(rng, pool, camera.side_px),
        tray=tray,
        props=tuple(props),
        covers=random_covers(rng, [d for d in dice if d.role == "play"], 2) if kind == "covered" else (),
        hand=_hand(rng, camera, dice) if kind == "hand" else None,
        effects=random_effects(rng, camera.side_px),
    )


def _dice(rng: Rng, camera: Camera, kind: Kind) -> list[DieSpec]:
    colours = [str(c) for c in rng.permutation(QWIXX)]
    if kind == "missing":
        colours = colours[:-1]
    if kind == "foreign":
        colours.append(str(rng.choice([*OTHERS, *QWIXX])))
    base = random_look(rng, "red")
    inner = replace(camera, width=int(camera.width * 0.8), height=int(camera.height * 0.8))
    places: list[tuple[float, float, float]] = []
    if rng.random() < 0.3:
        places = _cluster(rng, camera, len(colours))
    if len(places) < len(colours):
        spots = _spots(rng, inner if camera.side_px < 80 else camera, len(colours), 1.45)
        places = [(x, y, float(rng.uniform(0, 6.28))) for x, y in spots]
    dice = []
    for colour, (x, y, angle) in zip(colours, places, strict=False):
        look = random_look(rng, colour, base)
        dice.append(DieSpec(colour, look, flat_pose(look, int(rng.integers(1, 7)), x, y, angle)))
    return dice


def _all_moving(rng: Rng, dice: list[DieSpec], camera: Camera) -> list[DieSpec]:
    speed = camera.side_px * float(rng.uniform(0.25, 1.2))
    angle = float(rng.uniform(0, 6.28))
    return [replace(d, moving_px=(speed * float(np.cos(angle)), speed * float(np.sin(angle)))) for d in dice]


def _tray(rng: Rng, camera: Camera) -> Tray:
    wide, high = camera.width / camera.side_px / 2, camera.height / camera.side_px / 2
    return Tray(
        inner=(wide * float(rng.uniform(0.75, 1.1)), high * float(rng.uniform(0.75, 1.1))),
        rim_width=float(rng.uniform(0.3, 1.0)),
        rim_height=float(rng.uniform(0.4, 1.5)),
        rim_bgr=scatter_colour(rng, str(rng.choice(["brown", "black", "wood", "grey", "red"]))),
        turn_rad=float(np.radians(camera.turn_deg) + 1.5708 + rng.normal(0, 0.1)),
    )


def _hand(rng: Rng, camera: Camera, dice: list[DieSpec]) -> Hand:
    over = camera.project(dice[int(rng.integers(len(dice)))].pose.centre[None])[0]
    return Hand(
        float(over[0]),
        float(over[1]),
        float(rng.uniform(0, 360)),
        camera.side_px * float(rng.uniform(0.9, 1.4)),
        (float(rng.uniform(60, 150)), float(rng.uniform(90, 180)), float(rng.uniform(130, 235))),
        int(rng.integers(1 << 20)),
    )
