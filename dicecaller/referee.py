"""`dicecaller referee`: a transcript through the rules, one answer for each line. (INTERFACES.md, referee.)

The rules are `core.table`'s; this module only reads lines, tells a table's own transcript apart, and writes answers.
"""

from __future__ import annotations

import argparse
import json
import os
import sys
from collections.abc import Iterable, Iterator, Mapping
from contextlib import nullcontext, suppress
from dataclasses import replace
from pathlib import Path
from typing import IO, Final

from core.errors import SheetError
from core.events import parse_event
from core.refusal import Refusal
from core.sheet_file import load_sheet, parse_sheet
from core.sheets import SHEETS, Sheet
from core.table import Table
from dicecaller.arguments import add_json
from dicecaller.errors import JobError
from dicecaller.settings import why
from dicecaller.store import SHEET_RULES

_BOM: Final = b"\xef\xbb\xbf"
#: Letters of a refusal's sentence, which may repeat what the line said.
MOST_DETAIL: Final = 300


class NotJsonError(ValueError):
    """A constant that Python's decoder takes and JSON has not (NaN, Infinity)."""


def _no_constant(name: str) -> object:
    raise NotJsonError(name)


def _any_int(digits: str) -> int:
    """A whole number of any length; one too long to be meant is any number out of every range."""
    return int(digits) if len(digits) <= 1000 else 10**1000


_DECODER: Final = json.JSONDecoder(parse_constant=_no_constant)
_PATIENT_DECODER: Final = json.JSONDecoder(parse_constant=_no_constant, parse_int=_any_int)


def decoded(line: bytes) -> Mapping[str, object] | None:
    """The JSON object of a line, or None if it holds none (no UTF-8, no JSON, no object). Never raises."""
    try:
        text = line.decode("utf-8")
        try:
            value = _DECODER.decode(text)
        except (json.JSONDecodeError, NotJsonError):
            return None
        except ValueError:  # a number of more digits than Python converts
            value = _PATIENT_DECODER.decode(text)
    except (ValueError, RecursionError):
        return None
    return value if isinstance(value, dict) else None


class Referee:
    """A table fed with lines; `refused` tells whether any line was refused. It does no input or output."""

    def __init__(self, sheets: Mapping[str, Sheet] = SHEETS) -> None:
        """An empty table that knows these sheets."""
        self.table = Table.empty(sheets)
        self.refused = False

    def answer(self, number: int, line: bytes) -> dict[str, object] | None:
        """The answer to a line (`number` is its place in the input, from 1), or None where none is due.

        None is due to blank lines and to lines of a table's own transcript that accepted no event.
        """
        if number == 1:
            line = line.removeprefix(_BOM)
        if not line.strip():
            return None
        fields = decoded(line)
        if fields is None:
            return self._refusal(number, Refusal("bad-json", "the line is no JSON object"))
        if isinstance(fields.get("did"), str):
            if fields["did"] != "accepted":
                return None
            event = fields.get("event")
            if not isinstance(event, dict):
                return self._refusal(number, Refusal("bad-event", "the accepted event is missing"))
            fields = event
        return self._event(number, fields)

    def _event(self, number: int, fields: Mapping[str, object]) -> dict[str, object]:
        self._learn_sheet(fields)
        event = parse_event(fields, self.table.sheets)
        outcome = event if isinstance(event, Refusal) else self.table.apply(event)
        if isinstance(outcome, Refusal):
            return self._refusal(number, outcome)
        self.table = outcome
        return {"n": number, "ok": True, **outcome.view().to_json()}

    def _learn_sheet(self, fields: Mapping[str, object]) -> None:
        """A stored game on a sheet of one's own brings that sheet along; a known one stays as it is."""
        rules = fields.get(SHEET_RULES)
        if (
            fields.get("event") != "game"
            or not isinstance(rules, dict)
            or fields.get("sheet") in tuple(self.table.sheets)
        ):
            return
        with suppress(SheetError):  # the game line is refused then
            sheet = parse_sheet(rules)
            self.table = replace(self.table, sheets={**self.table.sheets, sheet.name: sheet})

    def _refusal(self, number: int, reason: Refusal) -> dict[str, object]:
        self.refused = True
        return {"n": number, "ok": False, "error": reason.code, "detail": clipped(reason.detail)}


def clipped(detail: str) -> str:
    """One sentence, though it repeats a name of ten million letters."""
    return detail if len(detail) <= MOST_DETAIL else f"{detail[: MOST_DETAIL - 1]}…"


def answers(referee: Referee, lines: Iterable[bytes]) -> Iterator[dict[str, object]]:
    """The answers to lines, one by one as the lines come."""
    for number, line in enumerate(lines, start=1):
        answer = referee.answer(number, line)
        if answer is not None:
            yield answer


def verified(given: Iterable[dict[str, object]]) -> Iterator[dict[str, object]]:
    """Of all answers the refusals and, at the end, the last accepted one."""
    last: dict[str, object] | None = None
    for answer in given:
        if answer["ok"]:
            last = answer
        else:
            yield answer
    if last is not None:
        yield last


def add_arguments(parser: argparse.ArgumentParser) -> None:
    """The options of `dicecaller referee`."""
    parser.epilog = "dicecaller history\ndicecaller history --game ID --json | dicecaller referee --verify"
    parser.add_argument("file", nargs="?", default="-", metavar="FILE")
    parser.add_argument("--verify", action="store_true")
    parser.add_argument("--sheet", metavar="FILE.toml")
    add_json(parser)


def run(args: argparse.Namespace) -> int:
    """Answer the transcript; the exit status: 1 if a line was refused. Raises `JobError` for a file it cannot read."""
    sheets = dict(SHEETS)
    if args.sheet:
        try:
            sheet = load_sheet(Path(args.sheet).read_bytes())
        except (OSError, SheetError) as reason:
            raise JobError(f"cannot use the sheet {args.sheet}: {why(reason)}") from None
        sheets[sheet.name] = sheet
    referee = Referee(sheets)
    # Python has None for a standard stream that was closed before it started
    if sys.stdout is None:
        raise JobError("standard output is closed: there is nowhere to write the answers")
    if args.file == "-" and sys.stdin is None:
        raise JobError("standard input is closed: name the transcript's FILE")
    try:
        source = nullcontext(sys.stdin.buffer) if args.file == "-" else open(args.file, "rb")  # noqa: SIM115
    except (OSError, ValueError) as reason:
        raise JobError(f"cannot read the transcript {args.file}: {why(reason)}") from None
    try:
        with source as lines:
            given = answers(referee, lines)
            _write(verified(given) if args.verify else given, sys.stdout)
    except BrokenPipeError:
        # whoever read the answers has had enough; a second flush at exit must not complain
        os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
    except OSError as reason:
        raise JobError(f"cannot read the transcript {args.file}: {why(reason)}") from None
    return 1 if referee.refused else 0


def _write(given: Iterable[dict[str, object]], out: IO[str]) -> None:
    encode = json.JSONEncoder().encode
    for answer in given:
        try:
            out.write(encode(answer) + "\n")
            out.flush()
        except BrokenPipeError:
            raise
        except OSError as reason:
            raise JobError(f"cannot write the answers: {why(reason)}") from None
