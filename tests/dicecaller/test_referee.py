"""`dicecaller referee` as a program sees it: lines in, answers out, exit statuses, garbage, transcripts, pipes."""

from __future__ import annotations

import json
import random
import subprocess
import sys
from pathlib import Path
from typing import Any

import pytest

from dicecaller.referee import Referee, answers, decoded, verified

ROOT = Path(__file__).parents[2]
GAME = '{"event": "game", "players": ["Ann", "Bo"], "sheet": "classic", "starter": "Ann"}'
ROLL = '{"event": "roll", "white": [2, 4], "red": 5, "yellow": 1, "green": 3, "blue": 6}'
STATE = '{"event": "state"}'
CONTRACT = (
    GAME,
    ROLL,
    '{"event": "mark", "player": "Bo", "row": "red", "number": 6}',
    '{"event": "pass", "player": "Ann"}',
    '{"event": "mark", "player": "Ann", "row": "red", "number": 7}',
)


def referee(text: str | bytes, *words: str) -> tuple[int, list[dict[str, Any]], str]:
    """The whole program: exit status, answers, what it said."""
    data = text.encode() if isinstance(text, str) else text
    done = subprocess.run(
        [sys.executable, "-m", "dicecaller", "referee", *words], input=data, capture_output=True, cwd=ROOT, check=False
    )
    return done.returncode, [json.loads(line) for line in done.stdout.splitlines()], done.stderr.decode()


def answered(*lines: str | bytes) -> list[dict[str, Any]]:
    """The answers of the referee inside this process."""
    data = [line.encode() if isinstance(line, str) else line for line in lines]
    return list(answers(Referee(), data))


def test_the_contracts_transcript_is_answered_line_by_line() -> None:
    status, given, said = referee("\n".join(CONTRACT) + "\n")
    assert (status, said) == (0, "")
    assert [answer["n"] for answer in given] == [1, 2, 3, 4, 5]
    assert [answer["phase"] for answer in given] == ["roll", "shared", "shared", "coloured", "roll"]
    assert list(given[0]) == [
        "n", "ok", "phase", "active", "waiting", "in_play", "closed", "legal", "scores", "penalties", "sheets", "over"
    ]  # fmt: skip
    assert given[2]["sheets"]["Bo"]["rows"]["1"] == {"marks": [], "lock": False}
    assert given[4]["sheets"]["Ann"]["rows"]["1"] == {"marks": [7], "lock": False}
    assert given[3]["legal"] == {
        "Ann": [
            ["red", 7],
            ["red", 9],
            ["yellow", 3],
            ["yellow", 5],
            ["green", 7],
            ["green", 5],
            ["blue", 10],
            ["blue", 8],
        ]
    }


def test_a_refused_line_says_why_and_sets_the_exit_status_to_1() -> None:
    status, given, said = referee(GAME + '\n{"event": "pass", "player": "Ann"}\n' + STATE + "\n")
    assert status == 1
    assert said == ""
    assert given[1] == {
        "n": 2, "ok": False, "error": "not-now", "detail": "not now: the dice have to be rolled first"
    }  # fmt: skip
    assert given[2]["ok"] is True


def test_blank_lines_count_and_are_not_answered() -> None:
    given = answered(GAME, "", "  \t", "\r", STATE)
    assert [answer["n"] for answer in given] == [1, 5]


def test_a_file_and_a_dash_are_read_and_the_last_line_needs_no_end(tmp_path: Path) -> None:
    path = tmp_path / "game.jsonl"
    path.write_text("\r\n".join(CONTRACT))
    assert len(referee("", str(path))[1]) == 5
    assert len(referee("\n".join(CONTRACT), "-")[1]) == 5


def test_a_file_that_is_not_there_is_one_clear_line_and_status_1(tmp_path: Path) -> None:
    status, given, said = referee("", str(tmp_path / "none.jsonl"))
    assert (status, given) == (1, [])
    assert said.count("\n") == 1
    assert "cannot read the transcript" in said
    assert referee("", str(tmp_path))[0] == 1
    assert referee("", "--nonsense")[0] == 2


def test_no_lines_at_all_are_no_fault() -> None:
    assert referee("") == (0, [], "")
    assert referee("", "--verify") == (0, [], "")


def test_verify_prints_the_refusals_and_the_last_accepted_answer() -> None:
    status, given, _ = referee("\n".join((*CONTRACT, "nonsense", STATE)), "--verify")
    assert status == 1
    assert [(answer["n"], answer["ok"]) for answer in given] == [(6, False), (7, True)]
    status, given, _ = referee("\n".join(CONTRACT), "--verify")
    assert (status, [answer["n"] for answer in given]) == (0, [5])


def test_verify_of_nothing_accepted_prints_the_refusals_alone() -> None:
    assert [answer["n"] for answer in verified(answered("x", "y"))] == [1, 2]


def test_a_tables_own_transcript_is_unwrapped_and_the_rest_of_it_skipped() -> None:
    lines = [json.dumps({"t": 1.5, "did": "accepted", "event": json.loads(line)}) for line in CONTRACT]
    other = [
        json.dumps({"t": 2.0, "did": "said", "text": "White seven", "language": "en"}),
        json.dumps({"t": 2.0, "did": "refused", "event": {"event": "undo"}, "error": "not-now"}),
        json.dumps({"t": 2.0, "did": "screen", "phase": "shared"}),
        json.dumps({"t": 2.0, "did": "score", "scores": {}, "winners": []}),
    ]
    given = answered(other[0], lines[0], *other, *lines[1:])
    assert [answer["n"] for answer in given] == [2, 7, 8, 9, 10]
    assert all(answer["ok"] for answer in given)


def test_an_accepted_line_without_an_event_is_refused() -> None:
    assert [answer["error"] for answer in answered('{"did": "accepted"}', '{"did": "accepted", "event": 3}')] == [
        "bad-event",
        "bad-event",
    ]


def test_many_games_in_one_input_carry_nothing_over() -> None:
    given = answered(*CONTRACT, GAME.replace("classic", "powers"), STATE, *CONTRACT)
    assert given[5]["scores"] == {"Ann": 0, "Bo": 0}
    assert given[6]["sheets"]["Ann"]["powers"] == []
    assert given[-1]["scores"] == given[4]["scores"]
    assert "powers" not in given[-1]["sheets"]["Ann"]


def test_each_sheet_adds_its_own_fields() -> None:
    def first(sheet: str) -> dict[str, Any]:
        return answered(GAME.replace("classic", sheet))[0]["sheets"]["Ann"]

    assert first("encore")["rows"]["2"] == {"marks": [], "lock": False, "again": []}
    assert first("chain-bonus")["bar"] == []
    assert first("powers")["powers"] == []
    for sheet in ("classic", "doubles", "colour-blocks", "shuffle", "rainbow", "jumble"):
        assert list(first(sheet)) == ["rows"]


def test_unknown_fields_are_ignored_and_a_doubled_key_means_its_last() -> None:
    assert answered(GAME[:-1] + ', "table": {"x": [1]}}')[0]["ok"]
    assert answered('{"event": "x", "event": "game", "players": ["Ann", "Bo"]}')[0]["ok"]


@pytest.mark.parametrize(
    "line",
    [
        b"\xff\xfe\x00",
        b"\x80",
        b'{"event": "\xff"}',
        b"\xed\xa0\x80",
        b'{"event"\x00: 1}',
        b"{" * 100000,
        b"[" * 100000,
        b'{"event": "mark", "player": "Ann", "row": "red", "number": ' + b"9" * 100000 + b"}",
        b'{"event": "roll", "white": [' + b"1" * 5000 + b", 2]}",
        b'{"event": "roll", "white": [1e999, -0.0]}',
        b'{"event": "roll", "white": [NaN, Infinity]}',
        b'{"event": {"event": {"event": []}}}',
        b'"\\ud800"',
        b'{"\\ud800": "\\udfff", "event": "\\ud83d"}',
        b'{"event": "pass", "player": "\\ud800"}',
        b"\xef\xbb\xbf{}",
        b'{"event": "game", "players": [["Ann"], {"Bo": 1}]}',
        b'{"event": "game", "teams": [[[]], [[]]]}',
        b'{"event": "correct", "white": [[1], 2]}',
        b'{"event": "amend", "player": "Ann", "penalties": 1e0}',
        b'{"event": "game", "players": ["Ann", "Bo"], "sheet": ["classic"]}',
        b'{"did": [], "event": "x"}',
    ],
)
def test_garbage_is_refused_and_the_next_line_goes_on(line: bytes) -> None:
    given = answered(*CONTRACT[:2], line, STATE)
    assert [answer["ok"] for answer in given] == [True, True, False, True]
    assert given[3] == {**given[1], "n": 4}
    json.dumps(given[2])


def test_random_garbage_never_stops_it() -> None:
    chance = random.Random(3)
    lines = list(CONTRACT)
    for _ in range(2000):
        line = bytearray(chance.choice(CONTRACT), "utf-8")
        for _ in range(chance.randint(1, 6)):
            line[chance.randrange(len(line))] = chance.choice(
                (0, 10, 34, 44, 58, 91, 123, 125, 255, chance.randrange(256))
            )
        lines.append(line.replace(b"\n", b" ").decode("latin-1"))
    given = answered(*lines)
    assert given[-1]["n"] <= len(lines)
    assert all(answer["ok"] or answer["detail"] for answer in given)


def test_a_byte_order_mark_before_the_first_line_does_no_harm() -> None:
    assert answered(b"\xef\xbb\xbf" + GAME.encode())[0]["ok"]
    assert [answer["n"] for answer in answered(b"\xef\xbb\xbf\r\n", GAME)] == [2], "blank but for the mark"


def test_names_of_any_script_come_back_as_they_went_in() -> None:
    names = ["Zoë", "李", "🎲", "a\nb", "\ud800"]
    given = answered(json.dumps({"event": "game", "players": names}))
    assert list(json.loads(json.dumps(given[0]))["scores"]) == names
    assert answered(json.dumps({"event": "game", "players": ["e\u0301", "é"]}))[0]["ok"], "compared exactly"


def test_numbers_are_exact() -> None:
    assert decoded(b'{"a": 1' + b"0" * 30 + b"}") == {"a": 10**30}
    assert decoded(b'{"a": NaN}') is None
    assert decoded(b"[1]") is None


def test_it_answers_each_line_before_the_next_is_there() -> None:
    with subprocess.Popen(
        [sys.executable, "-m", "dicecaller", "referee"], stdin=subprocess.PIPE, stdout=subprocess.PIPE, cwd=ROOT
    ) as process:
        assert process.stdin is not None
        assert process.stdout is not None
        for number, line in enumerate(CONTRACT, start=1):
            process.stdin.write(line.encode() + b"\n")
            process.stdin.flush()
            assert json.loads(process.stdout.readline())["n"] == number
        process.stdin.close()
        assert process.wait() == 0


def test_a_reader_that_has_had_enough_is_no_fault(tmp_path: Path) -> None:
    path = tmp_path / "long.jsonl"
    path.write_text("\n".join([GAME, *[STATE] * 5000]))
    with subprocess.Popen(
        [sys.executable, "-m", "dicecaller", "referee", str(path)],
        stdout=subprocess.PIPE, stderr=subprocess.PIPE, cwd=ROOT,
    ) as process:  # fmt: skip
        assert process.stdout is not None
        assert process.stderr is not None
        process.stdout.readline()
        process.stdout.close()
        assert process.stderr.read() == b""
        assert process.wait() == 0


@pytest.mark.parametrize(
    ("redirection", "said"),
    [
        (">&-", "standard output is closed: there is nowhere to write the answers"),
        ("<&-", "standard input is closed: name the transcript's FILE"),
        (">/dev/full", "cannot write the answers: No space left on device"),
    ],
)
def test_a_stream_that_is_closed_or_full_is_one_clear_line_and_status_1(redirection: str, said: str) -> None:
    if redirection.endswith("/dev/full") and not Path("/dev/full").exists():
        pytest.skip("no /dev/full on this system")
    done = subprocess.run(
        ["/bin/sh", "-c", f'exec "$0" -m dicecaller referee {redirection}', sys.executable],
        input=GAME.encode(), capture_output=True, cwd=ROOT, check=False,
    )  # fmt: skip
    assert (done.returncode, done.stdout) == (1, b"")
    assert done.stderr.decode() == f"dicecaller referee: {said}\n"


def test_a_refusal_stays_a_sentence_whatever_the_line_names() -> None:
    answer = referee(f'{GAME}\n{{"event": "pass", "player": "{"x" * 1_000_000}"}}')[1][1]
    assert answer["error"] == "bad-player"
    assert len(answer["detail"]) <= 300


def test_a_sheet_of_ones_own(tmp_path: Path) -> None:
    example = ROOT / "docs" / "example-sheet.toml"
    game = GAME.replace("classic", "crossroads")
    status, given, _ = referee(f"{game}\n{ROLL}\n", "--sheet", str(example))
    assert status == 0
    assert given[1]["legal"]["Ann"] == [["1", 6], ["2", 6], ["3", 6], ["4", 6]]
    assert referee(game)[1][0]["error"] == "bad-sheet"
    broken = tmp_path / "broken.toml"
    broken.write_text(example.read_text().replace("R2 R3 R4", "R2 R3 R3"))
    status, given, said = referee(game, "--sheet", str(broken))
    assert (status, given) == (1, [])
    assert "row 1, box 3 (R3): the number 3 is in this row already, as R3" in said
    assert referee(game, "--sheet", str(tmp_path / "none.toml"))[0] == 1
