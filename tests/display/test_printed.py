"""Printed score sheets: everything in its frame, everything that a sheet needs, a real PDF."""

from __future__ import annotations

from itertools import combinations

import pytest
from fpdf import FPDF

from core.sheets import BOXES, ROWS, SHEETS
from display.fonts import font_file
from display.printed import LEAST_PT, PAPERS, Area, Paper, Pattern, Plate, Shape, Words, frames, sheet_items
from display.sheet_pdf import FACE, sheet_pdf

LANGUAGES = ("en", "de", "fr")
EVERY = [(name, language, paper) for name in SHEETS for language in LANGUAGES for paper in PAPERS]


def text_width_mm(words: str, size_pt: float, bold: bool) -> float:
    """How wide a text is printed, in millimetres."""
    pdf = FPDF(unit="mm")
    pdf.add_font(FACE, "B" if bold else "", font_file(bold))
    pdf.set_font(FACE, "B" if bold else "", size_pt)
    return float(pdf.get_string_width(words))


def inside(inner: Area, outer: Area) -> bool:
    slack = 0.01
    return (
        inner.x >= outer.x - slack
        and inner.y >= outer.y - slack
        and inner.x + inner.w <= outer.x + outer.w + slack
        and inner.y + inner.h <= outer.y + outer.h + slack
    )


def apart(a: Area, b: Area) -> bool:
    return a.x + a.w <= b.x + 0.01 or b.x + b.w <= a.x + 0.01 or a.y + a.h <= b.y + 0.01 or b.y + b.h <= a.y + 0.01


@pytest.mark.parametrize("paper", PAPERS)
def test_eight_frames_fill_a_page_and_leave_the_printer_its_margin(paper: Paper) -> None:
    places = frames(paper)
    width, height = PAPERS[paper]
    assert len(places) == 8
    assert all(inside(place, Area(5, 5, width - 10, height - 10)) for place in places)
    assert all(apart(a, b) for a, b in combinations(places, 2))


@pytest.mark.parametrize(("name", "language", "paper"), EVERY)
def test_everything_of_a_sheet_lies_in_its_frame_and_boxes_do_not_overlap(
    name: str, language: str, paper: Paper
) -> None:
    frame = frames(paper)[3]
    items = sheet_items(SHEETS[name], language, frame)
    areas = [item.area for item in items if isinstance(item, Words | Plate | Pattern)]
    assert all(inside(area, frame) for area in areas)
    boxes = [
        i.area for i in items if isinstance(i, Plate) and i.role in ("box", "second", "lock", "bar", "sum", "penalty")
    ]
    assert all(apart(a, b) for a, b in combinations(boxes, 2))
    assert all(box.w > 3.5 and box.h > 2 for box in boxes), "too small for a pencil"


def test_no_text_is_wider_than_its_place_at_the_least_size() -> None:
    seen: set[tuple[str, float, bool, float]] = set()
    for name, language, paper in EVERY:
        for item in sheet_items(SHEETS[name], language, frames(paper)[0]):
            if isinstance(item, Words):
                seen.add((item.text, min(item.size_pt, LEAST_PT), item.bold, round(item.area.w, 2)))
    assert [s for s in seen if s[0] and text_width_mm(s[0], s[1], s[2]) > s[3] + 0.05] == []


@pytest.mark.parametrize("name", SHEETS)
def test_a_sheet_shows_all_its_boxes_with_number_and_pattern_of_their_colour(name: str) -> None:
    sheet = SHEETS[name]
    items = sheet_items(sheet, "en", frames("a4")[0])
    numbers = [i.text for i in items if isinstance(i, Words) and i.role == "number"]
    expected = [str(box.number) for row in sheet.rows for box in row for _ in range(2 if box.doubled else 1)]
    assert numbers == expected
    strips = [i.colour for i in items if isinstance(i, Pattern)][: ROWS * BOXES]
    assert strips == [box.colour for row in sheet.rows for box in row]


def test_what_makes_a_sheet_different_is_printed() -> None:
    def of(name: str) -> list[object]:
        return list(sheet_items(SHEETS[name], "en", frames("a4")[0]))

    def roles(name: str, role: str) -> int:
        return sum(isinstance(i, Plate) and i.role == role for i in of(name))

    assert roles("encore", "second") == 40
    assert roles("chain-bonus", "frame") == 12
    assert roles("chain-bonus", "bar") == 12
    assert roles("classic", "penalty") == 4
    assert sum(isinstance(i, Shape) and i.kind == "divider" for i in of("doubles")) == 16
    symbols = [
        i.kind for i in of("powers") if isinstance(i, Shape) and i.kind in ("circle", "rhombus", "octagon", "star")
    ]
    assert sorted(symbols) == ["circle"] * 2 + ["octagon"] * 3 + ["rhombus"] * 2 + ["star"] * 2  # one more in the sum
    locks = [i.text for i in of("encore") if isinstance(i, Words) and i.text.startswith("7+")]
    assert locks == ["7+ R", "7+ Y", "7+ G", "7+ B"]
    scores = [i.text for i in of("doubles") if isinstance(i, Words) and i.role == "score"]
    assert scores[-1] == "136"


def test_rows_of_several_colours_carry_a_letter_on_every_box() -> None:
    items = sheet_items(SHEETS["rainbow"], "fr", frames("a4")[0])
    letters = [i.text for i in items if isinstance(i, Words) and i.role == "letter"]
    assert len(letters) == 44
    assert set(letters) == {"R", "J", "V", "B"}


def test_the_pdf_is_one_page_of_the_paper_and_the_same_each_time() -> None:
    made = sheet_pdf(SHEETS["powers"], "de", "letter")
    assert made.startswith(b"%PDF-")
    assert made.count(b"/Type /Page\n") == 1
    assert b"/MediaBox [0 0 612" in made
    assert made == sheet_pdf(SHEETS["powers"], "de", "letter")
