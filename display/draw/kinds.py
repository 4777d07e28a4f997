"""Which function draws which kind of element: from element, size and colours to a small picture."""

from __future__ import annotations

from collections.abc import Callable

import pygame

from display.draw.common import Palette
from display.draw.pages import draw_dot, draw_picture, draw_plot, draw_tag, draw_tick_box
from display.draw.sheets import draw_badge, draw_band, draw_bar_box, draw_box, draw_lock, draw_penalty
from display.draw.things import (
    draw_die,
    draw_die_name,
    draw_ground,
    draw_icon_element,
    draw_key,
    draw_panel,
    draw_plate,
    draw_ring,
    draw_round,
    draw_seat,
    draw_text,
)
from display.model import Element

KINDS: dict[str, Callable[[Element, int, int, Palette], pygame.Surface]] = {
    "text": draw_text,
    "panel": draw_panel,
    "plate": draw_plate,
    "band": draw_band,
    "badge": draw_badge,
    "box": draw_box,
    "lock": draw_lock,
    "key": draw_key,
    "die": draw_die,
    "die-name": draw_die_name,
    "penalty": draw_penalty,
    "seat": draw_seat,
    "score": draw_round,
    "sum": draw_round,
    "notice": draw_round,
    "bar": draw_round,
    "bar-box": draw_bar_box,
    "icon": draw_icon_element,
    "ring": draw_ring,
    "ground": draw_ground,
    "picture": draw_picture,
    "tick-box": draw_tick_box,
    "dot": draw_dot,
    "tag": draw_tag,
    "plot": draw_plot,
}
