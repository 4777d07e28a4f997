"""The table in play: top bar, the middle with the dice, every player's panel, and the line that is being spoken."""

from __future__ import annotations

from display.layout.bars import caption_bar, notice_of, top_bar
from display.layout.canvas import Canvas
from display.layout.panel import lay_panel
from display.layout.seating import Places, seats_around, seats_in_a_row
from display.layout.tray import lay_tray
from display.scene import Scene
from display.seats import Seat, TableSeats, table_seats


def lay_table(canvas: Canvas, scene: Scene) -> None:
    """The whole table screen."""
    if canvas.look.seating == "around":
        _lay_around(canvas, scene)
        return
    table = table_seats(scene)
    area = caption_bar(canvas, canvas.room.inset(canvas.px(4)), scene, growing=False)
    below = top_bar(Canvas(canvas.look, canvas.frame), area, scene)
    places = seats_in_a_row(canvas, below, len(table.seats))
    guest = _panels(canvas, scene, table, places)
    notice = notice_of(canvas, scene)
    top_bar(canvas, area, scene, notice=guest is not None)
    lay_tray(canvas.field(places.middle), scene, table, guest, notice if guest is None else None)


def _lay_around(canvas: Canvas, scene: Scene) -> None:
    """Panels along the edges; bars and dice in the middle. A screen higher than wide is seen from its left side."""
    if canvas.room.h > canvas.room.w:
        canvas = canvas.field(canvas.room, 1)
    table = table_seats(scene)
    places = seats_around(canvas, canvas.room.inset(canvas.px(4)), len(table.seats))
    guest = _panels(canvas, scene, table, places)
    notice = notice_of(canvas, scene)
    area = caption_bar(canvas, places.middle, scene, growing=False)
    rest = top_bar(canvas, area, scene, notice=guest is not None)
    lay_tray(canvas.field(rest), scene, table, guest, notice if guest is None else None)


def _panels(canvas: Canvas, scene: Scene, table: TableSeats, places: Places) -> Seat | None:
    """Everybody's panel. Gives the seat whose keys found no room in its own, if there is one."""
    voids = {button.player for button in scene.buttons if button.name == "void" and button.enabled}
    guest, named = None, scene.extra.get("hidden")
    hidden = named if isinstance(named, tuple) and scene.kind == "table" else ()
    for seat, (rect, turn) in zip(table.seats, places.panels, strict=True):
        status = status_of(canvas, table, seat)
        amending = scene.kind == "amend"
        panel = canvas.field(rect, turn)
        veiled = seat.name in hidden
        if not lay_panel(panel, table, seat, status, offers_void=seat.name in voids, amending=amending, hidden=veiled):
            guest = seat
    return guest


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
