"""What `bench` and `simulate` print for people is said whole in three languages; JSON keeps its English names."""

from __future__ import annotations

import inspect
import json
import re
from collections import Counter
from collections.abc import Callable
from pathlib import Path
from typing import get_args

import pytest

from core.sheets import SHEETS
from dicecaller import bench_live, bench_memory, bench_reader, bench_screen, bench_sequences, machine, simulate
from dicecaller.bench_sequences import FAULTS, Judged
from dicecaller.cli import main
from dicecaller.labelled import VERDICTS, Labelled, TrueDie
from dicecaller.told import Told
from display import bench_speech, catalogue
from display.catalogue import LANGUAGES, figure, keys
from firmware_bridge import bench as bench_box
from vision.bench_live import CASES
from vision.live_tally import Failure, Tally, WentWrong
from vision.reading import DieReading, Reading

FILE = "measured.ftl"


def simulated(language: str) -> str:
    *_, tally = simulate.tallies(SHEETS["classic"], 2, 2, simulate.POLICIES["careful"], seed=5)
    head = {"sheet": "classic", "players": 2, "policy": "careful", "seed": 5}
    ends = {"ended_by": {"colours": 1, "penalties": 1}}
    return simulate.in_words({**head, **tally.to_json(2), **ends, "games_per_s": 3.5}, language)


def looked_at() -> tuple[bench_reader.Looked, ...]:
    truth = Labelled(
        Path("a.jpg"), "any", frozenset(), "roll", ("easy",), "drawn", (TrueDie("red", 5, True, False, None),)
    )
    said = Reading("refused", "cocked", (), (DieReading("other", None, 0.0, 0.0, 9.0, 0.0, 0.5, None, ()),), 1.0, 9, 9)
    return tuple(bench_reader.Looked(truth, verdict, said, None, ()) for verdict in VERDICTS)


def read(language: str) -> str:
    looked = looked_at()
    found = bench_reader.figures(Path("folder"), looked, [looked[0].truth])
    parts = {"median": 1.0, "p95": 2.0, "pictures": 3}
    found["time"] = dict.fromkeys(("pixels_ms", "pixels_p95_ms", "file_ms", "floor_ms", "ratio", "ratio_p95"), 1.5)
    found["time"]["ratios"] = dict.fromkeys(("all", *bench_reader.RATIOS), parts)
    found["values"], found["colours"] = {"5": {"none": 1}}, {"red": {"other": 1}, "none": {"red": 1}}
    found["reliability"] = [{"confidence": 0.5, "right": 1.0, "dice": 1}]
    return bench_reader.in_words(found, looked, True, language)


LAY = {"red": (6,), "white": (2, 4)}
FAILURES = (
    Failure(4, 0, "hand", "called"),
    Failure(4, 1, "frozen", "not-noticed"),
    Failure(4, 2, "bumped", "not-told", "red"),
    Failure(4, 3, "plain", "no-answer"),
    Failure(4, 4, "plain", "refused", "pips-unsure"),
    Failure(4, 5, "plain", "wrong", called={"red": (5,), "white": (2, 4)}, lay=LAY),
)


def thrown(language: str) -> str:
    tally = Tally(throws=30, readable=20, right=18, wrong=1, away_throws=3)
    tally.cases.update(list(CASES))
    tally.reasons["cocked"] = 2
    tally.named_otherwise["hand: moving"] = 1
    tally.failures += FAILURES
    lines = (bench_live.in_words(tally, 1.0, language), bench_live.in_words(Tally(), 1.0, language))
    return "\n".join((bench_live.progress(tally, 40, language), *lines))


def watched(language: str) -> str:
    names = ("covered", "moving", "second", "missed", "not-to-be-read", "wrong", "bump-missed", "bump-wrong")
    faults = (*(Told(f"{FAULTS}{name}", frame="3") for name in names), Told(f"{FAULTS}late", frames="1"))
    every = [Judged("one", 3, 1, 1, 0, faults, ("cocked",)), Judged("two", 1, 1, 0, 0, (), ())]
    return bench_sequences.in_words(every, language)


def touched(language: str) -> str:
    ways = {
        f"{name}_{shown}_s": 40.0
        for name in ("sleep_to_first_roll", "of_it_reading_and_tapping")
        for shown in LANGUAGES
    }
    times = {f"answers_on_screen_{which}_ms": 9.0 for which in ("median", "least")}
    return bench_screen.in_words({**ways, **times, "answers_that_counted": 7.0}, language)


def remembered(language: str) -> str:
    trays = (bench_memory.Watched("empty", 60, 3_000_000, 3.0), bench_memory.Watched("dice", 60, 0, 1.0))
    return "\n".join(bench_memory.in_words(tray, language) for tray in trays)


PRINTED: tuple[Callable[[str], str], ...] = (simulated, read, thrown, watched, touched, remembered, machine.in_words)


@pytest.fixture
def quick(monkeypatch: pytest.MonkeyPatch) -> None:
    """Measurements that are done at once, with the figures that the real ones give."""
    voice = re.findall(r'^        "(\w+)": ', inspect.getsource(bench_speech.bench), re.MULTILINE)
    assert len(voice) > 5
    monkeypatch.setattr("display.bench_speech.bench", lambda: dict.fromkeys(voice, 1.5))
    monkeypatch.setattr("dicecaller.bench_rules.measured", lambda *_: {"referee_lines_per_s": 9, "games_per_s": 1.5})
    box = bench_box.figures("x", [0.001], 5)
    monkeypatch.setattr("firmware_bridge.bench.measured", lambda _count: [box, box])
    monkeypatch.setattr("firmware_bridge.firmware_process.available", lambda: True)
    monkeypatch.setattr("os.cpu_count", lambda: 1)
    monkeypatch.setattr("dicecaller.simulate.PROGRESS_S", 0.0)


def everything(language: str, capsys: pytest.CaptureFixture[str]) -> str:
    """All that is printed for people, of one language."""
    capsys.readouterr()
    for words in (["bench", "rules"], ["bench", "box"], ["bench", "voice"], ["simulate", "--games", "2"]):
        assert main([*words, "--language", language]) == 0
    bench_live.at_most_cores(2, language)
    called = capsys.readouterr()
    return "\n".join((called.out, called.err, *(printed(language) for printed in PRINTED)))


#: Names of files, sheets, figures and machines, and words that are spelt alike.
SAME = "classic careful random folder easy drawn one two python opencv ms kb en de fr ping jpg any"
COGNATES = {"de": "die firmware hand in", "fr": "interruption minutes pixels score second source table"}


@pytest.mark.usefixtures("quick")
@pytest.mark.parametrize("language", ["de", "fr"])
def test_nothing_that_is_measured_keeps_words_of_its_english(language: str, capsys: pytest.CaptureFixture[str]) -> None:
    told = {
        spoken: everything(spoken, capsys).replace(str(machine.machine()["processor"]), "")
        for spoken in ("en", language)
    }
    words = {spoken: set(re.findall(r"[^\W\d_]{2,}", shown.lower())) for spoken, shown in told.items()}
    left = words["en"] & words[language] - set(SAME.split()) - set(COGNATES[language].split())
    assert sorted(left) == []


@pytest.mark.usefixtures("quick")
@pytest.mark.parametrize(
    ("language", "mark", "percent"), [("en", ".", " %"), ("de", ",", "\u00a0%"), ("fr", ",", "\u00a0%")]
)
def test_figures_have_the_point_or_comma_of_the_language(
    language: str, mark: str, percent: str, capsys: pytest.CaptureFixture[str]
) -> None:
    shown = everything(language, capsys)
    opencv = str(machine.machine()["opencv"])
    for name in (opencv, str(machine.machine()["python"]), str(machine.machine()["processor"])):
        shown = shown.replace(name, "")
    assert {found[1] for found in re.finditer(r"\d([.,])\d", shown)} == {mark}
    assert {found[1] for found in re.finditer(r"\d(\s*%)", shown)} == {percent}


def test_a_figure_keeps_its_places() -> None:
    assert figure(45.0, "de") == "45,0"
    assert figure(45.0, "de", 3) == "45,000"
    assert figure(45.0, "de", 0) == "45"
    assert figure(1234.5, "fr", 2, "ms") == "1234,50\u00a0ms"
    assert figure(7, "en") == "7"


@pytest.mark.usefixtures("quick")
def test_every_word_for_what_is_measured_is_said(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    said, text = set(), catalogue.text

    def noted(key: str, language: str, **facts: object) -> str:
        said.add(key)
        return text(key, language, **facts)

    monkeypatch.setattr("display.catalogue.text", noted)
    monkeypatch.setattr("dicecaller.measured_words.text", noted)
    everything("en", capsys)
    said.discard("measured-reader-progress")
    assert sorted(keys("en", FILE) - said) == ["measured-reader-progress"]


@pytest.mark.parametrize("language", ["de", "fr"])
def test_every_language_has_the_same_words(language: str) -> None:
    assert keys(language, FILE) == keys("en", FILE)


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("printed", PRINTED)
def test_no_word_has_a_hole(printed: Callable[[str], str], language: str) -> None:
    shown = printed(language)
    assert not re.search(r"[{}]|None|measured-", shown), shown


@pytest.mark.parametrize(
    ("language", "sheet", "policy"),
    [("en", "Classic", "careful"), ("de", "Klassisch", "vorsichtig"), ("fr", "Classique", "prudente")],
)
def test_sheet_and_way_of_playing_are_named_in_the_language(language: str, sheet: str, policy: str) -> None:
    named = [line.split()[-1] for line in simulated(language).splitlines()]
    assert (named[0], named[2]) == (sheet, policy)


@pytest.mark.parametrize("language", ["de", "fr"])
def test_every_kind_of_throw_has_a_name(language: str) -> None:
    lines = bench_live.in_words(Tally(cases=Counter(list(CASES))), 1.0, language)
    assert not set(CASES) & set(re.findall(r"[\w-]+", lines))


@pytest.mark.parametrize(
    ("language", "shown"),
    [
        ("en", "table 4 throw 5, plain: called red 5, white 2 4 for red 6, white 2 4"),
        ("de", "Tisch 4 Wurf 5, gewöhnlich: angesagt Rot 5, Weiß 2 4, da lag Rot 6, Weiß 2 4"),
        ("fr", "table 4 lancer 5, ordinaire\u00a0: annoncé rouge 5, blanc 2 4, il y avait rouge 6, blanc 2 4"),
    ],
)
def test_a_throw_that_went_wrong_is_told_in_words(language: str, shown: str) -> None:
    *_, last = bench_live.in_words(Tally(failures=[FAILURES[-1]]), 1.0, language).splitlines()
    assert last.lower() == shown.lower()


def test_everything_that_may_go_wrong_with_a_throw_is_told() -> None:
    assert {failure.what for failure in FAILURES} == set(get_args(WentWrong))


def test_failures_survive_a_state_file() -> None:
    tally = Tally(failures=list(FAILURES))
    assert Tally.from_json(json.loads(json.dumps(tally.to_json()))) == tally


def test_progress_over_a_folder_is_told_in_the_language(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    (tmp_path / "manifest.json").write_text('[{"file": "none.jpg", "dice": []}]')
    (tmp_path / "none.jpg").write_bytes(b"no picture")
    monkeypatch.setattr("sys.stderr.isatty", lambda: True)
    labelled, _ = bench_reader.there(tmp_path, None)
    bench_reader.look_at(labelled, tmp_path, "fr")
    assert f"{tmp_path.name}\u00a0: 1 sur 1" in capsys.readouterr().err
