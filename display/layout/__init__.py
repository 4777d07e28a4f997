"""From a scene to a screen: which kind of screen it is, and what stands where. Pure; nothing here draws."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial

from display.geometry import Rect
from display.layout.caller import lay_caller
from display.layout.canvas import Canvas
from display.layout.entry import lay_by_hand, lay_correct, lay_opening
from display.layout.pages import lay_help, lay_history, lay_staff, lay_tray_picture
from display.layout.result import lay_over
from display.layout.setup import lay_attract, lay_players, lay_question, lay_sheets
from display.layout.table import lay_table
from display.look import Look
from display.model import ScreenModel
from display.scene import Scene, SceneKind

__all__ = ["lay_out"]

_SCREENS: dict[SceneKind, Callable[[Canvas, Scene], None]] = {
    "attract": lay_attract,
    "players": lay_players,
    "sheet": lay_sheets,
    "opening": lay_opening,
    "table": lay_table,
    "by-hand": lay_by_hand,
    "correct": lay_correct,
    "amend": lay_table,
    "history": lay_history,
    "tray": lay_tray_picture,
    "help": lay_help,
    "staff": lay_staff,
    "asleep-ask": partial(lay_question, icon="moon"),
    "over": lay_over,
    "call": lay_caller,
    "resume": partial(lay_question, icon="again"),
}


def lay_out(scene: Scene, look: Look) -> ScreenModel:
    """The screen of a scene. Equal arguments give equal models; nothing outside them is looked at (but the font)."""
    canvas = Canvas(look, Rect(0, 0, *look.size))
    _SCREENS[scene.kind](canvas, scene)
    return canvas.model()
