"""Judging readings against labelled pictures: right, refused, wrong, accepted; which die was taken for which. Pure.

The truth is a folder's manifest.json as `shared/rolls` has it. The rules of judging are those of score_reader.py there.
"""

from __future__ import annotations

import itertools
import json
from collections import Counter
from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import Any

from dicecaller.errors import JobError
from vision.reading import DieReading, Reading

QWIXX = ("white", "red", "yellow", "green", "blue")

#: Verdicts on one picture. WRONG: a readable one called ok with another roll; ACCEPTED: one that nobody should read,
#: called ok; colour-wrong: only with the set "any", the values being right.
VERDICTS = ("right", "colour-wrong", "refused", "WRONG", "rightly-refused", "ACCEPTED")


@dataclass(frozen=True, slots=True)
class TrueDie:
    """One labelled die. `x`, `y`, `size` in pixels of the file, None where it is not known."""

    colour: str
    value: int
    counts: bool
    may_be_white: bool
    place: tuple[float, float, float] | None


@dataclass(frozen=True, slots=True)
class Labelled:
    """One labelled picture. `expect`: roll, refuse or either."""

    file: Path
    kind: str
    without: frozenset[str]
    expect: str
    tags: tuple[str, ...]
    source: str | None
    dice: tuple[TrueDie, ...]


def load(folder: Path) -> tuple[Labelled, ...]:
    """The pictures of a labelled folder whose truth is certain. Raises JobError."""
    path = folder / "manifest.json"
    try:
        entries = json.loads(path.read_text(encoding="utf-8"))
        return tuple(_entry(folder, entry) for entry in entries if entry.get("certain", True))
    except OSError as error:
        raise JobError(f"{folder} is no labelled folder: {path.name}: {error.strerror}") from error
    except (ValueError, KeyError, TypeError, AttributeError) as error:
        raise JobError(f"{path} is no list of labelled pictures ({type(error).__name__}: {error})") from error


def _entry(folder: Path, entry: Mapping[str, Any]) -> Labelled:
    return Labelled(
        file=folder / entry["file"],
        kind=entry.get("set", "qwixx"),
        without=frozenset(entry.get("without", ())),
        expect=entry.get("expect", "roll" if entry["dice"] else "refuse"),
        tags=tuple(entry.get("tags", ())),
        source=entry.get("source"),
        dice=tuple(_die(die) for die in entry["dice"]),
    )


def _die(die: Mapping[str, Any]) -> TrueDie:
    place = None
    if "centre" in die:
        place = (float(die["centre"][0]), float(die["centre"][1]), float(die["side_px"]))
    elif "box" in die:
        left, top, width, height = map(float, die["box"])
        place = (left + width / 2, top + height / 2, max(width, height))
    pale = die["colour"] == "other" and any(word in (die.get("note") or "") for word in ("cream", "ivory"))
    return TrueDie(fold(die["colour"]), int(die["value"]), bool(die.get("counts", True)), pale, place)


def fold(colour: str) -> str:
    """A colour outside the five is `other`."""
    return colour if colour in QWIXX else "other"


def judge(truth: Labelled, reading: Reading) -> str:
    """One of VERDICTS."""
    if reading.status != "ok":
        return "refused" if truth.expect == "roll" else "rightly-refused"
    if truth.expect == "refuse":
        return "ACCEPTED"
    counted = [die for die in truth.dice if die.counts]
    if Counter(die.value for die in counted) != Counter(die.value for die in reading.dice):
        return "WRONG"
    if not _same_colours(counted, reading.dice):
        return "WRONG" if truth.kind == "qwixx" else "colour-wrong"
    return "right"


def _same_colours(truth: Sequence[TrueDie], said: Sequence[DieReading]) -> bool:
    want: Counter[tuple[str, int | None]] = Counter((die.colour, die.value) for die in truth)
    have = Counter((fold(die.colour), die.value) for die in said)
    for die in truth:
        key = ("other", die.value)
        if die.may_be_white and want[key] > have[key]:
            want[key] -= 1
            want["white", die.value] += 1
    return +want == +have


@dataclass(frozen=True, slots=True)
class Pair:
    """A true die and what was seen there; either may be missing (a die overlooked, a die invented)."""

    truth: TrueDie | None
    said: DieReading | None

    @property
    def right(self) -> bool:
        """Colour and value both as they are."""
        if self.truth is None or self.said is None:
            return False
        colours = (self.truth.colour, "white") if self.truth.may_be_white else (self.truth.colour,)
        return self.said.value == self.truth.value and fold(self.said.colour) in colours


def pairs(truth: Labelled, reading: Reading, scale: float) -> tuple[Pair, ...]:
    """Every true die with the reading nearest to it, within its own size; what is left over stands alone.

    `scale`: pixels of the file per pixel of the reading. Dice without a known place are left out.
    """
    placed = [(die, die.place) for die in truth.dice if die.place is not None]
    gaps = sorted(
        (((die.x * scale - place[0]) ** 2 + (die.y * scale - place[1]) ** 2) ** 0.5, place[2], number, index)
        for number, (_, place) in enumerate(placed)
        for index, die in enumerate(reading.dice)
    )
    seen: dict[int, int] = {}
    for gap, size, number, index in gaps:
        if gap <= size and number not in seen and index not in seen.values():
            seen[number] = index
    found = [
        Pair(die, reading.dice[seen[number]] if number in seen else None) for number, (die, _) in enumerate(placed)
    ]
    if len(placed) == len(truth.dice):
        found += [Pair(None, die) for index, die in enumerate(reading.dice) if index not in seen.values()]
    return tuple(found)


@dataclass(frozen=True, slots=True)
class Share:
    """Verdicts over some pictures as shares: of the readable ones, and of those that must be refused."""

    pictures: int
    readable: int
    right: float
    values_right: float
    refused: float
    wrong: float
    must_refuse: int
    accepted: float

    def to_json(self) -> dict[str, object]:
        """Rounded to four places."""
        names = ("right", "values_right", "refused", "wrong", "accepted")
        counts = {"pictures": self.pictures, "readable": self.readable, "must_refuse": self.must_refuse}
        return {**counts, **{name: round(getattr(self, name), 4) for name in names}}


def share_of(verdicts: Iterable[str]) -> Share:
    """The shares of some verdicts; those of nothing are 0."""
    counts = Counter(verdicts)
    readable = counts["right"] + counts["colour-wrong"] + counts["WRONG"] + counts["refused"]
    closed = counts["ACCEPTED"] + counts["rightly-refused"]
    return Share(
        pictures=counts.total(),
        readable=readable,
        right=counts["right"] / (readable or 1),
        values_right=(counts["right"] + counts["colour-wrong"]) / (readable or 1),
        refused=counts["refused"] / (readable or 1),
        wrong=counts["WRONG"] / (readable or 1),
        must_refuse=closed,
        accepted=counts["ACCEPTED"] / (closed or 1),
    )


def reliability(found: Iterable[Pair]) -> tuple[tuple[float, float, int], ...]:
    """(mean confidence, share right, dice) in bins of confidence, of all dice given a value. No bin is empty."""
    edges = (0.0, 0.5, 0.8, 0.9, 0.95, 0.99, 0.999, 1.01)
    answered = [(pair.said.confidence, pair.right) for pair in found if pair.said and pair.said.value is not None]
    bins = []
    for low, high in itertools.pairwise(edges):
        inside = [(confidence, right) for confidence, right in answered if low <= confidence < high]
        if inside:
            mean = sum(confidence for confidence, _ in inside) / len(inside)
            bins.append((mean, sum(right for _, right in inside) / len(inside), len(inside)))
    return tuple(bins)
