"""The key plans in large type, the labels for relegendable caps, and both as text for a screen reader.

`python hardware/drawings/key_plan.py` writes pictures/key_plan.svg (A4, landscape), pictures/key_caps.svg (A4, true to
size) and keys.md anew, from the firmware's keymap and the number pads' map, so that plan and keys cannot disagree.
"""

import importlib.util
import sys
from pathlib import Path

HARDWARE = Path(__file__).resolve().parent.parent
sys.path[:0] = [str(HARDWARE.parent), str(HARDWARE / "drawings")]

import svg  # noqa: E402  (after the path, which this script has to make itself)

from firmware_bridge import number_pads  # noqa: E402

PLAN = HARDWARE / "pictures" / "key_plan.svg"
CAPS = HARDWARE / "pictures" / "key_caps.svg"
WORDS = HARDWARE / "keys.md"

CAP = {"shift": "?", "repeat": "SAY", "pass": "PASS", "back": "BACK", "enter": "ENTER"} | {
    "slower": "SLOW",
    "quieter": "QUIET",
    "louder": "LOUD",
    "stop": "STOP",
}
"""What is engraved where it is not the key's own sign; hardware/cad/key_caps.scad has the same."""
VOICE = ("repeat", "slower", "quieter", "louder", "stop")
"""One press at any time; their caps carry a bar for the fingers."""
MEANS = {
    "w": "white",
    "r": "red",
    "y": "yellow",
    "g": "green",
    "b": "blue",
    "enter": "yes, done",
    "back": "take back the last key",
    "pass": "I pass",
    "repeat": "say it again",
    "more": "say it in full",
    "help": "help: what can I press now?",
    "undo": "undo the last thing",
    "void": "take back my mark",
    "up": "previous",
    "down": "next",
    "shift": "second meaning",
    "louder": "louder",
    "quieter": "quieter",
    "slower": "speak slower",
    "faster": "speak faster",
    "stop": "be quiet now",
}
FILL = {"w": "#ffffff", "r": "#f2a3a0", "y": "#f7e08a", "g": "#a9d8ae", "b": "#a9c4f2"} | dict.fromkeys(
    VOICE, "#d5d5d5"
)

COLOURS = ("w", "r", "y", "g", "b")

# The block of a usual number pad: signs of the keys, with the codes that the kernel reports for them.
PAD = (
    (("Num", None), ("/", 98), ("*", 55), ("-", 74)),
    (("7", 71), ("8", 72), ("9", 73), ("+", 78)),
    (("4", 75), ("5", 76), ("6", 77), None),
    (("1", 79), ("2", 80), ("3", 81), ("Enter", 96)),
    (("0", 82), None, (".", 83), None),
)


def keymap() -> tuple[tuple[tuple[str, ...], ...], dict[str, str]]:
    """The box's layout, and the second meanings without those that only repeat the first."""
    spec = importlib.util.spec_from_file_location("box_keymap", HARDWARE / "firmware" / "keymap.py")
    assert spec is not None
    assert spec.loader is not None
    module = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(module)
    return module.LAYOUT, {key: second for key, second in module.SHIFTED.items() if key != second}


def pad_meaning(code: int | None, shifted: bool) -> str:
    """The key name behind a number pad's key, "" for none or for a second meaning that repeats the first."""
    if code is None:
        return ""
    name = number_pads.key_of(code) or ""
    second = number_pads.SHIFTED.get(name, "")
    return name if not shifted else "" if second == name else second


def sign(key: str) -> str:
    return CAP.get(key, key.upper())


def said(key: str) -> str:
    """What a key means, in words; digits are themselves."""
    return MEANS.get(key, key)


def named(key: str) -> str:
    """A key's name in the contract, where what it means is another word."""
    return ", the menu" if key == "0" else "" if said(key) == key else f" (`{key}`)"


def also(key: str) -> str:
    """A second meaning as it stands on the plan: zero is the menu wherever no number is typed."""
    return "0, menu" if key == "0" else key


def one_key(x: float, y: float, size: float, main: str, first: str, second: str, fill: str) -> list[str]:
    """A key: its sign, its key name where that is another word, and in a black bar how to get its second meaning."""
    middle, parts = x + (size - 8) / 2, [svg.box(x, y, size - 8, size - 8, fill, radius=10)]
    parts.append(svg.text(middle, y + size * 0.38, main, size * (0.34 if len(main) < 3 else 0.24), "middle", bold=True))
    if first != main.lower():
        parts.append(svg.text(middle, y + size * 0.57, first, size * 0.16, "middle"))
    if second:
        parts.append(svg.box(x + 5, y + size * 0.63, size - 18, size * 0.24, "#222", "none", 4))
        letters = size * (0.175 if len(second) < 9 else 0.155)
        parts.append(svg.text(middle, y + size * 0.81, second, letters, "middle", "#fff", bold=True))
    return parts


def plan() -> str:
    """Box and number pad side by side."""
    layout, shifted = keymap()
    size = 118
    body = [svg.text(40, 52, "The box", 40, bold=True), svg.text(640, 52, "A number pad", 40, bold=True)]
    for row, keys in enumerate(layout):
        for column, key in enumerate(keys):
            x, y = 40 + column * size, 80 + row * size
            second = f"? {also(shifted[key])}" if key in shifted else ""
            body += one_key(x, y, size, sign(key), key, second, FILL.get(key, "#eeeeee"))
    for row, pad_row in enumerate(PAD):
        for column, cell in enumerate(pad_row):
            if cell is not None:
                x, y = 640 + column * size, 80 + row * size
                first, second = pad_meaning(cell[1], False), pad_meaning(cell[1], True)
                second = f"/ {said(second) if second in COLOURS else also(second)}" if second else ""
                fill = FILL.get(first, "#eeeeee")
                body += one_key(x, y, size, cell[0], first if not first.isdigit() else cell[0], second, fill)
    body += [
        svg.text(40, 706, "Say it again, slower, quieter, louder, stop: the darker keys, at any time.", 24, bold=True),
        svg.text(40, 738, "First press ? (on a pad: /), let go, then the key: its meaning in the black bar.", 24),
        svg.text(40, 770, "? twice (on a pad: / twice) is help, at any time.", 24, bold=True),
        svg.text(40, 802, "A roll: colour, value, colour, value …, then ENTER. Or values alone, in this order:", 24),
        svg.text(40, 834, "white, white, red, yellow, green, blue.", 24, bold=True),
    ]
    return svg.document(1160, 852, body)


def caps() -> str:
    """Labels of 14 mm for relegendable caps, in millimetres on A4: print at 100 %, cut along the lines."""
    layout, shifted = keymap()
    body = [svg.text(20, 20, "Key labels, 14 mm: print at 100 %", 6), svg.line([(20, 25), (120, 25)], width=0.5)]
    body.append(svg.text(124, 27, "100 mm", 4))
    for row, keys in enumerate(layout):
        for column, key in enumerate(keys):
            x, y = 20 + column * 19.05, 35 + row * 19.05
            body.append(svg.box(x, y, 14, 14, FILL.get(key, "#fff"), width=0.2))
            label = sign(key)
            body.append(svg.text(x + 7, y + 8, label, 8 if len(label) < 3 else 4.2, "middle", bold=True))
            if key in shifted:
                body.append(svg.text(x + 7, y + 12.5, shifted[key], 3.2, "middle"))
    return svg.document(210, 297, body, "mm")


def words() -> str:
    """Both plans as sentences and lists."""
    layout, shifted = keymap()
    lines = [
        "# The keys",
        "",
        "Made by `hardware/drawings/key_plan.py` from the firmware's keymap and the number pads' map; do not edit.",
        "In large type: [pictures/key_plan.svg](pictures/key_plan.svg); labels for the caps:",
        "[pictures/key_caps.svg](pictures/key_caps.svg).",
        "",
        "## The box",
        "",
        "Five rows of four keys: the numbers one to six in the middle, the colours in the right column in the order of",
        "the score sheet. The 5 has a raised dot; R Y G B have one to four.",
        "",
        "The voice has five keys that mean the same at any time, each with a raised bar: SAY, SLOW, QUIET, LOUD, STOP.",
        "They lie above the numbers and below them, where a number pad has its 7 8 9 and 0.",
        "",
    ]
    for number, keys in enumerate(layout, start=1):
        names = [f"{sign(key)}" + (f" ({said(key)})" if said(key) != key else "") for key in keys]
        lines.append(f"{number}. {', '.join(names)}")
    lines += ["", "Second meanings: press `?`, let it go, then the key.", ""]
    lines += [f"- `?` then {sign(key)}: {said(second)}" + named(second) for key, second in shifted.items()]
    lines += [
        "",
        "A click means that the table has the key. A low tone means that it does not count.",
        "",
        "## A number pad",
        "",
    ]
    cells = [cell for row in PAD for cell in row if cell is not None and cell[1] is not None]
    firsts = [(cell[0], pad_meaning(cell[1], False)) for cell in cells]
    lines += [f"- {name}: {said(first)}" for name, first in firsts if name != first]
    lines += [
        "- 1 to 6: themselves; Num Lock does nothing",
        "",
        "Second meanings: press `/`, let it go, then the key.",
        "",
    ]
    seconds = [(cell[0], pad_meaning(cell[1], True)) for cell in cells]
    lines += [f"- `/` then {name}: {said(second)}" + named(second) for name, second in seconds if second]
    lines += [
        "",
        "Pads and keyboards that have keys for the sound (louder, quieter, mute) may use those too.",
        "",
        "## A keyboard",
        "",
        "In the table's window, in `dicecaller keypad --sim` and at a terminal, one press each, at any time:",
        "",
        "- space: say it again",
        "- S: speak slower, F: speak faster",
        "- K: quieter, L: louder (they lie side by side)",
        "- X: be quiet now",
        "",
        "The signs < > - + and . do the same. At a terminal that is the keypad itself (`--headless`) the signs and the",
        "space count at once; words and letters count with Enter, as `w2 r5 enter`.",
        "",
        "The others: digits; W R Y G B colours; P I pass, V take back my mark, U undo the last thing, M say it in",
        "full, H help; arrows previous and next; Enter yes, Backspace back. A keyboard's number block is a number pad.",
    ]
    lines += [
        "",
        "## A roll by keys",
        "",
        "Colour and value for each die, in any order, then ENTER: `w 2 w 4 r 5 y 1 g 3 b 6 ENTER`. Or values alone,",
        "which fill the dice that are still missing in the order white, white, red, yellow, green, blue:",
        "`2 4 5 1 3 6 ENTER`. BACK takes the last one back; a colour typed again is replaced. What cannot be is",
        "refused by name: a seven, a die that is out of the game.",
        "",
    ]
    return "\n".join(lines)


def main() -> None:
    PLAN.write_text(plan())
    CAPS.write_text(caps())
    WORDS.write_text(words())


if __name__ == "__main__":
    main()
