"""Do all dice stand on one plane? Sizes and down vectors of flat dice follow one camera; a leaning die's do not.

For dice on a plane a pinhole camera gives, over the picture: 1/size linear in x and y, and the body's centre displaced
from the upper face's towards one nadir point, by a nearly constant share of the way. Both are fitted robustly, leaving
out each die in turn.
"""

from __future__ import annotations

import numpy as np
from numpy.typing import NDArray

Array = NDArray[np.float32]
Vector = NDArray[np.float64]

ROUNDS = 3
FEWEST = 4


def down_residuals(centres: Array, downs: Array, sizes: Array) -> Vector:
    """How far (in face sides) each die's down vector (N, 2) is from what the others say; 0 where fewer than four.

    The model is down = k (nadir - centre), i.e. a + k * centre with the slope k shared by x and y: three unknowns.
    """
    n = len(centres)
    if n < FEWEST:
        return np.zeros(n)
    at = (centres - centres.mean(0)) / float(np.median(sizes))
    rows = np.zeros((n, 2, 3))
    rows[:, 0, 0] = rows[:, 1, 1] = 1
    rows[:, :, 2] = at
    value = (downs / sizes[:, None]).astype(np.float64)
    # a plausible camera has a slope of a few hundredths a side, so a far die is not extrapolated wildly
    solutions = _leave_one_out(rows, value, np.array([0.0, 0.0, 36.0]), np.array([0.0, 0.0, -0.02 * 36.0]), 0.05)
    miss = np.einsum("nck,nk->nc", rows, solutions) - value
    return np.asarray(np.hypot(miss[:, 0], miss[:, 1]), np.float64)


def size_ratios(centres: Array, sizes: Array) -> Vector:
    """Each die's size over what the others' plane says (1 = as expected); 1 where fewer than four."""
    n = len(centres)
    if n < FEWEST:
        return np.ones(n)
    usual = float(np.median(sizes))
    rows = np.concatenate([np.ones((n, 1)), (centres - centres.mean(0)) / usual], axis=1)[:, None, :]
    value = (usual / sizes).astype(np.float64)[:, None]
    solutions = _leave_one_out(rows, value, np.array([0.0, 25.0, 25.0]), np.zeros(3), 0.02)
    return np.asarray((rows[:, 0] * solutions).sum(1) / value[:, 0], np.float64)


def _leave_one_out(rows: Vector, value: Vector, ridge: Vector, pull: Vector, scale: float) -> Vector:
    """For each die the robust least-squares solution (N, K) of all others.

    `rows` (N, C, K) and `value` (N, C): C equations a die; errors beyond `scale` count less (Huber).
    """
    n = len(rows)
    use = 1.0 - np.eye(n)
    power = np.einsum("nck,ncl->nkl", rows, rows)
    target = np.einsum("nck,nc->nk", rows, value)
    solutions = np.zeros((n, rows.shape[2]))
    weight = use
    for _ in range(ROUNDS):
        left = np.einsum("in,nkl->ikl", weight, power) + np.diag(ridge) + 1e-6 * np.eye(len(ridge))
        right = weight @ target + pull
        solutions = np.linalg.solve(left, right[..., None])[..., 0]
        error = np.einsum("nck,ik->inc", rows, solutions) - value[None]
        size = np.sqrt((error * error).sum(2))
        weight = use * np.minimum(1.0, scale / np.maximum(size, 1e-4))
    return solutions
