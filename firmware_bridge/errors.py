"""The errors of the bridge: broken or missing devices. What a device *says* is never an error but data (`messages`)."""


class BridgeError(Exception):
    """Root of everything the bridge raises."""


class PortMissing(BridgeError, FileNotFoundError):
    """No such port, or no box where `auto` looks."""


class PortBusy(BridgeError, BlockingIOError):
    """Another program holds the port."""


class PortDenied(BridgeError, PermissionError):
    """The port is there but this user may not open it."""


class PortBroken(BridgeError, OSError):
    """The port was open and failed: unplugged, or its driver gave up."""


class UnknownWord(BridgeError, ValueError):
    """A key, lamp word, status word or beep that the protocol does not have."""
