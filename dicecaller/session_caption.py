"""What stands in the caption: everything that the voice is saying or has still to say. Pure.

The voice (display.agenda) says news to its end though the game goes on, and chatter after what is being said; a caption
that showed the newest step alone would drop sentences that are still to be heard.
"""

from __future__ import annotations

from dicecaller.session_types import Session
from display.agenda import CHATTER, NEWS, rank_of
from display.messages import Message
from display.sentences import sentence

#: About how long the voice takes.
WORD_S, PAUSE_S = 0.38, 0.4
#: More sentences than so many are not kept: nobody reads them.
MOST = 6


def captioned(session: Session, said: tuple[Message, ...]) -> Session:
    """The session after these were handed to the voice: its caption, and until when it will be speaking."""
    kept = _still_to_be_said(session, said)
    begins = max(session.at, session.said_until) if kept else session.at
    words = sum(len(sentence(message, session.settings.language).split()) for message in said)
    until = begins + words * WORD_S + len(said) * PAUSE_S
    return session.with_caption((*kept, *said), until)


def _still_to_be_said(session: Session, said: tuple[Message, ...]) -> tuple[Message, ...]:
    """Of what the caption shows, what the voice will not drop for the newer sentences (see Agenda.with_utterance)."""
    if session.at >= session.said_until or any(message.urgent for message in said):
        return ()
    only_chatter = all(rank_of(message.kind) == CHATTER for message in said)
    least = CHATTER + 1 if only_chatter else NEWS
    kept = tuple(message for message in session.said if rank_of(message.kind) >= least)
    return kept[-max(0, MOST - len(said)) :] if len(said) < MOST else ()
