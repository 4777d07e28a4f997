"""Do all dice stand on one plane? Each die's own up direction and height, compared with what the others say.

A die's upper face and the place of its body's centre give the images of the cube's three edges; seen along the ray to
the die they obey Gauss's theorem of axonometry (the squares of the three edges add up to twice the squared scale), so
each die alone yields its up direction and its distance, but for the camera's focal length, which is taken from a few
usual ones: that which makes the dice agree best. The optical axis is taken to meet the picture's middle.
"""

from __future__ import annotations

from dataclasses import dataclass
from functools import lru_cache

import numpy as np
from numpy.typing import NDArray

from vision.medians import median_of

Vector = NDArray[np.float64]

FEWEST = 4
# focal lengths tried, in longer sides of the picture
FOCALS = (0.7, 0.9, 1.15, 1.5, 2.2)
# a disagreement beyond this (radians) counts no more against a focal length
ENOUGH = 0.2


@dataclass(frozen=True)
class Posture:
    """For each die: `lean_deg`, its up direction against the others'; `sunk`: how many sides its upper face lies below
    the others' (negative: above); and the usual amount of either among the other dice, which tells how good the
    measures are in this picture.
    """

    lean_deg: Vector
    sunk: Vector
    usual_lean_deg: Vector
    usual_sunk: Vector


def posture_of(corners: Vector, downs: Vector, width: int, height: int) -> Posture | None:
    """Posture of dice from face `corners` (N, 4, 2), clockwise, and `downs` (N, 2) in pixels; None below four dice."""
    if len(corners) < FEWEST:
        return None
    focals = np.array(FOCALS)[:, None] * max(width, height)
    ups, rays, scale = standing(corners, downs, focals, np.array([width / 2, height / 2]))
    middle = _unit(median_of(ups, 1))
    off = np.minimum(np.arccos(np.clip(np.einsum("fnk,fk->fn", ups, middle), -1, 1)), ENOUGH).sum(1)
    best = int(off.argmin())
    depth = -(rays[best] @ middle[best]) / scale[best]
    others = _others(len(corners))
    usual_up = _unit(median_of(ups[best][others], 1))
    lean = np.degrees(np.arccos(np.clip((ups[best] * usual_up).sum(1), -1, 1)))
    sunk = depth - median_of(depth[others], 1)
    return Posture(lean, sunk, median_of(lean[others], 1), median_of(np.abs(sunk)[others], 1))


@lru_cache(maxsize=64)
def _others(n: int) -> NDArray[np.intp]:
    """For each of n the indices (n, n - 1) of all others."""
    return np.array([[j for j in range(n) if j != i] for i in range(n)])


def _unit(vectors: Vector) -> Vector:
    length = np.sqrt((vectors * vectors).sum(-1, keepdims=True))
    return np.asarray(vectors / np.maximum(length, 1e-9), np.float64)


def standing(corners: Vector, downs: Vector, focals: Vector, middle: Vector) -> tuple[Vector, Vector, Vector]:
    """For each of `focals` (F, 1): up directions and rays (F, N, 3) in the camera's frame, and angular scale (side over
    distance, (F, N)).
    """
    f, n = len(focals), len(corners)
    ahead, behind = corners[:, 2] - corners[:, 0], corners[:, 1] - corners[:, 3]
    seen = np.empty((f, n, 3))
    seen[..., :2] = corners.mean(1) - middle
    seen[..., 2] = focals
    length = np.sqrt((seen * seen).sum(2, keepdims=True))
    rays = seen / length
    edges = np.zeros((3, f, n, 3))
    edges[0, ..., :2], edges[1, ..., :2], edges[2, ..., :2] = (ahead + behind) / 2, (ahead - behind) / 2, downs
    edges /= length
    edges -= (edges * rays).sum(3, keepdims=True) * rays
    squares = (edges * edges).sum(3)
    scale = np.sqrt(np.maximum((squares[0] + squares[1] + 4 * squares[2]) / 2, 1e-12))
    across = 2 * edges[2] / scale[..., None]
    facing = np.sqrt(np.maximum(1 - np.minimum((across * across).sum(2), 0.96), 0))
    # the body's centre is farther away than the face
    across *= (1 + scale * facing / 2)[..., None]
    size = np.sqrt((across * across).sum(2, keepdims=True))
    across *= np.minimum(1.0, 0.95 / np.maximum(size, 1e-6))
    facing = np.sqrt(1 - (across * across).sum(2, keepdims=True))
    return -across - rays * facing, rays, scale
