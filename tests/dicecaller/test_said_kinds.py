"""Whatever the controller says has a sentence: every kind named in its source is one of display.messages."""

from __future__ import annotations

import ast
from collections.abc import Iterator
from pathlib import Path

from display.messages import KINDS

ROOT = Path(__file__).parents[2]


def kinds_said(source: str) -> Iterator[str]:
    """The kinds in calls of say, notice and tell of a desk, and in Message(…)."""
    for node in ast.walk(ast.parse(source)):
        if not isinstance(node, ast.Call):
            continue
        called = ast.unparse(node.func).split(".")[-1]
        place = {"say": 0, "notice": 0, "Message": 0, "tell": 1}.get(called)
        if place is not None and len(node.args) > place and isinstance(node.args[place], ast.Constant):
            value = node.args[place].value
            if isinstance(value, str) and " " not in value:
                yield value


def test_the_search_finds_a_kind() -> None:
    assert list(kinds_said('desk.tell("game", "roll-ask", player=1); Message("roll", {})')) == ["roll-ask", "roll"]


def test_every_kind_that_is_said_has_a_sentence() -> None:
    unknown = {
        f"{path.name}: {kind}"
        for pattern in ("session*.py", "play*.py")
        for path in (ROOT / "dicecaller").glob(pattern)
        for kind in kinds_said(path.read_text(encoding="utf-8"))
        if kind not in KINDS
    }
    assert unknown == set()
