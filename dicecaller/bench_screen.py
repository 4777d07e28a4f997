"""`dicecaller bench screen`: the table in a real window, touched from outside by fingers that it does not know of.

The window stands on an X server whose touchscreen is a socket (`display.simulated_touchscreen`): several fingers are
down at once. The table is the one of `dicecaller play`, live, with the simulated camera; its store is thrown away. The
hands know the screen only by its pixels: where a thing stands, and what is written there to be read.
"""

from __future__ import annotations

import os
import random
import statistics
import tempfile
import time
from collections.abc import Callable, Iterable
from dataclasses import dataclass, field
from pathlib import Path
from queue import SimpleQueue

from core.events import Mark, Pass
from core.table import Table
from dicecaller.errors import JobError
from dicecaller.measured_words import columns, say
from dicecaller.play_camera import Camera
from dicecaller.play_games import Games
from dicecaller.play_keypads import Keypads
from dicecaller.play_live import LiveTable
from dicecaller.play_rim import Rim
from dicecaller.play_screen import Screen
from dicecaller.play_script import named
from dicecaller.session import scene_of, step
from dicecaller.session_types import Begin, Session, Settings, Tapped
from dicecaller.transcript import Transcript
from display.catalogue import figure
from display.errors import NoScreen
from display.intents import Intent
from display.layout import lay_out
from display.look import Look
from display.simulated_touchscreen import Touchscreen
from display.speech import RecordingSpeaker
from display.window import Window
from vision.simulated.tray import SimulatedTray

#: A person who has never seen the table: so long for a tap, so fast at reading whatever is written anew.
TAP_S = 0.8
WORDS_A_SECOND = 4.0
LIMIT_S = 30.0
PLAYERS = 5
THROW_LIMIT_S = 60.0
ANSWER_LIMIT_S = 90.0


class Stuck(JobError):
    """The table did not do what the fingers asked for."""


@dataclass
class Hands:
    """A table and the fingers on its screen."""

    table: LiveTable
    touchscreen: Touchscreen
    camera: Camera
    read: set[str] = field(default_factory=set)
    answer_s: list[float] = field(default_factory=list)
    fingers: int = 0
    last: list[tuple[int, int]] = field(default_factory=list)

    @property
    def session(self) -> Session:
        return self.table.rim.session

    def wait(self, seconds: float) -> None:
        """Let real time pass."""
        end = time.monotonic() + seconds
        while time.monotonic() < end:
            self.table.turn()

    def until(self, what: str, happened: Callable[[], bool], limit_s: float) -> float:
        """Turn until it has happened; gives the seconds. Raises Stuck after `limit_s`."""
        began = time.monotonic()
        while not happened():
            if time.monotonic() - began > limit_s:
                raise Stuck(f"the screen did not get to this in {limit_s:g} s: {what}")
            self.table.turn()
        return time.monotonic() - began

    def touch(self, intents: Iterable[Intent]) -> None:
        """Touch all these things at once, wherever they stand now; what is to come is waited for."""
        places: list[tuple[int, int]] = []
        for intent in intents:
            self.until(f"{named(intent)} on the screen", lambda it=intent: self.place(it) is not None, ANSWER_LIMIT_S)  # type: ignore[misc]
            places.append(self.place(intent) or (0, 0))
        self.last = places[-1:]
        self.touchscreen.touch(places)
        self.fingers += len(places)

    def place(self, intent: Intent) -> tuple[int, int] | None:
        """Where it stands now."""
        return self.table.screen.find(self.session, intent)

    def unread_words(self) -> int:
        """How many words have come on the screen that nobody has read yet; they are read then."""
        model = self.table.screen.model(self.session)
        texts = {element.text for element in model.elements if element.kind == "text"}
        count = sum(len(text.split()) for text in texts - self.read)
        self.read = texts
        return count

    def think_and_touch(self, intent: Intent) -> None:
        """As a person does: read what is new, then reach for it."""
        self.wait(self.unread_words() / WORDS_A_SECOND + TAP_S)
        self.touch([intent])
        self.wait(0.1)


def hands_on(touchscreen: Touchscreen, folder: Path, seed: int, language: str = "en") -> Hands:
    """The table as `dicecaller play` builds it, in a window of that server."""
    os.environ.update(DISPLAY=touchscreen.display, SDL_VIDEODRIVER="x11")
    window = Window(Look(size=touchscreen.size, language=language))
    session = Session(settings=Settings(language=language, simulated_tray=True), camera="ok")
    rim = Rim(session, RecordingSpeaker(), Transcript(None), Games(folder))
    screen = Screen(window.look, window)
    rim.camera = Camera(SimulatedTray(seed, paced=True))
    table = LiveTable(rim, screen, Keypads(), SimpleQueue())
    rim.camera.start(table.inbox.put, lambda _why: None)
    hands = Hands(table, touchscreen, rim.camera)
    rim.give(Begin(0.0))
    hands.wait(0.3)  # the window comes up
    return hands


def close(hands: Hands) -> None:
    """Take the table apart."""
    hands.camera.close()
    hands.table.screen.close()
    games = hands.table.rim.games
    if games is not None:
        games.close()


#: From the sleeping screen to a throw: the way that the screen offers first.
WAY = (Intent("wake"), Intent("players", value=3), Intent("go"))


def from_sleep_to_roll(hands: Hands, *, skip: bool = False) -> float:
    """Wake, say how many, play, throw: seconds until the first roll was read and called.

    It is the opening's first die; with `skip` the opening is left out and it is the first roll of all six.
    """
    began = time.monotonic()
    for intent in (*WAY, *((Intent("skip-opening"),) if skip else ()), Intent("throw")):
        hands.think_and_touch(intent)
    if skip:
        hands.until("a called roll", lambda: _phase(hands) == "shared", THROW_LIMIT_S)
    else:
        hands.until("a called die", lambda: bool(hands.session.opening_rolled) or hands.session.refused is not None
                    or _phase(hands) == "roll", THROW_LIMIT_S)  # fmt: skip
    return time.monotonic() - began


def reading_s(language: str, size: tuple[int, int] = (1024, 600), *, skip: bool = False) -> float:
    """The same way in the person's own time alone: every word that is new on the way, and the taps."""
    session, _outputs = step(
        Session(settings=Settings(language=language, simulated_tray=True), camera="ok"), Begin(0.0)
    )
    read: set[str] = set()
    spent_s = 0.0
    for intent in (*WAY, *((Intent("skip-opening"),) if skip else ()), Intent("throw")):
        model = lay_out(scene_of(session), Look(size=size, language=language))
        texts = {element.text for element in model.elements if element.kind == "text"}
        spent_s += sum(len(text.split()) for text in texts - read) / WORDS_A_SECOND + TAP_S
        read = texts
        session, _outputs = step(session, Tapped(spent_s, intent))
    return spent_s


def whole_game(hands: Hands, seed: int) -> int:
    """Five people play to the end, all who are asked touching at once. Gives the number of answers that counted.

    Raises Stuck where a touch did not count, or one counted twice.
    """
    rng = random.Random(seed)
    for intent in (Intent("wake"), Intent("players", value=PLAYERS), Intent("go"), Intent("skip-opening")):
        hands.touch([intent])
        hands.wait(0.3)
    hands.until("a game of five", lambda: _phase(hands) == "roll", ANSWER_LIMIT_S)
    answers = 0
    while (phase := _phase(hands)) != "over":
        if phase == "roll":
            _throw(hands)
        else:
            answers += _answer(hands, rng)
    counted = sum(isinstance(event, Mark | Pass) for event in hands.session.table.journal())
    if counted != answers:
        raise Stuck(f"fingers that answered: {answers}; answers that counted: {counted}")
    return counted


def _phase(hands: Hands) -> str:
    view = hands.session.view
    return view.phase if view is not None else ""


def _throw(hands: Hands) -> None:
    """Take out what has left the game, then throw until a roll is called."""
    if hands.session.set_aside:
        hands.touch([Intent("set-aside")])
        hands.wait(0.3)
    hands.touch([Intent("throw")])
    hands.until("a throw seen", lambda: _phase(hands) != "roll" or hands.session.refused is not None, THROW_LIMIT_S)
    if hands.session.refused is not None:
        hands.touch([Intent("again")])
        hands.wait(0.3)


def _answer(hands: Hands, rng: random.Random) -> int:
    """All who are asked answer with one finger each, all fingers at once; one of them bounces."""
    view = hands.session.view
    assert view is not None
    waiting, table = view.waiting, hands.session.table
    intents = []
    for player in waiting:
        boxes = view.legal[player]
        if view.phase == "choose" or (boxes and rng.random() < 0.5):
            row, number = rng.choice(boxes)
            intents.append(Intent(None, player, row, number))
        else:
            intents.append(Intent("pass", player))
    begun = time.monotonic()
    hands.touch(intents)
    if rng.random() < 0.2:  # a panel that reports its last touch again
        hands.touchscreen.touch(hands.last)
    hands.until(f"the answers of {', '.join(waiting)}", lambda: _all_in(hands, table, len(waiting)), ANSWER_LIMIT_S)
    hands.answer_s.append(time.monotonic() - begun)
    hands.wait(0.16)  # people look before they touch again
    return len(waiting) if view.phase != "choose" else 0


def _all_in(hands: Hands, before: Table, count: int) -> bool:
    return len(hands.session.table.standing()) - len(before.standing()) >= count


def measured(seed: int, size: tuple[int, int]) -> dict[str, float]:
    """Everything that `bench screen` prints about playing. Raises JobError where there can be no such screen."""
    with Touchscreen(size) as touchscreen:
        found: dict[str, float] = {}
        for language in ("en", "de", "fr"):
            with tempfile.TemporaryDirectory() as folder:
                hands = hands_on(touchscreen, Path(folder), seed, language)
                try:
                    found[f"sleep_to_first_roll_{language}_s"] = from_sleep_to_roll(hands)
                    found[f"of_it_reading_and_tapping_{language}_s"] = reading_s(language, size)
                finally:
                    close(hands)
        with tempfile.TemporaryDirectory() as folder:
            hands = hands_on(touchscreen, Path(folder), seed)
            try:
                found["answers_that_counted"] = whole_game(hands, seed)
                found["fingers"] = hands.fingers
                found["answers_on_screen_median_ms"] = statistics.median(hands.answer_s) * 1000
                found["answers_on_screen_least_ms"] = min(hands.answer_s) * 1000
            finally:
                close(hands)
    return found


def figures(seed: int, size: tuple[int, int] = (1024, 600)) -> dict[str, float]:
    """`measured`, with a broken screen told as a job that cannot be done."""
    try:
        return {name: round(value, 2) for name, value in measured(seed, size).items()}
    except NoScreen as error:
        raise JobError(str(error)) from error


def in_words(found: dict[str, float], language: str) -> str:
    """The figures as lines."""
    rows = []
    for shown in ("en", "de", "fr"):
        spent, own = found[f"sleep_to_first_roll_{shown}_s"], found[f"of_it_reading_and_tapping_{shown}_s"]
        missed = "" if spent <= LIMIT_S else f"   {say('not-met', language)}"
        part = say("screen-own", language, own=figure(own, language, 1, "s"))
        bar = say("at-most", language, most=figure(LIMIT_S, language, 0, "s"))
        rows.append(
            (say("screen-way", language, spoken=shown), f"{figure(spent, language, 1, 's')}, {part}   {bar}{missed}")
        )
    answers = say("screen-answers", language, answers=figure(found["answers_that_counted"], language, 0))
    rows.append((say("screen-game", language), answers))
    median, least = (figure(found[f"answers_on_screen_{which}_ms"], language, 0, "ms") for which in ("median", "least"))
    rows.append((say("screen-shown", language), say("screen-times", language, median=median, least=least)))
    return "\n".join(columns(rows))
