"""What stored games come to: one summary a game, tallies over many. Derived by replay, from events alone; pure."""

from __future__ import annotations

import statistics
from collections import Counter
from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass, field

from core.dice import COLOURED, Roll
from core.events import Correct, Event, Pass, Reroll, RollDice, Void
from core.refusal import Refusal
from core.sheets import SHEETS, Sheet
from core.state import OVER
from core.table import replay
from core.view import view_of
from dicecaller.session_review import turn_states

DICE = ("white", *COLOURED)


@dataclass(frozen=True, slots=True)
class GameSummary:
    """One game or match after its last event. `totals` is None outside a match; `winners` empty until it is over.

    `scores` are those of its latest game; `locks` and `penalties` those of all its games, `ended` the scores of each
    that is over.
    """

    sheet: str
    players: tuple[str, ...]
    turns: int
    over: bool
    reason: str | None
    scores: Mapping[str, int]
    totals: Mapping[str, int] | None
    winners: tuple[str, ...]
    locks: Mapping[str, int]
    penalties: Mapping[str, int]
    ended: tuple[Mapping[str, int], ...] = ()

    def to_json(self) -> dict[str, object]:
        """The fields as `history --json` shows them."""
        fields: dict[str, object] = {
            "sheet": self.sheet,
            "players": list(self.players),
            "turns": self.turns,
            "over": self.over,
            "reason": self.reason,
            "scores": dict(self.scores),
            "winners": list(self.winners),
            "locks": dict(self.locks),
            "penalties": dict(self.penalties),
        }
        if self.totals is not None:
            fields["totals"] = dict(self.totals)
        return fields


def summary_of(events: tuple[Event, ...], sheets: Mapping[str, Sheet] = SHEETS) -> GameSummary | None:
    """The summary of a journal; None where it is empty or the rules refuse it."""
    table = replay(events, sheets)
    if isinstance(table, Refusal) or not table.has_game:
        return None
    view = table.view()
    match_open = view.match is not None and view.match.winners is None
    games = {state.game: view_of(state) for state in turn_states(table) if state.phase == OVER}
    games[view.game] = view
    every = tuple(games.values())
    winners = view.match.winners if view.match is not None else view.winners
    return GameSummary(
        sheet=view.sheet.name,
        players=view.players,
        turns=view.turn,
        over=view.over and not match_open,
        reason=view.reason,
        scores=view.scores,
        totals=view.match.totals if view.match is not None else None,
        winners=winners or (),
        locks={name: sum(row.lock for game in every for row in game.sheets[name].rows) for name in view.players},
        penalties={name: sum(game.penalties[name] for game in every) for name in view.players},
        ended=tuple(game.scores for game in every if game.over),
    )


@dataclass
class PlayerTally:
    """What one name did over all games."""

    games: int = 0
    finished: int = 0
    wins: int = 0
    scores: list[int] = field(default_factory=list)
    locks: int = 0
    penalties: int = 0
    passes: int = 0
    voids: int = 0

    def to_json(self, name: str) -> dict[str, object]:
        """One row of `stats`."""
        return {
            "name": name,
            "games": self.games,
            "finished": self.finished,
            "wins": self.wins,
            "mean_score": round(statistics.fmean(self.scores), 2) if self.scores else None,
            "best_score": max(self.scores, default=None),
            "locks": self.locks,
            "penalties": self.penalties,
            "passes": self.passes,
            "voids": self.voids,
        }


@dataclass
class Tallies:
    """Everything that `stats` tells, over many games. Dice are counted as they finally lay; what was undone is not."""

    games: int = 0
    finished: int = 0
    turns: int = 0
    corrected: int = 0
    rerolled: int = 0
    faces: dict[str, Counter[int]] = field(default_factory=lambda: {die: Counter() for die in DICE})
    white_sums: Counter[int] = field(default_factory=Counter)
    sheets: Counter[str] = field(default_factory=Counter)
    endings: Counter[str] = field(default_factory=Counter)
    players: dict[str, PlayerTally] = field(default_factory=dict)

    def add(self, events: tuple[Event, ...], sheets: Mapping[str, Sheet] = SHEETS) -> None:
        """Counts one journal; one that the rules refuse is left out."""
        table = replay(events, sheets)
        if isinstance(table, Refusal) or not table.has_game:
            return
        standing = table.standing()
        summary = summary_of(events, sheets)
        assert summary is not None
        self.games += 1
        self.finished += summary.over
        self.turns += sum(isinstance(event, RollDice) for event in standing)
        self.corrected += sum(isinstance(event, Correct) for event in standing)
        self.rerolled += sum(isinstance(event, Reroll) for event in standing)
        self.sheets[summary.sheet] += 1
        if summary.over and summary.reason:
            self.endings[summary.reason] += 1
        for roll in rolls_of(standing):
            self._count(roll)
        self._count_players(summary, standing)

    def _count(self, roll: Roll) -> None:
        self.white_sums[roll.white_sum] += 1
        self.faces["white"].update(roll.white)
        for colour, value in zip(COLOURED, roll.coloured(), strict=True):
            if value is not None:
                self.faces[colour][value] += 1

    def _count_players(self, summary: GameSummary, standing: Sequence[Event]) -> None:
        passes = Counter(event.player for event in standing if isinstance(event, Pass))
        voids = Counter(event.player for event in standing if isinstance(event, Void))
        for name in summary.players:
            player = self.players.setdefault(name, PlayerTally())
            player.games += 1
            player.finished += summary.over
            player.wins += name in summary.winners
            if summary.over:
                player.scores += [scores[name] for scores in summary.ended]
            player.locks += summary.locks[name]
            player.penalties += summary.penalties[name]
            player.passes += passes[name]
            player.voids += voids[name]

    def to_json(self) -> dict[str, object]:
        """The figures as `stats --json` shows them. `chi_squared`: five degrees of freedom, 11.07 is exceeded by chance
        once in twenty."""
        return {
            "games": self.games,
            "finished": self.finished,
            "turns": self.turns,
            "sheets": dict(sorted(self.sheets.items())),
            "endings": dict(sorted(self.endings.items())),
            "dice": {
                die: {
                    "rolls": faces.total(),
                    "faces": {str(value): faces[value] for value in range(1, 7)},
                    "mean": round(sum(value * n for value, n in faces.items()) / faces.total(), 3) if faces else None,
                    "chi_squared": chi_squared(faces),
                }
                for die, faces in self.faces.items()
            },
            "white_sums": {str(value): self.white_sums[value] for value in range(2, 13)},
            "corrected": self.corrected,
            "rerolled": self.rerolled,
            "players": [self.players[name].to_json(name) for name in sorted(self.players)],
        }


def rolls_of(standing: Iterable[Event]) -> tuple[Roll, ...]:
    """The rolls of the events that stand, as they finally lay: with rerolls and corrections in them."""
    rolls: list[Roll] = []
    for event in standing:
        if isinstance(event, RollDice):
            rolls.append(event.roll)
        elif isinstance(event, Reroll | Correct) and rolls:
            rolls[-1] = rolls[-1].replaced(event.dice)
    return tuple(rolls)


def chi_squared(faces: Counter[int]) -> float | None:
    """How far six counts are from equal; None below thirty rolls, where the figure means nothing."""
    total = faces.total()
    if total < 30:
        return None
    expected = total / 6
    return round(sum((faces[value] - expected) ** 2 for value in range(1, 7)) / expected, 2)
