"""Composes a whole picture from a description, with the exact truth of every die in it."""

from __future__ import annotations

from dataclasses import dataclass, field

import cv2
import numpy as np
from numpy.typing import NDArray

from vision.render.camera import Array, Camera
from vision.render.cover import Cover, draw_cover
from vision.render.cube import Patch, trace
from vision.render.die import DieSpec, upper_face
from vision.render.effects import Effects, apply_effects, line_kernel
from vision.render.light import Light, ground_shadow, shade, shadow_of_others
from vision.render.props import Hand, Prop, Tray, draw_hand, draw_prop, draw_tray
from vision.render.surfaces import lay

Image = NDArray[np.uint8]
COVER, HAND = 254, 255


@dataclass(frozen=True)
class Surface:
    """A table top: `kind` of surfaces.SURFACES, its seed, brightness and turn. `pitch`: die sides per tile."""

    kind: str = "felt"
    seed: int = 0
    tint: float = 1.0
    pitch: float | None = None
    turn: float = 0.0


@dataclass(frozen=True)
class SceneSpec:
    """Everything in a picture. Pipless cubes are dice too (their truth has value 0)."""

    camera: Camera = field(default_factory=Camera)
    dice: tuple[DieSpec, ...] = ()
    light: Light = field(default_factory=Light)
    table: Surface = field(default_factory=Surface)
    tray: Tray | None = None
    floor: Surface | None = None
    props: tuple[Prop, ...] = ()
    covers: tuple[Cover, ...] = ()
    hand: Hand | None = None
    effects: Effects = field(default_factory=Effects)


@dataclass(frozen=True)
class DieTruth:
    """What a die really is. `top` (4, 2): corners of its upper face in pixels, going round; `value` 0: no pips.

    `down` (2): from the upper face's centre to the projected body centre, in pixels. `visible`: share of the upper face
    that is seen (0..1). `tilt_deg`: of the upper face against the table.
    """

    colour: str
    value: int
    top: Array
    down: Array
    side_px: float
    visible: float
    cocked: bool
    tilt_deg: float
    moving_px: float
    role: str


@dataclass(frozen=True)
class Rendered:
    image: Image
    truth: tuple[DieTruth, ...]


def draw_ground(spec: SceneSpec) -> Image:
    """Table and tray alone, before light, dice and camera: the same for every throw into one tray."""
    image = _lay(spec.camera, spec.table)
    if spec.tray is None:
        return image
    return draw_tray(image, _lay(spec.camera, spec.floor or spec.table), spec.camera, spec.tray)


def render_scene(spec: SceneSpec, rng: np.random.Generator, ground: Image | None = None) -> Rendered:
    """Draws the scene: picture (H, W, 3) uint8 BGR and the truth, dice in the order of the description.

    `ground`: what `draw_ground` gave for the same camera, table and tray, so that it need not be drawn again.
    """
    camera = spec.camera
    image = draw_ground(spec) if ground is None else ground.copy()
    for prop in spec.props:
        draw_prop(image, camera, prop)
    poses = [die.pose for die in spec.dice]
    shadow = ground_shadow(camera, poses, spec.light, camera.side_px)
    if shadow is not None:
        full = cv2.resize(shadow, (camera.width, camera.height), interpolation=cv2.INTER_LINEAR)
        # the factor is in linear light; its display form is the root
        table = np.asarray(255 * (np.arange(256) / 255) ** 0.6, np.uint8)
        image = np.asarray(cv2.multiply(image, cv2.merge([cv2.LUT(full, table)] * 3), scale=1 / 255), np.uint8)
    owner = np.zeros((camera.height, camera.width), np.uint8)
    eye = camera.position()
    order = sorted(range(len(poses)), key=lambda i: -float(np.linalg.norm(poses[i].centre - eye)))
    drawn: dict[int, int] = {}
    for index in order:
        drawn[index] = _draw_die(image, owner, spec, index, rng)
    for cover in spec.covers:
        owner[draw_cover(image, camera, cover)] = COVER
    if spec.hand is not None:
        owner[draw_hand(image, spec.hand)] = HAND
    truth = tuple(_truth(spec, i, owner, drawn.get(i, 0)) for i in range(len(spec.dice)))
    return Rendered(apply_effects(image, spec.effects, rng), truth)


def _lay(camera: Camera, surface: Surface) -> Image:
    return lay(camera, surface.kind, surface.seed, surface.tint, surface.pitch, surface.turn).copy()


def _draw_die(image: Image, owner: Image, spec: SceneSpec, index: int, rng: np.random.Generator) -> int:
    """Draws one die; returns how many pixels of its upper face it put down."""
    die = spec.dice[index]
    speed = float(np.hypot(*die.moving_px))
    patch = trace(spec.camera, die.pose, die.look, margin=2 + int(speed))
    if patch is None or not patch.hit.any():
        return 0
    near = [
        other.pose
        for i, other in enumerate(spec.dice)
        if i != index and float(np.linalg.norm(other.pose.centre - die.pose.centre)) < 3.5
    ]
    colours = shade(patch, die, spec.light, shadow_of_others(patch, near, spec.light), rng)
    layer = _layer(patch, colours)
    if speed > 1:
        angle = float(np.degrees(np.arctan2(die.moving_px[1], die.moving_px[0])))
        layer = np.asarray(
            cv2.filter2D(layer, -1, line_kernel(speed, angle), borderType=cv2.BORDER_CONSTANT), np.float32
        )
    x0, y0 = max(patch.x0, 0), max(patch.y0, 0)
    x1, y1 = min(patch.x0 + patch.width, spec.camera.width), min(patch.y0 + patch.height, spec.camera.height)
    if x1 <= x0 or y1 <= y0:
        return 0
    part = layer[y0 - patch.y0 : y1 - patch.y0, x0 - patch.x0 : x1 - patch.x0]
    below = image[y0:y1, x0:x1]
    alpha = part[..., 3:]
    image[y0:y1, x0:x1] = np.clip(below * (1 - alpha) + part[..., :3], 0, 255)
    owner[y0:y1, x0:x1][alpha[..., 0] > 0.5] = index + 1
    return int((_top_mask(spec, index, owner.shape) & (owner == index + 1)).sum())


def _layer(patch: Patch, colours: Array) -> Array:
    """Premultiplied BGRA (H, W, 4) at picture size."""
    layer = np.zeros((*patch.hit.shape, 4), np.float32)
    layer[patch.hit, :3] = colours.T
    layer[patch.hit, 3] = 1.0
    if patch.hit.shape != (patch.height, patch.width):
        return np.asarray(cv2.resize(layer, (patch.width, patch.height), interpolation=cv2.INTER_AREA), np.float32)
    return np.asarray(cv2.GaussianBlur(layer, (0, 0), 0.5), np.float32)


def _top_mask(spec: SceneSpec, index: int, shape: tuple[int, ...]) -> NDArray[np.bool_]:
    mask = np.zeros(shape[:2], np.uint8)
    _, world, _ = upper_face(spec.dice[index])
    cv2.fillConvexPoly(mask, np.round(spec.camera.project(world) * 8).astype(np.int32), 1, cv2.LINE_8, 3)
    return np.asarray(mask, np.bool_)


def _truth(spec: SceneSpec, index: int, owner: Image, put_down: int) -> DieTruth:
    die = spec.dice[index]
    value, world, tilt = upper_face(die)
    top = spec.camera.project(world)
    centre = top.mean(0)
    down = spec.camera.project(die.pose.centre[None])[0] - centre
    side = float(np.sqrt(max(cv2.contourArea(top), 1.0)))
    edges = np.linalg.norm(top - np.roll(top, 1, 0), axis=1)
    left = int((_top_mask(spec, index, owner.shape) & (owner == index + 1)).sum())
    inside = np.clip(top, 0, [spec.camera.width - 1, spec.camera.height - 1])
    share = float(cv2.contourArea(inside.astype(np.float32))) / max(side * side, 1.0)
    return DieTruth(
        colour=die.colour,
        value=value,
        top=np.asarray(top, np.float32),
        down=np.asarray(down, np.float32),
        side_px=float(edges.mean()),
        visible=min(1.0, share) * (left / put_down if put_down else 0.0),
        cocked=die.cocked,
        tilt_deg=tilt,
        moving_px=float(np.hypot(*die.moving_px)),
        role=die.role,
    )
