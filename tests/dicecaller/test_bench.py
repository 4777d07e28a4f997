"""`bench`: pictures are judged as the contract's own scorer judges them, and figures come with their machine."""

from __future__ import annotations

import json
import re
import sys
from dataclasses import replace
from pathlib import Path

import cv2
import numpy as np
import pytest

from dicecaller import cli
from dicecaller.bench_live import at_most_cores, tables_left
from dicecaller.bench_reader import figures, look_at, there
from dicecaller.labelled import Labelled, TrueDie, judge, load, pairs, reliability, share_of
from vision.reading import DieReading, Reading


def true(colour: str, value: int, x: float = 0.0, note: bool = False) -> TrueDie:
    return TrueDie(colour, value, True, note, (x, 0.0, 20.0))


def seen(colour: str, value: int | None, x: float = 0.0, confidence: float = 1.0) -> DieReading:
    return DieReading(colour, value, x, 0.0, 20.0, 0.0, confidence, None, ())


def labelled(*dice: TrueDie, kind: str = "qwixx", expect: str = "roll") -> Labelled:
    return Labelled(Path("a.jpg"), kind, frozenset(), expect, (), None, dice)


def called(*dice: DieReading, reason: str | None = None) -> Reading:
    return Reading("ok" if reason is None else "refused", reason, (), dice, 1.0, 100, 100)


RED5, WHITE2 = true("red", 5), true("white", 2, x=50)


@pytest.mark.parametrize(
    ("truth", "reading", "verdict"),
    [
        (labelled(RED5, WHITE2), called(seen("white", 2), seen("red", 5)), "right"),
        (labelled(RED5, WHITE2), called(seen("white", 2), seen("red", 4)), "WRONG"),
        (labelled(RED5, WHITE2), called(seen("white", 2)), "WRONG"),
        (labelled(RED5, WHITE2), called(seen("white", 2), seen("blue", 5)), "WRONG"),
        (labelled(RED5, WHITE2), called(seen("white", 5), seen("red", 2)), "WRONG"),
        (labelled(RED5, WHITE2, kind="any"), called(seen("white", 2), seen("blue", 5)), "colour-wrong"),
        (labelled(RED5, WHITE2), called(seen("red", 5), reason="cocked"), "refused"),
        (labelled(RED5, expect="refuse"), called(seen("red", 5)), "ACCEPTED"),
        (labelled(RED5, expect="refuse"), called(reason="cocked"), "rightly-refused"),
        (labelled(RED5, expect="either"), called(reason="cocked"), "rightly-refused"),
        (labelled(RED5, expect="either"), called(seen("red", 5)), "right"),
        (labelled(true("other", 3), kind="any"), called(seen("purple", 3)), "right"),
        (labelled(true("other", 3, note=True), kind="any"), called(seen("white", 3)), "right"),
    ],
)
def test_verdicts_are_those_of_the_contract(truth: Labelled, reading: Reading, verdict: str) -> None:
    assert judge(truth, reading) == verdict


def test_shares_are_of_the_readable_and_of_those_to_be_refused() -> None:
    share = share_of(["right"] * 6 + ["refused"] * 2 + ["WRONG"] * 2 + ["ACCEPTED"] + ["rightly-refused"] * 3)
    assert (share.readable, share.right, share.refused, share.wrong) == (10, 0.6, 0.2, 0.2)
    assert (share.must_refuse, share.accepted) == (4, 0.25)


def test_nothing_has_shares_of_nothing() -> None:
    assert share_of([]).right == 0.0


def test_dice_are_paired_with_what_was_seen_where_they_lie() -> None:
    found = pairs(labelled(RED5, WHITE2), called(seen("blue", 1, x=49), seen("red", 5, x=300)), scale=1.0)
    assert [(p.truth and p.truth.value, p.said and p.said.value) for p in found] == [(5, None), (2, 1), (None, 5)]


def test_dice_of_a_reduced_picture_are_paired_in_pixels_of_the_file() -> None:
    [pair] = pairs(labelled(true("red", 5, x=400)), called(seen("red", 5, x=100)), scale=4.0)
    assert pair.right


def test_reliability_counts_every_die_that_was_given_a_value() -> None:
    truth = labelled(*(true("red", 5, x=100.0 * n) for n in range(4)))
    said = called(*(seen("red", 5 if n else 4, x=100.0 * n, confidence=0.995) for n in range(4)))
    [(confidence, right, count)] = reliability(pairs(truth, said, 1.0))
    assert (round(confidence, 3), right, count) == (0.995, 0.75, 4)


@pytest.fixture
def folder(tmp_path: Path) -> Path:
    blank = np.full((240, 320, 3), 120, np.uint8)
    entries = []
    for number in range(4):
        cv2.imwrite(str(tmp_path / f"{number}.jpg"), blank)
        entries.append({"file": f"{number}.jpg", "dice": [], "tags": ["empty"], "source": "drawn", "set": "any"})
    entries.append({"file": "gone.jpg", "dice": [], "tags": []})
    entries.append({"file": "doubtful.jpg", "dice": [], "certain": False})
    (tmp_path / "manifest.json").write_text(json.dumps(entries))
    return tmp_path


def test_a_folder_is_judged_by_set_tag_and_source(folder: Path) -> None:
    (folder / "3.jpg").write_bytes(b"no picture")
    labelled, missing = there(folder, None)
    found = figures(folder, look_at(labelled, folder, "en"), missing)
    assert (found["pictures"], found["must_refuse"], found["accepted"]) == (4, 4, 0.0)
    assert set(found["parts"]) == {"set any", "empty", "source drawn"}
    assert found["time"]["ratio"] > 1
    assert found["time"]["ratios"]["all"]["pictures"] == 3
    assert "readable" not in found["time"]["ratios"]
    assert found["reasons"] == {"no-dice": 3, "unreadable": 1}
    assert found["missing"] == ["gone.jpg"]


@pytest.mark.parametrize(
    ("language", "told"),
    [
        ("en", "2 pictures are missing and left out, the first: 0.jpg"),
        ("de", "2 Bilder fehlen und bleiben weg, als erstes: 0.jpg"),
        ("fr", "2 images manquent et ne sont pas comptées, la première\u00a0: 0.jpg"),
    ],
)
def test_missing_pictures_are_told_and_count_for_nothing(
    folder: Path, capsys: pytest.CaptureFixture[str], language: str, told: str
) -> None:
    (folder / "0.jpg").unlink()
    assert cli.main(["bench", "reader", "--language", language, "--limit", "3", str(folder)]) == 0
    lines = capsys.readouterr().out.splitlines()
    assert lines[2].strip() == told
    assert re.search(r" 3 \|", lines[1])  # as many as asked for, though some are missing


def test_bench_prints_its_machine_first(folder: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert cli.main(["bench", "reader", "--json", "--limit", "2", str(folder)]) == 0
    first, second = map(json.loads, capsys.readouterr().out.splitlines())
    assert {"processor", "cores", "load"} <= set(first["machine"])
    assert second["pictures"] == 2


def test_the_table_for_people_names_every_part(folder: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert cli.main(["bench", "reader", "--show", str(folder)]) == 0
    shown = capsys.readouterr().out
    assert "source drawn" in shown
    assert "WRONG" in shown


def test_a_missing_plot_library_is_told_before_the_pictures_are_read(
    folder: Path, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    for name in ("matplotlib", "matplotlib.figure", "matplotlib.backends.backend_agg"):
        monkeypatch.setitem(sys.modules, name, None)
    assert cli.main(["bench", "reader", "--plot", "r.png", str(folder)]) == 1
    told = capsys.readouterr()
    assert "plots need matplotlib" in told.err
    assert "WRONG" not in told.out


def test_a_folder_without_truth_is_one_line(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert cli.main(["bench", "reader", str(tmp_path)]) == 1
    assert capsys.readouterr().err == (
        f"dicecaller bench: {tmp_path} is no labelled folder: manifest.json: No such file or directory\n"
    )


def test_wrong_words_of_bench_are_status_2(capsys: pytest.CaptureFixture[str]) -> None:
    for words in (["bench"], ["bench", "weather"], ["bench", "reader"], ["bench", "rules", "--seconds", "0"]):
        assert cli.main(words) == 2
        assert capsys.readouterr().err.count("\n") == 1


def test_a_manifest_keeps_only_what_is_certain(folder: Path) -> None:
    assert [entry.file.name for entry in load(folder)] == ["0.jpg", "1.jpg", "2.jpg", "3.jpg", "gone.jpg"]


def test_dice_that_do_not_count_are_no_part_of_the_roll() -> None:
    aside = replace(true("blue", 1, x=90), counts=False)
    assert judge(labelled(RED5, aside), called(seen("red", 5))) == "right"


def test_live_throws_go_on_from_their_state_and_stand_beside_their_bars(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    state = tmp_path / "new" / "live.json"
    words = ["bench", "live", "--json", "--state", str(state), "--seed", "6"]
    assert cli.main([*words, "--throws", "1"]) == 0
    assert cli.main([*words, "--throws", "2"]) == 0
    *_, last = map(json.loads, capsys.readouterr().out.splitlines())
    assert last["throws"] == 2
    assert {entry["figure"] for entry in last["figures"]} >= {"wrong rolls called", "refused at first sight"}
    assert cli.main(["bench", "live", "--state", str(state), "--seed", "7"]) == 1
    assert "is of seed 6" in capsys.readouterr().err


def test_live_throws_are_the_same_in_two_processes(tmp_path: Path) -> None:
    one, two = tmp_path / "one.json", tmp_path / "two.json"
    words = ["bench", "live", "--json", "--seed", "6", "--throws", "1"]
    assert cli.main([*words, "--state", str(one)]) == 0
    assert cli.main([*words, "--state", str(two), "--processes", "2"]) == 0
    told = [json.loads(path.read_text()) for path in (one, two)]
    for state in told:
        state["tally"].pop("compute_ms")
    assert told[0] == told[1]


def test_no_more_processes_than_cores(monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]) -> None:
    monkeypatch.setattr("os.cpu_count", lambda: 3)
    assert [at_most_cores(wanted, "en") for wanted in (1, 3, 99)] == [1, 3, 3]
    assert capsys.readouterr().err == "processes: 3, not 99: one for each core\n"


def test_tables_that_a_killed_run_left_out_come_first() -> None:
    assert list(tables_left(45, 10, {10, 12})) == [(11, 20), (13, 20), (14, 5)]
    assert list(tables_left(0, 10, set())) == []
