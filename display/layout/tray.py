"""The middle of the table: the dice as read, the white sum, and the large buttons that belong to nobody in particular.

It fills a strip, a square or a column, whatever the seats leave; the dice are drawn as dice, the doubtful one marked.
"""

from __future__ import annotations

from display import fonts
from display.geometry import Rect
from display.layout.bars import Notice, lay_notice
from display.layout.buttons import lay_buttons, middle_buttons
from display.layout.canvas import Canvas, drawable
from display.layout.keys import capacity, keys_of, lay_keys
from display.scene import Button, Scene, ShownDie
from display.seats import Seat, TableSeats


def lay_tray(
    canvas: Canvas, scene: Scene, table: TableSeats, guest: Seat | None = None, notice: Notice | None = None
) -> None:
    """The middle over the whole canvas. `guest`: the seat whose keys found no room in its panel and stand here."""
    canvas.add("panel", canvas.room, fill="sunk")
    inner, gap = canvas.room.inset(canvas.px(7), canvas.px(5)), canvas.px(10)
    buttons = middle_buttons(scene)
    least = canvas.look.target_px
    needed = 0 if guest is None else len(keys_of(table, guest)) * (least + 3) + len(buttons) * (least + gap)
    if inner.w >= inner.h * 3 and inner.h < canvas.look.key_px * 1.9:
        dice, rest = inner.left(min(round(inner.h * 7.4), round(inner.w * 0.5), inner.w - needed - gap), gap)
        if not scene.dice:
            dice, rest = inner.left(0)
        lay_dice(canvas, dice, scene, horizontal=True)
    else:
        line = inner.w > inner.h * 2.4  # all dice in one line
        share = 0.42 if guest is not None else (0.56 if buttons or notice or line else 0.74)
        below = least + canvas.px(6) if buttons or needed else 0
        if guest is not None:
            below = max(below, _keys_height(canvas, inner, len(keys_of(table, guest))) + canvas.px(6))
        h = min(round(inner.h * share), inner.h - below) if scene.dice else 0
        dice, rest = inner.top(max(0, h), canvas.px(6))
        lay_dice(canvas, dice, scene, horizontal=line or h < least)
    if guest is not None:
        _guest_keys(canvas, rest, table, guest, buttons)
        return
    rest = _notice_and_buttons(canvas, rest, notice, buttons)
    if notice is None and rest.h >= canvas.px(30):
        _steps(canvas, rest, table)


def _keys_height(canvas: Canvas, room: Rect, count: int) -> int:
    """How high so many keys of the least size stand in a room of this width."""
    least, gap = canvas.look.target_px, 3
    columns = capacity(room, least, gap)[0]
    return -(-count // columns) * (least + gap)


def _guest_keys(canvas: Canvas, room: Rect, table: TableSeats, guest: Seat, buttons: list[Button]) -> None:
    gap, target = canvas.px(6), canvas.look.key_px
    if buttons:
        w = max(target, min(room.w // 5, round(target * 1.6)))
        strip, room = room.right_side(w, gap) if room.w > room.h * 2 else room.lower(target, gap)
        lay_buttons(canvas, strip, buttons)
    if not lay_keys(canvas, room, table, guest, "sunk"):
        canvas.faults.append(f"no room for the keys of {guest.name}")


#: At the table only a restored game is confirmed.
_GOES_ON = {"confirm": "resume"}


def _notice_and_buttons(canvas: Canvas, room: Rect, notice: Notice | None, buttons: list[Button]) -> Rect:
    """What needs reading and the buttons that belong to nobody; gives the room that is left."""
    gap, target = canvas.px(6), canvas.look.key_px
    wide = room.w > room.h * 2 and room.h < target * 2.2
    if buttons and wide:
        least = len(buttons) * (target + gap)
        w = max(least, min(round(room.w * (0.5 if notice else 0.62)), len(buttons) * (round(target * 2.9) + gap)))
        strip, room = room.right_side(w, gap)
        lay_buttons(canvas, strip, buttons, _GOES_ON)
    elif buttons:
        strip, room = room.lower(max(target, round(room.h * (0.5 if notice else 0.66))), gap)
        lay_buttons(canvas, strip, buttons, _GOES_ON)
    if notice is not None:
        lay_notice(canvas, room.middle(room.w, min(room.h, round(target * 1.6))), notice)
    return room


_STEPS = {"roll": 0, "shared": 1, "coloured": 2, "choose": 2}


def _steps(canvas: Canvas, room: Rect, table: TableSeats) -> None:
    """Where the turn stands: roll, white sum for all, colours for one. The present step is filled."""
    now = _STEPS.get(table.phase)
    if now is None:
        return
    player = drawable(table.active)
    words = (
        canvas.say("step-roll", player=player),
        canvas.say("step-shared"),
        canvas.say("step-coloured", player=player),
    )
    gap = canvas.px(6)
    across = room.w >= canvas.px(330)
    h = min(room.h, round(canvas.px(40) * canvas.look.text_scale)) if across else room.h
    cells = room.middle(min(room.w, canvas.px(560)), h).columns(3, gap) if across else room.rows(3, gap)
    rooms = [(max(1, cell.w - 2 * canvas.px(8)), cell.h - 4) for cell in cells]
    sizes = [
        fonts.fit(f"{i}  {text}", room, 16, True, 2) for i, (text, room) in enumerate(zip(words, rooms, strict=True))
    ]
    if not all(fitted.fits and fitted.size_px >= round(11 * canvas.look.unit) for fitted in sizes):
        return
    for number, (text, cell) in enumerate(zip(words, cells, strict=True)):
        fill, ink = ("accent", "on-accent") if number == now else ("raised", "soft")
        canvas.add("score", cell, fill=fill)
        canvas.text(cell.inset(canvas.px(8), 2), f"{number + 1}  {text}", 16, lines=2, align="centre",
                    bold=number == now, ink=ink if number == now else "ink", on=fill)  # fmt: skip


def lay_dice(canvas: Canvas, room: Rect, scene: Scene, *, horizontal: bool) -> None:
    """The dice and the white sum: in one line, or the white ones and their sum above the coloured ones."""
    white = [(i, d) for i, d in enumerate(scene.dice) if d.colour == "white"]
    coloured = [(i, d) for i, d in enumerate(scene.dice) if d.colour != "white"]
    values = [die.value for _i, die in white]
    total = sum(v for v in values if v is not None) if len(values) == 2 and None not in values else None
    if scene.extra.get("unsure"):
        total = None  # dice that were not called
    if not scene.dice:
        return
    if horizontal:
        first, second = room.left(round(room.w * 0.44), canvas.px(8))
        parts = first.columns(3, canvas.px(4))
        rest = second.columns(4, canvas.px(4))
    else:
        first, second = room.top(round(room.h * 0.52), canvas.px(4))
        parts = first.columns(3, canvas.px(4))
        rest = second.columns(4, canvas.px(4))
    for (index, die), cell in zip(white, parts, strict=False):
        lay_die(canvas, cell, scene, index, die)
    if total is not None:
        w, h = parts[2].w, parts[2].h
        plate = parts[2].middle(min(w, round(h * 1.5)), min(h, w))
        canvas.add("sum", plate, fill="accent")
        canvas.text(plate.inset(4, 2), str(total), 46, bold=True, align="centre", ink="on-accent", on="accent")
    for (index, die), cell in zip(coloured, rest, strict=False):
        lay_die(canvas, cell, scene, index, die)


def lay_die(canvas: Canvas, cell: Rect, scene: Scene, index: int, die: ShownDie) -> None:
    """One die in a cell: its face as large as fits, its letter and shape below."""
    states = set()
    if die.doubt:
        states.add("doubt")
    if die.colour in scene.set_aside:
        states.add("leaving")
    if scene.selected_die == index:
        states.add("chosen")
    side = min(cell.w, round(cell.h * 0.80))
    letter_h = min(round(side * 0.26), cell.h - side)
    block = cell.middle(side, side + letter_h)
    face, below = block.top(side)
    canvas.add("die", face, colour=die.colour, value=die.value or 0, states=frozenset(states))
    if letter_h >= 8 and die.colour != "white":
        canvas.add(
            "die-name",
            below,
            colour=die.colour,
            text=canvas.say(f"letter-{die.colour}"),
            size_px=max(9, round(letter_h * 0.9)),
            bold=True,
        )
