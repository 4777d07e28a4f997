"""Fits the belief models on drawn trays read by the present nets; writes weights/belief.json."""

from __future__ import annotations

import json
from collections.abc import Iterable
from pathlib import Path
from typing import Any

import numpy as np
from numpy.typing import NDArray

from vision.belief import UNTRAINED
from vision.evidence import Evidence, gather
from vision.finding import Pyramid
from vision.reader import Reader

Rows = list[tuple[NDArray[np.float64], float]]


def fit(rows: Rows, ridge: float = 0.02, rounds: int = 60) -> list[float]:
    """Logistic regression by Newton steps with a ridge (not on the constant)."""
    x = np.stack([r[0] for r in rows])
    y = np.array([r[1] for r in rows])
    weights = np.zeros(x.shape[1])
    penalty = np.full(x.shape[1], ridge * len(y) / 100)
    penalty[0] = 1e-6
    for _ in range(rounds):
        p = 1 / (1 + np.exp(-np.clip(x @ weights, -30, 30)))
        gradient = x.T @ (p - y) + penalty * weights
        hessian = (x * np.maximum(p * (1 - p), 1e-5)[:, None]).T @ x + np.diag(penalty)
        weights = weights - np.linalg.solve(hessian, gradient)
    return [round(float(w), 4) for w in weights]


# one labelled picture: pixels, and for each die (corners (4, 2), value, side, visible, tilt, cocked, moving px, candy)
Die = tuple[NDArray[np.float32], int, float, float, float, bool, float, bool]
Sample = tuple[NDArray[np.uint8], list[Die]]


def rows_of(reader: Reader, samples: Iterable[Sample]) -> dict[str, Rows]:
    """Features and truths for the three models."""
    out: dict[str, Rows] = {"die": [], "value": [], "cocked": []}
    for image, dice in samples:
        pyramid = Pyramid(image)
        evidence = gather(reader.faces(pyramid), pyramid)
        for item in evidence:
            _label(item, dice, out)
    return out


def photo_rows(reader: Reader, entries: Iterable[tuple[NDArray[np.uint8], dict[str, Any]]]) -> dict[str, Rows]:
    """The same of labelled photographs, whose boxes are only rough; nothing is learned of leaning from them."""
    out: dict[str, Rows] = {"die": [], "value": [], "cocked": []}
    for image, entry in entries:
        if any("box" not in die for die in entry["dice"]):
            continue
        pyramid = Pyramid(image)
        for item in gather(reader.faces(pyramid), pyramid):
            centre = item.face.corners.mean(0)
            off = [_off_box(centre, die["box"]) for die in entry["dice"]]
            near = int(np.argmin(off)) if off else -1
            if near < 0 or off[near] > 0.75:
                out["die"].append((item.die_features, 0.0))
            elif off[near] < 0.3 and 0.5 < item.face.side_px / min(entry["dice"][near]["box"][2:]) < 1.15:
                out["die"].append((item.die_features, 1.0))
                out["value"].append((item.value_features, float(item.value == entry["dice"][near]["value"])))
    return out


def _off_box(centre: NDArray[np.float32], box: list[float]) -> float:
    """Distance from a box's middle in shares of its size: 0 in the middle, 0.5 at its edge."""
    x, y, w, h = box
    return float(max(abs(centre[0] - x - w / 2) / w, abs(centre[1] - y - h / 2) / h))


def _label(item: Evidence, dice: list[Die], out: dict[str, Rows]) -> None:
    centre = item.face.corners.mean(0)
    near = [d for d in dice if float(np.hypot(*(d[0].mean(0) - centre))) < 0.5 * d[2]]
    mine = near[0] if near else None
    clean = mine is not None and mine[3] > 0.9 and not mine[7] and mine[6] < 0.12 * mine[2] + 1
    if mine is None or mine[7] or clean:
        out["die"].append((item.die_features, float(clean)))
    if mine is None or not clean or item.face.chance < 0.3:
        return
    out["value"].append((item.value_features, float(item.value == mine[1])))
    leaning = mine[5] and (mine[4] > 11 or mine[4] < 0.5)
    if leaning or mine[4] < 4:
        out["cocked"].append((item.cocked_features, float(leaning)))


def write(rows: dict[str, Rows], path: Path, recipe: str) -> None:
    models = {}
    for name, part in rows.items():
        mixed = len({truth for _, truth in part}) > 1
        models[name] = fit(part) if mixed else [float(w) for w in getattr(UNTRAINED, name)]
    path.write_text(json.dumps({"recipe": recipe, **models}, indent=1) + "\n", encoding="utf-8")
