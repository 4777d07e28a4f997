"""The sound card: pygame's mixer, opened for speech, as two channels (voice, short sounds). Never pygame.init().

Not the voice and not the queue; knows nothing of sentences. Where there is no sound card, `open_mixer` says so in one
line instead of the eight that ALSA prints.
"""

from __future__ import annotations

import os
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from typing import Protocol

from display.errors import NoSound

RATE_HZ = 16000
BUFFER_SAMPLES = 256  # 16 ms: what is played can be cut within a blink
FADE_MS = 25
_BYTES_A_SECOND = RATE_HZ * 2


class SoundCard(Protocol):
    """What plays sound: pygame's mixer, or a fake that remembers."""

    def play(self, sound: bytes, volume: float) -> float:
        """Start the voice's channel with 16 kHz mono 16 bit sound; returns its length in seconds."""
        ...

    def play_short(self, sound: bytes, volume: float) -> None:
        """Start a short sound beside the voice."""
        ...

    def cut(self) -> None:
        """Fade the voice out within FADE_MS."""
        ...

    def set_volume(self, volume: float) -> None:
        """The voice's volume from now on, 0 to 1."""
        ...

    def close(self) -> None:
        """Give the sound card back."""
        ...


class Mixer:
    """pygame.mixer, opened at 16 kHz mono. Raises NoSound where there is no sound card."""

    def __init__(self) -> None:
        os.environ.setdefault("PYGAME_HIDE_SUPPORT_PROMPT", "1")
        from pygame import error, mixer

        try:
            with _quiet_stderr():
                mixer.init(RATE_HZ, -16, 1, BUFFER_SAMPLES, allowedchanges=0)
        except error as why:
            raise NoSound(f"no sound card ({why})") from why
        self._mixer = mixer
        mixer.set_num_channels(4)
        self._voice = mixer.Channel(0)
        self._short = mixer.Channel(1)

    def play(self, sound: bytes, volume: float) -> float:
        self._voice.stop()  # what was fading is replaced, never heard behind the new sentence
        self._voice.set_volume(volume)
        self._voice.play(self._mixer.Sound(buffer=sound))
        return len(sound) / _BYTES_A_SECOND

    def play_short(self, sound: bytes, volume: float) -> None:
        self._short.set_volume(volume)
        self._short.play(self._mixer.Sound(buffer=sound))

    def cut(self) -> None:
        self._voice.fadeout(FADE_MS)

    def set_volume(self, volume: float) -> None:
        self._voice.set_volume(volume)

    def close(self) -> None:
        self._mixer.quit()


@contextmanager
def _quiet_stderr() -> Iterator[None]:
    """ALSA's C code prints to descriptor 2 past Python; for the moment of opening it goes nowhere."""
    sys.stderr.flush()
    kept = os.dup(2)
    nowhere = os.open(os.devnull, os.O_WRONLY)
    try:
        os.dup2(nowhere, 2)
        yield
    finally:
        os.dup2(kept, 2)
        os.close(kept)
        os.close(nowhere)
