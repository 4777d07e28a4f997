"""From a proposal to a face: cut out of the picture level that fits, straightened and read by the crop net.

Crops are 48 px with the face in the middle 48 / 1.75; the net's numbers are in face sides of the crop's own frame.
"""

from __future__ import annotations

from pathlib import Path

import cv2
import numpy as np
from numpy.typing import NDArray

from vision.finding import CANDIDATE, WEIGHTS, Array, Image, Net, Pyramid, side_of

CROP = 48
MARGIN = 1.75
COLOURS = ("white", "red", "yellow", "green", "blue", "black", "purple", "orange", "pink", "brown", "grey", "turquoise")
# columns of the net's answer
OFFSETS, DOWN, FACE, HUE = slice(0, 8), slice(8, 10), slice(10, 17), slice(17, 29)
COCKED, MOVING, HIDDEN = 29, 30, 31
NOMINAL = np.array([[-1, -1], [1, -1], [1, 1], [-1, 1]], np.float32)


def cut(pyramid: Pyramid, candidate: Array, side: int = CROP, margin: float = MARGIN) -> Image:
    """The square crop (side, side, 3) around a candidate, from the level that fits its resolution."""
    centre, u, v = candidate[0:2], candidate[2:4], candidate[4:6]
    full = float(np.sqrt(2 * (u @ u + v @ v)))
    level = int(np.clip(np.floor(np.log2(max(margin * full / side, 1e-3)) + 0.35), 0, 4))
    step = margin * 2 / side
    columns = np.stack([u * step, v * step, centre - (side / 2 - 0.5) * step * (u + v)], 1) / 2**level
    columns[:, 2] -= 0.5
    return np.asarray(
        cv2.warpAffine(
            pyramid.level(level),
            columns.astype(np.float64),
            (side, side),
            flags=cv2.INTER_LINEAR | cv2.WARP_INVERSE_MAP,
            borderMode=cv2.BORDER_REPLICATE,
        ),
        np.uint8,
    )


def to_batch(crops: list[Image]) -> Array:
    return np.ascontiguousarray(np.stack(crops).transpose(0, 3, 1, 2), np.float32)


class FaceReader:
    """The crop net."""

    def __init__(self, path: Path = WEIGHTS / "crop.onnx") -> None:
        self._net = Net(path)

    def look(self, pyramid: Pyramid, candidates: Array) -> Array:
        """The net's raw answer (N, 32) to each candidate."""
        if not len(candidates):
            return np.zeros((0, 32), np.float32)
        # one at a time: a changed batch size makes OpenCV prepare the whole net anew
        return np.concatenate([self._net.run(to_batch([cut(pyramid, c)])) for c in candidates])


def corners_of(candidates: Array, answers: Array) -> Array:
    """Corners (N, 4, 2) in pixels after the net's correction, clockwise in the picture."""
    local = NOMINAL[None] + 2 * answers[:, OFFSETS].reshape(-1, 4, 2)
    return _to_picture(candidates, local) + candidates[:, None, 0:2]


def down_of(candidates: Array, answers: Array) -> Array:
    """Down vectors (N, 2) in pixels: from the upper face's centre to the body's centre."""
    return _to_picture(candidates, 2 * answers[:, None, DOWN])[:, 0]


def _to_picture(candidates: Array, local: Array) -> Array:
    return np.asarray(local[..., :1] * candidates[:, None, 2:4] + local[..., 1:] * candidates[:, None, 4:6], np.float32)


def from_corners(corners: Array, score: NDArray[np.float32], seen: NDArray[np.float32]) -> Array:
    """Candidates (N, 8) whose parallelogram fits the corners best."""
    out = np.zeros((len(corners), CANDIDATE), np.float32)
    out[:, 0:2] = corners.mean(1)
    out[:, 2:4] = (corners[:, 1] + corners[:, 2] - corners[:, 0] - corners[:, 3]) / 4
    out[:, 4:6] = (corners[:, 2] + corners[:, 3] - corners[:, 0] - corners[:, 1]) / 4
    out[:, 6], out[:, 7] = score, seen
    return out


def refine(candidates: Array, answers: Array) -> Array:
    """The candidates moved onto the face the net saw; wild corrections (beyond threefold, inside out) are left out."""
    moved = from_corners(corners_of(candidates, answers), candidates[:, 6], candidates[:, 7])
    u, v = moved[:, 2:4], moved[:, 4:6]
    area = u[:, 0] * v[:, 1] - u[:, 1] * v[:, 0]
    ratio = side_of(moved) / np.maximum(side_of(candidates), 1e-3)
    wild = (area < 0.05 * side_of(moved) ** 2) | (ratio < 0.33) | (ratio > 3)
    moved[wild] = candidates[wild]
    return moved


def probabilities(logits: Array) -> Array:
    """Softmax over the last axis."""
    shifted = np.exp(logits - logits.max(-1, keepdims=True))
    return np.asarray(shifted / shifted.sum(-1, keepdims=True), np.float32)


def sigmoid(logit: Array) -> Array:
    return np.asarray(1 / (1 + np.exp(-logit)), np.float32)
