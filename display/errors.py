"""The errors of the display package: one root, each class also a fitting builtin."""

from __future__ import annotations


class DisplayError(Exception):
    """Root of everything this package raises on purpose."""


class UnknownText(DisplayError, KeyError):
    """A text was asked for that no catalogue holds: a bug of the caller, never of a person."""


class CatalogueFault(DisplayError, ValueError):
    """A catalogue file cannot be read, or two files define the same text."""


class NoScreen(DisplayError, RuntimeError):
    """No window could be opened; the message says which driver was tried and what to do."""


class NoSound(DisplayError, RuntimeError):
    """There is no sound card (or it cannot be opened): the table stays silent and says so once."""
