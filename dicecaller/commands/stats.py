"""`dicecaller stats`: what the dice, the players and the reader did over all stored games. Reads only."""

from __future__ import annotations

import argparse
import contextlib
import json
import statistics
from collections import Counter
from pathlib import Path
from typing import Any

from dicecaller.arguments import add_data, add_json, add_language
from dicecaller.commands.history import date
from dicecaller.errors import StoreForeign
from dicecaller.settings import STORE_NAME, data_dir, load
from dicecaller.store import ReadingRecord, Store
from dicecaller.summary import Tallies


def add_arguments(parser: argparse.ArgumentParser) -> None:
    """The options of `dicecaller stats`."""
    parser.epilog = "dicecaller stats --since 2026-01-01 --plots pictures/"
    add_json(parser)
    parser.add_argument("--since", metavar="DATE", type=date)
    parser.add_argument("--plots", metavar="DIR", type=Path)
    add_data(parser)
    add_language(parser)


def run(args: argparse.Namespace) -> int:
    """Prints the figures; exit status 0. Raises StoreError, JobError where --plots cannot be drawn."""
    tallies = Tallies()
    with Store(data_dir(args.data) / STORE_NAME, read_only=True) as store:
        for record in store.games(args.since):
            with contextlib.suppress(StoreForeign):  # one game that is not understood must not hide the others
                tallies.add(store.journal(record.game_id), store.sheets_of(record.game_id))
        readings = store.readings(args.since)
    figures = {**tallies.to_json(), "reader": reader_figures(readings)}
    language = args.language or load(data_dir(args.data))[0].spoken_language()
    if args.plots is not None:
        from dicecaller.plots import draw_stats

        draw_stats(tallies, args.plots, language)
    if args.json:
        print(json.dumps(figures), flush=True)
    else:
        write(figures, language, args.since is not None)
    return 0


def reader_figures(readings: tuple[ReadingRecord, ...]) -> dict[str, object]:
    """How often the reader was sure, why it was not, and how long after rest it spoke (milliseconds)."""
    latencies = sorted(entry.latency_ms for entry in readings if entry.latency_ms is not None)
    refused = Counter(entry.reason or "" for entry in readings if entry.status != "ok")
    return {
        "looks": len(readings),
        "ok": sum(entry.status == "ok" for entry in readings),
        "refused": dict(sorted(refused.items())),
        "latency_ms": {
            "median": round(statistics.median(latencies), 1),
            "p95": round(latencies[int(0.95 * (len(latencies) - 1))], 1),
        }
        if latencies
        else None,
    }


def write(figures: dict[str, Any], language: str, since: bool = False) -> None:
    """The figures of `Tallies.to_json` and `reader_figures`, for people. `since`: only those from a day on."""
    from display.catalogue import text

    def say(key: str, **facts: str | int) -> str:
        return text(f"report-{key}", language, **facts)

    reader = figures["reader"]
    if figures["games"]:
        endings = [say("ending", count=str(count), reason=reason) for reason, count in figures["endings"].items()]
        told = ", ".join(endings) or say("endings-none")
        counts = {name: figures[name] for name in ("games", "finished", "turns")}
        print(say("games", endings=told, games=counts["games"], **{k: str(counts[k]) for k in ("finished", "turns")}))
        _write_dice(figures, language)
        print(say("chi-note"))
        if figures["players"]:
            _write_players(figures, language)
    else:
        print(say("no-games", since=since))
        if not reader["looks"]:
            return
    print()
    print(say("reader", ok=str(reader["ok"]), looks=str(reader["looks"]), corrected=str(figures["corrected"])))
    for reason, count in reader["refused"].items():
        print(say("asked", reason=reason, count=str(count)))


def _table(rows: list[list[str]]) -> None:
    """Columns as wide as what stands in them, the first to the left and the others to the right."""
    widths = [max(len(cell) for cell in column) for column in zip(*rows, strict=True)]
    for row in rows:
        first, *others = (cell.rjust(width) for cell, width in zip(row, widths, strict=True))
        print("  ".join((first.strip().ljust(widths[0]), *others)))


def _write_dice(figures: dict[str, Any], language: str) -> None:
    from display.catalogue import figure, text

    head = [text(f"report-head-{name}", language) for name in ("die", "rolls")]
    rows = [[*head, *"123456", text("report-head-mean", language), "chi²"]]
    for die, entry in figures["dice"].items():
        mean, chi = ("-" if entry[key] is None else figure(entry[key], language, 2) for key in ("mean", "chi_squared"))
        faces = [str(entry["faces"][str(face)]) for face in range(1, 7)]
        rows.append([text("phrase-colour", language, colour=die), str(entry["rolls"]), *faces, mean, chi])
    print()
    _table(rows)


def _write_players(figures: dict[str, Any], language: str) -> None:
    from display.catalogue import figure, text

    heads = ("player", "player-games", "finished", "won", "mean", "best", "locks", "penalties")
    rows = [[text(f"report-head-{name}", language) for name in heads]]
    for player in figures["players"]:
        mean = "-" if player["mean_score"] is None else figure(player["mean_score"], language, 1)
        best = "-" if player["best_score"] is None else str(player["best_score"])
        counts = [str(player[name]) for name in ("games", "finished", "wins")]
        rows.append([player["name"][:15], *counts, mean, best, str(player["locks"]), str(player["penalties"])])
    print()
    _table(rows)
