"""One player's panel: who it is, how they stand, their sheet, and large keys for what they may do now."""

from __future__ import annotations

from dataclasses import dataclass

from display import fonts
from display.geometry import Rect
from display.intents import Intent
from display.layout.canvas import Canvas, drawable, minus
from display.layout.keys import MOST_COLOURED, MOST_SHARED, keys_of, lay_keys
from display.layout.sheet import sheet_rows
from display.seats import Seat, TableSeats


@dataclass(frozen=True, slots=True)
class PanelCut:
    """How a panel of a size is divided: header, rows and actions, in its own pixels."""

    header: Rect
    rows: Rect
    actions: Rect
    worth: float = 1.0

    @property
    def quality(self) -> float:
        """How large the boxes come out: what arrangements are compared by."""
        return min(self.rows.w / 13, self.rows.h / 4 * 0.92) * self.worth


_TALLEST = 1.32 / 13 * 4  # four rows of boxes never higher than this share of their width


def cut(canvas: Canvas, w: int, h: int) -> PanelCut:
    """Divide a panel of this size: keys below the sheet, or beside it where the panel is flat and wide.

    Of the ways to do it the one with the largest boxes; with smaller keys, or with room for the keys of the shared
    action alone, only where that gains much.
    """
    look, gap = canvas.look, canvas.px(5)
    inner = Rect(0, 0, w, h).inset(canvas.px(6), max(3, canvas.px(5)))
    header_h = round(max(min(30 * look.unit * min(look.text_scale, 1.5), h * 0.14), 15))
    header, body = inner.top(header_h, max(2, gap - 2))
    around = look.seating == "around"
    cuts = []
    for key, worth in {look.target_px: 0.7, look.key_px: 1.0}.items():
        for most in (MOST_SHARED, MOST_COLOURED):
            gain = worth * ((1.8 if around else 1.02) if most == MOST_COLOURED else 1.0)
            cuts += [_below(header, body, most, key, gap, gain), _beside(header, body, most, key, gap, gain * 0.9)]
    return max(cuts, key=lambda each: each.quality)


def _below(header: Rect, body: Rect, most: int, key: int, gap: int, worth: float) -> PanelCut:
    columns = max(1, (body.w + 3) // (key + 3))
    lines = -(-most // columns)
    rows_h = max(0, min(body.h - lines * (key + gap), round(body.w * _TALLEST)))
    rows, rest = body.top(rows_h, gap)
    return PanelCut(header, rows, rest, worth)


def _beside(header: Rect, body: Rect, most: int, key: int, gap: int, worth: float) -> PanelCut:
    lines = max(1, (body.h + gap) // (key + gap))
    columns = -(-most // lines)
    keys, rows = body.right_side(columns * (key + gap) - gap, gap * 2)
    return PanelCut(header, rows.top(min(rows.h, round(rows.w * _TALLEST)))[0], keys, worth if body.h >= key else 0)


def lay_panel(
    canvas: Canvas,
    table: TableSeats,
    seat: Seat,
    status: str,
    *,
    offers_void: bool,
    amending: bool = False,
    hidden: bool = False,
) -> bool:
    """A player's panel over the whole canvas. False where the seat's keys found no room here and must go elsewhere.

    `amending`: the group puts a sheet right; instead of keys there is a button for the penalties. `hidden`: a kiosk
    does not show this sheet now, only whose it is and how they stand.
    """
    room = canvas.room
    fill = "panel-active" if seat.active else "panel"
    canvas.add("panel", room, fill=fill, states=frozenset({"active"} if seat.active else ()))
    parts = cut(canvas, room.w, room.h)
    _header(canvas, parts.header, seat, fill, status)
    if hidden:
        _hidden(canvas, parts.rows, seat)
        return True
    sheet_rows(canvas, parts.rows, table, seat)
    if amending:
        _penalties(canvas, parts.actions, seat, fill)
        return True
    if keys_of(table, seat):
        return lay_keys(canvas, parts.actions, table, seat, fill)
    _quiet(canvas, parts.actions, seat, fill, offers_void)
    return True


def _hidden(canvas: Canvas, rect: Rect, seat: Seat) -> None:
    canvas.add("score", rect, fill="sunk")
    words = canvas.say("hidden", player=drawable(seat.name).replace("\n", " "))
    canvas.text(rect.inset(canvas.px(10), canvas.px(4)), words, 19, lines=4, align="centre", ink="soft", on="sunk")


def _penalties(canvas: Canvas, rect: Rect, seat: Seat, fill: str) -> None:
    target = canvas.look.key_px
    button, words = rect.right_side(min(round(rect.w * 0.5), round(target * 3.4)), canvas.px(8))
    plate = button.middle(button.w, min(button.h, round(target * 1.2)))
    intent = Intent(button="penalty", player=seat.name, value=(seat.penalties + 1) % 5)
    canvas.button(plate, canvas.say("penalties-now", count=seat.penalties), intent, icon="cross", px=18)
    canvas.text(words, canvas.say("amend-hint"), 17, lines=3, ink="soft", on=fill)


def _header(canvas: Canvas, rect: Rect, seat: Seat, fill: str, status: str) -> None:
    h, gap = rect.h, canvas.px(6)
    score, rest = rect.right_side(min(round(h * 2.1), round(rect.w * 0.16)), gap)
    canvas.add("score", score, fill="sunk")
    canvas.text(score.inset(3, 0), minus(seat.score), 24, bold=True, align="centre", on="sunk")
    side = min(round(h * 0.74), round(rect.w * 0.055))
    penalties, rest = rest.right_side(side * 4, gap)
    for number, cell in enumerate(penalties.middle(side * 4, side).columns(4, 2), start=1):
        canvas.add("penalty", cell, fill=fill, states=frozenset({"marked"} if number <= seat.penalties else {"open"}))
    badge, rest = rest.left(h, gap)
    states = frozenset({"active"} if seat.active else ())
    size = max(9, round(h * 0.62))
    canvas.add("seat", badge, text=seat.letter, size_px=size, bold=True, states=states, fill=fill)
    if seat.keys:  # a keyboard's or keypad's answers are this player's
        mark, rest = rest.right_side(min(h, rest.w // 5), gap)
        side = min(mark.w, mark.h)
        canvas.add("icon", mark.middle(side, side), data=("keypad",), ink="ink", fill=fill)
    shown = drawable(seat.name).replace("\n", " ")
    largest = round(21 * canvas.look.unit * canvas.look.text_scale)
    name_px = fonts.fit(shown, (rest.w, rest.h), largest, True).size_px
    name, tail = rest.left(fonts.width_px(shown, name_px, True) + 2, gap)
    canvas.text(name, shown, 21, bold=True, on=fill)
    least = round(12 * canvas.look.unit)
    fitted = fonts.fit(status, (max(1, tail.w), tail.h), least + 1, False, 2) if status else None
    if fitted is not None and fitted.fits and fitted.size_px >= least:
        canvas.text(tail, status, 16, align="right", lines=2, ink="ink" if seat.waiting else "soft", on=fill)


def _quiet(canvas: Canvas, rect: Rect, seat: Seat, fill: str, offers_void: bool) -> None:
    """What stands where the keys were, for who has none now: that their answer is in, and taking it back."""
    target, gap = canvas.look.key_px, canvas.px(6)
    if offers_void and rect.h >= canvas.look.target_px:
        if rect.w < target * 3.5:
            button, rect = rect.lower(min(rect.h, round(target * 1.2)), gap)
        else:
            button, rect = rect.right_side(min(rect.w // 2, round(target * 2.2)), gap)
        plate = button.middle(button.w, min(button.h, round(target * 1.2)))
        canvas.button(plate, canvas.say("void"), Intent(button="void", player=seat.name), icon="undo", px=16)
    if seat.answered and rect.h >= canvas.px(20):
        words = canvas.say(("passed" if seat.passed else "answered") + ("" if seat.may_change else "-fixed"))
        lines = 2 if rect.w > canvas.px(260) else 4
        fitted = fonts.fit(words, (rect.w - canvas.px(36), rect.h), canvas.px(17), False, lines)
        if fitted.fits:
            tick, rest = rect.left(canvas.px(28), canvas.px(8))
            canvas.add("icon", tick.middle(tick.w, min(tick.w, tick.h)), data=("tick",), ink="soft", fill=fill)
            canvas.text(rest, words, 17, lines=lines, ink="soft", on=fill)
