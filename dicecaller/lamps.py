"""What the lamps of the box show, from what the table is at. Derived whole each time; no blinking is done here."""

from __future__ import annotations

from core.dice import COLOURED
from dicecaller.session_facts import colour_rows
from dicecaller.session_types import Session
from firmware_bridge.messages import LampState


def lamps_of(session: Session) -> LampState:
    """The lamps: which colours are in play, which the active player may mark, which die must be set aside."""
    view = session.view
    if session.place == "attract":
        return LampState()
    if session.place == "call":
        dark = {c: "blink" if c in session.set_aside else "off" for c in session.closed}
        return LampState(**(dict.fromkeys(COLOURED, "on") | dark), status=_status(session))
    if view is None or session.place != "game":
        return LampState(**dict.fromkeys(COLOURED, "on"), status=_status(session))
    words = {}
    for colour in COLOURED:
        if colour in session.set_aside:
            words[colour] = "blink"
        elif colour not in view.in_play:
            words[colour] = "off"
        elif view.phase in ("shared", "coloured") and colour_rows(view, colour, view.active):
            words[colour] = "may"
        else:
            words[colour] = "on"
    return LampState(**words, status=_status(session))


def _status(session: Session) -> str:
    if session.camera == "fault":
        return "fault"
    if session.refused is not None or session.pending is not None or session.nudged or session.overlay == "asleep-ask":
        return "ask"
    if session.set_aside or session.restored:
        return "ask"
    if session.tray == "moving" and _due(session):
        return "busy"
    return "ready"


def _due(session: Session) -> bool:
    view = session.view
    return session.place == "opening" or (view is not None and bool(view.dice_due))
