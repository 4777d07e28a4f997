"""One printed score sheet as a list of things with places in millimetres. Pure; `display.sheet_pdf` draws them.

Made to be read in black and white: a box's colour shows as a letter, as a pattern in a strip under its number and by
its row's place; tints only please the eye. Our own drawing: nothing is taken from a published sheet.
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import Literal, NamedTuple

from core.scoring import points
from core.sheets import BOXES, LAST, ROWS, SHEETS, Box, Sheet
from display.catalogue import text
from display.phrases import sheet_title

Paper = Literal["a4", "letter"]
PAPERS: dict[Paper, tuple[float, float]] = {"a4": (210.0, 297.0), "letter": (215.9, 279.4)}
COLUMNS, LINES = 2, 4  # eight a page
MARGIN_MM = 6.0  # what common printers leave white
PADDING_MM = 1.6
LEAST_PT = 5.5  # smaller is not read at a table

LABEL_MM, LOCK_MM = 7.6, 8.0
TITLE_MM, BAR_MM, SCORE_MM, SUM_MM, NOTE_MM = 5.2, 6.0, 6.4, 6.6, 2.5

Align = Literal["L", "C", "R"]


class Area(NamedTuple):
    """A rectangle in millimetres, y down."""

    x: float
    y: float
    w: float
    h: float

    def inset(self, by: float) -> Area:
        """The same, smaller by `by` on every side."""
        return Area(self.x + by, self.y + by, self.w - 2 * by, self.h - 2 * by)


class Words(NamedTuple):
    """A line of text in an area, shrunk to it down to LEAST_PT."""

    area: Area
    text: str
    size_pt: float
    bold: bool = False
    align: Align = "C"
    role: str = "words"


class Plate(NamedTuple):
    """A box with an outline of `line_mm` (0: none); `tint` is a colour's name for a light ground, "" for white."""

    area: Area
    line_mm: float = 0.25
    tint: str = ""
    role: str = "plate"


class Pattern(NamedTuple):
    """The pattern that stands for a colour."""

    area: Area
    colour: str


class Shape(NamedTuple):
    """A drawn sign around a point: a colour's shape, a power's symbol (outline), "lock", or "divider"."""

    kind: str
    x: float
    y: float
    half: float


Item = Words | Plate | Pattern | Shape


def frames(paper: Paper) -> tuple[Area, ...]:
    """Where the eight sheets of a page lie, row by row."""
    width, height = PAPERS[paper]
    w, h = (width - 2 * MARGIN_MM) / COLUMNS, (height - 2 * MARGIN_MM) / LINES
    return tuple(Area(MARGIN_MM + c * w, MARGIN_MM + r * h, w, h) for r in range(LINES) for c in range(COLUMNS))


def sheet_items(sheet: Sheet, language: str, frame: Area) -> list[Item]:
    """Everything of one score sheet inside `frame`, in the order in which it is drawn."""
    inside = frame.inset(PADDING_MM)
    notes = _notes(sheet, language)
    below = (BAR_MM if sheet.bonus_bar else 0) + SCORE_MM + SUM_MM + NOTE_MM * len(notes) + 1.2
    row_h = (inside.h - TITLE_MM - below) / ROWS
    items: list[Item] = list(_title(sheet, language, Area(inside.x, inside.y, inside.w, TITLE_MM)))
    y = inside.y + TITLE_MM
    for row in range(ROWS):
        items += _row(sheet, row, language, Area(inside.x, y, inside.w, row_h - 0.7))
        y += row_h
    if sheet.bonus_bar:
        items += _bar(sheet, language, Area(inside.x, y + 0.2, inside.w, BAR_MM - 0.6))
        y += BAR_MM
    items += _score_table(sheet, language, Area(inside.x, y + 0.4, inside.w, SCORE_MM - 0.4))
    items += _sums(sheet, language, Area(inside.x, y + SCORE_MM + 0.4, inside.w, SUM_MM - 0.6))
    y += SCORE_MM + SUM_MM + 0.4
    for number, line in enumerate(notes):
        items.append(Words(Area(inside.x, y + number * NOTE_MM, inside.w, NOTE_MM), line, 6, align="L", role="note"))
    return items


def _title(sheet: Sheet, language: str, area: Area) -> Iterator[Item]:
    title = sheet_title(sheet.name, language)
    yield Words(Area(area.x, area.y, area.w * 0.4, area.h - 1), title, 10, bold=True, align="L", role="title")
    name = Area(area.x + area.w * 0.42, area.y, area.w * 0.58, area.h - 1)
    yield Words(Area(name.x, name.y, 13, name.h), text("printed-name", language), 6.5, align="R")
    yield Plate(Area(name.x + 14.5, name.y + name.h - 0.3, name.w - 14.5, 0), 0.25)


def _row(sheet: Sheet, row: int, language: str, area: Area) -> Iterator[Item]:
    """A row: its label, eleven boxes, its lock."""
    one_colour = sheet.row_names[row] in ("red", "yellow", "green", "blue")
    lock_colour = sheet.lock_colours[row]
    yield from _label(sheet, row, language, Area(area.x, area.y, LABEL_MM - 0.5, area.h))
    width = (area.w - LABEL_MM - LOCK_MM) / BOXES
    for index, box in enumerate(sheet.rows[row]):
        place = Area(area.x + LABEL_MM + index * width, area.y, width - 0.45, area.h)
        second = sheet.second_box and index != LAST
        yield from _box(box, one_colour, second, sheet.second_box, language, place)
    lock = Area(area.x + area.w - LOCK_MM + 0.3, area.y, LOCK_MM - 0.3, area.h)
    yield Plate(lock, 0.5, lock_colour, "lock")
    yield Shape("lock", lock.x + lock.w / 2, lock.y + lock.h * 0.40, min(lock.w, lock.h) * 0.30)
    needs = Area(lock.x, lock.y + lock.h - 2.9, lock.w, 2.5)
    yield Words(needs, f"{sheet.marks_to_lock}+ {text(f'screen-letter-{lock_colour}', language)}", 6.5, bold=True)


def _label(sheet: Sheet, row: int, language: str, area: Area) -> Iterator[Item]:
    name = sheet.row_names[row]
    if name.isdigit():
        yield Plate(area, 0.4)
        yield Words(area, name, 12, bold=True, role="label")
        return
    yield Plate(area, 0.4, name)
    letter = Area(area.x, area.y + 0.2, area.w, area.h * 0.6)
    yield Words(letter, text(f"screen-letter-{name}", language), 11, bold=True, role="label")
    yield Shape(name, area.x + area.w / 2, area.y + area.h * 0.78, min(1.3, area.h * 0.15))


def _box(box: Box, one_colour: bool, second: bool, shorter: bool, language: str, area: Area) -> Iterator[Item]:
    """A box: number, its colour's strip (with the letter where the row has several), what stands on it."""
    main = area._replace(h=area.h * 0.66) if shorter else area
    yield Plate(main, 0.25, box.colour, "box")
    strip_h = 1.5 if one_colour else 2.6
    strip = Area(main.x + 0.2, main.y + main.h - strip_h - 0.1, main.w - 0.4, strip_h)
    yield Pattern(strip, box.colour)
    if not one_colour:
        letter = Area(strip.x + strip.w / 2 - 1.5, strip.y + 0.15, 3.0, strip.h - 0.3)
        yield Plate(letter, 0, role="letter")
        yield Words(letter, text(f"screen-letter-{box.colour}", language), 6.5, bold=True, role="letter")
    free = main.h - strip_h
    number = Area(main.x, main.y, main.w, free * 0.58 if box.symbol else free)
    if box.doubled:
        half = number.w / 2
        for side in (0, 1):
            place = Area(number.x + side * half + 0.25, number.y, half - 0.5, number.h)
            yield Words(place, str(box.number), 9, bold=True, role="number")
        yield Shape("divider", number.x + half, number.y + number.h / 2, number.h / 2 - 0.5)
    else:
        yield Words(number, str(box.number), 11, bold=True, role="number")
    if box.symbol:
        yield Shape(box.symbol, main.x + main.w / 2, main.y + free * 0.76, min(1.25, free * 0.2))
    if box.framed:
        yield Plate(main.inset(0.45), 0.9, role="frame")
    if second:
        under = Area(area.x, main.y + main.h + 0.3, area.w, area.h - main.h - 0.3)
        yield Plate(under, 0.25, role="second")
        yield Words(under, str(box.number), 6.5, role="second")


def _bar(sheet: Sheet, language: str, area: Area) -> Iterator[Item]:
    """The bonus bar: its boxes in order, each with letter and pattern of its colour."""
    yield Words(Area(area.x, area.y, LABEL_MM + 8, area.h), text("printed-bar", language), 6.5, align="L")
    left = area.x + LABEL_MM + 9
    width = (area.x + area.w - left) / len(sheet.bonus_bar)
    for index, colour in enumerate(sheet.bonus_bar):
        place = Area(left + index * width, area.y, width - 0.6, area.h)
        yield Plate(place, 0.3, colour, "bar")
        yield Pattern(Area(place.x + 0.2, place.y + place.h - 1.5, place.w - 0.4, 1.4), colour)
        letter = text(f"screen-letter-{colour}", language)
        yield Words(place._replace(h=place.h - 1.5), letter, 8, bold=True, role="bar")


def _score_table(sheet: Sheet, language: str, area: Area) -> Iterator[Item]:
    """Crosses and what they score, up to the cap."""
    head = 13.5
    width = (area.w - head) / sheet.cap
    for line, key in enumerate(("printed-crosses", "printed-points")):
        y, h = area.y + line * area.h / 2, area.h / 2
        yield Words(Area(area.x, y, head - 0.8, h), text(key, language), 6.5, align="L")
        for count in range(1, sheet.cap + 1):
            cell = Area(area.x + head + (count - 1) * width, y, width, h)
            yield Plate(cell, 0.15, role="score")
            shown = count if line == 0 else points(count, sheet.cap)
            yield Words(cell, str(shown), 7, bold=line == 1, role="score")


def _sums(sheet: Sheet, language: str, area: Area) -> Iterator[Item]:
    """Penalty boxes, and the sum with a box for every part."""
    yield Words(Area(area.x, area.y, 15, area.h), text("printed-penalties", language), 6.5, align="L")
    for index in range(4):
        yield Plate(Area(area.x + 15.6 + index * 4.7, area.y + 0.7, 4.2, area.h - 1.4), 0.3, role="penalty")
    parts: list[tuple[str, str]] = [
        ("" if row == 0 else "+", text(f"screen-letter-{name}", language) if not name.isdigit() else name)
        for row, name in enumerate(sheet.row_names)
    ]
    parts += [("+", f"={symbol}") for symbol in ("square", "octagon") if symbol in sheet.pairs]
    parts += [("−", "−5"), ("=", text("printed-total", language))]
    left = area.x + 36.0
    share = (area.x + area.w - left) / (len(parts) + 0.6)  # the total is wider than a part
    for index, (sign, name) in enumerate(parts):
        x, width = left + index * share, share * (1.6 if sign == "=" else 1)
        yield Words(Area(x, area.y, 2.2, area.h), sign, 8, bold=True)
        cell = Area(x + 2.2, area.y, width - 2.4, area.h)
        yield Plate(cell, 0.6 if sign == "=" else 0.3, role="sum")
        if name.startswith("="):
            yield Shape(name[1:], cell.x + 1.5, cell.y + 1.6, 0.9)
        else:
            yield Words(Area(cell.x + 0.3, cell.y + 0.2, cell.w - 0.6, 2.4), name, 6, align="L", role="sum")


def _notes(sheet: Sheet, language: str) -> list[str]:
    rule = text(f"screen-rule-{sheet.name}", language) if sheet.name in SHEETS else ""
    lock = "" if sheet.name in _SAYS_LOCK else text("printed-lock", language, count=sheet.marks_to_lock)
    whole = f"{rule} {lock}".strip()
    lines: list[str] = [""]
    for word in whole.split():
        if len(lines[-1]) + len(word) + 1 > _LETTERS_A_LINE and lines[-1]:
            lines.append("")
        lines[-1] = f"{lines[-1]} {word}".strip()
    return lines


_SAYS_LOCK = frozenset(("classic", "doubles", "encore"))  # their rule names the lock's requirement
_LETTERS_A_LINE = 98  # of 6 pt Atkinson Hyperlegible in the narrower paper's frame; held by a test
