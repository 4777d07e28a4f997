"""The habits of the house that a machine can hold: short files and functions, docstrings, no mocks, no sleeping."""

from __future__ import annotations

import ast
from collections.abc import Iterator
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[1]
FOLDERS = ("core", "vision", "display", "firmware_bridge", "dicecaller", "tests", "tools", "hardware")
MAX_FILE_LINES = 600
MAX_FUNCTION_LINES = 80


def sources() -> list[Path]:
    return sorted(path for folder in FOLDERS for path in (ROOT / folder).rglob("*.py"))


def said(path: Path, line: int, what: str) -> str:
    return f"{path.relative_to(ROOT)}:{line}: {what}"


def long_functions(source: str, limit: int = MAX_FUNCTION_LINES) -> Iterator[tuple[int, str]]:
    for node in ast.walk(ast.parse(source)):
        if isinstance(node, ast.FunctionDef | ast.AsyncFunctionDef):
            assert node.end_lineno is not None
            length = node.end_lineno - node.lineno + 1
            if length > limit:
                yield node.lineno, f"{node.name} has {length} lines"


def calls(source: str, *names: str) -> Iterator[tuple[int, str]]:
    """Where one of the dotted names is called."""
    for node in ast.walk(ast.parse(source)):
        if isinstance(node, ast.Call) and (name := ast.unparse(node.func)) in names:
            yield node.lineno, name


def test_files_are_at_most_600_lines_long() -> None:
    lengths = {path: len(path.read_text(encoding="utf-8").splitlines()) for path in sources()}
    assert len(lengths) > 30, "the walk has lost its way"
    assert [said(path, 1, f"{n} lines") for path, n in lengths.items() if n > MAX_FILE_LINES] == []


def test_functions_are_at_most_80_lines_long() -> None:
    found = [
        said(path, line, what) for path in sources() for line, what in long_functions(path.read_text(encoding="utf-8"))
    ]
    assert found == []


def test_every_module_says_what_it_is() -> None:
    silent = [
        said(path, 1, "no module docstring")
        for path in sources()
        if (tree := ast.parse(path.read_text(encoding="utf-8"))).body and ast.get_docstring(tree) is None
    ]
    assert silent == []


def test_no_test_sleeps_and_nothing_is_mocked() -> None:
    found = [
        said(path, line, name)
        for path in sorted((ROOT / "tests").rglob("*.py"))
        for line, name in calls(
            path.read_text(encoding="utf-8"), "sleep", "time.sleep", "Mock", "MagicMock", "mock.patch"
        )
    ]
    assert found == []


def test_nothing_is_left_to_be_done_later() -> None:
    words = ("TO" + "DO", "FIX" + "ME", "XX" + "X")
    found = [
        said(path, number, line.strip())
        for path in sources()
        for number, line in enumerate(path.read_text(encoding="utf-8").splitlines(), 1)
        if any(word in line for word in words)
    ]
    assert found == []


@pytest.mark.parametrize(("length", "found"), [(80, 0), (81, 1)])
def test_the_function_rule_counts_from_def_to_last_line(length: int, found: int) -> None:
    source = "def f():\n" + "    pass\n" * (length - 1)
    assert len(list(long_functions(source))) == found
