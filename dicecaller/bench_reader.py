"""`dicecaller bench reader`: the reader over labelled folders; shares by set, tag and source, times, confusion."""

from __future__ import annotations

import statistics
import sys
from collections import Counter
from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import Any

from dicecaller.labelled import (
    QWIXX,
    Labelled,
    Pair,
    Share,
    fold,
    judge,
    load,
    pairs,
    reliability,
    share_of,
)
from dicecaller.measured_words import reason, say
from display.catalogue import figure
from display.phrases import colour_name
from vision.decode import PictureError
from vision.reader import Reader
from vision.reading import DiceSet, Reading
from vision.timing import Timed, timed

#: Of the pictures that can be read, those whose times are told apart by tag.
RATIOS = ("readable", "easy", "typical", "hard")


@dataclass(frozen=True, slots=True)
class Looked:
    """One labelled picture and what came of it. `timed` is None where the file is no picture."""

    truth: Labelled
    verdict: str
    reading: Reading
    timed: Timed | None
    pairs: tuple[Pair, ...]


def there(folder: Path, limit: int | None) -> tuple[tuple[Labelled, ...], tuple[Labelled, ...]]:
    """The labelled pictures of a folder, at most `limit`, and all those whose files are missing. Raises JobError."""
    labelled = load(folder)
    missing = tuple(truth for truth in labelled if not truth.file.is_file())
    gone = {truth.file for truth in missing}
    return tuple(truth for truth in labelled if truth.file not in gone)[:limit], missing


def look_at(labelled: Sequence[Labelled], folder: Path, language: str) -> tuple[Looked, ...]:
    """Reads these pictures of a folder, on one thread, after one look to warm up.

    Progress goes to a terminal that is standard error, in this language.
    """
    reader = Reader(threads=1)
    found = []
    for number, truth in enumerate(labelled):
        if number == 0:
            _look(truth, reader)
        found.append(_look(truth, reader))
        if sys.stderr.isatty():
            line = say("reader-progress", language, folder=folder.name, done=number + 1, all=len(labelled))
            print(f"\r{line}", end="", file=sys.stderr, flush=True)
    if labelled and sys.stderr.isatty():
        print("\r", end="", file=sys.stderr)
    return tuple(found)


def _look(truth: Labelled, reader: Reader) -> Looked:
    try:
        data = truth.file.read_bytes()
        taken = timed(data, reader, DiceSet("any" if truth.kind == "any" else "qwixx", truth.without))
    except (OSError, PictureError):
        unreadable = Reading("refused", "unreadable", (), (), 0.0, 0, 0)
        return Looked(truth, judge(truth, unreadable), unreadable, None, ())
    paired = pairs(truth, taken.reading, taken.picture.scale)
    return Looked(truth, judge(truth, taken.reading), taken.reading, taken, paired)


def figures(folder: Path, looked: tuple[Looked, ...], missing: Sequence[Labelled] = ()) -> dict[str, Any]:
    """Everything about one folder, as `bench reader --json` prints it; `missing` are in no other figure."""
    every = [pair for entry in looked for pair in entry.pairs]
    return {
        "folder": str(folder),
        "missing": [truth.file.name for truth in missing],
        **share_of(entry.verdict for entry in looked).to_json(),
        "parts": {name: share.to_json() for name, share in parts(looked).items()},
        "time": times(looked),
        "values": table((_value_of(pair.truth), _value_of(pair.said)) for pair in every),
        "colours": table((_colour_of(pair.truth), _colour_of(pair.said)) for pair in every),
        "reliability": [
            {"confidence": round(said, 4), "right": round(right, 4), "dice": count}
            for said, right, count in reliability(every)
        ],
        "reasons": dict(Counter(entry.reading.reason for entry in looked if entry.reading.reason)),
    }


def parts(looked: Iterable[Looked]) -> dict[str, Share]:
    """The shares by set, tag and source; those of fewer than three pictures are left out."""
    found: dict[str, list[str]] = {}
    for entry in looked:
        names = [f"set {entry.truth.kind}", *entry.truth.tags]
        if entry.truth.source is not None:
            names.append(f"source {entry.truth.source}")
        for name in names:
            found.setdefault(name, []).append(entry.verdict)
    ordered = sorted(found.items(), key=lambda item: (-len(item[1]), item[0]))
    return {name: share_of(verdicts) for name, verdicts in ordered if len(verdicts) >= 3}


def times(looked: Iterable[Looked]) -> dict[str, Any] | None:
    """Milliseconds and ratios, all of this one run: pixels to answer, file to answer, the floor (processor time).

    `ratio`: file to answer as a multiple of the floor, of every picture; `ratios`: the same of those that can be read,
    by the tags that tell how hard they are.
    """
    taken = [(entry, entry.timed) for entry in looked if entry.timed is not None and entry.timed.floor_ms > 0]
    if not taken:
        return None
    pixels, files = [entry.reading.ms for entry, _ in taken], [time.file_ms for _, time in taken]
    parts: dict[str, list[float]] = {}
    for entry, time in taken:
        readable = ("readable", *entry.truth.tags) if entry.truth.expect == "roll" else ()
        for name in ("all", *(name for name in RATIOS if name in readable)):
            parts.setdefault(name, []).append(time.file_ms / time.floor_ms)
    ratios = {
        name: {"pictures": len(of), "median": round(statistics.median(of), 2), "p95": round(_p95(of), 2)}
        for name, of in parts.items()
    }
    return {
        "pixels_ms": round(statistics.median(pixels), 2),
        "pixels_p95_ms": round(_p95(pixels), 2),
        "file_ms": round(statistics.median(files), 2),
        "floor_ms": round(statistics.median(time.floor_ms for _, time in taken), 2),
        "ratio": ratios["all"]["median"],
        "ratio_p95": ratios["all"]["p95"],
        "ratios": ratios,
    }


def _p95(values: list[float]) -> float:
    return sorted(values)[int(0.95 * (len(values) - 1))]


def table(answers: Iterable[tuple[str, str]]) -> dict[str, dict[str, int]]:
    """Counts of (truth, said), as rows of the truth."""
    rows: dict[str, Counter[str]] = {}
    for truth, said in answers:
        rows.setdefault(truth, Counter())[said] += 1
    return {truth: dict(sorted(row.items())) for truth, row in sorted(rows.items())}


def _value_of(die: Any) -> str:
    return "none" if die is None else "?" if die.value is None else str(die.value)


def _colour_of(die: Any) -> str:
    return "none" if die is None else fold(die.colour)


def in_words(found: Mapping[str, Any], looked: tuple[Looked, ...], show: bool, language: str) -> str:
    """The same for people."""
    lines = [_share_line(Path(found["folder"]).name, found, language)]
    if missing := found["missing"]:
        lines.append(f"  {say('reader-missing', language, count=len(missing), file=missing[0])}")
    lines += [f"  {_share_line(_part(name, language), share, language)}" for name, share in found["parts"].items()]
    if time := found["time"]:
        lines += [f"  {line}" for line in _time_lines(time, language)]
    values = {name: name for name in (*map(str, range(1, 7)), "?")} | {"none": say("none", language)}
    colours = {name: say("colour", language, colour=name) for name in (*QWIXX, "other")} | {"none": values["none"]}
    lines += [f"  {say('reader-values', language)}", *_grid(found["values"], values)]
    lines += [f"  {say('reader-colours', language)}", *_grid(found["colours"], colours)]
    bins = ", ".join(_bin(entry, language) for entry in found["reliability"])
    lines.append(f"  {say('reader-confidence', language, bins=bins)}")
    if show:
        lines += [_shown(entry, language) for entry in looked if entry.verdict not in ("right", "rightly-refused")]
    return "\n".join(lines)


def _part(name: str, language: str) -> str:
    """What the shares are of; a tag is the folder's own word."""
    kind, _, rest = name.partition(" ")
    return say(f"reader-{kind}", language, name=rest) if rest and kind in ("set", "source") else name


def _share_line(name: str, share: Mapping[str, Any], language: str) -> str:
    names = {"right": "right", "values": "values_right", "refused": "refused", "wrong": "wrong", "accepted": "accepted"}
    shares = {
        fact: f"{figure(100 * share[name], language, 2 if name == 'wrong' else 1, '%'):>7s}"
        for fact, name in names.items()
    }
    counts = {
        "pictures": f"{share['pictures']:4d}",
        "readable": f"{share['readable']:4d}",
        "closed": f"{share['must_refuse']:3d}",
    }
    return say("reader-share", language, name=f"{name[:34]:34s}", **counts, **shares)


def _time_lines(time: Mapping[str, Any], language: str) -> list[str]:
    in_ms = {"pixels": "pixels_ms", "pixels-p95": "pixels_p95_ms", "file": "file_ms", "floor": "floor_ms"}
    facts = {fact: figure(time[name], language, unit="ms") for fact, name in in_ms.items()}
    ratios = {"ratio": time["ratio"], "ratio-p95": time["ratio_p95"]}
    return [
        say("reader-times", language, **facts, **ratios),
        *(say("reader-ratio", language, part=part, **of) for part, of in time["ratios"].items() if part != "all"),
    ]


def _grid(rows: Mapping[str, Mapping[str, int]], columns: Mapping[str, str]) -> list[str]:
    """Counts with what was said in columns; `columns`: what each is called."""
    lines = ["    " + " " * 8 + "".join(f"{called:>8s}" for called in columns.values())]
    for truth, row in rows.items():
        cells = "".join(f"{row.get(column) or '.':>8}" for column in columns)
        lines.append(f"    {columns.get(truth, truth):8s}{cells}")
    return lines


def _bin(entry: Mapping[str, Any], language: str) -> str:
    said, right = (figure(entry[name], language, 3) for name in ("confidence", "right"))
    return say("reader-bin", language, said=said, right=right, dice=entry["dice"])


def _shown(entry: Looked, language: str) -> str:
    truth = [(die.colour, die.value) for die in entry.truth.dice if die.counts]
    said = _dice([(die.colour, die.value) for die in entry.reading.dice], language)
    line = say(
        "reader-shown",
        language,
        verdict=f"{say('reader-verdict', language, verdict=entry.verdict):12s}",
        file=entry.truth.file.name,
        truth=_dice(truth, language) or say("nothing", language),
        said=" ".join(part for part in (reason(entry.reading.reason, language), said) if part),
    )
    return f"  {line}".rstrip()


def _dice(dice: Sequence[tuple[str, int | None]], language: str) -> str:
    def called(colour: str) -> str:
        return say("colour", language, colour=colour) if colour == "other" else colour_name(colour, language).lower()

    return " ".join(f"{called(colour)} {'?' if value is None else value}" for colour, value in dice)
