"""`history` and `stats`: what they print is what was played."""

from __future__ import annotations

import csv
import io
import json
import re
import sys
from collections.abc import Callable
from pathlib import Path

import pytest

from core.dice import Roll
from core.events import Mark, NewGame, Pass, RollDice
from core.sheet_file import load_sheet
from core.sheets import SHEETS
from core.table import Table, replay
from dicecaller import cli, plots
from dicecaller.store import Store
from tests.dicecaller.stored_games import played, store_of


@pytest.fixture
def folder(tmp_path: Path) -> Path:
    store_of(tmp_path, played(1), played(2, sheet="powers", players=("Ann", "Cy", "Di")), played(3)[:20])
    return tmp_path


def call(capsys: pytest.CaptureFixture[str], *words: str | Path) -> str:
    status = cli.main([str(word) for word in words])
    shown = capsys.readouterr()
    assert (status, shown.err) == (0, "")
    return shown.out


def test_history_lists_every_game_as_json_with_its_scores(folder: Path, capsys: pytest.CaptureFixture[str]) -> None:
    lines = [json.loads(line) for line in call(capsys, "history", "--json", "--data", folder).splitlines()]
    final = replay(played(1))
    assert isinstance(final, Table)
    assert [line["sheet"] for line in lines] == ["classic", "powers", "classic"]
    assert [line["over"] for line in lines] == [True, True, False]
    assert lines[0]["scores"] == dict(final.view().scores)
    assert lines[0]["winners"] == list(final.view().winners or ())


def test_the_transcript_of_a_game_is_accepted_by_referee(
    folder: Path, capsys: pytest.CaptureFixture[str], tmp_path: Path
) -> None:
    for game in json_lines(call(capsys, "history", "--json", "--data", folder)):
        transcript = tmp_path / "t.jsonl"
        transcript.write_text(call(capsys, "history", "--game", str(game["game"]), "--json", "--data", folder))
        [last] = call(capsys, "referee", "--verify", transcript).splitlines()[-1:]
        assert json.loads(last)["scores"] == game["scores"]


def json_lines(text: str) -> list[dict[str, object]]:
    return [json.loads(line) for line in text.splitlines()]


def test_a_game_is_told_turn_by_turn_with_its_locks_and_how_it_ended(
    folder: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    [game, *_] = json_lines(call(capsys, "history", "--json", "--data", folder))
    told = call(capsys, "history", "--game", str(game["game"]), "--language", "en", "--data", folder).splitlines()
    assert len([line for line in told if line.startswith("Turn ")]) == game["turns"]
    assert [line for line in told if not line.startswith("Turn ")] == [
        "Bo locks blue. Blue is closed.",
        "Bo locks red. Red is closed.",
        "Two colours are closed: the game is over. Bo wins. "
        "Ann has sixty-nine points; Bo has one hundred and nineteen points.",
    ]
    assert told[0].startswith("Turn one")
    assert told[-3].startswith("Turn ")  # the lock is told after the turn in which it was set


def test_of_a_game_that_is_not_finished_the_telling_says_so(folder: Path, capsys: pytest.CaptureFixture[str]) -> None:
    *_, game = json_lines(call(capsys, "history", "--json", "--data", folder))
    told = call(capsys, "history", "--game", str(game["game"]), "--language", "en", "--data", folder).splitlines()
    assert told[-1] == "Ann 2, Bo 6; unfinished, turn 5"
    assert not any("over" in line for line in told)


def test_of_a_match_the_end_of_each_game_is_told(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    store_of(tmp_path, played(5, match=3))
    [match] = json_lines(call(capsys, "history", "--json", "--data", tmp_path))
    told = call(capsys, "history", "--game", str(match["game"]), "--language", "en", "--data", tmp_path).splitlines()
    assert sum("the game is over" in line for line in told) == 3
    assert told[-1].startswith("All three games are played. Bo wins.")
    assert "Ann and Bo lock green. Green is closed." in told


def test_csv_has_a_line_a_game(folder: Path, capsys: pytest.CaptureFixture[str]) -> None:
    rows = list(csv.DictReader(io.StringIO(call(capsys, "history", "--csv", "--data", folder))))
    assert [row["players"] for row in rows] == ["Ann|Bo", "Ann|Cy|Di", "Ann|Bo"]
    assert [row["over"] for row in rows] == ["yes", "yes", "no"]


def test_since_leaves_out_older_games(folder: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert len(json_lines(call(capsys, "history", "--json", "--since", "2026-12-01", "--data", folder))) == 2


def test_an_unknown_game_is_one_line_and_status_1(folder: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert cli.main(["history", "--game", "yesterday", "--data", str(folder)]) == 1
    shown = capsys.readouterr()
    assert shown.out == ""
    assert shown.err == "dicecaller history: there is no game 'yesterday' here; `dicecaller history` lists them\n"


def test_a_date_that_is_none_is_status_2(folder: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert cli.main(["history", "--since", "tomorrow", "--data", str(folder)]) == 2
    assert "is no date like" in capsys.readouterr().err


def test_no_games_yet_is_no_error(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert call(capsys, "history", "--json", "--data", tmp_path / "none") == ""
    assert json.loads(call(capsys, "stats", "--json", "--data", tmp_path / "none"))["games"] == 0


@pytest.mark.parametrize(
    ("language", "said"),
    [
        ("en", "No games are stored here yet.\n"),
        ("de", "Hier sind noch keine Spiele gespeichert.\n"),
        ("fr", "Aucune partie n’est encore enregistrée ici.\n"),
    ],
)
@pytest.mark.parametrize("word", ["history", "stats"])
def test_people_without_games_get_a_sentence(
    tmp_path: Path, capsys: pytest.CaptureFixture[str], word: str, language: str, said: str
) -> None:
    assert call(capsys, word, "--language", language, "--data", tmp_path / "none") == said


@pytest.mark.parametrize("word", ["history", "stats"])
def test_games_before_the_day_that_was_named_are_not_denied(
    folder: Path, capsys: pytest.CaptureFixture[str], word: str
) -> None:
    said = call(capsys, word, "--language", "en", "--since", "2999-01-01", "--data", folder)
    assert said == "No games are stored here from that day on.\n"


def test_what_the_reader_did_is_told_without_games_too(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    with Store(tmp_path / "games.sqlite") as store:
        store.note_reading(None, "refused", "cocked", [], None)
    said = call(capsys, "stats", "--language", "en", "--data", tmp_path).splitlines()
    assert (said[0], said[-1]) == ("No games are stored here yet.", "  asked because a die was leaning: 1")
    assert len(said) == 4


def test_a_match_counts_as_one_game_with_totals(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    store_of(tmp_path, played(5, match=3))
    [match] = json_lines(call(capsys, "history", "--json", "--data", tmp_path))
    final = replay(played(5, match=3))
    assert isinstance(final, Table)
    view = final.view()
    assert view.match is not None
    assert match["totals"] == dict(view.match.totals)
    assert match["winners"] == list(view.match.winners or ())


def test_every_game_of_a_match_counts_in_the_scores(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    """Ann ended with 85, 63 and 92, Bo with 88, 62 and 104; a fourth game of theirs is not finished."""
    store_of(tmp_path, played(5, match=3), played(3)[:20])
    ann, bo = json.loads(call(capsys, "stats", "--json", "--data", tmp_path))["players"]
    assert (ann["games"], ann["finished"], ann["mean_score"], ann["best_score"]) == (2, 1, 80.0, 92)
    assert (bo["wins"], bo["mean_score"], bo["best_score"]) == (1, 84.67, 104)
    assert (ann["locks"], bo["locks"]) == (5, 2)
    rows = call(capsys, "stats", "--language", "en", "--data", tmp_path).splitlines()
    [head], [of_ann] = [[row.split() for row in rows if row.startswith(name)] for name in ("player", "Ann")]
    assert dict(zip(head, of_ann, strict=True)) | {"games": "2", "finished": "1", "won": "0", "best": "92"} == dict(
        zip(head, of_ann, strict=True)
    )


def test_stats_count_every_die_that_stands(folder: Path, capsys: pytest.CaptureFixture[str]) -> None:
    figures = json.loads(call(capsys, "stats", "--json", "--data", folder))
    standing = [
        event.to_json()
        for events in (played(1), played(2, sheet="powers", players=("Ann", "Cy", "Di")), played(3)[:20])
        for event in table_of(events).standing()
    ]
    rolls = [event for event in standing if event["event"] == "roll"]
    assert figures["turns"] == len(rolls)
    assert figures["dice"]["white"]["rolls"] == 2 * len(rolls)
    assert figures["dice"]["red"]["faces"]["3"] == sum(roll.get("red") == 3 for roll in rolls)
    assert sum(figures["white_sums"].values()) == len(rolls)


def table_of(events: tuple[object, ...]) -> Table:
    table = replay(events)  # type: ignore[arg-type]
    assert isinstance(table, Table)
    return table


def test_stats_tell_players_and_reader(folder: Path, capsys: pytest.CaptureFixture[str]) -> None:
    with Store(folder / "games.sqlite") as store:
        for number in range(10):
            store.note_reading(None, "ok" if number else "refused", None if number else "cocked", [], 100.0 + number)
    figures = json.loads(call(capsys, "stats", "--json", "--data", folder))
    assert {player["name"]: player["games"] for player in figures["players"]} == {"Ann": 3, "Bo": 2, "Cy": 1, "Di": 1}
    assert figures["reader"] == {
        "looks": 10,
        "ok": 9,
        "refused": {"cocked": 1},
        "latency_ms": {"median": 104.5, "p95": 108.0},
    }


def test_the_tables_for_people_name_every_player(folder: Path, capsys: pytest.CaptureFixture[str]) -> None:
    for words in (["history"], ["stats"]):
        shown = call(capsys, *words, "--data", folder)
        assert all(name in shown for name in ("Ann", "Bo", "Cy", "Di"))


TABLES = {
    "en": ("won by", "unfinished, turn", "3 games, 2 finished", "red", "penalties", "reader:"),
    "de": ("gewonnen von", "nicht beendet, Zug", "3 Spiele, 2 beendet", "Rot", "Fehlwürfe", "Leser:"),
    "fr": ("gagnée par", "inachevée, tour", "3 parties, 2 finies", "rouge", "coups manqués", "lecteur\u00a0:"),
}


@pytest.mark.parametrize("language", TABLES)
def test_the_tables_for_people_speak_their_language(
    folder: Path, capsys: pytest.CaptureFixture[str], language: str
) -> None:
    shown = "".join(call(capsys, word, "--language", language, "--data", folder) for word in ("history", "stats"))
    assert [words for words in TABLES[language] if words not in shown] == []


@pytest.mark.parametrize("language", TABLES)
def test_means_have_the_point_or_comma_of_the_language(
    folder: Path, capsys: pytest.CaptureFixture[str], language: str
) -> None:
    shown = call(capsys, "stats", "--language", language, "--data", folder)
    assert {found[1] for found in re.finditer(r"\d([.,])\d", shown)} == {"." if language == "en" else ","}


def test_the_language_of_the_settings_is_that_of_the_tables(folder: Path, capsys: pytest.CaptureFixture[str]) -> None:
    (folder / "settings.toml").write_text('language = "fr"\n')
    assert "gagnée par" in call(capsys, "history", "--data", folder)
    assert "parties" in call(capsys, "stats", "--data", folder)


@pytest.mark.parametrize("word", ["history", "stats"])
def test_json_is_the_same_in_every_language(folder: Path, capsys: pytest.CaptureFixture[str], word: str) -> None:
    shown = {call(capsys, word, "--json", "--language", language, "--data", folder) for language in TABLES}
    assert len(shown) == 1


@pytest.mark.parametrize("language", TABLES)
def test_why_the_reader_asked_is_told_in_words(folder: Path, capsys: pytest.CaptureFixture[str], language: str) -> None:
    with Store(folder / "games.sqlite") as store:
        store.note_reading("g", "refused", "cocked", [("red", 5), ("blue", None)], 180.0)
    told = {"en": "a die was leaning: 1", "de": "ein Würfel schräg lag: 1", "fr": "un dé était penché\u00a0: 1"}
    assert told[language] in call(capsys, "stats", "--language", language, "--data", folder)


def test_plots_without_matplotlib_are_one_line_that_says_how_to_get_it(
    folder: Path, tmp_path: Path, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    for name in ("matplotlib", "matplotlib.figure", "matplotlib.backends.backend_agg"):
        monkeypatch.setitem(sys.modules, name, None)
    assert cli.main(["stats", "--plots", str(tmp_path / "p"), "--data", str(folder)]) == 1
    assert (
        capsys.readouterr().err
        == "dicecaller stats: plots need matplotlib: .venv/bin/pip install matplotlib, then again\n"
    )


def test_plots_are_drawn_where_matplotlib_is_installed(
    folder: Path, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    pytest.importorskip("matplotlib", reason="the extra `stats` is not installed")
    call(capsys, "stats", "--plots", tmp_path / "p", "--data", folder)
    assert sorted(path.name for path in (tmp_path / "p").iterdir()) == ["faces.png", "scores.png"]


class Paper:
    """Figure and axes of a plot at once: what is written on it, and how its numbers are."""

    def __init__(self) -> None:
        self.words: list[str] = []
        self.numbers: list[Callable[[float, int], str]] = []
        self.xaxis = self.yaxis = self

    def set(self, **words: str) -> None:
        self.words += words.values()

    def bar(self, *_: object, label: str, **__: object) -> None:
        self.words.append(label)

    def set_major_formatter(self, numbers: Callable[[float, int], str]) -> None:
        self.numbers.append(numbers)

    def drawn(self, *_: object, **__: object) -> None:
        """Whatever has no words."""

    axhline = legend = boxplot = set_xticks = plot = annotate = savefig = drawn


PLOTTED = {
    "en": ("face", "points", "red", "share of dice right", "0.25"),
    "de": ("Augenzahl", "Punkte", "Rot", "Anteil richtiger Würfel", "0,25"),
    "fr": ("valeur", "points", "rouge", "part des dés justes", "0,25"),
}


@pytest.mark.parametrize("language", PLOTTED)
def test_plots_speak_the_language_of_the_call(
    folder: Path, tmp_path: Path, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch, language: str
) -> None:
    paper = Paper()
    monkeypatch.setattr(plots, "_figure", lambda: (paper, paper))
    call(capsys, "stats", "--plots", tmp_path / "p", "--language", language, "--data", folder)
    plots.draw_reliability([(0.9, 0.8, 3)], tmp_path / "r.png", language)
    shown = [*paper.words, *(numbers(0.25, 0) for numbers in paper.numbers)]
    assert [words for words in PLOTTED[language] if words not in shown] == []
    assert not [words for words in shown if "report-" in words]


EXAMPLE_SHEET = Path(__file__).parents[2] / "docs" / "example-sheet.toml"


@pytest.fixture
def own_folder(tmp_path: Path) -> Path:
    """A data folder with a game on a sheet of one's own, whose file the later calls do not name."""
    sheet = load_sheet(EXAMPLE_SHEET.read_bytes())
    events = [
        NewGame(("Ann", "Bo"), sheet.name, "Ann", (), 1),
        RollDice(Roll((3, 4), 1, 2, 3, 6)),
        Mark("Ann", "1", 7),
        Pass("Bo"),
    ]
    with Store(tmp_path / "games.sqlite", sheets={**SHEETS, sheet.name: sheet}) as store:
        game = store.new_game_id()
        for at, event in enumerate(events):
            store.append(game, event, float(at))
    return tmp_path


def test_a_game_on_ones_own_sheet_is_listed_told_and_counted(
    own_folder: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    [line] = json_lines(call(capsys, "history", "--json", "--data", own_folder))
    assert (line["sheet"], line["scores"]) == ("crossroads", {"Ann": 1, "Bo": 0})
    assert "Ann" in call(capsys, "history", "--game", str(line["game"]), "--language", "en", "--data", own_folder)
    assert json.loads(call(capsys, "stats", "--json", "--data", own_folder))["games"] == 1


def test_the_transcript_of_a_game_on_ones_own_sheet_is_accepted_by_referee(
    own_folder: Path, capsys: pytest.CaptureFixture[str], tmp_path: Path
) -> None:
    [game] = json_lines(call(capsys, "history", "--json", "--data", own_folder))
    transcript = tmp_path / "t.jsonl"
    transcript.write_text(call(capsys, "history", "--game", str(game["game"]), "--json", "--data", own_folder))
    [last] = call(capsys, "referee", "--verify", transcript).splitlines()
    assert json.loads(last)["scores"] == game["scores"]


def test_a_game_on_ones_own_sheet_goes_on_only_with_the_very_same_sheet(own_folder: Path) -> None:
    sheet = load_sheet(EXAMPLE_SHEET.read_bytes())
    other = load_sheet(EXAMPLE_SHEET.read_bytes().replace(b"marks_to_lock = 6", b"marks_to_lock = 7"))
    for known, count in ((sheet, 1), (other, 0), (None, 0)):
        sheets = SHEETS if known is None else {**SHEETS, known.name: known}
        with Store(own_folder / "games.sqlite", sheets=sheets) as store:
            assert len(store.unfinished()) == count


def test_one_game_that_is_not_understood_hides_no_other(folder: Path, capsys: pytest.CaptureFixture[str]) -> None:
    with Store(folder / "games.sqlite") as store:
        store._connection.execute(
            'UPDATE journal SET event = \'{"event": "later"}\' WHERE game_id = ? AND line = 1',
            (store.games()[0].game_id,),
        )
    lines = json_lines(call(capsys, "history", "--json", "--data", folder))
    assert [line["sheet"] for line in lines] == [None, "powers", "classic"]
    assert json.loads(call(capsys, "stats", "--json", "--data", folder))["games"] == 2


@pytest.mark.parametrize(
    ("language", "line"),
    [
        ("en", "'gestern' is no date like 2026-11-30"),
        ("de", "'gestern' ist kein Datum wie 2026-11-30"),
        ("fr", "'gestern' n’est pas une date comme 2026-11-30"),
    ],
)
def test_a_word_that_is_no_date_is_told_in_the_language_of_the_call(
    language: str, line: str, capsys: pytest.CaptureFixture[str]
) -> None:
    assert cli.main(["history", "--since", "gestern", "--language", language]) == 2
    assert line in " ".join(capsys.readouterr().err.split())
