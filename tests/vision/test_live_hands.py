"""Hands that lie still beside the dice, wherever they seem to come in; and what only looks like one."""

from __future__ import annotations

import numpy as np
import pytest

from tests.vision.live_scripted import TruthReader, names, rolls, settle, shows, watch
from vision.arms import ARM_PATIENCE_S, RestingArm
from vision.background import EmptyTray
from vision.lying import Area
from vision.motion import Mask, small_colour, small_grey
from vision.reading import DiceSet
from vision.simulated.styles import Family
from vision.simulated.tray import SimulatedTray
from vision.sources.base import Frame, Image
from vision.watching import Watcher

WIDE, HIGH = 320, 180
#: Where a die lies, as part of the picture, and in cells.
DIE: Area = (0.25, 0.25, 0.09, 0.16)
DIE_CELLS = (slice(45, 74), slice(80, 109))


def tray_picture() -> Image:
    """A tray with a rim along its lower edge, as bright and as brown as the hand that will come in over it."""
    picture = np.repeat(np.linspace(60, 90, WIDE, dtype=np.float32)[None, :, None], HIGH, axis=0).repeat(3, axis=2)
    picture[150:] = (120, 150, 205)
    return picture.astype(np.uint8)


def beside(before: Image, after: Image) -> Mask | None:
    empty = EmptyTray()
    empty.learn(small_grey(Frame(before, 0.0, 0)), small_colour(before))
    grey = small_grey(Frame(after, 0.1, 1))
    assert empty.resting_arm(grey, small_colour(after), 6.0) is None
    return empty.beside(grey, small_colour(after), 6.0, [DIE])


def test_hand_that_looks_like_the_rim_where_it_comes_in_is_seen_beside_the_dice() -> None:
    shown = tray_picture()
    shown[DIE_CELLS] = (40, 35, 190)
    shown[70:, 150:230] = (120, 150, 205)
    found = beside(tray_picture(), shown)
    assert found is not None
    assert abs(int(found.sum()) - 80 * 80) < 400


def test_dice_and_a_thing_as_small_as_two_of_them_are_no_hand() -> None:
    shown = tray_picture()
    shown[DIE_CELLS] = (40, 35, 190)
    shown[70:90, 200:280] = (200, 200, 200)
    assert beside(tray_picture(), shown) is None


def test_shadow_of_somebody_who_leans_over_the_tray_is_no_hand() -> None:
    shown = tray_picture()
    shown[DIE_CELLS] = (40, 35, 190)
    shaded = shown.copy()
    shaded[70:140, 150:230] = shaded[70:140, 150:230] * 0.6
    assert beside(tray_picture(), shaded) is None
    reddish = shown.copy()
    reddish[70:140, 150:230] = reddish[70:140, 150:230] * np.array([0.4, 0.55, 0.7])
    assert beside(tray_picture(), reddish) is not None


def test_what_was_taken_for_part_of_the_empty_tray_and_is_gone_is_no_hand() -> None:
    remembered = tray_picture()
    remembered[70:140, 150:230] = (120, 150, 205)
    shown = tray_picture()
    shown[DIE_CELLS] = (40, 35, 190)
    assert beside(remembered, shown) is None
    shown[70:140, 30:75] = (120, 150, 205)
    found = beside(remembered, shown)
    assert found is not None
    assert not found[:, 140:].any()


@pytest.mark.parametrize(
    ("seed", "family"),
    [(1022, "home"), (1006, "away")],
    ids=["plain cloth", "patterned cloth"],
)
def test_throw_under_way_when_the_watching_began_is_called_at_once(seed: int, family: Family) -> None:
    """Its dice on their way were remembered as the empty tray, as this reader takes them for none."""
    tray = SimulatedTray(seed, size=(960, 540), family=family)
    watcher = Watcher(TruthReader(tray), DiceSet())
    tray.throw_random()
    for _ in range(seed % 4):
        tray.read(0.2)
    (roll,) = rolls(settle(watcher, tray))
    assert shows(roll) == tray.lying
    assert (roll.latency_ms or 0.0) <= 200.0


@pytest.mark.parametrize("pictures", [0, 2])
@pytest.mark.parametrize("seed", [2, 6, 15])
def test_throw_under_way_when_the_watching_began_is_no_moved_camera(seed: int, pictures: int) -> None:
    tray = SimulatedTray(seed, (640, 360), family="home" if seed % 2 == 0 else "away")
    watcher = Watcher(TruthReader(tray), DiceSet())
    tray.throw_random()
    for _ in range(pictures):
        tray.read(0.2)
    events = watch(watcher, tray, 60)
    assert len(rolls(events)) == 1
    assert "fault" not in names(events)


@pytest.mark.parametrize(
    ("seed", "family"),
    [(77, "away"), (187, "away"), (22, "home")],
    ids=["rim as bright as the hand", "cloth of many browns", "black tray"],
)
def test_hand_beside_the_dice_is_waited_for(seed: int, family: Family) -> None:
    """Three trays of the bench at which a hand was not noticed by a patch that reaches in."""
    tray = SimulatedTray(seed, family=family)
    reader = TruthReader(tray)
    watcher = Watcher(reader, DiceSet())
    watch(watcher, tray, 5)
    tray.throw_random(hand=True)
    events = settle(watcher, tray, 60)
    assert rolls(events) == []
    assert [event.reading.reason for event in events if event.event == "refused" and event.reading] == ["covered"]
    tray.uncover()
    (roll,) = rolls(settle(watcher, tray))
    assert shows(roll) == tray.lying


class FirstHand:
    """A watcher that began while a hand lay in the empty tray; this reader takes it for none."""

    def __init__(self, seed: int, pictures: int = 8) -> None:
        family: Family = "home" if seed % 2 == 0 else "away"
        self.tray = SimulatedTray(seed, (640, 360), family=family)
        self.watcher = Watcher(TruthReader(self.tray), DiceSet())
        self.tray.cover()
        while self.tray.settled_from is None:
            self.tray.read(0.2)
        watch(self.watcher, self.tray, pictures)


@pytest.mark.parametrize("seed", range(8))
def test_throw_after_a_hand_that_lay_in_the_first_picture_is_called_as_usual(seed: int) -> None:
    first = FirstHand(seed)
    first.tray.uncover()
    events = settle(first.watcher, first.tray, 30)
    assert names(events)[-1] == "empty"
    first.tray.throw_random()
    events += settle(first.watcher, first.tray, 30)
    (roll,) = rolls(events)
    assert shows(roll) == first.tray.lying
    assert (roll.latency_ms or 0.0) <= 200.0
    assert {"refused", "fault"}.isdisjoint(names(events))


@pytest.mark.parametrize("pictures", [1, 8])
@pytest.mark.parametrize("seed", [0, 5, 6, 12])
def test_throw_from_a_hand_that_lay_in_the_first_picture_is_called_as_usual(seed: int, pictures: int) -> None:
    first = FirstHand(seed, pictures)
    first.tray.throw_random()
    events = settle(first.watcher, first.tray, 30)
    (roll,) = rolls(events)
    assert shows(roll) == first.tray.lying
    assert (roll.latency_ms or 0.0) <= 200.0
    assert {"refused", "fault", "collected"}.isdisjoint(names(events))
    first.tray.clear()
    assert "collected" in names(settle(first.watcher, first.tray))


@pytest.mark.parametrize("seed", [3, 6, 8])
def test_hand_beside_the_dice_is_waited_for_after_one_in_the_first_picture_went(seed: int) -> None:
    first = FirstHand(seed)
    first.tray.uncover()
    settle(first.watcher, first.tray, 20)
    first.tray.throw_random(hand=True)
    assert rolls(settle(first.watcher, first.tray, 60)) == []
    first.tray.uncover()
    (roll,) = rolls(settle(first.watcher, first.tray))
    assert shows(roll) == first.tray.lying


@pytest.mark.parametrize("seed", [2, 3, 6, 7])
def test_second_hand_that_lies_where_that_of_the_first_picture_lay_is_no_moved_camera(seed: int) -> None:
    first = FirstHand(seed)
    first.tray.throw_random(hand=True)
    events = settle(first.watcher, first.tray, 60)
    assert {"roll", "fault"}.isdisjoint(names(events))
    assert [event.reading.reason for event in events if event.event == "refused" and event.reading] == ["covered"]
    first.tray.uncover()
    events = settle(first.watcher, first.tray, 20)
    (roll,) = rolls(events)
    assert shows(roll) == first.tray.lying
    assert "fault" not in names(events)


def test_thing_put_down_beside_the_tray_is_not_waited_for_for_ever() -> None:
    tray = SimulatedTray(77, family="away")
    watcher = Watcher(TruthReader(tray), DiceSet())
    watch(watcher, tray, 5)
    tray.throw_random(hand=True)
    assert "roll" not in names(settle(watcher, tray, 60))
    assert len(rolls(watch(watcher, tray, int(ARM_PATIENCE_S * tray.fps)))) == 1


def patch(left: int) -> Mask:
    mask = np.zeros((HIGH, WIDE), np.uint8)
    mask[:, left : left + 20] = 1
    return mask


def test_patience_with_an_arm_that_flickers_in_a_still_picture_ends() -> None:
    arm = RestingArm()
    at = 0.0
    flickering = (patch(40), patch(200), None)
    while at < 9.0 and (arm.rests(flickering[round(at * 10) % 3], at, still_since=0.0) or round(at * 10) % 3 == 2):
        at += 0.1
    assert at == pytest.approx(ARM_PATIENCE_S, abs=0.25)


def test_another_arm_in_another_stillness_is_waited_for_anew() -> None:
    arm = RestingArm()
    assert arm.rests(patch(40), 0.0, still_since=0.0)
    assert arm.rests(patch(200), ARM_PATIENCE_S, still_since=3.0)
    assert not arm.rests(patch(200), 2 * ARM_PATIENCE_S, still_since=7.0)


def test_hand_over_the_dark_half_of_a_black_cloth_is_seen() -> None:
    y, x = np.mgrid[0:HIGH, 0:WIDE].astype(np.float32)
    light = 9.0 + 9.0 * np.exp(-((x - 250) ** 2 + (y - 60) ** 2) / 9000.0)
    before = np.repeat(light[..., None], 3, axis=2).astype(np.uint8)
    after = before.copy()
    after[90:, 90:170] = (96, 128, 176)
    empty = EmptyTray()
    empty.learn(small_grey(Frame(before, 0.0, 0)), small_colour(before))
    arm = empty.resting_arm(small_grey(Frame(after, 0.1, 1)), small_colour(after), 6.0)
    assert arm is not None
    assert arm[100:170, 95:165].mean() > 0.9
