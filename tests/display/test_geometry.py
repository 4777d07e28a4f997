"""Rectangles cut up and turned."""

from __future__ import annotations

from itertools import pairwise

import pytest
from hypothesis import given
from hypothesis import strategies as st

from display.geometry import Rect, turned, turned_point, turned_size
from display.look import USUAL_WIDTH_MM, Look

SIZES = st.tuples(st.integers(1, 2000), st.integers(1, 2000))


@given(SIZES, st.integers(0, 3), st.data())
def test_turning_there_and_back_changes_nothing(size: tuple[int, int], quarters: int, data: st.DataObject) -> None:
    w, h = size
    x, y = data.draw(st.integers(0, w - 1)), data.draw(st.integers(0, h - 1))
    rect = Rect(x, y, data.draw(st.integers(1, w - x)), data.draw(st.integers(1, h - y)))
    there = turned(rect, size, quarters)
    assert turned(there, turned_size(size, quarters), -quarters) == rect
    assert Rect(0, 0, *turned_size(size, quarters)).encloses(there)
    point = turned_point(x, y, size, quarters)
    assert turned_point(*point, turned_size(size, quarters), -quarters) == (x, y)


@given(SIZES, st.integers(0, 3), st.data())
def test_a_point_in_a_rectangle_stays_in_it(size: tuple[int, int], quarters: int, data: st.DataObject) -> None:
    w, h = size
    rect = Rect(w // 4, h // 4, max(1, w // 2), max(1, h // 2))
    x = data.draw(st.floats(rect.x + 0.25, rect.right - 0.25))
    y = data.draw(st.floats(rect.y + 0.25, rect.bottom - 0.25))
    assert turned(rect, size, quarters).contains(*turned_point(x, y, size, quarters))


@given(st.integers(1, 12), st.integers(0, 9), st.integers(100, 2000))
def test_columns_fill_the_width_without_overlap(count: int, gap: int, width: int) -> None:
    cells = Rect(7, 3, width, 40).columns(count, gap)
    assert cells[0].x == 7
    assert cells[-1].right == 7 + width
    assert all(b.x - a.right == gap for a, b in pairwise(cells))


def test_the_left_player_reads_towards_the_right_edge() -> None:
    # a panel's top left corner, as its player at the left edge sees it, is the screen's upper right of that panel
    assert turned(Rect(0, 0, 10, 5), (600, 200), 1) == Rect(195, 0, 5, 10)


@pytest.mark.parametrize("size", sorted(USUAL_WIDTH_MM))
def test_a_target_is_nine_millimetres_on_usual_panels(size: tuple[int, int]) -> None:
    look = Look(size=size)
    assert 9.0 <= look.target_px * look.width_mm / size[0] < 9.3


@pytest.mark.parametrize("wrong", [{"rotation": 45}, {"text_scale": 3.0}, {"size": (200, 100)}])
def test_looks_that_cannot_be_are_refused(wrong: dict[str, object]) -> None:
    with pytest.raises(ValueError, match=r"not|too small"):
        Look(**wrong)  # type: ignore[arg-type]
