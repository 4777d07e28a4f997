"""Whole tables in tests: a script is written, `dicecaller play` runs it, its transcript is read and replayed."""

from __future__ import annotations

import json
from pathlib import Path

from core.events import parse_event
from core.refusal import Refusal
from core.table import Table
from dicecaller.cli import main

ROLL = {"white": [2, 4], "red": 5, "yellow": 1, "green": 3, "blue": 6}


def throw(**changes) -> dict:
    dice = {**ROLL, **changes}
    return {"do": "throw", "dice": {colour: value for colour, value in dice.items() if value is not None}}


def tap(button=None, player=None, row=None, number=None, **more) -> dict:
    fields = {"button": button, "player": player, "row": row, "number": number, **more}
    return {"do": "tap", **{name: value for name, value in fields.items() if value is not None}}


def keys(text) -> dict:
    return {"do": "key", "keys": text}


class Played:
    """What came of a script."""

    def __init__(self, status: int, lines: list[dict]) -> None:
        self.status = status
        self.lines = lines

    def did(self, name) -> list[dict]:
        return [line for line in self.lines if line["did"] == name]

    def accepted(self) -> list[str]:
        return [line["event"]["event"] for line in self.did("accepted")]

    def said(self, kind=None) -> list[str]:
        return [line["text"] for line in self.did("said") if kind in (None, line["kind"])]

    def table(self) -> Table:
        """The accepted events through the rules, as `referee --verify` does."""
        table = Table.empty()
        for line in self.did("accepted"):
            event = parse_event(line["event"])
            assert not isinstance(event, Refusal), line
            after = table.apply(event)
            assert not isinstance(after, Refusal), (line, after)
            table = after
        return table


def write_script(path: Path, *lines) -> Path:
    path.write_text("".join(json.dumps(line) + "\n" for line in lines), encoding="utf-8")
    return path


def play(folder: Path, *lines, options=(), script: Path | None = None, command="play") -> Played:
    """Play these lines headless in one folder; the store stays there for the next call."""
    script = script or write_script(folder / "script.jsonl", *lines)
    transcript = folder / "transcript.jsonl"
    words = [
        command, "--headless", "--camera", "sim", "--speech", "off", "--language", "en", "--script", str(script),
        "--transcript", str(transcript), "--shots", str(folder / "shots"), "--data", str(folder / "data"), *options,
    ]  # fmt: skip
    status = main(words)
    return Played(status, read_transcript(transcript))


def read_transcript(path: Path) -> list[dict]:
    return [json.loads(line) for line in path.read_text(encoding="utf-8").splitlines()] if path.exists() else []
