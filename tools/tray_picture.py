"""`python -m tools.tray_picture FILE [SEED]`: a drawn tray with six dice at rest, to try `dicecaller read` with."""

from __future__ import annotations

import sys
from pathlib import Path

from vision.encode import save_picture
from vision.simulated.tray import SimulatedTray

DICE = {"white": [2, 4], "red": 5, "yellow": 1, "green": 3, "blue": 6}


def main() -> None:
    """Throws DICE, waits on the camera's own time until they lie still, and writes what it sees."""
    path, seed = Path(sys.argv[1]), int(sys.argv[2]) if len(sys.argv) > 2 else 4
    camera = SimulatedTray(seed)
    camera.throw(DICE)
    frame = camera.read(1.0)
    while frame is None or camera.settled_from is None or frame.number < camera.settled_from:
        frame = camera.read(1.0)
    save_picture(path, frame.image)


if __name__ == "__main__":
    main()
