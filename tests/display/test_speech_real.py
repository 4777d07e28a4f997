"""Real speech through the real mixer: what was played is read back from SDL's disk driver, and recognised."""

from __future__ import annotations

import os
import select
import signal
import time
from collections.abc import Callable, Iterator
from itertools import pairwise
from pathlib import Path

import numpy as np
import pytest

from display.agenda import NEWS, Spoken
from display.errors import NoSound
from display.messages import Message
from display.mixer import RATE_HZ, Mixer
from display.sentences import sentence
from display.sounds import SOUNDS, sound
from display.speech import RecordingSpeaker, Speaker, open_speaker
from display.speech_engine import EngineProcess, installed
from display.speech_fakes import FakeCard
from display.voice import Clockwork, pieces
from tests.display.message_samples import samples

needs_pico = pytest.mark.skipif("pico" not in installed(), reason="py-nanotts is not installed")
needs_espeak = pytest.mark.skipif("espeak-ng" not in installed(), reason="espeak-ng is not installed")
LIMIT_S = 20.0  # against hanging for ever; nothing is asserted about wall time


def until(fact: Callable[[], bool]) -> None:
    """Wait for a fact of another thread or process, in small naps of select."""
    deadline = time.monotonic() + LIMIT_S
    while not fact():
        assert time.monotonic() < deadline, "waited for ever"
        select.select([], [], [], 0.005)


def spoken_by(engine: EngineProcess, text: str, language: str, ticket: int = 1) -> np.ndarray:
    """The samples that an engine makes of a sentence."""
    assert engine.request(ticket, text, language, 1.0)
    found: list[bytes] = []

    def answered() -> bool:
        found.extend(made for number, made in engine.fetch() if number == ticket)
        return bool(found)

    until(answered)
    return np.frombuffer(found[0], "<i2")


@pytest.fixture
def pico() -> Iterator[EngineProcess]:
    engine = EngineProcess("pico")
    yield engine
    engine.close()


@pytest.fixture
def disk(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """The file that the sound card writes what it plays to."""
    monkeypatch.setenv("SDL_AUDIODRIVER", "disk")
    monkeypatch.setenv("SDL_DISKAUDIOFILE", str(tmp_path / "played.raw"))
    return tmp_path / "played.raw"


def loud_seconds(samples: np.ndarray) -> float:
    """How much of it is sound, in pieces of 20 ms."""
    pieces = samples[: len(samples) // 320 * 320].reshape(-1, 320)
    return float((np.abs(pieces.astype(int)).max(axis=1) > 500).sum() * 0.02)


@needs_pico
@pytest.mark.parametrize("language", ["en", "de", "fr"])
def test_the_engine_speaks_each_language_without_silence_around_it(pico: EngineProcess, language: str) -> None:
    text = sentence(Message("roll", {"white": (2, 5), "sum": 7}), language)
    samples = spoken_by(pico, text, language)
    assert 0.8 < len(samples) / RATE_HZ < 3.0
    assert loud_seconds(samples) > 0.7
    assert np.abs(samples[: RATE_HZ // 50].astype(int)).max() > 100, "20 ms of silence before the first sound"


@needs_pico
def test_what_is_said_is_played(disk: Path) -> None:
    speaker = Speaker("pico", volume=10)
    speaker.say("Red seven.", "en")
    until(lambda: not speaker.busy)
    speaker.close()
    assert 0.4 < loud_seconds(np.fromfile(disk, "<i2")) < 2.0


@needs_pico
def test_an_urgent_sentence_is_heard_instead_of_the_rest(disk: Path) -> None:
    speaker = Speaker("pico", volume=10)
    long = "Two colours are closed, and now a very long sentence is being spoken that nobody wants to hear to its end."
    speaker.utter([Spoken(long, "en", NEWS)])
    events = []

    def heard(what: str) -> Callable[[], bool]:
        def look() -> bool:
            events.extend(speaker.poll())
            return any(event.what == what for event in events)

        return look

    until(heard("began"))
    speaker.say("Stop.", "en", urgent=True)
    until(lambda: heard("ended")() and not speaker.busy)
    speaker.close()
    assert [event.what for event in events] == ["began", "cut", "began", "ended"]
    assert loud_seconds(np.fromfile(disk, "<i2")) < 2.0


@needs_pico
def test_a_killed_engine_is_started_again_and_speaks_on(pico: EngineProcess) -> None:
    card = FakeCard()
    work = Clockwork(pico, card)

    def played(count: int) -> Callable[[], bool]:
        def look() -> bool:
            work.turn(0.0)
            return len(card.heard) == count

        return look

    work.utter([Spoken("One.", "en")])
    until(played(1))
    assert pico.pid is not None
    os.kill(pico.pid, signal.SIGKILL)
    work.utter([Spoken("Two.", "en", urgent=True)])
    until(played(3))
    assert [told[0] for told in card.heard] == ["play", "cut", "play"]
    assert [event.what for event in work.events if event.what in ("fault", "lost")] == ["fault"]


@needs_pico
def test_a_killed_voice_is_started_again_and_speaks_on() -> None:
    speaker = Speaker("pico")
    events = []
    speaker.say("One.", "en")
    until(lambda: not speaker.busy)
    assert speaker.pid is not None
    os.kill(speaker.pid, signal.SIGKILL)
    until(lambda: any(event.what == "fault" for event in (events.extend(speaker.poll()) or events)))
    speaker.say("Two.", "en")
    until(lambda: any(event.what == "ended" for event in (events.extend(speaker.poll()) or events)[2:]))
    speaker.close()
    told = [(event.what, event.spoken.text if event.spoken else "") for event in events]
    assert told == [("began", "One."), ("ended", "One."), ("fault", ""), ("began", "Two."), ("ended", "Two.")]


@needs_pico
def test_a_closed_voice_leaves_no_process() -> None:
    speaker = Speaker("pico")
    speaker.say("One.", "en")
    until(lambda: speaker.current is not None)
    process = speaker._process
    assert process is not None
    speaker.close()
    # on a busy machine it may be ended rather than end: not a matter of seconds here
    assert process.poll() in (0, -signal.SIGKILL)
    assert not speaker.busy
    speaker.say("Nobody hears this.", "en")
    assert speaker.poll() == ()


@needs_pico
@pytest.mark.parametrize("text", ["<speed level='400'>x", "[[h@loU]] bo", "", " ", "\\a", "R2-D2 & Söhne", "a" * 400])
def test_odd_names_do_not_kill_the_engine(pico: EngineProcess, text: str) -> None:
    spoken_by(pico, text, "en", 1)
    assert len(spoken_by(pico, "Red seven.", "en", 2)) > RATE_HZ // 2


@needs_espeak
@pytest.mark.parametrize("language", ["en", "de", "fr"])
def test_the_second_engine_speaks_through_the_same_adapter(language: str) -> None:
    engine = EngineProcess("espeak-ng")
    samples = spoken_by(engine, sentence(Message("lock-ask"), language), language)
    engine.close()
    assert 0.5 < len(samples) / RATE_HZ < 3.0
    assert loud_seconds(samples) > 0.4


@needs_espeak
@pytest.mark.parametrize(
    ("kind", "facts", "language", "phonemes"),
    [
        ("roll", {"white": (2, 5), "sum": 7}, "de", ("vˈaɪs", "tsvˈaɪ", "fˈynf", "zˈiːbən")),
        ("roll", {"white": (6, 6), "sum": 12}, "de", ("zˈɛks", "tsvˈœlf")),
        ("lock-ask", {}, "de", ("ʃlˈiːst", "jˈeːmant", "ap")),
        ("roll", {"white": (2, 5), "sum": 7}, "fr", ("blˈɑ̃", "dˈø", "sˈɛt")),
        ("passed", {"player": "Ann"}, "fr", ("pˈas",)),
        ("marked", {"player": "Ann", "row": "red", "number": 11}, "fr", ("kˈɔʃ", "ˈɔ̃z", "ʁˈuʒ")),
    ],
)
def test_german_and_french_are_pronounced_as_such(
    kind: str, facts: dict[str, object], language: str, phonemes: tuple[str, ...]
) -> None:
    import subprocess

    text = sentence(Message(kind, facts), language)
    command = ["espeak-ng", "-q", "--ipa", "-v", {"de": "de", "fr": "fr-fr"}[language], text]
    said = subprocess.run(command, capture_output=True, check=True, text=True).stdout
    plain = said.replace("ˈ", "").replace("ˌ", "")
    assert [phoneme for phoneme in phonemes if phoneme.replace("ˈ", "") not in plain] == [], said


RECOGNISED: tuple[tuple[str, dict[str, object]], ...] = (
    ("roll", {"white": (2, 5), "sum": 7}),
    ("roll", {"white": (6, 6), "sum": 12}),
    ("roll", {"white": (3, 6), "sum": 9}),
    ("roll", {"white": (4, 6), "sum": 10}),
    ("lock-ask", {}),
    ("locked", {"players": (), "colour": "red"}),
    ("locked", {"players": (), "colour": "blue"}),
    ("set-aside", {"colours": ("yellow",), "places": ("back-left",)}),
    ("put-back", {"colour": "blue"}),
    ("passed", {"player": "Ann"}),
    ("marked", {"player": "Ann", "row": "yellow", "number": 9}),
    ("confirm-ask", {}),
)


def recogniser(texts: list[str]) -> Callable[[np.ndarray], str]:
    """What hears one of these sentences in samples; skips the test where pocketsphinx is not installed."""
    pocketsphinx = pytest.importorskip("pocketsphinx", reason="pocketsphinx is not installed (make soak installs it)")
    decoder = pocketsphinx.Decoder(samprate=RATE_HZ, lm=None, loglevel="FATAL")
    grammar = " | ".join(plain(text) for text in texts)
    decoder.add_jsgf_string("said", f"#JSGF V1.0; grammar said; public <said> = {grammar};")
    decoder.activate_search("said")
    silence = np.zeros(RATE_HZ // 4, "<i2")

    def hear(samples: np.ndarray) -> str:
        decoder.start_utt()
        decoder.process_raw(np.concatenate([silence, samples, silence]).tobytes(), full_utt=True)
        decoder.end_utt()
        return str(decoder.hyp().hypstr) if decoder.hyp() is not None else ""

    return hear


def plain(text: str) -> str:
    return " ".join("".join(sign if sign.isalpha() else " " for sign in text.lower()).split())


@needs_pico
def test_a_recogniser_hears_the_sentences_that_were_made(pico: EngineProcess) -> None:
    texts = [sentence(Message(kind, facts), "en") for kind, facts in RECOGNISED]
    hear = recogniser(texts)
    heard = [hear(spoken_by(pico, text, "en", ticket)) for ticket, text in enumerate(texts, start=1)]
    assert heard == [plain(text) for text in texts]


@needs_pico
@pytest.mark.parametrize("kind", ["lock-ask", "confirm-ask"])
def test_a_recogniser_hears_the_sentence_that_was_played(disk: Path, kind: str) -> None:
    texts = [sentence(Message(kind, facts), "en") for kind, facts in RECOGNISED]
    hear = recogniser(texts)
    speaker = Speaker("pico", volume=10)
    speaker.say(sentence(Message(kind), "en"), "en")
    until(lambda: not speaker.busy)
    speaker.close()
    assert hear(np.fromfile(disk, "<i2")) == plain(sentence(Message(kind), "en"))


@needs_pico
@pytest.mark.soak
@pytest.mark.parametrize("language", ["en", "de", "fr"])
def test_every_sentence_gives_sound(pico: EngineProcess, language: str) -> None:
    texts = sorted({piece for message in samples() for piece in pieces(sentence(message, language))})
    silent = [
        text
        for ticket, text in enumerate(texts, start=1)
        if loud_seconds(spoken_by(pico, text, language, ticket)) < 0.02 * len(text)
    ]
    assert len(texts) > 300
    assert silent == []


def test_no_sound_card_is_one_line_and_silence(
    monkeypatch: pytest.MonkeyPatch, capfd: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setenv("SDL_AUDIODRIVER", "no-such-driver")
    with pytest.raises(NoSound, match="no sound card"):
        Mixer()
    speaker, line = open_speaker("auto")
    assert line.startswith("speech: silent")
    assert "\n" not in line
    speaker.say("Red seven.", "en")
    assert isinstance(speaker, RecordingSpeaker)
    assert [spoken.text for spoken in speaker.said] == ["Red seven."]
    assert capfd.readouterr().err == ""


def test_speech_off_remembers_and_plays_nothing() -> None:
    speaker, line = open_speaker("off")
    assert line == "speech: off"
    assert isinstance(speaker, RecordingSpeaker)


def test_an_unknown_engine_is_refused_by_name() -> None:
    with pytest.raises(ValueError, match='no speech engine is called "piper"'):
        open_speaker("piper")


def test_the_recording_speaker_has_levels_that_end_somewhere() -> None:
    speaker = RecordingSpeaker()
    assert [speaker.wish("louder") for _ in range(5)] == [8, 9, 10, 10, 10]
    assert [speaker.wish("slower") for _ in range(4)] == [2, 1, 1, 1]
    assert speaker.wish("mute") == 0
    assert speaker.wish("mute") == 10


def test_the_recording_speaker_repeats_what_was_said_last() -> None:
    speaker = RecordingSpeaker()
    speaker.say("Red seven.", "en")
    speaker.wish("repeat")
    assert [spoken.text for spoken in speaker.said] == ["Red seven.", "Red seven."]
    assert [event.what for event in speaker.poll()] == ["began", "ended"] * 2


def test_short_sounds_differ_in_pitch_and_rhythm() -> None:
    def pitch_hz(name: str) -> float:
        samples = np.frombuffer(sound(name), "<i2").astype(float)
        return float(np.abs(np.fft.rfft(samples)).argmax() * RATE_HZ / len(samples))

    pitches = sorted(pitch_hz(name) for name in SOUNDS)
    assert all(high - low > 20 for low, high in pairwise(pitches))
    assert len({tuple(length for _pitch, length in notes) for notes in SOUNDS.values()}) == len(SOUNDS)
    assert all(np.abs(np.frombuffer(sound(name), "<i2").astype(int)).max() < 16000 for name in SOUNDS)
    assert all(len(sound(name)) / 2 / RATE_HZ < 0.5 for name in SOUNDS)
