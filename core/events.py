"""Events: everything that people and dice can do to a table, as values, and their text form (one JSON object each).

Parsing asks only what an event *says* (`bad-event`, `bad-sheet`, `bad-player` of a new game); whether it may happen is
asked by `core.table`. Fields that an event does not know are ignored (INTERFACES.md, referee).
"""

from __future__ import annotations

from collections.abc import Callable, Container, Mapping
from dataclasses import dataclass
from typing import Final

from core.dice import COLOURED, WHITE, Roll, SomeDice, is_face
from core.errors import DiceError
from core.refusal import Refusal
from core.sheets import ROW_NAMES, SHEETS


@dataclass(frozen=True, slots=True)
class NewGame:
    """A new game, or a match of three; what was before is dropped.

    `players` are the seats in seat order; with `teams` (pairs of two) a pair is one seat, named "Ann+Cy", and `players`
    stays empty.
    `starter` names a seat; empty means the first.
    """

    players: tuple[str, ...] = ()
    sheet: str = "classic"
    starter: str = ""
    teams: tuple[tuple[str, str], ...] = ()
    match: int = 1

    @property
    def seats(self) -> tuple[str, ...]:
        """The names that events, scores and answers use, in seat order."""
        return tuple("+".join(pair) for pair in self.teams) if self.teams else self.players

    def to_json(self) -> dict[str, object]:
        """The referee's line."""
        fields: dict[str, object] = {"event": "game"}
        if self.teams:
            fields["teams"] = [list(pair) for pair in self.teams]
        else:
            fields["players"] = list(self.players)
        fields["sheet"] = self.sheet
        if self.starter:
            fields["starter"] = self.starter
        if self.match != 1:
            fields["match"] = self.match
        return fields


@dataclass(frozen=True, slots=True)
class RollDice:
    """The dice of a new turn: exactly those in play."""

    roll: Roll

    def to_json(self) -> dict[str, object]:
        """The referee's line."""
        return {"event": "roll", **self.roll.to_json()}


@dataclass(frozen=True, slots=True)
class Reroll:
    """Dice that left the table or rest tilted, rolled again alone; all answers of the turn are asked again."""

    dice: SomeDice

    def to_json(self) -> dict[str, object]:
        """The referee's line."""
        return {"event": "reroll", **self.dice.to_json()}


@dataclass(frozen=True, slots=True)
class Correct:
    """Dice of this turn's roll that were read wrongly, put right; answers that are still legal stay."""

    dice: SomeDice

    def to_json(self) -> dict[str, object]:
        """The referee's line."""
        return {"event": "correct", **self.dice.to_json()}


@dataclass(frozen=True, slots=True)
class UnusableDice:
    """A `roll`, `reroll` or `correct` whose dice are no dice. It is always refused: with `bad-dice` at the latest."""

    event: str
    detail: str

    def to_json(self) -> dict[str, object]:
        """The event's name alone: what was wrong with its dice is not kept."""
        return {"event": self.event}


@dataclass(frozen=True, slots=True)
class Mark:
    """One number in one row. In `encore` the last marked number once more means its second box."""

    player: str
    row: str
    number: int

    def to_json(self) -> dict[str, object]:
        """The referee's line."""
        return {"event": "mark", "player": self.player, "row": self.row, "number": self.number}


@dataclass(frozen=True, slots=True)
class Pass:
    """The answer that marks nothing."""

    player: str

    def to_json(self) -> dict[str, object]:
        """The referee's line."""
        return {"event": "pass", "player": self.player}


@dataclass(frozen=True, slots=True)
class Choose:
    """The answer to a power's tie: one of the tied rows."""

    player: str
    row: str

    def to_json(self) -> dict[str, object]:
        """The referee's line."""
        return {"event": "choose", "player": self.player, "row": self.row}


@dataclass(frozen=True, slots=True)
class Void:
    """Takes back a player's latest mark of this turn, until the next roll."""

    player: str

    def to_json(self) -> dict[str, object]:
        """The referee's line."""
        return {"event": "void", "player": self.player}


@dataclass(frozen=True, slots=True)
class Amend:
    """The agreed remedy after a later roll: `row`, `number` and `mark` (put there or removed), or else `penalties`."""

    player: str
    row: str = ""
    number: int = 0
    mark: bool = True
    penalties: int | None = None

    def to_json(self) -> dict[str, object]:
        """The referee's line."""
        if self.penalties is not None:
            return {"event": "amend", "player": self.player, "penalties": self.penalties}
        box = {"row": self.row, "number": self.number, "mark": self.mark}
        return {"event": "amend", "player": self.player, **box}


@dataclass(frozen=True, slots=True)
class Undo:
    """Takes back the latest accepted event that is not taken back yet."""

    def to_json(self) -> dict[str, object]:
        """The referee's line."""
        return {"event": "undo"}


@dataclass(frozen=True, slots=True)
class AskState:
    """The referee's `state`: changes nothing and is never undone."""

    def to_json(self) -> dict[str, object]:
        """The referee's line."""
        return {"event": "state"}


Event = NewGame | RollDice | Reroll | Correct | UnusableDice | Mark | Pass | Choose | Void | Amend | Undo | AskState

EVENT_NAMES: Final[dict[type, str]] = {
    NewGame: "game", RollDice: "roll", Reroll: "reroll", Correct: "correct", Mark: "mark", Pass: "pass",
    Choose: "choose", Void: "void", Amend: "amend", Undo: "undo", AskState: "state",
}  # fmt: skip
"""The referee's word for each event (an `UnusableDice` carries its own)."""

PLAYERS: Final = range(2, 6)
MAX_PENALTIES: Final = 4


class _Bad(Exception):
    """Inside this module only: a field missing or of the wrong type, on its way up to `parse_event`."""


def parse_event(fields: Mapping[str, object], sheets: Container[str] = SHEETS) -> Event | Refusal:
    """The event that a decoded JSON object says, or the reason why it says none.

    `sheets` are the names a new game may ask for. Rows are checked to be a row of some sheet; whether this sheet has it
    (`red` is none where rows hold several colours) is asked by the table, with the same code `bad-event`.
    """
    name = fields.get("event")
    try:
        if name == "game":
            return _parse_game(fields, sheets)
        parse = _PARSERS.get(name) if isinstance(name, str) else None
        if parse is None:
            return Refusal("bad-event", f"there is no such event: {_shown(name)}")
        return parse(fields)
    except _Bad as reason:
        return Refusal("bad-event", str(reason))


def new_game_refusal(event: NewGame, sheets: Container[str] = SHEETS) -> Refusal | None:
    """Why there can be no such game: an unknown sheet, empty or equal names, too few or many, an unknown starter."""
    if event.sheet not in sheets:
        return _no_sheet(event.sheet)
    reason = _names_fault(event)
    return None if reason is None else Refusal("bad-player", reason, {"players": event.seats})


def _no_sheet(sheet: str) -> Refusal:
    return Refusal("bad-sheet", f"there is no sheet {_shown(sheet)}", {"sheet": sheet})


def _names_fault(event: NewGame) -> str | None:
    seats = event.seats
    people = tuple(name for pair in event.teams for name in pair) if event.teams else event.players
    if len(seats) not in PLAYERS:
        kind = "pairs" if event.teams else "players"
        return f"a game has 2 to 5 {kind}, not {len(seats)}"
    if not all(people):
        return "a player's name may not be empty"
    if len(set(people)) != len(people) or len(set(seats)) != len(seats):
        return "the players' names must all be different"
    if event.starter and event.starter not in seats:
        return f"the starter {_shown(event.starter)} is none of the players"
    return None


def _shown(value: object) -> str:
    """A value from outside for a sentence: quoted, plain ASCII, never longer than a line."""
    text = ascii(value)
    return text if len(text) <= 60 else text[:57] + "..."


def _text(fields: Mapping[str, object], name: str) -> str:
    value = fields.get(name)
    if not isinstance(value, str):
        raise _Bad(f'"{name}" must be a text' if name in fields else f'"{name}" is missing')
    return value


def _row(fields: Mapping[str, object]) -> str:
    row = _text(fields, "row")
    if row not in ROW_NAMES:
        raise _Bad(f"there is no row {_shown(row)}")
    return row


def _number(fields: Mapping[str, object]) -> int:
    number = fields.get("number")
    if type(number) is not int:
        raise _Bad('"number" must be a whole number' if "number" in fields else '"number" is missing')
    if not 2 <= number <= 12:
        raise _Bad(f"there is no number {_shown(number)}")
    return number


def _parse_game(fields: Mapping[str, object], sheets: Container[str]) -> NewGame | Refusal:
    pairs = "teams" in fields
    listed = fields.get("teams" if pairs else "players")
    if not isinstance(listed, list):
        name = "teams" if pairs else "players"
        raise _Bad(f'"{name}" must be a list' if name in fields else '"players" is missing')
    sheet = _text(fields, "sheet") if "sheet" in fields else "classic"
    starter = _text(fields, "starter") if "starter" in fields else None
    match = fields.get("match", 3)
    if type(match) is not int or match != 3:
        raise _Bad('"match" can only be 3')
    if sheet not in sheets:
        return _no_sheet(sheet)
    if not all(map(_is_pair if pairs else _is_text, listed)) or starter == "":
        reason = "every team must be a pair of two names" if pairs else "every player's name must be a text"
        return Refusal("bad-player", reason if starter != "" else "the starter's name is empty")
    games = 3 if "match" in fields else 1
    if pairs:
        event = NewGame((), sheet, starter or "", tuple((first, second) for first, second in listed), games)
    else:
        event = NewGame(tuple(listed), sheet, starter or "", (), games)
    return new_game_refusal(event, sheets) or event


def _is_text(value: object) -> bool:
    return isinstance(value, str)


def _is_pair(value: object) -> bool:
    return isinstance(value, list) and len(value) == 2 and all(map(_is_text, value))


def _parse_roll(fields: Mapping[str, object]) -> RollDice | UnusableDice:
    try:
        return RollDice(Roll.from_json(fields))
    except DiceError as reason:
        return UnusableDice("roll", str(reason))


def _some_dice(fields: Mapping[str, object]) -> SomeDice | str:
    """The dice that a `reroll` or `correct` names, or what is wrong with them."""
    white = fields.get(WHITE, [None, None])
    if not isinstance(white, list) or len(white) != 2 or not all(v is None or is_face(v) for v in white):
        return '"white" must hold two values, each a whole number from 1 to 6, or null for a die that stays'
    for colour in COLOURED:
        if colour in fields and not is_face(fields[colour]):
            return f'"{colour}" must be a whole number from 1 to 6'
    coloured = [value if isinstance(value := fields.get(colour), int) else None for colour in COLOURED]
    dice = SomeDice((white[0], white[1]), *coloured)
    return dice if dice.named() else "no die is named"


def _parse_reroll(fields: Mapping[str, object]) -> Reroll | UnusableDice:
    dice = _some_dice(fields)
    return UnusableDice("reroll", dice) if isinstance(dice, str) else Reroll(dice)


def _parse_correct(fields: Mapping[str, object]) -> Correct | UnusableDice:
    dice = _some_dice(fields)
    return UnusableDice("correct", dice) if isinstance(dice, str) else Correct(dice)


def _parse_mark(fields: Mapping[str, object]) -> Mark:
    return Mark(_text(fields, "player"), _row(fields), _number(fields))


def _parse_amend(fields: Mapping[str, object]) -> Amend:
    player = _text(fields, "player")
    if "penalties" in fields:
        penalties = fields["penalties"]
        if type(penalties) is not int or not 0 <= penalties <= MAX_PENALTIES:
            raise _Bad('"penalties" must be a whole number from 0 to 4')
        return Amend(player, penalties=penalties)
    row, number, mark = _row(fields), _number(fields), fields.get("mark")
    if not isinstance(mark, bool):
        raise _Bad('"mark" must be true or false' if "mark" in fields else '"mark" is missing')
    return Amend(player, row, number, mark)


_PARSERS: Final[dict[str, Callable[[Mapping[str, object]], Event]]] = {
    "roll": _parse_roll,
    "reroll": _parse_reroll,
    "correct": _parse_correct,
    "mark": _parse_mark,
    "pass": lambda fields: Pass(_text(fields, "player")),
    "choose": lambda fields: Choose(_text(fields, "player"), _row(fields)),
    "void": lambda fields: Void(_text(fields, "player")),
    "amend": _parse_amend,
    "undo": lambda fields: Undo(),
    "state": lambda fields: AskState(),
}
