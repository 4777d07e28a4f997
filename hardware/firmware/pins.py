"""Which pin of the Pico does what: the only place. The firmware and the wiring drawing both read this file."""

ROW_PINS = (2, 3, 4, 5, 6)  # GPIO numbers, top row of keys first; driven low one at a time
COLUMN_PINS = (7, 8, 9, 10)  # GPIO numbers, left column first; inputs with pull-up
STRIP_PIN = 17  # WS2812 data, through a level shifter and 330 ohm
BUZZER_PIN = 16  # passive piezo, through 100 ohm

LAMPS = ("red", "yellow", "green", "blue", "status")  # order along the strip, from its data end
LEDS_PER_LAMP = 2
STRIP_BUDGET_MA = 150  # the whole strip, idle current included; a USB 2 port gives 500
