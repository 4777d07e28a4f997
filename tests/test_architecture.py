"""The map of the house: reads every import and holds DESIGN.md's table.

Whoever wants another import argues for it here first.
"""

from __future__ import annotations

import ast
import sys
from collections.abc import Iterator
from fnmatch import fnmatchcase
from pathlib import Path
from typing import NamedTuple

import pytest

ROOT = Path(__file__).parents[1]
OURS = ("core", "vision", "display", "firmware_bridge", "dicecaller", "tools", "tests", "hardware")

# folder -> what it may import of this project (itself always). The longest folder that fits a module counts.
INSIDE = {
    "core": (),
    "vision": ("core.dice",),
    "vision.training": ("vision", "core.dice"),
    "display": ("core",),
    "firmware_bridge": (),
    "dicecaller": ("core", "vision", "display", "firmware_bridge"),
}
UNIMPORTED = "vision.training"

# The rules see no clock, no chance, no file, no thread: of the standard library only this.
CORE_MAY_USE = frozenset(
    (
        *("__future__", "abc", "collections", "dataclasses", "enum", "functools", "itertools", "json", "math"),
        *("operator", "re", "string", "tomllib", "types", "typing"),
    )
)

# package from outside -> the only modules that may import it
OUTSIDE = {
    "numpy": ("vision*", "display.*", "dicecaller.*"),
    "cv2": ("vision*",),
    "picamera2": ("vision.sources.picamera",),
    "torch": ("vision.training.*",),
    "onnx": ("vision.training.*",),
    "serial": ("firmware_bridge.link",),
    "evdev": ("firmware_bridge.number_pads",),
    "pygame": ("display.*",),
    "fluent": ("display.catalogue",),
    "fontpkg": ("display.fonts",),
    "py_nanotts": ("display.speech_process",),
    "fpdf": ("display.sheet_pdf",),
    "platformdirs": ("dicecaller.settings",),
    "sqlite3": ("dicecaller.store*",),
    "matplotlib": ("dicecaller.plots",),
}


class Import(NamedTuple):
    """One import as it stands in a file."""

    module: str  # who imports
    target: str  # what, with the name taken from it
    line: int


def modules() -> Iterator[tuple[str, Path]]:
    """Every module of the product with its dotted name."""
    for folder in INSIDE:
        if "." not in folder:
            for path in sorted((ROOT / folder).rglob("*.py")):
                parts = path.relative_to(ROOT).with_suffix("").parts
                yield ".".join(parts[:-1] if parts[-1] == "__init__" else parts), path


def imports(module: str, source: str, is_package: bool = False) -> Iterator[Import]:
    """Every import of a source, also those inside functions, under TYPE_CHECKING and by import_module("name")."""
    for node in ast.walk(ast.parse(source)):
        if isinstance(node, ast.Import):
            for alias in node.names:
                yield Import(module, alias.name, node.lineno)
        elif isinstance(node, ast.ImportFrom):
            base = node.module or ""
            if node.level:
                here = module.split(".") if is_package else module.split(".")[:-1]
                base = ".".join([*here[: len(here) - node.level + 1], *filter(None, [base])])
            for alias in node.names:
                yield Import(module, f"{base}.{alias.name}", node.lineno)
        elif isinstance(node, ast.Call) and (name := imported_by_name(node)):
            yield Import(module, name, node.lineno)


def imported_by_name(call: ast.Call) -> str | None:
    """What `importlib.import_module("name")` imports; None for other calls, and where the name is not written there."""
    function = ast.unparse(call.func).rsplit(".", 1)[-1]
    if function not in ("import_module", "__import__") or not call.args:
        return None
    return str(call.args[0].value) if isinstance(call.args[0], ast.Constant) else None


def offence(found: Import) -> str | None:
    """Why an import is forbidden, or None."""
    folder = max((f for f in INSIDE if within(found.module, f)), key=len)
    package = found.target.split(".")[0]
    said = f"{found.module} line {found.line}: import of {found.target}"
    if package in OURS:
        if within(found.target, UNIMPORTED) and folder != UNIMPORTED:
            return f"{said}: nothing imports {UNIMPORTED}"
        allowed = (folder, *INSIDE[folder])
        return None if any(within(found.target, name) for name in allowed) else f"{said}: {folder} may not"
    if package in sys.stdlib_module_names and package not in OUTSIDE:
        return f"{said}: the rules are pure" if folder == "core" and package not in CORE_MAY_USE else None
    if package not in OUTSIDE:
        return f"{said}: no such package in the table of this test"
    if not any(fnmatchcase(found.module, pattern) for pattern in OUTSIDE[package]):
        return f"{said}: only {' and '.join(OUTSIDE[package])} may"
    return None


def within(name: str, folder: str) -> bool:
    return name == folder or name.startswith(folder + ".")


def test_every_import_is_allowed_by_the_table() -> None:
    found = [
        entry
        for module, path in modules()
        for entry in imports(module, path.read_text(encoding="utf-8"), path.name == "__init__.py")
    ]
    assert len(found) > 100, "the walk has lost its way"
    assert [said for entry in found if (said := offence(entry))] == []


def test_the_table_names_only_modules_that_there_are() -> None:
    names = [module for module, _ in modules()]
    named = {pattern for patterns in OUTSIDE.values() for pattern in patterns}
    assert [pattern for pattern in sorted(named) if not any(fnmatchcase(name, pattern) for name in names)] == []


@pytest.mark.parametrize(
    ("module", "source"),
    [
        ("core.table", "import random"),
        ("core.table", "def f():\n    from time import monotonic"),
        ("core.table", "import importlib"),
        ("vision.reader", "from importlib import import_module\nimport_module('pygame')"),
        ("core.table", "import numpy"),
        ("core.table", "from vision.reading import Reading"),
        ("vision.reader", "from core.table import Table"),
        ("vision.reader", "import display"),
        ("vision.reader", "import vision.training.recipe"),
        ("vision.reader", "import pygame"),
        ("firmware_bridge.link", "from core.dice import Roll"),
        ("display.layout", "from dicecaller.session import Session"),
        ("display.layout", "import cv2"),
        ("dicecaller.session", "import pygame"),
        ("dicecaller.session", "import sqlite3"),
        ("dicecaller.session", "import vision.training.recipe"),
        ("core", "from ..vision import reading"),
        ("dicecaller.session", "import tests.conftest"),
        ("display.layout", "import requests"),
    ],
)
def test_a_forbidden_import_is_found(module: str, source: str) -> None:
    assert any(offence(entry) for entry in imports(module, source))


@pytest.mark.parametrize(
    ("module", "source"),
    [
        ("core.table", "from core.dice import Roll"),
        ("vision.reader", "from core.dice import COLOURED"),
        ("vision.training.net", "import torch\nfrom vision.reader import Reader"),
        ("display.window", "import pygame"),
        ("dicecaller.cli", "from vision.reader import Reader\nimport firmware_bridge.messages"),
    ],
)
def test_a_lawful_import_is_not(module: str, source: str) -> None:
    assert not any(offence(entry) for entry in imports(module, source))
