"""What a simulated table looks like: light, cloth, dice, camera, drawn from a seed. Descriptions only, no drawing.

Two families that share nothing but the dice's colours: `home`, which settings were tuned on, and `away`, which is kept
for the soak run, to tell what a table never seen before does.
"""

from __future__ import annotations

from dataclasses import dataclass, replace
from typing import Literal

import numpy as np

from vision.reading import QWIXX_SET
from vision.render import Camera, DieLook
from vision.render.die import COLOURS_BGR, Material
from vision.render.effects import Effects
from vision.render.light import Light
from vision.render.props import Tray
from vision.render.scene import Surface

Family = Literal["home", "away"]
Rng = np.random.Generator
Bgr = tuple[float, float, float]

#: Cloth of the tray's floor, table around it, materials of the dice: disjoint between the families.
FLOORS = {"home": ("felt", "plain"), "away": ("leather", "wood", "weave")}
TABLES = {"home": ("wood", "plain"), "away": ("stone", "terrazzo", "weave")}
MATERIALS: dict[str, tuple[Material, ...]] = {
    "home": ("plastic", "matt", "gloss"),
    "away": ("pearl", "speckled", "plastic"),
}
#: Colours of cloth as factors of the drawn tile's brightness; a tile's own hue comes with its seed.
TINTS = {"home": (0.55, 1.05), "away": (0.5, 1.2)}
#: Colour of the light, blue-green-red: neutral, warm, cool; what is left after a camera's own balance.
BALANCES: tuple[Bgr, ...] = (
    (1.0, 1.0, 1.0),
    (0.82, 0.98, 1.12),
    (1.12, 1.0, 0.9),
    (0.92, 1.0, 1.06),
    (1.05, 0.98, 1.0),
)


@dataclass(frozen=True)
class Style:
    """One table for a whole game. `area`: half sizes of the floor that dice may lie on, in sides."""

    seed: int
    family: Family
    camera: Camera
    light: Light
    table: Surface
    floor: Surface
    tray: Tray | None
    looks: dict[str, DieLook]
    effects: Effects
    area: tuple[float, float]
    noise: float
    skin_bgr: Bgr


def random_style(seed: int, size: tuple[int, int] = (1280, 720), family: Family = "home") -> Style:
    """The table of this seed. The same seed gives the same table."""
    rng = np.random.default_rng([seed, 41 if family == "home" else 43])
    width, height = size
    side_px = float(rng.uniform(44, 78)) * width / 1280
    half = (0.36 * width / side_px, 0.36 * height / side_px)
    rimmed = bool(rng.random() < 0.7)
    tray = None
    if rimmed:
        rim: Bgr = tuple(float(v) for v in rng.uniform(25, 120) * rng.uniform(0.7, 1.1, 3))  # type: ignore[assignment]
        inner = (half[0] + 0.4, half[1] + 0.4)
        tray = Tray(
            inner, float(rng.uniform(0.3, 0.7)), float(rng.uniform(0.5, 1.2)), rim, float(rng.uniform(-0.03, 0.03))
        )
    camera = Camera(
        width,
        height,
        side_px,
        tilt_deg=float(rng.uniform(0, 16 if family == "home" else 20)),
        # The camera's foot stands at the back or the front of the tray, its picture upright for the players.
        turn_deg=90.0,
        focal_px=float(rng.uniform(1000, 1700)) * width / 1280,
    )
    return Style(
        seed=seed,
        family=family,
        camera=camera,
        light=_light(rng),
        table=_surface(rng, TABLES[family], TINTS[family]),
        floor=_surface(rng, FLOORS[family], TINTS[family]),
        tray=tray,
        looks=_looks(rng, MATERIALS[family]),
        effects=_effects(rng),
        area=(half[0] - 0.3, half[1] - 0.3),
        noise=float(rng.uniform(1.2, 3.2)),
        skin_bgr=tuple(float(v) for v in np.array([120, 150, 205]) * rng.uniform(0.45, 1.1)),  # type: ignore[arg-type]
    )


def _surface(rng: Rng, kinds: tuple[str, ...], tints: tuple[float, float]) -> Surface:
    kind = str(rng.choice(kinds))
    return Surface(kind, int(rng.integers(1, 40)), float(rng.uniform(*tints)), None, float(rng.uniform(0, 6.28)))


def _light(rng: Rng) -> Light:
    away, height = float(rng.uniform(0, 6.28)), float(rng.uniform(0.75, 0.98))
    flat = float(np.sqrt(1 - height * height))
    return Light(
        towards=(flat * float(np.cos(away)), flat * float(np.sin(away)), height),
        key=float(rng.uniform(0.35, 0.7)),
        ambient=float(rng.uniform(0.4, 0.6)),
        softness=float(rng.uniform(0.2, 0.9)),
        lamp_size=float(rng.uniform(0.1, 0.4)),
        gloss=float(rng.uniform(0.3, 1.0)),
    )


def _looks(rng: Rng, materials: tuple[Material, ...]) -> dict[str, DieLook]:
    """One set of six from one maker; white pips on all four colours, or black ones on the lighter."""
    base = DieLook(
        material=materials[int(rng.integers(len(materials)))],
        edge_radius=float(rng.uniform(0.06, 0.18)),
        pip_radius=float(rng.uniform(0.075, 0.105)),
        pip_spacing=float(rng.uniform(0.23, 0.27)),
        pip_depth=float(rng.uniform(0.1, 0.6)),
        left_handed=bool(rng.random() < 0.3),
    )
    black_on = {"yellow"} if rng.random() < 0.5 else set()
    looks = {}
    for colour in dict.fromkeys(QWIXX_SET):
        body = np.array(COLOURS_BGR[colour], float) * rng.uniform(0.88, 1.06) + rng.normal(0, 4, 3)
        dark = colour == "white" or colour in black_on
        pip = np.full(3, rng.uniform(12, 40) if dark else rng.uniform(222, 248))
        looks[colour] = replace(base, body_bgr=_bgr(body), pip_bgr=_bgr(pip), flips=_flips(rng))
    return looks


def _effects(rng: Rng) -> Effects:
    return Effects(
        gain=float(np.exp(rng.uniform(-0.5, 0.25))),
        balance_bgr=BALANCES[int(rng.integers(len(BALANCES)))],
        fall=float(np.exp(rng.uniform(0, 0.8))),
        fall_deg=float(rng.uniform(0, 360)),
        defocus_px=float(rng.uniform(0.0, 0.9)),
    )


def _bgr(values: np.ndarray[tuple[int, ...], np.dtype[np.float64]]) -> Bgr:
    blue, green, red = (float(v) for v in np.clip(values, 4, 250))
    return blue, green, red


def _flips(rng: Rng) -> tuple[bool, bool, bool]:
    first, second, third = (bool(v) for v in rng.random(3) < 0.5)
    return first, second, third
