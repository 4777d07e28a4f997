"""Where keys come from: the serial box, a simulated box on a real pseudo-terminal, a terminal. Not what they mean."""

from __future__ import annotations

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

Inbox = Callable[[LinkEvent], None]


class Keypads:
    """All keypads of a table. `sim` is the simulated box where one was asked for."""

    def __init__(self) -> None:
        self.sim: SimulatedBox | None = None
        self.link: KeypadLink | None = None
        self.pads: NumberPads | None = None
        self._pads_found = False
        self._folder: tempfile.TemporaryDirectory[str] | None = None
        self._restore_terminal: Callable[[], None] | None = None

    def open_box(self, port: str, inbox: Inbox) -> None:
        """The box at a port (or "auto"); what it says goes to the inbox from a thread of its own."""
        self.link = KeypadLink(port, inbox)

    def open_simulated(self, inbox: Inbox) -> None:
        """A box that is not there, behind the real link; its port keeps its name when it is pulled out."""
        self._folder = tempfile.TemporaryDirectory(prefix="dicecaller-")
        self.sim = SimulatedBox(Path(self._folder.name) / "box")
        self.open_box(self.sim.port, inbox)

    @property
    def there(self) -> bool:
        """Whether any keypad was opened."""
        return self.link is not None or self._pads_found

    def open_pads(self, inbox: Inbox, stay: bool = True) -> bool:
        """USB number pads (where evdev is installed). True where one was found. `stay`: also those that are plugged in
        later are taken."""
        try:
            source = EvdevPads()
        except BridgeError:
            return False
        self._pads_found = any(is_number_pad(info) for info in source.found())
        if self._pads_found or stay:
            self.pads = NumberPads(inbox, source)
        return self._pads_found

    def open_terminal(self, inbox: Callable[[object], None]) -> None:
        """This terminal, or the lines of a pipe."""
        self._restore_terminal = read_terminal(inbox)

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
