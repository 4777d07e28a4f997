"""Dice: the colours, a roll, and its text form. Not what a roll allows (that is `core.rules`), not how it is read."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Final

from core.errors import DiceError

WHITE: Final = "white"
RED: Final = "red"
YELLOW: Final = "yellow"
GREEN: Final = "green"
BLUE: Final = "blue"

COLOURED: Final = (RED, YELLOW, GREEN, BLUE)
ALL_DICE: Final = (WHITE, WHITE, RED, YELLOW, GREEN, BLUE)

FACES: Final = range(1, 7)

_LETTER: Final = {WHITE: "w", RED: "r", YELLOW: "y", GREEN: "g", BLUE: "b"}
_COLOUR: Final = {letter: colour for colour, letter in _LETTER.items()}


def is_face(value: object) -> bool:
    """Whether a value is a whole number from 1 to 6 (True is not a 1, and 3.0 is not a 3)."""
    return type(value) is int and 1 <= value <= 6


@dataclass(frozen=True, slots=True)
class SomeDice:
    """Some dice of a roll, as `reroll` and `correct` name them: None is a die that is not named and stays."""

    white: tuple[int | None, int | None] = (None, None)
    red: int | None = None
    yellow: int | None = None
    green: int | None = None
    blue: int | None = None

    def coloured(self) -> tuple[int | None, int | None, int | None, int | None]:
        """The values of the red, yellow, green and blue die."""
        return (self.red, self.yellow, self.green, self.blue)

    def named(self) -> tuple[str, ...]:
        """The colours named, in the order of `ALL_DICE`; white once for each white die."""
        whites = tuple(WHITE for value in self.white if value is not None)
        return whites + tuple(c for c, value in zip(COLOURED, self.coloured(), strict=True) if value is not None)

    def to_json(self) -> dict[str, object]:
        """The fields of a referee's `reroll` or `correct` line that name dice."""
        fields: dict[str, object] = {}
        if self.white != (None, None):
            fields[WHITE] = list(self.white)
        fields.update((c, v) for c, v in zip(COLOURED, self.coloured(), strict=True) if v is not None)
        return fields


@dataclass(frozen=True, slots=True)
class Roll:
    """The dice of one roll: two white ones, and the coloured ones in play (None: set aside, not thrown).

    The order of the two white dice means nothing to the rules but is kept, since `correct` names them by place.
    """

    white: tuple[int, int]
    red: int | None = None
    yellow: int | None = None
    green: int | None = None
    blue: int | None = None

    @property
    def white_sum(self) -> int:
        """The sum of the white dice, 2 to 12."""
        return self.white[0] + self.white[1]

    def coloured(self) -> tuple[int | None, int | None, int | None, int | None]:
        """The values of the red, yellow, green and blue die."""
        return (self.red, self.yellow, self.green, self.blue)

    def value_of(self, colour: str) -> int | None:
        """The value of the die of one of the four colours; None where it was not thrown. White is no such colour."""
        return self.coloured()[COLOURED.index(colour)]

    def coloured_sums(self, colour: str) -> tuple[int, ...]:
        """What the coloured action offers in a colour: each white die added to its die, rising, each sum once."""
        value = self.value_of(colour)
        if value is None:
            return ()
        return tuple(sorted({self.white[0] + value, self.white[1] + value}))

    def colours(self) -> tuple[str, ...]:
        """The dice thrown, in the order of `ALL_DICE`."""
        return (WHITE, WHITE, *(c for c, value in zip(COLOURED, self.coloured(), strict=True) if value is not None))

    def replaced(self, dice: SomeDice) -> Roll:
        """This roll with the named dice put in the place of its own. It does not ask whether they were thrown."""
        first, second = dice.white
        mine, new = self.coloured(), dice.coloured()
        coloured = [old if given is None else given for old, given in zip(mine, new, strict=True)]
        whites = (self.white[0] if first is None else first, self.white[1] if second is None else second)
        return Roll(whites, *coloured)

    def to_json(self) -> dict[str, object]:
        """The fields of a referee's `roll` line that name dice."""
        fields: dict[str, object] = {WHITE: list(self.white)}
        fields.update((c, v) for c, v in zip(COLOURED, self.coloured(), strict=True) if v is not None)
        return fields

    @staticmethod
    def from_json(fields: Mapping[str, object]) -> Roll:
        """The roll that such fields name; other fields are ignored. Raises `DiceError` where they name none."""
        white = fields.get(WHITE)
        if not isinstance(white, list | tuple) or len(white) != 2 or not all(map(is_face, white)):
            raise DiceError('"white" must hold two whole numbers from 1 to 6')
        values: list[int | None] = []
        for colour in COLOURED:
            value = fields.get(colour)
            if colour in fields and not is_face(value):
                raise DiceError(f'"{colour}" must be a whole number from 1 to 6')
            values.append(value if isinstance(value, int) else None)
        return Roll((white[0], white[1]), *values)

    def __str__(self) -> str:
        """The text form, as keys type it: "w2 w4 r5 y1 g3 b6". `parse_roll` reads it back."""
        words = [f"w{value}" for value in self.white]
        words += [f"{_LETTER[c]}{v}" for c, v in zip(COLOURED, self.coloured(), strict=True) if v is not None]
        return " ".join(words)


def parse_roll(text: str) -> Roll:
    """The roll that a text like "w2 w4 r5 y1 g3 b6" names: any order, colours not thrown left out.

    Raises `DiceError` for anything else.
    """
    whites: list[int] = []
    coloured: dict[str, int] = {}
    for word in text.split():
        colour = _COLOUR.get(word[0])
        if colour is None or len(word) != 2 or word[1] not in "123456":
            raise DiceError(f'"{word}" names no die: a letter of w r y g b and a value from 1 to 6')
        if colour == WHITE:
            whites.append(int(word[1]))
        elif colour in coloured:
            raise DiceError(f"there are two {colour} dice")
        else:
            coloured[colour] = int(word[1])
    if len(whites) != 2:
        raise DiceError(f"a roll has two white dice, not {len(whites)}")
    return Roll((whites[0], whites[1]), *(coloured.get(colour) for colour in COLOURED))
