"""Enter makes a roll only of typed dice that were read back in full as they stand: nobody need trust a finger."""

from __future__ import annotations

import random

import pytest

from core.dice import COLOURED
from core.events import Correct, Event, Reroll, RollDice
from dicecaller.session_types import AcceptEvent, Begin, Key, Log, Output, Say, Settings
from display.messages import Message
from display.sentences import sentence
from firmware_bridge.messages import KEYS
from tests.dicecaller.session_driver import Driver

WORDS = ("", "one", "two", "three", "four", "five", "six")
BY_EAR = Settings(spoken=True)
PLACES = ("roll", "call", "opening", "correct", "reroll")


def at_table(place: str) -> Driver:
    """A table without a camera at which dice are typed in this place."""
    if place == "call":
        table = Driver(begin=False, camera="off", settings=BY_EAR)
        table.feed(Begin(0.0, call=True))
        return table
    table = Driver(camera="off", opening=place == "opening", settings=BY_EAR)
    if place in ("correct", "reroll"):
        table.keys("2 4 5 1 3 6 enter")
        table.keys("back" if place == "correct" else "back r pass")
    return table


def heard(table: Driver) -> str:
    """What the keys pressed last said, in English."""
    return " ".join(sentence(message, "en") for message in table.said())


def rolls(table: Driver) -> list[RollDice]:
    return [event for event in table.accepted() if isinstance(event, RollDice)]


# --- the cases that were found ----------------------------------------------------------------------------------------
def test_a_surplus_digit_is_named_and_the_whole_roll_is_read_back() -> None:
    table = at_table("roll")
    table.keys("r5")
    table.keys("2 4 5 1 3 6")
    said = " ".join(sentence(output.message, "en") for output in table.last[-9:] if isinstance(output, Say))
    assert "One value too many: no die is left for the six." in said
    assert "White two and four, red five, yellow five, green one, blue three." in said
    assert said.endswith("Is that right? Enter for yes, back for no.")


@pytest.mark.parametrize("keys", ["r5 2 4 5 1 3 6", "2 4 5 1 3 6 6", "w2 w4 r5 y1 g3 b6 pass", "2 4 5 1 3 6 9"])
def test_an_enter_typed_straight_on_after_a_complaint_reads_back_and_the_next_one_counts(keys: str) -> None:
    table = at_table("roll")
    table.keys(keys)
    table.keys("enter")
    assert rolls(table) == []
    assert table.said_kinds() == ["entry-complete", "confirm-ask"]
    table.keys("enter")
    assert len(rolls(table)) == 1


@pytest.mark.parametrize("paused", [True, False])
def test_whoever_has_heard_the_complaint_confirms_with_one_enter(paused: bool) -> None:
    table = at_table("roll")
    table.keys("2 4 5 1 3 6 6")
    table.at += 4.0 if paused else 0.0
    table.feed(Key(0.0, "enter", begins=not paused))
    assert len(rolls(table)) == 1


def test_what_was_typed_correctly_in_one_go_needs_one_enter() -> None:
    table = at_table("roll")
    table.keys("2 4 5 1 3 6 enter")
    assert len(rolls(table)) == 1


@pytest.mark.parametrize("between", ["help", "r", "0 1"])
def test_another_sentence_in_place_of_the_read_back_makes_enter_read_it_again(between: str) -> None:
    table = at_table("roll")
    table.keys(f"2 4 5 1 3 6 {between}")
    table.keys("enter")
    assert rolls(table) == []
    assert "entry-complete" in table.said_kinds()
    table.keys("enter")
    assert len(rolls(table)) == 1


@pytest.mark.parametrize(("first", "then"), [("r5", "2 4 1 3 6 enter"), ("2 4 5 1 3 6", "r 2 enter")])
def test_a_terminals_line_that_goes_on_with_dice_of_another_does_not_confirm_them_unseen(first: str, then: str) -> None:
    table = at_table("roll")
    for line in (first, then):
        for place, key in enumerate(line.replace("r5", "r 5").split()):
            table.feed(Key(0.0, key, "terminal", begins=place == 0))
    assert rolls(table) == []
    assert table.said_kinds() == ["entry-complete", "confirm-ask"]
    table.feed(Key(0.0, "enter", "terminal", begins=True))
    assert len(rolls(table)) == 1


def test_dice_that_were_typed_before_a_sleep_are_read_back_before_they_count() -> None:
    table = at_table("roll")
    table.keys("r5")
    table.keys("0 5")
    table.keys("2 4 1 3 6 enter")
    assert rolls(table) == []
    assert "White two and four, red five, yellow one, green three, blue six." in heard(table)
    table.keys("enter")
    assert len(rolls(table)) == 1


def test_the_opening_says_that_one_die_is_asked_for_and_which_value_it_has() -> None:
    table = at_table("opening")
    table.keys("4 5")
    assert heard(table).endswith("Only one die is asked for. Ann: four. Is that right? Enter for yes, back for no.")


def test_two_dice_put_right_are_read_back_together() -> None:
    table = at_table("correct")
    table.keys("r3 y4")
    assert heard(table).endswith(
        "Red three instead of five. Yellow four instead of one. Is that right? Enter for yes, back for no."
    )


def test_tapped_dice_that_a_key_confirms_are_read_back_first() -> None:
    table = Driver(camera="off")
    table.tap("by-hand")
    for value in (2, 4, 5, 1, 3, 6):
        table.tap("value", value=value)
    table.keys("enter")
    assert rolls(table) == []
    assert "entry-complete" in table.said_kinds()
    table.keys("enter")
    assert len(rolls(table)) == 1


@pytest.mark.parametrize("language", ["de", "fr"])
def test_a_surplus_value_is_named_in_every_language(language: str) -> None:
    message = Message("entry-refused", {"reason": "all-set", "colour": None, "value": 6})
    assert {"de": "sechs", "fr": "six"}[language] in sentence(message, language)
    assert {"de": "zu viel", "fr": "de trop"}[language] in sentence(message, language)


# --- whatever is pressed ----------------------------------------------------------------------------------------------
def named(event: Event) -> list[str]:
    """The dice that an accepted event takes from the keys, as its read-back names them."""
    if isinstance(event, RollDice):
        whites = [f"white {WORDS[event.roll.white[0]]} and {WORDS[event.roll.white[1]]}"]
        values = event.roll.coloured()
    else:
        assert isinstance(event, Correct | Reroll)
        whites = [f"white {WORDS[value]}" for value in event.dice.white if value is not None]
        values = event.dice.coloured()
    pairs = zip(COLOURED, values, strict=True)
    return [*whites, *(f"{colour} {WORDS[value]}" for colour, value in pairs if value is not None)]


def counted(outputs: tuple[Output, ...]) -> list[str]:
    """The dice that this step made count, as read-backs name them."""
    found: list[str] = []
    for output in outputs:
        if isinstance(output, AcceptEvent) and isinstance(output.event, RollDice | Correct | Reroll):
            found += named(output.event)
        elif isinstance(output, Log) and output.did == "called":
            roll = output.fields["roll"]
            assert isinstance(roll, dict)
            found.append(f"white {WORDS[roll['white'][0]]} and {WORDS[roll['white'][1]]}")
            found += [f"{colour} {WORDS[roll[colour]]}" for colour in COLOURED if roll.get(colour)]
        elif isinstance(output, Log) and output.did == "opening":
            found.append(WORDS[int(str(output.fields["value"]))])
    return found


@pytest.mark.parametrize("place", PLACES)
@pytest.mark.parametrize("seed", range(6))
def test_whatever_is_accepted_was_said_since_its_last_change(place: str, seed: int) -> None:
    chance = random.Random(f"{place} {seed}")
    likely = [*"1234563562", *"wrygb", "enter", "enter", "enter", "pass", "back", "more", "0"]
    accepted = 0
    for _ in range(40):
        table = at_table(place)
        since = ""
        for _ in range(25):
            before = table.session.entry
            table.at += chance.choice((0.0, 0.0, 5.0))
            key = chance.choice(likely if chance.random() < 0.9 else KEYS)
            outputs = table.feed(Key(0.0, key, begins=chance.random() < 0.2))
            dice = counted(outputs)
            for die in dice:
                assert die in since
            accepted += bool(dice)
            after = table.session.entry
            if before is None or after is None or before.values != after.values:
                since = ""
            since += " " + " ".join(sentence(o.message, "en") for o in outputs if isinstance(o, Say)).lower()
    assert accepted > 5
