"""Dice put in or put right by hand, and the opening roll: large dice, and the six faces to choose from."""

from __future__ import annotations

from display.geometry import Rect
from display.intents import Intent
from display.layout.bars import caption_bar, lay_notice, notice_of, top_bar
from display.layout.buttons import lay_buttons, scene_button
from display.layout.canvas import Canvas
from display.layout.tray import lay_die
from display.scene import Scene, ShownDie
from display.seats import SEAT_LETTERS

_ANSWERS = ("confirm", "again", "back")


def lay_by_hand(canvas: Canvas, scene: Scene) -> None:
    """Dice typed in: touch a die, then its face. The first die without a face is chosen by itself."""
    rest = _head(canvas, scene)
    target, gap = canvas.look.key_px, canvas.px(10)
    answers, rest = rest.lower(round(target * 1.15), gap)
    buttons = [b for b in scene.buttons if b.name in _ANSWERS]
    lay_buttons(canvas, answers, buttons)
    dice, faces = _under_notice(canvas, rest, scene).top(round(rest.h * 0.46), gap)
    index = _chosen(scene)
    _dice_row(canvas, dice, scene, index)
    if index is None:
        return
    _faces(canvas, faces, scene.dice[index], wanted=tuple(range(1, 7)))


def lay_correct(canvas: Canvas, scene: Scene) -> None:
    """A misread die put right in two taps: which die, which face. The reader's second-best face stands first."""
    rest = _head(canvas, scene)
    target, gap = canvas.look.key_px, canvas.px(10)
    answers, rest = rest.lower(round(target * 1.15), gap)
    buttons = sorted((b for b in scene.buttons if b.name in _ANSWERS), key=lambda b: b.name != "back")
    lay_buttons(canvas, answers, buttons, {"again": "reroll"})
    dice, faces = _under_notice(canvas, rest, scene).top(round(rest.h * 0.46), gap)
    index = scene.selected_die
    _dice_row(canvas, dice, scene, index)
    if index is None or index >= len(scene.dice):
        canvas.text(faces, canvas.say("correct-hint"), 26, lines=3, align="centre", ink="soft", on="back")
        return
    die = scene.dice[index]
    others = [face for face in range(1, 7) if face not in (die.value, die.second_value)]
    first = [die.second_value] if die.second_value and die.second_value != die.value else []
    _faces(canvas, faces, die, wanted=(*first, *others), likely=first[0] if first else None)


def _head(canvas: Canvas, scene: Scene) -> Rect:
    area = caption_bar(canvas, canvas.room.inset(canvas.px(5)), scene)
    again = scene.extra.get("reroll")  # then the headline says which die is awaited
    title = canvas.say("correct-title") if scene.kind == "correct" and not again else ""
    otherwise = canvas.say("by-hand-title")
    rest = top_bar(canvas, area, scene, title=title, otherwise=otherwise, without=_ANSWERS, notice=False)
    return rest.inset(canvas.px(10), canvas.px(6))


def _under_notice(canvas: Canvas, room: Rect, scene: Scene) -> Rect:
    """What needs reading, at the foot of the room; gives what is left above it."""
    notice = notice_of(canvas, scene)
    if notice is None:
        return room
    strip, rest = room.lower(canvas.px(44), canvas.px(10))
    lay_notice(canvas, strip.middle(min(strip.w, canvas.px(900)), strip.h), notice)
    return rest


def _chosen(scene: Scene) -> int | None:
    if scene.selected_die is not None and scene.selected_die < len(scene.dice):
        return scene.selected_die
    return next((i for i, die in enumerate(scene.dice) if die.value is None), None)


def _dice_row(canvas: Canvas, room: Rect, scene: Scene, chosen: int | None) -> None:
    count = max(1, len(scene.dice))
    gap = canvas.px(12)
    w = min((room.w - gap * (count - 1)) // count, round(room.h * 0.95))
    strip = room.middle(w * count + gap * (count - 1), min(room.h, round(w * 1.25)))
    for index, (die, cell) in enumerate(zip(scene.dice, strip.columns(count, gap), strict=False)):
        states = frozenset({"action", "chosen"} if index == chosen else {"action"})
        canvas.add("plate", cell, fill="raised", states=states, intent=Intent(button="die", value=index))
        lay_die(canvas, cell.inset(canvas.px(8)), scene, -1, die)


def _faces(canvas: Canvas, room: Rect, die: ShownDie, wanted: tuple[int, ...], likely: int | None = None) -> None:
    """The faces to choose from, as dice of that colour."""
    count, gap = len(wanted), canvas.px(12)
    w = min((room.w - gap * (count - 1)) // count, canvas.px(150))
    h = min(room.h, round(w * 1.25))
    strip = room.middle(w * count + gap * (count - 1), h)
    for face, cell in zip(wanted, strip.columns(count, gap), strict=True):
        chosen = face == die.value
        states = frozenset({"action", "chosen"} if chosen else {"action"})
        canvas.add("plate", cell, fill="raised", states=states, intent=Intent(button="value", value=face))
        inner = cell.inset(canvas.px(9), canvas.px(7))
        if likely is not None:
            words, inner = inner.lower(round(inner.h * 0.26), canvas.px(3))
            if face == likely:
                canvas.text(words, canvas.say("correct-likely"), 17, bold=True, align="centre", lines=2, on="raised")
        side = min(inner.w, inner.h)
        canvas.add("die", inner.middle(side, side), colour=die.colour, value=face)


def lay_opening(canvas: Canvas, scene: Scene) -> None:
    """One die each in turn until somebody rolls a six: who is to roll, and what was rolled."""
    area = caption_bar(canvas, canvas.room.inset(canvas.px(5)), scene)
    here = ("throw", "skip-opening", "by-hand", "again")
    rest = top_bar(canvas, area, scene, without=here, notice=False).inset(canvas.px(10), canvas.px(6))
    target, gap = canvas.look.key_px, canvas.px(10)
    answers, rest = rest.lower(round(target * 1.25), gap)
    buttons = sorted((b for b in scene.buttons if b.name in here), key=lambda b: here.index(b.name))
    if buttons:
        cells = answers.middle(min(answers.w, len(buttons) * round(target * 3.4)), answers.h).columns(len(buttons), gap)
        for button, cell in zip(buttons, cells, strict=True):
            scene_button(canvas, cell, button, "main" if button.name == "throw" else "plain")
    notice = notice_of(canvas, scene)
    if notice:
        strip, rest = rest.lower(canvas.px(48), gap)
        lay_notice(canvas, strip, notice)
    names = _names(scene)
    rolled = scene.extra.get("rolled")
    values = rolled if isinstance(rolled, dict) else {}
    card_h = min(rest.h, round(canvas.px(230) * canvas.look.text_scale))
    columns = max(1, min(len(names), rest.w // canvas.px(170)))
    lines = max(1, -(-len(names) // columns))
    strip = rest.middle(min(rest.w, columns * canvas.px(210)), min(rest.h, card_h * lines))
    for index, (name, cell) in enumerate(zip(names, strip.grid(columns, lines, gap), strict=False)):
        _opening_card(canvas, cell, index, name, values.get(name), active=name == scene.extra.get("player"))


def _names(scene: Scene) -> tuple[str, ...]:
    names = scene.extra.get("players")
    if isinstance(names, tuple | list):
        return tuple(str(name) for name in names)
    return scene.view.players if scene.view else ()


def _opening_card(canvas: Canvas, cell: Rect, index: int, name: str, value: object, *, active: bool) -> None:
    fill = "panel-active" if active else "panel"
    states = frozenset({"active"} if active else ())
    canvas.add("panel", cell, fill=fill, states=states)
    inner = cell.inset(canvas.px(10))
    head, face = inner.top(round(inner.h * 0.34), canvas.px(6))
    side = min(head.h, canvas.px(34))
    badge, words = head.left(side, canvas.px(8))
    size = max(9, round(side * 0.55))
    letter = SEAT_LETTERS[index]
    canvas.add("seat", badge.middle(side, side), text=letter, size_px=size, bold=True, fill=fill, states=states)
    canvas.text(words, name, 22, bold=True, on=fill)
    side = min(face.w, face.h, canvas.px(110))
    if isinstance(value, int):
        canvas.add("die", face.middle(side, side), colour="white", value=value)
    elif active:
        canvas.text(face, canvas.say("opening-now"), 22, lines=3, align="centre", on=fill)
