"""python -m vision.training: makes the reader's weights anew, resumable, in some 90 minutes on two cores."""

from __future__ import annotations

import argparse
from pathlib import Path

from vision.finding import WEIGHTS
from vision.training.recipe import FULL, LONG, QUICK, run


def main() -> None:
    parser = argparse.ArgumentParser(prog="python -m vision.training", description=__doc__)
    length = parser.add_mutually_exclusive_group()
    length.add_argument("--quick", action="store_true", help="five to ten minutes, to prove the recipe; poor weights")
    length.add_argument(
        "--long",
        action="store_true",
        help="twice the steps: some two and a half hours on two cores without bfloat16",
    )
    parser.add_argument(
        "--work", type=Path, default=Path("training-work"), help="scenes and checkpoints (default: %(default)s)"
    )
    parser.add_argument("--out", type=Path, help="where the weights go (default: the folder weights in that of --work)")
    parser.add_argument(
        "--from",
        dest="begin",
        type=Path,
        help="a folder of weights to go on from instead of from nothing; the package's own are in vision/weights",
    )
    parser.add_argument(
        "--photos", type=Path, help="a folder of labelled photographs; only freely licensed ones are used"
    )
    asked = parser.parse_args()
    out = asked.out or asked.work / "weights"
    run(QUICK if asked.quick else LONG if asked.long else FULL, asked.work, out, asked.photos, asked.begin)
    print(f"The weights are in {out}. Those in {WEIGHTS} were trained longer: compare before you replace them.")


if __name__ == "__main__":
    main()
