"""`dicecaller play`: the words of the call. What a table is made of is put together in `dicecaller.play_build`."""

from __future__ import annotations

import argparse
from pathlib import Path

from core.events import NewGame, new_game_refusal
from dicecaller.arguments import add_data, add_language, positive
from dicecaller.errors import UsageError
from dicecaller.sheet_choice import sheets_of

OPENING = "opening"
EXAMPLE = """dicecaller play --players Ann,Bo
dicecaller play --demo --headless --games 3 --seed 1 --speech off
dicecaller play --headless --camera sim --players Ann,Bo \\
    --script game.jsonl --transcript t.jsonl"""


def add_arguments(parser: argparse.ArgumentParser) -> None:
    """The options of `dicecaller play`."""
    parser.epilog = EXAMPLE
    add_devices(parser)
    game = parser.add_argument_group("game")
    game.add_argument("--players", metavar="Ann,Bo", type=_names)
    game.add_argument("--teams", metavar="Ann+Cy,Bo+Di", type=_teams)
    game.add_argument("--starter", metavar="NAME")
    game.add_argument("--sheet", metavar="NAME", default="classic")
    game.add_argument("--match", type=int, choices=(3,), metavar="3")
    add_screen(parser)
    run = parser.add_argument_group("hands")
    run.add_argument("--headless", action="store_true")
    run.add_argument("--script", metavar="FILE", type=Path)
    run.add_argument("--shots", metavar="DIR", type=Path)
    run.add_argument("--transcript", metavar="FILE", type=Path)
    run.add_argument("--demo", action="store_true")
    run.add_argument("--seed", metavar="N", type=int, default=5)
    run.add_argument("--games", metavar="N", type=positive, default=1)
    add_data(parser)
    add_language(parser)


def add_devices(parser: argparse.ArgumentParser) -> None:
    """--camera, --keypad, --speech, --talk."""
    parts = parser.add_argument_group("parts")
    parts.add_argument("--camera", metavar="auto|sim|off|picamera2|N|PATH")
    parts.add_argument("--keypad", metavar="auto|sim|off|PORT")
    parts.add_argument("--speech", metavar="auto|off|ENGINE")
    parts.add_argument("--talk", choices=("all", "game", "asked"))


def add_screen(parser: argparse.ArgumentParser) -> None:
    """How the screen is: size, seating, rotation, theme, text."""
    screen = parser.add_argument_group("screen")
    screen.add_argument("--size", metavar="WxH", type=_size)
    screen.add_argument("--screen-mm", metavar="W", type=_above_zero)
    screen.add_argument("--seating", choices=("row", "around"))
    screen.add_argument("--rotation", type=int, choices=(0, 90, 180, 270))
    screen.add_argument("--theme", choices=("light", "dark", "high-contrast"))
    screen.add_argument("--text-scale", metavar="F", type=_scale)
    screen.add_argument("--idle-minutes", metavar="M", type=_above_zero)


def game_of(args: argparse.Namespace) -> NewGame | None:
    """The game that the words name, or None where they leave it to the set-up screen. Raises UsageError."""
    args.sheets, args.sheet = sheets_of(args.sheet, "play")
    if not args.players and not args.teams:
        if args.starter not in (None, OPENING):
            raise UsageError("--starter needs --players or --teams (see dicecaller play --help)")
        return None
    starter = "" if args.starter in (None, OPENING) else args.starter
    players = () if args.teams else args.players
    game = NewGame(players, args.sheet, starter, args.teams or (), args.match or 1)
    refusal = new_game_refusal(game, args.sheets)
    if refusal is not None:
        raise UsageError(f"{refusal.detail} (see dicecaller play --help)")
    return game


def run(args: argparse.Namespace) -> int:
    """Plays. Exit status 0; 1 for a script that asks for what is not there, or a part that was named and is missing."""
    game = game_of(args)
    from dicecaller.play_build import play

    return play(args, game)


def _names(text: str) -> tuple[str, ...]:
    return tuple(name.strip() for name in _readable(text).split(","))


def _readable(text: str) -> str:
    """Bytes that are no text in the locale's encoding come in as halves of characters, which nothing can write."""
    if any("\ud800" <= letter <= "\udfff" for letter in text):
        raise argparse.ArgumentTypeError(f"{text!r} is no text in this locale's encoding")
    return text


def _teams(text: str) -> tuple[tuple[str, str], ...]:
    pairs = []
    for pair in _readable(text).split(","):
        names = [name.strip() for name in pair.split("+")]
        if len(names) != 2:
            raise argparse.ArgumentTypeError(f"{pair!r} is no pair: two names with + between them")
        pairs.append((names[0], names[1]))
    return tuple(pairs)


def _above_zero(text: str) -> float:
    try:
        number = float(text)
    except ValueError:
        number = 0.0
    if not 0 < number < 1e6:
        raise argparse.ArgumentTypeError(f"{text!r} is not a number above 0")
    return number


def _scale(text: str) -> float:
    try:
        scale = float(text)
    except ValueError:
        scale = 0.0
    if not 1 <= scale <= 2:
        raise argparse.ArgumentTypeError(f"{text!r} does not lie between 1 and 2")
    return scale


def _size(text: str) -> tuple[int, int]:
    parts = text.lower().split("x")
    if len(parts) != 2 or not all(part.isdigit() for part in parts):
        raise argparse.ArgumentTypeError(f"{text!r} is no size: two whole numbers with x between them, 1024x600")
    width, height = int(parts[0]), int(parts[1])
    if not (320 <= width <= 7680 and 320 <= height <= 7680):
        raise argparse.ArgumentTypeError(f"a screen of {text} is not possible: 320 to 7680 pixels each way")
    return width, height
