"""The table in play: top bar, the middle with the dice, every player's panel, and the line that is being spoken."""

from __future__ import annotations

from typing import NamedTuple

from display.geometry import Rect
from display.layout.bars import caption_bar, notice_of, top_bar
from display.layout.canvas import Canvas
from display.layout.panel import cut, lay_panel
from display.layout.tray import lay_tray
from display.scene import Scene
from display.seats import Seat, TableSeats, table_seats


class Places(NamedTuple):
    """Where the middle and the panels stand, with the turn of each panel."""

    tray: Rect
    panels: list[tuple[Rect, int]]
    tray_turn: int = 0


def lay_table(canvas: Canvas, scene: Scene) -> None:
    """The whole table screen."""
    table = table_seats(scene)
    area = caption_bar(canvas, canvas.room.inset(canvas.px(4)), scene)
    below = top_bar(Canvas(canvas.look, canvas.frame), area, scene)
    places = seats_in_a_row(canvas, below, len(table.seats))
    voids = {button.player for button in scene.buttons if button.name == "void" and button.enabled}
    guest = None
    for seat, (rect, turn) in zip(table.seats, places.panels, strict=True):
        panel = canvas.field(rect, turn)
        status = status_of(canvas, table, seat)
        amending = scene.kind == "amend"
        if not lay_panel(panel, table, seat, status, offers_void=seat.name in voids, amending=amending):
            guest = seat
    notice = notice_of(canvas, scene)
    top_bar(canvas, area, scene, notice=guest is not None)
    lay_tray(canvas.field(places.tray, places.tray_turn), scene, table, guest, notice if guest is None else None)


def status_of(canvas: Canvas, table: TableSeats, seat: Seat) -> str:
    """In a few words what this player is to do now, for the head of the panel."""
    if table.phase == "over":
        return canvas.say("status-winner") if seat.winner else ""
    if table.phase == "roll":
        if not seat.active:
            return ""
        return canvas.say("status-hand", hand=seat.hand) if seat.hand else canvas.say("status-roll")
    if seat.waiting:
        return canvas.say(f"status-{table.phase}")
    return ""


def seats_in_a_row(canvas: Canvas, area: Rect, count: int) -> Places:
    """For a standing screen: the arrangement of panels in columns and rows that makes the boxes largest.

    The dice take a cell that is left over, or a strip above all.
    """
    gap = canvas.px(5)
    best: tuple[float, Places] | None = None
    strip_h = max(canvas.look.target_px + canvas.px(10), round(area.h * 0.15))
    for columns in range(1, count + 1):
        rows = -(-count // columns)
        if columns * rows - count == 1 and rows > 1:
            cells = area.grid(columns, rows, gap)
            places = Places(cells[-1], [(cell, 0) for cell in cells[:-1]])
        elif columns * rows == count:
            strip, rest = area.top(strip_h, gap)
            places = Places(strip, [(cell, 0) for cell in rest.grid(columns, rows, gap)])
        else:
            continue
        first = places.panels[0][0]
        quality = cut(canvas, first.w, first.h).quality
        if best is None or quality > best[0]:
            best = quality, places
    assert best is not None, "one column always works"
    return best[1]
