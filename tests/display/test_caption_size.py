"""What is said to whoever plays by keys is long; its caption is large enough to read."""

from __future__ import annotations

from dataclasses import replace

import pytest

from display.catalogue import LANGUAGES
from display.gallery import SIZES, scenes_of
from display.layout import lay_out
from display.layout.bars import CAPTION_PX
from display.layout.canvas import drawable
from display.look import Look
from display.messages import Message
from display.model import ScreenModel
from display.sentences import sentence
from tests.display.screens import tables

#: The test of all texts asks for 1.3 mm; who reads a caption follows a game and does not hold a phone.
LEAST_MM = 2.0
NARROW_MM = 1.3
FULL_ROWS = (("red", 7, 5), ("yellow", 7, 5), ("green", 7, 5), ("blue", 7, 5))
HELPS = ("roll", "shared", "coloured", "by-hand", "correct", "amend", "review", "menu")


def captions(language: str) -> dict[str, str]:
    """The longest that a step says by keys."""
    roll = Message("roll", {"white": (3, 4), "sum": 7})
    offers = Message("offers", {"player": "Charlotte", "boxes": FULL_ROWS, "action": "shared", "penalty": 0})
    news = (
        Message("locked", {"players": ("Annika", "Charlotte"), "colour": "yellow"}),
        Message("set-aside", {"colours": ("yellow",), "places": ("back-left",), "enter": True}),
        Message("penalty", {"player": "Charlotte", "count": 3}),
    )
    said = {"choices": (roll, offers), "news": (*news, roll, offers)}
    texts = {name: " ".join(sentence(message, language) for message in each) for name, each in said.items()}
    return texts | {f"help-{where}": sentence(Message("help", {"where": where}), language) for where in HELPS}


def caption_mm(model: ScreenModel, caption: str, look: Look) -> float:
    """How high the letters of the caption are set; 0 where it is not there or cut off."""
    wanted = " ".join(drawable(caption).split())
    sizes = [e.size_px for e in model.elements if e.kind == "text" and " ".join(e.text.split()) == wanted]
    return max(sizes, default=0) * look.width_mm / look.size[0]


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("size", SIZES)
def test_captions_by_keys_are_two_millimetres_high(size: tuple[int, int], language: str) -> None:
    look = Look(size=size, language=language)
    scenes = [tables(count, "classic", phase) for count, phase in ((2, "shared"), (5, "shared"), (4, "coloured"))]
    scenes += [scenes_of(language)[name] for name in ("table-refused-roll", "by-hand", "correct", "amend", "opening")]
    small = []
    for number, scene in enumerate(scenes):
        for name, caption in captions(language).items():
            model = lay_out(replace(scene, caption=caption), look)
            high = caption_mm(model, caption, look)
            if high < LEAST_MM or model.faults:
                small.append((number, scene.kind, name, round(high, 2), model.faults))
    assert small == []


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("size", SIZES)
def test_between_panels_around_the_table_they_are_as_high_as_any_text_must_be(
    size: tuple[int, int], language: str
) -> None:
    look = Look(size=size, language=language, seating="around")
    caption = captions(language)["choices"]
    for count in (2, 4, 5):
        model = lay_out(replace(tables(count, "classic", "shared"), caption=caption), look)
        assert model.faults == ()
        assert caption_mm(model, caption, look) >= NARROW_MM


def test_nothing_moves_for_a_caption_of_one_or_two_lines() -> None:
    scene, look = tables(4, "classic", "shared"), Look((1024, 600))
    long = captions("en")["choices"]
    shown = [lay_out(replace(scene, caption=words), look) for words in ("", "White three and four: seven.", long)]
    places = [[(e.kind, e.rect) for e in model.elements if e.kind != "text"] for model in shown]
    assert places[0] == places[1] == places[2]
    assert CAPTION_PX < 19
