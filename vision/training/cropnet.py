"""Trains the crop nets on labelled crops: corners, down vector, face, colour, cocked, moving, hidden. Resumable."""

from __future__ import annotations

from functools import partial
from pathlib import Path

import cv2
import numpy as np
import torch
from numpy.typing import NDArray
from torch import Tensor
from torch.nn import functional

from vision.training import crops as c
from vision.training.light import light_up
from vision.training.loop import Plan, train
from vision.training.nets import CropNet

# crops that get reflections painted on
GLARE_SHARE = 0.12
# crops whose channels change places, or that turn grey: the shape has to do, nothing is asked of their colour
STRANGE_SHARE = 0.2
# errors of corners and down vector (face sides) beyond which the loss grows no faster
BETA = 0.02
# of each batch, for each rare kind
RARE_SHARE = 0.07


def flip(x: Tensor, y: Tensor, rng: np.random.Generator) -> tuple[Tensor, Tensor]:
    """One of the eight mirrorings and turns of a batch, labels with it; seen from low down only left and right."""
    corners, down = y[:, 0:8].reshape(-1, 4, 2).clone(), y[:, 8:10].clone()
    if rng.random() < 0.5:
        x, corners, down = (
            x.flip(3),
            corners[:, [1, 0, 3, 2]] * torch.tensor([-1.0, 1.0]),
            down * torch.tensor([-1.0, 1.0]),
        )
    free = y[:, c.L_STEEP] < 0.5
    if rng.random() < 0.5:
        x[free] = x[free].flip(2)
        corners[free] = corners[free][:, [3, 2, 1, 0]] * torch.tensor([1.0, -1.0])
        down[free] *= torch.tensor([1.0, -1.0])
    if rng.random() < 0.5:
        x[free] = x[free].transpose(2, 3)
        corners[free], down[free] = corners[free][:, [0, 3, 2, 1]].flip(2), down[free].flip(1)
    return x, torch.cat([corners.reshape(-1, 8), down, y[:, 10:]], 1)


def glare(crop: NDArray[np.uint8], side: float, rng: np.random.Generator) -> NDArray[np.uint8]:
    """Lamps mirrored in the face: one to three bright ellipses up to a pip's size, on the pip lattice or anywhere.

    `side`: of the face in the middle of the crop, in pixels.
    """
    out = np.ascontiguousarray(crop).copy()
    middle_px = len(crop) / 2
    for _ in range(int(rng.integers(1, 4))):
        place = (
            rng.choice([-0.24, 0.0, 0.24], 2) + rng.normal(0, 0.04, 2)
            if rng.random() < 0.7
            else rng.uniform(-0.45, 0.45, 2)
        )
        middle = tuple(round(16 * (middle_px + side * float(p))) for p in place)
        long = side * 0.09 * float(rng.uniform(0.3, 1.0))
        axes = (max(4, round(16 * long)), max(4, round(16 * long * float(rng.uniform(0.4, 1.0)))))
        white = float(rng.uniform(225, 255))
        cv2.ellipse(out, middle, axes, float(rng.uniform(0, 180)), 0, 360, (white, white, white), -1, cv2.LINE_AA, 4)
    return out


def loss_of(out: Tensor, y: Tensor) -> tuple[Tensor, dict[str, float]]:
    there = (y[:, c.L_GEOMETRY] > 0.5).float()
    each = there.sum().clamp(min=1)
    corner = (
        functional.smooth_l1_loss(out[:, 0:8], y[:, 0:8], beta=BETA, reduction="none").mean(1) * there
    ).sum() / each
    flat = there * (y[:, c.L_COCKED] > -0.5).float()
    down = (
        functional.smooth_l1_loss(out[:, 8:10], y[:, 8:10], beta=BETA, reduction="none").mean(1) * flat
    ).sum() / flat.sum().clamp(min=1)
    face = masked_ce(out[:, 10:17], y[:, c.L_CLASS])
    hue = masked_ce(out[:, 17:29], y[:, c.L_COLOUR])
    flags = [masked_bce(out[:, 29 + i], y[:, column]) for i, column in enumerate((c.L_COCKED, c.L_MOVING, c.L_HIDDEN))]
    total = 8 * corner + 8 * down + face + 0.4 * hue + 0.5 * flags[0] + 0.4 * flags[1] + 0.4 * flags[2]
    parts = {
        "corner": corner,
        "down": down,
        "face": face,
        "hue": hue,
        "cocked": flags[0],
        "moving": flags[1],
        "hidden": flags[2],
    }
    return total, {k: float(v.detach()) for k, v in parts.items()}


def masked_ce(logits: Tensor, target: Tensor) -> Tensor:
    on = target > -0.5
    return (
        functional.cross_entropy(logits[on], target[on].long(), label_smoothing=0.01) if on.any() else logits.sum() * 0
    )


def masked_bce(logit: Tensor, target: Tensor) -> Tensor:
    on = target > -0.5
    return functional.binary_cross_entropy_with_logits(logit[on], target[on]) if on.any() else logit.sum() * 0


def train_crop_net(net: CropNet, data: c.Crops, checkpoint: Path, plan: Plan, batch: int = 64) -> CropNet:
    """Trains or goes on training a crop net (large or small) on these crops."""
    return train(net, checkpoint, plan, partial(sample, data, Draw(data.labels), batch), loss_of)


class Draw:
    """Draws batches: mostly at random, with a share of the rare kinds (leaning, moving, hidden), else not learned."""

    def __init__(self, labels: NDArray[np.float32]) -> None:
        self._count = len(labels)
        self._rare = [np.flatnonzero(labels[:, column] > 0.5) for column in (c.L_COCKED, c.L_MOVING, c.L_HIDDEN)]

    def picks(self, batch: int, rng: np.random.Generator) -> NDArray[np.int64]:
        out = rng.integers(0, self._count, batch)
        at = 0
        for rows in self._rare:
            if len(rows):
                share = int(batch * RARE_SHARE)
                out[at : at + share] = rows[rng.integers(0, len(rows), share)]
                at += share
        return np.sort(out)


def sample(data: c.Crops, draw: Draw, batch: int, rng: np.random.Generator) -> tuple[Tensor, Tensor]:
    picks = draw.picks(batch, rng)
    pictures = data.pictures[picks]
    for i in np.flatnonzero(rng.random(batch) < GLARE_SHARE):
        pictures[i] = glare(pictures[i], data.face_px, rng)
    x = torch.from_numpy(pictures).permute(0, 3, 1, 2).float()
    x, y = flip(x, torch.from_numpy(data.labels[picks]), rng)
    strange = int(batch * STRANGE_SHARE)
    some = torch.from_numpy(rng.permutation(batch)[:strange])
    x[some[::2]] = x[some[::2]][:, torch.from_numpy(rng.permutation(3))]
    x[some[1::2]] = x[some[1::2]].mean(1, keepdim=True).expand(-1, 3, -1, -1)
    y[some, c.L_COLOUR] = -1
    return light_up(x, rng).contiguous(memory_format=torch.channels_last), y
