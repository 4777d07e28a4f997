"""Random referee lines that reach deep into the rules: mostly sensible, often odd, sometimes rubbish. Seeded.

A source of lines for tests that compare two referees or check a property at every state; it judges nothing itself.
"""

from __future__ import annotations

import json
import random
from collections.abc import Mapping
from pathlib import Path
from typing import Any

LAYOUTS = json.loads((Path(__file__).parent / "sheets.json").read_text())

COLOURS = ("red", "yellow", "green", "blue")
NAMES = ("Ann", "Bo", "Cy", "Di", "Ed", "Flo", "Gus", "Hal", "Ida", "Jo")
ODD_VALUES: tuple[Any, ...] = (
    None, True, False, 0, 1, 3, 6, 7, 13, -1, 2.0, 3.5, 10**30, "", "x", "red", "1", "Ann", [], {}, [1], [2, 3],
    [None, 4], [[1, 2], [3, 4]], ["Ann", "Bo"], [["Ann", "Bo"], ["Cy", "Di"]], {"event": "undo"},
)  # fmt: skip


def specials(layout: Mapping[str, Any]) -> list[tuple[str, int]]:
    """The boxes (row, number) that start something of their own; those of the circle more than once."""
    symbols = layout.get("symbols", {})
    boxes = [*layout.get("framed", []), *(box for pair in symbols.values() for box in pair)]
    boxes += symbols.get("circle", []) * 20 + symbols.get("rhombus", []) * 2
    texts = [row.split() for row in layout["rows"]]
    return [(str(row + 1), int(box[1:])) for box in boxes for row in range(4) if box in texts[row]]


class Lines:
    """Makes the next line from the last accepted answer (the product's or any other's in the same form)."""

    def __init__(
        self, chance: random.Random, sheet: str, *, remedies: float, rubbish: float, eager: bool = False
    ) -> None:
        """`remedies`, `rubbish`: the share of lines that are remedies, and that are wrong on purpose.

        `eager`: many short games, each with one box of a pair of symbols marked beforehand.
        """
        self.chance = chance
        self.sheet = sheet
        self.remedies = remedies
        self.rubbish = rubbish
        self.eager = eager
        self.setup = 0
        self.focus = 0.4
        self.special = specials(LAYOUTS[sheet])
        self.orders = [[int(box[1:]) for box in row.split()] for row in LAYOUTS[sheet]["rows"]]

    def new_game(self) -> dict[str, Any]:
        """A new game: players or pairs, now and then a match, now and then with rows filled by amends first."""
        pick = self.chance
        count = pick.randint(2, 5)
        event: dict[str, Any] = {"event": "game", "sheet": self.sheet}
        if pick.random() < 0.25:
            event["teams"] = [list(NAMES[2 * i : 2 * i + 2]) for i in range(count)]
            seats = ["+".join(pair) for pair in event["teams"]]
        else:
            event["players"] = seats = list(NAMES[:count])
        if pick.random() < 0.7:
            event["starter"] = pick.choice(seats)
        if pick.random() < 0.3:
            event["match"] = 3
        self.setup = pick.choice((0, 0, 10, 30, 60))
        self.focus = 0.4
        if self.eager or pick.random() < 0.3:
            self.setup, self.focus = count, 0.9
        return event

    def next(self, last: Mapping[str, Any] | None) -> dict[str, Any]:
        """The next line, given the last accepted answer (None before the first)."""
        pick = self.chance
        if last is None:
            early = {"event": "mark", "player": "Ann", "row": "1", "number": 5}
            return self.spoilt(early, 0.8) if pick.random() < 0.1 else self.new_game()
        if last["over"] and pick.random() < 0.15 and not ("match" in last and "winners" not in last["match"]):
            return self.new_game()
        if self.focus > 0.5 and pick.random() < 0.05:
            return self.new_game()
        event = self.sensible(last)
        if pick.random() < self.remedies:
            event = self.remedy(last)
        return self.spoilt(event, self.rubbish)

    def sensible(self, last: Mapping[str, Any]) -> dict[str, Any]:
        """What people would do next."""
        pick = self.chance
        phase = last["phase"]
        if phase == "roll" and self.setup > 0:
            self.setup -= 1
            return self.amend(last, adding=0.97)
        tired = [name for name, count in last["penalties"].items() if count >= 3]
        if phase == "roll" and "match" in last and pick.random() < 0.08:
            return {"event": "amend", "player": pick.choice(list(last["penalties"])), "penalties": 4}
        if phase == "roll" and tired and pick.random() < 0.8:
            return {"event": "amend", "player": tired[0], "penalties": 0}
        if phase in ("roll", "over"):
            return self.roll(last)
        name = pick.choice(last["waiting"])
        boxes = last["legal"][name]
        if phase == "choose":
            return {"event": "choose", "player": name, "row": pick.choice(boxes)[0]}
        if not boxes or pick.random() < 0.2:
            return {"event": "pass", "player": name}
        ends = [box for box in boxes if pick.random() < 0.5] or boxes
        row, number = pick.choice((ends[-1], ends[0], pick.choice(boxes)))
        rows = {colour: str(index) for index, colour in enumerate(COLOURS, start=1)}
        starting = [box for box in boxes if (rows.get(box[0]), box[1]) in self.special]
        if starting and pick.random() < 0.7:
            row, number = pick.choice(starting)
        return {"event": "mark", "player": name, "row": row, "number": number}

    def roll(self, last: Mapping[str, Any]) -> dict[str, Any]:
        """Dice in play, extreme ones more often than by chance, so that rows fill and lock."""
        pick = self.chance
        between = last["phase"] == "over" and "match" in last and "winners" not in last["match"]
        white = self.split(self.near(last) if pick.random() < 0.7 else pick.randint(2, 12))
        event: dict[str, Any] = {"event": "roll", "white": white}
        for colour in COLOURS:
            if between or colour in last["in_play"]:
                wanted = self.near(last) - white[pick.randint(0, 1)]
                event[colour] = wanted if 1 <= wanted <= 6 else pick.randint(1, 6)
        return event

    def split(self, number: int) -> list[int]:
        """Two dice of that sum."""
        first = self.chance.randint(max(1, number - 6), min(6, number - 1))
        return [first, number - first]

    def near(self, last: Mapping[str, Any]) -> int:
        """A number at or just right of the last mark of somebody's row, or that of a box with a symbol or frame."""
        if self.special and self.chance.random() < self.focus / 2:
            return self.chance.choice(self.special)[1]  # the other box of the pair, with luck
        sheet = last["sheets"][self.chance.choice(list(last["sheets"]))]
        return self.right_of(self.chance.randint(1, 4), sheet, (0, 1, 1, 1, 1, 2))

    def right_of(self, row: int, sheet: Mapping[str, Any], steps: tuple[int, ...]) -> int:
        """The number some boxes right (or left) of a row's last mark."""
        order, marks = self.orders[row - 1], sheet["rows"][str(row)]["marks"]
        place = order.index(marks[-1]) if marks else -1
        return order[min(10, max(0, place + self.chance.choice(steps)))]

    def remedy(self, last: Mapping[str, Any]) -> dict[str, Any]:
        """Any event of any player, legal or not."""
        pick = self.chance
        names = list(last["scores"])
        kinds = ("reroll", "correct", "correct", "void", "void", "void", "amend", "undo", "undo", "state", "any")
        kind = pick.choice(kinds)
        if kind in ("reroll", "correct"):
            return {"event": kind, **self.some_dice(last)}
        if kind == "void":
            return {"event": "void", "player": pick.choice(names)}
        if kind == "amend":
            return self.amend(last, adding=0.5)
        if kind in ("undo", "state"):
            return {"event": kind}
        name = pick.choice(names)
        row, number = self.box(last)
        return pick.choice((
            {"event": "mark", "player": name, "row": row, "number": number},
            {"event": "mark", "player": name, "row": row, "number": number},
            {"event": "pass", "player": name},
            {"event": "choose", "player": name, "row": row},
            self.roll(last),
        ))  # fmt: skip

    def some_dice(self, last: Mapping[str, Any]) -> dict[str, Any]:
        """One to three dice named."""
        pick = self.chance
        dice: dict[str, Any] = {}
        for die in pick.sample(("white", "white", *COLOURS), pick.randint(1, 3)):
            if die == "white":
                dice["white"] = pick.choice(([None, pick.randint(1, 6)], [pick.randint(1, 6), None]))
            elif die in last["in_play"] or pick.random() < 0.3:
                dice[die] = pick.randint(1, 6)
        return dice

    def box(self, last: Mapping[str, Any]) -> tuple[str, int]:
        """Any row by any of its names (now and then one it has not), any number."""
        row = self.chance.choice(("1", "2", "3", "4", *COLOURS, "1", "2", "3", "4"))
        return row, self.chance.randint(2, 12)

    def amend(self, last: Mapping[str, Any], adding: float) -> dict[str, Any]:
        """A mark put right, or penalties; marks are put near the last ones so that rows grow long."""
        pick = self.chance
        name = pick.choice(list(last["scores"]))
        if pick.random() < 0.04:
            return {"event": "amend", "player": name, "penalties": pick.choice((0, 1, 2, 3, 3, 4))}
        row, number = self.box(last)
        rows = last["sheets"][name]["rows"]
        if self.special and pick.random() < self.focus:
            row, number = pick.choice(self.special)
        elif row in rows and pick.random() < 0.9:
            marks = rows[row]["marks"]
            if pick.random() > adding and marks:
                return {"event": "amend", "player": name, "row": row, "number": pick.choice(marks), "mark": False}
            number = self.right_of(int(row), last["sheets"][name], (-1, 0, 1, 1, 1, 1, 1, 1, 2))
        return {"event": "amend", "player": name, "row": row, "number": number, "mark": pick.random() < adding}

    def spoilt(self, event: dict[str, Any], share: float) -> dict[str, Any]:
        """The event, or with this chance the event with a field missing or odd."""
        pick = self.chance
        if pick.random() >= share:
            return event
        event = dict(event)
        field = pick.choice((*event, "player", "white", "red", "row", "number", "extra"))
        if pick.random() < 0.3:
            event.pop(field, None)
        else:
            event[field] = pick.choice(ODD_VALUES)
        return event
