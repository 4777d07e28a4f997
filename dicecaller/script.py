"""A script's lines: what people and hardware do at the table, read and checked before anything moves (INTERFACES.md).

Only the text form; doing it is `play_script`.
"""

from __future__ import annotations

import json
from collections.abc import Mapping
from dataclasses import dataclass
from pathlib import Path

from dicecaller.errors import JobError
from dicecaller.settings import why
from display.intents import BUTTONS, Intent
from firmware_bridge.errors import UnknownWord
from firmware_bridge.messages import parse_keys

PARTS = ("camera", "keypad", "sound")
COLOURS = ("white", "red", "yellow", "green", "blue")
LONGEST_WAIT_S = 1e6


class ScriptError(JobError):
    """A script that cannot be read, or asks for a thing that is not there. Names the line."""


@dataclass(frozen=True, slots=True)
class Throw:
    """A picture put before the camera, or dice drawn by the simulator."""

    picture: Path | None = None
    dice: Mapping[str, int | tuple[int, ...]] | None = None
    cocked: str | None = None
    hand: bool = False


@dataclass(frozen=True, slots=True)
class Frames:
    """A recorded sequence of pictures."""

    folder: Path
    fps: float


@dataclass(frozen=True, slots=True)
class Clear:
    """Everything is taken out of the tray."""


@dataclass(frozen=True, slots=True)
class TapThing:
    """A touch where this thing stands."""

    intent: Intent


@dataclass(frozen=True, slots=True)
class TapPoint:
    """A touch at these pixels."""

    x: float
    y: float


@dataclass(frozen=True, slots=True)
class PressKeys:
    """Keys, one after another."""

    keys: tuple[str, ...]


@dataclass(frozen=True, slots=True)
class Plug:
    """A cable pulled (`there` False) or put back."""

    what: str
    there: bool


@dataclass(frozen=True, slots=True)
class Wait:
    """Time passes."""

    seconds: float


@dataclass(frozen=True, slots=True)
class Shot:
    """The screen saved as a picture."""

    name: str


@dataclass(frozen=True, slots=True)
class Kill:
    """The power is cut."""


Action = Throw | Frames | Clear | TapThing | TapPoint | PressKeys | Plug | Wait | Shot | Kill


@dataclass(frozen=True, slots=True)
class Line:
    """One line of a script and its number from 1."""

    number: int
    action: Action


def read_script(path: Path) -> tuple[Line, ...]:
    """All lines of a script. Pictures are looked for beside the script, then from here. Raises ScriptError."""
    try:
        text = path.read_text(encoding="utf-8-sig")
    except (OSError, UnicodeDecodeError) as error:
        raise ScriptError(f"the script {path} cannot be read: {why(error)}") from error
    lines = []
    for number, line in enumerate(text.split("\n"), 1):  # never splitlines: a name may hold a U+2028
        if line.strip():
            lines.append(Line(number, _parse(line, f"{path}:{number}", path.parent)))
    return tuple(lines)


def _parse(line: str, where: str, folder: Path) -> Action:
    try:
        fields = json.loads(line)
    except json.JSONDecodeError as error:
        raise ScriptError(f"{where}: no JSON: it ends, or is none, from character {error.pos + 1} on") from error
    except ValueError as error:  # more digits than Python converts
        raise ScriptError(f"{where}: no JSON: a number is too long") from error
    except RecursionError as error:
        raise ScriptError(f"{where}: no JSON: too much in one another") from error
    if not isinstance(fields, dict):
        raise ScriptError(f"{where}: not a JSON object")
    try:
        return _action(fields, folder)
    except (_Bad, UnknownWord) as error:
        raise ScriptError(f"{where}: {error}") from error


class _Bad(ValueError):
    """Inside this module only: what is wrong with a line."""


def _action(fields: Mapping[str, object], folder: Path) -> Action:
    match _text(fields, "do"):
        case "throw":
            return _throw(fields, folder)
        case "frames":
            return Frames(_path(fields, "folder", folder), _number(fields, "fps", 30.0, least=0.01, most=1000.0))
        case "clear":
            return Clear()
        case "tap":
            return _tap(fields)
        case "key":
            return PressKeys(parse_keys(_text(fields, "keys")))
        case "unplug" | "plug":
            what = _text(fields, "what")
            if what not in PARTS:
                raise _Bad(f'"what" is camera, keypad or sound, not {what!r}')
            return Plug(what, fields["do"] == "plug")
        case "wait":
            return Wait(_number(fields, "s", 1.0, least=0.0, most=LONGEST_WAIT_S))
        case "shot":
            return Shot(_text(fields, "name"))
        case "kill":
            return Kill()
        case other:
            raise _Bad(f'there is no "do" {other!r}')


def _throw(fields: Mapping[str, object], folder: Path) -> Throw:
    if "picture" in fields:
        return Throw(picture=_path(fields, "picture", folder))
    dice = fields.get("dice")
    if not isinstance(dice, dict) or not dice:
        raise _Bad('a throw needs "picture" or "dice"')
    found: dict[str, int | tuple[int, ...]] = {}
    for colour, value in dice.items():
        values = value if isinstance(value, list) else [value]
        if not all(type(one) is int and 1 <= one <= 6 for one in values):
            raise _Bad(f"the {colour} dice show whole numbers from 1 to 6")
        found[str(colour)] = tuple(values) if isinstance(value, list) else values[0]
    cocked = fields.get("cocked")
    if cocked is not None and cocked not in found:
        raise _Bad(f'"cocked" names a die of the throw, not {cocked!r}')
    return Throw(dice=found, cocked=str(cocked) if cocked is not None else None, hand=bool(fields.get("hand")))


def _tap(fields: Mapping[str, object]) -> Action:
    if "x" in fields or "y" in fields:
        return TapPoint(_number(fields, "x", None), _number(fields, "y", None))
    player = _text(fields, "player") if fields.get("player") is not None else None
    if "button" in fields:
        button = _text(fields, "button")
        if button not in BUTTONS:
            raise _Bad(f"there is no button {button!r}")
        value = fields.get("value")
        if value is not None and not isinstance(value, str | int):
            raise _Bad('"value" is a text or a whole number')
        return TapThing(Intent(button=button, player=player, value=value))
    number = fields.get("number")
    if type(number) is not int:
        raise _Bad('"number" must be a whole number')
    return TapThing(Intent(player=player, row=_text(fields, "row"), number=number))


def _text(fields: Mapping[str, object], name: str) -> str:
    value = fields.get(name)
    if not isinstance(value, str):
        raise _Bad(f'"{name}" must be a text')
    if not value.isascii() and any("\ud800" <= letter <= "\udfff" for letter in value):
        raise _Bad(f'"{name}" holds half a character')
    return value


def _number(
    fields: Mapping[str, object], name: str, default: float | None, least: float = -1e9, most: float = 1e9
) -> float:
    value = fields.get(name, default)
    if isinstance(value, bool) or not isinstance(value, int | float):
        raise _Bad(f'"{name}" must be a number')
    if not least <= value <= most:
        raise _Bad(f'"{name}" must lie between {least:g} and {most:g}')
    return float(value)


def _path(fields: Mapping[str, object], name: str, folder: Path) -> Path:
    named = Path(_text(fields, name))
    beside = folder / named
    try:
        path = beside if beside.exists() else named
        there = path.exists()
    except OSError:  # a name that no file can have
        there = False
    if not there:
        raise _Bad(f"{named} is not there")
    return path
