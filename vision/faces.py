"""From a proposal to a face: cut out of the picture level that fits, straightened and read by the crop net.

Crops are 48 px with the face in the middle 48 / 1.75; the net's numbers are in face sides of the crop's own frame.
"""

from __future__ import annotations

import math
from collections.abc import Sequence
from pathlib import Path

import cv2
import numpy as np
from numpy.typing import NDArray

from vision.finding import CANDIDATE, WEIGHTS, Array, Image, Net, Pyramid, side_of
from vision.mirrors import MIRRORINGS, mirrored, mirrored_back

CROP = 48
ANSWERS = 32
MARGIN = 1.75
# of the closest look
CLOSE_CROP, CLOSE_MARGIN = 64, 2.0
COLOURS = ("white", "red", "yellow", "green", "blue", "black", "purple", "orange", "pink", "brown", "grey", "turquoise")
# columns of the net's answer
OFFSETS, DOWN, FACE, HUE = slice(0, 8), slice(8, 10), slice(10, 17), slice(17, 29)
COCKED, MOVING, HIDDEN = 29, 30, 31
# a down vector longer than this (in sides) is seen from lower down than 40 degrees off the vertical
STEEP = 0.36
NOMINAL = np.array([[-1, -1], [1, -1], [1, 1], [-1, 1]], np.float32)


def cut(pyramid: Pyramid, candidate: Array, side: int = CROP, margin: float = MARGIN) -> Image:
    """The square crop (side, side, 3) around a candidate, from the level that fits its resolution."""
    crop = np.empty((side, side, 3), np.uint8)
    cut_into(crop, pyramid, candidate.tolist(), margin)
    return crop


def cut_into(crop: Image, pyramid: Pyramid, candidate: Sequence[float], margin: float = MARGIN) -> None:
    """Fills a square `crop` (side, side, 3) as `cut` does; the candidate as plain numbers."""
    side = len(crop)
    x, y, ux, uy, vx, vy = candidate[:6]
    full = math.sqrt(2 * (ux * ux + uy * uy + vx * vx + vy * vy))
    level = min(max(math.floor(math.log2(max(margin * full / side, 1e-3)) + 0.35), 0), 4)
    scale = 2.0**level
    step, half = margin * 2 / side / scale, side / 2 - 0.5
    turn = (
        (ux * step, vx * step, x / scale - half * step * (ux + vx) - 0.5),
        (uy * step, vy * step, y / scale - half * step * (uy + vy) - 0.5),
    )
    cv2.warpAffine(
        pyramid.level(level),
        np.array(turn),
        (side, side),
        crop,
        cv2.INTER_LINEAR | cv2.WARP_INVERSE_MAP,
        cv2.BORDER_REPLICATE,
    )


def upright(candidates: Array) -> Array:
    """The same candidates (N, 8), their v turned by quarter turns so that it points down the picture as far as it can.

    From a low camera an upper face and a side look alike, but for which of them is above the other.
    """
    u, v = candidates[:, 2:4], candidates[:, 4:6]
    # each becomes v after so many quarter turns, and the next one u
    ring = np.stack([v, u, -v, -u])
    turns, every = ring[:, :, 1].argmax(0), np.arange(len(candidates))
    out = candidates.copy()
    out[:, 2:4], out[:, 4:6] = ring[(turns + 1) % 4, every], ring[turns, every]
    return out


class FaceReader:
    """A crop net: the small one for a glance, the large one, or the largest on wider crops."""

    def __init__(self, path: Path = WEIGHTS / "crop.onnx", side: int = CROP, margin: float = MARGIN) -> None:
        """`side`: of a crop in pixels; `margin`: in face sides."""
        self._net = Net(path)
        self._side, self._margin = side, margin

    def look(self, pyramid: Pyramid, candidates: Array) -> Array:
        """The net's raw answer (N, 32) to each candidate."""
        return self._read(self._crops(pyramid, candidates))

    def look_mirrored(self, pyramid: Pyramid, candidates: Array) -> Array:
        """The mean answer (N, 32) to each candidate as it is and mirrored."""
        crops = self._crops(pyramid, candidates)
        answers = self._read(crops)
        # seen from low down, what is above and what is below must not change places
        high = np.flatnonzero(np.hypot(*answers[:, DOWN].T) <= STEEP)
        looks = np.full((len(crops), 1), 2, np.float32)
        looks[high] = 3
        for way, which in zip(MIRRORINGS, (np.arange(len(crops)), high), strict=True):
            answers[which] += mirrored_back(self._read(mirrored(crops[which], way)), way)
        return np.asarray(answers / looks, np.float32)

    def _crops(self, pyramid: Pyramid, candidates: Array) -> Array:
        """What the net sees of each candidate, (N, 3, side, side)."""
        crops = np.empty((len(candidates), self._side, self._side, 3), np.uint8)
        for crop, candidate in zip(crops, candidates.tolist(), strict=True):
            cut_into(crop, pyramid, candidate, self._margin)
        return np.ascontiguousarray(crops.transpose(0, 3, 1, 2), np.float32)

    def _read(self, crops: Array) -> Array:
        """Answers (N, 32), one crop at a time: a batch is no faster, and OpenCV prepares the net anew for its size."""
        answers = np.empty((len(crops), ANSWERS), np.float32)
        for i, answer in enumerate(answers):
            answer[:] = self._net.run(crops[i : i + 1])
        return answers


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


def cut_face(pyramid: Pyramid, corners: Array, side: int, margin: float) -> Image:
    """The straightened face with these corners (4, 2), `side` pixels and `margin` face sides wide."""
    one = np.ones(1, np.float32)
    return cut(pyramid, from_corners(corners[None], one, one)[0], side, margin)


def side_between(corners: Array) -> Array:
    """Side (N) in pixels of the parallelogram that fits the corners (N, 4, 2) best (see finding.side_of)."""
    ahead, across = corners[:, 2] - corners[:, 0], corners[:, 1] - corners[:, 3]
    return np.asarray(np.sqrt((ahead * ahead + across * across).sum(1)) / 2, np.float32)


def refine(candidates: Array, answers: Array) -> Array:
    """The candidates moved onto the face the net saw; wild corrections (beyond threefold, inside out) are left out."""
    moved = from_corners(corners_of(candidates, answers), candidates[:, 6], candidates[:, 7])
    u, v = moved[:, 2:4], moved[:, 4:6]
    area = u[:, 0] * v[:, 1] - u[:, 1] * v[:, 0]
    side = side_of(moved)
    ratio = side / np.maximum(side_of(candidates), 1e-3)
    wild = (area < 0.05 * side**2) | (ratio < 0.33) | (ratio > 3)
    moved[wild] = candidates[wild]
    return moved


def probabilities(logits: Array) -> Array:
    """Softmax over the last axis."""
    shifted = np.exp(logits - logits.max(-1, keepdims=True))
    return np.asarray(shifted / shifted.sum(-1, keepdims=True), np.float32)


def sigmoid(logit: Array) -> Array:
    return np.asarray(1 / (1 + np.exp(-logit)), np.float32)
