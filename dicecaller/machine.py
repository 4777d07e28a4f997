"""What a measurement was made on: a figure without its machine and load means nothing."""

from __future__ import annotations

import datetime
import os
import platform
from importlib import metadata
from pathlib import Path
from typing import Any


def machine() -> dict[str, Any]:
    """Processor, cores, load of the last minutes, versions and the time."""
    return {
        "machine": platform.machine(),
        "processor": _processor(),
        "cores": os.cpu_count(),
        "load": [round(value, 2) for value in os.getloadavg()],
        "python": platform.python_version(),
        "opencv": _version("opencv-python-headless") or _version("opencv-python"),
        "time": datetime.datetime.now().astimezone().isoformat(timespec="seconds"),
    }


def in_words(language: str) -> str:
    """The same in a line."""
    from dicecaller.measured_words import say
    from display.catalogue import figure

    found = machine()
    load = " ".join(figure(value, language) for value in found["load"])
    facts = {name: str(value) for name, value in found.items()} | {"load": load}
    return say("machine", language, **facts)


def _processor() -> str:
    try:
        lines = Path("/proc/cpuinfo").read_text(encoding="utf-8", errors="replace").splitlines()
    except OSError:
        lines = []
    for line in lines:
        name, _, value = line.partition(":")
        if name.strip() in ("model name", "Model"):
            return value.strip()
    return platform.processor() or platform.machine()


def _version(name: str) -> str | None:
    try:
        return metadata.version(name)
    except metadata.PackageNotFoundError:
        return None
