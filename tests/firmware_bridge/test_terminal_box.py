"""The box in a terminal: what is typed, what is drawn, and that a table can open it."""

import io
import os
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path

import pytest

from firmware_bridge.link import KeypadLink
from firmware_bridge.messages import KEYS, LampState
from firmware_bridge.simulated_box import SimulatedBox
from firmware_bridge.terminal_box import TYPED, TerminalBox, keys_typed, lamp_line
from tests.firmware_bridge.inbox import Inbox

ROOT = Path(__file__).parents[2]


def test_every_key_can_be_typed_in_a_terminal() -> None:
    assert set(TYPED.values()) == set(KEYS)
    assert keys_typed("".join(TYPED)) == (list(TYPED.values()), "")


def test_an_arrow_that_comes_in_pieces_is_one_key() -> None:
    keys, rest = keys_typed("5\x1b[")
    assert (keys, rest) == (["5"], "\x1b[")
    assert keys_typed(rest + "A6") == (["up", "6"], "")
    assert keys_typed("q\x1b[Z#5") == (["5"], "")


def test_lamps_are_words_with_or_without_colour() -> None:
    lamps = LampState("may", "on", "off", "blink", "ask")
    plain = lamp_line(lamps, "here", in_colour=False)
    assert plain == "[R red may] [Y yellow on] [G green off] [B blue blink] status ask, table here"
    assert "[R red may]" in lamp_line(lamps, "here", in_colour=True)


@pytest.fixture
def box(tmp_path: Path) -> Iterator[SimulatedBox]:
    box = SimulatedBox(tmp_path / "box")
    yield box
    box.close()


def test_lines_of_a_pipe_are_typed_when_a_table_listens(box: SimulatedBox, capsys: pytest.CaptureFixture[str]) -> None:
    read_fd, write_fd = os.pipe()
    os.write(write_fd, b"w2 w4 nonsense\nr5 y1 enter\n")
    os.close(write_fd)
    screen, inbox = io.StringIO(), Inbox()
    with os.fdopen(read_fd) as stdin:
        terminal = TerminalBox(box, stdin, screen, at_terminal=False)
        terminal.turn()
        link = KeypadLink(box.port, inbox)
        inbox.until_up()
        for _ in range(3):
            terminal.turn()
        assert inbox.until_keys(5) == ["r", "5", "y", "1", "enter"]
        link.close()
    assert "table here" in screen.getvalue()
    assert "nonsense" in capsys.readouterr().err


def test_the_program_names_its_port_first_and_ends_with_ctrl_c() -> None:
    program = subprocess.Popen(
        [sys.executable, "-c", "from firmware_bridge.terminal_box import main; main()"],
        cwd=ROOT,
        stdin=subprocess.DEVNULL,
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
        text=True,
    )
    assert program.stdout is not None
    word, name = program.stdout.readline().split()
    inbox = Inbox()
    link = KeypadLink(name, inbox)
    inbox.until_up()
    link.close()
    program.send_signal(2)
    program.communicate(timeout=10)
    assert word == "port"
    assert program.returncode != 0
