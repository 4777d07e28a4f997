"""Nothing is stale, nothing queues up, nobody's choices are cut short by chatter."""

from __future__ import annotations

from display.agenda import CHATTER, NEWS, TURN, Agenda, Spoken, rank_of, utterance
from display.messages import KINDS, Message


def one(text: str, rank: int = TURN, urgent: bool = False) -> Spoken:
    return Spoken(text, "en", rank, urgent)


def saying(text: str, rank: int = TURN, *waiting: Spoken) -> Agenda:
    return Agenda(one(text, rank), waiting)


def test_a_newer_roll_cuts_the_older_one() -> None:
    agenda, cut = saying("White two and five: seven.").with_utterance([one("White one and one: two.")])
    assert cut
    assert agenda == Agenda(None, (one("White one and one: two."),))


def test_who_passed_waits_until_the_choices_are_read_out() -> None:
    agenda, cut = saying("Ann, you may mark …").with_utterance([one("Bo passes.", CHATTER)])
    assert not cut
    assert agenda.waiting == (one("Bo passes.", CHATTER),)


def test_chatter_does_not_queue_up() -> None:
    agenda = saying("Ann, you may mark …")
    for name in ("Bo", "Cy", "Di"):
        agenda, _ = agenda.with_utterance([one(f"{name} passes.", CHATTER)])
    assert agenda.waiting == (one("Di passes.", CHATTER),)


def test_chatter_leaves_what_is_still_to_be_asked() -> None:
    agenda, _ = saying("White seven.", TURN, one("Ann: mark or pass.")).with_utterance([one("Bo passes.", CHATTER)])
    assert [spoken.text for spoken in agenda.waiting] == ["Ann: mark or pass.", "Bo passes."]


def test_a_lock_is_said_to_its_end_and_before_the_next_turn() -> None:
    agenda, cut = saying("Red is closed.", NEWS, one("Take the red die out.", NEWS), one("Bo, roll.")).with_utterance(
        [one("White two.")]
    )
    assert not cut
    assert [spoken.text for spoken in agenda.waiting] == ["Take the red die out.", "White two."]


def test_an_urgent_word_interrupts_even_a_lock() -> None:
    agenda, cut = saying("Red is closed.", NEWS, one("Bo, roll.")).with_utterance([one("Stop.", urgent=True)])
    assert cut
    assert agenda == Agenda(None, (one("Stop.", urgent=True),))


def test_an_urgent_word_into_silence_cuts_nothing() -> None:
    assert Agenda().with_utterance([one("Stop.", urgent=True)])[1] is False


def test_news_do_not_queue_up_without_end() -> None:
    agenda = saying("Red is closed.", NEWS)
    for number in range(50):
        agenda, _ = agenda.with_utterance([one(str(number), NEWS)])
    assert len(agenda.waiting) <= 6
    assert agenda.waiting[-1].text == "49"


def test_sentences_of_one_step_keep_their_order() -> None:
    messages = [Message("roll", {"white": (2, 5), "sum": 7}), Message("answer-ask", {"players": ("Ann",)})]
    agenda, _ = Agenda().with_utterance(utterance(messages, "en"))
    said = []
    while (agenda := agenda.next()).current is not None:
        said.append(agenda.current.text)
    assert said == ["White two and five: seven.", "Ann: mark the white sum, or pass."]


def test_an_empty_utterance_changes_nothing() -> None:
    assert saying("x").with_utterance([]) == (saying("x"), False)


def test_every_kind_has_a_rank() -> None:
    assert {rank_of(kind) for kind in KINDS} == {CHATTER, TURN, NEWS}
    assert rank_of("locked") == NEWS
    assert rank_of("offers") == TURN
    assert rank_of("passed") == CHATTER
