"""One die is to be thrown again alone, and others lie otherwise too: what is asked, what counts, what is never kept."""

from __future__ import annotations

import pytest

from core.dice import Roll
from core.events import RollDice
from dicecaller.session import scene_of
from dicecaller.session_types import Settings
from display.sentences import sentence
from tests.dicecaller.session_driver import Driver, dice, reading


def leaning(table: Driver) -> None:
    """A throw in which the red die leans on something."""
    table.tray("refused", reading("refused", "cocked", ["red"], doubts=["red"], **dice()))


@pytest.mark.parametrize("language", ["en", "de", "fr"])
@pytest.mark.parametrize("spoken", [True, False])
def test_whoever_throws_all_dice_instead_of_the_leaning_one_hears_and_reads_how_they_count(language, spoken):
    table = Driver(settings=Settings(language=language, spoken=spoken))
    leaning(table)
    table.roll(w1=6, red=2, yellow=2)
    (told,) = table.said()
    assert scene_of(table.session).notice == told
    by_keys = {"en": "Enter keeps the roll", "de": "Enter lässt den Wurf gelten", "fr": "Entrée garde le lancer"}
    by_touch = {"en": "Keep the roll", "de": "Den Wurf gelten lassen", "fr": "Gardez le lancer"}
    assert (by_keys if spoken else by_touch)[language] in sentence(told, language).replace("\u00a0", " ")
    if spoken:
        table.keys("enter")
    else:
        table.tap("keep")
    assert table.accepted()[-1] == RollDice(Roll((6, 4), 2, 2, 3, 6))
