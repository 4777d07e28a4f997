"""What people have begun to type or tap of the dice, while something else happens: kept, or said to be gone. Pure.

A screen that opens over half-typed dice (an agreed remedy, the set-up, "are you still playing?") puts them by; when it
is left and these dice are still asked for they are there again, and are read back. Where a roll came meanwhile (the
camera saw it) or the game went elsewhere, that they count no more is said. Whoever leaves them by a key or button of
their own screen knows it, and is told nothing.

Keys that follow on the keypad whose typing was cut off are still meant for dice: for a moment they do nothing.
"""

from __future__ import annotations

from dataclasses import replace

from dicecaller.session_entry import ask_entry, next_slot
from dicecaller.session_facts import due_colours, roll_due
from dicecaller.session_fixing import ask_typed
from dicecaller.session_types import STILL_TYPING_S, Beep, Desk, Input, Kept, Key, Say, Session, Tapped
from display.messages import Message
from firmware_bridge.messages import COLOUR_KEYS
from firmware_bridge.roll_entry import RollEntry

_SCREENS = ("by-hand", "correct")
#: What leaves those screens because it is meant to: their own keys and buttons.
_OWN_KEYS = ("enter", "back", "pass")
_OWN_BUTTONS = ("confirm", "back", "by-hand", "correct", "again", "value")


def mind_typing(desk: Desk, before: Session, given: Input) -> None:
    """After a step: dice that were half typed before it are kept, given back, or said to count no more."""
    now = desk.session
    if now.overlay in _SCREENS and now.entry is not before.entry:
        desk.set(typed_by=given.pad if isinstance(given, Key) else "", typed_at=given.at, cut_off="")
    typed = _typed(before)
    kept = before.kept or typed
    if kept is None or (typed is not None and (now.overlay == typed.overlay or _meant(before, given))):
        return
    if typed is None and now.kept is None:
        return  # the key that came gave them back itself, see `give_back`
    if not _still_asked(before, now, kept):
        returned = before.left is not None and now.left is None and now.game is before.left.game
        desk.set(kept=now.kept if returned else None)
        if now.game is before.game or returned:  # that a new game begins is news enough
            _tell_gone(desk, before)
    elif now.place == kept.place and now.overlay in ("", kept.overlay):
        _give_back(desk, kept)
        return
    elif typed is not None:
        desk.set(kept=kept, entry=None, selected=None)
    if typed is not None and not (isinstance(given, Key) and given.pad == before.typed_by):
        desk.set(cut_off=before.typed_by)


def meant_for_dice(desk: Desk, given: Key) -> bool:
    """Whether this key still belongs to the typing that was cut off; then it is refused and does nothing else."""
    session = desk.session
    if not session.cut_off or given.pad != session.cut_off:
        return False
    typed = given.key in COLOUR_KEYS or given.key in ("1", "2", "3", "4", "5", "6")
    if given.at - session.typed_at > STILL_TYPING_S or not (typed or given.key in ("enter", "back")):
        desk.set(cut_off="")
        return False
    desk.put(Beep("refuse"))
    desk.set(typed_at=given.at, cut_off=session.cut_off if typed else "")
    return True


def give_back(desk: Desk) -> None:
    """Before a key that goes on typing: the dice that were half typed when the table was left, if still asked for."""
    kept, session = desk.session.kept, desk.session
    if (
        kept is not None
        and session.place == kept.place
        and not session.overlay
        and _still_asked(session, session, kept)
    ):
        _give_back(desk, kept)


def _typed(session: Session) -> Kept | None:
    """What is half typed now; None where nothing is."""
    entry = session.entry
    if session.overlay not in _SCREENS or entry is None or not entry.history:
        return None
    return Kept(session.place, session.overlay, entry, session.fixing)


def _meant(before: Session, given: Input) -> bool:
    """Whether this input ends the typing as it is meant to."""
    if isinstance(given, Key):
        return given.key in _OWN_KEYS and before.typing.what != "menu"
    return isinstance(given, Tapped) and given.intent.button in _OWN_BUTTONS


def _still_asked(before: Session, now: Session, kept: Kept) -> bool:
    """Whether the same dice are still to be typed."""
    if kept.place == "opening":
        return (now.opening_game, now.opening_seat) == (before.opening_game, before.opening_seat)
    if kept.place == "call":
        return now.called is before.called
    old, new = before.view, now.view
    if now.game is not before.game or old is None or new is None:
        return False
    return bool(new.dice_due) if kept.overlay == "by-hand" else new.roll == old.roll


def _tell_gone(desk: Desk, before: Session) -> None:
    """Said before whatever else this step says: it explains why the roll is called now."""
    old, new = before.view, desk.session.view
    undone = new is not None and (old is None or new.roll == old.roll) and desk.session.place == "game"
    message = Message("typed-gone" if undone else "typed-late")
    says = [place for place, output in enumerate(desk.outputs) if isinstance(output, Say)]
    desk.outputs.insert(says[0] if says else len(desk.outputs), Say(message))
    if desk.session.notice is None:
        desk.set(notice=message)


def _give_back(desk: Desk, kept: Kept) -> None:
    """The dice as they were typed, on their screen, read back; one that has left the game meanwhile is left out."""
    desk.set(kept=None, overlay=kept.overlay, fixing=kept.fixing, notice=None)
    if kept.overlay == "correct":
        desk.set(entry=kept.entry, selected=kept.entry.history[-1])
        ask_typed(desk)
        return
    entry = kept.entry
    if roll_due(desk.session) and entry.only is None:
        entry = _for_dice(entry, due_colours(desk.session))
    desk.set(entry=entry, selected=next_slot(entry))
    ask_entry(desk)


def _for_dice(entry: RollEntry, in_play: tuple[str, ...]) -> RollEntry:
    """The values typed, for the dice that are in play now."""
    left = list(zip(entry.slots, entry.values, strict=True))
    after = RollEntry(in_play)
    values: list[int | None] = []
    for slot in after.slots:
        found = next((pair for pair in left if pair[0] == slot), (slot, None))
        if found in left:
            left.remove(found)
        values.append(found[1])
    history = tuple(place for place, value in enumerate(values) if value is not None)
    return replace(after, values=tuple(values), history=history)
