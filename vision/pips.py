"""A second opinion of another kind: pips on the straightened face at the nine places of the lattice.

No learning: a band-pass picture is sampled at the lattice, both polarities are tried, and each value's layout is
fitted by least squares. It says how well every value explains the face; whether to believe it is for the verdict.
"""

from __future__ import annotations

from dataclasses import dataclass

import cv2
import numpy as np
from numpy.typing import NDArray

from vision.faces import cut
from vision.finding import Array, Image, Pyramid

FACE_PX = 40
FACE_MARGIN = 1.1
SPACINGS = (0.2, 0.235, 0.27)
# OpenCV filters many channels in one call, but not without end
CHANNELS_AT_ONCE = 96
# lattice order: row by row; a layout is what is pip there
LAYOUTS: tuple[tuple[int, str], ...] = (
    (1, "000010000"),
    (2, "100000001"),
    (2, "001000100"),
    (3, "100010001"),
    (3, "001010100"),
    (4, "101000101"),
    (5, "101010101"),
    (6, "101101101"),
    (6, "111000111"),
)
TEMPLATES = np.array([[float(c) for c in layout] for _, layout in LAYOUTS], np.float32)
VALUES = np.array([value for value, _ in LAYOUTS])


@dataclass(frozen=True, slots=True)
class PipOpinion:
    """`value`: the layout that fits best; `fit`: share of the lattice's variance it explains (0..1); `margin`: by how
    much it beats the best layout of another value; `contrast`: pip against body in grey levels; `weakest`: the faintest
    pip's contrast over that of the middling one (a reflection seldom looks quite like a pip).
    """

    value: int
    fit: float
    margin: float
    contrast: float
    weakest: float


def opinions(pyramid: Pyramid, candidates: Array) -> list[PipOpinion]:
    """What the lattice says about the face at each candidate."""
    if not len(candidates):
        return []
    return read_faces([cut(pyramid, c, FACE_PX, FACE_MARGIN) for c in candidates])


def read_faces(faces: list[Image]) -> list[PipOpinion]:
    """What the lattice says about straightened faces (FACE_PX, FACE_PX, 3), each filling all but the margin."""
    side = FACE_PX / FACE_MARGIN
    together = np.concatenate(faces, axis=2).astype(np.float32)
    band = np.empty_like(together)
    for start in range(0, together.shape[2], CHANNELS_AT_ONCE):
        part = np.ascontiguousarray(together[..., start : start + CHANNELS_AT_ONCE])
        sharp = cv2.GaussianBlur(part, (0, 0), 0.05 * side)
        soft = cv2.GaussianBlur(part, (0, 0), 0.14 * side)
        band[..., start : start + CHANNELS_AT_ONCE] = (sharp - soft).reshape(part.shape)
    lattices = _lattices(band.reshape(FACE_PX, FACE_PX, len(faces), 3), side)
    return [_best(of_face) for of_face in lattices]


def _lattices(band: Array, side: float) -> Array:
    """Samples (faces, tries, 9): brightness and each channel, both polarities, three spacings; best of 3 x 3 pixels."""
    weights = np.array([[0.114, 1, 0, 0], [0.587, 0, 1, 0], [0.299, 0, 0, 1]], np.float32)
    planes = band @ weights
    flat = planes.reshape(FACE_PX, FACE_PX, -1)
    near = np.ones((3, 3), np.uint8)
    bright, dark = np.empty_like(flat), np.empty_like(flat)
    for start in range(0, flat.shape[2], CHANNELS_AT_ONCE):
        part = np.ascontiguousarray(flat[..., start : start + CHANNELS_AT_ONCE])
        bright[..., start : start + CHANNELS_AT_ONCE] = cv2.dilate(part, near).reshape(part.shape)
        dark[..., start : start + CHANNELS_AT_ONCE] = cv2.erode(part, near).reshape(part.shape)
    middle = FACE_PX / 2 - 0.5
    out = []
    for spacing in SPACINGS:
        at = np.array([round(middle + k * spacing * side) for k in (-1, 0, 1)])
        spots = np.ix_(at, at)
        out += [bright[spots].reshape(9, -1, 4), -dark[spots].reshape(9, -1, 4)]
    return np.asarray(np.concatenate(out, axis=2).transpose(1, 2, 0), np.float32)


def _best(lattices: NDArray[np.float32]) -> PipOpinion:
    """Least squares: lattice = base + height * layout, height above 0; the try (T, 9) and layout that explain most."""
    level = lattices - lattices.mean(1, keepdims=True)
    total = (level * level).sum(1) + 1e-6
    shapes = TEMPLATES - TEMPLATES.mean(1, keepdims=True)
    power = (shapes * shapes).sum(1)
    height = np.maximum(level @ shapes.T / power, 0)
    explained = height * height * power / total[:, None]
    worth = explained.max(1) * np.minimum(1.0, height[np.arange(len(height)), explained.argmax(1)] / 12)
    row = int(worth.argmax())
    order = int(explained[row].argmax())
    value = int(VALUES[order])
    margin = explained[row, order] - explained[row][value != VALUES].max()
    there = TEMPLATES[order] > 0.5
    heights = lattices[row][there] - lattices[row][~there].mean()
    weakest = float(heights.min() / max(float(np.median(heights)), 1e-3))
    return PipOpinion(value, float(explained[row, order]), float(margin), float(height[row, order]), weakest)
