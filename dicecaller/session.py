"""The table's controller: `step(session, input) -> (session, outputs)`, pure, and `scene_of(session)`.

No clock, file, thread or device: time comes as `at` on the inputs, and what must happen outside is data in the outputs.
Outputs are in the order in which they must be carried out: an accepted event is stored before what follows is shown.
"""

from __future__ import annotations

from dataclasses import replace

from dicecaller.lamps import lamps_of
from dicecaller.session_caption import captioned
from dicecaller.session_facts import watched
from dicecaller.session_heard import mind_heard, mind_line
from dicecaller.session_keys import pressed
from dicecaller.session_scene import asks_of, scene_of, screen_phase
from dicecaller.session_setup import NOTHING_TYPED, begin, fall_asleep
from dicecaller.session_taps import tapped
from dicecaller.session_tray import on_tray
from dicecaller.session_types import (
    Ask,
    Beep,
    Begin,
    Desk,
    Device,
    Input,
    Key,
    Lamps,
    Log,
    Output,
    Say,
    Session,
    Tapped,
    Tell,
    Tick,
    Tray,
    Watch,
)
from dicecaller.session_typing import mind_typing
from display.agenda import CHATTER, rank_of
from display.messages import DICE_ASKED, Message

__all__ = ["Session", "scene_of", "step"]


def step(session: Session, given: Input) -> tuple[Session, tuple[Output, ...]]:
    """The session after an input, and what must be done about it. Equal arguments give equal results."""
    desk = Desk(replace(session, at=given.at))
    match given:
        case Begin():
            begin(desk, given)
        case Tapped(intent=intent):
            _awake(desk, given.at)
            desk.set(way="touch")
            tapped(desk, intent)
        case Key():
            _awake(desk, given.at)
            desk.set(way="keys")
            mind_line(desk, session, given)
            pressed(desk, given)
        case Tray():
            on_tray(desk, given)
        case Device():
            _device(desk, given)
        case Tell(message=message, refused=refused):
            if refused:
                desk.put(Beep("refuse"))
            desk.speak(message)
        case Tick():
            _tick(desk, given.at)
    mind_typing(desk, session, given)
    mind_heard(desk, session, given)
    _follow(desk, session, isinstance(given, Begin))
    return desk.session, tuple(desk.outputs)


def _awake(desk: Desk, at: float) -> None:
    """Somebody is there."""
    desk.set(active_at=at)


def _device(desk: Desk, given: Device) -> None:
    """A part other than the camera came, went or failed. The same word twice changes nothing."""
    before = getattr(desk.session, given.what)
    new = given.what == "keypad" and given.reason == "new"
    if before == given.state and not new:
        return
    desk.set(**{given.what: given.state})
    if new:
        desk.set(settings=replace(desk.session.settings, keys=True))
    if given.state == "fault":
        desk.log("fault", what=given.what, reason=given.reason)
        desk.put(Beep("error"))
        desk.notice("fault", urgent=True, what=given.what, reason=given.reason)
        return
    if before == "fault":
        desk.log("mended", what=given.what)
        notice = desk.session.notice
        if notice is not None and notice.kind == "fault" and notice.facts["what"] == given.what:
            desk.set(notice=None)
    if new:
        desk.say("keypad-there")
    elif before == "fault":
        desk.say("mended", what=given.what)


def _tick(desk: Desk, at: float) -> None:
    """A table left alone asks, then saves itself and sleeps; a set-up with no game behind it does not ask."""
    session = desk.session
    if session.place == "attract" and session.overlay in ("players", "sheet"):
        if at - session.active_at >= session.settings.idle_limit_s + session.settings.sleep_after_s:
            desk.set(draft=replace(session.draft, editing=None))
            fall_asleep(desk)
        return
    if session.place in ("attract", "call"):
        return
    if session.asked_idle_at is None:
        if at - session.active_at >= session.settings.idle_limit_s:
            desk.set(overlay="asleep-ask", asked_idle_at=at, entry=None, selected=None, fixing="", **NOTHING_TYPED)
            desk.say("still-there")
    elif session.active_at > session.asked_idle_at:
        desk.set(asked_idle_at=None, overlay="" if session.overlay == "asleep-ask" else session.overlay)
    elif at - session.asked_idle_at >= session.settings.sleep_after_s:
        fall_asleep(desk)


def _follow(desk: Desk, before: Session, first: bool) -> None:
    """What follows from the state alone: questions, lamps, the dice watched for, the screen's phase, what was said."""
    said = tuple(output.message for output in desk.outputs if isinstance(output, Say))
    if said:
        desk.session = captioned(desk.session, said)
    if any(rank_of(message.kind) > CHATTER for message in said):
        desk.set(repeatable=said)
    elif any(message.kind == "set-aside-thanks" for message in said):
        desk.set(repeatable=_thanked(desk.session.repeatable, said))
    after = desk.session
    old_asks = () if first else asks_of(before)
    for what, who in asks_of(after):
        if (what, who) not in old_asks:
            desk.put(Ask(what, who))
    if first or watched(after) != watched(before):
        desk.put(Watch(watched(after)))
    if first or lamps_of(after) != lamps_of(before):
        desk.put(Lamps(lamps_of(after)))
    if first or screen_phase(after) != screen_phase(before):
        view = after.view
        desk.put(Log("screen", {"phase": screen_phase(after), "active": view.active if view is not None else None}))


def _thanked(before: tuple[Message, ...], thanks: tuple[Message, ...]) -> tuple[Message, ...]:
    """What `repeat` says once dice have been moved as asked: the thanks in place of the request."""
    kept: list[Message] = []
    left = thanks
    for message in before:
        if message.kind in (*DICE_ASKED, "put-back"):
            kept += left
            left = ()
        else:
            kept.append(message)
    return (*kept, *left)
