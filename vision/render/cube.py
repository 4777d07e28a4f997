"""Ray-traces one rounded cube on a small patch of the picture: where rays hit, normals, pips. No light here.

A rounded box is a box blown up by a radius; flat faces are hit exactly by the slab test, edges by a short sphere trace.
"""

from __future__ import annotations

from dataclasses import dataclass

import numpy as np
from numpy.typing import NDArray

from vision.render.camera import Array, Camera
from vision.render.die import DieLook, DiePose, corners_world, face_values, pip_centres

MARCH_STEPS = 7
RAYS_A_SIDE = 150


@dataclass(frozen=True)
class Patch:
    """What the rays met on a patch; arrays over the H x W rays of which `hit` ones are listed in order (N).

    `x0`, `y0`, `width`, `height`: its place in the picture, in pixels; there are up to three rays a pixel each way.
    """

    x0: int
    y0: int
    width: int
    height: int
    hit: NDArray[np.bool_]
    world: Array
    normal: Array
    view: Array
    pip: Array
    face: NDArray[np.int64]
    uv: Array
    is_one: NDArray[np.bool_]


def patch_bounds(camera: Camera, pose: DiePose, margin: int) -> tuple[int, int, int, int] | None:
    """x0, y0, x1, y1 of the part of the picture the die may touch, or None where it is out of sight."""
    seen = camera.project(corners_world(pose))
    x0, y0 = (int(v) for v in np.floor(seen.min(0)) - margin)
    x1, y1 = (int(v) for v in np.ceil(seen.max(0)) + margin)
    x0, y0, x1, y1 = max(x0, -margin), max(y0, -margin), min(x1, camera.width + margin), min(y1, camera.height + margin)
    if x1 - x0 < 2 or y1 - y0 < 2 or x1 <= 0 or y1 <= 0 or x0 >= camera.width or y0 >= camera.height:
        return None
    return x0, y0, x1, y1


def trace(camera: Camera, pose: DiePose, look: DieLook, margin: int = 1) -> Patch | None:
    """Traces the die; None where it is out of the picture."""
    bounds = patch_bounds(camera, pose, margin)
    if bounds is None:
        return None
    x0, y0, x1, y1 = bounds
    extent = max(x1 - x0, y1 - y0)
    scale = float(np.clip(RAYS_A_SIDE / extent, 1.0, 3.0))
    w, h = round((x1 - x0) * scale), round((y1 - y0) * scale)
    xs = x0 + (np.arange(w, dtype=np.float32) + 0.5) * np.float32((x1 - x0) / w)
    ys = y0 + (np.arange(h, dtype=np.float32) + 0.5) * np.float32((y1 - y0) / h)
    grid_x, grid_y = np.meshgrid(xs, ys)
    rays = camera.rays(grid_x.ravel(), grid_y.ravel())
    origin = np.asarray(pose.turn.T @ (camera.position() - pose.centre) / pose.side, np.float32)
    direction = pose.turn.T @ rays
    keep, along = _meet(origin, direction, look.edge_radius)
    body = np.asarray(origin[:, None] + along * direction[:, keep], np.float32)
    inner = 0.5 - look.edge_radius
    outward = np.sign(body) * np.maximum(np.abs(body) - inner, 0.0)
    normal = outward / np.maximum(np.sqrt((outward * outward).sum(0)), 1e-6)
    axis = np.argmax(np.abs(normal), axis=0)
    pip, bend, uv, is_one = _pips(body, axis, look, extent / 1.4)
    normal = normal + bend
    normal /= np.sqrt((normal * normal).sum(0))
    hit = np.zeros(w * h, np.bool_)
    hit[keep] = True
    return Patch(
        x0=x0,
        y0=y0,
        width=x1 - x0,
        height=y1 - y0,
        hit=hit.reshape(h, w),
        world=np.asarray(pose.centre[:, None] + pose.side * (pose.turn @ body), np.float32),
        normal=np.asarray(pose.turn @ normal, np.float32),
        view=-rays[:, keep],
        pip=pip,
        face=axis * 2 + (np.take_along_axis(body, axis[None], 0)[0] < 0),
        uv=uv,
        is_one=is_one,
    )


def _meet(origin: Array, direction: Array, radius: float) -> tuple[NDArray[np.int64], Array]:
    """Indices of rays that hit the unit rounded cube, and how far along."""
    safe = np.where(np.abs(direction) < 1e-6, np.float32(1e-6), direction)
    first = (-0.5 - origin[:, None]) / safe
    second = (0.5 - origin[:, None]) / safe
    enter = np.minimum(first, second)
    near, far = enter.max(0), np.maximum(first, second).min(0)
    keep = np.flatnonzero((near < far) & (near > 0))
    along, far, rays = near[keep], far[keep], direction[:, keep]
    inner = np.float32(0.5 - radius)
    body = origin[:, None] + along * rays
    open_ = np.flatnonzero((np.abs(body) > inner).sum(0) > 1)
    alive = np.ones(len(keep), np.bool_)
    t, r = along[open_], rays[:, open_]
    distance = np.zeros_like(t)
    for _ in range(MARCH_STEPS):
        q = np.maximum(np.abs(origin[:, None] + t * r) - inner, 0.0)
        distance = np.sqrt((q * q).sum(0)) - np.float32(radius)
        t = t + distance
    alive[open_] = (distance < 4e-3) & (t < far[open_])
    along = along.copy()
    along[open_] = t
    return keep[alive], np.asarray(along[alive], np.float32)


def _pips(
    body: Array, axis: NDArray[np.int64], look: DieLook, side_px: float
) -> tuple[Array, Array, Array, NDArray[np.bool_]]:
    """Pip share (0..1) of each point, the hollow's bend of the normal, face coordinates, and whether it is a one."""
    count = body.shape[1]
    amount = np.zeros(count, np.float32)
    bend = np.zeros((3, count), np.float32)
    uv = np.zeros((2, count), np.float32)
    is_one = np.zeros(count, np.bool_)
    values = face_values(look.left_handed)
    width = np.float32(0.7 / max(side_px, 8.0))
    for k in range(3):
        a, b = (k + 1) % 3, (k + 2) % 3
        for sign in (0, 1):
            on = np.flatnonzero((axis == k) & ((body[k] < 0) == bool(sign)))
            if not len(on):
                continue
            u, v = body[a, on], body[b, on]
            uv[0, on], uv[1, on] = u, v
            value = 0 if look.pipless else int(values[k, sign])
            radius = np.float32(look.pip_radius * (look.one_scale if value == 1 else 1.0))
            for cu, cv in pip_centres(value, look.flips, look.pip_spacing, look.layout):
                du, dv = u - cu, v - cv
                d = np.sqrt(du * du + dv * dv)
                inside = np.clip((radius - d) / width + 0.5, 0.0, 1.0)
                amount[on] = np.maximum(amount[on], inside)
                hollow = inside * np.float32(look.pip_depth) / radius
                bend[a, on] -= hollow * du
                bend[b, on] -= hollow * dv
            is_one[on] = value == 1
    return amount, bend, uv, is_one
