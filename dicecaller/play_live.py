"""The table in real time: threads put what they see and hear into one inbox, this loop alone holds the session.

About fifty turns a second with a window, which is drawn only where the scene has changed; without one the loop sleeps
until something comes.
"""

from __future__ import annotations

import queue
import time
from collections.abc import Callable
from dataclasses import asdict

from dicecaller.play_keypads import Keypads, link_inputs
from dicecaller.play_letters import LetterDoubt
from dicecaller.play_numbers import Number, no_die_value
from dicecaller.play_rim import Rim
from dicecaller.play_screen import Screen
from dicecaller.play_terminal import LineBegins, LineEnds, NoKey, TerminalClosed
from dicecaller.service import ALIVE, READY, STOPPING, Service
from dicecaller.session_types import Device, Input, Key, Session, Tapped, Tell, Tick, Tray
from display.intents import Intent
from display.messages import Message
from display.window import KeyName, Quit, Touch, WindowEvent
from firmware_bridge.messages import KeyPressed, LinkDown, LinkFault, LinkUp
from vision.watching import TrayEvent

TURN_S = 1.0 / 50.0
TICK_S = 1.0


class LiveTable:
    """One table with people at it. `inbox` takes tray events, link events and device inputs from any thread."""

    def __init__(
        self,
        rim: Rim,
        screen: Screen,
        keypads: Keypads,
        inbox: queue.SimpleQueue[object],
        clock: Callable[[], float] = time.monotonic,
    ) -> None:
        self.rim = rim
        self.screen = screen
        self.keypads = keypads
        self.inbox = inbox
        self._clock = clock
        self._began = clock()
        self._ticked = 0.0
        self._service = Service.of_environment()
        self.running = True

    @property
    def now(self) -> float:
        return self._clock() - self._began

    def run(self) -> None:
        """Until the window is closed or `running` is made False."""
        if self.rim.camera is not None:
            self.rim.camera.start(self.inbox.put, self._camera_failed)
        self._service.say(READY)
        while self.running:
            self.turn()
        self._service.say(STOPPING)

    def turn(self) -> None:
        """One turn of the loop: everything that has come, then the screen, then a short wait for more."""
        end = self.now + (TURN_S if self.screen.window is not None else TICK_S)
        self.screen.show(self.rim.session)
        shown = self.rim.session
        for event in self.screen.poll():
            self._window(event, shown)
        self.screen.show(self.rim.session)  # what a touch has changed is seen now, not after the wait
        self._voice()
        if self.now - self._ticked >= TICK_S:
            self._ticked = self.now
            self.rim.give(Tick(self.now))
            self._service.say(ALIVE)
        while self.running:
            try:
                self._take(self.inbox.get(timeout=max(0.0, end - self.now)))
            except queue.Empty:
                return
            self.screen.show(self.rim.session)
            self.keypads.language = self.rim.session.settings.language

    def _take(self, event: object) -> None:
        match event:
            case TrayEvent():
                self.rim.give(Tray(self.now, event))
            case KeyPressed(key=key, pad=pad):
                self.rim.give(Key(self.now, key, pad, begins=pad == "terminal" and self.rim.begins_line))
            case Number():
                self._number(event)
            case LinkUp() | LinkDown() | LinkFault():
                for given in link_inputs(event, self.now):
                    self.rim.give(given)
            case TerminalClosed():
                self.running = self.screen.window is not None
            case LineBegins():
                self.rim.line_begins()
            case LineEnds():
                self.rim.line_ends()
            case NoKey(word=word):
                self._refused(Message("no-key", {"word": word}, urgent=True))
            case LetterDoubt():
                self._refused(Message("letter-which", asdict(event), urgent=True))
            case Device(what=what, state=state_name, reason=reason):
                self.rim.give(Device(self.now, what, state_name, reason))

    def _number(self, number: Number) -> None:
        """A number typed as one: its figures, unless only a die's value would do."""
        wrong = no_die_value(self.rim.session, number)
        if wrong is not None:
            self._refused(wrong)
            return
        for figure in number.figures:
            self._take(KeyPressed(figure, pad="terminal"))

    def _refused(self, why: Message) -> None:
        """What was typed does not count: told like a key that is refused, by the box's buzzer too."""
        self.rim.give(Tell(self.now, why, refused=True))

    def _window(self, event: WindowEvent, shown: Session) -> None:
        """`shown`: the session whose screen was touched; a finger beside it may have changed it in the meantime."""
        given: Input | None = None
        match event:
            case Quit():
                self.running = False
            case Touch(x=x, y=y):
                intent = self.screen.touched(shown, x, y)
                given = Tapped(self.now, intent) if intent is not None else None
            case KeyName(key=key, typed=typed):
                given = self._keyboard(key, typed)
        if given is not None:
            self.rim.give(given)

    def _keyboard(self, key: str, typed: str) -> Input | None:
        """A keyboard is a keypad, except while a name is being written: then Enter goes to the next seat."""
        session = self.rim.session
        seat = session.draft.editing
        if session.overlay == "players" and seat is not None and key not in ("up", "down"):
            if key == "enter":  # the last seat's name is closed by naming that seat once more
                return Tapped(self.now, Intent("seat", value=min(seat + 1, len(session.draft.names) - 1)))
            letter = "back" if key == "back" else "space" if typed == " " else typed
            return Tapped(self.now, Intent("letter", value=letter)) if letter else None
        return Key(self.now, key, "keyboard") if key else None

    def _voice(self) -> None:
        for event in self.rim.voice.poll():
            if event.what in ("fault", "lost"):
                self.rim.give(Device(self.now, "sound", "fault", event.detail))
            elif event.what == "mended":
                self.rim.give(Device(self.now, "sound", "ok"))
            elif event.what in ("ended", "cut", "dropped") and self.rim.held:
                self.rim.give(Tick(self.now))  # an answer that waited for the end of this sentence counts now

    def _camera_failed(self, why: str) -> None:
        self.inbox.put(TrayEvent("fault", 0.0, 0, fault="unplugged"))
