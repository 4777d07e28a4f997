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
from dicecaller.measured_words import columns, counted, reason, say, slug
from dicecaller.settings import replace_durably
from display.catalogue import figure as written
from display.phrases import colour_name
from vision.bench_live import THROWS_A_TABLE, idle_ms, table_tally
from vision.live_tally import Dice, Failure, Tally
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


def throw_all(throws: int, seed: int, state: Path | None, processes: int, language: str) -> Tally:
    """Throws so many times, table by table, in so many processes side by side; the same throws however many.

    With `state` goes on where an earlier run of that seed stopped, though it was killed. Progress goes to standard
    error, in this language. Raises JobError where `state` is none of ours.
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
                print(progress(tally, throws, language), file=sys.stderr, flush=True)
    return tally


def progress(tally: Tally, throws: int, language: str) -> str:
    """What came of the throws so far, in a line."""
    counts = {"right": tally.right, "refused": tally.refused_at_first, "wrong": tally.wrong}
    return say("live-progress", language, done=tally.throws, all=throws, accepted=tally.wrongly_accepted, **counts)


def tables_left(throws: int, seed: int, done: Set[int]) -> Iterator[tuple[int, int]]:
    """(table, throws on it) for so many throws more: gaps that a killed run left are closed first."""
    table = seed
    while throws > 0:
        if table not in done:
            most = min(THROWS_A_TABLE, throws)
            throws -= most
            yield table, most
        table += 1


def at_most_cores(processes: int, language: str) -> int:
    """So many, or as many as this machine has cores, which is then said in a line on standard error.

    More would only wait for each other, each with nets of its own in memory.
    """
    cores = os.cpu_count() or 1
    if processes <= cores:
        return processes
    print(say("live-cores", language, cores=cores, wanted=processes), file=sys.stderr, flush=True)
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
    except (OSError, ValueError, KeyError, TypeError, AttributeError) as error:
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


def in_words(tally: Tally, idle: float, language: str) -> str:
    """The figures as a table."""
    head = say("live-throws", language, throws=tally.throws, readable=tally.readable, right=tally.right)
    rows = []
    for figure in figures(tally):
        amount = written(figure.value, language, 2, figure.unit)
        bar = say("at-most", language, most=figure.most)
        missed = "" if figure.holds else f"   {say('not-met', language)}"
        rows.append((say(f"live-{slug(figure.name)}", language), f"{amount:>10s}   {bar}{missed}"))
    away = written(100 * tally.away_refused_at_first / (tally.away_throws or 1), language, 2, "%")
    throws = say("live-away-throws", language, throws=tally.away_throws)
    rows.append((say("live-away", language), f"{away:>10s}   {throws}"))
    share = say("live-idle-share", language, share=written(3 * idle, language, 1, "%"))
    rows.append((say("live-idle", language), f"{written(idle, language, 2, 'ms'):>10s}   {share}"))
    failures = (
        _failure(failure, language)
        for failure in sorted(tally.failures, key=lambda failure: (failure.table, failure.throw))
    )
    return "\n".join([head, *columns(rows), *_counts(tally, language), *failures])


def _failure(failure: Failure, language: str) -> str:
    """What went wrong with one throw, in this language."""
    said = lay = ""
    if failure.what == "wrong":
        said, lay = _dice(failure.called, language), _dice(failure.lay, language)
    elif failure.what == "refused":
        said = reason(failure.about, language)
    elif failure.what == "not-told":
        said = colour_name(failure.about, language)
    where = {"table": str(failure.table), "throw": str(failure.throw)}
    kind = say("live-kind", language, kind=failure.kind)
    return say("live-failure", language, **where, kind=kind, what=failure.what, said=said, lay=lay)


def _dice(dice: Dice, language: str) -> str:
    return ", ".join(f"{colour_name(colour, language)} {' '.join(map(str, values))}" for colour, values in dice.items())


def _counts(tally: Tally, language: str) -> list[str]:
    """Reasons and kinds of throws, each with how often it was."""
    nothing = say("nothing", language)

    def kind(name: str) -> str:
        return say("live-kind", language, kind=name)

    reasons = {reason(name, language): count for name, count in tally.reasons.most_common()}
    lines = [say("live-reasons", language, reasons=counted(reasons, nothing))]
    if tally.named_otherwise:
        pairs = ((name.partition(": "), count) for name, count in tally.named_otherwise.items())
        named = {f"{kind(thrown)} ({reason(why, language)})": count for (thrown, _, why), count in pairs}
        lines.append(say("live-otherwise", language, reasons=counted(named, nothing)))
    kinds = {kind(name): count for name, count in tally.cases.most_common()}
    return [*lines, say("live-kinds", language, kinds=counted(kinds, nothing))]


def measure(throws: int, seed: int, state: Path | None, processes: int, language: str) -> tuple[Tally, float]:
    """The tally of all throws, and the milliseconds that a frame of a still tray costs."""
    tally = throw_all(throws, seed, state, at_most_cores(processes, language), language)
    return tally, idle_ms(Reader(threads=1))
