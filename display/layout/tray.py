"""The middle of the table: the dice as read, the white sum, and the large buttons that belong to nobody in particular.

It fills a strip, a square or a column, whatever the seats leave; the dice are drawn as dice, the doubtful one marked.
"""

from __future__ import annotations

from display.geometry import Rect
from display.intents import Intent
from display.layout.canvas import Canvas
from display.layout.keys import lay_keys
from display.scene import Button, Scene, ShownDie
from display.seats import Seat, TableSeats

#: Buttons shown large in the middle, in this order; all others are tools.
MIDDLE = (
    "throw",
    "resume",
    "discard",
    "keep",
    "again",
    "by-hand",
    "confirm",
    "set-aside",
    "no-lock",
    "still-here",
    "skip-opening",
    "new-game",
    "same-again",
    "reopen",
)
MAIN = frozenset({"throw", "keep", "again", "confirm", "set-aside", "no-lock", "still-here", "resume", "new-game"})
ICONS = {
    "throw": "dice",
    "again": "again",
    "by-hand": "keypad",
    "confirm": "tick",
    "set-aside": "tick",
    "no-lock": "lock",
    "keep": "tick",
    "resume": "play",
    "discard": "cross",
    "new-game": "plus",
    "same-again": "again",
    "reopen": "undo",
    "skip-opening": "skip",
    "still-here": "hand",
    "undo": "undo",
    "correct": "die-edit",
    "history": "list",
    "tray": "camera",
    "help": "help",
    "amend": "pencil",
    "repeat": "speaker",
    "louder": "louder",
    "quieter": "quieter",
    "mute": "mute",
    "sleep": "moon",
    "staff": "gear",
    "language": "globe",
    "theme": "contrast",
    "back": "back",
    "wipe": "hand",
}


def middle_buttons(scene: Scene) -> list[Button]:
    """The scene's buttons that stand in the middle. After a nudge putting right is as large as keeping."""
    names = {button.name for button in scene.buttons}
    wanted = [*MIDDLE, "correct"] if "keep" in names else list(MIDDLE)
    shown = [b for b in scene.buttons if b.player is None and b.name in wanted]
    return sorted(shown, key=lambda b: wanted.index(b.name))


def tool_buttons(scene: Scene) -> list[Button]:
    """The scene's other buttons, for the tool bar."""
    middle = {button.name for button in middle_buttons(scene)}
    return [b for b in scene.buttons if b.player is None and b.name not in middle]


def lay_tray(canvas: Canvas, scene: Scene, table: TableSeats | None, guest: Seat | None) -> None:
    """The middle over the whole canvas. `guest`: the seat whose keys found no room in its panel and stand here."""
    room = canvas.room
    canvas.add("panel", room, fill="sunk")
    inner = room.inset(canvas.px(7), canvas.px(5))
    if inner.w >= inner.h * 3:
        dice_w = min(round(inner.h * 7.4), round(inner.w * 0.5))
        dice, rest = inner.left(dice_w, canvas.px(10))
        lay_dice(canvas, dice, scene, horizontal=True)
        _actions(canvas, rest, scene, table, guest)
        return
    share = 0.42 if inner.w >= inner.h else 0.36
    dice, rest = inner.top(round(inner.h * share), canvas.px(6))
    lay_dice(canvas, dice, scene, horizontal=False)
    _actions(canvas, rest, scene, table, guest)


def _actions(canvas: Canvas, room: Rect, scene: Scene, table: TableSeats | None, guest: Seat | None) -> None:
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
    lay_buttons(canvas, room, buttons)


def lay_buttons(canvas: Canvas, room: Rect, buttons: list[Button]) -> None:
    """Buttons in a row, or in lines where a row is too narrow; wide ones with the icon beside the label."""
    if not buttons:
        return
    target, gap = canvas.look.target_px, canvas.px(6)
    columns = max(1, min(len(buttons), (room.w + gap) // (round(target * 2.0) + gap)))
    if -(-len(buttons) // columns) * (target + gap) - gap > room.h:
        columns = max(columns, min(len(buttons), max(1, (room.w + gap) // (target + gap))))
    lines = -(-len(buttons) // columns)
    w = min((room.w - gap * (columns - 1)) // columns, round(target * 3.6))
    h = min((room.h - gap * (lines - 1)) // lines, round(target * 1.25))
    left = room.x + (room.w - (w * columns + gap * (columns - 1))) // 2
    top = room.y + (room.h - (h * lines + gap * (lines - 1))) // 2
    for i, button in enumerate(buttons):
        rect = Rect(left + (i % columns) * (w + gap), top + (i // columns) * (h + gap), w, h)
        scene_button(canvas, rect, button, "main" if button.name in MAIN else "plain")


def scene_button(canvas: Canvas, rect: Rect, button: Button, style: str) -> None:
    """One of the scene's buttons, with its icon and its label in this language."""
    facts = {key: value for key, value in button.facts.items() if isinstance(value, str | int | float)}
    words = canvas.say(f"button-{button.name}", **facts)
    icon = ICONS.get(button.name, "")
    intent = Intent(button=button.name, player=button.player)
    canvas.button(rect, words, intent, style=style, icon=icon, enabled=button.enabled)


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
        _die(canvas, cell, scene, index, die)
    if total is not None:
        w, h = round(parts[2].w), parts[2].h
        plate = parts[2].middle(w, round(min(h, w)))
        canvas.add("sum", plate, fill="accent")
        canvas.text(plate.inset(4, 2), str(total), 46, bold=True, align="centre", ink="on-accent", on="accent")
    for (index, die), cell in zip(coloured, rest, strict=False):
        _die(canvas, cell, scene, index, die)


def _die(canvas: Canvas, cell: Rect, scene: Scene, index: int, die: ShownDie, intent: Intent | None = None) -> None:
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
    canvas.add("die", face, colour=die.colour, value=die.value or 0, states=frozenset(states), intent=intent)
    if letter_h >= 8 and die.colour != "white":
        canvas.add(
            "die-name",
            below,
            colour=die.colour,
            text=canvas.say(f"letter-{die.colour}"),
            size_px=max(9, round(letter_h * 0.9)),
            bold=True,
        )
