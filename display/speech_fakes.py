"""A speech engine and a sound card that remember, with faults on command. Same faces as the real ones, no process.

For tests of the voice and for rehearsing its faults; never chosen by `display.speech.open_speaker`.
"""

from __future__ import annotations

import os

from display.mixer import RATE_HZ


class FakeEngine:
    """Answers each sentence with `seconds_each` of sound as soon as it is fetched.

    `dies_at`: how often the process ends at a text; `hangs_at`: texts that are never answered; `mute_at`: texts that
    give no sound; `stuck`: requests are not taken.
    """

    name = "fake"

    def __init__(self, seconds_each: float = 1.0) -> None:
        self.seconds_each = seconds_each
        self.asked: list[tuple[str, str, float]] = []
        self.restarts = 0
        self.closed = False
        self.stuck = False
        self.dies_at: dict[str, int] = {}
        self.hangs_at: set[str] = set()
        self.mute_at: set[str] = set()
        self._due: list[tuple[int, str]] = []
        self._read, self._write = os.pipe()

    def request(self, ticket: int, text: str, language: str, speed: float) -> bool:
        if self.stuck:
            return False
        self.asked.append((text, language, speed))
        self._due.append((ticket, text))
        return True

    def fetch(self) -> tuple[tuple[int, bytes], ...]:
        due, self._due = self._due, []
        for _ticket, text in due:
            if self.dies_at.get(text, 0) > 0:
                self.dies_at[text] -= 1
                raise BrokenPipeError("the fake engine died")
        self._due = [(ticket, text) for ticket, text in due if text in self.hangs_at]
        sound = b"\x01\x00" * round(RATE_HZ * self.seconds_each)
        return tuple(
            (ticket, b"" if text in self.mute_at else sound) for ticket, text in due if text not in self.hangs_at
        )

    def fileno(self) -> int:
        return self._read

    def restart(self) -> None:
        self.restarts += 1
        self._due = []

    def close(self) -> None:
        if not self.closed:
            os.close(self._read)
            os.close(self._write)
        self.closed = True


class FakeCard:
    """Remembers what it is told: ("play", seconds, volume), ("short", …), ("volume", volume), ("cut",)."""

    def __init__(self) -> None:
        self.heard: list[tuple[object, ...]] = []
        self.closed = False

    def play(self, sound: bytes, volume: float) -> float:
        length_s = len(sound) / 2 / RATE_HZ
        self.heard.append(("play", length_s, volume))
        return length_s

    def play_short(self, sound: bytes, volume: float) -> None:
        self.heard.append(("short", len(sound) / 2 / RATE_HZ, volume))

    def cut(self) -> None:
        self.heard.append(("cut",))

    def set_volume(self, volume: float) -> None:
        self.heard.append(("volume", volume))

    def close(self) -> None:
        self.closed = True
