"""One die of the present roll by hand: a misread one put right, or one thrown again. Pure.

A die is named by its colour; of two white dice that differ, by the value that was called. Then its right value is
typed, or `pass`: that die is rolled again. Nothing is guessed, and nothing counts before `enter`.
"""

from __future__ import annotations

from collections import Counter
from dataclasses import replace

from core.dice import COLOURED, Roll, SomeDice
from core.events import Correct, Reroll
from dicecaller.session_entry import close_entry
from dicecaller.session_facts import coloured_die, roll_facts
from dicecaller.session_game import accept, refuse
from dicecaller.session_heard import may_confirm
from dicecaller.session_types import Beep, Desk, Session, roll_pairs
from display.messages import Message
from firmware_bridge.messages import COLOUR_KEYS
from firmware_bridge.roll_entry import RollEntry


def open_fixing(desk: Desk, fixing: str, place: int | None = None) -> bool:
    """The screen on which a die of the roll is put right ("correct") or said to be thrown again ("reroll"). A die that
    was nudged is chosen already; while one is awaited to be thrown again, it is about that one. False where there is no
    roll."""
    view = desk.session.view
    if desk.session.place != "game" or view is None or view.roll is None:
        return False
    asked = place is None
    colours, awaited = view.roll.colours(), desk.session.reroll
    entry = RollEntry(colours)
    if awaited:
        fixing = "reroll"
        if place is None and awaited == "white" and view.roll.white[0] != view.roll.white[1]:
            entry = replace(entry, chosen=awaited)  # which of the two is asked
        elif place is None:
            place = colours.index(awaited)
    elif place is None and desk.session.nudged:
        place = _nudged_place(view.roll, desk.session.nudged)
    desk.set(overlay="correct", fixing=fixing, selected=place, entry=entry, notice=None)
    if asked:
        ask_fixing(desk)
    return True


def ask_typed(desk: Desk) -> None:
    """What was typed on that screen and whether it is right, where anything was; else what is to be typed."""
    session = desk.session
    roll = session.view.roll if session.view is not None else None
    if roll is not None and session.entry is not None and session.entry.history:
        read_typed(desk, roll)
    else:
        ask_fixing(desk)


def ask_fixing(desk: Desk) -> None:
    """What is to be typed next on that screen."""
    session = desk.session
    roll = session.view.roll if session.view is not None else None
    if roll is None:
        return
    if session.reroll and session.way == "touch":
        desk.say("reroll-ask", colour=session.reroll)
    elif session.entry is not None and session.entry.chosen == "white":
        desk.say("white-which", values=roll.white)
    elif session.selected is not None and session.way != "touch":  # a finger sees which one it is
        colour, value = slots_of(roll)[session.selected]
        stands = {} if session.fixing == "reroll" or may_reroll(session) else {"stands": True}
        desk.say("die-chosen", colour=colour, value=value, reroll=session.fixing == "reroll", **stands)
    else:
        desk.say("correct-ask")


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


# --- by keys ----------------------------------------------------------------------------------------------------------
def press_fixing(desk: Desk, key: str) -> None:
    """A key on that screen."""
    session = desk.session
    roll = session.view.roll if session.view is not None else None
    entry = session.entry
    assert entry is not None
    if roll is None:
        close_entry(desk)
    elif key in COLOUR_KEYS:
        _choose(desk, roll, entry, COLOUR_KEYS[key])
    elif key.isdigit():
        _value(desk, roll, entry, int(key))
    elif key == "pass":
        _roll_again(desk, roll, entry)
    elif key == "back":
        _back(desk, entry)
    elif key == "enter":
        _enter(desk, roll, entry)
    elif key == "more":
        desk.speak(Message("roll-full", roll_facts(roll, short=False)))
        ask_fixing(desk)
    else:
        desk.put(Beep("refuse"))
        ask_fixing(desk)


def _choose(desk: Desk, roll: Roll, entry: RollEntry, colour: str) -> None:
    """A die by its colour; white dice that show the same are one as good as the other."""
    if colour not in roll.colours():
        desk.put(Beep("refuse"))
        desk.say("entry-refused", reason="removed-colour", colour=colour, value=None)
        if entry.history:
            read_typed(desk, roll)
        return
    if desk.session.fixing == "reroll" and not entry.history:
        place = desk.session.selected
        awaited = desk.session.reroll if place is None else roll.colours()[place]
        if colour == awaited:
            ask_fixing(desk)
            return
        desk.set(fixing="correct", reroll="")
        desk.say("reroll-off", colour=awaited)
    place = roll.colours().index(colour)
    if colour == "white" and roll.white[0] == roll.white[1]:
        place = 0 if entry.values[0] is None else 1
    elif colour == "white":
        desk.set(entry=replace(entry, chosen="white"), selected=None)
        ask_fixing(desk)
        return
    desk.set(entry=replace(entry, chosen=None), selected=place)
    ask_fixing(desk)


def _value(desk: Desk, roll: Roll, entry: RollEntry, value: int) -> None:
    """The value that a white die was called with, or the right value of the die that is chosen."""
    place = desk.session.selected
    if entry.chosen == "white":
        if value in roll.white:
            desk.set(entry=replace(entry, chosen=None), selected=roll.white.index(value))
        else:
            desk.put(Beep("refuse"))
        ask_fixing(desk)
    elif place is None:
        desk.put(Beep("refuse"))
        ask_fixing(desk)
    elif not 1 <= value <= 6:
        desk.put(Beep("refuse"))
        desk.say("entry-refused", reason="no-such-value", colour=roll.colours()[place], value=value)
        if entry.history:
            read_typed(desk, roll)
    else:
        values = tuple(value if slot == place else typed for slot, typed in enumerate(entry.values))
        history = (*(slot for slot in entry.history if slot != place), place)
        desk.set(entry=replace(entry, values=values, history=history))
        read_typed(desk, roll)


def read_typed(desk: Desk, roll: Roll) -> None:
    """Every die that was typed, the latest last, and whether it is right."""
    entry = desk.session.entry
    assert entry is not None
    for place in entry.history:
        colour, called = slots_of(roll)[place]
        value = entry.values[place]
        old = None if desk.session.fixing == "reroll" or called == value else called
        desk.say("entry-instead", colour=colour, value=value, old=old)
    desk.say("confirm-ask")


def _roll_again(desk: Desk, roll: Roll, entry: RollEntry) -> None:
    place = desk.session.selected
    if entry.history and entry.history != (place,):  # what was typed of other dice would be forgotten unsaid
        desk.put(Beep("refuse"))
        read_typed(desk, roll)
    elif place is not None and desk.session.fixing != "reroll":
        await_reroll(desk, place)
    elif entry.chosen == "white" and desk.session.camera == "ok":
        await_reroll(desk, 0)  # the camera sees which of the two it was
    else:
        desk.put(Beep("refuse"))
        ask_fixing(desk)


def _back(desk: Desk, entry: RollEntry) -> None:
    """The latest value away, else the die that was chosen; with nothing chosen the screen is left."""
    if entry.history:
        place = entry.history[-1]
        values = tuple(None if slot == place else typed for slot, typed in enumerate(entry.values))
        desk.set(entry=replace(entry, values=values, history=entry.history[:-1]), selected=place)
        ask_fixing(desk)
    elif desk.session.fixing != "reroll" and (entry.chosen is not None or desk.session.selected is not None):
        desk.set(entry=replace(entry, chosen=None), selected=None)
        ask_fixing(desk)
    else:
        desk.set(reroll="")
        close_entry(desk)


def _enter(desk: Desk, roll: Roll, entry: RollEntry) -> None:
    """What was typed counts."""
    if not entry.history:
        desk.put(Beep("refuse"))
        ask_fixing(desk)
        return
    if not may_confirm(desk, entry):
        read_typed(desk, roll)
        return
    typed = dict(zip(enumerate(roll.colours()), entry.values, strict=True))
    coloured = {colour: value for (_place, colour), value in typed.items() if colour != "white"}
    put_right(desk, SomeDice((entry.values[0], entry.values[1]), *(coloured.get(colour) for colour in COLOURED)))


# --- thrown again -----------------------------------------------------------------------------------------------------
def await_reroll(desk: Desk, place: int) -> None:
    """The die at this place of the roll is thrown again alone; the camera (or a value by hand) tells what it shows.

    Where the rules will not take it any more (a mark stands) that is said before the die is picked up, and the screen
    stays: the next key is still about this die.
    """
    roll = desk.session.view.roll if desk.session.view is not None else None
    if roll is None:
        return
    refusal = desk.session.table.refusal(same_dice_reroll(roll))
    if refusal is not None:
        marked = refusal.facts.get("phase") in ("shared", "coloured")
        refuse(desk, same_dice_reroll(roll), replace(refusal, facts={"phase": "marked"}) if marked else refusal)
        ask_fixing(desk)
        return
    colour, value = slots_of(roll)[place]
    seen = desk.session.camera == "ok"
    desk.set(reroll=colour, fixing="reroll", entry=None, overlay="" if seen else "correct")
    if not seen:
        desk.set(entry=RollEntry(roll.colours()), selected=place)
    named = colour == "white" and roll.white[0] != roll.white[1] and not seen
    desk.say("reroll-ask", colour=colour, value=value if named else None)


def another_awaited(desk: Desk, place: int) -> bool:
    """Whether the die at this place was touched while another one is thrown again: then it does nothing, and which one
    is awaited is said and shown."""
    session = desk.session
    roll = session.view.roll if session.view is not None else None
    if not session.reroll or roll is None or not 0 <= place < len(roll.colours()):
        return False
    chosen = session.selected if session.overlay == "correct" else None
    whites = session.reroll == "white" and chosen is not None and roll.white[0] != roll.white[1]
    if place == chosen or (roll.colours()[place] == session.reroll and not whites):
        return False
    value = slots_of(roll)[chosen][1] if whites and chosen is not None else None
    desk.put(Beep("refuse"))
    desk.notice("reroll-only", urgent=True, colour=session.reroll, value=value)
    return True


def same_dice_reroll(roll: Roll) -> Reroll:
    """A reroll that changes nothing: whether one is allowed now is whether this is."""
    return Reroll(SomeDice((roll.white[0], None)))


def may_reroll(session: Session) -> bool:
    """Whether one die may be thrown again now: an open action, no mark of this turn standing."""
    view = session.view
    if view is None or view.roll is None or view.phase not in ("shared", "coloured"):
        return False
    return session.table.refusal(same_dice_reroll(view.roll)) is None
