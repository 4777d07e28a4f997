"""Every kind of message is a whole sentence in every language, whatever facts come or are missing."""

from __future__ import annotations

import re
from collections.abc import Iterator

import pytest
from fluent.runtime import FluentBundle

from display import catalogue
from display.catalogue import LANGUAGES
from display.errors import UnknownText
from display.messages import KINDS, PLACES, Message
from display.numbers import number_words
from display.sentences import detail, sentence
from tests.display.message_samples import samples

NO_DIGITS_OR_BRACES = re.compile(r"[0-9{}$\[\]]")


@pytest.fixture
def holes(monkeypatch: pytest.MonkeyPatch) -> Iterator[list[str]]:
    """Whatever the catalogue could not fill in while a test ran."""
    found: list[str] = []
    format_pattern = FluentBundle.format_pattern

    def watched(self: FluentBundle, pattern: object, args: dict[str, object] | None = None) -> tuple[object, list]:
        shown, errors = format_pattern(self, pattern, args)
        found.extend(f"{error} in {shown!r}" for error in errors)
        return shown, errors

    monkeypatch.setattr(FluentBundle, "format_pattern", watched)
    catalogue._formatted.cache_clear()
    yield found
    catalogue._formatted.cache_clear()


def test_every_kind_has_samples() -> None:
    assert {message.kind for message in samples()} == set(KINDS)


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_message_is_a_sentence_without_holes(language: str, holes: list[str]) -> None:
    for message in samples():
        shown = sentence(message, language)
        assert shown == shown.strip(), message
        assert shown[-1] in ".?!", f"{message}: {shown}"
        assert shown[0].isupper(), f"{message}: {shown}"
        assert not NO_DIGITS_OR_BRACES.search(shown), f"{message}: {shown}"
        assert "  " not in shown, f"{message}: {shown}"
        assert ".." not in shown, f"{message}: {shown}"
        assert " ." not in shown, f"{message}: {shown}"
    assert holes == []


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_message_whose_facts_are_all_unknown_is_still_a_sentence(language: str, holes: list[str]) -> None:
    for kind in KINDS:
        shown = sentence(Message(kind), language)
        assert len(shown) > 3, kind
        assert not NO_DIGITS_OR_BRACES.search(shown), f"{kind}: {shown}"
        assert "None" not in shown, f"{kind}: {shown}"
    assert holes == []


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_language_has_its_own_sentences(language: str) -> None:
    assert catalogue.keys(language, "spoken.ftl") >= catalogue.keys("en", "spoken.ftl")


def test_three_languages_say_different_things() -> None:
    for message in samples():
        shown = {sentence(message, language) for language in LANGUAGES}
        assert len(shown) == 3 or message.kind in ("opening-rolled", "opening-typed"), message


def test_an_unknown_language_is_english() -> None:
    assert sentence(Message("lock-ask"), "pt") == "Is anyone locking?"


def test_an_unknown_kind_is_a_bug() -> None:
    with pytest.raises(UnknownText):
        sentence(Message("weather"), "en")


@pytest.mark.parametrize("name", ["Ümit", "{$x}", "a{b}c", "<b>", "Ann & Bo", "-", "R2-D2", "x" * 60, "O'Neil", "李"])
def test_names_stand_as_they_were_given(name: str) -> None:
    for language in LANGUAGES:
        assert name in sentence(Message("passed", {"player": name}), language)


def test_a_name_with_a_line_break_stays_on_one_line() -> None:
    assert sentence(Message("passed", {"player": "Ann\n\tBo\x07"}), "en") == "Ann Bo passes."


@pytest.mark.parametrize(
    ("language", "one", "pair"),
    [
        ("en", "Ann marks red seven.", "Ann and Cy mark red seven."),
        ("de", "Ann kreuzt die rote Sieben an.", "Ann und Cy kreuzen die rote Sieben an."),
        ("fr", "Ann coche le sept rouge.", "Ann et Cy cochent le sept rouge."),
    ],
)
def test_the_verb_agrees_with_a_pair(language: str, one: str, pair: str) -> None:
    assert sentence(Message("marked", {"player": "Ann", "row": "red", "number": 7}), language) == one
    assert sentence(Message("marked", {"player": "Ann+Cy", "row": "red", "number": 7}), language) == pair


@pytest.mark.parametrize(
    ("language", "said"),
    [
        ("en", "White two and five: seven. Red three, yellow six, blue one."),
        ("de", "Weiß zwei und fünf: sieben. Rot drei, Gelb sechs, Blau eins."),
        ("fr", "Blancs deux et cinq\u00a0: sept. Rouge trois, jaune six, bleu un."),
    ],
)
def test_a_die_that_is_set_aside_is_not_called(language: str, said: str) -> None:
    facts = {"white": (2, 5), "sum": 7, "red": 3, "yellow": 6, "green": None, "blue": 1}
    assert sentence(Message("roll-full", facts), language) == said


def test_two_leaning_dice_and_one_are_told_apart() -> None:
    one = detail("cocked", ("yellow",), "en", ("back-left",))
    two = detail("cocked", ("yellow", "white", "white"), "en")
    assert one == "The yellow die at the back left is leaning: please roll it again."
    assert two == "The yellow die and both white dice are leaning: please roll them again."


def test_german_cases_follow_the_verb() -> None:
    assert detail("covered", ("red",), "de") == "Etwas verdeckt den roten Würfel: bitte die Sicht frei machen."
    assert detail("cocked", ("red",), "de") == "Der rote Würfel liegt schräg: bitte ihn nachwürfeln."


def test_a_reading_that_was_not_refused_has_no_detail() -> None:
    assert detail(None, (), "en") == ""


def test_the_detail_of_a_refused_reading_is_one_sentence() -> None:
    for message in samples():
        if message.kind == "roll-refused":
            for language in LANGUAGES:
                assert sum(sentence(message, language).count(stop) for stop in ".?!") == 1


@pytest.mark.parametrize(("language", "typing"), [("en", "type"), ("de", "eintippen"), ("fr", "tapez")])
def test_the_detail_of_a_refused_reading_asks_nobody_to_type(language: str, typing: str) -> None:
    at_the_table = ""
    for message in samples():
        if message.kind == "roll-refused":
            reason, about, places = (message.facts[name] for name in ("reason", "about", "places"))
            assert typing not in detail(reason, about, language, places)  # type: ignore[arg-type]
            at_the_table += sentence(Message("roll-refused", {"reason": reason, "about": about}), language)
    assert typing in at_the_table


def test_every_place_is_named_in_its_own_words() -> None:
    for language in LANGUAGES:
        said = {detail("cocked", ("red",), language, (place,)) for place in PLACES}
        assert len(said) == len(PLACES)


def test_all_numbers_are_told_apart_in_words() -> None:
    for language in LANGUAGES:
        assert len({number_words(number, language) for number in range(-999, 1000)}) == 1999


@pytest.mark.parametrize(
    ("number", "en", "de", "fr"),
    [
        (0, "zero", "null", "zéro"),
        (21, "twenty-one", "einundzwanzig", "vingt et un"),
        (71, "seventy-one", "einundsiebzig", "soixante et onze"),
        (80, "eighty", "achtzig", "quatre-vingts"),
        (81, "eighty-one", "einundachtzig", "quatre-vingt-un"),
        (99, "ninety-nine", "neunundneunzig", "quatre-vingt-dix-neuf"),
        (112, "one hundred and twelve", "einhundertzwölf", "cent douze"),
        (200, "two hundred", "zweihundert", "deux cents"),
        (-5, "minus five", "minus fünf", "moins cinq"),
    ],
)
def test_numbers_are_words(number: int, en: str, de: str, fr: str) -> None:
    assert [number_words(number, language) for language in LANGUAGES] == [en, de, fr]


def test_a_number_beyond_the_words_is_refused() -> None:
    with pytest.raises(ValueError, match="beyond"):
        number_words(1000, "en")


def test_one_white_die_typed_is_read_back_alone() -> None:
    assert sentence(Message("entry-complete", {"white": (4,)}), "en") == "White four."
    assert sentence(Message("entry-complete", {"white": (4,), "red": 2}), "en") == "White four, red two."


#: What names or asks for what is played; everything else that says "sheet" means a player's rows.
VARIANT_TEXTS = (
    *("phrase-sheet", "phrase-sheet-title", "said-sheet-ask", "said-sheet-ask-touch", "said-mark-refused-bad-sheet"),
    *("screen-players-next", "screen-sheets-title", "screen-help-sheet", "screen-button-sheet"),
)
SHEET_WORDS = {"en": r"\bsheets?\b", "de": r"\bBl(att|ätter)", "fr": r"\bfeuilles?\b"}


@pytest.mark.parametrize("language", LANGUAGES)
def test_what_is_played_and_what_is_written_on_have_a_word_each(language: str) -> None:
    variant, sheet = re.compile(r"\bvariant", re.IGNORECASE), re.compile(SHEET_WORDS[language], re.IGNORECASE)
    said = {key: catalogue.text(key, language, sheet="powers") for key in VARIANT_TEXTS}
    assert {key for key, words in said.items() if sheet.search(words) or not variant.search(words)} == set()
    rest = catalogue.keys(language) - set(VARIANT_TEXTS)
    for file in ("lines.ftl", "help.ftl", "measured.ftl"):  # the option is --sheet
        rest -= catalogue.keys(language, file)
    others = {key: catalogue.text(key, language, where="review") for key in rest}
    assert {key for key, words in others.items() if variant.search(words)} == set()
    assert "said-help" in {key for key, words in others.items() if sheet.search(words)}
    assert variant.search(catalogue.text("said-help", language, where="sheet"))
    assert not sheet.search(catalogue.text("said-help", language, where="sheet"))
