"""Whoever changes an answer hears which mark falls by it, and what counts again when that is taken back."""

from __future__ import annotations

import pytest

from core.dice import SomeDice
from core.events import Correct, Undo
from dicecaller.session_types import Settings
from display.messages import Message
from display.sentences import sentence
from tests.dicecaller.session_driver import Driver, to_a_tie

ROLL = "w2 w4 r5 y1 g3 b6 enter"
BY_EAR = Settings(spoken=True, screen=False)


@pytest.fixture
def table() -> Driver:
    """Ann and Bo by ear; Ann has rolled a six with white."""
    table = Driver(settings=BY_EAR, camera="off")
    table.keys(ROLL)
    return table


def heard(table: Driver, kind: str) -> list[str]:
    """The English sentences of this kind in the last step."""
    return [sentence(message, "en") for message in table.said() if message.kind == kind]


# --- replaced ---------------------------------------------------------------------------------------------------------
def test_a_mark_in_the_place_of_another_names_the_one_that_falls(table: Driver) -> None:
    table.keys("r6 1 y6")
    assert heard(table, "answer-replaced") == ["Ann now marks yellow six instead of red six."]
    assert heard(table, "marked") == ["Ann marks red six."]


def test_a_pass_in_the_place_of_a_mark_names_it(table: Driver) -> None:
    table.keys("r6 1 pass")
    assert heard(table, "answer-replaced") == ["Ann now passes: red six is not marked any more."]


def test_a_mark_in_the_place_of_a_pass_says_so(table: Driver) -> None:
    table.keys("pass 1 b6")
    assert heard(table, "answer-replaced") == ["Ann now marks blue six instead of passing."]


def test_the_same_answer_given_twice_replaces_nothing(table: Driver) -> None:
    table.keys("pass")
    table.keys("1 pass")
    assert table.said_kinds().count("answer-replaced") == 0


@pytest.mark.parametrize("talk", ["all", "game", "asked"])
def test_a_touch_that_changes_an_answer_names_the_mark_that_falls_at_every_level_of_talk(talk: str) -> None:
    table = Driver(settings=Settings(talk=talk))
    table.roll()
    table.mark("Ann", "red", 6)
    table.mark("Ann", "green", 6)
    assert heard(table, "answer-replaced") == ["Ann now marks green six instead of red six."]


def test_it_is_said_in_the_coloured_action_of_nobody(table: Driver) -> None:
    """The coloured answer is the last of its turn: there is nothing to replace, the same row may be marked twice."""
    table.keys("r6 pass r7")
    assert heard(table, "answer-replaced") == []
    assert heard(table, "marked")[-1] == "Ann marks red seven."


# --- undone -----------------------------------------------------------------------------------------------------------
def test_an_undone_change_says_what_counts_again(table: Driver) -> None:
    table.keys("r6 1 y6 1 pass")
    table.keys("undo")
    assert heard(table, "undone") == ["One step back: Ann had passed."]
    assert heard(table, "answer-back") == ["Ann: yellow six counts again."]
    table.keys("undo")
    assert heard(table, "answer-back") == ["Ann: red six counts again."]


def test_an_undone_mark_that_stood_for_a_pass_brings_the_pass_back(table: Driver) -> None:
    table.keys("pass 1 y6 undo")
    assert heard(table, "answer-back") == ["Ann: the pass counts again."]


def test_an_undone_void_names_the_mark_that_counts_again(table: Driver) -> None:
    table.keys("r6 void undo")
    assert heard(table, "undone") == ["One step back: for Ann, red six counts again."]
    assert heard(table, "answer-back") == []


def test_an_undone_correction_says_the_die_the_sum_and_the_mark_that_counts_again(table: Driver) -> None:
    table.keys("r6 back w2 5 enter")
    assert heard(table, "mark-fell") == ["Ann: red six is taken back, the dice do not give it."]
    table.keys("undo")
    assert heard(table, "undone") == ["The correction is taken back: white two."]
    assert heard(table, "roll") == ["White two and four: six."]
    assert heard(table, "answer-back") == ["Ann: red six counts again."]


def test_an_undone_coloured_mark_lets_the_shared_one_stand_unsaid(table: Driver) -> None:
    table.keys("r6 pass r7 undo")
    assert heard(table, "undone") == ["One step back: Ann had marked red seven."]
    assert heard(table, "answer-back") == []


def test_an_undone_roll_brings_no_answers_of_the_turn_before_back(table: Driver) -> None:
    table.keys("r6 pass pass")
    table.keys(ROLL)
    table.keys("undo")
    assert (heard(table, "answer-back"), heard(table, "penalty-off")) == ([], [])


# --- penalties --------------------------------------------------------------------------------------------------------
@pytest.mark.parametrize("key", ["void", "undo"])
def test_a_penalty_that_falls_with_what_led_to_it_is_said(table: Driver, key: str) -> None:
    table.keys("pass r6 pass")
    assert heard(table, "penalty") == ["Ann takes a penalty, the first."]
    table.keys(key)
    assert heard(table, "penalty-off") == ["Ann: the first penalty is taken back."]


def test_a_penalty_that_a_correction_takes_away_is_said(table: Driver) -> None:
    table.keys("pass r6 pass")
    table.keys("back w2 5 enter")
    assert isinstance(table.accepted()[-1], Correct)
    assert heard(table, "mark-fell") == ["Bo: red six is taken back, the dice do not give it."]
    assert heard(table, "penalty-off") == ["Ann: the first penalty is taken back."]


def test_an_agreed_number_of_penalties_names_the_one_before(table: Driver) -> None:
    table.keys("r6 pass pass 0 3 1 pass")
    assert heard(table, "amended") == ["Agreed: Ann now has one penalty."]
    table.keys("pass")
    assert heard(table, "amended") == ["Agreed: Ann now has two penalties, before that one penalty."]
    table.keys("undo")
    assert heard(table, "undone") == ["What was agreed is taken back: Ann now has one penalty."]
    assert heard(table, "penalty-off") == []


def test_an_undone_agreement_says_how_its_box_stands_now(table: Driver) -> None:
    table.keys("r6 pass pass 0 3 1 r6")
    table.keys("undo")
    assert heard(table, "undone") == ["What was agreed is taken back: Ann has red six marked again."]
    assert heard(table, "answer-back") == []


def test_a_new_game_of_a_match_takes_no_penalties_back() -> None:
    table = Driver(settings=BY_EAR, camera="off", match=3)
    for _ in range(7):  # Ann takes her fourth penalty first
        table.keys(ROLL)
        table.keys("pass pass pass")
    assert table.view.over
    table.keys("enter")
    table.keys(ROLL)
    assert table.view.game == 2
    assert heard(table, "penalty-off") == []
    table.keys("undo")
    assert isinstance(table.accepted()[-1], Undo)
    assert heard(table, "penalty-off") == []


# --- what had followed from a mark ------------------------------------------------------------------------------------
def test_crosses_that_followed_from_a_mark_fall_with_it_by_name() -> None:
    table = to_a_tie(Driver(sheet="powers", settings=BY_EAR))
    table.keys("r enter")
    (free,) = [message.facts for message in table.said() if message.kind == "free-cross"][:1]
    table.keys("undo")
    assert heard(table, "undone") == ["One step back: Ann had chosen red."]
    (fell,) = [message.facts for message in table.said() if message.kind == "free-fell"]
    assert (free["row"], free["number"]) in fell["boxes"]


def test_a_power_that_falls_with_its_mark_is_named() -> None:
    table = to_a_tie(Driver(sheet="powers", settings=BY_EAR))
    table.keys("void")
    assert heard(table, "voided") == ["Ann takes back yellow eleven."]
    assert heard(table, "power-off") == ["Ann: the circle no longer counts."]


def test_a_bonus_cross_falls_with_the_mark_that_gave_it() -> None:
    table = Driver(sheet="chain-bonus", settings=BY_EAR, camera="off")
    view = table.view
    row, box = next((r, b) for r in range(4) for b in range(11) if view.sheet.framed[r] >> b & 1)
    number = view.sheet.rows[row][box].number
    first, second = (number // 2, number - number // 2)
    table.keys(f"w{first} w{second} r6 y6 g6 b6 enter")
    table.mark("Ann", view.sheet.row_names[row], number)
    table.passes("Bo")
    (free,) = [message.facts for message in table.said() if message.kind == "free-cross"]
    table.keys("void")
    (fell,) = [message.facts for message in table.said() if message.kind == "free-fell"]
    assert fell["boxes"] == ((free["row"], free["number"]),)


# --- in words ---------------------------------------------------------------------------------------------------------
@pytest.mark.parametrize(
    ("language", "words"),
    [
        ("en", "Ann and Cy now mark yellow six instead of red six."),
        ("de", "Ann und Cy ersetzen die rote Sechs durch die gelbe Sechs."),
        ("fr", "Ann et Cy remplacent le six rouge par le six jaune."),
    ],
)
def test_a_pair_changes_its_answer_in_every_language(language: str, words: str) -> None:
    facts = {"player": "Ann+Cy", "row": "yellow", "number": 6, "old_row": "red", "old_number": 6}
    assert sentence(Message("answer-replaced", facts), language) == words


def test_a_correction_of_a_coloured_die_that_is_undone_names_it() -> None:
    table = Driver(settings=BY_EAR, camera="off")
    table.keys(ROLL)
    table.keys("back r 4 enter")
    assert table.accepted()[-1] == Correct(SomeDice(red=4))
    table.keys("undo")
    assert heard(table, "undone") == ["The correction is taken back: red five."]
