"""What is drawn anew after a change: never less than differs, and far less than the whole."""

from __future__ import annotations

import pygame
from hypothesis import given
from hypothesis import strategies as st

from display.changes import areas, changed_areas
from display.draw import draw
from display.geometry import Rect
from display.layout import lay_out
from display.look import Look, Seating
from display.model import ScreenModel
from display.showing import begun, play, scene_of

SIZE = (1024, 600)


def screens(seating: Seating) -> list[ScreenModel]:
    """A game of five moving on, with a help page and a set-up screen in between."""
    look = Look(size=SIZE, seating=seating)
    scenes = [
        scene_of(play(begun(5), 3, turn, stop_in=phase), caption=f"{turn}")
        for turn in range(6)
        for phase in ("roll", "shared", "coloured")
    ]
    scenes[5:5] = [scene_of(begun(5), "help")]
    scenes[9:9] = [scene_of(begun(5), "players")]
    return [lay_out(scene, look) for scene in scenes]


def test_drawing_what_changed_gives_the_same_picture_as_drawing_all() -> None:
    for seating in ("row", "around"):
        kept, whole = pygame.Surface(SIZE), pygame.Surface(SIZE)
        before = None
        for model in screens(seating):
            parts = changed_areas(before, model)
            if parts:
                draw(kept, model, parts)
            draw(whole, model)
            assert kept.get_buffer().raw == whole.get_buffer().raw
            before = model


def test_an_answer_of_one_player_changes_less_than_half_of_the_screen() -> None:
    table = play(begun(5), 5, 9, stop_in="shared")
    before, after = (lay_out(scene_of(table, caption=words), Look(size=SIZE)) for words in ("", "Seven."))
    parts = changed_areas(before, after)
    assert 0 < sum(part.w * part.h for part in parts) < 0.2 * SIZE[0] * SIZE[1]


def test_equal_screens_have_no_changed_areas() -> None:
    first, second = (lay_out(scene_of(begun(3)), Look(size=SIZE)) for _time in range(2))
    assert changed_areas(first, second) == ()


def test_another_theme_or_a_first_screen_is_the_whole_picture() -> None:
    scene = scene_of(begun(3))
    dark, light = lay_out(scene, Look(size=SIZE)), lay_out(scene, Look(size=SIZE, theme="light"))
    assert changed_areas(None, dark) == changed_areas(dark, light) == (Rect(0, 0, *SIZE),)


_SIZES = st.tuples(st.integers(320, 2000), st.integers(320, 2000))
_RECTS = st.lists(
    st.builds(Rect, st.integers(-50, 1990), st.integers(-50, 1990), st.integers(0, 300), st.integers(0, 300)),
    max_size=6,
)


@given(_SIZES, _RECTS)
def test_areas_cover_every_rectangle_once(size: tuple[int, int], rects: list[Rect]) -> None:
    found = areas(size, rects)
    assert not any(one.overlaps(other) for i, one in enumerate(found) for other in found[:i])
    for rect in rects:
        for x in {rect.x, rect.x + rect.w // 2, rect.right - 1}:
            for y in {rect.y, rect.y + rect.h // 2, rect.bottom - 1}:
                if rect.w and rect.h and 0 <= x < size[0] and 0 <= y < size[1]:
                    assert any(part.contains(x, y) for part in found), (x, y, found)
