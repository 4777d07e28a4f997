"""Colours by role and theme, and the contrast between them. Values only; which thing has which role is the layout's."""

from __future__ import annotations

from functools import cache
from typing import Literal

Rgb = tuple[int, int, int]
Theme = Literal["dark", "light", "high-contrast"]
THEMES: tuple[Theme, ...] = ("dark", "light", "high-contrast")


def rgb(code: str) -> Rgb:
    """`#rrggbb` as three numbers."""
    return int(code[1:3], 16), int(code[3:5], 16), int(code[5:7], 16)


_DARK = {
    "back": "#12171c",
    "panel": "#1d242b",
    "panel-active": "#24313b",
    "raised": "#2e3943",
    "sunk": "#161c21",
    "line": "#4a5763",
    "ink": "#f4f6f7",
    "soft": "#c6d0d8",
    "accent": "#f2c14e",
    "on-accent": "#1b1504",
    "alarm": "#ffd9c7",
    "on-alarm": "#4f1406",
    "paper": "#1d242b",
}
_LIGHT = {
    "back": "#e7e3da",
    "panel": "#fbf9f4",
    "panel-active": "#fffdf2",
    "raised": "#e6ecf0",
    "sunk": "#efece4",
    "line": "#a9a699",
    "ink": "#1b2024",
    "soft": "#40474d",
    "accent": "#174a7c",
    "on-accent": "#ffffff",
    "alarm": "#7a1f0c",
    "on-alarm": "#fff4ef",
    "paper": "#fbf9f4",
}
_HIGH = {
    "back": "#000000",
    "panel": "#000000",
    "panel-active": "#000000",
    "raised": "#1c1c1c",
    "sunk": "#000000",
    "line": "#ffffff",
    "ink": "#ffffff",
    "soft": "#ffffff",
    "accent": "#ffee00",
    "on-accent": "#000000",
    "alarm": "#ffffff",
    "on-alarm": "#000000",
    "paper": "#000000",
}
# Per game colour: band (behind the boxes), tile and its ink (an open box), mark and its ink (a cross), key and its ink
# (an action button), die and its pips.
_GAME = {
    "red": {"band": "#a62b30", "key": "#8e1b21", "on-key": "#ffffff", "die": "#b3242b", "pip": "#ffffff"},
    "yellow": {"band": "#d0a012", "key": "#f4c534", "on-key": "#2a1e00", "die": "#eebd22", "pip": "#241a00"},
    "green": {"band": "#2f8245", "key": "#175a2b", "on-key": "#ffffff", "die": "#237a3c", "pip": "#ffffff"},
    "blue": {"band": "#2b5fbb", "key": "#1b4590", "on-key": "#ffffff", "die": "#2456b4", "pip": "#ffffff"},
    "white": {"band": "#b9b4a8", "key": "#f6f2e8", "on-key": "#1d1a14", "die": "#f6f2e8", "pip": "#1d1a14"},
}
_TILES_DARK = {
    "red": ("#3a1013", "#ffd0cc"),
    "yellow": ("#362900", "#ffe597"),
    "green": ("#0e2f18", "#c4f2cf"),
    "blue": ("#0e2348", "#cfe0ff"),
    "white": ("#2b2a27", "#f6f2e8"),
}
_TILES_LIGHT = {
    "red": ("#ffeae7", "#6f0c12"),
    "yellow": ("#fff6d3", "#483500"),
    "green": ("#e6f6e9", "#0a431b"),
    "blue": ("#e6effe", "#0c3173"),
    "white": ("#ffffff", "#1d1a14"),
}


@cache
def palette(theme: str, brand: str = "") -> dict[str, Rgb]:
    """All roles of a theme. Game colours have the roles `red-band`, `red-tile`, `red-ink`, `red-key`, …

    `brand`: a house's own colour (`#rrggbb`) in place of the accent, made lighter or darker until its text can be read.
    """
    base = {"dark": _DARK, "light": _LIGHT, "high-contrast": _HIGH}[theme]
    tiles = _TILES_LIGHT if theme == "light" else _TILES_DARK
    roles = {role: rgb(code) for role, code in base.items()}
    for colour, named in _GAME.items():
        roles |= {f"{colour}-{role}": rgb(code) for role, code in named.items()}
        tile, ink = tiles[colour]
        roles[f"{colour}-tile"] = (0, 0, 0) if theme == "high-contrast" else rgb(tile)
        roles[f"{colour}-ink"] = (255, 255, 255) if theme == "high-contrast" else rgb(ink)
    if is_colour(brand):
        roles |= _branded(rgb(brand), roles)
    return roles


def is_colour(code: str) -> bool:
    """Whether a text is a colour as `#rrggbb`."""
    return len(code) == 7 and code[0] == "#" and all(c in "0123456789abcdefABCDEF" for c in code[1:])


def _branded(colour: Rgb, roles: dict[str, Rgb]) -> dict[str, Rgb]:
    """The accent made of a colour: moved towards the ink until it stands out from all grounds as the accent must."""
    grounds = [roles[role] for role in ("back", "panel", "panel-active", "sunk")]
    for step in range(21):
        r, g, b = (round(c + (ink - c) * step / 20) for c, ink in zip(colour, roles["ink"], strict=True))
        accent = (r, g, b)
        text = max(((0, 0, 0), (255, 255, 255)), key=lambda ink: contrast(ink, accent))
        if min(contrast(accent, ground) for ground in grounds) >= 7 and contrast(text, accent) >= 7:
            return {"accent": accent, "on-accent": text}
    return {}


def luminance(colour: Rgb) -> float:
    """Relative luminance, 0 to 1 (WCAG 2.2)."""
    linear = [c / 255 / 12.92 if c / 255 <= 0.04045 else ((c / 255 + 0.055) / 1.055) ** 2.4 for c in colour]
    return 0.2126 * linear[0] + 0.7152 * linear[1] + 0.0722 * linear[2]


def contrast(one: Rgb, other: Rgb) -> float:
    """Contrast ratio, 1 to 21 (WCAG 2.2)."""
    light, dark = sorted((luminance(one), luminance(other)), reverse=True)
    return (light + 0.05) / (dark + 0.05)
