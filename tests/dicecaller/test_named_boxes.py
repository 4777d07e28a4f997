"""A colour and a number by keys name one box: it is marked, or nothing is and that is said; no digit is a seat."""

from __future__ import annotations

import itertools
from dataclasses import replace

import pytest

from core.events import Choose, Mark, Pass
from dicecaller.session_types import Key, Output, Settings
from display.messages import Message
from display.sentences import sentence
from firmware_bridge.messages import parse_keys
from tests.dicecaller.session_driver import Driver, to_a_tie

LANGUAGES = ("en", "de", "fr")
NOTHING = {"en": "Nothing is marked.", "de": "Nichts ist angekreuzt.", "fr": "Rien n’est coché."}
SEVEN = "w2 w5 r1 y1 g6 b6 enter"
PADS = ("box", "keyboard", "terminal", "usb-1")


def table(language: str = "en", roll: str = SEVEN, players: tuple[str, ...] = ("Ann", "Bo"), **game: object) -> Driver:
    """A white seven is called, choices are being read to Ann: every row offers its seven alone."""
    driver = Driver(players, settings=Settings(language=language, spoken=True), camera="off", **game)
    driver.keys(roll)
    return driver


def said(driver: Driver) -> str:
    return " ".join(sentence(message, driver.session.settings.language) for message in driver.said())


def marks(driver: Driver) -> list[Mark]:
    return [event for event in driver.accepted() if isinstance(event, Mark)]


# --- a number that is not offered -------------------------------------------------------------------------------------
@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("pad", PADS)
@pytest.mark.parametrize("keys", ["r8", "r2", "y 6", "g9", "b12", "r 1 1", "r13", "b8 enter", "r1 enter", "y3 enter"])
def test_a_number_that_is_not_offered_marks_nothing_and_says_so(keys: str, pad: str, language: str) -> None:
    driver = table(language)
    driver.keys(keys, pad)
    assert driver.view.answers == ()
    assert marks(driver) == []
    assert driver.session.focus == "Ann"
    refusals = driver.all_said("mark-refused")
    assert len(refusals) == 1
    assert sentence(refusals[0], language).endswith(NOTHING[language])
    assert driver.all_said("no-seat") == []


def test_the_refusal_names_the_box_and_what_the_dice_give() -> None:
    driver = table()
    driver.keys("r")
    driver.keys("8")
    assert said(driver) == "The dice do not give red eight: there they give seven. Nothing is marked."


@pytest.mark.parametrize("digits", [(8,), (2,), (1, 2), (1, 3)])
def test_after_a_refused_number_enter_marks_nothing_either(digits: tuple[int, ...]) -> None:
    driver = table()
    driver.keys("r " + " ".join(map(str, digits)) + " enter")
    assert marks(driver) == []


def test_a_row_without_an_offer_says_why_and_takes_the_number_too() -> None:
    driver = table(roll="w1 w1 r1 y1 g6 b6 enter")  # two: falling rows offer their last box to nobody
    driver.keys("g")
    assert driver.said_kinds() == ["mark-refused"]
    driver.keys("2")  # typed straight on
    assert driver.said_kinds() == ["mark-refused"]
    assert driver.session.focus == "Ann"
    assert marks(driver) == []


# --- what marks -------------------------------------------------------------------------------------------------------
@pytest.mark.parametrize("pad", PADS)
@pytest.mark.parametrize("keys", ["r7", "r enter", "r louder 7", "r more 7", "r repeat enter", "r help enter", "y r 7"])
def test_the_number_or_enter_marks_the_box_that_was_named(keys: str, pad: str) -> None:
    driver = table()
    driver.keys(keys, pad)
    assert marks(driver) == [Mark("Ann", "red", 7)]


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_colour_alone_says_what_it_offers_and_what_marks_it(language: str) -> None:
    driver = table(language)
    driver.keys("r")
    assert marks(driver) == []
    expected = Message("row-choice", {"player": "Ann", "boxes": (("red", 7, 5),), "action": "shared"})
    assert said(driver) == sentence(expected, language)
    enter = {"en": "Enter marks it.", "de": "Enter kreuzt an.", "fr": "Entrée coche."}
    assert said(driver).endswith(enter[language])


@pytest.mark.parametrize(
    ("white", "keys", "number"),
    [("w4 w6", "r 1 0", 10), ("w5 w6", "y11", 11), ("w6 w4", "r1 enter", 10), ("w6 w4", "r enter", 10)],
)
def test_numbers_of_two_digits_are_typed_or_begun(white: str, keys: str, number: int) -> None:
    driver = table(roll=f"{white} r1 y1 g6 b6 enter")
    driver.keys(keys)
    assert [mark.number for mark in marks(driver)] == [number]


def test_enter_marks_nothing_where_a_row_offers_two_numbers() -> None:
    driver = table()
    driver.keys("pass pass r")  # red three or six
    driver.keys("enter")
    assert marks(driver) == []
    assert driver.said_kinds() == ["row-choice"]
    driver.keys("6")
    assert marks(driver) == [Mark("Ann", "red", 6)]


def test_pass_after_a_colour_passes() -> None:
    driver = table()
    driver.keys("r pass")
    assert driver.accepted()[-1] == Pass("Ann")


def test_an_answer_is_changed_by_a_whole_name_only() -> None:
    driver = table(players=("Ann", "Bo", "Cy"))
    driver.keys("r7 1 y8")
    assert driver.view.answers[0].row == "red"
    driver.keys("1 y 7")
    assert driver.view.answers[0].row == "yellow"


# --- everything that can be typed -------------------------------------------------------------------------------------
@pytest.mark.parametrize("end", ["", "enter"])
def test_no_colour_and_number_ever_marks_another_box(end: str) -> None:
    for colour, number in itertools.product("rygb", range(2, 20)):
        driver = table(players=("Ann", "Bo", "Cy", "Di", "Ed"))
        driver.keys(f"{colour} {' '.join(str(number))} {end}")
        expected = [Mark("Ann", {"r": "red", "y": "yellow", "g": "green", "b": "blue"}[colour], 7)]
        assert marks(driver) == (expected if number == 7 else []), (colour, number)


# --- whose row it is --------------------------------------------------------------------------------------------------
def test_another_players_touch_does_not_make_the_number_a_seat() -> None:
    driver = table(players=("Ann", "Bo", "Cy"))
    driver.keys("r")
    driver.mark("Bo", "yellow", 7)
    driver.keys("7")
    assert marks(driver) == [Mark("Bo", "yellow", 7), Mark("Ann", "red", 7)]


def test_enter_does_not_mark_in_a_later_action_what_was_named_in_an_earlier_one() -> None:
    driver = table()
    driver.keys("pass", pad="usb-1")
    driver.keys("pass 2", pad="usb-2")
    driver.keys("up 1", pad="usb-1")
    driver.keys("1 r", pad="usb-1")
    driver.keys("pass", pad="usb-2")
    assert driver.view.phase == "coloured"
    driver.keys("enter", pad="usb-1")
    assert marks(driver) == []
    assert driver.view.phase == "coloured"


def test_on_a_keypad_of_ones_own_the_others_choices_are_read_to_their_end() -> None:
    driver = table()
    driver.keys("more", pad="usb-1")
    driver.keys("pass 2", pad="usb-2")
    assert driver.session.focus == "Ann"
    driver.keys("r", pad="usb-2")
    assert driver.said_kinds() == ["row-choice-aside"]


# --- a colour that only made the table ask ----------------------------------------------------------------------------
@pytest.mark.parametrize("digits", ["2", "8", "1 2", "1 0"])
def test_a_number_typed_on_with_a_colour_that_nobody_was_asked_for_is_no_seat(digits: str) -> None:
    driver = Driver(("Ann", "Bo", "Cy"))
    driver.tap("repeat")
    driver.roll()
    driver.keys(f"r {digits}")
    assert driver.session.focus == "Ann"
    assert marks(driver) == []
    assert [message.kind for message in driver.said()].count("nothing-marked") == len(digits.split())
    driver.keys("2")
    assert driver.session.focus == "Bo"


def test_after_a_pause_the_digit_says_whose_answer_it_is() -> None:
    driver = Driver(("Ann", "Bo", "Cy"))
    driver.tap("repeat")
    driver.roll()
    driver.keys("r")
    driver.at += 4.0
    driver.keys("2")
    assert driver.session.focus == "Bo"


@pytest.mark.parametrize("digit", ["2", "8"])
def test_a_number_typed_on_binds_no_pad_to_a_seat(digit: str) -> None:
    driver = table()
    driver.keys("more", pad="usb-1")
    driver.keys(f"r {digit}", pad="usb-2")
    assert dict(driver.session.pads)["usb-2"] == ""
    assert driver.said()[-1].kind == "pad-ask"
    driver.keys("2", pad="usb-2")
    assert dict(driver.session.pads)["usb-2"] == "Bo"


# --- a row that offers nothing ----------------------------------------------------------------------------------------
def at_cy(pad: str = "terminal") -> Driver:
    """White twelve: the red row offers nobody anything; Cy has just named it, and been told why not."""
    driver = table(roll="w6 w6 r4 y6 g1 b2 enter", players=("Ann", "Bo", "Cy"))
    line(driver, "3 r", pad)
    assert driver.said_kinds() == ["offers", "mark-refused"]
    return driver


def line(driver: Driver, keys: str, pad: str = "terminal") -> None:
    """Keys typed as one line (or as one step of a script)."""
    outputs: tuple[Output, ...] = ()
    for place, key in enumerate(parse_keys(keys)):
        driver.at -= 0.9
        outputs += driver.feed(Key(0.0, key, pad, begins=place == 0))
    driver.last = outputs


def test_a_row_of_mixed_colours_of_which_the_dice_give_no_box_says_that_and_speaks_of_no_box() -> None:
    """It said that the dice do not give the two of row four: there they give seven, which row four does not offer."""
    driver = table(roll="w1 w1 r5 y1 g3 b6 enter", sheet="colour-blocks")
    driver.keys("pass pass")
    assert driver.view.phase == "coloured"
    driver.keys("b")
    assert driver.said_kinds() == ["mark-refused"]
    said = {language: sentence(driver.said()[0], language) for language in ("en", "de", "fr")}
    assert said["en"] == "The dice give no box in row four."
    assert said["de"] == "Die Würfel ergeben kein Feld in Farbreihe vier."
    assert said["fr"] == "Les dés ne donnent aucune case de la rangée quatre."


def test_a_row_of_mixed_colours_says_why_a_box_that_the_dice_give_may_not_be_marked() -> None:
    driver = table(roll="0 3 1 r 9 enter w1 w1 r5 y2 g3 b6 enter pass pass", sheet="colour-blocks")
    assert driver.view.phase == "coloured"
    driver.keys("r")
    said_why = dict(driver.said()[0].facts["facts"])  # type: ignore[call-overload]
    assert (driver.said()[0].facts["code"], said_why["last"]) == ("left-of-mark", 9)
    assert said_why["number"] in (3, 7)  # what yellow and blue give there, not the sum of the white dice


@pytest.mark.parametrize("pad", ["terminal", "script"])
def test_after_a_row_without_an_offer_a_new_lines_digit_is_a_seat(pad: str) -> None:
    driver = at_cy(pad)
    line(driver, "1 b12", pad)
    assert marks(driver) == [Mark("Ann", "blue", 12)]


def test_after_a_pause_a_digit_is_a_seat_whatever_row_was_refused_before() -> None:
    driver = at_cy("box")
    driver.at += 4.0
    driver.keys("1 b12")
    assert marks(driver) == [Mark("Ann", "blue", 12)]


@pytest.mark.parametrize("digit", ["1", "2"])
def test_a_colour_that_follows_a_doubtful_digit_at_once_marks_nobodys_sheet(digit: str) -> None:
    driver = at_cy("box")
    driver.keys(f"{digit} b 1 2")
    assert marks(driver) == []
    assert next(message.facts["player"] for message in driver.said() if message.kind == "offers") == "Cy"
    driver.keys("b12")  # now it has been said for whom
    assert marks(driver) == [Mark("Cy", "blue", 12)]


@pytest.mark.parametrize("digits", ["8", "3", "1 1", "1"])
@pytest.mark.parametrize("pad", PADS)
def test_a_digit_typed_on_with_a_refused_colour_is_no_seat(pad: str, digits: str) -> None:
    driver = table(roll="w6 w6 r4 y6 g1 b2 enter", players=("Ann", "Bo", "Cy"))
    driver.keys(f"r {digits}", pad)
    assert driver.session.focus == "Ann"
    assert marks(driver) == []


def test_a_refused_row_does_not_keep_enter_from_what_it_means_otherwise() -> None:
    driver = at_cy()
    line(driver, "enter")
    assert driver.said_kinds() == ["offers"]
    assert driver.session.typing.what == ""


# --- a power's tie ----------------------------------------------------------------------------------------------------
def tied() -> Driver:
    return to_a_tie(Driver(sheet="powers", settings=Settings(spoken=True)))


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_tie_is_not_decided_by_the_colour_alone_nor_by_another_number(language: str) -> None:
    driver = tied()
    driver.session = replace(driver.session, settings=replace(driver.session.settings, language=language))
    before = driver.accepted()
    driver.keys("b")
    assert driver.said_kinds() == ["row-choice"]
    driver.keys("9")
    assert driver.accepted() == before
    assert said(driver).endswith(NOTHING[language])


@pytest.mark.parametrize("keys", ["b enter", "b12", "b1 enter"])
def test_a_tie_is_decided_by_enter_or_by_the_rows_next_number(keys: str) -> None:
    driver = tied()
    driver.keys(keys)
    assert driver.accepted()[-1] == Choose("Ann", "blue")
