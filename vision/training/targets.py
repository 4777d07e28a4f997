"""What the finder net is asked for: heat, centre, size, slant and turn of upper faces as maps. No torch here."""

from __future__ import annotations

import math

import numpy as np
from numpy.typing import NDArray

from vision.finding import REFERENCE_PX, STRIDE
from vision.training import dataset as d

FINDER_CHANNELS = 9
# at the scale the net sees; smaller dice are neither asked for nor held against it
SMALLEST_PX = 6.5
# of the pictures the finder is trained on, in their own pixels
SIDE = 160
CELLS = SIDE // STRIDE


def shape_code(quad: NDArray[np.float32]) -> tuple[float, NDArray[np.float32]]:
    """Side and (anisotropy a, b, cos 4t, sin 4t) of a quadrilateral (4, 2), the same whichever corner comes first."""
    u = (quad[1] + quad[2] - quad[0] - quad[3]) / 4
    v = (quad[2] + quad[3] - quad[0] - quad[1]) / 4
    m = np.outer(u, u) + np.outer(v, v)
    trace = float(m[0, 0] + m[1, 1])
    values, vectors = np.linalg.eigh(m)
    root_inverse = vectors @ np.diag(1 / np.sqrt(np.maximum(values, 1e-6))) @ vectors.T
    straight = root_inverse @ u
    turn = math.atan2(float(straight[1]), float(straight[0]))
    code = [(m[0, 0] - m[1, 1]) / trace, 2 * m[0, 1] / trace, math.cos(4 * turn), math.sin(4 * turn)]
    return math.sqrt(2 * trace), np.array(code, np.float32)


def targets(
    dice: NDArray[np.float32], scale: float, cells: int = CELLS
) -> tuple[NDArray[np.float16], NDArray[np.float16]]:
    """Map (C, cells, cells) and weight (2, cells, cells): of the heat loss, and of the others (0 without a die).

    `scale`: of the picture that the net sees, against that which the truth belongs to.
    """
    maps = np.zeros((FINDER_CHANNELS, cells, cells), np.float32)
    weight = np.zeros((2, cells, cells), np.float32)
    weight[0] = 1.0
    ys, xs = np.mgrid[0:cells, 0:cells].astype(np.float32) + 0.5
    closest = np.full((cells, cells), 1e9, np.float32)
    for row in dice:
        quad = row[d.QUAD : d.QUAD + 8].reshape(4, 2) * scale
        centre = quad.mean(0) / STRIDE
        side, code = shape_code(quad)
        reach = side / STRIDE
        dx, dy = centre[0] - xs, centre[1] - ys
        distance = np.sqrt(dx * dx + dy * dy)
        visible = row[d.VISIBLE]
        if row[d.CANDY] or visible < 0.12:
            continue
        if visible < 0.6 or side < SMALLEST_PX:
            weight[0][distance < 0.6 * reach] = 0.0
            continue
        bell = np.exp(-(distance**2) / (2 * (0.16 * reach + 0.25) ** 2))
        if centre.min() < 0 or centre.max() > cells:
            continue
        near = int(np.clip(centre[1], 0, cells - 1)), int(np.clip(centre[0], 0, cells - 1))
        bell[near] = 1.0
        maps[0] = np.maximum(maps[0], bell)
        on = (
            (distance < max(0.22 * reach, 0.75))
            | (np.arange(cells * cells).reshape(cells, cells) == near[0] * cells + near[1])
        ) & (distance < closest)
        closest[on] = distance[on]
        weight[1][on] = 1.0
        maps[1][on], maps[2][on] = dx[on], dy[on]
        maps[3][on] = math.log(side / REFERENCE_PX)
        maps[4:8, on] = code[:, None]
        maps[8][on] = visible > 0.93
    return maps.astype(np.float16), weight.astype(np.float16)
