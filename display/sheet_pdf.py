"""Score sheets as PDF: draws the things of `display.printed` with fpdf2. The only module that knows the PDF library."""

from __future__ import annotations

import datetime
import math

from fpdf import FPDF

from core.sheets import Sheet
from display.catalogue import text
from display.fonts import font_file
from display.printed import LEAST_PT, PAPERS, Area, Item, Paper, Pattern, Plate, Shape, Words, frames, sheet_items

FACE = "sheet"
INK = 20
_TINTS = {
    "": (255, 255, 255),
    "red": (250, 226, 223),
    "yellow": (253, 243, 205),
    "green": (223, 241, 226),
    "blue": (222, 233, 250),
}
_STRIPS = {"red": (150, 30, 36), "yellow": (110, 82, 0), "green": (18, 92, 44), "blue": (24, 66, 148)}
#: The same file for the same sheet, whenever it is made.
_MADE = datetime.datetime(2026, 1, 1, tzinfo=datetime.UTC)


def sheet_pdf(sheet: Sheet, language: str, paper: Paper) -> bytes:
    """One page with eight score sheets, as the bytes of a PDF; the same bytes for the same arguments."""
    pdf = FPDF(unit="mm", format=PAPERS[paper])
    pdf.set_creation_date(_MADE)
    pdf.set_auto_page_break(False)
    pdf.set_margin(0)
    pdf.c_margin = 0
    pdf.add_font(FACE, "", font_file())
    pdf.add_font(FACE, "B", font_file(bold=True))
    pdf.set_title(text("printed-document", language, sheet=sheet.name))
    pdf.set_lang(language)
    pdf.add_page()
    for frame in frames(paper):
        _cut_marks(pdf, frame)
        for item in sheet_items(sheet, language, frame):
            _draw(pdf, item)
    return bytes(pdf.output())


def _draw(pdf: FPDF, item: Item) -> None:
    match item:
        case Words():
            _words(pdf, item)
        case Plate():
            _plate(pdf, item)
        case Pattern():
            _pattern(pdf, item)
        case Shape():
            _shape(pdf, item)


def _cut_marks(pdf: FPDF, frame: Area) -> None:
    pdf.set_draw_color(190)
    pdf.set_line_width(0.1)
    pdf.set_dash_pattern(1, 1.5)
    pdf.rect(frame.x, frame.y, frame.w, frame.h)
    pdf.set_dash_pattern()


def _words(pdf: FPDF, item: Words) -> None:
    size = item.size_pt
    pdf.set_text_color(INK)
    pdf.set_font(FACE, "B" if item.bold else "", size)
    while pdf.get_string_width(item.text) > item.area.w and size > LEAST_PT:
        size -= 0.25
        pdf.set_font(FACE, "B" if item.bold else "", size)
    pdf.set_xy(item.area.x, item.area.y)
    pdf.cell(item.area.w, item.area.h, item.text, align=item.align)


def _plate(pdf: FPDF, item: Plate) -> None:
    x, y, w, h = item.area
    pdf.set_draw_color(INK)
    pdf.set_line_width(item.line_mm)
    if h == 0:
        pdf.line(x, y, x + w, y)
        return
    if item.role == "frame":
        pdf.rect(x, y, w, h)
        return
    pdf.set_fill_color(*_TINTS[item.tint])
    pdf.rect(x, y, w, h, style="DF" if item.line_mm else "F", round_corners=item.line_mm > 0, corner_radius=0.6)


def _pattern(pdf: FPDF, item: Pattern) -> None:
    """Red rising strokes, yellow dots, green level lines, blue a band with falling gaps: apart in grey too."""
    x, y, w, h = item.area
    pdf.set_draw_color(*_STRIPS[item.colour])
    pdf.set_fill_color(*_STRIPS[item.colour])
    step = 1.0
    if item.colour == "yellow":
        for column in range(int(w / step)):
            pdf.circle(x + (column + 0.5) * w / int(w / step), y + h / 2, 0.3, style="F")
    elif item.colour == "green":
        pdf.set_line_width(0.28)
        for part in (0.2, 0.5, 0.8):
            pdf.line(x, y + part * h, x + w, y + part * h)
    else:
        if item.colour == "blue":
            pdf.rect(x, y, w, h, style="F")
            pdf.set_draw_color(255)
        pdf.set_line_width(0.35)
        for index in range(int((w + h) / step) + 1):
            start = index * step - h
            low, high = max(start, 0.0), min(start + h, w)  # the stroke's part inside the strip
            if high > low:
                rise = (low - start, high - start)
                ends = (y + h - rise[0], y + h - rise[1]) if item.colour == "red" else (y + rise[0], y + rise[1])
                pdf.line(x + low, ends[0], x + high, ends[1])


def _polygon(pdf: FPDF, item: Shape, corners: int, start_deg: float, style: str, inner: float | None = None) -> None:
    points = []
    for index in range(corners * (2 if inner else 1)):
        radius = item.half * (inner if inner and index % 2 else 1)
        angle = math.radians(start_deg + 360 * index / (corners * (2 if inner else 1)))
        points.append((item.x + radius * math.cos(angle), item.y + radius * math.sin(angle)))
    pdf.polygon(points, style=style)


def _padlock(pdf: FPDF, item: Shape) -> None:
    """An open padlock: the cross goes over it."""
    half, body = item.half, item.half * 1.1
    pdf.set_line_width(half * 0.24)
    pdf.rect(item.x - half * 0.8, item.y + half - body, half * 1.6, body, style="F")
    ring = half * 0.5
    centre = item.y + half - body - ring * 0.2
    pdf.line(item.x - ring, centre, item.x - ring, item.y + half - body)
    pdf.arc(item.x - ring, centre - ring, 2 * ring, 180, 360, 2 * ring)


def _shape(pdf: FPDF, item: Shape) -> None:
    x, y, half = item.x, item.y, item.half
    pdf.set_draw_color(INK)
    pdf.set_fill_color(INK)
    pdf.set_line_width(0.3)
    match item.kind:
        case "lock":
            _padlock(pdf, item)
        case "divider":
            pdf.set_line_width(0.2)
            pdf.line(x, y - half, x, y + half)
        case "red" | "rhombus":
            _polygon(pdf, item, 4, -90, "F" if item.kind == "red" else "D")
        case "yellow":
            _polygon(pdf, item, 3, -90, "F")
        case "green" | "circle":
            pdf.circle(x, y, half * 0.9, style="F" if item.kind == "green" else "D")
        case "blue" | "square":
            side = half * 0.85
            pdf.rect(x - side, y - side, 2 * side, 2 * side, style="F" if item.kind == "blue" else "D")
        case "octagon":
            _polygon(pdf, item, 8, 22.5, "D")
        case "star":
            _polygon(pdf, item, 5, -90, "D", inner=0.5)
