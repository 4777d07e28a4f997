"""Things on the table that are no dice: trays, coins, buttons, dominoes, pencils, mugs, score sheets, and a hand."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any, Literal

import cv2
import numpy as np
from numpy.typing import NDArray

from vision.render.camera import Array, Camera
from vision.render.die import pip_centres

Image = NDArray[np.uint8]
PropKind = Literal["coin", "button", "domino", "pencil", "mug", "sheet", "ring", "card", "ball", "pips"]
PROP_KINDS: tuple[PropKind, ...] = (
    "coin",
    "button",
    "domino",
    "pencil",
    "mug",
    "sheet",
    "ring",
    "card",
    "ball",
    "pips",
)


@dataclass(frozen=True, slots=True)
class Tray:
    """A box around the table's origin. Lengths in die sides; `inner` half sizes of the floor."""

    inner: tuple[float, float] = (8.0, 5.0)
    rim_width: float = 0.6
    rim_height: float = 1.5
    rim_bgr: tuple[float, float, float] = (40, 60, 90)
    turn_rad: float = 0.0
    centre: tuple[float, float] = (0.0, 0.0)


@dataclass(frozen=True, slots=True)
class Prop:
    kind: PropKind
    x: float
    y: float
    size: float = 1.2
    turn_rad: float = 0.0
    seed: int = 0


@dataclass(frozen=True, slots=True)
class Hand:
    """A hand reaching in from the picture's border to a point (pixels). `width_px`: of a finger."""

    x: float
    y: float
    from_deg: float
    width_px: float
    skin_bgr: tuple[float, float, float] = (120, 150, 205)
    seed: int = 0


def _turned(points: Any, turn: float, x: float, y: float) -> Array:
    c, s = np.cos(turn), np.sin(turn)
    flat = np.asarray(points, np.float32).reshape(-1, 2)
    return np.asarray(flat @ np.array([[c, s], [-s, c]], np.float32) + np.array([x, y], np.float32), np.float32)


def _at(camera: Camera, flat: Array, z: float) -> NDArray[np.int32]:
    world = np.concatenate([flat, np.full((len(flat), 1), z, np.float32)], 1)
    return np.asarray(np.round(np.clip(camera.project(world), -20000, 20000) * 8), np.int32).reshape(-1, 1, 2)


def _poly(image: Image, points: NDArray[np.int32], bgr: Any) -> None:
    cv2.fillPoly(image, [points], tuple(float(v) for v in bgr), cv2.LINE_AA, 3)


def rectangle(half_x: float, half_y: float) -> list[tuple[float, float]]:
    return [(-half_x, -half_y), (half_x, -half_y), (half_x, half_y), (-half_x, half_y)]


def draw_tray(image: Image, floor: Image, camera: Camera, tray: Tray) -> Image:
    """The tray over the table picture `image`, its floor cut from the picture `floor`."""
    (ix, iy), rim = tray.inner, tray.rim_width
    place = (tray.turn_rad, *tray.centre)
    inner = _turned(rectangle(ix, iy), *place)
    outer = _turned(rectangle(ix + rim, iy + rim), *place)
    out = image.copy()
    shade = np.full(image.shape[:2], 255, np.uint8)
    cv2.fillPoly(shade, [_at(camera, outer * 1.02 + 0.15, 0)], 110, cv2.LINE_AA, 3)
    soft = cv2.blur(shade, (int(camera.side_px * 0.4) | 1,) * 2)
    out = np.asarray(cv2.multiply(out, cv2.merge([soft] * 3), scale=1 / 255), np.uint8)
    base = np.array(tray.rim_bgr, np.float32)
    for i in range(4):
        j = (i + 1) % 4
        wall = np.concatenate([_at(camera, outer[[i, j]], 0), _at(camera, outer[[j, i]], tray.rim_height)])
        _poly(out, wall, base * (0.4 + 0.12 * i))
    mask = np.zeros(image.shape[:2], np.uint8)
    cv2.fillPoly(mask, [_at(camera, inner, 0)], 255, cv2.LINE_AA, 3)
    near = cv2.blur(mask, (int(camera.side_px * 0.8) | 1,) * 2)
    lit = cv2.multiply(floor, cv2.merge([near] * 3), scale=1 / 255)
    cv2.copyTo(np.asarray(lit, np.uint8), mask, out)
    eye = camera.position()[:2]
    for i in range(4):
        j = (i + 1) % 4
        inward = np.asarray(tray.centre, np.float32) - (inner[i] + inner[j]) / 2
        if float(inward @ (eye - inner[i])) > 0:
            wall = np.concatenate([_at(camera, inner[[i, j]], 0), _at(camera, inner[[j, i]], tray.rim_height)])
            _poly(out, wall, base * (0.5 + 0.1 * ((i * 3) % 4)))
    ring = np.zeros(image.shape[:2], np.uint8)
    cv2.fillPoly(ring, [_at(camera, outer, tray.rim_height), _at(camera, inner, tray.rim_height)], 255, cv2.LINE_AA, 3)
    grain = cv2.addWeighted(floor, 0.12, np.full_like(floor, base.clip(0, 255).astype(np.uint8)), 0.95, 0)
    cv2.copyTo(np.asarray(grain, np.uint8), ring, out)
    return out


def draw_prop(image: Image, camera: Camera, prop: Prop) -> None:
    """Draws one thing in place."""
    rng = np.random.default_rng([prop.seed, 11])
    if prop.kind in ("coin", "button", "ring", "ball"):
        _disc(image, camera, prop, rng)
    elif prop.kind in ("domino", "card", "sheet", "pips"):
        _board(image, camera, prop, rng)
    elif prop.kind == "mug":
        _mug(image, camera, prop, rng)
    else:
        ends = _at(camera, _turned([(-4 * prop.size, 0), (4 * prop.size, 0)], prop.turn_rad, prop.x, prop.y), 0.2)
        ink = rng.uniform(20, 230, 3)
        thick = max(1, int(camera.side_px * 0.4))
        for share, lift in ((1.0, 0.55), (0.6, 1.0), (0.2, 1.25)):
            width = max(1, int(thick * share))
            colour = tuple(float(v) for v in np.clip(ink * lift, 0, 255))
            cv2.line(image, ends[0, 0].tolist(), ends[1, 0].tolist(), colour, width, cv2.LINE_AA, 3)


def _circle(radius: float) -> Array:
    at = np.linspace(0, 2 * np.pi, 40, endpoint=False)
    return np.asarray(np.stack([np.cos(at), np.sin(at)], 1) * radius, np.float32)


def _disc(image: Image, camera: Camera, prop: Prop, rng: np.random.Generator) -> None:
    metal = np.array(rng.choice([(90, 140, 170), (70, 100, 150), (170, 170, 170), (60, 160, 190)]), np.float32)
    base = metal if prop.kind == "coin" else rng.uniform(15, 240, 3)
    radius = prop.size * 0.6
    where = (prop.turn_rad, prop.x, prop.y)
    _poly(image, _at(camera, _turned(_circle(radius * 1.06), *where), 0), base * 0.35)
    _poly(image, _at(camera, _turned(_circle(radius), *where), 0.1), base)
    if prop.kind == "ring":
        _poly(image, _at(camera, _turned(_circle(radius * 0.7), *where), 0.0), rng.uniform(20, 220, 3))
    if prop.kind in ("coin", "button"):
        _poly(image, _at(camera, _turned(_circle(radius * 0.86), *where), 0.1), base * 1.15)
    if prop.kind == "coin":
        for _ in range(9):
            at = rng.uniform(-0.5, 0.5, 2) * radius
            blob = _turned(_circle(radius * rng.uniform(0.04, 0.22)), *where) + at.astype(np.float32)
            _poly(image, _at(camera, blob, 0.1), base * rng.uniform(0.6, 1.4))
    if prop.kind == "button":
        holes = pip_centres(int(rng.choice([2, 4])), (False, False, False), 0.2) * radius
        for hole in _turned(holes, *where):
            _poly(image, _at(camera, _circle(radius * 0.12) + hole, 0.1), base * 0.2)
    if prop.kind == "ball":
        for share in (0.7, 0.4, 0.2):
            _poly(
                image,
                _at(camera, _turned(_circle(radius * share) - 0.15 * radius, *where), 0.5),
                np.clip(base * (1.5 - share * 0.5), 0, 255),
            )


def _board(image: Image, camera: Camera, prop: Prop, rng: np.random.Generator) -> None:
    where = (prop.turn_rad, prop.x, prop.y)
    half = {"domino": (1.0, 0.5), "card": (2.2, 1.5), "sheet": (4.0, 2.2), "pips": (0.5, 0.5)}[prop.kind]
    hx, hy = half[0] * prop.size, half[1] * prop.size
    base = rng.uniform(10, 60, 3) if rng.random() < 0.3 else np.full(3, rng.uniform(180, 240)) + rng.uniform(-15, 15, 3)
    ink = np.full(3, 20.0) if base.mean() > 110 else np.full(3, 230.0)
    _poly(image, _at(camera, _turned(rectangle(hx * 1.02, hy * 1.03), *where) + np.float32(0.04), 0), base * 0.4)
    _poly(image, _at(camera, _turned(rectangle(hx, hy), *where), 0.05), base)
    if prop.kind in ("domino", "pips"):
        # a domino is two faces full of pips and no die; "pips" is one printed on paper
        shifts = (-0.5, 0.5) if prop.kind == "domino" else (0.0,)
        for shift in shifts:
            spots = pip_centres(int(rng.integers(1, 7)), (False, False, False), 0.25) * prop.size
            for spot in spots + np.array([shift * prop.size, 0], np.float32):
                _poly(image, _at(camera, _turned(_circle(0.08 * prop.size) + spot, *where), 0.05), ink)
        if prop.kind == "domino":
            _poly(image, _at(camera, _turned(rectangle(0.02 * prop.size, hy * 0.9), *where), 0.05), ink)
    elif prop.kind == "sheet":
        _score_rows(image, camera, prop, rng, hx, hy)
    else:
        for _ in range(int(rng.integers(1, 6))):
            at = rng.uniform(-0.7, 0.7, 2) * np.array([hx, hy])
            box = _turned(_turned(rectangle(0.3, 0.3), 0.0, float(at[0]), float(at[1])), *where)
            _poly(image, _at(camera, box, 0.05), rng.uniform(20, 230, 3))


def _score_rows(image: Image, camera: Camera, prop: Prop, rng: np.random.Generator, hx: float, hy: float) -> None:
    where = (prop.turn_rad, prop.x, prop.y)
    rows = ((40, 40, 200), (40, 200, 230), (60, 150, 40), (190, 90, 40))
    for r, bgr in enumerate(rows):
        middle = hy * (-0.72 + 0.48 * r)
        _poly(
            image, _at(camera, _turned(_turned(rectangle(hx * 0.94, hy * 0.19), 0.0, 0.0, middle), *where), 0.05), bgr
        )
        for i in range(11):
            left = hx * (-0.84 + 0.165 * i)
            box = _turned(_turned(rectangle(hx * 0.066, hy * 0.14), 0.0, left, middle), *where)
            _poly(image, _at(camera, box, 0.05), np.array(bgr) * 0.5 + 120)
            spot = _at(camera, box, 0.05).mean(0)[0] / 8
            if camera.side_px * prop.size > 24:
                text = str(2 + i if r < 2 else 12 - i)
                cv2.putText(
                    image,
                    text,
                    (int(spot[0]) - 5, int(spot[1]) + 4),
                    0,
                    camera.side_px * prop.size / 170,
                    tuple(float(v) for v in bgr),
                    1,
                    cv2.LINE_AA,
                )
            if rng.random() < 0.15:
                cv2.line(
                    image,
                    (int(spot[0]) - 5, int(spot[1]) - 5),
                    (int(spot[0]) + 5, int(spot[1]) + 5),
                    (60, 30, 20),
                    2,
                    cv2.LINE_AA,
                )


def _mug(image: Image, camera: Camera, prop: Prop, rng: np.random.Generator) -> None:
    base = rng.uniform(40, 240, 3)
    where = (prop.turn_rad, prop.x, prop.y)
    radius = 1.6 * prop.size
    for z in np.linspace(0, 3 * prop.size, 8):
        _poly(image, _at(camera, _turned(_circle(radius), *where), float(z)), base * (0.5 + 0.1 * z / prop.size))
    _poly(image, _at(camera, _turned(_circle(radius * 0.88), *where), 3 * prop.size), base * 0.5)
    _poly(image, _at(camera, _turned(_circle(radius * 0.84), *where), 2.6 * prop.size), (20, 30, 45))


def draw_hand(image: Image, hand: Hand) -> NDArray[np.bool_]:
    """Draws the hand over the picture; returns where it covers."""
    rng = np.random.default_rng([hand.seed, 13])
    h, w = image.shape[:2]
    mask = np.zeros((h, w), np.uint8)
    back = np.radians(hand.from_deg)
    root = np.array([hand.x, hand.y]) + 7.0 * hand.width_px * np.array([np.cos(back), np.sin(back)])
    across = np.array([-np.sin(back), np.cos(back)])
    width = hand.width_px
    for finger in range(4):
        start = root + across * width * 1.15 * (finger - 1.5)
        tip = np.array([hand.x, hand.y]) + across * width * (1.3 * (finger - 1.5) + rng.uniform(-0.4, 0.4))
        tip += np.array([np.cos(back), np.sin(back)]) * width * abs(finger - 1.3) * 0.8
        knee = (start + tip) / 2 + across * rng.uniform(-0.3, 0.3) * width
        points = np.round(np.array([start, knee, tip]) * 8).astype(np.int32).reshape(-1, 1, 2)
        cv2.polylines(mask, [points], False, 255, max(2, int(width)), cv2.LINE_AA, 3)
    arm = root + 14 * width * np.array([np.cos(back), np.sin(back)])
    ends = np.round(np.array([root, arm]) * 8).astype(np.int32)
    cv2.line(mask, ends[0].tolist(), ends[1].tolist(), 255, max(2, int(5.2 * width)), cv2.LINE_AA, 3)
    depth = cv2.distanceTransform((mask > 127).astype(np.uint8), cv2.DIST_L2, 3)
    round_ = np.sqrt(np.clip(depth / (0.5 * width), 0.02, 1))
    blotch = cv2.resize(rng.uniform(0.9, 1.08, (12, 20)).astype(np.float32), (w, h), interpolation=cv2.INTER_CUBIC)
    skin = np.clip(np.array(hand.skin_bgr, np.float32) * ((0.45 + 0.55 * round_) * blotch)[..., None], 0, 255)
    falling = cv2.GaussianBlur(mask, (0, 0), max(1.0, width * 0.25))
    dimmed = cv2.multiply(image, cv2.merge([255 - falling // 3] * 3), scale=1 / 255)
    alpha = (mask[..., None] / np.float32(255)).astype(np.float32)
    image[:] = np.clip(dimmed * (1 - alpha) + skin * alpha, 0, 255)
    return np.asarray(mask > 127, np.bool_)
