"""The errors of `core`: bugs of a caller and sheets that are none. A refused move is no error: it is a `Refusal`."""


class CoreError(Exception):
    """Root of every error this package raises."""


class DiceError(CoreError, ValueError):
    """A text or mapping that names no roll."""


class SheetError(CoreError, ValueError):
    """A sheet description that breaks the rules of a sheet; the message names the row and the box."""


class NoGameError(CoreError, LookupError):
    """Something was asked of a game where there is none."""
