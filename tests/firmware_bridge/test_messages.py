"""Words from fixed sets only, and the text of a script's keys."""

import pytest

from firmware_bridge.errors import BridgeError, UnknownWord
from firmware_bridge.messages import KEYS, KeyPressed, LampState, parse_keys


def test_a_script_text_is_read_key_by_key() -> None:
    assert parse_keys("w2 w4 r5 y1 g3 b6 enter") == (*"w2w4r5y1g3b6", "enter")
    assert parse_keys("245 back up 1") == ("2", "4", "5", "back", "up", "1")
    assert parse_keys("") == ()


@pytest.mark.parametrize("text", ["q", "w2 ente", "Enter"])
def test_a_piece_that_is_no_key_is_named(text: str) -> None:
    with pytest.raises(UnknownWord, match=text.split()[-1]):
        parse_keys(text)


def test_each_key_name_is_one_key() -> None:
    assert len(set(KEYS)) == len(KEYS) == 30
    assert [parse_keys(key) for key in KEYS] == [(key,) for key in KEYS]


def test_words_outside_the_sets_cannot_be_made() -> None:
    with pytest.raises(UnknownWord):
        KeyPressed("colour")
    with pytest.raises(UnknownWord, match="blue"):
        LampState(blue="pink")
    with pytest.raises(UnknownWord, match="status"):
        LampState(status="may")
    assert issubclass(UnknownWord, BridgeError)
