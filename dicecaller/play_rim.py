"""The rim: carries out what the controller decides, in its order. Decides nothing itself.

An accepted event is in the store and in the transcript before anything of it is said, lit or shown.
"""

from __future__ import annotations

import sys
from collections.abc import Callable
from dataclasses import dataclass, field, replace
from typing import Protocol

from dicecaller.equal_time import still_to_hear, too_soon
from dicecaller.errors import StoreError
from dicecaller.lines import in_language
from dicecaller.play_camera import Camera
from dicecaller.play_games import Games
from dicecaller.play_typed_line import Sentence, worth_reading
from dicecaller.session import step
from dicecaller.session_types import (
    AcceptEvent,
    Ask,
    Beep,
    Input,
    Keep,
    Key,
    Lamps,
    Log,
    Output,
    PutAway,
    Say,
    Session,
    TakeOut,
    TakeUp,
    Tell,
    ThrowDice,
    Tick,
    Voice,
    Watch,
)
from dicecaller.store import kept_fields
from dicecaller.transcript import Transcript
from display.agenda import CHATTER, Spoken, utterance
from display.messages import Message
from display.sentences import sentence
from display.speech import WISHES
from display.speech import Voice as Speaker
from firmware_bridge.messages import LampState


class Box(Protocol):
    """What the rim needs of a keypad-and-lamp box."""

    def set_lamps(self, lamps: LampState) -> None: ...

    def beep(self, kind: str) -> None: ...


@dataclass
class Rim:
    """The session and everything outside it. Only the main thread may use it."""

    session: Session
    voice: Speaker
    transcript: Transcript
    games: Games | None = None
    camera: Camera | None = None
    box: Box | None = None
    announce: Callable[[str], None] | None = None  # each spoken sentence, for a person at a terminal
    watch_outputs: Callable[[Output], None] | None = None  # for demonstrations that count
    restyle: Callable[[str], str] | None = None  # wishes about the screen's look: the theme it has then
    keep: Callable[[str, str], None] | None = None  # a setting that shall hold after the next start, too
    later: list[Input] = field(default_factory=list)
    store_fails: bool = False  # it has been told
    held: list[Input] = field(default_factory=list)  # answers that wait until choices have been read out (equal time)
    typed_line: list[Sentence] | None = None  # sentences of the line that is being carried out, see play_typed_line
    steps: int = 0
    line_keyed: bool = False  # a key of that line has been given
    uttered: tuple[Spoken, ...] = ()  # the latest utterance that was more than a word in passing

    def give(self, given: Input) -> None:
        """One input into the controller, and everything that comes of it."""
        if isinstance(given, Tick) and self.store_fails:
            self._store(lambda games: games.catch_up())
        self.line_keyed = self.line_keyed or isinstance(given, Key)
        pending = [given, *self.held]
        self.held.clear()
        while pending:
            one = pending.pop(0)
            session, outputs = step(self.session, one)
            listeners = still_to_hear(self.uttered, self.voice.current, self.voice.busy)
            if too_soon(self.session, session, outputs, listeners):
                self.held.append(replace(one, at=self.session.at))
                continue
            self.session = session
            self.steps += 1
            self._say(outputs)
            pending += self.later
            self.later.clear()

    def _say(self, outputs: tuple[Output, ...]) -> None:
        messages = []
        for output in outputs:
            if isinstance(output, Say):
                messages.append(output.message)
            self._carry_out(output)
            if self.watch_outputs is not None:
                self.watch_outputs(output)
        if messages:
            spoken = utterance(messages, self.session.settings.language)
            if any(one.rank > CHATTER for one in spoken):
                self.uttered = spoken
            self.voice.utter(spoken)

    def _carry_out(self, output: Output) -> None:
        at = self.session.at
        match output:
            case AcceptEvent(event=event, restored=restored, practice=practice):
                if not restored:
                    self._store(lambda games: games.append(event, at, practice))
                more = {"restored": True} if restored else {}
                kept = kept_fields(event, self.session.table.sheets)
                self.transcript.write(at, "accepted", event=kept, **more)
            case Say(message=message):
                self._said(message)
            case Ask(what=what, who=who):
                self.transcript.write(at, "asked", what=what, who=list(who))
            case Lamps(state=state):
                words = {c: getattr(state, c) for c in ("red", "yellow", "green", "blue", "status")}
                self.transcript.write(at, "lamps", **words)
                if self.box is not None:
                    self.box.set_lamps(state)
            case Log(did=did, fields=fields):
                self.transcript.write(at, did, **fields)
                if did == "read" and self.games is not None:
                    self._note_reading(output)
            case Watch(dice_set=dice_set):
                if self.camera is not None:
                    self.camera.expect(dice_set)
            case Beep(name=name):
                self.voice.short(name)
                if self.box is not None:
                    self.box.beep(name)
            case Voice(wish=wish):
                self._wish(wish)
            case ThrowDice(colours=colours):
                if self.camera is not None:
                    self.camera.throw(colours)
            case TakeOut(colours=colours):
                if self.camera is not None:
                    self.camera.take_out(colours)
            case Keep(setting=setting, value=value):
                self._keep(setting, value)
            case PutAway():
                self._store(lambda games: games.put_away())
            case TakeUp(events=events):
                self._store(lambda games: games.take_up(events))

    def _store(self, act: Callable[[Games], object]) -> None:
        """Something for the store. One that fails (disk full) is told once; the game goes on, and is stored later."""
        if self.games is None:
            return
        try:
            act(self.games)
        except StoreError as error:
            if not self.store_fails:
                self.store_fails = True
                line = f"{error}; the game goes on, and is stored when that works again"
                print(in_language(line, self.session.settings.language), file=sys.stderr, flush=True)
                self.transcript.write(self.session.at, "fault", what="store", reason=str(error))
                self.later.append(Tell(self.session.at, Message("fault", {"what": "store"}, urgent=True)))
            return
        if self.store_fails and not self.games.behind:
            self.store_fails = False
            self.transcript.write(self.session.at, "mended", what="store")
            self.later.append(Tell(self.session.at, Message("mended", {"what": "store"})))

    def _said(self, message: Message) -> None:
        language = self.session.settings.language
        text = sentence(message, language)
        self.transcript.write(self.session.at, "said", text=text, language=language, kind=message.kind)
        if self.announce is None:
            return
        if self.typed_line is None:
            self.announce(text)
        else:
            self.typed_line.append(Sentence(self.steps, message.kind, text))

    def line_begins(self) -> None:
        """Keys follow that were typed as one line: what they cause is announced at its end."""
        self.typed_line, self.line_keyed = [], False

    @property
    def begins_line(self) -> bool:
        """Whether the next key of a terminal is its line's first, or a line of its own."""
        return self.typed_line is None or not self.line_keyed

    def line_ends(self) -> None:
        """All of the line has been carried out."""
        said, self.typed_line = self.typed_line or [], None
        for text in worth_reading(said):
            if self.announce is not None:
                self.announce(text)

    def _wish(self, wish: str) -> None:
        """A wish about the voice is answered in words; one about the look goes to the screen."""
        if wish not in WISHES:
            if self.restyle is not None:
                self._keep("theme", self.restyle(wish))
            return
        level = self.voice.wish(wish)
        if level is not None:
            kind = "speed" if wish in ("faster", "slower") else "volume"
            self.later.append(Tell(self.session.at, Message(kind, {"level": level})))

    def _keep(self, setting: str, value: str) -> None:
        if self.keep is not None:
            self.keep(setting, value)

    def _note_reading(self, output: Log) -> None:
        dice = output.fields["dice"]
        assert isinstance(dice, list)
        pairs = tuple((str(die["colour"]), die["value"]) for die in dice)
        reason, latency = output.fields.get("reason"), output.fields.get("latency_ms")
        status, why = str(output.fields["status"]), str(reason) if reason is not None else None
        took = latency if isinstance(latency, float) else None
        self._store(lambda games: games.note_reading(status, why, pairs, took))
