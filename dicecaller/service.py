"""What a service manager wants to hear (systemd's sd_notify, man 3 sd_notify): ready, alive, stopping.

Without a service manager nothing is said. Only the main loop may say that it is alive, so that one that hangs is seen.
"""

from __future__ import annotations

import contextlib
import os
import socket

READY, ALIVE, STOPPING = "READY=1", "WATCHDOG=1", "STOPPING=1"


class Service:
    """`address`: a datagram socket's path, `@` first for an abstract one; None or empty: nobody listens."""

    def __init__(self, address: str | None) -> None:
        self._address = "\0" + address[1:] if address and address.startswith("@") else address or ""

    @classmethod
    def of_environment(cls) -> Service:
        """The manager that started this process, by NOTIFY_SOCKET."""
        return cls(os.environ.get("NOTIFY_SOCKET"))

    def say(self, words: str) -> None:
        """Never waits and never raises: a deaf manager must not stop a game."""
        if not self._address:
            return
        with contextlib.suppress(OSError), socket.socket(socket.AF_UNIX, socket.SOCK_DGRAM) as out:
            out.setblocking(False)
            out.sendto(words.encode(), self._address)
