"""Names of dice from the chances of their colours: colours taken out of play, and colours that no set has."""

from __future__ import annotations

import numpy as np
import pytest

from vision.colours import contradicts, hardly_has, name_removed
from vision.faces import COLOURS

OTHERS = ["white", "white", "yellow", "green", "blue"]


def chances(**of: float) -> np.ndarray:
    return np.array([of.get(colour, 0.0) for colour in COLOURS], np.float32)


def named(die: str, removed: frozenset[str] = frozenset({"red"}), among: list[str] = OTHERS, **of: float) -> str:
    names = [*among, die]
    name_removed([*(chances(**{colour: 1.0}) for colour in among), chances(**of)], names, removed)
    assert names[:-1] == among
    return names[-1]


def test_a_red_die_that_looks_orange_is_the_removed_red_one() -> None:
    assert named("orange", orange=0.93, red=0.06) == "red"


def test_a_die_that_cannot_be_the_removed_one_keeps_its_colour() -> None:
    assert named("orange", orange=0.98, red=0.01) == "orange"
    assert named("orange", frozenset({"green"}), orange=0.6, red=0.35) == "orange"


def test_a_removed_die_that_was_found_is_not_found_twice() -> None:
    assert named("orange", among=[*OTHERS, "red"], orange=0.6, red=0.35) == "orange"


def test_of_two_removed_colours_the_likelier_is_named() -> None:
    assert named("turquoise", frozenset({"blue", "green"}), ["white"], turquoise=0.9, blue=0.03, green=0.06) == "green"


def test_a_second_die_of_a_colour_in_play_stays_one_too_many() -> None:
    assert named("blue", blue=0.6, red=0.35) == "blue"


@pytest.mark.parametrize("of", [{"brown": 0.96, "red": 0.01}, {"brown": 0.45, "black": 0.44, "red": 0.03}])
def test_a_die_of_some_colour_that_no_set_has_is_not_the_set_s_die_that_was_not_found(of: dict[str, float]) -> None:
    """A black die was called in the place of a red one on a red cloth: neither black nor brown alone was plain."""
    assert contradicts(chances(**of), "red")


@pytest.mark.parametrize("of", [{"red": 1.0}, {"orange": 0.6, "red": 0.3}, {"purple": 0.9, "red": 0.09}])
def test_a_die_that_may_have_its_colour_keeps_it(of: dict[str, float]) -> None:
    assert not contradicts(chances(**of), "red")


def test_a_die_that_hardly_has_its_colour_is_known_as_one() -> None:
    assert hardly_has(chances(turquoise=0.91, green=0.08), "green")
    assert not hardly_has(chances(turquoise=0.7, green=0.29), "green")
    # of another colour of the set: which of the two it is, is for the assignment
    assert not hardly_has(chances(blue=0.91, green=0.08), "green")
