"""Number pads: which devices are taken, what their keys mean, several at once, coming and going. No hardware."""

from collections.abc import Iterator
from pathlib import Path
from types import SimpleNamespace

import pytest

from firmware_bridge import number_pads
from firmware_bridge.errors import PortMissing
from firmware_bridge.messages import KEYS, KeyPressed, LinkUp
from firmware_bridge.number_pads import A_LETTER, PAD_KEYS, EvdevPads, NumberPads, PadInfo, PadKeymap
from firmware_bridge.simulated_pads import SimulatedPads
from tests.firmware_bridge.inbox import Inbox, downs, keys

SLASH, STAR, MINUS, PLUS, DOT, ENTER, NUM_LOCK = 98, 55, 74, 78, 83, 96, 69
KP = [82, 79, 80, 81, 75, 76, 77, 71, 72, 73]


def typed(*codes: int, step_s: float = 0.2) -> list[str]:
    keymap = PadKeymap()
    names = [keymap.press(code, place * step_s) for place, code in enumerate(codes)]
    return [name for name in names if name is not None]


@pytest.mark.parametrize(
    ("code", "key"), [(STAR, "repeat"), (KP[7], "slower"), (KP[8], "quieter"), (KP[9], "louder"), (KP[0], "stop")]
)
def test_the_voice_has_one_key_each_on_a_number_pad(code: int, key: str) -> None:
    assert typed(code) == [key]
    assert typed(NUM_LOCK, code, NUM_LOCK) == [key]


def test_the_values_of_dice_and_the_seats_are_single_keys_and_other_digits_the_second_meaning() -> None:
    assert typed(*KP[1:7]) == list("123456")
    assert [typed(SLASH, code) for code in (KP[7], KP[8], KP[9], KP[0])] == [["7"], ["8"], ["9"], ["0"]]


def test_keys_for_the_sound_are_the_voices() -> None:
    assert typed(113, 114, 115) == ["stop", "quieter", "louder"]


def test_a_whole_keyboard_has_digits_in_its_upper_row_and_the_voice_on_letters() -> None:
    upper = [11, *range(2, 11)]
    assert typed(*upper) == list("0123456789")
    assert typed(31, 33, 37, 38, 45, 57) == ["slower", "faster", "quieter", "louder", "stop", "repeat"]


def test_a_whole_roll_needs_only_digits_and_enter() -> None:
    assert typed(KP[2], KP[4], KP[5], KP[1], KP[3], KP[6], ENTER) == [*"245136", "enter"]


@pytest.mark.parametrize(
    ("second", "key"),
    [(SLASH, "help"), (DOT, "undo"), (MINUS, "void"), (STAR, "more"), (PLUS, "up"), (KP[5], "w"), (KP[4], "b")],
)
def test_slash_then_a_key_is_its_second_meaning(second: int, key: str) -> None:
    assert typed(SLASH, second) == [key]


def test_every_key_of_the_contract_can_be_typed_on_a_number_pad() -> None:
    block = [*KP, SLASH, STAR, MINUS, PLUS, DOT, ENTER]
    assert {key for code in block for key in typed(code) + typed(SLASH, code)} == set(KEYS)


def test_slash_is_forgotten_after_three_seconds() -> None:
    assert typed(SLASH, STAR, step_s=3.1) == ["repeat"]


def test_a_double_zero_key_is_one_zero() -> None:
    assert typed(KP[0], KP[0], step_s=0.005) == ["stop"]
    assert typed(KP[0], KP[0], step_s=0.1) == ["stop", "stop"]


def test_num_lock_sent_around_every_digit_changes_nothing() -> None:
    assert typed(NUM_LOCK, KP[5], NUM_LOCK, SLASH, NUM_LOCK, SLASH) == ["5", "help"]


def test_a_pad_is_told_from_a_keyboard_and_a_mouse() -> None:
    keyboard = PAD_KEYS | {A_LETTER}
    takes = {
        ("USB Number Pad", PAD_KEYS): True,
        ("SIGMACHIP USB Keyboard", keyboard): False,
        ("SIGMACHIP USB Keypad", keyboard): True,
        ("Optical Mouse", frozenset({272})): False,
    }
    seen = {(name, codes): number_pads.is_number_pad(PadInfo("p", name, "", codes)) for name, codes in takes}
    assert seen == takes
    named = PadInfo("usb-1.2", "SIGMACHIP USB Keyboard", "", keyboard)
    assert number_pads.is_number_pad(named, also=("usb-1.2",))
    assert not number_pads.is_number_pad(named, also=("",))


@pytest.fixture
def table() -> Iterator[tuple[SimulatedPads, Inbox]]:
    source, inbox = SimulatedPads(), Inbox()
    pads = NumberPads(inbox, source, look_every_s=0.01)
    yield source, inbox
    pads.close()


def test_two_pads_keep_their_ids(table: tuple[SimulatedPads, Inbox]) -> None:
    source, inbox = table
    left, right = source.plug("usb-1.1"), source.plug("usb-1.2")
    inbox.until_up(2)
    left.type(KP[6], ENTER)
    right.type(MINUS)
    inbox.until_keys(3)
    by_pad = {
        pad: [e.key for e in inbox.seen if isinstance(e, KeyPressed) and e.pad == pad] for pad in ("usb-1.1", "usb-1.2")
    }
    assert by_pad == {"usb-1.1": ["6", "enter"], "usb-1.2": ["pass"]}


def test_a_pad_that_goes_is_said_and_taken_again(table: tuple[SimulatedPads, Inbox]) -> None:
    source, inbox = table
    source.plug("usb-1.1")
    inbox.until_up()
    source.unplug("usb-1.1")
    inbox.until_down()
    source.plug("usb-1.1").type(KP[3])
    inbox.until_up(2)
    assert inbox.until_keys(1) == ["3"]
    assert downs(inbox.seen) == ["unplugged"]


def test_a_pad_that_another_program_holds_is_said_once(table: tuple[SimulatedPads, Inbox]) -> None:
    source, inbox = table
    source.held.add("usb-1.1")
    source.plug("usb-1.1")
    source.plug("usb-1.2")
    inbox.until_up()
    inbox.until_down()
    source.plug("usb-1.3")
    inbox.until_up(2)
    assert downs(inbox.drained()) == ["busy"]
    assert {e.what for e in inbox.seen if isinstance(e, LinkUp)} == {"usb-1.2", "usb-1.3"}
    assert keys(inbox.seen) == []


def test_without_evdev_the_reason_says_what_to_install(monkeypatch: pytest.MonkeyPatch) -> None:
    def absent(name: str) -> object:
        raise ImportError(name)

    monkeypatch.setattr(number_pads, "importlib", SimpleNamespace(import_module=absent))
    with pytest.raises(PortMissing, match=r"\.venv/bin/pip install evdev$"):
        EvdevPads()


class RecordedEvdev:
    """The few names of the evdev package that are used, over files that stand for input devices; counts openings."""

    ecodes = SimpleNamespace(EV_KEY=1)

    def __init__(self, folder: Path) -> None:
        self.folder = folder
        self.opened: list[str] = []

    def list_devices(self) -> list[str]:
        return sorted(str(path) for path in self.folder.iterdir())

    def InputDevice(self, path: str) -> SimpleNamespace:
        if not Path(path).exists():
            raise OSError("No such device")
        self.opened.append(path)
        name = Path(path).name
        return SimpleNamespace(
            name="USB Number Pad",
            phys=f"usb-{name}/input0",
            capabilities=lambda: {1: sorted(PAD_KEYS)},
            close=lambda: None,
        )


def test_devices_are_opened_only_when_they_are_new(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    evdev = RecordedEvdev(tmp_path)
    monkeypatch.setattr(number_pads, "importlib", SimpleNamespace(import_module=lambda name: evdev))
    (tmp_path / "event0").write_text("")
    pads = EvdevPads()
    first = [pads.found(), pads.found()]
    (tmp_path / "event1").write_text("")
    assert first == [[PadInfo("usb-event0", "USB Number Pad", str(tmp_path / "event0"), PAD_KEYS)]] * 2
    assert [pad.pad for pad in pads.found()] == ["usb-event0", "usb-event1"]
    assert [Path(path).name for path in evdev.opened] == ["event0", "event1"]
    (tmp_path / "event0").unlink()
    assert [pad.pad for pad in pads.found()] == ["usb-event1"]
