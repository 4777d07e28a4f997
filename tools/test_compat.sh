#!/bin/sh
# test_compat.sh: the tests of `make test` on opencv-python and pygame, in .venv-compat
# (made by the Makefile, with a Python that pygame has wheels for: none for 3.14; README, section Install, says why not always.)
set -eu
cd "$(dirname "$0")/.."
venv=.venv-compat
if ! missing=$("$venv/bin/python" -c 'import cv2' 2>&1); then
    printf '%s\n' "$missing" | tail -n 1 >&2
    echo "opencv-python needs system libraries that are missing here: sudo apt install libxcb1 libgl1 libglib2.0-0, then again." >&2
    exit 1
fi
"$venv/bin/python" -c 'import pygame, sys; sys.exit(hasattr(pygame, "IS_CE"))' || { echo "$venv holds pygame-ce in place of pygame: remove $venv and run again." >&2; exit 1; }
exec "$venv/bin/python" -m pytest "$@"
