"""The box put together: keys to wire, wire to lamps and buzzer. The devices come from outside; `main` makes them."""

import keymap
import lamps
import matrix
import pins
import wire

SCAN_MS = 2
FRAME_MS = 20


class Box:
    """One `tick` is one turn of the loop and never waits. `clock`: an object with after(t, ms) and minus(a, b)."""

    def __init__(self, scanner, strip, buzzer, clock, boot, now):
        self.scanner = scanner
        self.strip = strip
        self.buzzer = buzzer
        self.clock = clock
        self.started = now
        self.debouncer = matrix.Debouncer(len(pins.ROW_PINS) * len(pins.COLUMN_PINS))
        self.keymap = keymap.Keymap()
        self.wire = wire.Wire(boot, clock.minus)
        self.scan_at = now
        self.frame_at = now
        self.shown = None
        self.booting = True
        self.wire.hello()

    def tick(self, data, now):
        """Takes the bytes that came in, looks at keys and time, and moves lamps and buzzer. The lines to be sent are
        left in `wire.out`."""
        if data:
            self.wire.feed(data, now)
        self.wire.tick(now)
        self.keymap.tick(now, self._passed)
        if self._passed(now, self.scan_at):
            self.scan_at = self.clock.after(now, SCAN_MS)
            for place in self.debouncer.feed(self.scanner.scan()):
                self._press(place, now)
        for name in self.wire.sounds:
            self.buzzer.play(name, now, self.clock.after)
        self.wire.sounds = []
        self.buzzer.tick(now, self.clock.after, self._passed)
        if self._passed(now, self.frame_at):
            self.frame_at = self.clock.after(now, FRAME_MS)
            self._show(now)

    def _passed(self, now, then):
        return self.clock.minus(now, then) >= 0

    def _press(self, place, now):
        name = self.keymap.press(place, now, self.clock.after)
        if name is not None:
            self.wire.press(name, now)
        else:
            self.buzzer.play("shift" if self.keymap.armed_until is not None else "refuse", now, self.clock.after)

    def _show(self, now):
        age = self.clock.minus(now, self.started)
        self.booting = self.booting and age < lamps.boot_ms(pins.LAMPS)
        link = "boot" if self.booting else self.wire.link
        frame = lamps.picture(self.wire.lamps, link, self.keymap.armed_until is not None, age, pins.LAMPS)
        frame = lamps.limited(frame, pins.LEDS_PER_LAMP, pins.STRIP_BUDGET_MA)
        if frame != self.shown:
            self.shown = frame
            for lamp, colour in enumerate(frame):
                for led in range(pins.LEDS_PER_LAMP):
                    self.strip[lamp * pins.LEDS_PER_LAMP + led] = colour
            self.strip.write()
