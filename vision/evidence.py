"""Everything known of each face of a picture, put together: nets, pip lattice, size and posture among the others."""

from __future__ import annotations

from dataclasses import dataclass, field

import numpy as np

from vision import belief as b
from vision import faces as f
from vision.finding import Array, Pyramid, side_of
from vision.pips import PipOpinion, opinions
from vision.posture import posture_of

LEAST_CHANCE = 0.06
# what the finder is this sure of is kept even if the crop net sees no face: a die of an unknown kind may look so
STRAY_SCORE = 0.5


@dataclass(frozen=True)
class Face:
    """One straightened proposal. `values`: chances of "no face", 1 … 6; `colours`: in the order of faces.COLOURS.

    `down`: from the upper face's centre to where the body's centre shows, in pixels.
    """

    corners: Array
    down: Array
    side_px: float
    score: float
    values: Array
    colours: Array
    cocked: float
    moving: float
    hidden: float

    @property
    def chance(self) -> float:
        """That this is an upper face at all, says the net."""
        return float(1 - self.values[0])

    @property
    def centre(self) -> tuple[float, float]:
        x, y = self.corners.mean(0)
        return float(x), float(y)


@dataclass(frozen=True)
class Evidence:
    """A face, what the pip lattice says of it, and the features that the beliefs are made from."""

    face: Face
    opinion: PipOpinion
    value: int
    second: int
    die_features: b.Vector
    value_features: b.Vector
    cocked_features: b.Vector
    chances: tuple[float, float, float] = field(default=(0.0, 0.0, 0.0))

    @property
    def die(self) -> float:
        """Chance that this is a die's upper face."""
        return self.chances[0]

    @property
    def value_sure(self) -> float:
        """Chance that its value is right, if it is one."""
        return self.chances[1]

    @property
    def cocked(self) -> float:
        """Chance that it leans or lies on something."""
        return self.chances[2]


def faces_from(candidates: Array, answers: Array) -> list[Face]:
    """Faces from the crop net's second answers."""
    corners = f.corners_of(candidates, answers)
    down = f.down_of(candidates, answers)
    values = f.probabilities(answers[:, f.FACE])
    colours = f.probabilities(answers[:, f.HUE])
    flags = f.sigmoid(answers[:, f.COCKED : f.HIDDEN + 1])
    sides = side_of(f.from_corners(corners, candidates[:, 6], candidates[:, 7]))
    return [
        Face(
            corners[i],
            down[i],
            float(sides[i]),
            float(candidates[i, 6]),
            values[i],
            colours[i],
            *(float(x) for x in flags[i]),
        )
        for i in range(len(candidates))
    ]


def gather(found: list[Face], pyramid: Pyramid, beliefs: b.Beliefs | None = None) -> list[Evidence]:
    """Evidence on every face that is not hopeless, likeliest first; with `beliefs` their chances too."""
    faces = [face for face in found if face.chance > LEAST_CHANCE or face.score > STRAY_SCORE]
    if not faces:
        return []
    corners = np.stack([face.corners for face in faces])
    score = np.array([face.score for face in faces], np.float32)
    said = opinions(pyramid, f.from_corners(corners, score, score))
    likely = [face for face in faces if face.chance > 0.5] or faces
    usual = float(np.median([face.side_px for face in likely]))
    stands = _stands(faces, usual, pyramid)
    out = []
    for face, opinion, stand in zip(faces, said, stands, strict=True):
        order = np.argsort(-face.values[1:], kind="stable") + 1
        value = int(order[0])
        agrees = opinion.value == value
        item = Evidence(
            face,
            opinion,
            value,
            int(order[1]),
            b.die_features(face.chance, face.score, opinion, agrees, face.side_px / usual),
            b.value_features(face.values, opinion, agrees, face.side_px, max(face.moving, face.hidden)),
            b.cocked_features(face.cocked, stand, face.chance),
        )
        out.append(item if beliefs is None else _with_chances(item, beliefs))
    return sorted(out, key=lambda e: -(e.die if beliefs is not None else e.face.chance))


def _with_chances(item: Evidence, beliefs: b.Beliefs) -> Evidence:
    chances = (
        b.logistic(beliefs.die, item.die_features),
        b.logistic(beliefs.value, item.value_features),
        b.logistic(beliefs.cocked, item.cocked_features),
    )
    return Evidence(
        item.face,
        item.opinion,
        item.value,
        item.second,
        item.die_features,
        item.value_features,
        item.cocked_features,
        chances,
    )


def _stands(faces: list[Face], usual: float, pyramid: Pyramid) -> list[b.Stand]:
    """How each face stands among the likely ones."""
    height, width = pyramid.level(0).shape[:2]
    on_table = [i for i, face in enumerate(faces) if face.chance > 0.5 and 0.6 < face.side_px / usual < 1.7]
    out = [b.Stand()] * len(faces)
    if not on_table:
        return out
    corners = np.stack([faces[i].corners for i in on_table]).astype(np.float64)
    downs = np.stack([faces[i].down for i in on_table]).astype(np.float64)
    found = posture_of(corners, downs, width, height)
    if found is not None:
        for place, i in enumerate(on_table):
            out[i] = b.Stand(
                float(found.lean_deg[place]),
                float(found.sunk[place]),
                float(found.usual_lean_deg[place]),
                float(found.usual_sunk[place]),
            )
    return out
