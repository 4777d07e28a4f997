"""The screen as the table uses it: scenes become models when somebody looks, touches become intents.

With a window every change is shown; without one (headless) a model is made only for a tap, a picture or a look.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace
from pathlib import Path

from dicecaller.session_scene import scene_of
from dicecaller.session_taps import latest_marker
from dicecaller.session_types import Session
from display.hit import find, hit
from display.intents import Intent
from display.layout import lay_out
from display.look import Look
from display.model import ScreenModel
from display.scene import Scene
from display.theme import Theme
from display.window import Window, WindowEvent

THEMES: tuple[Theme, ...] = ("light", "dark", "high-contrast")
#: What "confirm" stands for where the screen has a better word for yes.
YES = ("confirm", "next", "go", "resume", "still-here", "keep", "same-again")


class Screen:
    """One screen of one look. `window` is None where nothing is to be seen."""

    def __init__(self, look: Look, window: Window | None) -> None:
        self.look = window.look if window is not None else look
        self.window = window
        self.tray_picture: Callable[[], bytes | None] | None = None
        self._pictures: Window | None = None
        self._last: tuple[Session, Scene, Look, ScreenModel] | None = None

    def model(self, session: Session) -> ScreenModel:
        """The screen of this moment; laid out anew only where the scene or the look has changed."""
        if self._last is not None and self._last[0] is session and self._last[2].theme == self.look.theme:
            return self._last[3]
        look = replace(self.look, language=session.settings.language)
        scene = scene_of(session)
        if scene.kind == "tray" and self.tray_picture is not None:
            scene = replace(scene, tray_picture=self.tray_picture())
        if self._last is not None and self._last[1] == scene and self._last[2] == look:
            model = self._last[3]
        else:
            model = lay_out(scene, look)
        self._last = (session, scene, look, model)
        return model

    def show(self, session: Session) -> None:
        """Bring the window up to date; it draws only what has changed."""
        if self.window is not None:
            self.window.show(self.model(session))

    def poll(self) -> tuple[WindowEvent, ...]:
        return self.window.poll() if self.window is not None else ()

    def touched(self, session: Session, x: float, y: float) -> Intent | None:
        """What lies at these pixels now."""
        return hit(self.model(session), x, y)

    def find(self, session: Session, intent: Intent) -> tuple[int, int] | None:
        """Where the thing stands that an intent names; a yes by any of its names."""
        model = self.model(session)
        place = find(model, intent)
        if place is None and intent.button == "confirm":
            place = next((at for name in YES if (at := find(model, Intent(name))) is not None), None)
        if place is None and intent.button == "void" and latest_marker(session) == intent.player:
            place = find(model, Intent("void"))  # the one for everybody takes the latest mark, which is theirs
        return place

    def save_png(self, session: Session, path: Path) -> None:
        """Write this moment's screen as a picture. Raises OSError where that cannot be done."""
        if self.window is None and self._pictures is None:
            self._pictures = Window(replace(self.look, rotation=0), headless=True)
        window = self.window or self._pictures
        assert window is not None
        window.show(self.model(session))
        window.save_png(path)

    def restyle(self, wish: str) -> str:
        """A wish about the look: the next theme. Gives the theme that the screen has then."""
        if wish == "theme":
            self.look = replace(self.look, theme=THEMES[(THEMES.index(self.look.theme) + 1) % len(THEMES)])
        return self.look.theme

    def close(self) -> None:
        for window in (self.window, self._pictures):
            if window is not None:
                window.close()
