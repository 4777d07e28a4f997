"""Properties that hold at every state of every sheet, on random games full of voids, corrections, amends and undos."""

from __future__ import annotations

import itertools
import json
import random
from collections.abc import Iterator

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from core.dice import COLOURED, Roll, SomeDice, parse_roll
from core.events import Amend, Choose, Correct, Event, Mark, NewGame, Pass, Reroll, RollDice, Undo, Void, parse_event
from core.refusal import Refusal
from core.rules import legal
from core.sheets import SHEETS
from core.state import CHOOSE, COLOURED_ACTION, OVER, SHARED
from core.table import Table, replay
from dicecaller.simulate import next_event, random_answer
from tests.core.random_lines import Lines

SEEDS = st.integers(0, 10**9)
NAMES = pytest.mark.parametrize("name", SHEETS)


def walk(
    seed: int, sheet: str, lines: int, *, remedies: float = 0.2, rubbish: float = 0.0
) -> Iterator[tuple[Table, Event]]:
    """Tables of a random course and the event that is tried on each; accepted events lead on."""
    source = Lines(random.Random(seed), sheet, remedies=remedies, rubbish=rubbish)
    table, last = Table.empty(), None
    for _ in range(lines):
        event = parse_event(source.next(last))
        if isinstance(event, Refusal):
            continue
        yield table, event
        outcome = table.apply(event)
        if isinstance(outcome, Table):
            table = outcome
            last = json.loads(json.dumps(table.view().to_json()))


@NAMES
@settings(max_examples=4)
@given(seed=SEEDS)
def test_exactly_the_listed_answers_are_accepted(name: str, seed: int) -> None:
    sheet = SHEETS[name]
    for table, _ in walk(seed, name, 60):
        if table.state is None:
            continue
        view = table.view()
        for player in view.players:
            listed = {(sheet.row_names[row], sheet.rows[row][box].number) for row, box in table.legal(player)}
            if player in view.waiting:
                assert listed == set(view.legal[player])
            accepted = {
                (row, number)
                for row in sheet.row_names
                for number in range(2, 13)
                if table.refusal(Mark(player, row, number)) is None
            }
            chosen = {row for row in sheet.row_names if table.refusal(Choose(player, row)) is None}
            assert accepted == (set() if view.phase == CHOOSE else listed)
            assert chosen == ({row for row, _ in listed} if view.phase == CHOOSE else set())
            may_pass = view.phase in (SHARED, COLOURED_ACTION) and player in view.may_change
            assert (table.refusal(Pass(player)) is None) == may_pass
            assert (table.refusal(Void(player)) is None) == (player in view.may_void)


@NAMES
@settings(max_examples=6)
@given(seed=SEEDS)
def test_a_refused_event_leaves_the_state_equal(name: str, seed: int) -> None:
    for table, event in walk(seed, name, 120, remedies=0.5, rubbish=0.2):
        state, journal = table.state, table.journal()
        shown = table.view().to_json() if table.has_game else None
        if table.refusal(event):
            assert table.state == state
            assert table.journal() == journal
            assert (table.view().to_json() if table.has_game else None) == shown


@pytest.mark.parametrize(("name", "seeds"), [("powers", 36), ("chain-bonus", 36)])
def test_do_and_undo_is_identity_at_each_of_10000_steps(name: str, seeds: int) -> None:
    steps = 0
    for seed in range(seeds):
        for table, event in walk(seed, name, 330, remedies=0.1):
            after = table.apply(event)
            if isinstance(after, Refusal) or isinstance(event, NewGame | Undo):
                continue
            if after is table:
                continue
            back = after.apply(Undo())
            assert isinstance(back, Table)
            assert back.state == table.state
            assert back.standing() == table.standing()
            steps += 1
    assert steps >= 10_000


@NAMES
@settings(max_examples=5)
@given(seed=SEEDS)
def test_the_order_of_simultaneous_answers_is_irrelevant(name: str, seed: int) -> None:
    chance = random.Random(seed)
    for table, event in walk(seed, name, 120, remedies=0.05):
        if not isinstance(event, RollDice):
            continue
        opened = table.apply(event)
        if isinstance(opened, Refusal):
            continue
        answers = [answer_of(opened, player, chance) for player in opened.view().players]
        orders = list(itertools.permutations(answers))
        results = {in_order(opened, order).state for order in chance.sample(orders, min(6, len(orders)))}
        assert len(results) == 1


def answer_of(table: Table, player: str, chance: random.Random) -> Event:
    boxes = table.view().legal[player]
    return Mark(player, *chance.choice(boxes)) if boxes and chance.random() < 0.8 else Pass(player)


def in_order(table: Table, events: tuple[Event, ...]) -> Table:
    for event in events:
        outcome = table.apply(event)
        assert isinstance(outcome, Table)
        table = outcome
    return table


@NAMES
@settings(max_examples=4)
@given(seed=SEEDS)
def test_replaying_the_written_journal_gives_the_same_table_at_every_state(name: str, seed: int) -> None:
    for number, (table, _) in enumerate(walk(seed, name, 90, remedies=0.3)):
        if not table.has_game or number % 6:
            continue
        written = [json.dumps(event.to_json()) for event in table.journal()]
        events = [parse_event(json.loads(text)) for text in written]
        assert tuple(events) == table.journal()
        again = replay(table.journal())
        assert isinstance(again, Table)
        assert again.state == table.state
        assert again.standing() == table.standing()


@NAMES
@settings(max_examples=6)
@given(seed=SEEDS)
def test_the_score_is_a_brute_force_count_of_the_sheet_as_shown(name: str, seed: int) -> None:
    for table, _ in walk(seed, name, 80):
        if table.has_game:
            view = table.view()
            for player in view.players:
                shown = view.to_json()["sheets"]
                assert isinstance(shown, dict)
                assert view.scores[player] == brute_force(name, shown[player], view.penalties[player])


def brute_force(name: str, shown: dict[str, dict[str, dict[str, list[int]]]], penalties: int) -> int:
    """Count the crosses that can be seen, one by one; take the n-th triangular number by adding up."""
    sheet, values = SHEETS[name], []
    for index, row in enumerate(sheet.rows):
        seen = shown["rows"][str(index + 1)]
        count = sum(2 if box.doubled else 1 for box in row if box.number in seen["marks"])
        count += len(seen.get("again", [])) + bool(seen["lock"])
        values.append(sum(n for n in range(1, count + 1) if n <= sheet.cap))
    powers = shown.get("powers", [])
    total = sum(values) + ("square" in powers) * min(values) + ("octagon" in powers) * 13
    return total - (0 if "star" in powers else 5 * penalties)


@NAMES
@settings(max_examples=6)
@given(seed=SEEDS)
def test_void_then_the_same_answer_again_is_identity(name: str, seed: int) -> None:
    tried = 0
    for table, _ in walk(seed, name, 150, remedies=0.15):
        view = table.view() if table.has_game else None
        if view is None or view.phase == SHARED:
            continue
        for player in view.may_void:
            answer = view.coloured_answer
            if answer is None or answer.player != player or answer.row is None:
                answer = next(given for given in view.answers if given.player == player)
            assert answer.row is not None
            assert answer.number is not None
            voided = table.apply(Void(player))
            assert isinstance(voided, Table)
            again = voided.apply(Mark(player, answer.row, answer.number))
            assert isinstance(again, Table)
            if again.view().phase == CHOOSE and player in again.view().waiting:
                continue  # the choice that was made falls with the mark, and is asked again
            assert again.state == table.state
            tried += 1
    assert tried


def mirrored(event: Event) -> Event:
    """The event on a table where every die shows seven less its value, with red for green and yellow for blue."""
    swap = {"red": "green", "green": "red", "yellow": "blue", "blue": "yellow", "1": "3", "3": "1", "2": "4", "4": "2"}
    match event:
        case RollDice(roll):
            turned = [None if value is None else 7 - value for value in roll.coloured()]
            whites = (7 - roll.white[0], 7 - roll.white[1])
            return RollDice(Roll(whites, turned[2], turned[3], turned[0], turned[1]))
        case Reroll(dice) | Correct(dice):
            turned = [None if value is None else 7 - value for value in dice.coloured()]
            first, second = (None if value is None else 7 - value for value in dice.white)
            return type(event)(SomeDice((first, second), turned[2], turned[3], turned[0], turned[1]))
        case Mark(player, row, number):
            return Mark(player, swap[row], 14 - number)
        case Amend(player, row, number, mark, None):
            return Amend(player, swap[row], 14 - number, mark)
        case Choose(player, row):
            return Choose(player, swap[row])
    return event


@pytest.mark.parametrize("name", ["classic", "encore"])
@settings(max_examples=15)
@given(seed=SEEDS)
def test_seven_less_each_die_with_rising_and_falling_rows_swapped_gives_the_same_game(name: str, seed: int) -> None:
    other = Table.empty()
    for table, event in walk(seed, name, 120):
        outcome, mirror = table.apply(event), other.apply(mirrored(event))
        if isinstance(outcome, Refusal):
            assert isinstance(mirror, Refusal)
            assert mirror.code == outcome.code
            continue
        assert isinstance(mirror, Table)
        other = mirror
        mine, theirs = outcome.view(), other.view()
        assert (mine.phase, mine.waiting, mine.scores) == (theirs.phase, theirs.waiting, theirs.scores)
        assert len(mine.closed) == len(theirs.closed)


@NAMES
@settings(max_examples=10)
@given(seed=SEEDS, players=st.integers(2, 5))
def test_random_games_end(name: str, seed: int, players: int) -> None:
    chance = random.Random(seed)
    table = Table.empty().apply(NewGame(tuple("ABCDE"[:players]), name))
    assert isinstance(table, Table)
    for _ in range(3000):
        assert table.state is not None
        if table.state.phase == OVER:
            break
        outcome = table.apply(next_event(chance, table.state, random_answer))
        assert isinstance(outcome, Table)
        table = outcome
    view = table.view()
    assert view.over
    assert view.winners
    assert not any(legal(table.state, seat) for seat in range(players) if table.state)


@given(st.tuples(*[st.integers(1, 6)] * 2), st.tuples(*[st.none() | st.integers(1, 6)] * 4))
def test_the_text_form_of_a_roll_round_trips(white: tuple[int, int], coloured: tuple[int | None, ...]) -> None:
    roll = Roll(white, *coloured)
    assert parse_roll(str(roll)) == roll
    assert Roll.from_json(json.loads(json.dumps(roll.to_json()))) == roll
    assert roll.replaced(SomeDice()) == roll
    for colour in COLOURED:
        assert len(roll.coloured_sums(colour)) <= 2
