"""Runs on the Pico at power-on: makes the devices and turns the loop for ever. Decides nothing.

Nothing here prints: a line on the console that the host does not read would stall the board (micropython#9634). Output
goes byte by byte and only while the port takes some, so a host that stops reading stops nothing but its own lines.
"""

import os
import select
import sys
import time

import box
import buzzer
import keymap
import machine
import matrix
import micropython
import neopixel
import pins

WATCHDOG_MS = 8000
MOST_READ = 64  # bytes a turn, so that a flooding host does not starve the keys


class Clock:
    after = staticmethod(time.ticks_add)
    minus = staticmethod(time.ticks_diff)


class Console:
    """The USB serial port as bytes, without ever waiting for the host (but up to 1 ms for input)."""

    def __init__(self):
        self.readable = select.poll()
        self.readable.register(sys.stdin, select.POLLIN)
        self.writable = select.poll()
        self.writable.register(sys.stdout, select.POLLOUT)
        self.rest = b""

    def read(self):
        data = b""
        wait_ms = 1
        while len(data) < MOST_READ and self.readable.poll(wait_ms):
            byte = sys.stdin.buffer.read(1)
            if not byte:
                break
            data += byte
            wait_ms = 0
        return data

    def write(self, lines):
        """Sends as much as the port takes now; takes whole lines off the list as they are begun."""
        while self.rest or lines:
            if not self.rest:
                self.rest = lines.pop(0).encode() + b"\n"
            while self.rest:
                if not self.writable.poll(0):
                    return
                sys.stdout.buffer.write(self.rest[:1])
                self.rest = self.rest[1:]


def main():
    scanner = matrix.Matrix(machine.Pin, pins.ROW_PINS, pins.COLUMN_PINS)
    if scanner.scan() >> keymap.MAINTENANCE_PLACE & 1:
        return  # the board is free for mpremote
    micropython.kbd_intr(-1)  # a stray Ctrl-C is a byte like any other
    strip = neopixel.NeoPixel(machine.Pin(pins.STRIP_PIN, machine.Pin.OUT), len(pins.LAMPS) * pins.LEDS_PER_LAMP)
    sound = buzzer.Buzzer(machine.PWM(machine.Pin(pins.BUZZER_PIN)))
    boot = int.from_bytes(os.urandom(3), "big")
    the_box = box.Box(scanner, strip, sound, Clock, boot, time.ticks_ms())
    console = Console()
    watchdog = machine.WDT(timeout=WATCHDOG_MS)
    while True:
        the_box.tick(console.read(), time.ticks_ms())
        console.write(the_box.wire.out)
        watchdog.feed()


main()
