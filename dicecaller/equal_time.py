"""Equal time: nobody's answer pushes the game past choices that are still being read out to somebody else. Pure.

The last answer of an action is held back while the voice reads to another player what that player may mark (one who
has answered may still replace the answer), or is about to; it counts as soon as the sentence has ended.
"""

from __future__ import annotations

from collections.abc import Sequence

from core.events import Choose, Mark, Pass
from dicecaller.session_types import AcceptEvent, Output, Session
from display.agenda import Spoken

READ_OUT = ("offers", "choose-ask", "row-choice", "row-choice-aside")


def still_to_hear(uttered: Sequence[Spoken], current: Spoken | None, busy: bool) -> tuple[str, ...]:
    """To whom choices are being read out, or will be with the latest utterance. `current` is the sentence being said;
    without one a `busy` voice is about to begin."""
    if current is None:
        rest = tuple(uttered) if busy else ()
    else:
        rest = tuple(uttered)[list(uttered).index(current) :] if current in uttered else (current,)
    return tuple(one.to for one in rest if one.kind in READ_OUT and one.to)


def too_soon(before: Session, after: Session, outputs: Sequence[Output], listeners: Sequence[str]) -> bool:
    """Whether this step must wait: an answer in it ends an action while choices are read out to somebody else."""
    if not listeners:
        return False
    answers = [
        output.event
        for output in outputs
        if isinstance(output, AcceptEvent) and isinstance(output.event, Mark | Pass | Choose)
    ]
    old, new = before.view, after.view
    if old is None or new is None:
        return False
    answering = {event.player for event in answers}
    if not answers or not any(name in old.players and name not in answering for name in listeners):
        return False
    return (old.phase, old.turn) != (new.phase, new.turn)
