"""An unfinished game after a restart, and while a new one is set up: nothing is lost, and no key is answered twice."""

from __future__ import annotations

import sqlite3
from dataclasses import replace
from pathlib import Path

import pytest

from core.dice import Roll
from core.events import Event, Mark, NewGame, Pass, RollDice
from dicecaller.errors import StoreError
from dicecaller.play_games import Games
from dicecaller.session import scene_of
from dicecaller.session_types import AcceptEvent, Begin, PutAway, Settings
from dicecaller.settings import STORE_NAME
from dicecaller.store_file import migrate
from dicecaller.store_salvage import refill, salvage
from display.messages import Message
from display.sentences import sentence
from tests.dicecaller.play_driver import keys as press
from tests.dicecaller.play_driver import play, tap, throw
from tests.dicecaller.session_driver import A_ROLL, BY_EAR, Driver, after_a_turn
from tests.dicecaller.stored_games import played


def again(table: Driver, settings: Settings = BY_EAR, camera: str = "off") -> Driver:
    """The table after a restart on the same store."""
    other = Driver(begin=False, settings=settings, camera=camera)
    other.feed(Begin(0.0, unfinished=table.session.table.journal()))
    return other


# --- the question, open until the first key ---------------------------------------------------------------------------
def test_enter_as_the_first_key_goes_on() -> None:
    table = again(after_a_turn())
    table.keys("enter")
    assert "roll-ask" in table.said_kinds()
    assert not table.session.restored


def test_back_as_the_first_key_opens_the_set_up_and_closes_the_question() -> None:
    table = again(after_a_turn())
    table.keys("back")
    assert (table.session.overlay, table.session.restored) == ("players", False)


def test_in_the_set_up_after_a_restart_enter_goes_on_with_the_set_up() -> None:
    table = again(after_a_turn())
    table.keys("back 3 enter")
    assert table.session.overlay == "sheet"
    assert table.said_kinds()[-2:] == ["seats-chosen", "sheet-ask"]


def test_in_the_set_up_after_a_restart_back_returns_to_the_game() -> None:
    table = again(after_a_turn())
    before = table.session.table
    table.keys("back back")
    assert (table.session.overlay, table.session.place) == ("", "game")
    assert table.said_kinds()[-1] == "roll-ask"
    table.keys(A_ROLL)
    assert isinstance(table.accepted()[-1], RollDice)
    assert table.session.table.journal()[:-1] == before.journal()


def test_a_roll_typed_at_once_after_a_restart_is_taken() -> None:
    table = again(after_a_turn())
    table.keys(A_ROLL)
    assert table.accepted()[-1] == RollDice(Roll((1, 2), 3, 4, 5, 6))


def test_back_takes_a_die_back_that_was_typed_at_once_after_a_restart() -> None:
    table = again(after_a_turn())
    table.keys("w1 w2 r3 back")
    assert table.session.overlay == "by-hand"
    assert table.session.entry is not None
    assert [value for value in table.session.entry.values if value is not None] == [1, 2]


def test_a_row_named_at_once_after_a_restart_is_marked_with_enter() -> None:
    table = again(after_a_turn(rolled=True))
    table.keys("r enter")
    assert table.accepted()[-1] == Mark("Ann", "red", 3)


@pytest.mark.parametrize("first", ["louder", "slower", "stop", "repeat", "help"])
def test_keys_that_only_let_one_hear_leave_the_question_open(first: str) -> None:
    table = again(after_a_turn())
    table.keys(f"{first} back")
    assert table.session.overlay == "players"


def test_help_explains_the_question_while_it_is_open() -> None:
    table = again(after_a_turn())
    table.keys("help")
    assert [message.facts["where"] for message in table.said() if message.kind == "help"] == ["resume"]


def test_the_menu_closes_the_question_and_back_leaves_the_menu() -> None:
    table = again(after_a_turn())
    table.keys("0 back")
    assert (table.session.overlay, table.said_kinds()[-1]) == ("", "roll-ask")


def test_a_touch_that_plays_on_closes_the_question() -> None:
    table = again(after_a_turn(), Settings())
    table.tap("by-hand")
    assert not table.session.restored
    table.tap("back")
    table.keys("back")
    assert table.session.overlay != "players"


@pytest.mark.parametrize("button", ["louder", "language", "history", "repeat"])
def test_a_touch_that_only_looks_on_leaves_the_question_open(button: str) -> None:
    table = again(after_a_turn(), Settings())
    table.tap(button)
    assert scene_of(table.session).buttons or table.session.overlay == "history"
    assert table.session.restored


def test_a_new_game_touched_after_a_restart_closes_the_question() -> None:
    table = again(after_a_turn(), Settings())
    table.tap("new-game")
    assert not table.session.restored


def test_who_is_still_there_is_asked_again_what_was_open() -> None:
    table = again(after_a_turn())
    table.wait(700.0)
    assert table.session.overlay == "asleep-ask"
    table.keys("enter")
    assert table.said_kinds() == ["resume-offer"]
    table.keys("enter")
    assert "roll-ask" in table.said_kinds()


def test_dice_that_lay_there_are_told_before_enter_could_keep_them() -> None:
    table = again(after_a_turn(), camera="ok")
    table.tray("rest")
    table.roll()
    assert table.session.pending is not None
    table.keys("back back")
    assert "lay-there" in table.said_kinds()
    assert not any(isinstance(event, RollDice) for event in table.accepted()[5:])
    table.keys("enter")
    assert isinstance(table.accepted()[-1], RollDice)


@pytest.mark.parametrize("first", ["covered", "moving"])
def test_a_hand_over_the_last_rolls_dice_makes_no_throw_of_them_after_a_restart(first: str) -> None:
    table = again(after_a_turn(), camera="ok")
    table.tray(first)
    table.tray("rest")
    table.roll(w1=1, w2=2, red=3, yellow=4, green=5, blue=6)
    assert table.session.pending is not None
    assert not any(isinstance(event, RollDice) for event in table.accepted()[5:])


def test_a_key_that_plays_on_tells_of_the_dice_that_lay_there() -> None:
    table = again(after_a_turn(), camera="ok")
    table.tray("rest")
    table.roll()
    table.keys("more")
    assert "lay-there" in table.said_kinds()


# --- a new game's set-up gives nothing up -----------------------------------------------------------------------------
def test_back_from_the_opening_roll_returns_to_the_set_up_and_to_the_game() -> None:
    table = after_a_turn(rolled=True)
    before = table.session.table
    table.keys("0 4 3 enter 1 enter")
    assert table.session.place == "opening"
    table.keys("back")
    assert (table.session.overlay, table.session.place) == ("players", "game")
    assert table.said_kinds() == ["game-stays", "players-ask"]
    assert len(table.session.draft.names) == 3
    table.keys("back")
    assert table.session.table == before
    table.keys("r enter")
    assert table.accepted()[-1] == Mark("Ann", "red", 3)


@pytest.mark.parametrize("way", ["0 4 back", "w3 enter 0 4 back", "w back back back back"])
def test_other_ways_out_of_the_opening_roll_return_to_the_game_too(way: str) -> None:
    table = after_a_turn()
    before = table.session.table
    table.keys("0 4 enter enter")
    table.keys(way)
    assert (table.session.place, table.session.overlay) == ("game", "")
    assert table.session.table == before


def test_a_touch_leads_from_the_opening_roll_to_the_game() -> None:
    table = Driver()
    table.roll()
    for button in ("new-game", "next", "go"):
        table.tap(button)
    assert "new-game" in {button.name for button in scene_of(table.session).buttons}
    table.tap("new-game")
    table.tap("back")
    assert table.view.phase == "shared"


def test_back_from_an_opening_roll_without_a_game_before_goes_to_the_set_up_and_back() -> None:
    table = Driver(begin=False, settings=BY_EAR, camera="off")
    table.feed(Begin(0.0))
    table.keys("enter enter enter w3 enter")
    rolled = table.session.opening_rolled
    table.keys("back")
    assert table.session.overlay == "players"
    table.keys("back")
    assert (table.session.place, table.session.opening_rolled) == ("opening", rolled)


def test_a_practice_turn_chosen_for_a_new_game_never_restarts_the_one_before() -> None:
    table = after_a_turn(rolled=True)
    table.tap("new-game")
    table.tap("practice")
    table.keys("enter enter back back")
    table.passes("Ann", "Bo", "Bo")
    assert table.view.turn == 2
    assert sum(isinstance(event, NewGame) for event in table.accepted()) == 1


def test_a_game_left_for_another_is_not_put_away_by_its_set_up() -> None:
    table = after_a_turn()
    table.keys("0 4 enter enter w6 enter")
    assert table.view.turn == 0
    assert not any(isinstance(output, PutAway) for output in table.outputs)


# --- a new game without a roll leads back -----------------------------------------------------------------------------
@pytest.mark.parametrize("begin", ["y enter", "enter w6 enter", "enter pass"])
@pytest.mark.parametrize("way", ["0 4 back", "back back"])
def test_until_its_first_roll_a_new_game_leads_back_to_the_one_before(begin: str, way: str) -> None:
    table = after_a_turn(rolled=True)
    before = table.session.table
    table.keys("0 4 enter")
    table.keys(begin)
    assert (table.session.place, table.view.turn) == ("game", 0)
    assert "game-left" in [message.kind for message in table.said()]
    table.keys(way)
    assert (table.session.overlay, table.session.left) == ("", None)
    assert table.session.table.journal() == before.journal()
    table.keys("r enter")
    assert table.accepted()[-1] == Mark("Ann", "red", 3)


def test_the_set_up_over_a_new_game_without_a_roll_names_the_game_it_leads_back_to_and_keeps_the_choices() -> None:
    table = after_a_turn()
    table.keys("0 4 3 enter 3 y enter")
    table.keys("0 4")
    (stays,) = [message.facts for message in table.said() if message.kind == "game-stays"]
    assert (stays["players"], stays["turn"]) == (("Ann", "Bo"), 1)
    assert (len(table.session.draft.names), table.session.draft.sheet) == (3, "encore")
    table.keys("enter enter")  # on with the new one after all
    table.keys("pass")
    assert (len(table.view.players), table.view.sheet.name) == (3, "encore")
    table.keys("back back")
    assert table.view.players == ("Ann", "Bo")


def test_a_touch_leads_from_a_new_game_without_a_roll_to_the_one_before() -> None:
    table = Driver()
    table.roll()
    for button in ("new-game", "next", "go", "skip-opening", "new-game", "back"):
        table.tap(button)
    assert table.view.phase == "shared"
    assert "game-left" not in {kind.kind for kind in table.said()}


def test_once_a_new_game_was_rolled_in_nothing_leads_back() -> None:
    table = after_a_turn()
    table.keys("0 4 3 enter y enter")
    table.keys(A_ROLL)
    table.keys("undo 0 4 back")
    assert len(table.view.players) == 3
    table.keys("back")
    assert (table.session.overlay, len(table.view.players)) == ("", 3)


def test_a_finished_game_is_not_led_back_to() -> None:
    table = Driver(settings=BY_EAR, camera="off")
    for _ in range(7):
        table.keys(A_ROLL)
        table.keys("pass pass pass")
    assert table.view.over
    table.keys("enter")
    assert "game-left" not in table.said_kinds()
    table.keys("back")
    assert table.session.overlay == ""


def test_a_game_that_was_led_back_to_goes_on_in_its_own_journal(tmp_path: Path) -> None:
    play(tmp_path, throw(), options=("--players", "Ann,Bo"))
    back = play(tmp_path, press("enter 0 4 3 enter y enter 0 4 back"), tap("pass", "Bo"))
    assert back.accepted() == ["game", "roll", "game", "game", "roll", "pass"]
    assert back.table().view().players == ("Ann", "Bo")
    assert offered(tmp_path / "data") == ("Ann", "Bo")
    on = play(tmp_path, tap("pass", "Ann"), tap("pass", "Ann"), throw(red=2, green=1))
    assert on.accepted() == ["game", "roll", "pass", "pass", "pass", "roll"]


def test_the_game_that_was_given_up_for_the_one_before_is_not_offered_after_that_ones_next_roll(tmp_path: Path) -> None:
    stored(tmp_path, ANN, THROWN)
    games = Games(tmp_path)
    events = games.unfinished()
    for event in (EVA, CY):
        games.append(event, 0.0)
    games.take_up(events)
    for event in (Pass("Ann"), Pass("Bo"), Pass("Ann"), THROWN):
        games.append(event, 1.0)
    assert [len(games._store.journal(name)) for name in games._store.unfinished()] == [6]
    games.close()


AGREED_GONE = {
    "en": "What was agreed in the new game does not count any more.",
    "de": "Was im neuen Spiel vereinbart wurde, gilt nicht mehr.",
    "fr": "Ce qui a été convenu dans la nouvelle partie ne compte plus.",
}


@pytest.mark.parametrize("language", ["en", "de", "fr"])
@pytest.mark.parametrize("way", ["0 4", "back"])
def test_what_was_agreed_before_the_first_roll_of_a_new_game_is_said_to_fall_when_the_old_one_is_led_back_to(
    way: str, language: str
) -> None:
    table = after_a_turn()
    table.session = replace(table.session, settings=replace(BY_EAR, language=language))
    before = table.session.table
    table.keys("0 4 enter y enter 0 3 2 r 5 pass enter")
    assert [event.to_json()["event"] for event in table.session.table.standing()] == ["amend", "amend"]
    table.keys(way)
    assert table.said_kinds()[-3:] == ["agreed-gone", "game-stays", "players-ask"]
    assert table.session.notice == Message("agreed-gone")
    assert sentence(Message("agreed-gone"), language) == AGREED_GONE[language]
    assert AGREED_GONE[language] in scene_of(table.session).caption
    table.keys("back")
    assert table.session.table.journal() == before.journal()


@pytest.mark.parametrize("agreed", ["", "0 3 r 5 undo enter"])
def test_nothing_is_said_to_fall_where_nothing_stands_agreed(agreed: str) -> None:
    table = after_a_turn()
    table.keys("0 4 enter y enter")
    table.keys(f"{agreed} back")
    assert "agreed-gone" not in table.said_kinds()
    table.keys("enter enter")  # an opening roll, in which nothing can be agreed
    table.keys("back")
    assert "agreed-gone" not in table.said_kinds()


def test_a_new_game_agreed_upon_and_left_for_the_old_one_is_not_offered_at_the_next_start(tmp_path: Path) -> None:
    play(tmp_path, throw(), options=("--players", "Ann,Bo"))
    play(tmp_path, press("enter 0 4 3 enter y enter 0 3 2 r 5 enter back back"))
    assert offered(tmp_path / "data") == ("Ann", "Bo")


def test_the_reason_why_a_game_could_not_begin_leaves_the_screen_with_the_opening_roll() -> None:
    table = Driver(players=())
    for button, value in (("wake", None), ("seat", 0), ("letter", "x"), ("seat", 1), ("letter", "x"), ("go", None)):
        table.tap(button, value=value)
    assert table.session.notice is not None
    table.tap("letter", value="y")
    table.tap("go")
    assert (table.session.place, table.session.notice) == ("opening", None)


# --- what the next start offers ---------------------------------------------------------------------------------------
ANN = NewGame(("Ann", "Bo"), starter="Ann")
EVA = NewGame(("Eva", "Kim"), starter="Eva")
CY = NewGame(("Cy", "Di"), starter="Cy")
THROWN = RollDice(Roll((2, 4), 5, 1, 3, 6))


def offered(folder: Path) -> tuple[str, ...]:
    games = Games(folder)
    first = games.unfinished()[:1]
    games.close()
    return tuple(name for event in first if isinstance(event, NewGame) for name in event.players)


def stored(folder: Path, *events: Event, passed_over: bool = False) -> None:
    """A table's events, after the offered game was taken up (or passed over by names)."""
    games = Games(folder)
    if not passed_over:
        games.unfinished()
    for event in events:
        games.append(event, 0.0)
    games.close()


def test_a_game_is_offered_until_the_next_one_has_its_first_roll(tmp_path: Path) -> None:
    stored(tmp_path, ANN, THROWN)
    stored(tmp_path, EVA)
    assert offered(tmp_path) == ("Ann", "Bo")
    stored(tmp_path, EVA, THROWN)
    assert offered(tmp_path) == ("Eva", "Kim")


def test_every_game_that_was_set_up_on_the_way_is_given_up_with_the_first_roll(tmp_path: Path) -> None:
    stored(tmp_path, ANN, THROWN, EVA, CY, THROWN)
    games = Games(tmp_path)
    assert [games._store.journal(name)[0] for name in games._store.unfinished()] == [CY]
    games.close()


def test_a_game_that_was_passed_over_is_offered_when_the_newer_one_is_finished(tmp_path: Path) -> None:
    stored(tmp_path, ANN, THROWN)
    stored(tmp_path, *played(3, players=("Eva", "Kim")), passed_over=True)
    assert offered(tmp_path) == ("Ann", "Bo")


def test_a_game_that_was_passed_over_is_offered_when_the_newer_one_is_given_up_and_its_follower_is_finished(
    tmp_path: Path,
) -> None:
    stored(tmp_path, ANN, THROWN)
    stored(tmp_path, EVA, THROWN, passed_over=True)
    assert offered(tmp_path) == ("Eva", "Kim")
    stored(tmp_path, *played(3, players=("Cy", "Di")))
    assert offered(tmp_path) == ("Ann", "Bo")


def test_a_game_is_offered_again_after_a_table_that_ended_in_the_opening_roll_of_another(tmp_path: Path) -> None:
    play(tmp_path, throw(), options=("--players", "Ann,Bo"))
    left = play(tmp_path, press("enter 0 4 3 enter 1 enter w3 enter"))
    assert left.accepted() == ["game", "roll"]
    assert any("roll one die" in text for text in left.said())
    back = play(tmp_path, tap("pass", "Bo"))
    assert back.accepted() == ["game", "roll", "pass"]


def test_a_game_passed_over_after_a_cut_is_told_of_too(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    stored(tmp_path / "data", EVA, THROWN)
    (tmp_path / "data" / "table-in-use").write_text("")
    play(tmp_path, throw(), options=("--players", "Ann,Bo"))
    assert "Eva and Kim" in capsys.readouterr().err


def test_a_game_that_a_full_disk_kept_from_being_given_up_is_so_with_the_next_roll(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    stored(tmp_path, ANN, THROWN)
    games = Games(tmp_path)
    games.unfinished()
    games.append(EVA, 0.0)

    def full(_game_id: str) -> None:
        raise StoreError("the disk is full")

    with monkeypatch.context() as disk:
        disk.setattr(games._store, "close_game", full)
        games.append(THROWN, 1.0)
    assert not games.behind
    assert len(games._store.unfinished()) == 2
    for event in (Pass("Eva"), Pass("Kim"), Pass("Eva"), THROWN):
        games.append(event, 2.0)
    assert [games._store.journal(name)[0] for name in games._store.unfinished()] == [EVA]
    assert len(games._store.journal(games._store.unfinished()[0])) == 6  # nothing was stored twice
    games.close()


# --- a power cut in a practice turn -----------------------------------------------------------------------------------
PRACTISED = (NewGame(("Ann", "Bo")), RollDice(Roll((2, 4), 5, 1, 3, 6)), Mark("Ann", "red", 6))


def practised(folder: Path, practice: bool = True) -> None:
    """What a practice turn that was cut off has stored."""
    games = Games(folder / "data")
    for event in PRACTISED:
        games.append(event, 1.0, practice and isinstance(event, NewGame))
    games.close()


@pytest.mark.parametrize("damaged", [False, True])
def test_a_practice_turn_that_was_cut_off_goes_on_as_practice(tmp_path: Path, damaged: bool) -> None:
    practised(tmp_path)
    if damaged:
        store = tmp_path / "data" / STORE_NAME
        saved = salvage(store)
        with sqlite3.connect(":memory:", isolation_level=None) as fresh:
            migrate(store, fresh)
            refill(fresh, saved, 1.0)
            (content,) = (fresh.serialize(),)
        store.write_bytes(content)
    on = play(tmp_path, tap("pass", "Bo"), tap("pass", "Ann"))
    assert on.accepted() == ["game", "roll", "mark", "pass", "pass", "game"]
    assert on.table().view().scores == {"Ann": 0, "Bo": 0}
    games = Games(tmp_path / "data")
    assert len(games.unfinished()) == 1
    assert not games.practice
    games.close()


def test_a_game_stored_without_the_mark_of_practice_counts(tmp_path: Path) -> None:
    practised(tmp_path, practice=False)
    on = play(tmp_path, tap("pass", "Bo"), tap("pass", "Ann"))
    assert on.accepted() == ["game", "roll", "mark", "pass", "pass"]
    assert on.table().view().scores["Ann"] == 1


def test_a_game_that_is_set_up_as_practice_is_stored_as_such_and_its_counting_game_is_not() -> None:
    table = Driver(players=())
    for button in ("wake", "next", "practice"):
        table.tap(button)
    table.tap("starter", value="A")
    table.tap("go")
    table.roll()
    table.passes("A", "B", "A")
    begun = [out for out in table.outputs if isinstance(out, AcceptEvent) and isinstance(out.event, NewGame)]
    assert [out.practice for out in begun] == [True, False]
