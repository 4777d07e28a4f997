"""The voice in a process of its own: the clockwork, the sound card, and below it the engine's process.

Why not a thread: whoever holds the interpreter's lock on a busy machine can be put aside by the system while holding
it, and the screen's frames wait for it (100 ms measured under load). Run by `display.speech.Speaker`, in JSON lines:
wishes in on standard input, events and state out on standard output. It ends when its input ends.
"""

from __future__ import annotations

import contextlib
import json
import os
import select
import sys
import time
from collections.abc import Mapping
from dataclasses import astuple
from typing import Any

from display.agenda import Spoken
from display.mixer import Mixer
from display.sounds import sound
from display.speech_engine import EngineProcess
from display.voice import LOUDEST, Clockwork, SpeechEvent


def to_wire(spoken: Spoken | None) -> list[Any] | None:
    """A sentence as JSON carries it."""
    return list(astuple(spoken)) if spoken is not None else None


def from_wire(fields: list[Any] | None) -> Spoken | None:
    """The sentence that such fields name."""
    return Spoken(*fields) if fields is not None else None


class VoiceServer:
    """Carries out wishes on a clockwork and tells what came of them. `write` takes one line of bytes."""

    def __init__(self, work: Clockwork, out: int) -> None:
        self.work = work
        self.out = out
        self.taken = 0
        self._told: object = None

    def obey(self, wish: Mapping[str, Any]) -> None:
        """One wish of the table."""
        work = self.work
        match wish["do"]:
            case "utter":
                self.taken += 1
                work.utter([Spoken(*fields) for fields in wish["sentences"]])
            case "volume":
                work.set_volume(wish["level"])
            case "speed":
                work.set_speed(wish["level"])
            case "mute":
                work.set_muted(wish["on"])
            case "stop":
                work.stop()
            case "repeat":
                work.repeat()
            case "short" if not work.muted and work.volume:
                work.card.play_short(sound(wish["name"]), work.volume / LOUDEST)

    def tell(self) -> None:
        """What happened since the last time, and the state where it changed."""
        while self.work.events:
            event: SpeechEvent = self.work.events.popleft()
            self._write({"event": event.what, "spoken": to_wire(event.spoken), "detail": event.detail})
        agenda = self.work.agenda
        state = [to_wire(agenda.current), len(agenda.waiting), self.taken]
        if state != self._told:
            self._told = state
            self._write({"state": state})

    def _write(self, line: Mapping[str, Any]) -> None:
        with contextlib.suppress(BlockingIOError):  # nobody reads: the table is busy, the voice goes on
            os.write(self.out, (json.dumps(line) + "\n").encode())


def serve(work: Clockwork, commands: int, out: int) -> None:
    """Until the commands end: wishes, turns of the clockwork, what came of them."""
    server = VoiceServer(work, out)
    os.set_blocking(out, False)
    received = b""
    while True:
        wait_s = work.turn(time.monotonic())
        server.tell()
        engine = work.engine.fileno()
        watched = [commands] if work.lost or engine < 0 else [commands, engine]
        if commands not in select.select(watched, [], [], wait_s)[0]:
            continue
        piece = os.read(commands, 1 << 16)
        if not piece:
            return
        *lines, received = (received + piece).split(b"\n")
        for line in lines:
            server.obey(json.loads(line))


def main(arguments: list[str]) -> int:
    """`voice_process ENGINE VOLUME CAP SPEED`, levels all."""
    name, volume, cap, speed = arguments[0], *map(int, arguments[1:4])
    engine, card = EngineProcess(name), Mixer()
    try:
        work = Clockwork(engine, card, volume=volume, volume_cap=cap, speed=speed)
        serve(work, sys.stdin.fileno(), sys.stdout.fileno())
    except KeyboardInterrupt:
        return 0
    finally:
        engine.close()
        card.close()
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
