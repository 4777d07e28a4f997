"""Pictures of every screen, for people to look at: `python -m display.gallery` writes contact sheets to docs/screens/.

The scenes are games played to a point by the rules themselves, so they show what a table can really show.
"""

from __future__ import annotations

import argparse
import os
import sys
from collections.abc import Mapping
from dataclasses import replace
from functools import cache
from pathlib import Path

import pygame

from core.table import Table
from display.catalogue import LANGUAGES
from display.draw import draw
from display.fonts import font
from display.layout import lay_out
from display.look import Look
from display.messages import Message
from display.scene import Button, Scene, SetupDraft, ShownDie
from display.sentences import sentence
from display.showing import NAMES, TOOLS, begun, growth, play, scene_of, tray_picture
from display.theme import THEMES

SIZES = ((800, 480), (1024, 600), (1280, 720), (1280, 800), (1920, 1080), (720, 1280))
SHEETS = ("classic", "doubles", "encore", "chain-bonus", "powers", "colour-blocks", "shuffle", "rainbow", "jumble")
_COLOURS = ("white", "white", "red", "yellow", "green", "blue")

_BY_KEYS = Message(
    "offers", {"player": NAMES[1], "boxes": (("red", 7, 2), ("green", 7, 4)), "action": "shared", "penalty": 0}
)


def _dice(values: tuple[int | None, ...], **about: ShownDie) -> tuple[ShownDie, ...]:
    return tuple(about.get(colour, ShownDie(colour, value)) for colour, value in zip(_COLOURS, values, strict=True))


def _buttons(*names: str) -> tuple[Button, ...]:
    return tuple(Button(name) for name in names)


@cache
def scenes_of(language: str) -> Mapping[str, Scene]:
    """Every kind of screen once, by name, with captions in a language."""
    return {**_setup_scenes(), **_table_scenes(language), **_page_scenes(language)}


def _setup_scenes() -> dict[str, Scene]:
    recent = ("Zoë", "Yann", "Xenia", "Friederike", "Wim", "Valérie", "Ulf")
    draft = SetupDraft(names=("Annika", "Bo", "", "Dimitri", ""), recent_names=recent, editing=2)
    pairs = SetupDraft(names=(*NAMES, "Zoë", "Yann", "Xenia", "Wim", "Valérie"), partners=True, editing=9, match=True)
    third, fifth = (Message("name-ask", {"letter": letter}) for letter in "CE")
    opening = {"players": NAMES, "player": "Charlotte", "rolled": {"Annika": 3, "Bo": 5}}
    return {
        "attract": Scene("attract", buttons=_buttons("wake", "language", "staff"), extra={"same_again": "Annika, Bo"}),
        "players": Scene("players", setup=draft, prompt=third, buttons=_buttons("back", "next", "language")),
        "players-idle": Scene("players", setup=replace(draft, editing=None)),
        "players-pairs": Scene("players", setup=pairs, prompt=fifth),
        "sheet": Scene("sheet", setup=replace(draft, match=True, editing=None)),
        "opening": Scene(
            "opening",
            prompt=Message("opening-ask", {"player": "Charlotte"}),
            buttons=_buttons("skip-opening", "by-hand", "throw", "again", "history", "help", "language", "mute"),
            extra=opening,
            notice=Message("roll-refused", {"reason": "extra-die", "about": ("white",), "places": ("back-left",)}),
        ),
    }


def _said(language: str, *messages: Message) -> str:
    return " ".join(sentence(message, language) for message in messages)


def _table_scenes(language: str) -> dict[str, Scene]:
    four = play(begun(4), 2, 9, stop_in="shared")
    rolled = play(begun(3), 4, 9, stop_in="roll")
    locking = play(begun(2), 0, 20, stop_in="coloured", greed=0.95)
    sum_said = _said(language, Message("roll", {"white": (2, 5), "sum": 7}))
    cocked = ShownDie("yellow", None, "cocked", None, "back-left")
    refused = Message("roll-refused", {"reason": "cocked", "about": ("yellow",), "places": ("back-left",)})
    left_of = Message(
        "mark-refused", {"code": "left-of-mark", "facts": {"player": "Bo", "row": "red", "number": 7, "last": 9}}
    )
    rolls = tuple(zip(NAMES, (6, 5, 2, 1, 3), strict=True))
    unread = ("again", "by-hand", "throw", *TOOLS)
    red_out = Message("set-aside", {"colours": ("red",), "places": ("back-left",)})
    return {
        "table-shared": scene_of(four, caption=sum_said),
        "table-refused-mark": scene_of(four, caption=_said(language, left_of), notice=left_of),
        "table-refused-roll": scene_of(
            rolled,
            dice=_dice((3, 4, 2, None, 5, 6), yellow=cocked),
            notice=refused,
            caption=_said(language, refused),
            camera="fault",
            buttons=_buttons(*unread),
        ),
        "table-set-aside": scene_of(
            locking,
            prompt=red_out,
            set_aside=("red",),
            caption=_said(language, Message("locked", {"players": ("Annika",), "colour": "red"}), red_out),
            notice=Message("locked", {"players": ("Annika",), "colour": "red"}),
            buttons=_buttons("set-aside", *TOOLS),
        ),
        "table-by-keys": scene_of(
            four,
            caption=f"{sum_said} {_said(language, _BY_KEYS)}",
            extra={"keys_for": NAMES[1]},
        ),
        "table-lock-ask": scene_of(four, prompt=Message("lock-ask"), buttons=_buttons("no-lock", *TOOLS)),
        "table-nudged": scene_of(
            four, notice=Message("nudged", {"colours": ("red",)}), buttons=_buttons("keep", *TOOLS)
        ),
        "table-pairs": scene_of(play(begun(5, teams=True, match=True), 3, 12, stop_in="roll"), caption=sum_said),
        "table-five": scene_of(play(begun(5), 3, 9, stop_in="coloured"), caption=sum_said),
        "table-choose": scene_of(play(begun(3, "powers"), 21, 6, stop_in="choose", greed=0.95), caption=sum_said),
        "table-opened": scene_of(begun(5), notice=Message("opening-result", {"rolled": rolls, "player": NAMES[0]})),
        "amend": scene_of(rolled, "amend", prompt=Message("amend-now"), buttons=_buttons(*TOOLS[:-1], "back")),
        "by-hand": scene_of(
            rolled,
            "by-hand",
            prompt=Message("entry-ask", {"colours": ("red", "yellow", "green", "blue"), "way": "touch"}),
            dice=_dice((3, 4, None, None, None, None)),
            buttons=(Button("confirm", enabled=False), Button("back")),
        ),
        "correct": scene_of(
            four,
            "correct",
            dice=_dice((3, 4, 2, 1, 5, 6), red=ShownDie("red", 2, None, 3)),
            buttons=_buttons("back"),
            selected_die=2,
        ),
        "correct-first": scene_of(four, "correct", dice=_dice((3, 4, 2, 1, 5, 6)), buttons=_buttons("back")),
    }


def _page_scenes(language: str) -> dict[str, Scene]:
    four = play(begun(4), 2, 9, stop_in="shared")
    over = play(begun(5), 3, 999)
    match = play(begun(3, match=True), 6, 999)
    history = tuple(
        Message("history-turn", {"turn": i, "player": NAMES[i % 4], "white": 7, "marks": marks, "penalty": i % 5 == 0})
        for i, marks in enumerate([(("Bo", "red", 7), ("Annika", "blue", 7))] * 24, start=1)
    )
    sleepy = Message("still-there")
    offer = Message("resume-offer", {"players": NAMES, "turn": 12, "way": "touch"})
    staff = ("new-game", "mute", "louder", "quieter", "language", "theme", "wipe", "sleep", "back")
    return {
        "history": scene_of(four, "history", history=history, buttons=_buttons("back", "undo", "amend")),
        "tray": scene_of(four, "tray", tray_picture=tray_picture(), buttons=_buttons("back", "correct")),
        "help": scene_of(four, "help", buttons=_buttons("back")),
        "help-powers": scene_of(play(begun(2, "powers"), 1, 4, stop_in="shared"), "help", buttons=_buttons("back")),
        "staff-pin": Scene("staff", buttons=_buttons("back"), extra={"unlocked": False, "typed": 2}),
        "staff": Scene("staff", buttons=_buttons(*staff), extra={"unlocked": True}),
        "asleep-ask": scene_of(four, "asleep-ask", prompt=sleepy, buttons=_buttons("still-here", "sleep")),
        "resume": scene_of(four, "resume", prompt=offer, buttons=_buttons("resume", "discard")),
        "over": _over_scene(over, language),
        "over-match": _over_scene(match, language),
        "over-powers": _over_scene(play(begun(5, "powers", teams=True, match=True), 3, 999), language),
    }


def _over_scene(table: Table, language: str) -> Scene:
    scene = scene_of(table, "over", scores_by_turn=growth(table))
    assert scene.prompt is not None
    return replace(scene, caption=_said(language, scene.prompt))


def variants() -> dict[str, tuple[Scene, Look]]:
    """What differs by seats, sheet, seating and theme rather than by screen: the table in many looks."""
    found: dict[str, tuple[Scene, Look]] = {}
    small = Look()
    for count in range(2, 6):
        for phase in ("shared", "coloured"):
            scene = scene_of(play(begun(count), 5, 6, stop_in=phase))
            found[f"{count} players, {phase}"] = scene, small
            found[f"{count} around, {phase}"] = scene, replace(small, seating="around")
    for name in SHEETS:
        for count in (2, 5):
            scene = scene_of(play(begun(count, name), 7, 10, stop_in="shared"))
            found[f"{name}, {count} players"] = scene, small
    for theme in THEMES:
        scene = scene_of(play(begun(3, "powers"), 9, 8, stop_in="shared"))
        found[f"theme {theme}"] = scene, replace(small, theme=theme)
    for scale in (1.25, 1.5, 2.0):
        found[f"text {scale:.0%}"] = scene_of(play(begun(3), 9, 8, stop_in="shared")), replace(small, text_scale=scale)
    return found


def picture(scene: Scene, look: Look) -> pygame.Surface:
    """One screen, drawn."""
    surface = pygame.Surface(look.size)
    draw(surface, lay_out(scene, look))
    return surface


def contact_sheet(pictures: Mapping[str, pygame.Surface], columns: int, width: int) -> pygame.Surface:
    """Pictures side by side, each shrunk to `width` with its name above."""
    first = next(iter(pictures.values()))
    height = round(width * first.get_height() / first.get_width())
    label, gap = 20, 8
    rows = -(-len(pictures) // columns)
    sheet = pygame.Surface((columns * (width + gap) + gap, rows * (height + label + gap) + gap))
    sheet.fill((120, 124, 128))
    for number, (name, drawn) in enumerate(pictures.items()):
        x, y = gap + number % columns * (width + gap), gap + number // columns * (height + label + gap)
        sheet.blit(font(15, bold=True).render(name, True, (10, 10, 10)), (x, y))
        sheet.blit(pygame.transform.smoothscale(drawn, (width, height)), (x, y + label))
    return sheet


def main(arguments: list[str] | None = None) -> int:
    """Write the contact sheets (every screen once, languages in turn); with --all every picture, too."""
    parser = argparse.ArgumentParser(description="Pictures of every screen, one contact sheet a size.")
    parser.add_argument("-o", "--output", type=Path, default=Path("docs/screens"), help="folder (docs/screens)")
    parser.add_argument("--all", action="store_true", help="write each picture as PNG, too")
    options = parser.parse_args(arguments)
    os.environ.setdefault("SDL_VIDEODRIVER", "dummy")
    options.output.mkdir(parents=True, exist_ok=True)
    for size in SIZES:
        wide = size[0] > size[1]
        if options.all:
            for language in LANGUAGES:
                _write_each(options.output / f"{size[0]}x{size[1]}", _screens(size, (language,)))
        columns, width = (6, 300) if wide else (11, 170)
        _write_sheet(options.output / f"{size[0]}x{size[1]}.jpg", _screens(size, LANGUAGES), columns, width)
    looks = {name: picture(scene, look) for name, (scene, look) in variants().items()}
    if options.all:
        _write_each(options.output / "looks", looks)
    _write_sheet(options.output / "seats-sheets-themes.jpg", looks, 6, 320)
    table = play(begun(3), 143, 10, stop_in="shared", greed=0.8)
    rolled = table.view().roll
    white = rolled.white if rolled is not None else ()
    hero = scene_of(table, caption=_said("en", Message("roll", {"white": white, "sum": sum(white)})))
    pygame.image.save(picture(hero, Look()), str(options.output.parent / "screen.png"))
    return 0


def _screens(size: tuple[int, int], languages: tuple[str, ...]) -> dict[str, pygame.Surface]:
    """Every screen once, the languages in turn."""
    drawn = {}
    for number, name in enumerate(scenes_of(languages[0])):
        language = languages[number % len(languages)]
        drawn[f"{name} ({language})"] = picture(scenes_of(language)[name], Look(size=size, language=language))
    return drawn


def _write_sheet(path: Path, pictures: Mapping[str, pygame.Surface], columns: int, width: int) -> None:
    pygame.image.save(contact_sheet(pictures, columns, width), str(path))
    print(f"{path}: {len(pictures)} screens")


def _write_each(folder: Path, pictures: Mapping[str, pygame.Surface]) -> None:
    folder.mkdir(exist_ok=True)
    for name, drawn in pictures.items():
        pygame.image.save(drawn, str(folder / f"{name.replace(' ', '-').replace(',', '')}.png"))


if __name__ == "__main__":
    sys.exit(main())
