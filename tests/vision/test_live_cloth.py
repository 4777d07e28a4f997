"""Cloth taken for dice, told by the empty tray looking the same there."""

from __future__ import annotations

import numpy as np

from tests.vision.live_scripted import die, reading
from vision.cloth import empty_in_the_dark, foreign_share, without_cloth
from vision.reading import DiceSet, Reading

SET = ("white", "white", "red", "yellow", "green", "blue")
PLACES = [(60.0 + 60.0 * i, 180.0) for i in range(7)]


def foreign(count: int) -> np.ndarray[tuple[int, int], np.dtype[np.uint8]]:
    """Half the picture's size; foreign at the first `count` places."""
    mask = np.zeros((180, 320), np.uint8)
    for x, y in PLACES[:count]:
        mask[int(y / 2) - 8 : int(y / 2) + 8, int(x / 2) - 8 : int(x / 2) + 8] = 1
    return mask


def seven(doubt: str | None = None) -> Reading:
    dice = [die(colour, 3, x, y) for colour, (x, y) in zip(SET, PLACES, strict=False)]
    dice[0] = die("white", 3, *PLACES[0], doubt=doubt)
    return reading([*dice, die("black", 1, *PLACES[6], doubt="colour-unsure")], "extra-die", ["black"])


def six() -> Reading:
    return reading([die(colour, 3, x, y) for colour, (x, y) in zip(SET, PLACES, strict=False)])


def test_share_is_one_on_a_die_and_nothing_on_cloth() -> None:
    assert foreign_share(seven().dice[0], seven(), foreign(6)) > 0.9
    assert foreign_share(seven().dice[6], seven(), foreign(6)) == 0.0


def test_extra_die_that_is_cloth_is_taken_back() -> None:
    judged = without_cloth(seven(), foreign(6), DiceSet())
    assert (judged.status, len(judged.dice)) == ("ok", 6)


def test_extra_die_that_is_there_stays_refused() -> None:
    assert without_cloth(seven(), foreign(7), DiceSet()) == seven()


def test_doubt_about_another_die_stays() -> None:
    assert without_cloth(seven("pips-unsure"), foreign(6), DiceSet()).status == "refused"


def test_roll_with_a_die_that_is_cloth_misses_that_die() -> None:
    judged = without_cloth(six(), foreign(5), DiceSet())
    assert (judged.status, judged.reason, judged.about) == ("refused", "missing-die", ("blue",))
    assert len(judged.dice) == 5


def test_roll_of_real_dice_is_left_as_it_is() -> None:
    assert without_cloth(six(), foreign(6), DiceSet()) == six()


def test_white_die_on_white_cloth_is_told_by_its_pips_and_edges() -> None:
    mask = foreign(6)
    x, y = (int(v / 2) for v in PLACES[0])
    mask[y - 8 : y + 8, x - 8 : x + 8] = 0
    mask[y - 8 : y - 4, x - 6 : x + 6] = 1
    share = foreign_share(six().dice[0], six(), mask)
    assert 0.13 < share < 0.33  # as on the simulated table 258
    assert without_cloth(six(), mask, DiceSet()) == six()


def test_white_one_on_white_cloth_is_told_by_its_pip_alone() -> None:
    mask = foreign(6)
    x, y = (int(v / 2) for v in PLACES[0])
    mask[y - 8 : y + 8, x - 8 : x + 8] = 0
    mask[y - 2 : y + 2, x - 2 : x + 3] = 1
    assert 0.07 < foreign_share(six().dice[0], six(), mask) < 0.1  # as on the simulated table 258
    assert without_cloth(six(), mask, DiceSet()) == six()


def test_removed_die_is_no_cloth() -> None:
    judged = without_cloth(seven(), foreign(6), DiceSet("qwixx", frozenset({"red"})))
    assert judged.status == "refused"


def test_dark_picture_of_the_empty_tray_shows_an_empty_tray() -> None:
    assert empty_in_the_dark(reading([], "dark"), foreign(0)).reason == "no-dice"


def test_dark_picture_with_something_in_it_stays_dark() -> None:
    assert empty_in_the_dark(reading([], "dark"), foreign(1)).reason == "dark"
    assert empty_in_the_dark(reading(six().dice, "dark"), foreign(0)).reason == "dark"
