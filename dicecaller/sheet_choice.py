"""The sheet that the words of a call name: one of the nine, or a description in a file of one's own."""

from __future__ import annotations

from collections.abc import Mapping
from pathlib import Path

from core.errors import SheetError
from core.sheet_file import load_sheet
from core.sheets import SHEETS, Sheet
from dicecaller.errors import JobError, UsageError


def sheets_of(named: str, command: str) -> tuple[Mapping[str, Sheet], str]:
    """The sheets that are known now, and the name of the one that was asked for. Raises UsageError, JobError.

    `command` is the subcommand whose help is pointed to.
    """
    if not named.endswith(".toml"):
        if named not in SHEETS:
            names = ", ".join(SHEETS)
            raise UsageError(f"there is no sheet {named!r}: {names}, or a file.toml (see dicecaller {command} --help)")
        return SHEETS, named
    try:
        sheet = load_sheet(Path(named).read_bytes())
    except OSError as error:
        raise JobError(f"cannot read the sheet {named}: {error.strerror or error}") from None
    except SheetError as error:
        raise JobError(f"{named}: {error}") from None
    return {**SHEETS, sheet.name: sheet}, sheet.name
