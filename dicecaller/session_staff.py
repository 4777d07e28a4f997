"""The café's menu behind a PIN, and the screen locked for wiping. What its buttons do is done where all buttons are."""

from __future__ import annotations

from dataclasses import replace

from dicecaller.session_types import Beep, Desk, Session, Staff
from display.scene import Button

#: What the staff may do; the names are those of `display.intents`.
STAFF_BUTTONS = ("new-game", "mute", "louder", "quieter", "language", "theme", "wipe", "sleep")
TAPS_TO_UNLOCK = 3


def open_staff(desk: Desk) -> None:
    """The PIN pad; nothing where no PIN was set."""
    if desk.session.settings.staff_pin:
        desk.set(overlay="staff", staff=Staff())


def type_pin(desk: Desk, letter: str) -> None:
    """One digit of the PIN; a wrong PIN is cleared."""
    staff, pin = desk.session.staff, desk.session.settings.staff_pin
    if letter == "back":
        desk.set(staff=replace(staff, typed=staff.typed[:-1]))
        return
    if not letter.isdigit():
        return
    typed = staff.typed + letter
    if len(typed) < len(pin):
        desk.set(staff=replace(staff, typed=typed))
    elif typed == pin:
        desk.set(staff=Staff(unlocked=True))
    else:
        desk.put(Beep("refuse"))
        desk.set(staff=Staff())


def staff_buttons(session: Session) -> tuple[Button, ...]:
    """The menu once it is open."""
    names = STAFF_BUTTONS if session.staff.unlocked else ()
    return tuple(Button(name) for name in (*names, "back"))


def lock_for_wiping(desk: Desk) -> None:
    """From now on touches do nothing, until there have been three."""
    desk.set(wiping=TAPS_TO_UNLOCK, overlay="")


def wiped(desk: Desk) -> None:
    """One touch while the screen is locked."""
    desk.set(wiping=desk.session.wiping - 1)
