"""Every kind of screen in many looks: what the layout tests go over."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace
from functools import cache
from itertools import product

from display.catalogue import LANGUAGES
from display.gallery import SHEETS, SIZES, scenes_of, variants
from display.layout import lay_out
from display.look import Look
from display.model import ScreenModel
from display.scene import Scene
from display.showing import begun, play, scene_of


def combinations() -> Iterator[tuple[str, Scene, Look]]:
    """Each screen at each size in each language, and the table with each seat count, sheet, seating and theme."""
    for size, language in product(SIZES, LANGUAGES):
        for name, scene in scenes_of(language).items():
            yield f"{name} {size[0]}x{size[1]} {language}", scene, Look(size=size, language=language)
    for scale, theme in ((1.5, "light"), (2.0, "high-contrast")):
        for number, language in enumerate(LANGUAGES):
            for name, scene in scenes_of(language).items():
                size = SIZES[number] if scale == 2.0 else SIZES[5 - number]
                look = Look(size=size, language=language, text_scale=scale, theme=theme)
                yield f"{name} {scale} {theme} {language} {size[0]}", scene, look
    for name, scene in scenes_of("de").items():
        yield f"{name} ten inches de", scene, Look(language="de", screen_mm=222.0)
    for name, (scene, look) in variants().items():
        yield name, scene, look
    for size, count, seating in product(SIZES, range(2, 6), ("row", "around")):
        for number, sheet in enumerate(SHEETS):
            scene = tables(count, sheet, ("shared", "coloured", "roll")[(number + count) % 3])
            language = LANGUAGES[(number + count) % 3]
            look = replace(Look(size=size, language=language), seating=seating)
            yield f"{sheet} {count} {seating} {size[0]}x{size[1]} {language}", scene, look


@cache
def tables(count: int, sheet: str, phase: str) -> Scene:
    """A table some turns into a game. The first turn of all has the most choices, so it is among them."""
    turns = 0 if sheet == "classic" else 6
    return scene_of(play(begun(count, sheet), 5, turns, stop_in=phase, greed=0.0 if sheet == "classic" else 0.75))


@cache
def models() -> tuple[tuple[str, ScreenModel, Look], ...]:
    """All of them laid out, once a test run."""
    return tuple((name, lay_out(scene, look), look) for name, scene, look in combinations())
