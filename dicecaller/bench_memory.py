"""`dicecaller bench memory`: what an hour of watching a still tray costs: memory that grows, and computing time.

Memory is that of the whole process, native code included, as the system counts it (Linux); frames are made beforehand,
since decoding them is not watching.
"""

from __future__ import annotations

import gc
import os
import time
from dataclasses import dataclass
from pathlib import Path

from dicecaller.errors import JobError
from dicecaller.measured_words import say
from display.catalogue import figure
from vision.reader import Reader
from vision.reading import DiceSet
from vision.simulated.tray import SimulatedTray
from vision.sources.base import Frame, Image
from vision.watching import Watcher

FPS = 30
MOST_GROWTH_BYTES = 2_000_000
MOST_CORE_PERCENT = 10.0
#: Still frames, each with noise of its own, shown in turn.
FRAMES_MADE = 24
#: Everything that is made once has been made after so long.
WARM_S = 60


@dataclass(frozen=True, slots=True)
class Watched:
    """`growth_bytes` between the first minute and the end; `frame_ms` of one thread's computing time."""

    tray: str
    minutes: int
    growth_bytes: int
    frame_ms: float

    @property
    def core_percent(self) -> float:
        """Share of one core at FPS frames a second."""
        return self.frame_ms * FPS / 10.0

    @property
    def holds(self) -> bool:
        """Whether both bars are met."""
        return self.growth_bytes < MOST_GROWTH_BYTES and self.core_percent <= MOST_CORE_PERCENT


def watch(minutes: int, thrown: bool) -> Watched:
    """Watches an empty tray, or one in which a called roll lies, 1280x720, for so long in its own time."""
    tray = SimulatedTray(3)
    watcher = Watcher(Reader(threads=1), DiceSet(), fps=FPS, steady_size=True)
    if thrown:
        tray.throw_random()
    for _ in range(60):
        frame = tray.read(1.0)
        assert frame is not None
        watcher.feed(frame)
    images: list[Image] = []
    at, number = 0.0, 0
    for _ in range(FRAMES_MADE):
        frame = tray.read(1.0)
        assert frame is not None
        images.append(frame.image)
        at, number = frame.at, frame.number
    before, spent = 0, 0.0
    total = (WARM_S + 60 * minutes) * FPS
    for count in range(total):
        if count == WARM_S * FPS:
            before = resident_bytes()
        at, number = at + 1.0 / FPS, number + 1
        began = time.thread_time()
        watcher.feed(Frame(images[count % FRAMES_MADE], at, number))
        spent += time.thread_time() - began
    growth = resident_bytes() - before
    return Watched("dice" if thrown else "empty", minutes, growth, spent * 1000.0 / total)


def resident_bytes() -> int:
    """Memory of this process. Raises JobError where the system does not tell."""
    gc.collect()
    try:
        pages = int(Path("/proc/self/statm").read_text(encoding="ascii").split()[1])
    except (OSError, ValueError, IndexError) as error:
        raise JobError("memory can only be measured where there is /proc/self/statm (Linux)") from error
    return pages * os.sysconf("SC_PAGE_SIZE")


def as_json(watched: Watched) -> dict[str, object]:
    """One tray as a JSON object."""
    return {
        "tray": watched.tray,
        "minutes": watched.minutes,
        "growth_bytes": watched.growth_bytes,
        "frame_ms": round(watched.frame_ms, 3),
        "core_percent": round(watched.core_percent, 2),
        "holds": watched.holds,
    }


def in_words(watched: Watched, language: str) -> str:
    """One tray as a line."""
    line = say(
        "memory",
        language,
        tray=watched.tray,
        minutes=watched.minutes,
        frames=watched.minutes * 60 * FPS,
        growth=figure(watched.growth_bytes / 1000, language, 0, "kB"),
        share=figure(watched.core_percent, language, 1, "%"),
        **{
            "most-growth": figure(MOST_GROWTH_BYTES / 1000, language, 0, "kB"),
            "most-share": figure(MOST_CORE_PERCENT, language, 0, "%"),
        },
    )
    return line if watched.holds else f"{line}   {say('not-met', language)}"
