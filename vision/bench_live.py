"""Thousands of simulated throws, watched and really read: how often a roll is wrong, late, or not to be had. Seeded.

What people would do is done: a refused throw is tried again after a little push to the dice in doubt, twice; a throw
that then still cannot be read needs a person. Nothing here prints or measures anything but computing time.
"""

from __future__ import annotations

import time

import numpy as np

from vision.live_tally import Dice, Failure, Tally, WentWrong
from vision.reading import QWIXX_SET, DiceSet, Reading
from vision.simulated.faults import FaultySource
from vision.simulated.styles import Family
from vision.simulated.tray import Manner, SimulatedTray
from vision.watching import ReadsDice, TrayEvent, Watcher

THROWS_A_TABLE = 20
#: What may happen to a throw, with its share. `cocked`, `missing`, `removed`, `hand` must be refused.
CASES = {
    "plain": 0.73,
    "by-hand": 0.05,
    "cocked": 0.05,
    "missing": 0.03,
    "removed": 0.03,
    "hand": 0.02,
    "bumped": 0.04,
    "swapped": 0.01,
    "unplugged": 0.01,
    "frozen": 0.01,
    "black": 0.005,
    "moved": 0.005,
    "wrong-size": 0.005,
    "slow": 0.005,
}
FAULTS_TRIED = ("swapped", "unplugged", "frozen", "black", "moved", "wrong-size", "slow")
TO_REFUSE = {"cocked": "cocked", "missing": "missing-die", "removed": "removed-die", "hand": "covered"}
#: Pushes after which a throw that is still refused is typed in by a person.
PUSHES = 2
#: Source seconds within which a throw at rest is answered.
ANSWER_S = 6.0
FAULT_S = 2.5
#: Among the reasons of `Tally.reasons`.
NO_ANSWER = "no answer"


class TableRun:
    """One simulated table: a style, its tray and watcher, THROWS_A_TABLE throws."""

    def __init__(self, reader: ReadsDice, seed: int, size: tuple[int, int], tally: Tally) -> None:
        #: Every other table is of a style that nothing was tuned on.
        self.family: Family = "home" if seed % 2 == 0 else "away"
        self.seed = seed
        self.tray = SimulatedTray(seed, size, family=self.family)
        self.camera = FaultySource(self.tray)
        self.watcher = Watcher(reader, DiceSet(), fps=self.tray.fps, steady_size=True)
        self.tally = tally
        self._rng = np.random.default_rng([seed, 5])
        self._spent_ms = 0.0
        self._watch_s(0.3)

    def throw(self) -> None:
        """One throw of a random case, judged into the tally."""
        case = str(self._rng.choice(list(CASES), p=np.array(list(CASES.values())) / sum(CASES.values())))
        tally = self.tally
        tally.throws += 1
        tally.cases[case] += 1
        self.watcher.expect(DiceSet())
        if case in TO_REFUSE:
            self._to_refuse(case)
        elif case in FAULTS_TRIED:
            self._faulty(case)
        else:
            called = self._readable(case, "full" if case == "by-hand" else "roll")
            if case == "bumped" and called:
                self._bump()
        if self._rng.random() < 0.3:
            self.tray.clear()
            self._watch_s(0.4)

    # -- cases --------------------------------------------------------------------------------------------------------

    def _readable(self, case: str, manner: Manner = "roll") -> bool:
        """A throw that ought to be called; whether it was, if only after a push."""
        tally = self.tally
        self.tray.throw_random(manner=manner)
        answer = self._answer()
        tally.readable += 1
        tally.away_throws += self.family == "away"
        for push in range(PUSHES + 1):
            if answer is not None and answer.event == "roll":
                self._judge(answer, case)
                return True
            if push == 0:
                tally.refused_at_first += 1
                tally.away_refused_at_first += self.family == "away"
                why = _reason(answer)
                tally.reasons[why] += 1
                if why == NO_ANSWER:
                    self._note(case, "no-answer")
                else:
                    self._note(case, "refused", why)
            if push < PUSHES:
                self._push(answer, push)
                answer = self._answer()
        tally.needing_a_person += 1
        tally.unanswered += answer is None
        return False

    def _to_refuse(self, case: str) -> None:
        colours = list(QWIXX_SET)
        if case == "missing":
            colours.remove(str(self._rng.choice(colours)))
        if case == "removed":
            self.watcher.expect(
                DiceSet("qwixx", frozenset({str(self._rng.choice(["red", "yellow", "green", "blue"]))}))
            )
        cocked = str(self._rng.choice(["red", "yellow", "green", "blue"])) if case == "cocked" else None
        self.tray.throw_random(colours, cocked, hand=case == "hand")
        answer = self._answer()
        if answer is not None and answer.event == "roll":
            self.tally.wrongly_accepted += 1
            self._note(case, "called")
        elif _reason(answer) != TO_REFUSE[case]:
            self.tally.named_otherwise[f"{case}: {_reason(answer)}"] += 1

    def _faulty(self, kind: str) -> None:
        self.camera.begin(kind)
        told = self._watch_s(FAULT_S)
        if kind == "swapped":
            told += self._watch_s(FAULT_S)
            self.tray.throw_random()
            answer = self._answer(told)
            if answer is not None and answer.event == "roll":
                self.tally.wrong += 1
                self._note(kind, "called")
        rimmed = self.tray.style.tray is not None
        if not any(event.fault == kind for event in told) and (kind != "moved" or rimmed):
            self.tally.faults_missed += 1
            self._note(kind, "not-noticed")
        self.camera.end()
        self._watch_s(FAULT_S)
        self._readable(kind)

    def _bump(self) -> None:
        colour = str(self._rng.choice(QWIXX_SET))
        was = next(die.value for die in self.tray.lie.truth if die.colour == colour)
        self.tray.bump(colour, int(self._rng.choice([value for value in range(1, 7) if value != was])))
        told = self._settle_and_watch(1.0)
        self.tally.second_rolls += any(event.event == "roll" for event in told)
        if not any(event.event == "nudged" for event in told):
            self.tally.nudges_missed += 1
            self._note("bumped", "not-told", colour)

    # -- watching -----------------------------------------------------------------------------------------------------

    def _answer(self, told: list[TrayEvent] | None = None) -> TrayEvent | None:
        """Watches until what was thrown is called or refused."""
        until = self.tray.now + ANSWER_S
        self._spent_ms = 0.0
        while self.tray.now < until:
            if self.tray.settled_from is None:
                self._spent_ms = 0.0
            for event in self._step():
                if told is not None:
                    told.append(event)
                if event.event == "roll" or (event.event == "refused" and self._is_of_this_throw(event)):
                    if event.event == "roll":
                        self.tally.latency_ms.append(round(event.latency_ms or 0.0, 1))
                        self.tally.compute_ms.append(self._spent_ms)
                    return event
                if event.fault == "swapped" and event.event == "fault":
                    return None
        return None

    def _settle_and_watch(self, seconds: float) -> list[TrayEvent]:
        told: list[TrayEvent] = []
        while self.tray.settled_from is None:
            told += self._step()
        return told + self._watch_s(seconds)

    def _watch_s(self, seconds: float) -> list[TrayEvent]:
        told: list[TrayEvent] = []
        until = self.tray.now + seconds
        while self.tray.now < until:
            told += self._step()
        return told

    def _step(self) -> tuple[TrayEvent, ...]:
        frame = self.camera.read(0.1)
        if frame is None:
            return self.watcher.silence(self.camera.now)
        # The thread's own time: what others do on this machine meanwhile is not our cost.
        began = time.thread_time()
        events = self.watcher.feed(frame)
        self._spent_ms += (time.thread_time() - began) * 1000.0
        return events

    # -- judging ------------------------------------------------------------------------------------------------------

    def _judge(self, roll: TrayEvent, case: str) -> None:
        assert roll.reading is not None
        called, lay = dice_shown(roll.reading), self.tray.lying
        if called == lay and self._is_of_this_throw(roll):
            self.tally.right += 1
            return
        self.tally.wrong += 1
        self._note(case, "wrong", called=called, lay=lay)

    def _is_of_this_throw(self, event: TrayEvent) -> bool:
        settled = self.tray.settled_from
        return settled is not None and event.frame + self.camera.left_out >= settled

    def _push(self, refused: TrayEvent | None, push: int) -> None:
        """Somebody moves a die the table asked about, or any; of two white dice one, and the other the next time."""
        lying = [die.colour for die in self.tray.lie.dice]
        about = [c for c in refused.reading.about if c in lying] if refused and refused.reading else []
        self.tray.bump(about[0] if about else str(self._rng.choice(lying)), which=push)

    def _note(self, case: str, what: WentWrong, about: str = "", **dice: Dice) -> None:
        self.tally.failures.append(Failure(self.seed, self.tally.throws, case, what, about, **dice))


def table_tally(reader: ReadsDice, seed: int, size: tuple[int, int] = (1280, 720), most: int = THROWS_A_TABLE) -> Tally:
    """At most THROWS_A_TABLE throws on the table of this seed: the same for the same reader, whatever ran before."""
    tally = Tally()
    table = TableRun(reader, seed, size, tally)
    for _ in range(min(THROWS_A_TABLE, most)):
        table.throw()
    return tally


def idle_ms(reader: ReadsDice, frames: int = 300, size: tuple[int, int] = (1280, 720)) -> float:
    """Mean computing time of one frame of a still tray in which a roll lies, in milliseconds of one thread."""
    tray = SimulatedTray(3, size)
    watcher = Watcher(reader, DiceSet(), fps=tray.fps)
    tray.throw_random()
    for _ in range(60):
        frame = tray.read(1.0)
        if frame is not None:
            watcher.feed(frame)
    spent = 0.0
    for _ in range(frames):
        frame = tray.read(1.0)
        assert frame is not None
        began = time.thread_time()
        watcher.feed(frame)
        spent += time.thread_time() - began
    return spent * 1000.0 / frames


def dice_shown(reading: Reading) -> Dice:
    """Colour to sorted values, as SimulatedTray.lying tells them."""
    found: Dice = {}
    for die in reading.dice:
        found[die.colour] = tuple(sorted((*found.get(die.colour, ()), die.value or 0)))
    return found


def _reason(answer: TrayEvent | None) -> str:
    return NO_ANSWER if answer is None or answer.reading is None else str(answer.reading.reason)
