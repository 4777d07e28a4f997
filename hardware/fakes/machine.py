"""The Pico's `machine` for MicroPython's Unix port: pins with a key matrix on them, a buzzer and a watchdog.

Put before the built-in one by MICROPYPATH. Keys are closed and opened by lines that come in through the file named in
BOX_FINGERS (`down 2 7`, `up 2 7`: row and column pin); each lasts at least `FINGER_LOOKS` looks at a row, however slow
the machine is. What lamps, buzzer and watchdog did is told, a line each, in the file named in BOX_WITNESS. It refuses
what a real pin refuses, and shows ghosts: three keys of a rectangle close the fourth, as without diodes.
"""

import os
import select

_fingers = open(os.getenv("BOX_FINGERS"), "rb")  # noqa: SIM115 (both stay open as long as the box has power)
_fingers_poll = select.poll()
_fingers_poll.register(_fingers, select.POLLIN)
_witness = open(os.getenv("BOX_WITNESS"), "ab")  # noqa: SIM115
_closed = set()
_low = set()  # pins that are driven low now
_line = b""
_looks_left = 0

FINGER_LOOKS = 30  # six scans of five rows; the debouncer wants four


def witness(text):
    _witness.write(text.encode() + b"\n")
    _witness.flush()


def _feel():
    global _line, _looks_left
    if _looks_left:
        _looks_left -= 1
        return
    while _fingers_poll.poll(0):
        byte = _fingers.read(1)
        if not byte:
            return
        if byte != b"\n":
            _line += byte
            continue
        word, row, column = _line.decode().split()
        _line = b""
        _looks_left = FINGER_LOOKS
        pair = (int(row), int(column))
        if word == "down":
            _closed.add(pair)
        else:
            _closed.discard(pair)
        return


class Pin:
    IN = 0
    OUT = 1
    PULL_UP = 1

    def __init__(self, number, mode=None, pull=None, value=None):
        if not 0 <= number <= 28:
            raise ValueError("invalid pin")
        self.number = number
        self.mode = mode
        self.pull = pull
        self.init(mode, pull, value)

    def init(self, mode=None, pull=None, value=None):
        if mode is not None:
            self.mode = mode
        _low.discard(self.number)
        if self.mode == Pin.OUT and value == 0:
            _low.add(self.number)
            _feel()

    def value(self):
        if self.pull != Pin.PULL_UP:
            raise ValueError("a floating input has no value")
        return 0 if self._reaches_low() else 1

    def _reaches_low(self):
        reached = {self.number}
        grown = True
        while grown:
            grown = False
            for row, column in _closed:
                if (row in reached) != (column in reached):
                    reached.add(row)
                    reached.add(column)
                    grown = True
        return bool(reached & _low)


class PWM:
    def __init__(self, pin):
        self.hertz = 0

    def freq(self, hertz):
        if not 8 <= hertz <= 62500000:
            raise ValueError("invalid frequency")
        self.hertz = hertz

    def duty_u16(self, duty):
        witness(f"tone {self.hertz if duty else 0}")


class WDT:
    def __init__(self, timeout):
        if not 0 < timeout <= 8388:
            raise ValueError("timeout exceeds 8388")
        witness(f"watchdog {timeout}")
        self.fed = 0

    def feed(self):
        self.fed += 1
        if self.fed == 1:
            witness("fed")
