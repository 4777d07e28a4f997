"""Noun phrases for the sentences: lists, names, dice, boxes and rows, whole in each language.

Every phrase comes from the catalogue (`phrase-…`, `list-…`); nothing here knows a word of any language. Not sentences:
those are made in `display.sentences`.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Sequence

from display.catalogue import has, joined, text
from display.messages import PLACES
from display.numbers import number_words

COLOUR_ROWS = ("red", "yellow", "green", "blue")
_KNOWN_COLOURS = ("white", *COLOUR_ROWS, "black", "purple", "orange", "pink", "brown", "grey")


def capitalised(phrase: str) -> str:
    """The phrase with a capital first letter, for the beginning of a sentence; the rest is left alone."""
    return phrase[:1].upper() + phrase[1:]


def listed(items: Sequence[str], language: str) -> str:
    """ "a; b; c": a list whose items hold commas themselves."""
    head = items[0] if items else ""
    for item in items[1:]:
        head = text("list-semicolon", language, first=head, next=item)
    return head


def words(number: object, language: str) -> str:
    """A number in words; anything else that came in its place as plain text: an odd fact must not stop a call."""
    if isinstance(number, int) and not isinstance(number, bool) and -999 <= number <= 999:
        return number_words(number, language)
    return clean(number)


def clean(value: object) -> str:
    """Text that came from a person, on one line and without control characters; otherwise as it was given.
    None is the empty text."""
    if value is None:
        return ""
    shown = "".join(sign if sign.isprintable() else " " for sign in str(value))
    return " ".join(shown.split())


def persons(player: object) -> tuple[str, ...]:
    """The people behind a player's name: two for a pair ("Ann+Cy"), else one."""
    parts = tuple(clean(part) for part in clean(player).split("+"))
    return parts if len(parts) == 2 and all(parts) else (clean(player),)


def name(player: object, language: str) -> str:
    """A player's name as it is spoken: "Ann", or "Ann and Cy" for a pair; "someone" where nobody is named."""
    if player is None or not clean(player):
        return text("phrase-someone", language)
    return joined(persons(player), language)


def names(players: Iterable[object], language: str) -> tuple[str, int]:
    """Several players joined, and how many persons that are (what the verb agrees with)."""
    each = each_person(players, language)
    return joined(each, language), len(each)


def each_person(players: Iterable[object], language: str) -> tuple[str, ...]:
    """The persons behind several players' names, for a sentence in which something may stand before each of them."""
    found = tuple(person for player in players for person in persons(player) if person)
    return found or (text("phrase-someone", language),)


def colour_key(colour: object) -> str:
    """The colour as the catalogue's selectors know it; "other" for one that has no word."""
    return str(colour) if str(colour) in _KNOWN_COLOURS else "other"


def colour_name(colour: str, language: str) -> str:
    """A colour's name for people to read; its public one where the catalogue has none for it."""
    return text("phrase-colour", language, colour=colour) if colour_key(colour) != "other" else colour


def sheet_title(sheet: str, language: str) -> str:
    """What a sheet is called, as on the screen; one of one's own bears its own name."""
    key = f"screen-sheet-{sheet}"
    return text(key, language) if has(key, "en") else sheet


def dice(colours: Sequence[object], language: str, phrase: str = "phrase-die", places: Sequence[object] = ()) -> str:
    """Dice by colour, joined: "the red die and both white dice". `phrase`: `phrase-die` as the subject of a sentence,
    `phrase-die-object` as the object of a verb, `phrase-extra-die` for "a red die".

    With `places` (one for each colour, None where it is not known) each die whose place is known is told with it.
    """
    if any(place in PLACES for place in places):
        padded = [*places, *[None] * len(colours)][: len(colours)]
        return joined([_placed(c, p, language, phrase) for c, p in zip(colours, padded, strict=True)], language)
    counted = Counter(colour_key(colour) for colour in colours)
    return joined([text(phrase, language, colour=colour, count=n) for colour, n in counted.items()], language)


def dice_where(colours: Sequence[object], places: Sequence[object], language: str) -> str:
    """A list to be gone through: "the red die, back left; the blue die, in the middle". Object of a verb."""
    padded = [*places, *[None] * len(colours)][: len(colours)]
    items = []
    for colour, place in zip(colours, padded, strict=True):
        key = "phrase-die-where" if place in PLACES else "phrase-die-object"
        items.append(text(key, language, colour=colour_key(colour), place=str(place), count=1))
    return listed(items, language)


def _placed(colour: object, place: object, language: str, phrase: str) -> str:
    key = f"{phrase}-at" if place in PLACES else phrase
    return text(key, language, colour=colour_key(colour), place=str(place), count=1)


def row_facts(row: object, language: str) -> dict[str, object]:
    """A row as selectors and phrases need it: `row` (a colour, "number" or "none") and `row-number` in words."""
    if str(row) in COLOUR_ROWS:
        return {"row": str(row), "row-number": ""}
    if row is None:
        return {"row": "none", "row-number": ""}
    number = int(str(row)) if str(row).isdigit() else row
    return {"row": "number", "row-number": words(number, language)}


def row_name(row: object, language: str, phrase: str = "phrase-row") -> str:
    """A row by its public name: "red", or "row two" where its boxes have several colours."""
    return text(phrase, language, **row_facts(row, language))


def box(row: object, number: object, language: str, phrase: str = "phrase-box") -> str:
    """A box by row and number: "red seven", "seven in row two"."""
    shown = words(number, language)
    return text(phrase, language, number=shown, Number=capitalised(shown), **row_facts(row, language))


def points_phrase(player: object, points: object, language: str) -> str:
    """ "Ann has sixty-eight points": a clause, since the verb agrees with the player and the noun with the number."""
    return text(
        "phrase-points",
        language,
        player=name(player, language),
        people=len(persons(player)),
        points=points if isinstance(points, int) else 0,
        words=words(points, language),
    )
