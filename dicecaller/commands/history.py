"""`dicecaller history`: the stored games, and one of them turn by turn or as a transcript for `referee`. Reads only."""

from __future__ import annotations

import argparse
import csv
import datetime
import json
import sys
from typing import Any

from dicecaller.arguments import COLOURS, add_data, add_json, add_language
from dicecaller.errors import JobError, StoreForeign
from dicecaller.settings import STORE_NAME, data_dir, load
from dicecaller.store import GameRecord, Store
from dicecaller.summary import GameSummary, summary_of

EXAMPLE = """dicecaller history --since 2026-11-01
dicecaller history --game ID --json | dicecaller referee --verify"""


def add_arguments(parser: argparse.ArgumentParser) -> None:
    """The options of `dicecaller history`."""
    parser.epilog = EXAMPLE
    shape = parser.add_mutually_exclusive_group()
    add_json(shape)
    shape.add_argument("--csv", action="store_true")
    parser.add_argument("--game", metavar="ID")
    parser.add_argument("--since", metavar="DATE", type=date)
    add_data(parser)
    add_language(parser)


def run(args: argparse.Namespace) -> int:
    """Shows the games; exit status 0, also where there are none. Raises JobError for an unknown --game, StoreError."""
    folder = data_dir(args.data)
    with Store(folder / STORE_NAME, read_only=True) as store:
        language = args.language or load(folder)[0].spoken_language()
        if args.game is not None:
            return _one(store, args, language)
        games = [(record, _summary(store, record.game_id)) for record in store.games(args.since)]
    if args.json:
        for record, summary in games:
            print(json.dumps(entry(record, summary)), flush=True)
    elif args.csv:
        _write_csv(games)
    else:
        _write_table(games, language, args.since is not None)
    return 0


def _summary(store: Store, game_id: str) -> GameSummary | None:
    """None also for a game that this version does not understand: it must not hide the others."""
    try:
        return summary_of(store.journal(game_id), store.sheets_of(game_id))
    except StoreForeign:
        return None


def date(text: str) -> float:
    """The beginning of a local day, in seconds since 1970; also of a full ISO time."""
    try:
        return datetime.datetime.fromisoformat(text).timestamp()
    except (ValueError, OverflowError, OSError) as error:
        raise argparse.ArgumentTypeError(f"{text!r} is no date like 2026-11-30") from error


def began(record: GameRecord) -> str:
    """When a game began, as local time to the second."""
    return datetime.datetime.fromtimestamp(record.began).astimezone().isoformat(timespec="seconds")


def entry(record: GameRecord, summary: GameSummary | None) -> dict[str, object]:
    """A game as one JSON object. A journal that the rules refuse has no scores."""
    head: dict[str, object] = {
        "game": record.game_id,
        "began": began(record),
        "state": record.state,
        "events": record.lines,
    }
    return {**head, **(summary.to_json() if summary else {"sheet": None, "players": [], "over": False})}


def _write_csv(games: list[tuple[GameRecord, GameSummary | None]]) -> None:
    out = csv.writer(sys.stdout, lineterminator="\n")
    out.writerow(["game", "began", "sheet", "turns", "over", "reason", "players", "scores", "winners"])
    for record, summary in games:
        row: list[Any] = [record.game_id, began(record)]
        if summary is not None:
            scores = summary.totals or summary.scores
            row += [summary.sheet, summary.turns, "yes" if summary.over else "no", summary.reason or ""]
            row += ["|".join(summary.players), "|".join(str(scores[name]) for name in summary.players)]
            row += ["|".join(summary.winners)]
        out.writerow(row)


def _write_table(games: list[tuple[GameRecord, GameSummary | None]], language: str, since: bool) -> None:
    from display.catalogue import text
    from display.phrases import sheet_title

    if not games:
        print(text("report-no-games", language, since=since))
    for record, summary in games:
        when = datetime.datetime.fromtimestamp(record.began).strftime("%Y-%m-%d %H:%M")
        if summary is None:
            print(f"{record.game_id:15s} {when}  {text('report-broken', language)}")
            continue
        sheet = sheet_title(summary.sheet, language)
        print(f"{record.game_id:15s} {when}  {sheet:13s} {_stands(summary, language)}")


def _stands(summary: GameSummary, language: str) -> str:
    """Everybody's points, and who won or that it is not finished."""
    from display.catalogue import text
    from display.phrases import names

    scores = summary.totals or summary.scores
    standing = ", ".join(f"{name} {points}" for name, points in scores.items())
    if summary.over:
        end = text("report-won", language, winners=names(summary.winners, language)[0])
    else:
        end = text("report-unfinished", language, turn=str(summary.turns))
    return text("report-standing", language, standing=standing, end=end)


def _one(store: Store, args: argparse.Namespace, language: str) -> int:
    lines = store.lines(args.game)
    if not lines:
        raise JobError(f"there is no game {args.game!r} here; `dicecaller history` lists them")
    if args.json:
        for line in lines:
            print(json.dumps(line.fields), flush=True)
    elif args.csv:
        out = csv.writer(sys.stdout, lineterminator="\n")
        out.writerow(["at", "event", "player", "row", "number", "dice"])
        for line in lines:
            given = line.fields
            dice = {name: value for name, value in given.items() if name in COLOURS}
            plain = [given.get(name, "") for name in ("event", "player", "row", "number")]
            out.writerow([line.at, *plain, json.dumps(dice) if dice else ""])
    else:
        _tell(store, args.game, language)
    return 0


def _tell(store: Store, game_id: str, language: str) -> None:
    """The game turn by turn, in sentences that settle a dispute."""
    from core.refusal import Refusal
    from core.table import replay
    from dicecaller.session_review import told_in_full
    from display.sentences import sentence

    table = replay(store.journal(game_id), store.sheets_of(game_id))
    if isinstance(table, Refusal):
        raise JobError(f"game {game_id} breaks the rules of this version: {table.detail}")
    for message in told_in_full(table):
        print(sentence(message, language))
    summary = _summary(store, game_id)
    if summary is not None and not summary.over:
        print(_stands(summary, language))
