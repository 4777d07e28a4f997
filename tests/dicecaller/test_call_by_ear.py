"""`dicecaller call` for somebody who only hears: what is said gives the dice back, and is on the screen."""

from __future__ import annotations

import json
import random
import re
import subprocess
import sys
from dataclasses import replace
from pathlib import Path

import pytest

from core.dice import COLOURED
from dicecaller.play_typed_line import PASSING
from dicecaller.session import Session, scene_of, step
from dicecaller.session_types import Begin, Device, Input, Key, Say, Settings, Tray
from display.layout import lay_out
from display.layout.canvas import drawable
from display.look import Look
from display.numbers import number_words
from display.sentences import sentence
from firmware_bridge.messages import parse_keys
from tests.vision.live_scripted import die, reading
from vision.watching import TrayEvent

ROOT = Path(__file__).parents[2]
LANGUAGES = ("en", "de", "fr")
COLOUR_WORDS = {
    "en": {"red": "red", "yellow": "yellow", "green": "green", "blue": "blue"},
    "de": {"rot": "red", "gelb": "yellow", "grün": "green", "blau": "blue"},
    "fr": {"rouge": "red", "jaune": "yellow", "vert": "green", "bleu": "blue"},
}
ROLL = {
    "en": r"^White (\w+) and (\w+): (\w+)\.",
    "de": r"^Weiß (\w+) und (\w+): (\w+)\.",
    "fr": r"^Blancs (\w+) et (\w+) : (\w+)\.",
}
OFFERS = {
    "en": r"^With one white die: (.*)\.$",
    "de": r"^Mit einem weißen Würfel: (.*)\.$",
    "fr": r"^Avec .*? : (.*)\.$",
}
OUT = {"en": r"Please take the (\w+) die out", "de": r"Bitte den (\w+?)en Würfel", "fr": r"Mettez le dé (\w+)"}


class HeardCaller:
    """The caller, of which only the sentences are given away; each is looked for on the screen too."""

    def __init__(self, language: str, size: tuple[int, int] = (800, 480), camera: str = "off") -> None:
        self.language = language
        self.look = Look(size=size, language=language)
        self.session = Session(settings=Settings(language=language), camera=camera)
        self.numbers = {number_words(number, language): number for number in range(13)}
        self.missing: list[str] = []
        self.at = 0.0
        self.heard = self.give(Begin(0.0, call=True))

    def press(self, text: str) -> list[str]:
        self.heard = []
        for key in parse_keys(text):
            self.at += 0.3
            self.heard += self.give(Key(self.at, key, "box"))
        return self.heard

    def give(self, given: Input) -> list[str]:
        self.session, outputs = step(self.session, given)
        said = [sentence(output.message, self.language) for output in outputs if isinstance(output, Say)]
        if said:
            caption = scene_of(self.session).caption
            shown = [plain(element.text) for element in lay_out(scene_of(self.session), self.look).elements]
            self.missing += [text for text in said if text not in caption]
            if plain(drawable(caption)) not in shown:
                self.missing.append(caption)
        return [text.replace("\u00a0", " ") for text in said]

    def roll(self) -> tuple[tuple[int, int], int]:
        """The white values and their sum, as they were said."""
        found = next(match for text in self.heard if (match := re.search(ROLL[self.language], text)))
        first, second, total = (self.numbers[word] for word in found.groups())
        return (first, second), total

    def offers(self) -> dict[str, set[int]]:
        """What each colour offers, as it was said."""
        found = next((m for text in self.heard if (m := re.search(OFFERS[self.language], text))), None)
        offers: dict[str, set[int]] = {}
        for part in found[1].split("; ") if found is not None else ():
            words = re.findall(r"\w+", part)
            colour = COLOUR_WORDS[self.language][words[0].lower()]
            offers[colour] = {self.numbers[word] for word in words[1:] if word in self.numbers}
        return offers


def plain(text: str) -> str:
    return " ".join(text.split())


@pytest.mark.parametrize("language", LANGUAGES)
def test_rolls_by_keys_are_called_whole_while_colours_close_and_all_of_it_is_on_the_screen(language: str) -> None:
    caller, rng = HeardCaller(language), random.Random(3)
    closed: list[str] = []
    for number in range(25):
        if number in (8, 16):
            colour = COLOURED[number % 3]
            caller.press(f"0 {colour[0]}")
            word = next(match[1] for text in caller.heard if (match := re.search(OUT[language], text)))
            assert COLOUR_WORDS[language][word] == colour
            closed.append(colour)
        white = (rng.randint(1, 6), rng.randint(1, 6))
        values = {colour: rng.randint(1, 6) for colour in COLOURED if colour not in closed}
        dice = [f"w{value}" for value in white] + [f"{colour[0]}{value}" for colour, value in values.items()]
        rng.shuffle(dice)
        caller.press(f"{' '.join(dice)} enter")
        heard_white, total = caller.roll()
        assert sorted(heard_white) == sorted(white)
        assert total == sum(white)
        assert caller.offers() == {colour: {value + w for w in white} for colour, value in values.items()}
        caller.press("repeat")
        assert caller.offers().keys() == values.keys()
    assert caller.missing == []


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_key_of_the_caller_answers_in_words_that_are_on_the_screen(language: str) -> None:
    caller = HeardCaller(language)
    for key in ("help", "w", "3", "help", "7", "more", "enter", "back", "back", "0", "x", "up", "enter", "more"):
        caller.press(key if key != "x" else "5")
    caller.press("w3 w4 r1 y2 g3 b6 enter")
    assert caller.press("more")[0].startswith({"en": "White", "de": "Weiß", "fr": "Blancs"}[language])
    assert caller.press("0"), "zero says what it waits for"
    assert caller.press("b")
    assert caller.press("0 b"), "open again"
    assert caller.missing == []


def test_a_doubtful_roll_asks_to_type_only_where_a_keypad_is() -> None:
    caller = HeardCaller("en", camera="ok")
    caller.session = replace(caller.session, settings=replace(caller.session.settings, keys=False))
    seen = reading([die("red", 5, 20.0, 20.0, "pips-unsure")], "pips-unsure", ["red"])
    doubtful = TrayEvent("refused", 1.0, 9, seen)
    [said] = caller.give(Tray(1.0, doubtful))
    assert said.endswith("shows: please look for yourself.")
    caller.give(Device(2.0, "keypad", "ok", "new"))
    [said] = caller.give(Tray(3.0, doubtful))
    assert said.endswith("shows: please look, and type the dice.")


@pytest.mark.parametrize(
    ("language", "roll", "out"),
    [
        ("en", "White two and five: seven.", "Please take the red die out."),
        ("de", "Weiß zwei und fünf: sieben.", "Bitte den roten Würfel beiseitelegen."),
        ("fr", "Blancs deux et cinq\u00a0: sept.", "Mettez le dé rouge de côté, s’il vous plaît."),
    ],
)
def test_the_program_is_a_whole_caller_without_screen_and_camera(
    tmp_path: Path, language: str, roll: str, out: str
) -> None:
    """Everything by what is typed and what is said; the transcript holds the same sentences, and what passed by."""
    transcript = tmp_path / "t.jsonl"
    command = [sys.executable, "-m", "dicecaller", "call", "--headless", "--camera", "off", "--keypad", "terminal"]
    command += ["--speech", "off", "--language", language, "--data", str(tmp_path), "--transcript", str(transcript)]
    typed = "w2 w5 r3 y6 g1 b2\n\nmore\nrepeat\n0 r\nw1 w1 y1 g1 b1 enter\n"
    done = subprocess.run(command, input=typed, capture_output=True, text=True, check=True, cwd=ROOT, timeout=240)
    said = done.stdout.splitlines()
    assert said.count(roll) == 1
    assert out in said
    lines = [json.loads(line) for line in transcript.read_text(encoding="utf-8").splitlines()]
    told = [(line["text"], line["kind"]) for line in lines if line["did"] == "said"]
    passing = {text for text, kind in told if kind in PASSING}
    assert [text for text, kind in told if kind not in PASSING] == [text for text in said if text not in passing]
    assert [line["roll"] for line in lines if line["did"] == "called"] == [
        {"white": [2, 5], "red": 3, "yellow": 6, "green": 1, "blue": 2},
        {"white": [1, 1], "yellow": 1, "green": 1, "blue": 1},
    ]
