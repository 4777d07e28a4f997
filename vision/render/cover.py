"""Things that lie on dice: a pencil or straw across one, a scrap of paper or a leaf on a part of it."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Literal

import cv2
import numpy as np
from numpy.typing import NDArray

from vision.render.camera import Array, Camera

Image = NDArray[np.uint8]
CoverKind = Literal["bar", "scrap"]
COVER_KINDS: tuple[CoverKind, ...] = ("bar", "scrap")
#: how round a bar's light is: share of its width, brightness
ROUND = ((1.0, 0.6), (0.72, 1.0), (0.3, 1.2))


@dataclass(frozen=True, slots=True)
class Cover:
    """A thing over the table point (x, y) at height `z`, in die sides.

    `size` (2): a bar's half length and width, a scrap's half sizes; `slope`: how much a bar rises per side of length.
    """

    kind: CoverKind
    x: float
    y: float
    z: float
    size: tuple[float, float]
    turn_rad: float
    bgr: tuple[float, float, float]
    slope: float = 0.0
    seed: int = 0


def draw_cover(image: Image, camera: Camera, cover: Cover) -> NDArray[np.bool_]:
    """Draws it over the picture, with its shadow; returns where it covers."""
    mask = np.zeros(image.shape[:2], np.uint8)
    outline = _bar(cover, 1.0) if cover.kind == "bar" else _scrap(cover)
    cv2.fillPoly(mask, [_at(camera, outline)], 255, cv2.LINE_AA, 3)
    reach = max(1.0, 0.12 * camera.side_px)
    moved = np.roll(mask, (round(reach * 0.6), round(reach * 0.5)), (0, 1))
    shadow = cv2.GaussianBlur(moved, (0, 0), reach * 0.5)
    image[:] = cv2.multiply(image, cv2.merge([255 - shadow // 3] * 3), scale=1 / 255)
    base = np.array(cover.bgr)
    layers = [(_bar(cover, share), lift) for share, lift in ROUND] if cover.kind == "bar" else [(outline, 1.0)]
    for points, lift in layers:
        ink = tuple(float(v) for v in np.clip(base * lift, 0, 255))
        cv2.fillPoly(image, [_at(camera, points)], ink, cv2.LINE_AA, 3)
    return np.asarray(mask > 127, np.bool_)


def _bar(cover: Cover, share: float) -> Array:
    """Outline (N, 3) of a bar, as wide as `share` of it."""
    long, half = cover.size[0], cover.size[1] * share / 2
    flat = np.array([[-long, -half], [long, -half], [long, half], [-long, half]], np.float32)
    height = cover.z + cover.slope * flat[:, :1]
    return _placed(cover, flat, height)


def _scrap(cover: Cover) -> Array:
    """Outline (N, 3) of an uneven patch."""
    rng = np.random.default_rng([cover.seed, 19])
    corners = int(rng.integers(3, 12))
    at = np.linspace(0, 2 * np.pi, corners, endpoint=False) + rng.uniform(-0.2, 0.2, corners)
    reach = rng.uniform(0.7, 1.2, corners)[:, None]
    flat = np.asarray(np.stack([np.cos(at), np.sin(at)], 1) * reach * np.array(cover.size), np.float32)
    return _placed(cover, flat, np.full((corners, 1), cover.z, np.float32))


def _placed(cover: Cover, flat: Array, height: Array) -> Array:
    c, s = np.cos(cover.turn_rad), np.sin(cover.turn_rad)
    turned = flat @ np.array([[c, s], [-s, c]], np.float32) + np.array([cover.x, cover.y], np.float32)
    return np.asarray(np.concatenate([turned, height], 1), np.float32)


def _at(camera: Camera, world: Array) -> NDArray[np.int32]:
    return np.asarray(np.round(np.clip(camera.project(world), -20000, 20000) * 8), np.int32).reshape(-1, 1, 2)
