"""The voice's process from within: wishes in, events and state out, with a fake engine and a fake sound card."""

from __future__ import annotations

import json
import os
from collections.abc import Iterator

import pytest

from display.agenda import NEWS, Spoken
from display.speech_fakes import FakeCard, FakeEngine
from display.voice import Clockwork
from display.voice_process import VoiceServer, from_wire, serve, to_wire


class Rig:
    """A server whose told lines can be read back."""

    def __init__(self) -> None:
        self.card = FakeCard()
        self.engine = FakeEngine(1.0)
        self.read, write = os.pipe()
        os.set_blocking(self.read, False)
        os.set_blocking(write, False)
        self.server = VoiceServer(Clockwork(self.engine, self.card), write)
        self.write = write

    def turn(self, now: float) -> list[dict]:
        for _ in range(3):
            self.server.work.turn(now)
        self.server.tell()
        try:
            return [json.loads(line) for line in os.read(self.read, 1 << 16).splitlines()]
        except BlockingIOError:
            return []


@pytest.fixture
def rig() -> Iterator[Rig]:
    made = Rig()
    yield made
    made.engine.close()
    os.close(made.read)
    os.close(made.write)


def test_a_sentence_survives_the_wire() -> None:
    spoken = Spoken("Weiß zwei.", "de", NEWS, True, "locked", "Ann+Cy")
    assert from_wire(json.loads(json.dumps(to_wire(spoken)))) == spoken
    assert to_wire(None) is from_wire(None) is None


def test_what_is_said_is_told_with_the_state(rig: Rig) -> None:
    one = Spoken("One.", "en")
    rig.server.obey({"do": "utter", "sentences": [to_wire(one)]})
    assert rig.turn(0.0) == [
        {"event": "began", "spoken": to_wire(one), "detail": ""},
        {"state": [to_wire(one), 0, 1]},
    ]
    assert rig.turn(2.0) == [
        {"event": "ended", "spoken": to_wire(one), "detail": ""},
        {"state": [None, 0, 1]},
    ]


def test_a_state_that_is_as_it_was_is_not_told_again(rig: Rig) -> None:
    assert rig.turn(0.0) == [{"state": [None, 0, 0]}]
    assert rig.turn(1.0) == []


def test_wishes_reach_the_card_and_the_clockwork(rig: Rig) -> None:
    for wish in ({"do": "volume", "level": 3}, {"do": "speed", "level": 5}, {"do": "short", "name": "lock"}):
        rig.server.obey(wish)
    assert rig.card.heard[0] == ("volume", 0.3)
    assert (rig.card.heard[1][0], rig.card.heard[1][2]) == ("short", 0.3)
    assert rig.server.work.speed == 5
    rig.server.obey({"do": "mute", "on": True})
    rig.server.obey({"do": "short", "name": "lock"})
    assert len(rig.card.heard) == 2


def test_repeat_and_stop(rig: Rig) -> None:
    rig.server.obey({"do": "utter", "sentences": [to_wire(Spoken("One.", "en"))]})
    rig.turn(0.0)
    rig.turn(2.0)
    rig.server.obey({"do": "repeat"})
    assert [line["event"] for line in rig.turn(2.0) if "event" in line] == ["began"]
    rig.server.obey({"do": "stop"})
    assert [line["event"] for line in rig.turn(2.1) if "event" in line] == ["cut"]


def test_nobody_who_reads_is_no_reason_to_stop(rig: Rig) -> None:
    for number in range(3000):
        rig.server.obey({"do": "utter", "sentences": [to_wire(Spoken(f"{number} " + "x" * 60, "en"))]})
        rig.server.work.turn(float(number))
        rig.server.tell()
    assert rig.server.taken == 3000


def test_the_process_ends_with_its_input(rig: Rig) -> None:
    commands, table = os.pipe()
    os.write(table, json.dumps({"do": "utter", "sentences": [to_wire(Spoken("One.", "en"))]}).encode() + b"\n")
    os.close(table)
    serve(rig.server.work, commands, rig.write)
    os.close(commands)
    assert b'"One."' in os.read(rig.read, 1 << 16)
