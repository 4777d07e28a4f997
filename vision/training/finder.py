"""Trains the finder: quarter (and half) pictures to heat, centre, size, slant and turn of upper faces. Resumable.

Mostly the quarter picture, where dice are small, so that one cheap look may do; the half picture is looked at the same.
"""

from __future__ import annotations

from functools import partial
from pathlib import Path

import cv2
import numpy as np
import torch
from numpy.typing import NDArray
from torch import Tensor
from torch.nn import functional

from vision.training import dataset as d
from vision.training.crops import is_steep
from vision.training.light import light_up
from vision.training.loop import Plan, train
from vision.training.nets import Finder
from vision.training.targets import CELLS, FINDER_CHANNELS, SIDE, targets

# … of the views; so many more are windows of the half picture, the rest windows at any scale between
QUARTER_SHARE, HALF_SHARE = 0.5, 0.3
# of each batch
NOISY_SHARE = 0.25
# views of each scene
VIEWS = 3
# a face that reaches so far (in sides) out of the window is not asked for
CUT = 0.08


def train_finder(paths: list[Path], checkpoint: Path, plan: Plan, batch: int = 16) -> Finder:
    """Trains or goes on training the finder on these chunks."""
    return train(Finder(), checkpoint, plan, partial(sample, *load(paths, plan.seed), batch), loss_of)


def load(
    paths: list[Path], seed: int = 0
) -> tuple[NDArray[np.uint8], NDArray[np.float16], NDArray[np.float16], NDArray[np.bool_]]:
    """Pictures (N, SIDE, SIDE, 3) with their target maps and weights, and whether seen from low down; all in memory."""
    rng = np.random.default_rng([seed, 41])
    chunks = [d.load_chunk(path) for path in paths]
    count = VIEWS * sum(len(chunk.jpegs) for chunk in chunks)
    # made at once: so many small arrays in a list would take twice the room
    pictures = np.empty((count, SIDE, SIDE, 3), np.uint8)
    maps = np.empty((count, FINDER_CHANNELS, CELLS, CELLS), np.float16)
    weights = np.empty((count, 2, CELLS, CELLS), np.float16)
    steep = np.empty(count, np.bool_)
    at = 0
    for chunk in chunks:
        for index in range(len(chunk.jpegs)):
            scene, dice = chunk.picture(index), chunk.dice(index)
            for _ in range(VIEWS):
                pictures[at], moved, scale = view(scene, dice, rng)
                maps[at], weights[at] = targets(moved, scale)
                steep[at] = is_steep(dice)
                at += 1
    return pictures, maps, weights, steep


def view(
    scene: NDArray[np.uint8], dice: NDArray[np.float32], rng: np.random.Generator
) -> tuple[NDArray[np.uint8], NDArray[np.float32], float]:
    """What the finder sees of a scene: all of it at a quarter, or a window at a larger scale; the truth, the scale."""
    kind = rng.random()
    if kind < QUARTER_SHARE:
        return _halved(_halved(scene)), dice, 0.25
    scale = 0.5
    if kind > QUARTER_SHARE + HALF_SHARE:
        scale = float(np.exp(rng.uniform(np.log(0.25), np.log(0.5))))
    wide = round(SIDE / scale)
    x, y = (int(v) for v in rng.integers(0, scene.shape[1] - wide + 1, 2))
    moved = dice.copy()
    quads = dice[:, d.QUAD : d.QUAD + 8].reshape(-1, 4, 2) - np.array([x, y], np.float32)
    moved[:, d.QUAD : d.QUAD + 8] = quads.reshape(-1, 8)
    over = np.abs(np.clip(quads, 0, wide) - quads).max((1, 2)) > CUT * dice[:, d.SIDE_PX]
    moved[over, d.VISIBLE] = np.minimum(moved[over, d.VISIBLE], 0.3)
    part = scene[y : y + wide, x : x + wide]
    seen = _halved(part) if wide == 2 * SIDE else cv2.resize(part, (SIDE, SIDE), interpolation=cv2.INTER_AREA)
    return np.ascontiguousarray(seen, np.uint8), moved, SIDE / wide


def _halved(picture: NDArray[np.uint8]) -> NDArray[np.uint8]:
    size = (picture.shape[1] // 2, picture.shape[0] // 2)
    return np.asarray(cv2.resize(picture, size, interpolation=cv2.INTER_AREA), np.uint8)


def loss_of(out: Tensor, maps: Tensor, weight: Tensor) -> tuple[Tensor, dict[str, float]]:
    heat = out[:, 0]
    target, heat_weight, there = maps[:, 0], weight[:, 0], weight[:, 1]
    p = torch.sigmoid(heat)
    hit = (target > 0.99).float()
    positive = -hit * (1 - p) ** 2 * functional.logsigmoid(heat)
    negative = -(1 - hit) * (1 - target) ** 4 * p**2 * functional.logsigmoid(-heat)
    count = hit.sum().clamp(min=1)
    heat_loss = ((positive + negative) * heat_weight).sum() / count
    each = there.sum().clamp(min=1)
    offset = (
        functional.smooth_l1_loss(out[:, 1:3], maps[:, 1:3], beta=0.1, reduction="none") * there[:, None]
    ).sum() / each
    size = (functional.smooth_l1_loss(out[:, 3], maps[:, 3], beta=0.05, reduction="none") * there).sum() / each
    shape = (
        functional.smooth_l1_loss(out[:, 4:8], maps[:, 4:8], beta=0.1, reduction="none") * there[:, None]
    ).sum() / each
    seen = (functional.binary_cross_entropy_with_logits(out[:, 8], maps[:, 8], reduction="none") * there).sum() / each
    total = heat_loss + 0.6 * offset + 2.0 * size + 0.5 * shape + 0.1 * seen
    return total, {
        "heat": float(heat_loss.detach()),
        "offset": float(offset.detach()),
        "size": float(size.detach()),
        "shape": float(shape.detach()),
    }


def sample(
    pictures: NDArray[np.uint8],
    maps: NDArray[np.float16],
    weights: NDArray[np.float16],
    steep: NDArray[np.bool_],
    batch: int,
    rng: np.random.Generator,
) -> tuple[Tensor, Tensor, Tensor]:
    """A random batch in random light; mirrored (as a whole, which is cheap), but never upside down from low down."""
    picks = np.sort(rng.integers(0, len(pictures), batch))
    x = torch.from_numpy(pictures[picks]).permute(0, 3, 1, 2).float()
    m = torch.from_numpy(maps[picks]).float()
    w = torch.from_numpy(weights[picks]).float()
    if rng.random() < 0.5:
        x, m, w = x.flip(3), m.flip(3), w.flip(3)
        m[:, [1, 5, 7]] *= -1
    if rng.random() < 0.5:
        free = torch.from_numpy(~steep[picks])
        x[free], m[free], w[free] = x[free].flip(2), m[free].flip(2), w[free].flip(2)
        m[:, [2, 5, 7]] *= torch.where(free, -1.0, 1.0)[:, None, None, None]
    if rng.random() < 0.3:
        x = x.mean(1, keepdim=True).expand(-1, 3, -1, -1)
    elif rng.random() < 0.3:
        x = x[:, torch.from_numpy(rng.permutation(3))]
    return light_up(x, rng, NOISY_SHARE).contiguous(memory_format=torch.channels_last), m, w
