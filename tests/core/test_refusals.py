"""The codes: which is the first that applies, for every event in every phase; details and facts."""

from __future__ import annotations

import pytest

from core.events import Mark, NewGame, Pass, RollDice, UnusableDice, parse_event
from core.refusal import CODES, Refusal
from core.table import Table
from dicecaller.referee import Referee
from tests.core.playing import do, filled, game

NEW = '{"event": "game", "players": ["Ann", "Bo"]}'
ROLL = '{"event": "roll", "white": [2, 5], "red": 1, "yellow": 1, "green": 1, "blue": 1}'
ANN = '{"event": "pass", "player": "Ann"}'
BO = '{"event": "pass", "player": "Bo"}'
TO_SHARED = (NEW, ROLL)
TO_COLOURED = (NEW, ROLL, ANN, BO)
TO_ROLL = (NEW, ROLL, ANN, BO, ANN)
TO_OVER = (NEW, '{"event": "amend", "player": "Bo", "penalties": 4}')


def last_code(*lines: str) -> str | None:
    referee = Referee()
    answer = None
    for number, line in enumerate(lines, start=1):
        answer = referee.answer(number, line.encode())
    assert answer is not None
    error = answer.get("error")
    assert error is None or error in CODES
    return error if isinstance(error, str) else None


@pytest.mark.parametrize(
    "line",
    [
        "",
        "x",
        "[]",
        "3",
        '"game"',
        "null",
        "true",
        "{",
        '{"event": "state"',
        "{'event': 'state'}",
        "NaN",
        '{"event": NaN}',
        '{"event": "state"} x',
        "[" * 100_000,
        '{"a":' * 5000,
        "\x00",
        "\ufeff",
    ],
)
def test_a_line_that_is_no_json_object_is_bad_json(line: str) -> None:
    if line:
        assert last_code(NEW, line) == "bad-json"


@pytest.mark.parametrize(
    "line",
    [
        "{}",
        '{"event": null}',
        '{"event": 3}',
        '{"event": []}',
        '{"event": "Mark"}',
        '{"event": "penalty", "player": "Ann"}',
        '{"event": "game"}',
        '{"event": "game", "players": "Ann"}',
        '{"event": "game", "players": null}',
        '{"event": "game", "players": {"Ann": 1, "Bo": 2}}',
        '{"event": "game", "teams": 3, "players": ["Ann", "Bo"]}',
        '{"event": "game", "players": ["Ann", "Bo"], "sheet": 3}',
        '{"event": "game", "players": ["Ann"], "starter": 1}',
        '{"event": "game", "players": ["Ann", "Bo"], "match": 1}',
        '{"event": "game", "players": ["Ann", "Bo"], "match": true}',
        '{"event": "game", "players": ["Ann", "Bo"], "match": 3.0}',
        '{"event": "game", "players": [], "match": "3"}',
        '{"event": "mark", "player": "Ann", "row": "red"}',
        '{"event": "mark", "player": "Ann", "number": 6}',
        '{"event": "mark", "row": "red", "number": 6}',
        '{"event": "mark", "player": 3, "row": "red", "number": 6}',
        '{"event": "mark", "player": "Ann", "row": 1, "number": 6}',
        '{"event": "mark", "player": "Ann", "row": "5", "number": 6}',
        '{"event": "mark", "player": "Ann", "row": "white", "number": 6}',
        '{"event": "mark", "player": "Ann", "row": "red", "number": 13}',
        '{"event": "mark", "player": "Ann", "row": "red", "number": 1}',
        '{"event": "mark", "player": "Ann", "row": "red", "number": true}',
        '{"event": "mark", "player": "Ann", "row": "red", "number": 6.0}',
        '{"event": "mark", "player": "Ann", "row": "red", "number": "6"}',
        '{"event": "mark", "player": "Ann", "row": "red", "number": 1' + "0" * 6000 + "}",
        '{"event": "pass"}',
        '{"event": "void", "player": null}',
        '{"event": "choose", "player": "Ann"}',
        '{"event": "choose", "player": "Ann", "row": "0"}',
        '{"event": "amend", "player": "Ann"}',
        '{"event": "amend", "player": "Ann", "row": "red", "number": 6}',
        '{"event": "amend", "player": "Ann", "row": "red", "number": 6, "mark": 1}',
        '{"event": "amend", "player": "Ann", "penalties": 5}',
        '{"event": "amend", "player": "Ann", "penalties": -1}',
        '{"event": "amend", "player": "Ann", "penalties": true}',
        '{"event": "amend", "player": "Ann", "penalties": null}',
        '{"event": "amend", "penalties": 1}',
    ],
)
@pytest.mark.parametrize("before", [(), (NEW,), TO_SHARED, TO_COLOURED, TO_OVER])
def test_bad_event_comes_first_in_every_phase(line: str, before: tuple[str, ...]) -> None:
    assert last_code(*before, line) == "bad-event"


@pytest.mark.parametrize(
    "line",
    [
        ROLL,
        ANN,
        '{"event": "roll"}',
        '{"event": "mark", "player": "Nobody", "row": "red", "number": 6}',
        '{"event": "state"}',
        '{"event": "undo"}',
        '{"event": "void", "player": "Ann"}',
        '{"event": "amend", "player": "Ann", "penalties": 1}',
        '{"event": "correct"}',
        '{"event": "reroll", "red": 9}',
        '{"event": "choose", "player": "Ann", "row": "1"}',
    ],
)
def test_without_a_game_every_other_event_is_no_game(line: str) -> None:
    assert last_code(line) == "no-game"
    assert last_code('{"event": "game", "players": ["Ann"]}', line) == "no-game"


@pytest.mark.parametrize(
    ("fields", "code"),
    [
        ('"players": ["Ann", "Bo"], "sheet": "nosuch"', "bad-sheet"),
        ('"players": ["Ann", 3], "sheet": "Classic"', "bad-sheet"),
        ('"players": ["Ann"]', "bad-player"),
        ('"players": []', "bad-player"),
        ('"players": ["A", "B", "C", "D", "E", "F"]', "bad-player"),
        ('"players": ["Ann", ""]', "bad-player"),
        ('"players": ["Ann", "Ann"]', "bad-player"),
        ('"players": ["Ann", 3]', "bad-player"),
        ('"players": ["Ann", null]', "bad-player"),
        ('"players": ["Ann", "Bo"], "starter": "bo"', "bad-player"),
        ('"players": ["Ann", "Bo"], "starter": ""', "bad-player"),
        ('"teams": [["Ann", "Cy"]]', "bad-player"),
        ('"teams": []', "bad-player"),
        ('"teams": [["Ann", "Cy"], ["Bo"]]', "bad-player"),
        ('"teams": [["Ann", "Cy"], ["Bo", "Di", "Ed"]]', "bad-player"),
        ('"teams": [["Ann", "Cy"], ["Bo", "Cy"]]', "bad-player"),
        ('"teams": [["Ann", "Cy"], "Bo"]', "bad-player"),
        ('"teams": [["Ann", "Cy"], ["Bo", 1]]', "bad-player"),
        ('"teams": [["Ann", "Cy"], ["Bo", "Di"]], "starter": "Ann"', "bad-player"),
        ('"teams": [["Ann", "Cy"], ["Bo", "Di"]], "starter": "Ann+Cy", "players": 3', None),
        ('"players": ["Ann", "ann", " ", "\\ud800", "A+B"], "match": 3, "more": NULL'.replace("NULL", "null"), None),
    ],
)
def test_a_new_games_codes(fields: str, code: str | None) -> None:
    assert last_code(f'{{"event": "game", {fields}}}') == code


def test_a_refused_new_game_leaves_the_one_before() -> None:
    referee = Referee()
    for number, line in enumerate(TO_SHARED, start=1):
        referee.answer(number, line.encode())
    referee.answer(3, b'{"event": "game", "players": ["Ann"]}')
    answer = referee.answer(4, b'{"event": "state"}')
    assert answer is not None
    assert answer["phase"] == "shared"


MARK = '{"event": "mark", "player": "Ann", "row": "red", "number": 7}'
CHOOSE = '{"event": "choose", "player": "Ann", "row": "red"}'
BAD_ROLL = '{"event": "roll", "white": [7, 0]}'
REROLL, BAD_REROLL = '{"event": "reroll", "red": 2}', '{"event": "reroll", "red": null}'
CORRECT, BAD_CORRECT = '{"event": "correct", "red": 2}', '{"event": "correct"}'
AMEND = '{"event": "amend", "player": "Ann", "penalties": 1}'
REMOVE = '{"event": "amend", "player": "Ann", "row": "red", "number": 7, "mark": false}'


@pytest.mark.parametrize(
    ("before", "line", "code"),
    [
        ((NEW,), MARK, "not-now"),
        ((NEW,), ANN, "not-now"),
        ((NEW,), CHOOSE, "not-now"),
        ((NEW,), REROLL, "not-now"),
        ((NEW,), BAD_REROLL, "not-now"),
        ((NEW,), CORRECT, "not-now"),
        ((NEW,), BAD_CORRECT, "not-now"),
        ((NEW,), BAD_ROLL, "bad-dice"),
        ((NEW,), AMEND, None),
        ((NEW,), REMOVE, "nothing-to-undo"),
        ((NEW,), '{"event": "undo"}', "nothing-to-undo"),
        ((NEW,), '{"event": "void", "player": "Ann"}', "nothing-to-undo"),
        ((NEW,), '{"event": "void", "player": "Cy"}', "bad-player"),
        (TO_SHARED, ROLL, "not-now"),
        (TO_SHARED, BAD_ROLL, "not-now"),
        (TO_SHARED, CHOOSE, "not-now"),
        (TO_SHARED, AMEND, "not-now"),
        (TO_SHARED, REMOVE, "nothing-to-undo"),
        (TO_SHARED, BAD_REROLL, "bad-dice"),
        (TO_SHARED, BAD_CORRECT, "bad-dice"),
        (TO_SHARED, MARK, None),
        (TO_SHARED, MARK.replace("7", "8"), "wrong-sum"),
        (TO_SHARED, MARK.replace("Ann", "Cy"), "bad-player"),
        (TO_COLOURED, MARK, "wrong-sum"),
        (TO_COLOURED, BO, "not-your-turn"),
        (TO_COLOURED, MARK.replace("Ann", "Bo"), "not-your-turn"),
        (TO_COLOURED, CHOOSE, "not-now"),
        (TO_COLOURED, REROLL, None),
        (TO_COLOURED, ROLL, "not-now"),
        (TO_ROLL, REROLL, "not-now"),
        (TO_ROLL, CORRECT, None),
        (TO_ROLL, BAD_CORRECT, "bad-dice"),
        (TO_ROLL, AMEND, None),
        (TO_OVER, MARK, "game-over"),
        (TO_OVER, ANN, "game-over"),
        (TO_OVER, CHOOSE, "game-over"),
        (TO_OVER, ROLL, "game-over"),
        (TO_OVER, BAD_ROLL, "game-over"),
        (TO_OVER, REROLL, "game-over"),
        (TO_OVER, BAD_REROLL, "game-over"),
        (TO_OVER, CORRECT, "not-now"),
        (TO_OVER, AMEND, None),
        (TO_OVER, '{"event": "state"}', None),
        (TO_OVER, '{"event": "undo"}', None),
        (TO_OVER, NEW, None),
        (TO_OVER, MARK.replace("Ann", "Cy"), "bad-player"),
        (TO_OVER, '{"event": "void", "player": "Bo"}', "nothing-to-undo"),
    ],
)
def test_the_first_code_that_applies(before: tuple[str, ...], line: str, code: str | None) -> None:
    assert last_code(*before, line) == code


@pytest.mark.parametrize(
    "dice",
    [
        '"white": [2, 5], "red": 1, "yellow": 1, "green": 1',
        '"red": 1, "yellow": 1, "green": 1, "blue": 1',
        '"white": [2], "red": 1, "yellow": 1, "green": 1, "blue": 1',
        '"white": [2, null], "red": 1, "yellow": 1, "green": 1, "blue": 1',
        '"white": [2, 5], "red": null, "yellow": 1, "green": 1, "blue": 1',
        '"white": [2, 5], "red": true, "yellow": 1, "green": 1, "blue": 1',
        '"white": [2, 5.0], "red": 1, "yellow": 1, "green": 1, "blue": 1',
        '"white": [0, 5], "red": 1, "yellow": 1, "green": 1, "blue": 1',
        '"white": "25", "red": 1, "yellow": 1, "green": 1, "blue": 1',
        '"white": [2, 5, 5], "red": 1, "yellow": 1, "green": 1, "blue": 1',
        '"white": [2, 5], "red": 7, "yellow": 1, "green": 1, "blue": 1',
        '"white": [2, 5], "red": [1], "yellow": 1, "green": 1, "blue": 1',
    ],
)
def test_bad_dice_of_a_roll(dice: str) -> None:
    assert last_code(NEW, f'{{"event": "roll", {dice}}}') == "bad-dice"


@pytest.mark.parametrize(
    "dice",
    [
        '"white": [null, null]',
        '"white": null',
        '"white": [1]',
        '"white": [1, 7]',
        '"red": 0',
        '"red": "3"',
        '"black": 3',
        '"white": 3',
    ],
)
@pytest.mark.parametrize("kind", ["reroll", "correct"])
def test_bad_dice_of_a_reroll_or_a_correction(kind: str, dice: str) -> None:
    assert last_code(*TO_SHARED, f'{{"event": "{kind}", {dice}}}') == "bad-dice"
    assert last_code(*TO_SHARED, f'{{"event": "{kind}", "white": [null, null], "blue": 2}}') is None


def test_mark_codes_come_in_their_order() -> None:
    table = filled(filled(game(), "Ann", red="2 3 4 5 6 12", yellow="8"), "Bo", green="12")
    table = do(table, "w2 w5 y1 g1 b1")
    codes = {
        (row, number): table.refusal(Mark("Ann", row, number)) for row in ("red", "yellow") for number in range(2, 13)
    }
    assert all(refused.code == "row-closed" for (row, _), refused in codes.items() if row == "red" and refused)
    yellow = {number: refused.code if refused else None for (row, number), refused in codes.items() if row == "yellow"}
    assert yellow == {
        **dict.fromkeys(range(2, 8), "left-of-mark"),
        8: "already-marked",
        **dict.fromkeys(range(9, 13), "wrong-sum"),
    }


def test_facts_say_what_the_sentence_says() -> None:
    table = do(filled(game(), "Ann", red="4 9"), "w6 w6 r1 y1 g1 b1")
    needs = table.refusal(Mark("Ann", "red", 12))
    assert needs is not None
    assert needs.facts == {
        "player": "Ann",
        "row": "red",
        "row_index": 0,
        "number": 12,
        "need": 5,
        "have": 2,
        "missing": 3,
    }
    left = table.refusal(Mark("Ann", "1", 7))
    assert left is not None
    assert (left.facts["last"], left.facts["row"]) == (9, "red")
    wrong = table.refusal(Mark("Ann", "red", 10))
    assert wrong is not None
    assert wrong.facts["sums"] == (12,)
    waiting = do(table, "Ann -", "Bo -").refusal(Pass("Bo"))
    assert waiting is not None
    assert waiting.facts["waiting"] == ("Ann",)
    assert all(refused.detail and "\n" not in refused.detail for refused in (needs, left, wrong, waiting))


def test_dice_that_are_none_are_an_event_that_is_always_refused() -> None:
    event = parse_event({"event": "roll", "white": [2, 9]})
    assert isinstance(event, UnusableDice)
    refused = game().refusal(event)
    assert refused is not None
    assert refused.code == "bad-dice"


def test_a_roll_says_which_dice_are_missing_or_too_many() -> None:
    table = filled(game(), "Ann", red="2 3 4 5 6 12")
    thrown = parse_event({"event": "roll", "white": [1, 2], "red": 3, "yellow": 1, "green": 2})
    assert isinstance(thrown, RollDice)
    refused = table.refusal(thrown)
    assert refused is not None
    assert refused.facts["colours"] == ("blue", "red")


def test_an_empty_table_has_no_view() -> None:
    table = Table.empty()
    assert not table.has_game
    assert table.legal("Ann") == ()
    with pytest.raises(LookupError):
        table.view()


def test_typed_events_are_checked_like_written_ones() -> None:
    table = do(game(), "w2 w5 r1 y1 g1 b1")
    for event, code in (
        (Mark("Ann", "purple", 7), "bad-event"),
        (Mark("Ann", "red", 99), "bad-event"),
        (Mark("Cy", "red", 7), "bad-player"),
        (NewGame(("Ann",)), "bad-player"),
        (NewGame(("Ann", "Bo"), "nosuch"), "bad-sheet"),
    ):
        refused = table.apply(event)
        assert isinstance(refused, Refusal)
        assert refused.code == code
