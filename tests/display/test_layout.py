"""What holds on every screen: nothing cut off, nothing over anything else, everything large enough and findable."""

from __future__ import annotations

from dataclasses import replace
from itertools import product

import pygame
import pytest

from core.dice import Roll
from core.events import Event, Mark, NewGame, Pass, RollDice, Void
from core.table import Table
from display import catalogue, fonts
from display.catalogue import LANGUAGES
from display.draw import draw
from display.gallery import scenes_of
from display.geometry import Rect, turned_size
from display.hit import find, hit
from display.intents import BUTTONS, Intent
from display.layout import lay_out
from display.layout.bars import CAPTION_PX, SMALL_PX
from display.look import Look, Seating
from display.messages import Message
from display.model import Element, ScreenModel
from display.scene import Scene
from display.sentences import sentence
from display.showing import growth, play, scene_of
from display.theme import contrast, palette
from tests.display.message_samples import REASONS
from tests.display.screens import SEATINGS, combinations, models, tables


def actions(model: ScreenModel) -> list[Element]:
    return [e for e in model.elements if "action" in e.states and e.intent is not None]


def test_there_are_several_hundred_screens() -> None:
    assert len(models()) > 500


def test_no_text_overflows_its_place() -> None:
    faults = []
    for name, model, _look in models():
        faults += [f"{name}: {fault}" for fault in model.faults]
        for e in model.elements:
            if e.kind == "text":
                w, h = turned_size((e.rect.w, e.rect.h), e.turn)
                wide, high = fonts.block_px(e.text, e.size_px, e.bold)
                if wide > w or high > h:
                    faults.append(f"{name}: {e.text!r} takes {wide}x{high} of {w}x{h}")
    assert faults == []


@pytest.mark.parametrize("language", LANGUAGES)
def test_why_a_throw_was_refused_fits_whatever_it_names(language: str) -> None:
    """In German at 800x480 the reason was cut off where two dice and their places were named."""
    scene = scenes_of(language)["table-refused-roll"]
    about = (("red",), ("middle",)), (("white", "yellow"), ("front-right", "back-left"))
    faults = []
    for reason, (colours, places), seating in product(REASONS, about, SEATINGS):
        notice = Message("roll-refused", {"reason": reason, "about": colours, "places": places})
        look = Look(size=(800, 480), language=language, seating=seating)
        faults += lay_out(replace(scene, notice=notice), look).faults
    assert faults == []


@pytest.mark.parametrize("language", LANGUAGES)
def test_why_a_throw_was_refused_is_told_in_the_longest_words_that_are_legible(language: str) -> None:
    """In French at 800x480 the whole sentence just fitted, in the least size, where fewer words stand larger."""
    scene, about, small = scenes_of(language)["table-refused-roll"], ("white", "yellow"), []
    for reason, size, seating in product(REASONS, ((800, 480), (1024, 600)), SEATINGS):
        facts = {"reason": reason, "about": about, "places": ("front-right", "back-left")}
        look = Look(size=size, language=language, seating=seating)
        notice = Message("roll-refused", facts)
        whole, unplaced = (sentence(Message("roll-refused", f), language) for f in (facts, facts | {"places": ()}))
        texts = [e for e in lay_out(replace(scene, notice=notice), look).elements if e.kind == "text"]
        small += [
            (reason, size, seating, e.text, e.size_px)
            for e in texts
            if e.text.replace("\n", " ") in (whole, unplaced) and ":" in e.text
            if e.size_px < max(SMALL_PX, round(CAPTION_PX * look.unit))
        ]
    assert small == []


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("size", [(800, 480), (1024, 600), (720, 1280)])
def test_what_is_refused_during_a_set_up_is_legible(size: tuple[int, int], language: str) -> None:
    look = Look(size=size, language=language)
    for place, behind in product(("players", "sheet"), ("game", "opening", "nothing")):
        notice = Message("setup-open", {"behind": behind})
        model = lay_out(replace(scenes_of(language)[place], notice=notice), look)
        said = sentence(notice, language)
        [size_px] = [e.size_px for e in model.elements if e.kind == "text" and e.text.replace("\n", " ") == said]
        assert size_px >= max(SMALL_PX, round(CAPTION_PX * look.unit)), (place, behind)


def test_a_refused_throw_names_the_place_where_there_is_room_and_always_the_dice() -> None:
    scene = scenes_of("de")["table-refused-roll"]
    notice = Message("roll-refused", {"reason": "glare", "about": ("red",), "places": ("back-left",)})
    whole, small = (
        " ".join(e.text for e in lay_out(replace(scene, notice=notice), Look(size=size, language="de")).elements)
        for size in ((1920, 1080), (800, 480))
    )
    assert "hinten links" in whole.replace("\n", " ")
    assert "roten" in small.replace("\n", " ")
    assert "beschatten" not in small.replace("\n", " ")


def test_numbers_fit_their_boxes_and_keys() -> None:
    faults = []
    for name, model, _look in models():
        for e in model.elements:
            if e.kind in ("box", "key") and e.text:
                w, _h = turned_size((e.rect.w, e.rect.h), e.turn)
                wide, high = fonts.block_px(e.text, e.size_px, True)
                if wide > w * 0.96 or e.size_px * 0.75 > turned_size((e.rect.w, e.rect.h), e.turn)[1]:
                    faults.append(f"{name}: {e.kind} {e.text} takes {wide}x{high} of {e.rect}")
    assert faults == []


def test_nothing_stands_outside_the_screen() -> None:
    outside = []
    for name, model, look in models():
        screen = Rect(0, 0, *look.size)
        outside += [f"{name}: {e.kind} {e.text} {e.rect}" for e in model.elements if not screen.encloses(e.rect)]
    assert outside == []


def test_action_targets_are_nine_millimetres() -> None:
    small = []
    for name, model, look in models():
        least = look.target_px
        small += [
            f"{name}: {e.kind} {e.intent} {e.rect.w}x{e.rect.h} of {least}"
            for e in actions(model)
            if e.rect.w < least or e.rect.h < least
        ]
    assert small == []


def test_nine_millimetres_are_nine_millimetres() -> None:
    for _name, _model, look in models():
        assert look.target_px * look.width_mm / look.size[0] >= 9.0


def test_touchable_things_do_not_overlap() -> None:
    overlapping = []
    for name, model, _look in models():
        touchable = [e for e in model.elements if e.intent is not None and e.kind != "ground"]
        touchable.sort(key=lambda e: e.rect.x)
        for i, one in enumerate(touchable):
            for other in touchable[i + 1 :]:
                if other.rect.x >= one.rect.right:
                    break
                if one.rect.overlaps(other.rect):
                    overlapping.append(f"{name}: {one.intent} {one.rect} and {other.intent} {other.rect}")
    assert overlapping == []


def test_texts_do_not_overlap_each_other() -> None:
    overlapping = []
    for name, model, _look in models():
        texts = sorted((e for e in model.elements if e.kind == "text"), key=lambda e: e.rect.x)
        for i, one in enumerate(texts):
            for other in texts[i + 1 :]:
                if other.rect.x >= one.rect.right:
                    break
                if one.rect.overlaps(other.rect):
                    overlapping.append(f"{name}: {one.text!r} and {other.text!r}")
    assert overlapping == []


def test_text_has_a_contrast_of_seven() -> None:
    pairs = {
        (model.theme, e.ink, e.fill) for _name, model, _look in models() for e in model.elements if e.kind == "text"
    }
    weak = [
        (theme, ink, fill, contrast(palette(theme)[ink], palette(theme)[fill]))
        for theme, ink, fill in sorted(pairs)
        if contrast(palette(theme)[ink], palette(theme)[fill]) < 7
    ]
    assert weak == []


def test_whatever_answers_is_hit_at_its_centre() -> None:
    hidden = [
        f"{name}: {e.intent}"
        for name, model, _look in models()
        for e in actions(model)
        if hit(model, *e.rect.centre) != e.intent
    ]
    assert hidden == []


def test_every_intent_is_found_and_hit() -> None:
    lost = []
    for number, (name, model, _look) in enumerate(models()):
        for intent in {e.intent for e in model.elements if e.intent is not None} if number % 6 == 0 else ():
            place = find(model, intent)
            if place is None or hit(model, *place) != intent:
                lost.append(f"{name}: {intent}")
    assert lost == []


def test_equal_scenes_give_equal_screens() -> None:
    for number, (name, scene, look) in enumerate(combinations()):
        if number % 40 == 0:
            assert lay_out(scene, look) == lay_out(scene, look), name


@pytest.mark.parametrize("count", [2, 3, 4, 5])
def test_every_box_of_every_player_answers(count: int) -> None:
    scene = tables(count, "classic", "shared")
    model = lay_out(scene, Look())
    boxes = {(e.intent.player, e.intent.row, e.intent.number) for e in model.elements if e.kind == "box" and e.intent}
    assert len(boxes) == count * 44


def test_a_row_may_be_named_by_its_number() -> None:
    model = lay_out(tables(2, "classic", "shared"), Look())
    by_colour = find(model, Intent(player="Bo", row="blue", number=7))
    assert by_colour is not None
    assert find(model, Intent(player="Bo", row="4", number=7)) == by_colour


def test_a_tap_on_an_illegal_box_is_an_intent_too() -> None:
    model = lay_out(tables(2, "classic", "shared"), Look())
    place = find(model, Intent(player="Annika", row="red", number=12))
    assert place is not None
    assert hit(model, *place) == Intent(player="Annika", row="red", number=12)


def test_what_is_not_on_the_screen_is_not_found() -> None:
    model = lay_out(tables(2, "classic", "shared"), Look())
    assert find(model, Intent(button="resume")) is None
    assert find(model, Intent(player="Nobody", row="red", number=5)) is None


def test_legal_boxes_have_large_keys_and_all_may_pass() -> None:
    scene = tables(4, "classic", "shared")
    assert scene.view is not None
    model = lay_out(scene, Look())
    keys = {e.intent for e in model.elements if e.kind == "key"}
    boxes = {
        Intent(player=name, row=row, number=number) for name, legal in scene.view.legal.items() for row, number in legal
    }
    assert keys == boxes
    for name in scene.view.waiting:
        assert find(model, Intent(button="pass", player=name)) is not None


def test_the_second_best_face_stands_first_when_a_die_is_put_right() -> None:
    model = lay_out(scenes_of("en")["correct"], Look())
    faces = [e for e in model.elements if e.intent is not None and e.intent.button == "value"]
    assert min(faces, key=lambda e: e.rect.x).intent == Intent(button="value", value=3)
    assert Intent(button="value", value=2) not in {e.intent for e in faces}


def test_caption_is_on_every_screen_as_it_is_spoken() -> None:
    for name, scene in scenes_of("en").items():
        if scene.caption and scene.kind != "attract":
            shown = [e.text.replace("\n", " ") for e in lay_out(scene, Look()).elements if e.kind == "text"]
            assert scene.caption in shown, name


def test_panels_around_the_table_face_their_edges() -> None:
    model = lay_out(tables(4, "classic", "shared"), Look(seating="around"))
    middles: dict[str, list[tuple[int, int, int]]] = {}
    for e in model.elements:
        if e.kind == "box" and e.intent is not None and e.intent.player is not None:
            middles.setdefault(e.intent.player, []).append((*e.rect.centre, e.turn))
    for spots in middles.values():
        x, y = (sum(spot[i] for spot in spots) / len(spots) for i in (0, 1))
        edge = {0: 600 - y, 1: x, 2: y, 3: 1024 - x}
        assert {spot[2] for spot in spots} == {min(edge, key=lambda turn: edge[turn])}


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_button_has_a_label_in_every_language(language: str) -> None:
    for name in BUTTONS:
        assert catalogue.has(f"screen-button-{name}", language), name


def test_all_languages_have_the_same_screen_texts() -> None:
    english = catalogue.keys("en", "screen.ftl")
    for language in LANGUAGES:
        assert catalogue.keys(language, "screen.ftl") == english


def test_no_text_is_tiny() -> None:
    tiny = [
        f"{name}: {e.text!r} at {e.size_px}"
        for name, model, look in models()
        for e in model.elements
        if e.kind == "text" and e.size_px * look.width_mm / look.size[0] < 1.3
    ]
    assert tiny == []


@pytest.mark.parametrize("seating", SEATINGS)
@pytest.mark.parametrize("size", [(800, 480), (720, 1280)])
def test_odd_names_do_not_break_the_screen(seating: Seating, size: tuple[int, int]) -> None:
    names = ("X" * 70, "a\x00b\nc", "\ud800zz", "漢字 and 😀", "Ø" * 16)
    table = Table.empty().apply(NewGame(names))
    assert isinstance(table, Table)
    for at in (play(table, 1, 3, stop_in="shared"), play(table, 1, 999)):
        look = Look(size=size, seating=seating)
        for kind in ("table", "over", "history", "correct"):
            model = lay_out(scene_of(at, kind, scores_by_turn=growth(at)), look)
            draw(pygame.Surface(size), model)
            assert all(Rect(0, 0, *size).encloses(e.rect) for e in model.elements)


MARKED: tuple[Event, ...] = (Mark("Ann", "red", 5), Mark("Bo", "green", 5))


def _first_turn(*events: Event) -> Scene:
    """Ann rolls three and two; then `events`."""
    table = Table.empty()
    for event in (NewGame(("Ann", "Bo")), RollDice(Roll((3, 2), 2, 6, 6, 2)), *events):
        after = table.apply(event)
        assert isinstance(after, Table)
        table = after
    return scene_of(table)


def test_taking_back_in_the_tool_bar_is_for_the_player_who_is_asked() -> None:
    model = lay_out(_first_turn(*MARKED), Look((1024, 600)))
    taking = [e.intent.player for e in actions(model) if e.intent is not None and e.intent.button == "void"]
    assert sorted(str(player) for player in taking) == ["Ann", "Bo"]


def test_who_cannot_change_an_answer_is_not_told_to_tap_a_box() -> None:
    texts = {e.text for e in lay_out(_first_turn(*MARKED, Void("Bo")), Look((1024, 600))).elements}
    assert "Answered." in texts
    assert not any("Tap a box" in text for text in texts)


def test_rows_of_a_panel_are_equally_high() -> None:
    for height in range(560, 620, 7):
        model = lay_out(_first_turn(*MARKED), Look((1024, height)))
        assert len({e.rect.h for e in model.elements if e.kind == "band"}) <= 2  # one height a panel


def test_the_pass_that_brings_a_penalty_says_what_it_costs() -> None:
    for answer, words in ((Pass("Ann"), "pass: −5"), (MARKED[0], "pass")):
        model = lay_out(_first_turn(answer, MARKED[1]), Look((1024, 600)))
        assert [" ".join(e.text.split()) for e in model.elements if e.text.startswith("pass")] == [words]


def test_the_result_says_why_the_game_is_over() -> None:
    over = scenes_of("en")["over"]
    assert over.view is not None
    assert over.view.reason == "penalties"
    texts = " ".join(e.text.replace("\n", " ") for e in lay_out(over, Look((1024, 600))).elements)
    assert "The end: a fourth penalty." in texts
