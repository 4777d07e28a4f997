"""The firmware itself: the files that go on the Pico, run by MicroPython on a pseudo-terminal, with the real link."""

import json
import os
import select
import subprocess
from collections.abc import Iterator
from pathlib import Path

import pytest

from firmware_bridge.decoder import hello_line, lamps_line, ping_line
from firmware_bridge.firmware_process import (
    HARDWARE,
    FirmwareProcess,
    available,
    firmware_module,
    key_strokes,
    micropython,
    running_firmware,
)
from firmware_bridge.link import KeypadLink
from firmware_bridge.messages import LampState
from tests.firmware_bridge.inbox import DEADLINE_S, Connect, Inbox, downs, faults, keys, wait_until

pytestmark = pytest.mark.skipif(not available(), reason="MicroPython's Unix port has no wheel for this machine")

pins = firmware_module("pins")


@pytest.fixture
def box(tmp_path: Path) -> Iterator[FirmwareProcess]:
    with running_firmware(tmp_path / "dicecaller-box") as box:
        wait_until(lambda: "fed" in box.witness)
        yield box


@pytest.fixture
def connect() -> Iterator[Connect]:
    links: list[KeypadLink] = []

    def make(port: str) -> tuple[KeypadLink, Inbox]:
        inbox = Inbox()
        links.append(KeypadLink(port, inbox))
        inbox.until_up()
        return links[-1], inbox

    yield make
    for link in links:
        link.close()


class RawHost:
    """A host without manners: bytes in and out of the port, nothing else."""

    def __init__(self, port: str) -> None:
        self.fd = os.open(port, os.O_RDWR | os.O_NOCTTY)
        self.seen = b""

    def send(self, data: bytes) -> None:
        os.write(self.fd, data)

    def read_until(self, piece: bytes) -> bytes:
        while piece not in self.seen:
            ready, _, _ = select.select([self.fd], [], [], DEADLINE_S)
            assert ready, f"{piece!r} never came; seen {self.seen!r}"
            self.seen += os.read(self.fd, 4096)
        return self.seen

    def close(self) -> None:
        os.close(self.fd)


@pytest.fixture
def host(box: FirmwareProcess) -> Iterator[RawHost]:
    host = RawHost(box.port)
    yield host
    host.close()


def lit(box: FirmwareProcess) -> list[str]:
    """The latest picture on the strip, one colour a lamp."""
    pictures = [line.split()[1:] for line in box.witness if line.startswith("leds")]
    return pictures[-1][:: pins.LEDS_PER_LAMP]


def type_key(box: FirmwareProcess, inbox: Inbox, key: str, count: int) -> None:
    """Taps a key and waits until it has come and the box has clicked for it."""
    before = box.witness.count("tone 4000")
    box.tap(key)
    inbox.until_keys(count)
    wait_until(lambda: box.witness.count("tone 4000") > before)


def test_vectors_hold_on_micropython() -> None:
    program = micropython()
    assert program is not None
    runner = Path(__file__).parent / "on_micropython" / "run_vectors.py"
    done = subprocess.run(
        [program, str(runner), str(HARDWARE / "protocol_vectors.json")],
        env={**os.environ, "MICROPYPATH": str(HARDWARE / "firmware")},
        capture_output=True,
        text=True,
        timeout=30,
        check=True,
    )
    count = len(json.loads((HARDWARE / "protocol_vectors.json").read_text())["box"])
    assert done.stdout.splitlines() == [f"vectors {count} failures 0"]


def test_keys_of_the_matrix_arrive_in_the_table(box: FirmwareProcess, connect: Connect) -> None:
    _, inbox = connect(box.port)
    typed = ["w", "2", "r", "5", "enter", "undo", "help", "0", "slower", "faster"]
    for count, key in enumerate(typed, start=1):
        type_key(box, inbox, key, count)
    assert keys(inbox.drained()) == typed
    assert downs(inbox.seen) == faults(inbox.seen) == []


def test_lamps_of_the_table_are_on_the_strip(box: FirmwareProcess, connect: Connect) -> None:
    link, _ = connect(box.port)
    link.set_lamps(LampState("on", "off", "off", "off", "off"))
    wait_until(lambda: [colour != "000000" for colour in lit(box)] == [True, False, False, False, False])
    link.set_lamps(LampState("off", "off", "off", "blink", "off"))
    wait_until(lambda: [colour != "000000" for colour in lit(box)] == [False, False, False, True, False])
    wait_until(lambda: set(lit(box)) == {"000000"})


def test_power_on_shows_each_lamp_and_sets_the_watchdog(box: FirmwareProcess) -> None:
    wait_until(lambda: sum(line.startswith("leds") for line in box.witness) >= len(pins.LAMPS) + 1)
    pictures = [line.split()[1 :: pins.LEDS_PER_LAMP] for line in box.witness if line.startswith("leds")]
    shown = [[place for place, colour in enumerate(picture) if colour != "000000"] for picture in pictures]
    assert shown[: len(pins.LAMPS)] == [[place] for place in range(len(pins.LAMPS))]
    assert box.witness[0] == "watchdog 8000"


def test_a_host_that_goes_is_noticed_and_keys_are_refused(box: FirmwareProcess, connect: Connect) -> None:
    link, _ = connect(box.port)
    link.set_lamps(LampState("on", "on", "on", "on", "ready"))
    wait_until(lambda: all(colour != "000000" for colour in lit(box)))
    link.close()
    wait_until(lambda: all(colour == "000000" for colour in lit(box)[:4]))
    box.finger("down", key_strokes("5")[0])
    wait_until(lambda: "tone 220" in box.witness)


def test_a_box_that_lost_its_power_comes_back_under_its_name(box: FirmwareProcess, connect: Connect) -> None:
    _, inbox = connect(box.port)
    for cycle in range(1, 4):
        type_key(box, inbox, "4", cycle)
        box.power_off()
        inbox.until_down(cycle)
        box.power_on()
        inbox.until_up(cycle + 1)
    assert keys(inbox.drained()) == ["4"] * 3
    assert downs(inbox.seen) == ["unplugged"] * 3


def test_back_held_at_power_on_leaves_the_board_to_its_owner(box: FirmwareProcess) -> None:
    box.power_off()
    box.power_on(held=key_strokes("back"))
    wait_until(lambda: not box.alive)
    assert box.witness == []


def test_a_stray_ctrl_c_and_half_lines_do_not_stop_it(box: FirmwareProcess, host: RawHost) -> None:
    host.send(b'\x03\x03\x04\x01\x02{"t":"he')
    host.send(b"\n" + hello_line(77))
    host.read_until(b'"n":77')
    host.send(b'\x03\n{"t":["x"]}\n{[]:1}\n' + bytes(range(256)) * 4 + b"\n" + ping_line(9))
    host.read_until(b'{"t":"pong","id":9}')
    assert box.alive


def test_a_host_that_does_not_read_does_not_stop_it(box: FirmwareProcess, host: RawHost) -> None:
    host.send(hello_line(5))
    for burst in range(40):
        host.send(b"".join(ping_line(burst * 25 + number) for number in range(25)))
    host.send(lamps_line(3, LampState(green="on")))
    wait_until(lambda: lit(box)[2] != "000000")
    assert box.alive
    host.send(hello_line(6))
    while b'"n":6' not in host.seen:
        host.read_until(b"\n")
        host.seen = host.seen[-200:] + os.read(host.fd, 65536)
        host.send(hello_line(6))
    assert box.alive


def test_ghost_keys_are_not_typed(box: FirmwareProcess, connect: Connect) -> None:
    _, inbox = connect(box.port)
    rows, columns = pins.ROW_PINS, pins.COLUMN_PINS
    type_key(box, inbox, "slower", 1)
    for place in ((rows[1], columns[0]), (rows[1], columns[1]), (rows[2], columns[0])):
        box.finger("down", place)  # at once: SLOW, QUIET, 4, and by the matrix a 5 that nobody pressed
    for place in ((rows[1], columns[0]), (rows[1], columns[1]), (rows[2], columns[0])):
        box.finger("up", place)
    type_key(box, inbox, "stop", len(keys(inbox.drained())) + 1)
    assert "5" not in keys(inbox.drained())
