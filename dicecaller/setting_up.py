"""The conversation of `dicecaller setup`: look at the empty tray, try throws, learn dice, keep what was learned.

Judging is vision's, words are display's; here is only the order of things. With the simulated tray it throws by itself.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator
from dataclasses import dataclass

import numpy as np

from dicecaller.errors import JobError
from display.catalogue import text
from display.messages import Message
from display.sentences import detail, sentence
from vision.calibration import Calibration
from vision.errors import SourceFault
from vision.judging import Advice, judge_view
from vision.lying import places_of_dice
from vision.own_dice import THROWS_TO_LEARN, DiceLearner, OwnDice
from vision.reading import DiceSet, Reading
from vision.simulated.tray import SimulatedTray
from vision.sources.base import Frame, FrameSource, Image
from vision.tray_finding import TrayFound, find_tray
from vision.trial import Trial, TrialResult
from vision.watching import ReadsDice, TrayEvent, Watcher

#: Seconds of the source's own time: to let a camera settle, and until a source that sends nothing is given up.
SETTLE_S = 1.0
SILENT_S = 10.0
READ_S = 0.5
#: Throws of one step that do not count before it is given up: something is wrong that throwing does not mend.
MOST_REFUSED = 12


@dataclass(frozen=True, slots=True)
class Talk:
    """Says lines in one language."""

    language: str
    out: Callable[[str], None]

    def say(self, key: str, **facts: object) -> None:
        """One text of the catalogue."""
        line = text(key, self.language, **facts)
        self.out(line[:1].upper() + line[1:])

    def advise(self, advice: tuple[Advice, ...]) -> None:
        """What could be better about the view."""
        for entry in advice:
            facts = {name: str(value) if isinstance(value, int) else value for name, value in entry.facts.items()}
            if "place" in facts:
                facts["place"] = text("phrase-place", self.language, place=facts["place"])
            line = text(f"advice-{entry.code}", self.language, **facts)
            self.out("  " + line[:1].upper() + line[1:])


class SetUp:
    """One run over an open source. `look` is given every frame, and again with its reading, to be shown."""

    def __init__(
        self,
        source: FrameSource,
        reader: ReadsDice,
        talk: Talk,
        look: Callable[[Image, Reading | None], None] = lambda image, reading: None,
    ) -> None:
        self._source = source
        self._sim = source if isinstance(source, SimulatedTray) else None
        self._reader = reader
        self._talk = talk
        self._look = look
        self._image: Image | None = None
        self._sides: list[float] = []

    def table(self, throws: int, front: str) -> Calibration:
        """Looks at the tray, tries so many throws and says how sure it was. Raises JobError where nothing comes."""
        image = self._settled()
        height, width = image.shape[:2]
        self._talk.say("setup-camera", name=self._source.name, width=str(width), height=str(height))
        self._talk.say("setup-empty")
        tray = find_tray(self._settled())
        if tray is not None:
            self._talk.say("setup-tray-found")
        self._talk.advise(judge_view(self._last(), None, tray))
        result = self._try(throws, tray)
        good = "setup-table-good" if result.good else "setup-table-poor"
        refused = sum(count for _, count in result.refused)
        self._talk.say(good, refused=refused, throws=result.called + refused)
        side = float(np.median(self._sides)) if self._sides else None
        return Calibration(self._source.name, (width, height), tray, front, side, None, result.sure)

    def size(self) -> tuple[int, int]:
        """Width and height of the camera's pictures. Raises JobError where none come."""
        height, width = self._settled().shape[:2]
        return width, height

    def dice(self) -> OwnDice | None:
        """Learns six dice in a few throws; None where they were not the same each time. Raises JobError."""
        learner, refused = DiceLearner(), 0
        events = self._events(DiceSet("any"))
        while learner.throws < THROWS_TO_LEARN:
            self._talk.say("setup-dice-throw", number=learner.throws + 1, count=THROWS_TO_LEARN)
            self._throw()
            reading = _reading_of(next(events))
            reason = learner.add(self._last(), reading)
            if reason is None:
                colours = [text("phrase-colour", self._talk.language, colour=die.colour) for die in reading.dice]
                self._talk.say("setup-dice-taken", colours=", ".join(colours))
                continue
            refused += 1
            if refused >= MOST_REFUSED:
                raise JobError("the six dice could not be seen together: run `dicecaller setup` without --dice first")
            self._talk.say("setup-dice-not-taken", why=detail(reason, reading.about, self._talk.language))
        own = learner.learned()
        if own is None:
            self._talk.say("setup-dice-differ")
        elif not own.needed:
            self._talk.say("setup-dice-known")
        else:
            for name, role in zip(own.names, DiceSet().expected() or (), strict=True):
                words = [text("phrase-colour", self._talk.language, colour=colour) for colour in (name, role)]
                self._talk.say("setup-dice-stands-for", colour=words[0], role=words[1])
        return own

    def _try(self, throws: int, tray: TrayFound | None) -> TrialResult:
        trial, advised = Trial(throws), False
        events = self._events(DiceSet())
        while not trial.done:
            self._talk.say("setup-throw", number=trial.answered + 1, count=throws)
            self._throw()
            event = next(events)
            trial.feed(event)
            reading = _reading_of(event)
            self._tell(event, reading)
            self._sides += [die.size_px for die in reading.dice]
            if not advised and reading.dice:
                advised = True
                advice = judge_view(self._last(), reading, tray)
                self._talk.advise(advice)
                if not advice:
                    self._talk.say("setup-view-good")
            if not trial.done:
                self._talk.say("setup-pick-up")
        return trial.result()

    def _tell(self, event: TrayEvent, reading: Reading) -> None:
        language = self._talk.language
        if event.event == "refused":
            why = detail(reading.reason, reading.about, language, places_of_dice(reading, reading.about))
            self._talk.out("  " + why)
            return
        white = tuple(die.value for die in reading.dice if die.colour == "white")
        values = {die.colour: die.value for die in reading.dice if die.colour != "white"}
        facts = {"white": white, "sum": sum(value or 0 for value in white), **values}
        self._talk.out("  " + sentence(Message("roll-full", facts), language))
        sure = min((die.confidence for die in reading.dice), default=0.0)
        self._talk.say("setup-sure", percent=round(100 * sure))

    def _throw(self) -> None:
        if self._sim is not None:
            self._sim.throw_random()

    def _last(self) -> Image:
        if self._image is None:
            raise JobError(f"{self._source.name} sends no pictures: is it plugged in?")
        return self._image

    def _settled(self) -> Image:
        """The view after the camera has had a moment for light and colour."""
        began = self._source.now
        while self._source.now < began + SETTLE_S or self._image is None:
            self._frame(began)
        return self._image

    def _frame(self, since: float) -> Frame | None:
        """Takes one frame in; None where none came.

        Raises JobError when the source has ended, broken, or been silent since then for too long.
        """
        try:
            frame = self._source.read(READ_S)
        except SourceFault as error:
            raise JobError(str(error)) from error
        if frame is not None:
            self._image = frame.image
            self._look(frame.image, None)
        elif self._source.ended:
            raise JobError(f"{self._source.name} has ended before the set-up was done")
        elif self._image is None and self._source.now > since + SILENT_S:
            raise JobError(f"{self._source.name} sends no pictures: is it plugged in?")
        return frame

    def _events(self, dice_set: DiceSet) -> Iterator[TrayEvent]:
        """The answers to throws as they come: a roll or a refusal, each with its reading."""
        watcher = Watcher(
            self._reader, dice_set, live=self._source.live, fps=self._source.fps, steady_size=self._source.steady_size
        )
        while True:
            frame = self._frame(self._source.now)
            told = watcher.silence(self._source.now) if frame is None else watcher.feed(frame)
            for event in told:
                if event.event in ("roll", "refused") and event.reading is not None:
                    self._look(self._last(), event.reading)
                    yield event


def _reading_of(event: TrayEvent) -> Reading:
    assert event.reading is not None
    return event.reading
