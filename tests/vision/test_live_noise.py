"""Too little light: noise that hides dice in every single picture, but not in the mean of several."""

from __future__ import annotations

from collections import Counter
from dataclasses import replace

import numpy as np
import pytest

from tests.vision.live_scripted import names, rolls, shows
from tests.vision.reader_trays import Setting, roll_of, scene
from vision.motion import MOST_STEP, Grey, Stillness, changed_cells
from vision.reader import Reader
from vision.reading import DiceSet
from vision.render import Rendered, render_scene
from vision.render.effects import Effects, apply_effects
from vision.simulated.noise import SensorNoise
from vision.sources.base import Frame, Image
from vision.stacking import FEWEST, LATER, LATER_S, LOOKS_SOON, NOISY, SOON, Stack
from vision.watching import TrayEvent, Watcher

SIZE = (90, 160)
TRUE = np.tile(np.arange(160, dtype=np.uint8)[None, :, None] + 40, (90, 1, 3))


def pictures(sigma: float, count: int, seed: int = 1) -> list[Image]:
    noise = SensorNoise(SIZE, sigma, np.random.default_rng(seed))
    return [noise.over(TRUE) for _ in range(count)]


def off(picture: Image) -> float:
    return float(np.abs(picture.astype(np.float32) - TRUE).mean())


def given(stack: Stack, sigma: float, count: int, gap_s: float = 1 / 30, rare: bool = False) -> list[Image | None]:
    return [stack.add(picture, i * gap_s, rare) for i, picture in enumerate(pictures(sigma, count))]


@pytest.mark.parametrize("sigma", [0.0, 1.5, NOISY - 1.5])
def test_pictures_that_are_hardly_noisy_are_looked_at_as_they_come(sigma: float) -> None:
    stack = Stack()
    seen = given(stack, sigma, 12)
    assert all(
        np.array_equal(one, other) for one, other in zip(seen, pictures(sigma, 12), strict=True) if one is not None
    )
    assert all(picture is not None for picture in seen)
    assert not stack.unsettled()


def test_of_noisy_pictures_the_means_are_looked_at_which_are_nearer_to_the_truth() -> None:
    stack = Stack()
    first = given(stack, 20.0, 9)
    # that they are noisy is known with the second
    means = [picture for picture in first[1:] if picture is not None]
    assert len(means) == 2
    assert [i for i, picture in enumerate(first) if picture is not None] == [0, SOON, 2 * SOON]
    assert max(off(mean) for mean in means) < 0.6 * off(pictures(20.0, 1)[0])


def test_what_settles_nothing_soon_is_followed_once_by_better_means() -> None:
    stack = Stack()
    given(stack, 20.0, SOON)
    assert not stack.unsettled()
    soon = given(stack, 20.0, LOOKS_SOON * SOON)
    assert stack.unsettled()
    assert not stack.unsettled()
    later = [picture for picture in given(stack, 20.0, 2 * LATER, gap_s=0.01) if picture is not None]
    assert len(later) == 2
    assert max(off(mean) for mean in later) < min(off(mean) for mean in soon if mean is not None)


def test_rare_pictures_are_looked_at_one_by_one_first_then_their_means_after_some_time() -> None:
    stack = Stack()
    assert all(picture is not None for picture in given(stack, 20.0, LOOKS_SOON, 0.25, rare=True))
    assert stack.unsettled()
    seen = given(stack, 20.0, 8, 0.25, rare=True)
    waited = round(LATER_S / 0.25 + 0.5) + 1
    assert waited >= FEWEST
    assert [picture is not None for picture in seen] == [(i + 1) % waited == 0 for i in range(8)]


def test_another_stillness_begins_anew_but_noise_is_remembered() -> None:
    stack = Stack()
    given(stack, 20.0, SOON)
    stack.begin()
    seen = given(stack, 20.0, SOON)
    assert [picture is not None for picture in seen] == [False] * (SOON - 1) + [True]
    stack.begin()
    assert [picture is not None for picture in given(stack, 0.0, 3)] == [False, True, True]


def loud(count: int, die_at: int | None = None, seed: int = 2) -> list[Grey]:
    rng = np.random.default_rng(seed)
    out = []
    for i in range(count):
        grey = 90 + rng.normal(0, 13, (90, 160))
        if die_at is not None and i >= die_at:
            grey[40:50, 60:70] += 90
        out.append(grey.astype(np.float32))
    return out


def test_loud_noise_is_no_motion_and_a_die_that_comes_is() -> None:
    stillness = Stillness()
    # how loud it is, is learned in the first seconds
    for i, grey in enumerate(loud(150)):
        stillness.feed(grey, i / 30)
    assert stillness.step > MOST_STEP
    moving = [stillness.feed(grey, 5 + i / 30).moving for i, grey in enumerate(loud(40, die_at=30, seed=3))]
    assert moving == [False] * 30 + [True] + [False] * 9


def test_noise_that_is_not_loud_is_compared_cell_by_cell() -> None:
    one, other = np.full((20, 20), 90, np.float32), np.full((20, 20), 90, np.float32)
    other[5:7, 5:7] += 40
    assert int(changed_cells(one, other, MOST_STEP).sum()) == 4
    assert int(changed_cells(one, other, MOST_STEP, more=50.0).sum()) == 0
    assert int(changed_cells(one, other, MOST_STEP + 1).sum()) == 0


def dim(seed: int, gain: float) -> tuple[Image, Rendered]:
    """A tray in the dark without dice, and with them."""
    setting = Setting(camera=replace(Setting().camera, side_px=30), effects=Effects(gain=gain))
    spec, rng = scene(setting, seed), np.random.default_rng([seed, 2])
    return render_scene(replace(spec, dice=()), rng).image, render_scene(spec, rng)


def watched(bare: Image, drawn: Rendered, reader: Reader, grain: Effects) -> list[TrayEvent]:
    """The empty tray long enough to learn its noise, then the dice, which no hand brings."""
    rng = np.random.default_rng(7)
    watcher = Watcher(reader, DiceSet("qwixx"))
    events: list[TrayEvent] = []
    for i in range(240):
        events += watcher.feed(Frame(apply_effects(bare if i < 120 else drawn.image, grain, rng), i / 30, i))
    return events


@pytest.mark.parametrize(("seed", "gain"), [(0, 0.12), (1, 0.12), (0, 0.2)])
def test_a_roll_in_the_dark_is_called_though_no_single_picture_shows_it(
    seed: int, gain: float, reader: Reader, monkeypatch: pytest.MonkeyPatch
) -> None:
    # these come without a hand, and as dark as the tray: nothing is seen of that but by looking again
    monkeypatch.setattr("vision.watching.NOISY_AGAIN_S", 2.0)
    bare, drawn = dim(seed, gain)
    grain = Effects(noise=16.0, grain_px=1.4)
    single = apply_effects(drawn.image, grain, np.random.default_rng(7))
    assert reader.read(single, DiceSet("qwixx")).status == "refused"
    events = watched(bare, drawn, reader, grain)
    (roll,) = rolls(events)
    assert Counter((c, v) for c, values in shows(roll).items() for v in values) == roll_of(drawn)
    assert {"refused", "fault"}.isdisjoint(names(events))
