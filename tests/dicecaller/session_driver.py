"""A hand on the controller: feeds inputs with rising times, keeps every output, and makes readings without a camera."""

from __future__ import annotations

from dataclasses import replace

from core.events import Event, NewGame
from core.view import TableView
from dicecaller.session import step
from dicecaller.session_types import (
    AcceptEvent,
    Ask,
    Begin,
    Device,
    Input,
    Key,
    Lamps,
    Log,
    Output,
    Say,
    Session,
    Settings,
    Tapped,
    Tick,
    Tray,
    Watch,
)
from display.intents import Intent
from display.messages import Message
from firmware_bridge.messages import LampState, parse_keys
from vision.reading import DieReading, Reading
from vision.watching import TrayEvent


def reading(status="ok", reason=None, about=(), doubts=(), **dice) -> Reading:
    """A reading of these dice: `white=(2, 4), red=5, …`; they lie in a row from left to right."""
    pairs = [("white", value) for value in dice.pop("white", ())] + list(dice.items())
    seen = tuple(
        DieReading(
            colour=colour, value=value, x=100.0 + 150 * place, y=100.0, size_px=60.0, angle_deg=10.0,
            confidence=0.99, doubt="pips-unsure" if colour in doubts else None, corners=(), second_value=None,
        )
        for place, (colour, value) in enumerate(pairs)
    )  # fmt: skip
    return Reading(status, reason, tuple(about), seen, 5.0, 1280, 720)


def dice(w1=2, w2=4, red=5, yellow=1, green=3, blue=6, without=()) -> dict:
    """All six dice, less those without."""
    coloured = {"red": red, "yellow": yellow, "green": green, "blue": blue}
    return {"white": (w1, w2), **{c: v for c, v in coloured.items() if c not in without}}


class Driver:
    """One table in a test."""

    def __init__(self, players=("Ann", "Bo"), begin=True, opening=False, camera="ok", settings=None, **game) -> None:
        self.session = Session(settings=settings or Settings(), camera=camera)
        self.at = 0.0
        self.outputs: list[Output] = []
        self.last: tuple[Output, ...] = ()
        if begin:
            self.feed(Begin(0.0, NewGame(tuple(players), **game) if players else None, opening))

    def feed(self, given: Input) -> tuple[Output, ...]:
        self.at += 1.0
        self.session, self.last = step(self.session, replace(given, at=self.at))
        self.outputs += self.last
        return self.last

    def tap(self, button=None, player=None, row=None, number=None, value=None) -> tuple[Output, ...]:
        return self.feed(Tapped(0.0, Intent(button, player, row, number, value)))

    def mark(self, player, row, number) -> tuple[Output, ...]:
        return self.tap(player=player, row=row, number=number)

    def passes(self, *players) -> None:
        for player in players:
            self.tap("pass", player)

    def keys(self, text, pad="box") -> tuple[Output, ...]:
        outputs: tuple[Output, ...] = ()
        for key in parse_keys(text):
            outputs += self.feed(Key(0.0, key, pad))
        self.last = outputs
        return outputs

    def tray(self, event, reading=None, fault=None) -> tuple[Output, ...]:
        return self.feed(Tray(0.0, TrayEvent(event, self.at, 0, reading, 100.0 if event == "roll" else None, fault)))

    def roll(self, **changes) -> tuple[Output, ...]:
        return self.tray("roll", reading(**dice(**changes)))

    def device(self, what, state, reason="") -> tuple[Output, ...]:
        return self.feed(Device(0.0, what, state, reason))

    def wait(self, seconds) -> tuple[Output, ...]:
        self.at += seconds - 1.0
        return self.feed(Tick(0.0))

    @property
    def view(self) -> TableView:
        view = self.session.view
        assert view is not None
        return view

    def said(self) -> tuple[Message, ...]:
        """What the last step said."""
        return tuple(output.message for output in self.last if isinstance(output, Say))

    def said_kinds(self) -> list[str]:
        return [message.kind for message in self.said()]

    def all_said(self, kind) -> list[Message]:
        return [output.message for output in self.outputs if isinstance(output, Say) and output.message.kind == kind]

    def accepted(self) -> list[Event]:
        return [output.event for output in self.outputs if isinstance(output, AcceptEvent)]

    def asked(self) -> list[tuple[str, tuple[str, ...]]]:
        """What the last step asked."""
        return [(output.what, output.who) for output in self.last if isinstance(output, Ask)]

    def logged(self, did) -> list[dict]:
        return [dict(output.fields) for output in self.outputs if isinstance(output, Log) and output.did == did]

    def lamps(self) -> LampState:
        return [output.state for output in self.outputs if isinstance(output, Lamps)][-1]

    def watched(self) -> Watch:
        return [output for output in self.outputs if isinstance(output, Watch)][-1]


BY_EAR = Settings(spoken=True, screen=False)
A_ROLL = "w1 w2 r3 y4 g5 b6 enter"


def after_a_turn(*, rolled: bool = False) -> Driver:
    """By ear, Ann and Bo have played a turn; with `rolled` Bo has rolled in the next one."""
    table = Driver(settings=BY_EAR, camera="off")
    table.keys(A_ROLL)
    table.passes("Ann", "Bo", "Ann")
    if rolled:
        table.keys(A_ROLL)
    return table


def to_a_tie(driver: Driver) -> Driver:
    """Plays a game of the powers sheet by Ann and Bo until a power of Ann's is due: she has to choose a row."""
    driver.roll(w1=6, w2=3)
    driver.mark("Ann", "green", 9)
    driver.passes("Bo", "Ann")
    driver.roll(w1=6, w2=5)
    driver.mark("Ann", "yellow", 11)
    driver.passes("Bo")
    assert driver.view.phase == "choose"
    return driver
