"""Builds the printed parts and their pictures with OpenSCAD: `make hardware`.

STL files go to out/hardware (they can be made again at any time), pictures to hardware/pictures and the parts' sizes to
hardware/cad/built.json (both committed). A part that does not fit the print bed is an error. Pictures need a display or
`xvfb-run`.
"""

import hashlib
import json
import os
import re
import shutil
import subprocess
import sys
from pathlib import Path

import cv2
import numpy as np

HARDWARE = Path(__file__).resolve().parent.parent
CAD = HARDWARE / "cad"
PICTURES = HARDWARE / "pictures"
STL = HARDWARE.parent / "out" / "hardware"
BUILT = CAD / "built.json"

PARTS = {
    "tray": 1,
    "column_foot": 1,
    "column": 2,
    "beam": 1,
    "camera_plate": 1,
    "light_post": 6,
    "light_bar": 3,
    "shelf": 1,
    "box_bottom": 1,
    "box_top": 1,
    "lamp_tiles": 1,
    "key_caps": 1,
}
"""Each part and how often it is printed."""

# Picture name: the assembly step it shows (99: everything) and OpenSCAD's camera (centre, turn, distance).
VIEWS = {
    "overview": (99, "80,0,150,65,0,28,1300"),
    "step1_tray": (1, "0,0,20,50,0,25,620"),
    "step2_arm": (2, "0,60,160,70,0,40,1150"),
    "step3_light": (3, "0,0,70,65,0,-35,720"),
    "step4_shelf": (4, "0,-60,30,45,0,15,720"),
    "box_front": (5, "220,-20,20,25,0,0,480"),
    "from_the_lens": (6, "0,-25,0,0,0,0,640"),
}
SIZE = (1200, 900)


def sources_hash() -> str:
    """One number for all that the parts are made from."""
    together = hashlib.sha256()
    for path in sorted(CAD.glob("*.scad")):
        together.update(path.name.encode() + path.read_bytes())
    return together.hexdigest()


def openscad(*arguments: str, display: bool = False) -> None:
    """Raises CalledProcessError with OpenSCAD's own words on standard error."""
    wrap = ["xvfb-run", "-a"] if display and not os.environ.get("DISPLAY") else []
    subprocess.run([*wrap, "openscad", "-q", *arguments], check=True, timeout=600)


def size_mm(stl: Path) -> list[float]:
    """The extent of an ASCII STL along x, y and z."""
    points = np.array(re.findall(r"vertex (\S+) (\S+) (\S+)", stl.read_text()), dtype=float)
    return [round(float(extent), 1) for extent in points.max(axis=0) - points.min(axis=0)]


def build() -> dict[str, list[float]]:
    """All STL files; answers the parts' sizes. Raises SystemExit for a part that is larger than the bed."""
    STL.mkdir(parents=True, exist_ok=True)
    bed = float(re.findall(r"^bed = (\d+);", (CAD / "dimensions.scad").read_text(), re.MULTILINE)[0])
    sizes = {}
    for part in PARTS:
        openscad("-o", str(STL / f"{part}.stl"), str(CAD / f"{part}.scad"))
        sizes[part] = size_mm(STL / f"{part}.stl")
        if max(sizes[part]) > bed:
            raise SystemExit(f"{part} is {sizes[part]} mm and does not fit a bed of {bed:g} mm")
        print(f"{part}: {' x '.join(f'{side:g}' for side in sizes[part])} mm")
    return sizes


def loaded(path: Path) -> "np.ndarray[tuple[int, ...], np.dtype[np.uint8]]":
    """A picture as (height, width, 3), blue green red. Raises SystemExit where OpenSCAD wrote none."""
    image = cv2.imread(str(path))
    if image is None:
        raise SystemExit(f"OpenSCAD made no picture {path}")
    return np.asarray(image, np.uint8)


def picture(target: Path, scad: Path, camera: str, size: tuple[int, int], *defines: str) -> None:
    """One PNG, written smaller than OpenSCAD writes it."""
    arguments = ["-o", str(target), f"--imgsize={size[0]},{size[1]}", "--projection=p", "--colorscheme=Tomorrow"]
    arguments += [f"--camera={camera}" if camera else "--autocenter", *([] if camera else ["--viewall"])]
    openscad(*arguments, *[word for define in defines for word in ("-D", define)], str(scad), display=True)
    cv2.imwrite(str(target), loaded(target), [cv2.IMWRITE_PNG_COMPRESSION, 9])


def contact_sheet(sizes: dict[str, list[float]]) -> None:
    """All parts on one picture, each with its name, count and size."""
    tile, across = (400, 300), 4
    tiles = []
    for part, count in PARTS.items():
        target = STL / f"{part}.png"
        picture(target, CAD / f"{part}.scad", "", tile)
        image = loaded(target)
        words = f"{part.replace('_', ' ')}  x{count}", " x ".join(f"{side:g}" for side in sizes[part]) + " mm"
        for line, word in enumerate(words):
            cv2.putText(image, word, (10, 24 + 24 * line), cv2.FONT_HERSHEY_SIMPLEX, 0.6, (30, 30, 30), 1, cv2.LINE_AA)
        tiles.append(image)
    rows = [np.hstack(tiles[start : start + across]) for start in range(0, len(tiles), across)]
    cv2.imwrite(str(PICTURES / "parts.png"), np.vstack(rows), [cv2.IMWRITE_PNG_COMPRESSION, 9])


def main() -> int:
    missing = [tool for tool in ("openscad", "xvfb-run") if shutil.which(tool) is None]
    if missing:
        print(f"make hardware needs {' and '.join(missing)}: apt-get install openscad xvfb", file=sys.stderr)
        return 1
    sizes = build()
    for name, (step, camera) in VIEWS.items():
        picture(PICTURES / f"{name}.png", CAD / "assembly.scad", camera, SIZE, f"step={step}")
    contact_sheet(sizes)
    BUILT.write_text(json.dumps({"sources": sources_hash(), "sizes_mm": sizes}, indent=1) + "\n")
    return 0


if __name__ == "__main__":
    sys.exit(main())
