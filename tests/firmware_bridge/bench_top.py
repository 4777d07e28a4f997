"""A link machine and a box core on a fake clock, with a cable between them that can be cut and spoilt. No thread, no
port, no waiting: for tests of what the link decides."""

import random
from collections.abc import Callable

from firmware_bridge.box_core import BoxCore
from firmware_bridge.link_machine import (
    Broke,
    ClosePort,
    Emit,
    Input,
    LinkMachine,
    Opened,
    OpenFailed,
    OpenPort,
    Received,
    Send,
    Tick,
)
from firmware_bridge.messages import KeyPressed, LinkDown, LinkEvent, LinkFault, LinkUp

STEP_S = 0.01


class BenchTop:
    """`cable`: whether the plug is in. `open_as`: the reason an opening fails for, "" for none. `spoil`: what happens
    to bytes from the box on their way. `deaf`/`mute`: nothing gets to or from the box."""

    def __init__(self, box: BoxCore | None = None) -> None:
        self.now = 100.0
        self.machine = LinkMachine(41)
        self.box = box if box is not None else BoxCore(boot=7)
        self.cable = True
        self.open_as = ""
        self.mute = False
        self.spoil: Callable[[bytes], bytes] = bytes
        self.events: list[tuple[float, LinkEvent]] = []
        self.sent: list[tuple[float, bytes]] = []
        self.open = False
        self.waiting = b""

    def give(self, given: Input) -> None:
        for output in self.machine.step(self.now, given):
            if isinstance(output, Emit):
                self.events.append((self.now, output.event))
            elif isinstance(output, ClosePort):
                self.open = False
            elif isinstance(output, OpenPort):
                reason = self.open_as or ("" if self.cable else "missing")
                self.open = not reason
                self.give(OpenFailed(reason) if reason else Opened("box"))
            elif isinstance(output, Send):
                self.sent.append((self.now, output.data))
                if self.open and self.cable:
                    self.box.feed(output.data, self.now)

    def run(self, seconds: float) -> None:
        """Lets time pass in steps of a hundredth."""
        for _ in range(round(seconds / STEP_S)):
            self.now += STEP_S
            self.box.tick(self.now)
            data, self.box.out = b"".join(self.box.out), []
            data = b"" if self.mute or not (self.open and self.cable) else self.spoil(data)
            if data:
                self.give(Received(data))
            if self.machine.due is not None and self.now >= self.machine.due:
                self.give(Tick())

    def unplug(self) -> None:
        self.cable = False
        self.box.out = []
        if self.open:
            self.give(Broke("unplugged"))

    def replug(self, boot: int | None = None) -> None:
        """`boot`: the box lost its power and starts anew under this number."""
        self.cable = True
        if boot is not None:
            self.box = BoxCore(boot=boot)
            self.box.hello()

    def press(self, key: str) -> bool:
        return self.box.press(key, self.now)

    @property
    def keys(self) -> list[str]:
        return [event.key for _, event in self.events if isinstance(event, KeyPressed)]

    @property
    def ups(self) -> list[float]:
        return [at for at, event in self.events if isinstance(event, LinkUp)]

    @property
    def downs(self) -> list[str]:
        return [event.reason for _, event in self.events if isinstance(event, LinkDown)]

    @property
    def faults(self) -> list[tuple[str, int]]:
        return [(event.reason, event.count) for _, event in self.events if isinstance(event, LinkFault)]


def noise(chance: random.Random) -> Callable[[bytes], bytes]:
    """A cable that loses, doubles, cuts and dirties what goes through it, line by line."""

    def spoil(data: bytes) -> bytes:
        out = b""
        for line in data.splitlines(keepends=True):
            how = chance.random()
            if how < 0.1:
                continue
            out += line * 2 if how < 0.2 else line[: len(line) // 2] if how < 0.25 else line
            if how > 0.97:
                out += b"\xff\x00\n"
        return out

    return spoil
