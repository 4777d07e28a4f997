"""The middle of the table: the dice as read, the white sum, and the large buttons that belong to nobody in particular.

It fills a strip, a square or a column, whatever the seats leave; the dice are drawn as dice, the doubtful one marked.
"""

from __future__ import annotations

from display.geometry import Rect
from display.layout.bars import lay_notice
from display.layout.buttons import lay_buttons, middle_buttons
from display.layout.canvas import Canvas
from display.layout.keys import lay_keys
from display.scene import Scene, ShownDie
from display.seats import Seat, TableSeats


def lay_tray(canvas: Canvas, scene: Scene, table: TableSeats | None, guest: Seat | None, notice: str = "") -> None:
    """The middle over the whole canvas. `guest`: the seat whose keys found no room in its panel and stand here."""
    room = canvas.room
    canvas.add("panel", room, fill="sunk")
    inner = room.inset(canvas.px(7), canvas.px(5))
    if inner.w >= inner.h * 3:
        dice_w = min(round(inner.h * 7.4), round(inner.w * 0.5))
        dice, rest = inner.left(dice_w, canvas.px(10))
        lay_dice(canvas, dice, scene, horizontal=True)
        _actions(canvas, rest, scene, table, guest, notice)
        return
    share = 0.42 if inner.w >= inner.h else 0.36
    dice, rest = inner.top(round(inner.h * share), canvas.px(6))
    lay_dice(canvas, dice, scene, horizontal=False)
    _actions(canvas, rest, scene, table, guest, notice)


def _actions(
    canvas: Canvas, room: Rect, scene: Scene, table: TableSeats | None, guest: Seat | None, notice: str
) -> None:
    buttons = middle_buttons(scene)
    gap = canvas.px(6)
    if guest is not None and table is not None:
        if buttons:
            w = max(canvas.look.target_px, min(room.w // 5, round(canvas.look.target_px * 1.6)))
            strip, room = room.right_side(w, gap) if room.w > room.h * 2 else room.lower(canvas.look.target_px, gap)
            lay_buttons(canvas, strip, buttons)
        if not lay_keys(canvas, room, table, guest, "sunk"):
            canvas.faults.append(f"no room for the keys of {guest.name}")
        return
    if notice:
        target = canvas.look.target_px
        if room.w > room.h * 2:
            w = 0 if not buttons else min(round(room.w * 0.5), len(buttons) * (round(target * 1.9) + gap))
            room, words = room.right_side(w, gap)
        else:
            room, words = room.lower(0 if not buttons else max(target, round(room.h * 0.5)), gap)
        lay_notice(canvas, words.middle(words.w, min(words.h, round(target * 1.6))), notice)
    lay_buttons(canvas, room, buttons)


def lay_dice(canvas: Canvas, room: Rect, scene: Scene, *, horizontal: bool) -> None:
    """The dice and the white sum: in one line, or the white ones and their sum above the coloured ones."""
    white = [(i, d) for i, d in enumerate(scene.dice) if d.colour == "white"]
    coloured = [(i, d) for i, d in enumerate(scene.dice) if d.colour != "white"]
    values = [die.value for _i, die in white]
    total = sum(v for v in values if v is not None) if len(values) == 2 and None not in values else None
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
        w, h = round(parts[2].w), parts[2].h
        plate = parts[2].middle(w, round(min(h, w)))
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
