"""Which dice lie beyond the rim of the tray, where one is seen. What lies there is no part of the roll.

A rim is a straight band between the floor that most dice lie on and another ground, unlike both, which goes round the
floor and is not seen again behind the die. A sheet of paper, a stain, a shadow, a card or a compartment has none, so a
die on it counts; where the picture shows no such band, nothing is left out.
"""

from __future__ import annotations

from math import log2
from statistics import median

import cv2
import numpy as np
from numpy.typing import NDArray

from vision.finding import Array, Image, Pyramid
from vision.medians import median_of

#: The picture is looked at where a die is about so many pixels wide.
SIDE_PX = 8.0
#: Ground around a die: samples on a circle of so many sides about the middle of its upper face.
RING_SIDES, RING_SAMPLES = 1.05, 16
_TURN = np.arange(RING_SAMPLES) * (2 * np.pi / RING_SAMPLES)
CIRCLE = np.stack([np.cos(_TURN), np.sin(_TURN)], -1)
#: Another ground: so far in YCrCb of 8 bits, lightness by less than half, as light falls off across a floor.
OTHER_GROUND = 11.0
LIGHTNESS = 0.4
#: Lines from the die to the others: how many, how far apart in sides, and how many of them may miss the rim.
LINES, LINES_APART_SIDES, MISSED = 9, 0.25, 3
STEP_PX = 0.5
#: Where lines begin, off the die's own body, and how near the other dice may lie: one that leans at the wall, seen from
#: the side, reaches over it.
FROM_SIDES, FLOOR_SIDES = 0.8, 1.2
#: How wide the band must be, how far off the colours between both grounds, how alike all along and how straight.
RIM_SIDES, OFF_GROUNDS, ALIKE, STRAIGHT_SIDES = 0.25, 5.5, 12.0, 0.2
#: How far from all samples of a ground a colour is another; the cells colours are counted in; how near a rim may begin.
UNLIKE, CELL, LEAST_EDGE_SIDES = 8.0, 12.0, 0.15
#: A number for each cell.
CELL_NUMBERS = np.array([1 << 16, 1 << 8, 1])
#: Along the lines so much, in sides, is ground of the die itself.
GROUND_SIDES = 0.3
#: A floor of many colours is striped or checked: what looks like a rim there may be a part of it.
EVEN = 9.0
#: The rim goes round the floor: seen so in so many of the directions that do not lead towards the die (cosine), in
#: light that may be another there.
ROUND = np.stack([np.cos(np.arange(24) * np.pi / 12), np.sin(np.arange(24) * np.pi / 12)], -1)
ROUND_SHARE, ELSEWHERE, ALIKE_ROUND = 0.5, 0.5, 16.0
#: Fewer dice than this on the floor tell no floor.
LEAST_INSIDE = 3

Colours = NDArray[np.float32]


def beyond_rim(pyramid: Pyramid, corners: Array) -> NDArray[np.bool_]:
    """Which (N) of the dice with these upper faces (N, 4, 2; pixels of the whole picture) lie beyond a rim."""
    out = np.zeros(len(corners), bool)
    if len(corners) <= LEAST_INSIDE:
        return out
    edges = corners[:, [1, 2, 3, 0]] - corners
    side = median(np.sqrt((edges * edges).sum(2)).ravel().tolist())
    level = max(0, round(log2(max(side, 1.0) / SIDE_PX)))
    picture = pyramid.level(level)
    side, places = side / 2**level, corners.mean(1) / 2**level
    rings = _rings(picture, places, side)
    grounds = median_of(rings, 1)
    floor = median_of(grounds, 0)
    elsewhere = _apart(grounds, floor) > OTHER_GROUND
    if not elsewhere.any() or np.count_nonzero(~elsewhere) < max(LEAST_INSIDE, len(corners) / 2):
        return out
    if np.median(_apart(rings[~elsewhere], floor)) > EVEN:
        return out
    # a floor has no notches: what lies among the dice on it lies on it too
    hull = cv2.convexHull(places[~elsewhere].astype(np.float32))[:, 0]
    for i in np.flatnonzero(elsewhere):
        if cv2.pointPolygonTest(hull, (float(places[i, 0]), float(places[i, 1])), True) < -FLOOR_SIDES * side:
            colours = _lines(picture, places[i], _nearest(hull, places[i]), side)
            near = colours[:, : int(GROUND_SIDES * side / STEP_PX)].reshape(-1, 3)
            ground, on_floor = np.concatenate([rings[i], near]), rings[~elsewhere].reshape(-1, 3)
            rim = _rim_crossed(colours, ground, on_floor, side)
            out[i] = (
                rim is not None
                and _goes_round(picture, hull, places[i], (rim, on_floor), side)
                and not _again_beyond(picture, hull, places[i], rim, side)
            )
    return out


def _in_ycc(colours: Image) -> Colours:
    ycc = cv2.cvtColor(colours, cv2.COLOR_BGR2YCrCb).astype(np.float32)
    ycc[..., 0] *= LIGHTNESS
    return np.asarray(ycc, np.float32)


def _apart(colours: Colours, colour: Colours) -> Colours:
    return np.asarray(np.sqrt(((colours - colour) ** 2).sum(-1)), np.float32)


def _off_line(colours: Colours, one: Colours, other: Colours) -> Colours:
    """How far colours lie from all that shade and blur make of two: from the line between them."""
    line = other - one
    share = np.clip((colours - one) @ line / max(float(line @ line), 1e-6), 0, 1)
    return _apart(colours, one + share[..., None] * line)


def _sampled(picture: Image, at: Array) -> Colours:
    """Colours (A, B, 3) of the picture at these places (A, B, 2), outside of it those of its edge."""
    height, width = picture.shape[:2]
    pixel = np.minimum(np.maximum(at.astype(np.intp), 0), [width - 1, height - 1])
    return _in_ycc(picture[pixel[..., 1], pixel[..., 0]])


def _rings(picture: Image, places: Array, side: float) -> Colours:
    """Colours (N, RING_SAMPLES, 3) of the ground that each die lies on."""
    return _sampled(picture, np.asarray(places[:, None] + RING_SIDES * side * CIRCLE, np.float32))


def _nearest(hull: Array, place: Array) -> Array:
    """The point of a polygon's outline that is nearest to a place outside of it."""
    ahead = np.roll(hull, -1, 0) - hull
    share = np.clip(((place - hull) * ahead).sum(1) / np.maximum((ahead**2).sum(1), 1e-6), 0, 1)
    points = hull + share[:, None] * ahead
    return np.asarray(points[int(np.argmin(np.hypot(*(points - place).T)))], np.float32)


def _lines(picture: Image, place: Array, goal: Array, side: float) -> Colours:
    """The colours (LINES, steps, 3) along parallel lines from a die to the ground of the others."""
    way = goal - place
    length = float(np.hypot(*way))
    along = way / length
    steps = np.arange(FROM_SIDES * side, length, STEP_PX)
    shifts = (np.arange(LINES) - LINES // 2) * LINES_APART_SIDES * side
    at = place + shifts[:, None, None] * np.array([-along[1], along[0]]) + steps[:, None] * along
    return _sampled(picture, np.asarray(at, np.float32))


def _straight(at: Array, values: Array) -> Array:
    """The straight line through most of the values: middle slope (Theil and Sen), middle height."""
    first, second = np.triu_indices(len(at), 1)
    slope = np.median((values[second] - values[first]) / (at[second] - at[first]))
    return np.asarray(slope * at + np.median(values - slope * at), np.float32)


def _rim_crossed(colours: Colours, ground: Colours, floor: Colours, side: float) -> Colours | None:
    """The colour of a straight band on all lines but few, which neither ground (samples (N, 3)) has; None if none."""
    wide = _least_steps(side)
    strange = _off_line(colours, median_of(ground, 0), median_of(floor, 0)) > OFF_GROUNDS
    # what is not left on enough lines now is not with less of it either
    for samples in (ground, floor):
        if _lines_with(strange, wide) < LINES - MISSED:
            return None
        strange[strange] = _farthest(colours[strange], samples)
    if _lines_with(strange, wide) < LINES - MISSED:
        return None
    rim = _usual(colours[strange])
    full = _eroded(strange & (_apart(colours, rim) < ALIKE), wide)
    lines = np.flatnonzero(full.any(axis=1))
    if len(lines) < LINES - MISSED:
        return None
    at = (lines * LINES_APART_SIDES).astype(np.float32)
    edge = (full[lines].argmax(axis=1) * STEP_PX / side).astype(np.float32)
    straight = np.abs(edge - _straight(at, edge)) < STRAIGHT_SIDES
    found = int(np.count_nonzero(straight & (edge > LEAST_EDGE_SIDES))) >= LINES - MISSED
    return rim if found else None


def _goes_round(picture: Image, hull: Array, place: Array, rim_and_floor: tuple[Colours, Colours], side: float) -> bool:
    """Does such a band, unlike the floor, lie on its other sides too? That of a card or of a stripe does not."""
    middle = hull.mean(0)
    to_die = place - middle
    ways = ROUND[ROUND @ to_die < ELSEWHERE * float(np.hypot(*to_die))]
    starts = np.broadcast_to(middle, ways.shape)
    return _seen_along(picture, starts, ways, *rim_and_floor, side) >= ROUND_SHARE * len(ways)


def _again_beyond(picture: Image, hull: Array, place: Array, rim: Colours, side: float) -> bool:
    """Does such a band lie behind the die as well? Then this is another compartment, or a card on the floor."""
    way = place - _nearest(hull, place)
    along = way / float(np.hypot(*way))
    shifts = (np.arange(LINES) - LINES // 2) * LINES_APART_SIDES * side
    starts = place + shifts[:, None] * np.array([-along[1], along[0]])
    return _seen_along(picture, starts, np.broadcast_to(along, starts.shape), rim, None, side) > MISSED


def _seen_along(picture: Image, starts: Array, ways: Array, rim: Colours, floor: Colours | None, side: float) -> int:
    """On how many of the lines from these starts (N, 2) in these ways (N, 2) a band of this colour lies; not where it
    may be a shade of the floor (samples (M, 3)).
    """
    height, width = picture.shape[:2]
    steps = np.arange(FROM_SIDES * side, float(np.hypot(height, width)), STEP_PX)
    at = starts[:, None] + steps[:, None] * ways[:, None]
    inside = ((at >= 0) & (at < [width, height])).all(2)
    colours = _sampled(picture, np.asarray(at, np.float32))
    band = inside & (_apart(colours, rim) < ALIKE_ROUND)
    if floor is not None:
        band[band] = _farthest(colours[band], floor)
    return _lines_with(band, _least_steps(side))


def _least_steps(side: float) -> int:
    """How many steps of a line a rim must take up."""
    return max(1, round(RIM_SIDES * side / STEP_PX))


def _lines_with(mask: NDArray[np.bool_], wide: int) -> int:
    """On how many of its lines the mask (lines, steps) somewhere holds for so many steps."""
    return int(np.count_nonzero(_eroded(mask, wide).any(axis=1)))


def _eroded(mask: NDArray[np.bool_], wide: int) -> NDArray[np.bool_]:
    """Where the mask (lines, steps) holds all along so many steps."""
    kernel = np.ones((1, wide), np.uint8)
    full = cv2.erode(mask.astype(np.uint8), kernel, borderType=cv2.BORDER_CONSTANT, borderValue=0)
    return np.asarray(full, np.bool_)


def _farthest(colours: Colours, samples: Colours) -> NDArray[np.bool_]:
    """Which colours (N, 3) are unlike all samples (M, 3) of a ground?"""
    apart = np.zeros((len(colours), len(samples)), np.float32)
    for of_colours, of_samples in zip(colours.T, samples.T, strict=True):
        apart += (of_colours[:, None] - of_samples) ** 2
    return np.asarray((apart > UNLIKE**2).all(1))


def _usual(colours: Colours) -> Colours:
    """The commonest colour of these (N, 3)."""
    cells = (colours // CELL).astype(np.intp) @ CELL_NUMBERS
    _, which, often = np.unique(cells, return_inverse=True, return_counts=True)
    return median_of(colours[which.reshape(-1) == int(np.argmax(often))], 0)
