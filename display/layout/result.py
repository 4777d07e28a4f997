"""The end of a game: everybody's total with its arithmetic, who won, the match so far, and how the scores grew."""

from __future__ import annotations

from collections.abc import Sequence

from core.scoring import points
from display.geometry import Rect
from display.layout.bars import caption_bar, lay_notice, notice_of, top_bar
from display.layout.buttons import lay_buttons, middle_buttons
from display.layout.canvas import Canvas, minus
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
    if scene.view is not None and scene.view.reason:
        title = f"{title}. {canvas.say(f'over-{scene.view.reason}')}"
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
    extra = bool(table.sheet.pairs)
    head_h = round(canvas.px(32) * min(1.4, canvas.look.text_scale))
    head, rest = inner.top(head_h, canvas.px(4))
    _name, *cells = _cells(canvas, head, extra, match is not None)
    for index, cell in enumerate(cells[:4]):
        colour = table.seats[0].rows[index].colour
        letter = canvas.say(f"letter-{colour}") if colour else str(index + 1)
        tag = cell.middle(min(cell.w, canvas.px(54)), cell.h)
        canvas.add("tag", tag, colour=colour, text=letter, bold=True, size_px=max(9, round(head_h * 0.55)))
    titles = [*(["powers"] if extra else []), "penalties", "total", *(["match"] if match else [])]
    for title, cell in zip(titles, cells[4:], strict=True):
        strong = title == "total"
        ink = "ink" if strong else "soft"
        canvas.text(cell, canvas.say(f"sum-{title}"), 17, align="centre", lines=2, bold=strong, ink=ink, on="panel")
    for seat, line in zip(table.seats, rest.rows(len(table.seats), canvas.px(6)), strict=True):
        line = line.middle(line.w, min(line.h, round(canvas.px(84) * canvas.look.text_scale)))
        total = match.totals[seat.name] if match else None
        winners = match.winners if match and match.winners else ()
        _sum_line(canvas, line, table, seat, total, champion=seat.name in winners)


def _cells(canvas: Canvas, line: Rect, extra: bool, match: bool) -> list[Rect]:
    """Name, four rows, what powers add, penalties, total, total of the match."""
    gap, columns = canvas.px(5), 6 + extra + match
    name, rest = line.left(round(line.w * (0.30 - 0.02 * (columns - 6))), gap)
    return [name, *rest.columns(columns, gap)]


def _sum_line(
    canvas: Canvas, line: Rect, table: TableSeats, seat: Seat, match_total: int | None, *, champion: bool
) -> None:
    fill = "panel-active" if seat.winner else "sunk"
    canvas.add("score", line, fill=fill)
    extra = bool(table.sheet.pairs)
    name, *cells = _cells(canvas, line.inset(canvas.px(6), canvas.px(3)), extra, match_total is not None)
    _winner(canvas, name, seat, fill, crowned=seat.winner or champion)
    rows = _row_points(table, seat)
    for row, value, cell in zip(seat.rows, rows, cells, strict=False):
        number, below = cell.top(round(cell.h * 0.58))
        sign = "+" if row.index else ""
        canvas.text(number, f"{sign}{value}", 26, bold=True, align="centre", on=fill)
        count = len(row.marks) + len(row.again) + (1 if row.locked else 0) + _doubles(row)
        _crosses(canvas, below, count, row.locked, fill)
    lost = 0 if "star" in seat.powers else 5 * seat.penalties
    gained = seat.score - sum(rows) + lost
    amounts = [*([f"+{gained}"] if extra else []), f"−{lost}"]
    for amount, cell in zip(amounts, cells[4:], strict=False):
        canvas.text(cell, amount, 26, bold=True, align="centre", on=fill)
    total = cells[4 + len(amounts)]
    ink, on = ("on-accent", "accent") if seat.winner else ("ink", "raised")
    canvas.add("sum", total.inset(0, canvas.px(2)), fill=on)
    canvas.text(total.inset(3, 2), f"={minus(seat.score)}", 32, bold=True, align="centre", ink=ink, on=on)
    if match_total is not None:
        canvas.text(cells[-1], minus(match_total), 26, bold=champion, align="centre", on=fill)


def _crosses(canvas: Canvas, below: Rect, count: int, locked: bool, fill: str) -> None:
    """How many crosses a row has: a cross, the count, and a lock where its owner locked it."""
    side = min(below.h - 2, canvas.px(15))
    count_of = 3 if locked else 2
    parts = below.middle(min(below.w, round(side * 1.5 * count_of)), below.h).columns(count_of, 1)
    canvas.add("icon", parts[0].middle(side, side), data=("cross",), ink="soft", fill=fill)
    canvas.text(parts[1], str(count), 16, align="centre", ink="soft", on=fill)
    if locked:
        canvas.add("icon", parts[2].middle(side, side), data=("lock",), ink="soft", fill=fill)


def _winner(canvas: Canvas, name: Rect, seat: Seat, fill: str, *, crowned: bool) -> None:
    side = min(name.h, canvas.px(34))
    badge, words = name.left(side, canvas.px(7))
    states = frozenset({"active"} if seat.winner else ())
    size = max(9, round(side * 0.55))
    canvas.add("seat", badge.middle(side, side), text=seat.letter, size_px=size, bold=True, fill=fill, states=states)
    if crowned:
        crown, words = words.right_side(side, canvas.px(4))
        canvas.add("icon", crown.middle(side, side), data=("crown",), ink="accent", fill=fill)
    canvas.text(words, seat.name.replace("+", " + "), 23, bold=True, on=fill, lines=2)


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
    canvas.text(Rect(scale.x, scale.y, scale.w, size), minus(high), 15, align="right", ink="soft", on="panel")
    canvas.text(
        Rect(scale.x, scale.bottom - size, scale.w, size), minus(low), 15, align="right", ink="soft", on="panel"
    )
    letter = max(12, round(canvas.px(17)))
    canvas.add("plot", chart, data=(series, low, high), size_px=letter, bold=True, fill="panel")
