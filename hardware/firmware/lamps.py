"""What the lamps show at which moment: pure functions of state and time. Words as in hardware/protocol.md.

No lamp tells by colour alone: each has its place and an engraved letter, and the words differ in rhythm. on: steady and
dim. may: bright, with a wink every two seconds. blink: on and off each half second. off: dark.
"""

FULL = {
    "red": (255, 0, 0),
    "yellow": (255, 150, 0),
    "green": (0, 255, 0),
    "blue": (0, 30, 255),
    "status": (200, 200, 200),
}
STATUS = {
    "off": (0, 0, 0),
    "ready": (40, 40, 40),
    "ask": (200, 200, 200),
    "busy": (40, 40, 40),
    "fault": (255, 60, 0),
}
SHIFT_COLOUR = (140, 0, 200)
BOOT_STEP_MS = 250
MA_PER_CHANNEL = 20  # a WS2812 channel at 255 (data sheet: 18 to 20 mA)
MA_IDLE = 1  # each LED, dark


def scaled(colour, percent):
    return tuple(part * percent // 100 for part in colour)


def lamp_percent(word, now):
    """How bright a lamp with this word is at `now` (ms), in percent."""
    if word == "on":
        return 18
    if word == "may":
        return 25 if now % 2000 < 150 else 100
    if word == "blink":
        return 70 if now % 1000 < 500 else 0
    return 0


def status_percent(word, now):
    if word == "ask":
        return 100 if now % 1000 < 500 else 15
    if word == "busy":
        return breathing(now, 1000)
    if word == "fault":
        return 100 if now % 1500 < 150 or 300 < now % 1500 < 450 else 0
    return 100


def breathing(now, period_ms):
    """5 to 100 percent and back in `period_ms`."""
    half = period_ms // 2
    return 5 + 95 * abs(now % period_ms - half) // half


def picture(lamps, link, shift, now, names):
    """One (red, green, blue) a lamp, in the order of `names`. `lamps`: word by name. `link`: boot (each lamp once, in
    turn), wait (no host yet: status breathes), here, gone (all dark but the status lamp, a slow double wink)."""
    frame = []
    for place, name in enumerate(names):
        colour = FULL[name]
        if link == "boot":
            frame.append(scaled(colour, 60 if now // BOOT_STEP_MS == place else 0))
        elif name != "status":
            frame.append(scaled(colour, lamp_percent(lamps[name], now) if link == "here" else 0))
        elif link == "wait":
            frame.append(scaled(colour, breathing(now, 3000)))
        elif link == "gone":
            frame.append(scaled(STATUS["fault"], status_percent("fault", now)))
        elif shift:
            frame.append(SHIFT_COLOUR)
        else:
            frame.append(scaled(STATUS[lamps["status"]], status_percent(lamps["status"], now)))
    return frame


def boot_ms(names):
    """How long the boot picture lasts."""
    return BOOT_STEP_MS * len(names)


def current_ma(frame, leds_per_lamp):
    """What the strip draws with this frame, rounded up."""
    light = sum(sum(colour) for colour in frame)
    return leds_per_lamp * (MA_IDLE * len(frame) + (light * MA_PER_CHANNEL + 254) // 255)


def limited(frame, leds_per_lamp, budget_ma):
    """The frame, darkened as a whole until the strip stays within `budget_ma`."""
    if current_ma(frame, leds_per_lamp) <= budget_ma:
        return frame
    light = sum(sum(colour) for colour in frame)
    room = budget_ma // leds_per_lamp - MA_IDLE * len(frame)
    percent = max(0, room * 255 * 100 // (MA_PER_CHANNEL * light))
    return [scaled(colour, percent) for colour in frame]
