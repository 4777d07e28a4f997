"""Counts of DESIGN.md section 3, for every sheet, derived two ways and kept in counts.json.

One way is the product's engine; the other a formula where there is one, and always the naive referee. To write the file
anew after a deliberate change: `python -m tests.core.test_counts`.
"""

from __future__ import annotations

import json
from collections.abc import Iterator
from copy import deepcopy
from math import comb
from pathlib import Path
from typing import Any

import pytest

from core.card import EMPTY_CARD, Card, mark_code, with_mark
from core.marking import play_mark
from core.sheets import BOXES, ROWS, SHEETS, Sheet
from tests.core.naive_sheet import Paper, blank, mark_and_all, why_not

FILE = Path(__file__).parent / "counts.json"
COUNTS: dict[str, Any] = json.loads(FILE.read_text()) if FILE.exists() else {}


def next_cards(sheet: Sheet, card: Card) -> Iterator[Card]:
    """Every card after one more legal mark, dice apart; each choice of a tie is one."""
    for row in range(ROWS):
        for box in range(BOXES):
            if mark_code(sheet, card, 0, row, box, True) is None:
                played, tied, _ = play_mark(sheet, card, 0, row, box, -1)
                if not tied:
                    yield played
                for choice in range(ROWS):
                    if tied >> choice & 1:
                        yield play_mark(sheet, card, 0, row, box, choice)[0]


def row_sets_by_engine(sheet: Sheet) -> int:
    """Mark sets that the top row can have by marks of its own, nothing following from them."""
    seen, fresh = {EMPTY_CARD}, [EMPTY_CARD]
    while fresh:
        card = fresh.pop()
        for box in range(BOXES):
            if mark_code(sheet, card, 0, 0, box, True) is None:
                after = with_mark(card, 0, box)
                if after not in seen:
                    seen.add(after)
                    fresh.append(after)
    return len(seen)


def row_sets_by_formula(sheet: Sheet) -> int:
    """Ten boxes, each unmarked, marked or (encore) marked twice; the last one where the crosses suffice."""
    doubled = sheet.doubled[0].bit_count()
    if sheet.second_box:
        enough = sum(
            comb(10, a) * comb(10 - a, b) for a in range(11) for b in range(11 - a) if a + 2 * b >= sheet.marks_to_lock
        )
        return 3**10 + enough
    enough = sum(
        comb(doubled, two) * comb(10 - doubled, one)
        for two in range(doubled + 1)
        for one in range(11 - doubled)
        if 2 * two + one >= sheet.marks_to_lock
    )
    return 2**10 + enough


def sequences_by_engine(sheet: Sheet, depth: int) -> int:
    """How many sequences of so many marks a whole empty sheet has; a choice in a tie counts as a branch."""
    cards = [EMPTY_CARD]
    for _ in range(depth - 1):
        cards = [after for card in cards for after in next_cards(sheet, card)]
    return sum(1 for card in cards for _ in next_cards(sheet, card))


def sequences_by_naive(name: str, depth: int) -> int:
    """The same, counted by the naive referee's rules on sets of numbers."""
    paper = Paper(name)
    sheets: list[dict[str, Any]] = [blank()]
    for level in range(depth):
        following: list[dict[str, Any]] = []
        count = 0
        for own in sheets:
            for row in range(ROWS):
                for number in range(2, 13):
                    if why_not(paper, own, set(), row, number, None):
                        continue
                    after = deepcopy(own)
                    tied, _ = mark_and_all(paper, after, row, number, set(), None)
                    count += len(tied) or 1
                    if level < depth - 1:
                        following += branches(paper, own, row, number, tied) if tied else [after]
        sheets = following
    return count


def branches(paper: Paper, own: dict[str, Any], row: int, number: int, tied: list[int]) -> list[dict[str, Any]]:
    results = []
    for pick in tied:
        after = deepcopy(own)
        mark_and_all(paper, after, row, number, set(), pick)
        results.append(after)
    return results


@pytest.mark.parametrize("name", SHEETS)
def test_reachable_mark_sets_of_one_row(name: str) -> None:
    expected = COUNTS[name]["row_sets"]
    assert row_sets_by_engine(SHEETS[name]) == expected
    assert row_sets_by_formula(SHEETS[name]) == expected


@pytest.mark.parametrize("name", SHEETS)
@pytest.mark.parametrize("depth", [1, 2, 3])
def test_marking_sequences_of_a_whole_sheet_by_the_engine(name: str, depth: int) -> None:
    assert sequences_by_engine(SHEETS[name], depth) == COUNTS[name]["sequences"][depth - 1]


@pytest.mark.parametrize("name", SHEETS)
@pytest.mark.parametrize("depth", [1, 2])
def test_marking_sequences_of_a_whole_sheet_by_the_naive_referee(name: str, depth: int) -> None:
    assert sequences_by_naive(name, depth) == COUNTS[name]["sequences"][depth - 1]


@pytest.mark.parametrize("name", ["classic", "doubles", "shuffle", "colour-blocks", "rainbow", "jumble"])
def test_marking_sequences_by_formula(name: str) -> None:
    """Up to three marks a row's last box is out of reach: sequences of k marks are interleavings of rising subsets."""
    falling = [1.0, 10.0, 45.0, 120.0]  # rising subsets of ten boxes: C(10, k)
    interleaved = [1, 0, 0, 0]
    for _ in range(ROWS):
        interleaved = [round(sum(interleaved[j] * falling[k - j] * comb(k, j) for j in range(k + 1))) for k in range(4)]
    assert interleaved[1:] == COUNTS[name]["sequences"] == [40, 1380, 40680]


def test_the_classic_counts_are_those_of_the_design() -> None:
    assert COUNTS["classic"] == {"row_sets": 1662, "sequences": [40, 1380, 40680]}


if __name__ == "__main__":
    counted = {
        name: {
            "row_sets": row_sets_by_formula(sheet),
            "sequences": [sequences_by_engine(sheet, depth) for depth in (1, 2, 3)],
        }
        for name, sheet in SHEETS.items()
    }
    FILE.write_text(json.dumps(counted, indent=2) + "\n")
