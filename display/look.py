"""How this table's screen is: size, rotation, seating, theme, language. Settings, no state of a game."""

from __future__ import annotations

import math
from dataclasses import dataclass
from typing import Literal

from display.theme import Theme

Seating = Literal["row", "around"]

#: Real widths of the usual panels of these sizes, in mm, for when nobody measured theirs.
USUAL_WIDTH_MM: dict[tuple[int, int], float] = {
    (800, 480): 154.0,
    (1024, 600): 154.0,
    (1280, 720): 155.0,
    (1280, 800): 217.0,
    (1920, 1080): 344.0,
    (720, 1280): 88.0,
}
TARGET_MM = 9.0


@dataclass(frozen=True, slots=True)
class Look:
    """One screen's settings.

    `size` is the picture as people see it, before `rotation`; `rotation` turns it clockwise by degrees on the panel.
    `screen_mm` is the real width of `size` in millimetres (0: the usual one for this size).
    """

    size: tuple[int, int] = (1024, 600)
    rotation: int = 0
    seating: Seating = "row"
    theme: Theme = "dark"
    text_scale: float = 1.0
    screen_mm: float = 0.0
    language: str = "en"
    reduced_motion: bool = False
    brand_name: str = ""
    brand_colour: str = ""
    brand_logo: bytes | None = None

    def __post_init__(self) -> None:
        if self.rotation not in (0, 90, 180, 270):
            raise ValueError(f"rotation is 0, 90, 180 or 270 degrees, not {self.rotation}")
        if not 1.0 <= self.text_scale <= 2.0:
            raise ValueError(f"text scale is 1.0 to 2.0, not {self.text_scale}")
        if min(self.size) < 320:
            raise ValueError(f"a screen of {self.size[0]}x{self.size[1]} is too small: 320 pixels at least")

    @property
    def width_mm(self) -> float:
        return self.screen_mm or USUAL_WIDTH_MM.get(self.size, self.size[0] * 154.0 / 1024)

    @property
    def target_px(self) -> int:
        """The least side of a thing to tap: 9 mm on this screen, but never more than a ninth of its longer side."""
        return min(math.ceil(TARGET_MM * self.size[0] / self.width_mm), max(self.size) // 9)

    @property
    def key_px(self) -> int:
        """The side of a comfortable button: at least `target_px`, more where the screen has the room."""
        return max(self.target_px, round(56 * self.unit))

    @property
    def unit(self) -> float:
        """Scale of lengths: 1.0 on 1024x600."""
        short, long = min(self.size), max(self.size)
        return min(short / 600, long / 1024)
