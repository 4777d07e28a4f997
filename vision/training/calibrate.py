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
# of what the net takes for less of a face nothing is learned but that
LIKELY = 0.3


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
    """Features and truths for the three models; of leaning from the closest look, as it is judged by that."""
    out: dict[str, Rows] = {"die": [], "value": [], "cocked": []}
    for image, dice in samples:
        pyramid = Pyramid(image)
        for item in gather(reader.faces(pyramid), pyramid):
            _label(item, dice, out)
        for item in gather(reader.faces(pyramid, closest=True), pyramid):
            _label_leaning(item, dice, out["cocked"])
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
    mine = _die_at(item, dice)
    clean = mine is not None and _is_clean(mine)
    if mine is None or mine[7] or clean:
        out["die"].append((item.die_features, float(clean)))
    if mine is not None and clean and item.face.chance >= LIKELY:
        out["value"].append((item.value_features, float(item.value == mine[1])))


def _label_leaning(item: Evidence, dice: list[Die], rows: Rows) -> None:
    mine = _die_at(item, dice)
    if mine is None or not _is_clean(mine) or item.face.chance < LIKELY:
        return
    leaning = mine[5] and (mine[4] > 11 or mine[4] < 0.5)
    if leaning or mine[4] < 4:
        rows.append((item.cocked_features, float(leaning)))


def _die_at(item: Evidence, dice: list[Die]) -> Die | None:
    centre = item.face.corners.mean(0)
    return next((d for d in dice if float(np.hypot(*(d[0].mean(0) - centre))) < 0.5 * d[2]), None)


def _is_clean(die: Die) -> bool:
    """Is it in plain sight, with pips, and at rest?"""
    return die[3] > 0.9 and not die[7] and die[6] < 0.12 * die[2] + 1


def write(rows: dict[str, Rows], path: Path, recipe: str) -> None:
    models = {}
    for name, part in rows.items():
        mixed = len({truth for _, truth in part}) > 1
        models[name] = fit(part) if mixed else [float(w) for w in getattr(UNTRAINED, name)]
    path.write_text(json.dumps({"recipe": recipe, **models}, indent=1) + "\n", encoding="utf-8")
