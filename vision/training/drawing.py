"""Random scenes for training: the domain randomisation. Only descriptions are made here; vision.render draws them."""

from __future__ import annotations

from dataclasses import dataclass, replace

import numpy as np

from vision.render.camera import Camera
from vision.render.cover import COVER_KINDS, Cover
from vision.render.die import COLOURS_BGR, LAYOUTS, MATERIALS, DieLook, DieSpec, Material, flat_pose, tilted_pose
from vision.render.effects import Effects, LightPatch
from vision.render.light import Light
from vision.render.props import PROP_KINDS, Hand, Prop, Tray
from vision.render.scene import SceneSpec, Surface
from vision.render.surfaces import SURFACES

Rng = np.random.Generator
SIDE = 640
FIVE = ("white", "red", "yellow", "green", "blue")
QWIXX = ("white", "white", "red", "yellow", "green", "blue")
# pale dice that are no white ones: between these and white lies what nobody can name
PALE = ("cream", "wood")
OTHERS = ("black", "purple", "orange", "pink", "brown", "grey", "cream", "wood", "turquoise")
SURFACE_WEIGHT = {
    "plain": 3.0,
    "felt": 3.0,
    "wood": 3.0,
    "carpet": 2.0,
    "leather": 1.5,
    "weave": 1.5,
    "dots": 1.6,
    "flowers": 1.4,
    "letters": 2.0,
    "junk": 2.5,
    "keys": 1.4,
    "keyboard": 1.6,
}
# of scenes with dice: in so many something lies across them; in so many with a tray one leans on its wall
COVERED_SHARE, WALL_SHARE = 0.13, 0.3
# of scenes: in so many the pips lie as only some makers place them
UNUSUAL_SHARE = 0.07
# a printed face is rare: seen from above it hardly differs from a sharp-edged die
PROP_WEIGHT = {"pips": 0.2}


@dataclass(frozen=True)
class Pool:
    """The surfaces one batch of scenes draws from (a tile costs as much as a scene)."""

    surfaces: tuple[tuple[str, int], ...]


def make_pool(rng: Rng, size: int = 26) -> Pool:
    kinds = list(SURFACES)
    weight = np.array([SURFACE_WEIGHT.get(k, 0.8) for k in kinds])
    picks = rng.choice(len(kinds), size, p=weight / weight.sum())
    return Pool(tuple((kinds[int(k)], int(rng.integers(1 << 30))) for k in picks))


def random_surface(rng: Rng, pool: Pool, side_px: float) -> Surface:
    kind, seed = pool.surfaces[int(rng.integers(len(pool.surfaces)))]
    pitch = 512 / side_px * float(np.exp(rng.normal(0, 0.35)))
    return Surface(kind, seed, float(rng.uniform(0.5, 1.25)), pitch, float(rng.uniform(0, 6.28)))


def scatter_colour(rng: Rng, colour: str, amount: float = 1.0) -> tuple[float, float, float]:
    """A body colour near the named one; hue is kept close enough that people would still use the name."""
    bgr = np.array(COLOURS_BGR[colour], np.float32)
    bright = float(np.exp(rng.normal(0, 0.13 * amount)))
    if colour == "white":
        cream = rng.uniform(0, 0.16) if rng.random() < 0.4 else 0.0
        bgr = bgr * np.array([1 - cream, 1 - 0.3 * cream, 1.0], np.float32)
        bright = float(rng.uniform(0.82, 1.08))
    elif colour in PALE:
        bgr = bgr + float(rng.uniform(-0.35, 0.8)) * (np.array(COLOURS_BGR["white"], np.float32) * 0.9 - bgr)
    grey = float(bgr.mean())
    vivid = float(rng.uniform(0.72, 1.15))
    mixed = grey + vivid * (bgr - grey) + rng.normal(0, 9 * amount, 3) * (0.3 if colour == "white" else 1.0)
    b, g, r = (float(v) for v in np.clip(mixed * bright, 3, 252))
    return b, g, r


PIP_INKS = ("red", "blue", "green", "black", "purple", "orange", "yellow", "white", "turquoise", "pink")


def pip_colour(rng: Rng, colour: str, body: tuple[float, ...]) -> tuple[float, float, float]:
    """Dark or light pips as is usual on this colour, now and then any other ink that stands out."""
    dark = np.full(3, rng.uniform(8, 50))
    light = np.full(3, rng.uniform(205, 250)) + rng.normal(0, 5, 3)
    luma = 0.1 * body[0] + 0.6 * body[1] + 0.3 * body[2]
    if colour in ("white", "cream", "wood"):
        pick = dark
    elif colour == "yellow":
        pick = light if rng.random() < 0.5 else dark
    elif colour in ("black", "blue", "purple", "brown"):
        pick = light
    else:
        pick = light if rng.random() < 0.72 or luma < 75 else dark
    if rng.random() < 0.2:
        inks = [np.array(COLOURS_BGR[name], float) for name in PIP_INKS]
        clear = [ink for ink in inks if float(np.abs(ink - np.array(body)).sum()) > 170]
        if clear:
            pick = clear[int(rng.integers(len(clear)))] * rng.uniform(0.75, 1.1)
    b, g, r = (float(v) for v in np.clip(pick, 2, 253))
    return b, g, r


def random_look(rng: Rng, colour: str, base: DieLook | None = None) -> DieLook:
    """A die's look; with `base`, another die of the same set."""
    body = scatter_colour(rng, colour)
    if base is None:
        material: Material = MATERIALS[int(rng.choice(7, p=[0.2, 0.34, 0.2, 0.06, 0.1, 0.06, 0.04]))]
        # some makers put the pips close together, some make the one as large as half the face
        spacing = float(rng.choice([rng.uniform(0.2, 0.285), rng.uniform(0.14, 0.2)], p=[0.86, 0.14]))
        base = DieLook(
            material=material,
            edge_radius=float(
                rng.choice(
                    [
                        rng.uniform(0.004, 0.02),
                        rng.uniform(0.02, 0.07),
                        rng.uniform(0.07, 0.17),
                        rng.uniform(0.17, 0.29),
                    ],
                    p=[0.1, 0.17, 0.5, 0.23],
                )
            ),
            pip_radius=min(float(rng.uniform(0.065, 0.12)), 0.45 * spacing),
            pip_spacing=spacing,
            pip_depth=float(rng.uniform(0, 0.8)),
            pip_gloss=float(rng.choice([0.0, rng.uniform(0.1, 0.9)], p=[0.55, 0.45])),
            one_scale=float(rng.choice([1.0, rng.uniform(1.0, 1.9), rng.uniform(1.9, 2.7)], p=[0.77, 0.17, 0.06])),
            left_handed=bool(rng.random() < 0.3),
        )
    one = None
    if colour in ("white", "cream") and rng.random() < 0.08:
        one = (40.0, 30.0, 190.0)
    material = base.material if colour != "wood" else "wood"
    b0, b1, b2 = (bool(v) for v in rng.random(3) < 0.5)
    return replace(
        base, body_bgr=body, pip_bgr=pip_colour(rng, colour, body), one_bgr=one, material=material, flips=(b0, b1, b2)
    )


def with_unusual_pips(scene: SceneSpec, rng: Rng) -> SceneSpec:
    """Now and then the same scene with all its dice's pips placed as only some makers do; mostly just the scene."""
    if rng.random() >= UNUSUAL_SHARE:
        return scene
    layout = LAYOUTS[int(rng.integers(1, len(LAYOUTS)))]
    return replace(scene, dice=tuple(replace(die, look=replace(die.look, layout=layout)) for die in scene.dice))


def random_camera(rng: Rng, side: int = SIDE) -> Camera:
    px = float(np.exp(rng.uniform(np.log(20), np.log(200))))
    if rng.random() < 0.06:
        # too far away to be read: whole heaps of dice must not look like one large die
        px = float(rng.uniform(6, 18))
    tilt = float(abs(rng.normal(0, 16))) if rng.random() < 0.55 else float(rng.uniform(15, 66))
    reach = max(0.0, 640 - side / 2)
    return Camera(
        width=side,
        height=side,
        side_px=px,
        tilt_deg=min(tilt, 66.0),
        turn_deg=float(rng.uniform(0, 360)),
        focal_px=float(rng.uniform(900, 2300)),
        shift_px=(float(rng.uniform(-reach, reach)), float(rng.uniform(-0.6 * reach, 0.6 * reach))),
    )


def _spots(rng: Rng, camera: Camera, count: int, apart: float) -> list[tuple[float, float]]:
    """Table positions inside the picture, at least `apart` sides from each other."""
    out: list[tuple[float, float]] = []
    edge = min(0.7 * camera.side_px, 0.3 * camera.width) if rng.random() < 0.8 else -0.2 * camera.side_px
    for _ in range(60):
        x, y = rng.uniform(edge, camera.width - edge), rng.uniform(edge, camera.height - edge)
        a, b = (float(v) for v in camera.ground([x], [y], 1.0)[0])
        if all((a - p) ** 2 + (b - q) ** 2 > apart * apart for p, q in out):
            out.append((a, b))
        if len(out) == count:
            break
    return out


def _cluster(rng: Rng, camera: Camera, count: int) -> list[tuple[float, float, float]]:
    """Dice side by side: a block with one angle, gaps of nothing to a tenth of a side."""
    spots = _spots(rng, camera, 1, 1.0)
    if not spots:
        return []
    x, y = spots[0]
    angle = float(rng.uniform(0, 6.28))
    c, s = np.cos(angle), np.sin(angle)
    wide = 2 if rng.random() < 0.6 else 3
    out = []
    for i in range(count):
        u = (i % wide) * (1.0 + rng.uniform(0.0, 0.1)) + rng.uniform(-0.02, 0.02)
        v = (i // wide) * (1.0 + rng.uniform(0.0, 0.1)) + (rng.uniform(-0.3, 0.3) if rng.random() < 0.3 else 0.0)
        out.append(
            (
                float(x + c * u - s * v),
                float(y + s * u + c * v),
                angle + float(rng.normal(0, 0.02)) + 1.5708 * int(rng.integers(4)),
            )
        )
    return out


def random_dice(rng: Rng, camera: Camera) -> tuple[list[DieSpec], list[Prop]]:
    room = (camera.width / camera.side_px) ** 2
    most = int(np.clip(room / 3.0, 1, 8 if rng.random() < 0.85 else 16))
    count = int(rng.integers(1, most + 1))
    alike = rng.random()
    if alike < 0.5:
        colours = [str(c) for c in rng.permutation(QWIXX)[:count]]
    elif alike < 0.75:
        colours = [str(rng.choice(("white", *PALE) if rng.random() < 0.5 else FIVE + OTHERS))] * count
    else:
        colours = [str(c) for c in rng.choice(FIVE + OTHERS, count)]
    base = random_look(rng, colours[0]) if rng.random() < 0.75 else None
    places: list[tuple[float, float, float]] = []
    if count > 1 and rng.random() < 0.3:
        places = _cluster(rng, camera, count)
    else:
        places = [
            (a, b, float(rng.uniform(0, 6.28)))
            for a, b in _spots(rng, camera, count, float(rng.choice([1.45, 1.25, 2.0])))
        ]
    size = {c: float(rng.normal(1, 0.012)) for c in colours}
    dice = []
    for colour, (x, y, angle) in zip(colours, places, strict=False):
        look = random_look(rng, colour, base)
        pose = flat_pose(look, int(rng.integers(1, 7)), x, y, angle, size[colour])
        dice.append(DieSpec(colour, look, pose))
    props: list[Prop] = []
    kind = rng.random()
    if dice and kind < 0.22:
        dice, props = _cock(rng, dice)
    elif dice and kind < 0.29:
        dice = _set_moving(rng, dice, camera.side_px)
    if rng.random() < 0.2:
        dice += _candy(rng, camera, dice)
    return dice, props


def lean_on_wall(rng: Rng, dice: list[DieSpec], tray: Tray) -> list[DieSpec]:
    """The last die leans on a wall of the tray; what lay there is left out."""
    die = dice[-1]
    tilt = float(np.radians(rng.uniform(8, 44)))
    wall = int(rng.integers(4))
    along = float(rng.uniform(-0.8, 0.8)) * tray.inner[1 - wall % 2]
    off = tray.inner[wall % 2] - (0.5 * float(np.cos(tilt)) + 0.5 * float(np.sin(tilt)))
    outward = tray.turn_rad + wall * float(np.pi / 2)
    c, s = float(np.cos(outward)), float(np.sin(outward))
    x, y = tray.centre[0] + off * c - along * s, tray.centre[1] + off * s + along * c
    inward = outward + float(np.pi)
    pose = tilted_pose(die.look, int(rng.integers(1, 7)), x, y, inward, tilt, inward)
    keep = [d for d in dice[:-1] if np.hypot(d.pose.centre[0] - x, d.pose.centre[1] - y) > 1.3]
    return [*keep, replace(die, pose=pose, cocked=True)]


def random_covers(rng: Rng, dice: list[DieSpec], most: int = 3) -> tuple[Cover, ...]:
    """Pencils, straws and scraps across some of these dice, or close by: what they hide cannot be counted."""
    out = []
    for _ in range(int(rng.integers(1, most + 1))):
        pose = dice[int(rng.integers(len(dice)))].pose
        kind = COVER_KINDS[int(rng.random() < 0.3)]
        near = rng.uniform(-0.45, 0.45, 2) if rng.random() < 0.8 else rng.uniform(-1.1, 1.1, 2)
        bar = (float(rng.uniform(0.6, 5.0)), float(rng.uniform(0.1, 0.5)))
        scrap = (float(rng.uniform(0.12, 0.5)), float(rng.uniform(0.12, 0.5)))
        grey = float(rng.uniform(15, 235))
        ink = rng.uniform(15, 240, 3) if rng.random() < 0.6 else np.clip(grey + rng.normal(0, 8, 3), 5, 250)
        b, g, r = (float(v) for v in ink)
        out.append(
            Cover(
                kind,
                x=float(pose.centre[0] + near[0]),
                y=float(pose.centre[1] + near[1]),
                z=float(pose.centre[2]) + 0.55 * pose.side,
                size=bar if kind == "bar" else scrap,
                turn_rad=float(rng.uniform(0, 6.28)),
                bgr=(b, g, r),
                slope=float(rng.normal(0, 0.06)),
                seed=int(rng.integers(1 << 20)),
            )
        )
    return tuple(out)


def _cock(rng: Rng, dice: list[DieSpec]) -> tuple[list[DieSpec], list[Prop]]:
    """Makes the last die lean on another die, on a coin or pencil, or lie on another die."""
    die = dice[-1]
    look, value = die.look, int(rng.integers(1, 7))
    x, y = (float(v) for v in die.pose.centre[:2])
    towards = float(rng.uniform(0, 6.28))
    kind = rng.random()
    if len(dice) > 1 and kind < 0.25:
        under = dice[0].pose
        away = rng.uniform(-0.3, 0.3, 2)
        pose = flat_pose(
            look, value, float(under.centre[0] + away[0]), float(under.centre[1] + away[1]), towards, z=1.0
        )
        return [*dice[:-1], replace(die, pose=pose, cocked=True)], []
    tilt = float(np.radians(rng.uniform(8, 44)))
    angle = towards + (0.0 if rng.random() < 0.7 else float(rng.uniform(0, 6.28)))
    if len(dice) > 1 and kind < 0.65:
        # leaning away from the neighbour that holds its raised edge up
        under = dice[0].pose
        gap = 0.5 + 0.5 * np.cos(tilt) + 0.5 * np.sin(tilt) - rng.uniform(0, 0.12)
        x = float(under.centre[0] + np.cos(towards) * gap)
        y = float(under.centre[1] + np.sin(towards) * gap)
        keep = [d for d in dice[:-1] if d is dice[0] or np.hypot(d.pose.centre[0] - x, d.pose.centre[1] - y) > 1.3]
        straight = replace(
            dice[0], pose=flat_pose(dice[0].look, value, float(under.centre[0]), float(under.centre[1]), towards)
        )
        keep = [straight if d is dice[0] else d for d in keep]
        pose = tilted_pose(look, int(rng.integers(1, 7)), x, y, angle, tilt, towards)
        return [*keep, replace(die, pose=pose, cocked=True)], []
    pose = tilted_pose(look, value, x, y, angle, tilt, towards)
    prop = Prop(
        "coin" if rng.random() < 0.5 else "pencil",
        x - 0.5 * float(np.cos(towards)),
        y - 0.5 * float(np.sin(towards)),
        1.0,
        towards + 1.57,
        int(rng.integers(1 << 20)),
    )
    return [*dice[:-1], replace(die, pose=pose, cocked=True)], [prop] if rng.random() < 0.6 else []


def _set_moving(rng: Rng, dice: list[DieSpec], side_px: float) -> list[DieSpec]:
    out = []
    for die in dice:
        if rng.random() < 0.5:
            speed = side_px * float(np.exp(rng.uniform(np.log(0.12), np.log(1.8))))
            angle = float(rng.uniform(0, 6.28))
            x, y, _ = (float(v) for v in die.pose.centre)
            pose = die.pose
            if rng.random() < 0.5:
                pose = tilted_pose(
                    die.look,
                    int(rng.integers(1, 7)),
                    x,
                    y,
                    angle,
                    float(rng.uniform(0, 0.7)),
                    float(rng.uniform(0, 6.28)),
                    z=float(rng.uniform(0, 0.6)),
                )
            die = replace(die, pose=pose, moving_px=(speed * float(np.cos(angle)), speed * float(np.sin(angle))))
        out.append(die)
    return out


def _candy(rng: Rng, camera: Camera, dice: list[DieSpec]) -> list[DieSpec]:
    out: list[DieSpec] = []
    for x, y in _spots(rng, camera, int(rng.integers(1, 4)), 1.5):
        if all(np.hypot(d.pose.centre[0] - x, d.pose.centre[1] - y) > 1.5 for d in dice):
            colour = str(rng.choice(FIVE + OTHERS))
            look = replace(random_look(rng, colour), pipless=True)
            if rng.random() < 0.5:
                # a sweet or a marble
                look = replace(look, edge_radius=0.5, material="gloss" if rng.random() < 0.6 else look.material)
            side = float(rng.uniform(0.7, 1.15))
            out.append(DieSpec(colour, look, flat_pose(look, 1, x, y, float(rng.uniform(0, 6.28)), side), role="candy"))
    return out


def random_light(rng: Rng) -> Light:
    high = float(rng.uniform(0.25, 0.97))
    around = float(rng.uniform(0, 6.28))
    flat = float(np.sqrt(1 - high * high))
    key = float(rng.uniform(0.25, 1.1))
    soft = float(rng.beta(1.2, 1.2))
    g = float(rng.uniform(0.1, 0.6))
    return Light(
        towards=(flat * float(np.cos(around)), flat * float(np.sin(around)), high),
        key=key,
        ambient=float(rng.uniform(0.15, 0.75)) if rng.random() < 0.8 else float(rng.uniform(0.03, 0.15)),
        softness=soft,
        lamp_size=float(rng.uniform(0.08, 0.6)),
        gloss=float(rng.uniform(0.2, 1.9)),
        bounce_bgr=(
            g * float(rng.uniform(0.4, 1.3)),
            g * float(rng.uniform(0.5, 1.2)),
            g * float(rng.uniform(0.6, 1.4)),
        ),
    )


def random_effects(rng: Rng, side_px: float) -> Effects:
    warm = float(rng.normal(0, 0.16)) if rng.random() < 0.65 else float(rng.normal(0.25, 0.35))
    defocus = float(rng.choice([0.0, rng.uniform(0.3, 1.0), rng.uniform(0.01, 0.05) * side_px], p=[0.45, 0.35, 0.2]))
    shake = float(rng.choice([0.0, rng.uniform(1, 3), rng.uniform(0.02, 0.09) * side_px], p=[0.75, 0.13, 0.12]))
    noisy = float(rng.choice([rng.uniform(0, 3), rng.uniform(3, 9), rng.uniform(9, 22)], p=[0.6, 0.3, 0.1]))
    gain = float(np.clip(np.exp(rng.normal(0.05, 0.45)), 0.2, 2.8))
    if rng.random() < 0.1:
        gain, noisy = float(np.exp(rng.uniform(np.log(0.03), np.log(0.25)))), float(rng.uniform(2, 28))
    elif rng.random() < 0.07:
        gain = float(rng.uniform(1.6, 3.0))
    return Effects(
        gain=gain,
        patches=_light_patches(rng, side_px) if rng.random() < 0.14 else (),
        shadow=float(rng.uniform(0.1, 0.7)) if rng.random() < 0.22 else 1.0,
        shadow_at=float(rng.uniform(0.1, 0.9)),
        shadow_soft=float(rng.choice([0.005, 0.02, 0.1])),
        balance_bgr=(
            float(np.exp(-warm + rng.normal(0, 0.05))),
            float(np.exp(rng.normal(0, 0.05))),
            float(np.exp(warm)),
        ),
        fall=float(np.exp(rng.normal(0, 0.5))),
        fall_deg=float(rng.uniform(0, 360)),
        defocus_px=defocus,
        shake_px=shake,
        shake_deg=float(rng.uniform(0, 180)),
        noise=noisy,
        grain_px=float(rng.choice([0.5, 0.9, 1.4])),
        sharpen=float(rng.choice([0.0, rng.uniform(0.2, 0.9)], p=[0.7, 0.3])),
        contrast=float(rng.uniform(0.85, 1.25)),
        jpeg=0,
    )


def _light_patches(rng: Rng, side_px: float) -> tuple[LightPatch, ...]:
    """Sun through leaves, a lamp's reflection, the shadow of a cup: mostly about as large as a die."""
    out = []
    for _ in range(int(rng.integers(1, 7))):
        size = side_px * float(np.exp(rng.normal(0.1, 0.5)))
        bright = float(rng.uniform(1.4, 4.0)) if rng.random() < 0.65 else float(rng.uniform(0.15, 0.6))
        out.append(
            LightPatch(
                x=float(rng.uniform(0, 1)),
                y=float(rng.uniform(0, 1)),
                half_px=(size * float(rng.uniform(0.3, 1.0)), size * float(rng.uniform(0.3, 1.0))),
                turn_deg=float(rng.uniform(0, 180)),
                round=bool(rng.random() < 0.5),
                soft_px=size * float(rng.choice([0.02, 0.08, 0.25])),
                factor=bright,
            )
        )
    return tuple(out)


def random_props(rng: Rng, camera: Camera, dice: list[DieSpec], most: int) -> tuple[Prop, ...]:
    out = []
    weight = np.array([PROP_WEIGHT.get(kind, 1.0) for kind in PROP_KINDS])
    for x, y in _spots(rng, camera, int(rng.integers(1, most + 1)), 1.0):
        kind = PROP_KINDS[int(rng.choice(len(PROP_KINDS), p=weight / weight.sum()))]
        size = float(rng.uniform(0.6, 1.5))
        reach = {"sheet": 3.4, "mug": 2.6, "card": 2.4, "pencil": 1.2}.get(kind, 1.3) * size
        if all(np.hypot(d.pose.centre[0] - x, d.pose.centre[1] - y) > reach for d in dice):
            out.append(Prop(kind, x, y, size, float(rng.uniform(0, 6.28)), int(rng.integers(1 << 20))))
    return tuple(out)


def _random_rim(rng: Rng, camera: Camera) -> Tray:
    half = camera.width / camera.side_px / 2
    x, y = (float(v) for v in camera.ground([camera.width / 2], [camera.height / 2])[0])
    return Tray(
        inner=(half * float(rng.uniform(0.5, 1.5)), half * float(rng.uniform(0.5, 1.5))),
        rim_width=float(rng.uniform(0.3, 1.0)),
        rim_height=float(rng.uniform(0.5, 2.0)),
        rim_bgr=scatter_colour(rng, str(rng.choice(list(COLOURS_BGR)))),
        turn_rad=float(rng.uniform(0, 6.28)),
        centre=(x, y),
    )


def _leaning_in_sight(rng: Rng, dice: list[DieSpec], tray: Tray, camera: Camera) -> list[DieSpec]:
    """With the last die leaning on a wall, if that can be seen; else as they were."""
    for _ in range(6):
        leaning = lean_on_wall(rng, dice, tray)
        x, y = (float(v) for v in camera.project(leaning[-1].pose.centre[None])[0])
        if 0 < x < camera.width and 0 < y < camera.height:
            return leaning
    return dice


def random_scene(rng: Rng, pool: Pool, side: int = SIDE) -> SceneSpec:
    """One random training scene of side x side pixels."""
    camera = random_camera(rng, side)
    tray = _random_rim(rng, camera) if rng.random() < 0.35 else None
    empty = rng.random() < 0.11
    dice, props = ([], []) if empty else random_dice(rng, camera)
    if dice and tray is not None and rng.random() < WALL_SHARE and not any(die.cocked for die in dice):
        dice = _leaning_in_sight(rng, dice, tray, camera)
    if empty or rng.random() < 0.4:
        props = [*props, *random_props(rng, camera, dice, 12 if empty else 5)]
    covers = random_covers(rng, dice) if dice and rng.random() < COVERED_SHARE else ()
    hand = None
    if rng.random() < 0.06:
        hand = Hand(
            float(rng.uniform(0, side)),
            float(rng.uniform(0, side)),
            float(rng.uniform(0, 360)),
            camera.side_px * float(rng.uniform(0.8, 1.3)),
            (float(rng.uniform(60, 150)), float(rng.uniform(90, 180)), float(rng.uniform(130, 235))),
            int(rng.integers(1 << 20)),
        )
    return SceneSpec(
        camera=camera,
        dice=tuple(dice),
        light=random_light(rng),
        table=random_surface(rng, pool, camera.side_px),
        tray=tray,
        floor=random_surface(rng, pool, camera.side_px),
        props=tuple(props),
        covers=covers,
        hand=hand,
        effects=random_effects(rng, camera.side_px),
    )
