"""`dicecaller simulate`: whole games without a table, through the same `apply` as at the table; means and endings.

Chance lives here, never in `core`: a seed gives the same games again. No statement about good play: `random` answers
blindly, `careful` only avoids the waste that any beginner avoids.
"""

from __future__ import annotations

import argparse
import json
import random
import sys
import time
from collections import Counter
from collections.abc import Callable, Iterator, Mapping
from dataclasses import dataclass, field
from statistics import fmean
from typing import Final

from core.card import FIRST_BOXES
from core.dice import COLOURED, Roll
from core.events import Choose, Event, Mark, NewGame, Pass, RollDice
from core.refusal import Refusal
from core.rules import legal
from core.sheets import LAST, Sheet
from core.state import CHOOSE, COLOURED_ACTION, OVER, ROLL, GameState, dice_due, scores, waiting_seats
from core.table import Table
from dicecaller.arguments import add_json, positive
from dicecaller.settings import locale_language
from dicecaller.sheet_choice import sheets_of

Box = tuple[int, int]
Policy = Callable[[random.Random, GameState, int, tuple[Box, ...]], Box | None]

PROGRESS_S: Final = 1.0


def random_answer(chance: random.Random, state: GameState, seat: int, boxes: tuple[Box, ...]) -> Box | None:
    """Any legal box or a pass, each as likely."""
    pick = chance.randrange(len(boxes) + 1)
    return boxes[pick] if pick < len(boxes) else None


def careful_answer(chance: random.Random, state: GameState, seat: int, boxes: tuple[Box, ...]) -> Box | None:
    """A last box if there is one, else the box that skips fewest; a pass where it would skip too many.

    An active player who has marked nothing yet skips up to four boxes in the coloured action to avoid the penalty.
    """
    if not boxes:
        return None
    card = state.now.cards[seat]
    turn = state.turn
    ends = [box for box in boxes if box[1] == LAST]
    if ends:
        return ends[0]
    skipped, box = min((box - (card[row] & FIRST_BOXES).bit_length(), (row, box)) for row, box in boxes)
    owes = state.phase == COLOURED_ACTION and turn is not None and turn.answers[seat] < 0
    return box if skipped <= (4 if owes else 1) else None


POLICIES: Final[dict[str, Policy]] = {"random": random_answer, "careful": careful_answer}


def thrown(chance: random.Random, state: GameState) -> Roll:
    """The dice of the next turn."""
    due = dice_due(state)
    faces = [chance.randrange(1, 7), chance.randrange(1, 7)]
    coloured = [chance.randrange(1, 7) if colour in due else None for colour in COLOURED]
    return Roll((faces[0], faces[1]), *coloured)


def next_event(chance: random.Random, state: GameState, policy: Policy) -> Event:
    """What happens next at a table in some phase but `over`: a roll, or the answer of the first who owes one."""
    if state.phase == ROLL:
        return RollDice(thrown(chance, state))
    seat = waiting_seats(state)[0]
    setup, boxes = state.setup, legal(state, seat)
    names, sheet = setup.sheet.row_names, setup.sheet
    if state.phase == CHOOSE:
        return Choose(setup.seats[seat], names[chance.choice(boxes)[0]])
    box = policy(chance, state, seat, boxes)
    if box is None:
        return Pass(setup.seats[seat])
    return Mark(setup.seats[seat], names[box[0]], sheet.rows[box[0]][box[1]].number)


def play_game(chance: random.Random, table: Table, new_game: NewGame, policy: Policy) -> GameState:
    """One whole game at a table; the finished state."""
    outcome = table.apply(new_game)
    while not isinstance(outcome, Refusal):
        table = outcome
        state = table.state
        if state is None or state.phase == OVER:
            break
        outcome = table.apply(next_event(chance, state, policy))
    if isinstance(outcome, Refusal) or table.state is None:
        raise AssertionError(f"a listed answer was refused: {outcome}")
    return table.state


@dataclass
class Tally:
    """What the games so far came to."""

    games: int = 0
    turns: int = 0
    scores: list[list[int]] = field(default_factory=list)
    wins: Counter[int] = field(default_factory=Counter)
    ties: int = 0
    reasons: Counter[str] = field(default_factory=Counter)

    def add(self, state: GameState) -> None:
        """Count a finished game."""
        points = scores(state)
        winners = [seat for seat, value in enumerate(points) if value == max(points)]
        self.games += 1
        self.turns += state.turns
        self.scores.append(list(points))
        self.wins.update(winners)
        self.ties += len(winners) > 1
        self.reasons["colours" if state.now.closed.bit_count() >= 2 else "penalties"] += 1

    def to_json(self, players: int) -> dict[str, object]:
        """The figures, rounded to hundredths."""
        every = [value for points in self.scores for value in points]
        return {
            "games": self.games,
            "mean_score": round(fmean(every), 2),
            "mean_score_by_seat": [round(fmean(points[seat] for points in self.scores), 2) for seat in range(players)],
            "mean_winning_score": round(fmean(max(points) for points in self.scores), 2),
            "lowest_score": min(every),
            "highest_score": max(every),
            "mean_turns": round(self.turns / self.games, 2),
            "wins_by_seat": [self.wins[seat] for seat in range(players)],
            "shared_wins": self.ties,
            "ended_by": {reason: self.reasons[reason] for reason in ("colours", "penalties")},
        }


def tallies(sheet: Sheet, games: int, players: int, policy: Policy, seed: int) -> Iterator[Tally]:
    """The tally after each of so many games; the starter moves one seat left each game."""
    chance, tally = random.Random(seed), Tally()
    names = tuple(f"P{seat + 1}" for seat in range(players))
    table = Table.empty({sheet.name: sheet})
    for game in range(games):
        new_game = NewGame(names, sheet.name, names[game % players])
        tally.add(play_game(chance, table, new_game, policy))
        yield tally


def add_arguments(parser: argparse.ArgumentParser) -> None:
    """The options of `dicecaller simulate`."""
    parser.epilog = "dicecaller simulate --games 1000 --sheet powers --policy careful --seed 7"
    parser.add_argument("--games", type=positive, default=300, metavar="N")
    parser.add_argument("--sheet", default="classic", metavar="NAME")
    parser.add_argument("--players", type=int, choices=range(2, 6), default=3, metavar="N")
    parser.add_argument("--policy", choices=sorted(POLICIES), default="random")
    parser.add_argument("--seed", type=int, default=1, metavar="K")
    add_json(parser)


def run(args: argparse.Namespace) -> int:
    """Play the games and print the figures; progress goes to standard error. Exit status 0."""
    sheets, name = sheets_of(args.sheet, "simulate")
    sheet = sheets[name]
    language = args.language or locale_language()
    started = shown = time.perf_counter()
    tally = Tally()
    for tally in tallies(sheet, args.games, args.players, POLICIES[args.policy], args.seed):
        now = time.perf_counter()
        if now - shown >= PROGRESS_S:
            shown = now
            _tell_progress(tally.games, args.games, language)
    elapsed_s = time.perf_counter() - started
    head = {"sheet": sheet.name, "players": args.players, "policy": args.policy, "seed": args.seed}
    figures = {**head, **tally.to_json(args.players), "games_per_s": round(args.games / elapsed_s, 1)}
    if args.json:
        print(json.dumps(figures), flush=True)
    else:
        print(in_words(figures, language))
    return 0


def _tell_progress(done: int, of_all: int, language: str) -> None:
    from dicecaller.measured_words import say

    print(say("simulate-progress", language, done=done, all=of_all), file=sys.stderr, flush=True)


def in_words(figures: Mapping[str, object], language: str) -> str:
    """The figures as a table."""
    from dicecaller.measured_words import columns, say, slug
    from display.catalogue import figure
    from display.phrases import sheet_title

    def told(value: object) -> str:
        if isinstance(value, list):
            return "  ".join(map(told, value))
        if isinstance(value, dict):
            ends = (say("simulate-end", language, reason=reason, count=count) for reason, count in value.items())
            return ", ".join(ends)
        return figure(value, language) if isinstance(value, float) else str(value)

    called = {
        "sheet": sheet_title(str(figures["sheet"]), language),
        "policy": say("simulate-policy-name", language, policy=str(figures["policy"])),
    }
    rows = [
        (say(f"simulate-{slug(name)}", language), called.get(name) or told(value)) for name, value in figures.items()
    ]
    return "\n".join(columns(rows))
