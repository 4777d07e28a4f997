"""How each kind of element looks: one function a kind, from element and colours to a small picture.

States are told apart by shape as well as colour: a mark is a filled box with a cross, a skipped box a dash, a closed
one is struck through, one that may be marked now is ringed and filled.
"""

from __future__ import annotations

import io
from collections.abc import Callable

import pygame

from display import fonts
from display.draw.icons import draw_icon
from display.draw.shapes import Brush, colour_shape, cross, padlock, pattern, symbol
from display.model import Element
from display.theme import Rgb

Palette = dict[str, Rgb]
Box4 = tuple[float, float, float, float]  # left, top, width, height


def mix(one: Rgb, other: Rgb, share: float) -> Rgb:
    """Between two colours; `share` of the other."""
    r, g, b = (round(x + (y - x) * share) for x, y in zip(one, other, strict=True))
    return r, g, b


def letters(
    picture: pygame.Surface,
    words: str,
    size_px: int,
    bold: bool,
    ink: Rgb,
    align: str = "centre",
    centre: tuple[float, float] | None = None,
) -> None:
    """Lines of text into a picture: in its middle, or aligned to its left or right side, or around `centre`."""
    face = fonts.font(size_px, bold)
    lines = words.split("\n")
    high = fonts.line_px(size_px, bold)
    w, h = picture.get_size()
    cx, cy = centre or (w / 2, h / 2)
    top = cy - high * len(lines) / 2
    for number, line in enumerate(lines):
        if not line:
            continue
        drawn = face.render(line, True, ink)
        x = {"left": 0.0, "right": float(w - drawn.get_width())}.get(align, cx - drawn.get_width() / 2)
        picture.blit(drawn, (round(x), round(top + number * high)))


def draw_text(e: Element, w: int, h: int, p: Palette) -> pygame.Surface:
    picture = pygame.Surface((w, h), pygame.SRCALPHA)
    letters(picture, e.text, e.size_px, e.bold, p[e.ink], e.align)
    return picture


def draw_panel(e: Element, w: int, h: int, p: Palette) -> pygame.Surface:
    """A panel on the screen's ground; opaque, so that it is copied fast."""
    brush = Brush(w, h)
    radius = min(10, h / 6)
    if "active" in e.states:
        brush.plate(p["accent"], radius)
        brush.plate(p[e.fill], radius - 2, inset=2.5)
    elif e.fill == "sunk" or p[e.fill] == p["back"]:
        brush.plate(p["line"], radius)
        brush.plate(p[e.fill], radius - 1, inset=1)
    else:
        brush.plate(p[e.fill], radius)
    picture = pygame.Surface((w, h))
    picture.fill(p["back"])
    picture.blit(brush.done(), (0, 0))
    return picture


def draw_plate(e: Element, w: int, h: int, p: Palette) -> pygame.Surface:
    brush = Brush(w, h)
    radius = min(9.0, h * 0.24)
    fill = p[e.fill]
    edge = mix(fill, p["ink"], 0.28) if e.fill != "accent" else mix(fill, p["on-accent"], 0.25)
    if "off" in e.states:
        brush.ring(p["line"], radius, 1.2)
        return brush.done()
    brush.plate(edge, radius)
    brush.plate(fill, radius - 1, inset=1.3)
    if "chosen" in e.states:
        brush.ring(p["ink"], radius, 3)
    return brush.done()


def draw_band(e: Element, w: int, h: int, p: Palette) -> pygame.Surface:
    brush = Brush(w, h)
    band = p[f"{e.colour}-band"] if e.colour else p["line"]
    if "closed" in e.states:
        band = mix(band, p["panel"], 0.62)
    brush.plate(band, min(7, h * 0.2))
    return brush.done()


def draw_badge(e: Element, w: int, h: int, p: Palette) -> pygame.Surface:
    """The head of a row: its letter above its shape (or its number, where it has many colours)."""
    brush = Brush(w, h)
    fill, ink = p["back"], p["ink"]
    brush.plate(fill, min(5, h * 0.2))
    tall = bool(e.colour) and h >= e.size_px * 1.15 + 7
    if tall:
        colour_shape(brush, mix(p[f"{e.colour}-band"], ink, 0.25), e.colour, w / 2, h - 6.5, min(4.5, h * 0.14))
    picture = brush.done()
    letters(picture, e.text, e.size_px, True, ink, centre=(w / 2, h / 2 - (4 if tall else 0)))
    return picture


def draw_box(e: Element, w: int, h: int, p: Palette) -> pygame.Surface:
    brush = Brush(w, h)
    tile, ink, band = p[f"{e.colour}-tile"], p[f"{e.colour}-ink"], p[f"{e.colour}-band"]
    top = max(1.5, h * 0.07)
    x, y, tw, th = 1.0, top, w - 2.0, h - 2 * top
    flat = w > h * 1.12
    if "second" in e.states and flat:
        aside = round(tw * 0.34)
        _second(brush, e, (x + tw - aside + 1, y, aside - 1, th), p)
        tw -= aside
    elif "second" in e.states:
        low = round(th * 0.34)
        _second(brush, e, (x, y + th - low + 1, tw, low - 1), p)
        th -= low
    radius = min(6, th * 0.2, tw * 0.2)
    fill, number_ink = tile, ink
    marked, legal = "marked" in e.states, "legal" in e.states and "marked" not in e.states
    if marked:
        fill = ink
    elif legal and "pending" not in e.states:
        fill, number_ink = p["accent"], p["on-accent"]
    elif "skipped" in e.states:
        fill = mix(band, tile, 0.5)
    elif "closed" in e.states:
        fill = mix(tile, p["panel"], 0.5)
    brush.plate(fill, radius, rect=(x, y, tw, th))
    cx, cy, small = x + tw / 2, y + th / 2, min(tw, th)
    if "mixed" in e.states:
        faded = not (legal or "open" in e.states or marked)
        cx, cy = _own_colour(brush, e, (x, y, tw, th), p, flat=flat, faded=faded)
        small = min(small, tw * 0.68, th) if flat else min(tw, th * 0.64)
    if "framed" in e.states:
        brush.ring(number_ink if not marked else tile, radius - 1, max(1.5, small * 0.07), inset=2, rect=(x, y, tw, th))
    if e.data and e.data[0]:
        symbol(brush, tile if marked else number_ink, str(e.data[0]), cx, cy, small * 0.46, max(1.3, small * 0.05))
    if marked:
        _crosses(brush, e, tile, cx, cy, small)
    elif "skipped" in e.states:
        brush.line(ink, [(cx - small * 0.24, cy), (cx + small * 0.24, cy)], max(2, small * 0.11))
    elif "closed" in e.states:
        brush.line(
            mix(ink, fill, 0.3), [(x + tw * 0.2, y + th * 0.8), (x + tw * 0.8, y + th * 0.2)], max(1.8, small * 0.06)
        )
    elif "pending" in e.states:
        brush.ring(p["accent"], radius, max(1.6, small * 0.09), rect=(x, y, tw, th))
        _crosses(brush, e, p["accent"], cx, cy, small)
    if legal:
        brush.ring(p["ink"], radius, max(1.6, small * 0.075), rect=(x, y, tw, th))
    picture = brush.done()
    if not e.states & {"marked", "skipped", "closed", "pending"}:
        _numbers(picture, e, number_ink, (x, y, tw, th), (cx, cy))
    return picture


def _numbers(picture: pygame.Surface, e: Element, ink: Rgb, tile: Box4, centre: tuple[float, float]) -> None:
    """The number, or it twice where the box counts double."""
    if "doubled" not in e.states:
        letters(picture, e.text, e.size_px, True, ink, centre=centre)
        return
    x, y, w, h = tile
    half_w, half_h = fonts.width_px(e.text, e.size_px, True) / 2, fonts.line_px(e.size_px, True) * 0.36
    letters(picture, e.text, e.size_px, True, ink, centre=(x + half_w + w * 0.06, y + half_h + h * 0.06))
    letters(picture, e.text, e.size_px, True, ink, centre=(x + w * 0.94 - half_w, y + h * 0.94 - half_h))


def _crosses(brush: Brush, e: Element, ink: Rgb, cx: float, cy: float, small: float) -> None:
    width = max(2.2, small * 0.13)
    if "doubled" in e.states:
        off, half = small * 0.19, small * 0.15
        cross(brush, ink, cx - off, cy - off, half, width * 0.85)
        cross(brush, ink, cx + off, cy + off, half, width * 0.85)
    else:
        cross(brush, ink, cx, cy, small * 0.27, width)


def _own_colour(brush: Brush, e: Element, tile: Box4, p: Palette, *, flat: bool, faded: bool) -> tuple[float, float]:
    """In rows of many colours: the box's own colour, pattern and shape along its foot, or at the side of a flat box.

    Gives the middle of what is left for the number.
    """
    x, y, w, h = tile
    part: Box4 = (x + w * 0.66, y, w * 0.34, h) if flat else (x, y + h * 0.64, w, h * 0.36)
    left, top, wide, high = part
    band = p[f"{e.colour}-band"]
    thin = min(wide, high)
    brush.plate(mix(band, p["panel"], 0.45) if faded else band, min(5, thin * 0.3), rect=part)
    inner = (left + 1, top + 1, wide - 2, high - 2)
    pattern(brush, mix(band, p["back"], 0.42), e.colour, inner, max(3.5, thin * 0.45))
    half = min(thin * 0.45, 9)
    middle = (left + wide / 2, top + high / 2)
    brush.disc(p["back"], *middle, half * 1.3)
    colour_shape(brush, p["ink"], e.colour, *middle, half * 0.9)
    return (x + w * 0.33, y + h / 2) if flat else (x + w / 2, y + h * 0.32)


def _second(brush: Brush, e: Element, tile: Box4, p: Palette) -> None:
    """The second box under a number."""
    x, y, w, h = tile
    ink = p[f"{e.colour}-ink"]
    fill = mix(p[f"{e.colour}-band"], p[f"{e.colour}-tile"], 0.75)
    cx, cy = x + w / 2, y + h / 2
    if "again" in e.states:
        brush.plate(ink, h * 0.25, rect=tile)
        cross(brush, p[f"{e.colour}-tile"], cx, cy, h * 0.28, max(1.6, h * 0.17))
    elif "again-legal" in e.states:
        brush.plate(p["accent"], h * 0.25, rect=tile)
        brush.ring(p["ink"], h * 0.25, 1.6, rect=tile)
        brush.line(p["on-accent"], [(cx - h * 0.2, cy), (cx + h * 0.2, cy)], 1.6)
        brush.line(p["on-accent"], [(cx, cy - h * 0.2), (cx, cy + h * 0.2)], 1.6)
    elif "skipped" in e.states or "closed" in e.states:
        brush.plate(fill, h * 0.25, rect=tile)
    else:
        brush.plate(p[f"{e.colour}-tile"], h * 0.25, rect=tile)
        brush.ring(mix(ink, p[f"{e.colour}-tile"], 0.4), h * 0.25, 1.1, rect=(x + 1, y + 1, w - 2, h - 2))


def draw_lock(e: Element, w: int, h: int, p: Palette) -> pygame.Surface:
    """The lock at a row's end: open outline, closed by others, or closed by this player (filled plate)."""
    brush = Brush(w, h)
    ink, tile = p[f"{e.colour}-ink"], p[f"{e.colour}-tile"]
    small = min(w, h)
    mine = "mine" in e.states
    size = small * 0.66
    if mine:
        brush.plate(ink, min(6, small * 0.25), rect=(1, h * 0.07, w - 2, h * 0.86))
        if "fresh" in e.states:  # locked just now: a bright frame round the lock
            brush.ring(p["accent"], min(6, small * 0.25), max(2, small * 0.09), rect=(0, h * 0.03, w, h * 0.94))
        padlock(brush, tile, w / 2, h / 2, size, closed=True, hole=ink)
        return brush.done()
    closed = "closed" in e.states
    if not (closed and e.text):
        brush.disc(tile, w / 2, h / 2, small * 0.47)
        padlock(brush, ink, w / 2, h / 2, size, closed=closed, hole=tile)
        return brush.done()
    brush.plate(tile, small * 0.3, rect=(1, h * 0.07, w - 2, h * 0.86))
    beside = w > h  # the lock, and the letters of those who hold it
    lock_at, text_at = ((w * 0.27, h / 2), (w * 0.68, h / 2)) if beside else ((w / 2, h * 0.32), (w / 2, h * 0.72))
    padlock(brush, ink, *lock_at, size * (0.78 if beside else 0.66), closed=True, hole=tile)
    picture = brush.done()
    letters(picture, e.text, e.size_px, True, ink, centre=text_at)
    return picture


def draw_key(e: Element, w: int, h: int, p: Palette) -> pygame.Surface:
    """An action button: the number, large, on its colour, with the colour's letter, shape and pattern."""
    brush = Brush(w, h)
    fill, ink = p[f"{e.colour}-key"], p[f"{e.colour}-on-key"]
    radius = min(10.0, h * 0.2)
    brush.plate(p["ink"], radius)
    brush.plate(fill, radius - 1.5, inset=2)
    letter, row, shape, doubled, framed = (*e.data, "", "", "", False, False)[:5]
    foot = h * 0.30
    pattern(brush, mix(fill, ink, 0.22), e.colour, (5, h - foot - 2, w - 10, foot - 2), foot * 0.42)
    cx, cy = w / 2, (h - foot) / 2 + h * 0.03
    chip_w = min(w * 0.66, foot * 2.3)
    brush.plate(fill, foot * 0.4, rect=(cx - chip_w / 2, h - foot - 2, chip_w, foot - 2))
    size = max(9, round(foot * 0.78))
    if "last" in e.states:
        padlock(brush, ink, cx + chip_w * 0.26, h - foot / 2 - 3, foot * 0.8, closed=True, hole=fill)
    else:
        colour_shape(brush, ink, e.colour, cx + chip_w * 0.26, h - foot / 2 - 3, foot * 0.30)
    if framed:
        brush.ring(ink, radius - 3, 2, inset=5)
    if shape:
        symbol(brush, ink, str(shape), cx, cy, h * 0.33, 1.8)
    picture = brush.done()
    letters(picture, e.text, e.size_px, True, ink, centre=(cx, cy))
    if row:
        letters(picture, f"{row}.", size, True, ink, centre=(9 + size / 3, 5 + size / 2))
    if doubled or "again" in e.states:
        letters(picture, "×2" if doubled else "+1", size, True, ink, centre=(w - 6 - size * 0.6, 5 + size / 2))
    letters(picture, str(letter), size, True, ink, centre=(cx - chip_w * 0.24, h - foot / 2 - 3))
    return picture


_PIPS = {
    1: ((0, 0),),
    2: ((-1, -1), (1, 1)),
    3: ((-1, -1), (0, 0), (1, 1)),
    4: ((-1, -1), (1, -1), (-1, 1), (1, 1)),
    5: ((-1, -1), (1, -1), (0, 0), (-1, 1), (1, 1)),
    6: ((-1, -1), (1, -1), (-1, 0), (1, 0), (-1, 1), (1, 1)),
}


def draw_die(e: Element, w: int, h: int, p: Palette) -> pygame.Surface:
    brush = Brush(w, h)
    face, pip = p[f"{e.colour}-die"], p[f"{e.colour}-pip"]
    side = min(w, h)
    x, y = (w - side) / 2, (h - side) / 2
    radius = side * 0.2
    known = e.value in _PIPS
    brush.plate(mix(face, (0, 0, 0), 0.35), radius, rect=(x, y, side, side))
    brush.plate(face, radius * 0.9, rect=(x + 1, y + 1, side - 2, side - 3.5))
    if not known:
        brush.plate(mix(face, p["back"], 0.35), radius * 0.7, rect=(x + 4, y + 4, side - 8, side - 9))
    for dx, dy in _PIPS.get(e.value, ()):
        brush.disc(pip, w / 2 + dx * side * 0.25, h / 2 - 0.8 + dy * side * 0.25, side * 0.095)
    if "doubt" in e.states:
        brush.ring(p["alarm"], radius, side * 0.07, rect=(x, y, side, side))
        brush.disc(p["alarm"], x + side * 0.82, y + side * 0.18, side * 0.19)
    if "chosen" in e.states:
        brush.ring(p["accent"], radius, side * 0.09, rect=(x, y, side, side))
    if "leaving" in e.states:
        cross(brush, p["back"], w / 2, h / 2, side * 0.40, side * 0.16)
        cross(brush, p["ink"], w / 2, h / 2, side * 0.40, side * 0.09)
    picture = brush.done()
    if not known:
        letters(picture, "?", max(9, round(side * 0.5)), True, pip, centre=(w / 2, h / 2))
    if "doubt" in e.states:
        size = max(9, round(side * 0.28))
        letters(picture, "?", size, True, p["on-alarm"], centre=(x + side * 0.82, y + side * 0.18))
    return picture


def draw_die_name(e: Element, w: int, h: int, p: Palette) -> pygame.Surface:
    """Letter and shape under a coloured die."""
    brush = Brush(w, h)
    colour_shape(brush, p["soft"], e.colour, w / 2 + h * 0.6, h / 2, h * 0.33)
    picture = brush.done()
    letters(picture, e.text, e.size_px, True, p["soft"], centre=(w / 2 - h * 0.35, h / 2))
    return picture


def draw_penalty(e: Element, w: int, h: int, p: Palette) -> pygame.Surface:
    brush = Brush(w, h)
    small = min(w, h)
    x, y = (w - small) / 2, (h - small) / 2
    if "marked" in e.states:
        brush.plate(p["ink"], small * 0.18, rect=(x, y, small, small))
        cross(brush, p["panel"], w / 2, h / 2, small * 0.26, max(2, small * 0.14))
    else:
        brush.ring(p["soft"], small * 0.18, 1.4, rect=(x, y, small, small))
    return brush.done()


def draw_seat(e: Element, w: int, h: int, p: Palette) -> pygame.Surface:
    """The letter of a seat in a disc; filled for whose turn it is."""
    brush = Brush(w, h)
    radius = min(w, h) / 2
    active = "active" in e.states
    brush.disc(p["accent"] if active else p["soft"], w / 2, h / 2, radius)
    if not active:
        brush.disc(p[e.fill or "panel"], w / 2, h / 2, radius - 1.6)
    picture = brush.done()
    letters(picture, e.text, e.size_px, True, p["on-accent"] if active else p["ink"])
    return picture


def draw_round(e: Element, w: int, h: int, p: Palette) -> pygame.Surface:
    """A plain rounded ground: score, sum, notice, bar, tag."""
    brush = Brush(w, h)
    brush.plate(p[e.fill or "sunk"], min(9, h * 0.25))
    return brush.done()


def draw_bar_box(e: Element, w: int, h: int, p: Palette) -> pygame.Surface:
    """A box of the bonus bar."""
    brush = Brush(w, h)
    ink, tile = p[f"{e.colour}-ink"], p[f"{e.colour}-tile"]
    rect = (1.0, 1.0, w - 2.0, h - 2.0)
    radius = min(w, h) * 0.3
    marked = "marked" in e.states
    brush.plate(ink if marked else p[f"{e.colour}-band"], radius, rect=rect)
    if not marked:
        brush.plate(tile, radius - 1, rect=(2.5, 2.5, w - 5, h - 5))
    if marked:
        cross(brush, tile, w / 2, h / 2, min(w, h) * 0.26, max(2, h * 0.13))
    elif "closed" in e.states:
        brush.line(ink, [(w * 0.3, h / 2), (w * 0.7, h / 2)], max(1.6, h * 0.1))
    else:
        colour_shape(brush, ink, e.colour, w * 0.70, h / 2, min(h * 0.22, w * 0.16))
    picture = brush.done()
    if not marked and "closed" not in e.states:
        letters(picture, e.text, e.size_px, True, ink, centre=(w * 0.36, h / 2))
    return picture


def draw_icon_element(e: Element, w: int, h: int, p: Palette) -> pygame.Surface:
    brush = Brush(w, h)
    draw_icon(brush, str(e.data[0]), p[e.ink], p[e.fill or "back"])
    if "fault" in e.states:
        brush.line(p[e.ink], [(w * 0.08, h * 0.92), (w * 0.92, h * 0.08)], max(2, w * 0.1))
    return brush.done()


def draw_ring(e: Element, w: int, h: int, p: Palette) -> pygame.Surface:
    """The light round a thing that was just touched."""
    brush = Brush(w, h)
    brush.ring(p["ink"], min(9.0, h * 0.24), max(3, min(w, h) * 0.06))
    return brush.done()


def draw_ground(_e: Element, _w: int, _h: int, _p: Palette) -> pygame.Surface:
    """Something that only answers to touch."""
    return pygame.Surface((1, 1), pygame.SRCALPHA)


def draw_picture(e: Element, w: int, h: int, p: Palette) -> pygame.Surface:
    """A photograph, as large as fits; a crossed frame where it cannot be decoded."""
    picture = pygame.Surface((w, h), pygame.SRCALPHA)
    data = e.data[0]
    try:
        loaded = pygame.image.load(io.BytesIO(data if isinstance(data, bytes) else b""))
    except pygame.error:
        brush = Brush(w, h)
        brush.ring(p["line"], 4, 2)
        cross(brush, p["line"], w / 2, h / 2, min(w, h) / 3, 2)
        return brush.done()
    share = min(w / loaded.get_width(), h / loaded.get_height())
    size = (max(1, round(loaded.get_width() * share)), max(1, round(loaded.get_height() * share)))
    small = pygame.transform.smoothscale(loaded.convert_alpha() if pygame.display.get_surface() else loaded, size)
    picture.blit(small, ((w - size[0]) // 2, (h - size[1]) // 2))
    return picture


def draw_tick_box(e: Element, w: int, h: int, p: Palette) -> pygame.Surface:
    brush = Brush(w, h)
    small = min(w, h)
    if "on" in e.states:
        brush.plate(p["accent"], small * 0.2)
        brush.line(
            p["on-accent"], [(w * 0.2, h * 0.54), (w * 0.42, h * 0.76), (w * 0.80, h * 0.28)], max(2, small * 0.14)
        )
    else:
        brush.ring(p["soft"], small * 0.2, 2)
    return brush.done()


def draw_dot(_e: Element, w: int, h: int, p: Palette) -> pygame.Surface:
    brush = Brush(w, h)
    brush.disc(p["accent"], w / 2, h / 2, min(w, h) / 2)
    return brush.done()


def draw_tag(e: Element, w: int, h: int, p: Palette) -> pygame.Surface:
    """The head of a column: a row's letter and shape on its colour."""
    brush = Brush(w, h)
    fill, ink = (p[f"{e.colour}-key"], p[f"{e.colour}-on-key"]) if e.colour else (p["raised"], p["ink"])
    brush.plate(fill, h * 0.25)
    if e.colour:
        colour_shape(brush, ink, e.colour, w * 0.70, h / 2, h * 0.24)
    picture = brush.done()
    letters(picture, e.text, e.size_px, True, ink, centre=(w * (0.36 if e.colour else 0.5), h / 2))
    return picture


def draw_plot(e: Element, w: int, h: int, p: Palette) -> pygame.Surface:
    """Scores over the turns. Lines are told apart by the letter at their end and the shape of their points."""
    series: tuple[tuple[str, tuple[int, ...], bool], ...] = e.data[0]  # type: ignore[assignment]
    low, high = float(str(e.data[1])), float(str(e.data[2]))
    room = e.size_px * 1.6
    brush = Brush(w, h)
    left, right, top, bottom = 4.0, w - room * 1.5, 6.0, h - 6.0

    def level(value: float) -> float:
        return bottom - (value - low) / max(1.0, high - low) * (bottom - top)

    for value in (low, 0.0, high):
        brush.line(p["line"], [(left, level(value)), (right, level(value))], 1)
    ends: list[tuple[float, int]] = []
    for number, (_letter, scores, winner) in enumerate(series):
        step = (right - left) / max(1, len(scores) - 1)
        points = [(left + i * step, level(score)) for i, score in enumerate(scores)]
        ink = p["accent"] if winner else mix(p["soft"], p["panel"], 0.14 * number)
        brush.line(ink, points, 3 if winner else 1.8)
        every = max(1, len(points) // 7)
        for x, y in points[number % every :: every]:
            colour_shape(brush, ink, ("blue", "green", "yellow", "red", "white")[number % 5], x, y, 4.5)
        ends.append((points[-1][1], number))
    placed: list[float] = []
    for y, _number in sorted(ends):
        placed.append(max(y, placed[-1] + room if placed else room / 2))
    overhang = max(0.0, placed[-1] - (h - room / 2)) if placed else 0.0
    spots = [(y - overhang, number) for y, (_end, number) in zip(placed, sorted(ends), strict=True)]
    for y, number in spots:
        ink = p["accent"] if series[number][2] else p["soft"]
        brush.line(ink, [(right, ends[number][0]), (right + room * 0.5, y)], 1.2)
        brush.disc(ink, right + room, y, room * 0.48)
    picture = brush.done()
    for y, number in spots:
        ground = p["on-accent"] if series[number][2] else p["panel"]
        letters(picture, series[number][0], e.size_px, True, ground, centre=(right + room, y))
    return picture


KINDS: dict[str, Callable[[Element, int, int, Palette], pygame.Surface]] = {
    "text": draw_text,
    "panel": draw_panel,
    "plate": draw_plate,
    "band": draw_band,
    "badge": draw_badge,
    "box": draw_box,
    "lock": draw_lock,
    "key": draw_key,
    "die": draw_die,
    "die-name": draw_die_name,
    "penalty": draw_penalty,
    "seat": draw_seat,
    "score": draw_round,
    "sum": draw_round,
    "notice": draw_round,
    "bar": draw_round,
    "bar-box": draw_bar_box,
    "icon": draw_icon_element,
    "ring": draw_ring,
    "ground": draw_ground,
    "picture": draw_picture,
    "tick-box": draw_tick_box,
    "dot": draw_dot,
    "tag": draw_tag,
    "plot": draw_plot,
}
