"""What ends a command early, each with the exit status that it means. One clear sentence as its text, never more."""

from __future__ import annotations


class DicecallerError(Exception):
    """Root of everything the front door raises. Its text is the one line that the person sees."""

    exit_status = 1


class JobError(DicecallerError, RuntimeError):
    """The job could not be done: no camera, a file that is not there, a transcript that breaks a rule."""


class UsageError(DicecallerError, ValueError):
    """The words of the call are wrong."""

    exit_status = 2


class StoreError(JobError, OSError):
    """The store cannot be opened or written: disk full, read-only, no permission."""


class StoreBusy(StoreError, BlockingIOError):
    """Another dicecaller is writing to this store."""


class StoreForeign(StoreError):
    """One stored game holds an event that this version does not know; the other games are well."""


class StoreTooNew(StoreError):
    """The store was written by a newer dicecaller; nothing was touched."""
