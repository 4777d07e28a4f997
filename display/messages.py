"""What the table has to say, as data: a kind and its facts, in no language.

The same Message is spoken, shown as caption and as notice; `display.sentences` makes the sentence of a language of it.
Facts are plain values: players' names, colour names of core.dice, numbers, tuples of these.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field

#: Nine places of the tray as the players at its front edge see it.
PLACES = (
    "back-left",
    "back",
    "back-right",
    "left",
    "middle",
    "right",
    "front-left",
    "front",
    "front-right",
)


#: Kinds whose sentence says how to answer. Their fact `way` is "touch" for somebody at the screen, else keys are meant.
TWO_WAYS = frozenset(
    {"resume-offer", "players-ask", "sheet-ask", "entry-ask", "confirm-ask", "correct-ask", "help", "opening-entry"}
    | {"lay-there", "one-die-moved"}
)

#: Kinds whose sentence names the screen. Their fact `screen` is False where there is none.
OF_SCREEN = frozenset({"welcome", "asleep", "still-there", "fault"})
#: Kinds that ask for dice to be moved. Their fact `enter` is True where a key says that it is done.
DICE_ASKED = frozenset({"set-aside", "all-dice-back"})

#: Kinds that ask for a throw. Their fact `sim` is True where the tray is simulated: a key throws.
THROW_ASKED = frozenset({"roll-ask", "opening-ask"})


@dataclass(frozen=True)
class Message:
    """Something to be said. `urgent` interrupts what is being spoken; others replace what is stale."""

    kind: str
    facts: Mapping[str, object] = field(default_factory=dict)
    urgent: bool = False


#: kind -> the names of its facts. Held against the catalogues of all languages by a test.
KINDS: dict[str, tuple[str, ...]] = {
    "welcome": ("screen",),  # power-on: what this is, how to wake it
    "asleep": ("screen",),
    "only-woken": (),  # a key at a sleeping table that would have answered, taken back or left something
    "resume-offer": ("players", "turn", "way"),
    "game-stays": ("players", "turn"),  # the set-up opens over a game that is not finished; turn: how far it is
    "game-left": (),  # a new game begins; until its first roll the one before can be returned to
    "setup-open": ("behind",),  # a throw during a set-up counts for nothing; behind it: game, opening or nothing
    "players-ask": ("way",),
    "name-ask": ("letter",),  # a name is being written for this seat
    "sheet-ask": ("way",),
    "seats-chosen": ("count", "partners"),  # sheets in play; partners: two people share each
    "sheet-chosen": ("sheet", "match", "starter"),  # starter: opening, draw or a name
    "game-begins": ("players", "sheet", "starter"),
    "opening-ask": ("player", "next", "shown", "sim"),  # roll one die; a six starts
    "opening-entry": ("player", "way"),  # its one die is typed
    "opening-rolled": ("player", "value"),
    "opening-typed": ("player", "value"),  # its die read back: is that right?
    "opening-won": ("player",),
    "opening-result": ("rolled", "player"),  # on the screen once the game has begun: (player, value), and who begins
    "roll-ask": ("player", "hand", "sim"),  # whose turn: roll the dice (hand: partner or None)
    "dice-typed": (),  # after the first request for a throw that no camera sees: how dice are typed
    "roll": ("white", "sum"),  # short: "White two and five: seven."
    "roll-full": ("white", "sum", "red", "yellow", "green", "blue"),  # a colour's value None when not in play
    "offer-colours": ("red", "yellow", "green", "blue"),  # per colour the tuple of its sums, None when out
    # boxes: tuple of (row, number, skipped); action shared|coloured; penalty: which one a pass would be, 0: none
    "offers": ("player", "boxes", "action", "penalty"),
    "answer-all": ("player", "number"),  # the white sum is for everybody, the active player too
    "pad-ask": (),  # whose keypad is this? press the number of the seat
    "pad-bound": ("player",),
    "answered": ("player", "row", "number", "stays"),  # what a player has answered (row None: a pass); stays: for good
    "answer-ask": ("players",),  # who is awaited
    "coloured-ask": ("player", "penalty"),  # penalty: as of offers
    "choose-ask": ("player", "rows"),
    "lock-ask": (),  # is anyone locking?
    "marked": ("player", "row", "number"),  # number None: a row was chosen for a free cross
    "passed": ("player",),
    # an answer in the place of another of the same player; a row that is None: a pass
    "answer-replaced": ("player", "row", "number", "old_row", "old_number"),
    "answer-back": ("player", "row", "number"),  # an undo brought it back; row None: a pass
    "free-fell": ("player", "boxes"),  # (row, number): crosses that had followed from a mark that fell
    "power-off": ("player", "power"),  # it has fallen with a mark
    "penalty-off": ("player", "count"),  # taken back with what led to it; which one it was
    "locked": ("players", "colour"),  # who locked
    "set-aside": ("colours", "places", "enter"),  # take the red die out: back left
    "set-aside-thanks": ("colours",),
    "put-back": ("colour",),  # that was blue, put it back
    "reopened": ("colours",),  # a lock was taken back: its die is in play again
    "all-dice-back": ("missing", "enter"),  # a new game needs all six
    "penalty": ("player", "count"),
    "over": ("reason", "winners", "scores"),
    "over-ask": (),  # the game is over: which keys play again
    "match-over": ("winners", "totals"),
    "next-game": ("game", "starter", "hand"),
    "scores": ("scores",),
    # the reader refused: reasons of INTERFACES read; typed: False where nobody can type the dice
    "roll-refused": ("reason", "about", "places", "typed"),
    "nudged": ("colours",),  # a die changed after the call: keep or correct
    "too-early": ("players",),  # dice moved before all had answered; who is awaited
    "lay-there": ("way",),  # dice that nobody was seen to throw: keep them as the roll, or throw
    # after a reroll the other dice do not lie as they lay: keep them, or put them back; again: a roll was called before
    "one-die-moved": ("colours", "again", "way"),
    "mark-refused": ("code", "facts", "typed"),  # referee code, core.refusal facts; typed: a box was named by keys
    # a row named by keys: what it offers to whom, and which key marks; boxes and action as of offers, or choose
    "row-choice": ("player", "boxes", "action"),
    "row-choice-aside": ("player", "boxes", "action"),  # while something is being read to somebody else
    "nothing-marked": (),  # a colour and a number that did not count: nobody of several had been asked yet
    "unasked": (),  # a pass that did not count, for the same reason
    "voided": ("player", "row", "number"),
    "mark-fell": ("player", "row", "number", "why"),  # no longer legal after a remedy; why: dice, sheet, over
    "coloured-stands": ("player", "row", "number"),  # given before a remedy, it counts again (row None: a pass)
    "passes-stand": ("players",),  # the white sum was put right, and these have passed for good
    "undone": ("what",),
    "corrected": ("colour", "value"),
    "amended": ("player", "row", "number", "mark", "penalties", "old"),  # old: how many penalties there were
    "rerolled": ("colour", "value"),
    "reroll-ask": ("colour", "value"),  # value: of a white die that is named by what it shows, else None
    "reroll-only": ("colour", "value"),  # another die was touched: this one alone is awaited; value as above
    "reroll-off": ("colour",),  # another die was named before the one that was to be rolled again: that one stays
    "entry-ask": ("colours", "way"),  # type the dice: which are still missing; () at the beginning
    "correct-ask": ("way",),  # which die was misread, and what does it show?
    "amend-now": (),  # the headline while sheets are put right
    "amend-ask": (),  # what shall be put right by agreement?
    "white-which": ("values",),  # which of the two white dice: they are named by their values
    # this die, as called: type what is right (or what it shows now); stands: it is not rolled again any more
    "die-chosen": ("colour", "value", "reroll", "stands"),
    "entry-instead": ("colour", "value", "old"),  # read back: this value instead of that; old None: nothing to compare
    "entry": ("colour", "value"),  # read back one die
    "entry-colour": ("colour",),  # a colour was pressed: its value is typed next
    "entry-complete": ("white", "red", "yellow", "green", "blue"),
    "entry-refused": ("reason", "colour", "value"),
    "typed-late": (),  # the roll came while somebody typed dice: what was typed does not count
    "agreed-gone": (),  # a remedy agreed in a new game before its first roll: the game left for it is taken up again
    "typed-gone": (),  # the game went elsewhere while somebody typed dice
    "confirm-ask": ("way",),
    "fault": ("what", "reason", "screen"),  # camera, keypad, sound
    "mended": ("what",),
    "no-key": ("word",),  # a line typed at a terminal names something that is no key
    # a letter that could be another key of the language: what it is, what it could be, and that one's own letter or ""
    "letter-which": ("letter", "word", "other", "other_letter"),
    "keypad-there": (),  # one that was not there when the table started has been plugged in
    "still-there": ("screen",),
    "keep-ask": (),  # after `nudged`: which keys keep the roll or correct it
    "closed-ask": (),  # the caller: which colour is closed, or open again?
    "menu": (),  # it is open: a key chooses
    "key-unused": (),  # in the menu, the set-up, the remedy: a key that means nothing there
    "no-seat": ("number", "count"),  # a digit for a seat that is not there; how many are
    "seats-refused": ("partners",),  # so many cannot play
    "help": (
        "where",
        "way",
        "colours",
        "sim",
        "screen",
    ),  # spoken help of the present step; colours: the dice that are typed now
    "sheet-row": ("player", "row", "marks", "left", "to_lock", "closed"),  # left: numbers, (colour, number), or a count
    "sheet-box": ("player", "row", "number", "state", "count"),  # marked, free (count skipped), skipped, needs, closed
    "sheet-sum": ("player", "points", "penalties", "bar", "powers"),  # bar, powers: None on sheets without
    "closing": ("row", "number", "players", "closed"),  # how near each is to the last box: (player, marks missing)
    "free-cross": ("player", "row", "number"),  # a chain or a power crossed this box too
    "power": ("player", "power"),  # a power works from now on
    "row-named": ("row", "position", "direction"),  # position 1 to 4 from the top; rising, falling or mixed
    "history-turn": ("turn", "player", "white", "marks", "penalty"),
    "no-turn": (),  # nothing to look back on: no turn is over yet
    "volume": ("level",),
    "speed": ("level",),
    "language": (),
    "talk-level": ("level",),  # all, game or asked
    "no-sound": (),
}
