"""Pictures of the built tray with the set-aside shelf in front of it, drawn to the lengths of hardware/cad.

The simulated tray draws tray, light and dice; the shelf (a board with four wells, letters, dice of closed colours) is
put before its front wall. Lengths are in millimetres here and in die sides there.
"""

from dataclasses import replace

import cv2
import numpy as np
from numpy.typing import NDArray

from vision.render import Camera, DieSpec, SceneSpec, flat_pose, render_scene
from vision.render.props import Tray
from vision.simulated.styles import Style, random_style

Image = NDArray[np.uint8]
TURN_DEG = 90.0  # the scene's y axis points up in the picture
COLOURS = ("red", "yellow", "green", "blue")


def built_style(seed: int, d: dict[str, float], wide_deg: float, size: tuple[int, int]) -> Style:
    """Cloth, light and dice of a seed in the built tray, under a camera with this angle along its long side."""
    style = random_style(seed, size)
    lens = d["lens_height"] / d["die"]
    focal = size[0] / 2 / np.tan(np.radians(wide_deg / 2))
    camera = Camera(size[0], size[1], focal / lens, 0.0, TURN_DEG, focal)
    half = d["tray_inside"] / 2 / d["die"]
    tray = Tray((half, half), d["tray_wall"] / d["die"], d["tray_height"] / d["die"], (38.0, 36.0, 36.0))
    return replace(style, camera=camera, tray=tray, area=(half - 1.3, half - 1.3))


def before_the_tray(style: Style, x_mm: float, y_mm: float, side_mm: float) -> tuple[float, float]:
    """A place before the front wall (x to the right of its middle, y from its outer face) in the scene's die sides.

    The camera of `built_style` looks straight down with the scene's y axis up in the picture and x to the right."""
    assert style.tray is not None
    return x_mm / side_mm, -(style.tray.inner[1] + style.tray.rim_width + y_mm / side_mm)


def board(image: Image, style: Style, d: dict[str, float]) -> None:
    """Draws the shelf in place: its top, four wells and the letters."""
    side, top = d["die"], d["shelf_height"] - 5
    width = 4 * d["well_pitch"] + 10

    def corners(x0: float, x1: float, y0: float, y1: float, z: float) -> NDArray[np.int32]:
        flat = [before_the_tray(style, x, y, side) for x, y in ((x0, y0), (x1, y0), (x1, y1), (x0, y1))]
        return np.asarray(np.round(style.camera.project([(*place, z / side) for place in flat])), np.int32)

    gap, depth, well = d["shelf_gap"], d["shelf_depth"], d["well"]
    cv2.fillPoly(image, [corners(-width / 2, width / 2, gap, gap + depth, top)], (92, 90, 90), cv2.LINE_AA)
    for place, letter in enumerate("RYGB"):
        x = (place - 1.5) * d["well_pitch"]
        inner = corners(x - well / 2, x + well / 2, gap + 3, gap + 3 + well, top - d["well_depth"])
        cv2.fillPoly(image, [inner], (58, 56, 56), cv2.LINE_AA)
        at = corners(x, x, gap + depth - 8, gap + depth - 8, top)[0]
        cv2.putText(image, letter, (int(at[0]) - 12, int(at[1]) + 12), cv2.FONT_HERSHEY_SIMPLEX, 1.1, (40, 38, 38), 3)


def shelf_picture(
    style: Style, d: dict[str, float], dice: tuple[DieSpec, ...], closed: dict[str, int], rng: np.random.Generator
) -> Image:
    """The tray with `dice`, and on the shelf the dice of closed colours, each in its well."""
    aside = []
    for colour, value in closed.items():
        look, middle = style.looks[colour], d["shelf_gap"] + 3 + d["well"] / 2
        x, y = before_the_tray(style, (COLOURS.index(colour) - 1.5) * d["well_pitch"], middle, d["die"])
        aside.append(DieSpec(colour, look, flat_pose(look, value, x, y, float(rng.uniform(-0.2, 0.2)))))

    def drawn(specs: tuple[DieSpec, ...]) -> Image:
        scene = SceneSpec(style.camera, specs, style.light, style.table, style.tray, style.floor, effects=style.effects)
        return render_scene(scene, np.random.default_rng(style.seed)).image

    plain, with_aside = drawn(dice), drawn((*dice, *aside))
    image = plain.copy()
    board(image, style, d)
    differs = (cv2.absdiff(plain, with_aside).max(axis=2) > 25).astype(np.uint8)
    cv2.copyTo(with_aside, cv2.morphologyEx(differs, cv2.MORPH_CLOSE, np.ones((5, 5), np.uint8)), image)
    return image
