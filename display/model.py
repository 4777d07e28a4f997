"""The screen as data: what stands where, what it shows and what touching it means. Nothing here draws or decides."""

from __future__ import annotations

from dataclasses import dataclass

from display.geometry import Rect
from display.intents import Intent


@dataclass(frozen=True, slots=True)
class Element:
    """One thing on the screen.

    `rect` is where it stands, in pixels of the whole picture before the panel's rotation; `turn` by how many quarters
    clockwise its content is turned (players sitting round a lying screen). `ink` and `fill` are colour roles of
    `display.theme`; for text, `fill` says on what it stands. `text` is already broken into lines and fits at `size_px`.
    """

    kind: str
    rect: Rect
    text: str = ""
    size_px: int = 0
    bold: bool = False
    align: str = "centre"
    ink: str = "ink"
    fill: str = ""
    colour: str = ""
    value: int = 0
    states: frozenset[str] = frozenset()
    intent: Intent | None = None
    turn: int = 0
    row_number: str = ""
    data: tuple[object, ...] = ()


@dataclass(frozen=True, slots=True)
class ScreenModel:
    """A whole screen, back to front. Equal models look equal. `faults` names texts that did not fit (tests: none)."""

    size: tuple[int, int]
    theme: str
    elements: tuple[Element, ...]
    target_px: int = 0
    brand: str = ""
    faults: tuple[str, ...] = ()
