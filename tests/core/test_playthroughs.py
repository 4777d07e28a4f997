"""The playthrough files replay to the very text they hold, and each says what it is for."""

from __future__ import annotations

import json

import pytest

from core.events import parse_event
from core.refusal import Refusal
from core.sheets import SHEETS
from core.table import Table
from tests.core.playthroughs import FOLDER, text_of


@pytest.mark.parametrize("sheet", SHEETS)
def test_the_playthrough_of_a_sheet_replays_to_the_same_text(sheet: str) -> None:
    lines = (FOLDER / f"{sheet}.txt").read_text(encoding="utf-8").splitlines()
    table, expected, events = Table.empty(), list[str](), 0
    for line in lines[1:]:
        if line.startswith("{"):
            assert not expected or text_of(table) == "\n".join(expected)
            event = parse_event(json.loads(line))
            assert not isinstance(event, Refusal)
            outcome = table.apply(event)
            assert isinstance(outcome, Table), line
            table, expected, events = outcome, [], events + 1
        else:
            expected.append(line)
    assert text_of(table) == "\n".join(expected)
    assert events > 60
    assert table.view().over


def test_there_is_a_playthrough_of_every_sheet_and_of_nothing_else() -> None:
    assert {path.stem for path in FOLDER.iterdir()} == set(SHEETS)
