"""A tenth sheet from a description: the texts of a TOML file, checked, with row and box named in every complaint.

A description has `name`, `rows` (four texts of eleven boxes like "R2 R3 Y4"), and where it is not classic
`marks_to_lock`, `cap`, `second_box`, `doubled`, `framed`, `bonus_bar`, `symbols`: known kinds only, nothing new.
"""

from __future__ import annotations

import re
import tomllib
from collections.abc import Mapping
from typing import Final

from core.errors import SheetError
from core.sheets import BOXES, COLOUR_LETTERS, ROWS, SHEETS, SYMBOLS, Sheet, build_sheet

_FIELDS: Final = frozenset(
    {"name", "rows", "marks_to_lock", "cap", "second_box", "doubled", "framed", "bonus_bar", "symbols"}
)
_BOX: Final = re.compile(r"[A-Z][0-9]{1,2}", re.ASCII)
_NAME: Final = re.compile(r"[a-z0-9]+(-[a-z0-9]+)*", re.ASCII)
_PLACE: Final = re.compile(r"at line (\d+), column (\d+)")
_NUMBERS: Final = range(2, 13)


def load_sheet(data: bytes) -> Sheet:
    """The sheet that a TOML file describes. Raises `SheetError` with one sentence that says what is wrong where."""
    try:
        fields = tomllib.loads(data.decode("utf-8"))
    except (UnicodeDecodeError, tomllib.TOMLDecodeError, RecursionError) as reason:
        raise SheetError(f"it is no TOML file: {toml_fault(reason)}") from None
    return parse_sheet(fields)


def toml_fault(error: UnicodeDecodeError | tomllib.TOMLDecodeError | RecursionError) -> str:
    """What is wrong with a TOML file that Python cannot read, and where, in words of ours."""
    if isinstance(error, UnicodeDecodeError):
        return "it is no text in UTF-8"
    place = _PLACE.search(str(error))
    return f"line {place[1]}, column {place[2]} is not understood" if place else "it ends too early"


def parse_sheet(fields: Mapping[str, object]) -> Sheet:
    """The sheet that a parsed description names. Raises `SheetError` with one sentence: what is wrong, and where."""
    unknown = sorted(set(fields) - _FIELDS)
    if unknown:
        raise SheetError(f'there is no field "{unknown[0]}"')
    name = _text(fields, "name")
    if not _NAME.fullmatch(name):
        raise SheetError(f'name: "{name}" must be of small letters, digits and single hyphens')
    if name in SHEETS:
        raise SheetError(f'name: "{name}" is the name of one of the nine sheets')
    rows = _rows(fields.get("rows"))
    boxes = [box for row in rows for box in row]
    symbols = _symbols(fields.get("symbols", {}), boxes)
    framed = _some_boxes(fields, "framed", boxes)
    bar = _bar(fields.get("bonus_bar", []), rows)
    if bool(framed) != bool(bar):
        raise SheetError("framed boxes need a bonus_bar, and a bonus_bar framed boxes")
    return build_sheet(
        name,
        tuple(" ".join(row) for row in rows),
        marks_to_lock=_count(fields, "marks_to_lock", 5, 1, BOXES - 1),
        cap=_count(fields, "cap", 12, 1, 2 * BOXES + 1),
        second_box=_flag(fields, "second_box"),
        doubled=" ".join(_doubled(fields, rows, boxes)),
        framed=" ".join(framed),
        bonus_bar=" ".join(bar),
        symbols={symbol: " ".join(pair) for symbol, pair in symbols.items()},
    )


def sheet_fields(sheet: Sheet) -> dict[str, object]:
    """The description of a sheet, its text form: `parse_sheet` reads it back (under a name of its own)."""
    letters = {colour: letter for letter, colour in COLOUR_LETTERS.items()}
    boxes = [[(f"{letters[box.colour]}{box.number}", box) for box in row] for row in sheet.rows]
    every = [pair for row in boxes for pair in row]
    symbols: dict[str, list[str]] = {}
    for text, box in every:
        if box.symbol:
            symbols.setdefault(box.symbol, []).append(text)
    return {
        "name": sheet.name,
        "rows": [" ".join(text for text, _ in row) for row in boxes],
        "marks_to_lock": sheet.marks_to_lock,
        "cap": sheet.cap,
        "second_box": sheet.second_box,
        "doubled": [text for text, box in every if box.doubled],
        "framed": [text for text, box in every if box.framed],
        "bonus_bar": [letters[colour] for colour in sheet.bonus_bar],
        "symbols": symbols,
    }


def _text(fields: Mapping[str, object], name: str) -> str:
    value = fields.get(name)
    if not isinstance(value, str) or not value:
        raise SheetError(f"{name}: there must be a text")
    return value


def _count(fields: Mapping[str, object], name: str, default: int, least: int, most: int) -> int:
    value = fields.get(name, default)
    if type(value) is not int or not least <= value <= most:
        raise SheetError(f"{name}: it must be a whole number from {least} to {most}")
    return value


def _flag(fields: Mapping[str, object], name: str) -> bool:
    value = fields.get(name, False)
    if not isinstance(value, bool):
        raise SheetError(f"{name}: it must be true or false")
    return value


def _texts(value: object, where: str) -> list[str]:
    if not isinstance(value, list) or not all(isinstance(item, str) for item in value):
        raise SheetError(f"{where}: there must be a list of texts")
    return list(value)


def _rows(value: object) -> list[list[str]]:
    texts = _texts(value, "rows")
    if len(texts) != ROWS:
        raise SheetError(f"rows: there must be {ROWS}, not {len(texts)}")
    rows = [text.split() for text in texts]
    seen: dict[str, str] = {}
    for r, row in enumerate(rows, start=1):
        if len(row) != BOXES:
            raise SheetError(f"row {r}: there must be {BOXES} boxes, not {len(row)}")
        numbers: dict[int, str] = {}
        for b, box in enumerate(row, start=1):
            where = f"row {r}, box {b} ({box})"
            number = _checked_box(box, where)
            if number in numbers:
                raise SheetError(f"{where}: the number {number} is in this row already, as {numbers[number]}")
            if box in seen:
                raise SheetError(f"{where}: this box is on the sheet already, in {seen[box]}")
            numbers[number] = box
            seen[box] = f"row {r}"
    _check_lock_colours(rows)
    return rows


def _checked_box(box: str, where: str) -> int:
    if not _BOX.fullmatch(box):
        raise SheetError(f"{where}: a box is a colour letter and a number, like R7")
    if box[0] not in COLOUR_LETTERS:
        raise SheetError(f"{where}: there is no colour {box[0]}; there are R, Y, G and B")
    number = int(box[1:])
    if number not in _NUMBERS or box[1] == "0":
        raise SheetError(f"{where}: the number must be from 2 to 12")
    return number


def _check_lock_colours(rows: list[list[str]]) -> None:
    last: dict[str, int] = {}
    for r, row in enumerate(rows, start=1):
        letter = row[-1][0]
        if letter in last:
            raise SheetError(
                f"row {r}, box {BOXES} ({row[-1]}): last boxes must differ in colour, row {last[letter]} ends so too"
            )
        last[letter] = r


def _some_boxes(fields: Mapping[str, object], name: str, boxes: list[str]) -> list[str]:
    named = _texts(fields.get(name, []), name)
    for place, box in enumerate(named):
        if box not in boxes:
            raise SheetError(f'{name}: the sheet has no box "{box}"')
        if box in named[:place]:
            raise SheetError(f'{name}: "{box}" is named twice')
    return named


def _doubled(fields: Mapping[str, object], rows: list[list[str]], boxes: list[str]) -> list[str]:
    doubled = _some_boxes(fields, "doubled", boxes)
    for r, row in enumerate(rows, start=1):
        if row[-1] in doubled:
            raise SheetError(f"row {r}, box {BOXES} ({row[-1]}): a last box cannot be doubled")
    return doubled


def _bar(value: object, rows: list[list[str]]) -> list[str]:
    letters = _texts(value, "bonus_bar")
    for place, letter in enumerate(letters, start=1):
        if letter not in COLOUR_LETTERS:
            raise SheetError(f'bonus_bar, box {place}: there is no colour "{letter}"; there are R, Y, G and B')
    return letters


def _symbols(value: object, boxes: list[str]) -> dict[str, list[str]]:
    if not isinstance(value, Mapping):
        raise SheetError("symbols: there must be a table")
    taken: dict[str, str] = {}
    symbols: dict[str, list[str]] = {}
    for symbol, listed in value.items():
        if symbol not in SYMBOLS:
            raise SheetError(f'symbols: there is no "{symbol}"; there are {", ".join(SYMBOLS)}')
        pair = _texts(listed, f"symbols, {symbol}")
        if len(pair) != 2 or pair[0] == pair[1]:
            raise SheetError(f"symbols, {symbol}: it must stand on two boxes")
        for box in pair:
            if box not in boxes:
                raise SheetError(f'symbols, {symbol}: the sheet has no box "{box}"')
            if box in taken:
                raise SheetError(f'symbols, {symbol}: "{box}" carries {taken[box]} already')
            taken[box] = symbol
        symbols[symbol] = pair
    return symbols
