"""Score sheets as immutable values: boxes, rows, and what is not classic; the nine of RULES.md section 3.

A sheet is data: fields whose default means classic. Not here: how a mark is made (`core.marking`), what counts
(`core.scoring`), how a tenth sheet is read from a file (`core.sheet_file`).
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from dataclasses import dataclass, field
from types import MappingProxyType
from typing import Final

from core.dice import BLUE, COLOURED, GREEN, RED, YELLOW

BOXES: Final = 11
LAST: Final = BOXES - 1
ROWS: Final = 4

CIRCLE: Final = "circle"
RHOMBUS: Final = "rhombus"
SQUARE: Final = "square"
OCTAGON: Final = "octagon"
STAR: Final = "star"
SYMBOLS: Final = (CIRCLE, RHOMBUS, SQUARE, OCTAGON, STAR)

COLOUR_LETTERS: Final[Mapping[str, str]] = MappingProxyType({"R": RED, "Y": YELLOW, "G": GREEN, "B": BLUE})
ROW_NAMES: Final = ("1", "2", "3", "4", *COLOURED)
"""Every name a row of some sheet can have."""


@dataclass(frozen=True, slots=True)
class Box:
    """One box: its colour (whose die it needs in the coloured action), its number, and what stands on it."""

    colour: str
    number: int
    doubled: bool = False
    framed: bool = False
    symbol: str | None = None


@dataclass(frozen=True)
class Sheet:
    """A sheet: four rows of eleven boxes, left to right, each row holding 2 to 12 once; and where it is not classic.

    `marks_to_lock` crosses are needed before a last box; `cap` is the greatest count that scores; `second_box`: every
    number but the last has a second box; `bonus_bar`: the colours of the bar's boxes, in order. What is derived below
    is for the engine's tables and no part of the value.
    """

    name: str
    rows: tuple[tuple[Box, ...], ...]
    marks_to_lock: int = 5
    cap: int = 12
    second_box: bool = False
    bonus_bar: tuple[str, ...] = ()

    row_names: tuple[str, ...] = field(init=False, compare=False, repr=False)
    """A row's name: its colour where all its boxes have one, else its number."""
    row_of: Mapping[str, int] = field(init=False, compare=False, repr=False)
    """From every name of a row (number, colour) to its index from 0."""
    place: tuple[tuple[int, ...], ...] = field(init=False, compare=False, repr=False)
    """`place[row][number]`: the box with that number, by index from 0 (-1 under 0 and 1)."""
    lock_colours: tuple[str, ...] = field(init=False, compare=False, repr=False)
    """The colour of each row's last box: its die leaves with the lock."""
    doubled: tuple[int, ...] = field(init=False, compare=False, repr=False)
    """Each row's doubled boxes as bits."""
    framed: tuple[int, ...] = field(init=False, compare=False, repr=False)
    """Each row's framed boxes as bits."""
    bar_rows: tuple[int, ...] = field(init=False, compare=False, repr=False)
    """For each box of the bar the row in which it gives a cross."""
    pairs: Mapping[str, tuple[tuple[int, int], ...]] = field(init=False, compare=False, repr=False)
    """From each symbol on the sheet to its boxes (row, box)."""
    partner: Mapping[tuple[int, int], tuple[str, int, int]] = field(init=False, compare=False, repr=False)
    """From a box with a symbol to the symbol and its other box."""
    has_free_crosses: bool = field(init=False, compare=False, repr=False)
    """Whether a mark can bring crosses of its own (frames or symbols)."""
    die_of: tuple[tuple[int, ...], ...] = field(init=False, compare=False, repr=False)
    """`die_of[row][box]`: the box's colour as an index into `COLOURED`."""

    dice_of_row: tuple[tuple[int, ...], ...] = field(init=False, compare=False, repr=False)
    """The colours that a row holds, as indices into `COLOURED`."""

    def __post_init__(self) -> None:
        """Derive the tables."""
        put = object.__setattr__
        one_colour = [len({box.colour for box in row}) == 1 for row in self.rows]
        names = tuple(self.rows[i][0].colour if one else str(i + 1) for i, one in enumerate(one_colour))
        put(self, "row_names", names)
        index = {str(i + 1): i for i in range(ROWS)} | {name: i for i, name in enumerate(names)}
        put(self, "row_of", MappingProxyType(index))
        put(self, "place", tuple(_places(row) for row in self.rows))
        put(self, "lock_colours", tuple(row[LAST].colour for row in self.rows))
        put(self, "doubled", tuple(_bits(box.doubled for box in row) for row in self.rows))
        put(self, "framed", tuple(_bits(box.framed for box in row) for row in self.rows))
        put(self, "bar_rows", tuple(self.lock_colours.index(colour) for colour in self.bonus_bar))
        pairs: dict[str, tuple[tuple[int, int], ...]] = {}
        for r, row in enumerate(self.rows):
            for b, box in enumerate(row):
                if box.symbol:
                    pairs[box.symbol] = (*pairs.get(box.symbol, ()), (r, b))
        put(self, "pairs", MappingProxyType(pairs))
        both = {symbol: boxes for symbol, boxes in pairs.items() if len(boxes) == 2}
        partner = {here: (symbol, *there) for symbol, (a, b) in both.items() for here, there in ((a, b), (b, a))}
        put(self, "partner", MappingProxyType(partner))
        put(self, "has_free_crosses", bool(pairs) or any(self.framed))
        put(self, "die_of", tuple(tuple(COLOURED.index(box.colour) for box in row) for row in self.rows))
        put(self, "dice_of_row", tuple(tuple(sorted(set(dice))) for dice in self.die_of))

    def __hash__(self) -> int:
        """By name alone: sheets are keys of caches, and hashing 44 boxes each time costs more than they save."""
        return hash(self.name)

    def box(self, row: int, box: int) -> Box:
        """The box at an index of row and box, both from 0."""
        return self.rows[row][box]

    def places_of_sums(self, row: int, white: tuple[int, int], coloured: tuple[int | None, ...]) -> list[int]:
        """The boxes of a row that a white die and the die of the box's colour give, left to right; None: not thrown."""
        boxes: set[int] = set()
        for die in self.dice_of_row[row]:
            value = coloured[die]
            if value is not None:
                places = (self.place[row][white[0] + value], self.place[row][white[1] + value])
                boxes.update(box for box in places if self.die_of[row][box] == die)
        return sorted(boxes)

    def is_rising(self, row: int) -> bool | None:
        """Whether a row's numbers rise from left to right; None where they do neither that nor fall."""
        numbers = [box.number for box in self.rows[row]]
        rising = sorted(numbers)
        if numbers == rising:
            return True
        return False if numbers == rising[::-1] else None


def _places(row: tuple[Box, ...]) -> tuple[int, ...]:
    places = [-1] * 13
    for index, box in enumerate(row):
        places[box.number] = index
    return tuple(places)


def _bits(flags: Iterable[bool]) -> int:
    return sum(1 << index for index, flag in enumerate(flags) if flag)


def build_sheet(
    name: str,
    rows: tuple[str, ...],
    *,
    marks_to_lock: int = 5,
    cap: int = 12,
    second_box: bool = False,
    doubled: str = "",
    framed: str = "",
    bonus_bar: str = "",
    symbols: Mapping[str, str] | None = None,
) -> Sheet:
    """A sheet from texts like "R2 R3 Y4": boxes are named by colour letter and number. It trusts its arguments.

    `core.sheet_file` checks a description from outside before it calls this.
    """
    symbol_of = {box: symbol for symbol, boxes in (symbols or {}).items() for box in boxes.split()}
    two, frames = set(doubled.split()), set(framed.split())
    built = tuple(
        tuple(
            Box(COLOUR_LETTERS[text[0]], int(text[1:]), text in two, text in frames, symbol_of.get(text))
            for text in row.split()
        )
        for row in rows
    )
    bar = tuple(COLOUR_LETTERS[letter] for letter in bonus_bar.split())
    return Sheet(name, built, marks_to_lock, cap, second_box, bar)


_CLASSIC_ROWS: Final = (
    "R2 R3 R4 R5 R6 R7 R8 R9 R10 R11 R12",
    "Y2 Y3 Y4 Y5 Y6 Y7 Y8 Y9 Y10 Y11 Y12",
    "G12 G11 G10 G9 G8 G7 G6 G5 G4 G3 G2",
    "B12 B11 B10 B9 B8 B7 B6 B5 B4 B3 B2",
)

_ALL: Final = (
    build_sheet("classic", _CLASSIC_ROWS),
    build_sheet(
        "doubles",
        _CLASSIC_ROWS,
        marks_to_lock=7,
        cap=16,
        doubled="R11 R3 R5 R9 Y11 Y3 Y5 Y9 G10 G4 G6 G8 B10 B4 B6 B8",
    ),
    build_sheet("encore", _CLASSIC_ROWS, marks_to_lock=7, cap=16, second_box=True),
    build_sheet(
        "chain-bonus",
        _CLASSIC_ROWS,
        framed="R3 R6 R9 Y11 Y5 Y8 G11 G4 G7 B10 B5 B8",
        bonus_bar="R Y G B G R B Y R Y B G",
    ),
    build_sheet(
        "powers",
        _CLASSIC_ROWS,
        symbols={CIRCLE: "G9 Y11", RHOMBUS: "B7 Y7", SQUARE: "B10 R8", OCTAGON: "B4 R6", STAR: "G5 Y3"},
    ),
    build_sheet(
        "colour-blocks",
        (
            "Y2 Y3 Y4 B5 B6 B7 G8 G9 G10 R11 R12",
            "R2 R3 G4 G5 G6 G7 B8 B9 Y10 Y11 Y12",
            "B12 B11 B10 Y9 Y8 Y7 R6 R5 R4 G3 G2",
            "G12 G11 R10 R9 R8 R7 Y6 Y5 B4 B3 B2",
        ),
    ),
    build_sheet(
        "shuffle",
        (
            "R10 R6 R2 R8 R3 R4 R12 R5 R9 R7 R11",
            "Y9 Y12 Y4 Y6 Y7 Y2 Y5 Y8 Y11 Y3 Y10",
            "G8 G2 G10 G12 G6 G9 G7 G4 G5 G11 G3",
            "B5 B7 B11 B9 B12 B3 B8 B10 B2 B6 B4",
        ),
    ),
    build_sheet(
        "rainbow",
        (
            "B2 R3 G4 Y5 R6 B7 G8 Y9 G10 Y11 B12",
            "Y2 G3 R4 G5 B6 Y7 R8 B9 R10 B11 Y12",
            "G12 R11 B10 R9 Y8 R7 G6 B5 Y4 B3 G2",
            "R12 G11 Y10 G9 B8 G7 Y6 R5 B4 Y3 R2",
        ),
    ),
    build_sheet(
        "jumble",
        (
            "Y6 B4 G7 Y2 B12 G10 R3 B8 G5 Y9 R11",
            "Y4 R8 B2 Y7 G11 R5 G3 R9 B6 G12 Y10",
            "Y5 B11 R6 G8 R12 Y3 R7 B10 G2 B9 G4",
            "G6 Y12 R4 B7 R2 Y8 R10 B5 Y11 G9 B3",
        ),
    ),
)

SHEETS: Final[Mapping[str, Sheet]] = MappingProxyType({sheet.name: sheet for sheet in _ALL})
"""The nine sheets by name."""
