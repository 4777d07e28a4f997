"""The window: owns pygame's display and events. It shows screens, and says what was touched, typed or closed.

Touches are FINGER events by id and mouse buttons; the mouse events that SDL makes of touches are dropped, and so is
what bounces (the same control again within 150 ms, however often). The picture's rotation is done here, because a
console screen (KMSDRM) does not turn, and undone for touches. Nothing here decides what a touch means.
"""

from __future__ import annotations

import os
import time
from collections.abc import Callable, Sequence
from dataclasses import dataclass, replace
from pathlib import Path

import pygame

from display.changes import areas, changed_areas
from display.draw import draw
from display.errors import NoScreen
from display.geometry import Rect, turned, turned_point, turned_size
from display.hit import hit
from display.intents import Intent
from display.keyboard import Keyboard
from display.look import Look
from display.model import Element, ScreenModel

BOUNCE_S = 0.15
BOUNCE_SHARE = 0.02  # of the shorter side: two people's fingers are never as near to each other
FLASH_S = 0.12
#: Drivers that take a picture, or parts of it, themselves. Through OpenGL, as SDL would do it, every change however
#: small costs the whole picture (8 ms against 0.2 at 1920x1080). Others (KMSDRM, Wayland) know no other way.
_OWN_PICTURE = ("x11",)


@dataclass(frozen=True, slots=True)
class Touch:
    """Somebody touched the picture at x, y (pixels of the unturned picture)."""

    x: float
    y: float
    at: float
    finger: int = 0


@dataclass(frozen=True, slots=True)
class KeyName:
    """A key of a keyboard or number pad: its name in the contract ("" where it has none) and what it types."""

    key: str
    at: float
    typed: str = ""


@dataclass(frozen=True, slots=True)
class Quit:
    """The window was closed."""


WindowEvent = Touch | KeyName | Quit


class Window:
    """One window (or none to be seen: `headless`). Only the thread that made it may use it.

    `picture` is what is shown, before its rotation. `look` is what it was given, or with `fullscreen` the same at the
    size the screen really has: lay out for that. `redraws` counts how often a screen was drawn anew.
    Raises NoScreen where no window can be opened, with the driver that was tried.
    """

    def __init__(
        self,
        look: Look,
        *,
        headless: bool = False,
        fullscreen: bool = False,
        title: str = "dicecaller",
        clock: Callable[[], float] = time.monotonic,
    ) -> None:
        self.look = look
        self._clock = clock
        self._shown: ScreenModel | None = None
        self._lit: list[Rect] = []  # controls that were touched just now and shine
        self._lit_at = 0.0
        self._touched: dict[Intent | None, float] = {}
        self._spots: list[tuple[float, float, float]] = []  # where it was touched lately, and when
        self._keyboard = Keyboard()
        self._open(headless, fullscreen, title)
        self.picture = pygame.Surface(self.look.size)
        self.redraws = 0

    def _open(self, headless: bool, fullscreen: bool, title: str) -> None:
        if headless:
            os.environ["SDL_VIDEODRIVER"] = "dummy"
        try:
            pygame.display.init()
            if pygame.display.get_driver() in _OWN_PICTURE:
                os.environ.setdefault("SDL_FRAMEBUFFER_ACCELERATION", "0")
            size = (0, 0) if fullscreen and not headless else turned_size(self.look.size, self._quarters)
            flags = pygame.FULLSCREEN if fullscreen and not headless else 0
            self._screen = pygame.display.set_mode(size, flags)
        except pygame.error as error:
            tried = os.environ.get("SDL_VIDEODRIVER", "whatever there is")
            raise NoScreen(f"no window could be opened ({tried}): {error}") from error
        pygame.display.set_caption(title)
        if fullscreen and not headless:
            pygame.mouse.set_visible(False)
        real = turned_size(self._screen.get_size(), -self._quarters)
        if real != self.look.size:
            self.look = replace(self.look, size=real)

    @property
    def _quarters(self) -> int:
        return self.look.rotation // 90

    @property
    def driver(self) -> str:
        """The name of the video driver in use ("dummy" where nothing is to be seen)."""
        return pygame.display.get_driver()

    @property
    def desktop(self) -> bool:
        """Whether it stands on a desktop, where there is a keyboard; a bare console may have none."""
        return self.driver not in ("kmsdrm", "dummy", "offscreen")

    def poll(self, wait_s: float = 0.0) -> tuple[WindowEvent, ...]:
        """What happened since the last call, in order. Touched controls light up at once.

        Waits for something to happen for at most `wait_s`; by default it never blocks.
        """
        happened: list[WindowEvent] = []
        events = [pygame.event.wait(round(wait_s * 1000))] if wait_s > 0 else []
        for event in (*events, *pygame.event.get()):
            found = self._understood(event)
            if found is not None:
                happened.append(found)
        return tuple(happened)

    def _understood(self, event: pygame.event.Event) -> WindowEvent | None:
        at = self._clock()
        if event.type == pygame.QUIT:
            return Quit()
        if event.type == pygame.FINGERDOWN:
            w, h = self._screen.get_size()
            x, y = min(event.x * w, w - 1), min(event.y * h, h - 1)  # the last pixel comes as 1.0
            return self._touch(x, y, at, int(event.finger_id) + 1)
        if event.type == pygame.MOUSEBUTTONDOWN and event.button == 1 and not getattr(event, "touch", False):
            return self._touch(event.pos[0], event.pos[1], at, 0)
        if event.type == pygame.KEYDOWN:
            typed = getattr(event, "unicode", "")
            name = self._keyboard.press(event.key, at, typed)
            return KeyName(name, at, typed) if name or typed else None
        if event.type in (pygame.WINDOWEXPOSED, pygame.WINDOWRESTORED):
            self._shown_again()
        return None

    def _touch(self, x: float, y: float, at: float, finger: int) -> Touch | None:
        """The touch in the picture's pixels; None where it bounced."""
        x, y = turned_point(x, y, self._screen.get_size(), -self._quarters)
        control = hit(self._shown, x, y) if self._shown else None
        bounced = self._bounced(x, y, at)
        if control is not None:
            last = self._touched.get(control)
            self._touched[control] = at
            if bounced or (last is not None and at - last < BOUNCE_S):
                return None
            self._light_up(control, x, y, at)
        return None if bounced else Touch(x, y, at, finger)

    def _bounced(self, x: float, y: float, at: float) -> bool:
        """Whether this place was touched just now: what stands there may have changed since, the touch is the same."""
        near = min(self.look.size) * BOUNCE_SHARE
        recent = [spot for spot in self._spots if at - spot[2] < BOUNCE_S]
        bounced = any(abs(x - spot[0]) <= near and abs(y - spot[1]) <= near for spot in recent)
        self._spots = [*recent, (x, y, at)]
        return bounced

    def _light_up(self, control: Intent, x: float, y: float, at: float) -> None:
        """Show at once that the touch was felt, before anything is stored or decided."""
        assert self._shown is not None
        touched = (e for e in reversed(self._shown.elements) if e.intent == control and e.rect.contains(x, y))
        element = next(touched, None)
        if element is None:
            return
        ring = Element("ring", element.rect, turn=element.turn)
        lit = areas(self._shown.size, [element.rect])
        draw(self.picture, replace(self._shown, elements=(*self._shown.elements, ring)), lit)
        self._present(lit)
        self._lit.append(element.rect)
        self._lit_at = at

    def show(self, model: ScreenModel) -> bool:
        """Show this screen; True where it was drawn, False where it stands there already."""
        fades = bool(self._lit) and self._clock() - self._lit_at >= FLASH_S
        if model == self._shown and not fades:
            return False
        if model.size != self.picture.get_size():
            raise ValueError(f"a screen of {model.size} does not fit this window of {self.picture.get_size()}")
        if model != self._shown and self._touched:
            since = self._clock() - BOUNCE_S
            self._touched = {control: at for control, at in self._touched.items() if at > since}
        anew = areas(model.size, (*changed_areas(self._shown, model), *self._lit))
        self._lit.clear()
        self._shown = model
        if anew:
            draw(self.picture, model, anew)
            self.redraws += 1
            self._present(anew)
        return bool(anew)

    def _shown_again(self) -> None:
        if self._shown is not None:
            self._present((Rect(0, 0, *self.look.size),))

    def _present(self, parts: Sequence[Rect]) -> None:
        """Bring these parts of the picture to the screen; sending is what costs, so never more than has changed."""
        places = [turned(part, self.look.size, self._quarters) for part in parts]
        for part, place in zip(parts, places, strict=True):
            if self._quarters:
                piece = pygame.transform.rotate(self.picture.subsurface(part), -90 * self._quarters)
                self._screen.blit(piece, place)
            else:
                self._screen.blit(self.picture, place, part)
        pygame.display.update(places)

    def save_png(self, path: Path | str) -> None:
        """Write the picture (unturned) as PNG: whole or not at all. Raises OSError where that cannot be done."""
        path = Path(path)
        path.parent.mkdir(parents=True, exist_ok=True)
        part = path.with_name(f".{path.name}.part.png")
        try:
            pygame.image.save(self.picture, str(part))
            part.replace(path)
        except pygame.error as error:
            raise OSError(f"cannot write {path}: {error}") from error

    def close(self) -> None:
        """Close the window and pygame's display."""
        pygame.display.quit()
