"""`dicecaller bench sequences`: recorded throws before the watcher, judged by what their truth.json says happened.

The bar: a throw that rests LONG_REST frames or more is called exactly once, right, within PROMPT frames of its rest; no
roll under a hand or while dice roll; a die bumped after the call gives `nudged`, never a second roll.
"""

from __future__ import annotations

import json
from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from functools import reduce
from pathlib import Path
from typing import Any

from dicecaller.errors import JobError
from dicecaller.measured_words import reason, say
from dicecaller.told import Told, told
from vision.bench_live import dice_shown
from vision.reading import DiceSet
from vision.sources.files import FolderSource
from vision.watching import ReadsDice, TrayEvent, Watcher

TRUTH = "truth.json"
LONG_REST, PROMPT = 3, 2
#: Entries of measured.ftl.
FAULTS = "measured-sequences-"


@dataclass(frozen=True, slots=True)
class Judged:
    """What became of one sequence. `faults`: what the bar forbids; `refused`: reasons given for throws not called."""

    name: str
    throws: int
    called: int
    nudges: int
    nudged: int
    faults: tuple[str, ...]
    refused: tuple[str, ...]


def sequences_in(folders: Sequence[Path]) -> list[Path]:
    """The folders with a truth.json among these and right below them, by name. Raises JobError where one has none."""
    found: list[Path] = []
    for folder in folders:
        here = [folder] if (folder / TRUTH).is_file() else sorted(p.parent for p in folder.glob(f"*/{TRUTH}"))
        if not here:
            raise JobError(f"{folder} holds no recorded sequence: no {TRUTH} in it nor in a folder below it")
        found += here
    return found


def play(folder: Path, reader: ReadsDice) -> Judged:
    """Watches one sequence and judges it. Raises JobError where its truth cannot be understood."""
    try:
        truth = json.loads((folder / TRUTH).read_text(encoding="utf-8"))
        source = FolderSource(folder, float(truth["fps"]))
        watcher = Watcher(reader, DiceSet("qwixx", frozenset(truth["without"])), source.live, source.fps)
        events: list[TrayEvent] = []
        while (frame := source.read(1.0)) is not None:
            events += watcher.feed(frame)
        return judge(folder.name, truth, events)
    except (OSError, ValueError, KeyError, TypeError, IndexError) as error:
        raise JobError(f"{folder}: not a sequence with its truth: {error}") from error


def judge(name: str, truth: dict[str, Any], events: Sequence[TrayEvent]) -> Judged:
    """Holds the events against the truth."""
    rolls = [event for event in events if event.event == "roll"]
    whys = [(roll.frame, _why_not(truth["frames"][roll.frame])) for roll in rolls]
    faults: list[str] = [_fault(why, frame) for frame, why in whys if why]
    refused: list[str] = []
    throws = called = nudges = nudged = 0
    for rest, until, is_bump in _rests(truth):
        here = [roll for roll in rolls if rest["first_frame"] <= roll.frame < until]
        if is_bump:
            if called and rest["expect"] == "roll":
                nudges += 1
                nudged += _nudged(rest, until, events, faults)
            faults += [_fault("second", roll.frame) for roll in here]
            continue
        throws += 1
        called += bool(here)
        faults += _faults_of_throw(rest, here)
        if not here:
            answers = [event for event in events if rest["first_frame"] <= event.frame < until]
            refused += [str(event.reading.reason) for event in answers if event.event == "refused" and event.reading]
    return Judged(name, throws, called, nudges, nudged, tuple(faults), tuple(refused))


def _rests(truth: dict[str, Any]) -> Iterator[tuple[dict[str, Any], int, bool]]:
    """(rest, first frame that is no longer its own, whether a bump and no throw led to it)."""
    rests, bump = truth["rests"], truth.get("bump_frame")
    for index, rest in enumerate(rests):
        until = rests[index + 1]["first_frame"] if index + 1 < len(rests) else len(truth["frames"])
        before = rests[index - 1]["last_frame"] if index else -1
        yield rest, until, bool(index) and bump is not None and before < bump <= rest["first_frame"]


def _faults_of_throw(rest: dict[str, Any], here: list[TrayEvent]) -> list[str]:
    first, last = rest["first_frame"], rest["last_frame"]
    faults: list[str] = [_fault("second", roll.frame) for roll in here[1:]]
    if not here:
        long = last - first + 1 >= LONG_REST
        return [_fault("missed", first)] if long and rest["expect"] == "roll" else []
    roll = here[0]
    if rest["expect"] == "refuse":
        faults.append(_fault("not-to-be-read", roll.frame))
    elif not _shows(roll, rest):
        faults.append(_fault("wrong", roll.frame))
    if roll.frame > first + PROMPT:
        faults.append(Told(f"{FAULTS}late", frames=str(roll.frame - first)))
    return faults


def _nudged(rest: dict[str, Any], until: int, events: Sequence[TrayEvent], faults: list[str]) -> bool:
    seen = [event for event in events if event.event == "nudged" and rest["first_frame"] <= event.frame < until]
    if any(_shows(event, rest) for event in seen):
        return True
    faults.append(_fault("bump-wrong" if seen else "bump-missed", rest["first_frame"]))
    return False


def _shows(event: TrayEvent, rest: dict[str, Any]) -> bool:
    assert event.reading is not None
    return dice_shown(event.reading) == {colour: tuple(sorted(values)) for colour, values in rest["roll"].items()}


def _why_not(frame: dict[str, Any]) -> str:
    return "covered" if frame["hand"] else "moving" if frame["moving"] else ""


def _fault(name: str, frame: int) -> Told:
    """What the bar forbids, in English for JSON and in any of our languages for people."""
    return Told(f"{FAULTS}{name}", frame=str(frame))


def as_json(judged: Judged) -> dict[str, object]:
    """One sequence as a JSON object."""
    return {
        "sequence": judged.name,
        "throws": judged.throws,
        "called": judged.called,
        "nudges": judged.nudges,
        "nudged": judged.nudged,
        "faults": list(judged.faults),
        "refused": list(judged.refused),
    }


def in_words(every: Sequence[Judged], language: str) -> str:
    """A line for each sequence that misses the bar or was refused, and the sum."""
    lines = []
    for one in every:
        parts = [told(fault, language) for fault in one.faults]
        if one.refused:
            reasons = ", ".join(reason(name, language) for name in one.refused)
            parts.append(say("sequences-refused", language, reasons=reasons))
        if parts:
            both = reduce(lambda one, other: say("sequences-both", language, one=one, other=other), parts)
            lines.append(f"{one.name}: {both}")
    counts = {name: sum(getattr(one, name) for one in every) for name in ("throws", "called", "nudges", "nudged")}
    wrong = sum(isinstance(fault, Told) and fault.key == f"{FAULTS}wrong" for one in every for fault in one.faults)
    good = sum(not one.faults for one in every)
    return "\n".join([*lines, say("sequences-sum", language, sequences=len(every), good=good, wrong=wrong, **counts)])
