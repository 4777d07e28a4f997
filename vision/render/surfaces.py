"""Table tops: seamless 512-pixel tiles of felt, wood, cloth, carpet, print …, laid onto the table in perspective."""

from __future__ import annotations

from collections.abc import Callable
from functools import lru_cache
from typing import Any

import cv2
import numpy as np
from numpy.typing import NDArray

from vision.render.camera import Array, Camera

TILE = 512
Tile = NDArray[np.uint8]
Rng = np.random.Generator


def noise(rng: Rng, sigma_x: float, sigma_y: float | None = None) -> Array:
    """Seamless smooth noise, mean 0, deviation 1."""
    sigma_y = sigma_x if sigma_y is None else sigma_y
    shrink = int(np.clip(min(sigma_x, sigma_y) / 2, 1, 16))
    side = TILE // shrink
    pad = int(3 * max(sigma_x, sigma_y) / shrink) + 1
    raw = rng.standard_normal((side, side), dtype=np.float32)
    wide = np.pad(raw, pad, mode="wrap")
    soft = cv2.GaussianBlur(wide, (0, 0), max(sigma_x / shrink, 0.3), sigmaY=max(sigma_y / shrink, 0.3))
    soft = soft[pad : pad + side, pad : pad + side]
    if shrink > 1:
        soft = cv2.resize(np.pad(soft, 2, mode="wrap"), None, fx=shrink, fy=shrink, interpolation=cv2.INTER_CUBIC)
        soft = soft[2 * shrink : 2 * shrink + TILE, 2 * shrink : 2 * shrink + TILE]
        soft = cv2.resize(soft, (TILE, TILE))
    return np.asarray(soft / (float(soft.std()) + 1e-6), np.float32)


def random_bgr(rng: Rng, low: float = 15, high: float = 235) -> Array:
    """An ordinary table colour: any hue, mostly not vivid."""
    hue, vivid, bright = rng.uniform(0, 180), rng.beta(1.3, 1.8) * 255, rng.uniform(low, high)
    hsv = np.array([[[hue, vivid, bright]]], np.uint8)
    return np.asarray(cv2.cvtColor(hsv, cv2.COLOR_HSV2BGR)[0, 0], np.float32)


def _flat(rng: Rng, amount: Any) -> Tile:
    base = random_bgr(rng)
    return np.asarray(np.clip(base * (1 + amount[..., None]) + 12 * amount[..., None], 0, 255), np.uint8)


def felt(rng: Rng) -> Tile:
    return _flat(rng, 0.05 * noise(rng, 0.7) + rng.uniform(0.01, 0.05) * noise(rng, rng.uniform(10, 40)))


def plain(rng: Rng) -> Tile:
    return _flat(rng, rng.uniform(0, 0.02) * noise(rng, 0.6) + rng.uniform(0, 0.03) * noise(rng, 40))


def carpet(rng: Rng) -> Tile:
    return _flat(rng, rng.uniform(0.1, 0.3) * noise(rng, rng.uniform(0.8, 5)) + 0.06 * noise(rng, 20))


def wood(rng: Rng) -> Tile:
    grain = rng.uniform(0.03, 0.12) * noise(rng, rng.uniform(25, 60), rng.uniform(0.6, 2.0)) + 0.1 * noise(rng, 60, 7)
    tone = np.array([rng.uniform(40, 150), rng.uniform(80, 185), rng.uniform(110, 220)], np.float32)
    tone = np.sort(tone) * rng.uniform(0.4, 1.1)
    if rng.random() < 0.4:
        width = int(rng.choice([64, 128, 256]))
        shades = rng.uniform(0.8, 1.1, TILE // width)
        grain = (1 + grain) * np.repeat(shades, width)[:, None] - 1
        grain[::width] -= 0.3
        grain[1::width] -= 0.15
    return np.asarray(np.clip(tone * (1 + grain[..., None]), 0, 255), np.uint8)


def leather(rng: Rng) -> Tile:
    bumps = np.maximum(noise(rng, rng.uniform(1.2, 3.5)), -0.6)
    return _flat(rng, rng.uniform(0.05, 0.22) * bumps)


def weave(rng: Rng) -> Tile:
    turns = TILE / float(rng.choice([8, 8, 16, 16, 32]))
    at = np.arange(TILE, dtype=np.float32) * np.float32(2 * np.pi * turns / TILE)
    wave = np.sin(at)[:, None] * np.sin(at + rng.uniform(0, 3))[None] + 0.4 * np.sin(2 * at)[None]
    return _flat(rng, rng.uniform(0.05, 0.3) * wave + 0.05 * noise(rng, 1))


def dots(rng: Rng) -> Tile:
    tile = np.empty((TILE, TILE, 3), np.uint8)
    tile[:] = random_bgr(rng)
    pitch = int(rng.choice([16, 32, 32, 64, 128]))
    radius = pitch * rng.uniform(0.15, 0.4)
    ink = random_bgr(rng) if rng.random() < 0.6 else np.array([235, 235, 235])
    for row, y in enumerate(range(pitch // 2, TILE, pitch)):
        for x in range(pitch // 2, TILE + pitch, pitch):
            shift = pitch // 2 if row % 2 and pitch > 16 else 0
            cv2.circle(tile, (int((x - shift) * 8), y * 8), int(radius * 8), ink.tolist(), -1, cv2.LINE_AA, 3)
    return _rough(tile, rng)


def flowers(rng: Rng) -> Tile:
    """A cloth with little flowers: petals round a middle look much like pips on a face."""
    tile = np.empty((TILE, TILE, 3), np.uint8)
    tile[:] = random_bgr(rng, 120)
    size = rng.uniform(5, 22)
    inks = [random_bgr(rng) for _ in range(int(rng.integers(1, 5)))]
    eye = random_bgr(rng)
    for _ in range(int(rng.uniform(6000, 26000) / size**2)):
        x, y = rng.uniform(0, TILE, 2)
        ink = inks[int(rng.integers(len(inks)))]
        petals = int(rng.integers(4, 8))
        turn = rng.uniform(0, 6.28)
        for k in range(petals):
            a = turn + 6.283 * k / petals
            spot = (int((x + size * 0.6 * np.cos(a)) * 8), int((y + size * 0.6 * np.sin(a)) * 8))
            cv2.circle(tile, spot, int(size * 0.36 * 8), ink.tolist(), -1, cv2.LINE_AA, 3)
        cv2.circle(tile, (int(x * 8), int(y * 8)), int(size * 0.32 * 8), eye.tolist(), -1, cv2.LINE_AA, 3)
    return _rough(tile, rng)


def checks(rng: Rng) -> Tile:
    pitch = int(rng.choice([32, 64, 64, 128]))
    band = (np.arange(TILE) // (pitch // 2)) % 2
    base, ink = random_bgr(rng), random_bgr(rng)
    mix = (band[:, None] + band[None]) / 2 if rng.random() < 0.6 else (band[:, None] ^ band[None]).astype(np.float32)
    return _rough(np.asarray(base + mix[..., None] * (ink - base), np.uint8), rng)


def stripes(rng: Rng) -> Tile:
    edges = np.cumsum(rng.integers(6, 50, 40)) % TILE
    line = np.zeros((TILE, 3), np.float32)
    for a, b in zip(np.sort(edges)[:-1], np.sort(edges)[1:], strict=True):
        line[a:b] = random_bgr(rng)
    return _rough(np.repeat(line[:, None].astype(np.uint8), TILE, 1), rng)


def grid_of_keys(rng: Rng) -> Tile:
    """Rounded squares in rows, some with marks: keyboards, score boxes, pill strips, tiles."""
    tile = np.empty((TILE, TILE, 3), np.uint8)
    tile[:] = random_bgr(rng)
    pitch = int(rng.choice([32, 64, 64, 128]))
    cap = random_bgr(rng)
    for y in range(0, TILE, pitch):
        tone = random_bgr(rng) if rng.random() < 0.3 else cap
        for x in range(0, TILE, pitch):
            gap = int(pitch * 0.08) + 1
            cv2.rectangle(tile, (x + gap, y + gap), (x + pitch - gap, y + pitch - gap), tone.tolist(), -1, cv2.LINE_AA)
            mark = rng.integers(5)
            ink = (0, 0, 0) if tone.mean() > 110 else (240, 240, 240)
            if mark == 0:
                cv2.putText(
                    tile,
                    str(rng.integers(2, 13)),
                    (x + pitch // 4, y + 3 * pitch // 4),
                    0,
                    pitch / 64,
                    ink,
                    1 + pitch // 48,
                    cv2.LINE_AA,
                )
            elif mark == 1:
                cv2.circle(tile, (x + pitch // 2, y + pitch // 2), max(2, pitch // 7), ink, -1, cv2.LINE_AA)
    return _rough(tile, rng)


def keyboard(rng: Rng) -> Tile:
    """Key caps seen from above: a lighter top on a darker skirt, rows out of step, legends dark, bright or lit."""
    tile = np.empty((TILE, TILE, 3), np.uint8)
    tile[:] = random_bgr(rng, 10, 120)
    pitch = int(rng.choice([48, 64, 64, 96, 128]))
    cap = random_bgr(rng, 15, 90) if rng.random() < 0.65 else random_bgr(rng, 120, 240)
    lit = random_bgr(rng, 180, 255) if rng.random() < 0.5 else None
    ink = lit if lit is not None else np.full(3, 235.0 if cap.mean() < 110 else 25.0)
    inset = pitch * float(rng.uniform(0.1, 0.2))
    lean = rng.uniform(-0.06, 0.06, 2) * pitch
    slant = int(rng.integers(0, 4))
    for y in range(0, TILE, pitch):
        x = -int(pitch * rng.uniform(0, 1))
        while x < TILE:
            wide = int(pitch * float(rng.choice([1.0, 1.0, 1.0, 1.0, 1.5, 2.0])))
            _key(tile, (x, y, wide, pitch), cap * float(rng.uniform(0.9, 1.1)), inset, lean)
            if rng.random() < 0.9:
                legend = str(rng.choice(list("ABCDEFGHIJKLMNOPQRSTUVWXYZ0123456789;:,.-#*+?=")))
                if rng.random() < 0.12:
                    legend = f"F{rng.integers(1, 13)}"
                spot = (x + int(rng.uniform(0.25, 0.4) * pitch), y + int(rng.uniform(0.5, 0.75) * pitch))
                thick = 1 + pitch // 64
                cv2.putText(tile, legend, spot, slant, pitch / 80, ink.tolist(), thick, cv2.LINE_AA)
            x += wide
    return _rough(tile, rng)


def _key(tile: Tile, at: tuple[int, int, int, int], cap: Array, inset: float, lean: NDArray[np.float64]) -> None:
    x, y, wide, high = at
    gap = max(1, int(high * 0.04))
    skirt = np.clip(cap * 0.55, 0, 255).tolist()
    cv2.rectangle(tile, (x + gap, y + gap), (x + wide - gap, y + high - gap), skirt, -1, cv2.LINE_AA)
    near = (x + int(inset + lean[0]), y + int(0.7 * inset + lean[1]))
    far = (x + wide - int(inset - lean[0]), y + high - int(1.3 * inset - lean[1]))
    cv2.rectangle(tile, near, far, np.clip(cap, 0, 255).tolist(), -1, cv2.LINE_AA)


def print_(rng: Rng) -> Tile:
    """A printed page."""
    tile = np.full((TILE, TILE, 3), int(rng.uniform(190, 245)), np.uint8)
    size = rng.uniform(0.3, 1.2)
    for y in range(20, TILE, int(32 * size) + 6):
        words = "".join(rng.choice(list("aeionrtslc dmu gpb 0468 ::.. "), 90))
        cv2.putText(tile, words, (2, y), 0, size, (30, 30, 30), 1, cv2.LINE_AA)
    return tile


def letters(rng: Rng) -> Tile:
    """Large lettering, bright or dark: brands on pencils, boxes and keyboards."""
    tile = _flat(rng, rng.uniform(0, 0.05) * noise(rng, 1) + 0.03 * noise(rng, 30)).copy()
    for _ in range(int(rng.integers(6, 30))):
        word = "".join(rng.choice(list("ABCDEFGHIJKLMNOPQRSTUVWXYZ0123456789.:;,=+-<>[]{}o"), int(rng.integers(1, 9))))
        size = float(rng.uniform(0.5, 3.5))
        ink = (245, 245, 245) if rng.random() < 0.4 else random_bgr(rng).tolist()
        spot = (int(rng.integers(-60, TILE)), int(rng.integers(0, TILE)))
        cv2.putText(
            tile, word, spot, int(rng.integers(0, 4)), size, ink, max(1, int(size * rng.uniform(1, 4))), cv2.LINE_AA
        )
    return tile


def junk(rng: Rng) -> Tile:
    """Boxes, caps, plugs, bright patches, lines, with marks inside: anything that is square or spotted and no die."""
    tile = _flat(rng, rng.uniform(0.01, 0.1) * noise(rng, rng.uniform(0.6, 3)) + 0.05 * noise(rng, 40)).copy()
    for _ in range(int(rng.integers(10, 40))):
        x, y = (int(v) for v in rng.integers(0, TILE, 2))
        w, h = float(rng.uniform(8, 70)), float(rng.uniform(8, 70))
        turn = float(rng.uniform(0, 180))
        ink = random_bgr(rng, 10, 255)
        kind = int(rng.integers(5))
        if kind < 2:
            box = cv2.boxPoints(((x, y), (w, h if kind else w), turn))
            cv2.fillConvexPoly(tile, np.round(box * 8).astype(np.int32), ink.tolist(), cv2.LINE_AA, 3)
            inner = random_bgr(rng, 10, 255).tolist()
            mark = int(rng.integers(6))
            if mark == 0:
                cv2.putText(
                    tile, str(rng.choice(list("ABFGHK7280:=?"))), (x - 8, y + 8), 0, w / 40, inner, 2, cv2.LINE_AA
                )
            elif mark == 1:
                cv2.ellipse(tile, (x, y), (int(w * 0.25) + 1, int(w * 0.2) + 1), turn, 0, 360, inner, -1, cv2.LINE_AA)
            elif mark == 2:
                small = cv2.boxPoints(((x, y), (w * 0.6, h * 0.4), turn))
                cv2.fillConvexPoly(tile, np.round(small * 8).astype(np.int32), inner, cv2.LINE_AA, 3)
            elif mark == 3:
                cv2.line(tile, (x - int(w / 3), y), (x + int(w / 3), y), inner, 2, cv2.LINE_AA)
        elif kind == 2:
            cv2.ellipse(tile, (x, y), (int(w / 2), int(h / 2)), turn, 0, 360, ink.tolist(), -1, cv2.LINE_AA)
            cv2.ellipse(tile, (x, y), (int(w / 5), int(w / 6)), turn, 0, 360, random_bgr(rng).tolist(), -1, cv2.LINE_AA)
        elif kind == 3:
            end = (x + int(rng.normal(0, 60)), y + int(rng.normal(0, 60)))
            cv2.line(tile, (x, y), end, ink.tolist(), int(rng.integers(1, 14)), cv2.LINE_AA)
        else:
            glow = np.zeros((TILE, TILE), np.float32)
            cv2.ellipse(glow, (x, y), (int(w / 2), int(h / 3)), turn, 0, 360, float(rng.uniform(60, 200)), -1)
            soft = cv2.GaussianBlur(glow, (0, 0), float(rng.uniform(1, 6)))
            tile = np.asarray(cv2.add(tile, cv2.merge([soft] * 3), dtype=cv2.CV_8U), np.uint8)
    return tile


def terrazzo(rng: Rng) -> Tile:
    tile = _flat(rng, 0.03 * noise(rng, 1)).copy()
    for _ in range(int(rng.integers(60, 500))):
        x, y = rng.integers(0, TILE, 2)
        a, b = rng.uniform(1, 14, 2)
        cv2.ellipse(
            tile,
            (int(x), int(y)),
            (int(a) + 1, int(b) + 1),
            rng.uniform(0, 180),
            0,
            360,
            random_bgr(rng).tolist(),
            -1,
            cv2.LINE_AA,
        )
    return tile


def stone(rng: Rng) -> Tile:
    veins = np.abs(noise(rng, 18) + 0.4 * noise(rng, 5))
    return _flat(rng, -0.25 * np.exp(-veins * 6) + 0.06 * noise(rng, 30) + 0.03 * noise(rng, 1))


def _rough(tile: Tile, rng: Rng) -> Tile:
    amount = rng.uniform(0, 0.07) * noise(rng, 0.8)[..., None]
    return np.asarray(np.clip(tile * (1 + amount), 0, 255), np.uint8)


SURFACES: dict[str, Callable[[Rng], Tile]] = {
    "felt": felt,
    "plain": plain,
    "wood": wood,
    "carpet": carpet,
    "leather": leather,
    "weave": weave,
    "dots": dots,
    "flowers": flowers,
    "checks": checks,
    "stripes": stripes,
    "keys": grid_of_keys,
    "keyboard": keyboard,
    "print": print_,
    "terrazzo": terrazzo,
    "letters": letters,
    "junk": junk,
    "stone": stone,
}


@lru_cache(maxsize=64)
def tile(kind: str, seed: int) -> Tile:
    """The tile of a kind and seed; kept, since making one costs 20 to 60 ms."""
    return SURFACES[kind](np.random.default_rng([seed, 7]))


def lay(
    camera: Camera, kind: str, seed: int, tint: float = 1.0, pitch: float | None = None, turn: float = 0.0
) -> NDArray[np.uint8]:
    """The picture covered with one surface. `pitch`: die sides per tile (default: a tile pixel a picture pixel)."""
    sides = pitch if pitch is not None else TILE / camera.side_px
    scale = sides / TILE
    c, s = np.cos(turn) * scale, np.sin(turn) * scale
    to_table = np.array([[c, -s, 0], [s, c, 0], [0, 0, 1]])
    inverse = np.linalg.inv(camera.ground_to_picture() @ to_table)
    mean = tile(kind, seed)
    out = cv2.warpPerspective(
        mean,
        inverse,
        (camera.width, camera.height),
        flags=cv2.INTER_LINEAR | cv2.WARP_INVERSE_MAP,
        borderMode=cv2.BORDER_WRAP,
    )
    if tint != 1.0:
        out = cv2.convertScaleAbs(out, alpha=tint)
    return np.asarray(out, np.uint8)
