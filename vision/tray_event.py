"""What happens in a tray, as the watcher tells it. Values only."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Literal

from vision.reading import Reading

EventName = Literal["empty", "moving", "covered", "rest", "roll", "refused", "nudged", "collected", "fault", "mended"]


@dataclass(frozen=True, slots=True)
class TrayEvent:
    """Something happened in the tray, or to the camera.

    `empty moving covered rest`: what the tray looks like from now on. `roll`: a throw has come to rest and was read;
    `latency_ms` since the first frame with all dice at rest; at most one a throw. `refused`: it lies still and cannot
    be read, `reading.reason` says why. `nudged`: dice of the called roll lie otherwise now (`reading`; it may be a
    refusal, as when one was taken out). `collected`: the dice that lay there are gone. `fault`, `mended`: `fault` is
    one of `vision.sources.base.FAULTS`. `at` and `frame` are those of the frame that showed it.
    """

    event: EventName
    at: float
    frame: int
    reading: Reading | None = None
    latency_ms: float | None = None
    fault: str | None = None
