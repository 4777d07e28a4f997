"""A simulated tray under a simulated camera: a FrameSource with its own time, and commands to throw dice into it.

Commands may come from another thread than `read`. Not a simulation of physics: dice tumble in, and lie.
"""

from __future__ import annotations

import threading
import time
from collections import deque
from collections.abc import Callable, Iterable, Sequence
from dataclasses import dataclass, replace
from typing import Literal

import cv2
import numpy as np

from vision.errors import BadThrow
from vision.motion import small_grey
from vision.reading import QWIXX_SET
from vision.render import DieSpec, flat_pose
from vision.render.props import Hand, draw_hand
from vision.simulated.noise import SensorNoise
from vision.simulated.styles import Family, Style, random_style
from vision.simulated.throwing import Dice, Lie, bare, draw, rolling, scatter, slide
from vision.sources.base import Frame, Image

#: How much of a throw is shown: nothing but the dice at rest; tumbling too; and the hand that collects and throws them.
Manner = Literal["instant", "roll", "full"]
ROLLING_PICTURES = {"instant": 1, "roll": 6, "full": 12}
#: Between two pictures put before the camera it sees bare cloth for so long, long enough to be seen as an empty tray.
BARE_S = 0.25
PICTURE_NOISE = 1.5
LARGEST_PX = 1920
#: Paced, a picture that has been still for so many frames is shown in so few copies from then on. They are told apart
#: from one another, and all looks at a throw are taken before.
STILL_FRAMES, COPIES = 15, 3


@dataclass(frozen=True, slots=True)
class _Shot:
    """A picture to come. `lasts_s`: until the next, None: the camera's own pace. `settles`: it lies from here."""

    make: Callable[[], Image]
    lasts_s: float | None = None
    settles: bool = False
    noisy: bool = True


class SimulatedTray:
    """Camera `sim`. Time is virtual: each `read` is the next picture, 1/fps later; `paced` makes it wait for real time.

    The same seed and commands give the same pictures. Every picture has its own noise, no two are equal; but paced, a
    tray that lies still is shown in a few copies over and over, not to be written in, as noise is what watching costs.
    """

    name = "sim"
    live = True
    #: Pictures put before it have sizes of their own.
    steady_size = False

    def __init__(
        self,
        seed: int,
        size: tuple[int, int] = (1280, 720),
        fps: float = 30.0,
        paced: bool = False,
        family: Family = "home",
        style: Style | None = None,
    ) -> None:
        self.fps = fps
        self.size = size
        self.style = style or random_style(seed, size, family)
        self._rng = np.random.default_rng([seed, 17])
        self._lock = threading.RLock()
        self._shots: deque[_Shot] = deque()
        self._ground = bare(self.style)
        self._empty = draw(self.style, (), 0, self._ground)
        self._lie = self._empty
        self._bare: Image | None = None
        self._picture: Image = self._empty.image
        self._rest: Image = self._empty.image
        self._sigma = self.style.noise
        self._noise: dict[tuple[int, int, float], SensorNoise] = {}
        self._copies: deque[tuple[Image, Image]] = deque()
        self._still = 0
        self._throws = 0
        self._number = -1
        self._now = 0.0
        self._plugged = True
        self._closed = False
        self._settled_from: int | None = 0
        self._began = time.monotonic() if paced else None
        self._wake = threading.Event()

    # -- a FrameSource ----------------------------------------------------------------------------------------------

    @property
    def ended(self) -> bool:
        return self._closed

    @property
    def now(self) -> float:
        return self._now

    def read(self, timeout_s: float) -> Frame | None:
        """The next picture, `1 / fps` seconds after the last. None while unplugged, when `timeout_s` passes instead."""
        with self._lock:
            shot = self._shots[0] if self._shots and self._plugged else None
            lasts_s = 1.0 / self.fps if shot is None or shot.lasts_s is None else shot.lasts_s
            if not self._plugged:
                lasts_s = max(timeout_s, 1.0 / self.fps)
        if self._closed or not self._wait_for(self._now + lasts_s, timeout_s):
            return None
        with self._lock:
            self._now += lasts_s
            if not self._plugged:
                for _ in range(min(len(self._shots), round(lasts_s * self.fps))):
                    self._next_shot()  # dice roll on though nobody sees them
                return None
            # A real camera would have made more pictures in a long time: numbers tell of those as well.
            self._number += max(1, round(lasts_s * self.fps))
            noisy = True
            self._still += 1
            if self._shots:
                noisy = self._next_shot()
            image, small = self._seen(noisy)
            return Frame(image, self._now, self._number, small)

    def close(self) -> None:
        self._closed = True
        self._wake.set()

    # -- what lies there --------------------------------------------------------------------------------------------

    @property
    def settled_from(self) -> int | None:
        """Number of the first frame in which what was last commanded lies still; None while it has not come to that.

        An event whose frame is at least this one answers the command.
        """
        with self._lock:
            return None if any(shot.settles for shot in self._shots) else self._settled_from

    @property
    def lying(self) -> dict[str, tuple[int, ...]]:
        """The dice in the tray, colour to values: the truth. A picture put before the camera is not known."""
        with self._lock:
            found: dict[str, tuple[int, ...]] = {}
            for die in self._lie.truth:
                found[die.colour] = tuple(sorted((*found.get(die.colour, ()), die.value)))
            return found

    @property
    def lie(self) -> Lie:
        """The dice as drawn, with their places."""
        return self._lie

    # -- commands ---------------------------------------------------------------------------------------------------

    def throw(self, dice: Dice, cocked: str | None = None, hand: bool = False, manner: Manner = "roll") -> None:
        """Takes up what lies there and throws `dice`. `cocked`: that colour leans on another die. `hand`: a hand lies
        in the picture and stays until the next command. Raises BadThrow where the set has no such dice.
        """
        with self._lock:
            specs = scatter(self.style, dice, self._rng, cocked)
            self._drop_pending()
            if manner == "full":
                self._show_hand(self._lie)
                self._shots.extend(_Shot(lambda: self._empty.image) for _ in range(4))
                self._show_hand(self._empty)
            elif self._bare is not None or (manner == "roll" and self._lie.dice):
                self._shots.extend(_Shot(lambda: self._empty.image) for _ in range(self._pictures(BARE_S)))
            self._come_to(specs, range(len(specs)), ROLLING_PICTURES[manner], hand)

    def throw_random(
        self,
        colours: Sequence[str] | None = None,
        cocked: str | None = None,
        hand: bool = False,
        manner: Manner = "roll",
    ) -> dict[str, list[int]]:
        """Throws the dice of these colours (the whole set where None); returns what they show."""
        dice: dict[str, list[int]] = {}
        with self._lock:
            for colour in QWIXX_SET if colours is None else colours:
                dice.setdefault(colour, []).append(int(self._rng.integers(1, 7)))
            self.throw(dice, cocked, hand, manner)
        return dice

    def reroll(self, dice: Dice, cocked: str | None = None) -> None:
        """Throws only these dice again (or anew); the others are not touched."""
        with self._lock:
            taken = {colour: 1 if isinstance(told, int) else len(told) for colour, told in dice.items()}
            staying = []
            for die in self._lie.dice:
                if taken.get(die.colour, 0) > 0:
                    taken[die.colour] -= 1
                else:
                    staying.append(die)
            specs = scatter(self.style, dice, self._rng, cocked, staying)
            self._drop_pending()
            self._come_to(specs, range(len(staying), len(specs)), ROLLING_PICTURES["roll"], False)

    def bump(self, colour: str, value: int | None = None, which: int = 0) -> None:
        """Somebody knocks a die: it slides a little and, where `value` is given, falls on another face.

        `which`: of several dice of that colour, counted round.
        """
        with self._lock:
            index = self._index_of(colour, which)
            die = self._lie.dice[index]
            was = self._lie.truth[index].value
            others = [other for i, other in enumerate(self._lie.dice) if i != index]
            x, y = slide(self.style, die, others, self._rng)
            pose = flat_pose(die.look, value or was, x, y, float(self._rng.uniform(0, 6.28)))
            specs = [*self._lie.dice]
            specs[index] = replace(die, pose=pose, cocked=False)
            self._drop_pending()
            self._come_to(specs, [index], 3, False)

    def remove(self, colour: str) -> None:
        """A hand takes one die of this colour out of the tray."""
        with self._lock:
            index = self._index_of(colour)
            specs = [die for i, die in enumerate(self._lie.dice) if i != index]
            self._drop_pending()
            self._show_hand(self._lie)
            self._come_to(specs, [], 0, False)

    def clear(self) -> None:
        """All dice are taken out."""
        with self._lock:
            self._drop_pending()
            self._come_to([], [], 0, False)

    def cover(self) -> None:
        """A hand comes in and stays, over what lies there."""
        with self._lock:
            self._drop_pending()
            self._shots.append(_Shot(lambda: self._with_hand(self._rest, 1.0), settles=True))

    def uncover(self) -> None:
        """The hand goes away again."""
        with self._lock:
            self._drop_pending()
            self._shots.append(_Shot(lambda: self._rest, settles=True))

    def show_picture(self, image: Image) -> None:
        """Puts a picture (height, width, 3; blue, green, red) before the camera until the next command.

        Bare cloth is seen in between, so that the same picture twice is two throws. Pictures wider or higher than
        LARGEST_PX are made smaller.
        """
        with self._lock:
            scale = LARGEST_PX / max(image.shape[:2])
            shown = image
            if scale < 1:
                height, width = (max(1, round(side * scale)) for side in image.shape[:2])
                shown = np.asarray(cv2.resize(image, (width, height), interpolation=cv2.INTER_AREA), np.uint8)
            cloth = np.full_like(shown, 96)
            self._drop_pending()
            self._lie, self._bare, self._sigma, self._rest = self._empty, cloth, PICTURE_NOISE, shown
            self._shots.extend(_Shot(lambda: cloth) for _ in range(self._pictures(BARE_S)))
            self._shots.append(_Shot(lambda: shown, settles=True))

    def play_frames(self, images: Iterable[Image], fps: float) -> None:
        """After bare cloth shows a recorded sequence, `fps` pictures a second, as they are; the last one stays."""
        with self._lock:
            self._drop_pending()
            self._lie, self._sigma = self._empty, PICTURE_NOISE
            shots = [_Shot(lambda image=image: image, 1.0 / fps, noisy=False) for image in images]  # type: ignore[misc]
            if not shots:
                raise BadThrow("a sequence needs at least one picture")
            self._rest = shots[-1].make()
            self._bare = cloth = np.full_like(shots[0].make(), 96)
            self._shots.extend(_Shot(lambda: cloth) for _ in range(self._pictures(BARE_S)))
            self._shots.extend(shots[:-1])
            self._shots.append(replace(shots[-1], settles=True))

    @property
    def plugged(self) -> bool:
        """Whether pictures come."""
        with self._lock:
            return self._plugged

    def unplug(self) -> None:
        """From now on no picture comes."""
        with self._lock:
            self._plugged = False

    def plug(self) -> None:
        """Pictures come again."""
        with self._lock:
            self._plugged = True

    # -- inside -----------------------------------------------------------------------------------------------------

    def _next_shot(self) -> bool:
        """The picture is the next one that is queued; whether the sensor's noise lies over it."""
        shot = self._shots.popleft()
        self._picture = shot.make()
        self._still = 0
        self._copies.clear()
        if shot.settles:
            self._settled_from = self._number
        return shot.noisy

    def _seen(self, noisy: bool) -> tuple[Image, Image | None]:
        """What the camera makes of the present picture; with a small grey one where it was made before."""
        if not noisy:
            return self._picture.copy(), None
        lasting = self._began is not None and self._still > STILL_FRAMES
        if lasting and len(self._copies) == COPIES:
            self._copies.rotate(-1)
            return self._copies[-1]
        image = self._noise_for(self._picture).over(self._picture)
        if not lasting:
            return image, None
        image.flags.writeable = False
        small = small_grey(Frame(image, 0.0, 0)).astype(np.uint8)
        self._copies.append((image, small))
        return image, small

    def _come_to(self, specs: Sequence[DieSpec], moving: Iterable[int], pictures: int, hand: bool) -> None:
        """Queues the way from here to `specs` at rest: some pictures of `moving` dice tumbling, then the lie."""
        self._throws += 1
        lie = draw(self.style, specs, self._throws, self._ground)
        self._lie, self._bare, self._sigma = lie, None, self.style.noise
        if pictures and specs:
            way = rolling(self._empty.image, lie, list(moving), pictures, self._rng)
            self._shots.extend(_Shot(lambda: next(way)) for _ in range(pictures))
        self._rest = lie.image
        shown = self._with_hand(lie.image, 1.0) if hand else lie.image
        self._shots.append(_Shot(lambda: shown, settles=True))

    def _show_hand(self, lie: Lie) -> None:
        """A hand in and out again over what lies there."""
        for reach in (0.4, 1.0, 0.6):
            self._shots.append(_Shot(lambda reach=reach: self._with_hand(lie.image, reach)))  # type: ignore[misc]

    def _with_hand(self, image: Image, reach: float) -> Image:
        """A copy of `image` with a hand reaching in from the front, `reach` of the way to the middle."""
        height, width = image.shape[:2]
        x = width * (0.5 + 0.15 * float(self._rng.uniform(-1, 1)))
        y = height * (1.05 - 0.55 * reach)
        hand = Hand(x, y, float(self._rng.uniform(70, 110)), 0.9 * self.style.camera.side_px, self.style.skin_bgr)
        shown = image.copy()
        draw_hand(shown, hand)
        return shown

    def _drop_pending(self) -> None:
        self._shots.clear()
        self._settled_from = None

    def _index_of(self, colour: str, which: int = 0) -> int:
        found = [index for index, die in enumerate(self._lie.dice) if die.colour == colour]
        if not found:
            raise BadThrow(f"no {colour} die lies in the tray")
        return found[which % len(found)]

    def _pictures(self, seconds: float) -> int:
        return max(2, round(seconds * self.fps))

    def _noise_for(self, image: Image) -> SensorNoise:
        key = (image.shape[0], image.shape[1], self._sigma)
        if key not in self._noise:
            if len(self._noise) > 3:
                self._noise.clear()
            self._noise[key] = SensorNoise(image.shape[:2], self._sigma, self._rng)
        return self._noise[key]

    def _wait_for(self, due: float, timeout_s: float) -> bool:
        """Where paced, waits for the real clock to reach `due`, at most `timeout_s`; whether it did."""
        if self._began is None:
            return True
        ahead = self._began + due - time.monotonic()
        if ahead > 0:
            self._wake.wait(min(ahead, timeout_s))
        return ahead <= timeout_s and not self._closed
