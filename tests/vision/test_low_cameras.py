"""Dice of unknown number seen from low down: sides are no dice, far dice look small, print is looked at twice."""

from __future__ import annotations

from dataclasses import replace

import numpy as np
import pytest
from numpy.typing import NDArray

from tests.vision.reader_trays import Setting, draw, roll_of
from tests.vision.test_verdict import PICTURE, seen
from vision.evidence import Evidence
from vision.faces import ANSWERS, FACE, FaceReader
from vision.finding import CANDIDATE, Pyramid
from vision.reader import Reader
from vision.reading import DiceSet, DieReading
from vision.render import Camera
from vision.straightening import FaceReaders, Straightener
from vision.verdict import judge

ANY = DiceSet("any")
STEEP = 0.4


def low(item: Evidence, down: float = STEEP) -> Evidence:
    """The same, its body's middle `down` sides below it in the picture: seen from low down."""
    downs = np.array([0, down * item.face.side_px], np.float32)
    return replace(item, face=replace(item.face, down=downs))


@pytest.mark.parametrize("seed", [1, 7, 9, 11, 15])
def test_a_die_on_print_seen_from_low_down_is_called(reader: Reader, seed: int) -> None:
    """What the finder takes for more dice there, the closest look denies: all five had been asked about."""
    rng = np.random.default_rng([seed, 77])
    camera = Camera(side_px=float(rng.uniform(34, 80)), tilt_deg=float(rng.uniform(35, 60)), turn_deg=90, focal_px=1300)
    setting = Setting(colours=("red", "blue", "white", "green")[: 2 + seed % 3], camera=camera, surface="letters")
    drawn = draw(setting, seed)
    reading = reader.read(drawn.image, ANY)
    assert reading.reason is None
    assert sorted(die.value or 0 for die in reading.dice) == sorted(value for _, value in roll_of(drawn).elements())


@pytest.mark.parametrize(("down", "count"), [(STEEP, 3), (0.0, 2)])
def test_a_sure_die_far_away_counts_from_low_down_though_it_looks_small(down: float, count: int) -> None:
    """A die of 31 px behind some of 90 had been left out, and the others called. Seen from above it is none of them."""
    near = [low(seen(colour, x, 90, 0.99), down) for colour, x in (("red", 300), ("blue", 700))]
    dice = judge([*near, low(seen("white", 1100, 31, 0.97), down)], PICTURE, ANY).dice
    assert len(dice) == count


@pytest.mark.parametrize(
    ("down", "die", "chance", "score", "reason"),
    [
        (STEEP, 0.05, 0.3, 0.6, None),
        (STEEP, 0.05, 0.5, 0.6, "pips-unsure"),
        (STEEP, 0.15, 0.3, 0.4, "pips-unsure"),
        (0.0, 0.05, 0.3, 0.6, "pips-unsure"),
    ],
)
def test_of_what_the_nets_deny_less_is_asked_about_from_low_down(
    down: float, die: float, chance: float, score: float, reason: str | None
) -> None:
    dice = [low(seen(colour, x, 60, 0.99), down) for colour, x in (("red", 150), ("white", 500))]
    stray = low(seen("red", 900, 60, die), down)
    values = np.array([1 - chance, 0, 0, chance, 0, 0, 0], np.float32)
    stray = replace(stray, face=replace(stray.face, values=values, score=score))
    assert judge([*dice, stray], PICTURE, ANY).reason == reason


@pytest.mark.parametrize(
    ("down", "dice_set", "die", "cocked", "reason"),
    [
        (STEEP, ANY, 0.99, 0.5, None),
        (STEEP, ANY, 0.99, 0.7, "cocked"),
        (STEEP, ANY, 0.9, 0.5, "cocked"),
        (0.0, ANY, 0.99, 0.5, "cocked"),
        (STEEP, DiceSet("one"), 0.99, 0.5, "cocked"),
    ],
)
def test_leaning_is_believed_less_from_low_down(
    down: float, dice_set: DiceSet, die: float, cocked: float, reason: str | None
) -> None:
    """But of what is surely an upper face."""
    item = low(seen("red", 400, 80, die), down)
    assert judge([replace(item, chances=(die, 0.999, cocked))], PICTURE, dice_set).reason == reason


class Says(FaceReader):
    """A crop net that knows by a candidate's place what it is sure of, and counts what it was asked."""

    def __init__(self, chances: dict[float, float]) -> None:
        self.chances, self.asked = chances, 0

    def look(self, pyramid: Pyramid, candidates: NDArray[np.float32]) -> NDArray[np.float32]:
        self.asked += len(candidates)
        answers = np.zeros((len(candidates), ANSWERS), np.float32)
        for answer, x in zip(answers, candidates[:, 0].tolist(), strict=True):
            chance = self.chances[round(x)]
            answer[FACE] = -20
            answer[FACE][[0, 3]] = np.log([1 - chance, chance])
            answer[29:] = -8
        return answers

    look_mirrored = look


def face_at(x: float, score: float) -> NDArray[np.float32]:
    candidate = np.zeros((1, CANDIDATE), np.float32)
    candidate[0] = (x, 100, 20, 0, 0, 20, score, 1)
    return candidate


def test_of_two_faces_that_overlap_the_closer_look_chooses() -> None:
    """A glance liked the worse cut of a small die better, and the die was lost with it: three had been called short."""
    found = np.concatenate([face_at(100, 0.7), face_at(112, 0.6)])
    glance, closer = Says({100: 0.8, 112: 0.75}), Says({100: 0.3, 112: 0.99})
    straightener = Straightener(FaceReaders(glance, closer, closer), PICTURE)
    (kept,) = straightener.faces(found, strays=0.3)
    assert (kept.centre[0], kept.chance) == pytest.approx((112, 0.99), abs=0.01)
    known = Straightener(FaceReaders(glance, closer, closer), PICTURE)
    assert known.faces(found)[0].centre[0] == pytest.approx(100)


def test_a_face_that_only_the_finder_is_sure_of_is_looked_at_closest() -> None:
    denied, doubted = Says({100: 0.05}), Says({100: 0.4})
    (face,) = Straightener(FaceReaders(denied, doubted, doubted), PICTURE).faces(face_at(100, 0.6), strays=0.3)
    assert face.chance == pytest.approx(0.4, abs=0.01)
    assert doubted.asked > 0
    unsure = Says({100: 0.4})
    (face,) = Straightener(FaceReaders(denied, unsure, unsure), PICTURE).faces(face_at(100, 0.2), strays=0.3)
    assert (face.chance, unsure.asked) == (pytest.approx(0.05, abs=0.01), 0)


def test_dice_seen_from_low_down_are_looked_for_on_the_finest_level_too(
    reader: Reader, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Also where a coarser look called them: of a small die but the side may have been seen."""
    levels: list[int] = []
    find = reader._finder.candidates

    def noting(pyramid: Pyramid, level: int, *others: object) -> NDArray[np.float32]:
        levels.append(level)
        return find(pyramid, level, *others)  # type: ignore[arg-type]

    monkeypatch.setattr(reader._finder, "candidates", noting)
    for tilt, finest in ((45, 0), (8, 1)):
        levels.clear()
        camera = Camera(side_px=38, tilt_deg=tilt, turn_deg=90, focal_px=1500)
        dice: tuple[DieReading, ...] = reader.read(draw(Setting(("red", "blue"), camera), 3).image, ANY).dice
        assert (len(dice), min(levels)) == (2, finest)
