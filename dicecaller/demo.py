"""The demonstration: whole games played by the table itself, and what there is to count about them.

Dice are thrown by the simulated tray and really read, answers are really tapped at the pixels where they stand. The
tray's own truth is used for one thing only: to count rolls that were accepted wrongly.
"""

from __future__ import annotations

import random
import sys
from collections import Counter
from collections.abc import Callable
from dataclasses import asdict, dataclass
from pathlib import Path

from core.events import Reroll, RollDice
from core.view import TableView
from dicecaller.play_camera import Camera
from dicecaller.play_pumped import PumpedTable
from dicecaller.session_facts import offers_of, watched
from dicecaller.session_types import AcceptEvent, Begin, Log, Output
from display.catalogue import text
from display.intents import Intent
from vision.encode import save_picture
from vision.reader import Reader
from vision.simulated.throwing import Dice
from vision.simulated.tray import Manner, SimulatedTray

#: One throw in so many has a die leaning on another: it must be refused, and that die thrown again.
COCKED_ONE_IN = 40
#: One mark in so many is taken back and made again.
VOID_ONE_IN = 60
#: A game that has not ended after so many throws never will.
MOST_THROWS = 400
FAST_FROM_GAMES = 3
#: Where people watch, there is so much time between two taps.
WATCHED_TAP_S = 0.8


@dataclass
class Count:
    """What happened in all games together."""

    games: int = 0
    throws: int = 0
    rolls: int = 0
    refused: int = 0
    wrong: int = 0
    by_hand: int = 0

    def told(self, language: str) -> str:
        """All of it in one line for people."""
        return text("demo-count", language, **asdict(self))


class Demonstration:
    """Plays games at a table. `trays` makes the simulated tray of a game by its number."""

    def __init__(
        self, table: PumpedTable, seed: int, games: int, trays: Callable[[int], SimulatedTray], shots: Path | None
    ) -> None:
        self.table = table
        self.count = Count()
        self._language = table.screen.look.language
        self._random = random.Random(seed)
        self._games = games
        self._trays = trays
        self._shots = shots
        self._taken: set[str] = set()
        self._manner: Manner = "roll" if games < FAST_FROM_GAMES else "instant"
        self._reader = Reader()
        self._refused = False
        self._cocked = ""
        table.rim.watch_outputs = self._look

    def play(self, begin: Begin) -> Count:
        """All games, the first as `begin` says, the others by the button "same again"."""
        self._new_tray(0)
        self.table.rim.give(begin)
        self._shot("1-begin")
        for number in range(self._games):
            if number:
                self._new_tray(number)
                self._tap(Intent("same-again"))
            self._game()
            self.count.games += 1
            if self._games > 1:
                scores = ", ".join(f"{name} {points}" for name, points in self._view().scores.items())
                line = text("demo-game", self._language, number=number + 1, games=self._games, scores=scores)
                print(f"{line} · {self.count.told(self._language)}", file=sys.stderr, flush=True)
        return self.count

    # --- what came of it ----------------------------------------------------------------------------------------------
    def _look(self, output: Output) -> None:
        """Hold every accepted roll that was read against what the tray knows to lie there."""
        if isinstance(output, Log) and output.did == "read" and output.fields["status"] == "refused":
            self._refused = True
            self.count.refused += 1
        if isinstance(output, AcceptEvent) and isinstance(output.event, RollDice):
            self.count.rolls += 1
        if isinstance(output, AcceptEvent) and isinstance(output.event, RollDice | Reroll):
            view = self.table.rim.session.view
            if view is None or view.roll is None or self.table.camera is None or self.table.camera.sim is None:
                return
            values: dict[str, tuple[int, ...]] = {"white": tuple(sorted(view.roll.white))}
            values |= {
                c: (v,) for c in view.roll.colours() if c != "white" and (v := view.roll.value_of(c)) is not None
            }
            lying = self.table.camera.sim.lying
            if values != lying:
                self.count.wrong += 1
                if self._shots is not None:
                    self._shots.mkdir(parents=True, exist_ok=True)
                    save_picture(self._shots / f"wrong-{self.count.wrong}.png", self.table.camera.sim.lie.image)
                wrong = text("demo-wrong", self._language, read=str(values), lies=str(lying))
                print(wrong, file=sys.stderr, flush=True)

    # --- a game -------------------------------------------------------------------------------------------------------
    def _new_tray(self, number: int) -> None:
        tray = self._trays(number)
        if self.table.camera is not None:
            self.table.camera.close()
        camera = Camera(tray, self._reader)
        self.table.rim.camera = camera
        camera.expect(watched(self.table.rim.session))

    def _view(self) -> TableView:
        view = self.table.rim.session.view
        assert view is not None
        return view

    def _game(self) -> None:
        throws = 0
        while self.table.rim.session.place == "opening" or not self._ended():
            session = self.table.rim.session
            if session.place == "opening" or self._view().dice_due:
                self._throw()
                throws += 1
                if throws > MOST_THROWS:
                    raise RuntimeError("the demonstration game does not end")
            else:
                self._answers()
                self._set_aside()
        self._shot("5-over")

    def _ended(self) -> bool:
        view = self._view()
        return view.over and not view.dice_due

    def _throw(self) -> None:
        """One throw, and whatever the table then asks for until it has its roll."""
        session = self.table.rim.session
        colours = ("white",) if session.place == "opening" else self._view().dice_due
        dice: dict[str, list[int]] = {}
        for colour in colours:
            dice.setdefault(colour, []).append(self._random.randint(1, 6))
        cocked = None
        if len(colours) > 3 and self._random.randrange(COCKED_ONE_IN) == 0:
            cocked = self._random.choice([colour for colour in colours if colour != "white"])
        self._throw_now(dice, cocked)
        for _ in range(3):
            if not self._unread():
                break
            if cocked is not None:
                self._again_alone(cocked)
                cocked = None
            elif self.table.rim.session.refused is None:
                break  # nothing was said of this throw: people would type it
            else:
                self._tap(Intent("again"))
                self._throw_now(dice, None)
        if self._unread():
            self._by_hand()
        self._shot("2-roll")

    def _throw_now(self, dice: Dice, cocked: str | None) -> None:
        sim = self._sim()
        self.count.throws += 1
        sim.throw(dice, cocked, manner=self._manner)
        self.table.until_answered()

    def _again_alone(self, colour: str) -> None:
        """The die that leans is thrown again; the others are not touched."""
        self.count.throws += 1
        self._sim().reroll({colour: self._random.randint(1, 6)})
        self.table.until_answered()

    def _unread(self) -> bool:
        session = self.table.rim.session
        if session.place == "opening":
            return session.refused is not None
        if session.pending is not None:
            self._tap(Intent("keep"))
        return self._view().phase in ("roll", "over") and bool(self._view().dice_due)

    def _by_hand(self) -> None:
        """What no look could tell is typed in, by what lies there."""
        self.count.by_hand += 1
        self._tap(Intent("by-hand"))
        lying = {colour: list(values) for colour, values in self._sim().lying.items()}
        entry = self.table.rim.session.entry
        assert entry is not None
        for colour in entry.slots:
            values = lying.get(colour) or next(iter(lying.values()))
            self._tap(Intent("value", value=values.pop(0)))
        self._tap(Intent("confirm"))

    def _sim(self) -> SimulatedTray:
        assert self.table.camera is not None
        assert self.table.camera.sim is not None
        return self.table.camera.sim

    # --- answers ------------------------------------------------------------------------------------------------------
    def _answers(self) -> None:
        """One answer of somebody who is awaited."""
        if self.table.rim.session.nudged:
            self._tap(Intent("keep"))
        view = self._view()
        player = self._random.choice(view.waiting)
        box = self._choice(view, player)
        if view.phase == "choose":
            row, number = view.legal[player][0]
            self._tap(Intent(player=player, row=row, number=number))
        elif box is None:
            self._tap(Intent("pass", player))
        else:
            self._tap(Intent(player=player, row=box[0], number=box[1]))
            if self._random.randrange(VOID_ONE_IN) == 0 and player in self._view().may_void:
                self._tap(Intent("void", player))
        self._shot("3-coloured" if view.phase == "coloured" else "3-shared")

    def _choice(self, view: TableView, player: str) -> tuple[str, int] | None:
        """A mark that skips little; more daring where a penalty threatens. Locks always."""
        offers = sorted(offers_of(view, player), key=lambda offer: offer[2])
        if not offers:
            return None
        if view.may_lock and player in view.may_lock:
            for row, number, _skipped in offers:
                if view.sheet.place[view.sheet.row_of[row]][number] == len(view.sheet.rows[0]) - 1:
                    return row, number
        row, number, skipped = offers[0]
        marked = any(answer.player == player and answer.row is not None for answer in view.answers)
        threatened = view.phase == "coloured" and player == view.active and not marked
        return (row, number) if skipped <= (3 if threatened else 1) else None

    def _set_aside(self) -> None:
        """Closed colours leave the tray."""
        for colour in self.table.rim.session.set_aside:
            self._shot("4-lock")
            if colour in self._sim().lying:
                self._sim().remove(colour)
                self.table.until_still()
            if colour in self.table.rim.session.set_aside:
                self._tap(Intent("set-aside"))

    def _tap(self, intent: Intent) -> None:
        if self.table.screen.window is not None:
            self.table.pass_time(WATCHED_TAP_S)
        if not self.table.tap_thing(intent):
            missing = Counter(element.kind for element in self.table.screen.model(self.table.rim.session).elements)
            raise RuntimeError(f"the demonstration finds no {intent} on the screen ({dict(missing)})")

    def _shot(self, name: str) -> None:
        """The screen, once for each name: a few pictures of a whole game."""
        if self._shots is not None and name not in self._taken:
            self._taken.add(name)
            self.table.screen.save_png(self.table.rim.session, self._shots / f"{name}.png")
