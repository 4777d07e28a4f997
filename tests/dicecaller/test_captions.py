"""Over a hundred whole games: what is said is also the caption, on the smallest screen, and nothing of it is cut off.

The games run through the same rim as at the table: each input into the controller, what comes of it to a speaker that
writes down what it is told to say, and then the screen of that moment.
"""

from __future__ import annotations

import random
from collections.abc import Iterator

import pytest

from core.events import Choose, Mark, NewGame, Pass
from core.sheets import SHEETS
from dicecaller.play_rim import Rim
from dicecaller.session import scene_of
from dicecaller.session_types import Begin, Device, Input, Key, Session, Settings, Tapped, Tick, Tray
from dicecaller.transcript import Transcript
from display import fonts
from display.geometry import Rect
from display.intents import Intent
from display.layout import lay_out
from display.layout.bars import caption_bar
from display.layout.canvas import Canvas, drawable
from display.look import Look
from display.speech import RecordingSpeaker
from tests.dicecaller.session_driver import reading
from vision.watching import TrayEvent

GAMES = 100
LANGUAGES = ("en", "de", "fr")
SMALLEST = (800, 480)
WHOLE_SCREEN_EVERY = 12
NAMES = ("Ann", "Bo", "Charlotte", "Dimitri", "Eleanor")
#: The one who taps does so as often as this in a second; now and then somebody waits.
TAPS_S = (0.2, 0.7, 1.5, 6.0)


class Shown:
    """A table of one game: what was said since the last look, and what stands on the screen then."""

    def __init__(self, number: int) -> None:
        self.rng = random.Random(number)
        self.language = LANGUAGES[number % 3]
        talk = ("game", "all", "asked", "game")[number % 4]
        settings = Settings(language=self.language, talk=talk, spoken=number % 5 == 4)
        self.voice = RecordingSpeaker(keep=50)
        self.rim = Rim(Session(settings=settings, camera="ok"), self.voice, Transcript(None))
        self.at = 0.0
        self.looks: set[tuple[str, str]] = set()

    def give(self, given: Input) -> None:
        self.voice.said.clear()
        self.rim.give(given)
        self._look()

    def _look(self) -> None:
        scene = scene_of(self.rim.session)
        for spoken in self.voice.said:
            assert spoken.text in scene.caption, (spoken.text, scene.caption)
            assert spoken.language == self.language
        if not self.voice.said or (scene.kind, scene.caption) in self.looks:
            return
        self.looks.add((scene.kind, scene.caption))
        look = Look(size=SMALLEST, language=self.language)
        if len(self.looks) % WHOLE_SCREEN_EVERY == 0:
            model = lay_out(scene, look)
            assert model.faults == (), scene.kind
            elements = list(model.elements)
        else:  # the bar alone, laid out as every screen does it
            canvas = Canvas(look, Rect(0, 0, *SMALLEST))
            caption_bar(canvas, canvas.room.inset(4), scene, growing=scene.kind != "table")
            elements = canvas.elements
        wanted = " ".join(drawable(scene.caption).split())
        bar = next((e for e in elements if e.kind == "text" and " ".join(e.text.split()) == wanted), None)
        assert bar is not None, (wanted, scene.kind)
        wide, high = fonts.block_px(bar.text, bar.size_px, bar.bold)
        assert wide <= bar.rect.w, wanted
        assert high <= bar.rect.h, wanted

    def later(self) -> float:
        self.at += self.rng.choice(TAPS_S)
        return self.at


def inputs(table: Shown, game: NewGame) -> Iterator[Input]:
    """A whole game as people play it: throws, marks, passes, wrong taps, a mark taken back, a fault, an undo."""
    rng = table.rng
    yield Begin(table.later(), game)
    for _step in range(1500):
        view = table.rim.session.view
        if view is None or view.phase == "over":
            return
        if view.phase == "roll":
            if table.rim.session.set_aside and rng.random() < 0.7:
                yield Tapped(table.later(), Intent("set-aside"))
            yield from _throw(table)
            continue
        player = rng.choice(view.waiting)
        yield from _now_and_then(table, player)
        view = table.rim.session.view
        if view is None or player not in view.waiting:
            continue
        boxes = view.legal[player]
        if view.phase == "choose":
            event: Mark | Pass | Choose = Choose(player, boxes[0][0])
        elif boxes and rng.random() < 0.85:
            event = Mark(player, *min(boxes, key=lambda box: _skips(table, player, box)))
        else:
            event = Pass(player)
        intent = Intent("pass", player) if isinstance(event, Pass) else Intent(None, player, event.row, _number(event))
        yield Tapped(table.later(), intent)


def _number(event: Mark | Choose) -> int:
    return event.number if isinstance(event, Mark) else 2


def _skips(table: Shown, player: str, box: tuple[str, int]) -> int:
    view = table.rim.session.view
    assert view is not None
    row = view.sheet.row_of[box[0]]
    return view.sheet.place[row][box[1]] - len(view.sheets[player].rows[row].marks)


def _throw(table: Shown) -> Iterator[Input]:
    view = table.rim.session.view
    assert view is not None
    rng = table.rng
    dice: dict[str, object] = {c: rng.randint(1, 6) for c in view.dice_due if c != "white"}
    seen = reading(white=(rng.randint(1, 6), rng.randint(1, 6)), **dice)
    if rng.random() < 0.06:
        refused = reading("refused", "cocked", ("white",), ("white",), white=(1, 2), **dice)
        yield Tray(table.later(), TrayEvent("refused", table.at, 0, refused, None, None))
    yield Tray(table.later(), TrayEvent("roll", table.at, 0, seen, 100.0, None))


def _now_and_then(table: Shown, player: str) -> Iterator[Input]:
    chance = table.rng.random()
    if chance < 0.03:
        yield Tapped(table.later(), Intent(None, player, "1", 2))  # legal or not
    elif chance < 0.05:
        yield Tapped(table.later(), Intent("undo"))
    elif chance < 0.07:
        yield Tapped(table.later(), Intent("void", player))
    elif chance < 0.08:
        yield Key(table.later(), table.rng.choice(("repeat", "more", "help")), "box")
    elif chance < 0.09:
        yield Device(table.later(), "keypad", table.rng.choice(("fault", "ok")))
    elif chance < 0.10:
        yield Tapped(table.later(), Intent(table.rng.choice(("louder", "repeat", "correct", "back"))))
    elif chance < 0.11:
        yield Tick(table.later())


@pytest.mark.parametrize("first", range(0, GAMES, 10))
def test_in_a_hundred_games_all_that_is_said_is_the_caption(first: int) -> None:
    ended = 0
    for number in range(first, first + 10):
        table = Shown(number)
        names = NAMES[: 2 + number % 4]
        game = NewGame(names, list(SHEETS)[number % 9], match=1)
        for given in inputs(table, game):
            table.give(given)
        view = table.rim.session.view
        assert view is not None
        ended += view.phase == "over"
        assert len(table.looks) > 20
    assert ended == 10


def test_a_sentence_that_never_reached_the_caption_would_be_seen() -> None:
    table = Shown(0)
    table.give(Begin(0.0, NewGame(("Ann", "Bo"))))
    table.rim.session = table.rim.session.with_caption((), ())
    with pytest.raises(AssertionError):
        table._look()


def test_news_stays_in_the_caption_as_long_as_the_voice_has_to_say_it() -> None:
    table = Shown(0)
    table.give(Begin(0.0, NewGame(("Ann", "Bo"))))
    session = table.rim.session
    dice = reading(white=(1, 2), red=6, yellow=6, green=6, blue=6)
    table.give(Tray(20.0, TrayEvent("roll", 20.0, 0, dice, 100.0, None)))
    for player in ("Bo", "Ann"):
        table.give(Tapped(21.0, Intent("pass", player)))
    table.give(Tapped(22.0, Intent("pass", "Ann")))
    assert "Ann takes a penalty" in scene_of(table.rim.session).caption
    dice = reading(white=(3, 3), red=6, yellow=6, green=6, blue=6)
    table.give(Tray(23.0, TrayEvent("roll", 23.0, 0, dice, 100.0, None)))
    caption = scene_of(table.rim.session).caption
    assert caption.startswith("Ann takes a penalty, the first. White three and three: six.")
    table.give(Tapped(60.0, Intent("pass", "Bo")))
    assert "penalty" not in scene_of(table.rim.session).caption
    assert session.place == "game"


def test_what_has_been_said_leaves_the_caption_however_fast_the_game_goes_on() -> None:
    table = Shown(0)
    table.give(Begin(0.0, NewGame(("Ann", "Bo"))))
    dice = reading(white=(1, 2), red=6, yellow=6, green=6, blue=6)
    table.give(Tray(20.0, TrayEvent("roll", 20.0, 0, dice, 100.0, None)))
    for player in ("Bo", "Ann"):
        table.give(Tapped(21.0, Intent("pass", player)))
    for step in range(12):  # back and forth, each time before the voice has told what may be marked
        table.give(Tapped(22.0 + 7 * step, Intent("undo") if step % 2 else Intent("pass", "Ann")))
        caption = scene_of(table.rim.session).caption
        assert caption.count("takes a penalty") + caption.count("One step back") == 1, caption
