"""Do all dice stand on one plane? Each die's own up direction and height, compared with what the others say.

A die's upper face and the place of its body's centre give the images of the cube's three edges; seen along the ray to
the die they obey Gauss's theorem of axonometry (the squares of the three edges add up to twice the squared scale), so
each die alone yields its up direction and its distance, but for the camera's focal length, which is taken from a few
usual ones: that which makes the dice agree best. The optical axis is taken to meet the picture's middle.
"""

from __future__ import annotations

from dataclasses import dataclass

import numpy as np
from numpy.typing import NDArray

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
    best: tuple[float, Vector, Vector] | None = None
    for focal in FOCALS:
        ups, rays, scale = _stand(corners, downs, focal * max(width, height), np.array([width / 2, height / 2]))
        middle = _unit(np.median(ups, axis=0))
        off = np.minimum(np.arccos(np.clip(ups @ middle, -1, 1)), ENOUGH).sum()
        if best is None or off < best[0]:
            best = (float(off), ups, -(rays @ middle) / scale)
    assert best is not None
    ups, depth = best[1], best[2]
    n = len(ups)
    others = [np.delete(np.arange(n), i) for i in range(n)]
    lean = np.array(
        [np.degrees(np.arccos(np.clip(ups[i] @ _unit(np.median(ups[o], axis=0)), -1, 1))) for i, o in enumerate(others)]
    )
    sunk = np.array([depth[i] - np.median(depth[o]) for i, o in enumerate(others)])
    return Posture(
        lean,
        sunk,
        np.array([np.median(lean[o]) for o in others]),
        np.array([np.median(np.abs(sunk[o])) for o in others]),
    )


def _unit(vector: Vector) -> Vector:
    return np.asarray(vector / max(float(np.sqrt(vector @ vector)), 1e-9), np.float64)


def _stand(corners: Vector, downs: Vector, focal: float, middle: Vector) -> tuple[Vector, Vector, Vector]:
    """Up directions (N, 3) and rays (N, 3) in the camera's frame, and angular scale (side over distance, N)."""
    n = len(corners)
    u = (corners[:, 1] + corners[:, 2] - corners[:, 0] - corners[:, 3]) / 2
    v = (corners[:, 2] + corners[:, 3] - corners[:, 0] - corners[:, 1]) / 2
    seen = np.column_stack([corners.mean(1) - middle, np.full(n, focal)])
    length = np.sqrt((seen * seen).sum(1, keepdims=True))
    rays = seen / length
    edges = np.zeros((3, n, 3))
    edges[0, :, :2], edges[1, :, :2], edges[2, :, :2] = u, v, downs
    edges /= length
    edges -= (edges * rays).sum(2, keepdims=True) * rays
    squares = (edges * edges).sum(2)
    scale = np.sqrt(np.maximum((squares[0] + squares[1] + 4 * squares[2]) / 2, 1e-12))
    across = 2 * edges[2] / scale[:, None]
    facing = np.sqrt(np.maximum(1 - np.minimum((across * across).sum(1), 0.96), 0))
    # the body's centre is farther away than the face
    across *= (1 + scale * facing / 2)[:, None]
    size = np.sqrt((across * across).sum(1, keepdims=True))
    across *= np.minimum(1.0, 0.95 / np.maximum(size, 1e-6))
    facing = np.sqrt(1 - (across * across).sum(1, keepdims=True))
    return -across - rays * facing, rays, scale
