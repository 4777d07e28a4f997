"""How much to believe of a face: the crop net, the pip lattice and plain measures weighed by a fitted logistic model.

The weights are fitted on drawn trays (vision.training.calibrate) and live in weights/belief.json.
"""

from __future__ import annotations

import json
import math
from collections.abc import Sequence
from dataclasses import dataclass
from operator import mul
from pathlib import Path
from typing import NamedTuple

import numpy as np
from numpy.typing import NDArray

from vision.finding import WEIGHTS
from vision.pips import PipOpinion

Vector = NDArray[np.float64]
Features = tuple[float, ...]


class Stand(NamedTuple):
    """How a die stands among the others (vision.posture); the defaults say that nothing is known."""

    lean_deg: float = 3.0
    sunk: float = 0.0
    usual_lean_deg: float = 3.0
    usual_sunk: float = 1.0


@dataclass(frozen=True)
class Beliefs:
    """Logistic models: `die` (is it an upper face at all), `value` (is its value right), `cocked` (does it lean)."""

    die: Vector
    value: Vector
    cocked: Vector


UNTRAINED = Beliefs(
    np.array([0, 1, 0, 0, 0, 0], np.float64),
    np.array([0, 1, 0, 0, 0, 0, 0, 0], np.float64),
    np.array([-8, 0, 0.5, 0, 0, 0, 0], np.float64),
)


def load_beliefs(path: Path = WEIGHTS / "belief.json") -> Beliefs:
    """Reads the models; untrained ones (the net taken at its word) where there is no file yet."""
    if not path.exists():
        return UNTRAINED
    stored = json.loads(path.read_text(encoding="utf-8"))
    return Beliefs(*(np.array(stored[name], np.float64) for name in ("die", "value", "cocked")))


def logistic(weights: Sequence[float], features: Features) -> float:
    """So few numbers are sooner added up one by one."""
    odds = sum(map(mul, weights, features))
    return 1 / (1 + math.exp(-min(max(odds, -30.0), 30.0)))


def log_odds(chance: float) -> float:
    chance = min(max(chance, 1e-4), 1 - 1e-4)
    return math.log(chance / (1 - chance))


def die_features(chance: float, score: float, opinion: PipOpinion, agrees: bool, relative_size: float) -> Features:
    """`relative_size`: side over the median side of the picture's likely dice."""
    strength = min(1.0, opinion.contrast / 12)
    return (
        1.0,
        log_odds(chance),
        log_odds(score),
        opinion.fit * strength,
        float(agrees) * opinion.fit * strength,
        min(abs(math.log(max(relative_size, 1e-3))), 1.5),
    )


def value_features(
    values: Sequence[float], opinion: PipOpinion, agrees: bool, side_px: float, spoilt: float
) -> Features:
    """`values`: the net's chances of no face, 1 … 6; `spoilt`: the larger of its moving and hidden chances."""
    of_faces = values[1:]
    strength = min(1.0, opinion.contrast / 12)
    sure = min(1.0, opinion.margin / 0.3)
    return (
        1.0,
        log_odds(max(of_faces) / max(sum(of_faces), 1e-6)),
        float(agrees) * opinion.fit * strength,
        float(agrees) * sure,
        float(not agrees) * opinion.fit * strength,
        float(not agrees) * sure * strength,
        min(1.0, max(0.0, (40 - side_px) / 20)),
        log_odds(spoilt),
    )


def cocked_features(flag: float, stand: Stand, chance: float) -> Features:
    """Leaning and standing out, each as such and against what is usual in this picture."""
    lean, raised = stand.lean_deg, max(-stand.sunk, 0.0)
    return (
        1.0,
        log_odds(flag),
        min(lean, 40.0) / 10,
        min(lean / max(stand.usual_lean_deg, 2.0), 8.0),
        min(raised, 4.0),
        min(raised / max(stand.usual_sunk, 0.25), 8.0),
        log_odds(chance) * 0.1,
    )
