"""Which faces are but the sides of dice whose upper face is seen as well: from a low camera they look like more dice.

Every face that may be an upper one says which way is up, if it is (vision.posture). Upper faces say the same; sides
contradict them by a right angle, and each other. A side is told by that, and by the upper face that it belongs to.
"""

from __future__ import annotations

from dataclasses import dataclass

import numpy as np
from numpy.typing import NDArray

from vision.posture import FOCALS, Vector, standing

# mean distance of corners, in sides of the die, up to which a face lies where a side of it must
ON_SIDE = 0.25
# up directions (radians) that agree, and so far apart that one of the two is not up
AGREE, CONTRADICT = 0.45, 0.7
# what is believed less than this has no say in which way is up; nor is it a die whose sides may show
HAS_A_SAY, UPPER = 0.2, 0.3
# the middle of a side lies no farther than this (in sides) from that of the upper face
REACH = 0.95
# how much it counts (against one face that says so) that a camera looks down, and stands upright
LOOKS_DOWN, UPRIGHT = 0.6, 0.22
# a down vector this long (in sides) lets a side be seen well enough to be taken for an upper face
SHOWS_SIDES = 0.25
# an up direction that points so far down in the picture may be that of a side, if fewer than so many agree on it
DOWNWARDS, MANY = 0.3, 3


@dataclass(frozen=True)
class Seen:
    """Faces of one picture: `corners` (N, 4, 2), clockwise, `downs` (N, 2) in pixels, `die` (N), the chance of each to
    be an upper one; `width`, `height` of the picture.
    """

    corners: Vector
    downs: Vector
    die: Vector
    width: int
    height: int


def side_faces(seen: Seen) -> set[int]:
    """Indices of the faces that are sides of others."""
    pairs = _close_pairs(seen)
    if not len(pairs):
        return set()
    off, _ = against_up(seen)
    out: set[int] = set()
    for i, j in pairs.tolist():
        if off[i] < AGREE and off[j] > CONTRADICT and _is_side(seen, i, j):
            out.add(j)
    return out


def _is_side(seen: Seen, i: int, j: int) -> bool:
    """Does face j lie where a side of the die must whose upper face is i?"""
    sides = sides_of(seen.corners[i], seen.downs[i])
    return _apart(seen.corners[j], sides) < ON_SIDE * float(_side_px(seen.corners[i]))


def _close_pairs(seen: Seen) -> NDArray[np.intp]:
    """Indices (M, 2) of faces of which the first may be the upper one of a die and the second a side of it."""
    middles = seen.corners.mean(1)
    apart = np.abs(middles[:, None] - middles[None]).max(2) / _side_px(seen.corners)[:, None]
    np.fill_diagonal(apart, np.inf)
    return np.argwhere((apart < REACH) & (seen.die > UPPER)[:, None])


def _side_px(corners: Vector) -> Vector:
    edges = corners - corners[..., [3, 0, 1, 2], :]
    return np.asarray(np.sqrt((edges * edges).sum(-1)).mean(-1), np.float64)


def any_on_side(seen: Seen) -> bool:
    """Does one of these faces lie where a side of another must? Then not both are upper faces."""
    pairs = _close_pairs(seen)
    if not len(pairs):
        return False
    angles, _, _ = _agreement(seen)
    # of dice that touch one lies there too from low down, but as the other does
    return any(angles[i, j] > CONTRADICT and _is_side(seen, i, j) for i, j in pairs.tolist())


def missing_tops(seen: Seen) -> list[Vector]:
    """Where upper faces (4, 2) must lie of dice of which but a side seems to have been taken for one."""
    say = seen.die > HAS_A_SAY
    # seen from above no side can be taken for an upper face
    if not (np.linalg.norm(seen.downs[say], axis=1) > SHOWS_SIDES * _side_px(seen.corners[say])).any():
        return []
    off, up = against_up(seen)
    agree = say & (off < AGREE)
    if up[1] > DOWNWARDS and np.count_nonzero(agree) < MANY:
        doubtful, true = agree, np.zeros(len(off), np.bool_)
    else:
        doubtful, true = say & (off > CONTRADICT), agree
    side = _side_px(seen.corners)
    # from the body's centre to the upper face's, in sides
    rise = (-seen.downs[true] / side[true, None]).mean(0) if true.any() else np.array([0.0, -0.5])
    out = []
    for j in np.flatnonzero(doubtful).tolist():
        sides = sides_of(seen.corners[j], seen.downs[j])
        expected = seen.corners[j].mean(0) + seen.downs[j] + rise * side[j]
        out.append(sides[int(np.linalg.norm(sides.mean(1) - expected, axis=1).argmin())])
    return out


def against_up(seen: Seen) -> tuple[Vector, Vector]:
    """For each face the angle (radians) between its own up direction and the one that most agree on (N); that (3)."""
    angles, ups, best = _agreement(seen)
    return angles[best], ups[best]


def _agreement(seen: Seen) -> tuple[Vector, Vector, int]:
    """The angles (N, N) between the up directions (N, 3) of all faces, and which of them most agree on."""
    focals = np.array(FOCALS)[:, None] * max(seen.width, seen.height)
    ups, _, _ = standing(seen.corners, seen.downs, focals, np.array([seen.width / 2, seen.height / 2]))
    say = np.where(seen.die > HAS_A_SAY, seen.die, 0.0)
    angles = np.arccos(np.clip(np.einsum("fik,fjk->fij", ups, ups), -1, 1))
    votes = (np.maximum(1 - angles / AGREE, 0) * say).sum(2)
    # up points against the view, and upwards in the picture
    votes += LOOKS_DOWN * -ups[..., 2] + UPRIGHT * -ups[..., 1]
    votes[:, say == 0] = -np.inf
    focal, best = (int(i) for i in np.unravel_index(int(votes.argmax()), votes.shape))
    return np.asarray(angles[focal], np.float64), np.asarray(ups[focal], np.float64), best


def sides_of(corners: Vector, down: Vector) -> Vector:
    """Where the four sides of a die show, (4, 4, 2): each edge of its upper face and the same edge at its foot."""
    after = np.roll(corners, -1, 0)
    return np.asarray(np.stack([corners, after, after + 2 * down, corners + 2 * down], 1), np.float64)


def _apart(quad: Vector, sides: Vector) -> float:
    """The mean distance (pixels) of a quadrilateral's corners from those of the nearest of `sides`, in any order."""
    ways = np.stack([np.roll(turned, k, 0) for turned in (quad, quad[::-1]) for k in range(4)])
    return float(np.linalg.norm(ways[:, None] - sides[None], axis=3).mean(2).min())
