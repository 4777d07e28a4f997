"""Where the traceback of a bug goes: a file in the state folder, never the screen."""

from __future__ import annotations

import logging
import logging.handlers
import tempfile
from pathlib import Path

from dicecaller.settings import state_dir

_MAX_BYTES = 200_000


def record(error: BaseException) -> Path:
    """Appends the traceback to crash.log (kept under 200 kB, one older file beside it) and returns the file.

    Where the state folder cannot be written the temporary folder takes it. Raises nothing but what that one raises.
    """
    try:
        folder = state_dir()
        folder.mkdir(parents=True, exist_ok=True)
        return _append(folder / "crash.log", error)
    except OSError:
        return _append(Path(tempfile.gettempdir()) / "dicecaller-crash.log", error)


def _append(path: Path, error: BaseException) -> Path:
    handler = logging.handlers.RotatingFileHandler(path, maxBytes=_MAX_BYTES, backupCount=1, encoding="utf-8")
    handler.setFormatter(logging.Formatter("%(asctime)s %(message)s"))
    text = f"{type(error).__name__}: {error}"
    entry = logging.LogRecord(
        "dicecaller", logging.ERROR, __file__, 0, text, None, (type(error), error, error.__traceback__)
    )
    try:
        handler.emit(entry)
    finally:
        handler.close()
    return path
