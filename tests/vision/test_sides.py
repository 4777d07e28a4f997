"""Sides of dice seen from low down are told from upper faces by geometry alone."""

from __future__ import annotations

from dataclasses import dataclass, field

import numpy as np
import pytest

from vision.render import Camera, DieLook, DieSpec, flat_pose
from vision.render.die import DiePose, corners_world, tilted_pose, upper_face
from vision.sides import Seen, any_on_side, missing_tops, side_faces, sides_of

LOOK = DieLook()
PLACES = ((-3.0, 1.5), (-1.2, -1.6), (1.1, 1.4), (2.9, -1.0), (-3.1, -2.2), (0.3, 3.1))


@dataclass
class Faces:
    """Faces as the nets would hand them over, exact, and which of them are sides."""

    camera: Camera
    corners: list[np.ndarray] = field(default_factory=list)
    downs: list[np.ndarray] = field(default_factory=list)
    die: list[float] = field(default_factory=list)
    sides: set[int] = field(default_factory=set)

    def _add(self, world: np.ndarray, pose: DiePose, die: float) -> None:
        quad = self.camera.project(world)
        after = np.roll(quad, -1, 0)
        if float((quad[:, 0] * after[:, 1] - quad[:, 1] * after[:, 0]).sum()) < 0:
            quad = quad[::-1]
        self.corners.append(quad)
        self.downs.append(self.camera.project(pose.centre[None])[0] - quad.mean(0))
        self.die.append(die)

    def add_upper(self, pose: DiePose, die: float = 0.97) -> None:
        self._add(upper_face(DieSpec("white", LOOK, pose))[1], pose, die)

    def add_side(self, pose: DiePose, die: float = 0.9) -> None:
        """The side that shows most."""
        eye = self.camera.position()
        best = max(
            ((axis, sign) for axis in range(3) for sign in (-1, 1) if abs(pose.turn[2, axis]) < 0.5),
            key=lambda face: float(face[1] * pose.turn[:, face[0]] @ (eye - pose.centre)),
        )
        corners = corners_world(pose).reshape(2, 2, 2, 3)
        face = np.take(corners, (best[1] + 1) // 2, axis=best[0]).reshape(4, 3)[[0, 1, 3, 2]]
        self.sides.add(len(self.die))
        self._add(face, pose, die)

    def seen(self) -> Seen:
        return Seen(
            np.stack(self.corners).astype(float),
            np.stack(self.downs).astype(float),
            np.array(self.die),
            self.camera.width,
            self.camera.height,
        )


def poses(count: int, seed: int = 3) -> list[DiePose]:
    rng = np.random.default_rng(seed)
    return [flat_pose(LOOK, int(rng.integers(1, 7)), x, y, float(rng.uniform(0, 6.28))) for x, y in PLACES[:count]]


# a single die seen from 64 degrees may stand either way
@pytest.mark.parametrize(
    ("tilt_deg", "count"), [(t, n) for t in (25, 40, 55, 64) for n in (1, 2, 4, 6) if (t, n) != (64, 1)]
)
def test_sides_are_left_out_and_upper_faces_never(tilt_deg: int, count: int) -> None:
    faces = Faces(Camera(tilt_deg=tilt_deg, focal_px=1500))
    for pose in poses(count):
        faces.add_upper(pose)
        faces.add_side(pose)
    assert side_faces(faces.seen()) == faces.sides


@pytest.mark.parametrize("tilt_deg", [15, 25, 35])
def test_a_camera_that_hangs_upside_down_is_understood_by_what_the_dice_agree_on(tilt_deg: float) -> None:
    camera = Camera(tilt_deg=tilt_deg, focal_px=1500)
    faces = Faces(camera)
    for pose in poses(6):
        faces.add_upper(pose)
    faces.add_side(poses(6)[2], 0.6)
    upright = faces.seen()
    turned = Seen(
        np.array([camera.width, camera.height]) - upright.corners,
        -upright.downs,
        upright.die,
        camera.width,
        camera.height,
    )
    assert side_faces(turned) == faces.sides
    assert len(missing_tops(Seen(turned.corners[:6], turned.downs[:6], turned.die[:6], 1280, 720))) == 0


@pytest.mark.parametrize("lean_deg", [12, 25, 40])
def test_a_leaning_die_is_no_side_of_its_neighbour(lean_deg: float) -> None:
    faces = Faces(Camera(tilt_deg=20, focal_px=1500))
    for pose in poses(5):
        faces.add_upper(pose)
    x, y = PLACES[0]
    lean = float(np.radians(lean_deg))
    gap = 0.5 + 0.5 * float(np.cos(lean) + np.sin(lean))
    for towards in (0.0, 1.57, 3.14, 4.71):
        pose = tilted_pose(
            LOOK, 4, x + gap * float(np.cos(towards)), y + gap * float(np.sin(towards)), 0.0, lean, towards
        )
        one = Faces(faces.camera, [*faces.corners], [*faces.downs], [*faces.die])
        one.add_upper(pose)
        assert side_faces(one.seen()) == set()


@pytest.mark.parametrize("tilt_deg", [10, 25, 40, 55])
def test_dice_that_touch_are_no_sides_of_each_other_but_a_side_is(tilt_deg: int) -> None:
    faces = Faces(Camera(tilt_deg=tilt_deg, focal_px=1500))
    for x in (0.0, 1.02, 2.05):
        faces.add_upper(flat_pose(LOOK, 5, x, 0.3, 0.0))
    assert not any_on_side(faces.seen())
    if tilt_deg > 20:
        faces.add_side(poses(1)[0])
        faces.add_upper(poses(1)[0])
        assert any_on_side(faces.seen())


def test_where_only_a_side_was_found_the_upper_face_is_looked_for() -> None:
    faces = Faces(Camera(tilt_deg=50, focal_px=1500))
    for pose in poses(5)[:4]:
        faces.add_upper(pose)
    lonely = poses(5)[4]
    faces.add_side(lonely, 0.8)
    (quad,) = missing_tops(faces.seen())
    true = faces.camera.project(upper_face(DieSpec("white", LOOK, lonely))[1])
    side_px = float(np.linalg.norm(true - np.roll(true, 1, 0), axis=1).mean())
    assert np.linalg.norm(quad.mean(0) - true.mean(0)) < 0.15 * side_px


def test_from_above_nothing_is_looked_for() -> None:
    faces = Faces(Camera(tilt_deg=5, focal_px=1500))
    for pose in poses(6):
        faces.add_upper(pose)
    assert missing_tops(faces.seen()) == []


def test_the_sides_of_a_die_stand_on_its_edges() -> None:
    square = np.array([[0, 0], [10, 0], [10, 10], [0, 10]], float)
    sides = sides_of(square, np.array([0.0, 3.0]))
    assert sides.shape == (4, 4, 2)
    assert sides[2].tolist() == [[10, 10], [0, 10], [0, 16], [10, 16]]
