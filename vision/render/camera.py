"""A pinhole camera over a table.

Lengths are in die sides, z points up, the table is z = 0; pictures have x right, y down.
"""

from __future__ import annotations

from dataclasses import dataclass
from functools import lru_cache
from typing import Any

import numpy as np
from numpy.typing import NDArray

Array = NDArray[np.float32]


@dataclass(frozen=True, slots=True)
class Camera:
    """Where the camera stands.

    `side_px`: the length of one die side at the look-at point, face on. `shift_px`: where the optical axis meets the
    picture, from its middle (a picture that is a part of a larger one).
    """

    width: int = 1280
    height: int = 720
    side_px: float = 60.0
    tilt_deg: float = 0.0
    turn_deg: float = 0.0
    focal_px: float = 1300.0
    look_at: tuple[float, float] = (0.0, 0.0)
    shift_px: tuple[float, float] = (0.0, 0.0)

    @property
    def middle(self) -> tuple[float, float]:
        """The principal point in pixels."""
        return self.width / 2 + self.shift_px[0], self.height / 2 + self.shift_px[1]

    def axes(self) -> Array:
        """Rows: right, down, forward, as world vectors."""
        return _axes(self.tilt_deg, self.turn_deg)

    def position(self) -> Array:
        distance = self.focal_px / self.side_px
        target = np.array([*self.look_at, 0.0], np.float32)
        return np.asarray(target - distance * self.axes()[2], np.float32)

    def project(self, points: Any) -> Array:
        """World points (N, 3) to pixels (N, 2)."""
        seen = (np.asarray(points, np.float32) - self.position()) @ self.axes().T
        depth = np.maximum(seen[:, 2:3], 1e-3)
        centre = np.array(self.middle, np.float32)
        return np.asarray(centre + self.focal_px * seen[:, :2] / depth, np.float32)

    def rays(self, xs: Array, ys: Array) -> Array:
        """Unit directions (3, N) through pixels."""
        local = np.stack([xs - self.middle[0], ys - self.middle[1], np.full_like(xs, self.focal_px)])
        local /= np.sqrt((local * local).sum(0))
        return np.asarray(self.axes().T @ local, np.float32)

    def ground(self, xs: Any, ys: Any, z: float = 0.0) -> Array:
        """Where the rays through pixels meet the plane at height z: (N, 2)."""
        rays = self.rays(np.asarray(xs, np.float32).ravel(), np.asarray(ys, np.float32).ravel())
        origin = self.position()
        along = (z - origin[2]) / np.minimum(rays[2], -1e-3)
        return np.asarray((origin[:2, None] + along * rays[:2]).T, np.float32)

    def ground_to_picture(self) -> NDArray[np.float64]:
        """The 3x3 homography from table coordinates (die sides) to pixels."""
        axes, eye = self.axes().astype(np.float64), self.position().astype(np.float64)
        inner = np.array([[self.focal_px, 0, self.middle[0]], [0, self.focal_px, self.middle[1]], [0, 0, 1.0]])
        outer = np.column_stack([axes[:, 0], axes[:, 1], -axes @ eye])
        return np.asarray(inner @ outer, np.float64)


@lru_cache(maxsize=8)
def _axes(tilt_deg: float, turn_deg: float) -> Array:
    tilt, turn = np.radians(tilt_deg), np.radians(turn_deg)
    ahead = np.array([np.cos(turn), np.sin(turn), 0.0])
    forward = np.sin(tilt) * ahead + np.array([0.0, 0.0, -np.cos(tilt)])
    up = np.cos(tilt) * ahead + np.array([0.0, 0.0, np.sin(tilt)])
    right = np.cross(forward, up)
    return np.asarray(np.stack([right, -up, forward]), np.float32)
