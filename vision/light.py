"""Plain measures of light and sharpness that explain a refusal: dark, blurred, glare. They never make a roll."""

from __future__ import annotations

import cv2
import numpy as np

from vision.evidence import Face
from vision.faces import cut_face
from vision.finding import Pyramid

DARK_GREY = 42.0
LIT_FACE_GREY = 90.0
GLARE_SHARE = 0.08
BLURRED_RATIO = 0.16


def is_dark(pyramid: Pyramid) -> bool:
    """Is even the brighter part of the picture (its upper tenth) nearly black?"""
    small = pyramid.level(2 if min(pyramid.level(0).shape[:2]) >= 16 else 0)
    return float(np.percentile(cv2.cvtColor(small, cv2.COLOR_BGR2GRAY), 90)) < DARK_GREY


def are_lit(pyramid: Pyramid, faces: list[Face]) -> bool:
    """Are the dice themselves bright enough, on however black a cloth? True where half of the faces are."""
    bright = []
    for face in faces:
        patch = cut_face(pyramid, face.corners, 24, 1.0)
        bright.append(float(np.percentile(cv2.cvtColor(patch, cv2.COLOR_BGR2GRAY), 75)))
    return bool(bright) and float(np.median(bright)) > LIT_FACE_GREY


def is_glaring(pyramid: Pyramid, face: Face) -> bool:
    """Is a good part of the face burnt out while the rest of it is not?"""
    patch = cut_face(pyramid, face.corners, 32, 1.0)
    burnt = float((patch.min(2) > 248).mean())
    return GLARE_SHARE < burnt < 0.75


def is_blurred(pyramid: Pyramid, faces: list[Face]) -> bool:
    """Do the faces hold next to no detail of a twelfth of their side, compared with what they hold at a quarter?"""
    ratios = []
    for face in faces:
        patch = cut_face(pyramid, face.corners, 36, 1.3).astype(np.float32)
        fine = patch - cv2.GaussianBlur(patch, (0, 0), 1.5)
        coarse = cv2.GaussianBlur(patch, (0, 0), 1.5) - cv2.GaussianBlur(patch, (0, 0), 5)
        ratios.append(float(np.abs(fine).mean()) / (float(np.abs(coarse).mean()) + 0.5))
    return bool(ratios) and float(np.median(ratios)) < BLURRED_RATIO
