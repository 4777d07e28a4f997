"""The caller: every roll called aloud and shown large, for people with paper (or Braille) sheets. No players, no rules.

The same session as the table's, in the place "call": tray, typing and screens are shared; what lacks is
a game. A colour that is said to be closed leaves: its die must go and is no longer expected.
"""

from __future__ import annotations

from core.dice import COLOURED, Roll
from dicecaller.session_facts import due_colours, places_of, roll_facts
from dicecaller.session_types import Beep, Desk, TakeOut, Typing, how_to_throw
from display.messages import Message
from vision.reading import Reading


def begin_call(desk: Desk, closed: tuple[str, ...]) -> None:
    """The caller is there and waits for dice."""
    desk.set(place="call", closed=closed)
    if not desk.session.settings.keys:
        desk.say("help", False, where="call-camera")
        return
    facts = {"where": "call", "colours": due_colours(desk.session), **how_to_throw(desk.session)}
    desk.say("help", False, **facts)


def call_roll(desk: Desk, roll: Roll, reading: Reading | None) -> None:
    """Call a roll: the white sum, then what each colour offers."""
    desk.set(
        called=roll, reading=reading, refused=None, notice=None, entry=None, selected=None, overlay="", set_aside=()
    )
    desk.log("called", roll=roll.to_json())
    desk.put(Beep("accept"))
    desk.speak(Message("roll", roll_facts(roll, short=True)))
    desk.speak(offers_message(roll))


def offers_message(roll: Roll) -> Message:
    """What each colour in play offers with one white die."""
    return Message("offer-colours", {colour: roll.coloured_sums(colour) or None for colour in COLOURED})


def call_in_full(desk: Desk) -> None:
    """Every die by its value, then the sums again."""
    roll = desk.session.called
    if roll is None:
        desk.say("help", where="call", colours=due_colours(desk.session))
        return
    desk.speak(Message("roll-full", roll_facts(roll, short=False)))
    desk.speak(offers_message(roll))


def switch_closed(desk: Desk, colour: str) -> None:
    """ "Red is closed": its die must go. Said once more: it is open again, and its die must come back."""
    session = desk.session
    desk.set(typing=Typing())
    if colour not in COLOURED:
        desk.put(Beep("refuse"))
        desk.say("help", where="call", colours=due_colours(desk.session))
        return
    if colour in session.closed:
        desk.set(
            closed=tuple(c for c in session.closed if c != colour),
            set_aside=tuple(c for c in session.set_aside if c != colour),
        )
        desk.say("reopened", colours=(colour,))
        return
    aside = (colour,) if session.camera != "off" else ()
    desk.set(closed=tuple(c for c in COLOURED if c in session.closed or c == colour))
    desk.set(set_aside=tuple(c for c in COLOURED if c in session.set_aside or c in aside))
    desk.put(Beep("lock"))
    desk.say("locked", players=(), colour=colour)
    desk.say("set-aside", colours=(colour,), places=places_of(session.reading, (colour,), session.settings))
    desk.put(TakeOut((colour,)))
