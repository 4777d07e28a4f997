"""Which keypads a table takes by itself: the box, number pads, both, and a pad that is plugged in later."""

from __future__ import annotations

import argparse
import contextlib
import functools
import queue
from collections.abc import Iterator

import pytest

from dicecaller import play_keypads, play_parts
from dicecaller.play_keypads import Keypads
from dicecaller.settings import Settings
from firmware_bridge.messages import KeyPressed, LinkUp
from firmware_bridge.number_pads import NumberPads
from firmware_bridge.simulated_pads import SimulatedPads

DEADLINE_S = 10.0
SEVEN_OF_THE_BLOCK = 71


@pytest.fixture
def source(monkeypatch: pytest.MonkeyPatch) -> SimulatedPads:
    """Number pads of this machine, none of them plugged in; looked for without a pause."""
    pads = SimulatedPads()
    monkeypatch.setattr(play_keypads, "EvdevPads", lambda: pads)
    monkeypatch.setattr(play_keypads, "NumberPads", functools.partial(NumberPads, look_every_s=0.01))
    return pads


@pytest.fixture
def keypads() -> Iterator[Keypads]:
    with contextlib.closing(Keypads()) as found:
        yield found


def auto(keypads: Keypads, inbox: queue.SimpleQueue[object], demo: bool = False) -> None:
    words = argparse.Namespace(keypad="auto", headless=True, script=None, demo=demo)
    play_parts._keypad(words, Settings(), keypads, inbox, live=False)


def test_a_box_and_a_number_pad_are_both_taken(
    source: SimulatedPads,
    keypads: Keypads,
    monkeypatch: pytest.MonkeyPatch,
    capsys: pytest.CaptureFixture[str],
) -> None:
    opened: list[str] = []
    monkeypatch.setattr(play_parts, "box_is_there", lambda: True)
    monkeypatch.setattr(keypads, "open_box", lambda port, inbox: opened.append(port))
    source.plug("usb-1")
    inbox: queue.SimpleQueue[object] = queue.SimpleQueue()
    auto(keypads, inbox)
    assert opened == ["auto"]
    assert isinstance(inbox.get(timeout=DEADLINE_S), LinkUp)
    assert capsys.readouterr().err == "keypad: box and number pad\n"


def test_a_pad_that_is_plugged_in_later_is_heard(
    source: SimulatedPads, keypads: Keypads, capsys: pytest.CaptureFixture[str]
) -> None:
    inbox: queue.SimpleQueue[object] = queue.SimpleQueue()
    auto(keypads, inbox)
    assert not keypads.there
    assert capsys.readouterr().err == "keypad: none found\n"
    pad = source.plug("usb-2")
    assert isinstance(inbox.get(timeout=DEADLINE_S), LinkUp)
    pad.type(SEVEN_OF_THE_BLOCK)
    assert inbox.get(timeout=DEADLINE_S) == KeyPressed("slower", None, "usb-2")


def test_a_demonstration_leaves_pads_alone_that_come_later(source: SimulatedPads, keypads: Keypads) -> None:
    auto(keypads, queue.SimpleQueue(), demo=True)
    assert keypads.pads is None
