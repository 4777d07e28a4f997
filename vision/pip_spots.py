"""A third opinion: how many pips a face bears, wherever they lie on it.

The lattice (vision.pips) knows the usual places only. There are dice whose 2 lies side by side or whose 3 is a straight
row; the nets never saw one, take it for the value that looks most like it, and the lattice often agrees: two pips near
the middle explain a 1 well. No learning in it: peaks of the same band pass as the lattice's, in either polarity.
"""

from __future__ import annotations

import cv2
import numpy as np

from vision.faces import cut_face
from vision.finding import Array, Image, Pyramid
from vision.pips import FACE_MARGIN, FACE_PX, PLANES, SHARP, SOFT

# further out (in sides from the middle) lie edges and rims, seldom pips
INNER = 0.38
MOST_PIPS = 7
# two peaks are at least this many pixels apart
APART = np.ones((5, 5), np.uint8)
# grey levels that the highest peak must rise
LEAST_HEIGHT = 10.0
# … and over that of the plane and polarity with the highest
LEAST_SHARE = 0.2
# a number is plain where so much of the highest peak's height lies between the lowest pip and what comes next; the
# number told is borne out where this much does
PLAIN_GAP, OWN_GAP = 0.8, 0.35

# what is left out around a face, pixels; a standard deviation in median absolute ones
FRAME, NORMAL_DEVIATION = 4, 1.48

_SIDE_PX = FACE_PX / FACE_MARGIN
_AT = np.abs(np.arange(FACE_PX) - (FACE_PX - 1) / 2) / _SIDE_PX
_INSIDE = (_AT[:, None] < INNER) & (_AT[None, :] < INNER)


def straightened(pyramid: Pyramid, corners: Array) -> Image:
    """The face with these corners (4, 2) as the lattice sees it, (FACE_PX, FACE_PX, 3)."""
    return cut_face(pyramid, corners, FACE_PX, FACE_MARGIN)


def plain_count(gaps: Array, told: int) -> int | None:
    """The number of pips that a face with these `gaps_of` plainly bears if it is not the one told; None where that one
    is borne out, or no other is plain.
    """
    if gaps[told] >= OWN_GAP:
        return None
    others = gaps.copy()
    others[told] = 0.0
    count = int(others.argmax())
    return count if others[count] > PLAIN_GAP else None


def noise_of(face: Image) -> float:
    """How far (grey levels, one standard deviation) the pixels of a straightened face stray from those around them."""
    grey = (face.astype(np.float32) @ PLANES)[FRAME:-FRAME, FRAME:-FRAME, 0]
    stray = grey - cv2.GaussianBlur(grey, (0, 0), 1.0)
    return NORMAL_DEVIATION * float(np.median(np.abs(stray - np.median(stray))))


def gaps_of(face: Image) -> Array:
    """For 0 to MOST_PIPS on a straightened face: how far (of the highest peak) that many peaks stand out from all
    others, in the plane and polarity that show it best.
    """
    planes = np.ascontiguousarray(face.astype(np.float32) @ PLANES)
    sharp, soft = (cv2.GaussianBlur(planes, (0, 0), part * _SIDE_PX) for part in (SHARP, SOFT))
    band = np.concatenate([sharp - soft, soft - sharp], 2)
    peaks = (band >= cv2.dilate(band, APART)) & _INSIDE[:, :, None]
    found = [np.sort(band[:, :, k][peaks[:, :, k]])[::-1][: MOST_PIPS + 1] for k in range(band.shape[2])]
    # bright rings lie around dark pips, and between them
    least = max(LEAST_HEIGHT, LEAST_SHARE * max((float(heights[0]) for heights in found if len(heights)), default=0.0))
    gaps = np.zeros(MOST_PIPS + 1, np.float32)
    for heights in found:
        if not len(heights) or heights[0] < least:
            continue
        shares = np.zeros(MOST_PIPS + 1, np.float32)
        shares[: len(heights)] = np.maximum(heights, 0) / heights[0]
        gaps[1:] = np.maximum(gaps[1:], shares[:-1] - shares[1:])
    return gaps
