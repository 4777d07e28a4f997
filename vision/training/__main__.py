"""python -m vision.training: makes the reader's weights anew (resumable; reckoned at under 90 minutes on two cores that
know bfloat16, at five hours on others).
"""

from __future__ import annotations

import argparse
from pathlib import Path

from vision.finding import WEIGHTS
from vision.training.recipe import FULL, QUICK, run


def main() -> None:
    parser = argparse.ArgumentParser(prog="python -m vision.training", description=__doc__)
    parser.add_argument("--quick", action="store_true", help="five to ten minutes, to prove the recipe; poor weights")
    parser.add_argument(
        "--work", type=Path, default=Path("training-work"), help="scenes and checkpoints (default: %(default)s)"
    )
    parser.add_argument("--out", type=Path, default=WEIGHTS, help="where the weights go (default: the package's own)")
    parser.add_argument(
        "--photos", type=Path, help="a folder of labelled photographs; only freely licensed ones are used"
    )
    asked = parser.parse_args()
    run(QUICK if asked.quick else FULL, asked.work, asked.out, asked.photos)


if __name__ == "__main__":
    main()
