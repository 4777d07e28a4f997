"""Puts a table together from its parts, runs it as a script, a demonstration or live, and takes it apart again."""

from __future__ import annotations

import argparse
import contextlib
import signal
import tempfile
import time
from collections.abc import Callable, Iterator, Mapping
from dataclasses import replace
from pathlib import Path
from types import FrameType

from core.dice import COLOURED
from core.events import Event, NewGame
from core.sheets import SHEETS, Sheet
from core.table import Table
from dicecaller import learned
from dicecaller.arguments import make_folder
from dicecaller.demo import Demonstration
from dicecaller.errors import JobError, StoreBusy
from dicecaller.play_camera import Camera
from dicecaller.play_games import Games
from dicecaller.play_live import LiveTable
from dicecaller.play_parts import Parts, nobody_could_play, note, open_parts, start_line
from dicecaller.play_pumped import PumpedTable, WindowClosed
from dicecaller.play_rim import Rim
from dicecaller.play_screen import Screen
from dicecaller.play_script import play_script
from dicecaller.script import Line, read_script
from dicecaller.session_types import Begin, Session
from dicecaller.session_types import Settings as Choices
from dicecaller.settings import Settings, data_dir, keep, load
from dicecaller.told import Told
from dicecaller.transcript import Transcript
from display.catalogue import text
from display.speech import RecordingSpeaker, Voice
from firmware_bridge.messages import LinkUp
from vision.simulated.tray import SimulatedTray

DEMO_PLAYERS = ("Ann", "Bo")
#: Who plays where nobody at the table could: no names that somebody may have given.
SHOWN_PLAYERS = ("Demo A", "Demo B")
LAST_WORDS_S = 8.0


def play(args: argparse.Namespace, game: NewGame | None) -> int:
    """The whole of `dicecaller play`. Returns the exit status."""
    folder = data_dir(args.data)
    settings, complaints = load(folder)
    language = str(args.language or settings.spoken_language())
    for complaint in complaints:
        note(complaint, language)
    lines = read_script(args.script) if args.script is not None else None
    with contextlib.ExitStack() as stack:
        parts = open_parts(args, settings, stack, lines is not None)
        shown = not args.demo and lines is None and nobody_could_play(parts, args.shots)
        demo = args.demo or shown
        if args.shots is not None and (demo or lines is not None):
            make_folder("--shots", args.shots)  # before anything is said or played
        if shown or (demo and args.data is None):  # nobody has asked for the former: of it nothing is kept
            folder = Path(stack.enter_context(tempfile.TemporaryDirectory(prefix="dicecaller-demo-")))
        transcript = stack.enter_context(Transcript(args.transcript))
        games = _games(folder, args.sheets, stack, lines is not None and args.data is None, language)
        rim = Rim(_session(args, settings, parts, demo), parts.voice, transcript, games)
        screen = Screen(parts.look, parts.window)
        stack.callback(screen.close)
        rim.restyle, rim.keep = screen.restyle, _keeper(folder, language)
        screen.tray_picture = lambda: rim.camera.picture() if rim.camera is not None else None
        rim.box = parts.keypads
        if parts.window is None and args.games == 1:
            rim.announce = _print
        if demo:
            return _demonstrate(args, _shown_game(args, game) if shown else game, parts, rim, screen)
        rim.session = replace(rim.session, settings=replace(rim.session.settings, recent_names=games.recent_names()))
        begin = _begin(args, game, games)
        if game is not None and not begin.unfinished:
            _tell_passed_over(games, parts)
        if lines is not None:
            return _scripted(args, begin, lines, parts, rim, screen)
        return _live(begin, parts, rim, screen)


def call(args: argparse.Namespace) -> int:
    """The whole of `dicecaller call`: the same parts, but no game and no store. Returns the exit status."""
    settings, complaints = load(data_dir(args.data))
    language = str(args.language or settings.spoken_language())
    for complaint in complaints:
        note(complaint, language)
    lines = read_script(args.script) if args.script is not None else None
    if args.shots is not None and lines is not None:
        make_folder("--shots", args.shots)
    args.demo = False
    with contextlib.ExitStack() as stack:
        parts = open_parts(args, settings, stack, lines is not None)
        transcript = stack.enter_context(Transcript(args.transcript))
        session = _session(args, settings, parts, False)
        if parts.window is None:  # nobody taps: sentences speak of keys, or of neither
            keys = lines is not None or _pressed_by_hand(parts)
            session = replace(session, settings=replace(session.settings, spoken=True, screen=False, keys=keys))
        rim = Rim(session, parts.voice, transcript)
        screen = Screen(parts.look, parts.window)
        stack.callback(screen.close)
        rim.restyle, rim.box, rim.keep = screen.restyle, parts.keypads, _keeper(data_dir(args.data), language)
        rim.announce = _print if parts.window is None else None
        begin = Begin(0.0, call=True, closed=tuple(colour for colour in COLOURED if colour in args.without))
        if lines is not None:
            return _scripted(args, begin, lines, parts, rim, screen)
        if not session.settings.keys:
            _without_keys(parts)
        return _live(begin, parts, rim, screen, alone=True)


def _pressed_by_hand(parts: Parts) -> bool:
    """Whether there are keys for people to press, or will be as soon as the keypad that was named is plugged in."""
    return parts.terminal or parts.keypads.there


def _without_keys(parts: Parts) -> None:
    """A caller with neither screen nor keys: a camera alone can be enough, and what it lacks is said. Raises JobError
    where no roll can ever come."""
    if parts.camera is None:
        raise JobError(Told("start-nothing-to-call"))
    if isinstance(parts.camera, SimulatedTray):
        raise JobError(Told("start-nobody-throws"))
    start_line(parts.look.language, "camera-alone")


def _games(folder: Path, sheets: Mapping[str, Sheet], stack: contextlib.ExitStack, alone: bool, language: str) -> Games:
    """The store. A script that names none goes on beside another table, with a store of its own that is thrown away."""
    try:
        games = Games(folder, sheets)
    except StoreBusy as error:
        if not alone:
            raise
        note(f"{error}; this script's games are not kept", language)
        games = Games(Path(stack.enter_context(tempfile.TemporaryDirectory(prefix="dicecaller-script-"))), sheets)
    stack.callback(games.close)
    for warning in games.warnings:
        note(warning, language)
    return games


def _keeper(folder: Path, language: str) -> Callable[[str, str], None]:
    """Keeps what is chosen in play among the settings of the data folder; where it cannot, that costs a line."""

    def kept(name: str, value: str) -> None:
        complaint = keep(folder, name, value)
        if complaint is not None:
            note(complaint, language)

    return kept


def _print(text: str) -> None:
    print(text, flush=True)


# --- the session ------------------------------------------------------------------------------------------------------
def _session(args: argparse.Namespace, settings: Settings, parts: Parts, demo: bool) -> Session:
    minutes = float(settings.idle_minutes) if args.idle_minutes is None else args.idle_minutes
    spoken = parts.window is None and _pressed_by_hand(parts)
    choices = Choices(
        language=args.language or settings.spoken_language(),
        talk=args.talk or settings.talk,
        idle_limit_s=minutes * 60.0,
        spoken=spoken,
        screen=not spoken,
        keyboard=parts.window is not None and parts.window.desktop,
        simulated_tray=isinstance(parts.camera, SimulatedTray) or demo,
        hide_sheets=settings.hide_sheets,
        staff_pin=settings.staff_pin,
        tray_area=parts.calibration.area() if parts.calibration is not None and parts.calibration.tray else None,
        tray_front=parts.calibration.front if parts.calibration is not None else "bottom",
    )
    sound = "off" if isinstance(parts.voice, RecordingSpeaker) else "ok"
    camera = "ok" if parts.camera is not None or demo else "off"
    sheets = getattr(args, "sheets", SHEETS)  # the caller plays on none
    return Session(settings=choices, table=Table.empty(sheets), camera=camera, sound=sound)


def _begin(args: argparse.Namespace, game: NewGame | None, games: Games) -> Begin:
    """What the table starts with: a game that was cut off, or left open when nobody says who plays; else the game."""
    found: tuple[Event, ...] = ()
    if game is None or games.cut_off:
        found = games.unfinished()
        if found and game is not None and not _same_people(found, game):
            games.forget()
            found = ()
    return Begin(
        0.0,
        game,
        args.starter == "opening",
        found,
        last_game=games.last_game(),
        practice=bool(found) and games.practice,
    )


def _tell_passed_over(games: Games, parts: Parts) -> None:
    """Who names the players plays a new game: that another one is not finished, and how it goes on, is said."""
    open_game = games.played_and_open()
    if open_game is not None:
        start_line(parts.look.language, "passed-over", players=open_game.seats)


def _same_people(events: tuple[Event, ...], game: NewGame) -> bool:
    first = events[0]
    return isinstance(first, NewGame) and (first.players, first.teams, first.sheet, first.match) == (
        game.players, game.teams, game.sheet, game.match,
    )  # fmt: skip


# --- running ----------------------------------------------------------------------------------------------------------
def _pumped(parts: Parts, rim: Rim, screen: Screen) -> PumpedTable:
    table = PumpedTable(rim, screen, parts.keypads, parts.inbox)
    if parts.keypads.sim is not None and not table.await_link(lambda event: isinstance(event, LinkUp)):
        raise JobError(Told("start-sim-silent"))
    return table


def _scripted(
    args: argparse.Namespace, begin: Begin, lines: tuple[Line, ...], parts: Parts, rim: Rim, screen: Screen
) -> int:
    if parts.camera is not None:
        rim.camera = Camera(parts.camera, learned.reader_for(parts.calibration))
    table = _pumped(parts, rim, screen)
    rim.give(begin)
    try:
        play_script(table, lines, args.script, args.shots)
        _finish_speaking(parts.voice)
    except WindowClosed:
        start_line(parts.look.language, "window-closed")
        return 1
    return 0


def _finish_speaking(voice: Voice) -> None:
    """The script's time runs ahead of the voice: what it says last is heard to its end."""
    limit = time.monotonic() + LAST_WORDS_S
    while voice.busy and time.monotonic() < limit:
        time.sleep(0.05)


def _shown_game(args: argparse.Namespace, game: NewGame | None) -> NewGame:
    """The game that is shown where nobody could play: never in the names of people who wanted to play themselves."""
    named = game or NewGame((), args.sheet, match=args.match or 1)
    return NewGame(SHOWN_PLAYERS, named.sheet, match=named.match)


def _demonstrate(args: argparse.Namespace, game: NewGame | None, parts: Parts, rim: Rim, screen: Screen) -> int:
    if parts.camera is not None:
        parts.camera.close()
    table = _pumped(parts, rim, screen)
    trays = lambda number: SimulatedTray(args.seed + 1000 * number)  # noqa: E731
    demonstration = Demonstration(table, args.seed, args.games, trays, args.shots)
    first = game or NewGame(DEMO_PLAYERS, args.sheet, match=args.match or 1)
    try:
        count = demonstration.play(Begin(0.0, first, args.starter == "opening"))
    except WindowClosed:
        return 0
    language = parts.look.language
    view = rim.session.view
    if view is not None:
        scores = ", ".join(f"{name} {points}" for name, points in view.scores.items())
        _print(text("demo-score", language, scores=scores))
    if args.shots is not None:
        _print(text("demo-pictures", language, folder=str(args.shots)))
    _print(count.told(language))
    return 1 if count.wrong and args.demo else 0  # shown for want of a table it has done its job


def _live(begin: Begin, parts: Parts, rim: Rim, screen: Screen, alone: bool = False) -> int:
    """Real time, until the window is closed. `alone`: a camera is enough, nobody has to answer."""
    if not alone and parts.window is None and not _pressed_by_hand(parts):
        raise JobError(Told("start-nobody-answers"))
    if parts.camera is not None:
        rim.camera = Camera(parts.camera, learned.reader_for(parts.calibration))
    table = LiveTable(rim, screen, parts.keypads, parts.inbox)
    rim.give(begin)
    with _stopped_by_signal(table):
        table.run()
    if rim.camera is not None:
        rim.camera.close()
    return 0


@contextlib.contextmanager
def _stopped_by_signal(table: LiveTable) -> Iterator[None]:
    """SIGTERM ends the table as closing its window does."""

    def stop(_number: int, _frame: FrameType | None) -> None:
        table.running = False

    before = signal.signal(signal.SIGTERM, stop)
    try:
        yield
    finally:
        signal.signal(signal.SIGTERM, before)
