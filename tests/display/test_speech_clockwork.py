"""The voice's clockwork with a fake engine, a fake sound card and simulated time."""

from __future__ import annotations

import pytest

from display.agenda import CHATTER, NEWS, TURN, Spoken
from display.speech_fakes import FakeCard, FakeEngine
from display.voice import ANSWER_LIMIT_S, GAP_S, MOST_RESTARTS, NORMAL_SPEED, SPEEDS, Clockwork, pieces, speed_level


class Rig:
    """A clockwork with its fakes and a time that moves only when told."""

    def __init__(self) -> None:
        self.engine, self.card, self.now = FakeEngine(seconds_each=1.0), FakeCard(), 0.0
        self.work = Clockwork(self.engine, self.card)

    def say(self, *texts: str, rank: int = TURN, urgent: bool = False) -> None:
        self.work.utter([Spoken(text, "en", rank, urgent) for text in texts])
        self.settle()

    def settle(self) -> None:
        """The thread's turns of one moment: ask the engine, fetch its answer, begin."""
        for _ in range(4):
            self.work.turn(self.now)

    def wait(self, seconds: float) -> None:
        """Time passes in steps of 10 ms, as the thread would wake."""
        for _ in range(round(seconds * 100)):
            self.now += 0.01
            self.work.turn(self.now)

    def told(self, what: str) -> list[str]:
        return [event.spoken.text for event in self.work.events if event.what == what and event.spoken is not None]

    def faults(self) -> list[str]:
        return [event.what for event in self.work.events if event.what in ("fault", "mended", "lost")]


@pytest.fixture
def rig() -> Rig:
    return Rig()


def test_a_sentence_is_made_played_and_ended(rig: Rig) -> None:
    rig.say("Red seven.")
    assert rig.card.heard == [("play", 1.0, 0.7)]
    rig.wait(1.0 + 2 * GAP_S)
    assert rig.told("began") == rig.told("ended") == ["Red seven."]


def test_sentences_of_one_utterance_follow_each_other(rig: Rig) -> None:
    rig.say("One.", "Two.", "Three.")
    rig.wait(3 * (1.0 + 2 * GAP_S))
    assert rig.told("ended") == ["One.", "Two.", "Three."]


def test_the_next_sentence_is_made_while_the_first_is_played(rig: Rig) -> None:
    rig.say("One.", "Two.")
    rig.wait(0.1)
    assert [text for text, _language, _speed in rig.engine.asked] == ["One.", "Two."]
    assert rig.told("ended") == []


def test_an_urgent_sentence_cuts_what_is_played(rig: Rig) -> None:
    rig.say("Old.", rank=NEWS)
    rig.wait(0.2)
    rig.say("Urgent.", urgent=True)
    assert rig.card.heard == [("play", 1.0, 0.7), ("cut",), ("play", 1.0, 0.7)]
    assert rig.told("cut") == ["Old."]


def test_a_newer_sentence_replaces_one_that_is_still_being_made(rig: Rig) -> None:
    rig.engine.hangs_at = {"Old."}
    rig.say("Old.")
    rig.say("New.")
    rig.wait(1.5)
    assert rig.told("began") == ["New."]


def test_a_sentence_said_before_is_not_made_again(rig: Rig) -> None:
    for _ in range(3):
        rig.say("Ann passes.", rank=CHATTER)
        rig.wait(1.5)
    assert len(rig.engine.asked) == 1
    assert rig.told("ended") == ["Ann passes."] * 3


def test_another_speed_is_made_anew_and_asked_for(rig: Rig) -> None:
    rig.say("One.")
    rig.wait(1.5)
    assert rig.work.set_speed(5) == 5
    rig.say("One.")
    assert [speed for _text, _language, speed in rig.engine.asked] == [SPEEDS[2], SPEEDS[4]]


def test_the_cache_is_bounded(rig: Rig) -> None:
    for number in range(300):
        rig.say(f"{number}.")
    assert len(rig.work._cache) <= 200


def test_stop_is_silence_at_once_and_nothing_waits(rig: Rig) -> None:
    rig.say("One.", "Two.")
    rig.work.stop()
    rig.wait(3.0)
    assert rig.card.heard == [("play", 1.0, 0.7), ("cut",)]


def test_repeat_says_the_latest_utterance_again_but_not_the_chatter(rig: Rig) -> None:
    rig.say("White seven.", "Ann: mark or pass.")
    rig.wait(2.5)
    rig.say("Bo passes.", rank=CHATTER)
    rig.wait(1.5)
    rig.work.repeat()
    rig.wait(2.5)
    asked = ["White seven.", "Ann: mark or pass."]
    assert rig.told("ended") == [*asked, "Bo passes.", *asked]


def test_nothing_is_said_twice_unasked(rig: Rig) -> None:
    rig.say("White seven.")
    rig.wait(10.0)
    assert rig.told("began") == ["White seven."]


def test_muted_sentences_pass_unheard(rig: Rig) -> None:
    rig.work.set_muted(True)
    rig.say("One.", "Two.")
    assert rig.card.heard == []
    assert rig.told("ended") == ["One.", "Two."]
    rig.work.set_muted(False)
    rig.say("Three.")
    assert rig.card.heard == [("play", 1.0, 0.7)]


def test_the_volume_never_exceeds_its_cap() -> None:
    work = Clockwork(FakeEngine(), FakeCard(), volume_cap=8)
    assert work.set_volume(10) == 8
    assert work.set_volume(-3) == 0


def test_a_dead_engine_is_started_again_and_the_sentence_is_still_said(rig: Rig) -> None:
    rig.engine.dies_at = {"One.": 1}
    rig.say("One.")
    rig.wait(1.5)
    assert rig.engine.restarts == 1
    assert rig.told("ended") == ["One."]
    assert rig.faults() == ["fault", "mended"]


def test_a_hanging_engine_is_started_again_after_its_limit(rig: Rig) -> None:
    rig.engine.hangs_at = {"One."}
    rig.say("One.")
    rig.wait(ANSWER_LIMIT_S - 0.5)
    assert rig.engine.restarts == 0
    rig.engine.hangs_at = set()
    rig.engine._due.clear()
    rig.wait(2.5)
    assert rig.engine.restarts == 1
    assert rig.told("ended") == ["One."]


def test_a_sentence_that_kills_the_engine_is_left_out_and_the_next_is_said(rig: Rig) -> None:
    rig.engine.dies_at = {"Poison.": 99}
    rig.say("Poison.", "Good.")
    rig.wait(3.0)
    assert rig.told("dropped") == ["Poison."]
    assert rig.told("ended") == ["Good."]


def test_a_sentence_without_sound_is_left_out(rig: Rig) -> None:
    rig.engine.mute_at = {"李."}
    rig.say("李.", "Good.")
    rig.wait(2.0)
    assert rig.told("dropped") == ["李."]
    assert rig.told("ended") == ["Good."]


def test_an_engine_that_never_works_is_given_up_once(rig: Rig) -> None:
    rig.engine.stuck = True
    for number in range(30):
        rig.say(f"{number}.")
        rig.wait(0.5)
    assert rig.faults().count("lost") == 1
    assert rig.faults().count("fault") == MOST_RESTARTS
    assert rig.engine.closed
    assert rig.card.heard == []
    assert rig.told("ended")[-1] == "29."


def test_a_speed_in_percent_is_the_nearest_level() -> None:
    assert [speed_level(percent) for percent in (10, 65, 100, 150, 500)] == [1, 1, NORMAL_SPEED, 5, len(SPEEDS)]


def test_a_long_sentence_is_heard_as_soon_as_its_first_piece_is_made(rig: Rig) -> None:
    rig.engine.hangs_at = {"yellow seven, skipping none."}
    rig.say("Ann, you may mark: red seven; yellow seven, skipping none. Or pass.")
    assert rig.card.heard == [("play", 1.0, 0.7)]
    assert [text for text, _l, _s in rig.engine.asked] == [
        "Ann, you may mark: red seven;",
        "yellow seven, skipping none.",
    ]


def test_a_sentence_of_several_pieces_begins_and_ends_once(rig: Rig) -> None:
    rig.say("Red is closed. Please take the red die out.", "Bo, roll.")
    rig.wait(3.5)
    assert rig.told("began") == rig.told("ended") == ["Red is closed. Please take the red die out.", "Bo, roll."]
    assert len(rig.card.heard) == 3


def test_cutting_in_a_later_piece_begins_the_next_sentence_at_its_beginning(rig: Rig) -> None:
    rig.say("One; two; three; four.")
    rig.wait(1.3)
    rig.say("Five; six.", urgent=True)
    rig.wait(3.0)
    assert [text for text, _l, _s in rig.engine.asked][-2:] == ["Five;", "six."]
    assert rig.told("ended") == ["Five; six."]


def test_repeat_after_a_cut_begins_at_the_beginning(rig: Rig) -> None:
    rig.say("One; two; three.")
    rig.wait(1.5)
    rig.work.repeat()
    rig.wait(0.5)
    assert rig.told("began") == ["One; two; three.", "One; two; three."]
    assert rig.told("cut") == ["One; two; three."]


def test_a_text_is_cut_into_pieces_only_at_pauses() -> None:
    assert pieces("White two and five: seven. Red three, blue six.") == (
        "White two and five: seven.",
        "Red three, blue six.",
    )
    assert pieces("R2-D2 passes.") == ("R2-D2 passes.",)
    assert pieces("") == ("",)
