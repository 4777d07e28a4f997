"""One loop for all nets: Muon and AdamW, one cycle of the rates, saved often and gone on from where it stopped."""

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

from vision.training.muon import Muon, split
from vision.training.pace import Way, fastest

SAVE_EVERY = 250
SHOW_EVERY = 100

Net = TypeVar("Net", bound=nn.Module)
# a batch is the pictures and whatever the loss wants to compare the answer with
Batch = tuple[Tensor, ...]
LossOf = Callable[..., tuple[Tensor, dict[str, float]]]


@dataclass(frozen=True)
class Plan:
    """`steps` in all, rates (Muon's and AdamW's) at their highest; `start`: a checkpoint whose net to begin with, where
    there is none yet.
    """

    steps: int
    inner_rate: float = 2e-3
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
    optimisers, schedules = _optimisers(net, plan)
    done = 0
    if checkpoint.exists():
        state = torch.load(checkpoint, weights_only=True)
        net.load_state_dict(state["net"])
        for part, stored in zip(optimisers + schedules, state["optimisers"] + state["schedules"], strict=True):
            part.load_state_dict(stored)
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
        net.zero_grad()
        loss.backward()
        torch.nn.utils.clip_grad_norm_(net.parameters(), 5.0)
        for part in optimisers + schedules:
            part.step()
        for key, value in parts.items():
            mean[key] = 0.98 * mean.get(key, value) + 0.02 * value
        if (step + 1) % SHOW_EVERY == 0:
            shown = " ".join(f"{k} {v:.4f}" for k, v in mean.items())
            print(f"{checkpoint.stem} {step + 1} {time.time() - began:.0f}s {shown}", flush=True)
        if (step + 1) % SAVE_EVERY == 0 or step + 1 == plan.steps:
            save(checkpoint, net, optimisers, schedules, step + 1)
    return net


def _optimisers(net: nn.Module, plan: Plan) -> tuple[list[Any], list[Any]]:
    """Each with the schedule of its rate."""
    inner, rest = split(net)
    optimisers: list[torch.optim.Optimizer] = [
        Muon(inner, plan.inner_rate),
        torch.optim.AdamW(rest, lr=plan.rate, weight_decay=plan.decay),
    ]
    schedules = [
        torch.optim.lr_scheduler.OneCycleLR(
            each, rate, total_steps=plan.steps + 1, pct_start=0.08, cycle_momentum=False
        )
        for each, rate in zip(optimisers, (plan.inner_rate, plan.rate), strict=True)
    ]
    return optimisers, schedules


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


def save(path: Path, net: nn.Module, optimisers: list[Any], schedules: list[Any], step: int) -> None:
    """Writes a checkpoint, whole or not at all."""
    part = path.with_suffix(".part")
    torch.save(
        {
            "net": net.state_dict(),
            "optimisers": [each.state_dict() for each in optimisers],
            "schedules": [each.state_dict() for each in schedules],
            "step": step,
        },
        part,
    )
    part.rename(path)
