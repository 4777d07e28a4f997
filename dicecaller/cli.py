"""The command line: finds the subcommand, runs it, and turns whatever happens into an exit status and at most one line.

A subcommand is a module with `add_arguments(parser)` and `run(args) -> exit status`, and is imported only when it is
called, so that `dicecaller read` does not pay for pygame nor `--version` for OpenCV. No job is done here.
"""

from __future__ import annotations

import contextlib
import io
import os
import sys
from collections.abc import Sequence
from importlib import import_module
from types import ModuleType

from dicecaller import __version__
from dicecaller.arguments import LANGUAGE, Parser, language_of
from dicecaller.errors import DicecallerError, UsageError
from dicecaller.told import Told

#: Where each subcommand lives; what it is for stands in `display/locales/<language>/help.ftl`.
SUBCOMMANDS: dict[str, str] = {
    "play": "dicecaller.commands.play",
    "call": "dicecaller.commands.call",
    "read": "dicecaller.commands.read",
    "watch": "dicecaller.commands.watch",
    "referee": "dicecaller.referee",
    "sheets": "dicecaller.commands.sheets",
    "setup": "dicecaller.commands.setup",
    "doctor": "dicecaller.commands.doctor",
    "history": "dicecaller.commands.history",
    "stats": "dicecaller.commands.stats",
    "backup": "dicecaller.commands.backup",
    "restore": "dicecaller.commands.restore",
    "keypad": "dicecaller.commands.keypad",
    "simulate": "dicecaller.simulate",
    "bench": "dicecaller.commands.bench",
}

#: Errors that a package raises on purpose carry a sentence; everything else that arrives here is a bug.
_ERROR_MODULES = frozenset(f"{package}.errors" for package in ("core", "vision", "display", "firmware_bridge"))

INTERRUPTED = 130


def overview(language: str) -> str:
    """The help of the bare command."""
    from dicecaller import help_words

    return help_words.overview(SUBCOMMANDS, language)


def main(words: Sequence[str] | None = None) -> int:
    """Runs one call and returns its exit status: 0 done, 1 not done, 2 wrong words, 130 Ctrl-C. Never raises."""
    words = list(sys.argv[1:] if words is None else words)
    name = next((word for word in words[:1] if word in SUBCOMMANDS), None)
    prefix = f"dicecaller {name}" if name else "dicecaller"
    try:
        status = _dispatch(name, words)
        if sys.stdout is not None:  # it is None where the shell closed it
            sys.stdout.flush()
        return status
    except DicecallerError as error:
        _say(f"{prefix}: {_sentence(error, words)}")
        _settle_output()
        return error.exit_status
    except KeyboardInterrupt:
        return INTERRUPTED
    except BrokenPipeError:
        _settle_output()
        return 0
    except SystemExit as leaving:  # argparse's --help
        return leaving.code if isinstance(leaving.code, int) else 0
    except Exception as error:
        return _last_resort(prefix, error, words)


def _dispatch(name: str | None, words: list[str]) -> int:
    if name is not None:
        return _run(name, words[1:])
    if words == ["--version"]:
        print(f"dicecaller {__version__}")
        return 0
    if _asks_for_help(words):
        _forgiving_output()
        print(overview(language_of(words)))
        return 0
    if not words:
        raise UsageError(f"which subcommand? One of {', '.join(SUBCOMMANDS)} (see dicecaller --help)")
    if words[0].partition("=")[0] == LANGUAGE:
        where = "--language stands behind the subcommand: dicecaller play --language de"
        raise UsageError(f"{where} (see dicecaller --help)")
    kind = "option" if words[0].startswith("-") else "subcommand"
    raise UsageError(f"there is no {kind} {words[0]!r} (see dicecaller --help)")


def _asks_for_help(words: list[str]) -> bool:
    """Whether the first word asks for it, or the first after a language."""
    while words and words[0].partition("=")[0] == LANGUAGE:
        words = words[1 if "=" in words[0] else 2 :]
    return bool(words) and words[0] in ("--help", "-h")


def _run(name: str, words: list[str]) -> int:
    _quiet_libraries()
    _forgiving_output()
    module: ModuleType = import_module(SUBCOMMANDS[name])
    parser = Parser(prog=f"dicecaller {name}")
    module.add_arguments(parser)
    parser.with_language()
    status: int = module.run(parser.parse(words))
    return status


def _quiet_libraries() -> None:
    """Keeps the libraries' greetings and warnings out of our output; before they are imported."""
    os.environ.setdefault("PYGAME_HIDE_SUPPORT_PROMPT", "1")
    os.environ.setdefault("OPENCV_LOG_LEVEL", "ERROR")


def _forgiving_output() -> None:
    """A name that the terminal's encoding lacks is shown with backslashes rather than being the end of us."""
    for stream in (sys.stdout, sys.stderr):
        if isinstance(stream, io.TextIOWrapper):
            stream.reconfigure(errors="backslashreplace")


def _say(line: str) -> None:
    """One line on standard error, whatever is left of it."""
    with contextlib.suppress(OSError, ValueError):
        if sys.stderr is not None:
            print(" ".join(line.split()), file=sys.stderr, flush=True)


def _sentence(error: Exception, words: Sequence[str]) -> str:
    """What an error has to say, in the language of the call."""
    first = error.args[0] if len(error.args) == 1 else None
    return _in_words(first if isinstance(first, Told) else str(error), words)


def _in_words(line: str, words: Sequence[str]) -> str:
    """The line in the language that the words of the call name, else the locale's."""
    from dicecaller.lines import in_language

    return in_language(line, language_of(words))


def _settle_output() -> None:
    """What standard output still holds goes out now or never: it must not raise again when the process ends."""
    try:
        if sys.stdout is not None:
            sys.stdout.flush()
    except (OSError, ValueError):
        with contextlib.suppress(OSError, ValueError):
            os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())


def _last_resort(prefix: str, error: Exception, words: Sequence[str]) -> int:
    """One line for errors that carry a sentence; for a bug, its traceback goes to a file."""
    if any(kind.__module__ in _ERROR_MODULES for kind in type(error).__mro__):
        _say(f"{prefix}: {_sentence(error, words)}")
        return 1
    if isinstance(error, OSError) and error.strerror:
        what = "the output" if error.filename is None else os.fsdecode(error.filename)
        _say(f"{prefix}: {_in_words(f'{what}: {error.strerror}', words)}")
        _settle_output()
        return 1
    if isinstance(error, MemoryError):
        _say(f"{prefix}: {_in_words('out of memory', words)}")
        return 1
    from dicecaller.crash import record

    line = f"something went wrong inside ({type(error).__name__}); the details are in {record(error)}"
    _say(f"{prefix}: {_in_words(line, words)}")
    return 1
