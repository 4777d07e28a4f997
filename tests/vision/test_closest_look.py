"""The largest crop net, on its wider and finer crops, and how its answers are weighed against the others'."""

from __future__ import annotations

import numpy as np

from tests.vision.reader_trays import Setting, draw
from vision.faces import CLOSE_CROP, CLOSE_MARGIN, FACE, FaceReader, corners_of, down_of, from_corners
from vision.finding import WEIGHTS, Array, Pyramid
from vision.straightening import FaceReaders, Straightener


def readers() -> FaceReaders:
    return FaceReaders(
        glance=FaceReader(WEIGHTS / "glance.onnx"),
        large=FaceReader(WEIGHTS / "crop.onnx"),
        close=FaceReader(WEIGHTS / "close.onnx", CLOSE_CROP, CLOSE_MARGIN),
    )


def candidates_of(seed: int) -> tuple[Pyramid, Array, list[int], Array, Array]:
    """A drawn tray and candidates a little off its faces; values, true corners and down vectors."""
    drawn = draw(Setting(), seed)
    one = np.ones(1, np.float32)
    found = np.concatenate([from_corners(die.top[None], one, one) for die in drawn.truth])
    found[:, :2] += 0.1 * found[:, 2:4]
    tops, downs = np.stack([die.top for die in drawn.truth]), np.stack([die.down for die in drawn.truth])
    return Pyramid(drawn.image), found, [die.value for die in drawn.truth], tops, downs


def test_it_sees_value_corners_and_where_the_die_stands() -> None:
    pyramid, found, values, tops, downs = candidates_of(5)
    answers = readers().close.look(pyramid, found)
    assert [int(a) for a in answers[:, FACE].argmax(1)] == values
    side = np.linalg.norm(tops[:, 0] - tops[:, 1], axis=1)
    gaps = np.linalg.norm(corners_of(found, answers)[:, :, None] - tops[:, None], axis=3).min(2).max(1)
    assert (gaps < 0.12 * side).all()
    assert (np.linalg.norm(down_of(found, answers) - downs, axis=1) < 0.15 * side).all()


def test_the_closest_look_is_taken_at_all_faces_and_only_once() -> None:
    pyramid, found, values, _, _ = candidates_of(6)
    straightener = Straightener(readers(), pyramid)
    first = straightener.faces(found, closest=True)
    again = straightener.faces(found, closest=True)
    assert sorted(int(np.argmax(face.values[1:])) + 1 for face in first) == sorted(values)
    assert all(np.array_equal(a.corners, b.corners) for a, b in zip(first, again, strict=True))
    plain = Straightener(readers(), pyramid).faces(found)
    assert any(not np.array_equal(a.down, b.down) for a, b in zip(first, plain, strict=True))
