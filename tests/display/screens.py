"""Every kind of screen in many looks: what the layout tests go over."""

from __future__ import annotations

from collections.abc import Iterator
from functools import cache
from itertools import product

from display.catalogue import LANGUAGES
from display.gallery import SHEETS, SIZES, scenes_of, variants
from display.layout import lay_out
from display.look import Look, Seating
from display.model import ScreenModel
from display.scene import Scene
from display.showing import begun, play, scene_of
from display.theme import Theme

SEATINGS: tuple[Seating, ...] = ("row", "around")
LARGE_TEXT: tuple[tuple[tuple[int, int], str, float, Theme], ...] = (
    ((1024, 600), "de", 1.5, "light"),
    ((800, 480), "fr", 2.0, "high-contrast"),
    ((1280, 800), "de", 2.0, "dark"),
)


def combinations() -> Iterator[tuple[str, Scene, Look]]:
    """Each screen at each size, the two smallest in all languages; text sizes, themes, seats, sheets and seatings."""
    for number, size in enumerate(SIZES):
        for language in LANGUAGES if size in SIZES[:2] else (LANGUAGES[number % 3],):
            for name, scene in scenes_of(language).items():
                yield f"{name} {size[0]}x{size[1]} {language}", scene, Look(size=size, language=language)
    for size, language, scale, theme in LARGE_TEXT:
        for name, scene in scenes_of(language).items():
            look = Look(size=size, language=language, text_scale=scale, theme=theme)
            yield f"{name} {scale} {theme} {language} {size[0]}", scene, look
    for name, scene in scenes_of("de").items():
        yield f"{name} ten inches de", scene, Look(language="de", screen_mm=222.0)
    for name, (scene, look) in variants().items():
        yield name, scene, look
    for turn, (size, count, seating) in enumerate(product(SIZES, range(2, 6), SEATINGS)):
        for number in range(turn % 3, len(SHEETS), 3):
            scene = tables(count, SHEETS[number], ("shared", "coloured", "roll")[(number + count) % 3])
            language = LANGUAGES[(number + count) % 3]
            look = Look(size=size, language=language, seating=seating)
            yield f"{SHEETS[number]} {count} {seating} {size[0]}x{size[1]} {language}", scene, look


@cache
def tables(count: int, sheet: str, phase: str) -> Scene:
    """A table some turns into a game. The first turn of all has the most choices, so it is among them."""
    turns = 0 if sheet == "classic" else 6
    return scene_of(play(begun(count, sheet), 5, turns, stop_in=phase, greed=0.0 if sheet == "classic" else 0.75))


@cache
def models() -> tuple[tuple[str, ScreenModel, Look], ...]:
    """All of them laid out, once a test run."""
    return tuple((name, lay_out(scene, look), look) for name, scene, look in combinations())
