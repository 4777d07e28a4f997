"""Everything known of each face of a picture, put together: nets, pip lattice, size and posture among the others."""

from __future__ import annotations

from dataclasses import dataclass, field
from functools import cached_property
from statistics import median

import numpy as np

from vision import belief as b
from vision import faces as f
from vision.finding import Array, Pyramid
from vision.pips import PipOpinion, opinions
from vision.posture import posture_of
from vision.sides import Seen, side_faces

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

    @cached_property
    def chance(self) -> float:
        """That this is an upper face at all, says the net."""
        return float(1 - self.values[0])

    @cached_property
    def centre(self) -> tuple[float, float]:
        x, y = self.corners.mean(0)
        return float(x), float(y)


@dataclass(frozen=True)
class Evidence:
    """A face, what the pip lattice says of it, and the features that the beliefs are made from: `die`, `value` and
    `cocked`, as the chances are.
    """

    face: Face
    opinion: PipOpinion
    value: int
    second: int
    features: tuple[b.Features, b.Features, b.Features]
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

    @property
    def die_features(self) -> b.Vector:
        return np.array(self.features[0])

    @property
    def value_features(self) -> b.Vector:
        return np.array(self.features[1])

    @property
    def cocked_features(self) -> b.Vector:
        return np.array(self.features[2])


def faces_from(candidates: Array, answers: Array) -> list[Face]:
    """Faces from the crop net's second answers."""
    corners = f.corners_of(candidates, answers)
    scores = candidates[:, 6]
    return [
        Face(*of_face)
        for of_face in zip(
            corners,
            f.down_of(candidates, answers),
            f.side_between(corners).tolist(),
            scores.tolist(),
            f.probabilities(answers[:, f.FACE]),
            f.probabilities(answers[:, f.HUE]),
            *f.sigmoid(answers[:, f.COCKED : f.HIDDEN + 1]).T.tolist(),
            strict=True,
        )
    ]


def gather(
    found: list[Face],
    pyramid: Pyramid,
    beliefs: b.Beliefs | None = None,
    said: dict[bytes, PipOpinion] | None = None,
) -> list[Evidence]:
    """Evidence on every face that is not hopeless, likeliest first; with `beliefs` their chances too.

    What then shows to be but a side of a die is left out, and the others are judged without it.

    `said`: what the pip lattice said of faces of this picture before, by their corners; it is added to.
    """
    faces = [face for face in found if face.chance > LEAST_CHANCE or face.score > STRAY_SCORE]
    if not faces:
        return []
    lattices = _opinions(faces, pyramid, {} if said is None else said)
    likely = [face for face in faces if face.chance > 0.5] or faces
    usual = median([face.side_px for face in likely])
    stands = _stands(faces, usual, pyramid)
    rows = [_features(*of_face, usual) for of_face in zip(faces, lattices, stands, strict=True)]
    if beliefs is None:
        return sorted((Evidence(*row) for row in rows), key=lambda e: -e.face.chance)
    models = [model.tolist() for model in (beliefs.die, beliefs.value, beliefs.cocked)]
    items = []
    for row in rows:
        die, value, cocked = map(b.logistic, models, row[-1])
        items.append(Evidence(*row, (die, value, cocked)))
    sides = side_faces(seen_by(items, pyramid))
    if sides:
        return gather([face for i, face in enumerate(faces) if i not in sides], pyramid, beliefs, said)
    return sorted(items, key=lambda e: -e.die)


def seen_by(items: list[Evidence], pyramid: Pyramid) -> Seen:
    """The faces with their chances, as vision.sides wants them."""
    height, width = pyramid.level(0).shape[:2]
    corners = np.stack([item.face.corners for item in items]).astype(np.float64)
    downs = np.stack([item.face.down for item in items]).astype(np.float64)
    return Seen(corners, downs, np.array([item.die for item in items]), width, height)


Row = tuple[Face, PipOpinion, int, int, tuple[b.Features, b.Features, b.Features]]


def _features(face: Face, opinion: PipOpinion, stand: b.Stand, usual: float) -> Row:
    """All of a piece of evidence but its chances."""
    values = face.values.tolist()
    ordered = sorted(range(1, 7), key=values.__getitem__, reverse=True)
    value, second = ordered[:2]
    agrees = opinion.value == value
    return (
        face,
        opinion,
        value,
        second,
        (
            b.die_features(face.chance, face.score, opinion, agrees, face.side_px / usual),
            b.value_features(values, opinion, agrees, face.side_px, max(face.moving, face.hidden)),
            b.cocked_features(face.cocked, stand, face.chance),
        ),
    )


def _opinions(faces: list[Face], pyramid: Pyramid, said: dict[bytes, PipOpinion]) -> list[PipOpinion]:
    """What the pip lattice says of each face; those not yet in `said` are looked at and added."""
    names = [face.corners.tobytes() for face in faces]
    fresh = [i for i, name in enumerate(names) if name not in said]
    if fresh:
        ones = np.ones(len(fresh), np.float32)
        candidates = f.from_corners(np.stack([faces[i].corners for i in fresh]), ones, ones)
        said.update(zip([names[i] for i in fresh], opinions(pyramid, candidates), strict=True))
    return [said[name] for name in names]


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
        measures = (found.lean_deg, found.sunk, found.usual_lean_deg, found.usual_sunk)
        for i, *stand in zip(on_table, *(measure.tolist() for measure in measures), strict=True):
            out[i] = b.Stand(*stand)
    return out
