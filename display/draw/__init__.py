"""A ScreenModel onto a surface. Draws and nothing else: no state is decided, no text is made, no time is looked at."""

from __future__ import annotations

from collections import OrderedDict
from collections.abc import Sequence
from typing import NamedTuple

import pygame

from display.draw.kinds import KINDS
from display.draw.pages import is_picture
from display.geometry import Rect, turned_size
from display.model import Element, ScreenModel
from display.theme import Rgb, palette

__all__ = ["draw", "forget", "is_picture"]

_MOST_PIXELS = 24_000_000  # of kept pictures: about 96 MB at the very most


class _Sprite(NamedTuple):
    picture: pygame.Surface
    dx: int
    dy: int


class _Kept:
    """Pictures of things by how they look, the longest unused dropped first."""

    def __init__(self) -> None:
        self.sprites: OrderedDict[tuple[object, ...], _Sprite] = OrderedDict()
        self.pixels = 0

    def get(self, element: Element, theme: str, brand: str) -> _Sprite:
        e = element
        key = (
            theme, brand, e.kind, e.rect.w, e.rect.h, e.text, e.size_px, e.bold, e.align,
            e.ink, e.fill, e.colour, e.value, e.states, e.turn, e.data,
        )  # fmt: skip
        sprite = self.sprites.get(key)
        if sprite is not None:
            self.sprites.move_to_end(key)
            return sprite
        sprite = _make(element, palette(theme, brand))
        self.sprites[key] = sprite
        self.pixels += sprite.picture.get_width() * sprite.picture.get_height()
        while self.pixels > _MOST_PIXELS and len(self.sprites) > 1:
            _key, old = self.sprites.popitem(last=False)
            self.pixels -= old.picture.get_width() * old.picture.get_height()
        return sprite


_KEPT = _Kept()


def draw(surface: pygame.Surface, model: ScreenModel, areas: Sequence[Rect] = ()) -> None:
    """Draw the model, back to front, on a surface of its size: all of it, or within `areas` alone."""
    ground = palette(model.theme, model.brand)["back"]
    for area in areas or (Rect(0, 0, *model.size),):
        surface.set_clip(area)
        surface.fill(ground)
        surface.blits(
            [
                (sprite.picture, (element.rect.x + sprite.dx, element.rect.y + sprite.dy))
                for element in model.elements
                if element.rect.w > 0 and element.rect.h > 0 and element.rect.overlaps(area)
                for sprite in (_KEPT.get(element, model.theme, model.brand),)
            ],
            doreturn=False,
        )
    surface.set_clip(None)


def forget() -> None:
    """Drop all kept pictures: after a change of the font, and to measure a first drawing."""
    _KEPT.sprites.clear()
    _KEPT.pixels = 0


def _make(element: Element, colours: dict[str, Rgb]) -> _Sprite:
    w, h = turned_size((element.rect.w, element.rect.h), -element.turn)
    picture = KINDS[element.kind](element, w, h, colours)
    if element.turn:
        picture = pygame.transform.rotate(picture, -90 * element.turn)
    if not picture.get_flags() & pygame.SRCALPHA:
        return _Sprite(picture, 0, 0)
    used = picture.get_bounding_rect()
    if used.w == 0 or used.h == 0:
        return _Sprite(pygame.Surface((1, 1), pygame.SRCALPHA), 0, 0)
    return _Sprite(picture.subsurface(used).copy(), used.x, used.y)
