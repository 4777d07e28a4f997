"""The text form of scripts: what each line says, and how a wrong one is refused."""

from __future__ import annotations

import json

import pytest

from dicecaller.script import (
    Clear,
    Frames,
    Kill,
    Plug,
    PressKeys,
    ScriptError,
    Shot,
    TapPoint,
    TapThing,
    Throw,
    Wait,
    read_script,
)
from display.intents import Intent


def actions(folder, *lines):
    path = folder / "s.jsonl"
    path.write_text("\n".join(line if isinstance(line, str) else json.dumps(line) for line in lines), encoding="utf-8")
    return [line.action for line in read_script(path)]


def test_every_line_of_the_contract_is_understood(tmp_path):
    (tmp_path / "a.jpg").write_bytes(b"")
    (tmp_path / "seq3").mkdir()
    found = actions(
        tmp_path,
        {"do": "throw", "picture": "a.jpg"},
        {"do": "throw", "dice": {"white": [2, 4], "red": 5}, "cocked": "red", "hand": True},
        {"do": "frames", "folder": "seq3", "fps": 8},
        {"do": "clear"},
        {"do": "tap", "player": "Ann", "row": "red", "number": 6},
        {"do": "tap", "player": "Ann", "button": "pass"},
        {"do": "tap", "button": "undo"},
        {"do": "tap", "x": 512, "y": 300},
        {"do": "key", "keys": "w2 enter"},
        {"do": "unplug", "what": "camera"},
        {"do": "plug", "what": "keypad"},
        {"do": "wait", "s": 2},
        {"do": "shot", "name": "after-roll"},
        {"do": "kill"},
    )
    assert found == [
        Throw(picture=tmp_path / "a.jpg"),
        Throw(dice={"white": (2, 4), "red": 5}, cocked="red", hand=True),
        Frames(tmp_path / "seq3", 8.0),
        Clear(),
        TapThing(Intent(player="Ann", row="red", number=6)),
        TapThing(Intent("pass", "Ann")),
        TapThing(Intent("undo")),
        TapPoint(512.0, 300.0),
        PressKeys(("w", "2", "enter")),
        Plug("camera", False),
        Plug("keypad", True),
        Wait(2.0),
        Shot("after-roll"),
        Kill(),
    ]


def test_blank_lines_are_counted_and_left_out(tmp_path):
    path = tmp_path / "s.jsonl"
    path.write_text('\n{"do": "clear"}\n\n', encoding="utf-8")
    assert [line.number for line in read_script(path)] == [2]


@pytest.mark.parametrize(
    ("line", "why"),
    [
        ("{", "no JSON"),
        ("[1]", "not a JSON object"),
        ({"do": "dance"}, "there is no \"do\" 'dance'"),
        ({"do": "throw"}, '"picture" or "dice"'),
        ({"do": "throw", "dice": {"red": 7}}, "from 1 to 6"),
        ({"do": "throw", "dice": {"red": 5}, "cocked": "blue"}, '"cocked"'),
        ({"do": "throw", "picture": "nowhere.jpg"}, "nowhere.jpg is not there"),
        ({"do": "tap", "button": "explode"}, "no button 'explode'"),
        ({"do": "tap", "player": "Ann", "row": "red"}, '"number"'),
        ({"do": "key", "keys": "q"}, "'q'"),
        ({"do": "unplug", "what": "sun"}, "camera, keypad or sound"),
        ({"do": "wait", "s": "long"}, '"s" must be a number'),
        ({"do": "shot"}, '"name"'),
        ({"do": "tap", "player": "Ann", "row": "red", "number": 6.7}, '"number" must be a whole number'),
        ({"do": "tap", "player": ["Ann"], "row": "red", "number": 6}, '"player" must be a text'),
        ('{"do": "tap", "x": NaN, "y": 1}', '"x" must lie between'),
        ('{"do": "tap", "x": 1e999, "y": 1}', '"x" must lie between'),
        ('{"do": "tap", "x": 1' + "0" * 400 + ', "y": 1}', '"x" must lie between'),
        ({"do": "wait", "s": -1}, '"s" must lie between 0'),
        ({"do": "wait", "s": 1e300}, '"s" must lie between 0'),
        ({"do": "shot", "name": "\ud800"}, "half a character"),
        ("[" * 100_000, "no JSON"),
    ],
)
def test_wrong_line_is_refused_with_its_number(tmp_path, line, why):
    with pytest.raises(ScriptError) as error:
        actions(tmp_path, {"do": "clear"}, line)
    assert "s.jsonl:2: " in str(error.value)
    assert why in str(error.value)


def test_byte_order_mark_and_foreign_line_ends_are_no_matter(tmp_path):
    path = tmp_path / "s.jsonl"
    text = '\ufeff{"do": "clear"}\r\n{"do": "tap", "player": "A\u2028B", "button": "pass"}\r\n'
    path.write_bytes(text.encode())
    assert [line.action for line in read_script(path)] == [Clear(), TapThing(Intent("pass", "A\u2028B"))]


def test_script_that_is_not_there_is_one_line(tmp_path):
    with pytest.raises(ScriptError, match="cannot be read: No such file"):
        read_script(tmp_path / "none.jsonl")
