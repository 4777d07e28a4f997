"""What somebody hears who has no screen: only what is there, which key comes next, and never an old request."""

from __future__ import annotations

from collections.abc import Sequence

import pytest

from core.events import NewGame
from dicecaller.session import scene_of
from dicecaller.session_types import Begin, Settings
from display.catalogue import LANGUAGES, text
from display.layout import lay_out
from display.look import Look
from display.messages import Message
from display.sentences import sentence
from tests.dicecaller.session_driver import Driver

SCREEN = {"en": "screen", "de": "Bildschirm", "fr": "écran"}
BY_EAR = Settings(spoken=True, screen=False)


def locked(camera: str = "off", settings: Settings = BY_EAR) -> Driver:
    """Red has just been locked by Bo; its die is to be taken out, and Ann is asked for a coloured sum."""
    table = Driver(camera=camera, settings=settings)
    table.tap("amend")
    for number in (2, 3, 4, 5, 6):
        table.mark("Bo", "red", number)
    table.tap("amend")
    table.keys("w6 w6 r1 y1 g1 b2 enter 1 pass 2 r12")
    return table


def heard(table: Driver, language: str = "en") -> str:
    return " ".join(sentence(message, language) for message in table.said())


def test_without_a_camera_the_die_to_be_taken_out_comes_with_the_key_that_goes_on():
    table = locked()
    [asked] = [message for message in table.said() if message.kind == "set-aside"]
    assert sentence(asked, "en") == "Please take the red die out. Then press enter."
    table.keys("enter")
    assert table.said_kinds() == ["set-aside-thanks"]


def test_where_the_camera_sees_it_no_key_is_named():
    [asked] = [message for message in locked(camera="ok").said() if message.kind == "set-aside"]
    assert "enter" not in sentence(asked, "en")


def test_the_dice_of_a_new_game_come_with_the_key_that_goes_on_while_some_are_missing():
    table = locked()
    table.feed(Begin(0.0, NewGame(("Ann", "Bo"))))
    [asked] = table.all_said("all-dice-back")
    assert sentence(asked, "en").endswith("Please put the red die back. Then press enter.")
    table.keys("enter")
    assert table.session.missing == ()


def test_repeat_after_thank_you_repeats_that_and_not_the_request():
    table = locked()
    table.keys("enter repeat")
    kinds = [message.kind for message in table.said()][-len(table.session.repeatable) :]
    assert "set-aside" not in kinds
    assert "set-aside-thanks" in kinds
    assert kinds[-1] == "offers"  # and what is awaited, as it was said after the request


def test_the_thanks_for_a_request_that_was_followed_by_news_comes_after_it():
    table = locked()
    table.keys("1")  # who is asked hears it anew
    table.keys("enter repeat")
    assert [message.kind for message in table.said()][-2:] == ["offers", "set-aside-thanks"]


def test_help_names_the_dice_that_are_in_play():
    table = locked()
    table.keys("enter pass")
    assert table.view.phase == "roll"
    table.keys("help")
    assert "in the order white, white, yellow, green, blue." in heard(table)
    table.keys("w6 help")
    assert "in the order white, white, yellow, green, blue." in heard(table)


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_table_without_a_screen_speaks_of_none(language: str):
    table = Driver(players=(), settings=BY_EAR)
    said = [heard(table, language)]
    for what, reason in (("keypad", "unplugged"), ("sound", "lost")):
        table.device(what, "fault", reason)
        said.append(heard(table, language))
    table.feed(Begin(0.0, NewGame(("Ann", "Bo"))))
    for seconds in (601.0, 61.0):
        table.wait(seconds)
        said.append(heard(table, language))
    assert len(said) == 5
    assert all(said)
    assert not [text for text in said if SCREEN[language] in text]


def test_a_table_with_a_screen_speaks_of_it():
    assert "touch the screen" in heard(Driver(players=()))


# --- what passing costs -----------------------------------------------------------------------------------------------
COSTS = {
    "en": (" pass, which is a penalty.", " pass, which is a penalty, the fourth: the game ends."),
    "de": (" passen, das gibt einen Fehlwurf.", " passen, das gibt einen Fehlwurf, den vierten: dann endet das Spiel."),
    "fr": (
        " passer, ce qui ajoute un coup manqué.",
        " passer, ce qui ajoute un coup manqué, le quatrième : la partie finit alors.",
    ),
}
BOXES = (("red", 11), ("yellow", 11), ("green", 3), ("blue", 3))
SOME, NOTHING = "w1 w1 r1 y1 g1 b1 enter", "w6 w6 r6 y6 g1 b1 enter"


def asked(said: Sequence[Message], language: str = "en") -> str:
    """The last sentence that asked for an answer, spaces plain."""
    *_, message = [message for message in said if message.kind in ("offers", "coloured-ask")]
    return sentence(message, language).replace("\u00a0", " ")


def coloured(answers: str, penalties: int = 0, roll: str = SOME) -> Driver:
    """Ann has rolled, both have answered with the white sum, and Ann is asked for the coloured dice."""
    table = Driver(camera="off", settings=BY_EAR)
    table.tap("amend")  # some penalties Ann has already, and for NOTHING her rows are so far that no sum fits
    for row, number in BOXES if roll == NOTHING else ():
        table.mark("Ann", row, number)
    for _ in range(penalties):
        table.tap("penalty", "Ann")
    table.tap("back")
    table.keys(f"{roll} {answers}")
    assert (table.view.phase, table.view.penalties["Ann"]) == ("coloured", penalties)
    return table


def costs_on_the_screen(table: Driver) -> bool:
    """Whether the pass button shows the points that it costs."""
    shown = {" ".join(element.text.split()) for element in lay_out(scene_of(table.session), Look()).elements}
    return text("screen-pass-penalty", "en") in shown


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("roll", [SOME, NOTHING])
@pytest.mark.parametrize(("penalties", "which"), [(0, 0), (2, 0), (3, 1)])
def test_that_a_pass_is_a_penalty_is_said_before_it_is_one(language, roll, penalties, which):
    table = coloured("1 pass 2 pass", penalties, roll)
    assert asked(table.said(), language).endswith(COSTS[language][which])
    assert asked(table.said()) in scene_of(table.session).caption.replace("\u00a0", " ")
    assert costs_on_the_screen(table)
    table.keys("pass")
    assert table.view.penalties["Ann"] == penalties + 1
    assert (table.view.phase == "over") == (which == 1)


def test_after_a_mark_with_the_white_sum_a_pass_is_free_and_no_penalty_is_spoken_of():
    table = coloured("1 r 2 pass", 3)
    assert asked(table.said()).endswith("r pass.")
    assert not costs_on_the_screen(table)
    table.keys("w")
    assert asked(table.said()).endswith("or pass.")
    table.keys("pass")
    assert table.view.penalties["Ann"] == 3


def test_in_the_shared_action_no_penalty_is_spoken_of():
    table = Driver(camera="off", settings=BY_EAR)
    table.keys(SOME)
    assert asked(table.said()).endswith("Or pass.")


def test_whoever_asks_who_is_awaited_hears_of_the_penalty_too():
    table = coloured("1 pass 2 pass", roll="w1 w2 r1 y1 g1 b1 enter")
    table.keys("w")
    assert asked(table.said()) == "Ann: mark a coloured sum, or pass, which is a penalty."


@pytest.mark.parametrize(
    ("answer", "asks"),
    [
        (None, "Ann: mark a coloured sum, or pass, which is a penalty."),
        (6, "Ann: mark a coloured sum, or pass."),
    ],
)
def test_whoever_touches_the_screen_hears_of_the_penalty_too(answer, asks):
    table = Driver()
    table.roll(w1=2, w2=4)
    table.passes("Bo")
    if answer is None:
        table.passes("Ann")
    else:
        table.mark("Ann", "red", answer)
    assert asked(table.said()) == asks
    assert asks in scene_of(table.session).caption
    assert costs_on_the_screen(table) == (answer is None)
