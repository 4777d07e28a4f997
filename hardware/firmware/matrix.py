"""The key matrix: scanning and debouncing. Only `Matrix` touches pins; `Debouncer` is told what was seen."""

SAME_SCANS = 4  # equal scans before a change counts; at 2 ms a scan that is 8 ms
MOST_DOWN = 2  # more keys down than this may be ghosts of the matrix: nothing new is taken then


class Matrix:
    """Rows are driven low one at a time, all others float; a pressed key pulls its column low."""

    def __init__(self, pin_class, row_pins, column_pins):
        self.pin = pin_class
        self.rows = [pin_class(number, pin_class.IN) for number in row_pins]
        self.columns = [pin_class(number, pin_class.IN, pin_class.PULL_UP) for number in column_pins]

    def scan(self):
        """The keys that are down now, as bits: place 0 (top left) is bit 0, counted row by row."""
        seen = 0
        bit = 1
        for row in self.rows:
            row.init(self.pin.OUT, value=0)
            for column in self.columns:
                if not column.value():
                    seen |= bit
                bit <<= 1
            row.init(self.pin.IN)
        return seen


class Debouncer:
    """Turns scans into presses: a key counts once it was seen `SAME_SCANS` times running, and again only after it was
    away as long. A held key never repeats."""

    def __init__(self, places):
        self.down = 0
        self.streak = [0] * places

    def feed(self, seen):
        """The places newly pressed with this scan, lowest first."""
        pressed = []
        ghosts = bin(seen).count("1") > MOST_DOWN
        for place in range(len(self.streak)):
            bit = 1 << place
            if bool(seen & bit) == bool(self.down & bit):
                self.streak[place] = 0
                continue
            if ghosts and seen & bit:
                continue
            self.streak[place] += 1
            if self.streak[place] >= SAME_SCANS:
                self.streak[place] = 0
                self.down ^= bit
                if seen & bit:
                    pressed.append(place)
        return pressed
