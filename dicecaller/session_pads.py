"""Several keypads at one table, each of which can belong to a seat. Pure.

A number pad belongs to a seat once somebody has said so on it (it asks as soon as a second pad is used). What one pad
has begun to type is kept while others are pressed.
"""

from __future__ import annotations

from core.view import TableView
from dicecaller.session_types import Beep, Desk, Session, Typing, listens

SHARED_PADS = frozenset({"", "box", "terminal", "window", "keyboard", "script"})
"""Keypads that everybody uses: they never belong to one seat."""


def take_up_pad(desk: Desk, pad: str) -> None:
    """From now on keys come from this pad: what it had begun to type is taken up again, the other's is put by."""
    session = desk.session
    if pad == session.pad:
        return
    parked = {name: typing for name, typing in session.parked if name not in (pad, session.pad)}
    if session.typing.what:
        parked[session.pad] = session.typing
    own = next((typing for name, typing in session.parked if name == pad), Typing())
    seen = session.pads if pad in SHARED_PADS or pad in dict(session.pads) else (*session.pads, (pad, ""))
    desk.set(pad=pad, typing=own, parked=tuple(sorted(parked.items())), pads=tuple(sorted(seen)))


def bound_player(session: Session) -> str:
    """The player to whose seat the pad that is pressed belongs; "" where it belongs to nobody in this game."""
    view = session.view
    player = dict(session.pads).get(session.pad, "")
    return player if view is not None and player in view.players else ""


def spoken_to(session: Session) -> str:
    """For whom the keys answer now: the owner of the pad that is pressed, who was addressed last, or the only one who
    is awaited. "" where nobody of several has been addressed, and where no answer is due."""
    view = session.view
    if session.place != "game" or view is None or view.phase not in ("shared", "coloured", "choose"):
        return ""
    focus = session.focus if session.focus in view.players else ""
    if view.phase != "shared" and focus not in view.waiting:
        focus = ""
    return bound_player(session) or focus or (view.waiting[0] if len(view.waiting) == 1 else "")


def shown_for_keys(session: Session) -> str:
    """The player whose panel bears the sign of the keys: for whom the window's keyboard answers. "" where keys are not
    used here, or only one could be meant."""
    view = session.view
    if not session.settings.keyboard and not listens(session):
        return ""
    if session.place != "game" or view is None or view.phase not in ("shared", "choose"):
        return ""
    return spoken_to(session) or view.waiting[0]


def wants_owner(session: Session) -> bool:
    """Whether the pad that is pressed should say first whose it is: one of several, and nobody's yet."""
    if session.pad in SHARED_PADS or bound_player(session):
        return False
    return len({session.pad, *(pad for pad, _player in session.pads)}) > 1


def ask_owner(desk: Desk) -> None:
    """Ask for the number of the seat to which this pad belongs."""
    desk.set(typing=Typing("seat"))
    desk.say("pad-ask", urgent=True)


def press_owner(desk: Desk, view: TableView, key: str) -> None:
    """The answer to that question: a seat's number. `back` leaves the pad to nobody for now; else it is asked again."""
    if key.isdigit() and 1 <= int(key) <= len(view.players):
        desk.set(typing=Typing())
        bind(desk, view.players[int(key) - 1])
        return
    if key.isdigit():
        no_seat(desk, int(key), len(view.players))
    else:
        desk.put(Beep("refuse"))
    if key == "back":
        desk.set(typing=Typing())
    else:
        ask_owner(desk)


def no_seat(desk: Desk, number: int, count: int) -> None:
    """A digit that names a seat at which nobody sits."""
    desk.put(Beep("refuse"))
    desk.notice("no-seat", urgent=True, number=number, count=count)


def bind(desk: Desk, player: str) -> None:
    """The pad that is pressed belongs to this player from now on, and no other does."""
    pad = desk.session.pad
    kept = tuple((name, owner) for name, owner in desk.session.pads if name != pad and owner != player)
    desk.set(pads=tuple(sorted((*kept, (pad, player)))))
    desk.say("pad-bound", urgent=True, player=player)
