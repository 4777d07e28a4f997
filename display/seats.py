"""What the rules' view says, seat by seat, in the form a sheet is laid out from. It copies; it decides no rule."""

from __future__ import annotations

from dataclasses import dataclass, field

from core.sheets import Box, Sheet
from core.view import Answer, TableView
from display.scene import Scene

#: Letters that stand for seats beside the names, so that nobody depends on a colour or on reading a name upside down.
SEAT_LETTERS = "ABCDEFGHIJ"


@dataclass(frozen=True, slots=True)
class SeatRow:
    """One row of one player's sheet. `marks`, `again`, `legal`: numbers.

    `pending`: the number this player has answered with while others are still awaited (0: none). `lockers`: the
    letters of the seats that hold its lock. `needed`: crosses before the last box.
    """

    name: str
    index: int
    boxes: tuple[Box, ...]
    marks: frozenset[int] = frozenset()
    again: frozenset[int] = frozenset()
    legal: frozenset[int] = frozenset()
    pending: int = 0
    locked: bool = False
    closed: bool = False
    lockers: tuple[str, ...] = ()
    needed: int = 5

    @property
    def last(self) -> int:
        return max((i for i, box in enumerate(self.boxes) if box.number in self.marks), default=-1)

    @property
    def colour(self) -> str:
        """The row's colour where it has one, else ""."""
        return self.name if not self.name.isdigit() else ""

    def states(self) -> tuple[str, ...]:
        """How the boxes look, left to right: marked, skipped, closed or open."""
        last, rest = self.last, "closed" if self.closed else "open"
        return tuple(
            "marked" if box.number in self.marks else ("skipped" if place < last else rest)
            for place, box in enumerate(self.boxes)
        )


@dataclass(frozen=True, slots=True)
class Seat:
    """One player (or pair) at the table."""

    name: str
    letter: str
    rows: tuple[SeatRow, ...]
    legal: tuple[tuple[int, int], ...] = ()
    active: bool = False
    waiting: bool = False
    answered: bool = False
    passed: bool = False
    may_change: bool = False
    winner: bool = False
    hand: str = ""
    keys: bool = False
    penalties: int = 0
    score: int = 0
    bar: frozenset[int] = frozenset()
    bar_void: frozenset[int] = frozenset()
    powers: tuple[str, ...] = ()
    row_points: tuple[int, ...] = ()


@dataclass(frozen=True, slots=True)
class TableSeats:
    """The whole table: the sheet in play and its seats, in seat order. `fresh`: colours that were locked just now."""

    sheet: Sheet
    seats: tuple[Seat, ...]
    phase: str
    active: str = ""
    closed: frozenset[int] = field(default_factory=frozenset)
    fresh: frozenset[str] = frozenset()


def table_seats(scene: Scene) -> TableSeats:
    """The table of a scene that has a view. Raises ValueError where it has none: there is no table to show."""
    view = scene.view
    if view is None:
        raise ValueError(f"a scene of kind {scene.kind} without a view has no sheets to show")
    return TableSeats(
        sheet=view.sheet,
        seats=tuple(_seat(view, scene, index, name) for index, name in enumerate(view.players)),
        phase=view.phase,
        active=view.active,
        closed=frozenset(view.sheet.row_of[name] for name in view.closed),
        fresh=frozenset(scene.set_aside) | _just_locked(scene),
    )


def _just_locked(scene: Scene) -> frozenset[str]:
    if scene.notice is None or scene.notice.kind != "locked":
        return frozenset()
    return frozenset({str(scene.notice.facts.get("colour", ""))})


def _seat(view: TableView, scene: Scene, index: int, name: str) -> Seat:
    legal = tuple((view.sheet.row_of[row], number) for row, number in view.legal.get(name, ()))
    answer = next((a for a in view.answers if a.player == name), None)
    waiting = name in view.waiting
    return Seat(
        name=name,
        letter=SEAT_LETTERS[index],
        rows=_rows(view, name, legal, answer),
        legal=legal,
        active=name == view.active and not view.over,
        waiting=waiting,
        answered=not waiting and (name in scene.answered or answer is not None) and view.phase == "shared",
        passed=answer is not None and answer.number is None,
        may_change=name in view.may_change and not waiting,
        winner=name in (view.winners or ()),
        hand=view.hand or "" if name == view.active else "",
        keys=name == scene.extra.get("keys_for"),
        penalties=view.penalties[name],
        score=view.scores[name],
        bar=frozenset(view.sheets[name].bar),
        bar_void=frozenset(
            place for place, row in enumerate(view.sheet.bar_rows, start=1) if view.sheet.row_names[row] in view.closed
        ),
        powers=view.sheets[name].powers,
        row_points=(view.rows or {}).get(name, ()),
    )


def _rows(view: TableView, name: str, legal: tuple[tuple[int, int], ...], answer: Answer | None) -> tuple[SeatRow, ...]:
    """A player's rows; an answer of the open shared action is pending in its row."""
    rows = []
    for i, row in enumerate(view.sheets[name].rows):
        lockers = tuple(SEAT_LETTERS[s] for s, n in enumerate(view.players) if view.sheets[n].rows[i].lock)
        pending = answer.number if answer and view.phase == "shared" and answer.row == row.name else None
        rows.append(
            SeatRow(
                name=row.name,
                index=i,
                boxes=view.sheet.rows[i],
                marks=frozenset(row.marks),
                again=frozenset(row.again),
                legal=frozenset(number for r, number in legal if r == i),
                pending=pending or 0,
                locked=row.lock,
                closed=row.name in view.closed,
                lockers=lockers,
                needed=view.sheet.marks_to_lock,
            )
        )
    return tuple(rows)


def blank_seat(sheet: Sheet, name: str = "") -> Seat:
    """An empty sheet, for pictures of sheets."""
    rows = tuple(
        SeatRow(name=sheet.row_names[i], index=i, boxes=boxes, needed=sheet.marks_to_lock)
        for i, boxes in enumerate(sheet.rows)
    )
    return Seat(name=name, letter="", rows=rows)
