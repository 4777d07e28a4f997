"""The real-time loop with a window that nobody sees, real window events and a clock of its own."""

from __future__ import annotations

import io
import queue
from dataclasses import replace

import pytest

pygame = pytest.importorskip("pygame")

from core.events import NewGame  # noqa: E402
from dicecaller.play_keypads import Keypads  # noqa: E402
from dicecaller.play_live import LiveTable  # noqa: E402
from dicecaller.play_rim import Rim  # noqa: E402
from dicecaller.play_screen import Screen  # noqa: E402
from dicecaller.play_terminal import NoKey, TerminalClosed, read_terminal  # noqa: E402
from dicecaller.session_types import Begin, Session, Settings  # noqa: E402
from dicecaller.transcript import Transcript  # noqa: E402
from display.intents import Intent  # noqa: E402
from display.look import Look  # noqa: E402
from display.speech import RecordingSpeaker  # noqa: E402
from display.window import Window  # noqa: E402
from firmware_bridge.messages import KeyPressed, LinkDown, LinkUp  # noqa: E402
from tests.dicecaller.session_driver import dice, reading  # noqa: E402
from vision.watching import TrayEvent  # noqa: E402


class Clock:
    """Time that moves only when it is looked at: the loop never waits."""

    def __init__(self) -> None:
        self.at = 0.0

    def __call__(self) -> float:
        self.at += 0.02
        return self.at


@pytest.fixture
def table(tmp_path):
    clock = Clock()
    look = Look()
    window = Window(look, headless=True, clock=clock)
    rim = Rim(Session(settings=Settings(), camera="ok"), RecordingSpeaker(), Transcript(tmp_path / "t.jsonl"))
    live = LiveTable(rim, Screen(look, window), Keypads(), queue.SimpleQueue(), clock)
    rim.give(Begin(0.0, NewGame(("Ann", "Bo"))))
    yield live
    window.close()


def typed(line: str, language: str = "en") -> list[object]:
    """What the thread of a terminal tells of one line."""
    inbox: queue.Queue[object] = queue.Queue()
    read_terminal(inbox.put, io.StringIO(f"{line}\n"), lambda: language)
    told: list[object] = []
    while not isinstance(event := inbox.get(timeout=10.0), TerminalClosed):
        told.append(event)
    return told


def touch(live: LiveTable, intent: Intent) -> None:
    """A finger at the pixels where the thing stands, as SDL reports it."""
    live.turn()
    place = live.screen.find(live.rim.session, intent)
    assert place is not None, intent
    width, height = live.screen.look.size
    finger = {"touch_id": 1, "finger_id": 0, "x": place[0] / width, "y": place[1] / height, "dx": 0.0, "dy": 0.0}
    pygame.event.post(pygame.event.Event(pygame.FINGERDOWN, finger))
    live.turn()


def roll(live: LiveTable) -> None:
    live.inbox.put(TrayEvent("roll", 0.0, 1, reading(**dice()), 100.0))
    live.turn()


def test_events_of_the_threads_and_touches_of_the_window_play_a_turn(table):
    roll(table)
    touch(table, Intent(player="Bo", row="red", number=6))
    touch(table, Intent("pass", "Ann"))
    view = table.rim.session.view
    assert view.phase == "coloured"
    assert view.sheets["Bo"].rows[0].marks == (6,)


def test_one_touch_bounced_is_one_answer(table):
    roll(table)
    touch(table, Intent(player="Bo", row="red", number=6))
    table._clock.at += 0.0
    lines = len(table.rim.session.table.journal())
    touch(table, Intent("void"))
    assert len(table.rim.session.table.journal()) == lines + 1


def test_keyboard_types_a_roll(table):
    for code, sign in ((pygame.K_2, "2"), (pygame.K_4, "4"), (pygame.K_5, "5"), (pygame.K_1, "1"), (pygame.K_3, "3")):
        pygame.event.post(pygame.event.Event(pygame.KEYDOWN, {"key": code, "unicode": sign, "mod": 0}))
    pygame.event.post(pygame.event.Event(pygame.KEYDOWN, {"key": pygame.K_6, "unicode": "6", "mod": 0}))
    pygame.event.post(pygame.event.Event(pygame.KEYDOWN, {"key": pygame.K_RETURN, "unicode": "\r", "mod": 0}))
    table.turn()
    assert table.rim.session.view.phase == "shared"


def test_keyboard_writes_a_name_while_one_is_edited(table):
    for intent in (Intent("help"), Intent("new-game"), Intent("seat", value=0)):
        touch(table, intent)
    pygame.event.post(pygame.event.Event(pygame.KEYDOWN, {"key": pygame.K_e, "unicode": "e", "mod": 0}))
    table.turn()
    assert table.rim.session.draft.names[0] == "Anne"
    for editing in (1, None):  # Enter goes from name to name, and leaves the set-up only after the last
        pygame.event.post(pygame.event.Event(pygame.KEYDOWN, {"key": pygame.K_RETURN, "unicode": "\r", "mod": 0}))
        table.turn()
        assert table.rim.session.draft.editing == editing
        assert table.rim.session.overlay == "players"


def test_keypad_events_reach_the_session(table):
    for event in (LinkUp("box", "1.0", 1), *(KeyPressed(key) for key in "245136"), KeyPressed("enter")):
        table.inbox.put(event)
    table.turn()
    assert table.rim.session.keypad == "ok"
    assert table.rim.session.view.phase == "shared"
    table.inbox.put(LinkDown("unplugged"))
    table.turn()
    assert table.rim.session.keypad == "fault"


def test_what_was_typed_and_is_no_key_is_said(table):
    table.inbox.put(NoKey("zz"))
    table.turn()
    assert table.rim.voice.said[-1].text.startswith("No key is called “zz”: nothing of the line counts.")


@pytest.mark.parametrize("language", ["en", "de", "fr"])
@pytest.mark.parametrize("line", ["blau zehn", "b10", "bleu 12", "blue twelve"])
def test_a_number_that_no_die_shows_is_refused_while_dice_are_typed(table, language, line):
    table.rim.session = replace(table.rim.session, settings=Settings(language=language))
    before = table.rim.session.table.journal()
    for told in typed(line):
        table.inbox.put(told)
    table.turn()
    session = table.rim.session
    assert session.table.journal() == before
    assert (session.entry.dice, session.entry.chosen, session.typing.what) == ({}, "blue", "")
    shown = {"en": "No die shows t", "de": "Kein Würfel zeigt z", "fr": "Aucun dé ne montre d"}[language]
    assert table.rim.voice.said[-1].text.startswith(shown)
    table.inbox.put(KeyPressed("3", pad="terminal"))
    table.turn()
    assert table.rim.session.entry.dice == {"blue": 3}


class Buzzer:
    """A box that is only listened to."""

    def __init__(self) -> None:
        self.beeps: list[str] = []

    def set_lamps(self, _lamps: object) -> None:
        pass

    def beep(self, kind: str) -> None:
        self.beeps.append(kind)


@pytest.mark.parametrize("line", ["7", "b10", "blau 12", "w2 zz", "g"])
def test_whatever_is_refused_at_a_terminal_gives_the_signal_of_a_refused_key_once(table, line):
    table.rim.session = replace(table.rim.session, settings=Settings(language="de"))
    table.rim.box = box = Buzzer()
    for told in typed(line, "de"):
        table.inbox.put(told)
    table.turn()
    assert box.beeps == ["refuse"]
    assert table.rim.session.entry is None or table.rim.session.entry.dice == {}


def test_a_number_typed_as_one_is_a_boxs_while_answers_are_given(table):
    table.rim.session = replace(table.rim.session, settings=Settings(spoken=True))
    table.inbox.put(TrayEvent("roll", 0.0, 1, reading(**dice(w1=4, w2=6)), 100.0))
    table.turn()
    for told in typed("r10"):
        table.inbox.put(told)
    table.turn()
    assert "Ann marks red ten." in [said.text for said in table.rim.voice.said]


def test_closed_window_ends_the_loop(table):
    pygame.event.post(pygame.event.Event(pygame.QUIT))
    table.turn()
    assert not table.running


def test_still_table_is_not_drawn_again(table):
    for _ in range(5):
        table.turn()
    drawn = table.screen.window.redraws
    for _ in range(100):
        table.turn()
    assert table.screen.window.redraws == drawn


def test_what_a_touch_changes_is_shown_in_the_same_turn(table):
    roll(table)
    touch(table, Intent("pass", "Ann"))
    redraws = table.screen.window.redraws
    table.screen.show(table.rim.session)
    assert table.screen.window.redraws == redraws


def test_two_fingers_down_in_one_look_mean_what_was_shown_to_both(table):
    roll(table)
    wanted = (Intent("history"), Intent("help"))
    places = [table.screen.find(table.rim.session, intent) for intent in wanted]
    width, height = table.screen.look.size
    for number, (x, y) in enumerate(places):
        finger = {"touch_id": 1, "finger_id": number, "x": x / width, "y": y / height, "dx": 0.0, "dy": 0.0}
        pygame.event.post(pygame.event.Event(pygame.FINGERDOWN, finger))
    table.turn()
    assert table.rim.session.overlay == "help"  # the page of the first finger has no help where the second touched
