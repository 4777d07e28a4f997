"""Drawn scenes on disk: chunks of JPEG pictures with their truth, made once from seeds and read many times."""

from __future__ import annotations

import sys
from dataclasses import dataclass
from pathlib import Path

import cv2
import numpy as np
from numpy.typing import NDArray

from vision.render import render_scene
from vision.render.scene import DieTruth
from vision.training.drawing import SIDE, make_pool, random_scene, with_unusual_pips

CHUNK = 200
# columns of the truth table
SCENE, QUAD, DOWN, VALUE, COLOUR, SIDE_PX, VISIBLE, COCKED, TILT, MOVING, CANDY = (
    0,
    1,
    9,
    11,
    12,
    13,
    14,
    15,
    16,
    17,
    18,
)
COLUMNS = 19
COLOURS = ("white", "red", "yellow", "green", "blue", "black", "purple", "orange", "pink", "brown", "grey", "turquoise")
ALIAS = {"cream": "white"}
# pale wood may be anything between white and brown: nothing is asked of its colour
UNASKED = -1


@dataclass(frozen=True)
class Chunk:
    """`jpegs`: packed pictures; `truth` (N, COLUMNS): one row a die."""

    jpegs: list[bytes]
    truth: NDArray[np.float32]

    def picture(self, index: int) -> NDArray[np.uint8]:
        return np.asarray(cv2.imdecode(np.frombuffer(self.jpegs[index], np.uint8), cv2.IMREAD_COLOR), np.uint8)

    def dice(self, index: int) -> NDArray[np.float32]:
        return np.asarray(self.truth[self.truth[:, SCENE] == index], np.float32)


def truth_row(scene: int, die: DieTruth) -> list[float]:
    name = ALIAS.get(die.colour, die.colour)
    colour = COLOURS.index(name) if name in COLOURS else UNASKED
    return [
        scene,
        *(float(v) for v in die.top.ravel()),
        *(float(v) for v in die.down),
        die.value,
        colour,
        die.side_px,
        die.visible,
        float(die.cocked),
        die.tilt_deg,
        die.moving_px,
        float(die.role == "candy"),
    ]


def make_chunk(path: Path, seed: int, count: int = CHUNK) -> None:
    """Draws `count` scenes from the seed into one file, at once or not at all."""
    # chances of its own, so that the other scenes stay what they were without
    rng, unusual = np.random.default_rng([seed, 3]), np.random.default_rng([seed, 4])
    pool = make_pool(rng)
    jpegs: list[bytes] = []
    rows: list[list[float]] = []
    for index in range(count):
        drawn = render_scene(with_unusual_pips(random_scene(rng, pool, SIDE), unusual), rng)
        quality = int(rng.choice([95, 90, 80, 60, 40], p=[0.35, 0.3, 0.2, 0.1, 0.05]))
        jpegs.append(cv2.imencode(".jpg", drawn.image, [cv2.IMWRITE_JPEG_QUALITY, quality])[1].tobytes())
        rows += [truth_row(index, die) for die in drawn.truth]
    store_chunk(path, jpegs, np.array(rows, np.float32).reshape(-1, COLUMNS))


def store_chunk(path: Path, jpegs: list[bytes], truth: NDArray[np.float32]) -> None:
    """Writes a chunk, whole or not at all."""
    ends = np.cumsum([len(j) for j in jpegs])
    part = path.with_suffix(".part.npz")
    np.savez(part, data=np.frombuffer(b"".join(jpegs), np.uint8), ends=ends, truth=truth)
    part.rename(path)


def load_chunk(path: Path) -> Chunk:
    with np.load(path) as stored:
        data, ends = stored["data"].tobytes(), stored["ends"]
        starts = np.concatenate([[0], ends[:-1]])
        return Chunk([data[a:b] for a, b in zip(starts, ends, strict=True)], stored["truth"])


def ensure_chunks(folder: Path, first_seed: int, chunks: int, count: int = CHUNK) -> list[Path]:
    """The chunk files, drawing those that are missing (resumable, one process; start several with other seeds)."""
    folder.mkdir(parents=True, exist_ok=True)
    paths = [folder / f"chunk-{first_seed + i:05d}.npz" for i in range(chunks)]
    for i, path in enumerate(paths):
        if not path.exists():
            make_chunk(path, first_seed + i, count)
    return paths


if __name__ == "__main__":
    cv2.setNumThreads(1)
    ensure_chunks(Path(sys.argv[1]), int(sys.argv[2]), int(sys.argv[3]))
