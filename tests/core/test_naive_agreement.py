"""The product's referee against the naive one: the same answer to every line of random games of every sheet."""

from __future__ import annotations

import json
import random
from collections import Counter

import pytest

from core.sheets import SHEETS
from dicecaller.referee import Referee
from tests.core.naive_referee import NaiveReferee
from tests.core.random_lines import Lines


def disagreement(seed: str, sheet: str, count: int, remedies: float, rubbish: float, seen: Counter[str]) -> str | None:
    """The first line to which the two answer differently, with both answers, or None. `seen` counts what came up."""
    eager = seed.startswith("choices")
    source = Lines(random.Random(seed), sheet, remedies=remedies, rubbish=rubbish, eager=eager)
    product, naive, last = Referee(), NaiveReferee(), None
    for number in range(1, count + 1):
        text = json.dumps(source.next(last))
        mine, other = product.answer(number, text.encode()), naive.answer(number, text)
        if mine is not None:
            mine = json.loads(json.dumps(mine))
            mine.pop("detail", None)
        if mine != other:
            return f"seed {seed!r}, line {number}: {text}\nproduct: {json.dumps(mine)}\nnaive:   {json.dumps(other)}"
        if mine is not None and mine["ok"]:
            last = mine
        if mine is not None:
            seen[mine["phase"] if mine["ok"] else mine["error"]] += 1
    return None


@pytest.mark.parametrize("sheet", SHEETS)
@pytest.mark.parametrize(("remedies", "rubbish"), [(0.0, 0.0), (0.25, 0.02), (0.5, 0.1)])
def test_both_referees_answer_every_line_alike(sheet: str, remedies: float, rubbish: float) -> None:
    seen: Counter[str] = Counter()
    for seed in range(2):
        assert disagreement(f"{sheet} {remedies} {seed}", sheet, 100, remedies, rubbish, seen) is None
    assert {"roll", "shared", "coloured"} <= set(seen)


def test_both_referees_agree_on_choices() -> None:
    seen: Counter[str] = Counter()
    for seed in range(14):
        assert disagreement(f"choices {seed}", "powers", 100, 0.3, 0.05, seen) is None
    assert seen["choose"] >= 10, "the lines no longer reach what this test is for"


@pytest.mark.soak
@pytest.mark.parametrize("sheet", SHEETS)
def test_both_referees_answer_a_hundred_thousand_lines_alike(sheet: str) -> None:
    seen: Counter[str] = Counter()
    for seed in range(400):
        assert disagreement(f"soak {sheet} {seed}", sheet, 250, 0.1 * (seed % 6), 0.02 * (seed % 5), seen) is None
