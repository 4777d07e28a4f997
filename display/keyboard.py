"""What the keys of a keyboard mean in the window: names of the contract. Its number block is a number pad.

The block has the same places as a number pad read without a window (`firmware_bridge.number_pads`, held together by a
test): slash is pressed and let go for a second meaning. What a key does in the game is decided elsewhere.
"""

from __future__ import annotations

import pygame

SHIFT_FOR_S = 3.0
_SHIFT = "shift"

KEYS = {
    pygame.K_RETURN: "enter",
    pygame.K_BACKSPACE: "back",
    pygame.K_DELETE: "back",
    pygame.K_UP: "up",
    pygame.K_DOWN: "down",
    pygame.K_F1: "help",
    pygame.K_p: "pass",
    pygame.K_v: "void",
    pygame.K_u: "undo",
    pygame.K_m: "more",
    pygame.K_h: "help",
    pygame.K_SPACE: "repeat",
    pygame.K_s: "slower",
    pygame.K_f: "faster",
    pygame.K_k: "quieter",
    pygame.K_l: "louder",
    pygame.K_x: "stop",
    **{getattr(pygame, f"K_{n}"): str(n) for n in range(10)},
    **{getattr(pygame, f"K_{c}"): c for c in "wrygb"},
}
"""Keys with one meaning."""

SIGNS = {"<": "slower", ">": "faster", "-": "quieter", "+": "louder", ".": "stop", "?": "help"}
"""Signs, wherever a layout has them."""

BLOCK = {
    pygame.K_KP_DIVIDE: (_SHIFT, "help"),
    pygame.K_KP_MULTIPLY: ("repeat", "more"),
    pygame.K_KP_MINUS: ("pass", "void"),
    pygame.K_KP_PLUS: ("down", "up"),
    pygame.K_KP_ENTER: ("enter", "enter"),
    pygame.K_KP_PERIOD: ("back", "undo"),
    pygame.K_KP7: ("slower", "7"),
    pygame.K_KP8: ("quieter", "8"),
    pygame.K_KP9: ("louder", "9"),
    pygame.K_KP4: ("4", "b"),
    pygame.K_KP5: ("5", "w"),
    pygame.K_KP6: ("6", "faster"),
    pygame.K_KP1: ("1", "r"),
    pygame.K_KP2: ("2", "y"),
    pygame.K_KP3: ("3", "g"),
    pygame.K_KP0: ("stop", "0"),
}
"""The number block: first meaning, and the second after slash."""


class Keyboard:
    """Remembers whether slash was pressed; time is passed in."""

    def __init__(self) -> None:
        self._shift_until = 0.0

    def press(self, key: int, at: float, typed: str = "") -> str:
        """The name of a pygame key that types `typed`; "" for slash itself and for a key that means nothing."""
        if key not in BLOCK:
            return SIGNS.get(typed) or KEYS.get(key, "")
        first, second = BLOCK[key]
        if at < self._shift_until:
            self._shift_until = 0.0
            return second
        if first == _SHIFT:
            self._shift_until = at + SHIFT_FOR_S
            return ""
        return first
