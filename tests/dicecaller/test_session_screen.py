"""What the controller does for people at the screen: the way they use it, throws during a set-up, pages, places."""

from __future__ import annotations

from dataclasses import replace
from pathlib import Path

import pytest

from core.events import NewGame
from core.sheet_file import load_sheet
from core.sheets import SHEETS
from core.table import Table
from dicecaller.session import scene_of
from dicecaller.session_types import Begin, Keep
from dicecaller.session_types import Settings as Choices
from dicecaller.settings import Settings, keep, load
from display.catalogue import text
from display.hit import find
from display.intents import Intent
from display.layout import lay_out
from display.look import Look
from display.messages import Message
from display.sentences import sentence
from tests.dicecaller.play_driver import play, tap, throw
from tests.dicecaller.session_driver import Driver, dice, reading

REMEDIES = ("correct", "void", "undo", "amend")


# --- the way that was used last ---------------------------------------------------------------------------------------
def test_whoever_touches_is_told_where_to_touch():
    table = Driver(begin=False)
    table.feed(Begin(0.0))
    table.tap("wake")
    assert scene_of(table.session).caption == "How many play? Tap the number."


def test_whoever_presses_keys_is_told_which_keys():
    table = Driver(begin=False)
    table.feed(Begin(0.0))
    table.keys("enter")
    assert "Press a number from two to five" in scene_of(table.session).caption


def test_the_same_question_follows_from_keys_to_screen_and_back():
    table = Driver(camera="off")
    table.tap("by-hand")
    assert sentence(scene_of(table.session).prompt, "en").startswith("Tap what each die shows.")
    table.keys("w2")
    assert sentence(scene_of(table.session).prompt, "en").startswith("Type the dice.")


# --- what the active player is offered --------------------------------------------------------------------------------
def test_only_sums_that_may_be_marked_are_named():
    table = Driver()
    table.roll(w1=6, w2=6, red=6, yellow=6, green=1, blue=1)
    table.passes("Bo", "Ann")  # six and six: a last box in red and yellow, not to be had
    offers = [message for message in table.said() if message.kind == "offer-colours"]
    assert [dict(message.facts) for message in offers] == [{"red": None, "yellow": None, "green": (7,), "blue": (7,)}]


def test_a_player_without_a_legal_sum_is_told_so_and_nothing_else():
    table = Driver()
    table.tap("amend")  # Ann's rows are used up to their last boxes, which need more marks
    for row, number in (("red", 11), ("yellow", 11), ("green", 3), ("blue", 3)):
        table.mark("Ann", row, number)
    table.tap("back")
    table.roll(w1=6, w2=6, red=6, yellow=6, green=1, blue=1)
    table.passes("Bo", "Ann")
    assert table.said_kinds()[-1] == "offers"
    assert "coloured-ask" not in table.said_kinds()
    assert "nothing to mark" in scene_of(table.session).caption


# --- a throw while a new game is being set up -------------------------------------------------------------------------
@pytest.mark.parametrize("screen", ["players", "sheet"])
def test_a_throw_during_a_set_up_counts_for_nothing(screen):
    table = Driver()
    table.tap("new-game")
    if screen == "sheet":
        table.tap("next")
    before = table.session.table
    table.roll()
    assert table.said_kinds() == ["setup-open", f"{screen}-ask"]
    assert table.session.table is before
    assert scene_of(table.session).kind == screen


def test_after_the_set_up_was_left_the_next_throw_counts():
    table = Driver()
    table.tap("new-game")
    table.tray("refused", reading("refused", "cocked", ("red",), ("red",), **dice()))
    assert table.said_kinds() == ["setup-open", "players-ask"]
    table.tap("back")
    assert table.session.notice is None
    table.roll()
    assert table.view.phase == "shared"


# --- choices that hold ------------------------------------------------------------------------------------------------
def test_the_language_chosen_in_play_is_kept():
    table = Driver()
    table.tap("language", value="fr")
    assert [output for output in table.last if isinstance(output, Keep)] == [Keep("language", "fr")]


def test_a_table_starts_in_the_language_that_was_chosen_in_play(tmp_path):
    play(tmp_path, tap("help"), tap("language"), options=("--players", "Ann,Bo"))
    assert load(tmp_path / "data")[0].language == "de"


def test_keeping_one_setting_leaves_the_others(tmp_path):
    (tmp_path / "settings.toml").write_text('cafe_name = "Zum Würfel"\nvolume = 3\n', encoding="utf-8")
    assert keep(tmp_path, "theme", "high-contrast") is None
    assert load(tmp_path)[0] == Settings(cafe_name="Zum Würfel", volume=3, theme="high-contrast")


def test_a_choice_that_cannot_be_kept_costs_a_line(tmp_path):
    (tmp_path / "file").write_text("", encoding="utf-8")
    assert "holds for this time only" in str(keep(tmp_path / "file", "language", "fr"))


# --- fixed places -----------------------------------------------------------------------------------------------------
def places_of(table: Driver, look: Look) -> dict[str, tuple[int, int]]:
    model = lay_out(scene_of(table.session), look)
    return {name: place for name in REMEDIES if (place := find(model, Intent(name))) is not None}


@pytest.mark.parametrize("size", [(800, 480), (1024, 600), (1280, 800)])
def test_what_puts_right_stands_in_the_same_place_all_game_long(size):
    look, table = Look(size=size), Driver()
    seen: dict[str, set[tuple[int, int]]] = {name: set() for name in REMEDIES}

    def look_at() -> None:
        for name, place in places_of(table, look).items():
            seen[name].add(place)

    for turn in range(3):
        table.roll(red=1 + turn)
        look_at()
        table.mark("Bo", "red", 6) if turn == 0 else table.passes("Bo")
        look_at()
        table.passes("Ann")
        look_at()
        table.passes(*table.view.waiting)
        look_at()
        table.tap("amend")
        look_at()
        table.tap("back")
    assert {name: len(places) for name, places in seen.items()} == dict.fromkeys(REMEDIES, 1)


# --- the history ------------------------------------------------------------------------------------------------------
def played(turns: int) -> Driver:
    table = Driver()
    for turn in range(turns):
        table.roll(w1=1 + turn % 6)
        while table.view.waiting:
            player = table.view.waiting[0]
            legal = table.view.legal[player]
            table.mark(player, *legal[0]) if legal and turn % 3 else table.passes(player)
    return table


@pytest.mark.parametrize("size", [(800, 480), (1280, 720), (720, 1280)])
def test_every_turn_stands_on_one_page_of_the_history(size):
    table = played(9)
    table.tap("history")
    look, shown = Look(size=size), []
    for _page in range(20):
        model = lay_out(scene_of(table.session), look)
        shown += [" ".join(element.text.split()) for element in model.elements if element.text.startswith("Turn ")]
        older = find(model, Intent("page", value=table.session.page + 1))
        if older is None:
            break
        table.tap("page", value=table.session.page + 1)
    told = [sentence(message, "en") for message in reversed(scene_of(table.session).history)]
    assert len(told) == 9
    assert shown == told
    assert all(isinstance(message, Message) for message in scene_of(table.session).history)


def test_the_history_opens_at_its_latest_page():
    table = played(9)
    table.tap("history")
    table.tap("page", value=2)
    table.tap("back")
    table.tap("history")
    assert table.session.page == 0


def test_a_new_game_of_the_same_people_is_asked_for_by_throwing_only_on_the_table():
    table = Driver(begin=False)
    table.feed(Begin(0.0, NewGame(("Ann", "Bo"))))
    table.tap("new-game")
    table.roll()
    table.tap("back")
    assert table.view.phase == "roll"


def test_throws_of_a_script_count_again_once_the_set_up_is_closed(tmp_path):
    done = play(
        tmp_path, tap("new-game"), throw(), tap("back"), throw(red=1), options=("--players", "Ann,Bo"), command="play"
    )
    assert done.accepted() == ["game", "roll"]
    assert len(done.said("setup-open")) == 1


# --- sheets of one's own, and hidden sheets ---------------------------------------------------------------------------
EXAMPLE = Path(__file__).parents[2] / "docs" / "example-sheet.toml"


@pytest.mark.parametrize("language", ["en", "de", "fr"])
@pytest.mark.parametrize("size", [(800, 480), (1024, 600), (720, 1280)])
def test_the_help_page_describes_a_sheet_of_ones_own(language, size):
    sheet = load_sheet(EXAMPLE.read_bytes())
    table = Driver(begin=False)
    table.session = replace(table.session, table=Table.empty({**SHEETS, sheet.name: sheet}))
    table.feed(Begin(0.0, NewGame(("Ann", "Bo"), sheet.name)))
    table.tap("help")
    model = lay_out(scene_of(table.session), Look(size=size, language=language))
    shown = " ".join(" ".join(element.text.split()) for element in model.elements if element.kind == "text")
    assert model.faults == ()
    assert sheet.name in shown
    assert " ".join(text("screen-own-lock", language, need=6, cap=13).split()) in shown
    assert text("screen-own-second", language) not in shown
    boxes = [element for element in model.elements if element.kind == "box"]
    assert [box.colour for box in boxes[:11]] == ["red"] * 5 + ["yellow"] * 6


def test_a_kiosk_shows_a_sheet_only_while_its_player_is_asked():
    table = Driver(settings=Choices(hide_sheets=True))
    look = Look(size=(800, 480))

    def owners() -> set[str]:
        elements = lay_out(scene_of(table.session), look).elements
        return {str(e.intent.player) for e in elements if e.kind == "box" and e.intent is not None}

    assert owners() == set()
    table.roll()
    assert owners() == {"Ann", "Bo"}
    table.passes("Bo")
    assert owners() == {"Ann"}
    table.passes("Ann")
    assert owners() == {"Ann"}
    assert lay_out(scene_of(table.session), look).faults == ()
