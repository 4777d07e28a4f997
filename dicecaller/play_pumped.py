"""A table driven by one hand, a script's or a demonstration's: everything in one thread, frame by frame.

Time is the table's own; it costs nothing unless the table is paced (a window that people watch). Nothing here knows
what is thrown or tapped, only how: through the camera, the pixels of the screen, the bytes of the box.
"""

from __future__ import annotations

import queue
import time
from collections.abc import Callable

from dicecaller.play_camera import Camera
from dicecaller.play_keypads import Keypads, link_inputs
from dicecaller.play_rim import Rim
from dicecaller.play_screen import Screen
from dicecaller.session_types import Key, Tapped, Tick, Tray
from display.intents import Intent
from display.window import Quit
from firmware_bridge.messages import KeyPressed, LinkDown, LinkFault, LinkUp
from vision.watching import TrayEvent

#: How long the real link may take for a press, in real seconds: the one wait for something outside this thread.
LINK_LIMIT_S = 5.0
#: Frames are looked at for so long of a wait; what comes after is a still tray and is skipped.
WATCHED_WAIT_S = 2.0
TICK_S = 1.0
IDLE_FRAME_S = 1.0 / 30.0
#: A throw that is not answered by then never will be: a hand lies over it.
ANSWER_LIMIT_S = 4.0
STILL_S = 0.6


class WindowClosed(Exception):
    """Somebody closed the window that shows this table."""


class PumpedTable:
    """One table. `inbox` receives what the keypad's thread says; all else is called, and done when it returns."""

    def __init__(self, rim: Rim, screen: Screen, keypads: Keypads, inbox: queue.SimpleQueue[object]) -> None:
        self.rim = rim
        self.screen = screen
        self.keypads = keypads
        self.inbox = inbox
        self.now = 0.0
        self._ticked = 0.0
        self._paced_from = time.monotonic() if screen.window is not None else None

    @property
    def camera(self) -> Camera | None:
        return self.rim.camera

    # --- time ---------------------------------------------------------------------------------------------------------
    def pass_time(self, seconds: float) -> None:
        """Let the table's time pass: frames are looked at, idle time is noticed."""
        end = self.now + seconds
        watched_until = min(end, self.now + WATCHED_WAIT_S) if self._paced_from is None else end
        while self.now < watched_until - 1e-9:
            self.frame(watched_until - self.now)
        while self.now < end - 1e-9:
            self._advance(min(TICK_S, end - self.now))
            self.settle()

    def frame(self, at_most_s: float = IDLE_FRAME_S) -> None:
        """One frame of the camera, or a thirtieth of a second without one."""
        if self.camera is None:
            self._advance(min(IDLE_FRAME_S, at_most_s))
        else:
            before = self.camera.now
            for event in self.camera.pump():
                self.tray(event)
            self._advance(max(0.0, self.camera.now - before))
        self.settle()

    def _advance(self, seconds: float) -> None:
        self.now += seconds
        if self.now - self._ticked >= TICK_S:
            self._ticked = self.now
            self.rim.give(Tick(self.now))
        self._pace()

    def _pace(self) -> None:
        """Where people watch: the screen is shown, and time is not faster than theirs."""
        if self._paced_from is None:
            return
        self.screen.show(self.rim.session)
        if any(isinstance(event, Quit) for event in self.screen.poll()):
            raise WindowClosed
        ahead = self.now - (time.monotonic() - self._paced_from)
        if ahead > 0:
            time.sleep(min(ahead, 0.1))

    # --- inputs -------------------------------------------------------------------------------------------------------
    def tray(self, event: TrayEvent) -> None:
        self.rim.give(Tray(self.now, event))

    def settle(self) -> None:
        """Take everything out of the inbox."""
        while True:
            try:
                self._link(self.inbox.get_nowait())
            except queue.Empty:
                return

    def _link(self, event: object) -> None:
        if isinstance(event, KeyPressed):
            self.rim.give(Key(self.now, event.key, event.pad))
            return
        if isinstance(event, LinkUp | LinkDown | LinkFault):
            for given in link_inputs(event, self.now):
                self.rim.give(given)

    def await_link(self, wanted: Callable[[object], bool]) -> bool:
        """Wait (in real time) until the link has said this; everything on the way is taken too."""
        limit = time.monotonic() + LINK_LIMIT_S
        while time.monotonic() < limit:
            try:
                event = self.inbox.get(timeout=max(0.0, limit - time.monotonic()))
            except queue.Empty:
                return False
            self._link(event)
            if wanted(event):
                return True
        return False

    def tap_thing(self, intent: Intent) -> bool:
        """A touch where this thing stands; False where it is not on the screen."""
        place = self.screen.find(self.rim.session, intent)
        if place is None:
            return False
        self.tap_point(*place)
        return True

    def tap_point(self, x: float, y: float) -> None:
        """A touch at these pixels, whatever stands there."""
        intent = self.screen.touched(self.rim.session, x, y)
        if intent is not None:
            self.rim.give(Tapped(self.now, intent))
        self._pace()

    def press(self, key: str, begins: bool = False) -> bool:
        """A key of the pad: through the box's bytes where there is a (simulated) box. False where it never came.
        `begins`: the first key of a script's step."""
        if self.keypads.sim is None:
            self.rim.give(Key(self.now, key, "script", begins))
            return True
        self.keypads.sim.press(key)
        return self.await_link(lambda event: isinstance(event, KeyPressed))

    # --- the tray -----------------------------------------------------------------------------------------------------
    def until_answered(self) -> bool:
        """Look at frames until what was last put into the simulated tray has been called or refused."""
        if self.camera is None or self.camera.sim is None:
            return True
        sim = self.camera.sim
        settled_at: float | None = None
        while sim.plugged:  # else nobody sees the throw before the camera is plugged in again
            before, answered = self.camera.now, False
            for event in self.camera.pump():
                self.tray(event)
                settled = sim.settled_from
                if event.event in ("roll", "refused", "nudged") and settled is not None and event.frame >= settled:
                    answered = True
            self._advance(max(0.0, self.camera.now - before))
            self.settle()
            if answered:
                return True
            if sim.settled_from is not None:
                settled_at = self.now if settled_at is None else settled_at
                if self.now - settled_at > ANSWER_LIMIT_S:
                    return False
        return False

    def until_still(self) -> None:
        """Look at frames until a change of the tray that needs no answer (a die taken out) has been seen."""
        if self.camera is None or self.camera.sim is None or self.camera.sim.settled_from is not None:
            return
        while self.camera.sim.plugged and self.camera.sim.settled_from is None:
            self.frame()
        end = self.now + STILL_S
        while self.now < end:
            self.frame()
