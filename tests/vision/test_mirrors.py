"""A crop and its mirror images: what is said of its mirror images must fit the crop itself."""

from __future__ import annotations

import cv2
import numpy as np
import pytest

from tests.vision.reader_trays import Setting, draw
from vision.faces import DOWN, FACE, OFFSETS, FaceReader, cut, from_corners
from vision.finding import WEIGHTS, Net, Pyramid
from vision.mirrors import MIRRORINGS, mirrored, mirrored_back


@pytest.mark.parametrize("way", MIRRORINGS)
def test_mirroring_twice_is_nothing(way: tuple[int, int]) -> None:
    rng = np.random.default_rng(4)
    batch = rng.random((2, 3, 6, 6), np.float32)
    answers = rng.random((2, 32), np.float32)
    assert np.array_equal(mirrored(mirrored(batch, way), way), batch)
    assert np.array_equal(mirrored_back(mirrored_back(answers, way), way), answers)


def test_what_is_said_of_mirror_images_fits_the_crop() -> None:
    net = Net(WEIGHTS / "crop.onnx")
    drawn = draw(Setting(), 5)
    pyramid = Pyramid(drawn.image)
    one = np.ones(1, np.float32)
    for die in drawn.truth:
        candidate = from_corners(die.top[None], one, one)[0]
        # off the middle and turned a little, so that a wrong turning back would show
        candidate[:2] += 0.12 * candidate[2:4]
        batch = np.asarray(cv2.dnn.blobFromImage(cut(pyramid, candidate)), np.float32)
        plain = net.run(batch)[0]
        for way in MIRRORINGS:
            back = mirrored_back(net.run(mirrored(batch, way)), way)[0]
            assert np.abs(back[OFFSETS] - plain[OFFSETS]).max() < 0.08
            assert np.abs(back[DOWN] - plain[DOWN]).max() < 0.12
            assert back[FACE].argmax() == plain[FACE].argmax() == die.value


def test_the_mean_of_all_looks_names_the_value() -> None:
    reader = FaceReader()
    drawn = draw(Setting(), 6)
    one = np.ones(1, np.float32)
    candidates = np.concatenate([from_corners(die.top[None], one, one) for die in drawn.truth])
    pyramid = Pyramid(drawn.image)
    plain = reader.look(pyramid, candidates)
    answers = reader.look_mirrored(pyramid, candidates)
    assert not np.array_equal(answers, plain)
    assert [int(a) for a in answers[:, FACE].argmax(1)] == [die.value for die in drawn.truth]
