"""One crop seen three ways: as it is, mirrored left to right, and top to bottom. The mean answer errs less.

The crop net learned all mirrorings alike, so its errors on them are nearly independent; what it says of corners, of
the down vector and of the value is steadier on average. It costs three looks, so it is for what one look left in doubt.
Dice seen from low down it knows upright only: of these the second mirror image is not for it.
"""

from __future__ import annotations

import numpy as np
from numpy.typing import NDArray

Array = NDArray[np.float32]

MIRRORINGS = ((-1, 1), (1, -1))
# the corner that stands where each of the four stood, before mirroring
_CORNERS = {(-1, 1): [1, 0, 3, 2], (1, -1): [3, 2, 1, 0]}


def mirrored(batch: Array, mirroring: tuple[int, int]) -> Array:
    """The crops (N, 3, H, W) mirrored."""
    across, along = mirroring
    return np.ascontiguousarray(batch[:, :, ::along, ::across])


def mirrored_back(answers: Array, mirroring: tuple[int, int]) -> Array:
    """What the net said (N, 32) of mirrored crops, as if it had been said of the crops themselves."""
    sign = np.array(mirroring, np.float32)
    out = answers.copy()
    corners = answers[:, 0:8].reshape(-1, 4, 2)
    out[:, 0:8] = (corners[:, _CORNERS[mirroring]] * sign).reshape(-1, 8)
    out[:, 8:10] = answers[:, 8:10] * sign
    return out
