"""The faults of FAULTS.md, section 1, drawn: each time the same roll or a refusal, never another roll."""

from __future__ import annotations

from collections import Counter
from dataclasses import replace

import cv2
import numpy as np
import pytest

from tests.vision.reader_trays import QWIXX, Setting, draw, look_of, roll_of, said
from vision.reader import Reader
from vision.reading import DiceSet
from vision.render import Camera, DieLook, DieSpec, Rendered, SceneSpec, flat_pose, render_scene
from vision.render.effects import Effects
from vision.render.light import Light
from vision.render.scene import Surface

SET = DiceSet()


def holds(reader: Reader, drawn: Rendered, image: np.ndarray | None = None) -> bool:
    """Asserts "the same roll or refused"; says whether it was read."""
    reading = reader.read(drawn.image if image is None else image, SET)
    assert reading.status == "refused" or said(reading) == roll_of(drawn)
    return reading.status == "ok"


def glare(drawn: Rendered, rng: np.random.Generator, over_pips: bool) -> np.ndarray:
    """Bright ellipses of 10 to 60 % of a pip's area over pips or between them."""
    image = drawn.image.copy()
    for die in drawn.truth:
        centre = die.top.mean(0)
        u, v = (die.top[1] - die.top[0]), (die.top[3] - die.top[0])
        spots = [-0.24, 0.0, 0.24] if over_pips else [-0.12, 0.12]
        places = [(a, b) for a in spots for b in spots]
        for pick in rng.choice(len(places), 2, replace=False):
            a, b = places[pick]
            size = 0.09 * die.side_px * rng.uniform(0.32, 0.77)
            spot = centre + a * u + b * v
            axes = (max(1, round(size)), max(1, round(size * rng.uniform(0.4, 1))))
            cv2.ellipse(
                image, tuple(int(x) for x in spot), axes, rng.uniform(0, 180), 0, 360, (255, 255, 255), -1, cv2.LINE_AA
            )
    return image


@pytest.mark.parametrize("over_pips", [True, False])
def test_reflections_on_glossy_pips(reader: Reader, over_pips: bool) -> None:
    for seed in range(6):
        drawn = draw(Setting(look=DieLook(material="gloss")), seed)
        holds(reader, drawn, glare(drawn, np.random.default_rng(seed), over_pips))


@pytest.mark.parametrize("gain", [0.25, 0.5, 2.0, 4.0])
def test_weak_and_strong_light(reader: Reader, gain: float) -> None:
    for seed in range(2):
        holds(reader, draw(Setting(effects=Effects(gain=gain, noise=2)), seed))


def test_a_gradient_of_one_to_four(reader: Reader) -> None:
    read = sum(holds(reader, draw(Setting(effects=Effects(fall=4, fall_deg=50 * seed)), seed)) for seed in range(6))
    assert read >= 3


@pytest.mark.parametrize("length", [3, 8, 15, 25])
def test_motion_blur(reader: Reader, length: int) -> None:
    for seed in range(2):
        holds(reader, draw(Setting(effects=Effects(shake_px=length, shake_deg=40 * seed)), seed))


@pytest.mark.parametrize("sigma", [1.0, 3.0, 6.0, 10.0])
def test_defocus(reader: Reader, sigma: float) -> None:
    for seed in range(2):
        holds(reader, draw(Setting(effects=Effects(defocus_px=sigma)), seed))


def test_no_value_is_favoured(reader: Reader) -> None:
    """Confusion by value: every face of every kind comes out as itself or not at all."""
    seen: Counter[int] = Counter()
    for seed in range(8):
        drawn = draw(Setting(look=DieLook(pip_radius=0.115, pip_spacing=0.22)), 100 + seed)
        if holds(reader, drawn):
            seen.update(die.value for die in drawn.truth)
    assert set(seen) == {1, 2, 3, 4, 5, 6}


@pytest.mark.parametrize("tilt", [0, 15, 25, 35])
def test_side_faces_are_not_counted(reader: Reader, tilt: int) -> None:
    light = Light(towards=(0.8, 0.2, 0.56), key=0.9, ambient=0.25)
    for seed in range(2):
        holds(reader, draw(Setting(camera=Camera(side_px=64, tilt_deg=tilt, turn_deg=90 * seed), light=light), seed))


@pytest.mark.parametrize("gap", [0.0, 0.08, 0.18])
def test_touching_dice_of_all_colours(reader: Reader, gap: float) -> None:
    """Blocks of two by three: every pair of colours comes to lie side by side somewhere."""
    setting = Setting()
    pairs: set[tuple[str, str]] = set()
    for seed in range(5):
        rng = np.random.default_rng([seed, 9])
        colours = [str(c) for c in rng.permutation(QWIXX)]
        dice = []
        for k, colour in enumerate(colours):
            look = look_of(colour, setting)
            x, y = (k % 3 - 1) * (1 + gap), (k // 3 - 0.5) * (1 + gap)
            dice.append(DieSpec(colour, look, flat_pose(look, int(rng.integers(1, 7)), x, y, 0.0)))
        beside = [(k, k + 1) for k in (0, 1, 3, 4)] + [(k, k + 3) for k in range(3)]
        pairs |= {tuple(sorted((colours[a], colours[b]))) for a, b in beside}  # type: ignore[misc]
        spec = SceneSpec(Camera(side_px=64, turn_deg=37 * seed), tuple(dice), table=Surface("felt", seed, 0.7))
        holds(reader, render_scene(spec, rng))
    assert len(pairs) == 11


@pytest.mark.parametrize("tint", [0.4, 1.0, 1.25])
def test_dice_on_cloth_of_their_own_colour(reader: Reader, tint: float) -> None:
    for seed in range(3):
        holds(reader, draw(Setting(surface="plain", surface_seed=seed, tint=tint), seed))


@pytest.mark.parametrize("kelvin", [2500, 3500, 4500, 6500])
@pytest.mark.parametrize("error", [0.75, 1.0, 1.25])
def test_white_balance_and_dim_light(reader: Reader, kelvin: int, error: float) -> None:
    warm = (6500 - kelvin) / 4000
    for stops in (0, -3) if error == 1.0 else (-1,):
        balance = (float(np.exp(-0.9 * warm)) / error, 1.0, float(np.exp(0.45 * warm)) * error)
        effects = Effects(gain=2.0**stops, balance_bgr=balance, noise=1.5)
        holds(reader, draw(Setting(effects=effects), kelvin + stops))


@pytest.mark.parametrize("pips", [(235.0, 240.0, 240.0), (20.0, 20.0, 20.0)], ids=["white", "black"])
def test_yellow_dice_with_either_pips(reader: Reader, pips: tuple[float, float, float]) -> None:
    read = sum(holds(reader, draw(Setting(yellow_pips=pips), 60 + seed)) for seed in range(4))
    assert read >= 2


@pytest.mark.parametrize("material", ["matt", "plastic", "gloss", "pearl", "translucent", "speckled"])
@pytest.mark.parametrize("radius", [0.03, 0.22])
def test_rounded_and_sharp_dice_of_every_material(reader: Reader, material: str, radius: float) -> None:
    for seed in range(1):
        holds(reader, draw(Setting(look=DieLook(material=material, edge_radius=radius)), 80 + seed))  # type: ignore[arg-type]


def test_left_handed_dice_and_turned_pips(reader: Reader) -> None:
    look = DieLook(left_handed=True, flips=(True, True, True))
    assert sum(holds(reader, draw(Setting(look=look), seed)) for seed in range(5)) >= 3


@pytest.mark.parametrize("seed", range(3))
def test_a_strongly_lit_hard_shadow(reader: Reader, seed: int) -> None:
    light = Light(towards=(0.75, -0.3, 0.58), key=1.0, ambient=0.08, softness=0.05)
    effects = Effects(shadow=0.2, shadow_at=0.5, shadow_soft=0.01, fall_deg=60 * seed)
    holds(reader, draw(Setting(light=light, effects=effects), seed))


@pytest.mark.parametrize("colours", [("white",) * 6, ("white", "yellow", "yellow", "red", "green", "blue")])
def test_no_die_is_named_twice(reader: Reader, colours: tuple[str, ...]) -> None:
    """One whose colour is too many and in doubt as well was told as two: ten white dice where six lay."""
    unsure = 0
    for seed in range(3):
        answer = reader.read(draw(Setting(colours=colours), seed).image, SET)
        assert answer.status == "refused"
        if answer.reason == "colour-unsure":
            unsure += 1
            assert not Counter(answer.about) - Counter(die.colour for die in answer.dice)
    assert unsure


def test_five_or_seven_dice_are_never_called(reader: Reader) -> None:
    for seed in range(2):
        for colours in (QWIXX[:5], (*QWIXX, "green")):
            setting = replace(Setting(), colours=tuple(colours))
            assert reader.read(draw(setting, seed).image, SET).status == "refused"
