"""What the table wants shown: the one value that goes from the controller to the screen.

A Scene holds facts (the rules' view, the dice as read, who is asked what), never pixels, sentences or widgets. The
layout turns a Scene, a size and a language into a ScreenModel; nothing else is needed to draw a screen, so a screen
is a pure function of what is here.

`Scene.extra`, by kind (all optional): "opening": {"rolled": {player: value}, "players": names, "player": who rolls};
"staff": {"unlocked": bool, "typed": int}; "history": {"page": from 0}; any game screen: {"practice": bool},
{"unsure": True} where the dice shown were not called, {"hidden": players whose sheet a kiosk hides}; "table":
{"keys_for": the player for whom keys answer, "" for none}; "attract":
{"going_on": "Ann, Bo"} whose game is not finished, else {"same_again": "Ann, Bo"} where one tap can start the same game
again.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field
from typing import Literal

from core.view import TableView
from display.messages import Message

SceneKind = Literal[
    "attract",  # asleep: tap to begin
    "players",  # how many, names
    "sheet",  # which sheet, match, partners
    "opening",  # one die each until a six
    "table",  # the game: rolling, shared action, coloured action, choose
    "by-hand",  # dice typed in
    "correct",  # put a misread die right
    "amend",  # the group's agreed remedy
    "history",  # what happened, turn by turn
    "tray",  # the picture of the tray, annotated
    "help",  # one screen of help, the rules of the sheet in play
    "staff",  # café menu behind a PIN
    "asleep-ask",  # left alone: still playing?
    "over",  # result with its arithmetic
    "call",  # no game: rolls are called for people with paper sheets
    "resume",  # an unfinished game was found
]


@dataclass(frozen=True, slots=True)
class ShownDie:
    """One die as the table believes it lies. `value` None: not known (by-hand entry, refused reading)."""

    colour: str
    value: int | None
    doubt: str | None = None
    second_value: int | None = None
    place: str | None = None  # "back-left" … "front-right", see display.messages


@dataclass(frozen=True, slots=True)
class Button:
    """A button the table offers now. `name` is an INTERFACES button name or one of display.intents.BUTTONS."""

    name: str
    player: str | None = None
    enabled: bool = True
    facts: Mapping[str, object] = field(default_factory=dict)


@dataclass(frozen=True, slots=True)
class SetupDraft:
    """The choices made so far on the set-up screens."""

    names: tuple[str, ...] = ("", "")
    sheet: str = "classic"
    match: bool = False
    partners: bool = False
    starter: str = "opening"  # "opening", "draw" or a name
    recent_names: tuple[str, ...] = ()
    editing: int | None = None  # which seat's name the on-screen keyboard writes
    practice: bool = False


@dataclass(frozen=True, slots=True)
class Scene:
    """Everything the screen shows. Equal scenes give equal screens (the window redraws only when it changed)."""

    kind: SceneKind
    view: TableView | None = None
    dice: tuple[ShownDie, ...] = ()
    prompt: Message | None = None  # what is awaited now, and of whom
    notice: Message | None = None  # the last refusal or announcement that needs reading
    caption: str = ""  # the sentence being spoken, as spoken
    buttons: tuple[Button, ...] = ()
    set_aside: tuple[str, ...] = ()  # colours whose die must leave the tray
    setup: SetupDraft | None = None
    selected_die: int | None = None  # by-hand and correct: index into dice
    history: tuple[Message, ...] = ()
    scores_by_turn: tuple[Mapping[str, int], ...] = ()
    answered: tuple[str, ...] = ()  # players whose answer of the open action is in
    camera: str = "off"  # "off", "ok", "fault"
    keypad: str = "off"
    sound: str = "off"
    tray_picture: bytes | None = None  # PNG of the annotated reading, for kind "tray"
    extra: Mapping[str, object] = field(default_factory=dict)
