"""`dicecaller simulate`: whole games through the table's own apply, the same again for the same seed."""

from __future__ import annotations

import json
import random
import subprocess
import sys
from pathlib import Path
from typing import Any

import pytest

from core.events import NewGame
from core.sheets import SHEETS
from core.state import OVER
from core.table import Table
from dicecaller.simulate import POLICIES, play_game, tallies

ROOT = Path(__file__).parents[2]
EXAMPLE = ROOT / "docs" / "example-sheet.toml"


def simulate(*words: str) -> tuple[int, str, str]:
    """The whole program: exit status, output, what it said."""
    done = subprocess.run(
        [sys.executable, "-m", "dicecaller", "simulate", *words], capture_output=True, cwd=ROOT, check=False, text=True
    )
    return done.returncode, done.stdout, done.stderr


def figures(*words: str) -> dict[str, Any]:
    status, out, _ = simulate(*words, "--json")
    assert status == 0
    result: dict[str, Any] = json.loads(out)
    return result


@pytest.mark.parametrize("sheet", SHEETS)
@pytest.mark.parametrize("policy", POLICIES)
def test_games_of_every_sheet_are_played_to_their_end(sheet: str, policy: str) -> None:
    for players in (2, 5):
        *_, tally = tallies(SHEETS[sheet], 4, players, POLICIES[policy], seed=5)
        told = tally.to_json(players)
        assert told["games"] == sum(tally.reasons.values()) == 4
        assert sum(tally.wins.values()) >= 4


def test_a_simulated_game_is_a_game_of_the_table() -> None:
    state = play_game(random.Random(1), Table.empty(), NewGame(("A", "B")), POLICIES["careful"])
    assert state.phase == OVER
    assert state.turns > 5


def test_the_same_seed_gives_the_same_figures_and_another_one_others() -> None:
    words = ("--games", "20", "--sheet", "powers", "--players", "3", "--policy", "random")
    one, two, other = figures(*words, "--seed", "7"), figures(*words, "--seed", "7"), figures(*words, "--seed", "8")
    for each in (one, two, other):
        assert each.pop("games_per_s") > 0
    assert one == two
    assert one | {"seed": 8} != other
    assert (one["sheet"], one["players"], one["policy"], one["games"]) == ("powers", 3, "random", 20)
    assert sum(one["ended_by"].values()) == 20


def test_careful_people_score_more_than_blind_ones() -> None:
    scores = {policy: figures("--games", "30", "--policy", policy)["mean_score"] for policy in POLICIES}
    assert scores["careful"] > scores["random"] + 20


def test_people_get_a_table() -> None:
    status, out, said = simulate("--games", "3")
    assert (status, said) == (0, "")
    assert "mean score" in out
    assert "ended by" in out


def test_a_sheet_of_ones_own_can_be_simulated() -> None:
    assert figures("--games", "3", "--sheet", str(EXAMPLE))["sheet"] == "crossroads"


@pytest.mark.parametrize(
    ("words", "status"),
    [
        (("--games", "0"), 2),
        (("--players", "6"), 2),
        (("--policy", "clever"), 2),
        (("--sheet", "nosuch"), 2),
        (("--sheet", "nosuch.toml"), 1),
        (("--seed", "x"), 2),
    ],
)
def test_wrong_words_are_one_clear_line(words: tuple[str, ...], status: int) -> None:
    given, out, said = simulate(*words)
    assert (given, out) == (status, "")
    assert said.count("\n") == 1
