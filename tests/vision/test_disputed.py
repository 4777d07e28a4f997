"""Net and pip lattice at odds: what is not beyond doubt is looked at again, and else asked about."""

from __future__ import annotations

from dataclasses import replace

import numpy as np
import pytest

from tests.vision.reader_trays import Setting, draw
from vision.belief import load_beliefs
from vision.evidence import Evidence, gather
from vision.finding import Pyramid
from vision.reader import Reader
from vision.reading import DiceSet
from vision.verdict import judge, wants_closest_look


@pytest.fixture(scope="module")
def tray() -> tuple[Pyramid, list[Evidence]]:
    """A plain tray and all that is known of its six dice."""
    pyramid = Pyramid(draw(Setting(), 3).image)
    evidence = gather(Reader().faces(pyramid), pyramid, load_beliefs())
    return pyramid, [item for item in evidence if item.die > 0.5]


def disputed(item: Evidence, value_sure: float) -> Evidence:
    """The same die, but that the lattice shows another value, and the net is as sure as this."""
    opinion = replace(item.opinion, value=item.value % 6 + 1, fit=0.9)
    return replace(item, opinion=opinion, chances=(item.die, value_sure, item.cocked))


def test_a_value_that_the_lattice_disputes_is_refused(tray: tuple[Pyramid, list[Evidence]]) -> None:
    pyramid, dice = tray
    assert judge(dice, pyramid, DiceSet()).reason is None
    verdict = judge([disputed(dice[0], 0.93), *dice[1:]], pyramid, DiceSet())
    assert verdict.reason == "pips-unsure"
    assert sum(die.doubt == "pips-unsure" for die in verdict.dice) == 1
    assert not verdict.complete  # the half picture may tell


def test_a_value_beyond_doubt_is_not_disputed(tray: tuple[Pyramid, list[Evidence]]) -> None:
    pyramid, dice = tray
    assert judge([disputed(dice[0], 0.995), *dice[1:]], pyramid, DiceSet()).reason is None


def with_share(item: Evidence, share: float) -> Evidence:
    """The same die, but that its value holds so much of what the net gives all values together."""
    values = np.full(7, (1 - share) / 5, np.float32)
    values[0], values[item.value] = 0.0, share
    return replace(item, face=replace(item.face, values=values))


@pytest.mark.parametrize(("share", "reason"), [(0.97, "pips-unsure"), (0.99, None)])
def test_what_the_lattice_plainly_disputes_is_called_only_where_the_net_is_beyond_doubt(
    tray: tuple[Pyramid, list[Evidence]], share: float, reason: str | None
) -> None:
    pyramid, dice = tray
    assert judge([with_share(disputed(dice[0], 0.995), share), *dice[1:]], pyramid, DiceSet()).reason == reason


@pytest.mark.parametrize(
    ("weakest", "share", "reason"), [(0.4, 0.96, "pips-unsure"), (0.4, 0.99, None), (0.9, 0.96, None)]
)
def test_a_pip_that_hardly_stands_out_is_asked_about(
    tray: tuple[Pyramid, list[Evidence]], weakest: float, share: float, reason: str | None
) -> None:
    pyramid, dice = tray
    faint = replace(dice[0], opinion=replace(dice[0].opinion, weakest=weakest, fit=0.9))
    assert judge([with_share(faint, share), *dice[1:]], pyramid, DiceSet()).reason == reason


def test_a_dispute_wants_the_closest_look(tray: tuple[Pyramid, list[Evidence]]) -> None:
    _, dice = tray
    calm = [replace(item, chances=(item.die, item.value_sure, 0.01)) for item in dice]
    calm = [replace(item, face=replace(item.face, moving=0.0)) for item in calm]
    assert not wants_closest_look(calm)
    assert wants_closest_look([disputed(calm[0], 0.93), *calm[1:]])
    assert np.isclose(calm[0].value_sure, dice[0].value_sure)
