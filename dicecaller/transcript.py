"""The transcript: what the table did, a JSON object a line, on the file before it is shown. Not the store: that is safe
against power cuts and holds accepted events alone; this is for people and programs that look over the table's shoulder.
"""

from __future__ import annotations

import json
import sys
from pathlib import Path
from typing import IO

from dicecaller.errors import JobError


class Transcript:
    """Writes lines to a file, or nowhere. Raises JobError where the file cannot be made.

    A disk that is full later ends no game: what is not written yet waits, and is written before the next line.
    """

    def __init__(self, path: Path | None) -> None:
        self._path = path
        self._file: IO[bytes] | None = None
        self._waiting = b""
        self._failed = ""
        if path is not None:
            try:
                path.parent.mkdir(parents=True, exist_ok=True)
                self._file = path.open("wb", buffering=0)
            except OSError as error:
                raise JobError(f"the transcript {path} cannot be written: {error.strerror}") from error

    def write(self, t: float, did: str, **fields: object) -> None:
        """One line, in the file when this returns, unless the file cannot take it (said once on standard error)."""
        if self._file is None:
            return
        self._waiting += (json.dumps({"t": round(t, 3), "did": did, **fields}, ensure_ascii=False) + "\n").encode()
        self._catch_up()

    def _catch_up(self) -> None:
        assert self._file is not None
        try:
            while self._waiting:
                # Of a line that only partly fits the rest waits.
                self._waiting = self._waiting[self._file.write(self._waiting) :]
            self._failed = ""
        except OSError as error:
            if not self._failed:
                print(
                    f"the transcript {self._path} cannot be written now: {error.strerror}", file=sys.stderr, flush=True
                )
            self._failed = error.strerror or str(error)

    def __enter__(self) -> Transcript:
        return self

    def __exit__(self, kind: object, error: BaseException | None, trace: object) -> None:
        try:
            self.close()
        except JobError as mine:
            if error is None:
                raise
            print(mine, file=sys.stderr, flush=True)  # what ended the table is said last

    def close(self) -> None:
        """Raises JobError where lines are left that could not be written."""
        if self._file is None:
            return
        self._catch_up()
        file, self._file = self._file, None
        file.close()
        if self._waiting:
            raise JobError(f"the transcript {self._path} is not complete: {self._failed}")
