"""Light on a traced die: diffuse, bounce, gloss, lamps mirrored in the surface; and the shadows it throws."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any

import cv2
import numpy as np
from numpy.typing import NDArray

from vision.render.camera import Array, Camera
from vision.render.cube import Patch
from vision.render.die import DiePose, DieSpec, corners_world

GAMMA = 2.2


@dataclass(frozen=True, slots=True)
class Light:
    """`towards`: unit vector to the lamp. `key`, `ambient`: strengths; `softness`: 0 a bare bulb, 1 an overcast sky.

    `lamp_size`: half-angle (radians) of the lamp as mirrored in gloss.
    `bounce_bgr`: colour of light coming back from the table.
    """

    towards: tuple[float, float, float] = (0.3, 0.3, 0.9)
    key: float = 0.6
    ambient: float = 0.5
    softness: float = 0.5
    lamp_size: float = 0.3
    gloss: float = 1.0
    tint_bgr: tuple[float, float, float] = (1.0, 1.0, 1.0)
    bounce_bgr: tuple[float, float, float] = (0.3, 0.3, 0.3)


# material: (specular strength, Blinn exponent, mirror strength)
SHINE = {
    "matt": (0.03, 8.0, 0.0),
    "plastic": (0.18, 40.0, 0.08),
    "gloss": (0.5, 160.0, 0.5),
    "pearl": (0.3, 60.0, 0.2),
    "translucent": (0.45, 160.0, 0.4),
    "speckled": (0.25, 60.0, 0.15),
    "wood": (0.05, 12.0, 0.0),
}


def shade(patch: Patch, spec: DieSpec, light: Light, shadow: Array, rng: np.random.Generator) -> Array:
    """Display colours (3, N), BGR 0..255, of the points that were hit. `shadow` (N): 1 lit, 0 in another's shadow."""
    look = spec.look
    body = _linear(look.body_bgr)[:, None]
    one = look.one_bgr if look.one_bgr is not None else look.pip_bgr
    pip = np.where(patch.is_one, _linear(one)[:, None], _linear(look.pip_bgr)[:, None])
    albedo = _grain(body, patch, look.material, rng)
    if look.material == "translucent":
        # light wanders inside: pips lose contrast and the body glows
        albedo = (
            np.float32(0.75) * albedo + np.float32(0.25) * _linear(tuple(255 * b for b in light.bounce_bgr))[:, None]
        )
        pip = pip * 0.85 + 0.15 * albedo
    surface = albedo * (1 - patch.pip) + pip * patch.pip
    towards = np.array(light.towards, np.float32)
    facing = towards @ patch.normal
    wrap = np.float32(0.15 + 0.35 * light.softness)
    diffuse = np.clip((facing + wrap) / (1 + wrap), 0, 1) * (light.key * shadow)
    nz = patch.normal[2]
    height = np.clip(patch.world[2] / max(spec.pose.side, 1e-3), 0, 1)
    closed = 0.55 + 0.45 * np.minimum(height * 1.6, 1.0)
    sky = light.ambient * (0.62 + 0.38 * nz) * closed
    bounce = np.array(light.bounce_bgr, np.float32)[:, None] * (0.35 * (0.5 - 0.5 * nz) * (light.key + light.ambient))
    if look.material == "translucent":
        diffuse = 0.6 * diffuse + 0.3 * light.key * (1 - height)
    tint = np.array(light.tint_bgr, np.float32)[:, None]
    colour = surface * ((diffuse + sky) * tint + bounce)
    colour = colour + _gloss(patch, look.material, light, shadow) * tint
    return _display(colour + look.pip_gloss * _pip_gloss(patch, light))


def _gloss(patch: Patch, material: str, light: Light, shadow: Array) -> Array:
    strength, exponent, mirror = SHINE[material]
    towards = np.array(light.towards, np.float32)[:, None]
    half = towards + patch.view
    half /= np.sqrt((half * half).sum(0))
    blinn = np.maximum((half * patch.normal).sum(0), 0.0) ** np.float32(exponent * (1.2 - light.softness))
    out = np.float32(strength * light.key * light.gloss) * blinn * shadow
    if mirror > 0:
        facing = np.maximum((patch.view * patch.normal).sum(0), 0.0)
        ray = 2 * facing * patch.normal - patch.view
        fresnel = 0.05 + 0.95 * (1 - facing) ** 5
        cosine = (ray * towards).sum(0)
        edge = np.float32(np.cos(light.lamp_size))
        lamp = np.clip((cosine - edge) / np.float32(0.02 + 0.3 * light.softness * (1 - edge)) + 0.5, 0, 1)
        out = out + np.float32(mirror * light.gloss) * (
            lamp * (0.35 * light.key + fresnel) + 0.5 * fresnel * light.ambient * (ray[2] > 0)
        )
    return np.asarray(out[None], np.float32)


def _pip_gloss(patch: Patch, light: Light) -> Array:
    """What the paint in the hollows mirrors: a broad, weak highlight, in the middle or off it as the light comes."""
    towards = np.array(light.towards, np.float32)[:, None]
    half = 0.5 * towards + patch.view
    half /= np.sqrt((half * half).sum(0))
    lobe = np.maximum((half * patch.normal).sum(0), 0.0) ** np.float32(30.0)
    return np.asarray((patch.pip * lobe * np.float32(0.35 * (light.key + light.ambient)))[None], np.float32)


def _grain(body: Array, patch: Patch, material: str, rng: np.random.Generator) -> Array:
    count = patch.uv.shape[1]
    if material in ("pearl", "speckled", "wood"):
        u, v = patch.uv[0] + 0.37 * patch.face, patch.uv[1] - 0.21 * patch.face
        a, b, c, d = rng.uniform(0, 6.28, 4)
        if material == "pearl":
            wave = np.sin(9 * u + 3 * np.sin(7 * v + a) + b) + 0.6 * np.sin(15 * v + 4 * np.sin(5 * u + c) + d)
            return np.asarray(body * (1 + 0.22 * wave)[None] + 0.03 * np.maximum(wave, 0)[None], np.float32)
        if material == "wood":
            lines = np.sin(60 * u + 5 * np.sin(4 * v + a)) * 0.5 + np.sin(23 * u + b)
            return np.asarray(body * (1 + 0.07 * lines)[None], np.float32)
        cells = (np.floor(u * 24 + 40).astype(np.int64) * 73856093) ^ (
            np.floor(v * 24 + 40).astype(np.int64) * 19349663
        )
        noise = ((cells % 1013) / 1013.0).astype(np.float32)
        return np.asarray(
            np.where(noise > 0.86, body * 0.35 + 0.02, np.where(noise < 0.1, body * 0.5 + 0.4, body)), np.float32
        )
    return np.asarray(np.repeat(body, count, 1), np.float32)


def shadow_of_others(patch: Patch, others: list[DiePose], light: Light) -> Array:
    """For each point 1 where the lamp is seen, less where another die stands between (soft lamps leave some light)."""
    lit = np.ones(patch.world.shape[1], np.float32)
    towards = np.array(light.towards, np.float32)
    for pose in others:
        direction = pose.turn.T @ towards
        direction = np.where(np.abs(direction) < 1e-5, np.float32(1e-5), direction)[:, None]
        start = pose.turn.T @ (patch.world - pose.centre[:, None])
        reach = np.float32(pose.side * 0.48)
        first, second = (-reach - start) / direction, (reach - start) / direction
        near, far = np.minimum(first, second).max(0), np.maximum(first, second).min(0)
        lit[(near < far) & (near > 0.02)] = 0.25 + 0.4 * light.softness
    return lit


def ground_shadow(camera: Camera, poses: list[DiePose], light: Light, side_px: float) -> NDArray[np.uint8] | None:
    """The dice's shadow on the table as a factor 0..255 at half size; None without dice."""
    if not poses:
        return None
    small = (camera.height // 2 + 1, camera.width // 2 + 1)
    cast = np.full(small, 255, np.uint8)
    contact = np.full(small, 255, np.uint8)
    lx, ly, lz = light.towards
    reach = min(2.5, 1.0 / max(lz, 0.2))
    dark = int(255 * (light.ambient + 0.15) / (light.ambient + light.key * max(lz, 0.2) + 0.15))
    for pose in poses:
        corners = corners_world(pose)
        middle = corners.mean(0)
        corners = middle + 0.93 * (corners - middle)
        fallen = corners - corners[:, 2:3] * np.array([[lx, ly, lz]], np.float32) * reach
        fallen[:, 2] = 0
        _fill(cast, camera.project(fallen) / 2, dark)
        below = corners.copy()
        below[:, 2] = 0
        if corners[:, 2].min() < 0.3:
            _fill(contact, camera.project(below) / 2, 110)
    penumbra = max(0.6, side_px * (0.03 + 0.3 * light.softness) / 2)
    cast = np.asarray(cv2.GaussianBlur(cast, (0, 0), penumbra), np.uint8)
    contact = np.asarray(cv2.GaussianBlur(contact, (0, 0), max(0.6, side_px * 0.055)), np.uint8)
    return np.asarray(cv2.multiply(cast, contact, scale=1 / 255), np.uint8)


def _fill(canvas: NDArray[np.uint8], points: Any, value: int) -> None:
    hull = cv2.convexHull(np.round(points * 8).astype(np.int32).reshape(-1, 1, 2))
    cv2.fillConvexPoly(canvas, hull, value, cv2.LINE_AA, 3)


def _linear(bgr: tuple[float, ...]) -> Array:
    return np.asarray((np.clip(np.array(bgr, np.float32), 0, 255) / 255) ** GAMMA, np.float32)


def _display(linear: Array) -> Array:
    # a gentle shoulder: highlights run to white instead of clipping one channel after another
    soft = linear / (1 + np.maximum(linear - 0.7, 0) * 0.4)
    return np.asarray(255 * np.clip(soft, 0, 1.3) ** np.float32(1 / GAMMA), np.float32)
