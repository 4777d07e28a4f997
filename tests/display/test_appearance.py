"""Never by colour alone: in grey, and as deuteranopes see, states and colours stay apart by brightness and shape."""

from __future__ import annotations

from itertools import combinations as pairs

import numpy as np
import pygame
import pytest

from core.dice import COLOURED
from display.draw import draw
from display.draw.common import mix
from display.draw.icons import NAMES
from display.draw.kinds import KINDS
from display.draw.things import HATCH
from display.geometry import Rect
from display.layout.buttons import ICONS
from display.model import Element, ScreenModel
from display.theme import THEMES, contrast, luminance, palette
from tests.display.screens import models

#: Machado, Oliveira, Fernandes (2009), deuteranomaly of severity 1.0, for linear RGB.
DEUTERANOPIA = np.array(
    [[0.367322, 0.860646, -0.227968], [0.280085, 0.672501, 0.047413], [-0.011820, 0.042940, 0.968881]]
)
STATES = {
    "open": {"open"},
    "legal": {"open", "legal"},
    "marked": {"marked"},
    "skipped": {"skipped"},
    "closed": {"closed"},
    "pending": {"open", "legal", "pending"},
}


def pixels(element: Element, theme: str) -> np.ndarray:
    """The element alone on the theme's ground, as width x height x 3."""
    size = (element.rect.right, element.rect.bottom)
    surface = pygame.Surface(size)
    draw(surface, ScreenModel(size, theme, (element,)))
    return pygame.surfarray.array3d(surface).astype(float)


def grey(picture: np.ndarray) -> np.ndarray:
    """Perceived lightness 0 to 100 (CIE L*)."""
    linear = np.where(picture / 255 <= 0.04045, picture / 255 / 12.92, ((picture / 255 + 0.055) / 1.055) ** 2.4)
    y = linear @ np.array([0.2126, 0.7152, 0.0722])
    return np.where(y > 0.008856, 116 * np.cbrt(y) - 16, 903.3 * y)


def deuteranope(picture: np.ndarray) -> np.ndarray:
    """The picture as a deuteranope sees it."""
    linear = np.where(picture / 255 <= 0.04045, picture / 255 / 12.92, ((picture / 255 + 0.055) / 1.055) ** 2.4)
    seen = np.clip(linear @ DEUTERANOPIA.T, 0, 1)
    return np.where(seen <= 0.0031308, seen * 12.92, 1.055 * seen ** (1 / 2.4) - 0.055) * 255


def box(colour: str, states: set[str], size: tuple[int, int] = (37, 30), *, mixed: bool = False) -> Element:
    every = frozenset(states | ({"mixed"} if mixed else set()))
    rect = Rect(0, 0, *size)
    return Element(
        "box",
        rect,
        text="8",
        size_px=round(min(size[0] * 0.6, size[1] * 0.64)),
        bold=True,
        colour=colour,
        states=every,
        data=("",),
    )


@pytest.mark.parametrize("theme", THEMES)
@pytest.mark.parametrize("colour", COLOURED)
@pytest.mark.parametrize("size", [(19, 27), (37, 30), (60, 40)])
def test_states_of_a_box_differ_in_grey(theme: str, colour: str, size: tuple[int, int]) -> None:
    for see in (lambda picture: picture, deuteranope):
        seen = {name: grey(see(pixels(box(colour, states, size), theme))) for name, states in STATES.items()}
        for one, other in pairs(seen, 2):
            differing = np.mean(np.abs(seen[one] - seen[other]) > 20)
            assert differing > 0.05, f"{one} and {other} look alike: {differing:.1%} of the box differs"


@pytest.mark.parametrize("theme", THEMES)
def test_a_marked_box_is_told_from_an_open_one_by_its_cross_and_its_ground(theme: str) -> None:
    for colour in COLOURED:
        marked, opened = (grey(pixels(box(colour, STATES[name]), theme)) for name in ("marked", "open"))
        corner = (slice(6, 9), slice(6, 9))
        assert abs(marked[corner].mean() - opened[corner].mean()) > 40


@pytest.mark.parametrize("theme", THEMES)
def test_colours_of_mixed_rows_differ_by_shape(theme: str) -> None:
    """Each with its own mean taken away: what is left is shape and pattern, not brightness or hue."""
    for states in ({"open"}, {"marked"}, {"skipped"}, {"open", "legal"}):
        for see in (lambda picture: picture, deuteranope):
            shapes = {}
            for colour in COLOURED:
                light = grey(see(pixels(box(colour, states, (40, 34), mixed=True), theme)))
                shapes[colour] = light - light.mean()
            for one, other in pairs(COLOURED, 2):
                differing = np.mean(np.abs(shapes[one] - shapes[other]) > 15)
                assert differing > 0.02, f"{one} and {other} have one shape in {sorted(states)}"


@pytest.mark.parametrize("theme", THEMES)
def test_keys_of_the_colours_differ_by_shape(theme: str) -> None:
    rect = Rect(0, 0, 60, 60)
    shapes = {}
    for colour in COLOURED:
        data = ("", "", "", False, False)
        key = Element("key", rect, text="8", size_px=30, bold=True, colour=colour, data=data)
        light = grey(deuteranope(pixels(key, theme)))
        shapes[colour] = light > light.mean() if colour != "yellow" else light < light.mean()
    for one, other in pairs(COLOURED, 2):
        assert np.mean(shapes[one] != shapes[other]) > 0.02, f"{one} and {other}"


@pytest.mark.parametrize("theme", THEMES)
def test_open_closed_and_own_locks_differ_in_grey(theme: str) -> None:
    for colour in COLOURED:
        rect = Rect(0, 0, 34, 30)
        seen = [
            grey(pixels(Element("lock", rect, colour=colour, states=frozenset({state})), theme))
            for state in ("open", "closed", "mine")
        ]
        for one, other in pairs(seen, 2):
            assert np.mean(np.abs(one - other) > 20) > 0.04


def test_dice_show_their_values_as_pips() -> None:
    for colour in ("white", *COLOURED):
        dark = []
        for value in range(1, 7):
            light = grey(pixels(Element("die", Rect(0, 0, 60, 60), colour=colour, value=value), "dark"))
            face = light[20, 10] if value != 6 else light[30, 30]
            dark.append(np.sum(np.abs(light[8:52, 8:50] - face) > 30))
        assert dark == sorted(dark)
        assert dark[5] > 4 * dark[0]


@pytest.mark.parametrize("theme", THEMES)
@pytest.mark.parametrize("size", [(60, 60), (150, 48), (90, 78)])
def test_a_button_that_is_off_is_told_by_its_broken_outline_and_its_hatching(theme: str, size: tuple[int, int]) -> None:
    rect = Rect(0, 0, *size)
    live, off = (
        grey(pixels(Element("plate", rect, fill="sunk", states=frozenset(states)), theme))
        for states in ({"action"}, {"action", "off"})
    )

    def runs(line: np.ndarray) -> int:
        """How often a line across the middle of the button changes between its darkest and its lightest."""
        inner = line[len(line) // 4 : -len(line) // 4]
        return int(np.sum(np.abs(np.diff(inner > (inner.min() + inner.max()) / 2)))) if np.ptp(inner) > 5 else 0

    for line in (off[:, 0], off[0, :], off[:, size[1] // 2]):  # the edge above, the edge at the left, across
        assert runs(line) >= 2
    for line in (live[:, 0], live[0, :], live[:, size[1] // 2]):
        assert runs(line) == 0


@pytest.mark.parametrize("theme", THEMES)
def test_the_label_of_a_button_that_is_off_can_be_read_on_its_hatching(theme: str) -> None:
    roles = palette(theme)
    for ground in (mix(roles["sunk"], roles["line"], HATCH), roles["sunk"]):
        assert contrast(roles["soft"], ground) >= 4.5


@pytest.mark.parametrize("theme", THEMES)
def test_game_colours_have_readable_letters(theme: str) -> None:
    roles = palette(theme)
    for colour in (*COLOURED, "white"):
        assert contrast(roles[f"{colour}-ink"], roles[f"{colour}-tile"]) >= 7
        assert contrast(roles[f"{colour}-on-key"], roles[f"{colour}-key"]) >= 7
    assert contrast(roles["on-accent"], roles["accent"]) >= 7
    assert contrast(roles["ink"], roles["back"]) >= 7


@pytest.mark.parametrize("theme", THEMES)
@pytest.mark.parametrize("colour", ["#c8102e", "#00a0a0", "#123456", "#ffffff", "#000000", "#777777", "#ffee00"])
def test_a_houses_own_colour_can_be_read(theme: str, colour: str) -> None:
    roles = palette(theme, colour)
    assert contrast(roles["on-accent"], roles["accent"]) >= 7
    for ground in ("back", "panel", "panel-active", "sunk"):
        assert contrast(roles["accent"], roles[ground]) >= 7


def test_what_is_no_colour_leaves_the_theme_as_it_is() -> None:
    for wrong in ("", "red", "#12345", "#12345g"):
        assert palette("dark", wrong) == palette("dark")


def test_text_lies_on_the_ground_it_was_measured_against() -> None:
    """Drawn without its texts, a screen must have under each the colour that the contrast was computed with."""
    wrong = []
    for number, (name, model, _look) in enumerate(models()):
        if number % 41:
            continue
        surface = pygame.Surface(model.size)
        rest = tuple(e for e in model.elements if e.kind != "text")
        draw(surface, ScreenModel(model.size, model.theme, rest))
        for e in (e for e in model.elements if e.kind == "text"):
            codes, counts = np.unique(pygame.surfarray.array2d(surface.subsurface(e.rect)), return_counts=True)
            common = tuple(surface.unmap_rgb(int(codes[counts.argmax()])))[:3]
            if abs(luminance(common) - luminance(palette(model.theme)[e.fill])) > 0.01:
                wrong.append(f"{name}: {e.text!r} lies on {common}, not on {e.fill}")
    assert wrong == []


def test_every_kind_of_element_can_be_drawn() -> None:
    kinds = {e.kind for _name, model, _look in models() for e in model.elements}
    assert kinds <= set(KINDS)
    assert set(ICONS.values()) <= NAMES


@pytest.mark.parametrize("turn", [1, 2, 3])
def test_a_turned_element_is_the_upright_one_turned(turn: int) -> None:
    upright = Element(
        "box", Rect(0, 0, 30, 20), text="7", size_px=12, colour="red", states=frozenset({"open"}), data=("",)
    )
    w, h = (30, 20) if turn == 2 else (20, 30)
    turned = Element("box", Rect(0, 0, w, h), text="7", size_px=12, colour="red", turn=turn,
                     states=frozenset({"open"}), data=("",))  # fmt: skip
    seen, wanted = pixels(turned, "dark"), np.rot90(pixels(upright, "dark"), turn)
    assert np.array_equal(seen, wanted)
