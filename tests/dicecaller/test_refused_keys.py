"""Keys that do nothing say why, and the screen shows it; prompts that nobody can mistake."""

from __future__ import annotations

import pytest

from core.events import NewGame
from dicecaller.session import scene_of
from dicecaller.session_types import Begin, Settings
from display.geometry import Rect
from display.layout import lay_out
from display.layout.bars import notice_of
from display.layout.canvas import Canvas
from display.look import Look
from display.messages import Message
from display.sentences import sentence
from tests.dicecaller.session_driver import Driver, reading

LANGUAGES = ("en", "de", "fr")


def by_ear(language: str = "en") -> Settings:
    return Settings(language=language, spoken=True)


def words_of(message: Message, language: str) -> str:
    """The sentence with plain spaces, as it is compared here."""
    return " ".join(sentence(message, language).split())


def said(table: Driver) -> str:
    return " ".join(words_of(message, table.session.settings.language) for message in table.said())


def shown(table: Driver, look: Look) -> str:
    """Everything that stands on the screen, in one line."""
    model = lay_out(scene_of(table.session), look)
    assert model.faults == ()
    return " ".join(" ".join(element.text.split()) for element in model.elements)


# --- seats that are not there -----------------------------------------------------------------------------------------
@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("keys", ["5", "0 r 5", "0 3 5"])
def test_a_digit_for_an_absent_seat_is_said_and_shown(keys: str, language: str) -> None:
    table = Driver(settings=by_ear(language))
    if not keys.startswith("0 3"):
        table.roll()
    table.keys(keys)
    words = words_of(Message("no-seat", {"number": 5, "count": 2}), language)
    assert words in said(table)
    for size in ((800, 480), (1024, 600)):
        assert words in shown(table, Look(size, language=language))


def test_an_absent_seat_does_not_end_a_remedy() -> None:
    table = Driver(settings=by_ear())
    table.keys("0 3 5")
    assert scene_of(table.session).kind == "amend"


def test_a_second_pad_that_names_an_absent_seat_is_asked_again() -> None:
    table = Driver(settings=by_ear())
    table.roll()
    table.keys("more", pad="pad-1")
    table.keys("r", pad="pad-2")
    table.at += 4.0
    table.keys("4", pad="pad-2")
    assert table.said_kinds()[-2:] == ["no-seat", "pad-ask"]


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("key", ["1", "6", "9"])
def test_so_many_as_cannot_play_are_refused_with_how_many_can(key: str, language: str) -> None:
    table = Driver(begin=False, settings=by_ear(language))
    table.feed(Begin(0.0))
    table.keys("enter 3")
    table.keys(key)
    assert len(table.session.draft.names) == 3
    words = words_of(Message("seats-refused", {"partners": False}), language)
    assert words in said(table)
    assert words in shown(table, Look((800, 480), language=language))


# --- the menu ---------------------------------------------------------------------------------------------------------
@pytest.mark.parametrize("language", LANGUAGES)
def test_a_remedy_asked_for_within_a_turn_says_when_it_may_be(language: str) -> None:
    table = Driver(settings=by_ear(language))
    table.roll()
    table.keys("0 3")
    refusal = Message("mark-refused", {"code": "not-now", "facts": {"phase": "turn"}})
    assert words_of(refusal, language) in said(table)
    assert words_of(refusal, language) in shown(table, Look(language=language))
    assert words_of(refusal, language) != words_of(Message("mark-refused", {"code": "not-now", "facts": {}}), language)


@pytest.mark.parametrize("key", ["1", "2", "3", "r"])
def test_what_needs_a_game_says_so_while_there_is_none(key: str) -> None:
    table = Driver(opening=True, settings=by_ear())
    table.keys(f"0 {key}")
    assert "No game has begun yet." in said(table)
    assert "No game has begun yet." in shown(table, Look())
    assert table.session.typing.what == "menu"


@pytest.mark.parametrize(("keys", "kind"), [("0 w", "table"), ("0 3 more", "amend"), ("0 4 pass", "players")])
def test_a_key_that_means_nothing_says_so_and_what_the_keys_do(keys: str, kind: str) -> None:
    table = Driver(settings=by_ear())
    table.keys(keys)
    assert table.said_kinds()[-2:] == ["key-unused", "help"]
    assert "That key does nothing here." in shown(table, Look())
    assert scene_of(table.session).kind == kind


def test_the_next_key_takes_the_reason_off_the_screen() -> None:
    table = Driver(settings=by_ear())
    table.roll()
    table.keys("5")
    assert notice_of(_canvas(), scene_of(table.session)) is not None
    table.keys("1")
    assert notice_of(_canvas(), scene_of(table.session)) is None


def _canvas() -> Canvas:
    return Canvas(Look(), Rect(0, 0, 1024, 600))


# --- asleep, and who begins -------------------------------------------------------------------------------------------
@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("way", ["touch", None])
def test_a_game_without_a_roll_stopped_in_no_turn(way: str | None, language: str) -> None:
    facts = {"players": ("Ann", "Bo"), "way": way}
    unbegun = words_of(Message("resume-offer", facts | {"turn": 0}), language)
    assert "zero" not in unbegun
    assert unbegun not in {words_of(Message("resume-offer", facts | {"turn": turn}), language) for turn in (1, None)}
    table = Driver(settings=Settings(language=language))
    table.tap("sleep")
    table.tap("wake")
    assert words_of(Message("resume-offer", facts | {"turn": 0, "way": "touch"}), language) in said(table)


@pytest.mark.parametrize("language", LANGUAGES)
def test_help_of_a_sleeping_table_says_that_a_game_is_offered_again(language: str) -> None:
    table = Driver(settings=by_ear(language))
    table.tap("sleep")
    table.keys("help")
    offered = {"en": "not finished is offered", "de": "nicht zu Ende ist, wird angeboten", "fr": "est proposée"}
    assert offered[language] in said(table)


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_opening_roll_says_what_it_is_for_once_and_shows_it_always(language: str) -> None:
    table = Driver(begin=False, settings=by_ear(language))
    table.feed(Begin(0.0, NewGame(("Ann", "Bo")), True))
    rule = {"en": "Who begins?", "de": "Wer beginnt?", "fr": "Qui commence"}[language]
    assert rule in said(table)
    table.tray("roll", reading(white=(3,)))
    assert rule not in said(table)
    assert words_of(Message("opening-ask", {"shown": True}), language) in shown(table, Look(language=language))


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_one_die_of_the_opening_is_asked_for_as_one_die(language: str) -> None:
    table = Driver(opening=True, settings=Settings(language=language))
    table.tap("by-hand")
    touched = words_of(Message("opening-entry", {"player": "Ann", "way": "touch"}), language)
    assert said(table) == touched
    assert touched in shown(table, Look((800, 480), language=language))
    table.keys("back")
    table.keys("3 back")
    assert words_of(Message("opening-entry", {"player": "Ann"}), language) in said(table)
