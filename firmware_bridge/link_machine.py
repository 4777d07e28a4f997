"""Every decision of the serial link, without port, thread or clock: what happened goes in, what to do comes out.

`link` turns this in a thread of its own; tests turn it with a clock that they move. The machine never raises on what a
device does. It guarantees: a key is emitted once and in order, whatever is sent again; keys that never came are counted
and said; each cause of an outage is said once; the lamps are sent whole after every greeting and again until the box
says that it shows them.
"""

from collections import deque
from dataclasses import dataclass
from typing import Final

from firmware_bridge.decoder import (
    BOX_NAME,
    FIRMWARE,
    PROTOCOL,
    BadLine,
    Decoder,
    Hello,
    Key,
    LampsShown,
    NotUnderstood,
    Unknown,
    WireEvent,
    ack_line,
    beep_line,
    hello_line,
    lamps_line,
    ping_line,
)
from firmware_bridge.messages import KeyPressed, LampState, LinkDown, LinkEvent, LinkFault, LinkUp

GREET_EVERY_S: Final = 0.3
GREET_FOR_S: Final = 1.5
PING_EVERY_S: Final = 1.0
SILENT_AFTER_S: Final = 1.9
LAMPS_AGAIN_S: Final = 0.5
GAP_FOR_S: Final = 1.5
"""How long a missing key is waited for before it is given up as lost; a box sends it again every 0.25 s."""
FLOOD_BYTES_PER_S: Final = 8192
STUCK_REPEATS_PER_S: Final = 15
RETRY_S: Final = (0.2, 0.4, 0.8, 1.0)
SLOW_RETRY_S: Final = {"garbage": 2.0, "flood": 2.0, "wrong-device": 2.0, "other-version": 5.0}


@dataclass(frozen=True, slots=True)
class Opened:
    what: str


@dataclass(frozen=True, slots=True)
class OpenFailed:
    """`reason`: missing, busy, denied or wrong-device."""

    reason: str
    detail: str = ""


@dataclass(frozen=True, slots=True)
class Received:
    data: bytes


@dataclass(frozen=True, slots=True)
class Broke:
    """The open port failed. `reason`: unplugged, or silent when it no longer takes what is written."""

    reason: str
    detail: str = ""


@dataclass(frozen=True, slots=True)
class Tick:
    """Time has passed; due at `LinkMachine.due` at the latest, harmless at any time."""


@dataclass(frozen=True, slots=True)
class ShowLamps:
    lamps: LampState


@dataclass(frozen=True, slots=True)
class PlayBeep:
    kind: str


@dataclass(frozen=True, slots=True)
class Close:
    pass


@dataclass(frozen=True, slots=True)
class OpenPort:
    pass


@dataclass(frozen=True, slots=True)
class ClosePort:
    pass


@dataclass(frozen=True, slots=True)
class Send:
    data: bytes


@dataclass(frozen=True, slots=True)
class Emit:
    event: LinkEvent


Input = Opened | OpenFailed | Received | Broke | Tick | ShowLamps | PlayBeep | Close
Output = OpenPort | ClosePort | Send | Emit


class LinkMachine:
    """`phase`: closed (waiting to open), opening, greeting, up, done. `nonce`: a number that other programs' greetings
    of the same box are unlikely to have had; it is counted up with every greeting."""

    def __init__(self, nonce: int = 1) -> None:
        self.phase = "closed"
        self._nonce = nonce % (1 << 30) + 1
        self._what = ""
        self._decoder = Decoder()
        self._known: tuple[int, int] | None = None
        self._lamps = LampState()
        self._ping_number = 0
        self._lamps_number = 0
        self._retry_at = 0.0
        self._failures = 0
        self._said: set[str] = set()
        self._said_up = False
        self._said_faults: set[str] = set()
        self._greet_until = 0.0
        self._greet_at = 0.0
        self._strange = ""
        self._heard_at = 0.0
        self._ping_at = 0.0
        self._lamps_at: float | None = None
        self._gap_since: float | None = None
        self._window_at = 0.0
        self._window_bytes = 0
        self._recent: deque[tuple[float, str]] = deque(maxlen=STUCK_REPEATS_PER_S)

    @property
    def due(self) -> float | None:
        """When the next `Tick` is wanted; None while only an input can change anything."""
        if self.phase == "closed":
            return self._retry_at
        if self.phase == "greeting":
            return min(self._greet_at, self._greet_until)
        if self.phase == "up":
            times = [self._ping_at, self._heard_at + SILENT_AFTER_S]
            return min([*times, self._lamps_at] if self._lamps_at is not None else times)
        return None

    def step(self, now: float, given: Input) -> list[Output]:
        """What is to be done after this input, in order. `now`: seconds on any clock that does not run backwards."""
        if self.phase == "done":
            return []
        match given:
            case Opened(what):
                self._what = what
                self._decoder = Decoder()
                return self._greet(now)
            case OpenFailed(reason, detail):
                return self._down(now, reason, detail)
            case Received(data):
                return self._received(now, data)
            case Broke(reason, detail):
                return self._down(now, reason, detail) if self.phase in ("greeting", "up") else []
            case Tick():
                return self._tick(now)
            case ShowLamps(lamps):
                self._lamps = lamps
                return self._send_lamps(now) if self.phase == "up" else []
            case PlayBeep(kind):
                return [Send(beep_line(kind))] if self.phase == "up" else []
            case Close():
                self.phase = "done"
                return [ClosePort(), Emit(LinkDown("closed", "", self._what or "box"))]

    def _tick(self, now: float) -> list[Output]:
        if self.phase == "closed" and now >= self._retry_at:
            self.phase = "opening"
            return [OpenPort()]
        if self.phase == "greeting":
            if now >= self._greet_until:
                return self._down(now, self._strange or "silent", "no greeting came back")
            if now >= self._greet_at:
                self._greet_at = now + GREET_EVERY_S
                return [Send(hello_line(self._nonce, self._known))]
        if self.phase == "up":
            if now >= self._heard_at + SILENT_AFTER_S:
                return self._down(now, self._strange or "silent", "the box stopped answering")
            out: list[Output] = []
            if now >= self._ping_at:
                self._ping_at = now + PING_EVERY_S
                self._ping_number += 1
                out.append(Send(ping_line(self._ping_number)))
            if self._lamps_at is not None and now >= self._lamps_at:
                out += self._send_lamps(now)
            return out
        return []

    def _greet(self, now: float) -> list[Output]:
        self.phase = "greeting"
        self._nonce += 1
        self._strange = ""
        self._greet_until = now + GREET_FOR_S
        self._greet_at = now + GREET_EVERY_S
        self._window_at, self._window_bytes = now, 0
        return [Send(hello_line(self._nonce, self._known))]

    def _received(self, now: float, data: bytes) -> list[Output]:
        if self.phase not in ("greeting", "up"):
            return []
        if now >= self._window_at + 1.0:
            self._window_at, self._window_bytes = now, 0
        self._window_bytes += len(data)
        if self._window_bytes > FLOOD_BYTES_PER_S:
            return self._down(now, "flood", f"more than {FLOOD_BYTES_PER_S} bytes a second")
        out: list[Output] = []
        for event in self._decoder.feed(data):
            if self.phase == "greeting":
                out += self._greeting(now, event)
            elif self.phase == "up":
                out += self._up(now, event)
        return out

    def _greeting(self, now: float, event: WireEvent) -> list[Output]:
        if isinstance(event, BadLine):
            self._strange = self._strange or ("garbage" if event.why in ("not-text", "too-long") else "wrong-device")
        elif isinstance(event, Unknown):
            self._strange = "wrong-device"
        elif isinstance(event, Hello):
            if event.box != BOX_NAME:
                return self._down(now, "wrong-device", f"it calls itself {event.box[:40]}")
            if event.protocol != PROTOCOL:
                return self._down(now, "other-version", f"protocol {event.protocol}, this program speaks {PROTOCOL}")
            if event.nonce == self._nonce:
                return self._link_up(now, event)
            if event.nonce == 0:
                return [Send(hello_line(self._nonce, self._known))]
        return []

    def _link_up(self, now: float, hello: Hello) -> list[Output]:
        lost, restarted = 0, False
        if self._known is None or self._known[0] != hello.boot:
            restarted = self._known is not None and self._said_up
            self._known = (hello.boot, hello.counter)
        elif hello.counter > self._known[1]:
            lost = hello.counter - self._known[1]
            self._known = (hello.boot, hello.counter)
        self.phase = "up"
        self._strange = ""
        self._failures = 0
        self._said.clear()
        self._heard_at = now
        self._ping_at = now + PING_EVERY_S
        self._gap_since = None
        out = self._send_lamps(now)
        if not self._said_up:
            self._said_up = True
            self._said_faults.clear()
            out.append(Emit(LinkUp(self._what, hello.firmware, hello.protocol)))
        if hello.firmware != FIRMWARE:
            out += self._fault("old-firmware", f"the box has {hello.firmware[:20]}, this program brings {FIRMWARE}")
        if restarted:
            out.append(Emit(LinkFault("restarted", what=self._what)))
        if lost:
            out.append(Emit(LinkFault("keys-lost", count=lost, what=self._what)))
        return out

    def _up(self, now: float, event: WireEvent) -> list[Output]:
        if isinstance(event, BadLine):
            self._strange = "garbage"
            return self._fault("bad-lines", event.why)
        if isinstance(event, Hello):
            # An answer to a greeting that we repeated says nothing new; any other hello is a box that started anew.
            return [] if event.nonce == self._nonce else self._greet(now)
        self._heard_at = now
        self._strange = ""
        if isinstance(event, Key):
            return self._key(now, event)
        if isinstance(event, LampsShown) and event.number == self._lamps_number:
            self._lamps_at = None
        if isinstance(event, NotUnderstood):
            return self._fault("refused-by-box", event.error[:40])
        return []

    def _key(self, now: float, event: Key) -> list[Output]:
        assert self._known is not None
        boot, last = self._known
        if event.counter <= last:
            return [Send(ack_line(last))]
        out: list[Output] = []
        if event.counter > last + 1:
            if self._gap_since is None:
                self._gap_since = now
            if now < self._gap_since + GAP_FOR_S:
                return []
            out.append(Emit(LinkFault("keys-lost", count=event.counter - last - 1, what=self._what)))
        self._gap_since = None
        self._known = (boot, event.counter)
        out.append(Send(ack_line(event.counter)))
        if self._is_stuck(now, event.key):
            return [*out, *self._fault("stuck-key", event.key)]
        return [*out, Emit(KeyPressed(event.key, event.counter))]

    def _is_stuck(self, now: float, key: str) -> bool:
        self._recent.append((now, key))
        full = len(self._recent) == STUCK_REPEATS_PER_S
        return full and self._recent[0][0] > now - 1.0 and all(other == key for _, other in self._recent)

    def _send_lamps(self, now: float) -> list[Output]:
        self._lamps_number += 1
        self._lamps_at = now + LAMPS_AGAIN_S
        return [Send(lamps_line(self._lamps_number, self._lamps))]

    def _fault(self, reason: str, detail: str) -> list[Output]:
        if reason in self._said_faults:
            return []
        self._said_faults.add(reason)
        return [Emit(LinkFault(reason, detail, what=self._what))]

    def _down(self, now: float, reason: str, detail: str) -> list[Output]:
        was_open = self.phase in ("greeting", "up")
        self.phase = "closed"
        self._said_up = False
        pause = SLOW_RETRY_S.get(reason, RETRY_S[min(self._failures, len(RETRY_S) - 1)])
        self._failures += 1
        self._retry_at = now + pause
        out: list[Output] = [ClosePort()] if was_open else []
        cause = "unplugged" if reason == "missing" and "unplugged" in self._said else reason
        if cause not in self._said:
            self._said.add(cause)
            out.append(Emit(LinkDown(reason, detail, self._what or "box")))
        return out
