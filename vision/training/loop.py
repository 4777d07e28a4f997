"""One loop for all nets: AdamW, one cycle of the rate, saved often and gone on from where it stopped."""

from __future__ import annotations

import copy
import time
from collections.abc import Callable
from dataclasses import dataclass
from pathlib import Path
from typing import Any, TypeVar

import numpy as np
import torch
from torch import Tensor, nn

from vision.training.pace import Way, fastest

SAVE_EVERY = 250
SHOW_EVERY = 100

Net = TypeVar("Net", bound=nn.Module)
# a batch is the pictures and whatever the loss wants to compare the answer with
Batch = tuple[Tensor, ...]
LossOf = Callable[..., tuple[Tensor, dict[str, float]]]


@dataclass(frozen=True)
class Plan:
    """`steps` in all, `rate` at its highest; `start`: a checkpoint whose net to begin with, where there is none yet."""

    steps: int
    rate: float = 2e-3
    decay: float = 1e-3
    start: Path | None = None
    seed: int = 0


def train(
    net: Net,
    checkpoint: Path,
    plan: Plan,
    sample: Callable[[np.random.Generator], Batch],
    loss_of: LossOf,
) -> Net:
    """Trains up to `plan.steps`, printing the parts of the loss; goes on from the checkpoint if there is one."""
    torch.manual_seed(plan.seed)
    if plan.start is not None and not checkpoint.exists():
        net.load_state_dict(torch.load(plan.start, weights_only=True)["net"])
    optimiser = torch.optim.AdamW(net.parameters(), lr=plan.rate, weight_decay=plan.decay)
    schedule = torch.optim.lr_scheduler.OneCycleLR(optimiser, plan.rate, total_steps=plan.steps + 1, pct_start=0.1)
    done = 0
    if checkpoint.exists():
        state = torch.load(checkpoint, weights_only=True)
        net.load_state_dict(state["net"])
        optimiser.load_state_dict(state["optimiser"])
        schedule.load_state_dict(state["schedule"])
        done = int(state["step"])
    rng = np.random.default_rng([plan.seed, done])
    way = fastest(_trial(net, sample(np.random.default_rng([plan.seed, done])), loss_of))
    print(f"{checkpoint.stem} {way}", flush=True)
    net = net.to(memory_format=_layout(way))  # type: ignore[call-overload]
    began = time.time()
    mean: dict[str, float] = {}
    net.train()
    for step in range(done, plan.steps):
        loss, parts = _loss(net, sample(rng), loss_of, way)
        optimiser.zero_grad()
        loss.backward()
        torch.nn.utils.clip_grad_norm_(net.parameters(), 5.0)
        optimiser.step()
        schedule.step()
        for key, value in parts.items():
            mean[key] = 0.98 * mean.get(key, value) + 0.02 * value
        if (step + 1) % SHOW_EVERY == 0:
            shown = " ".join(f"{k} {v:.4f}" for k, v in mean.items())
            print(f"{checkpoint.stem} {step + 1} {time.time() - began:.0f}s {shown}", flush=True)
        if (step + 1) % SAVE_EVERY == 0 or step + 1 == plan.steps:
            save(checkpoint, net, optimiser, schedule, step + 1)
    return net


def _loss(net: nn.Module, batch: Batch, loss_of: LossOf, way: Way) -> tuple[Tensor, dict[str, float]]:
    pictures, *truth = batch
    with torch.autocast("cpu", torch.bfloat16, enabled=way.half):
        out = net(pictures.contiguous(memory_format=_layout(way)))
    return loss_of(out.float(), *truth)


def _layout(way: Way) -> torch.memory_format:
    return torch.channels_last if way.channels_last else torch.contiguous_format


def _trial(net: nn.Module, batch: Batch, loss_of: LossOf) -> Callable[[Way], None]:
    """A step with a copy of the net: neither the net nor torch's chances are changed by it."""

    def step(way: Way) -> None:
        trial = copy.deepcopy(net).to(memory_format=_layout(way)).train()  # type: ignore[call-overload]
        with torch.random.fork_rng(devices=[]):
            _loss(trial, batch, loss_of, way)[0].backward()  # type: ignore[no-untyped-call]

    return step


def save(path: Path, net: nn.Module, optimiser: Any, schedule: Any, step: int) -> None:
    """Writes a checkpoint, whole or not at all."""
    part = path.with_suffix(".part")
    torch.save(
        {"net": net.state_dict(), "optimiser": optimiser.state_dict(), "schedule": schedule.state_dict(), "step": step},
        part,
    )
    part.rename(path)
