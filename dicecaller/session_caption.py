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
    """The session after these were handed to the voice: its caption, and when each sentence will have been said."""
    language, ends, free_at = session.settings.language, [], session.at
    kept = _still_to_be_said(session, said)
    for message, end in kept:
        takes = _takes_s(message, language)
        # One that is being said goes on; one that waited moves up when what stood before it has been dropped.
        free_at = end if end - takes <= session.at else free_at + takes
        ends.append(free_at)
    for message in said:
        free_at += _takes_s(message, language)
        ends.append(free_at)
    return session.with_caption((*(message for message, _ in kept), *said), tuple(ends))


def _takes_s(message: Message, language: str) -> float:
    return len(sentence(message, language).split()) * WORD_S + PAUSE_S


def _still_to_be_said(session: Session, said: tuple[Message, ...]) -> tuple[tuple[Message, float], ...]:
    """Of what the caption shows, with when each ends, what the voice will not drop for the newer sentences (see
    Agenda.with_utterance) and has not said yet."""
    if any(message.urgent for message in said):
        return ()
    only_chatter = all(rank_of(message.kind) == CHATTER for message in said)
    least = CHATTER + 1 if only_chatter else NEWS
    pairs = zip(session.said, session.said_ends, strict=True)
    kept = tuple((message, end) for message, end in pairs if rank_of(message.kind) >= least and end > session.at)
    return kept[-max(0, MOST - len(said)) :] if len(said) < MOST else ()
