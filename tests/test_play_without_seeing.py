"""The page for players who do not see: right about the keys, whole, and plain enough for a screen reader."""

from __future__ import annotations

import itertools
import re
from pathlib import Path

import pytest

from core.sheet_file import load_sheet
from firmware_bridge import number_pads
from firmware_bridge.firmware_process import firmware_module

ROOT = Path(__file__).parents[1]
PAGE = (ROOT / "docs" / "play-without-seeing.md").read_text(encoding="utf-8")
WORDS = {
    **dict(
        zip("0123456789", ["zero", "one", "two", "three", "four", "five", "six", "seven", "eight", "nine"], strict=True)
    ),
    "w": "white",
    "r": "red",
    "y": "yellow",
    "g": "green",
    "b": "blue",
    "shift": "second meaning",
    "repeat": "say it again",
}
keymap = firmware_module("keymap")


def section(title: str) -> str:
    """The text under a heading."""
    found = re.search(rf"^## {re.escape(title)}\n(.*?)(?=^## |\Z)", PAGE, re.MULTILINE | re.DOTALL)
    assert found is not None, title
    return " ".join(found[1].split())


def word(key: str) -> str:
    return WORDS.get(key, key)


def test_the_rows_of_the_box_are_those_of_its_firmware() -> None:
    told = section("The keys of the box")
    names = ("Top row", "Second row", "Third row", "Fourth row", "Bottom row")
    for name, row in zip(names, keymap.LAYOUT, strict=True):
        assert f"{name}: {', '.join(word(key) for key in row)}" in told


@pytest.mark.parametrize(
    ("said", "pairs"),
    [
        ("second meaning twice: help", {"shift": "help"}),
        ("say it again: more", {"repeat": "more"}),
        ("pass: void", {"pass": "void"}),
        ("back: undo", {"back": "undo"}),
        ("slower, quieter, louder: seven, eight, nine", {"slower": "7", "quieter": "8", "louder": "9"}),
        ("stop: zero", {"stop": "0"}),
        ("five: up. Two, below it: down", {"5": "up", "2": "down"}),
        ("six: faster", {"6": "faster"}),
    ],
)
def test_the_second_meanings_of_the_box_are_those_of_its_firmware(said: str, pairs: dict[str, str]) -> None:
    assert said in section("The keys of the box")
    assert {key: keymap.SHIFTED[key] for key in pairs} == pairs


def test_every_second_meaning_of_a_number_pad_is_told() -> None:
    told = section("The keys of a number pad")
    signs = {"shift": "Slash twice", "repeat": "Slash and star", "pass": "Slash and minus", "down": "Slash and plus"}
    signs["back"] = "Slash and point"
    for key, second in number_pads.SHIFTED.items():
        if key in signs:
            assert f"{signs[key]}: {second}" in told
    assert "one, two, three, four: red, yellow, green, blue. Slash and five: white" in told
    assert [number_pads.SHIFTED[digit] for digit in "12345"] == ["r", "y", "g", "b", "w"]


def test_the_voices_keys_on_a_number_pad_are_told() -> None:
    told = section("The voice, at any time")
    assert "star says it again. Seven is slower, eight quieter, nine louder, zero stops." in told
    assert [number_pads.key_of(code) for code in (55, 71, 72, 73, 82)] == [
        *("repeat", "slower", "quieter", "louder", "stop")
    ]


def test_ones_own_sheet_is_told_with_a_file_that_is_there() -> None:
    told = section("A variant of your own")
    [path] = set(re.findall(r"docs/[\w-]+\.toml", told))
    assert load_sheet((ROOT / path).read_bytes()).name
    assert f"dicecaller play --sheet {path}" in told


def test_a_screen_reader_can_read_the_page() -> None:
    headings = [len(match[1]) for match in re.finditer(r"^(#+) ", PAGE, re.MULTILINE)]
    assert headings[0] == 1
    assert headings.count(1) == 1
    assert all(after - before <= 1 for before, after in itertools.pairwise(headings))
    assert not re.search(r"^\s*\|", PAGE, re.MULTILINE), "a table"
    assert "![" not in PAGE, "a picture"
    assert "```" not in PAGE, "a drawing or a block without words"
    assert not re.search(r"[─-╿▀-▟→←↑↓]", PAGE), "signs that are read as nothing"
    for piece in re.split(r"\n\s*\n|\n(?=- |\d\. )", PAGE):
        assert len(piece.split()) <= 80, piece[:60]


@pytest.mark.parametrize("name", re.findall(r"`((?:docs|hardware)/[\w./-]+)`", PAGE))
def test_files_that_are_named_are_there(name: str) -> None:
    assert (ROOT / name).exists()
