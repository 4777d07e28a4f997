"""The values of the table's controller: what goes in, what comes out, what is remembered between. No decisions.

Nothing here knows a clock, a file or a device: time comes as `at` on the inputs (seconds on the rim's clock).
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field, replace
from functools import lru_cache
from typing import Any

from core.dice import Roll
from core.events import Event, NewGame
from core.table import Table
from core.view import TableView
from display.intents import Intent
from display.messages import DICE_ASKED, OF_SCREEN, THROW_ASKED, TWO_WAYS, Message
from display.scene import SetupDraft
from firmware_bridge.messages import LampState
from firmware_bridge.roll_entry import RollEntry
from vision.reading import DiceSet, Reading
from vision.watching import TrayEvent

TALK_LEVELS = ("all", "game", "asked")
#: Keys as they follow each other in typing: after so long a pause nobody is still typing what was begun.
STILL_TYPING_S = 3.0


# --- inputs -----------------------------------------------------------------------------------------------------------
@dataclass(frozen=True, slots=True)
class Begin:
    """The program has started: `game` starts at once, or after the `opening` roll; `unfinished` is offered.

    `call`: no game at all, rolls are only called, without the `closed` colours. `last_game`: what "the same again" is.
    `practice`: the unfinished game was only practised.
    """

    at: float
    game: NewGame | None = None
    opening: bool = False
    unfinished: tuple[Event, ...] = ()
    call: bool = False
    closed: tuple[str, ...] = ()
    last_game: NewGame | None = None
    practice: bool = False


@dataclass(frozen=True, slots=True)
class Tapped:
    """A touch, as the screen's hit test understood it."""

    at: float
    intent: Intent


@dataclass(frozen=True, slots=True)
class Key:
    """A key of a keypad, number pad or keyboard. `pad` names the device. `begins`: the first of what was typed as one
    line, so that it goes on with nothing."""

    at: float
    key: str
    pad: str = "box"
    begins: bool = False


@dataclass(frozen=True, slots=True)
class Tray:
    """What the watcher saw in the tray."""

    at: float
    event: TrayEvent


@dataclass(frozen=True, slots=True)
class Device:
    """A part other than the camera came up (`ok`), was taken away (`off`) or failed (`fault` with a reason)."""

    at: float
    what: str
    state: str
    reason: str = ""


@dataclass(frozen=True, slots=True)
class Tick:
    """Time has passed."""

    at: float


@dataclass(frozen=True, slots=True)
class Tell:
    """The rim has something to say itself: how loud it is now. `refused`: it is why something typed does not count."""

    at: float
    message: Message
    refused: bool = False


Input = Begin | Tapped | Key | Tray | Device | Tick | Tell


# --- outputs ----------------------------------------------------------------------------------------------------------
@dataclass(frozen=True, slots=True)
class AcceptEvent:
    """The rules took this event: to be stored before anything of it is shown. `restored`: it was stored before.

    `practice`: the game that it begins is only practised, until its first turn is over.
    """

    event: Event
    restored: bool = False
    practice: bool = False


@dataclass(frozen=True, slots=True)
class Say:
    """To be spoken and shown as caption; several of one step are one utterance."""

    message: Message


@dataclass(frozen=True, slots=True)
class Ask:
    """Something is awaited from now on: `what` (roll, answer, lock, set-aside, …) of `who`."""

    what: str
    who: tuple[str, ...]


@dataclass(frozen=True, slots=True)
class Lamps:
    """The lamps' whole picture changed."""

    state: LampState


@dataclass(frozen=True, slots=True)
class Log:
    """A transcript line besides those that other outputs make: `did` and its fields."""

    did: str
    fields: Mapping[str, object]


@dataclass(frozen=True, slots=True)
class Watch:
    """The tray shall be watched for these dice from now on."""

    dice_set: DiceSet


@dataclass(frozen=True, slots=True)
class Beep:
    """A short sound; a word of `firmware_bridge.messages.BEEPS`."""

    name: str


@dataclass(frozen=True, slots=True)
class Voice:
    """A wish about the voice itself: louder quieter mute slower faster stop."""

    wish: str


@dataclass(frozen=True, slots=True)
class ThrowDice:
    """The screen's "throw" button: the simulated tray shall throw these colours."""

    colours: tuple[str, ...]


@dataclass(frozen=True, slots=True)
class TakeOut:
    """Somebody says that these dice are out of the tray: where it is simulated, they are taken out."""

    colours: tuple[str, ...]


@dataclass(frozen=True, slots=True)
class Keep:
    """A choice that shall hold from the next start on, too: a setting's name and its value."""

    setting: str
    value: str


@dataclass(frozen=True, slots=True)
class PutAway:
    """The present game is finished with: it shall not be offered as a lost one. (One that is left unfinished for a new
    one is not put away: the store keeps offering it until the new one has its first roll.)"""


@dataclass(frozen=True, slots=True)
class TakeUp:
    """The game with these events, which was left for the present one, is played again. Nobody has rolled in the present
    one; it is given up at once."""

    events: tuple[Event, ...]


Output = AcceptEvent | Say | Ask | Lamps | Log | Watch | Beep | Voice | ThrowDice | TakeOut | Keep | PutAway | TakeUp


# --- state ------------------------------------------------------------------------------------------------------------
@dataclass(frozen=True, slots=True)
class Settings:
    """What the players or the command line chose. `spoken`: choices are read out, as there is no screen to look at."""

    language: str = "en"
    talk: str = "game"
    idle_limit_s: float = 600.0
    sleep_after_s: float = 60.0
    spoken: bool = False
    screen: bool = True  # there is one to be touched and read
    keys: bool = True  # people have keys to press or a screen to touch; a caller may have neither
    keyboard: bool = False  # its window has one: the screen shows for whom its keys answer from the first key on
    simulated_tray: bool = False
    recent_names: tuple[str, ...] = ()
    hide_sheets: bool = False  # a sheet is shown only while its player is asked
    staff_pin: str = ""  # empty: no staff menu
    tray_area: tuple[float, float, float, float] | None = None  # in the camera's pixels; None: the whole picture
    tray_front: str = "bottom"  # the picture's edge that is nearest to the players


@dataclass(frozen=True, slots=True)
class Staff:
    """The staff's menu: the digits typed so far, and whether the PIN was right."""

    typed: str = ""
    unlocked: bool = False


@dataclass(frozen=True, slots=True)
class Held:
    """Dice of a refused throw that were sure (all but the cocked one): they must lie as they lay when it comes back."""

    colours: tuple[str, ...]  # to be thrown again
    values: tuple[tuple[str, int], ...]  # (colour, value), sorted: must stay


@dataclass(frozen=True, slots=True)
class Kept:
    """Half-typed dice that another screen has opened over: where, on which screen, and what was typed."""

    place: str
    overlay: str
    entry: RollEntry
    fixing: str


@dataclass(frozen=True, slots=True)
class Left:
    """An unfinished game, until one begun after it has its first roll: what it takes to lay it on the table anew."""

    game: NewGame
    table: Table
    set_aside: tuple[str, ...]
    missing: tuple[str, ...]
    practice: bool
    kept: Kept | None = None  # dice of its next roll that were half typed


@dataclass(frozen=True, slots=True)
class Typing:
    """Keys pressed towards something that needs several: a row whose number is still to come, a menu, a seat."""

    # "", "row", "menu", "seat", "closed"; "unheard": a colour that only made the table ask for whom; "doubt": a digit
    # after a row that offers nothing, which may have been meant for a seat
    what: str = ""
    row: str = ""
    digits: str = ""
    player: str = ""  # with "row": whose
    offered: tuple[int, ...] = ()  # with "row": the numbers that were said
    at: float | None = None  # when a colour was pressed that a digit may belong to (with "doubt": that digit)


@dataclass(frozen=True, slots=True)
class Listening:
    """A sheet is being listened to: whose, which row (from 0), which box was named last (-1: none), turns gone back,
    and on which keypad."""

    player: str
    row: int = 0
    box: int = -1
    turns_back: int = 0
    pad: str = ""


@dataclass(frozen=True, slots=True)
class Session:
    """Everything the controller remembers. `place`: attract opening game call; `overlay`: a screen over the
    game (a SceneKind) or "". Equal sessions and equal inputs give equal results."""

    settings: Settings = field(default_factory=Settings)
    place: str = "attract"
    overlay: str = ""
    table: Table = field(default_factory=Table.empty)
    game: NewGame | None = None
    draft: SetupDraft = field(default_factory=SetupDraft)
    opening_game: NewGame | None = None  # waits for the opening roll to tell its starter
    opening_seat: int = 0
    opening_rolled: tuple[tuple[str, int], ...] = ()
    left: Left | None = None  # the game to which back leads until a new one has its first roll
    at: float = 0.0
    way: str = ""  # how the table was used last: "touch" or "keys"; "" before anybody did
    page: int = 0  # of the history, from the latest
    active_at: float = 0.0
    asked_idle_at: float | None = None
    camera: str = "off"
    camera_faults: tuple[str, ...] = ()  # told and not mended
    keypad: str = "off"
    sound: str = "off"
    reading: Reading | None = None  # the one the present roll came from
    refused: Reading | None = None  # the throw that could not be read and waits for again or by-hand
    tray: str = ""  # last tray state: empty moving covered rest; "unseen" since a fault that blinds the camera
    thrown: bool = False  # something has moved in the tray since the last roll, or since the table fell asleep
    lying: Reading | None = None  # what was seen lying in the tray last; None: nothing lies there, as far as is known
    lay_there: bool = False  # dice lie in the tray that nobody was seen to throw: the table has just begun to look
    by_hand: tuple[tuple[str, int], ...] = ()  # (colour, value) known by hand alone of dice that may lie there still
    held: Held | None = None
    pending: Reading | None = None  # a throw that waits for "keep": dice that should have stayed moved too
    nudged: tuple[tuple[str, int], ...] = ()  # (colour, value) as they lie now, until kept or corrected
    entry: RollEntry | None = None
    selected: int | None = None
    heard: tuple[int | None, ...] | None = None  # the typed values that were read back in full, and nothing since
    unclear: bool = False  # a key of this line was refused, or dice came back with it: its enter is typed unheard
    kept: Kept | None = None  # half-typed dice, given back when the screen over them is left
    typed_by: str = ""  # the keypad on which dice were typed last ("": tapped), and when
    typed_at: float = 0.0
    cut_off: str = ""  # the keypad whose next keys may still be meant for dice that are gone
    fixing: str = ""  # with overlay "correct": "correct" or "reroll"
    reroll: str = ""  # the colour that is thrown again alone
    set_aside: tuple[str, ...] = ()
    missing: tuple[str, ...] = ()  # dice asked back for a new game
    early_told: bool = False
    lock_told: bool = False  # the question whether anybody locks has been answered with no
    restored: bool = False  # an unfinished game stands on the table and is offered: open until the first key or touch
    notice: Message | None = None
    said: tuple[Message, ...] = ()  # what the voice is saying or has still to say: the caption
    said_ends: tuple[float, ...] = ()  # about when each of these will have been said
    repeatable: tuple[Message, ...] = ()  # the latest of it that was more than chatter
    focus: str = ""  # whose answer the keys give
    typing: Typing = field(default_factory=Typing)
    review: int = -1  # by ear: which row of whose sheet was read last
    amend_player: str = ""
    practice: bool = False  # the first turn does not count: then the game begins anew
    last_game: NewGame | None = None  # what "the same again" means while there is no game
    staff: Staff = field(default_factory=Staff)
    wiping: int = 0  # touches that the locked screen still swallows
    listening: Listening | None = None  # keys go through sheets and turns instead of answering
    pad: str = ""  # the keypad that was pressed last
    parked: tuple[tuple[str, Typing], ...] = ()  # what other keypads have begun to type in this action
    pads: tuple[tuple[str, str], ...] = ()  # (keypad, player): keypads that belong to one seat each
    called: Roll | None = None  # the caller's latest roll
    closed: tuple[str, ...] = ()  # the caller's colours out of play

    def with_caption(self, said: tuple[Message, ...], ends: tuple[float, ...]) -> Session:
        """The same session with another caption."""
        return replace(self, said=said, said_ends=ends)

    @property
    def view(self) -> TableView | None:
        """The rules' view of the game, or None before one has begun."""
        return _viewed(self.table) if self.table.has_game else None


def addressed(session: Session, kind: str, facts: Mapping[str, object], urgent: bool = False) -> Message:
    """A message that speaks of the way in which the table was used last: of keys, or of the screen if there is one."""
    plain = {name: value for name, value in facts.items() if name not in ("way", "screen", "enter")}
    way = session.way or ("keys" if session.settings.spoken else "touch")
    if kind in TWO_WAYS and way == "touch":
        plain["way"] = way
    if kind in OF_SCREEN and not session.settings.screen:
        plain["screen"] = False
    if kind in THROW_ASKED and listens(session) and _first_throw(session):
        plain |= how_to_throw(session)
    if kind in DICE_ASKED and way == "keys" and session.camera != "ok" and (session.set_aside or session.missing):
        plain["enter"] = True
    return Message(kind, plain, urgent)


def how_to_throw(session: Session) -> dict[str, object]:
    """Facts of a message that asks for a throw where the tray is simulated: that a key throws."""
    return {"sim": True} if session.settings.simulated_tray else {}


def types_dice(session: Session) -> bool:
    """Whether the first roll is to be typed by somebody who uses keys: no camera sees it. How is said once."""
    seen = session.camera == "ok" or session.settings.simulated_tray
    return not seen and listens(session) and _first_throw(session)


def _first_throw(session: Session) -> bool:
    """Whether nobody has thrown yet: how it is done is said once, to whoever uses keys; a finger finds the button."""
    view = session.view
    return not session.opening_rolled and (view is None or (view.roll is None and view.turn == 0))


def listens(session: Session) -> bool:
    """Whether people are read to by name: they play by ear, or the table was used by keys last."""
    return session.settings.spoken or session.way == "keys"


@lru_cache(maxsize=8)
def _viewed(table: Table) -> TableView:
    """A table is asked for its view some twenty times a step; tables are equal only to themselves."""
    return table.view()


class Desk:
    """One step's work: the session as it becomes, and the outputs in order. Lives inside `step` alone."""

    def __init__(self, session: Session) -> None:
        self.session = session
        self.outputs: list[Output] = []

    def set(self, **changes: Any) -> None:
        self.session = replace(self.session, **changes)

    def put(self, output: Output) -> None:
        self.outputs.append(output)

    def speak(self, message: Message) -> None:
        """Say a message made elsewhere."""
        self.put(Say(message))

    def say(self, kind: str, urgent: bool = False, **facts: object) -> None:
        """Say it whatever the level of talk (questions, refusals, what was asked for)."""
        self.put(Say(addressed(self.session, kind, facts, urgent)))

    def notice(self, kind: str, urgent: bool = False, **facts: object) -> None:
        """Say it and leave it on the screen until something else happens."""
        message = addressed(self.session, kind, facts, urgent)
        self.put(Say(message))
        self.set(notice=message)

    def tell(self, level: str, kind: str, **facts: object) -> None:
        """Say it only if people want to hear that much: level "game" is silent when only asked, "all" is chatter."""
        wanted = TALK_LEVELS.index(self.session.settings.talk)
        if TALK_LEVELS.index(level) >= wanted:
            self.put(Say(addressed(self.session, kind, facts)))

    def log(self, did: str, **fields: object) -> None:
        self.put(Log(did, fields))


def roll_pairs(roll: Roll) -> tuple[tuple[str, int], ...]:
    """A roll as sorted (colour, value) pairs: equal for the same dice, whatever the order of the white ones."""
    pairs = [("white", value) for value in roll.white]
    pairs += [(c, v) for c, v in zip(("red", "yellow", "green", "blue"), roll.coloured(), strict=True) if v is not None]
    return tuple(sorted(pairs))
