"""The scene's buttons: which stand large in the middle, which are tools, and how one looks."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import replace
from types import MappingProxyType

from display.geometry import Rect
from display.intents import Intent
from display.layout.canvas import Canvas
from display.scene import Button, Scene

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
    "same-again",
    "new-game",
    "reopen",
)
NO_LABELS: Mapping[str, str] = MappingProxyType({})
MAIN = frozenset({"throw", "keep", "again", "confirm", "set-aside", "no-lock", "still-here", "resume", "same-again"})
ICONS = {
    "throw": "dice",
    "again": "again",
    "by-hand": "keypad",
    "confirm": "tick",
    "set-aside": "tick",
    "no-lock": "lock",
    "keep": "tick",
    "resume": "play",
    "discard": "plus",
    "new-game": "plus",
    "same-again": "again",
    "reopen": "undo",
    "skip-opening": "skip",
    "still-here": "hand",
    "undo": "rewind",
    "void": "undo",
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
    """The scene's buttons that stand in the middle. After a nudge putting right is as large as keeping.

    Pages over the table have no middle: there all buttons are tools.
    """
    if scene.kind in ("help", "history"):
        return []
    names = {button.name for button in scene.buttons}
    wanted = [*MIDDLE, "correct"] if "keep" in names else list(MIDDLE)
    if scene.kind in ("table", "amend") and "confirm" not in names:
        wanted.remove("new-game")  # in the middle of a game it is a tool like others
    shown = [b for b in scene.buttons if b.player is None and b.name in wanted]
    return sorted(shown, key=lambda b: wanted.index(b.name))


def tool_buttons(scene: Scene) -> list[Button]:
    """The scene's other buttons, for the tool bar."""
    middle = {button.name for button in middle_buttons(scene)}
    return [_directed(b, scene) for b in scene.buttons if b.player is None and b.name not in middle]


def _directed(button: Button, scene: Scene) -> Button:
    """Taking back is for whoever is asked, if they can: their keys leave no room for a button of their own."""
    if button.name != "void" or scene.view is None:
        return button
    own = {b.player for b in scene.buttons if b.name == "void"}
    return next((replace(button, player=name) for name in scene.view.waiting if name in own), button)


def lay_buttons(canvas: Canvas, room: Rect, buttons: list[Button], labels: Mapping[str, str] = NO_LABELS) -> None:
    """Buttons in a row, or in lines where a row is too narrow; wide ones with the icon beside the label."""
    if not buttons:
        return
    expected = next((b for b in buttons if b.name in MAIN and labels.get(b.name, b.name) in MAIN), None)
    target, gap = canvas.look.key_px, canvas.px(6)
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
        style = "main" if button is expected else "plain"
        scene_button(canvas, rect, button, style, labels.get(button.name, ""))


def even_labels(canvas: Canvas, w: int, h: int, buttons: list[Button]) -> tuple[float, int]:
    """One height of icons and one size of letters for a strip of tools, which else differ by the length of a word."""
    words = [canvas.say(f"button-{button.name}") for button in buttons]
    if not words:
        return 0.54, 15
    cuts = [canvas.upright(w, h, label) for label in words]
    share = min(cut[0] for cut in cuts)
    return share, min(canvas.upright(w, h, label, share)[1] for label in words)


def scene_button(
    canvas: Canvas, rect: Rect, button: Button, style: str, label: str = "", even: tuple[float, int] | None = None
) -> None:
    """One of the scene's buttons, with its icon and its label in this language (`label`: of another button's name).

    `even`: how the others of its strip are cut (`even_labels`).
    """
    facts = {key: value for key, value in button.facts.items() if isinstance(value, str | int | float)}
    words = canvas.say(f"button-{label or button.name}", **facts)
    icon = ICONS.get(button.name, "")
    intent = Intent(button=button.name, player=button.player)
    canvas.button(rect, words, intent, style=style, icon=icon, enabled=button.enabled, even=even)
