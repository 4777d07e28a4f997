"""What the set-up finds out: the tray, light and focus, the household's own dice, how sure trial throws are."""

from __future__ import annotations

import json
from dataclasses import replace

import cv2
import numpy as np
import pytest

from tests.vision.live_scripted import TruthReader, die, lying, reading
from vision.calibration import Calibration
from vision.errors import BadCalibration
from vision.judging import ADVICE, Advice, judge_view, sharpness
from vision.own_dice import DiceLearner, OwnDiceReader
from vision.reading import QWIXX_SET, DiceSet, Reading
from vision.render.die import COLOURS_BGR
from vision.simulated.styles import random_style
from vision.simulated.tray import SimulatedTray
from vision.sources.base import Image
from vision.tray_finding import TrayFound, find_tray
from vision.trial import Trial
from vision.watching import TrayEvent

SIZE = (1280, 720)
ROLL = {"white": [2, 4], "red": [5], "yellow": [1], "green": [3], "blue": [6]}


def thrown(tray: SimulatedTray) -> tuple[Image, Reading]:
    """A picture of a fresh throw, and the true reading of it as any dice."""
    tray.throw_random(manner="instant")
    while tray.settled_from is None:
        frame = tray.read(1.0)
    assert frame is not None
    return frame.image, TruthReader(tray).read(frame.image, DiceSet("any"))


def floor_corners(tray: SimulatedTray) -> np.ndarray[tuple[int, ...], np.dtype[np.float32]]:
    """Where the true corners of the tray's floor are in the picture."""
    rim = tray.style.tray
    assert rim is not None
    turn = np.array([[np.cos(rim.turn_rad), np.sin(rim.turn_rad)], [-np.sin(rim.turn_rad), np.cos(rim.turn_rad)]])
    x, y = rim.inner
    flat = np.array([(-x, y), (x, y), (x, -y), (-x, -y)]) @ turn
    return np.asarray(tray.style.camera.project(np.c_[flat, np.zeros(4)]), np.float32)


RIMMED = [seed for seed in range(30) if random_style(seed, SIZE).tray is not None][:6]
BARE = [seed for seed in range(30) if random_style(seed, SIZE).tray is None][:4]


@pytest.mark.parametrize("seed", RIMMED)
def test_floor_of_the_tray_is_found_with_dice_in_it(seed: int) -> None:
    tray = SimulatedTray(seed, SIZE)
    image, _ = thrown(tray)
    found = find_tray(image)
    assert found is not None
    found_mask, true_mask = np.zeros(SIZE[::-1], np.uint8), np.zeros(SIZE[::-1], np.uint8)
    cv2.fillConvexPoly(found_mask, np.array(found.corners, np.int32), 1)
    cv2.fillConvexPoly(true_mask, cv2.convexHull(floor_corners(tray).astype(np.int32)), 1)
    assert (found_mask & true_mask).sum() > 0.8 * (found_mask | true_mask).sum()
    assert not found.cut_off


@pytest.mark.parametrize("seed", BARE)
def test_cloth_without_a_rim_is_no_tray(seed: int) -> None:
    image, _ = thrown(SimulatedTray(seed, SIZE))
    assert find_tray(image) is None


def codes(image: Image, seen: Reading | None, tray: TrayFound | None) -> set[str]:
    advice = judge_view(image, seen, tray)
    assert all(one.code in ADVICE and tuple(one.facts) == ADVICE[one.code] for one in advice)
    return {one.code for one in advice}


WHOLE = TrayFound(((0.0, 0.0), (1280.0, 0.0), (1280.0, 720.0), (0.0, 720.0)), False)


@pytest.fixture(scope="module")
def good() -> tuple[Image, Reading]:
    for seed in RIMMED:
        image, seen = thrown(SimulatedTray(seed, SIZE))
        if not judge_view(image, seen, WHOLE):
            return image, seen
    raise AssertionError("no table is good")


def test_good_view_needs_no_advice(good: tuple[Image, Reading]) -> None:
    assert codes(*good, WHOLE) == set()


def test_dark_bright_and_glaring_pictures_are_named(good: tuple[Image, Reading]) -> None:
    image, seen = good
    assert "too-dark" in codes((image * 0.12).astype(np.uint8), seen, WHOLE)
    assert "too-bright" in codes(np.clip(image.astype(int) * 6, 0, 255).astype(np.uint8), None, WHOLE)
    lamp = image.copy()
    cv2.circle(lamp, (1100, 100), 60, (255, 255, 255), -1)
    assert Advice("glare", {"place": "back-right"}) in judge_view(lamp, seen, WHOLE)


def test_light_from_one_side_is_named_with_the_dark_place(good: tuple[Image, Reading]) -> None:
    image, seen = good
    fall = np.linspace(0.05, 1.3, SIZE[0])[None, :, None]
    advice = judge_view(np.clip(image * fall, 0, 255).astype(np.uint8), seen, WHOLE)
    uneven = next(one for one in advice if one.code == "uneven")
    assert "left" in str(uneven.facts["place"])


@pytest.mark.parametrize(("gains", "colour"), [((0.6, 1.0, 1.35), "yellow"), ((1.4, 1.0, 0.7), "cyan")])
def test_wrong_white_balance_is_named_by_its_colour(
    good: tuple[Image, Reading], gains: tuple[float, float, float], colour: str
) -> None:
    image, seen = good
    tinted = np.clip(image * 0.6 * np.array(gains), 0, 255).astype(np.uint8)
    cast = next(one for one in judge_view(tinted, seen, WHOLE) if one.code == "cast")
    assert cast.facts["colour"] in (colour, "red", "blue")


def test_defocus_is_named_and_lowers_the_sharpness(good: tuple[Image, Reading]) -> None:
    image, seen = good
    soft = np.asarray(cv2.GaussianBlur(image, (0, 0), 5.0), np.uint8)
    assert "blurred" in codes(soft, seen, WHOLE)
    assert sharpness(soft, seen) < 0.6 * sharpness(image, seen)


def test_height_tray_and_size_are_judged(good: tuple[Image, Reading]) -> None:
    image, seen = good
    for size_px, code in ((20.0, "too-far"), (200.0, "too-near")):
        other = replace(seen, dice=tuple(replace(one, size_px=size_px) for one in seen.dice))
        assert code in codes(image, other, WHOLE)
    assert "no-tray" in codes(image, seen, None)
    assert "tray-cut-off" in codes(image, seen, replace(WHOLE, cut_off=True))
    assert "small-picture" in codes(np.asarray(cv2.resize(image, (320, 180)), np.uint8), None, None)


# -- own dice ---------------------------------------------------------------------------------------------------------


class NamingReader(TruthReader):
    """Sees the dice as a set of any dice, calling the replaced one by its real colour, unsure of it."""

    def read(self, image: Image, dice_set: DiceSet) -> Reading:
        seen = super().read(image, DiceSet("any"))
        named = [replace(one, colour="purple") if one.colour == "blue" else one for one in seen.dice]
        return replace(seen, dice=tuple(named))


def purple_for_blue(seed: int) -> SimulatedTray:
    style = random_style(seed, SIZE)
    blue, green, red = COLOURS_BGR["purple"]
    purple = replace(style.looks["blue"], body_bgr=(float(blue), float(green), float(red)))
    return SimulatedTray(seed, SIZE, style=replace(style, looks={**style.looks, "blue": purple}))


@pytest.fixture(scope="module")
def household() -> tuple[SimulatedTray, DiceLearner]:
    tray, learner = purple_for_blue(1), DiceLearner()
    for _ in range(4):
        image, _ = thrown(tray)
        assert learner.add(image, NamingReader(tray).read(image, DiceSet("any"))) is None
    return tray, learner


def test_purple_die_is_learned_in_the_place_of_the_lost_blue_one(
    household: tuple[SimulatedTray, DiceLearner],
) -> None:
    own = household[1].learned()
    assert own is not None
    assert own.names == ("white", "white", "red", "yellow", "green", "purple")
    assert own.needed


def test_throws_of_the_own_set_are_read_with_the_purple_die_as_blue(
    household: tuple[SimulatedTray, DiceLearner],
) -> None:
    tray, learner = household
    own = learner.learned()
    assert own is not None
    reader = OwnDiceReader(NamingReader(tray), own)
    for _ in range(4):
        image, truth = thrown(tray)
        got = reader.read(image, DiceSet())
        assert got.status == "ok"
        assert sorted((one.colour, one.value) for one in got.dice) == sorted((d.colour, d.value) for d in truth.dice)
    tray.remove("blue")
    while tray.settled_from is None:
        frame = tray.read(1.0)
    assert frame is not None
    assert reader.read(frame.image, DiceSet()).reason == "missing-die"
    assert reader.read(frame.image, DiceSet("qwixx", frozenset({"blue"}))).status == "ok"
    assert reader.read(frame.image, DiceSet("qwixx", frozenset({"blue", "red"}))).reason == "removed-die"


def test_ordinary_set_needs_no_learning() -> None:
    tray, learner = SimulatedTray(1, SIZE), DiceLearner()
    for _ in range(3):
        learner.add(*thrown(tray))
    own = learner.learned()
    assert own is not None
    assert own.names == QWIXX_SET
    assert not own.needed


def test_five_dice_and_doubtful_dice_teach_nothing() -> None:
    tray, learner = SimulatedTray(1, SIZE), DiceLearner()
    image, seen = thrown(tray)
    assert learner.add(image, replace(seen, dice=seen.dice[:5])) == "missing-die"
    assert learner.add(image, replace(seen, status="refused", reason="glare")) == "glare"
    assert learner.throws == 0
    assert learner.learned() is None


# -- calibration and trial throws -------------------------------------------------------------------------------------


def test_calibration_survives_its_file(household: tuple[SimulatedTray, DiceLearner]) -> None:
    full = Calibration("cam", SIZE, WHOLE, "top", 61.5, household[1].learned(), 0.97)
    for one in (full, Calibration("cam", SIZE)):
        again = Calibration.from_json(json.loads(json.dumps(one.to_json())))
        assert again.to_json() == one.to_json()
        assert again.area() == one.area()


@pytest.mark.parametrize(
    "damage",
    [
        {"version": 2},
        {"size": [0, 5]},
        {"camera": 3},
        {"front": "above"},
        {"tray": {"corners": [[1, 2]], "cut_off": False}},
        {"own_dice": {"colours": [], "names": []}},
        {"side_px": "wide"},
    ],
)
def test_damaged_calibration_is_refused_in_one_line(damage: dict[str, object]) -> None:
    told = {**Calibration("cam", SIZE, WHOLE).to_json(), **damage}
    with pytest.raises(BadCalibration) as refused:
        Calibration.from_json(told)
    assert "\n" not in str(refused.value)
    with pytest.raises(BadCalibration):
        Calibration.from_json([])


def test_trial_counts_five_answers_and_tells_the_least_sure_die() -> None:
    trial = Trial()
    shaky = reading([die("red", 5, 60.0, 60.0, sure=0.93), die("blue", 2, 120.0, 60.0)])
    for _ in range(3):
        assert trial.feed(TrayEvent("roll", 0.0, 0, lying(ROLL), latency_ms=100.0))
    assert not trial.feed(TrayEvent("moving", 0.0, 0))
    assert trial.feed(TrayEvent("roll", 0.0, 0, shaky, latency_ms=166.7))
    assert not trial.done
    assert trial.result().good
    trial.feed(TrayEvent("refused", 0.0, 0, reading([], "glare")))
    assert trial.done
    result = trial.result()
    assert (result.called, result.refused, result.sure, result.latency_ms) == (4, (("glare", 1),), 0.93, 166.7)
    assert not result.good
