"""What is left out of a known set's dice, and what is not to be left out: sweets, covered faces, dice lying apart."""

from __future__ import annotations

from dataclasses import replace
from pathlib import Path
from typing import Literal

import numpy as np
import pytest

from tests.vision.reader_trays import QWIXX, Setting, draw, roll_of, said, scene
from vision.belief import load_beliefs
from vision.evidence import Evidence, gather
from vision.finding import WEIGHTS, Array, Finder, Pyramid, Region, side_of
from vision.reader import Reader, halves
from vision.reading import DiceSet
from vision.render import flat_pose, render_scene
from vision.render.die import COLOURS_BGR
from vision.verdict import judge

SHARE_OF_A_SWEET, SHARE_OF_A_DIE = 0.4, 0.97


@pytest.fixture(scope="module")
def tray() -> tuple[Pyramid, list[Evidence]]:
    """A plain tray and all that is known of its six dice."""
    pyramid = Pyramid(draw(Setting(), 3).image)
    evidence = gather(Reader().faces(pyramid), pyramid, load_beliefs())
    return pyramid, [item for item in evidence if item.die > 0.5]


def one_more(item: Evidence, share: float, *, value_sure: float, die: float = 0.7, hidden: float = 0.02) -> Evidence:
    """Another thing like this die beside it, its likeliest value holding `share` of the net's chances of any."""
    values = np.full(7, (1 - share) / 5, np.float32)
    values[0], values[item.value] = 0.0, share
    corners = item.face.corners + np.array([0.0, 2.5 * item.face.side_px], np.float32)
    face = replace(item.face, values=values, corners=corners, hidden=hidden, moving=0.01)
    return replace(item, face=face, chances=(die, value_sure, 0.01))


def test_a_sweet_without_pips_is_no_seventh_die(tray: tuple[Pyramid, list[Evidence]]) -> None:
    pyramid, dice = tray
    sweet = one_more(dice[0], SHARE_OF_A_SWEET, value_sure=0.45)
    assert judge([*dice, sweet], pyramid, DiceSet()).reason is None
    another = one_more(dice[2], SHARE_OF_A_SWEET, value_sure=0.45)
    assert judge([*dice, sweet, another], pyramid, DiceSet()).reason is None


@pytest.mark.parametrize(
    "strange",
    [
        {"share": SHARE_OF_A_DIE, "value_sure": 0.99},
        {"share": SHARE_OF_A_SWEET, "value_sure": 0.45, "hidden": 0.9},
        {"share": SHARE_OF_A_SWEET, "value_sure": 0.45, "die": 0.75},
    ],
    ids=["with pips", "half covered", "likely a die"],
)
def test_a_seventh_die_is_not_left_out(tray: tuple[Pyramid, list[Evidence]], strange: dict[str, float]) -> None:
    pyramid, dice = tray
    share = strange.pop("share")
    assert judge([*dice, one_more(dice[0], share, **strange)], pyramid, DiceSet()).reason is not None


def test_a_die_of_the_set_that_cannot_be_read_is_not_left_out(tray: tuple[Pyramid, list[Evidence]]) -> None:
    pyramid, dice = tray
    blank = replace(one_more(dice[0], SHARE_OF_A_SWEET, value_sure=0.45), face=dice[0].face)
    assert judge([*dice[1:], blank], pyramid, DiceSet()).reason is not None


def test_with_an_unknown_number_a_blank_thing_is_asked_about(tray: tuple[Pyramid, list[Evidence]]) -> None:
    pyramid, dice = tray
    assert judge([*dice, one_more(dice[0], SHARE_OF_A_SWEET, value_sure=0.45)], pyramid, DiceSet("any")).reason


def showing(item: Evidence, value: int, *, hidden: float, fit: float) -> Evidence:
    """The same die, but surely showing this value, on a face hidden so likely whose layout its pips fill so well.

    So surely that the pips on the picture, which are its own, are not counted.
    """
    values = np.full(7, 0.0005, np.float32)
    values[value] = 0.997
    return replace(
        item,
        value=value,
        face=replace(item.face, hidden=hidden, values=values),
        opinion=replace(item.opinion, value=value, fit=fit, weakest=0.95),
        chances=(0.99, 0.995, 0.01),
    )


@pytest.mark.parametrize("value", range(1, 7))
def test_a_hidden_face_counts_only_where_its_pips_can_be_no_part_of_more(
    tray: tuple[Pyramid, list[Evidence]], value: int
) -> None:
    pyramid, dice = tray
    covered = showing(dice[0], value, hidden=0.9, fit=0.99)
    reason = judge([covered, *dice[1:]], pyramid, DiceSet()).reason
    assert reason == (None if value in (3, 5, 6) else "covered")
    faint = replace(covered, opinion=replace(covered.opinion, weakest=0.7))
    assert judge([faint, *dice[1:]], pyramid, DiceSet()).reason == "covered"


class Overlooking(Finder):
    """A finder that overlooks the die farthest to the right on the coarse level, and sees another one twice there."""

    def __init__(self) -> None:
        super().__init__(Path(WEIGHTS) / "finder.onnx")
        self.coarsest = 0

    def candidates(self, pyramid: Pyramid, level: int, least: float = 0.1, region: Region | None = None) -> Array:
        found = super().candidates(pyramid, level, least, region)
        self.coarsest = max(self.coarsest, level)
        if level < self.coarsest:
            return found
        kept = found[found[:, 0] < found[:, 0].max() - 0.5 * float(side_of(found).max())]
        doubled = kept[:1].copy()
        doubled[:, 6] = least + 0.01
        return np.concatenate([kept, *[doubled] * (len(found) - len(kept))])


def test_a_die_apart_from_all_others_is_found_though_the_coarse_look_overlooked_it() -> None:
    setting = Setting(camera=replace(Setting().camera, side_px=40))
    together = scene(setting, 8)
    last = together.dice[-1]
    apart = replace(last, pose=flat_pose(last.look, 4, 13.0, 0.5, 0.3))
    drawn = render_scene(replace(together, dice=(*together.dice[:-1], apart)), np.random.default_rng(8))
    reader = Reader()
    reader._finder = Overlooking()
    reading = reader.read(drawn.image, DiceSet())
    assert (reading.reason, said(reading)) == (None, roll_of(drawn))


@pytest.mark.parametrize("shape", [(720, 1280, 3), (1280, 720, 3), (90, 90, 3)])
@pytest.mark.parametrize("overlap", [30.0, 500.0, 2000.0])
def test_two_halves_are_the_whole_picture_and_lie_in_it(shape: tuple[int, int, int], overlap: float) -> None:
    first, second = halves(shape, overlap)
    assert first[:2] == (0, 0)
    assert second[2:] == (shape[1], shape[0])
    assert all(0 <= x0 < x1 <= shape[1] and 0 <= y0 < y1 <= shape[0] for x0, y0, x1, y1 in (first, second))
    across = 0 if shape[1] >= shape[0] else 1
    assert first[2 + across] - second[across] >= min(2 * overlap, shape[1 - across])


class Blind(Finder):
    """A finder that does not see what lies at a place but on the finest level."""

    def __init__(self, x: float, y: float) -> None:
        super().__init__(Path(WEIGHTS) / "finder.onnx")
        self._at = np.array([x, y])

    def candidates(self, pyramid: Pyramid, level: int, least: float = 0.1, region: Region | None = None) -> Array:
        found = super().candidates(pyramid, level, least, region)
        return found if level == 0 else found[np.linalg.norm(found[:, :2] - self._at, axis=1) > 40]


def test_where_a_die_hardly_has_its_colour_one_that_has_is_looked_for_on_the_finest_level() -> None:
    """A turquoise die was called as the green one, which lay in plain sight on a cloth that the finder took it for."""
    setting = Setting(colours=(*QWIXX, "turquoise"))
    spec = scene(setting, 0)
    green, turquoise = (np.array(COLOURS_BGR[colour], float) for colour in ("green", "turquoise"))
    greenish = tuple(float(part) for part in green + 0.6 * (turquoise - green))
    dice = [
        replace(die, look=replace(die.look, body_bgr=greenish)) if die.colour == "turquoise" else die
        for die in spec.dice
    ]
    drawn = render_scene(replace(spec, dice=tuple(dice)), np.random.default_rng([0, 2]))
    x, y = next(die for die in drawn.truth if die.colour == "green").top.mean(0).tolist()
    reader = Reader()
    reader._finder = Blind(x, y)
    assert reader.read(drawn.image, DiceSet()).reason == "extra-die"


@pytest.mark.parametrize(
    ("value", "hidden", "fit", "reason"),
    [(2, 0.5, 0.68, "covered"), (2, 0.5, 0.97, None), (2, 0.05, 0.84, None), (6, 0.5, 0.84, None)],
)
def test_few_pips_on_a_face_that_may_be_hidden_may_be_part_of_more(
    tray: tuple[Pyramid, list[Evidence]], value: int, hidden: float, fit: float, reason: str | None
) -> None:
    pyramid, dice = tray
    half_seen = showing(dice[0], value, hidden=hidden, fit=fit)
    assert judge([half_seen, *dice[1:]], pyramid, DiceSet()).reason == reason


@pytest.mark.parametrize(("die", "fit", "reason"), [(0.68, 0.88, "pips-unsure"), (0.68, 0.98, None), (0.8, 0.88, None)])
def test_what_is_half_believed_must_show_just_the_pips_of_its_value(
    tray: tuple[Pyramid, list[Evidence]], die: float, fit: float, reason: str | None
) -> None:
    pyramid, dice = tray
    letter = replace(dice[0], opinion=replace(dice[0].opinion, fit=fit), chances=(die, 0.996, 0.01))
    assert judge([letter, *dice[1:]], pyramid, DiceSet()).reason == reason


@pytest.mark.parametrize(("kind", "reason"), [("qwixx", "pips-unsure"), ("any", "pips-unsure"), ("one", "pips-unsure")])
def test_a_doubtful_colour_hides_no_doubt_about_pips(
    tray: tuple[Pyramid, list[Evidence]], kind: Literal["qwixx", "any", "one"], reason: str
) -> None:
    pyramid, dice = tray
    shown = dice if kind != "one" else dice[:1]
    colours = np.full(len(dice[0].face.colours), 1 / len(dice[0].face.colours), np.float32)
    opinion = replace(dice[0].opinion, value=dice[0].value % 6 + 1, fit=0.96)
    doubtful = replace(
        dice[0], face=replace(dice[0].face, colours=colours), opinion=opinion, chances=(0.99, 0.95, 0.01)
    )
    assert judge([doubtful, *shown[1:]], pyramid, DiceSet(kind)).reason == reason


@pytest.mark.parametrize(
    ("die", "size", "reason"), [(0.42, 1.0, "extra-die"), (0.2, 1.0, None), (0.95, 3.0, "extra-die")]
)
def test_a_likely_die_that_is_left_out_makes_one_of_the_others_a_stranger(
    tray: tuple[Pyramid, list[Evidence]], die: float, size: float, reason: str | None
) -> None:
    pyramid, dice = tray
    other = one_more(dice[0], SHARE_OF_A_DIE, value_sure=0.95, die=die)
    other = replace(other, face=replace(other.face, side_px=size * dice[0].face.side_px))
    calm = [replace(item, chances=(0.999, 0.999, 0.01)) for item in dice]
    assert judge([*calm, other], pyramid, DiceSet()).reason == reason


@pytest.mark.parametrize(("hidden", "reason"), [(0.9, "pips-unsure"), (0.1, None)])
def test_with_an_unknown_number_a_covered_face_is_asked_about(
    tray: tuple[Pyramid, list[Evidence]], hidden: float, reason: str | None
) -> None:
    pyramid, dice = tray
    values = np.array([0.6, 0.3, 0.02, 0.02, 0.02, 0.02, 0.02], np.float32)
    covered = one_more(dice[0], SHARE_OF_A_DIE, value_sure=0.8, die=0.08)
    covered = replace(covered, face=replace(covered.face, values=values, score=0.36, hidden=hidden))
    assert judge([*dice, covered], pyramid, DiceSet("any")).reason == reason
