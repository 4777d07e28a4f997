"""Touches, keys and redraws of the window, with posted events and no screen."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace
from pathlib import Path

import pygame
import pytest

from display.geometry import turned_point, turned_size
from display.hit import find, hit
from display.intents import Intent
from display.keyboard import Keyboard
from display.layout import lay_out
from display.look import Look
from display.model import ScreenModel
from display.showing import begun, play, scene_of
from display.window import KeyName, Quit, Touch, Window
from firmware_bridge.number_pads import PadKeymap

PAD_CODES = (98, 55, 74, 78, 83, 96, 82, 79, 80, 81, 75, 76, 77, 71, 72, 73)
PAD_KEYS_OF_PYGAME = (
    *(pygame.K_KP_DIVIDE, pygame.K_KP_MULTIPLY, pygame.K_KP_MINUS, pygame.K_KP_PLUS, pygame.K_KP_PERIOD),
    *(pygame.K_KP_ENTER, pygame.K_KP0, pygame.K_KP1, pygame.K_KP2, pygame.K_KP3, pygame.K_KP4),
    *(pygame.K_KP5, pygame.K_KP6, pygame.K_KP7, pygame.K_KP8, pygame.K_KP9),
)


PASS = Intent(button="pass", player="Bo")


class Clock:
    """A clock that stands until it is moved."""

    def __init__(self) -> None:
        self.now = 100.0

    def __call__(self) -> float:
        return self.now


@pytest.fixture
def clock() -> Clock:
    return Clock()


@pytest.fixture
def model() -> ScreenModel:
    return lay_out(scene_of(play(begun(3), 5, 6, stop_in="shared")), Look())


@pytest.fixture
def window(clock: Clock, model: ScreenModel) -> Iterator[Window]:
    opened = Window(Look(), headless=True, clock=clock)
    opened.show(model)
    opened.poll()
    yield opened
    opened.close()


def finger(window: Window, model: ScreenModel, intent: Intent, finger_id: int = 0) -> None:
    x, y = find(model, intent) or (0, 0)
    px, py = turned_point(x, y, window.look.size, window.look.rotation // 90)
    w, h = turned_size(window.look.size, window.look.rotation // 90)
    place = {"touch_id": 1, "finger_id": finger_id, "x": px / w, "y": py / h, "dx": 0.0, "dy": 0.0, "pressure": 1.0}
    pygame.event.post(pygame.event.Event(pygame.FINGERDOWN, place))


def mouse(model: ScreenModel, intent: Intent, *, touch: bool) -> None:
    position = find(model, intent)
    event = {"pos": position, "button": 1, "touch": touch}
    pygame.event.post(pygame.event.Event(pygame.MOUSEBUTTONDOWN, event))


def touched(window: Window, model: ScreenModel) -> list[Intent | None]:
    return [hit(model, event.x, event.y) for event in window.poll() if isinstance(event, Touch)]


def test_a_finger_touches_what_lies_there(window: Window, model: ScreenModel) -> None:
    finger(window, model, PASS)
    assert touched(window, model) == [PASS]


def test_the_mouse_event_made_of_a_touch_is_dropped(window: Window, model: ScreenModel) -> None:
    finger(window, model, PASS)
    mouse(model, PASS, touch=True)
    assert touched(window, model) == [PASS]


def test_a_mouse_event_that_denies_being_a_touch_is_one_tap(window: Window, model: ScreenModel) -> None:
    finger(window, model, PASS)
    mouse(model, PASS, touch=False)
    assert touched(window, model) == [PASS]


def test_a_mouse_clicks(window: Window, model: ScreenModel) -> None:
    mouse(model, PASS, touch=False)
    assert touched(window, model) == [PASS]


def test_the_right_mouse_button_does_nothing(window: Window, model: ScreenModel) -> None:
    pygame.event.post(pygame.event.Event(pygame.MOUSEBUTTONDOWN, {"pos": find(model, PASS), "button": 3}))
    assert touched(window, model) == []


@pytest.mark.parametrize("bounce_ms", [5, 20, 60])
def test_bouncing_makes_one_touch(window: Window, model: ScreenModel, clock: Clock, bounce_ms: int) -> None:
    found = []
    for _bounce in range(8):
        finger(window, model, PASS)
        found += touched(window, model)
        clock.now += bounce_ms / 1000
    assert found == [PASS]


def test_a_bounce_is_no_touch_of_what_has_come_to_stand_there(window: Window, model: ScreenModel, clock: Clock) -> None:
    finger(window, model, PASS)
    assert touched(window, model) == [PASS]
    window.show(replace(model, elements=()))  # answered at once: something else stands there now
    other = replace(next(e for e in model.elements if e.intent == PASS), intent=Intent(button="void", player="Bo"))
    after = replace(model, elements=(other,))
    window.show(after)
    clock.now += 0.04
    finger(window, after, other.intent or PASS)
    assert touched(window, after) == []
    clock.now += 0.2
    finger(window, after, other.intent or PASS)
    assert touched(window, after) == [other.intent]


def test_a_second_tap_after_a_pause_counts(window: Window, model: ScreenModel, clock: Clock) -> None:
    finger(window, model, PASS)
    first = touched(window, model)
    clock.now += 0.2
    finger(window, model, PASS)
    assert first + touched(window, model) == [PASS, PASS]


def test_ten_fingers_at_once_all_count(window: Window, model: ScreenModel) -> None:
    wanted = list(dict.fromkeys(e.intent for e in model.elements if e.kind in ("key", "box") and e.intent))[:10]
    for number, intent in enumerate(wanted):
        finger(window, model, intent, number)
    assert touched(window, model) == wanted


def test_fingers_on_different_controls_do_not_hold_each_other_back(window: Window, model: ScreenModel) -> None:
    other = Intent(button="pass", player="Annika")
    for _round in range(3):
        finger(window, model, PASS, 1)
        finger(window, model, other, 2)
    assert touched(window, model) == [PASS, other]


def test_lifting_and_moving_do_nothing(window: Window, model: ScreenModel) -> None:
    place = {"touch_id": 1, "finger_id": 0, "x": 0.5, "y": 0.5, "dx": 0.1, "dy": 0.0}
    pygame.event.post(pygame.event.Event(pygame.FINGERMOTION, place))
    pygame.event.post(pygame.event.Event(pygame.FINGERUP, place))
    assert touched(window, model) == []


@pytest.mark.parametrize("rotation", [0, 90, 180, 270])
def test_a_touch_finds_its_control_on_a_turned_screen(clock: Clock, rotation: int) -> None:
    look = replace(Look(), rotation=rotation)
    model = lay_out(scene_of(play(begun(3), 5, 6, stop_in="shared")), look)
    window = Window(look, headless=True, clock=clock)
    window.show(model)
    assert pygame.display.get_surface().get_size() == turned_size(look.size, rotation // 90)
    for intent in (PASS, Intent(player="Annika", row="red", number=2), Intent(button="help")):
        finger(window, model, intent)
        assert touched(window, model) == [intent]
    window.close()


@pytest.mark.parametrize("rotation", [90, 180, 270])
def test_the_picture_is_turned_with_the_touch(clock: Clock, rotation: int) -> None:
    look = replace(Look(), rotation=rotation)
    window = Window(look, headless=True, clock=clock)
    window.show(lay_out(scene_of(play(begun(3), 5, 6, stop_in="shared")), look))
    screen = pygame.display.get_surface()
    for x, y in ((5, 7), (300, 411), (1000, 30)):
        px, py = turned_point(x + 0.5, y + 0.5, look.size, rotation // 90)
        assert screen.get_at((int(px), int(py))) == window.picture.get_at((x, y))
    window.close()


def test_the_same_screen_is_drawn_once(window: Window, model: ScreenModel) -> None:
    assert window.redraws == 1
    again = lay_out(scene_of(play(begun(3), 5, 6, stop_in="shared")), Look())
    assert [window.show(model), window.show(again)] == [False, False]
    assert window.redraws == 1


def test_a_changed_screen_is_drawn(window: Window) -> None:
    assert window.show(lay_out(scene_of(play(begun(3), 5, 7, stop_in="shared")), Look()))
    assert window.redraws == 2


def test_a_touched_control_lights_up_at_once_and_fades(window: Window, model: ScreenModel, clock: Clock) -> None:
    before = window.picture.copy()
    finger(window, model, PASS)
    window.poll()
    assert window.picture.get_buffer().raw != before.get_buffer().raw
    assert not window.show(model)
    clock.now += 0.2
    assert window.show(model)
    assert window.picture.get_buffer().raw == before.get_buffer().raw


@pytest.mark.parametrize(
    ("code", "name"),
    [
        (pygame.K_KP4, "4"),
        (pygame.K_7, "7"),
        (pygame.K_3, "3"),
        (pygame.K_w, "w"),
        (pygame.K_KP_ENTER, "enter"),
        (pygame.K_BACKSPACE, "back"),
        (pygame.K_SPACE, "repeat"),
        (pygame.K_s, "slower"),
        (pygame.K_f, "faster"),
        (pygame.K_k, "quieter"),
        (pygame.K_l, "louder"),
        (pygame.K_x, "stop"),
    ],
)
def test_keys_have_the_names_of_the_contract(window: Window, code: int, name: str) -> None:
    pygame.event.post(pygame.event.Event(pygame.KEYDOWN, {"key": code, "unicode": "", "mod": 0}))
    keys = [event for event in window.poll() if isinstance(event, KeyName)]
    assert [key.key for key in keys] == [name]


def test_a_key_without_a_name_says_what_it_types(window: Window) -> None:
    pygame.event.post(pygame.event.Event(pygame.KEYDOWN, {"key": pygame.K_q, "unicode": "q", "mod": 0}))
    assert window.poll() == (KeyName("", 100.0, "q"),)


def test_a_sign_counts_wherever_a_layout_has_it() -> None:
    """On an American keyboard the plus is on the key of the equals sign, and > on that of the full stop."""
    keyboard = Keyboard()
    assert keyboard.press(pygame.K_EQUALS, 1.0, "+") == "louder"
    assert keyboard.press(pygame.K_PERIOD, 1.1, ">") == "faster"


def test_the_number_block_means_what_a_number_pad_means() -> None:
    """The same places, with and without slash, as a pad that is read without a window."""
    codes = dict(zip(PAD_CODES, PAD_KEYS_OF_PYGAME, strict=True))
    for shifted in (False, True):
        for code, key in codes.items():
            pad, block = PadKeymap(), Keyboard()
            if shifted:
                pad.press(98, 1.0)
                block.press(pygame.K_KP_DIVIDE, 1.0)
            assert block.press(key, 1.5) == (pad.press(code, 1.5) or ""), pygame.key.name(key)


def test_slash_is_forgotten_after_three_seconds() -> None:
    block = Keyboard()
    assert [block.press(pygame.K_KP_DIVIDE, 1.0), block.press(pygame.K_KP7, 4.1)] == ["", "slower"]


def test_closing_the_window_is_told(window: Window) -> None:
    pygame.event.post(pygame.event.Event(pygame.QUIT))
    assert window.poll() == (Quit(),)


def test_a_picture_is_written_whole(window: Window, tmp_path: Path) -> None:
    window.save_png(tmp_path / "shots" / "after.png")
    assert [path.name for path in (tmp_path / "shots").iterdir()] == ["after.png"]
    assert pygame.image.load(str(tmp_path / "shots" / "after.png")).get_size() == (1024, 600)


def test_a_picture_that_cannot_be_written_is_an_oserror(window: Window, tmp_path: Path) -> None:
    (tmp_path / "file").write_text("")
    with pytest.raises(OSError, match="file"):
        window.save_png(tmp_path / "file" / "after.png")


def test_a_screen_of_another_size_is_refused(window: Window) -> None:
    other = lay_out(scene_of(begun(2)), Look(size=(800, 480)))
    with pytest.raises(ValueError, match="does not fit"):
        window.show(other)
