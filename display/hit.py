"""From a point to what it means, and back: the two directions of one map."""

from __future__ import annotations

from display.intents import Intent
from display.model import Element, ScreenModel


def hit(model: ScreenModel, x: float, y: float) -> Intent | None:
    """What lies uppermost at this point of the picture, or None where nothing answers to touch.

    Something that lies over others without answering itself (a sheet of paper over the table) hides them.
    """
    for element in reversed(model.elements):
        if element.rect.contains(x, y):
            if element.intent is not None:
                return element.intent
            if "hides" in element.states:
                return None
    return None


def find(model: ScreenModel, intent: Intent) -> tuple[int, int] | None:
    """Centre of the largest thing that stands for `intent` and can be reached, or None.

    A row may be named by colour or number. A field the intent leaves open (None) matches anything, but things that
    match exactly come first: "pass" alone finds a pass button when nobody is named.
    """
    matching = [e for e in model.elements if e.intent is not None and _matches(e, intent)]
    matching.sort(key=lambda e: (e.intent != intent, -e.rect.w * e.rect.h))
    for element in matching:
        x, y = element.rect.centre
        if hit(model, x, y) == element.intent:
            return x, y
    return None


def _matches(element: Element, wanted: Intent) -> bool:
    have = element.intent
    if have is None or have.button != wanted.button or have.number != wanted.number:
        return False
    if wanted.row is not None and wanted.row not in (have.row, element.row_number):
        return False
    return wanted.player in (None, have.player) and wanted.value in (None, have.value)
