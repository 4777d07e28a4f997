"""Where keys come from: the serial box, a simulated box on a real pseudo-terminal, a terminal. Not what they mean."""

from __future__ import annotations

import sys
import tempfile
from collections.abc import Callable
from pathlib import Path

from dicecaller.play_terminal import read_terminal
from dicecaller.session_types import Device, Input, Tell
from display.messages import Message
from firmware_bridge.errors import BridgeError
from firmware_bridge.link import KeypadLink, find_ports
from firmware_bridge.messages import LampState, LinkDown, LinkEvent, LinkFault, LinkUp
from firmware_bridge.number_pads import EvdevPads, NumberPads, is_number_pad
from firmware_bridge.simulated_box import SimulatedBox

Inbox = Callable[[object], None]
NEW = "new"
"""The reason of a `Device` input for a keypad that was not there when the table started: its coming is news."""


class Newcomers:
    """Hands on what keypads say, and tells of those that come later than the table: a `Device` input in place of their
    first `LinkUp`. That one which nobody named is not there is no fault. Called from one keypad thread."""

    def __init__(self, inbox: Inbox, at_start: frozenset[str] | None, named: bool = True) -> None:
        """`at_start`: whose first `LinkUp` is no news; None: everybody's who answers first."""
        self._inbox = inbox
        self._known = set(at_start or ())
        self._anybody = at_start is None
        self._named = named

    def __call__(self, event: LinkEvent) -> None:
        if isinstance(event, LinkDown) and event.reason == "missing" and not self._named:
            return
        if isinstance(event, LinkUp):
            new = not self._anybody and event.what not in self._known
            self._known.add(event.what)
            if new:
                self._inbox(Device(0.0, "keypad", "ok", NEW))
                return
        self._inbox(event)


class Keypads:
    """All keypads of a table. `sim` is the simulated box where one was asked for."""

    def __init__(self) -> None:
        self.sim: SimulatedBox | None = None
        self.link: KeypadLink | None = None
        self.pads: NumberPads | None = None
        self._pads_found = False
        self._box_expected = False
        self._folder: tempfile.TemporaryDirectory[str] | None = None
        self._restore_terminal: Callable[[], None] | None = None
        self.language = "en"  # of the table just now: letters at a terminal may be its colours'

    def open_box(self, port: str, inbox: Inbox, there: bool = True) -> None:
        """The box at a port (or "auto"); what it says goes to the inbox from a thread of its own, which looks for it
        once a second while it is not there. `there`: it is plugged in already, so that its answer is no news."""
        named = port != "auto"
        self._box_expected = named or there
        self.link = KeypadLink(port, Newcomers(inbox, None if there else frozenset(), named))

    def open_simulated(self, inbox: Inbox) -> None:
        """A box that is not there, behind the real link; its port keeps its name when it is pulled out."""
        self._folder = tempfile.TemporaryDirectory(prefix="dicecaller-")
        self.sim = SimulatedBox(Path(self._folder.name) / "box")
        self.open_box(self.sim.port, inbox)

    @property
    def there(self) -> bool:
        """Whether a keypad was found, or named and is waited for."""
        return self._box_expected or self._pads_found

    def open_pads(self, inbox: Inbox, stay: bool = True) -> bool:
        """USB number pads (where evdev is installed). True where one was found. `stay`: also those that are plugged in
        later are taken."""
        try:
            source = EvdevPads()
        except BridgeError:
            return False
        found = frozenset(info.pad for info in source.found() if is_number_pad(info))
        self._pads_found = bool(found)
        if self._pads_found or stay:
            self.pads = NumberPads(Newcomers(inbox, found), source)
        return self._pads_found

    def open_terminal(self, inbox: Callable[[object], None]) -> None:
        """This terminal, or the lines of a pipe."""
        self._restore_terminal = read_terminal(inbox, language=lambda: self.language)

    def set_lamps(self, lamps: LampState) -> None:
        if self.link is not None:
            self.link.set_lamps(lamps)

    def beep(self, kind: str) -> None:
        if self.link is not None:
            self.link.beep(kind)

    def close(self) -> None:
        """Lamps out, ports closed, threads ended."""
        if self.link is not None:
            self.link.set_lamps(LampState())
            self.link.close()
        if self.pads is not None:
            self.pads.close()
        if self.sim is not None:
            self.sim.close()
        if self._folder is not None:
            self._folder.cleanup()
        if self._restore_terminal is not None:
            self._restore_terminal()


def box_is_there() -> bool:
    """Whether `auto` would find a box."""
    return bool(find_ports())


def port_is_there(port: str) -> bool:
    """Whether a port of this name can be seen; where ports are no files (Windows) only opening it would tell."""
    return sys.platform == "win32" or Path(port).exists()


def link_inputs(event: LinkEvent, now: float) -> tuple[Input, ...]:
    """What a link that comes, goes or works badly means. Lost keys are told, but are no fault that stays."""
    match event:
        case LinkUp():
            return (Device(now, "keypad", "ok"),)
        case LinkDown(reason=reason):
            return (Device(now, "keypad", "fault", reason),)
        case LinkFault(reason="keys-lost" | "stuck-key" as reason):
            return (Tell(now, Message("fault", {"what": "keypad", "reason": reason}, urgent=True)),)
    return ()
