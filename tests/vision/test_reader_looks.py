"""Looks at one picture: what was read plainly is not read again, and too few dice are given up early."""

from __future__ import annotations

import numpy as np
import pytest

from tests.vision.reader_trays import Setting, draw
from vision.faces import CLOSE_CROP, CLOSE_MARGIN, FaceReader, from_corners
from vision.finding import WEIGHTS, Array, Finder, Pyramid
from vision.pips import FACE_PX, LAYOUTS, read_faces
from vision.reader import ROOM_AT, _doubted, around, windows
from vision.reading import QWIXX_SET, DieReading
from vision.straightening import FaceReaders, Straightener
from vision.verdict import Verdict


class CountingReader(FaceReader):
    """Counts the crops that are read."""

    crops = 0

    def look(self, pyramid: Pyramid, candidates: Array) -> Array:
        self.crops += len(candidates)
        return super().look(pyramid, candidates)


def readers(glance: FaceReader, large: FaceReader) -> FaceReaders:
    return FaceReaders(glance, large, FaceReader(WEIGHTS / "close.onnx", CLOSE_CROP, CLOSE_MARGIN))


@pytest.fixture
def seen() -> tuple[Straightener, CountingReader, Array]:
    pyramid, reader = Pyramid(draw(Setting(), 3).image), CountingReader()
    return Straightener(readers(reader, FaceReader()), pyramid), reader, Finder().candidates(pyramid, 1, 0.3)


def test_plain_faces_are_read_once(seen: tuple[Straightener, CountingReader, Array]) -> None:
    straightener, reader, found = seen
    first = straightener.faces(found)
    once = reader.crops
    again = straightener.faces(found)
    assert reader.crops - once < once
    assert [face.values.argmax() for face in again] == [face.values.argmax() for face in first]


def test_fewer_faces_than_asked_for_are_none_at_all(seen: tuple[Straightener, CountingReader, Array]) -> None:
    straightener, _, found = seen
    assert len(straightener.faces(found, fewest=6)) >= 6
    assert straightener.faces(found, fewest=30) == []


def test_only_so_many_candidates_are_read(seen: tuple[Straightener, CountingReader, Array]) -> None:
    _, reader, found = seen
    pyramid = Pyramid(draw(Setting(), 3).image)
    Straightener(readers(reader, FaceReader()), pyramid, most=2).faces(found)
    assert reader.crops == 2


def test_only_what_a_glance_leaves_in_doubt_is_read_closely() -> None:
    drawn = draw(Setting(), 3)
    pyramid, glance, closely = Pyramid(drawn.image), CountingReader(WEIGHTS / "glance.onnx"), CountingReader()
    one = np.ones(1, np.float32)
    true = np.concatenate([from_corners(die.top[None], one, one) for die in drawn.truth])
    Straightener(readers(glance, closely), pyramid).faces(true)
    assert (glance.crops, closely.crops) == (len(true), 0)
    off = true.copy()
    off[:, :2] += 0.5 * off[:, 2:4]
    Straightener(readers(glance, closely), pyramid).faces(off)
    assert closely.crops > 0


@pytest.mark.parametrize(("value", "layout"), LAYOUTS)
def test_the_lattice_tells_every_layout_in_both_polarities(value: int, layout: str) -> None:
    face = np.full((FACE_PX, FACE_PX, 3), 220, np.uint8)
    for place, pip in enumerate(layout):
        if pip == "1":
            y, x = (round(19.5 + (k - 1) * 0.235 * FACE_PX / 1.1) for k in divmod(place, 3))
            face[y - 2 : y + 3, x - 2 : x + 3] = 20
    for opinion in read_faces(np.stack([face, 240 - face])):
        assert opinion.value == value
        assert opinion.fit > 0.8


def test_a_region_holds_all_places_and_stays_in_the_picture() -> None:
    places = np.array([[20, 300, 0, 0], [700, 500, 0, 0]], np.float32)
    x0, y0, x1, y1 = around(places, (720, 1280), 120.0)
    assert (x0, y0, x1, y1) == (0.0, 180.0, 820.0, 620.0)


def die_at(x: float, y: float, side_px: float, doubt: str | None = None) -> DieReading:
    return DieReading("red", 4, x, y, side_px, 0.0, 0.9, doubt, ())


@pytest.mark.parametrize("level", [0, 1])
def test_windows_hold_their_dice_are_of_one_size_and_stay_in_the_picture(level: int) -> None:
    dice = [die_at(5, 400, 30), die_at(1270, 715, 44), die_at(640, 360, 40)]
    found = windows(dice, (720, 1280, 3), level)
    for die, (x0, y0, x1, y1) in zip(dice, found, strict=True):
        assert 0 <= x0 <= die.x <= x1 <= 1280
        assert 0 <= y0 <= die.y <= y1 <= 720
    ((wide, high),) = {(x1 - x0, y1 - y0) for x0, y0, x1, y1 in found}
    assert 2 * ROOM_AT * 44 <= wide == high <= 2 * ROOM_AT * 44 + (16 << level)


@pytest.mark.parametrize(
    ("doubts", "reason", "about", "looked_at"),
    [
        (["cocked"], "cocked", ("red",), 1),
        (["cocked", "covered", "glare"], "covered", ("red",), 3),
        (["cocked"] * 4, "cocked", ("red",), 0),
        (["cocked"], "extra-die", ("red",), 0),
        ([], "pips-unsure", (), 0),
    ],
)
def test_where_a_roll_hangs_on_a_few_of_its_dice_the_finest_look_is_at_them(
    doubts: list[str], reason: str, about: tuple[str, ...], looked_at: int
) -> None:
    plain: list[str | None] = [None] * (6 - len(doubts))
    dice = tuple(die_at(100 + 90 * i, 300, 40, doubt) for i, doubt in enumerate([*plain, *doubts]))
    assert len(_doubted(Verdict(reason, about, dice), QWIXX_SET)) == looked_at
    assert _doubted(Verdict(reason, about, dice[1:]), QWIXX_SET) == []
    assert _doubted(Verdict(reason, about, dice), None) == []
