"""What the camera does to a drawn picture: light falling off, white balance, exposure, blur, noise, JPEG."""

from __future__ import annotations

from dataclasses import dataclass
from functools import lru_cache

import cv2
import numpy as np
from numpy.typing import NDArray

Image = NDArray[np.uint8]


@dataclass(frozen=True, slots=True)
class LightPatch:
    """A bright spot or a shadow on the table: `x`, `y` in shares of the picture, half axes, linear `factor` inside."""

    x: float
    y: float
    half_px: tuple[float, float]
    turn_deg: float
    round: bool
    soft_px: float
    factor: float


@dataclass(frozen=True, slots=True)
class Effects:
    """All off by default. `gain`: exposure in linear light; `balance_bgr`: linear factors.

    `fall`: brightness ratio across the picture. `shadow`: linear factor in the part beyond `shadow_at` of the way along
    `fall_deg`, its edge `shadow_soft` wide.

    `defocus_px`: sigma; `shake_px`: motion blur length with `shake_deg`; `noise`: sigma in grey levels at mid-grey;
    `grain_px`: size of the noise; `sharpen`: unsharp amount; `jpeg`: quality or 0.
    """

    gain: float = 1.0
    balance_bgr: tuple[float, float, float] = (1.0, 1.0, 1.0)
    fall: float = 1.0
    shadow: float = 1.0
    shadow_at: float = 0.5
    shadow_soft: float = 0.02
    fall_deg: float = 0.0
    patches: tuple[LightPatch, ...] = ()
    defocus_px: float = 0.0
    shake_px: float = 0.0
    shake_deg: float = 0.0
    noise: float = 0.0
    grain_px: float = 0.6
    sharpen: float = 0.0
    contrast: float = 1.0
    jpeg: int = 0


def apply_effects(image: Image, effects: Effects, rng: np.random.Generator) -> Image:
    """The picture as the camera gives it."""
    out = image
    if effects.fall != 1.0:
        out = _fall_off(out, effects.fall, effects.fall_deg)
    if effects.shadow != 1.0:
        out = _half_shadow(out, effects)
    for patch in effects.patches:
        out = _light_patch(out, patch)
    if effects.gain != 1.0 or effects.contrast != 1.0 or effects.balance_bgr != (1.0, 1.0, 1.0):
        out = _tone(out, effects)
    if effects.defocus_px > 0.2:
        out = np.asarray(cv2.GaussianBlur(out, (0, 0), effects.defocus_px), np.uint8)
    if effects.shake_px > 1:
        out = np.asarray(cv2.filter2D(out, -1, line_kernel(effects.shake_px, effects.shake_deg)), np.uint8)
    if effects.noise > 0:
        out = add_noise(out, effects.noise, effects.grain_px, rng)
    if effects.sharpen > 0:
        soft = cv2.GaussianBlur(out, (0, 0), 1.2)
        out = np.asarray(cv2.addWeighted(out, 1 + effects.sharpen, soft, -effects.sharpen, 0), np.uint8)
    if effects.jpeg:
        _, packed = cv2.imencode(".jpg", out, [cv2.IMWRITE_JPEG_QUALITY, effects.jpeg])
        out = np.asarray(cv2.imdecode(packed, cv2.IMREAD_COLOR), np.uint8)
    return out


def _fall_off(image: Image, ratio: float, degrees: float) -> Image:
    return np.asarray(cv2.multiply(image, _fall_factor(*image.shape[:2], ratio, degrees), dtype=cv2.CV_8U), np.uint8)


@lru_cache(maxsize=2)
def _fall_factor(h: int, w: int, ratio: float, degrees: float) -> NDArray[np.float32]:
    """(h, w, 3). Kept: a tray is drawn many times in one light."""
    c, s = np.cos(np.radians(degrees)), np.sin(np.radians(degrees))
    corners = [((x - 0.5) * c + (y - 0.5) * s) for y in (0, 1) for x in (0, 1)]
    span = max(abs(v) for v in corners) or 1.0
    small = np.array(corners, np.float32).reshape(2, 2) / span
    field = cv2.resize(small, (w, h), interpolation=cv2.INTER_LINEAR)
    # linear ratio, so its display factor is the 2.2th root
    factor = np.exp(field * np.float32(np.log(ratio) / 2 / 2.2))
    return np.asarray(cv2.merge([factor] * 3), np.float32)


def _half_shadow(image: Image, effects: Effects) -> Image:
    h, w = image.shape[:2]
    c, s = np.cos(np.radians(effects.fall_deg + 40)), np.sin(np.radians(effects.fall_deg + 40))
    along = (
        0.5 + c * (np.arange(w, dtype=np.float32) / w - 0.5) + s * (np.arange(h, dtype=np.float32)[:, None] / h - 0.5)
    )
    dark = effects.shadow ** (1 / 2.2)
    factor = 1 - (1 - dark) * np.clip((along - effects.shadow_at) / max(effects.shadow_soft, 1e-3) + 0.5, 0, 1)
    return np.asarray(cv2.multiply(image, cv2.merge([factor.astype(np.float32)] * 3), dtype=cv2.CV_8U), np.uint8)


def _light_patch(image: Image, patch: LightPatch) -> Image:
    h, w = image.shape[:2]
    mask = np.zeros((h, w), np.uint8)
    centre = (patch.x * w, patch.y * h)
    box = (centre, (2 * patch.half_px[0], 2 * patch.half_px[1]), patch.turn_deg)
    if patch.round:
        cv2.ellipse(mask, box, 255.0, -1, cv2.LINE_AA)
    else:
        cv2.fillConvexPoly(mask, np.round(cv2.boxPoints(box) * 8).astype(np.int32), 255.0, cv2.LINE_AA, 3)
    if patch.soft_px > 0.5:
        mask = np.asarray(cv2.GaussianBlur(mask, (0, 0), patch.soft_px), np.uint8)
    shown = np.float32(patch.factor ** (1 / 2.2))
    factor = 1 + (shown - 1) * (mask.astype(np.float32) / 255)
    return np.asarray(cv2.multiply(image, cv2.merge([factor] * 3), dtype=cv2.CV_8U), np.uint8)


def _tone(image: Image, effects: Effects) -> Image:
    steps = np.arange(256, dtype=np.float32) / 255
    table = np.zeros((1, 256, 3), np.uint8)
    for channel in range(3):
        lifted = (steps**2.2 * effects.gain * effects.balance_bgr[channel]) ** (1 / 2.2)
        curved = 0.5 + (lifted - 0.5) * effects.contrast
        table[0, :, channel] = np.clip(curved * 255, 0, 255)
    return np.asarray(cv2.LUT(image, table), np.uint8)


def line_kernel(length: float, degrees: float) -> NDArray[np.float32]:
    """A motion-blur kernel: a line of this length and direction, summing to 1."""
    half = int(np.ceil(length / 2)) + 1
    kernel = np.zeros((2 * half + 1, 2 * half + 1), np.uint8)
    dx, dy = np.cos(np.radians(degrees)) * length / 2, np.sin(np.radians(degrees)) * length / 2
    start, end = (round((half - dx) * 16), round((half - dy) * 16)), (round((half + dx) * 16), round((half + dy) * 16))
    cv2.line(kernel, start, end, 255, 1, cv2.LINE_AA, 4)
    out = kernel.astype(np.float32)
    return np.asarray(out / out.sum(), np.float32)


def add_noise(image: Image, sigma: float, grain_px: float, rng: np.random.Generator) -> Image:
    """Sensor noise, a little coloured; one tile of it repeated (a full field costs too much)."""
    h, w = image.shape[:2]
    side = 256
    base = rng.standard_normal((side, side, 3), dtype=np.float32)
    base = 0.75 * base.mean(2, keepdims=True) * 1.7 + 0.5 * base
    if grain_px > 0.7:
        base = cv2.GaussianBlur(base, (0, 0), grain_px)
        base /= base.std() + 1e-6
    field = np.tile(base * np.float32(sigma), (h // side + 1, w // side + 1, 1))[:h, :w]
    return np.asarray(cv2.add(image, field, dtype=cv2.CV_8U), np.uint8)
