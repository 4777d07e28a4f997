"""The box's side of the protocol in Python, sans I/O: the twin of hardware/firmware/wire.py for the simulated box.

Both are held to hardware/protocol_vectors.json. Beyond the firmware it can pose as another device.
"""

import json
from dataclasses import dataclass, field
from typing import Any, Final

from firmware_bridge.decoder import BOX_NAME, FIRMWARE, LONGEST_LINE, PROTOCOL, encoded
from firmware_bridge.messages import BEEPS, KEYS, LAMP_COLOURS, LAMP_WORDS, STATUS_WORDS, LampState

MOST_PENDING: Final = 8
MOST_WAITING: Final = 24
RESEND_S: Final = 0.25
GONE_S: Final = 3.0


@dataclass
class BoxCore:
    """`boot`: any number, another one for each power-on. `link`: wait, here or gone, as the box sees its host.
    `out`: lines to be sent. `sounds`: what the buzzer played. `name`, `protocol`, `firmware`: what it says it is."""

    boot: int = 1
    name: str = BOX_NAME
    protocol: int = PROTOCOL
    firmware: str = FIRMWARE
    link: str = "wait"
    lamps: LampState = field(default_factory=LampState)
    pending: list[tuple[int, str]] = field(default_factory=list)
    out: list[bytes] = field(default_factory=list)
    sounds: list[str] = field(default_factory=list)
    counter: int = 0
    _line: bytearray = field(default_factory=bytearray)
    _skipping: bool = False
    _sent_at: float = 0.0
    _heard_at: float = 0.0

    def feed(self, data: bytes, now: float) -> None:
        """Takes any bytes from the host; never raises."""
        for byte in data:
            if byte == 10:
                line, self._line = bytes(self._line).strip(), bytearray()
                if not self._skipping and line:
                    self._take(line, now)
                self._skipping = False
            elif not self._skipping:
                self._line.append(byte)
                if len(self._line) >= LONGEST_LINE:
                    self._line.clear()
                    self._skipping = True
                    self._refuse("long")

    def press(self, key: str, now: float) -> bool:
        """Whether the press was taken; it is not while no host is there or the host does not keep up."""
        if key not in KEYS or self.link != "here" or len(self.pending) >= MOST_PENDING:
            self.sounds.append("error")
            return False
        self.counter += 1
        self.pending.append((self.counter, key))
        self._send_key(self.counter, key)
        if len(self.pending) == 1:
            self._sent_at = now
        return True

    def tick(self, now: float) -> None:
        if self.link == "here" and now - self._heard_at >= GONE_S:
            self.link = "gone"
            self.pending.clear()
            self.out.clear()
        if self.pending and now - self._sent_at >= RESEND_S:
            self._send_pending(now)

    def hello(self, nonce: int = 0) -> None:
        first = self.pending[0][0] - 1 if self.pending else self.counter
        who: dict[str, object] = {"t": "hello", "box": self.name, "p": self.protocol, "fw": self.firmware}
        self._say({**who, "n": nonce, "boot": self.boot, "k": first})

    def _take(self, line: bytes, now: float) -> None:
        try:
            message = json.loads(line)
        except (ValueError, RecursionError):
            message = None
        if not isinstance(message, dict):
            self._refuse("json")
            return
        kind = message.get("t")
        if kind == "hello":
            self._greeted(message, now)
        elif kind in ("ping", "ack", "lamps", "beep"):
            if self.link != "here":
                self.hello()
                return
            self._heard_at = now
            if not self._obeyed(kind, message):
                self._refuse("value")
        else:
            self._refuse("type")

    def _greeted(self, message: dict[str, Any], now: float) -> None:
        if not _is_count(message.get("p")) or not _is_count(message.get("n")):
            self._refuse("value")
            return
        if message["p"] == self.protocol:
            self.link = "here"
            self._heard_at = now
        if message.get("boot") == self.boot and _is_count(message.get("k")):
            self._drop_to(message["k"])
        else:
            self.pending.clear()
        self.hello(message["n"])
        self._send_pending(now)

    def _obeyed(self, kind: str, message: dict[str, Any]) -> bool:
        number = message.get("k" if kind == "ack" else "id")
        if kind == "beep":
            if message.get("kind") not in BEEPS:
                return False
            self.sounds.append(message["kind"])
            return True
        if number is None or not _is_count(number):
            return False
        if kind == "ping":
            self._say({"t": "pong", "id": number})
        elif kind == "ack":
            if self._drop_to(number):
                self.sounds.append("key")
        else:
            words = {name: str(message.get(name)) for name in (*LAMP_COLOURS, "status")}
            if words["status"] not in STATUS_WORDS or any(words[colour] not in LAMP_WORDS for colour in LAMP_COLOURS):
                return False
            self.lamps = LampState(**words)
            self._say({"t": "ok", "id": number})
        return True

    def _drop_to(self, counter: int) -> bool:
        before = len(self.pending)
        self.pending = [entry for entry in self.pending if entry[0] > counter]
        return len(self.pending) < before

    def _send_pending(self, now: float) -> None:
        self._sent_at = now
        for counter, key in self.pending:
            self._send_key(counter, key)

    def _send_key(self, counter: int, key: str) -> None:
        self._say({"t": "key", "k": counter, "key": key})

    def _refuse(self, error: str) -> None:
        self._say({"t": "err", "e": error})

    def _say(self, message: dict[str, object]) -> None:
        if len(self.out) < MOST_WAITING:
            self.out.append(encoded(message))


def _is_count(value: object) -> bool:
    return type(value) is int and 0 <= value < 1 << 31
