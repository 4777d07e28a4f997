"""Equal time: nobody's answer pushes the game past choices that are still being read out to somebody else. Pure.

The last answer of an action is held back while the voice reads to another player what that player may mark (one who
has answered may still replace the answer); it counts as soon as the sentence has ended.
"""

from __future__ import annotations

from collections.abc import Sequence

from core.events import Choose, Mark, Pass
from dicecaller.session_types import AcceptEvent, Output, Session
from display.agenda import Spoken

READ_OUT = ("offers", "choose-ask")


def too_soon(before: Session, after: Session, outputs: Sequence[Output], current: Spoken | None) -> bool:
    """Whether this step must wait: an answer in it ends an action while choices are read out to somebody else."""
    if current is None or current.kind not in READ_OUT or not current.to:
        return False
    answers = [
        output.event
        for output in outputs
        if isinstance(output, AcceptEvent) and isinstance(output.event, Mark | Pass | Choose)
    ]
    if not answers or any(event.player == current.to for event in answers):
        return False
    old, new = before.view, after.view
    if old is None or new is None or current.to not in old.players:
        return False
    return (old.phase, old.turn) != (new.phase, new.turn)
