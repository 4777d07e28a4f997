"""A die as a body: its layout of pips, its looks, its pose. No drawing here."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any, Literal

import numpy as np
from numpy.typing import NDArray

from vision.render.camera import Array

Material = Literal["matt", "plastic", "gloss", "pearl", "translucent", "speckled", "wood"]
MATERIALS: tuple[Material, ...] = ("matt", "plastic", "gloss", "pearl", "translucent", "speckled", "wood")

# How the pips lie: as on nearly all dice, or as some makers place them.
Layout = Literal["usual", "rows", "rings", "narrow"]
LAYOUTS: tuple[Layout, ...] = ("usual", "rows", "rings", "narrow")
PENTAGON = ((0.0, -1.0), (0.95, -0.31), (0.59, 0.81), (-0.59, 0.81), (-0.95, -0.31))
# Faces that differ from the usual ones, in pip spacings.
UNUSUAL: dict[Layout, dict[int, tuple[tuple[float, float], ...]]] = {
    "usual": {},
    "rows": {
        2: ((-1.0, 0.0), (1.0, 0.0)),
        3: ((-1.0, 0.0), (0.0, 0.0), (1.0, 0.0)),
        5: ((-0.6, -0.6), (0.6, -0.6), (-1.0, 0.6), (0.0, 0.6), (1.0, 0.6)),
    },
    "rings": {
        2: ((-0.6, 0.0), (0.6, 0.0)),
        3: ((-0.8, 0.6), (0.8, 0.6), (0.0, -0.8)),
        4: ((-1.0, 0.0), (1.0, 0.0), (0.0, 1.0), (0.0, -1.0)),
        5: PENTAGON,
        6: ((0.0, -1.0), (0.87, -0.5), (0.87, 0.5), (0.0, 1.0), (-0.87, 0.5), (-0.87, -0.5)),
    },
    "narrow": {
        2: ((-0.6, -0.6), (0.6, 0.6)),
        4: ((-0.55, -0.55), (0.55, 0.55), (-0.55, 0.55), (0.55, -0.55)),
        5: ((0.0, 0.0), (-1.0, 0.0), (1.0, 0.0), (0.0, 1.0), (0.0, -1.0)),
        6: ((0.0, 0.0), *PENTAGON),
    },
}

# Ordinary colours, blue-green-red as seen in neutral light. Training scatters around them.
COLOURS_BGR: dict[str, tuple[int, int, int]] = {
    "white": (226, 232, 234),
    "red": (38, 30, 196),
    "yellow": (30, 190, 232),
    "green": (70, 140, 26),
    "blue": (176, 70, 24),
    "black": (34, 32, 32),
    "purple": (128, 36, 92),
    "orange": (24, 108, 238),
    "pink": (168, 128, 240),
    "brown": (48, 76, 116),
    "grey": (128, 128, 128),
    "cream": (176, 218, 236),
    "wood": (128, 178, 214),
    "turquoise": (180, 170, 40),
}


@dataclass(frozen=True, slots=True)
class DieLook:
    """What a die is made of. Lengths are fractions of the side.

    `flips`: how the 2, the 3 and the 6 are turned on their faces; `left_handed`: the mirrored layout.
    `pip_gloss`: how brightly wet-looking paint in the hollows mirrors the sky (0 not at all, 1 like a lamp).
    """

    body_bgr: tuple[float, float, float] = (226, 232, 234)
    pip_bgr: tuple[float, float, float] = (20, 20, 20)
    material: Material = "plastic"
    edge_radius: float = 0.12
    pip_radius: float = 0.09
    pip_spacing: float = 0.25
    pip_depth: float = 0.5
    pip_gloss: float = 0.0
    one_scale: float = 1.0
    one_bgr: tuple[float, float, float] | None = None
    left_handed: bool = False
    flips: tuple[bool, bool, bool] = (False, False, False)
    layout: Layout = "usual"
    pipless: bool = False


@dataclass(frozen=True)
class DiePose:
    """`turn`: 3x3 body to world; `centre`: world position of the body's centre."""

    turn: Array
    centre: Array
    side: float = 1.0


@dataclass(frozen=True)
class DieSpec:
    """One die of a scene. `moving_px`: motion blur (x, y) of this die alone; `role` is just carried along."""

    colour: str
    look: DieLook
    pose: DiePose
    moving_px: tuple[float, float] = (0.0, 0.0)
    cocked: bool = False
    role: str = "play"


def face_values(left_handed: bool) -> NDArray[np.int64]:
    """Value of the face on body axis k (0..2), sign s (0 plus, 1 minus): a (3, 2) table; opposite faces add up to 7."""
    plus = (2, 1, 3) if left_handed else (1, 2, 3)
    return np.array([[v, 7 - v] for v in plus])


def pip_centres(value: int, flips: tuple[bool, bool, bool], spacing: float, layout: Layout = "usual") -> Array:
    """Pips (N, 2) of a face in face coordinates, -0.5 to 0.5 across the face."""
    a = spacing
    if value in UNUSUAL[layout]:
        return np.array(UNUSUAL[layout][value], np.float32) * np.float32(a)
    diagonal = [(-a, -a), (a, a)]
    other = [(-a, a), (a, -a)]
    layouts: dict[int, list[tuple[float, float]]] = {
        0: [],
        1: [(0.0, 0.0)],
        2: other if flips[0] else diagonal,
        3: [(0.0, 0.0), *(other if flips[1] else diagonal)],
        4: diagonal + other,
        5: [(0.0, 0.0), *diagonal, *other],
        6: diagonal + other + ([(0.0, -a), (0.0, a)] if flips[2] else [(-a, 0.0), (a, 0.0)]),
    }
    return np.array(layouts[value], np.float32).reshape(-1, 2)


def turn_about(axis: Any, angle_rad: float) -> Array:
    """Rotation matrix about a unit axis (Rodrigues)."""
    x, y, z = np.asarray(axis, np.float64) / np.linalg.norm(np.asarray(axis, np.float64))
    cross = np.array([[0, -z, y], [z, 0, -x], [-y, x, 0]])
    return np.asarray(np.eye(3) + np.sin(angle_rad) * cross + (1 - np.cos(angle_rad)) * cross @ cross, np.float32)


def upright(value: int, left_handed: bool, angle_rad: float) -> Array:
    """A turn that shows `value` on top, then turned by angle about the vertical."""
    axis, sign = (int(i) for i in np.argwhere(face_values(left_handed) == value)[0])
    up = np.zeros(3, np.float32)
    up[axis] = 1.0 - 2.0 * sign
    side = np.zeros(3, np.float32)
    side[(axis + 1) % 3] = 1.0
    body_to_world = np.stack([side, np.cross(up, side), up])
    return np.asarray(turn_about((0, 0, 1), angle_rad) @ body_to_world, np.float32)


def flat_pose(
    look: DieLook, value: int, x: float, y: float, angle_rad: float, side: float = 1.0, z: float = 0.0
) -> DiePose:
    """A die lying flat at (x, y), its lower face at height z."""
    turn = upright(value, look.left_handed, angle_rad)
    return DiePose(turn, np.array([x, y, z + side / 2], np.float32), side)


def tilted_pose(
    look: DieLook,
    value: int,
    x: float,
    y: float,
    angle_rad: float,
    tilt_rad: float,
    towards_rad: float,
    side: float = 1.0,
    z: float = 0.0,
) -> DiePose:
    """A die tilted by `tilt_rad`, its upper face leaning towards `towards_rad`; its lowest point touches height z."""
    lean = turn_about((-np.sin(towards_rad), np.cos(towards_rad), 0.0), tilt_rad)
    turn = np.asarray(lean @ upright(value, look.left_handed, angle_rad), np.float32)
    lowest = 0.5 * side * float(np.abs(turn[2]).sum())
    return DiePose(turn, np.array([x, y, z + lowest], np.float32), side)


def corners_world(pose: DiePose) -> Array:
    """The eight corners of the sharp cube (8, 3)."""
    signs = np.array([[i, j, k] for i in (-1, 1) for j in (-1, 1) for k in (-1, 1)], np.float32)
    return np.asarray(pose.centre + 0.5 * pose.side * signs @ pose.turn.T, np.float32)


def upper_face(spec: DieSpec) -> tuple[int, Array, float]:
    """Value, corners (4, 3) and tilt in degrees of the face that looks up most."""
    ups = spec.pose.turn[2]
    axis = int(np.argmax(np.abs(ups)))
    sign = 0 if ups[axis] > 0 else 1
    value = 0 if spec.look.pipless else int(face_values(spec.look.left_handed)[axis, sign])
    a, b = (axis + 1) % 3, (axis + 2) % 3
    corners = np.zeros((4, 3), np.float32)
    for i, (p, q) in enumerate(((-1, -1), (1, -1), (1, 1), (-1, 1))):
        corners[i, axis] = 1 - 2 * sign
        corners[i, a], corners[i, b] = p, q
    world = spec.pose.centre + 0.5 * spec.pose.side * corners @ spec.pose.turn.T
    tilt = float(np.degrees(np.arccos(min(1.0, float(np.abs(ups[axis]))))))
    return value, np.asarray(world, np.float32), tilt
