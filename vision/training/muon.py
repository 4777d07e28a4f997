"""The optimiser of all layers that multiply: momentum made orthogonal, so that no direction of a step outweighs others.

K. Jordan and others, "Muon: an optimizer for hidden layers in neural networks" (2024); steps scaled as in J. Liu and
others, "Muon is scalable for LLM training" (2025). torch's own takes matrices only and reckons in bfloat16, which many
processors merely imitate; these are convolutions.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable

import torch
from torch import Tensor, nn

# the quintic whose repetition drives all singular values near 1
QUINTIC = (3.4445, -4.7750, 2.0315)
ROUNDS = 5
# root mean square of a step's numbers, in rates: that of AdamW
USUAL = 0.2


class Muon(torch.optim.Optimizer):
    """For weights of two dimensions and more (the first against all others); `rate` as one would give AdamW."""

    def __init__(self, weights: Iterable[Tensor], rate: float, momentum: float = 0.95) -> None:
        super().__init__(weights, {"lr": rate, "momentum": momentum})

    def step(self, closure: Callable[[], float] | None = None) -> None:  # type: ignore[override]
        with torch.no_grad():
            for group in self.param_groups:
                for weight in group["params"]:
                    if weight.grad is not None:
                        self._move(weight, group["lr"], group["momentum"])

    def _move(self, weight: Tensor, rate: float, momentum: float) -> None:
        state = self.state[weight]
        if not state:
            state["mean"] = torch.zeros_like(weight)
        mean = state["mean"].lerp_(weight.grad, 1 - momentum)
        ahead = weight.grad.lerp(mean, momentum).flatten(1)
        long = max(ahead.shape) ** 0.5
        weight.add_(orthogonal(ahead).view_as(weight), alpha=-USUAL * long * rate)


def orthogonal(matrix: Tensor) -> Tensor:
    """The matrix with all its singular values near 1 (0.7 to 1.2), by Newton-Schulz steps."""
    a, b, c = QUINTIC
    wide = matrix if matrix.shape[0] <= matrix.shape[1] else matrix.T
    x = wide / (wide.norm() + 1e-7)
    for _ in range(ROUNDS):
        square = x @ x.T
        x = a * x + (b * square + c * square @ square) @ x
    return x if matrix.shape[0] <= matrix.shape[1] else x.T


def split(net: nn.Module) -> tuple[list[nn.Parameter], list[nn.Parameter]]:
    """What Muon is for, and what is left to AdamW: biases, normalisation and the last layer (`out`)."""
    inner: list[nn.Parameter] = []
    rest: list[nn.Parameter] = []
    for name, weight in net.named_parameters():
        (inner if weight.ndim > 1 and not name.startswith("out.") else rest).append(weight)
    return inner, rest
