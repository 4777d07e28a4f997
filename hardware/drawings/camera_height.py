"""How high the camera hangs, what it then sees of a die, and why the light does not dazzle it.

`python hardware/drawings/camera_height.py` prints the tables that hardware/README.md carries (a test holds them equal).
All lengths come from hardware/cad/dimensions.scad, which the printed parts are made from. Pure geometry: a pinhole
camera above the middle of the tray, mirrors where dice are flat.
"""

import math
import re
from dataclasses import dataclass
from pathlib import Path

DIMENSIONS = Path(__file__).resolve().parent.parent / "cad" / "dimensions.scad"


def dimensions(path: Path = DIMENSIONS) -> dict[str, float]:
    """The plain `name = number;` lines of the parts' common file, in millimetres (or degrees)."""
    return {name: float(number) for name, number in re.findall(r"^(\w+) = ([\d.]+);", path.read_text(), re.MULTILINE)}


@dataclass(frozen=True)
class Camera:
    """`wide_deg`, `high_deg`: the whole picture's angles by its data sheet; `picture_px`: the size that is read."""

    name: str
    wide_deg: float
    high_deg: float
    picture_px: tuple[int, int]

    def sees_mm(self, distance_mm: float) -> tuple[float, float]:
        """Width and height of what it sees at this distance."""
        return tuple(2 * distance_mm * math.tan(math.radians(a / 2)) for a in (self.wide_deg, self.high_deg))  # type: ignore[return-value]

    def px_per_mm(self, distance_mm: float) -> float:
        return self.picture_px[1] / self.sees_mm(distance_mm)[1]


# Angles: Raspberry Pi camera documentation. Module 3 is wider (66 degrees); the picture that the table asks for, 1280 x
# 960, is cut from its middle. The webcam stands for 16:9 webcams of 70 degrees across the corners.
CAMERAS = (
    Camera("Camera Module 3", 53, 41, (1280, 960)),
    Camera("Camera Module 2 (refocused)", 62.2, 48.8, (1280, 960)),
    Camera("Camera Module 3 Wide", 83, 67, (1280, 960)),
    Camera("USB webcam, 70 degrees", 62.8, 37.8, (1280, 720)),
)
MARGIN_MM = 4  # of table that must be seen beside the rim
SMALL_PX = 45  # a die smaller than this has pips of fewer than eight pixels


def needed_height_mm(camera: Camera, d: dict[str, float]) -> float:
    """The lowest lens above the mat from which the whole rim is seen, with `MARGIN_MM` to spare."""
    half = d["tray_inside"] / 2 + d["tray_wall"] + MARGIN_MM
    return d["tray_height"] + half / math.tan(math.radians(min(camera.wide_deg, camera.high_deg) / 2))


def tilt_deg(height_mm: float, d: dict[str, float]) -> float:
    """The most that a die's top is seen from the side: a die in the corner of the mat."""
    corner = math.hypot(*[d["tray_inside"] / 2 - d["tray_foot"] - d["die"] / 2] * 2)
    return math.degrees(math.atan(corner / (height_mm - d["die"])))


def camera_table(d: dict[str, float]) -> list[str]:
    rows = [
        "| camera | lowest lens, mm | at the built height | die, px | pip, px | seen from the side | focus |",
        "|---|---|---|---|---|---|---|",
    ]
    for camera in CAMERAS:
        least, built = needed_height_mm(camera, d), d["lens_height"]
        fits = least <= built
        height = built if fits else least
        scale = camera.px_per_mm(height - d["die"])
        where = "fits" if fits else f"too low: {math.ceil(least)} mm is needed"
        if scale * d["die"] < SMALL_PX:
            where = "not advised: the dice are too small, and lower it would see them from the side"
        rows.append(
            f"| {camera.name} | {math.ceil(least)} | {where} | {scale * d['die']:.0f} | {scale * d['die'] * 0.18:.0f} "
            f"| {tilt_deg(height, d):.0f}° | {1000 / (height - d['die']):.1f} dpt |"
        )
    return rows


def mirror_mm(light_mm: float, light_height_mm: float, d: dict[str, float]) -> float:
    """Where on the plane of the dice's tops, from the middle, a flat face mirrors a light into the lens."""
    lens, light = d["lens_height"] - d["die"], light_height_mm - d["die"]
    return light_mm * lens / (lens + light)


def glare_table(d: dict[str, float]) -> list[str]:
    """The built light bars against a ring at the lens: where the mirror image lies."""
    half = (d["bar_width"] - 3) / 2 * math.sin(math.radians(d["light_tilt"]))
    inner = d["light_offset"] - half
    reach = d["tray_inside"] / 2 - d["tray_foot"]
    rows = [
        "| light | from the middle, mm | above the mat, mm | mirrored at, mm | dice lie within, mm | glare |",
        "|---|---|---|---|---|---|",
    ]
    for name, offset, height in (
        ("ring round the lens", 60, d["lens_height"]),
        ("three bars round the tray (built)", inner, d["light_height"]),
    ):
        place = mirror_mm(offset, height, d)
        verdict = "none" if place > reach else "a bright ring in the middle of the tray"
        rows.append(f"| {name} | {offset:.0f} | {height:g} | {place:.0f} | {reach:g} | {verdict} |")
    return rows


def shelf_is_out_of_sight(camera: Camera, d: dict[str, float]) -> bool:
    """Whether neither shelf nor a die on it is in the picture, taken with its long side parallel to the shelf."""
    edge = d["tray_inside"] / 2 + d["tray_wall"] + d["shelf_gap"]
    below = d["floor_thick"] + d["mat_thick"]
    top = d["shelf_height"] - below
    die_top = d["shelf_height"] - d["well_depth"] + d["die"] - below
    sees = [camera.sees_mm(d["lens_height"] - height)[1] / 2 for height in (top, die_top)]
    return sees[0] < edge and sees[1] < edge + 3


def built_height_mm(d: dict[str, float]) -> float:
    """The lens above the mat as the parts add up: foot, two columns, then plate, board and lens hang down."""
    foot, plate, pegs, board_and_lens = 5, 3, 3, 4
    return foot + 2 * d["column_length"] - plate - pegs - board_and_lens - d["floor_thick"] - d["mat_thick"]


def tables() -> str:
    d = dimensions()
    return "\n".join([*camera_table(d), "", *glare_table(d)])


if __name__ == "__main__":
    print(tables())
