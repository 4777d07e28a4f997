"""`dicecaller play`: the words of the call. What a table is made of is put together in `dicecaller.play_build`."""

from __future__ import annotations

import argparse
from pathlib import Path

from core.events import NewGame, new_game_refusal
from core.sheets import SHEETS
from dicecaller.arguments import add_data, add_language, positive
from dicecaller.errors import UsageError
from dicecaller.sheet_choice import sheets_of

OPENING = "opening"


def add_arguments(parser: argparse.ArgumentParser) -> None:
    """The options of `dicecaller play`."""
    parser.description = "The table itself: camera or keypad in, rules, touchscreen, voice and lamps out."
    parser.epilog = (
        "examples:\n  dicecaller play --players Ann,Bo\n"
        "  dicecaller play --demo --headless --games 3 --seed 1 --speech off\n"
        "  dicecaller play --headless --camera sim --players Ann,Bo --script game.jsonl --transcript t.jsonl"
    )
    add_devices(parser)
    game = parser.add_argument_group("the game (else the set-up screen asks)")
    game.add_argument("--players", metavar="Ann,Bo", type=_names, help="2 to 5 names in seat order")
    game.add_argument("--teams", metavar="Ann+Cy,Bo+Di", type=_teams, help="2 to 5 pairs, instead of players")
    game.add_argument(
        "--starter", metavar="NAME", help="who begins, or opening: a die each until a six (default: the first)"
    )
    game.add_argument(
        "--sheet",
        metavar="NAME",
        default="classic",
        help=f"the variant: {', '.join(SHEETS)}, or a file.toml of your own",
    )
    game.add_argument("--match", type=int, choices=(3,), metavar="3", help="three games, the totals decide")
    add_screen(parser)
    run = parser.add_argument_group("without hands")
    run.add_argument("--headless", action="store_true", help="without a window")
    run.add_argument("--script", metavar="FILE", type=Path, help="acts as people and hardware: see docs/scripts.md")
    run.add_argument("--shots", metavar="DIR", type=Path, help="where pictures of the screen go")
    run.add_argument("--transcript", metavar="FILE", type=Path, help="receives what the table did (JSON Lines)")
    run.add_argument("--demo", action="store_true", help="plays by itself: dice thrown, really read, really tapped")
    run.add_argument("--seed", metavar="N", type=int, default=5, help="of everything simulated")
    run.add_argument("--games", metavar="N", type=positive, default=1, help="how many games a demonstration plays")
    add_data(parser)
    add_language(parser)


def add_devices(parser: argparse.ArgumentParser) -> None:
    """--camera, --keypad, --speech, --talk."""
    parts = parser.add_argument_group("parts (auto takes what is there and says what it took)")
    parts.add_argument("--camera", metavar="auto|sim|off|picamera2|N|PATH", help="default: auto")
    parts.add_argument(
        "--keypad",
        metavar="auto|sim|off|PORT",
        help="box or number pads; also terminal (standard input); default: auto",
    )
    parts.add_argument("--speech", metavar="auto|off|ENGINE", help="default: auto")
    parts.add_argument("--talk", choices=("all", "game", "asked"), help="how much is said unasked; default: game")


def add_screen(parser: argparse.ArgumentParser) -> None:
    """How the screen is: size, seating, rotation, theme, text."""
    screen = parser.add_argument_group("the screen")
    screen.add_argument(
        "--size", metavar="WxH", type=_size, help="pixels (default: 1024x600, or the whole screen on a console)"
    )
    screen.add_argument(
        "--screen-mm", metavar="W", type=_above_zero, help="its real width in millimetres, for buttons of 9 mm"
    )
    screen.add_argument(
        "--seating", choices=("row", "around"), help="around: every player's panel faces its edge; default: row"
    )
    screen.add_argument("--rotation", type=int, choices=(0, 90, 180, 270), help="degrees clockwise; default: 0")
    screen.add_argument("--theme", choices=("light", "dark", "high-contrast"), help="default: dark")
    screen.add_argument("--text-scale", metavar="F", type=_scale, help="1 to 2; default: 1")
    screen.add_argument(
        "--idle-minutes", metavar="M", type=_above_zero, help="until a table left alone asks; default: 10"
    )


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
