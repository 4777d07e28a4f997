"""An arm that lies motionless in the picture, and how long it is believed to be one. Pure."""

from __future__ import annotations

from vision.motion import Mask
from vision.settling import HAND_PATIENCE_S

#: Then it is no arm but the tray's new look: a cup put down beside it, another light.
ARM_PATIENCE_S = 4.0
#: Share of a patch by which it is known again: a motionless arm, whatever else moves.
SAME_ARM = 0.6


class RestingArm:
    """Fed with what reaches into a still picture (see EmptyTray.arm)."""

    def __init__(self) -> None:
        self._mask: Mask | None = None
        self._since = 0.0
        self._remarked = False

    def rests(self, arm: Mask | None, at: float) -> bool:
        """Whether something does, and something else did not already wear out the patience before."""
        if arm is None:
            self._mask = None
            return False
        if self._mask is None or not _alike(self._mask, arm):
            self._mask, self._since, self._remarked = arm, at, False
        return at - self._since < ARM_PATIENCE_S

    def remark(self, at: float) -> bool:
        """True once, when it is time to ask for the arm to be taken away."""
        if self._remarked or at - self._since < HAND_PATIENCE_S:
            return False
        self._remarked = True
        return True


def _alike(one: Mask, other: Mask) -> bool:
    return one.shape == other.shape and int((one & other).sum()) > SAME_ARM * min(int(one.sum()), int(other.sum()))
