"""The empty tray as last seen: what does not belong to it is dice, hands or another tray. Finds no dice itself."""

from __future__ import annotations

import cv2
import numpy as np

from vision.motion import Grey, Mask, changed_cells, evened, touches_border

#: Grey levels more than the noise that make a foreign thing; a soft shadow is less.
FOREIGN_STEP = 14.0
#: An arm is at least this share of the picture.
ARM_SHARE = 0.006
#: A place of a die is clear again when less than this share of it is foreign.
CLEAR_SHARE = 0.12
#: Likeness (correlation of edges) to the empty tray below which it is not where it was, above which it surely is.
UNLIKE, ALIKE = 0.35, 0.55
#: Mean edge strength below which a picture has nothing to recognise a place by.
LEAST_STRUCTURE = 1.2

Box = tuple[float, float, float, float]


class EmptyTray:
    """Learned from still pictures in which no die was found; forgotten when it stops fitting."""

    def __init__(self) -> None:
        self._picture: Grey | None = None
        self._edges: Grey | None = None

    @property
    def known(self) -> bool:
        return self._picture is not None

    def learn(self, grey: Grey) -> None:
        self._picture = grey.copy()
        self._edges = _edges(grey)

    def forget(self) -> None:
        self._picture = self._edges = None

    def foreign(self, grey: Grey, step: float) -> Mask | None:
        """1 where something lies that is not the empty tray; None where the tray is not known at this size."""
        if self._picture is None or self._picture.shape != grey.shape:
            return None
        return changed_cells(self._picture, evened(self._picture, grey), step + FOREIGN_STEP)

    def arm(self, mask: Mask) -> bool:
        """Whether something reaches in from outside the picture."""
        return touches_border(mask, int(ARM_SHARE * mask.size))

    def clear_at(self, mask: Mask, boxes: list[Box]) -> bool:
        """Whether at all `boxes` (left, top, right, bottom, in parts of the picture) the empty tray shows again."""
        height, width = mask.shape
        for left, top, right, bottom in boxes:
            part = mask[
                max(0, int(top * height)) : int(np.ceil(bottom * height)),
                max(0, int(left * width)) : int(np.ceil(right * width)),
            ]
            if part.size and float(part.mean()) > CLEAR_SHARE:
                return False
        return bool(boxes)

    def likeness(self, grey: Grey) -> float | None:
        """How well the edges of the picture match the empty tray's, -1 to 1; None where there is nothing to match by.

        Dice and hands lower it a little, light hardly at all, another place of the camera altogether.
        """
        if self._edges is None or self._edges.shape != grey.shape:
            return None
        if float(self._edges.mean()) < LEAST_STRUCTURE:
            return None
        found = _edges(grey)
        mine, theirs = self._edges - self._edges.mean(), found - found.mean()
        power = float(np.sqrt((mine * mine).sum() * (theirs * theirs).sum()))
        return float((mine * theirs).sum() / power) if power else 0.0


def _edges(grey: Grey) -> Grey:
    """Strength of the coarse edges, capped so that a single bright reflex does not outweigh the tray's rim."""
    soft = cv2.GaussianBlur(grey, (0, 0), 1.5)
    across, down = cv2.Sobel(soft, cv2.CV_32F, 1, 0) / 8, cv2.Sobel(soft, cv2.CV_32F, 0, 1) / 8
    return np.asarray(np.minimum(cv2.GaussianBlur(cv2.magnitude(across, down), (0, 0), 1.5), 12.0), dtype=np.float32)
