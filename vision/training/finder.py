"""Trains the finder: half pictures to heat, centre, size, slant and turn of upper faces. Resumable."""

from __future__ import annotations

import time
from pathlib import Path
from typing import Any

import cv2
import numpy as np
import torch
from numpy.typing import NDArray
from torch import Tensor
from torch.nn import functional

from vision.training import dataset as d
from vision.training.nets import Finder
from vision.training.targets import HALF, targets

# one picture in so many is a mosaic
MOSAIC_EVERY = 3


def load(paths: list[Path]) -> tuple[NDArray[np.uint8], NDArray[np.float16], NDArray[np.float16]]:
    """Half pictures (N, S, S, 3) with their target maps and weights, all in memory."""
    scenes = [(chunk, index) for chunk in map(d.load_chunk, paths) for index in range(len(chunk.jpegs))]
    pictures = np.empty((len(scenes) + len(scenes) // MOSAIC_EVERY, HALF, HALF, 3), np.uint8)
    maps, weights = [], []
    four: list[tuple[NDArray[np.uint8], NDArray[np.float32]]] = []
    count = 0
    for chunk, index in scenes:
        half = np.asarray(cv2.resize(chunk.picture(index), (HALF, HALF), interpolation=cv2.INTER_AREA), np.uint8)
        four = [*four[-3:], (half, chunk.dice(index))]
        items = [four[-1]]
        if count % (MOSAIC_EVERY + 1) == MOSAIC_EVERY - 1 and len(four) == 4:
            items.append(mosaic(four))
        for picture, dice in items[: len(pictures) - count]:
            pictures[count] = picture
            m, w = targets(dice)
            maps.append(m)
            weights.append(w)
            count += 1
    return pictures[:count], np.stack(maps), np.stack(weights)


def mosaic(four: list[tuple[NDArray[np.uint8], NDArray[np.float32]]]) -> tuple[NDArray[np.uint8], NDArray[np.float32]]:
    """Four scenes at half their size in one picture: what the finder sees of a picture's coarser level."""
    out = np.empty((HALF, HALF, 3), np.uint8)
    rows = []
    quarter = HALF // 2
    for k, (picture, dice) in enumerate(four):
        x, y = quarter * (k % 2), quarter * (k // 2)
        out[y : y + quarter, x : x + quarter] = cv2.resize(picture, (quarter, quarter), interpolation=cv2.INTER_AREA)
        moved = dice.copy()
        moved[:, d.QUAD : d.QUAD + 8] = (
            dice[:, d.QUAD : d.QUAD + 8].reshape(-1, 4, 2) / 2 + np.array([2.0 * x, 2.0 * y], np.float32)
        ).reshape(-1, 8)
        moved[:, d.SIDE_PX] /= 2
        rows.append(moved)
    return out, np.concatenate(rows)


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


def train(
    paths: list[Path],
    checkpoint: Path,
    steps: int,
    batch: int = 24,
    rate: float = 2e-3,
    extra: tuple[NDArray[np.uint8], NDArray[np.float16], NDArray[np.float16]] | None = None,
    start: Path | None = None,
    seed: int = 0,
) -> Finder:
    """Trains up to `steps`, saving every 250; goes on from the checkpoint if there is one."""
    pictures, maps, weights = load(paths)
    if extra is not None:
        pictures, maps, weights = (
            np.concatenate([a, b]) for a, b in zip((pictures, maps, weights), extra, strict=True)
        )
    torch.manual_seed(seed)
    net = Finder().to(memory_format=torch.channels_last)  # type: ignore[call-overload]
    if start is not None and not checkpoint.exists():
        net.load_state_dict(torch.load(start, weights_only=True)["net"])
    optimiser = torch.optim.AdamW(net.parameters(), lr=rate, weight_decay=1e-4)
    schedule = torch.optim.lr_scheduler.OneCycleLR(optimiser, rate, total_steps=steps + 1, pct_start=0.1)
    done = 0
    if checkpoint.exists():
        state = torch.load(checkpoint, weights_only=True)
        net.load_state_dict(state["net"])
        optimiser.load_state_dict(state["optimiser"])
        schedule.load_state_dict(state["schedule"])
        done = int(state["step"])
    rng = np.random.default_rng([seed, done])
    began = time.time()
    mean: dict[str, float] = {}
    for step in range(done, steps):
        x, m, w = sample(pictures, maps, weights, batch, rng)
        net.train()
        with torch.autocast("cpu", torch.bfloat16):
            out = net(x)
        loss, parts = loss_of(out.float(), m, w)
        optimiser.zero_grad()
        loss.backward()
        torch.nn.utils.clip_grad_norm_(net.parameters(), 5.0)
        optimiser.step()
        schedule.step()
        for key, value in parts.items():
            mean[key] = 0.98 * mean.get(key, value) + 0.02 * value
        if (step + 1) % 100 == 0:
            print(
                f"finder {step + 1} {time.time() - began:.0f}s " + " ".join(f"{k} {v:.3f}" for k, v in mean.items()),
                flush=True,
            )
        if (step + 1) % 250 == 0 or step + 1 == steps:
            save(checkpoint, net, optimiser, schedule, step + 1)
    return net


def save(path: Path, net: torch.nn.Module, optimiser: Any, schedule: Any, step: int) -> None:
    part = path.with_suffix(".part")
    torch.save(
        {"net": net.state_dict(), "optimiser": optimiser.state_dict(), "schedule": schedule.state_dict(), "step": step},
        part,
    )
    part.rename(path)


def sample(
    pictures: NDArray[np.uint8],
    maps: NDArray[np.float16],
    weights: NDArray[np.float16],
    batch: int,
    rng: np.random.Generator,
) -> tuple[Tensor, Tensor, Tensor]:
    """A random batch; half of it mirrored (as a whole, which is cheap)."""
    picks = np.sort(rng.integers(0, len(pictures), batch))
    x = torch.from_numpy(pictures[picks]).permute(0, 3, 1, 2).float()
    m = torch.from_numpy(maps[picks]).float()
    w = torch.from_numpy(weights[picks]).float()
    if rng.random() < 0.5:
        x, m, w = x.flip(3), m.flip(3), w.flip(3)
        m[:, [1, 5, 7]] *= -1
    if rng.random() < 0.5:
        x, m, w = x.flip(2), m.flip(2), w.flip(2)
        m[:, [2, 5, 7]] *= -1
    if rng.random() < 0.3:
        x = x.mean(1, keepdim=True).expand(-1, 3, -1, -1)
    elif rng.random() < 0.3:
        x = x[:, torch.from_numpy(rng.permutation(3))]
    return x.contiguous(memory_format=torch.channels_last), m, w
