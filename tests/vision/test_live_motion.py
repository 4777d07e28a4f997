"""Motion on a small grey picture: what counts and what does not."""

from __future__ import annotations

import numpy as np

from vision.background import EmptyTray
from vision.motion import Grey, Stillness, reaching_in, small_colour, small_grey
from vision.simulated.tray import SimulatedTray
from vision.sources.base import Frame

SIZE = (640, 360)


def grey_frames(tray: SimulatedTray, count: int) -> list[Grey]:
    frames = [tray.read(1.0) for _ in range(count)]
    return [small_grey(frame) for frame in frames if frame is not None]


def thrown(seed: int) -> SimulatedTray:
    tray = SimulatedTray(seed, SIZE)
    tray.throw_random(manner="instant")
    while tray.settled_from is None:
        tray.read(1.0)
    return tray


def moving(stillness: Stillness, frames: list[Grey], begin: float = 0.0) -> list[bool]:
    return [stillness.feed(grey, begin + i / 30).moving for i, grey in enumerate(frames)]


def test_small_picture_is_at_most_400_wide_and_keeps_the_mean() -> None:
    image = np.full((720, 1280, 3), 90, np.uint8)
    small = small_grey(Frame(image, 0.0, 0))
    assert small.shape == (180, 320)
    assert float(small.mean()) == 90.0


def test_sensor_noise_is_no_motion() -> None:
    for seed in range(4):
        assert moving(Stillness(), grey_frames(thrown(seed), 40)) == [True] + [False] * 39


def test_die_turned_to_another_value_is_motion() -> None:
    tray = thrown(2)
    stillness = Stillness()
    moving(stillness, grey_frames(tray, 10))
    was = tray.lie.truth[2].value
    tray.bump(tray.lie.truth[2].colour, was % 6 + 1)
    while tray.settled_from is None:
        tray.read(1.0)
    assert moving(stillness, grey_frames(tray, 3), 1.0) == [True, False, False]


def test_lamp_flicker_in_bands_is_no_motion() -> None:
    frames = grey_frames(thrown(3), 30)
    rows = np.arange(frames[0].shape[0])[:, None]
    bands = [(1 + 0.08 * np.sin(rows / 14 + i * 2.1)).astype(np.float32) for i in range(len(frames))]
    assert sum(moving(Stillness(), [f * b for f, b in zip(frames, bands, strict=True)])[2:]) == 0


def test_automatic_exposure_is_no_motion() -> None:
    frames = grey_frames(thrown(3), 30)
    fading = [np.asarray(frame * (1.0 - 0.01 * i), np.float32) for i, frame in enumerate(frames)]
    assert sum(moving(Stillness(), fading)[1:]) == 0


def test_slow_creep_is_motion_though_single_frames_hardly_differ() -> None:
    base = np.full((90, 160), 80.0, np.float32)
    frames = []
    for step in range(24):
        grey = base.copy()
        grey[40:48, 40 + step // 3 : 48 + step // 3] = 160.0
        frames.append(grey)
    assert sum(moving(Stillness(), frames)) >= 5


def test_picture_of_another_size_begins_anew() -> None:
    stillness = Stillness()
    stillness.feed(np.zeros((90, 160), np.float32), 0.0)
    look = stillness.feed(np.zeros((45, 80), np.float32), 0.1)
    assert look.moving
    assert look.mask is None


def test_only_large_patches_at_the_edge_are_arms() -> None:
    mask = np.zeros((90, 160), np.uint8)
    mask[40:60, 60:80] = 1
    assert reaching_in(mask, 50) is None
    mask[60:90, 30:50] = 1
    arm = reaching_in(mask, 50)
    assert arm is not None
    assert int(arm.sum()) == 600
    assert reaching_in(mask, 50, most_edge=0.02) is None


def test_light_and_dice_leave_the_tray_where_it_is_a_moved_camera_does_not() -> None:
    tray = SimulatedTray(5, SIZE)
    assert tray.style.tray is not None
    frame = tray.read(1.0)
    assert frame is not None
    empty = EmptyTray()
    empty.learn(small_grey(frame), small_colour(frame.image))
    tray.throw_random(manner="instant")
    grey = grey_frames(tray, 3)[-1]
    for seen in (grey, grey * 0.6):
        assert (empty.likeness(np.asarray(seen, np.float32)) or 0.0) > 0.9
    assert (empty.likeness(np.asarray(np.roll(grey, (16, 24), (0, 1)))) or 0.0) < 0.65


def test_places_are_clear_once_the_dice_are_gone() -> None:
    tray = SimulatedTray(4, SIZE)
    frame = tray.read(1.0)
    assert frame is not None
    empty = EmptyTray()
    empty.learn(small_grey(frame), small_colour(frame.image))
    tray.throw_random(manner="instant")
    seen = grey_frames(tray, 3)[-1]
    boxes = []
    for truth in tray.lie.truth:
        x, y = truth.top.mean(axis=0) / SIZE
        boxes.append((float(x) - 0.02, float(y) - 0.03, 0.04, 0.06))
    foreign = empty.foreign(seen, 8.0)
    assert foreign is not None
    assert not empty.clear_at(foreign, boxes)
    again = empty.foreign(small_grey(frame), 8.0)
    assert again is not None
    assert empty.clear_at(again, boxes)


def test_sheet_without_any_structure_is_not_remembered_as_a_tray() -> None:
    empty = EmptyTray()
    empty.learn(np.full((90, 160), 96.0, np.float32), np.full((90, 160, 3), 96, np.uint8))
    assert empty.foreign(np.zeros((90, 160), np.float32), 8.0) is None


def test_arm_as_bright_as_the_tray_is_told_by_its_colour() -> None:
    light = np.linspace(100, 140, 320, dtype=np.float32)[None, :, None]
    tray = np.repeat(np.repeat(light, 180, axis=0), 3, axis=2).astype(np.uint8)
    arm = tray.copy()
    # Less blue, more red: as bright to the eye of a grey picture.
    arm[60:, 140:180] = np.clip(arm[60:, 140:180].astype(int) + np.array([-70, 0, 27]), 0, 255).astype(np.uint8)
    before, after = small_grey(Frame(tray, 0.0, 0)), small_grey(Frame(arm, 0.1, 1))
    assert float(np.abs(before - after).max()) < 4
    empty = EmptyTray()
    empty.learn(before, small_colour(tray))
    assert empty.resting_arm(before, small_colour(tray), 8.0) is None
    found = empty.resting_arm(after, small_colour(arm), 8.0)
    assert found is not None
    assert abs(int(found.sum()) - 120 * 40) < 500
