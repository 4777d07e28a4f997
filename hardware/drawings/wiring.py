"""The wiring of the box: one table, drawn and written. `python hardware/drawings/wiring.py` writes both files anew.

The table is made from hardware/firmware/pins.py, which the firmware reads as well, so drawing and firmware cannot
disagree; tests hold the written files equal to what this makes.
"""

import sys
from collections.abc import Mapping
from dataclasses import dataclass
from pathlib import Path

HARDWARE = Path(__file__).resolve().parent.parent
sys.path[:0] = [str(HARDWARE / "firmware"), str(HARDWARE / "drawings")]

import pins  # noqa: E402  (after the path, which this script has to make itself)
import svg  # noqa: E402

PICTURE = HARDWARE / "pictures" / "wiring.svg"
TABLE = HARDWARE / "wiring.md"

# Raspberry Pi Pico data sheet, figure 2: what the 40 pins carry; numbers are GPIOs.
LEFT = (0, 1, "GND", 2, 3, 4, 5, "GND", 6, 7, 8, 9, "GND", 10, 11, 12, 13, "GND", 14, 15)
RIGHT = (
    *("VBUS", "VSYS", "GND", "3V3_EN", "3V3", "ADC_VREF", 28, "AGND", 27, 26),
    *("RUN", 22, "GND", 21, 20, 19, 18, "GND", 17, 16),
)
COLOURS = {
    "row": "#b34700",
    "column": "#1f5fbf",
    "data": "#7a1fa2",
    "5 V": "#c40000",
    "GND": "#111",
    "sound": "#0a7a3b",
}


@dataclass(frozen=True)
class Wire:
    """One connection: from a pin of the Pico to a terminal of a part. `kind` names its colour and its label."""

    pin: int
    part: str
    terminal: str
    kind: str
    through: str = ""


def physical(name: int | str) -> int:
    """The number (1 to 40) of the first pin with this GPIO or name. Raises ValueError for what the Pico lacks."""
    if name in LEFT:
        return LEFT.index(name) + 1
    return 40 - RIGHT.index(name)


def wires() -> list[Wire]:
    """The whole table, in the order in which one solders."""
    rows = [Wire(physical(gpio), "keypad", f"row {n}", "row") for n, gpio in enumerate(pins.ROW_PINS, start=1)]
    columns = [
        Wire(physical(gpio), "keypad", f"column {n}", "column") for n, gpio in enumerate(pins.COLUMN_PINS, start=1)
    ]
    return [
        *rows,
        *columns,
        Wire(physical("VBUS"), "level shifter", "14 VCC", "5 V"),
        Wire(38, "level shifter", "7 GND, 1 /OE", "GND"),
        Wire(physical(pins.STRIP_PIN), "level shifter", "2 A", "data"),
        Wire(physical("VBUS"), "strip", "5V", "5 V"),
        Wire(38, "strip", "GND", "GND"),
        Wire(physical(pins.BUZZER_PIN), "buzzer", "+", "sound", "100 ohm"),
        Wire(23, "buzzer", "-", "GND"),
    ]


def name_of(pin: int) -> str:
    what = LEFT[pin - 1] if pin <= 20 else RIGHT[40 - pin]
    return f"GP{what}" if isinstance(what, int) else what


def table() -> str:
    """The wiring as a document."""
    lines = [
        "# Wiring of the box",
        "",
        "Made by `hardware/drawings/wiring.py` from `hardware/firmware/pins.py`; do not edit. Drawn in",
        "[pictures/wiring.svg](pictures/wiring.svg).",
        "",
        "| Pico pin | name | goes to | terminal | through |",
        "|---|---|---|---|---|",
        *(f"| {w.pin} | {name_of(w.pin)} | {w.part} | {w.terminal} | {w.through or '-'} |" for w in wires()),
        "| - | - | level shifter 3 Y | strip DIN | 330 ohm |",
        "| - | - | strip 5V | strip GND | 100 uF, at the strip's first LED |",
        "| - | - | level shifter 4, 5, 9, 10, 12, 13 | GND | - |",
        "",
        f"Keys: each switch joins one row wire and one column wire, {len(pins.ROW_PINS)} rows from the top and",
        f"{len(pins.COLUMN_PINS)} columns from the left. No diodes: the firmware takes nothing while three are down.",
        "",
        f"Strip: {pins.LEDS_PER_LAMP} LEDs a lamp, in this order from the data end: {', '.join(pins.LAMPS)}.",
        f"The firmware keeps the whole strip under {pins.STRIP_BUDGET_MA} mA.",
        "",
    ]
    return "\n".join(lines)


PICO_X, PICO_Y, PICO_WIDTH, STEP = 420, 90, 170, 30


def pin_at(pin: int) -> tuple[float, float]:
    left = pin <= 20
    row = pin - 1 if left else 40 - pin
    return (PICO_X if left else PICO_X + PICO_WIDTH), PICO_Y + 25 + row * STEP


def drawing() -> str:
    """The wiring as a picture: keypad left, Pico in the middle, lamps and buzzer right."""
    body = [svg.text(30, 45, "dicecaller box: wiring", 28, bold=True)]
    body += [svg.text(30, 70, "made from hardware/firmware/pins.py", 15), *pico(), *keypad(), *right_side()]
    return svg.document(1120, 760, body)


def pico() -> list[str]:
    used = {wire.pin for wire in wires()}
    parts = [svg.box(PICO_X, PICO_Y, PICO_WIDTH, 20 * STEP + 20, "#e4efe6", radius=8)]
    parts += [svg.text(PICO_X + PICO_WIDTH / 2, PICO_Y - 22, "Raspberry Pi Pico", 18, "middle", bold=True)]
    parts += [svg.text(PICO_X + PICO_WIDTH / 2, PICO_Y - 5, "USB end up", 13, "middle")]
    for pin in range(1, 41):
        x, y = pin_at(pin)
        inward = 8 if pin <= 20 else -8
        anchor = "start" if pin <= 20 else "end"
        ink = svg.INK if pin in used else "#999"
        parts.append(
            svg.text(
                x + inward, y + 5, f"{pin}  {name_of(pin)}" if pin <= 20 else f"{name_of(pin)}  {pin}", 14, anchor, ink
            )
        )
        parts.append(svg.dot(x, y, 4, ink))
    return parts


def keypad() -> list[str]:
    """Five row wires and four column wires, a switch where they cross, the key's place in words."""
    parts = [
        svg.box(30, 110, 250, 330, "#f4f1ea", radius=8),
        svg.text(155, 135, "keypad, seen from above", 16, "middle", bold=True),
    ]
    xs = [70 + 55 * n for n in range(len(pins.COLUMN_PINS))]
    ys = [170 + 50 * n for n in range(len(pins.ROW_PINS))]
    table_of = [wire for wire in wires() if wire.part == "keypad"]
    for place, wire in enumerate(wire for wire in table_of if wire.kind == "row"):
        x, y = pin_at(wire.pin)
        turn = 390 - 14 * place
        parts.append(svg.line([(xs[0] - 20, ys[place]), (turn, ys[place]), (turn, y), (x, y)], COLOURS["row"]))
        parts.append(svg.text(286, ys[place] - 5, f"row {place + 1}", 13, fill=COLOURS["row"]))
    for place, wire in enumerate(wire for wire in table_of if wire.kind == "column"):
        x, y = pin_at(wire.pin)
        low = 500 - 18 * place if y < 500 else 460 + 18 * place
        parts.append(
            svg.line(
                [(xs[place], 150), (xs[place], low), (396 - 10 * place, low), (396 - 10 * place, y), (x, y)],
                COLOURS["column"],
            )
        )
        parts.append(svg.text(xs[place] + 4, 436, f"c{place + 1}", 13, fill=COLOURS["column"]))
    parts += [svg.dot(x, y, 6, "#555") for x in xs for y in ys]
    parts.append(svg.text(30, 560, "Each dot is a switch between its row and its column.", 14))
    return parts


def right_side() -> list[str]:
    left, top = 800, 100
    parts = [
        svg.box(left, top, 250, 170, "#eef", radius=8),
        svg.text(left + 125, top + 24, "74AHCT125 level shifter", 16, "middle", bold=True),
    ]
    shifter = {"14 VCC": top + 50, "7 GND, 1 /OE": top + 80, "2 A": top + 110, "3 Y": top + 140}
    parts += [svg.text(left + 12, y + 5, name, 14) for name, y in shifter.items()]
    strip = {"5V": 370, "GND": 400, "DIN": 430}
    parts += [
        svg.box(left, 330, 250, 150, "#fff4dd", radius=8),
        svg.text(left + 125, 354, "WS2812 strip", 16, "middle", bold=True),
    ]
    parts += [svg.text(left + 12, y + 5, name, 14) for name, y in strip.items()]
    parts.append(svg.text(left + 238, 375, "100 uF between", 13, "end"))
    parts.append(svg.text(left + 238, 393, "5V and GND", 13, "end"))
    parts.append(svg.text(left + 12, 468, " > ".join(pins.LAMPS), 12))
    buzzer = {"+": 590, "-": 620}
    parts += [
        svg.box(left, 545, 250, 100, "#e9f6ee", radius=8),
        svg.text(left + 125, 569, "passive piezo buzzer", 16, "middle", bold=True),
    ]
    parts += [svg.text(left + 12, y + 5, name, 14) for name, y in buzzer.items()]
    terminals = {("level shifter", name): y for name, y in shifter.items()}
    terminals |= {("strip", name): y for name, y in strip.items()} | {("buzzer", name): y for name, y in buzzer.items()}
    parts += routed(left, terminals)
    y0, y1 = shifter["3 Y"], strip["DIN"]
    parts.append(svg.line([(left, y0), (left - 20, y0), (left - 20, y1), (left, y1)], COLOURS["data"]))
    parts += [
        svg.box(left - 27, 300, 14, 34, "#fff", COLOURS["data"]),
        svg.text(left - 34, 322, "330 ohm", 13, "end", COLOURS["data"]),
    ]
    return parts


def routed(left: float, terminals: Mapping[tuple[str, str], float]) -> list[str]:
    """The wires from the Pico's right side, each with a track of its own; labels where they leave the Pico."""
    parts: list[str] = []
    right_wires = [wire for wire in wires() if (wire.part, wire.terminal) in terminals]
    for track, wire in enumerate(right_wires):
        x, y = pin_at(wire.pin)
        end = terminals[(wire.part, wire.terminal)]
        turn = 625 + 18 * track
        parts.append(svg.line([(x, y), (turn, y), (turn, end), (left, end)], COLOURS[wire.kind]))
        parts.append(
            svg.text(
                left - 8,
                end - 5,
                wire.kind if not wire.through else f"{wire.kind}, {wire.through}",
                13,
                "end",
                COLOURS[wire.kind],
            )
        )
    return parts


def main() -> None:
    PICTURE.write_text(drawing())
    TABLE.write_text(table())


if __name__ == "__main__":
    main()
