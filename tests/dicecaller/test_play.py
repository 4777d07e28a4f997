"""`dicecaller play --script`: whole tables without a screen, thrown through the reader and tapped at pixels."""

from __future__ import annotations

import base64
import io
import json
import signal
import subprocess
import sys
from pathlib import Path

import pytest

from dicecaller.cli import main
from dicecaller.errors import StoreError
from dicecaller.play_parts import logo_of
from dicecaller.settings import load
from dicecaller.store import Store
from tests.dicecaller.play_driver import keys, play, read_transcript, tap, throw, write_script

NAMES = ("--players", "Ann,Bo")
PNG = base64.b64decode(
    "iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg=="
)  # one pixel
SCRIPTS = Path(__file__).parents[1] / "scripts"


def test_script_to_the_first_lock_plays_and_replays(tmp_path, capsys):
    played = play(tmp_path, options=NAMES, script=SCRIPTS / "first_lock.jsonl")
    assert played.status == 0, capsys.readouterr().err
    view = played.table().view()
    assert view.closed == ("red",)
    assert view.sheets["Ann"].rows[0].lock
    assert {"void", "correct"} <= set(played.accepted())
    reasons = [line["reason"] for line in played.did("read") if line["status"] == "refused"]
    assert reasons[0] in ("missing-die", "extra-die", "colour-unsure")
    assert played.did("refused")[0]["error"] == "wrong-sum"
    assert [line["red"] for line in played.did("lamps")].count("blink") >= 1
    assert len(list((tmp_path / "shots").glob("*.png"))) == 11
    assert main(["referee", "--verify", str(tmp_path / "transcript.jsonl")]) == 0


def test_accepted_stands_before_what_is_said_of_it(tmp_path):
    played = play(tmp_path, throw(), options=NAMES)
    order = [line["did"] for line in played.lines]
    roll = next(place for place, line in enumerate(played.lines) if line.get("event", {}).get("event") == "roll")
    assert order[roll - 1] == "read"
    assert order[roll + 1] == "said"


def test_thing_that_is_not_on_the_screen_is_an_error_in_one_line(tmp_path, capsys):
    played = play(tmp_path, tap("keep"), options=NAMES)
    assert played.status == 1
    error = capsys.readouterr().err.strip().splitlines()[-1]
    assert "script.jsonl:1: the button keep is not on the screen" in error


def test_wrong_script_is_an_error_in_one_line(tmp_path, capsys):
    played = play(tmp_path, {"do": "dance"}, options=NAMES)
    assert played.status == 1
    assert "there is no \"do\" 'dance'" in capsys.readouterr().err


@pytest.mark.parametrize(
    "words",
    [
        ("--players", "Ann"),
        ("--players", "Ann,Ann"),
        ("--players", "Ann,\udcff"),
        ("--teams", "Ann+\udcff,Bo+Di"),
        ("--players", "Ann,Bo", "--idle-minutes", "nan"),
        ("--players", "Ann,Bo", "--idle-minutes", "0"),
        ("--players", "Ann,Bo", "--screen-mm", "-3"),
        ("--players", "Ann,Bo", "--starter", "Cy"),
        ("--teams", "Ann,Bo"),
        ("--sheet", "nothing"),
        ("--size", "huge"),
        ("--starter", "Ann"),
        ("--match", "4"),
    ],
)
def test_wrong_words_are_exit_2_with_one_line(words, capsys):
    assert main(["play", *words]) == 2
    assert len(capsys.readouterr().err.strip().splitlines()) == 1


def test_keys_go_through_the_bytes_of_a_simulated_box(tmp_path):
    played = play(tmp_path, keys("w2 w4 r5 y1 g3 b6 enter"), options=(*NAMES, "--keypad", "sim"))
    assert played.accepted() == ["game", "roll"]


def test_unplugged_keypad_is_told_once_and_mended(tmp_path):
    unplug, plug = {"do": "unplug", "what": "keypad"}, {"do": "plug", "what": "keypad"}
    roll = keys("w2 w4 r5 y1 g3 b6 enter")
    played = play(tmp_path, unplug, throw(), plug, keys("repeat"), options=(*NAMES, "--keypad", "sim"))
    assert [line["what"] for line in played.did("fault")] == ["keypad"]
    assert [line["what"] for line in played.did("mended")] == ["keypad"]
    assert played.accepted() == ["game", "roll"]
    assert roll


def test_throw_before_an_unplugged_camera_is_read_once_it_is_back(tmp_path):
    unplug, plug = {"do": "unplug", "what": "camera"}, {"do": "plug", "what": "camera"}
    played = play(tmp_path, unplug, throw(), {"do": "clear"}, throw(red=2), plug, {"do": "wait", "s": 3}, options=NAMES)
    assert played.status == 0
    assert played.accepted() == ["game", "roll"]
    assert played.table().view().roll.red == 2


def test_unplugged_camera_is_told_once_survived_and_mended(tmp_path):
    unplug, plug = {"do": "unplug", "what": "camera"}, {"do": "plug", "what": "camera"}
    passes = (tap("pass", "Ann"), tap("pass", "Bo"), tap("pass", "Ann"))
    played = play(
        tmp_path,
        unplug,
        {"do": "wait", "s": 30},
        keys("w2 w4 r5 y1 g3 b6 enter"),
        *passes,
        plug,
        throw(),
        options=NAMES,
    )
    assert played.status == 0
    assert [line["what"] for line in played.did("fault")] == ["camera"]
    assert [line["what"] for line in played.did("mended")] == ["camera"]
    assert played.accepted() == ["game", "roll", "pass", "pass", "pass", "roll"]


@pytest.mark.parametrize("lies", [{}, {"red": 4}, {"red": 4, "green": 6, "blue": 1}], ids=["typed", "one", "three"])
def test_dice_typed_while_the_camera_was_unplugged_are_not_the_next_roll_when_it_is_back(tmp_path, lies):
    unplug, plug = {"do": "unplug", "what": "camera"}, {"do": "plug", "what": "camera"}
    passes = (tap("pass", "Ann"), tap("pass", "Bo"), tap("pass", "Ann"))
    wait = {"do": "wait", "s": 3}
    typed = (unplug, throw(**lies), wait, keys("w2 w4 r5 y1 g3 b6 enter"), *passes, plug, wait)
    played = play(tmp_path, *typed, throw(red=2, blue=3, green=1), options=NAMES)
    assert played.status == 0
    assert played.accepted() == ["game", "roll", "pass", "pass", "pass", "roll"]
    assert len(played.said("lay-there")) == 1
    roll = played.table().view().roll
    assert (roll.red, roll.blue, roll.green) == (2, 3, 1)


def test_sound_that_goes_is_told_once(tmp_path):
    unplug, plug = {"do": "unplug", "what": "sound"}, {"do": "plug", "what": "sound"}
    played = play(tmp_path, unplug, plug, options=NAMES)
    assert [line["what"] for line in played.did("fault") + played.did("mended")] == ["sound", "sound"]


def test_hand_over_the_dice_gives_no_roll(tmp_path):
    played = play(tmp_path, {**throw(), "hand": True}, options=NAMES)
    assert played.accepted() == ["game"]


def test_left_alone_the_table_asks_and_then_sleeps_and_wakes_where_it_was(tmp_path):
    played = play(
        tmp_path, throw(), tap("pass", "Ann"), {"do": "wait", "s": 700}, tap("wake"), tap("resume"), tap("pass", "Bo"),
        options=(*NAMES, "--idle-minutes", "10"),
    )  # fmt: skip
    assert played.status == 0
    assert played.said("still-there")
    assert [line["phase"] for line in played.did("screen")][-3:] == ["resume", "shared", "coloured"]


def test_opening_roll_starts_whoever_rolls_a_six(tmp_path):
    one, six = {"do": "throw", "dice": {"red": 3}}, {"do": "throw", "dice": {"blue": 6}}
    played = play(tmp_path, one, six, options=(*NAMES, "--starter", "opening"))
    assert played.did("accepted")[0]["event"]["starter"] == "Bo"


def test_opening_roll_can_be_skipped(tmp_path):
    played = play(tmp_path, tap("skip-opening"), options=(*NAMES, "--starter", "opening"))
    assert played.table().view().active == "Ann"


def test_set_up_by_taps_alone(tmp_path):
    played = play(
        tmp_path, tap("wake"), tap("players", value=3), tap("next"), tap("sheet", value="powers"), tap("go"),
        tap("skip-opening"),
    )  # fmt: skip
    assert played.status == 0
    game = played.did("accepted")[0]["event"]
    assert game["sheet"] == "powers"
    assert len(game["players"]) == 3


@pytest.mark.parametrize("after", [1, 2, 3, 4, 5])
def test_power_cut_loses_nothing_that_was_accepted(tmp_path, after):
    lines = [throw(), tap(player="Bo", row="red", number=6), tap("pass", "Ann"), tap("void", "Bo"), tap("pass", "Bo")]
    script = write_script(tmp_path / "cut.jsonl", *lines[:after], {"do": "kill"})
    common = ["--camera", "sim", "--speech", "off", "--headless", "--data", str(tmp_path / "data"), "--language", "en"]
    words = ["play", *common, *NAMES, "--script", str(script), "--transcript", str(tmp_path / "cut-transcript.jsonl")]
    done = subprocess.run([sys.executable, "-m", "dicecaller", *words], capture_output=True, timeout=300, check=False)
    assert done.returncode == -signal.SIGKILL
    before = [line["event"] for line in read_transcript(tmp_path / "cut-transcript.jsonl") if line["did"] == "accepted"]
    assert len(before) == after + 1
    played = play(tmp_path, tap("confirm"), options=NAMES)
    assert [line["what"] for line in played.did("asked")][:1] == ["resume"]
    assert [line["event"] for line in played.did("accepted")] == before


def test_game_that_ended_with_its_script_is_not_offered_to_the_same_names(tmp_path):
    play(tmp_path, throw(), options=NAMES)
    played = play(tmp_path, throw(), options=NAMES)
    assert played.accepted() == ["game", "roll"]


def test_game_left_open_is_offered_when_nobody_says_who_plays(tmp_path):
    play(tmp_path, throw(), options=NAMES)
    played = play(tmp_path, tap("pass", "Ann"))
    assert played.accepted() == ["game", "roll", "pass"]


def test_demonstration_plays_a_whole_game_without_a_wrong_roll(tmp_path, capsys):
    transcript = tmp_path / "t.jsonl"
    words = ["--seed", "1", "--speech", "off", "--transcript", str(transcript), "--shots", str(tmp_path / "shots")]
    assert main(["play", "--demo", "--headless", *words, "--language", "en"]) == 0
    out = capsys.readouterr().out
    assert "final score: Ann" in out
    assert "0 wrong rolls accepted" in out
    score = [line for line in read_transcript(transcript) if line["did"] == "score"][-1]
    assert main(["referee", "--verify", str(transcript)]) == 0
    assert json.loads(capsys.readouterr().out.splitlines()[-1])["scores"] == score["scores"]
    assert (tmp_path / "shots" / "5-over.png").exists()


def test_caller_calls_without_players(tmp_path):
    closed = {"do": "tap", "button": "closed", "value": "red"}
    played = play(tmp_path, throw(), closed, throw(red=None), throw(), command="call")
    assert played.status == 0
    assert len(played.said("roll")) == 2
    assert played.did("read")[-1]["reason"] == "removed-die"
    assert played.accepted() == []


def test_same_script_and_seed_give_the_same_transcript(tmp_path):
    lines = (throw(), tap(player="Bo", row="red", number=6), tap("pass", "Ann"), {"do": "wait", "s": 3})
    for name in ("one", "two"):
        (tmp_path / name).mkdir()
    assert play(tmp_path / "one", *lines, options=NAMES).lines == play(tmp_path / "two", *lines, options=NAMES).lines


def test_sheet_of_ones_own_is_played_from_its_file(tmp_path):
    sheet = Path(__file__).parents[2] / "docs" / "example-sheet.toml"
    played = play(tmp_path, throw(), options=(*NAMES, "--sheet", str(sheet)))
    assert played.accepted() == ["game", "roll"]
    assert play(tmp_path, throw(), options=NAMES).accepted() == ["game", "roll"], (
        "a stored game of that sheet is in the way"
    )


def test_sheet_file_that_is_none_is_one_line(tmp_path, capsys):
    (tmp_path / "wrong.toml").write_text("rows = 3", encoding="utf-8")
    assert main(["play", *NAMES, "--sheet", str(tmp_path / "wrong.toml")]) == 1
    assert len(capsys.readouterr().err.strip().splitlines()) == 1


class FullDisk:
    """A store's `append` that has no room for so many calls, after so many that it takes."""

    def __init__(self, monkeypatch, taken: int, refused: float) -> None:
        self.left = [taken, refused]
        self.append = Store.append
        monkeypatch.setattr(Store, "append", lambda *args: self.take(*args))

    def take(self, store, *args):
        if self.left[0] > 0:
            self.left[0] -= 1
        elif self.left[1] > 0:
            self.left[1] -= 1
            raise StoreError("the disk is full")
        return self.append(store, *args)


def test_disk_that_stays_full_is_told_once_and_what_was_lost_at_the_end(tmp_path, monkeypatch, capsys):
    FullDisk(monkeypatch, taken=1, refused=float("inf"))
    played = play(tmp_path, throw(), tap("pass", "Ann"), options=NAMES)
    assert played.status == 1
    assert [line["what"] for line in played.did("fault")] == ["store"]
    assert len(played.said("fault")) == 1
    assert played.accepted() == ["game", "roll", "pass"]
    assert capsys.readouterr().err.splitlines()[-1] == (
        "dicecaller play: the disk is full; the last 2 moves could not be stored"
    )
    with Store(tmp_path / "data" / "games.sqlite") as store:
        [game] = store.games()
        assert [event.to_json()["event"] for event in store.journal(game.game_id)] == ["game"]


def test_what_a_full_disk_did_not_take_is_stored_in_order_when_there_is_room(tmp_path, monkeypatch):
    FullDisk(monkeypatch, taken=1, refused=3)
    answers = [tap("pass", "Ann"), tap("pass", "Bo"), tap("pass", "Ann")]
    played = play(tmp_path, throw(), *answers, {"do": "wait", "s": 3}, options=NAMES)
    assert played.status == 0
    assert [line["what"] for line in played.did("mended")] == ["store"]
    with Store(tmp_path / "data" / "games.sqlite") as store:
        [game] = store.games()
        assert [event.to_json()["event"] for event in store.journal(game.game_id)] == played.accepted()


def test_transcript_on_a_full_disk_ends_no_game(tmp_path, capsys):
    if not Path("/dev/full").exists():
        pytest.skip("no /dev/full on this system")
    words = ["--camera", "sim", "--speech", "off", "--script", str(write_script(tmp_path / "s.jsonl", throw()))]
    options = ["--transcript", "/dev/full", "--data", str(tmp_path / "data"), *NAMES]
    assert main(["play", "--headless", *words, *options]) == 1
    told = [line for line in capsys.readouterr().err.splitlines() if "transcript" in line]
    assert told == [
        "the transcript /dev/full cannot be written now: No space left on device",
        "dicecaller play: the transcript /dev/full is not complete: No space left on device",
    ]
    with Store(tmp_path / "data" / "games.sqlite") as store:
        assert len(store.journal(store.games()[0].game_id)) == 2


def test_keys_on_an_unplugged_keypad_do_nothing_and_end_nothing(tmp_path, capsys):
    unplug, plug = {"do": "unplug", "what": "keypad"}, {"do": "plug", "what": "keypad"}
    played = play(tmp_path, throw(), unplug, keys("pass"), plug, options=NAMES)
    assert played.status == 0
    assert "a keypad that is unplugged" in capsys.readouterr().err
    assert played.accepted() == ["game", "roll"]
    assert [line["what"] for line in played.did("fault") + played.did("mended")] == ["keypad", "keypad"]


def test_transcript_of_a_sheet_of_ones_own_brings_it_along(tmp_path, capsys):
    sheet = Path(__file__).parents[2] / "docs" / "example-sheet.toml"
    assert play(tmp_path, throw(), options=(*NAMES, "--sheet", str(sheet))).status == 0
    capsys.readouterr()
    assert main(["referee", "--verify", str(tmp_path / "transcript.jsonl")]) == 0
    assert json.loads(capsys.readouterr().out)["phase"] == "shared"


def test_new_game_is_begun_by_taps_on_the_contracts_buttons_alone(tmp_path):
    played = play(
        tmp_path, throw(), tap("new-game"), tap("confirm"), tap("confirm"), tap("skip-opening"), options=NAMES
    )
    assert played.status == 0
    assert played.accepted() == ["game", "roll", "game"]


def test_table_without_a_screen_is_played_from_standard_input(tmp_path, monkeypatch, capsys):
    monkeypatch.setattr("sys.stdin", io.StringIO("w2 w4 r5 y1 g3 b6\n\npass\nr\npass\npass\n"))
    words = ["--players", "Ann,Bo", "--data", str(tmp_path), "--speech", "off", "--language", "en"]
    transcript = tmp_path / "t.jsonl"
    status = main(
        ["play", "--headless", "--camera", "off", "--keypad", "terminal", "--transcript", str(transcript), *words]
    )
    assert status == 0
    accepted = [line["event"]["event"] for line in read_transcript(transcript) if line["did"] == "accepted"]
    assert accepted[:2] == ["game", "roll"]
    assert "Is that right?" in capsys.readouterr().out


@pytest.mark.parametrize(("content", "complaint"), [(None, "cannot be read"), (b"none", "no picture"), (PNG, "")])
def test_logo_of_the_settings_is_shown_and_one_that_cannot_be_costs_a_line(tmp_path, capsys, content, complaint):
    (tmp_path / "settings.toml").write_text('logo = "logo.png"\n')
    if content is not None:
        (tmp_path / "logo.png").write_bytes(content)
    settings, _complaints = load(tmp_path)
    assert logo_of(tmp_path, settings.logo, "en") == (None if complaint else content)
    lines = capsys.readouterr().err.splitlines()
    assert [complaint in line for line in lines] == ([True] if complaint else [])
