"""The caller's screen: the white sum as large as it can be, then what each colour offers. No players, no sheets."""

from __future__ import annotations

from core.dice import COLOURED
from display.geometry import Rect
from display.intents import Intent
from display.layout.bars import caption_bar, lay_notice, notice_of, top_bar
from display.layout.buttons import scene_button
from display.layout.canvas import Canvas
from display.layout.tray import lay_die
from display.scene import Scene

_LARGE = ("throw", "by-hand", "repeat", "more", "set-aside")


def lay_caller(canvas: Canvas, scene: Scene) -> None:
    """The roll large; below it a column for each colour with its sums and "closed"; the buttons at the foot."""
    area = caption_bar(canvas, canvas.room.inset(canvas.px(5)), scene)
    rest = top_bar(canvas, area, scene, without=_LARGE, notice=False).inset(canvas.px(8), canvas.px(4))
    gap, target = canvas.px(10), canvas.look.target_px
    foot, rest = rest.lower(round(target * 1.2), gap)
    buttons = [button for button in scene.buttons if button.name in _LARGE]
    for button, cell in zip(buttons, foot.columns(max(1, len(buttons)), gap), strict=True):
        scene_button(canvas, cell, button, "main" if button.name in ("throw", "set-aside") else "plain")
    notice = notice_of(canvas, scene)
    if notice:
        strip, rest = rest.lower(canvas.px(56), gap)
        lay_notice(canvas, strip, notice)
    white, colours = rest.top(round(rest.h * 0.46), gap)
    _white(canvas, white, scene)
    for colour, cell in zip(COLOURED, colours.columns(len(COLOURED), gap), strict=True):
        _colour(canvas, cell, scene, colour)


def _white(canvas: Canvas, room: Rect, scene: Scene) -> None:
    dice = [(index, die) for index, die in enumerate(scene.dice) if die.colour == "white"]
    parts = room.columns(3, canvas.px(12))
    for (index, die), cell in zip(dice, parts, strict=False):
        lay_die(canvas, cell, scene, index, die)
    values = [die.value for _index, die in dice]
    unsure = bool(scene.extra.get("unsure"))
    if not unsure and len(values) == 2 and values[0] is not None and values[1] is not None:
        canvas.add("sum", parts[2], fill="accent")
        total = str(values[0] + values[1])
        canvas.text(parts[2].inset(4, 2), total, 150, bold=True, align="centre", ink="on-accent", on="accent")


def _colour(canvas: Canvas, cell: Rect, scene: Scene, colour: str) -> None:
    """A colour's die, its sums, and the button that closes it or opens it again."""
    closed = scene.extra.get("closed")
    is_closed = isinstance(closed, tuple) and colour in closed
    gap = canvas.px(6)
    canvas.add("panel", cell, fill="panel")
    inner = cell.inset(canvas.px(8))
    button, inner = inner.lower(canvas.look.target_px, gap)
    words = canvas.say("call-open" if is_closed else "call-closed", colour=colour)
    canvas.button(button, words, Intent(button="closed", value=colour), style="quiet", chosen=is_closed, px=17)
    found = [(index, die) for index, die in enumerate(scene.dice) if die.colour == colour]
    if is_closed or not found:
        if is_closed:
            side = min(inner.w, inner.h) // 2
            canvas.add("icon", inner.middle(side, side), data=("lock",), ink="soft", fill="panel")
        return
    face, sums = inner.columns(2, gap)
    lay_die(canvas, face, scene, found[0][0], found[0][1])
    whites = [die.value for die in scene.dice if die.colour == "white" and die.value is not None]
    value = found[0][1].value
    if value is None or len(whites) != 2 or scene.extra.get("unsure"):
        return
    for total, line in zip(sorted({white + value for white in whites}), sums.rows(2, gap), strict=False):
        canvas.text(line, str(total), 44, bold=True, align="centre", on="panel")
