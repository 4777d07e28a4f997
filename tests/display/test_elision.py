"""French "de" is "d’" before a name that begins with a vowel; it stands before each name of a list, as "à" does."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from display.catalogue import text
from display.messages import Message
from display.sentences import sentence
from tests.display.test_plurals import LOCALES
from vision.reading import REASONS

NAMES = "player|players|hand|starter|winners"


@pytest.mark.parametrize(
    ("name", "said"),
    [
        ("Ann", "d’Ann"),
        (("Bo", "Ann"), "de Bo et d’Ann"),
        (("Ann", "Hugo"), "d’Ann et de Hugo"),
        (("Émile", "Zoé", "Ève"), "d’Émile, de Zoé et d’Ève"),
        ("Émile et Zoé", "d’Émile et Zoé"),
        ("Yves", "d’Yves"),
        ("Yann", "de Yann"),
        ("Œdipe", "d’Œdipe"),
        ("Zoé", "de Zoé"),
        ("Hugo", "de Hugo"),
        ("7", "de 7"),
    ],
)
def test_de_is_elided_before_a_vowel(name: str | tuple[str, ...], said: str) -> None:
    for key in ("said-resume-offer-unbegun", "said-resume-offer-unbegun-touch", "start-passed-over"):
        assert f" partie {said} " in text(key, "fr", players=name)
    assert text("line-script-button-of", "fr", name="pass", player=name) == f"le bouton pass {said}"


@pytest.mark.parametrize(
    ("message", "said"),
    [
        (Message("resume-offer", {"players": ("Bo", "Ann"), "turn": 0}), "La partie de Bo et d’Ann est préparée"),
        (
            Message("game-stays", {"players": ("Ann+Cy", "Zoé+Eva"), "turn": 2}),
            "d’Ann, de Cy, de Zoé et d’Eva, au tour",
        ),
        (Message("game-stays", {"players": ("Hugo",), "turn": 0}), "La partie de Hugo reste"),
        (
            Message("closing", {"row": "red", "number": 12, "players": (("Ann+Cy", 2),), "closed": False}),
            "il manque deux croix à Ann et à Cy avant",
        ),
        (
            Message("closing", {"row": "red", "number": 12, "players": (("Ann", 1),), "closed": False}),
            "il manque une croix à Ann avant",
        ),
    ],
)
def test_what_is_said_repeats_the_preposition_before_each_name(message: Message, said: str) -> None:
    assert said in sentence(message, "fr")


def test_a_list_is_shown_as_one_in_every_language() -> None:
    for language, word in (("en", "and"), ("de", "und"), ("fr", "et")):
        players = ("Ann", "Bo", "Cy")
        assert f"Ann, Bo {word} Cy" in text("said-resume-offer", language, players=players)


def test_no_text_has_a_bare_de_que_or_a_before_a_name() -> None:
    bare = re.compile(rf"\b([dD]e|[qQ]ue|[àÀ]|lorsque|puisque|jusque) \{{ \$({NAMES}) \}}")
    found = [hit[0] for path in (LOCALES / "fr").glob("*.ftl") for hit in bare.finditer(path.read_text("utf-8"))]
    assert found == []
    assert bare.search("la partie de { $players } reste")


@pytest.mark.parametrize("file", sorted((LOCALES / "fr").glob("*.ftl")), ids=lambda file: str(file.name))
def test_every_french_apostrophe_is_the_printed_one(file: Path) -> None:
    lines = [line for line in file.read_text(encoding="utf-8").splitlines() if not line.startswith("#")]
    assert [line for line in lines if re.search(r"[^\W\d]'[^\W\d]", line)] == []


def test_why_it_was_asked_elides_before_a_vowel() -> None:
    """ "parce que un dé était penché" stood in the statistics."""
    for reason in REASONS:
        told = text("report-asked", "fr", reason=reason, count="1")
        assert "parce qu" in told
        assert not re.search(r"parce que [aeiouhyéèêâîôû]", told, re.IGNORECASE), told


@pytest.mark.parametrize(
    ("key", "facts"), [("report-standing", ("standing", "end")), ("measured-sequences-both", ("one", "other"))]
)
def test_two_parts_of_a_line_are_joined_as_the_language_does(key: str, facts: tuple[str, str]) -> None:
    joined = {language: text(key, language, **dict(zip(facts, "ab", strict=True))) for language in ("en", "de", "fr")}
    assert joined == {"en": "a; b", "de": "a; b", "fr": "a\N{NO-BREAK SPACE}; b"}
