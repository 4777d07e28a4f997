"""The transcript: what the table did, a JSON object a line, on the file before it is shown. Not the store: that is safe
against power cuts and holds accepted events alone; this is for people and programs that look over the table's shoulder.
"""

from __future__ import annotations

import json
from pathlib import Path
from typing import IO

from dicecaller.errors import JobError


class Transcript:
    """Writes lines to a file, or nowhere. Raises JobError where the file cannot be written."""

    def __init__(self, path: Path | None) -> None:
        self._path = path
        self._file: IO[str] | None = None
        if path is not None:
            try:
                path.parent.mkdir(parents=True, exist_ok=True)
                self._file = path.open("w", encoding="utf-8")
            except OSError as error:
                raise JobError(f"the transcript {path} cannot be written: {error.strerror}") from error

    def write(self, t: float, did: str, **fields: object) -> None:
        """One line, flushed when this returns."""
        if self._file is None:
            return
        try:
            self._file.write(json.dumps({"t": round(t, 3), "did": did, **fields}, ensure_ascii=False) + "\n")
            self._file.flush()
        except OSError as error:
            raise JobError(f"the transcript {self._path} cannot be written: {error.strerror}") from error

    def close(self) -> None:
        if self._file is not None:
            self._file.close()
            self._file = None
