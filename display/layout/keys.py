"""The large buttons of what a player may do now: one for each box that fits, and pass. Never smaller than 9 mm."""

from __future__ import annotations

from core.sheets import LAST
from display import fonts
from display.geometry import Rect
from display.intents import Intent
from display.layout.canvas import Canvas
from display.seats import Seat, TableSeats

#: The most keys a turn's actions can need: four rows and pass; two white dice with four colours and pass.
MOST_SHARED = 5
MOST_COLOURED = 9


def keys_of(table: TableSeats, seat: Seat) -> list[tuple[str, Intent, int, int]]:
    """(kind, intent, row, place) of each key, rows top to bottom, then pass. Empty for who owes no answer."""
    keys = []
    if not seat.waiting:
        return []
    for row, number in seat.legal:
        name = seat.rows[row].name
        place = next(i for i, box in enumerate(seat.rows[row].boxes) if box.number == number)
        keys.append(("mark", Intent(player=seat.name, row=name, number=number), row, place))
    if table.phase in ("shared", "coloured"):
        keys.append(("pass", Intent(button="pass", player=seat.name), -1, -1))
    return keys


def capacity(room: Rect, target: int, gap: int) -> tuple[int, int]:
    """How many columns and lines of keys of the least size a room has."""
    return max(1, (room.w + gap) // (target + gap)), max(1, (room.h + gap) // (target + gap))


def lay_keys(canvas: Canvas, room: Rect, table: TableSeats, seat: Seat, on: str) -> bool:
    """Put a seat's keys into `room`; False (and nothing put) where they would be less than 9 mm there."""
    keys = keys_of(table, seat)
    if not keys:
        return True
    comfortable, least = canvas.look.key_px, canvas.look.target_px
    for side, gap in ((comfortable, canvas.px(5)), (least, canvas.px(5)), (least, 3)):
        columns, lines = capacity(room, side, gap)
        if columns * lines >= len(keys):
            break
    if columns * lines < len(keys) or room.w < least or room.h < least:
        return False
    most = round(comfortable * 1.9)
    used, per_line, line_h = max(_ways(len(keys), columns, lines, room, gap, most), key=lambda way: way[3])[:3]
    for line in range(used):
        part = keys[line * per_line : (line + 1) * per_line]
        w = min((room.w - gap * (per_line - 1)) // per_line, most)
        left = room.x + (room.w - (w * len(part) + gap * (len(part) - 1))) // 2
        top = room.y + (room.h - (line_h * used + gap * (used - 1))) // 2 + line * (line_h + gap)
        for i, key in enumerate(part):
            _key(canvas, Rect(left + i * (w + gap), top, w, line_h), table, seat, key)
    return True


def _ways(count: int, columns: int, lines: int, room: Rect, gap: int, most: int) -> list[tuple[int, int, int, int]]:
    """Ways to break keys into lines: lines, keys a line, height of a line, and the shorter side of a key."""
    ways = []
    for used in range(1, lines + 1):
        per_line = -(-count // used)
        if per_line > columns or -(-count // per_line) != used:
            continue
        w = min((room.w - gap * (per_line - 1)) // per_line, most)
        h = min((room.h - gap * (used - 1)) // used, most)
        ways.append((used, per_line, h, min(w, h)))
    return ways


def _key(canvas: Canvas, rect: Rect, table: TableSeats, seat: Seat, key: tuple[str, Intent, int, int]) -> None:
    kind, intent, row, place = key
    if kind == "pass":
        costs = table.phase == "coloured" and seat.passed  # nothing marked: a penalty follows
        canvas.button(rect, canvas.say("pass-penalty" if costs else "pass"), intent, px=22, lines=2 if costs else 1)
        return
    box = seat.rows[row].boxes[place]
    number = str(box.number)
    most = round(min(rect.h * 0.62, 44 * canvas.look.unit * canvas.look.text_scale))
    fitted = fonts.fit(number, (round(rect.w * 0.7), round(rect.h * 0.7)), most, bold=True)
    states = {"action"}
    if place == LAST:
        states.add("last")
    if box.number in seat.rows[row].marks:
        states.add("again")
    canvas.add(
        "key",
        rect,
        text=number,
        size_px=fitted.size_px,
        bold=True,
        colour=box.colour,
        states=frozenset(states),
        intent=intent,
        row_number=str(row + 1),
        data=(
            canvas.say(f"letter-{box.colour}"),
            str(row + 1) if not seat.rows[row].colour else "",
            box.symbol or "",
            box.doubled,
            box.framed,
        ),
    )
