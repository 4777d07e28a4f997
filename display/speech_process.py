"""The speech engine in a process of its own: requests on standard input, raw sound on standard output.

Run as a script by `display.speech_engine`; needs nothing of this project and imports an engine only when it runs. The
only place where the engines are called: py-nanotts holds the interpreter's lock for a whole sentence (60 ms measured),
which here stalls nobody. A request is a JSON line `{"id": 1, "text": …, "language": "en", "speed": 1.0}`; its answer
two little-endian 32-bit numbers, id and length in bytes, then that much sound: 16 kHz, mono, 16 bit. Length 0: nothing
could be said.
"""

from __future__ import annotations

import json
import struct
import subprocess
import sys
from array import array
from collections.abc import Callable

RATE_HZ = 16000
HEADER = struct.Struct("<II")
_LOUD = 150  # of 32767: below this the engine is silent
_LEAD_SAMPLES = RATE_HZ * 4 // 1000
_TAIL_SAMPLES = RATE_HZ * 140 // 1000
_PICO_VOICES = {"en": "en-GB", "de": "de-DE", "fr": "fr-FR"}
_ESPEAK_VOICES = {"en": "en-gb", "de": "de", "fr": "fr-fr"}
_ESPEAK_WORDS_A_MINUTE = 155
_WAV_HEADER_BYTES = 44
_ESPEAK_RATE_HZ = 22050

#: Signs that engines take for commands (Pico: `<speed>`, espeak: `[[phonemes]]`) or spell out, and what is said.
_SPOKEN_SIGNS = str.maketrans(
    {"<": " ", ">": " ", "[": " ", "]": " ", "\\": " ", "\u00a0": " ", "\u202f": " ", "’": "'", "‘": "'", "—": ", "}
)

Say = Callable[[str, str, float], bytes]


def cleaned(text: str) -> str:
    """The text without signs that an engine would obey instead of saying."""
    return " ".join(text.translate(_SPOKEN_SIGNS).replace(" :", ":").replace(" ;", ";").split())


def trimmed(sound: bytes) -> bytes:
    """The sound without the engine's silence before it (40 ms with Pico) and most of that behind it (650 ms)."""
    samples = array("h", sound)
    first = next((index for index, sample in enumerate(samples) if abs(sample) > _LOUD), None)
    if first is None:
        return b""
    last = next(index for index in range(len(samples) - 1, -1, -1) if abs(samples[index]) > _LOUD)
    return samples[max(0, first - _LEAD_SAMPLES) : last + _TAIL_SAMPLES].tobytes()


def pico() -> Say:
    """SVOX Pico by py-nanotts. ImportError where it is not installed."""
    from py_nanotts import NanoTTS  # type: ignore[import-untyped]

    engine = NanoTTS()

    def say(text: str, language: str, speed: float) -> bytes:
        return bytes(engine.speak(text, voice=_PICO_VOICES.get(language, "en-GB"), speed=speed))

    return say


def espeak() -> Say:
    """The `espeak-ng` executable (GPL: called, never linked). FileNotFoundError where it is not installed."""
    subprocess.run(["espeak-ng", "--version"], capture_output=True, check=True)

    def say(text: str, language: str, speed: float) -> bytes:
        voice = _ESPEAK_VOICES.get(language, "en-gb")
        rate = str(round(_ESPEAK_WORDS_A_MINUTE * speed))
        command = ["espeak-ng", "-v", voice, "-s", rate, "--stdin", "--stdout"]
        wav = subprocess.run(command, input=text.encode(), capture_output=True, check=True).stdout
        return _resampled(wav[_WAV_HEADER_BYTES:])

    return say


def _resampled(sound: bytes) -> bytes:
    """22050 Hz to 16000 Hz, linearly: speech has little above 8 kHz."""
    samples = array("h", sound[: len(sound) // 2 * 2])
    step = _ESPEAK_RATE_HZ / RATE_HZ
    made = array("h")
    for index in range(int((len(samples) - 1) / step)):
        place = index * step
        left = int(place)
        made.append(int(samples[left] + (samples[left + 1] - samples[left]) * (place - left)))
    return made.tobytes()


def serve(say: Say) -> None:
    """Answer requests until standard input ends."""
    for line in sys.stdin.buffer:
        request = json.loads(line)
        text = cleaned(request["text"])
        sound = trimmed(say(text, request["language"], request["speed"])) if text else b""
        sys.stdout.buffer.write(HEADER.pack(request["id"], len(sound)) + sound)
        sys.stdout.buffer.flush()


def main(names: list[str]) -> int:
    """Serve with the engine named on the command line; 3 where it is not installed."""
    try:
        say = {"pico": pico, "espeak-ng": espeak}[names[0]]()
    except (ImportError, OSError, subprocess.CalledProcessError):
        return 3
    say("a", "en", 1.0)  # the first sentence loads the voice
    sys.stdout.buffer.write(HEADER.pack(0, 0))  # ready
    sys.stdout.buffer.flush()
    try:
        serve(say)
    except (BrokenPipeError, KeyboardInterrupt):
        return 0
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
