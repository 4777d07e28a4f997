"""Where simulated dice come to lie, and what they look like on the way. Descriptions and pictures, no time."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass

import cv2
import numpy as np
from numpy.typing import NDArray

from vision.errors import BadThrow
from vision.reading import QWIXX_SET
from vision.render import DieSpec, DieTruth, SceneSpec, draw_ground, flat_pose, render_scene, tilted_pose
from vision.render.effects import line_kernel
from vision.simulated.styles import Style
from vision.sources.base import Image

#: Colour to value, or to several where the set has several: {"white": [2, 4], "red": 5}.
Dice = Mapping[str, int | Sequence[int]]
Rng = np.random.Generator

#: Centres of dice are at least this far apart, in sides: their corners do not meet.
APART = 1.43
TOUCHING_SHARE = 0.15
COCKED_DEG = (20.0, 38.0)
TRIES = 400
#: Blur from which a tumbling die is drawn at half the size.
SMALL_FROM_PX = 6.0


@dataclass(frozen=True)
class Lie:
    """Dice as they lie in the tray, drawn: `image` (height, width, 3) and, die by die, the truth of it."""

    dice: tuple[DieSpec, ...]
    image: Image
    truth: tuple[DieTruth, ...]


def flat_list(dice: Dice) -> list[tuple[str, int]]:
    """(colour, value) of each die. Raises BadThrow for dice the set does not have and faces that dice do not have."""
    pairs = []
    for colour, told in dice.items():
        values = [told] if isinstance(told, int) else list(told)
        if colour not in QWIXX_SET or len(values) > QWIXX_SET.count(colour):
            raise BadThrow(f"the set has no {len(values)} {colour} dice")
        for value in values:
            if isinstance(value, bool) or not isinstance(value, int) or not 1 <= value <= 6:
                raise BadThrow(f"{value!r} is no face of a die")
            pairs.append((colour, value))
    return pairs


def scatter(
    style: Style, dice: Dice, rng: Rng, cocked: str | None = None, staying: Sequence[DieSpec] = ()
) -> list[DieSpec]:
    """Throws `dice` into the tray beside those that stay. The die of colour `cocked` leans on another."""
    wanted = flat_list(dice)
    if cocked is not None and cocked not in dice:
        raise BadThrow(f"no {cocked} die is thrown, so none can lie cocked")
    lain = list(staying)
    wanted.sort(key=lambda pair: pair[0] == cocked)
    for colour, value in wanted:
        look = style.looks[colour]
        if colour == cocked and lain:
            lain.append(_leaning(style, colour, value, lain, rng))
            cocked = None
            continue
        x, y, angle = _free_place(style, lain, rng)
        lain.append(DieSpec(colour, look, flat_pose(look, value, x, y, angle)))
    return lain


def slide(style: Style, die: DieSpec, others: Sequence[DieSpec], rng: Rng) -> tuple[float, float]:
    """Where a die comes to lie, flat and free, that somebody pushes: half a side to one and a half away."""
    half_x, half_y = style.area
    for attempt in range(TRIES):
        reach = 0.5 + rng.uniform(0, 1 + attempt / 50)
        towards = rng.uniform(0, 2 * np.pi)
        x, y = (float(v) for v in die.pose.centre[:2] + reach * np.array([np.cos(towards), np.sin(towards)]))
        free = all(float(np.hypot(*(other.pose.centre[:2] - (x, y)))) >= APART for other in others)
        if free and abs(x) <= half_x and abs(y) <= half_y:
            return x, y
    raise BadThrow("no room left in the tray")


def bare(style: Style) -> Image:
    """Table and tray as `draw` takes them, unlit."""
    return draw_ground(_scene(style, ()))


def draw(style: Style, dice: Sequence[DieSpec], seed: int, ground: Image | None = None) -> Lie:
    """The tray with these dice, without sensor noise. `ground`: what `bare` gave for this style, to save drawing it."""
    drawn = render_scene(_scene(style, dice), np.random.default_rng([style.seed, seed, 3]), ground)
    return Lie(tuple(dice), drawn.image, drawn.truth)


def _scene(style: Style, dice: Sequence[DieSpec]) -> SceneSpec:
    # Without a rim the whole picture is the cloth.
    table, floor = (style.table, style.floor) if style.tray is not None else (style.floor, None)
    return SceneSpec(style.camera, tuple(dice), style.light, table, style.tray, floor, effects=style.effects)


def rolling(empty: Image, lie: Lie, moving: Sequence[int], pictures: int, rng: Rng) -> Iterator[Image]:
    """The last `pictures` pictures before `lie`: the dice with these indices tumble in, blurred by their speed.

    They are cut from the picture of the lie, so a picture costs a few milliseconds.
    """
    base = lie.image.copy()
    sprites = []
    for index in moving:
        sprite = _Sprite.cut(empty, lie, index)
        if sprite is not None:
            sprites.append(sprite)
            sprite.erase(base, empty)
    heading = float(rng.uniform(0, 2 * np.pi))
    spins = rng.uniform(-70, 70, len(sprites))
    spreads = rng.uniform(-0.5, 0.5, len(sprites))
    reach = 0.5 * lie.image.shape[1]
    for left in range(pictures, 0, -1):
        image = base.copy()
        # Rolling friction: the way left shrinks with the square of the time left.
        way, speed = reach * (left / 8.0) ** 2, reach * (2 * left - 1) / 64.0
        for sprite, spin, spread in zip(sprites, spins, spreads, strict=True):
            back = np.array([np.cos(heading + spread), np.sin(heading + spread)])
            sprite.paste(image, back * way, float(spin) * left, float(np.degrees(heading + spread)), 0.5 * speed)
        yield image


@dataclass(frozen=True)
class _Sprite:
    """A die cut out of a picture: premultiplied colours and cover, with the corner it was cut at."""

    colours: NDArray[np.float32]
    cover: NDArray[np.float32]
    left: int
    top: int

    @classmethod
    def cut(cls, empty: Image, lie: Lie, index: int) -> _Sprite | None:
        truth = lie.truth[index]
        x, y = truth.top.mean(axis=0) + truth.down
        reach = int(1.2 * truth.side_px)
        height, width = empty.shape[:2]
        left, top = max(0, int(x) - reach), max(0, int(y) - reach)
        right, bottom = min(width, int(x) + reach), min(height, int(y) + reach)
        if right - left < 4 or bottom - top < 4:
            return None
        part = lie.image[top:bottom, left:right].astype(np.float32)
        rows, columns = np.ogrid[top:bottom, left:right]
        far = np.hypot(columns - x, rows - y)
        cover = np.clip((1.0 * truth.side_px - far) / 4.0, 0, 1).astype(np.float32)
        apart = np.abs(part - empty[top:bottom, left:right]).max(axis=2)
        cover *= cv2.GaussianBlur((apart > 14).astype(np.float32), (0, 0), 1.0)
        return cls(part * cover[..., None], cover, left, top)

    def erase(self, image: Image, empty: Image) -> None:
        rows, columns = self._place(self.left, self.top)
        image[rows, columns] = empty[rows, columns]

    def paste(self, image: Image, shift: NDArray[np.float64], turn_deg: float, heading_deg: float, blur: float) -> None:
        """Over `image`, shifted by pixels, turned about its middle and blurred along its way."""
        pad = int(blur / 2) + 2
        rows, columns = self.cover.shape
        size = (columns + 2 * pad, rows + 2 * pad)
        left, top = self.left - pad + round(float(shift[0])), self.top - pad + round(float(shift[1]))
        x0, y0 = max(0, left), max(0, top)
        x1, y1 = min(image.shape[1], left + size[0]), min(image.shape[0], top + size[1])
        if x1 <= x0 or y1 <= y0:
            return
        # What is blurred has no details: it is drawn smaller, where a kernel costs a fraction.
        scale = 1.0 if blur < SMALL_FROM_PX else 0.5
        turn = cv2.getRotationMatrix2D((columns / 2, rows / 2), turn_deg, scale)
        small = (round(size[0] * scale), round(size[1] * scale))
        turn[:, 2] += (small[0] - columns) / 2, (small[1] - rows) / 2
        layer = cv2.warpAffine(np.dstack([self.colours, self.cover]), turn, small)
        if blur > 1:
            kernel = line_kernel(blur * scale, heading_deg)
            layer = cv2.filter2D(layer, -1, kernel, borderType=cv2.BORDER_CONSTANT)
        if scale != 1.0:
            layer = cv2.resize(layer, size, interpolation=cv2.INTER_LINEAR)
        part = layer[y0 - top : y1 - top, x0 - left : x1 - left]
        below = image[y0:y1, x0:x1]
        image[y0:y1, x0:x1] = np.clip(below * (1 - part[..., 3:]) + part[..., :3], 0, 255)

    def _place(self, left: int, top: int) -> tuple[slice, slice]:
        height, width = self.cover.shape
        return slice(top, top + height), slice(left, left + width)


def _free_place(style: Style, lain: Sequence[DieSpec], rng: Rng) -> tuple[float, float, float]:
    """Where a die comes to rest: anywhere free, now and then with a side against another die."""
    half_x, half_y = style.area
    for _ in range(TRIES):
        angle = float(rng.uniform(0, 2 * np.pi))
        if lain and rng.random() < TOUCHING_SHARE:
            other = lain[int(rng.integers(len(lain)))].pose
            angle = float(np.arctan2(other.turn[1, 0], other.turn[0, 0]))
            towards = angle + float(rng.integers(4)) * np.pi / 2
            gap = 1.0 + float(rng.uniform(0.01, 0.1))
            x, y = (float(v) for v in other.centre[:2] + gap * np.array([np.cos(towards), np.sin(towards)]))
            apart = 0.99
        else:
            x, y = float(rng.uniform(-half_x, half_x)), float(rng.uniform(-half_y, half_y))
            apart = APART
        inside = abs(x) <= half_x and abs(y) <= half_y
        near = sorted(float(np.hypot(*(die.pose.centre[:2] - (x, y)))) for die in lain)
        # Of two dice set side by side a third may be a corner's length away, never closer.
        if inside and (not near or (near[0] >= apart and (len(near) < 2 or near[1] >= APART))):
            return x, y, angle
    raise BadThrow("no room left in the tray")


def _leaning(style: Style, colour: str, value: int, lain: Sequence[DieSpec], rng: Rng) -> DieSpec:
    """A die with one edge up on a flat die beside it."""
    look = style.looks[colour]
    half_x, half_y = style.area
    for _ in range(TRIES):
        under = lain[int(rng.integers(len(lain)))].pose
        tilt = float(np.radians(rng.uniform(*COCKED_DEG)))
        side_on = float(np.arctan2(under.turn[1, 0], under.turn[0, 0])) + float(rng.integers(4)) * np.pi / 2
        gap = 0.5 + 0.5 * np.cos(tilt) + 0.5 * np.sin(tilt) - 0.05
        x, y = (float(v) for v in under.centre[:2] + gap * np.array([np.cos(side_on), np.sin(side_on)]))
        near = sorted(float(np.hypot(*(die.pose.centre[:2] - (x, y)))) for die in lain)
        if abs(x) <= half_x and abs(y) <= half_y and (len(near) < 2 or near[1] >= APART):
            pose = tilted_pose(look, value, x, y, side_on, tilt, side_on)
            return DieSpec(colour, look, pose, cocked=True)
    raise BadThrow("no room to lean a die")
