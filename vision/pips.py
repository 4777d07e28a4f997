"""A second opinion of another kind: pips on the straightened face at the nine places of the lattice.

No learning: a band-pass picture is sampled at the lattice, both polarities are tried, and each value's layout is
fitted by least squares. It says how well every value explains the face; whether to believe it is for the verdict.
"""

from __future__ import annotations

from dataclasses import dataclass

import cv2
import numpy as np
from numpy.typing import NDArray

from vision.faces import cut_into
from vision.finding import Array, Image, Pyramid

FACE_PX = 40
FACE_MARGIN = 1.1
SPACINGS = (0.2, 0.235, 0.27)
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
SHAPES = TEMPLATES - TEMPLATES.mean(1, keepdims=True)
POWER = (SHAPES * SHAPES).sum(1)
# added to a row of fits: hides the layouts of the same value
RIVALS = np.where(VALUES[:, None] == VALUES[None, :], np.float32(-np.inf), np.float32(0))
PIPS_OF = [([i for i, c in enumerate(of) if c == "1"], [i for i, c in enumerate(of) if c == "0"]) for _, of in LAYOUTS]
# grey and the three channels, each looked at by itself
PLANES = np.array([[0.114, 1, 0, 0], [0.587, 0, 1, 0], [0.299, 0, 0, 1]], np.float32)
SHARP, SOFT = 0.05, 0.14


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
    faces = np.empty((len(candidates), FACE_PX, FACE_PX, 3), np.uint8)
    for face, candidate in zip(faces, candidates.tolist(), strict=True):
        cut_into(face, pyramid, candidate, FACE_MARGIN)
    return read_faces(faces)


def read_faces(faces: Image) -> list[PipOpinion]:
    """What the lattice says about straightened faces (N, FACE_PX, FACE_PX, 3), each filling all but the margin."""
    return _best(_lattices(faces)) if len(faces) else []


def _blur(sigma_px: float) -> Array:
    """OpenCV's Gaussian blur of a line of FACE_PX as a matrix, mirrored at the ends as it does."""
    length = round(8 * sigma_px + 1) | 1
    eye = np.eye(FACE_PX, dtype=np.float32)
    return np.asarray(cv2.GaussianBlur(eye, (1, length), sigma_px, None, sigma_px), np.float32)


def _lines() -> tuple[Array, NDArray[np.intp]]:
    """The 15 lines of pixels around those that lattices lie on, in three groups of five, as indices (15); and for each
    spacing and place of its lattice the index (spacings * 9) into 9 x 9 places: each group's inner three, both ways.
    """
    side, middle = FACE_PX / FACE_MARGIN, FACE_PX / 2 - 0.5
    at = [[round(middle + k * spacing * side) for k in (-1, 0, 1)] for spacing in SPACINGS]
    first = [min(row[k] for row in at) - 1 if k != 1 else at[0][1] - 2 for k in range(3)]
    assert all(0 <= row[k] - first[k] - 1 < 3 for row in at for k in range(3))
    inner = [[3 * k + row[k] - first[k] - 1 for k in range(3)] for row in at]
    places = [9 * y + x for row in inner for y in row for x in row]
    return np.array([start + i for start in first for i in range(5)]), np.array(places)


LINES, PLACES = _lines()


def _band_pass() -> tuple[Array, Array]:
    """The band pass (sharp less soft) at LINES, crossed with LINES, as two matrices: `down` (30, FACE_PX) yields the
    sharp and the soft picture line by line in turn, `along` (2 * FACE_PX * 3, 15 * 4) blurs those along the line, mixes
    the planes and takes the difference.
    """
    side = FACE_PX / FACE_MARGIN
    blurs = [_blur(part * side)[LINES] for part in (SHARP, SOFT)]
    down = np.stack(blurs, 1).reshape(-1, FACE_PX)
    along = [np.einsum("xj,cp->jcxp", blur, PLANES) for blur in (blurs[0], -blurs[1])]
    return np.ascontiguousarray(down), np.ascontiguousarray(np.stack(along).reshape(6 * FACE_PX, -1), np.float32)


DOWN, ALONG = _band_pass()


def _lattices(faces: Image) -> Array:
    """Samples (faces, tries, 9): brightness and each channel, both polarities, three spacings; best of 3 x 3 pixels."""
    n = len(faces)
    # face by face, so that the linear algebra stays on this thread
    lines = DOWN @ faces.reshape(n, FACE_PX, FACE_PX * 3).astype(np.float32)
    band = (lines.reshape(n, 15, -1) @ ALONG).reshape(n, 15, 15, 4)
    both = np.concatenate([band, -band], axis=3).reshape(n, 3, 5, 3, 5, 8)
    both = np.maximum(np.maximum(both[:, :, :3], both[:, :, 1:4]), both[:, :, 2:])
    both = np.maximum(np.maximum(both[..., :3, :], both[..., 1:4, :]), both[..., 2:, :])
    samples = both.reshape(n, 81, 8)[:, PLACES].reshape(n, len(SPACINGS), 9, 8)
    return np.ascontiguousarray(samples.transpose(0, 1, 3, 2)).reshape(n, -1, 9)


def _best(lattices: Array) -> list[PipOpinion]:
    """Least squares: lattice = base + height * layout, height above 0; the try and layout that explain most."""
    n, tries = lattices.shape[:2]
    level = lattices - lattices.mean(2, keepdims=True)
    total = (level * level).sum(2, keepdims=True) + 1e-6
    height = np.maximum(level @ SHAPES.T / POWER, 0)
    explained = height * height * POWER / total
    order = explained.argmax(2)
    every, row = np.arange(n * tries), np.arange(n)
    fits, heights = explained.reshape(-1, len(VALUES)), height.reshape(-1, len(VALUES))
    at = order.ravel()
    worth = fits[every, at] * np.minimum(1.0, heights[every, at] / 12)
    chosen = row * tries + worth.reshape(n, tries).argmax(1)
    at = at[chosen]
    rival = (fits[chosen] + RIVALS[at]).max(1)
    samples = lattices.reshape(-1, 9)[chosen].tolist()
    fit, contrast = fits[chosen, at], heights[chosen, at]
    return [
        PipOpinion(value, of_fit, margin, of_contrast, _weakest(sample, layout))
        for value, of_fit, margin, of_contrast, sample, layout in zip(
            VALUES[at].tolist(),
            fit.tolist(),
            (fit - rival).tolist(),
            contrast.tolist(),
            samples,
            at.tolist(),
            strict=True,
        )
    ]


def _weakest(sample: list[float], layout: int) -> float:
    """The faintest pip's height above the body, over that of the middling pip."""
    pips, body = PIPS_OF[layout]
    base = sum(sample[i] for i in body) / len(body)
    heights = sorted(sample[i] - base for i in pips)
    half = len(heights) // 2
    return heights[0] / max((heights[half] + heights[~half]) / 2, 1e-3)
