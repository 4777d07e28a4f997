"""The box's side of hardware/protocol.md, without any I/O: bytes and presses in, lines and wishes out.

It keeps what must survive a bad cable: the counter of the keys, the keys the host has not acknowledged, and when the
host was last heard. Nothing that a host sends can raise here. All times are milliseconds as from `ticks_ms`.
"""

import json

PROTOCOL = 1
FIRMWARE = "1.1.0"
BOX = "dicecaller"

LONGEST_LINE = 200  # bytes, line feed included
MOST_PENDING = 8  # keys kept until the host has them
MOST_WAITING = 24  # lines kept for a host that does not read
RESEND_MS = 250
GONE_MS = 3000

LAMP_WORDS = ("off", "on", "may", "blink")
STATUS_WORDS = ("off", "ready", "ask", "busy", "fault")
BEEPS = ("accept", "refuse", "turn", "lock", "error")
COLOURS = ("red", "yellow", "green", "blue")
LAMPS = ("red", "yellow", "green", "blue", "status")


def is_count(value):
    return type(value) is int and 0 <= value < 1 << 31


class Wire:
    """`boot` tells one power-on from another; `minus(a, b)` is the time from b to a (ticks wrap on the board)."""

    def __init__(self, boot, minus):
        self.boot = boot
        self.minus = minus
        self.line = bytearray()
        self.skipping = False
        self.counter = 0
        self.pending = []  # (counter, key)
        self.sent_at = None
        self.heard_at = None
        self.link = "wait"
        self.lamps = dict.fromkeys(LAMPS, "off")
        self.out = []  # lines to be sent
        self.sounds = []  # buzzer signals to be played

    def feed(self, data, now):
        """Takes any bytes from the host."""
        for byte in data:
            if byte == 10:
                line, self.line = self.line, bytearray()
                if self.skipping:
                    self.skipping = False
                else:
                    self._line(bytes(line).strip(), now)
            elif not self.skipping:
                self.line.append(byte)
                if len(self.line) >= LONGEST_LINE:
                    self.line = bytearray()
                    self.skipping = True
                    self._say('{"t":"err","e":"long"}')

    def press(self, key, now):
        """A key went down. True if it was taken; else the host is not there or does not keep up, and the person hears
        that the key did not count."""
        if self.link != "here" or len(self.pending) >= MOST_PENDING:
            self.sounds.append("error")
            return False
        self.counter += 1
        self.pending.append((self.counter, key))
        self._send_key(self.counter, key)
        if len(self.pending) == 1:
            self.sent_at = now
        return True

    def tick(self, now):
        """Sends unacknowledged keys again and notices that the host is gone."""
        if self.link == "here" and self.minus(now, self.heard_at) >= GONE_MS:
            self.link = "gone"
            self.pending = []
            self.out = []
        if self.pending and self.minus(now, self.sent_at) >= RESEND_MS:
            self._send_pending(now)

    def hello(self, nonce=0):
        """The line that says who this is. `nonce`: the host's, so that it can tell this answer from an old one; 0 where
        nobody asked (at power-on, or when a host talks that has not greeted)."""
        first = self.pending[0][0] - 1 if self.pending else self.counter
        who = f'"box":"{BOX}","p":{PROTOCOL},"fw":"{FIRMWARE}"'
        self._say(f'{{"t":"hello",{who},"n":{nonce},"boot":{self.boot},"k":{first}}}')

    def _line(self, line, now):
        if not line:
            return
        try:
            message = json.loads(line)
        except Exception:  # the parser raises more than ValueError on bad lines (TypeError for a list as a name)
            message = None
        if not isinstance(message, dict):
            self._say('{"t":"err","e":"json"}')
            return
        kind = message.get("t")
        if kind == "hello":
            self._hello(message, now)
        elif kind in ("ping", "ack", "lamps", "beep"):
            if self.link == "here":
                self.heard_at = now
                getattr(self, "_" + kind)(message, now)
            else:
                self.hello()  # this host thinks that it knows us: we started anew, or gave it up
        else:
            self._say('{"t":"err","e":"type"}')

    def _hello(self, message, now):
        if not is_count(message.get("p")) or not is_count(message.get("n")):
            self._say('{"t":"err","e":"value"}')
            return
        if message["p"] == PROTOCOL:
            self.link = "here"
            self.heard_at = now
        known = message.get("k")
        if message.get("boot") == self.boot and is_count(known):
            self._drop_to(known)
        else:
            self.pending = []
        self.hello(message["n"])
        if self.pending:
            self._send_pending(now)

    def _ping(self, message, now):
        if is_count(message.get("id")):
            self._say(f'{{"t":"pong","id":{message["id"]}}}')
        else:
            self._say('{"t":"err","e":"value"}')

    def _ack(self, message, now):
        if not is_count(message.get("k")):
            self._say('{"t":"err","e":"value"}')
        elif self._drop_to(message["k"]):
            self.sounds.append("key")

    def _lamps(self, message, now):
        good = is_count(message.get("id")) and message.get("status") in STATUS_WORDS
        if not good or not all(message.get(colour) in LAMP_WORDS for colour in COLOURS):
            self._say('{"t":"err","e":"value"}')
            return
        for name in self.lamps:
            self.lamps[name] = message[name]
        self._say(f'{{"t":"ok","id":{message["id"]}}}')

    def _beep(self, message, now):
        if message.get("kind") in BEEPS:
            self.sounds.append(message["kind"])
        else:
            self._say('{"t":"err","e":"value"}')

    def _drop_to(self, counter):
        before = len(self.pending)
        self.pending = [entry for entry in self.pending if entry[0] > counter]
        return len(self.pending) < before

    def _send_pending(self, now):
        self.sent_at = now
        for counter, key in self.pending:
            self._send_key(counter, key)

    def _send_key(self, counter, key):
        self._say(f'{{"t":"key","k":{counter},"key":"{key}"}}')

    def _say(self, line):
        if len(self.out) < MOST_WAITING:
            self.out.append(line)
