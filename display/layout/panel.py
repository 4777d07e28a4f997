"""One player's panel: who it is, how they stand, their sheet, and large keys for what they may do now."""

from __future__ import annotations

from dataclasses import dataclass

from display import fonts
from display.geometry import Rect
from display.intents import Intent
from display.layout.canvas import Canvas
from display.layout.keys import MOST_SHARED, keys_of, lay_keys
from display.layout.sheet import sheet_rows
from display.seats import Seat, TableSeats


@dataclass(frozen=True, slots=True)
class PanelCut:
    """How a panel of a size is divided: header, rows and actions, in its own pixels."""

    header: Rect
    rows: Rect
    actions: Rect

    @property
    def quality(self) -> float:
        """How large the boxes come out: what arrangements are compared by."""
        return min(self.rows.w / 13, self.rows.h / 4 * 1.2)


def cut(canvas: Canvas, w: int, h: int) -> PanelCut:
    """Divide a panel of this size; keys beside the sheet where it is flat and wide, else below."""
    look, gap = canvas.look, canvas.px(5)
    target, pad = look.target_px, canvas.px(6)
    inner = Rect(0, 0, w, h).inset(pad, max(3, pad - 1))
    scale = min(look.text_scale, 1.5)
    header_h = round(max(min(30 * look.unit * scale, h * 0.14), 15))
    columns = max(1, (inner.w + gap) // (target + gap))
    lines = -(-MOST_SHARED // columns)
    below_h = lines * target + (lines - 1) * gap
    header, body = inner.top(header_h, max(2, gap - 2))
    rows_h = body.h - below_h - gap
    row_w = body.w
    below = PanelCut(header, body.top(min(rows_h, round(row_w / 13 * 1.32 * 4)))[0], body)
    spare = body.h - below.rows.h - gap
    below = PanelCut(header, below.rows, body.lower(spare)[0])
    beside_w = _beside_w(body.h, target, gap)
    keys, rows = body.right_side(beside_w, gap)
    beside = PanelCut(header, rows.top(min(rows.h, round(rows.w / 13 * 1.32 * 4)))[0], keys)
    if rows_h < 4 * 12 or (rows.w > 13 * 14 and beside.quality > below.quality * 1.1):
        return beside
    return below


def _beside_w(h: int, target: int, gap: int) -> int:
    lines = max(1, (h + gap) // (target + gap))
    columns = -(-MOST_SHARED // lines)
    return columns * target + (columns - 1) * gap


def lay_panel(
    canvas: Canvas, table: TableSeats, seat: Seat, status: str, *, offers_void: bool, amending: bool = False
) -> bool:
    """A player's panel over the whole canvas. False where the seat's keys found no room here and must go elsewhere.

    `amending`: the group puts a sheet right; instead of keys there is a button for the penalties.
    """
    room = canvas.room
    fill = "panel-active" if seat.active else "panel"
    canvas.add("panel", room, fill=fill, states=frozenset({"active"} if seat.active else ()))
    parts = cut(canvas, room.w, room.h)
    _header(canvas, parts.header, seat, fill, status)
    sheet_rows(canvas, parts.rows, table, seat)
    if amending:
        _penalties(canvas, parts.actions, seat, fill)
        return True
    if keys_of(table, seat):
        return lay_keys(canvas, parts.actions, table, seat, fill)
    _quiet(canvas, parts.actions, seat, fill, offers_void)
    return True


def _penalties(canvas: Canvas, rect: Rect, seat: Seat, fill: str) -> None:
    target = canvas.look.target_px
    button, words = rect.right_side(min(round(rect.w * 0.5), round(target * 3.4)), canvas.px(8))
    plate = button.middle(button.w, min(button.h, round(target * 1.2)))
    intent = Intent(button="penalty", player=seat.name, value=(seat.penalties + 1) % 5)
    canvas.button(plate, canvas.say("penalties-now", count=seat.penalties), intent, icon="cross", px=18)
    canvas.text(words, canvas.say("amend-hint"), 17, lines=3, ink="soft", on=fill)


def _header(canvas: Canvas, rect: Rect, seat: Seat, fill: str, status: str) -> None:
    h, gap = rect.h, canvas.px(6)
    score, rest = rect.right_side(min(round(h * 2.1), round(rect.w * 0.16)), gap)
    canvas.add("score", score, fill="sunk")
    canvas.text(score.inset(3, 0), str(seat.score), 24, bold=True, align="centre", on="sunk")
    side = min(round(h * 0.74), round(rect.w * 0.055))
    penalties, rest = rest.right_side(side * 4, gap)
    for number, cell in enumerate(penalties.middle(side * 4, side).columns(4, 2), start=1):
        canvas.add("penalty", cell, fill=fill, states=frozenset({"marked"} if number <= seat.penalties else {"open"}))
    badge, rest = rest.left(h, gap)
    states = frozenset({"active"} if seat.active else ())
    size = max(9, round(h * 0.62))
    canvas.add("seat", badge, text=seat.letter, size_px=size, bold=True, states=states, fill=fill)
    name_px = fonts.fit(
        seat.name, (rest.w, rest.h), round(21 * canvas.look.unit * canvas.look.text_scale), True
    ).size_px
    name, tail = rest.left(fonts.width_px(seat.name, name_px, True) + 2, gap)
    canvas.text(name, seat.name, 21, bold=True, on=fill)
    least = round(12 * canvas.look.unit)
    fitted = fonts.fit(status, (max(1, tail.w), tail.h), least + 1, False, 2) if status else None
    if fitted is not None and fitted.fits and fitted.size_px >= least:
        canvas.text(tail, status, 16, align="right", lines=2, ink="ink" if seat.waiting else "soft", on=fill)


def _quiet(canvas: Canvas, rect: Rect, seat: Seat, fill: str, offers_void: bool) -> None:
    """What stands where the keys were, for who has none now: that their answer is in, and taking it back."""
    target = canvas.look.target_px
    if offers_void and rect.h >= target:
        button, rect = rect.right_side(min(rect.w // 2, round(target * 2.2)), canvas.px(6))
        plate = button.middle(button.w, min(button.h, round(target * 1.2)))
        canvas.button(plate, canvas.say("void"), Intent(button="void", player=seat.name), icon="undo", px=16)
    if seat.answered:
        h = min(rect.h, canvas.px(34))
        tick, rest = rect.middle(rect.w, h).left(h, canvas.px(6))
        canvas.add("icon", tick.inset(h // 6), data=("tick",), ink="soft", fill=fill)
        canvas.text(rest, canvas.say("answered"), 17, lines=2, ink="soft", on=fill)
