"""A serial port without hardware: the far end of a pseudo-terminal that can be plugged in and pulled out.

A pseudo-terminal has no baud rate, never loses DTR and knows no USB; what it shows faithfully is bytes, a peer that
goes, a name that comes back, and a reader that does not read.
"""

import contextlib
import os
import tty
from pathlib import Path


class PseudoPort:
    """The device's end. `link`: a stable name (symbolic link) that appears with `plug` and goes with `unplug`, as udev
    makes it; without one the port is called by its own name, which changes with every `plug`."""

    def __init__(self, link: Path | None = None) -> None:
        self._link = link
        self._device_fd = -1
        self._host_fd = -1
        self.name = "" if link is None else str(link)

    @property
    def plugged(self) -> bool:
        return self._device_fd >= 0

    def fileno(self) -> int:
        """The device's end, for select; -1 while unplugged."""
        return self._device_fd

    def plug(self) -> None:
        """Makes the port appear. Nothing happens if it is there already."""
        if self.plugged:
            return
        self._device_fd, self._host_fd = os.openpty()
        # The host's end stays open here as well: without that the device's end would break whenever no host has it.
        tty.setraw(self._host_fd)
        os.set_blocking(self._device_fd, False)
        name = os.ttyname(self._host_fd)
        if self._link is None:
            self.name = name
            return
        new = self._link.with_name(self._link.name + ".new")
        new.unlink(missing_ok=True)
        new.symlink_to(name)
        new.replace(self._link)

    def unplug(self) -> None:
        """Makes the port go; a host that has it open gets an error, and bytes under way are gone."""
        if not self.plugged:
            return
        if self._link is not None:
            self._link.unlink(missing_ok=True)
        os.close(self._device_fd)
        os.close(self._host_fd)
        self._device_fd = self._host_fd = -1

    def read(self) -> bytes:
        """The bytes that are there now, perhaps none."""
        if self.plugged:
            with contextlib.suppress(BlockingIOError):
                return os.read(self._device_fd, 4096)
        return b""

    def write(self, data: bytes) -> int:
        """How many of these bytes the port took; 0 while the host does not read, all of them while unplugged."""
        if not self.plugged:
            return len(data)
        try:
            return os.write(self._device_fd, data)
        except BlockingIOError:
            return 0
