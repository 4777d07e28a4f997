"""Dice by hand: a roll tapped or typed, a misread die put right, one die thrown again without a camera.

The typing itself is `firmware_bridge.roll_entry`; here is what it means at this moment of the game.
"""

from __future__ import annotations

from collections import Counter
from dataclasses import replace

from core.dice import COLOURED, Roll, SomeDice
from core.events import Correct, Reroll, RollDice
from dicecaller.session_call import call_roll
from dicecaller.session_facts import coloured_die, due_colours, roll_due
from dicecaller.session_game import accept, refuse
from dicecaller.session_setup import opening_value
from dicecaller.session_types import Beep, Desk, roll_pairs
from display.messages import Message
from firmware_bridge.roll_entry import EntryEvent, RollEntry
from vision.reading import Reading


# --- a whole roll (or the one die of the opening) ---------------------------------------------------------------------
def open_by_hand(desk: Desk) -> bool:
    """The by-hand screen, with what was read surely already filled in. False where no roll is due."""
    session = desk.session
    if session.place == "opening":
        desk.set(entry=RollEntry(only="white"), overlay="by-hand", selected=0)
    elif roll_due(session):
        entry = filled_in(RollEntry(due_colours(session)), session.refused)
        desk.set(entry=entry, overlay="by-hand", selected=next_slot(entry))
    else:
        return False
    desk.set(notice=None)
    typed = desk.session.entry
    desk.say("entry-ask", colours=typed.missing if typed is not None and typed.dice else ())
    return True


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
    if event.kind == "complete":
        confirm_entry(desk)


def told_entry(desk: Desk, event: EntryEvent) -> None:
    """Read back what one key did."""
    match event.kind:
        case "added" | "replaced" if event.ready:
            desk.speak(Message("entry-complete", _dice_facts(event)))
            desk.say("confirm-ask")
        case "added" | "replaced":
            desk.say("entry", colour=event.colour, value=event.value)
            if event.reason == "whites-again":
                desk.say("entry-ask", colours=event.missing)
        case "refused":
            desk.put(Beep("refuse"))
            colour = None if event.reason == "one-die-only" else event.colour  # the opening's die may have any colour
            desk.say("entry-refused", reason=event.reason, colour=colour, value=event.value)
        case "removed":
            desk.say("entry-ask", colours=event.missing)
        case "read_back":
            desk.speak(Message("entry-complete", _dice_facts(event)))
            if event.missing:
                desk.say("entry-ask", colours=event.missing)


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
        opening_value(desk, int(entry.values[0] or 0))
    elif session.place == "call":
        call_roll(desk, _roll(entry), None)
    elif roll_due(session):
        roll = _roll(entry)
        if accept(desk, RollDice(roll)):
            desk.set(reading=None)
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


# --- one die of the present roll --------------------------------------------------------------------------------------
def open_fixing(desk: Desk, fixing: str, place: int | None = None) -> bool:
    """The screen on which a die of the roll is put right ("correct") or said to be thrown again ("reroll")."""
    view = desk.session.view
    if desk.session.place != "game" or view is None or view.roll is None:
        return False
    if place is None and desk.session.nudged:
        place = _nudged_place(view.roll, desk.session.nudged)
    colours = view.roll.colours()
    desk.set(overlay="correct", fixing=fixing, selected=place, entry=RollEntry(colours), notice=None)
    if place is None:
        desk.say("correct-ask")
    return True


def _nudged_place(roll: Roll, now: tuple[tuple[str, int], ...]) -> int | None:
    changed = Counter(roll_pairs(roll)) - Counter(now)
    if not changed:
        return None
    pair = next(iter(changed))
    return slots_of(roll).index(pair)


def slots_of(roll: Roll) -> list[tuple[str, int]]:
    """The dice of a roll in the order in which the screen shows them."""
    values = [*roll.white, *(value for value in roll.coloured() if value is not None)]
    return list(zip(roll.colours(), values, strict=True))


def fix_die(desk: Desk, place: int, value: int) -> None:
    """The die at this place of the roll shows `value`: a correction, or what it shows after being thrown again."""
    session = desk.session
    roll = session.view.roll if session.view is not None else None
    if roll is None or not 0 <= place < len(roll.colours()):
        return
    colour = roll.colours()[place]
    white: tuple[int | None, int | None] = (value, None) if place == 0 else (None, value)
    put_right(desk, SomeDice(white) if colour == "white" else coloured_die(colour, value))


def put_right(desk: Desk, dice: SomeDice) -> None:
    """A correction or reroll of the dice named, by what the open screen is for."""
    event = Reroll(dice) if desk.session.fixing == "reroll" else Correct(dice)
    desk.set(reroll="")
    if accept(desk, event):
        close_entry(desk)


def press_fixing(desk: Desk, key: str) -> None:
    """A key on the correct screen: colour and value, then enter; colour, 0, enter has that die thrown again."""
    session = desk.session
    entry = session.entry
    assert entry is not None
    if key == "back" and not entry.history and entry.chosen is None:
        close_entry(desk)
        return
    if key == "0" and entry.chosen is not None:
        await_reroll(desk, entry.chosen)
        return
    if key == "enter":
        roll = session.view.roll if session.view is not None else None
        dice = _typed_dice(entry, roll)
        if session.fixing == "reroll" and roll is not None and _which_white_is_open(entry, roll):
            desk.put(Beep("refuse"))
            desk.say("entry-ask", colours=("white",))
        elif dice is None:
            desk.put(Beep("refuse"))
            desk.say("entry-refused", reason="missing", colour=None, value=None)
        else:
            put_right(desk, dice)
        return
    after, event = entry.press(key)
    desk.set(entry=after)
    if event.kind in ("added", "replaced") and event.reason != "whites-again":
        desk.say("entry", colour=event.colour, value=event.value)
    elif event.kind == "refused":
        told_entry(desk, event)


def _which_white_is_open(entry: RollEntry, roll: Roll) -> bool:
    """Of two white dice that differ, a value alone does not say which was thrown: any die may show anything now."""
    whites = entry.dice.get("white")
    return isinstance(whites, tuple) and len(whites) == 1 and roll.white[0] != roll.white[1]


def _typed_dice(entry: RollEntry, roll: Roll | None) -> SomeDice | None:
    """The dice typed on the correct screen. One white value alone means the white die that is nearer to it."""
    dice = entry.dice
    if not dice or roll is None:
        return None
    whites = dice.get("white")
    white: tuple[int | None, int | None] = (None, None)
    if isinstance(whites, tuple) and len(whites) == 2:
        white = (whites[0], whites[1])
    elif isinstance(whites, tuple) and whites:
        distance = [abs(value - whites[0]) or 9 for value in roll.white]  # a die that shows it already is not meant
        first = distance[0] <= distance[1]
        white = (whites[0], None) if first else (None, whites[0])
    coloured = [value if isinstance(value := dice.get(colour), int) else None for colour in COLOURED]
    return SomeDice(white, *coloured)


def await_reroll(desk: Desk, colour: str) -> None:
    """This die is thrown again alone; the camera (or a value by hand) tells what it shows.

    Where the rules will not take it any more (a mark stands) that is said before the die is picked up.
    """
    roll = desk.session.view.roll if desk.session.view is not None else None
    refusal = desk.session.table.refusal(same_dice_reroll(roll)) if roll is not None else None
    if roll is not None and refusal is not None:
        close_entry(desk)
        marked = refusal.facts.get("phase") in ("shared", "coloured")
        refuse(desk, same_dice_reroll(roll), replace(refusal, facts={"phase": "marked"}) if marked else refusal)
        return
    desk.set(reroll=colour, fixing="reroll", entry=None, overlay="" if desk.session.camera == "ok" else "correct")
    if desk.session.overlay == "correct":
        view = desk.session.view
        assert view is not None
        assert view.roll is not None
        desk.set(entry=RollEntry(view.roll.colours()), selected=view.roll.colours().index(colour))
    desk.say("reroll-ask", colour=colour)


def same_dice_reroll(roll: Roll) -> Reroll:
    """A reroll that changes nothing: whether one is allowed now is whether this is."""
    return Reroll(SomeDice((roll.white[0], None)))
