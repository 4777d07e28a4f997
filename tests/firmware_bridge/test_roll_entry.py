"""A roll typed on a keypad: both ways of typing, corrections, and everything that must be refused by name."""

import pytest
from hypothesis import given
from hypothesis import strategies as st

from firmware_bridge.errors import UnknownWord
from firmware_bridge.messages import KEYS, parse_keys
from firmware_bridge.roll_entry import ENTRY_KINDS, ENTRY_REASONS, FIXED_ORDER, EntryEvent, RollEntry

WITHOUT_RED = ("white", "white", "yellow", "green", "blue")
WHOLE = {"white": (2, 4), "red": 5, "yellow": 1, "green": 3, "blue": 6}


def type_in(entry: RollEntry, text: str) -> tuple[RollEntry, EntryEvent]:
    events = []
    for key in parse_keys(text):
        entry, event = entry.press(key)
        events.append(event)
    return entry, events[-1]


@pytest.mark.parametrize(
    "text", ["w2 w4 r5 y1 g3 b6 enter", "b6 g3 w2 y1 r5 w4 enter", "245136 enter", "r5 2 4 1 b6 3 enter"]
)
def test_any_order_of_colours_and_the_fixed_order_give_the_same_roll(text: str) -> None:
    _, event = type_in(RollEntry(), text)
    assert (event.kind, event.dice) == ("complete", WHOLE)


def test_the_last_die_asks_for_read_back_and_does_not_confirm_by_itself() -> None:
    entry, event = type_in(RollEntry(), "w2 w4 r5 y1 g3 b6")
    assert (event.kind, event.ready, event.dice) == ("added", True, WHOLE)
    assert entry.press("repeat")[1].kind == "read_back"


def test_a_removed_colour_is_refused_by_name() -> None:
    entry, event = type_in(RollEntry(WITHOUT_RED), "w2 r")
    assert (event.kind, event.reason, event.colour) == ("refused", "removed-colour", "red")
    assert entry.dice == {"white": (2,)}


def test_values_in_fixed_order_skip_a_removed_colour() -> None:
    _, event = type_in(RollEntry(WITHOUT_RED), "2 4 1 3 6 enter")
    assert event.dice == {"white": (2, 4), "yellow": 1, "green": 3, "blue": 6}


@pytest.mark.parametrize("value", [0, 7, 8, 9])
def test_a_value_no_die_has_is_refused_with_its_die(value: int) -> None:
    entry, event = type_in(RollEntry(), f"r{value}")
    assert (event.kind, event.reason, event.colour, event.value) == ("refused", "no-such-value", "red", value)
    assert entry.press("5")[1].colour == "red"


def test_backspace_takes_the_latest_die_whatever_its_place() -> None:
    entry, event = type_in(RollEntry(), "b6 w2 r5 back")
    assert (event.kind, event.colour, event.value) == ("removed", "red", 5)
    assert entry.dice == {"white": (2,), "blue": 6}


def test_backspace_after_a_colour_key_only_drops_the_colour() -> None:
    entry, event = type_in(RollEntry(), "w2 b back")
    assert (event.kind, event.colour, event.value) == ("removed", "blue", None)
    assert entry.dice == {"white": (2,)}


def test_backspace_with_nothing_typed_is_refused() -> None:
    assert RollEntry().press("back")[1].reason == "nothing-to-remove"


def test_a_die_typed_again_is_replaced() -> None:
    entry, event = type_in(RollEntry(), "r5 w2 r3")
    assert (event.kind, event.colour, event.value) == ("replaced", "red", 3)
    assert entry.dice == {"white": (2,), "red": 3}


def test_a_third_white_asks_for_the_second_again() -> None:
    entry, event = type_in(RollEntry(), "w2 w4 w5")
    assert (event.kind, event.reason) == ("replaced", "whites-again")
    assert entry.dice == {"white": (5,)}
    assert "white" in event.missing


def test_enter_with_dice_missing_names_the_first() -> None:
    _, event = type_in(RollEntry(), "w2 w4 y1 enter")
    assert (event.kind, event.reason, event.colour) == ("refused", "missing", "red")


def test_one_die_only_takes_a_bare_value_and_refuses_other_colours() -> None:
    entry = RollEntry(only="blue")
    assert entry.press("r")[1].reason == "one-die-only"
    assert type_in(entry, "4 enter")[1].dice == {"blue": 4}
    assert type_in(entry, "b4 enter")[1].dice == {"blue": 4}


def test_one_white_only_is_one_value() -> None:
    assert type_in(RollEntry(only="white"), "w4 enter")[1].dice == {"white": (4,)}


def test_a_seventh_value_is_refused_until_a_colour_is_named() -> None:
    _, event = type_in(RollEntry(), "245136 1")
    assert (event.kind, event.reason) == ("refused", "all-set")


@pytest.mark.parametrize(("in_play", "only"), [(("pink",), None), (WITHOUT_RED, "red"), (FIXED_ORDER, "pink")])
def test_an_entry_for_dice_that_do_not_exist_cannot_be_made(in_play: tuple[str, ...], only: str | None) -> None:
    with pytest.raises(UnknownWord):
        RollEntry(in_play, only)


@given(
    st.lists(st.sampled_from(KEYS), max_size=60),
    st.sampled_from([FIXED_ORDER, WITHOUT_RED, ("white", "white", "blue")]),
    st.sampled_from([None, "white", "blue"]),
)
def test_any_keys_keep_the_entry_sound(keys: list[str], in_play: tuple[str, ...], only: str | None) -> None:
    entry = RollEntry(in_play, only)
    for key in keys:
        before = entry
        entry, event = entry.press(key)
        assert event.kind in ENTRY_KINDS
        assert event.reason == "" or event.reason in ENTRY_REASONS
        assert (event.kind == "refused") <= (entry == before)
        assert event.dice == entry.dice
        assert (event.kind == "complete") <= (not entry.missing)
        assert sorted(entry.history) == [place for place, value in enumerate(entry.values) if value is not None]
        assert all(value is None or 1 <= value <= 6 for value in entry.values)


@given(st.lists(st.sampled_from(KEYS), max_size=30))
def test_backspace_always_leads_back_to_nothing(keys: list[str]) -> None:
    entry = RollEntry()
    for key in keys:
        entry, _ = entry.press(key)
    for _ in range(len(FIXED_ORDER) + 1):
        entry, _ = entry.press("back")
    assert entry == RollEntry()
