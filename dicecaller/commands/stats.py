"""`dicecaller stats`: what the dice, the players and the reader did over all stored games. Reads only."""

from __future__ import annotations

import argparse
import contextlib
import json
import statistics
from collections import Counter
from pathlib import Path
from typing import Any

from dicecaller.arguments import add_data, add_json
from dicecaller.commands.history import date
from dicecaller.errors import StoreForeign
from dicecaller.settings import STORE_NAME, data_dir
from dicecaller.store import ReadingRecord, Store
from dicecaller.summary import Tallies


def add_arguments(parser: argparse.ArgumentParser) -> None:
    """The options of `dicecaller stats`."""
    parser.description = "Counts what the dice showed, how the players did and how often the reader had to ask."
    parser.epilog = "example:\n  dicecaller stats --since 2026-01-01 --plots pictures/"
    add_json(parser, "one JSON object")
    parser.add_argument("--since", metavar="DATE", type=date, help="only games begun on this day or later: 2026-11-30")
    parser.add_argument(
        "--plots", metavar="DIR", type=Path, help="also draws faces.png and scores.png there (needs matplotlib)"
    )
    add_data(parser)


def run(args: argparse.Namespace) -> int:
    """Prints the figures; exit status 0. Raises StoreError, JobError where --plots cannot be drawn."""
    tallies = Tallies()
    with Store(data_dir(args.data) / STORE_NAME, read_only=True) as store:
        for record in store.games(args.since):
            with contextlib.suppress(StoreForeign):  # one game that is not understood must not hide the others
                tallies.add(store.journal(record.game_id), store.sheets_of(record.game_id))
        readings = store.readings(args.since)
    figures = {**tallies.to_json(), "reader": reader_figures(readings)}
    if args.plots is not None:
        from dicecaller.plots import draw_stats

        draw_stats(tallies, args.plots)
    if args.json:
        print(json.dumps(figures), flush=True)
    else:
        _write(figures)
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


def _write(figures: dict[str, Any]) -> None:
    endings = ", ".join(f"{n} by {reason}" for reason, n in figures["endings"].items()) or "none yet"
    print(f"{figures['games']} games, {figures['finished']} finished ({endings}), {figures['turns']} turns")
    print(f"\n{'die':8s}{'rolls':>7s}" + "".join(f"{face:>7d}" for face in range(1, 7)) + f"{'mean':>8s}{'chi²':>8s}")
    for die, entry in figures["dice"].items():
        counts = "".join(f"{entry['faces'][str(face)]:7d}" for face in range(1, 7))
        mean, chi = (("-" if entry[key] is None else f"{entry[key]:.2f}") for key in ("mean", "chi_squared"))
        print(f"{die:8s}{entry['rolls']:7d}{counts}{mean:>8s}{chi:>8s}")
    print("(chi² above 11 happens to a fair die once in twenty such counts)")
    if figures["players"]:
        print(f"\n{'player':16s}{'games':>6s}{'won':>5s}{'mean':>8s}{'best':>6s}{'locks':>7s}{'penalties':>11s}")
    for player in figures["players"]:
        mean = "-" if player["mean_score"] is None else f"{player['mean_score']:.1f}"
        best = "-" if player["best_score"] is None else str(player["best_score"])
        print(
            f"{player['name'][:15]:16s}{player['games']:6d}{player['wins']:5d}{mean:>8s}{best:>6s}"
            f"{player['locks']:7d}{player['penalties']:11d}"
        )
    reader = figures["reader"]
    print(f"\nreader: {reader['ok']} of {reader['looks']} looks sure; {figures['corrected']} corrected by people")
    for reason, count in reader["refused"].items():
        print(f"  asked because {reason}: {count}")
