"""The end of a game: everybody's total with its arithmetic, who won, the match so far, and how the scores grew."""

from __future__ import annotations

from collections.abc import Sequence

from core.scoring import points
from display.geometry import Rect
from display.layout.bars import caption_bar, lay_notice, notice_of, top_bar
from display.layout.buttons import lay_buttons, middle_buttons
from display.layout.canvas import Canvas
from display.scene import Scene
from display.seats import Seat, TableSeats, table_seats


def lay_over(canvas: Canvas, scene: Scene) -> None:
    """The result screen."""
    table = table_seats(scene)
    area = caption_bar(canvas, canvas.room.inset(canvas.px(5)), scene)
    winners = [seat.name for seat in table.seats if seat.winner]
    match = scene.view.match if scene.view else None
    champions = match.winners if match and match.winners else ()
    title = canvas.say("over-title", names=join(champions or winners), count=len(champions or winners))
    rest = top_bar(canvas, area, scene, title=title, notice=False)
    gap, target = canvas.px(8), canvas.look.key_px
    buttons = middle_buttons(scene)
    if buttons:
        foot, rest = rest.lower(round(target * 1.15), gap)
        lay_buttons(canvas, foot, buttons)
    notice = notice_of(canvas, scene)
    if notice:
        strip, rest = rest.lower(canvas.px(44), gap)
        lay_notice(canvas, strip, notice)
    plotted = len(scene.scores_by_turn) > 1
    if rest.w > rest.h:
        plot, sums = rest.right_side(round(rest.w * 0.36) if plotted else 0, gap)
    else:
        plot, sums = rest.lower(round(rest.h * 0.36) if plotted else 0, gap)
    _sums(canvas, sums, scene, table)
    if plotted:
        _plot(canvas, plot, scene, table)


def join(names: Sequence[str]) -> str:
    """Names in a row, as a title has them."""
    return ", ".join(names)


def _sums(canvas: Canvas, room: Rect, scene: Scene, table: TableSeats) -> None:
    """A line for each player: the four rows, the penalties, the total; winners with a crown."""
    canvas.add("panel", room, fill="panel")
    inner = room.inset(canvas.px(12), canvas.px(8))
    match = scene.view.match if scene.view else None
    head_h = round(canvas.px(32) * min(1.4, canvas.look.text_scale))
    head, rest = inner.top(head_h, canvas.px(4))
    cells = _cells(canvas, head, match is not None)
    for index, cell in enumerate(cells[1:5]):
        row = table.seats[0].rows[index]
        colour = row.colour
        letter = canvas.say(f"letter-{colour}") if colour else str(index + 1)
        canvas.add("tag", cell.middle(min(cell.w, canvas.px(54)), cell.h), colour=colour, text=letter, bold=True,
                   size_px=max(9, round(head_h * 0.55)))  # fmt: skip
    canvas.text(cells[5], canvas.say("sum-penalties"), 16, align="centre", lines=2, ink="soft", on="panel")
    canvas.text(cells[6], canvas.say("sum-total"), 18, align="centre", bold=True, on="panel")
    if match is not None:
        words = canvas.say("sum-match", game=match.game)
        canvas.text(cells[7], words, 16, align="centre", lines=2, ink="soft", on="panel")
    lines = rest.rows(len(table.seats), canvas.px(6))
    for seat, line in zip(table.seats, lines, strict=True):
        line = line.middle(line.w, min(line.h, round(canvas.px(84) * canvas.look.text_scale)))
        total = match.totals[seat.name] if match else None
        winners = match.winners if match and match.winners else ()
        _sum_line(canvas, line, table, seat, total, champion=seat.name in winners)


def _cells(canvas: Canvas, line: Rect, match: bool) -> list[Rect]:
    gap = canvas.px(5)
    name, rest = line.left(round(line.w * (0.25 if match else 0.28)), gap)
    return [name, *rest.columns(7 if match else 6, gap)]


def _sum_line(
    canvas: Canvas, line: Rect, table: TableSeats, seat: Seat, match_total: int | None, *, champion: bool
) -> None:
    fill = "panel-active" if seat.winner else "sunk"
    canvas.add("score", line, fill=fill)
    name, *cells = _cells(canvas, line.inset(canvas.px(6), canvas.px(3)), match_total is not None)
    side = min(name.h, canvas.px(34))
    badge, words = name.left(side, canvas.px(7))
    states = frozenset({"active"} if seat.winner else ())
    size = max(9, round(side * 0.55))
    canvas.add("seat", badge.middle(side, side), text=seat.letter, size_px=size, bold=True, fill=fill, states=states)
    if seat.winner or champion:
        crown, words = words.right_side(side, canvas.px(4))
        canvas.add("icon", crown.middle(side, side), data=("crown",), ink="accent", fill=fill)
    canvas.text(words, seat.name, 23, bold=True, on=fill)
    for row, value, cell in zip(seat.rows, _row_points(table, seat), cells, strict=False):
        number, below = cell.top(round(cell.h * 0.58))
        canvas.text(number, str(value), 26, bold=True, align="centre", on=fill)
        count = len(row.marks) + len(row.again) + (1 if row.locked else 0) + _doubles(row)
        lock = below.h >= 12 and row.locked
        canvas.text(below, canvas.say("sum-crosses", count=count), 15, align="centre", ink="soft", on=fill)
        if lock:
            side = min(number.h, canvas.px(20))
            canvas.add("icon", Rect(number.right - side, number.y, side, side), data=("lock",), ink="soft", fill=fill)
    lost = 5 * seat.penalties
    canvas.text(cells[4], f"−{lost}" if lost else "0", 26, bold=True, align="centre", on=fill)
    total = cells[5]
    canvas.add("sum", total.inset(0, canvas.px(2)), fill="accent" if seat.winner else "raised")
    ink, on = ("on-accent", "accent") if seat.winner else ("ink", "raised")
    canvas.text(total.inset(4, 2), str(seat.score), 36, bold=True, align="centre", ink=ink, on=on)
    if match_total is not None:
        canvas.text(cells[6], str(match_total), 26, bold=champion, align="centre", on=fill)


def _doubles(row: object) -> int:
    boxes, marks = row.boxes, row.marks  # type: ignore[attr-defined]
    return sum(1 for box in boxes if box.doubled and box.number in marks)


def _row_points(table: TableSeats, seat: Seat) -> tuple[int, ...]:
    if seat.row_points:
        return seat.row_points
    return tuple(
        points(len(row.marks) + len(row.again) + _doubles(row) + (1 if row.locked else 0), table.sheet.cap)
        for row in seat.rows
    )


def _plot(canvas: Canvas, room: Rect, scene: Scene, table: TableSeats) -> None:
    """The scores over the turns: a line a player, each with its letter at the end and a mark of its own shape."""
    canvas.add("panel", room, fill="panel")
    inner = room.inset(canvas.px(10), canvas.px(8))
    title, inner = inner.top(round(canvas.px(26) * min(1.4, canvas.look.text_scale)), canvas.px(2))
    canvas.text(title, canvas.say("plot-title"), 17, ink="soft", on="panel")
    series = tuple(
        (seat.letter, tuple(int(turn.get(seat.name, 0)) for turn in scene.scores_by_turn), seat.winner)
        for seat in table.seats
    )
    values = [value for _letter, scores, _winner in series for value in scores]
    low, high = min(0, *values), max(10, *values)
    scale, chart = inner.left(canvas.px(40), canvas.px(4))
    size = canvas.px(20)
    canvas.text(Rect(scale.x, scale.y, scale.w, size), str(high), 15, align="right", ink="soft", on="panel")
    canvas.text(Rect(scale.x, scale.bottom - size, scale.w, size), str(low), 15, align="right", ink="soft", on="panel")
    letter = max(12, round(canvas.px(17)))
    canvas.add("plot", chart, data=(series, low, high), size_px=letter, bold=True, fill="panel")
