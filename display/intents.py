"""What a touch means: the one value that goes from the screen (or a test's tap) to the controller.

A hit test gives an Intent or nothing. It says what was touched, never what should happen: the controller decides.
Every box of every sheet answers, legal or not, so that the controller can say why not.

What `value` and `player` mean where a button has them:

| button | value | player |
|---|---|---|
| pass, void | – | whose |
| die | index into scene.dice: select that die (by-hand, correct) | – |
| value | 1-6: the face of the selected die | – |
| players | how many people: 2-5, or 4, 6, 8, 10 as partners | – |
| seat | index from 0: edit that seat's name, or have done with it | – |
| letter | one character, "space", "back", or a whole recent name; a digit on the staff PIN pad | – |
| closed | the colour | – |
| sheet, starter, language, theme | the name chosen (starter: "opening", "draw" or a player) | – |
| penalty | how many penalties the player shall have (amend) | whose |
| match, partners, practice, mute | – (they switch over) | – |
| page | of the history, from 0, the latest first | – |
"""

from __future__ import annotations

from dataclasses import dataclass

#: The contract's buttons (INTERFACES.md, play --script).
CONTRACT_BUTTONS = (
    "pass",
    "void",
    "undo",
    "by-hand",
    "again",
    "confirm",
    "correct",
    "new-game",
    "skip-opening",
    "set-aside",
    "sleep",
)
#: Buttons of our own besides them. "die": facts index; "value": a face 1-6; "seat", "sheet-NAME": set-up choices.
OWN_BUTTONS = (
    "throw",
    "wake",
    "back",
    "next",
    "go",
    "same-again",
    "language",
    "theme",
    "die",
    "value",
    "seat",
    "letter",
    "sheet",
    "match",
    "partners",
    "players",
    "practice",
    "starter",
    "keep",
    "history",
    "page",
    "tray",
    "help",
    "amend",
    "penalty",
    "reopen",
    "resume",
    "discard",
    "no-lock",
    "still-here",
    "louder",
    "quieter",
    "mute",
    "repeat",
    "more",  # say it in full (the caller)
    "closed",  # this colour is closed, or open again (the caller)
    "staff",
    "wipe",  # lock the screen for wiping; any of three taps in a row wakes it
)
BUTTONS = CONTRACT_BUTTONS + OWN_BUTTONS


@dataclass(frozen=True, slots=True)
class Intent:
    """A touch as meant: a box (`player`, `row`, `number`), or a `button` (with `player` or `value` where it has one).

    `row` is the row's public name: its colour where all its boxes have one, else "1" to "4".
    """

    button: str | None = None
    player: str | None = None
    row: str | None = None
    number: int | None = None
    value: str | int | None = None
