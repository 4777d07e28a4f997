"""`dicecaller bench live`: simulated throws before the camera, with progress, resumable; figures beside their bars."""

from __future__ import annotations

import contextlib
import json
import multiprocessing
import os
import signal
import statistics
import sys
import time
from collections.abc import Iterator, Sequence, Set
from dataclasses import dataclass
from pathlib import Path

from dicecaller.errors import JobError
from dicecaller.settings import replace_durably
from vision.bench_live import THROWS_A_TABLE, idle_ms, table_tally
from vision.live_tally import Tally
from vision.reader import Reader

PROGRESS_S = 2.0


@dataclass(frozen=True, slots=True)
class Figure:
    """One figure and the most it may be."""

    name: str
    value: float
    unit: str
    most: float

    @property
    def holds(self) -> bool:
        """Whether the bar is met."""
        return self.value <= self.most


def throw_all(throws: int, seed: int, state: Path | None, processes: int = 1) -> Tally:
    """Throws so many times, table by table, in so many processes side by side; the same throws however many.

    With `state` goes on where an earlier run of that seed stopped, though it was killed. Progress goes to standard
    error. Raises JobError where `state` is none of ours.
    """
    tally, done = _begun(state, seed)
    shown = time.monotonic()
    with contextlib.ExitStack() as stack:
        for table, found in _tables(tables_left(throws - tally.throws, seed, done), processes, stack):
            tally.add(found)
            done.add(table)
            if state is not None:
                kept = {"seed": seed, "tables": sorted(done), "tally": tally.to_json()}
                replace_durably(state, json.dumps(kept).encode())
            if time.monotonic() - shown >= PROGRESS_S:
                shown = time.monotonic()
                print(
                    f"{tally.throws} of {throws} throws: {tally.right} right, {tally.refused_at_first} refused at "
                    f"first, {tally.wrong} WRONG, {tally.wrongly_accepted} called though not to be read",
                    file=sys.stderr,
                    flush=True,
                )
    return tally


def tables_left(throws: int, seed: int, done: Set[int]) -> Iterator[tuple[int, int]]:
    """(table, throws on it) for so many throws more: gaps that a killed run left are closed first."""
    table = seed
    while throws > 0:
        if table not in done:
            most = min(THROWS_A_TABLE, throws)
            throws -= most
            yield table, most
        table += 1


def at_most_cores(processes: int) -> int:
    """So many, or as many as this machine has cores, which is then said in a line on standard error.

    More would only wait for each other, each with nets of its own in memory.
    """
    cores = os.cpu_count() or 1
    if processes <= cores:
        return processes
    print(f"{cores} processes instead of {processes}: one for each core", file=sys.stderr, flush=True)
    return cores


def _tables(
    wanted: Iterator[tuple[int, int]], processes: int, stack: contextlib.ExitStack
) -> Iterator[tuple[int, Tally]]:
    """The tally of each table, as they are done."""
    if processes == 1:
        reader = Reader(threads=1)
        for table, most in wanted:
            yield table, table_tally(reader, table, most=most)
        return
    pool = stack.enter_context(multiprocessing.get_context("spawn").Pool(processes, _begin_process))
    yield from pool.imap_unordered(_table, wanted)


_readers: list[Reader] = []


def _begin_process() -> None:
    """One reader for all tables of a process. Ctrl-C is the parent's to answer, who ends the pool."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    _readers.append(Reader(threads=1))


def _table(wanted: tuple[int, int]) -> tuple[int, Tally]:
    table, most = wanted
    return table, table_tally(_readers[0], table, most=most)


def _begun(state: Path | None, seed: int) -> tuple[Tally, set[int]]:
    if state is None or not state.exists():
        if state is not None:
            state.parent.mkdir(parents=True, exist_ok=True)
        return Tally(), set()
    try:
        found = json.loads(state.read_text(encoding="utf-8"))
        if found["seed"] != seed:
            raise JobError(f"{state} is of seed {found['seed']}: give --seed {found['seed']}, or remove it")
        return Tally.from_json(found["tally"]), {int(table) for table in found["tables"]}
    except (OSError, ValueError, KeyError, TypeError) as error:
        raise JobError(f"{state} is no state of this bench: remove it or name another file") from error


def figures(tally: Tally) -> tuple[Figure, ...]:
    """The figures that have a bar (issue 3: live)."""
    readable = tally.readable or 1
    return (
        Figure("wrong rolls called", tally.wrong, "", 0),
        Figure("called though not to be read", tally.wrongly_accepted, "", 0),
        Figure("second rolls of one throw", tally.second_rolls, "", 0),
        Figure("refused at first sight", 100 * tally.refused_at_first / readable, "%", 2),
        Figure("needing a person", 100 * tally.needing_a_person / readable, "%", 0.2),
        Figure("nudges missed", tally.nudges_missed, "", 0),
        Figure("faults missed", tally.faults_missed, "", 0),
        Figure("latency, median", statistics.median(tally.latency_ms or [0.0]), "ms", 200),
        Figure("latency, 95th percentile", _p95(tally.latency_ms), "ms", 300),
        Figure("computing of it, median", statistics.median(tally.compute_ms or [0.0]), "ms", 40),
    )


def _p95(values: Sequence[float]) -> float:
    return sorted(values)[int(0.95 * (len(values) - 1))] if values else 0.0


def as_json(tally: Tally, idle: float) -> dict[str, object]:
    """Everything but the single latencies."""
    told = {name: value for name, value in tally.to_json().items() if name not in ("latency_ms", "compute_ms")}
    bars = [
        {
            "figure": figure.name,
            "value": round(figure.value, 3),
            "unit": figure.unit,
            "most": figure.most,
            "holds": figure.holds,
        }
        for figure in figures(tally)
    ]
    return {**told, "figures": bars, "still_frame_ms": round(idle, 3)}


def in_words(tally: Tally, idle: float) -> str:
    """The figures as a table."""
    lines = [f"{tally.throws} throws, {tally.readable} of them readable, {tally.right} called right"]
    for figure in figures(tally):
        amount = f"{figure.value:.2f} {figure.unit}".strip()
        lines.append(f"{figure.name:30s} {amount:>12s}   at most {figure.most:g}{'' if figure.holds else '   NOT MET'}")
    away = 100 * tally.away_refused_at_first / (tally.away_throws or 1)
    lines.append(f"{'refused, styles never tuned on':30s} {away:10.2f} %   ({tally.away_throws} throws)")
    lines.append(f"{'a frame of a still tray':30s} {idle:9.2f} ms   {3 * idle:.1f} % of a core at 30 frames a second")
    lines.append(
        "refused because: " + (", ".join(f"{name} {n}" for name, n in tally.reasons.most_common()) or "nothing")
    )
    if tally.named_otherwise:
        lines.append("refused with another reason: " + ", ".join(f"{k} {n}" for k, n in tally.named_otherwise.items()))
    lines.append("of each kind: " + ", ".join(f"{name} {n}" for name, n in tally.cases.most_common()))
    return "\n".join([*lines, *sorted(tally.failures)])


def measure(throws: int, seed: int, state: Path | None, processes: int = 1) -> tuple[Tally, float]:
    """The tally of all throws, and the milliseconds that a frame of a still tray costs."""
    tally = throw_all(throws, seed, state, at_most_cores(processes))
    return tally, idle_ms(Reader(threads=1))
