"""A turn played again after a remedy: whose mark fell and why is said, and whose pass stands."""

from __future__ import annotations

from dicecaller.session_types import Settings
from display.sentences import sentence
from tests.dicecaller.session_driver import Driver, dice, reading


def turn_of_ann(**settings) -> Driver:
    """White two and four: Ann has marked the red six and the blue eight, Bo has passed."""
    table = Driver(settings=Settings(**settings))
    table.roll()
    table.mark("Ann", "red", 6)
    table.passes("Bo")
    table.mark("Ann", "blue", 8)
    return table


def white_corrected(table: Driver, value: int) -> None:
    table.tap("correct")
    table.tap("die", value=0)
    table.tap("value", value=value)


def test_a_mark_that_the_corrected_dice_do_not_give_is_told_and_its_player_asked_anew():
    table = turn_of_ann()
    white_corrected(table, 3)
    assert table.said_kinds() == ["corrected", "roll", "mark-fell", "mark-fell", "passes-stand", "answer-ask"]
    fell = table.said()[2]
    assert fell.facts == {"player": "Ann", "row": "red", "number": 6, "why": "dice"}
    assert sentence(fell, "en") == "Ann: red six is taken back, the dice do not give it."
    assert table.said()[4].facts == {"players": ("Bo",)}
    assert table.view.waiting == ("Ann",)
    assert all(message in table.session.said for message in table.said())  # and it is the caption


def test_whoever_listens_is_told_the_same_and_what_may_be_marked_now():
    table = turn_of_ann(spoken=True)
    white_corrected(table, 3)
    assert table.said_kinds() == ["corrected", "roll", "mark-fell", "mark-fell", "passes-stand", "offers"]


def test_the_coloured_mark_that_the_corrected_dice_do_not_give_falls_aloud_at_once():
    table = turn_of_ann()
    white_corrected(table, 3)
    assert table.said()[3].facts == {"player": "Ann", "row": "blue", "number": 8, "why": "dice"}
    table.passes("Ann")
    assert "mark-fell" not in table.said_kinds()
    assert "coloured-ask" in table.said_kinds()


def test_a_coloured_mark_for_which_the_new_one_leaves_no_room_falls_for_its_sheet():
    table = Driver()
    table.roll()
    table.mark("Ann", "red", 6)
    table.passes("Bo")
    table.mark("Ann", "red", 7)  # white two and red five
    table.tap("correct")
    table.tap("die", value=1)
    table.tap("value", value=5)  # white two and five
    table.mark("Ann", "red", 7)
    assert table.said()[0].kind == "mark-fell"
    assert table.said()[0].facts == {"player": "Ann", "row": "red", "number": 7, "why": "sheet"}


def test_a_coloured_mark_falls_where_the_game_now_ends_before_it():
    table = Driver()
    table.tap("amend")
    for number in (2, 3, 4, 5, 6, 12):
        table.mark("Bo", "red", number)  # red is closed
    for number in (12, 11, 10, 9, 8):
        table.mark("Bo", "green", number)
    table.tap("amend")
    table.roll(w1=1, w2=2, without=("red",))
    table.mark("Bo", "yellow", 3)
    table.passes("Ann")
    table.mark("Ann", "blue", 7)
    table.tap("correct")
    table.tap("die", value=1)
    table.tap("value", value=1)
    table.mark("Bo", "green", 2)
    assert table.view.over
    assert table.said()[0].facts == {"player": "Ann", "row": "blue", "number": 7, "why": "over"}
    assert sentence(table.said()[0], "de") == "Ann: die blaue Sieben ist zurückgenommen, das Spiel war vorher zu Ende."


def test_other_answers_are_not_told_of_when_nothing_of_them_falls():
    table = turn_of_ann()
    table.tap("correct")
    table.tap("die", value=2)
    table.tap("value", value=6)  # red: nobody marked by it
    assert table.said_kinds()[:2] == ["corrected", "roll"]
    assert "mark-fell" not in table.said_kinds()
    assert "passes-stand" not in table.said_kinds()


def test_a_mark_taken_back_by_name_is_told_once():
    table = turn_of_ann()
    table.tap("void", player="Ann")
    assert table.said_kinds().count("voided") == 1
    assert "mark-fell" not in table.said_kinds()


def test_who_has_passed_may_still_think_again_while_the_action_is_open():
    table = Driver()
    table.roll()
    table.passes("Bo")
    table.tray("nudged", reading(**dice(w1=3)))
    white_corrected(table, 3)
    assert table.view.may_change == ("Ann", "Bo")
    assert "passes-stand" not in table.said_kinds()


def test_the_coloured_answer_that_waited_and_counts_again_is_told():
    table = turn_of_ann()
    white_corrected(table, 1)  # white one and four: the blue eight falls, red nine would not
    assert table.said_kinds().count("mark-fell") == 2
    table.passes("Ann")
    assert "coloured-stands" not in table.said_kinds()
    table = turn_of_ann()
    table.tap("correct")
    table.tap("die", value=1)
    table.tap("value", value=3)  # white two and three: still eight with the blue six
    table.passes("Ann")
    assert table.said()[0].kind == "coloured-stands"
    assert table.said()[0].facts == {"player": "Ann", "row": "blue", "number": 8}
    assert table.view.phase == "roll"


def test_a_coloured_pass_that_counts_again_is_told_too():
    table = Driver()
    table.roll()
    table.mark("Ann", "red", 6)
    table.passes("Bo", "Ann")
    table.tap("void", player="Ann")
    table.mark("Ann", "green", 6)
    assert [message.kind for message in table.said()][:1] == ["coloured-stands"]
    assert sentence(table.said()[0], "en") == "Ann: the pass with the coloured dice stays."


def test_a_coloured_mark_that_the_corrected_dice_do_not_give_is_said_to_be_gone_at_once_and_once() -> None:
    table = Driver(camera="off", settings=Settings(spoken=True))
    table.keys("2 4 5 1 3 6 enter r6 b6 r7")
    table.keys("back w2 3 enter")
    fallen = [message.facts["number"] for message in table.said() if message.kind == "mark-fell"]
    assert fallen == [6, 6, 7]
    table.keys("undo")
    assert [m.facts["number"] for m in table.said() if m.kind == "answer-back"] == [6, 6, 7]
    table.keys("back w2 3 enter pass pass")
    assert [m.facts["number"] for m in table.said() if m.kind == "mark-fell"] == [6, 6, 7]
    assert table.view.phase == "coloured"
