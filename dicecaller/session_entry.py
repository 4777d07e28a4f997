"""Dice by hand: a roll tapped or typed. (One die of the present roll put right is `dicecaller.session_fixing`.)

The typing itself is `firmware_bridge.roll_entry`; here is what it means at this moment of the game.
"""

from __future__ import annotations

from dataclasses import replace

from core.dice import COLOURED, Roll
from core.events import RollDice
from dicecaller.session_call import call_roll
from dicecaller.session_facts import due_colours, roll_due
from dicecaller.session_game import accept
from dicecaller.session_heard import may_confirm
from dicecaller.session_setup import opening_value
from dicecaller.session_types import Beep, Desk, roll_pairs
from display.messages import Message
from firmware_bridge.roll_entry import EntryEvent, RollEntry
from vision.reading import Reading


# --- a whole roll (or the one die of the opening) ---------------------------------------------------------------------
def open_by_hand(desk: Desk, typing: bool = False) -> bool:
    """The by-hand screen, with what was read surely already filled in; what is missing is asked for, unless somebody
    is `typing` it. False where no roll is due."""
    session = desk.session
    if session.place == "opening":
        desk.set(entry=RollEntry(only="white"), overlay="by-hand", selected=0)
    elif roll_due(session):
        entry = filled_in(RollEntry(due_colours(session)), session.refused)
        desk.set(entry=entry, overlay="by-hand", selected=next_slot(entry))
    else:
        return False
    desk.set(notice=None)
    if typing:
        return True
    typed = desk.session.entry
    _ask_missing(desk, typed.missing if typed is not None and typed.dice else ())
    return True


def _ask_missing(desk: Desk, colours: tuple[str, ...]) -> None:
    """Which dice are still to be typed; of the opening's one die, whose it is."""
    game = desk.session.opening_game
    if desk.session.place == "opening" and game is not None:
        desk.say("opening-entry", player=game.seats[desk.session.opening_seat])
    else:
        desk.say("entry-ask", colours=colours)


def ask_entry(desk: Desk) -> None:
    """What has been typed, and what is still missing (or whether it is right)."""
    entry = desk.session.entry
    if entry is None:
        return
    game = desk.session.opening_game
    if entry.dice and game is not None:
        desk.say("opening-typed", player=game.seats[desk.session.opening_seat], value=entry.values[0])
    elif entry.dice:
        desk.speak(Message("entry-complete", {colour: entry.dice.get(colour) for colour in ("white", *COLOURED)}))
    if entry.missing:
        _ask_missing(desk, entry.missing if entry.dice else ())
    else:
        desk.say("confirm-ask")


def filled_in(entry: RollEntry, reading: Reading | None) -> RollEntry:
    """The entry with the dice of a refused throw that were sure; only those whose colour lies there as often as it
    should. They are shown and confirmed like typed ones."""
    if reading is None:
        return entry
    values = list(entry.values)
    for colour in set(entry.slots):
        places = [place for place, slot in enumerate(entry.slots) if slot == colour]
        seen = [die for die in reading.dice if die.colour == colour]
        if len(seen) == len(places) and colour not in reading.about and all(die.doubt is None for die in seen):
            for place, die in zip(places, seen, strict=True):
                values[place] = die.value
    history = tuple(place for place, value in enumerate(values) if value is not None)
    return replace(entry, values=tuple(values), history=history)


def press_entry(desk: Desk, key: str) -> None:
    """One key of a roll being typed."""
    entry = desk.session.entry
    assert entry is not None
    if key == "back" and not entry.history and entry.chosen is None:
        close_entry(desk)
        return
    after, event = entry.press(key)
    desk.set(entry=after, selected=next_slot(after))
    told_entry(desk, event)
    if event.kind == "complete" and may_confirm(desk, after):
        confirm_entry(desk)
    elif event.kind == "complete":
        ask_entry(desk)


def told_entry(desk: Desk, event: EntryEvent) -> None:
    """Read back what one key did."""
    match event.kind:
        case "chosen" if desk.session.place != "opening":  # there one die is asked for, of whichever colour
            desk.say("entry-colour", colour=event.colour)
        case "added" | "replaced" if event.ready and (game := desk.session.opening_game) is not None:
            desk.say("opening-typed", player=game.seats[desk.session.opening_seat], value=event.value)
            desk.say("confirm-ask")
        case "added" | "replaced" if event.ready:
            desk.speak(Message("entry-complete", _dice_facts(event)))
            desk.say("confirm-ask")
        case "added" | "replaced":
            desk.say("entry", colour=event.colour, value=event.value)
            if event.reason == "whites-again":
                desk.say("entry-ask", colours=event.missing)
        case "refused":
            desk.put(Beep("refuse"))
            reason = event.reason
            if desk.session.place == "opening" and reason == "all-set":
                reason = "one-die-only"
            colour = None if reason == "one-die-only" else event.colour  # the opening's die may have any colour
            desk.say("entry-refused", reason=reason, colour=colour, value=event.value)
            if event.ready:  # nobody has heard the end of the read-back that this interrupts
                ask_entry(desk)
        case "removed" if event.ready:  # only the colour that was named has gone: all dice are still there
            ask_entry(desk)
        case "removed":
            _ask_missing(desk, event.missing)
        case "read_back":
            desk.speak(Message("entry-complete", _dice_facts(event)))
            if event.missing:
                _ask_missing(desk, event.missing)


def _dice_facts(event: EntryEvent) -> dict[str, object]:
    facts: dict[str, object] = {colour: event.dice.get(colour) for colour in ("white", *COLOURED)}
    return facts


def next_slot(entry: RollEntry) -> int | None:
    """The die that the next value goes to: the chosen colour's first empty one, else the first empty one."""
    empty = [place for place, value in enumerate(entry.values) if value is None]
    chosen = [place for place in empty if entry.chosen in (None, entry.slots[place])]
    if entry.chosen is not None and not chosen:
        return entry.slots.index(entry.chosen)
    return chosen[0] if chosen else (empty[0] if empty else None)


def tap_entry_value(desk: Desk, value: int) -> None:
    """A face tapped for the selected die; the next empty one is selected then."""
    entry, place = desk.session.entry, desk.session.selected
    if entry is None or place is None or not 0 <= place < len(entry.values):
        return
    values = tuple(value if slot == place else old for slot, old in enumerate(entry.values))
    history = (*(slot for slot in entry.history if slot != place), place)
    after = replace(entry, values=values, history=history, chosen=None)
    desk.set(entry=after, selected=next_slot(after))


def confirm_entry(desk: Desk) -> None:
    """The typed dice become the roll (or the opening's die, or the die that was thrown again)."""
    session = desk.session
    entry = session.entry
    if entry is None:
        return
    if entry.missing:
        desk.put(Beep("refuse"))
        desk.notice("entry-ask", colours=entry.missing)
        return
    if session.place == "opening":
        value = int(entry.values[0] or 0)
        desk.set(by_hand=(("white", value),))
        opening_value(desk, value, typed=True)
    elif session.place == "call":
        call_roll(desk, _roll(entry), None)
    elif roll_due(session):
        roll = _roll(entry)
        if accept(desk, RollDice(roll)):
            desk.set(reading=None, by_hand=roll_pairs(roll))
    else:
        close_entry(desk)


def _roll(entry: RollEntry) -> Roll:
    dice = list(zip(entry.slots, entry.values, strict=True))
    whites = [value for colour, value in dice if colour == "white" and value is not None]
    values = {colour: value for colour, value in dice if colour != "white"}
    return Roll((whites[0], whites[1]), *(values.get(colour) for colour in COLOURED))


def close_entry(desk: Desk) -> None:
    """Away from the by-hand or correct screen, nothing changed."""
    desk.set(entry=None, selected=None, overlay="", fixing="")
