"""Messages to whole sentences of a language: spoken by the speaker, shown as caption and notice, given by `read`.

Chooses the catalogue's sentence for a message and its facts and fills it in; the words themselves are in
`locales/<language>/spoken.ftl`. Nothing here decides what is said when, and nothing glues half sentences together.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence

from display.catalogue import LANGUAGES, text
from display.errors import UnknownText
from display.facts import Facts, by_screen, by_way
from display.messages import KINDS, Message
from display.sentences_dice import DICE
from display.sentences_game import GAME
from display.sentences_review import REVIEW

_MAKERS: dict[str, Callable[[Facts], str]] = {**DICE, **GAME, **REVIEW}


def sentence(message: Message, language: str) -> str:
    """What the message says in `language` ("en", "de", "fr"; any other is taken for English).

    Guarantees a whole sentence for every kind in KINDS, whatever facts are missing: an unknown fact is left out, it
    never leaves a hole. Numbers are words. Names of players stand as they were given, on one line.
    Raises UnknownText for a kind that is not in KINDS.
    """
    if message.kind not in KINDS:
        raise UnknownText(message.kind)
    spoken = language if language in LANGUAGES else "en"
    maker = _MAKERS.get(message.kind)
    if maker is None:  # a sentence without facts
        key = by_way(f"said-{message.kind}", message.facts.get("way"))
        return text(by_screen(key, message.facts.get("screen")), spoken)
    return maker(Facts(message.facts, spoken))


def detail(reason: str | None, about: Sequence[str], language: str, places: Sequence[str | None] = ()) -> str:
    """The one sentence of a refused reading for whoever looks at it; "" where nothing was refused (`reason` None). It
    asks nobody to type dice, which only a table takes.

    `about`: the colours meant; `places`: where each of them lies (display.messages.PLACES), None or left out where
    it is not known.
    """
    if reason is None:
        return ""
    facts = {"reason": reason, "about": tuple(about), "places": tuple(places), "typed": False}
    return sentence(Message("roll-refused", facts), language)
