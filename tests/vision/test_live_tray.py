"""The simulated tray: what it promises to those who play and test with it."""

from __future__ import annotations

from dataclasses import replace
from itertools import pairwise

import numpy as np
import pytest

from vision.errors import BadThrow
from vision.motion import small_grey
from vision.reading import DiceSet
from vision.simulated.selfthrowing import SelfThrowingTray
from vision.simulated.styles import FLOORS, MATERIALS, random_style
from vision.simulated.tray import COPIES, STILL_FRAMES, SimulatedTray
from vision.sources.base import Frame, Image

SIZE = (640, 360)
ROLL = {"white": [2, 4], "red": 5, "yellow": 1, "green": 3, "blue": 6}


def frames(tray: SimulatedTray, count: int) -> list[Frame]:
    read = [tray.read(1.0) for _ in range(count)]
    return [frame for frame in read if frame is not None]


def until_settled(tray: SimulatedTray) -> list[Frame]:
    seen: list[Frame] = []
    while tray.settled_from is None:
        seen += frames(tray, 1)
    return seen


def picture(value: int, size: tuple[int, int] = (48, 64)) -> Image:
    return np.full((*size, 3), value, np.uint8)


def test_no_two_frames_are_equal_whatever_is_shown() -> None:
    tray = SimulatedTray(1, SIZE)
    seen = frames(tray, 20)
    tray.throw(ROLL)
    seen += until_settled(tray) + frames(tray, 20)
    assert not any(np.array_equal(a.image, b.image) for a, b in pairwise(seen))
    tray.show_picture(picture(120))
    seen = until_settled(tray) + frames(tray, 20)
    assert not any(np.array_equal(a.image, b.image) for a, b in pairwise(seen))


def test_paced_tray_that_lies_still_is_shown_in_a_few_copies(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(SimulatedTray, "_wait_for", lambda *_: True)
    tray = SimulatedTray(1, SIZE, paced=True)
    tray.throw(ROLL)
    until_settled(tray)
    seen = frames(tray, 60)
    assert len({id(frame.image) for frame in seen[: STILL_FRAMES + COPIES]}) == STILL_FRAMES + COPIES
    assert len({id(frame.image) for frame in seen}) == STILL_FRAMES + COPIES
    assert all(not np.array_equal(one.image, two.image) for one, two in pairwise(seen))
    last = seen[-1]
    assert last.small is not None
    assert np.array_equal(small_grey(last), small_grey(replace(last, small=None)))
    tray.bump("red", 2)
    until_settled(tray)
    assert {id(frame.image) for frame in frames(tray, 30)}.isdisjoint(id(frame.image) for frame in seen)


def test_time_and_numbers_go_on_by_the_frame_rate() -> None:
    seen = frames(SimulatedTray(1, SIZE, fps=10.0), 5)
    assert [frame.number for frame in seen] == [0, 1, 2, 3, 4]
    assert [round(frame.at, 3) for frame in seen] == [0.1, 0.2, 0.3, 0.4, 0.5]


def test_same_seed_and_commands_give_the_same_pictures() -> None:
    def run() -> list[Image]:
        tray = SimulatedTray(7, SIZE)
        tray.throw_random(manner="full")
        return [frame.image for frame in until_settled(tray)]

    first, second = run(), run()
    assert all(np.array_equal(a, b) for a, b in zip(first, second, strict=True))


def test_thrown_dice_are_the_truth() -> None:
    tray = SimulatedTray(3, SIZE)
    tray.throw(ROLL, cocked="green")
    assert tray.lying == {"white": (2, 4), "red": (5,), "yellow": (1,), "green": (3,), "blue": (6,)}
    assert [truth.colour for truth in tray.lie.truth if truth.cocked] == ["green"]


@pytest.mark.parametrize("seed", range(20))
def test_dice_lie_apart_and_wholly_in_the_picture(seed: int) -> None:
    tray = SimulatedTray(seed, SIZE, family="home" if seed % 2 else "away")
    tray.throw_random(manner="instant")
    assert all(truth.visible > 0.9 for truth in tray.lie.truth)
    places = [truth.top.mean(axis=0) for truth in tray.lie.truth]
    sides = [truth.side_px for truth in tray.lie.truth]
    for i, one in enumerate(places):
        assert all(float(np.hypot(*(one - two))) > 0.9 * sides[i] for two in places[:i])


@pytest.mark.parametrize(
    "dice", [{"red": 7}, {"red": 0}, {"purple": 1}, {"red": [1, 2]}, {"white": [1, 2, 3]}, {"red": True}]
)
def test_dice_that_do_not_exist_are_refused(dice: dict[str, int]) -> None:
    with pytest.raises(BadThrow):
        SimulatedTray(1, SIZE).throw(dice)


def test_reroll_moves_only_the_die_it_names() -> None:
    tray = SimulatedTray(2, SIZE)
    tray.throw(ROLL)
    before = {truth.colour: truth.top.mean(axis=0) for truth in tray.lie.truth if truth.colour != "white"}
    tray.reroll({"blue": 1})
    after = {truth.colour: truth.top.mean(axis=0) for truth in tray.lie.truth if truth.colour != "white"}
    assert tray.lying["blue"] == (1,)
    assert all(np.array_equal(before[c], after[c]) for c in ("red", "yellow", "green"))
    assert not np.array_equal(before["blue"], after["blue"])


def test_either_of_the_two_white_dice_can_be_bumped() -> None:
    tray = SimulatedTray(1, SIZE)
    tray.throw(ROLL)
    tray.bump("white", 6, which=1)
    assert tray.lying["white"] == (2, 6)
    tray.bump("white", 1, which=2)
    assert tray.lying["white"] == (1, 6)


def test_removed_and_cleared_dice_are_gone() -> None:
    tray = SimulatedTray(2, SIZE)
    tray.throw(ROLL)
    tray.remove("red")
    assert "red" not in tray.lying
    with pytest.raises(BadThrow):
        tray.remove("red")
    tray.clear()
    assert tray.lying == {}


def test_settled_from_is_the_first_frame_of_the_dice_at_rest() -> None:
    tray = SimulatedTray(2, SIZE)
    tray.throw(ROLL)
    rolling = until_settled(tray)
    assert tray.settled_from == rolling[-1].number
    still = frames(tray, 1)[0].image.astype(int)
    assert np.abs(still - rolling[-1].image).mean() < 2 * tray.style.noise
    assert np.abs(still - rolling[-2].image).max() > 60


def test_unplugged_camera_gives_nothing_while_time_goes_on() -> None:
    tray = SimulatedTray(2, SIZE)
    frames(tray, 2)
    began = tray.now
    tray.unplug()
    assert [tray.read(0.5) for _ in range(3)] == [None, None, None]
    assert tray.now - began == pytest.approx(1.5)
    tray.plug()
    assert tray.read(0.5) is not None


def test_dice_roll_on_before_an_unplugged_camera() -> None:
    tray = SimulatedTray(2, SIZE)
    frames(tray, 2)
    tray.unplug()
    tray.throw_random()
    assert [tray.read(0.5) for _ in range(6)] == [None] * 6
    tray.plug()
    first, second = (frame.image.astype(int) for frame in frames(tray, 2))
    assert np.abs(first - second).max() < 60


def test_picture_is_shown_in_its_own_size_after_bare_cloth() -> None:
    tray = SimulatedTray(2, SIZE)
    tray.show_picture(picture(200))
    seen = until_settled(tray)
    assert {frame.image.shape for frame in seen} == {(48, 64, 3)}
    assert abs(float(seen[0].image.mean()) - 96) < 3
    assert abs(float(seen[-1].image.mean()) - 200) < 3


def test_huge_picture_is_made_smaller() -> None:
    tray = SimulatedTray(2, SIZE)
    tray.show_picture(picture(90, (3000, 4000)))
    assert until_settled(tray)[-1].image.shape == (1440, 1920, 3)


def test_sequence_keeps_its_own_pace_and_its_last_picture() -> None:
    tray = SimulatedTray(2, SIZE)
    tray.play_frames([picture(20), picture(60), picture(150)], fps=8.0)
    seen = until_settled(tray)[-3:]
    assert [int(frame.image.mean()) for frame in seen] == [20, 60, 150]
    assert [round(b.at - a.at, 3) for a, b in pairwise(seen)] == [0.125, 0.125]
    assert abs(float(frames(tray, 1)[0].image.mean()) - 150) < 3


def test_hand_covers_a_part_of_the_picture_until_it_is_taken_away() -> None:
    tray = SimulatedTray(2, SIZE)
    tray.throw(ROLL, manner="instant")
    until_settled(tray)
    free = frames(tray, 1)[0].image.astype(int)
    tray.cover()
    until_settled(tray)
    covered = np.abs(frames(tray, 1)[0].image - free).max(axis=2) > 40
    assert 0.04 < float(covered.mean()) < 0.6
    tray.uncover()
    until_settled(tray)
    assert np.abs(frames(tray, 1)[0].image - free).mean() < 2 * tray.style.noise


def test_closed_tray_has_ended() -> None:
    tray = SimulatedTray(1, SIZE)
    tray.close()
    assert tray.ended
    assert tray.read(0.1) is None


def test_families_of_tables_share_no_cloth() -> None:
    assert not set(FLOORS["home"]) & set(FLOORS["away"])
    kinds = {random_style(seed, SIZE, "away").floor.kind for seed in range(30)}
    assert kinds == set(FLOORS["away"])
    assert {look.material for look in random_style(3, SIZE, "away").looks.values()} <= set(MATERIALS["away"])


@pytest.mark.parametrize("dice_set", [DiceSet(), DiceSet("qwixx", frozenset({"red"})), DiceSet("one")])
def test_self_throwing_tray_throws_the_dice_it_is_asked_for(dice_set: DiceSet) -> None:
    inner = SimulatedTray(2, (320, 180))
    tray = SelfThrowingTray(inner, dice_set)
    seen = set()
    for _ in range(400):
        assert tray.read(1.0) is not None
        if inner.settled_from is not None:
            seen.add(tuple(sorted(inner.lying.items())))
    assert len(seen) >= 3
    thrown = [sorted(die.colour for die in inner.lie.dice)]
    expected = dice_set.expected()
    assert thrown == [sorted(expected)] if expected else len(thrown[0]) == 1
