"""One player's sheet: four rows of eleven boxes and a lock, the bonus bar where there is one.

Every box answers to touch, legal or not: the controller says why not. How a box is drawn is not decided here, only what
is true of it (marked, skipped, closed, open, legal, doubled, framed, …).
"""

from __future__ import annotations

from core.dice import COLOURED
from core.sheets import LAST
from display import fonts
from display.geometry import Rect
from display.intents import Intent
from display.layout.canvas import Canvas
from display.seats import Seat, SeatRow, TableSeats


def sheet_rows(canvas: Canvas, room: Rect, table: TableSeats, seat: Seat, *, live: bool = True) -> None:
    """The rows (and the bar above them, if the sheet has one) into `room`. `live`: boxes answer to touch."""
    if table.sheet.bonus_bar:
        bar, room = room.top(round(room.h * 0.14), max(1, canvas.px(2)))
        _bonus_bar(canvas, bar, table, seat)
    gap = max(1, min(canvas.px(4), room.h // 40))
    count = len(seat.rows)
    even, _ = room.top(
        (room.h - gap * (count - 1)) // count * count + gap * (count - 1)
    )  # one pixel more, one shape more
    for row, rect in zip(seat.rows, even.rows(count, gap), strict=True):
        _row(canvas, rect, table, seat, row, live)


def _row(canvas: Canvas, rect: Rect, table: TableSeats, seat: Seat, row: SeatRow, live: bool) -> None:
    states = frozenset({"closed"} if row.closed else ())
    canvas.add("band", rect, colour=row.colour, states=states)
    label, *cells = rect.inset(max(1, rect.h // 16), 0).columns(LAST + 3)
    size = _number_px(canvas, cells[0], table)
    canvas.add(
        "badge",
        label.inset(1, max(2, rect.h // 10)),
        colour=row.colour,
        text=canvas.say(f"letter-{row.colour}") if row.colour else str(row.index + 1),
        size_px=_label_px(canvas, label, size),
        states=states,
    )
    mixed = _mixed(table)
    for place, (box, cell, state) in enumerate(zip(row.boxes, cells, row.states(), strict=False)):
        canvas.add(
            "box",
            cell,
            text=str(box.number),
            size_px=max(fonts.LEAST_PX, round(size * 0.72)) if box.doubled else size,
            bold=True,
            colour=box.colour,
            states=_box_states(table, row, place, state, mixed),
            intent=Intent(player=seat.name, row=row.name, number=box.number) if live else None,
            row_number=str(row.index + 1),
            data=(box.symbol or "",),
        )
    _lock(canvas, cells[-1], row, fresh=row.boxes[LAST].colour in table.fresh)


def _number_px(canvas: Canvas, cell: Rect, table: TableSeats) -> int:
    """One size for all numbers of a sheet: two digits fit what a box leaves them, with a margin."""
    shared = table.sheet.second_box or _mixed(table)
    flat = cell.w > cell.h * 1.12  # then what shares the box stands beside the number, else below it
    wide, tall = (0.80, 0.72) if not shared else ((0.60, 0.80) if flat else (0.84, 0.50))
    fitted = fonts.fit("12", (max(8, round(cell.w * wide)), 400), 60, bold=True)
    return max(fonts.LEAST_PX, min(fitted.size_px, round(cell.h * tall)))


def _label_px(canvas: Canvas, label: Rect, number_px: int) -> int:
    """One size for the heads of all rows: the widest letters of this language fit."""
    room = (max(8, round(label.w * 0.84) - 2), label.h)
    letters = (canvas.say(f"letter-{colour}") for colour in COLOURED)
    return min(round(number_px * 0.95), *(fonts.fit(each, room, 60, bold=True).size_px for each in letters))


def _mixed(table: TableSeats) -> bool:
    return any(name.isdigit() for name in table.sheet.row_names)


def _box_states(table: TableSeats, row: SeatRow, place: int, state: str, mixed: bool) -> frozenset[str]:
    """All that is true of a box, for whoever draws it."""
    box = row.boxes[place]
    legal, second = box.number in row.legal, table.sheet.second_box and place != LAST
    true = {
        "legal": legal,
        "pending": box.number == row.pending,
        "doubled": box.doubled,
        "framed": box.framed,
        "mixed": mixed,
        "last": place == LAST,
        "second": second,
        "again": second and box.number in row.again,
        "again-legal": second and legal and state == "marked",
    }
    return frozenset((state, *(name for name, holds in true.items() if holds)))


def _lock(canvas: Canvas, cell: Rect, row: SeatRow, *, fresh: bool) -> None:
    states = {"mine"} if row.locked else ({"closed"} if row.closed else {"open"})
    if fresh:
        states.add("fresh")
    colour = row.boxes[LAST].colour
    holders = "".join(row.lockers) if row.closed and not row.locked else ""
    room = (round(cell.w * 0.52), cell.h - 4) if cell.w > cell.h else (cell.w - 4, round(cell.h * 0.46))
    fitted = fonts.fit(holders, room, round(min(cell.w, cell.h) * 0.5), bold=True) if holders else None
    canvas.add(
        "lock",
        cell,
        colour=colour,
        states=frozenset(states),
        text=holders if fitted is not None and fitted.fits else "",
        size_px=fitted.size_px if fitted is not None else 0,
        bold=True,
    )


def _bonus_bar(canvas: Canvas, rect: Rect, table: TableSeats, seat: Seat) -> None:
    canvas.add("bar", rect)
    _label, *cells = rect.columns(len(table.sheet.bonus_bar) + 1)
    canvas.add("icon", _label.middle(_label.h, _label.h), data=("chain",), ink="soft", fill="sunk")
    for number, (colour, cell) in enumerate(zip(table.sheet.bonus_bar, cells, strict=True), start=1):
        crossed, void = number in seat.bar, number in seat.bar_void
        state = "marked" if crossed else ("closed" if void else "open")
        canvas.add(
            "bar-box",
            cell,
            colour=colour,
            text=canvas.say(f"letter-{colour}"),
            size_px=max(fonts.LEAST_PX, min(round(cell.h * 0.62), round(cell.w * 0.5))),
            bold=True,
            states=frozenset({state}),
        )
