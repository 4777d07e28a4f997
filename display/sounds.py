"""Short sounds made from numbers: accepted, refused, your turn, lock, error. Different in pitch and in rhythm.

Never needed to understand the game: each says again what a sentence, a lamp or the screen says. No files, no pygame.
"""

from __future__ import annotations

from functools import cache

import numpy as np

RATE_HZ = 16000
_EDGE_S = 0.006  # a soft start and end: a hard edge clicks
_LOUDNESS = 0.35

#: name -> its notes, (pitch in Hz, length in s); pitch 0 is a rest. Names as firmware_bridge.messages.BEEPS.
SOUNDS: dict[str, tuple[tuple[float, float], ...]] = {
    "accept": ((880.0, 0.07),),  # one short, middle
    "refuse": ((220.0, 0.12), (0.0, 0.05), (196.0, 0.16)),  # two low, falling
    "turn": ((587.0, 0.08), (0.0, 0.04), (784.0, 0.14)),  # two, rising
    "lock": ((988.0, 0.06), (0.0, 0.03), (988.0, 0.06), (0.0, 0.03), (1319.0, 0.22)),  # two short, one long, high
    "error": ((330.0, 0.08), (0.0, 0.08), (330.0, 0.08), (0.0, 0.08), (330.0, 0.08)),  # three even, low
}


@cache
def sound(name: str) -> bytes:
    """The short sound, 16 kHz mono 16 bit little-endian. KeyError for a name that is not in SOUNDS."""
    notes = [_note(pitch_hz, length_s) for pitch_hz, length_s in SOUNDS[name]]
    return (np.concatenate(notes) * 32767 * _LOUDNESS).astype("<i2").tobytes()


def _note(pitch_hz: float, length_s: float) -> np.ndarray:
    at = np.arange(int(RATE_HZ * length_s)) / RATE_HZ
    wave = np.sin(2 * np.pi * pitch_hz * at) + 0.25 * np.sin(4 * np.pi * pitch_hz * at)
    edge = np.clip(np.minimum(at, length_s - at) / _EDGE_S, 0.0, 1.0)
    shaped: np.ndarray = wave * edge / 1.25
    return shaped
