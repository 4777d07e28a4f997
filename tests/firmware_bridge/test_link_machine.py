"""What the link decides, on a fake clock: each kind of trouble is noticed in two seconds, said once and survived."""

import random

import pytest

from firmware_bridge.box_core import BoxCore
from firmware_bridge.link_machine import Close, LinkMachine, Opened, PlayBeep, Received, ShowLamps, Tick
from firmware_bridge.messages import LampState, LinkDown, LinkUp
from tests.firmware_bridge.bench_top import BenchTop, noise

IN_PLAY = LampState("on", "on", "may", "blink", "ask")


def running() -> BenchTop:
    top = BenchTop()
    top.run(0.5)
    assert len(top.ups) == 1
    return top


def test_a_box_is_up_as_soon_as_it_answers() -> None:
    top = running()
    assert [type(event) for _, event in top.events] == [LinkUp]
    assert top.ups[0] - 100.0 <= 0.05


def test_keys_come_once_and_in_order() -> None:
    top = running()
    for key in "w2r5":
        assert top.press(key)
    top.run(2.0)
    assert top.keys == list("w2r5")
    assert top.box.pending == []
    assert top.box.sounds == ["key"] * 4


def test_lamps_are_whole_again_after_every_return() -> None:
    top = running()
    top.give(ShowLamps(IN_PLAY))
    assert top.box.lamps == IN_PLAY
    top.unplug()
    top.run(1.0)
    top.replug(boot=8)
    assert top.box.lamps == LampState()
    top.run(2.0)
    assert top.box.lamps == IN_PLAY


def test_lamps_are_sent_again_until_the_box_shows_them() -> None:
    top = running()
    top.spoil = lambda data: data.replace(b'"ok"', b'"oh"')
    top.give(ShowLamps(IN_PLAY))
    top.run(1.1)
    top.spoil = bytes
    before = sum(b"lamps" in line for _, line in top.sent)
    top.run(1.0)
    after = sum(b"lamps" in line for _, line in top.sent)
    top.run(3.0)
    assert before >= 3
    assert sum(b"lamps" in line for _, line in top.sent) == after <= before + 1


def test_lamps_set_before_there_is_a_box_are_shown_when_it_comes() -> None:
    top = BenchTop()
    top.cable = False
    top.give(ShowLamps(IN_PLAY))
    top.run(1.0)
    top.cable = True
    top.run(2.0)
    assert top.box.lamps == IN_PLAY


def test_unplugging_is_said_once_and_the_return_within_two_seconds() -> None:
    top = running()
    top.unplug()
    top.run(60.0)
    assert top.downs == ["unplugged"]
    top.replug(boot=9)
    back_at = top.now
    top.run(2.0)
    assert top.ups[-1] - back_at <= 2.0
    assert len(top.ups) == 2


@pytest.mark.parametrize("reason", ["missing", "busy", "denied"])
def test_a_port_that_cannot_be_opened_is_said_once(reason: str) -> None:
    top = BenchTop()
    top.open_as = reason
    top.run(30.0)
    assert top.downs == [reason]
    top.open_as = ""
    top.run(2.0)
    assert len(top.ups) == 1


def test_silence_is_noticed_within_two_seconds() -> None:
    top = running()
    top.mute = True
    since = top.now
    top.run(2.0)
    assert top.downs == ["silent"]
    assert top.events[-1][0] - since <= 2.0
    top.run(60.0)
    assert top.downs == ["silent"]
    top.mute = False
    top.run(3.0)
    assert len(top.ups) == 2


def test_garbage_is_told_from_silence() -> None:
    top = running()
    top.spoil = lambda data: b"\xfe\xff\n"
    top.run(60.0)
    assert top.downs == ["garbage"]


def test_a_bad_line_among_good_ones_is_said_once_and_nothing_is_lost() -> None:
    top = running()
    top.spoil = lambda data: b"\x80\n" + data
    for key in "w2r5":
        top.press(key)
        top.run(0.3)
    assert top.keys == list("w2r5")
    assert top.faults == [("bad-lines", 0)]


def test_a_flood_closes_the_port_at_once_and_is_said_once() -> None:
    top = running()
    since = top.now
    top.spoil = lambda data: b'{"t":"pong","id":1}\n' * 200
    top.press("5")
    top.run(30.0)
    assert top.downs == ["flood"]
    assert next(at for at, event in top.events if isinstance(event, LinkDown)) - since <= 1.0


@pytest.mark.parametrize(
    ("box", "reason"),
    [(BoxCore(name="printer"), "wrong-device"), (BoxCore(protocol=2, firmware="2.0.0"), "other-version")],
)
def test_another_device_is_named_and_its_keys_are_not_taken(box: BoxCore, reason: str) -> None:
    top = BenchTop(box)
    top.run(1.0)
    box.link = "here"
    box.press("5", top.now)
    top.run(30.0)
    assert top.downs == [reason]
    assert (top.keys, top.ups) == ([], [])


def test_a_device_that_only_chatters_is_a_wrong_device_within_two_seconds() -> None:
    top = BenchTop()
    top.box = BoxCore()
    top.spoil = lambda data: b"echo: T:21.3\n"
    top.run(2.0)
    assert top.downs == ["wrong-device"]


def test_older_firmware_is_said_and_works() -> None:
    top = BenchTop(BoxCore(firmware="0.9.0"))
    top.run(1.0)
    top.press("5")
    top.run(1.0)
    assert top.faults == [("old-firmware", 0)]
    assert top.keys == ["5"]


def test_a_box_that_restarts_under_way_is_greeted_again() -> None:
    top = running()
    top.press("5")
    top.run(0.1)
    top.give(ShowLamps(IN_PLAY))
    top.replug(boot=99)
    top.run(0.5)
    assert top.faults == [("restarted", 0)]
    assert (top.downs, top.box.lamps) == ([], IN_PLAY)
    top.press("6")
    top.run(0.1)
    assert top.keys == ["5", "6"]


def test_an_old_greeting_in_the_cable_is_not_taken_for_the_answer() -> None:
    machine = LinkMachine(41)
    machine.step(0.0, Tick())
    machine.step(0.0, Opened("box"))
    stale = b'{"t":"hello","box":"dicecaller","p":1,"fw":"1.1.0","n":17,"boot":7,"k":3}\n{"t":"key","k":4,"key":"5"}\n'
    assert machine.step(0.1, Received(stale)) == []
    assert machine.phase == "greeting"


def test_presses_that_the_host_did_not_hear_come_when_it_hears_again() -> None:
    top = running()
    top.mute = True
    for key in "123":
        top.press(key)
    top.run(4.0)
    top.mute = False
    top.run(3.0)
    assert top.keys == list("123")
    assert top.faults == []


def test_presses_that_a_box_gave_up_are_counted_and_said() -> None:
    top = running()
    for key in "123":
        top.press(key)
    top.unplug()
    top.run(4.0)  # the box kept its power, missed its host for three seconds and dropped the three
    assert top.box.link == "gone"
    top.replug()
    top.run(2.0)
    top.press("4")
    top.run(0.5)
    assert top.keys == ["4"]
    assert top.faults == [("keys-lost", 3)]


def test_a_box_that_skips_a_number_is_waited_for_and_then_said() -> None:
    top = running()
    top.press("1")
    top.run(0.1)
    top.box.counter += 2
    top.press("4")
    top.run(1.0)
    assert top.keys == ["1"]
    top.run(1.0)
    assert top.keys == ["1", "4"]
    assert top.faults == [("keys-lost", 2)]


def test_a_stuck_key_is_said_and_its_repeats_are_dropped() -> None:
    top = running()
    for _ in range(120):
        top.press("7")
        top.run(0.02)
    assert top.faults == [("stuck-key", 0)]
    assert len(top.keys) < 20
    top.run(1.5)
    top.press("7")
    top.run(0.1)
    assert top.keys[-1] == "7"


def test_beeps_go_out_only_while_a_box_is_there() -> None:
    top = running()
    top.give(PlayBeep("lock"))
    top.unplug()
    top.give(PlayBeep("turn"))
    assert top.box.sounds == ["lock"]


def test_closing_is_final() -> None:
    top = running()
    top.give(Close())
    top.run(10.0)
    assert top.downs == ["closed"]
    assert not top.open
    assert top.machine.due is None


def test_a_dirty_cable_loses_and_doubles_no_key() -> None:
    chance = random.Random(5)
    top = running()
    top.spoil = noise(chance)
    typed = []
    for _ in range(300):
        key = chance.choice("0123456789wrygb")
        if top.press(key):
            typed.append(key)
        top.run(chance.choice((0.02, 0.1, 0.4)))
    top.spoil = bytes
    top.run(4.0)
    assert top.keys == typed
    assert len(typed) > 250


@pytest.mark.parametrize("keeps_power", [True, False])
def test_a_thousand_unplug_and_replug_cycles_lose_and_double_no_key(keeps_power: bool) -> None:
    """A key counts for the person once it clicked (the host has it). Nothing that clicked may be missing, nothing may
    come twice; a box that kept its power brings the others as well."""
    chance = random.Random(11)
    top = running()
    typed: list[str] = []
    clicked = 0
    for cycle in range(1000):
        for _ in range(chance.randrange(4)):
            key = chance.choice("0123456789wrygb")
            if top.press(key):
                typed.append(key)
            top.run(chance.choice((0.0, 0.01, 0.05)))
        clicked += top.box.sounds.count("key")
        top.box.sounds.clear()
        unacknowledged = len(top.box.pending)
        top.unplug()
        if not keeps_power and unacknowledged:
            del typed[-unacknowledged:]  # they never clicked: the person heard that they did not count
        top.run(chance.choice((0.05, 0.3, 0.9)))
        top.replug(None if keeps_power else 1000 + cycle)
        top.run(1.5)
    assert len(top.ups) == 1001
    assert top.downs == ["unplugged"] * 1000
    assert top.keys == typed
    assert not any(reason == "keys-lost" for reason, _ in top.faults)
    assert clicked <= len(typed)
    assert len(typed) > 500
