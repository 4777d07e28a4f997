"""From a scene to a screen: which kind of screen it is, and what stands where. Pure; nothing here draws."""

from __future__ import annotations

from display.geometry import Rect
from display.layout.canvas import Canvas
from display.layout.table import lay_table
from display.look import Look
from display.model import ScreenModel
from display.scene import Scene

__all__ = ["lay_out"]


def lay_out(scene: Scene, look: Look) -> ScreenModel:
    """The screen of a scene. Equal arguments give equal models; nothing outside them is looked at (but the font)."""
    canvas = Canvas(look, Rect(0, 0, *look.size))
    lay_table(canvas, scene)
    return canvas.model()
