"""The real pyserial link and the simulated box, with a real pseudo-terminal between them."""

import os
import random
from collections.abc import Iterator
from pathlib import Path

import pytest

from firmware_bridge.errors import PortBusy, PortMissing, UnknownWord
from firmware_bridge.link import KeypadLink, Port, find_ports
from firmware_bridge.messages import LampState, parse_keys
from firmware_bridge.simulated_box import SimulatedBox
from tests.firmware_bridge.inbox import Connect, Inbox, downs, faults, keys, wait_until

ROLL = "w2 w4 r5 y1 g3 b6 enter"


@pytest.fixture
def box(tmp_path: Path) -> Iterator[SimulatedBox]:
    box = SimulatedBox(tmp_path / "dicecaller-box")
    yield box
    box.close()


@pytest.fixture
def connect() -> Iterator[Connect]:
    links: list[KeypadLink] = []

    def make(port: str) -> tuple[KeypadLink, Inbox]:
        inbox = Inbox()
        links.append(KeypadLink(port, inbox))
        return links[-1], inbox

    yield make
    for link in links:
        link.close()


def test_a_roll_typed_on_the_box_arrives_key_by_key(box: SimulatedBox, connect: Connect) -> None:
    _, inbox = connect(box.port)
    inbox.until_up()
    box.press(ROLL)
    assert inbox.until_keys(13) == list(parse_keys(ROLL))
    wait_until(lambda: box.sounds == ("key",) * 13)


def test_lamps_set_before_the_box_came_are_shown(box: SimulatedBox, connect: Connect) -> None:
    link, inbox = connect(box.port)
    lamps = LampState("on", "may", "blink", "off", "ask")
    link.set_lamps(lamps)
    wait_until(lambda: box.lamps == lamps)
    box.unplug()
    inbox.until_down()
    box.replug()
    inbox.until_up(2)
    wait_until(lambda: box.lamps == lamps)


def test_beeps_reach_the_buzzer(box: SimulatedBox, connect: Connect) -> None:
    link, inbox = connect(box.port)
    inbox.until_up()
    link.beep("lock")
    wait_until(lambda: box.sounds == ("lock",))


def test_a_box_that_is_plugged_in_later_is_found(box: SimulatedBox, connect: Connect) -> None:
    box.unplug()
    _, inbox = connect(box.port)
    inbox.until_down()
    box.replug()
    inbox.until_up()
    assert downs(inbox.drained()) == ["missing"]


def cycles(box: SimulatedBox, inbox: Inbox, count: int) -> None:
    """Unplugs and replugs; each key that the box took and clicked for must have come, once, in order."""
    chance = random.Random(3)
    typed: list[str] = []
    inbox.until_up()
    for cycle in range(count):
        text = "".join(chance.choice("0123456789wrygb") for _ in range(3))
        typed += text
        box.press(text)
        assert inbox.until_keys(len(typed))[-3:] == list(text)
        if chance.random() < 0.5:
            wait_until(lambda: box.sounds.count("key") >= 3)
        box.unplug()
        inbox.until_down(cycle + 1)
        box.replug(keep_power=chance.random() < 0.5)
        inbox.until_up(cycle + 2)
    assert keys(inbox.drained()) == typed
    assert downs(inbox.seen) == ["unplugged"] * count
    assert faults(inbox.seen) == []


def test_unplugging_again_and_again_loses_and_doubles_no_key(box: SimulatedBox, connect: Connect) -> None:
    cycles(box, connect(box.port)[1], 12)


@pytest.mark.soak
def test_a_thousand_cycles_on_a_real_terminal_lose_and_double_no_key(box: SimulatedBox, connect: Connect) -> None:
    cycles(box, connect(box.port)[1], 1000)


def test_spoilt_lines_cost_no_key(box: SimulatedBox, connect: Connect) -> None:
    _, inbox = connect(box.port)
    inbox.until_up()
    for count, how in enumerate(("half", "doubled", "lost"), start=1):
        box.spoil_next_line(how)
        box.press("w5")
        inbox.until_keys(2 * count)
    assert keys(inbox.drained()) == list("w5w5w5")


def test_garbage_between_lines_is_said_once(box: SimulatedBox, connect: Connect) -> None:
    _, inbox = connect(box.port)
    inbox.until_up()
    for count in range(1, 4):
        box.garbage()
        box.press("5")
        inbox.until_keys(count)
    assert faults(inbox.drained()) == ["bad-lines"]
    assert downs(inbox.seen) == []


def test_a_flood_is_cut_off_and_the_box_found_again_afterwards(box: SimulatedBox, connect: Connect) -> None:
    _, inbox = connect(box.port)
    inbox.until_up()
    box.flood()
    inbox.until_down()
    box.flood(False)
    inbox.until_up(2)
    assert downs(inbox.drained()) == ["flood"]


def test_a_box_that_loses_its_power_for_a_moment_is_greeted_again(box: SimulatedBox, connect: Connect) -> None:
    _, inbox = connect(box.port)
    inbox.until_up()
    box.restart()
    inbox.until(lambda seen: faults(seen) == ["restarted"])
    box.press("7")
    assert inbox.until_keys(1) == ["7"]


def test_a_second_program_is_told_that_the_port_is_taken(box: SimulatedBox, connect: Connect) -> None:
    _, first = connect(box.port)
    first.until_up()
    _, second = connect(box.port)
    second.until_down()
    box.press("w5")
    assert first.until_keys(2) == ["w", "5"]
    assert downs(second.drained()) == ["busy"]
    assert keys(second.seen) == []


def test_the_port_is_free_again_after_closing(box: SimulatedBox, connect: Connect) -> None:
    link, inbox = connect(box.port)
    inbox.until_up()
    with pytest.raises(PortBusy):
        Port(box.port)
    link.close()
    link.close()
    Port(box.port).close()


@pytest.mark.parametrize(("pose", "reason"), [("other-version", "other-version"), ("wrong-device", "wrong-device")])
def test_another_device_is_named(box: SimulatedBox, connect: Connect, pose: str, reason: str) -> None:
    box.pose_as(pose)
    _, inbox = connect(box.port)
    inbox.until_down()
    assert downs(inbox.drained()) == [reason]


def test_a_name_that_is_no_serial_port_is_said_and_harms_nothing(tmp_path: Path, connect: Connect) -> None:
    (tmp_path / "file").write_text("no port")
    _, inbox = connect(str(tmp_path / "file"))
    inbox.until_down()
    assert downs(inbox.drained()) == ["wrong-device"]
    with pytest.raises(PortMissing):
        Port(str(tmp_path / "nothing"))


def test_keys_pressed_without_a_host_are_refused_with_a_tone(box: SimulatedBox) -> None:
    box.press("w5")
    wait_until(lambda: box.refused == ["w", "5"])
    assert box.sounds == ("error", "error")


def test_faults_have_names_of_their_own(box: SimulatedBox) -> None:
    with pytest.raises(UnknownWord):
        box.pose_as("toaster")
    with pytest.raises(UnknownWord):
        box.spoil_next_line("late")


def test_auto_takes_each_device_once_whatever_its_names(tmp_path: Path) -> None:
    (tmp_path / "ttyACM1").write_text("")
    for name in ("dicecaller-box", "usb-MicroPython_Board-if00"):
        os.symlink(tmp_path / "ttyACM1", tmp_path / name)
    patterns = (str(tmp_path / "dicecaller-box"), str(tmp_path / "usb-*"))
    assert find_ports(patterns) == (str(tmp_path / "dicecaller-box"),)
    assert find_ports((str(tmp_path / "none*"),)) == ()
