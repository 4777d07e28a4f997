"""Whole games by key presses alone: a player that parses only what was said plays a legal game to its end."""

from __future__ import annotations

from collections.abc import Mapping
from pathlib import Path

import pytest

from core.events import NewGame
from core.sheet_file import load_sheet
from core.sheets import SHEETS, Sheet
from core.table import Table
from dicecaller.session import Session, step
from dicecaller.session_types import AcceptEvent, Begin, Input, Key, Log, Say, Settings
from display.messages import Message
from display.sentences import sentence
from tests.dicecaller.ear_player import EarPlayer

MOST_KEYS = 6000
ROOT = Path(__file__).parents[2]


class HeardTable:
    """The controller, of which only the sentences are given away. `events` and `refused` are for the test's checks."""

    def __init__(self, game: NewGame | None, language: str, sheets: Mapping[str, Sheet] = SHEETS) -> None:
        self.language = language
        self.session = Session(settings=Settings(language=language, spoken=True), table=Table.empty(sheets))
        self.said: list[str] = []
        self.events: list[AcceptEvent] = []
        self.refused: list[Log] = []
        self.at = 0.0
        self.give(Begin(0.0, game))

    def press(self, key: str, pad: str = "box") -> None:
        self.at += 0.3
        self.give(Key(self.at, key, pad))

    def give(self, given: Input) -> None:
        self.session, outputs = step(self.session, given)
        for output in outputs:
            if isinstance(output, Say):
                self.said.append(sentence(output.message, self.language))
            elif isinstance(output, AcceptEvent):
                self.events.append(output)
            elif isinstance(output, Log) and output.did == "refused":
                self.refused.append(output)

    def heard(self) -> list[str]:
        said, self.said = self.said, []
        return said


def play(table: HeardTable, player: EarPlayer) -> int:
    """Play until the game (or the last of a match) is over. Returns the number of keys."""
    pressed = 0
    while keys := player.keys_for(table.heard()):
        for key in keys:
            table.press(key)
            pressed += 1
        assert pressed < MOST_KEYS, player.heard[-12:]
    return pressed


def check(table: HeardTable, player: EarPlayer) -> Table:
    """The game has ended legally, and what was said of the score is the score."""
    assert player.over, player.heard[-8:]
    assert [log.fields for log in table.refused] == []
    replayed = Table.empty(table.session.table.sheets)
    for accepted in table.events:
        after = replayed.apply(accepted.event)
        assert isinstance(after, Table)
        replayed = after
    view = replayed.view()
    assert view.phase == "over"
    spoken = {
        name.replace("+", {"en": " and ", "de": " und ", "fr": " et "}[table.language]): n
        for name, n in view.scores.items()
    }
    assert player.scores == spoken
    return replayed


@pytest.mark.parametrize("language", ["en", "de", "fr"])
@pytest.mark.parametrize("sheet", list(SHEETS))
def test_a_whole_game_is_played_by_what_is_said_alone(sheet: str, language: str) -> None:
    table = HeardTable(NewGame(("Ann", "Bo"), sheet, "", (), 1), language)
    player = EarPlayer(language, seed=7)
    play(table, player)
    check(table, player)


@pytest.mark.parametrize("language", ["en", "de", "fr"])
def test_a_sheet_of_ones_own_is_chosen_and_played_by_ear(language: str) -> None:
    """Up from the first of the nine is the one that was brought along; its rows have two colours each."""
    own = load_sheet((ROOT / "docs" / "example-sheet.toml").read_bytes())
    table = HeardTable(None, language, {**SHEETS, own.name: own})
    for key in ("enter", "2", "enter", "1", "up", "y", "enter"):
        table.press(key)
    assert any(own.name in text for text in table.said)
    player = EarPlayer(language, seed=6)
    play(table, player)
    assert check(table, player).view().sheet.name == own.name


@pytest.mark.parametrize("seed", range(6))
def test_five_people_play_by_ear(seed: int) -> None:
    table = HeardTable(NewGame(("Ann", "Bo", "Cy", "Di", "Ed"), "classic", "", (), 1), "en")
    player = EarPlayer("en", seed)
    play(table, player)
    check(table, player)


@pytest.mark.parametrize("language", ["en", "de", "fr"])
def test_pairs_play_by_ear(language: str) -> None:
    teams = (("Ann", "Cy"), ("Bo", "Di"))
    table = HeardTable(NewGame((), "classic", "", teams, 1), language)
    player = EarPlayer(language, seed=3)
    play(table, player)
    check(table, player)


PADS = {"Ann": "usb-1", "Bo": "usb-2"}


def play_on_pads(table: HeardTable, player: EarPlayer) -> set[str]:
    """As `play`; each presses the keys of an own pad, which is asked once whose it is. Returns the pads used."""
    asked = sentence(Message("pad-ask"), table.language)
    used, name = set(), "Ann"
    while not player.over:
        said = table.heard()
        keys = player.keys_for(said)
        name = next((who for text in reversed(said) for who in PADS if text.startswith(f"{who},")), name)
        for key in keys:
            table.press(key, PADS[name])
            if asked in table.said:
                table.said.clear()
                table.at += 4.0  # the question is listened to
                table.press(str(1 + list(PADS).index(name)), PADS[name])
                table.said.clear()
                table.press(key, PADS[name])
            used.add(PADS[name])
        assert keys or player.over, player.heard[-5:]
        assert table.at < MOST_KEYS * 0.3
    return used


@pytest.mark.parametrize("language", ["en", "de", "fr"])
def test_two_people_play_by_ear_on_a_number_pad_each(language: str) -> None:
    table = HeardTable(NewGame(("Ann", "Bo"), "classic", "", (), 1), language)
    player = EarPlayer(language, seed=8)
    assert play_on_pads(table, player) == set(PADS.values())
    check(table, player)
    assert dict(table.session.pads) == {pad: name for name, pad in PADS.items()}


def test_the_paper_sheet_of_the_listener_scores_what_is_said() -> None:
    table = HeardTable(NewGame(("Ann", "Bo"), "classic", "", (), 1), "en")
    player = EarPlayer("en", seed=11)
    play(table, player)
    view = check(table, player).view()
    for name in ("Ann", "Bo"):
        shown = {row.name[0]: len(row.marks) for row in view.sheets[name].rows}
        kept = {key: sum(1 for other, _number in player.marks.get(name, []) if other == key) for key in "rygb"}
        assert kept == shown


@pytest.mark.parametrize("language", ["en", "de", "fr"])
def test_a_match_of_three_games_is_played_by_ear(language: str) -> None:
    table = HeardTable(NewGame(("Ann", "Bo"), "classic", "", (), 3), language)
    player = EarPlayer(language, seed=2, games=3)
    play(table, player)
    assert player.over, player.heard[-8:]
    assert table.refused == []
    view = table.session.view
    assert view is not None
    assert view.match is not None
    assert view.match.winners is not None


def test_a_game_is_started_by_keys_alone_and_played_by_ear() -> None:
    """From power-on: three sheets, the encore sheet, a six begins; nobody has looked at a screen."""
    table = HeardTable(None, "en")
    player = EarPlayer("en", seed=4)
    assert player.keys_for(table.heard()) == []
    assert player.heard[0].startswith("This is dicecaller.")
    for key in ("enter", "3", "enter", "3"):
        table.press(key)
    assert table.heard()[-1] == "Encore variant, one game; a six begins."
    table.press("enter")
    play(table, player)
    replayed = check(table, player)
    assert replayed.view().players == ("A", "B", "C")
    assert replayed.view().sheet.name == "encore"
