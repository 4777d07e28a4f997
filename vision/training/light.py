"""Random light on training pictures, cheap enough to be new in every batch."""

from __future__ import annotations

import numpy as np
import torch
from torch import Tensor


def light_up(x: Tensor, rng: np.random.Generator, noisy: float = 1.0) -> Tensor:
    """Exposure and channel gains of each picture of a batch (N, 3, H, W), 0 to 255; noise in a share `noisy` of them.

    Noise is what costs: of large pictures a share will do.
    """
    n = len(x)
    gain = torch.from_numpy(np.exp(rng.normal(0, 0.18, (n, 1, 1, 1)))).float()
    tint = torch.from_numpy(np.exp(rng.normal(0, 0.06, (n, 3, 1, 1)))).float()
    x = x * (gain * tint)
    some = torch.from_numpy(np.sort(rng.permutation(n)[: round(n * noisy)]))
    noise = torch.from_numpy(np.abs(rng.normal(0, 3.0, (len(some), 1, 1, 1)))).float()
    x[some] += noise * torch.randn_like(x[some])
    return x.clamp_(0, 255)
