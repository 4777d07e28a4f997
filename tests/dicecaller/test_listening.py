"""By ear: sheets and turns gone through by keys, keypads that belong to seats, the voice's own keys, equal time."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace

import pytest

from core.events import Mark, Void
from dicecaller.equal_time import still_to_hear, too_soon
from dicecaller.play_rim import Rim
from dicecaller.session_review import history_of, scores_over_turns
from dicecaller.session_types import Key, Settings, Tell, Tick, Voice
from dicecaller.transcript import Transcript
from display.agenda import Spoken
from display.messages import Message
from display.speech import RecordingSpeaker
from tests.dicecaller.session_driver import Driver

ROLL = "w2 w5 r1 y1 g6 b6 enter"  # white seven


def table(**options: object) -> Driver:
    """Ann and Bo, a white seven called, choices being read to Ann."""
    driver = Driver(settings=Settings(spoken=True), camera="off", **options)
    driver.keys(ROLL)
    return driver


def test_a_row_is_read_from_the_menu_and_the_game_waits() -> None:
    driver = table()
    driver.keys("0 g")
    message = driver.said()[-1]
    assert (message.kind, message.facts["player"], message.facts["row"]) == ("sheet-row", "Ann", "green")
    assert message.facts["left"] == (12, 11, 10, 9, 8, 7, 6, 5, 4, 3, 2)
    assert driver.view.waiting == ("Ann", "Bo")


def test_colour_keys_do_not_mark_while_a_sheet_is_listened_to() -> None:
    driver = table()
    driver.keys("0 g r y b 2 1 up down more w 0")
    assert driver.view.answers == ()
    assert driver.accepted()[-1].to_json()["event"] == "roll"


def test_boxes_are_told_one_by_one() -> None:
    driver = table()
    driver.keys("r7 pass")  # Ann marks red seven, Bo passes
    driver.keys("pass")  # Ann's coloured action
    driver.keys("0 r 1")
    told = []
    for _ in range(11):
        driver.keys("down")
        facts = driver.said()[-1].facts
        told.append((facts["number"], facts["state"], facts["count"]))
    assert told[:5] == [(number, "skipped", 0) for number in range(2, 7)]
    assert told[5:7] == [(7, "marked", 0), (8, "free", 0)]
    assert told[9:] == [(11, "free", 3), (12, "needs", 4)]
    driver.keys("down")
    assert driver.said()[-1].facts["number"] == 12


def test_how_near_everybody_is_to_closing_is_told() -> None:
    driver = table()
    driver.keys("r7 pass pass 0 r more")
    named, near = driver.said()[-2:]
    assert (named.kind, named.facts["position"], named.facts["direction"]) == ("row-named", 1, "rising")
    assert near.kind == "closing"
    assert near.facts["players"] == (("Ann", 4), ("Bo", 5))


def test_another_players_sheet_is_a_digit_away() -> None:
    driver = table()
    driver.keys("0 y 2")
    assert driver.said()[-1].facts["player"] == "Bo"
    assert driver.said()[-1].facts["row"] == "yellow"


def test_turns_are_gone_back_one_by_one_and_round_again() -> None:
    driver = table()
    driver.keys("pass pass pass")
    driver.keys("w1 w1 r1 y1 g1 b1 enter pass pass pass")
    driver.keys("0 r w")
    assert driver.said()[-1].facts["turn"] == 2
    driver.keys("w")
    assert driver.said()[-1].facts["turn"] == 1
    driver.keys("w")
    assert driver.said()[-1].facts["turn"] == 2


@pytest.mark.parametrize("reopened", ["void", "back r 1 2 enter"])
def test_a_turn_that_is_open_again_is_no_past_one(reopened: str) -> None:
    """What had been marked in it was still told, though it was taken back."""
    driver = table()
    driver.keys("pass pass pass")
    driver.keys("w1 w1 r1 y1 g1 b1 enter pass pass r 2")
    driver.keys("0 2")
    assert driver.said()[-1].facts["turn"] == 2
    driver.keys(reopened)
    assert driver.view.phase == "coloured"
    driver.keys("0 2")
    assert driver.said()[-1].facts["turn"] == 1
    assert [message.facts["turn"] for message in history_of(driver.session.table)] == [1]
    assert len(scores_over_turns(driver.session.table)) == 1


@pytest.mark.parametrize("asking", ["0 2", "0 r w"])
def test_before_any_turn_is_over_looking_back_says_so(asking: str) -> None:
    driver = table()
    driver.keys(asking)
    assert driver.said()[-1].kind == "no-turn"


def test_listening_ends_with_enter_and_the_choices_are_read_again() -> None:
    driver = table()
    driver.keys("0 g enter")
    assert driver.session.listening is None
    assert driver.said()[-1].kind == "offers"
    driver.keys("r enter")
    assert driver.accepted()[-1] == Mark("Ann", "red", 7)


def test_a_new_roll_ends_listening() -> None:
    driver = table()
    driver.keys("pass pass pass 0 r")
    assert driver.session.listening is not None
    driver.roll()
    assert driver.session.listening is None


def test_help_names_the_step_while_listening() -> None:
    driver = table()
    driver.keys("0 g help")
    assert driver.said()[-1].facts["where"] == "review"


PLACES = ["", "0 g", "0", "back", "back w", "back r 3", "pass pass r", "pass pass pass w2", "pass pass pass 0 3"]


@pytest.mark.parametrize("place", PLACES)
@pytest.mark.parametrize("key", ["louder", "quieter", "slower", "faster", "stop"])
def test_the_voices_keys_mean_the_same_at_any_time(place: str, key: str) -> None:
    driver = table()
    if place:
        driver.keys(place)
    before = driver.session
    driver.keys(key)
    assert [output for output in driver.last if isinstance(output, Voice)] == [Voice(key)]
    assert replace(driver.session, at=0.0, active_at=0.0) == replace(before, at=0.0, active_at=0.0)


@pytest.mark.parametrize("place", PLACES)
def test_repeat_says_the_latest_again_at_any_time_and_changes_nothing(place: str) -> None:
    driver = table()
    if place:
        driver.keys(place)
    before = driver.session
    driver.keys("repeat")
    assert [(m.kind, m.facts) for m in driver.said()] == [(m.kind, m.facts) for m in before.repeatable]
    same = {"at": 0.0, "active_at": 0.0, "said": (), "said_ends": (), "repeatable": ()}
    assert replace(driver.session, **same) == replace(before, **same)


@pytest.mark.parametrize("place", [place for place in PLACES if not place.startswith("0")])
def test_zero_opens_the_menu_at_any_moment_and_a_colour_then_reads_its_row(place: str) -> None:
    driver = table()
    if place:
        driver.keys(place)
    entry, overlay = driver.session.entry, driver.session.overlay
    driver.keys("0")
    assert driver.said_kinds() == ["menu"]
    driver.keys("y")
    assert driver.said_kinds() == ["sheet-row"]
    driver.keys("enter")
    assert driver.session.listening is None
    assert (driver.session.entry, driver.session.overlay) == (entry, overlay)
    assert len(driver.said()) >= 1  # what is asked is said again


@pytest.mark.parametrize("key", ["enter", "back"])
@pytest.mark.parametrize("place", ["", "pass pass", "pass pass pass"])
def test_enter_and_back_leave_the_menu_for_what_is_awaited(place: str, key: str) -> None:
    driver = table()
    driver.keys(place)
    awaited = [(m.kind, m.facts) for m in driver.session.said][-1:]
    driver.keys(f"0 {key}")
    assert [(m.kind, m.facts) for m in driver.said()][-1:] == awaited
    assert driver.session.typing.what == ""


@pytest.mark.parametrize("key", ["0 back", "back"])
def test_who_leaves_the_set_up_for_the_game_hears_what_is_awaited(key: str) -> None:
    driver = table()
    driver.keys("0 4")
    assert driver.said_kinds() == ["menu", "game-stays", "players-ask"]
    driver.keys(key)
    assert driver.said_kinds() == (["menu", "players-ask"] if key.startswith("0") else ["offers"])


def test_a_key_that_means_nothing_in_the_menu_leaves_it_open() -> None:
    driver = table()
    driver.keys("0 pass")
    assert driver.said()[-1].facts == {"where": "menu"}
    driver.keys("1")
    assert driver.said_kinds() == ["scores"]


def test_in_another_language_what_is_awaited_is_said_again() -> None:
    driver = table()
    driver.keys("0 6")
    assert driver.said_kinds() == ["menu", "language", "offers"]
    assert driver.session.settings.language == "de"


def test_the_zero_of_ten_is_no_menu() -> None:
    driver = Driver(settings=Settings(spoken=True), camera="off")
    driver.keys("w4 w5 r6 y6 g1 b1 enter pass pass r")
    assert driver.session.typing.what == "row"
    driver.keys("1 0")
    assert driver.accepted()[-1] == Mark("Ann", "red", 10)


class NotingVoice(RecordingSpeaker):
    """Remembers how loud and how fast each sentence was said."""

    def __init__(self) -> None:
        super().__init__()
        self.noted: list[tuple[int, int, str]] = []

    def utter(self, sentences: Sequence[Spoken]) -> None:
        super().utter(sentences)
        self.noted += [(self.volume, self.speed, spoken.text) for spoken in sentences]


@pytest.mark.parametrize(
    ("key", "volume", "speed", "text"),
    [
        ("louder", 8, 3, "I speak this loud now: volume eight."),
        ("quieter", 6, 3, "I speak this loud now: volume six."),
        ("slower", 7, 2, "I speak this fast now: speed two."),
        ("faster", 7, 4, "I speak this fast now: speed four."),
    ],
)
def test_the_answer_to_louder_and_slower_is_an_example_of_it(key: str, volume: int, speed: int, text: str) -> None:
    voice = NotingVoice()
    Rim(table().session, voice, Transcript(None)).give(Key(50.0, key))
    assert voice.noted == [(volume, speed, text)]


def test_stop_is_answered_by_silence() -> None:
    voice = NotingVoice()
    Rim(table().session, voice, Transcript(None)).give(Key(50.0, "stop"))
    assert (list(voice.wishes), voice.noted) == (["stop"], [])


def test_repeat_says_the_choices_again_and_not_how_loud_it_is() -> None:
    driver = table()
    choices = driver.session.said
    driver.feed(Tell(0.0, Message("volume", {"level": 8})))
    driver.keys("repeat")
    assert [(message.kind, message.facts) for message in driver.said()] == [(m.kind, m.facts) for m in choices]


def test_one_pad_that_is_passed_round_needs_no_owner() -> None:
    driver = table()
    driver.keys("r enter", pad="usb-1")
    assert driver.accepted()[-1] == Mark("Ann", "red", 7)


def test_a_second_pad_is_asked_whose_it_is_and_then_answers_for_its_seat() -> None:
    driver = Driver(settings=Settings(spoken=True), camera="off")
    driver.keys(ROLL, pad="usb-1")
    driver.keys("pass", pad="usb-2")
    assert driver.said()[-1].kind == "pad-ask"
    assert driver.view.answers == ()
    driver.keys("2", pad="usb-2")
    assert (driver.said()[-1].kind, driver.said()[-1].facts["player"]) == ("pad-bound", "Bo")
    driver.keys("r enter", pad="usb-2")
    assert driver.accepted()[-1] == Mark("Bo", "red", 7)


def bound() -> Driver:
    """Ann has pad one, Bo pad two."""
    driver = Driver(settings=Settings(spoken=True), camera="off")
    driver.keys(ROLL, pad="usb-1")
    driver.keys("pass 2", pad="usb-2")
    driver.keys("pass 1", pad="usb-1")
    return driver


def test_pads_answer_each_for_its_own_seat_in_any_order() -> None:
    driver = bound()
    driver.keys("pass", pad="usb-2")
    driver.keys("y7", pad="usb-1")
    assert [event.to_json()["player"] for event in driver.accepted()[-2:]] == ["Bo", "Ann"]


def test_a_bound_pad_cannot_answer_for_another_seat() -> None:
    driver = bound()
    driver.keys("1 r7", pad="usb-2")
    assert driver.accepted()[-1] == Mark("Bo", "red", 7)


def test_what_one_pad_types_is_kept_while_another_is_pressed() -> None:
    driver = bound()
    driver.keys("pass", pad="usb-1")
    driver.keys("pass", pad="usb-2")
    driver.keys("r", pad="usb-1")  # coloured action: red has two numbers
    assert driver.session.typing.what == "row"
    driver.keys("louder", pad="usb-2")
    driver.keys("3", pad="usb-1")
    assert driver.accepted()[-1] == Mark("Ann", "red", 3)


# --- equal time -------------------------------------------------------------------------------------------------------
def rim_reading_to(player: str) -> Rim:
    """A table at which Ann has answered and her choices are being read to her once more."""
    driver = table()
    driver.keys("pass")
    voice = RecordingSpeaker()
    rim = Rim(driver.session, voice, Transcript(None))
    voice.current = Spoken("Ann, by the white sum you may mark …", "en", kind="offers", to=player)
    return rim


def test_the_last_answer_waits_while_choices_are_read_to_somebody_else() -> None:
    rim = rim_reading_to("Ann")
    rim.give(Key(50.0, "2"))
    rim.give(Key(51.0, "pass"))
    assert rim.session.view is not None
    assert rim.session.view.phase == "shared"
    rim.voice.current = None
    rim.give(Key(52.0, "louder"))
    assert rim.session.view.phase == "coloured"
    assert rim.held == []


def test_the_listener_may_answer_while_being_read_to() -> None:
    rim = rim_reading_to("Bo")
    rim.give(Key(51.0, "pass"))
    assert rim.session.view is not None
    assert rim.session.view.phase == "coloured"


def test_nothing_waits_for_a_voice_that_is_silent() -> None:
    driver = table()
    assert still_to_hear((Spoken("…", "en", kind="offers", to="Ann"),), None, busy=False) == ()
    assert not too_soon(driver.session, driver.session, (), ())


def test_choices_that_wait_behind_the_roll_are_still_to_be_heard() -> None:
    roll, offers = Spoken("White two …", "en", kind="roll-full"), Spoken("Ann, …", "en", kind="offers", to="Ann")
    assert still_to_hear((roll, offers), roll, busy=True) == ("Ann",)
    assert still_to_hear((roll, offers), None, busy=True) == ("Ann",)
    assert still_to_hear((offers, roll), roll, busy=True) == ()


class SlowVoice(RecordingSpeaker):
    """A voice that is still at its latest utterance until `finish`."""

    def utter(self, sentences: Sequence[Spoken]) -> None:
        super().utter(sentences)
        self.current, self.busy = sentences[0], True

    def finish(self) -> None:
        self.current, self.busy = None, False


def slow_table() -> tuple[Rim, SlowVoice]:
    """Ann on pad one and Bo on pad two, a white seven called; the voice reads to whoever asked last."""
    voice = SlowVoice()
    rim = Rim(bound().session, voice, Transcript(None))
    return rim, voice


@pytest.mark.parametrize("asking", ["w", "up", "more", "1"])
def test_with_two_pads_nobody_pushes_the_game_past_what_is_read_to_the_other(asking: str) -> None:
    """Ann has passed, asks once more what she might have marked, and Bo is quick with his own answer."""
    rim, voice = slow_table()
    rim.give(Key(50.0, "pass", "usb-1"))
    voice.finish()
    rim.give(Key(51.0, asking, "usb-1"))
    to_ann = any(one.kind == "offers" and one.to == "Ann" for one in rim.uttered)
    rim.give(Key(52.0, "pass", "usb-2"))
    assert rim.session.view is not None
    assert (rim.session.view.phase == "shared") == to_ann == (asking in ("more", "1"))
    voice.finish()
    rim.give(Tick(53.0))
    assert rim.session.view.phase == "coloured"


def test_an_answer_that_waits_may_still_be_overtaken_by_a_change_of_mind() -> None:
    rim, voice = slow_table()
    rim.give(Key(50.0, "pass", "usb-1"))
    rim.give(Key(51.0, "1", "usb-1"))  # Ann is read to
    rim.give(Key(52.0, "pass", "usb-2"))  # Bo's answer waits
    rim.give(Key(53.0, "r", "usb-1"))
    rim.give(Key(53.2, "7", "usb-1"))  # Ann marks red seven after all
    voice.finish()
    rim.give(Tick(54.0))
    assert rim.session.view is not None
    assert rim.session.view.phase == "coloured"
    assert rim.session.view.sheets["Ann"].rows[0].marks == (7,)


def test_one_listens_to_a_sheet_while_the_other_answers() -> None:
    driver = bound()
    driver.keys("0 g", pad="usb-2")
    assert driver.said()[-1].facts["player"] == "Bo"
    driver.keys("r enter", pad="usb-1")
    assert driver.accepted()[-1] == Mark("Ann", "red", 7)
    driver.keys("y", pad="usb-2")
    assert (driver.said()[-1].kind, driver.said()[-1].facts["row"]) == ("sheet-row", "yellow")


# --- answers that stand already ---------------------------------------------------------------------------------------
def test_somebody_who_has_answered_is_told_what_and_what_it_may_be_changed_to() -> None:
    driver = Driver(players=("Ann", "Bo", "Cy"), settings=Settings(spoken=True), camera="off")
    driver.keys(ROLL + " r7")
    driver.keys("1")
    assert driver.said_kinds() == ["answered", "offers"]
    assert driver.said()[0].facts == {"player": "Ann", "row": "red", "number": 7, "stays": False}
    assert len(driver.said()[1].facts["boxes"]) == 4
    driver.keys("y7")
    assert driver.view.answers[0].row == "yellow"


def test_one_and_enter_is_the_only_number_offered_that_begins_with_one() -> None:
    driver = Driver(settings=Settings(spoken=True), camera="off")
    driver.keys("w2 w5 r5 y6 g1 b1 enter pass pass r")  # red seven or ten; yellow eight or eleven
    driver.keys("1 enter")
    assert driver.accepted()[-1] == Mark("Ann", "red", 10)


def test_one_and_enter_marks_nothing_where_two_numbers_begin_with_one() -> None:
    driver = Driver(settings=Settings(spoken=True), camera="off")
    driver.keys("w4 w5 r6 y6 g1 b1 enter pass pass r")  # red ten or eleven
    driver.keys("1 enter")
    assert driver.view.phase == "coloured"
    assert driver.said_kinds() == ["row-choice"]


def test_back_after_a_row_was_named_reads_all_choices_again() -> None:
    driver = table()
    driver.keys("pass pass r")
    driver.keys("back")
    assert driver.said_kinds() == ["offers"]
    assert {row for row, _number, _skipped in driver.said()[0].facts["boxes"]} > {"red"}


def test_after_an_answer_was_changed_the_keys_go_to_whoever_is_awaited() -> None:
    driver = table()
    driver.keys("r7 1")  # Ann has marked, the keys are hers once more
    driver.keys("y enter")
    assert driver.said_kinds()[-2:] == ["answer-replaced", "offers"]
    assert driver.said()[-1].facts["player"] == "Bo"
    driver.keys("g enter")
    assert driver.accepted()[-1] == Mark("Bo", "green", 7)


@pytest.mark.parametrize("away", ["w", "back back", "0 1 w"])
def test_the_keys_are_not_left_with_somebody_who_has_answered(away: str) -> None:
    driver = table()
    driver.keys(f"pass 1 {away}")
    assert driver.session.focus == "Bo"
    driver.keys("g enter")
    assert driver.accepted()[-1].player == "Bo"


def test_a_void_that_reopens_the_action_asks_once() -> None:
    driver = table()
    driver.keys("r7 pass")
    driver.keys("void")
    assert driver.said_kinds() == ["voided", "offers"]


def test_whoever_is_not_asked_in_the_coloured_action_is_not_said_to_have_nothing() -> None:
    driver = table()
    driver.keys("pass pass")
    driver.keys("2")  # Ann's coloured action; two is Bo
    assert driver.said_kinds() == ["coloured-ask"]
    assert driver.session.focus == "Ann"


def test_the_number_of_a_row_that_was_named_is_still_awaited_after_more() -> None:
    driver = table()
    driver.keys("pass pass r more 3")
    assert driver.accepted()[-1] == Mark("Ann", "red", 3)


# --- dice being typed -------------------------------------------------------------------------------------------------
@pytest.mark.parametrize("place", ["w3", "back"])
def test_undo_while_dice_are_typed_undoes_and_says_so(place: str) -> None:
    driver = table()
    driver.keys(f"pass pass pass {place} undo")
    assert driver.session.overlay == ""
    assert "undone" in driver.said_kinds()


def test_the_end_of_an_agreed_remedy_says_what_is_awaited() -> None:
    driver = table()
    driver.keys("pass pass pass 0 3 1 r 5")
    driver.keys("enter")
    assert driver.said_kinds() == ["roll-ask"]


def test_leaving_the_dice_without_a_value_says_whose_roll_it_is() -> None:
    driver = table()
    driver.keys("pass pass pass w 3 back")
    assert driver.said_kinds()[-1] == "entry-ask"
    driver.keys("back")
    assert driver.session.overlay == ""
    assert driver.said_kinds() == ["roll-ask"]


# --- remedies by ear --------------------------------------------------------------------------------------------------
def test_void_takes_back_the_latest_mark_although_the_keys_speak_for_the_next_player() -> None:
    driver = table()
    driver.keys("r7")
    assert driver.session.focus == "Bo"
    driver.keys("void")
    assert driver.accepted()[-1] == Void("Ann")
    assert driver.said_kinds() == ["voided", "offers"]
    assert driver.said()[-1].facts["player"] == "Ann"


def test_a_corrected_die_corrects_the_choices_that_are_read() -> None:
    driver = table()
    driver.keys("back w 5 6")  # the five was a six: white eight
    driver.keys("enter")
    assert driver.said_kinds() == ["corrected", "roll", "offers"]
    assert {number for _row, number, _skipped in driver.said()[-1].facts["boxes"]} == {8}


def test_after_an_undo_what_is_asked_is_read_again() -> None:
    driver = table()
    driver.keys("r7 undo")
    assert driver.said_kinds()[-2:] == ["undone", "offers"]
    assert driver.said()[-1].facts["player"] == "Ann"


def test_choices_are_read_once_after_a_remedy() -> None:
    driver = table()
    driver.keys("r7 pass")  # the coloured action
    driver.keys("void")
    assert driver.said_kinds().count("offers") == 1
