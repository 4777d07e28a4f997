"""What each place of the 4x5 keypad means, and the second meaning after the shift key. Data and one small machine.

The right column holds the colours in the order of the score sheet. The voice has a key of its own for each thing that
is wanted at any time: say it again, slower, quieter, louder, stop. They lie where a number pad has its 7 8 9 and 0: no
die shows those, so they are rarely typed, and their place stays theirs as second meaning.
"""

SHIFT = "shift"
SHIFT_FOR_MS = 3000

LAYOUT = (
    (SHIFT, "repeat", "pass", "w"),
    ("slower", "quieter", "louder", "r"),
    ("4", "5", "6", "y"),
    ("1", "2", "3", "g"),
    ("back", "stop", "enter", "b"),
)
MAINTENANCE_PLACE = 16  # "back": held at power-on, the firmware does not start and mpremote gets through

SHIFTED = {
    SHIFT: "help",
    "repeat": "more",
    "pass": "void",
    "back": "undo",
    "slower": "7",
    "quieter": "8",
    "louder": "9",
    "stop": "0",
    "5": "up",
    "2": "down",
    "6": "faster",
    "enter": "enter",
}


class Keymap:
    """Places to key names. The shift key is pressed and let go before the next key: no two fingers are needed."""

    def __init__(self):
        self.armed_until = None

    def press(self, place, now, after):
        """The name of the key at `place` (counted row by row), or None for the shift key itself and for a shifted key
        without a second meaning. `now` in ms; `after(now, ms)` says when `ms` from now is."""
        name = LAYOUT[place // 4][place % 4]
        if self.armed_until is not None:
            self.armed_until = None
            return SHIFTED.get(name)
        if name == SHIFT:
            self.armed_until = after(now, SHIFT_FOR_MS)
            return None
        return name

    def tick(self, now, passed):
        """Forgets a shift that nothing followed. `passed(now, then)` says whether `then` is over."""
        if self.armed_until is not None and passed(now, self.armed_until):
            self.armed_until = None
