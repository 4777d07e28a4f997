"""Do all dice stand on one plane? Sizes and down vectors of flat dice follow one camera; a leaning die's do not.

For dice on a plane a pinhole camera gives, over the picture: 1/size linear in x and y, and the body's centre displaced
from the upper face's towards one nadir point, by a nearly constant share of the way. Both are fitted robustly, leaving
out each die in turn.
"""

from __future__ import annotations

import numpy as np
from numpy.typing import NDArray

Array = NDArray[np.float32]


def down_residuals(centres: Array, downs: Array, sizes: Array) -> Array:
    """How far (in face sides) each die's down vector (N, 2) is from what the others say; 0 where fewer than four.

    The model is down = k (nadir - centre), i.e. a + k * centre with the slope k shared by x and y: three unknowns.
    """
    n = len(centres)
    out = np.zeros(n, np.float32)
    if n < 4:
        return out
    middle, scale = centres.mean(0), float(np.median(sizes))
    at = (centres - middle) / scale
    flat = downs / sizes[:, None]
    rows = np.zeros((2 * n, 3), np.float32)
    rows[0::2, 0], rows[1::2, 1] = 1, 1
    rows[0::2, 2], rows[1::2, 2] = at[:, 0], at[:, 1]
    # a plausible camera: a slope of a few hundredths a side, so a far die is not extrapolated wildly
    prior = np.array([[0, 0, 6.0]], np.float32)
    value = flat.reshape(-1)
    for i in range(n):
        use = np.repeat(np.arange(n) != i, 2)
        weight = np.ones(int(use.sum()), np.float32)
        solution = np.zeros(3, np.float32)
        for _ in range(4):
            left = np.concatenate([rows[use] * weight[:, None], prior])
            right = np.concatenate([value[use] * weight, [-0.02 * 6.0]])
            solution = np.linalg.lstsq(left, right, rcond=None)[0]
            error = np.abs(rows[use] @ solution - value[use])
            weight = np.minimum(1.0, 0.05 / np.maximum(error, 1e-3)).astype(np.float32)
        miss = rows[2 * i : 2 * i + 2] @ solution - value[2 * i : 2 * i + 2]
        out[i] = float(np.hypot(miss[0], miss[1]))
    return out


def size_ratios(centres: Array, sizes: Array) -> Array:
    """Each die's size over what the others' plane says (1 = as expected); 1 where fewer than four."""
    n = len(centres)
    out = np.ones(n, np.float32)
    if n < 4:
        return out
    at = (centres - centres.mean(0)) / float(np.median(sizes))
    rows = np.column_stack([np.ones(n), at])
    inverse = float(np.median(sizes)) / sizes
    prior = np.array([[0, 5.0, 0], [0, 0, 5.0]])
    for i in range(n):
        use = np.arange(n) != i
        weight = np.ones(n - 1)
        solution = np.zeros(3)
        for _ in range(4):
            left = np.concatenate([rows[use] * weight[:, None], prior])
            right = np.concatenate([inverse[use] * weight, [0, 0]])
            solution = np.linalg.lstsq(left, right, rcond=None)[0]
            error = np.abs(rows[use] @ solution - inverse[use])
            weight = np.minimum(1.0, 0.02 / np.maximum(error, 1e-4))
        out[i] = float((rows[i] @ solution) / inverse[i])
    return out
