"""The nine sheets are those of the project's data file; a tenth comes from a description that is checked."""

from __future__ import annotations

import json
import tomllib
from copy import deepcopy
from pathlib import Path
from typing import Any

import pytest

from core.errors import SheetError
from core.events import NewGame
from core.sheet_file import load_sheet, parse_sheet, sheet_fields
from core.sheets import BOXES, COLOUR_LETTERS, ROWS, SHEETS, Box, build_sheet
from core.table import Table
from tests.core.playing import do, row

LAYOUTS = json.loads((Path(__file__).parent / "sheets.json").read_text())
SHARED = Path(__file__).parents[2].parent / "shared" / "sheets.json"
EXAMPLE = Path(__file__).parents[2] / "docs" / "example-sheet.toml"
LETTERS = {colour: letter for letter, colour in COLOUR_LETTERS.items()}


def text(box: Box) -> str:
    return f"{LETTERS[box.colour]}{box.number}"


@pytest.mark.parametrize("name", SHEETS)
def test_a_sheet_is_what_the_data_file_says(name: str) -> None:
    data, sheet = LAYOUTS[name], SHEETS[name]
    boxes = [box for r in sheet.rows for box in r]
    assert [" ".join(map(text, r)) for r in sheet.rows] == data["rows"]
    assert (sheet.marks_to_lock, sheet.cap, sheet.second_box) == (
        data["marks_to_lock"], data["cap"], data.get("second_box", False)
    )  # fmt: skip
    assert {text(box) for box in boxes if box.doubled} == set(data.get("doubled", []))
    assert {text(box) for box in boxes if box.framed} == set(data.get("framed", []))
    assert [LETTERS[colour] for colour in sheet.bonus_bar] == data.get("bonus_bar", [])
    for symbol, pair in data.get("symbols", {}).items():
        assert {text(box) for box in boxes if box.symbol == symbol} == set(pair)
    assert len([box for box in boxes if box.symbol]) == 2 * len(data.get("symbols", {}))


def test_the_copy_of_the_data_file_is_the_shared_one() -> None:
    if not SHARED.exists():
        pytest.skip("no shared folder beside this checkout")
    assert json.loads(SHARED.read_text()) == LAYOUTS


@pytest.mark.parametrize("name", SHEETS)
def test_every_row_holds_2_to_12_once_and_every_lock_its_own_colour(name: str) -> None:
    sheet = SHEETS[name]
    assert len(sheet.rows) == ROWS
    assert all(sorted(box.number for box in r) == list(range(2, 13)) for r in sheet.rows)
    assert len(set(sheet.lock_colours)) == ROWS
    assert len({text(box) for r in sheet.rows for box in r}) == ROWS * BOXES


def test_rows_are_named_by_their_colour_where_they_have_one() -> None:
    assert SHEETS["classic"].row_names == ("red", "yellow", "green", "blue")
    assert SHEETS["shuffle"].row_names == ("red", "yellow", "green", "blue")
    assert SHEETS["jumble"].row_names == ("1", "2", "3", "4")
    assert SHEETS["classic"].row_of["2"] == SHEETS["classic"].row_of["yellow"] == 1
    assert [SHEETS["classic"].is_rising(r) for r in range(4)] == [True, True, False, False]
    assert SHEETS["shuffle"].is_rising(0) is None


CLASSIC: dict[str, Any] = {"name": "mine", "rows": LAYOUTS["classic"]["rows"]}


def described(**fields: Any) -> dict[str, Any]:
    return {**deepcopy(CLASSIC), **fields}


@pytest.mark.parametrize("name", SHEETS)
def test_each_of_the_nine_can_be_described(name: str) -> None:
    sheet = parse_sheet({"name": "mine", **LAYOUTS[name]})
    assert sheet.rows == SHEETS[name].rows
    assert (sheet.cap, sheet.bonus_bar, sheet.second_box) == (
        SHEETS[name].cap, SHEETS[name].bonus_bar, SHEETS[name].second_box
    )  # fmt: skip


@pytest.mark.parametrize("name", SHEETS)
def test_the_text_form_of_a_sheet_comes_back_as_it_went_in(name: str) -> None:
    fields = {**sheet_fields(SHEETS[name]), "name": "mine"}
    sheet = parse_sheet(json.loads(json.dumps(fields)))
    assert sheet_fields(sheet) == fields
    assert sheet.rows == SHEETS[name].rows


def swapped(r: int, old: str, new: str) -> dict[str, Any]:
    fields = described()
    fields["rows"][r - 1] = " ".join(new if box == old else box for box in fields["rows"][r - 1].split())
    return fields


@pytest.mark.parametrize(
    ("fields", "message"),
    [
        ({}, "name: there must be a text"),
        (described(name="classic"), 'name: "classic" is the name of one of the nine sheets'),
        (described(name="My Sheet"), 'name: "My Sheet" must be of small letters, digits and single hyphens'),
        (described(colour="red"), 'there is no field "colour"'),
        (described(rows="R2"), "rows: there must be a list of texts"),
        (described(rows=LAYOUTS["classic"]["rows"][:3]), "rows: there must be 4, not 3"),
        (swapped(2, "Y12", ""), "row 2: there must be 11 boxes, not 10"),
        (swapped(1, "R4", "R5"), "row 1, box 4 (R5): the number 5 is in this row already, as R5"),
        (swapped(1, "R4", "Y5"), "row 1, box 4 (R5): the number 5 is in this row already, as Y5"),
        (swapped(1, "R4", "Y4"), "row 2, box 3 (Y4): this box is on the sheet already, in row 1"),
        (swapped(3, "G7", "P7"), "row 3, box 6 (P7): there is no colour P; there are R, Y, G and B"),
        (swapped(3, "G7", "G13"), "row 3, box 6 (G13): the number must be from 2 to 12"),
        (swapped(3, "G7", "g7"), "row 3, box 6 (g7): a box is a colour letter and a number, like R7"),
        (swapped(3, "G7", "G07"), "row 3, box 6 (G07): the number must be from 2 to 12"),
        (swapped(4, "B2", "G2"), "row 4, box 11 (G2): this box is on the sheet already, in row 3"),
        (described(marks_to_lock=0), "marks_to_lock: it must be a whole number from 1 to 10"),
        (described(marks_to_lock=True), "marks_to_lock: it must be a whole number from 1 to 10"),
        (described(cap="12"), "cap: it must be a whole number from 1 to 23"),
        (described(second_box=1), "second_box: it must be true or false"),
        (described(doubled=["R13"]), 'doubled: the sheet has no box "R13"'),
        (described(doubled=["R3", "R3"]), 'doubled: "R3" is named twice'),
        (described(doubled=["B2"]), "row 4, box 11 (B2): a last box cannot be doubled"),
        (described(framed=["R3"]), "framed boxes need a bonus_bar, and a bonus_bar framed boxes"),
        (described(bonus_bar=["R"]), "framed boxes need a bonus_bar, and a bonus_bar framed boxes"),
        (
            described(framed=["R3"], bonus_bar=["R", "P"]),
            'bonus_bar, box 2: there is no colour "P"; there are R, Y, G and B',
        ),
        (described(symbols=[]), "symbols: there must be a table"),
        (
            described(symbols={"heart": ["R2", "R3"]}),
            'symbols: there is no "heart"; there are circle, rhombus, square, octagon, star',
        ),
        (described(symbols={"star": ["R2"]}), "symbols, star: it must stand on two boxes"),
        (described(symbols={"star": ["R2", "R2"]}), "symbols, star: it must stand on two boxes"),
        (described(symbols={"star": ["R2", "P3"]}), 'symbols, star: the sheet has no box "P3"'),
        (
            described(symbols={"star": ["R2", "R3"], "circle": ["R3", "R4"]}),
            'symbols, circle: "R3" carries star already',
        ),
    ],
)
def test_what_is_wrong_with_a_description_is_said_with_row_and_box(fields: dict[str, Any], message: str) -> None:
    with pytest.raises(SheetError) as caught:
        parse_sheet(fields)
    assert str(caught.value) == message


def test_lock_colours_must_differ() -> None:
    rows = ["R2 R3 R4 R5 R6 R7 R8 R9 R10 R11 R12", "Y2 Y3 Y4 Y5 Y6 Y7 Y8 Y9 Y10 Y11 Y12"]
    rows += ["G12 G11 G10 G9 G8 G7 G6 G5 G4 G3 G2", "B12 B11 B10 B9 B8 B7 B6 B5 B4 B3 Y2"]
    rows[1] = rows[1].replace("Y2 ", "B2 ")
    with pytest.raises(SheetError, match=r"row 4, box 11 \(Y2\): last boxes must differ in colour, row 2 ends so too"):
        parse_sheet({"name": "mine", "rows": rows})


def test_a_file_that_is_no_toml_is_said_to_be_none() -> None:
    for data in (b"\xff\xfe", b"rows = [", b"= 3"):
        with pytest.raises(SheetError, match="it is no TOML file"):
            load_sheet(data)


def test_the_example_of_the_documentation_is_a_sheet_and_can_be_played() -> None:
    sheet = load_sheet(EXAMPLE.read_bytes())
    assert sheet.name == tomllib.loads(EXAMPLE.read_text())["name"]
    table = Table.empty({sheet.name: sheet}).apply(NewGame(("Ann", "Bo"), sheet.name))
    assert isinstance(table, Table)
    table = do(table, "w1 w2 r1 y1 g1 b1", f"Ann {sheet.row_names[0]} 3", "Bo -", "Ann -")
    assert row(table, "Ann", sheet.row_names[0]).crosses >= 1


def test_kinds_can_be_combined_on_a_sheet_of_ones_own() -> None:
    """A doubled, framed box with a symbol: two crosses, the chain, then the power it completes."""
    sheet = build_sheet(
        "mix",
        tuple(LAYOUTS["classic"]["rows"]),
        doubled="R3",
        framed="R3",
        bonus_bar="Y G",
        symbols={"rhombus": "R2 R3"},
    )
    table = Table.empty({"mix": sheet}).apply(NewGame(("Ann", "Bo"), "mix"))
    assert isinstance(table, Table)
    table = do(table, "amend Ann red 2 +", "w1 w2 r1 y1 g1 b1", "Ann red 3", "Bo -")
    marks = {r.name: r.marks for r in table.view().sheets["Ann"].rows}
    assert marks == {"red": (2, 3, 4), "yellow": (2, 3), "green": (12,), "blue": (12,)}
    assert row(table, "Ann", "red").crosses == 4
    assert table.view().sheets["Ann"].bar == (1,)
