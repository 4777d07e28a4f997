"""A simulated tray at which somebody plays: throws, bumps, collects, throws again. For watching, not for games."""

from __future__ import annotations

from collections.abc import Sequence

import numpy as np

from vision.reading import QWIXX_SET, DiceSet
from vision.simulated.tray import SimulatedTray
from vision.sources.base import Frame

#: A throw lies so long before somebody does something.
PAUSE_S = (1.0, 2.5)
#: What is done next, with its share: a throw by hand, a bumped die, a throw with a die leaning on another.
BUMPED, COCKED = 0.12, 0.06


class SelfThrowingTray:
    """Passes the frames of `tray` on and commands it. `dice_set`: the dice thrown; one by one for the opening roll."""

    live = True
    steady_size = True

    def __init__(self, tray: SimulatedTray, dice_set: DiceSet, seed: int = 0) -> None:
        self._tray = tray
        self._dice_set = dice_set
        self._rng = np.random.default_rng([seed, 29])
        self._next = float(PAUSE_S[0])

    @property
    def name(self) -> str:
        return self._tray.name

    @property
    def fps(self) -> float:
        return self._tray.fps

    @property
    def ended(self) -> bool:
        return self._tray.ended

    @property
    def now(self) -> float:
        return self._tray.now

    def read(self, timeout_s: float) -> Frame | None:
        """The tray's next frame; what happens in it is decided on the way."""
        if self._tray.settled_from is None:
            self._next = self._tray.now + float(self._rng.uniform(*PAUSE_S))
        elif self._tray.now >= self._next:
            self._act()
        return self._tray.read(timeout_s)

    def close(self) -> None:
        self._tray.close()

    def _act(self) -> None:
        chance = float(self._rng.random())
        colours = self._colours()
        lying = [die.colour for die in self._tray.lie.dice]
        if chance < BUMPED and lying:
            self._tray.bump(str(self._rng.choice(lying)), int(self._rng.integers(1, 7)))
        elif chance < BUMPED + COCKED and len(colours) > 1:
            self._tray.throw_random(colours, cocked=colours[-1], manner="full")
        else:
            self._tray.throw_random(colours, manner="full")

    def _colours(self) -> Sequence[str]:
        if self._dice_set.kind == "one":
            return (str(self._rng.choice(QWIXX_SET)),)
        return self._dice_set.expected() or QWIXX_SET
