"""Free photographs as training scenes: windows cut at random scales, dice labelled where the present reader agrees.

Only pictures whose licence allows it (BSD, Apache, MIT, CC BY), never of the sources held out for the final check.
A labelled die whose face the reader does not confirm is neither a positive nor a negative.
"""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import cv2
import numpy as np
from numpy.typing import NDArray

from vision.faces import COLOURS
from vision.finding import WEIGHTS, Pyramid
from vision.reader import Reader
from vision.training import dataset as d
from vision.training.drawing import SIDE

FREE = ("Apache", "BSD", "MIT", "CC BY")
HELD_OUT = ("Epanemu", "KingJacker", "tomek-jankowiak")


def usable(entry: dict[str, Any]) -> bool:
    """May this picture be trained on?"""
    free = any(word in entry.get("licence", "") for word in FREE)
    return free and entry.get("certain", True) and not entry.get("source", "").startswith(HELD_OUT)


def free_photos(photos: Path) -> list[tuple[NDArray[np.uint8], dict[str, Any]]]:
    """The pictures that may be trained on, with their manifest entries."""
    entries = [e for e in json.loads((photos / "manifest.json").read_text(encoding="utf-8")) if usable(e)]
    return [(np.asarray(cv2.imread(str(photos / e["file"]), cv2.IMREAD_COLOR), np.uint8), e) for e in entries]


def label_photo(reader: Reader, image: NDArray[np.uint8], entry: dict[str, Any]) -> NDArray[np.float32]:
    """Truth rows (scene 0) of one photograph."""
    faces = [face for face in reader.faces(Pyramid(image)) if face.chance > 0.4]
    rows = []
    for die in entry["dice"]:
        if "box" not in die:
            return np.zeros((0, d.COLUMNS), np.float32)
        x, y, w, h = die["box"]
        row = np.zeros(d.COLUMNS, np.float32)
        middle = np.array([x + w / 2, y + h / 2])
        near = [
            f
            for f in faces
            if np.hypot(*(f.corners.mean(0) - middle)) < 0.4 * min(w, h)
            and int(np.argmax(f.values[1:])) + 1 == die["value"]
            and 0.45 < f.side_px / min(w, h) < 1.15
        ]
        colour = die["colour"] if die["colour"] in COLOURS else None
        row[d.VALUE], row[d.COLOUR] = die["value"], COLOURS.index(colour) if colour else -1
        if near:
            best = max(near, key=lambda f: f.chance)
            row[d.QUAD : d.QUAD + 8] = best.corners.ravel()
            row[d.DOWN : d.DOWN + 2] = best.down
            row[d.SIDE_PX], row[d.VISIBLE] = best.side_px, 1.0
        else:
            quad = np.array([[x, y], [x + w, y], [x + w, y + h], [x, y + h]], np.float32)
            row[d.QUAD : d.QUAD + 8] = quad.ravel()
            row[d.SIDE_PX], row[d.VISIBLE] = min(w, h), 0.3
        rows.append(row)
    return np.array(rows, np.float32).reshape(-1, d.COLUMNS)


def window(
    image: NDArray[np.uint8], rows: NDArray[np.float32], rng: np.random.Generator
) -> tuple[NDArray[np.uint8], NDArray[np.float32]]:
    """A SIDE x SIDE window at a random scale, and the truth moved with it."""
    side = float(np.median(rows[:, d.SIDE_PX])) if len(rows) else 80.0
    factor = float(np.exp(rng.uniform(np.log(26), np.log(170)))) / side
    factor = float(np.clip(factor, SIDE / 2.2 / min(image.shape[:2]), 1.6))
    scaled = cv2.resize(
        image, None, fx=factor, fy=factor, interpolation=cv2.INTER_AREA if factor < 1 else cv2.INTER_LINEAR
    )
    h, w = scaled.shape[:2]
    x0, y0 = (
        int(rng.integers(min(0, w - SIDE), max(0, w - SIDE) + 1)),
        int(rng.integers(min(0, h - SIDE), max(0, h - SIDE) + 1)),
    )
    shift = np.array([[1, 0, -x0], [0, 1, -y0]], np.float64)
    out = cv2.warpAffine(scaled, shift, (SIDE, SIDE), borderMode=cv2.BORDER_REPLICATE)
    moved = rows.copy()
    quads = moved[:, d.QUAD : d.QUAD + 8].reshape(-1, 4, 2) * factor - np.array([x0, y0], np.float32)
    moved[:, d.QUAD : d.QUAD + 8] = quads.reshape(-1, 8)
    moved[:, [d.DOWN, d.DOWN + 1, d.SIDE_PX]] *= factor
    inside = np.clip(quads, 0, SIDE)
    cut = np.abs(inside - quads).max((1, 2)) > 0.08 * moved[:, d.SIDE_PX]
    gone = ((quads.max(1) < 0) | (quads.min(1) > SIDE)).any(1)
    moved[cut, d.VISIBLE] = np.minimum(moved[cut, d.VISIBLE], 0.3)
    return np.asarray(out, np.uint8), moved[~gone]


def make_photo_chunks(folder: Path, photos: Path, chunks: int, weights: Path = WEIGHTS, seed: int = 0) -> list[Path]:
    """Chunk files of windows from the usable photographs in `photos` (with its manifest.json)."""
    folder.mkdir(parents=True, exist_ok=True)
    reader = Reader(weights=weights)
    known = [(image, label_photo(reader, image, entry)) for image, entry in free_photos(photos)]
    rng = np.random.default_rng([seed, 29])
    paths = []
    for index in range(chunks):
        jpegs, rows = [], []
        for scene in range(d.CHUNK):
            picture, truth = window(*known[int(rng.integers(len(known)))], rng)
            jpegs.append(cv2.imencode(".jpg", picture, [cv2.IMWRITE_JPEG_QUALITY, 92])[1].tobytes())
            truth[:, d.SCENE] = scene
            rows.append(truth)
        path = folder / f"chunk-{90000 + index:05d}.npz"
        d.store_chunk(path, jpegs, np.concatenate(rows))
        paths.append(path)
    return paths
