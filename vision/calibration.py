"""What the set-up learned about a table, as one value with a version. The table works without it. No files here."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Any

from vision.errors import BadCalibration
from vision.lying import FRONTS, Area
from vision.own_dice import OwnDice
from vision.reading import QWIXX_SET
from vision.tray_finding import TrayFound

VERSION = 1


@dataclass(frozen=True, slots=True)
class Calibration:
    """`camera`: the source's name; `size`: width and height of its pictures; `tray`: the floor, None where not found;
    `front`: the picture's edge that is nearest to the players (FRONTS); `side_px`: of a die, None where none was seen;
    `own_dice`: the household's set, None where the reader knows it; `sure`: how sure the trial throws were, 0 to 1.
    """

    camera: str
    size: tuple[int, int]
    tray: TrayFound | None = None
    front: str = "bottom"
    side_px: float | None = None
    own_dice: OwnDice | None = None
    sure: float | None = None

    def area(self) -> Area:
        """The box that the nine places are told in: the tray's, else the whole picture."""
        return self.tray.area() if self.tray is not None else (0.0, 0.0, float(self.size[0]), float(self.size[1]))

    def to_json(self) -> dict[str, object]:
        """Plain data for a JSON file; `from_json` gives an equal value."""
        return {
            "version": VERSION,
            "camera": self.camera,
            "size": list(self.size),
            "tray": None
            if self.tray is None
            else {"corners": [list(corner) for corner in self.tray.corners], "cut_off": self.tray.cut_off},
            "front": self.front,
            "side_px": self.side_px,
            "own_dice": None if self.own_dice is None else self.own_dice.to_json(),
            "sure": self.sure,
        }

    @classmethod
    def from_json(cls, told: object) -> Calibration:
        """Raises BadCalibration, with one clear line, for anything that `to_json` would not have written."""
        if not isinstance(told, Mapping):
            raise BadCalibration("a calibration is a JSON object")
        if told.get("version") != VERSION:
            raise BadCalibration(f"calibration version {told.get('version')!r} is not known here; run the set-up again")
        try:
            return cls(
                camera=_text(told["camera"]),
                size=_size(told["size"]),
                tray=None if told.get("tray") is None else _tray(told["tray"]),
                front=_front(told.get("front", "bottom")),
                side_px=_number_or_none(told.get("side_px")),
                own_dice=None if told.get("own_dice") is None else _own_dice(told["own_dice"]),
                sure=_number_or_none(told.get("sure")),
            )
        except (KeyError, TypeError, ValueError, AttributeError) as error:
            raise BadCalibration(f"the calibration is damaged ({error}); run the set-up again") from error


def _text(told: Any) -> str:
    if not isinstance(told, str):
        raise ValueError("a name is no text")
    return told


def _front(told: Any) -> str:
    if told not in FRONTS:
        raise ValueError(f"front is none of {', '.join(FRONTS)}")
    return str(told)


def _size(told: Any) -> tuple[int, int]:
    width, height = told
    if not (isinstance(width, int) and isinstance(height, int) and width > 0 and height > 0):
        raise ValueError("a size is no size")
    return width, height


def _number_or_none(told: Any) -> float | None:
    return None if told is None else float(told)


def _tray(told: Any) -> TrayFound:
    corners = tuple((float(x), float(y)) for x, y in told["corners"])
    if len(corners) != 4:
        raise ValueError("a tray has four corners")
    return TrayFound(corners, bool(told["cut_off"]))


def _own_dice(told: Any) -> OwnDice:
    colours = tuple((float(b), float(g), float(r)) for b, g, r in told["colours"])
    names = tuple(_text(name) for name in told["names"])
    if len(colours) != len(QWIXX_SET) or len(names) != len(QWIXX_SET):
        raise ValueError("a set has six dice")
    return OwnDice(colours, names)
