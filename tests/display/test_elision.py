"""French "de" before a name is "d’" where the name begins with a vowel, in every text."""

from __future__ import annotations

import re

import pytest

from display.catalogue import text
from tests.display.test_plurals import LOCALES

NAMES = "player|players|hand|starter|winners"


@pytest.mark.parametrize(
    ("name", "said"),
    [
        ("Ann", "d’Ann"),
        ("Émile et Zoé", "d’Émile et Zoé"),
        ("Yves", "d’Yves"),
        ("Yann", "de Yann"),
        ("Œdipe", "d’Œdipe"),
        ("Zoé", "de Zoé"),
        ("Hugo", "de Hugo"),
        ("7", "de 7"),
    ],
)
def test_de_is_elided_before_a_vowel(name: str, said: str) -> None:
    for key in ("said-resume-offer-unbegun", "said-resume-offer-unbegun-touch", "start-passed-over"):
        assert f" partie {said} " in text(key, "fr", players=name)
    assert text("line-script-button-of", "fr", name="pass", player=name) == f"le bouton pass {said}"


def test_no_text_has_a_bare_de_or_que_before_a_name() -> None:
    bare = re.compile(rf"\b([dD]e|[qQ]ue|lorsque|puisque|jusque) \{{ \$({NAMES}) \}}")
    found = [hit[0] for path in (LOCALES / "fr").glob("*.ftl") for hit in bare.finditer(path.read_text("utf-8"))]
    assert found == []
    assert bare.search("la partie de { $players } reste")
