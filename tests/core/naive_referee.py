"""A second referee, from INTERFACES.md and RULES.md alone: slow, mutable, of dicts and lists; it shares no code.

Its only purpose is to disagree with the product where one of the two has misread the texts or computes wrongly.
Numbers, names and texts instead of bits and indices; after an undo everything is played again from the first line.
"""

from __future__ import annotations

import json
from copy import deepcopy
from typing import Any

from tests.core.naive_sheet import (
    LAYOUTS,
    Paper,
    blank,
    mark_and_all,
    next_cross,
    row_values,
    why_not,
    working,
    worth,
)

COLOURS = ["red", "yellow", "green", "blue"]
EVENTS = ["game", "roll", "reroll", "correct", "mark", "pass", "choose", "void", "amend", "undo", "state"]


class No(Exception):
    """A refusal on its way out."""


def need(condition: object, code: str) -> None:
    if not condition:
        raise No(code)


def is_int(value: object) -> bool:
    return isinstance(value, int) and not isinstance(value, bool)


def is_die(value: object) -> bool:
    return is_int(value) and value in (1, 2, 3, 4, 5, 6)


class World:
    """A game or match, changed in place by one accepted event after the other."""

    def __init__(self, event: dict[str, Any]) -> None:
        self.pairs = event.get("teams")
        self.names = ["+".join(pair) for pair in self.pairs] if self.pairs is not None else list(event["players"])
        self.sheet = event.get("sheet", "classic")
        self.paper = Paper(self.sheet)
        self.games = event.get("match", 1)
        self.game = 1
        self.finished = dict.fromkeys(self.names, 0)
        self.starter = event.get("starter", self.names[0])
        self.begun = dict.fromkeys(self.names, 0)
        self.new_sheets()

    def new_sheets(self) -> None:
        self.own = {name: blank() for name in self.names}
        self.penalties = dict.fromkeys(self.names, 0)
        self.closed: set[int] = set()
        self.phase = "roll"
        self.last_active: str | None = None
        self.turn: dict[str, Any] | None = None
        self.ties: dict[str, list[int]] = {}

    def left_of(self, name: str) -> str:
        return self.names[(self.names.index(name) + 1) % len(self.names)]

    def active(self) -> str:
        if self.last_active is None:
            return self.starter
        return self.left_of(self.last_active) if self.phase == "roll" else self.last_active

    def dice(self) -> list[str]:
        gone = [self.paper.colour(row, self.paper.last(row)) for row in self.closed]
        return ["white", "white"] + [c for c in COLOURS if c not in gone]

    # what may be marked

    def sums(self, row: int, number: int) -> list[int]:
        assert self.turn is not None
        thrown = self.turn["dice"]
        if self.phase == "shared":
            return [sum(thrown["white"])]
        colour = self.paper.colour(row, number)
        if colour not in self.dice() or colour not in thrown:
            return []
        return [white + thrown[colour] for white in thrown["white"]]

    def listed(self, name: str) -> list[list[Any]]:
        found: list[list[Any]] = []
        if self.phase == "choose":
            for row in self.ties[name]:
                box = next_cross(self.paper, self.own[name], row, set())
                found.append([self.paper.row_name(row), box])
            return found
        for row in range(4):
            for number in self.paper.order(row):
                if not why_not(self.paper, self.own[name], self.closed, row, number, self.sums(row, number)):
                    found.append([self.paper.row_name(row), number])
        return found

    def owing(self) -> list[str]:
        if self.phase == "shared":
            assert self.turn is not None
            return [name for name in self.names if name not in self.turn["given"]]
        if self.phase == "coloured":
            return [self.active()]
        if self.phase == "choose":
            return [name for name in self.names if self.ties.get(name)]
        return []

    # the course of a turn

    def replay_turn(self) -> None:
        """The turn from the table before it, with what has been answered."""
        turn = self.turn
        assert turn is not None
        active = turn["active"]
        self.own, self.penalties, self.closed = deepcopy(turn["before"])
        self.ties = {}
        if len(turn["given"]) < len(self.names):
            self.phase = "shared"
            return
        turn["may"] = set()
        before = set(self.closed)
        for name in self.names:
            answer = turn["given"][name]
            tied, used = [], False
            if answer != "pass":
                pick = turn["picks"].get(name)
                tied, used = mark_and_all(self.paper, self.own[name], *answer, before, pick)
            if not used:
                turn["picks"].pop(name, None)
            if tied:
                self.ties[name] = tied
        if self.ties:
            self.phase = "choose"
            return
        self.close_rows()
        if len(self.closed) >= 2:
            turn["coloured"], turn["coloured_pick"] = None, None
            self.phase = "over"
            return
        self.phase = "coloured"
        answer = turn["coloured"]
        if answer is None:
            return
        if answer == "pass":
            if turn["given"][active] == "pass":
                self.penalties[active] += 1
        else:
            row, number = answer
            if why_not(self.paper, self.own[active], self.closed, row, number, self.sums(row, number)):
                turn["coloured"], turn["coloured_pick"] = None, None
                return
            pick = turn["coloured_pick"]
            tied, used = mark_and_all(self.paper, self.own[active], row, number, set(self.closed), pick)
            if not used:
                turn["coloured_pick"] = None
            if tied:
                self.ties = {active: tied}
                self.phase = "choose"
                return
            self.close_rows()
        self.judge()

    def close_rows(self) -> None:
        for own in self.own.values():
            self.closed |= {row for row in range(4) if self.paper.last(row) in own["marks"][row]}

    def judge(self) -> None:
        over = len(self.closed) >= 2 or 4 in self.penalties.values()
        self.phase = "over" if over else "roll"

    def begin_turn(self, thrown: dict[str, Any]) -> None:
        active = self.active()
        self.last_active = active
        self.begun[active] += 1
        before = deepcopy((self.own, self.penalties, self.closed))
        self.turn = {"dice": thrown, "active": active, "before": before}
        self.ask_all()

    def ask_all(self) -> None:
        assert self.turn is not None
        self.turn.update(given={}, may=set(self.names), coloured=None, picks={}, coloured_pick=None)
        self.replay_turn()

    # what is shown

    def scores(self) -> dict[str, int]:
        return {name: worth(self.paper, self.own[name], self.penalties[name]) for name in self.names}

    def shown(self) -> dict[str, Any]:
        scores = self.scores()
        answer: dict[str, Any] = {
            "phase": self.phase,
            "active": self.active(),
            "waiting": self.owing(),
            "in_play": self.dice(),
            "closed": [self.paper.row_name(row) for row in sorted(self.closed)],
            "legal": {name: self.listed(name) for name in self.owing()},
            "scores": scores,
            "penalties": dict(self.penalties),
            "sheets": {name: self.sheet_of(name) for name in self.names},
            "over": self.phase == "over",
        }
        if self.pairs is not None:
            times = self.begun[self.active()]
            if self.phase != "roll" and times:
                times -= 1
            answer["hand"] = self.pairs[self.names.index(self.active())][times % 2]
        if self.phase == "over":
            answer["reason"] = "colours" if len(self.closed) >= 2 else "penalties"
            answer["winners"] = [name for name in self.names if scores[name] == max(scores.values())]
            answer["rows"] = {name: row_values(self.paper, self.own[name]) for name in self.names}
        if self.games == 3:
            totals = {name: self.finished[name] + scores[name] for name in self.names}
            answer["match"] = {"game": self.game, "totals": totals}
            if self.phase == "over" and self.game == 3:
                answer["match"]["winners"] = [name for name in self.names if totals[name] == max(totals.values())]
        return answer

    def sheet_of(self, name: str) -> dict[str, Any]:
        own, rows = self.own[name], {}
        for row in range(4):
            order = self.paper.order(row)
            shown: dict[str, Any] = {"marks": [number for number in order if number in own["marks"][row]]}
            shown["lock"] = self.paper.last(row) in own["marks"][row]
            if self.paper.second:
                shown["again"] = [number for number in order if number in own["again"][row]]
            rows[str(row + 1)] = shown
        result: dict[str, Any] = {"rows": rows}
        if self.paper.bar:
            result["bar"] = sorted(own["bar"])
        if self.paper.symbols:
            result["powers"] = working(self.paper, own)
        return result


class NaiveReferee:
    """Answers lines as `dicecaller referee` should (`detail` left out)."""

    def __init__(self) -> None:
        self.world: World | None = None
        self.lines: list[dict[str, Any]] = []

    def answer(self, number: int, text: str) -> dict[str, Any] | None:
        if not text.strip():
            return None
        try:
            event = json.loads(text)
            need(isinstance(event, dict), "bad-json")
            if "did" in event:
                if event["did"] != "accepted":
                    return None
                event = event["event"]
            self.take(event)
        except ValueError:
            return {"n": number, "ok": False, "error": "bad-json"}
        except No as refusal:
            return {"n": number, "ok": False, "error": str(refusal)}
        assert self.world is not None
        return {"n": number, "ok": True, **self.world.shown()}

    def take(self, event: dict[str, Any]) -> None:
        kind = event.get("event")
        need(isinstance(kind, str) and kind in EVENTS, "bad-event")
        if kind == "game":
            self.check_game(event)
            self.world, self.lines = World(event), [event]
            return
        self.check_fields(event)
        need(self.world is not None, "no-game")
        assert self.world is not None
        if "player" in event and kind not in ("roll", "reroll", "correct", "undo", "state"):
            need(event["player"] in self.world.names, "bad-player")
        if kind == "state":
            return
        if kind == "undo":
            need(len(self.lines) > 1, "nothing-to-undo")
            self.lines.pop()
            self.world = World(self.lines[0])
            for line in self.lines[1:]:
                getattr(self, "do_" + line["event"])(line)
            return
        getattr(self, "may_" + kind)(event)
        getattr(self, "do_" + kind)(event)
        self.lines.append(event)

    # what a line says

    def check_game(self, event: dict[str, Any]) -> None:
        listed = "teams" if "teams" in event else "players"
        need(isinstance(event.get(listed), list), "bad-event")
        need(isinstance(event.get("sheet", ""), str), "bad-event")
        need(isinstance(event.get("starter", ""), str), "bad-event")
        need("match" not in event or (is_int(event["match"]) and event["match"] == 3), "bad-event")
        need(event.get("sheet", "classic") in LAYOUTS, "bad-sheet")
        people = event[listed]
        need(2 <= len(people) <= 5, "bad-player")
        if listed == "teams":
            need(all(isinstance(pair, list) and len(pair) == 2 for pair in people), "bad-player")
            people = [name for pair in people for name in pair]
        need(all(isinstance(name, str) and name != "" for name in people), "bad-player")
        need(len(set(people)) == len(people), "bad-player")
        seats = ["+".join(pair) for pair in event["teams"]] if listed == "teams" else people
        need("starter" not in event or event["starter"] in seats, "bad-player")

    def check_fields(self, event: dict[str, Any]) -> None:
        kind = event["event"]
        if kind in ("mark", "pass", "choose", "void", "amend"):
            need(isinstance(event.get("player"), str), "bad-event")
        if kind == "amend" and "penalties" in event:
            need(is_int(event["penalties"]) and 0 <= event["penalties"] <= 4, "bad-event")
            return
        if kind in ("mark", "choose", "amend"):
            row = event.get("row")
            need(isinstance(row, str), "bad-event")
            if self.world is not None:
                need(self.world.paper.find_row(str(row)) is not None, "bad-event")
            need(row in ("1", "2", "3", "4", *COLOURS), "bad-event")
        if kind in ("mark", "amend"):
            need(is_int(event.get("number")) and event["number"] in range(2, 13), "bad-event")
        if kind == "amend":
            need(isinstance(event.get("mark"), bool), "bad-event")

    def box(self, event: dict[str, Any]) -> tuple[int, int]:
        assert self.world is not None
        row = self.world.paper.find_row(event["row"])
        assert row is not None
        return row, event["number"]

    # may it happen, and what it does

    def may_roll(self, event: dict[str, Any]) -> None:
        world = self.world
        assert world is not None
        between = world.phase == "over" and world.game < world.games
        need(world.phase != "over" or between, "game-over")
        need(world.phase == "roll" or between, "not-now")
        due = set(COLOURS) if between else set(world.dice()) - {"white"}
        white = event.get("white")
        need(isinstance(white, list) and len(white) == 2 and all(is_die(v) for v in white), "bad-dice")
        need({c for c in COLOURS if c in event} == due, "bad-dice")
        need(all(is_die(event[c]) for c in due), "bad-dice")

    def do_roll(self, event: dict[str, Any]) -> None:
        world = self.world
        assert world is not None
        if world.phase == "over":
            for name, score in world.scores().items():
                world.finished[name] += score
            world.game += 1
            world.starter = world.left_of(world.starter)
            world.new_sheets()
        world.begin_turn({c: event[c] for c in ["white", *COLOURS] if c in event})

    def named_dice(self, event: dict[str, Any], allowed: list[str]) -> None:
        count = 0
        if "white" in event:
            white = event["white"]
            need(isinstance(white, list) and len(white) == 2, "bad-dice")
            for value in white:
                need(value is None or is_die(value), "bad-dice")
                count += value is not None
        for colour in COLOURS:
            if colour in event:
                need(is_die(event[colour]), "bad-dice")
                need(colour in allowed, "bad-dice")
                count += 1
        need(count, "bad-dice")

    def change_dice(self, event: dict[str, Any]) -> None:
        assert self.world is not None
        assert self.world.turn is not None
        thrown = dict(self.world.turn["dice"])
        for colour in COLOURS:
            if colour in event:
                thrown[colour] = event[colour]
        new = event.get("white", [None, None])
        thrown["white"] = [old if fresh is None else fresh for old, fresh in zip(thrown["white"], new, strict=True)]
        self.world.turn["dice"] = thrown

    def may_reroll(self, event: dict[str, Any]) -> None:
        world = self.world
        assert world is not None
        need(world.phase != "over", "game-over")
        need(world.phase in ("shared", "coloured"), "not-now")
        assert world.turn is not None
        answers = [*world.turn["given"].values(), world.turn["coloured"]]
        need(all(answer in (None, "pass") for answer in answers), "not-now")
        self.named_dice(event, world.dice())

    def do_reroll(self, event: dict[str, Any]) -> None:
        assert self.world is not None
        self.change_dice(event)
        self.world.ask_all()

    def may_correct(self, event: dict[str, Any]) -> None:
        assert self.world is not None
        need(self.world.turn is not None, "not-now")
        assert self.world.turn is not None
        self.named_dice(event, list(self.world.turn["dice"]))

    def do_correct(self, event: dict[str, Any]) -> None:
        world = self.world
        assert world is not None
        assert world.turn is not None
        self.change_dice(event)
        own, _, closed = world.turn["before"]
        total = sum(world.turn["dice"]["white"])
        for name, answer in list(world.turn["given"].items()):
            if answer != "pass" and why_not(world.paper, own[name], closed, *answer, [total]):
                self.take_back(name)
        world.replay_turn()

    def take_back(self, name: str) -> None:
        assert self.world is not None
        turn = self.world.turn
        assert turn is not None
        del turn["given"][name]
        turn["may"].add(name)
        turn["picks"].pop(name, None)

    def may_answer(self, event: dict[str, Any]) -> None:
        world = self.world
        assert world is not None
        need(world.phase != "over", "game-over")
        need(world.phase in ("shared", "coloured"), "not-now")
        assert world.turn is not None
        allowed = world.turn["may"] if world.phase == "shared" else [world.active()]
        need(event["player"] in allowed, "not-your-turn")

    may_pass = may_answer

    def may_mark(self, event: dict[str, Any]) -> None:
        self.may_answer(event)
        world, name = self.world, event["player"]
        assert world is not None
        row, number = self.box(event)
        code = why_not(world.paper, world.own[name], world.closed, row, number, world.sums(row, number))
        if code:
            raise No(code)

    def do_pass(self, event: dict[str, Any], answer: object = "pass") -> None:
        assert self.world is not None
        turn = self.world.turn
        assert turn is not None
        if self.world.phase == "shared":
            turn["given"][event["player"]] = answer
        else:
            turn["coloured"] = answer
        self.world.replay_turn()

    def do_mark(self, event: dict[str, Any]) -> None:
        self.do_pass(event, self.box(event))

    def may_choose(self, event: dict[str, Any]) -> None:
        world = self.world
        assert world is not None
        need(world.phase != "over", "game-over")
        need(world.phase == "choose", "not-now")
        need(event["player"] in world.ties, "not-your-turn")
        need(world.paper.find_row(event["row"]) in world.ties[event["player"]], "wrong-row")

    def do_choose(self, event: dict[str, Any]) -> None:
        world = self.world
        assert world is not None
        assert world.turn is not None
        row = world.paper.find_row(event["row"])
        # the shared action's ties are decided before the coloured answer counts, so a tie is of the action at hand
        tables = deepcopy(world.turn["before"][0])
        name = event["player"]
        answer = world.turn["given"][name]
        tied: list[int] = []
        if answer != "pass":
            pick = world.turn["picks"].get(name)
            tied, _ = mark_and_all(world.paper, tables[name], *answer, set(world.turn["before"][2]), pick)
        if tied:
            world.turn["picks"][name] = row
        else:
            world.turn["coloured_pick"] = row
        world.replay_turn()

    def may_void(self, event: dict[str, Any]) -> None:
        world, name = self.world, event["player"]
        assert world is not None
        need(world.turn is not None, "nothing-to-undo")
        assert world.turn is not None
        coloured = name == world.turn["active"] and world.turn["coloured"] not in (None, "pass")
        need(coloured or world.turn["given"].get(name, "pass") != "pass", "nothing-to-undo")

    def do_void(self, event: dict[str, Any]) -> None:
        world, name = self.world, event["player"]
        assert world is not None
        assert world.turn is not None
        if name == world.turn["active"] and world.turn["coloured"] not in (None, "pass"):
            world.turn["coloured"], world.turn["coloured_pick"] = None, None
        else:
            self.take_back(name)
        world.replay_turn()

    def may_amend(self, event: dict[str, Any]) -> None:
        world = self.world
        assert world is not None
        boxed = "penalties" not in event
        own = world.own[event["player"]]
        if boxed and not event["mark"]:
            row, number = self.box(event)
            need(number in own["marks"][row], "nothing-to-undo")
        need(world.phase in ("roll", "over"), "not-now")
        if boxed and event["mark"]:
            code = why_not(world.paper, own, world.closed, *self.box(event), None)
            if code:
                raise No(code)

    def do_amend(self, event: dict[str, Any]) -> None:
        world = self.world
        assert world is not None
        own = world.own[event["player"]]
        if "penalties" in event:
            world.penalties[event["player"]] = event["penalties"]
        else:
            row, number = self.box(event)
            if event["mark"]:
                own["again" if number in own["marks"][row] else "marks"][row].add(number)
            elif number in own["again"][row]:
                own["again"][row].remove(number)
            else:
                own["marks"][row].remove(number)
        world.closed = set()
        world.close_rows()
        world.turn = None
        world.judge()
