"""How many pips a face bears, wherever they lie: dice with unusual layouts are asked about."""

from __future__ import annotations

from dataclasses import replace

import cv2
import numpy as np
import pytest

from tests.vision.reader_trays import Setting, draw
from vision.belief import load_beliefs
from vision.evidence import Evidence, gather
from vision.finding import Image, Pyramid
from vision.pip_spots import gaps_of, noise_of, plain_count, straightened
from vision.pips import FACE_MARGIN, FACE_PX, LAYOUTS
from vision.reader import Reader
from vision.reading import DiceSet
from vision.verdict import judge

Spots = list[tuple[float, float]]

USUAL = {
    value: [((k % 3 - 1) * 0.235, (k // 3 - 1) * 0.235) for k, at in enumerate(layout) if at == "1"]
    for value, layout in LAYOUTS
}
# (what it is most often taken for, where its pips lie in sides from the middle)
UNUSUAL: dict[str, tuple[int, Spots]] = {
    "a 2 side by side": (1, [(-0.14, 0.0), (0.14, 0.0)]),
    "a 3 in a straight row": (1, [(-0.235, 0.0), (0.0, 0.0), (0.235, 0.0)]),
    "a 3 as a triangle": (1, [(-0.16, 0.16), (0.16, 0.16), (0.0, -0.16)]),
    "a 4 as a diamond": (5, [(-0.235, 0.0), (0.235, 0.0), (0.0, -0.235), (0.0, 0.235)]),
    "a 5 as a ring": (4, [(0.0, -0.24), (0.23, -0.07), (0.14, 0.19), (-0.14, 0.19), (-0.23, -0.07)]),
}


def face(spots: Spots, pip: int = 30, body: int = 200) -> Image:
    """A straightened face with pips there, a little out of focus."""
    side = FACE_PX / FACE_MARGIN
    large = np.full((8 * FACE_PX, 8 * FACE_PX, 3), body, np.uint8)
    for x, y in spots:
        middle = tuple(round(8 * (FACE_PX / 2 + side * part)) for part in (x, y))
        cv2.circle(large, middle, round(8 * 0.08 * side), (pip, pip, pip), -1)
    return np.asarray(cv2.resize(large, (FACE_PX, FACE_PX), interpolation=cv2.INTER_AREA), np.uint8)


@pytest.mark.parametrize(("pip", "body"), [(30, 200), (220, 60)])
@pytest.mark.parametrize("told", range(1, 7))
@pytest.mark.parametrize("value", range(1, 7))
def test_a_usual_face_bears_out_its_value_and_no_other(value: int, told: int, pip: int, body: int) -> None:
    assert plain_count(gaps_of(face(USUAL[value], pip, body)), told) == (None if told == value else value)


@pytest.mark.parametrize("name", UNUSUAL)
def test_pips_where_no_value_has_them_do_not_bear_out_what_they_are_taken_for(name: str) -> None:
    told, spots = UNUSUAL[name]
    assert plain_count(gaps_of(face(spots)), told) is not None


def test_a_face_without_pips_bears_out_nothing_and_contradicts_nothing() -> None:
    assert all(plain_count(gaps_of(face([])), told) is None for told in range(1, 7))


@pytest.fixture(scope="module")
def tray() -> tuple[Pyramid, list[Evidence]]:
    """A plain tray and all that is known of its six dice."""
    pyramid = Pyramid(draw(Setting(), 3).image)
    evidence = gather(Reader().faces(pyramid), pyramid, load_beliefs())
    return pyramid, [item for item in evidence if item.die > 0.5]


def taken_for(item: Evidence, value: int, share: float) -> Evidence:
    """The same die, of which net and lattice say another value: the net leaves all others together 1 - `share`."""
    values = np.full(7, (1 - share) / 5, np.float32)
    values[0], values[value] = 0.0, share
    opinion = replace(item.opinion, value=value, fit=0.95, weakest=1.0)
    return replace(item, value=value, face=replace(item.face, values=values), opinion=opinion)


def test_what_is_seen_of_a_drawn_die_is_its_own_face(tray: tuple[Pyramid, list[Evidence]]) -> None:
    pyramid, dice = tray
    for die in dice:
        assert plain_count(gaps_of(straightened(pyramid, die.face.corners)), die.value) is None


@pytest.mark.parametrize(("share", "reason"), [(0.98, "pips-unsure"), (0.997, None)])
def test_a_value_with_other_pips_than_can_be_counted_is_asked_about(
    tray: tuple[Pyramid, list[Evidence]], share: float, reason: str | None
) -> None:
    pyramid, dice = tray
    at = next(i for i, die in enumerate(dice) if die.value in (2, 3, 4, 5))
    assert judge(dice, pyramid, DiceSet()).reason is None
    dice = [*dice[:at], taken_for(dice[at], 1, share), *dice[at + 1 :]]
    verdict = judge(dice, pyramid, DiceSet())
    assert verdict.reason == reason
    assert [die.doubt for die in verdict.dice].count("pips-unsure") == (reason is not None)


@pytest.mark.parametrize(
    ("more", "fit", "reason"), [(1, 0.95, "pips-unsure"), (2, 0.95, None), (2, 0.83, "pips-unsure")]
)
def test_one_pip_fewer_is_asked_about_though_the_lattice_agrees_several_may_lie_near_the_edge(
    tray: tuple[Pyramid, list[Evidence]], more: int, fit: float, reason: str | None
) -> None:
    """A 4 as a diamond fills the lattice of a 5 in the other polarity."""
    pyramid, dice = tray
    plain = [
        plain_count(gaps_of(straightened(pyramid, die.face.corners)), die.value + more) == die.value for die in dice
    ]
    tried = [at for at, die in enumerate(dice) if plain[at] and die.value + more <= 6]
    assert {dice[at].value for at in tried} >= ({4, 5} if more == 1 else {3, 4})
    for at in tried:
        die = taken_for(dice[at], dice[at].value + more, 0.98)
        told = [*dice[:at], replace(die, opinion=replace(die.opinion, fit=fit)), *dice[at + 1 :]]
        # a 6 whose middle pips are faint shows four
        assert judge(told, pyramid, DiceSet()).reason == (reason if more == 1 or die.value != 6 else None)


@pytest.mark.parametrize("value", range(1, 7))
def test_pips_are_no_noise(value: int) -> None:
    clean = face(USUAL[value])
    assert noise_of(clean) < 2
    noisy = clean + np.random.default_rng(4).normal(0, 12, clean.shape)
    # 12 in each channel is 8 in their weighted mean; pips, in the way of its median, add some
    assert 7 < noise_of(np.clip(noisy, 0, 255).astype(np.uint8)) < 12


@pytest.mark.parametrize(
    ("value", "over_noise", "reason"), [(1, 2.4, "pips-unsure"), (1, 2.8, None), (2, 2.4, None), (3, 2.4, None)]
)
def test_a_one_that_hardly_stands_out_from_the_noise_may_bear_more(
    tray: tuple[Pyramid, list[Evidence]], value: int, over_noise: float, reason: str | None
) -> None:
    """In the dark a white 3 whose outer pips mirrored a lamp was called 1, and all three opinions were sure of it."""
    pyramid, dice = tray
    at = next(i for i, die in enumerate(dice) if die.value in (2, 3, 4, 5))
    told = taken_for(dice[at], value, 0.998)
    noise = noise_of(straightened(pyramid, told.face.corners))
    told = replace(told, opinion=replace(told.opinion, contrast=over_noise * noise))
    verdict = judge([*dice[:at], told, *dice[at + 1 :]], pyramid, DiceSet())
    assert verdict.reason == reason
    assert (verdict.about == ()) == (reason is None)


@pytest.mark.parametrize(
    ("lattice", "weakest", "counted", "share", "reason"),
    [
        (4, 0.9, 0.1, 0.985, "pips-unsure"),
        (5, 0.1, 0.1, 0.985, "pips-unsure"),
        (5, 0.9, 0.1, 0.985, None),
        (4, 0.9, 0.4, 0.985, None),
        (4, 0.9, 0.1, 0.993, None),
    ],
)
def test_a_value_of_which_the_net_alone_is_sure_is_asked_about(
    tray: tuple[Pyramid, list[Evidence]],
    monkeypatch: pytest.MonkeyPatch,
    lattice: int,
    weakest: float,
    counted: float,
    share: float,
    reason: str | None,
) -> None:
    """A marbled white 4 with yellow pips was called 5: the lattice saw a 4, and so many pips were counted. A 2 with a
    pip in the middle was called 3, of whose three pips the lattice had seen but two.
    """
    pyramid, dice = tray
    gaps = np.zeros(8, np.float32)
    gaps[5], gaps[4] = counted, 0.75
    monkeypatch.setattr("vision.verdict.gaps_of", lambda face: gaps)
    told = taken_for(dice[0], 5, share)
    told = replace(told, opinion=replace(told.opinion, value=lattice, weakest=weakest, fit=0.7))
    assert judge([told, *dice[1:]], pyramid, DiceSet()).reason == reason
