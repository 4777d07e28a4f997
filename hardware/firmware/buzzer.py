"""The buzzer: short signals told apart by rhythm as well as pitch, played without ever waiting."""

SIGNALS = {  # (hertz, ms) after one another; hertz 0 is a rest
    "key": ((4000, 4),),
    "shift": ((1500, 20),),
    "accept": ((1300, 60), (0, 30), (1900, 80)),
    "refuse": ((300, 160), (0, 60), (300, 160)),
    "turn": ((900, 120),),
    "lock": ((800, 90), (0, 40), (1000, 90), (0, 40), (1300, 200)),
    "error": ((220, 350),),
}


class Buzzer:
    """`pwm`: an object with freq() and duty_u16(). A new signal replaces the one that is playing."""

    def __init__(self, pwm):
        self.pwm = pwm
        self.rest = ()
        self.until = None

    def play(self, name, now, after):
        self.rest = SIGNALS[name]
        self._next(now, after)

    def tick(self, now, after, passed):
        if self.until is not None and passed(now, self.until):
            self._next(now, after)

    def _next(self, now, after):
        if not self.rest:
            self.pwm.duty_u16(0)
            self.until = None
            return
        (hertz, length), self.rest = self.rest[0], self.rest[1:]
        if hertz:
            self.pwm.freq(hertz)
        self.pwm.duty_u16(32768 if hertz else 0)
        self.until = after(now, length)
