"""Scenes to look at: games played to a point by the rules themselves. For the gallery, the bench and the tests."""

from __future__ import annotations

import random
from collections.abc import Mapping

from core.dice import Roll
from core.events import Choose, Mark, NewGame, Pass, RollDice
from core.refusal import Refusal
from core.table import Table
from display.messages import Message
from display.scene import Button, Scene, ShownDie

NAMES = ("Annika", "Bo", "Charlotte", "Dimitri", "Eleanor-Maud")
TOOLS = ("undo", "correct", "history", "tray", "help", "repeat", "sleep")


def begun(count: int = 2, sheet: str = "classic", teams: bool = False, match: bool = False) -> Table:
    """A fresh table of `count` players or pairs."""
    names = NAMES[:count]
    pairs = tuple(
        (name[:6], f"{other[:6]}{i}") for i, (name, other) in enumerate(zip(names, reversed(names), strict=True))
    )
    game = NewGame(sheet=sheet, match=3 if match else 1, **({"teams": pairs} if teams else {"players": names}))
    table = Table.empty().apply(game)
    assert isinstance(table, Table), table
    return table


def roll(rng: random.Random, table: Table) -> RollDice:
    """A random roll of the dice that are due."""
    due = table.view().dice_due
    faces: Mapping[str, int] = {c: rng.randint(1, 6) for c in due if c != "white"}
    return RollDice(Roll(white=(rng.randint(1, 6), rng.randint(1, 6)), **faces))


def play(table: Table, seed: int, turns: int, *, stop_in: str = "", greed: float = 0.75) -> Table:
    """Play on at random for some turns; then up to the next moment in phase `stop_in` (or the end of the game)."""
    rng = random.Random(seed)
    first = table.view().turn
    for _step in range(4000):
        view = table.view()
        done = view.turn - first >= turns
        if view.over or (
            done
            and (not stop_in or ((view.phase == stop_in and len(view.legal) > 0) or stop_in == "roll" == view.phase))
        ):
            break
        if view.phase == "roll":
            table = _apply(table, roll(rng, table))
            continue
        player = rng.choice(view.waiting)
        boxes = view.legal[player]
        if view.phase == "choose":
            table = _apply(table, Choose(player, boxes[0][0]))
        elif boxes and rng.random() < greed:
            row, number = _near(view.sheets[player], boxes, view)
            table = _apply(table, Mark(player, row, number))
        else:
            table = _apply(table, Pass(player))
    return table


def _near(card: object, boxes: tuple[tuple[str, int], ...], view: object) -> tuple[str, int]:
    """The box that skips the fewest others: so that sheets fill as people's do."""
    sheet = view.sheet  # type: ignore[attr-defined]
    rows = card.rows  # type: ignore[attr-defined]

    def skips(box: tuple[str, int]) -> int:
        row = sheet.row_of[box[0]]
        place = sheet.place[row][box[1]]
        return place - len(rows[row].marks) - len(rows[row].skipped)

    return min(boxes, key=skips)


def _apply(table: Table, event: RollDice | Mark | Pass | Choose) -> Table:
    after = table.apply(event)
    if isinstance(after, Refusal):
        raise AssertionError(f"{event}: {after.detail}")
    return after


def scene_of(table: Table, kind: str = "table", **more: object) -> Scene:
    """A scene of a table as the controller would show it."""
    view = table.view()
    dice: tuple[ShownDie, ...] = ()
    if view.roll is not None and view.phase != "roll":
        dice = tuple(ShownDie("white", v) for v in view.roll.white)
        dice += tuple(
            ShownDie(c, v)
            for c, v in zip(("red", "yellow", "green", "blue"), view.roll.coloured(), strict=True)
            if v is not None
        )
    prompt = {
        "roll": Message("roll-ask", {"player": view.active, "hand": view.hand}),
        "shared": Message("answer-ask", {"players": view.waiting}),
        "coloured": Message("coloured-ask", {"player": view.active}),
        "choose": Message("answer-ask", {"players": view.waiting}),
        "over": Message("over", {"reason": view.reason, "winners": view.winners, "scores": tuple(view.scores.items())}),
    }[view.phase]
    extra = {"roll": ("throw", "by-hand"), "over": ("new-game", "same-again", "reopen")}.get(view.phase, ())
    buttons = tuple(Button(name) for name in (*extra, *TOOLS))
    buttons += tuple(Button("void", player) for player in view.may_void)
    fields: dict[str, object] = {
        "view": view, "dice": dice, "prompt": prompt, "buttons": buttons, "camera": "ok", "sound": "ok",
        "answered": tuple(a.player for a in view.answers),
    }  # fmt: skip
    return Scene(kind=kind, **(fields | more))  # type: ignore[arg-type]
