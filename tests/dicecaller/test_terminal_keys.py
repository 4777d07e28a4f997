"""A terminal as the keypad: what counts at once, what counts with Enter, and that the terminal is put back."""

from __future__ import annotations

import io
import os
import pty
import queue
import termios

import pytest

from core.events import NewGame
from dicecaller import play_words
from dicecaller.play_letters import LetterDoubt
from dicecaller.play_rim import Rim
from dicecaller.play_terminal import AT_ONCE, KeyByKey, NoKey, TerminalClosed, line_keys, read_terminal
from dicecaller.session_types import Begin, Key, Session, Settings
from dicecaller.transcript import Transcript
from display import catalogue
from display.catalogue import LANGUAGES
from display.speech import RecordingSpeaker
from firmware_bridge.errors import UnknownWord
from firmware_bridge.messages import KEYS, KeyPressed

DEADLINE_S = 10.0


@pytest.mark.parametrize(
    ("sign", "key"),
    [
        *((" ", "repeat"), ("<", "slower"), (",", "slower"), ("-", "quieter"), ("+", "louder"), ("=", "louder")),
        *((".", "stop"), (";", "stop"), (">", "faster"), ("?", "help"), ("\x1b[A", "up"), ("\x7f", "back")),
    ],
)
def test_the_voice_and_the_usual_keys_count_as_they_are_pressed(sign: str, key: str) -> None:
    reader = KeyByKey()
    assert reader.feed(sign) == [key]
    assert reader.line == ""


def test_a_sign_of_the_voice_counts_in_the_middle_of_a_word_and_leaves_it_alone() -> None:
    reader = KeyByKey()
    assert reader.feed("w2 r5 en") == []
    assert reader.feed("-") == ["quieter"]
    assert reader.feed("ter\n") == ["w", "2", "r", "5", "enter"]


@pytest.mark.parametrize("sign", [" ", "?", "+", "-", ".", "<", ">", ","])
def test_enter_straight_after_a_sign_typed_alone_counts_for_nothing(sign: str) -> None:
    reader = KeyByKey()
    assert reader.feed(f"{sign}\n") == [AT_ONCE[sign]]
    assert reader.feed(sign) + reader.feed("\n") == [AT_ONCE[sign]]
    assert reader.feed("\n") == ["enter"]  # the next one is meant
    assert reader.complaints == []


@pytest.mark.parametrize("typed", ["r", "r7"])
def test_enter_after_a_sign_ends_a_line_that_was_begun_before_or_after_it(typed: str) -> None:
    keys = list(line_keys(typed))
    assert KeyByKey().feed(f"?{typed}\n") == ["help", *keys]
    assert KeyByKey().feed(f"{typed}?\n") == ["help", *keys]


def test_enter_after_an_arrow_chooses() -> None:
    assert KeyByKey().feed("\x1b[B\n") == ["down", "enter"]


def test_a_pipes_empty_line_is_enter_whatever_the_line_before_it_was() -> None:
    inbox: queue.Queue[object] = queue.Queue()
    read_terminal(inbox.put, io.StringIO("?\n\n"))
    assert [inbox.get(timeout=DEADLINE_S) for _ in range(3)] == [
        KeyPressed("help", pad="terminal"),
        KeyPressed("enter", pad="terminal"),
        TerminalClosed(),
    ]


def test_a_blank_within_a_line_separates_and_backspace_takes_a_letter_away() -> None:
    reader = KeyByKey()
    assert reader.feed("w 3\x7f2\n") == ["w", "2"]
    assert reader.feed("\n") == ["enter"]


def test_words_and_single_letters_count_with_enter() -> None:
    assert line_keys("stop Slower x k l s f") == ("stop", "slower", "stop", "quieter", "louder", "slower", "faster")
    assert line_keys("") == ("enter",)
    assert line_keys("+") == ("louder",)
    with pytest.raises(UnknownWord, match="sum"):
        line_keys("sum")  # three letters with a meaning each make no word


def test_an_arrow_in_pieces_is_one_key_and_what_is_no_key_is_told() -> None:
    reader = KeyByKey()
    assert reader.feed("\x1b") + reader.feed("[") + reader.feed("B") == ["down"]
    assert reader.feed("zz\n") == []
    assert reader.complaints == [NoKey("zz")]


def test_control_d_ends_an_empty_line_only() -> None:
    reader = KeyByKey()
    reader.feed("w\x04")
    assert not reader.ended
    reader.feed("\n\x04")
    assert reader.ended


def test_no_sign_that_counts_at_once_is_part_of_a_keys_name() -> None:
    assert all(not sign.isalnum() for sign in AT_ONCE)


def test_a_pipe_is_read_line_by_line_and_its_end_is_told() -> None:
    inbox: queue.Queue[object] = queue.Queue()
    read_terminal(inbox.put, io.StringIO("  w2 - enter\n\n"))
    told = [inbox.get(timeout=DEADLINE_S) for _ in range(8)]
    keys = [event.key for event in told if isinstance(event, KeyPressed)]
    assert keys == ["w", "2", "quieter", "enter", "enter"]
    assert told[-1] == TerminalClosed()


def test_a_line_that_names_no_key_is_told_and_nothing_of_it_counts(capsys: pytest.CaptureFixture[str]) -> None:
    inbox: queue.Queue[object] = queue.Queue()
    read_terminal(inbox.put, io.StringIO("w2 zz\n"))
    assert [inbox.get(timeout=DEADLINE_S) for _ in range(2)] == [NoKey("zz"), TerminalClosed()]
    assert capsys.readouterr().err == ""  # it is said, once


def test_a_terminal_hands_on_single_keys_and_is_put_back_afterwards() -> None:
    person, terminal = pty.openpty()
    before = termios.tcgetattr(terminal)
    inbox: queue.Queue[object] = queue.Queue()
    with os.fdopen(terminal, "r") as stream:
        restore = read_terminal(inbox.put, stream)
        os.write(person, b"+")
        assert inbox.get(timeout=DEADLINE_S) == KeyPressed("louder", pad="terminal")
        os.write(person, b"pass\n")
        assert inbox.get(timeout=DEADLINE_S) == KeyPressed("pass", pad="terminal")
        restore()
        assert termios.tcgetattr(terminal) == before
        os.write(person, b"\x04")
        os.close(person)
        assert inbox.get(timeout=DEADLINE_S) == TerminalClosed()


# --- what a typed line shows ------------------------------------------------------------------------------------------
def shown(*lines: str, language: str = "en", **game: object) -> list[list[str]]:
    """What each line, typed at a terminal, lets it show."""
    written: list[str] = []
    session = Session(settings=Settings(language=language, spoken=True, screen=False), camera="off")
    rim = Rim(session, RecordingSpeaker(""), Transcript(None), announce=written.append)
    rim.give(Begin(0.0, NewGame(("Ann", "Bo")), **game))
    found = []
    for at, line in enumerate(lines, 1):
        written.clear()
        keys = line_keys(line)
        if len(keys) > 1:
            rim.line_begins()
        for key in keys:
            rim.give(Key(float(at), key, "terminal"))
        if len(keys) > 1:
            rim.line_ends()
        found.append(list(written))
    return found


def test_a_line_that_answers_itself_shows_what_came_of_it_alone() -> None:
    roll, mark, refused = shown("w2 w5 r1 y1 g6 b6", "enter r7", "g8")
    assert roll == [
        "White two and five, red one, yellow one, green six, blue six.",
        "Is that right? Enter for yes, back for no.",
    ]
    assert not [text for text in mark if "Enter marks it" in text]
    assert "Ann marks red seven." in mark
    assert refused == ["The dice do not give green eight: there they give seven. Nothing is marked."]


def test_a_die_that_cannot_be_is_shown_in_the_middle_of_a_line() -> None:
    (said,) = shown("w9 w2")
    assert "No die shows nine. Type one to six." in said


def test_a_colour_alone_shows_what_marks_it() -> None:
    *_, named = shown("2 5 1 1 6 6", "enter", "r")
    assert named == ["Ann: red seven, skipping five boxes. Enter marks it."]


@pytest.mark.parametrize("language", ["en", "de", "fr"])
def test_the_opening_roll_reads_a_typed_die_back_once(language: str) -> None:
    typed, confirmed = shown("3", "enter", language=language, opening=True)
    assert len(typed) == 2  # whose and what; is that right?
    assert typed[0].startswith("Ann")
    assert len(confirmed) == 1  # who is next
    assert "Bo" in confirmed[0]


# --- words of our languages -------------------------------------------------------------------------------------------
@pytest.mark.parametrize(
    ("line", "keys"),
    [
        ("rot 7", ("r", "7")),
        ("gelb12", ("y", "1", "2")),
        ("Weiß 3 GRÜN5 blau 6 ja", ("w", "3", "g", "5", "b", "6", "enter")),
        ("gru\u0308n 2", ("g", "2")),  # letters and their dots as two signs
        ("passen", ("pass",)),
        ("nein zurück hilfe", ("back", "back", "help")),
        ("vert 4 jaune 3 retour oui", ("g", "4", "y", "3", "back", "enter")),
        ("white 2 red5 yes", ("w", "2", "r", "5", "enter")),
        ("w2 r5 pass", ("w", "2", "r", "5", "pass")),
        ("rot sieben", ("r", "7")),
        ("rouge trois bleu douze", ("r", "3", "b", "1", "2")),
        ("red seven", ("r", "7")),
        ("Gelb zwölf", ("y", "1", "2")),
        ("menü eins", ("0", "1")),
        ("menu", ("0",)),
    ],
)
def test_words_of_every_language_count_as_keys(line: str, keys: tuple[str, ...]) -> None:
    assert line_keys(line) == keys


@pytest.mark.parametrize(
    ("language", "line", "letter", "word", "other", "other_letter"),
    [
        ("de", "g7", "g", "grün", "gelb", "y"),
        ("de", "g", "g", "grün", "gelb", "y"),
        ("de", "r5 g3 blau 6", "g", "grün", "gelb", "y"),
        ("fr", "b7", "b", "bleu", "blanc", "w"),
        ("fr", "v", "v", "reprise", "vert", "g"),
        ("fr", "p", "p", "passer", "plus", "m"),
        ("en", "u", "u", "undo", "up", ""),
    ],
)
def test_a_letter_that_could_be_another_word_is_asked_about_once(
    language: str, line: str, letter: str, word: str, other: str, other_letter: str
) -> None:
    reader = KeyByKey(lambda: language)
    assert reader.feed(f"{line}\n") == []
    assert reader.complaints == [LetterDoubt(letter, word, other, other_letter)]
    assert reader.feed(f"{line}\n") == list(line_keys(line, language))
    assert len(reader.complaints) == 1


@pytest.mark.parametrize(
    ("language", "line"),
    [
        ("de", "w2 w4 r5 y1 g3 b6"),
        ("de", "w2w4r5y1g3b6"),
        ("fr", "w2 w4 r5 y1 g3 b6"),
        ("de", "p"),
        ("en", "g7 b3 p v"),
    ],
)
def test_a_line_that_shows_that_the_letters_are_known_counts(language: str, line: str) -> None:
    reader = KeyByKey(lambda: language)
    assert reader.feed(f"{line}\n") == list(line_keys(line))
    assert reader.complaints == []
    if language == "de" and "y" in line:
        assert reader.feed("g7\n") == ["g", "7"]


@pytest.mark.parametrize(
    ("language", "line", "keys"),
    [
        ("fr", "j7", ["y", "7"]),
        ("fr", "j", ["y"]),
        ("fr", "v7", ["g", "7"]),
        ("fr", "w2 w4 r5 j1 v3 b6", ["w", "2", "w", "4", "r", "5", "y", "1", "g", "3", "b", "6"]),
        ("fr", "w2w4r5j1v3b6", ["w", "2", "w", "4", "r", "5", "y", "1", "g", "3", "b", "6"]),
        ("fr", "vert 7 jaune 3", ["g", "7", "y", "3"]),
        ("de", "gelb 7 grün 3", ["y", "7", "g", "3"]),
        ("de", "v", ["void"]),
        ("fr", "j 6", ["y", "6"]),
        ("fr", "v 6", ["g", "6"]),
        ("fr", "V 6 j3", ["g", "6", "y", "3"]),
        ("fr", "v six", ["g", "6"]),
        ("fr", "v 10", ["g", "10"]),
        ("en", "v 2", ["void", "2"]),
    ],
)
def test_a_colours_letter_of_the_language_that_is_no_key_counts(language: str, line: str, keys: list[str]) -> None:
    reader = KeyByKey(lambda: language)
    assert reader.feed(f"{line}\n") == keys
    assert reader.complaints == []


@pytest.mark.parametrize(
    ("language", "line"),
    [
        *(("de", line) for line in ("gelb3", "GELB3", "gruen3", "gelb3 grün4", "weiß2", "blau6", "Grün sieben")),
        *(("fr", line) for line in ("jaune6", "jaune3", "JAUNE 6", "blanc2", "bleu6", "vert6", "rouge6 jaune6")),
        *(("en", line) for line in ("green7", "yellow3 blue5", "undo", "up")),
    ],
)
def test_a_whole_word_is_no_letter(language: str, line: str) -> None:
    reader = KeyByKey(lambda: language)
    assert reader.feed(f"{line}\n") == list(line_keys(line))
    assert reader.complaints == []


@pytest.mark.parametrize("language", LANGUAGES)
def test_no_word_of_any_language_is_asked_about_or_changed_with_a_number_or_without(language: str) -> None:
    for word, key in play_words.words().items():
        for line in (word, f"{word} 6", *([] if key.isdigit() else [f"{word}6"])):
            reader = KeyByKey(lambda: language)
            numbered = ("6",) if line != word else ()
            assert line_keys(line, language) == ((*key,) if key.isdigit() else (key,)) + numbered
            assert (reader.feed(f"{line}\n") != [], reader.complaints) == (True, [])


@pytest.mark.parametrize("word", ["jeu", "JEU", "jaun6", "v6x3", "vj6", "grub7"])
def test_a_complaint_quotes_what_was_typed(word: str) -> None:
    reader = KeyByKey(lambda: "fr")
    assert reader.feed(f"r7 {word}\n") == []
    assert reader.complaints == [NoKey(word)]


# --- separators and numbers -------------------------------------------------------------------------------------------
@pytest.mark.parametrize("line", ["2,4,5,1,3,6", "2-4-5-1-3-6", "2+4+5+1+3+6", "2, 4, 5, 1, 3, 6", "2/4/5/1/3/6"])
def test_what_stands_between_figures_is_no_key(line: str) -> None:
    assert KeyByKey().feed(f"{line}\n") == ["2", "4", "5", "1", "3", "6"]
    assert line_keys(line) == ("2", "4", "5", "1", "3", "6")


@pytest.mark.parametrize("line", ["r7, b3", "r7,b3", "rot sieben, blau drei", "red 7; blue 3"])
def test_a_comma_behind_a_piece_only_separates(line: str) -> None:
    assert line_keys(line) == ("r", "7", "b", "3")
    assert [key for key in KeyByKey().feed(f"{line}\n") if key != "stop"] == ["r", "7", "b", "3"]


@pytest.mark.parametrize("sign", [",", "-", "+"])
def test_a_sign_of_the_voice_behind_a_figure_counts_once_no_figure_follows(sign: str) -> None:
    reader = KeyByKey()
    assert reader.feed(f"r7{sign}") == []
    assert reader.feed("\n") == [AT_ONCE[sign], "r", "7"]
    assert reader.feed(f"r7{sign}{sign}") == [AT_ONCE[sign]]
    assert reader.feed("\n") == [AT_ONCE[sign], "r", "7"]
    assert reader.feed(f"7{sign}\x7f\n") == ["7"]


def test_a_stop_behind_a_figure_counts_at_once() -> None:
    reader = KeyByKey()
    assert reader.feed("w2.") == ["stop"]
    assert reader.feed("\n") == ["w", "2"]


@pytest.mark.parametrize(
    ("line", "keys"),
    [
        ("blau zehn", ["b", "10"]),
        ("zwölf", ["12"]),
        ("b10", ["b", "10"]),
        ("b 12", ["b", "12"]),
        ("gelb12", ["y", "12"]),
        ("w2 r5 b10", ["w", "2", "r", "5", "b", "10"]),
        ("w 12", ["w", "1", "2"]),
        ("w10", ["w", "10"]),
        ("10", ["10"]),
        ("12", ["1", "2"]),
        ("245136", ["2", "4", "5", "1", "3", "6"]),
        ("04", ["0", "4"]),
    ],
)
def test_a_number_typed_as_one_stands_whole(line: str, keys: list[str]) -> None:
    assert KeyByKey().feed(f"{line}\n") == keys


def test_the_language_of_the_letters_is_that_of_the_table_just_now() -> None:
    languages = ["en", "de"]
    reader = KeyByKey(lambda: languages[0])
    assert reader.feed("g7\n") == ["g", "7"]
    languages.pop(0)
    assert reader.feed("g7\n") == []
    assert reader.feed("j7\n") == []
    assert reader.complaints[1:] == [NoKey("j7")]


def test_a_letter_of_another_language_is_no_key_in_english() -> None:
    with pytest.raises(UnknownWord):
        line_keys("j7")


def test_no_word_means_two_keys_and_every_key_has_one_in_each_language() -> None:
    named: dict[str, set[str]] = {}
    for language in LANGUAGES:
        numbers = {f"typed-{number}" for number in range(13)}
        named_keys = {f"typed-{key}" for key in KEYS if not key.isdigit()}
        assert named_keys | numbers == catalogue.keys(language, play_words.FILE)
        for entry in catalogue.keys(language, play_words.FILE):
            for word in catalogue.text(entry, language).split(", "):
                named.setdefault(word, set()).add(entry)
                assert word not in KEYS or entry == f"typed-{word}"
                assert not any(sign.isdigit() or sign in AT_ONCE for sign in word)
    assert {word: entries for word, entries in named.items() if len(entries) > 1} == {}


@pytest.mark.parametrize("word", ["rotz", "7rot", "ro t7x", "passé", "sieben3", "dreizehn"])
def test_what_is_nearly_a_word_is_no_key(word: str) -> None:
    with pytest.raises(UnknownWord):
        line_keys(word)
