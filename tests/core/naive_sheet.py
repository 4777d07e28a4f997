"""The naive referee's paper: what stands on a sheet and what one mark does to it, in numbers and sets of numbers.

Part of `naive_referee`; written from RULES.md section 3 alone, sharing no code with the product.
"""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

LAYOUTS: dict[str, Any] = json.loads((Path(__file__).parent / "sheets.json").read_text())
LETTERS = {"R": "red", "Y": "yellow", "G": "green", "B": "blue"}


class Paper:
    """A printed sheet: what stands where."""

    def __init__(self, name: str) -> None:
        data = LAYOUTS[name]
        self.rows = [[(LETTERS[box[0]], int(box[1:])) for box in row.split()] for row in data["rows"]]
        self.to_lock = data["marks_to_lock"]
        self.cap = data["cap"]
        self.second = data.get("second_box", False)
        self.bar = [LETTERS[letter] for letter in data.get("bonus_bar", [])]
        named = {}
        for index, row in enumerate(data["rows"]):
            for box in row.split():
                named[box] = (index, int(box[1:]))
        self.doubled = {named[box] for box in data.get("doubled", [])}
        self.framed = {named[box] for box in data.get("framed", [])}
        self.symbols = {symbol: [named[box] for box in boxes] for symbol, boxes in data.get("symbols", {}).items()}

    def order(self, row: int) -> list[int]:
        return [number for _, number in self.rows[row]]

    def colour(self, row: int, number: int) -> str:
        return next(c for c, n in self.rows[row] if n == number)

    def last(self, row: int) -> int:
        return self.rows[row][-1][1]

    def row_name(self, row: int) -> str:
        colours = {c for c, _ in self.rows[row]}
        return colours.pop() if len(colours) == 1 else str(row + 1)

    def find_row(self, name: str) -> int | None:
        for row in range(4):
            if name in (str(row + 1), self.row_name(row)):
                return row
        return None


def blank() -> dict[str, Any]:
    return {"marks": [set(), set(), set(), set()], "again": [set(), set(), set(), set()], "bar": set()}


def crosses(paper: Paper, own: dict[str, Any], row: int) -> int:
    total = 0
    for number in own["marks"][row]:
        total += 2 if (row, number) in paper.doubled else 1
        if number == paper.last(row):
            total += 1  # the lock
    return total + len(own["again"][row])


def free_boxes(paper: Paper, own: dict[str, Any], row: int) -> list[int]:
    """The boxes right of the last mark."""
    order = paper.order(row)
    while order and any(number in own["marks"][row] for number in order):
        order = order[1:]
    return order


def last_marked(paper: Paper, own: dict[str, Any], row: int) -> int | None:
    marked = [number for number in paper.order(row) if number in own["marks"][row]]
    return marked[-1] if marked else None


def next_cross(paper: Paper, own: dict[str, Any], row: int, closed: set[int]) -> int | None:
    if row in closed:
        return None
    ahead = free_boxes(paper, own, row)
    if not ahead:
        return None
    if ahead[0] == paper.last(row) and crosses(paper, own, row) < paper.to_lock:
        return None
    return ahead[0]


def why_not(
    paper: Paper, own: dict[str, Any], closed: set[int], row: int, number: int, sums: list[int] | None
) -> str | None:
    """The code against a mark; `sums` None: dice apart."""
    if row in closed:
        return "row-closed"
    if number in own["marks"][row]:
        fresh = number == last_marked(paper, own, row) and number not in own["again"][row]
        if not (paper.second and fresh and number != paper.last(row)):
            return "already-marked"
    elif number not in free_boxes(paper, own, row):
        return "left-of-mark"
    if sums is not None and number not in sums:
        return "wrong-sum"
    if number == paper.last(row) and crosses(paper, own, row) < paper.to_lock:
        return "needs-marks"
    return None


def working(paper: Paper, own: dict[str, Any]) -> list[str]:
    return [
        symbol
        for symbol in ("circle", "rhombus", "square", "octagon", "star")
        if symbol in paper.symbols and all(number in own["marks"][row] for row, number in paper.symbols[symbol])
    ]


def put(paper: Paper, own: dict[str, Any], row: int, number: int, closed: set[int], waiting: list[str]) -> None:
    """One cross and the chain after it; symbols completed join `waiting`."""
    had = working(paper, own)
    own["marks"][row].add(number)
    waiting.extend(symbol for symbol in working(paper, own) if symbol not in had)
    if (row, number) in paper.framed:
        for place, colour in enumerate(paper.bar, start=1):
            target = next(r for r in range(4) if paper.row_name(r) == colour)
            if place in own["bar"] or target in closed:
                continue
            own["bar"].add(place)
            box = next_cross(paper, own, target, closed)
            if box is not None:
                put(paper, own, target, box, closed, waiting)
            return


def mark_and_all(
    paper: Paper, own: dict[str, Any], row: int, number: int, closed: set[int], pick: int | None
) -> tuple[list[int], bool]:
    """A player's mark with all that follows; the tied rows still to be chosen from, and whether `pick` was used."""
    waiting: list[str] = []
    if number in own["marks"][row]:
        own["again"][row].add(number)
    else:
        put(paper, own, row, number, closed, waiting)
    used = False
    while waiting:
        power = waiting[0]
        if power == "rhombus":
            for r in range(4):
                box = next_cross(paper, own, r, closed)
                if box is not None:
                    put(paper, own, r, box, closed, waiting)
        elif power == "circle":
            able = [r for r in range(4) if next_cross(paper, own, r, closed) is not None]
            weakest = [r for r in able if crosses(paper, own, r) == min(crosses(paper, own, q) for q in able)]
            if len(weakest) > 1:
                if pick not in weakest:
                    return weakest, False
                used = True
                weakest = [r for r in weakest if r == pick]
            for r in weakest:
                for _ in range(2):
                    box = next_cross(paper, own, r, closed)
                    if box is not None:
                        put(paper, own, r, box, closed, waiting)
        waiting = waiting[1:]
    return [], used


def row_values(paper: Paper, own: dict[str, Any]) -> list[int]:
    values = []
    for row in range(4):
        count = min(crosses(paper, own, row), paper.cap)
        values.append(sum(range(count + 1)))
    return values


def worth(paper: Paper, own: dict[str, Any], penalties: int) -> int:
    values = row_values(paper, own)
    powers = working(paper, own)
    total = sum(values)
    if "square" in powers:
        total += sorted(values)[0]
    if "octagon" in powers:
        total += 13
    if "star" not in powers:
        total -= 5 * penalties
    return total
