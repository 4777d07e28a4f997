"""A roll typed on a keypad, die by die: a pure state machine that only knows keys, colours and values.

Two ways, freely mixed: a colour key and then a value (`r5`), in any order of the colours; or values alone, which fill
the dice still missing in the fixed order white, white, red, yellow, green, blue (all a number pad needs). A die typed
again is replaced, backspace takes the latest back. What cannot be is refused by name and changes nothing. The entry
never finishes by itself: the last die makes an event with `ready`, at which the whole roll is read back, and `enter`
confirms.

Not here: who may type, what is said, what the roll does. Those are the controller's and the catalogue's.
"""

from collections.abc import Mapping
from dataclasses import dataclass, field, replace
from typing import Final

from firmware_bridge.errors import UnknownWord
from firmware_bridge.messages import COLOUR_KEYS, KEYS

FIXED_ORDER: Final = ("white", "white", "red", "yellow", "green", "blue")

ENTRY_KINDS: Final = ("chosen", "added", "replaced", "removed", "refused", "read_back", "complete")

ENTRY_REASONS: Final = (
    *("removed-colour", "one-die-only", "no-such-value", "all-set", "missing"),
    *("nothing-to-remove", "not-a-roll-key", "whites-again"),
)
"""Why (`EntryEvent.reason`). removed-colour: that die is out of the game. one-die-only: only `only` is asked for.
no-such-value: a die has no 0, 7, 8 or 9. all-set: every die has its value; name a colour to change it. missing:
`enter` came before all dice had one (`colour` is the first missing). nothing-to-remove: backspace with nothing typed.
not-a-roll-key: a key that says nothing about dice. whites-again (with `replaced`): a third white value cannot say which
of the two it corrects, so it becomes the first white and the second is asked for again."""


@dataclass(frozen=True, slots=True)
class EntryEvent:
    """What one key did. `colour` and `value`: the die meant, None where there is none (a refused value keeps its 7).
    `dice`: all values typed so far, as `RollEntry.dice`. `missing`: colours still without a value, in fixed order.
    `ready`: nothing is missing, the roll should be read back and `enter` will confirm it."""

    kind: str
    reason: str = ""
    colour: str | None = None
    value: int | None = None
    dice: Mapping[str, int | tuple[int, ...]] = field(default_factory=dict)
    missing: tuple[str, ...] = ()

    @property
    def ready(self) -> bool:
        return not self.missing


@dataclass(frozen=True, slots=True)
class RollEntry:
    """The dice in play and the values typed. `in_play`: die colours, white up to twice, any order. `only`: one colour
    that is asked for ("the camera lost the blue one"); then there is a single slot of that colour.

    Raises `UnknownWord` for a colour that no die has, or an `only` that is not in play.
    """

    in_play: tuple[str, ...] = FIXED_ORDER
    only: str | None = None
    values: tuple[int | None, ...] = ()
    history: tuple[int, ...] = ()
    chosen: str | None = None

    def __post_init__(self) -> None:
        wrong = [colour for colour in (*self.in_play, *([self.only] if self.only else [])) if colour not in FIXED_ORDER]
        if wrong or (self.only is not None and self.only not in self.in_play):
            raise UnknownWord(f"no die to type for {wrong[0] if wrong else self.only!r}")
        if not self.values:
            object.__setattr__(self, "values", (None,) * len(self.slots))

    @property
    def slots(self) -> tuple[str, ...]:
        """The colours to be typed, one a die, in the fixed order."""
        if self.only is not None:
            return (self.only,)
        return tuple(sorted(self.in_play, key=FIXED_ORDER.index))

    @property
    def missing(self) -> tuple[str, ...]:
        return tuple(colour for colour, value in zip(self.slots, self.values, strict=True) if value is None)

    @property
    def dice(self) -> dict[str, int | tuple[int, ...]]:
        """Values typed so far: `{"white": (2, 4), "red": 5}`; a colour without one is left out; white is a tuple."""
        dice: dict[str, int | tuple[int, ...]] = {}
        whites = tuple(v for c, v in zip(self.slots, self.values, strict=True) if c == "white" and v is not None)
        if whites:
            dice["white"] = whites
        for colour, value in zip(self.slots, self.values, strict=True):
            if value is not None and colour != "white":
                dice[colour] = value
        return dice

    def press(self, key: str) -> tuple["RollEntry", EntryEvent]:
        """The entry after one key and what the key did. A refused key leaves the entry as it was. Raises
        `UnknownWord` for a name that is no key at all (a bug of the caller, not of the person)."""
        if key not in KEYS:
            raise UnknownWord(f"no key is called {key!r}")
        if key in COLOUR_KEYS:
            return self._choose(COLOUR_KEYS[key])
        if key.isdigit():
            return self._value(int(key))
        if key == "back":
            return self._back()
        if key == "enter":
            return self._enter()
        if key in ("repeat", "more"):
            return self, self._event("read_back")
        return self, self._event("refused", "not-a-roll-key")

    def _choose(self, colour: str) -> tuple["RollEntry", EntryEvent]:
        if colour not in self.in_play:
            return self, self._event("refused", "removed-colour", colour)
        if self.only is not None and colour != self.only:
            return self, self._event("refused", "one-die-only", colour)
        after = replace(self, chosen=colour)
        return after, after._event("chosen", "", colour)

    def _value(self, value: int) -> tuple["RollEntry", EntryEvent]:
        if not 1 <= value <= 6:
            return self, self._event("refused", "no-such-value", self.chosen or self._next_colour(), value)
        colour = self.chosen or self._next_colour()
        if colour is None:
            return self, self._event("refused", "all-set", None, value)
        places = [place for place, slot in enumerate(self.slots) if slot == colour]
        empty = [place for place in places if self.values[place] is None]
        if empty:
            after = self._with({empty[0]: value}, (*self.history, empty[0]))
            return after, after._event("added", "", colour, value)
        kept = tuple(place for place in self.history if place not in places)
        cleared: dict[int, int | None] = dict.fromkeys(places)
        after = self._with({**cleared, places[0]: value}, (*kept, places[0]))
        return after, after._event("replaced", "whites-again" if len(places) > 1 else "", colour, value)

    def _back(self) -> tuple["RollEntry", EntryEvent]:
        if self.chosen is not None:
            after = replace(self, chosen=None)
            return after, after._event("removed", "", self.chosen)
        if not self.history:
            return self, self._event("refused", "nothing-to-remove")
        place = self.history[-1]
        after = self._with({place: None}, self.history[:-1])
        return after, after._event("removed", "", self.slots[place], self.values[place])

    def _enter(self) -> tuple["RollEntry", EntryEvent]:
        if self.missing:
            return self, self._event("refused", "missing", self.missing[0])
        return self, self._event("complete")

    def _next_colour(self) -> str | None:
        return self.missing[0] if self.missing else None

    def _with(self, changes: Mapping[int, int | None], history: tuple[int, ...]) -> "RollEntry":
        values = tuple(changes.get(place, value) for place, value in enumerate(self.values))
        return replace(self, values=values, history=history, chosen=None)

    def _event(self, kind: str, reason: str = "", colour: str | None = None, value: int | None = None) -> EntryEvent:
        return EntryEvent(kind, reason, colour, value, self.dice, self.missing)
