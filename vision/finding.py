"""Where upper faces may lie: the finder net on the half (or quarter) picture, its maps decoded into parallelograms.

It proposes; whether a proposal is a die's upper face is for `vision.faces` to say.
Coordinates are edge-based pixels of the full picture: the first pixel covers 0 to 1.
"""

from __future__ import annotations

import math
from pathlib import Path

import cv2
import numpy as np
from numpy.typing import NDArray

Array = NDArray[np.float32]
Image = NDArray[np.uint8]
Region = tuple[float, float, float, float]

WEIGHTS = Path(__file__).parent / "weights"
STRIDE = 4
REFERENCE_PX = 32.0
MOST_LEAN = 0.85
MOST = 40
# what is centred closer than this (in sides of the smaller, or of the larger) to a stronger candidate is dropped
APART, WELL_INSIDE = 0.6, 0.45


class Pyramid:
    """A picture and its halves, made when first asked for. Level 0 is the full picture, each next one half of it."""

    def __init__(self, image: Image) -> None:
        self._levels: list[Image] = [image]

    def level(self, index: int) -> Image:
        while len(self._levels) <= index:
            last = self._levels[-1]
            h, w = last.shape[:2]
            even = last[: h - h % 2 or 1, : w - w % 2 or 1]
            size = (max(1, even.shape[1] // 2), max(1, even.shape[0] // 2))
            self._levels.append(np.asarray(cv2.resize(even, size, interpolation=cv2.INTER_AREA), np.uint8))
        return self._levels[index]


class Net:
    """One ONNX network through OpenCV's classic engine (the new one of OpenCV 5 is slower on nets this small)."""

    def __init__(self, path: Path) -> None:
        # OpenCV 4 has the classic engine only, and no name for it
        classic = getattr(cv2.dnn, "ENGINE_CLASSIC", None)
        self._net = cv2.dnn.readNetFromONNX(str(path), *(() if classic is None else (classic,)))

    def run(self, batch: Array) -> Array:
        self._net.setInput(batch)
        return np.asarray(self._net.forward(), np.float32)


# A candidate is a row: centre x y, half edges u (2) and v (2), score, visible; v lies clockwise of u.
CENTRE, U, V, SCORE, SEEN = slice(0, 2), slice(2, 4), slice(4, 6), 6, 7
CANDIDATE = 8


class Finder:
    """Runs the finder net on one level of the pyramid."""

    def __init__(self, path: Path = WEIGHTS / "finder.onnx") -> None:
        # a net is prepared anew for every size of picture: those for whole levels (even, odd) keep the camera's
        self._whole, self._part = (Net(path), Net(path)), Net(path)

    def candidates(self, pyramid: Pyramid, level: int, least: float = 0.1, region: Region | None = None) -> Array:
        """Candidates (N, 8) in full-picture pixels, strongest first, at most MOST, none closer than 0.6 of its side.

        `region` (x0, y0, x1, y1 in full-picture pixels): look only there.
        """
        picture = pyramid.level(level)
        x0, y0 = 0, 0
        if region is not None:
            x0, y0 = (max(0, int(v)) >> level for v in region[:2])
            x1, y1 = (int(v) >> level for v in region[2:])
            picture = picture[y0 : max(y1, y0 + 8), x0 : max(x1, x0 + 8)]
        h, w = picture.shape[:2]
        if h % 16 or w % 16:
            picture = np.asarray(cv2.copyMakeBorder(picture, 0, -h % 16, 0, -w % 16, cv2.BORDER_REPLICATE), np.uint8)
        net = self._whole[level % 2] if region is None else self._part
        maps = net.run(np.array(cv2.split(picture), np.float32)[None])[0]
        found = decode_maps(maps, least)
        found[:, :2] += np.array([x0, y0], np.float32)
        found[:, :6] *= float(2**level)
        return suppress(found)


NEIGHBOURS = np.ones((3, 3), np.uint8)


def decode_maps(maps: Array, least: float) -> Array:
    """Peaks of the heat map as candidates (N, 8) in the pixels of the picture the net saw, strongest first."""
    heat = maps[0]
    threshold = math.log(least / (1 - least))
    ys, xs = np.nonzero((heat >= cv2.dilate(heat, NEIGHBOURS)) & (heat > threshold))
    order = np.argsort(-heat[ys, xs], kind="stable")[:MOST]
    ys, xs = ys[order], xs[order]
    # so few numbers are sooner done one by one
    rows = [_candidate(x, y, of) for x, y, of in zip(xs.tolist(), ys.tolist(), maps[:, ys, xs].T.tolist(), strict=True)]
    return np.array(rows, np.float32).reshape(-1, CANDIDATE)


def _candidate(x: int, y: int, of: list[float]) -> tuple[float, ...]:
    """A candidate from the nine numbers of its cell; the half edges come from the order-free code: M = uu' + vv' gives
    size and slant, the fourfold angle the turn.
    """
    heat, across, down, size, a, b, cos4, sin4, seen = of
    length = math.hypot(a, b)
    if length > MOST_LEAN:
        a, b = a * MOST_LEAN / length, b * MOST_LEAN / length
    # square root of the symmetric matrix [[1+a, b], [b, 1-a]] in closed form
    root = math.sqrt(max(1 - a * a - b * b, 1e-6))
    scale = REFERENCE_PX * math.exp(min(max(size, -2.5), 2.5)) / 2 / math.sqrt(2 + 2 * root)
    m00, m01, m11 = (1 + a + root) * scale, b * scale, (1 - a + root) * scale
    turn = math.atan2(sin4, cos4) / 4
    c, s = math.cos(turn), math.sin(turn)
    return (
        (x + 0.5 + across) * STRIDE,
        (y + 0.5 + down) * STRIDE,
        m00 * c + m01 * s,
        m01 * c + m11 * s,
        -m00 * s + m01 * c,
        -m01 * s + m11 * c,
        _logistic(heat),
        _logistic(seen),
    )


def _logistic(logit: float) -> float:
    return 1 / (1 + math.exp(-min(max(logit, -60.0), 60.0)))


def side_of(candidates: Array) -> Array:
    """Side (N) in pixels: the root of the parallelogram's area scaled up for slant, i.e. of an equally large square."""
    u, v = candidates[:, U], candidates[:, V]
    return np.asarray(np.sqrt(2 * ((u * u).sum(1) + (v * v).sum(1))), np.float32)


def suppress(candidates: Array) -> Array:
    """Drops candidates (strongest first) centred within APART sides of a stronger one, or well inside it."""
    kept: list[tuple[float, float, float]] = []
    keep: list[int] = []
    for i, ((x, y), side) in enumerate(zip(candidates[:, CENTRE].tolist(), side_of(candidates).tolist(), strict=True)):
        for at_x, at_y, stronger in kept:
            # most lie too far apart for more to be asked
            if abs(x - at_x) <= APART * stronger and math.hypot(x - at_x, y - at_y) <= max(
                APART * min(side, stronger), WELL_INSIDE * stronger
            ):
                break
        else:
            kept.append((x, y, side))
            keep.append(i)
    return candidates[keep]
