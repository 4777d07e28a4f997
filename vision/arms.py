"""Arms and hands that lie motionless in the picture, and how long they are believed to be some. Knows no dice's faces.

One that reaches in over the picture's edge is seen before anybody reads the dice. One that seems not to, because where
it comes in it looks like the rim beneath it, is seen when the dice are read: it is large, and neither tray nor die.
"""

from __future__ import annotations

from vision.background import EmptyTray
from vision.lying import boxes
from vision.motion import Grey, Mask
from vision.reading import Reading
from vision.settling import HAND_PATIENCE_S
from vision.sources.base import Image

#: Then it is no arm but the tray's new look: a cup put down beside it, another light.
ARM_PATIENCE_S = 4.0
#: Share of a patch by which it is known again: a motionless arm, whatever else moves.
SAME_ARM = 0.6


class RestingArm:
    """Fed with what is taken for an arm in a still picture."""

    def __init__(self) -> None:
        self._mask: Mask | None = None
        self._since = self._still_since = 0.0
        self._remarked = False

    def rests(self, arm: Mask | None, at: float, still_since: float) -> bool:
        """Whether something does, and something else did not already wear out the patience before.

        `still_since`: when the present stillness began. What differs within one is a patch at the limit of being seen,
        not another arm, nor none.
        """
        if arm is None:
            if still_since != self._still_since:
                self._mask = None
            return False
        if self._mask is None or (still_since != self._still_since and not _alike(self._mask, arm)):
            self._since, self._remarked = at, False
        self._mask, self._still_since = arm, still_since
        return at - self._since < ARM_PATIENCE_S

    def remark(self, at: float) -> bool:
        """True once, when it is time to ask for the arm to be taken away."""
        if self._mask is None or self._remarked or at - self._since < HAND_PATIENCE_S:
            return False
        self._remarked = True
        return True


class Hands:
    """Both kinds of them over one tray, which is forgotten when the patience with one is worn out."""

    def __init__(self, tray: EmptyTray) -> None:
        self._tray = tray
        self._reaching, self._beside = RestingArm(), RestingArm()

    def reaches(self, grey: Grey, colours: Image, step: float, at: float, still_since: float) -> bool:
        """Whether an arm lies motionless in the picture."""
        return self._rests(self._reaching, self._tray.resting_arm(grey, colours, step), at, still_since)

    def lies_beside(
        self, reading: Reading, grey: Grey, colours: Image, step: float, at: float, still_since: float
    ) -> bool:
        """Whether something as large as a hand lies motionless among the dice that were read."""
        beside = self._tray.beside(grey, colours, step, boxes(reading)) if reading.dice else None
        return self._rests(self._beside, beside, at, still_since)

    def remark(self, at: float) -> bool:
        """True once for each, when it is time to ask for it to be taken away."""
        return self._reaching.remark(at) or self._beside.remark(at)

    def _rests(self, arm: RestingArm, found: Mask | None, at: float, still_since: float) -> bool:
        if arm.rests(found, at, still_since):
            return True
        if found is not None:
            self._tray.forget()
        return False


def _alike(one: Mask, other: Mask) -> bool:
    return one.shape == other.shape and int((one & other).sum()) > SAME_ARM * min(int(one.sum()), int(other.sum()))
