"""Watches a tray through its frames and tells what happens: one roll a throw, at once, never with a hand in the way.

Pure given the frames and the reader: time comes from `Frame.at`, nothing here waits, draws or speaks. The reader runs
only on still pictures that are not decided yet; a still or empty tray costs a comparison of small grey pictures.
"""

from __future__ import annotations

from dataclasses import replace
from typing import Protocol

import cv2
import numpy as np

from vision.arms import Hands
from vision.background import ALIKE, PLAINLY_UNLIKE, UNLIKE, EmptyTray
from vision.channel_order import Order, Palette, in_doubt, order, right_by_place
from vision.cloth import empty_in_the_dark, without_cloth
from vision.health import BLINDING, Health
from vision.hiding import any_hidden, hidden
from vision.lying import any_elsewhere, boxes, doubts_only_kept, kept, moved_together, same_lie, seen_at, thrown_anew
from vision.motion import Grey, Look, Mask, Stillness, changed_cells, evened, reaching_in, small_colour, small_grey
from vision.reading import DiceSet, Reading
from vision.settling import Evidence, Verdict
from vision.sources.base import Frame, Image
from vision.stacking import Stack
from vision.tray_event import EventName, TrayEvent

__all__ = ["ReadsDice", "TrayEvent", "Watcher"]

#: The first look at a still tray is taken after this time, so that it is not spent on a die about to topple.
FIRST_LOOK_S = 0.06
#: From this time between frames on, a single frame is worth a look: waiting for the next would cost the answer.
RARE_FRAMES_S = 0.08
#: The camera's place is checked once a stillness has lasted so long.
PLACE_CHECK_S = 0.5
#: Looks at a hand in the tray come no faster than this.
HAND_LOOK_S = 0.2
#: A change to a called roll is taken from one single frame only where it is no larger than so many dice.
NUDGE_DICE = 3.0
ARM_CELLS_SHARE = 0.004
#: Where noise hides much, an empty tray is looked at again after so long: dice as dark as it may have come unseen.
NOISY_AGAIN_S = 10.0
#: Light that is so many times stronger or weaker is worth a new look at what was refused.
RELIT = 1.25
#: Refusals that tell of a bad view of the tray, not of what lies there.
NO_VIEW = frozenset({"covered", "dark", "blurred", "moving", "unreadable"})
#: Refusals of which no colour can be judged.
NO_COLOURS = NO_VIEW - {"covered"}


class ReadsDice(Protocol):
    """What the watcher needs of a reader."""

    def read(self, image: Image, dice_set: DiceSet) -> Reading: ...


class Watcher:
    """Feed it every frame of a source in order; it answers with events. One thread at a time.

    `live`, `fps`, `steady_size`: what the source says of itself (see FrameSource), so that its faults can be told. The
    dice expected may be changed at any time with `expect`.
    """

    def __init__(
        self,
        reader: ReadsDice,
        dice_set: DiceSet,
        live: bool = True,
        fps: float = 30.0,
        steady_size: bool = False,
    ) -> None:
        self._reader = reader
        self._dice_set = dice_set
        self._health = Health(live, fps, steady_size)
        self._stillness = Stillness()
        self._tray = EmptyTray()
        self._previous: Frame | None = None
        self._judged: Frame | None = None
        self._state: EventName | None = None
        self._evidence = Evidence(dice_set)
        self._stack = Stack()
        self._decided = False
        self._place_checked = False
        self._next_look = 0.0
        self._called: Reading | None = None
        self._lie: Reading | None = None
        self._lie_grey: Grey | None = None
        self._called_since_empty = False
        self._hands = Hands(self._tray)
        self._palette = Palette()
        self._refused_level: float | None = None
        #: Looks taken so far: what watching costs besides the comparison of small pictures.
        self.looks = 0

    @property
    def dice_set(self) -> DiceSet:
        return self._dice_set

    @property
    def state(self) -> EventName | None:
        """The last of `empty moving covered rest`; None before the first."""
        return self._state

    @property
    def called(self) -> Reading | None:
        """The roll of the present throw as called, or as it lies since the last nudge."""
        return self._called

    @property
    def faults(self) -> frozenset[str]:
        """Faults told and not mended."""
        return frozenset(self._health.told)

    def expect(self, dice_set: DiceSet) -> None:
        """Expect other dice from now on. What lies there is looked at again when it changes, or after `again`."""
        self._dice_set = dice_set
        self._evidence = Evidence(dice_set)

    def again(self) -> None:
        """Look again at what lies there, and call it even if it was called before (the button `again`)."""
        self._called = None
        self._begin_stillness()

    def sight_lost(self) -> None:
        """Nothing is known of what happened till the next picture: it is no motion, and what lies there is told anew.

        The called roll is still known: dice that lie as they lay are no other throw.
        """
        self._stillness.forget()
        self._begin_stillness()
        self._state = None

    def silence(self, at: float) -> tuple[TrayEvent, ...]:
        """To be called instead of `feed` when no frame came in time; `at` is the source's clock."""
        number = -1 if self._previous is None else self._previous.number
        return _fault_events(self._health.silence(at), at, number)

    def feed(self, frame: Frame) -> tuple[TrayEvent, ...]:
        """What this frame shows that the one before did not."""
        grey = small_grey(frame)
        was_dark = self._health.dark
        events = list(_fault_events(self._health.feed(frame, grey), frame.at, frame.number))
        if was_dark and not self._health.dark and not self._tray.known:
            was_dark = self._out_of_the_dark(grey)
        if self._health.blind:
            self._previous = frame
            return tuple(events)
        if any(event.event == "mended" and event.fault in BLINDING for event in events):
            self.sight_lost()
        if self._judged is not None and self._judged.image.shape != frame.image.shape:
            self._begin_size(frame)
        look = self._stillness.feed(grey, frame.at)
        if look.mask is None:
            events += [] if was_dark else self._first_frame(frame, grey)
        elif look.moving:
            events += self._in_motion(frame, grey, look)
        else:
            mean = self._stillness.mean if self._stack.noisy else None
            events += self._at_rest(frame, grey if mean is None else mean, look)
        self._previous = self._judged = frame
        return tuple(events)

    # -- frames ---------------------------------------------------------------------------------------------------

    def _first_frame(self, frame: Frame, grey: Grey) -> list[TrayEvent]:
        """Nothing to compare with yet; but an empty tray is worth knowing before the first hand comes in."""
        self._begin_stillness()
        if self._lie is None and self._look(frame.image).reason == "no-dice":
            # Not its place: whether anything moves in a single picture is not known.
            self._tray.learn(grey, small_colour(frame.image), place=False)
            return self._enter("empty", frame)
        return []

    def _begin_size(self, frame: Frame) -> None:
        """Pictures have another size from now on: what lies there lies where it lay, in other pixels."""
        height, width = frame.image.shape[:2]
        if self._lie is not None:
            self._lie = seen_at(self._lie, width, height)
        if self._called is not None:
            self._called = seen_at(self._called, width, height)
        self._begin_stillness()

    def _out_of_the_dark(self, grey: Grey) -> bool:
        """What was dark may have been a black tray, into which something comes now: a hand must be known as one.

        False where the dark is gone everywhere: a lamp was turned on, or the camera has found its exposure.
        """
        if self._previous is None:
            return False
        dark = small_grey(self._previous)
        if dark.shape != grey.shape or _relit(_middle(dark), _middle(grey)):
            return False
        self._tray.learn(dark, small_colour(self._previous.image), place=False, plain=True)
        return True

    def _in_motion(self, frame: Frame, grey: Grey, look: Look) -> list[TrayEvent]:
        assert look.mask is not None
        self._begin_stillness()
        foreign = self._tray.foreign(grey, self._stillness.step)
        arm = reaching_in(look.mask, int(ARM_CELLS_SHARE * look.mask.size)) is not None
        if foreign is not None:
            arm = arm or self._tray.arm(foreign) is not None
        nudged = self._nudged_in_one_frame(frame, grey) if self._rare(frame) else []
        if nudged:
            return nudged
        events = self._enter("covered" if arm else "moving", frame)
        if foreign is not None and self._gone(foreign, grey):
            events += self._collected(frame)
        return events

    def _at_rest(self, frame: Frame, grey: Grey, look: Look) -> list[TrayEvent]:
        rest_s = frame.at - look.since
        if not self._place_checked and rest_s >= PLACE_CHECK_S:
            self._place_checked = True
            # the edges of noise are no tray's
            events = [] if self._stack.noisy else self._check_place(frame, grey)
            if events:
                return events
        if self._refused_level is not None and _relit(self._refused_level, _level(grey)):
            self._begin_stillness()
        if self._decided and self._stack.noisy and self._state == "empty" and frame.at >= self._next_look:
            self._begin_stillness()
        if self._decided or rest_s < FIRST_LOOK_S or frame.at < self._next_look:
            return []
        picture = self._stack.add(frame.image, frame.at, self._rare(frame))
        if picture is None:
            return []
        since, seen = look.since, replace(frame, image=picture)
        if self._reaches(seen, grey, small_colour(picture), since):
            return self._covered(seen)
        if look.pictures == 2 and self._rare(frame) and self._judged is not None:
            self._evidence.add(self._look(self._judged.image))
        self._evidence.add(self._look(picture))
        verdict = self._evidence.verdict(rest_s)
        if verdict.kind not in ("roll", "covered") and self._stack.unsettled():
            events = self._conclude(Verdict("wait"), seen, grey, since)
            self._evidence = Evidence(self._dice_set)
            return events
        return self._conclude(verdict, seen, grey, since)

    def _conclude(self, verdict: Verdict, frame: Frame, grey: Grey, since: float) -> list[TrayEvent]:
        if verdict.kind == "covered":
            self._next_look = frame.at + HAND_LOOK_S
            return self._enter("covered", frame)
        if verdict.kind == "wait" or verdict.reading is None:
            return self._enter("rest", frame) if self._evidence.shows_dice else []
        colours = small_colour(frame.image)
        if self._hands.lies_beside(verdict.reading, grey, colours, self._stillness.step, frame.at, since):
            return self._covered(frame)
        self._decided = True
        hides = self._hides_the_called(verdict.reading, grey)
        if verdict.kind == "empty" and not hides:
            # An empty wall is no tray either: a camera that was moved is in order only once it reads dice again.
            likeness = self._tray.likeness(grey)
            if "swapped" not in self.faults:
                place = not self._stack.noisy and (likeness is None or likeness >= UNLIKE)
                self._tray.learn(grey, colours, place, after_dice=self._called_since_empty)
                self._called_since_empty = False
            self._next_look = frame.at + NOISY_AGAIN_S
            return [*self._collected(frame), *self._enter("empty", frame)]
        colours_in = self._order(verdict.reading, frame)
        if colours_in == "swapped":
            return [*self._enter("rest", frame), *self._mark_swapped(frame)]
        if colours_in == "unknown" and verdict.kind == "roll":
            return [*self._enter("rest", frame), *self._asked(in_doubt(verdict.reading), frame, grey)]
        if hides:
            self._refused_level = _level(grey)
            # Dice that lie where they lay tell that the camera stands where it stood, whatever edges are not seen.
            self._place_checked = self._lie is not None and bool(kept(self._lie, verdict.reading))
            return self._enter("covered", frame)
        events = self._enter("rest", frame)
        if verdict.kind == "refused":
            if verdict.reading.reason == "dark" and not verdict.reading.dice and not self._tray.known:
                # Whether dice lie there cannot be told; but when some come, that can.
                self._tray.learn(grey, colours)
            return events + self._asked(verdict.reading, frame, grey)
        if "moved" in self.faults:
            self._tray.forget_place()
        if self._dice_set.kind == "qwixx" and "yellow" not in self._dice_set.without:
            self._palette.learn(frame.image, verdict.reading)
        events += self._mark("moved", False, frame) + self._mark("swapped", False, frame)
        return events + self._call(verdict.reading, frame, grey, frame.at - since)

    def _gone(self, foreign: Mask, grey: Grey) -> bool:
        """Whether the empty tray shows where dice lay."""
        if self._lie is None or self._lie_grey is None or not self._tray.clear_at(foreign, boxes(self._lie)):
            return False
        # One grey over half the picture may look like the tray's cloth.
        return not any_hidden(self._lie, self._lie_grey, grey, self._stillness.step)

    # -- what lies there ------------------------------------------------------------------------------------------

    def _call(self, reading: Reading, frame: Frame, grey: Grey, rest_s: float) -> list[TrayEvent]:
        before, called = self._lie, self._called
        self._lie, self._lie_grey = reading, grey
        if called is None or before is None or thrown_anew(before, reading):
            self._called, self._called_since_empty = reading, True
            return [TrayEvent("roll", frame.at, frame.number, reading, latency_ms=rest_s * 1000.0)]
        self._called = reading
        if same_lie(before, reading) or moved_together(before, reading):
            return []
        return [TrayEvent("nudged", frame.at, frame.number, reading)]

    def _asked(self, reading: Reading, frame: Frame, grey: Grey) -> list[TrayEvent]:
        self._refused_level = _level(grey)
        return self._refuse(reading, frame, grey)

    def _refuse(self, reading: Reading, frame: Frame, grey: Grey) -> list[TrayEvent]:
        if self._called is None or self._lie is None:
            self._lie, self._lie_grey = reading, grey
            return [TrayEvent("refused", frame.at, frame.number, reading)]
        if same_lie(self._lie, reading):
            return []
        anew = thrown_anew(self._lie, reading)
        if reading.reason in NO_VIEW:
            # What is seen badly tells nothing of the called roll, unless what is seen of it lies elsewhere; and what
            # a hand does to the dice is seen when it is gone.
            anew = anew or (bool(reading.dice) and not kept(self._lie, reading))
            if not anew and (reading.reason == "covered" or not any_elsewhere(self._lie, reading)):
                return []
        self._lie, self._lie_grey = reading, grey
        if anew:
            self._called = None
            return [TrayEvent("refused", frame.at, frame.number, reading)]
        return [TrayEvent("nudged", frame.at, frame.number, reading)]

    def _nudged_in_one_frame(self, frame: Frame, grey: Grey) -> list[TrayEvent]:
        """With few frames a second, a bumped die may lie still in only one: it counts if all else is as it was."""
        if self._called is None or self._lie is None or self._lie_grey is None or not self._lie.dice:
            return []
        if self._lie_grey.shape != grey.shape:
            return []
        mask = changed_cells(self._lie_grey, evened(self._lie_grey, grey), self._stillness.step)
        scale = grey.shape[1] / frame.image.shape[1]
        die_cells = max((die.size_px * scale) ** 2 for die in self._lie.dice)
        large = int(np.count_nonzero(mask)) > NUDGE_DICE * 2 * die_cells
        if large or reaching_in(mask, int(ARM_CELLS_SHARE * mask.size)) is not None:
            return []
        reading = self._look(frame.image)
        if reading.status != "ok" and not doubts_only_kept(self._lie, reading):
            return []
        if same_lie(self._lie, reading) or thrown_anew(self._lie, reading):
            return []
        self._called = self._lie = reading
        self._lie_grey = grey
        return [*self._enter("rest", frame), TrayEvent("nudged", frame.at, frame.number, reading)]

    def _collected(self, frame: Frame) -> list[TrayEvent]:
        there = self._lie is not None
        self._lie = self._called = self._lie_grey = None
        return [TrayEvent("collected", frame.at, frame.number)] if there else []

    # -- hands, place, colours ------------------------------------------------------------------------------------

    def _reaches(self, frame: Frame, grey: Grey, colours: Image, since: float) -> bool:
        """Whether an arm lies motionless in the picture; where one lay when the tray was first seen is none."""
        step = self._stillness.step
        self._tray.uncover(grey, colours, step)
        if not self._hands.reaches(grey, colours, step, frame.at, since):
            return False
        if self._tray.proven:
            return True
        reading = self._look(frame.image)
        if not reading.dice:
            return True
        self._tray.uncover(grey, colours, step, boxes(reading))
        return self._hands.reaches(grey, colours, step, frame.at, since)

    def _covered(self, frame: Frame) -> list[TrayEvent]:
        """A hand or an arm lies there; after a while it is said, once, that a throw waits for it to be taken away."""
        self._next_look = frame.at + HAND_LOOK_S
        events = self._enter("covered", frame)
        if self._called is not None or not self._hands.remark(frame.at):
            return events
        reading = self._look(frame.image)
        if self._order(reading, frame) == "swapped":
            # A tray in other colours than it was remembered in looks as if an arm lay in it.
            self._begin_stillness()
            return [*events, *self._mark_swapped(frame)]
        reading = replace(reading, status="refused", reason="covered", about=())
        return [*events, TrayEvent("refused", frame.at, frame.number, reading)] if reading.dice else events

    def _hides_the_called(self, reading: Reading, grey: Grey) -> bool:
        """Whether dice of the called roll are not seen because the view of them is lost: nothing happened to them."""
        if self._called is None or self._lie is None or self._lie_grey is None:
            return False
        fewer = reading.status != "ok" or len(reading.dice) < len(self._lie.dice)
        return fewer and hidden(self._lie, reading, self._lie_grey, grey, self._stillness.step)

    def _mark_swapped(self, frame: Frame) -> list[TrayEvent]:
        # In right colours again, a tray remembered in wrong ones would look as if an arm lay in it.
        self._tray.forget()
        return self._mark("swapped", True, frame)

    def _check_place(self, frame: Frame, grey: Grey) -> list[TrayEvent]:
        self._place_checked = True
        likeness = self._tray.likeness(grey)
        if likeness is None or UNLIKE <= likeness < ALIKE:
            return []
        if likeness >= ALIKE:
            return self._mark("moved", False, frame)
        if self._state == "covered" and likeness >= PLAINLY_UNLIKE:
            # The edges may be those of a hand that lay in the first picture, where another one lies now.
            return []
        # Another place: what was remembered of the old one is worth nothing; what lies there is read as it is.
        self._tray.forget()
        self._begin_stillness()
        self._place_checked = True
        return self._mark("moved", True, frame)

    def _order(self, reading: Reading, frame: Frame) -> Order:
        """Whether red and blue changed places, which would be called as a wrong roll with confidence."""
        if self._dice_set.kind != "qwixx" or reading.reason in NO_COLOURS:
            return "right"
        if self._called is not None and self._lie is not None and right_by_place(self._lie, reading):
            return "right"
        if "yellow" in self._dice_set.without:
            return "swapped" if self._palette.looks_swapped(frame.image, reading) else "right"
        return order(frame.image, reading)

    # -- small things ---------------------------------------------------------------------------------------------

    def _begin_stillness(self) -> None:
        self._evidence = Evidence(self._dice_set)
        self._stack.begin()
        self._decided = self._place_checked = False
        self._next_look = 0.0
        self._refused_level = None

    def _look(self, image: Image) -> Reading:
        """A reading, less the dice that are nothing but the empty tray's cloth."""
        self.looks += 1
        reading = self._reader.read(image, self._dice_set)
        foreign = self._tray.foreign_colours(small_colour(image))
        if foreign is None:
            return reading
        return empty_in_the_dark(without_cloth(reading, foreign, self._dice_set), foreign)

    def _rare(self, frame: Frame) -> bool:
        return self._previous is None or frame.at - self._previous.at >= RARE_FRAMES_S

    def _enter(self, state: EventName, frame: Frame) -> list[TrayEvent]:
        """The tray looks otherwise than before: said once. An empty tray is said again after every disturbance."""
        if state == self._state:
            return []
        self._state = state
        return [TrayEvent(state, frame.at, frame.number)]

    def _mark(self, kind: str, seen: bool, frame: Frame) -> list[TrayEvent]:
        return list(_fault_events(self._health.mark(kind, seen), frame.at, frame.number))


def _fault_events(changes: tuple[tuple[str, bool], ...], at: float, number: int) -> tuple[TrayEvent, ...]:
    return tuple(TrayEvent("fault" if began else "mended", at, number, fault=kind) for kind, began in changes)


def _level(grey: Grey) -> float:
    return float(cv2.mean(grey)[0])


def _middle(grey: Grey) -> float:
    """The median: what comes in and covers less than half changes it little."""
    cells = grey.ravel()
    return float(np.partition(cells, cells.size // 2)[cells.size // 2])


def _relit(before: float, now: float) -> bool:
    """Whether somebody turned a lamp on or off: that is no motion, but a refused throw may be readable now."""
    return not 1 / RELIT < (now + 1) / (before + 1) < RELIT
