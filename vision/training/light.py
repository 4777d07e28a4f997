"""Random light on training pictures, cheap enough to be new in every batch."""

from __future__ import annotations

from functools import cache

import numpy as np
import torch
from torch import Tensor

# normal numbers drawn once, of which every batch takes a stretch: to draw them anew took a fifth of the training
STORED = 1 << 24


def light_up(x: Tensor, rng: np.random.Generator, noisy: float = 1.0) -> Tensor:
    """Exposure and channel gains of each picture of a batch (N, 3, H, W), 0 to 255; noise in a share `noisy` of them.

    Noise is what costs: of large pictures a share will do.
    """
    n = len(x)
    gain = torch.from_numpy(np.exp(rng.normal(0, 0.18, (n, 1, 1, 1)))).float()
    tint = torch.from_numpy(np.exp(rng.normal(0, 0.06, (n, 3, 1, 1)))).float()
    x = x * (gain * tint)
    some = torch.from_numpy(np.sort(rng.permutation(n)[: round(n * noisy)]))
    strength = torch.from_numpy(np.abs(rng.normal(0, 3.0, (len(some), 1, 1, 1)))).float()
    x[some] += strength * _noise(len(some), x.shape, rng)
    return x.clamp_(0, 255)


def _noise(count: int, shape: torch.Size, rng: np.random.Generator) -> Tensor:
    """Normal numbers for so many pictures, from anywhere in the store."""
    wanted = count * shape[1] * shape[2] * shape[3]
    start = int(rng.integers(0, STORED - wanted))
    return _store()[start : start + wanted].view(count, *shape[1:])


@cache
def _store() -> Tensor:
    return torch.from_numpy(np.random.default_rng([STORED]).standard_normal(STORED, np.float32))
