"""Where a layout puts its things: a field of the screen with its own corner and turn.

Everything is given in the field's own pixels, upright as its player sees it; the canvas turns it onto the screen.
"""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import Any

from display import fonts
from display.catalogue import text
from display.geometry import Rect, turned, turned_size
from display.intents import Intent
from display.look import Look
from display.model import Element, ScreenModel
from display.scene import Scene
from display.sentences import sentence


def drawable(words: str) -> str:
    """A text without what no font can draw: control signs and halves of surrogate pairs, which a name may hold."""
    if words.isprintable():
        return words
    return "".join(c if c.isprintable() or c in "\n\xa0\u202f" else " " for c in words).strip()


@dataclass
class Canvas:
    """Collects elements of one field. `elements` and `faults` are shared by all fields of a screen."""

    look: Look
    frame: Rect
    turn: int = 0
    elements: list[Element] = field(default_factory=list)
    faults: list[str] = field(default_factory=list)

    room: Rect = field(init=False)
    """The whole field in its own pixels."""

    def __post_init__(self) -> None:
        self.room = Rect(0, 0, *turned_size((self.frame.w, self.frame.h), -self.turn))

    def field(self, rect: Rect, turn: int = 0) -> Canvas:
        """A field within this one, its content turned by further quarters."""
        frame = turned(rect, (self.room.w, self.room.h), self.turn).moved(self.frame.x, self.frame.y)
        return Canvas(self.look, frame, (self.turn + turn) % 4, self.elements, self.faults)

    def px(self, length: float) -> int:
        """A length given for 1024x600, on this screen."""
        return max(1, round(length * self.look.unit))

    def say(self, key: str, **facts: object) -> str:
        """A screen text in this screen's language."""
        return text(f"screen-{key}", self.look.language, **facts)

    def prompt(self, scene: Scene) -> str:
        """What is awaited, as a sentence; "" for nothing."""
        words = sentence(scene.prompt, self.look.language) if scene.prompt else ""
        return f"{self.say('practice')} {words}" if scene.extra.get("practice") else words

    def add(self, kind: str, rect: Rect, **more: Any) -> Rect:
        """Put a thing; gives its rectangle back."""
        x, y, w, h = turned(rect, (self.room.w, self.room.h), self.turn) if self.turn else rect
        placed = Rect(x + self.frame.x, y + self.frame.y, w, h)
        self.elements.append(Element(kind=kind, rect=placed, turn=self.turn, **more))
        return rect

    def text(
        self,
        rect: Rect,
        words: str,
        px: float,
        *,
        lines: int = 1,
        bold: bool = False,
        align: str = "left",
        ink: str = "ink",
        on: str = "back",
    ) -> int:
        """Put a text, as large as fits up to `px` (given for 1024x600, before text scale). Gives the size taken."""
        words = drawable(words)
        if not words or rect.w <= 0 or rect.h <= 0:
            return 0
        largest = round(px * self.look.unit * self.look.text_scale)
        fitted = fonts.fit(words, (rect.w, rect.h), largest, bold, lines)
        if not fitted.fits:
            self.faults.append(words)
        self.add("text", rect, text=fitted.text, size_px=fitted.size_px, bold=bold, align=align, ink=ink, fill=on)
        return fitted.size_px

    def button(
        self,
        rect: Rect,
        words: str,
        intent: Intent,
        *,
        style: str = "plain",
        icon: str = "",
        px: float = 19,
        lines: int = 2,
        enabled: bool = True,
        chosen: bool = False,
        even: tuple[float, int] | None = None,
    ) -> Rect:
        """A button: a plate, an icon and a label. `style`: plain, main (the expected next step) or quiet.

        Where the label is as wide as the button the icon stands above it, else beside it, both in the middle.
        """
        fill, ink = {"plain": ("raised", "ink"), "main": ("accent", "on-accent"), "quiet": ("sunk", "soft")}[style]
        if chosen:
            fill, ink = "accent", "on-accent"
        if not enabled:
            fill, ink = "sunk", "soft"
        states = {"action"} | ({"chosen"} if chosen else set()) | (set() if enabled else {"off"})
        self.add("plate", rect, fill=fill, intent=intent if enabled else None, states=frozenset(states))
        upright = bool(icon) and rect.w < 2.3 * rect.h
        inner = rect.inset(min(self.px(3 if upright else 6), rect.w // 16), self.px(4))
        if icon and not words:
            side = round(min(inner.w, inner.h) * 0.72)
            self.add("icon", inner.middle(side, side), data=(icon,), ink=ink, fill=fill)
            return rect
        if upright:
            share, size_px = even or self.upright(rect.w, rect.h, words)
            above, inner = inner.top(round(inner.h * share))
            px = size_px / (self.look.unit * self.look.text_scale)
            side = round(min(above.w, above.h) * 0.94)
            self.add("icon", above.middle(side, side), data=(icon,), ink=ink, fill=fill)
        elif icon:
            inner = self._icon_beside(inner, words, icon, px, lines, (ink, fill))
        self.text(inner, words, px, lines=lines, bold=True, align="centre", ink=ink, on=fill)
        return rect

    def upright(self, w: int, h: int, words: str, share: float = 0.0) -> tuple[float, int]:
        """How a button of this size with its icon above its label is cut: the icon's share of the height, and the
        size of the letters. The icon is smaller (or has the `share` given) where the label needs a second line."""
        inner = Rect(0, 0, w, h).inset(min(self.px(3), w // 16), self.px(4))
        largest, found = round(15 * self.look.unit * self.look.text_scale), []
        for part in (share,) if share else (0.54, 0.42, 0.30):
            fitted = fonts.fit(words, (inner.w, max(1, inner.h - round(inner.h * part))), largest, True, 2)
            found.append((fitted.fits, fitted.size_px, part))
            if fitted.fits and fitted.size_px >= largest * 0.8:
                break
        _fits, size_px, best = max(found)
        return best, size_px

    def _icon_beside(self, inner: Rect, words: str, icon: str, px: float, lines: int, colours: tuple[str, str]) -> Rect:
        """The icon left of the label, both together in the middle; gives the room of the label."""
        scale = self.look.unit * self.look.text_scale
        side, gap = round(min(inner.h * 0.62, 30 * scale)), self.px(8)
        fitted = fonts.fit(words, (max(1, inner.w - side - gap), inner.h), round(px * scale), True, lines)
        spare = max(0, inner.w - side - gap - fonts.block_px(fitted.text, fitted.size_px, True)[0])
        beside, rest = inner.inset(spare // 2, 0).left(side, gap)
        self.add("icon", beside.middle(side, side), data=(icon,), ink=colours[0], fill=colours[1])
        return rest

    def model(self) -> ScreenModel:
        """The finished screen."""
        return ScreenModel(
            self.look.size,
            self.look.theme,
            tuple(self.elements),
            self.look.target_px,
            self.look.brand_colour,
            tuple(self.faults),
        )


def minus(value: int) -> str:
    """A number as the screen writes it: with a minus sign, which is as wide as a plus, not a hyphen."""
    return str(value).replace("-", "−")
