"""How fast the voice is: call to first sample, interruption, and what speaking costs the frames of the main thread.

    python -m display.bench_speech        prints one line a figure

Measured at SDL's disk driver: the moment at which a sample reaches the file is the moment at which a sound card would
get it (its own buffer, 16 ms here, comes on top). Figures of a busy machine, never a test's limit.
"""

from __future__ import annotations

import os
import statistics
import tempfile
import time
from collections.abc import Callable
from pathlib import Path

import numpy as np

from display.agenda import NEWS, Spoken
from display.mixer import BUFFER_SAMPLES, RATE_HZ
from display.speech import Speaker
from display.speech_engine import installed

_FRAME_S = 1 / 30
_LOUD = 300
_LONG = "Two colours are closed, and this is a sentence so long that it cannot have been spoken to its end by then."


def bench(engine: str = "", rounds: int = 12) -> dict[str, float]:
    """Milliseconds by name; {} where no engine is installed.

    `first_sample`: from the call of a sentence never said before to its first loud sample. `interruption`: from the
    call that stops a sentence to its last loud sample. `say`: how long the caller is held. `frame_late`: lateness of
    the frames of a 30 fps loop, silent and with a new sentence three times a second, a second of each in turn; on a
    machine that others use too look at `frame_cpu_added`, what speaking costs a frame in this process's own time.
    """
    name = engine or next(iter(installed()), "")
    if not name:
        return {}
    with tempfile.TemporaryDirectory() as folder:
        played = Path(folder) / "played.raw"
        os.environ["SDL_AUDIODRIVER"], os.environ["SDL_DISKAUDIOFILE"] = "disk", str(played)
        speaker = Speaker(name, volume=10)
        speaker.say("Warming up.", "en")
        _until(lambda: not speaker.busy)
        firsts = [_first_sample_ms(speaker, played, f"Red {word}.") for word in _words(rounds)]
        cuts = [_interruption_ms(speaker, played) for _ in range(rounds)]
        calls = [_call_ms(speaker) for _ in range(rounds)]
        silent: list[float] = []
        speaking: list[float] = []
        used = [0.0, 0.0]
        for turn in range(6):
            for which, (late, voice) in enumerate(((silent, None), (speaking, speaker))):
                began = time.process_time()
                late += _frames_late_ms(voice, turn)
                used[which] += time.process_time() - began
        speaker.close()
    return {
        "first_sample_median": statistics.median(firsts),
        "first_sample_worst": max(firsts),
        "interruption_median": statistics.median(cuts),
        "interruption_worst": max(cuts),
        "say_worst": max(calls),
        "frame_late_silent_p99": float(np.percentile(silent, 99)),
        "frame_late_speaking_p99": float(np.percentile(speaking, 99)),
        "frame_late_added_median": statistics.median(speaking) - statistics.median(silent),
        "frame_cpu_added": (used[1] - used[0]) * 1000 / len(speaking),
        "card_buffer": BUFFER_SAMPLES / RATE_HZ * 1000,
    }


def _words(count: int) -> list[str]:
    return [f"{tens}-{ones}" for tens in ("twenty", "thirty", "forty") for ones in ("one", "two", "three", "four")][
        :count
    ]


def _until(fact: Callable[[], bool]) -> None:
    while not fact():
        time.sleep(0.001)


class _Tape:
    """When each sample was played. The disk driver's file grows in blocks of 2,048 samples (a buffer of the C library);
    the time of a sample is taken from the moments of growth around it."""

    def __init__(self, played: Path) -> None:
        self.played = played
        self.grown = [(time.perf_counter(), self.size())]
        self.wait_for_growth()

    def size(self) -> int:
        return self.played.stat().st_size // 2

    def wait_for_growth(self) -> None:
        _until(self.note)

    def note(self) -> bool:
        """Whether the file has grown; when it did is remembered."""
        size = self.size()
        if size == self.grown[-1][1]:
            return False
        self.grown.append((time.perf_counter(), size))
        return True

    def loud_from(self, start: int) -> np.ndarray:
        """Indexes of the loud samples from sample `start` on."""
        with self.played.open("rb") as file:
            file.seek(start * 2)
            data = file.read()
        samples = np.frombuffer(data[: len(data) // 2 * 2], "<i2").astype(int)
        return np.flatnonzero(np.abs(samples) > _LOUD) + start

    def time_of(self, sample: int) -> float:
        times, sizes = zip(*self.grown[1:], strict=True)
        return float(np.interp(sample, sizes, times))


def _first_sample_ms(speaker: Speaker, played: Path, text: str) -> float:
    tape = _Tape(played)
    start = tape.size()
    called = time.perf_counter()
    speaker.say(text, "en")
    while not len(tape.loud_from(start)):
        tape.wait_for_growth()
    tape.wait_for_growth()
    first = tape.time_of(int(tape.loud_from(start)[0]))
    _until(lambda: not speaker.busy)
    return (first - called) * 1000


def _interruption_ms(speaker: Speaker, played: Path) -> float:
    speaker.utter([Spoken(_LONG, "en", NEWS)])
    _until(lambda: any(event.what == "began" for event in speaker.poll()))
    tape = _Tape(played)
    for _ in range(3):
        tape.wait_for_growth()
    called = time.perf_counter()
    speaker.wish("stop")
    start = tape.size()
    for _ in range(4):
        tape.wait_for_growth()
    loud = tape.loud_from(start)
    return (tape.time_of(int(loud[-1])) - called) * 1000 if len(loud) else 0.0


def _call_ms(speaker: Speaker) -> float:
    called = time.perf_counter()
    speaker.say("Red seven.", "en")
    return (time.perf_counter() - called) * 1000


def _frames_late_ms(speaker: Speaker | None, turn: int, frames: int = 30) -> list[float]:
    late, due = [], time.perf_counter()
    for frame in range(frames):
        due += _FRAME_S
        if speaker is not None and frame % 10 == 0:
            speaker.say(f"White {turn}: this sentence belongs to frame {frame}.", "en")
        if speaker is not None:
            speaker.poll()
        time.sleep(max(0.0, due - time.perf_counter()))
        late.append((time.perf_counter() - due) * 1000)
    return late


def main() -> None:
    """Print the figures."""
    figures = bench()
    if not figures:
        print("no speech engine is installed (pip install py-nanotts)")
    for name, value in figures.items():
        print(f"{name:28} {value:7.1f} ms")


if __name__ == "__main__":
    main()
