"""Which keypads a table takes by itself: the box, number pads, both, and a pad that is plugged in later."""

from __future__ import annotations

import argparse
import contextlib
import functools
import queue
from collections.abc import Iterator
from pathlib import Path

import pytest

from dicecaller import play_keypads, play_parts
from dicecaller.errors import JobError
from dicecaller.play_keypads import Keypads
from dicecaller.session_types import Device
from dicecaller.settings import Settings
from display import catalogue
from display.sentences import sentence
from firmware_bridge import link
from firmware_bridge.messages import KeyPressed, LinkDown, LinkUp
from firmware_bridge.number_pads import NumberPads
from firmware_bridge.simulated_box import SimulatedBox
from firmware_bridge.simulated_pads import SimulatedPads
from tests.dicecaller.session_driver import Driver

DEADLINE_S = 10.0
SEVEN_OF_THE_BLOCK = 71
PLUGGED_IN = Device(0.0, "keypad", "ok", "new")


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


def auto(
    keypads: Keypads, inbox: queue.SimpleQueue[object], demo: bool = False, port: str = "auto", live: bool = False
) -> None:
    words = argparse.Namespace(keypad=port, headless=True, script=None, demo=demo, language="en")
    play_parts._keypad(words, Settings(), keypads, inbox, live)


def test_a_box_and_a_number_pad_are_both_taken(
    source: SimulatedPads,
    keypads: Keypads,
    monkeypatch: pytest.MonkeyPatch,
    capsys: pytest.CaptureFixture[str],
) -> None:
    opened: list[str] = []
    monkeypatch.setattr(play_parts, "box_is_there", lambda: True)
    monkeypatch.setattr(keypads, "open_box", lambda port, inbox, there: opened.append(port))
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
    assert inbox.get(timeout=DEADLINE_S) == PLUGGED_IN
    pad.type(SEVEN_OF_THE_BLOCK)
    assert inbox.get(timeout=DEADLINE_S) == KeyPressed("slower", None, "usb-2")


def test_a_demonstration_leaves_pads_alone_that_come_later(source: SimulatedPads, keypads: Keypads) -> None:
    auto(keypads, queue.SimpleQueue(), demo=True)
    assert keypads.pads is None
    assert keypads.link is None


def test_a_box_that_is_plugged_in_later_is_found_and_told_and_its_keys_count(
    source: SimulatedPads, keypads: Keypads, monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    monkeypatch.setattr(play_parts, "box_is_there", lambda: False)
    monkeypatch.setattr(link, "find_ports", lambda: tuple(str(path) for path in tmp_path.glob("box")))
    inbox: queue.SimpleQueue[object] = queue.SimpleQueue()
    auto(keypads, inbox)
    assert not keypads.there  # nobody could answer yet: a table without a screen does not start so
    with contextlib.closing(SimulatedBox(tmp_path / "box")) as box:
        assert inbox.get(timeout=DEADLINE_S) == PLUGGED_IN  # and no word before that none was there
        box.press("help")
        assert inbox.get(timeout=DEADLINE_S) == KeyPressed("help", 1)


def test_a_named_port_that_is_not_there_is_told_and_taken_when_it_is(
    keypads: Keypads, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    inbox: queue.SimpleQueue[object] = queue.SimpleQueue()
    port = tmp_path / "box"
    auto(keypads, inbox, port=str(port), live=True)
    assert capsys.readouterr().err == (
        f"keypad: {port} is not there; it is taken as soon as it is plugged in; "
        "until then nobody can answer (Ctrl-C ends)\n"
    )
    assert keypads.there
    down = inbox.get(timeout=DEADLINE_S)
    assert isinstance(down, LinkDown)
    assert down.reason == "missing"
    with contextlib.closing(SimulatedBox(port)):
        assert inbox.get(timeout=DEADLINE_S) == PLUGGED_IN


def test_a_script_whose_named_port_is_not_there_is_not_played(keypads: Keypads, tmp_path: Path) -> None:
    words = argparse.Namespace(
        keypad=str(tmp_path / "box"), headless=True, script=tmp_path / "s.jsonl", demo=False, language="en"
    )
    with pytest.raises(JobError, match="is not there"):
        play_parts._keypad(words, Settings(), keypads, queue.SimpleQueue(), live=False)
    assert keypads.link is None


def test_that_a_keypad_is_not_there_is_said_once_and_so_is_its_coming() -> None:
    table = Driver()
    table.device("keypad", "fault", "missing")
    assert sentence(table.said()[0], "en") == "No keypad is plugged in. As soon as one is, I say so."
    table.device("keypad", "fault", "missing")
    assert table.said() == ()
    table.device("keypad", "ok", "new")
    assert table.said_kinds() == ["keypad-there"]
    assert table.session.notice is None
    assert table.logged("mended") == [{"what": "keypad"}]
    table.device("keypad", "ok")
    assert table.said() == ()
    table.device("keypad", "ok", "new")  # one more
    assert table.said_kinds() == ["keypad-there"]


@pytest.mark.parametrize(
    ("language", "line"),
    [("en", "keypad: none found\n"), ("de", "Tasten: keine gefunden\n"), ("fr", "clavier\u00a0: aucun trouvé\n")],
)
def test_what_is_taken_is_told_in_the_language_of_the_table(
    language: str, line: str, source: SimulatedPads, keypads: Keypads, capsys: pytest.CaptureFixture[str]
) -> None:
    words = argparse.Namespace(keypad="auto", headless=True, script=None, demo=True, language=language)
    play_parts._keypad(words, Settings(), keypads, queue.SimpleQueue(), live=False)
    assert capsys.readouterr().err == line


def test_every_language_has_the_lines_of_the_start() -> None:
    english = catalogue.keys("en", "start.ftl")
    assert all(catalogue.keys(language, "start.ftl") == english for language in ("de", "fr"))
