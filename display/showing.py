"""Scenes to look at: games played to a point by the rules themselves. For the gallery, the bench and the tests."""

from __future__ import annotations

import io
import random
from collections.abc import Mapping

import pygame

from core.dice import Roll
from core.events import Choose, Mark, NewGame, Pass, RollDice
from core.refusal import Refusal
from core.table import Table
from core.view import TableView
from display.messages import Message
from display.scene import Button, Scene, ShownDie

NAMES = ("Annika", "Bo", "Charlotte", "Dimitri", "Eleanor-Maud")
PARTNERS = ("Zoë", "Yann", "Xenia", "Wim", "Valérie")
TOOLS = ("correct", "void", "undo", "amend", "history", "tray", "help", "repeat", "new-game", "sleep")


def begun(count: int = 2, sheet: str = "classic", teams: bool = False, match: bool = False) -> Table:
    """A fresh table of `count` players or pairs."""
    names = NAMES[:count]
    pairs = tuple(zip(names, PARTNERS, strict=False))
    players = () if teams else names
    game = NewGame(players, sheet, teams=pairs if teams else (), match=3 if match else 1)
    table = Table.empty().apply(game)
    assert isinstance(table, Table), table
    return table


def roll(rng: random.Random, table: Table) -> RollDice:
    """A random roll of the dice that are due."""
    due = table.view().dice_due
    faces = {c: rng.randint(1, 6) for c in due if c != "white"}
    return RollDice(Roll(white=(rng.randint(1, 6), rng.randint(1, 6)), **faces))


def play(table: Table, seed: int, turns: int, *, stop_in: str = "", greed: float = 0.75) -> Table:
    """Play on at random for some turns; then up to the next moment in phase `stop_in` (or the end of the game)."""
    rng = random.Random(seed)
    first = table.view().turn
    for _step in range(4000):
        view = table.view()
        if view.over or (view.turn - first >= turns and view.phase in (stop_in or view.phase)):
            break
        if view.phase == "roll":
            table = _apply(table, roll(rng, table))
            continue
        player = rng.choice(view.waiting)
        boxes = view.legal[player]
        if view.phase == "choose":
            table = _apply(table, Choose(player, boxes[0][0]))
        elif boxes and rng.random() < greed:
            row, number = min(boxes, key=lambda box: _skips(view, player, box))
            table = _apply(table, Mark(player, row, number))
        else:
            table = _apply(table, Pass(player))
    return table


def _skips(view: TableView, player: str, box: tuple[str, int]) -> int:
    """How many boxes a mark would lose: the fewer the better, so that sheets fill as people's do."""
    row = view.sheet.row_of[box[0]]
    card = view.sheets[player].rows[row]
    return view.sheet.place[row][box[1]] - len(card.marks) - len(card.skipped)


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
    extra = {"roll": ("throw", "by-hand"), "over": ("same-again", "reopen")}.get(view.phase, ())
    buttons = tuple(Button(name) for name in (*extra, *TOOLS))
    buttons += tuple(Button("void", player) for player in view.may_void)
    fields: dict[str, object] = {
        "view": view, "dice": dice, "prompt": prompt, "buttons": buttons, "camera": "ok", "sound": "ok",
        "answered": tuple(a.player for a in view.answers),
    }  # fmt: skip
    return Scene(kind=kind, **(fields | more))  # type: ignore[arg-type]


def growth(table: Table) -> tuple[Mapping[str, int], ...]:
    """Everybody's score at the start of each turn of the game, and now."""
    game, *rest = table.journal()
    again = Table.empty().apply(game)
    scores: list[Mapping[str, int]] = []
    for event in rest:
        assert isinstance(again, Table)
        if isinstance(event, RollDice):
            scores.append(again.view().scores)
        again = again.apply(event)
    return (*scores, table.view().scores)


def tray_picture() -> bytes:
    """A drawn tray with six dice as PNG, where no camera has taken one."""
    width, height = 1280, 720
    surface = pygame.Surface((width, height))
    surface.fill((38, 66, 52))
    pygame.draw.rect(surface, (92, 66, 44), surface.get_rect(), 36)
    colours = ((240, 236, 226), (240, 236, 226), (176, 36, 42), (232, 188, 40), (36, 122, 60), (36, 86, 180))
    for number, colour in enumerate(colours):
        die = pygame.Rect(160 + number % 3 * 380, 130 + number // 3 * 270, 130, 130)
        pygame.draw.rect(surface, colour, die, border_radius=26)
        pygame.draw.rect(surface, (255, 255, 255), die.inflate(16, 16), 4, border_radius=30)
        for step in range(number % 3 + 1):
            pip = (30, 26, 20) if number in (0, 1, 3) else (255, 255, 255)
            pygame.draw.circle(surface, pip, (die.x + 30 + 34 * step, die.y + 30 + 34 * step), 11)
    buffer = io.BytesIO()
    pygame.image.save(surface, buffer, "tray.png")
    return buffer.getvalue()
