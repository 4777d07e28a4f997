"""Whether typed dice have been heard as they stand: what Enter may make a roll of. Pure.

Enter takes typed dice only if exactly these have been read back in full and nothing has been said since that a
listener (or a reader of the terminal, where the last sentences of a line stand) would have heard in their place. After
a key that was refused, and after dice that came back with the same line, an Enter typed straight on was typed before
anybody could hear what they are now: it reads them back, and the next one counts.

A finger that presses "confirm" sees the dice that it confirms; that is not asked here.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence

from core.dice import COLOURED
from dicecaller.session_types import STILL_TYPING_S, Beep, Desk, Input, Key, Say, Session
from display.agenda import CHATTER, rank_of
from display.messages import Message
from firmware_bridge.messages import COLOUR_KEYS
from firmware_bridge.roll_entry import RollEntry


def mind_line(desk: Desk, before: Session, given: Key) -> None:
    """Before a key: whoever begins a new line, or pauses, has heard what was said of the keys before.

    A terminal does not show the read-backs that the same line goes on to answer (`dicecaller.play_typed_line`): a line
    that goes on typing dice of an earlier one does not confirm them as well."""
    entry = before.entry
    goes_on = entry is not None and bool(entry.history) and before.overlay == "by-hand" and given.key != "enter"
    if given.begins and given.pad == "terminal" and goes_on:
        desk.set(unclear=True)
    elif given.begins or given.at - before.active_at > STILL_TYPING_S:
        desk.set(unclear=False)


def mind_heard(desk: Desk, before: Session, given: Input) -> None:
    """After a step: whether the typed dice have now been read back in full, or are not known as heard any more."""
    entry = desk.session.entry
    if entry is None or not entry.history:
        desk.set(heard=None, unclear=desk.session.unclear and entry is not None)
        entry = None
    said = [output.message for output in desk.outputs if isinstance(output, Say)]
    if any(message.kind == "entry-refused" for message in said):
        desk.set(unclear=True)
    if entry is None:
        return
    typing = isinstance(given, Key) and (given.key.isdigit() or given.key in COLOUR_KEYS)
    if before.entry is None and before.kept is not None and typing:
        desk.set(unclear=True)
    if read_in_full(entry, said, desk.session.overlay):
        desk.set(heard=entry.values)
    elif before.entry is None or entry.values != before.entry.values or any(rank_of(m.kind) > CHATTER for m in said):
        desk.set(heard=None)


def read_in_full(entry: RollEntry, said: Sequence[Message], overlay: str) -> bool:
    """Whether these sentences name every die that Enter would make count, by its value."""
    if overlay == "correct":
        typed: Counter[tuple[object, object]] = Counter(
            (entry.slots[place], entry.values[place]) for place in entry.history
        )
        read = Counter((m.facts.get("colour"), m.facts.get("value")) for m in said if m.kind == "entry-instead")
        return not typed - read
    if entry.missing:
        return False
    dice = {colour: entry.dice.get(colour) for colour in ("white", *COLOURED)}
    one = entry.values[0] if entry.only is not None else None
    return any(
        (message.kind == "entry-complete" and {name: message.facts.get(name) for name in dice} == dice)
        or (message.kind == "opening-typed" and message.facts.get("value") == one)
        for message in said
    )


def may_confirm(desk: Desk, entry: RollEntry) -> bool:
    """Whether Enter takes these dice now. If not, the caller reads them back and asks: the next Enter counts."""
    if desk.session.heard == entry.values and not desk.session.unclear:
        return True
    desk.set(unclear=False)
    desk.put(Beep("refuse"))
    return False
