"""Training crops: faces cut with the errors a finder makes, and everything that is no upper face."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from pathlib import Path

import numpy as np
from numpy.typing import NDArray

from vision.faces import CROP, MARGIN, NOMINAL, STEEP, cut, upright
from vision.finding import CANDIDATE, Array, Pyramid
from vision.training import dataset as d
from vision.training.drawing import SIDE

Rng = np.random.Generator
# label columns: 8 offsets, 2 down, class, colour, cocked, moving, hidden, geometry; -1 is "do not ask";
# and whether the scene is seen from low down
L_DOWN, L_CLASS, L_COLOUR, L_COCKED, L_MOVING, L_HIDDEN, L_GEOMETRY, L_STEEP = 8, 10, 11, 12, 13, 14, 15, 16
LABELS = 17
# of a face of which less than this is seen nothing is asked at all
BARELY_SEEN = 0.3
Propose = Callable[[Pyramid], Array]


@dataclass
class Crops:
    """`pictures` (N, S, S, 3), `labels` (N, LABELS); `margin`: how many face sides a picture is wide."""

    pictures: NDArray[np.uint8]
    labels: NDArray[np.float32]
    margin: float = MARGIN

    @property
    def face_px(self) -> float:
        """Side of the face in the middle."""
        return self.pictures.shape[1] / self.margin


def parallelogram(quad: Array) -> Array:
    """A candidate row that fits the quadrilateral, its v clockwise of u."""
    row = np.zeros(CANDIDATE, np.float32)
    u = (quad[1] + quad[2] - quad[0] - quad[3]) / 4
    v = (quad[2] + quad[3] - quad[0] - quad[1]) / 4
    if u[0] * v[1] - u[1] * v[0] < 0:
        u, v = v, u
    row[0:2], row[2:4], row[4:6] = quad.mean(0), u, v
    return row


def jitter(row: Array, rng: Rng, amount: float) -> Array:
    """Moves, scales, turns and shears a candidate; amount 1 is a poor finder's error."""
    out = row.copy()
    u, v = row[2:4], row[4:6]
    shift = rng.normal(0, 0.2 * amount, 2)
    out[0:2] = row[0:2] + shift[0] * u + shift[1] * v
    angle = rng.normal(0, 0.16 * amount)
    c, s = np.cos(angle), np.sin(angle)
    grow = np.exp(rng.normal(0, 0.13 * amount))
    mix = np.array([[c, s], [-s, c]]) * grow + rng.normal(0, 0.06 * amount, (2, 2))
    out[2:4] = mix[0, 0] * u + mix[0, 1] * v
    out[4:6] = mix[1, 0] * u + mix[1, 1] * v
    return out


def in_frame(row: Array, points: Array) -> Array:
    """Picture points (N, 2), relative to the centre, in half edges of the candidate."""
    inverse = np.linalg.inv(np.stack([row[2:4], row[4:6]], 1).astype(np.float64))
    return np.asarray(points @ inverse.T, np.float32)


def label_die(row: Array, die: Array) -> Array | None:
    """Labels for a crop at `row` over this die; None where it is neither clearly on nor clearly off its upper face."""
    quad = die[d.QUAD : d.QUAD + 8].reshape(4, 2)
    local = in_frame(row, quad - row[0:2])
    area = local[:, 0] * np.roll(local[:, 1], -1) - local[:, 1] * np.roll(local[:, 0], -1)
    if area.sum() < 0:
        local = local[::-1]
    best = min((np.roll(local, k, 0) for k in range(4)), key=lambda q: float(((q - NOMINAL) ** 2).sum()))
    offsets = (best - NOMINAL) / 2
    centre = best.mean(0)
    size = float(np.sqrt(max(abs(area.sum()) / 2, 1e-6)) / 2)
    off = float(np.hypot(*centre))
    if off > 0.9 or size < 0.5 or size > 2.0:
        far = off > 1.15 or size < 0.42 or size > 2.4
        return nothing() if far else None
    if off > 0.62 or size < 0.62 or size > 1.6 or die[d.VISIBLE] < BARELY_SEEN:
        return None
    label = np.full(LABELS, -1, np.float32)
    if die[d.VISIBLE] < 0.6:
        # too little is seen to ask for more than that
        label[L_HIDDEN], label[L_GEOMETRY] = 1, 0
        return label
    label[0:8] = offsets.ravel()
    label[L_DOWN : L_DOWN + 2] = in_frame(row, die[None, d.DOWN : d.DOWN + 2])[0] / 2
    label[L_CLASS] = 0 if die[d.CANDY] else die[d.VALUE]
    label[L_COLOUR] = die[d.COLOUR]
    still = die[d.MOVING] < 0.02 * die[d.SIDE_PX] + 1
    moving = die[d.MOVING] > 0.1 * die[d.SIDE_PX] + 1.5
    label[L_MOVING] = 1 if moving else 0 if still else -1
    # from 5 to 11 degrees nobody can say
    cocked = die[d.COCKED] > 0.5 and (die[d.TILT] > 11 or die[d.TILT] < 0.5)
    label[L_COCKED] = (1 if cocked else 0 if die[d.TILT] < 5 else -1) if still else -1
    label[L_HIDDEN] = 1 if die[d.VISIBLE] < 0.9 else 0 if die[d.VISIBLE] > 0.97 else -1
    label[L_GEOMETRY] = 1
    return label


def nothing() -> Array:
    label = np.full(LABELS, -1, np.float32)
    label[L_CLASS] = 0
    label[L_GEOMETRY] = 0
    return label


def label_for(row: Array, dice: Array) -> Array | None:
    """Labels for any candidate in a scene with these dice."""
    if not len(dice):
        return nothing()
    centres = dice[:, d.QUAD : d.QUAD + 8].reshape(-1, 4, 2).mean(1)
    nearest = int(np.argmin(np.hypot(*(centres - row[0:2]).T) / dice[:, d.SIDE_PX]))
    return label_die(row, dice[nearest])


def random_rows(dice: Array, rng: Rng, count: int) -> list[Array]:
    """Places that mostly are no upper face: anywhere, on side faces, on gaps, far too small or too large."""
    out = []
    for _ in range(count):
        kind = rng.random()
        if len(dice) and kind < 0.55:
            die = dice[int(rng.integers(len(dice)))]
            row = jitter(parallelogram(die[d.QUAD : d.QUAD + 8].reshape(4, 2)), rng, 1.0)
            if kind < 0.3:
                way = die[d.DOWN : d.DOWN + 2] * rng.uniform(0.8, 2.4)
                row[0:2] += way if rng.random() < 0.6 else rng.normal(0, 0.55, 2) * die[d.SIDE_PX]
            else:
                row[2:6] *= float(np.exp(rng.choice([rng.uniform(-1.8, -0.8), rng.uniform(0.8, 1.3)])))
                row[0:2] += rng.normal(0, 0.25, 2) * die[d.SIDE_PX]
        else:
            side = float(np.exp(rng.uniform(np.log(10), np.log(100))))
            angle = rng.uniform(0, 1.57)
            row = np.zeros(CANDIDATE, np.float32)
            row[0:2] = rng.uniform(0, SIDE, 2)
            row[2:4] = side * np.array([np.cos(angle), np.sin(angle)])
            row[4:6] = side * np.array([-np.sin(angle), np.cos(angle)]) * rng.uniform(0.6, 1.0)
        out.append(row)
    return out


def rows_of_scene(pyramid: Pyramid, dice: Array, rng: Rng, propose: Propose | None) -> list[tuple[Array, Array]]:
    """Candidates with their labels in one scene; with `propose`, of what a real finder hands over as well."""
    rows: list[Array] = []
    for die in dice:
        if die[d.VISIBLE] < 0.6 or die[d.SIDE_PX] < 16:
            continue
        true = parallelogram(die[d.QUAD : d.QUAD + 8].reshape(4, 2))
        rows += [jitter(true, rng, a) for a in ((1.0, 0.5, 0.2) if propose is None else (0.7, 0.2))]
    rows += random_rows(dice, rng, 2 + 2 * min(len(dice), 4))
    if propose is not None:
        rows += list(propose(pyramid))
    turned = list(upright(np.stack(rows))) if rows else []
    labelled = [(row, label_for(row, dice)) for row in turned]
    steep = float(is_steep(dice))
    for _, label in labelled:
        if label is not None:
            label[L_STEEP] = steep
    return [(row, label) for row, label in labelled if label is not None]


def is_steep(dice: Array) -> bool:
    """Is a scene with these dice seen from so low down that up and down must not be exchanged in it?"""
    known = dice[(dice[:, d.SIDE_PX] > 0) & (dice[:, d.TILT] < 5)]
    long = np.hypot(known[:, d.DOWN], known[:, d.DOWN + 1]) / np.maximum(known[:, d.SIDE_PX], 1)
    return bool(len(long)) and float(np.median(long)) > STEEP


def make_crops(
    paths: list[Path], seed: int, propose: Propose | None = None, side: int = CROP, margin: float = MARGIN
) -> Crops:
    """All crops of these chunks, `side` pixels and `margin` face sides wide."""
    rng = np.random.default_rng([seed, 17])
    pictures: list[NDArray[np.uint8]] = []
    labels: list[Array] = []
    for path in paths:
        chunk = d.load_chunk(path)
        for index in range(len(chunk.jpegs)):
            pyramid = Pyramid(chunk.picture(index))
            for row, label in rows_of_scene(pyramid, chunk.dice(index), rng, propose):
                pictures.append(cut(pyramid, row, side, margin))
                labels.append(label)
    return Crops(np.stack(pictures), np.stack(labels), margin)
