"""Sentences about dice: the roll, what the colours offer, refused readings, dice to set aside, dice typed by hand."""

from __future__ import annotations

from collections.abc import Callable
from itertools import zip_longest

from display.catalogue import has, joined, text
from display.facts import Facts, by_way
from display.messages import PLACES
from display.phrases import (
    COLOUR_ROWS,
    capitalised,
    clean,
    colour_key,
    dice,
    dice_where,
    listed,
    name,
    names,
    words,
)


def _white(facts: Facts) -> dict[str, object]:
    """The two white values and their sum, in words."""
    values = facts.many("white")
    first, second = (*values, None, None)[:2]
    total = facts.get("sum")
    if total is None and isinstance(first, int) and isinstance(second, int):
        total = first + second
    return {
        part: words(value, facts.language) for part, value in (("first", first), ("second", second), ("sum", total))
    }


def _colour_values(facts: Facts) -> tuple[str, ...]:
    """ "red three", "yellow six": the coloured dice in play, each a phrase."""
    known = [(colour, facts.get(colour)) for colour in COLOUR_ROWS if facts.get(colour) is not None]
    return tuple(
        text("phrase-dice-value", facts.language, colour=colour, value=words(value, facts.language))
        for colour, value in known
    )


def _roll(facts: Facts) -> str:
    return text("said-roll", facts.language, **_white(facts))


def _roll_full(facts: Facts) -> str:
    colours = _colour_values(facts)
    if not colours:
        return _roll(facts)
    together = capitalised(", ".join(colours))
    return text("said-roll-full", facts.language, colours=together, **_white(facts))


def _offer_colours(facts: Facts) -> str:
    offers = []
    for colour in COLOUR_ROWS:
        sums = [words(value, facts.language) for value in facts.many(colour)]
        if sums:
            either = joined(sums, facts.language, "list-or-two")
            offers.append(text("phrase-colour-sums", facts.language, colour=colour, sums=either))
    if not offers:
        return text("said-offer-colours-none", facts.language)
    return text("said-offer-colours", facts.language, offers=listed(offers, facts.language))


def _dice_sentence(key: str, facts: Facts, colours: str, places: str = "", **more: object) -> str:
    """The sentence `key` about the dice of the fact `colours`, agreeing with their number. Dice of a colour that has
    no word are left out; where none is left the sentence speaks of "a die"."""
    every = facts.many(colours)
    given = facts.many(places)[: len(every)] if places else ()
    placed = [(colour, place) for colour, place in zip_longest(every, given) if colour_key(colour) != "other"]
    about, where = tuple(colour for colour, _place in placed), tuple(place for _colour, place in placed)
    subject = dice(about, facts.language, "phrase-die", where)
    extra = dice(about, facts.language, "phrase-extra-die")
    return text(
        key,
        facts.language,
        dice=subject,
        Dice=capitalised(subject),
        count=len(about),
        known="yes" if about else "no",
        **{"dice-object": dice(about, facts.language, "phrase-die-object", where)},
        **{"dice-where": dice_where(about, where, facts.language)},
        **{"extra-dice": extra},
        **more,
    )


def _about(key: str, colours: str = "colours") -> Callable[[Facts], str]:
    return lambda facts: _dice_sentence(key, facts, colours)


def _one_die_moved(facts: Facts) -> str:
    key = by_way("said-one-die-moved", facts.get("way"))
    return _dice_sentence(key, facts, "colours", again="yes" if facts.get("again") else "no")


def _roll_refused(facts: Facts) -> str:
    key = f"said-roll-refused-{facts.get('reason')}"
    if not has(key, "en"):
        key = "said-roll-refused-unknown"
    if facts.get("typed") is False and has(f"{key}-untyped", "en"):
        key = f"{key}-untyped"
    where = "" if facts.get("reason") == "missing-die" else "places"  # what is not there lies nowhere
    return _dice_sentence(key, facts, "about", where)


def _then_enter(make: Callable[[Facts], str]) -> Callable[[Facts], str]:
    """The request, and that a key says that it is done, where nothing sees it."""

    def both(facts: Facts) -> str:
        done = f" {text('said-then-enter', facts.language)}" if facts.get("enter") is True else ""
        return make(facts) + done

    return both


def _set_aside(facts: Facts) -> str:
    places = facts.many("places")
    if not any(place in PLACES for place in places):
        return _dice_sentence("said-set-aside", facts, "colours")
    if len(facts.many("colours")) > 1:
        return _dice_sentence("said-set-aside-list", facts, "colours", "places")
    where = text("phrase-where", facts.language, place=places[0])
    shown = dice(facts.many("colours"), facts.language, "phrase-die-object")
    return text("said-set-aside-where", facts.language, where=where, **{"dice-object": shown})


def _too_early(facts: Facts) -> str:
    awaited = facts.many("players")
    together, people = names(awaited, facts.language)
    return text("said-too-early", facts.language, players=together, people=people, count=len(awaited))


def _coloured_value(key: str) -> Callable[[Facts], str]:
    def make(facts: Facts) -> str:
        colour, value = colour_key(facts.get("colour")), words(facts.get("value"), facts.language)
        return text(key, facts.language, colour=colour, value=value)

    return make


def _white_which(facts: Facts) -> str:
    values = [words(value, facts.language) for value in facts.many("values")]
    if len(values) != 2:
        return text("said-correct-ask", facts.language)
    return text("said-white-which", facts.language, first=values[0], last=values[1])


def _die_chosen(facts: Facts) -> str:
    if facts.get("value") is None:
        return text("said-correct-ask", facts.language)
    key = "said-die-chosen-reroll" if facts.get("reroll") else "said-die-chosen"
    return _coloured_value("said-die-chosen-stands" if facts.get("stands") and not facts.get("reroll") else key)(facts)


def _entry_instead(facts: Facts) -> str:
    if facts.get("value") is None or facts.get("old") is None:
        return _coloured_value("said-entry")(facts)
    shown = {part: words(facts.get(part), facts.language) for part in ("value", "old")}
    return text("said-entry-instead", facts.language, colour=colour_key(facts.get("colour")), **shown)


def _one_die_or_white(key: str) -> Callable[[Facts], str]:
    """As `_one_die`; with a value, of the white die that shows it."""

    def make(facts: Facts) -> str:
        if facts.get("value") is None:
            return _one_die(key)(facts)
        return text(f"{key}-value", facts.language, value=words(facts.get("value"), facts.language))

    return make


def _entry_ask(facts: Facts) -> str:
    way = facts.get("way")
    if not facts.many("colours"):
        return text(by_way("said-entry-ask-all", way), facts.language)
    return _dice_sentence(by_way("said-entry-ask", way), facts, "colours")


def _entry_complete(facts: Facts) -> str:
    white, typed = _white(facts), facts.many("white")
    if not typed:
        colours = joined(_colour_values(facts), facts.language)
    elif len(typed) == 1:  # the opening's die, or a roll that is half typed
        die = text("phrase-dice-value", facts.language, colour="white", value=white["first"])
        colours = ", ".join((die, *_colour_values(facts)))
    else:
        colours = ", ".join((text("phrase-history-white", facts.language, **white), *_colour_values(facts)))
    if not colours:
        return text("said-entry-ask-all", facts.language)
    return text("said-entry-complete", facts.language, colours=capitalised(colours))


def _entry_refused(facts: Facts) -> str:
    reason, colour, value = str(facts.get("reason")), facts.get("colour"), facts.get("value")
    key = f"said-entry-{reason}"
    if not has(key, "en"):
        return text("said-entry-refused", facts.language)
    unknown = value is None if reason in ("no-such-value", "all-set") else colour is None
    if unknown and has(f"{key}-any", "en"):
        key = f"{key}-any"
    return text(
        key,
        facts.language,
        colour=colour_key(colour),
        value=words(value, facts.language),
        dice=dice((colour,), facts.language),
        Dice=capitalised(dice((colour,), facts.language)),
        **{"dice-object": dice((colour,), facts.language, "phrase-die-object")},
    )


def _one_die(key: str) -> Callable[[Facts], str]:
    return lambda facts: _dice_sentence(key, facts, "colour")


def _no_key(facts: Facts) -> str:
    word = clean(facts.get("word") or "")[:20]
    return text("said-no-key-named" if word else "said-no-key", facts.language, word=word)


def _letter_which(facts: Facts) -> str:
    shown = {name: clean(facts.get(name) or "") for name in ("letter", "word", "other")}
    if not all(shown.values()):
        return text("said-no-key", facts.language, word="")
    own = clean(facts.get("other_letter") or "")
    key = "said-letter-which" if own else "said-letter-which-word"
    return text(key, facts.language, **shown, **{"other-letter": own})


def _opening_rolled(facts: Facts) -> str:
    player, value = name(facts.get("player"), facts.language), words(facts.get("value"), facts.language)
    return text("said-opening-rolled", facts.language, player=player, value=value)


def _set_aside_thanks(facts: Facts) -> str:
    colours = facts.many("colours")
    shown = capitalised(dice(colours, facts.language))
    return text("said-set-aside-thanks", facts.language, **{"closed-dice": shown, "count": len(colours)})


#: kind -> what makes its sentence, for the kinds that are about dice.
DICE: dict[str, Callable[[Facts], str]] = {
    "roll": _roll,
    "roll-full": _roll_full,
    "offer-colours": _offer_colours,
    "opening-rolled": _opening_rolled,
    "opening-typed": _opening_rolled,
    "no-key": _no_key,
    "letter-which": _letter_which,
    "roll-refused": _roll_refused,
    "nudged": _about("said-nudged"),
    "too-early": _too_early,
    "lay-there": lambda facts: text(by_way("said-lay-there", facts.get("way")), facts.language),
    "one-die-moved": _one_die_moved,
    "set-aside": _then_enter(_set_aside),
    "set-aside-thanks": _set_aside_thanks,
    "put-back": _one_die("said-put-back"),
    "reopened": _about("said-reopened", "colours"),
    "all-dice-back": _then_enter(_about("said-all-dice-back", "missing")),
    "corrected": _coloured_value("said-corrected"),
    "rerolled": _coloured_value("said-rerolled"),
    "reroll-ask": _one_die_or_white("said-reroll-ask"),
    "reroll-only": _one_die_or_white("said-reroll-only"),
    "reroll-off": _one_die("said-reroll-off"),
    "white-which": _white_which,
    "die-chosen": _die_chosen,
    "entry-instead": _entry_instead,
    "entry": _coloured_value("said-entry"),
    "entry-colour": lambda facts: text("said-entry-colour", facts.language, colour=colour_key(facts.get("colour"))),
    "entry-ask": _entry_ask,
    "entry-complete": _entry_complete,
    "entry-refused": _entry_refused,
}
