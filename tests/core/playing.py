"""Short texts for tests: a game in a few words. It decides nothing; every word becomes one event of the product.

"w2 w4 r5 y1 g3 b6"  a roll          "Ann red 6"       a mark            "Ann -"      a pass
"reroll r3 w_ w2"    dice again      "correct r3 w5"   dice put right    "Ann ? red"  a choice
"void Ann"           "undo"          "amend Ann red 6 +" / "amend Ann red 6 -" / "amend Ann penalties 1"
"""

from __future__ import annotations

from core.dice import SomeDice, parse_roll
from core.events import Amend, Choose, Correct, Event, Mark, NewGame, Pass, Reroll, RollDice, Undo, Void
from core.refusal import Refusal
from core.table import Table
from core.view import RowView

ALL_ROWS = ("red", "yellow", "green", "blue")


def game(sheet: str = "classic", *players: str, starter: str = "", match: int = 1) -> Table:
    """A table before the first roll; two players unless more are named."""
    return started(NewGame(players or ("Ann", "Bo"), sheet, starter, (), match))


def pairs(sheet: str, *teams: str, match: int = 1) -> Table:
    """The same for pairs, each named like "Ann+Cy"."""
    named = [team.split("+") for team in teams]
    return started(NewGame((), sheet, "", tuple((a, b) for a, b in named), match))


def started(event: NewGame) -> Table:
    table = Table.empty().apply(event)
    assert isinstance(table, Table), table
    return table


def event_of(text: str) -> Event:
    """The event that a text says."""
    first, *rest = text.split()
    if first[0] == "w" and first[1:].isdigit():
        return RollDice(parse_roll(text))
    if first in ("reroll", "correct"):
        return (Reroll if first == "reroll" else Correct)(some_dice(rest))
    if first == "void":
        return Void(rest[0])
    if first == "undo":
        return Undo()
    if first == "amend":
        if rest[1] == "penalties":
            return Amend(rest[0], penalties=int(rest[2]))
        return Amend(rest[0], rest[1], int(rest[2]), rest[3] == "+")
    if rest == ["-"]:
        return Pass(first)
    if rest[0] == "?":
        return Choose(first, rest[1])
    return Mark(first, rest[0], int(rest[1]))


def some_dice(words: list[str]) -> SomeDice:
    white = [None if word == "w_" else int(word[1]) for word in words if word[0] == "w"]
    values = {word[0]: int(word[1]) for word in words if word[0] != "w"}
    first, second = [*white, None, None][:2]
    return SomeDice((first, second), *(values.get(letter) for letter in "rygb"))


def do(table: Table, *texts: str) -> Table:
    """The table after all these events, each of which must be accepted."""
    for text in texts:
        outcome = table.apply(event_of(text))
        assert isinstance(outcome, Table), f"{text}: {outcome}"
        table = outcome
    return table


def code(table: Table, text: str) -> str | None:
    """The code with which an event is refused, or None."""
    outcome = table.apply(event_of(text))
    return outcome.code if isinstance(outcome, Refusal) else None


def filled(table: Table, player: str, **rows: str) -> Table:
    """The table with marks put there by amends: `filled(t, "Ann", red="2 3 4", row_2="5 6")`."""
    for row, numbers in rows.items():
        for number in numbers.split():
            table = do(table, f"amend {player} {row.removeprefix('row_')} {number} +")
    return table


def row(table: Table, player: str, name: str) -> RowView:
    """A row as shown."""
    return next(r for r in table.view().sheets[player].rows if r.name == name)


def marks(table: Table, player: str, name: str) -> tuple[int, ...]:
    """The marks of a row as shown."""
    return row(table, player, name).marks


def offered(table: Table, player: str) -> set[tuple[str, int]]:
    """What a player is offered."""
    return set(table.view().legal.get(player, ()))


def shown(table: Table) -> dict[str, object]:
    """All that the referee shows."""
    return table.view().to_json()
