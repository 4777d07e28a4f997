"""What the set-up learned, as a file in the data folder: kept whole, and read without ever stopping the table."""

from __future__ import annotations

import json
from pathlib import Path

from dicecaller.settings import replace_durably, why
from vision.calibration import Calibration
from vision.errors import BadCalibration
from vision.own_dice import OwnDiceReader
from vision.reader import Reader
from vision.simulated.tray import SimulatedTray
from vision.sources.base import FrameSource
from vision.watching import ReadsDice

CALIBRATION_NAME = "calibration.json"


def save(folder: Path, calibration: Calibration) -> Path:
    """Keeps a calibration, durably; the file. Raises OSError."""
    folder.mkdir(parents=True, exist_ok=True)
    path = folder / CALIBRATION_NAME
    replace_durably(path, json.dumps(calibration.to_json(), indent=1).encode())
    return path


def load(folder: Path) -> tuple[Calibration | None, str | None]:
    """The calibration of a data folder, and the line to say where there is one that cannot be used. Never raises."""
    path = folder / CALIBRATION_NAME
    try:
        return Calibration.from_json(json.loads(path.read_text(encoding="utf-8"))), None
    except FileNotFoundError:
        return None, None
    except BadCalibration as error:
        return None, f"{path}: {error}"
    except (OSError, ValueError) as error:
        return None, f"{path} cannot be read ({why(error)}); the table works without it, or run the set-up again"


def fitting(calibration: Calibration | None, source: FrameSource) -> Calibration | None:
    """What of a calibration holds for this camera: dice belong to the household, the tray's place to one camera.

    A simulated tray throws the usual set, unless its own dice were learned.
    """
    if calibration is None or calibration.camera == source.name:
        return calibration
    if isinstance(source, SimulatedTray):
        return None
    return Calibration(source.name, calibration.size, own_dice=calibration.own_dice)


def reader_for(calibration: Calibration | None) -> ReadsDice:
    """The reader of the household's own dice where they were learned, else the one that knows the usual set."""
    own = calibration.own_dice if calibration is not None else None
    return OwnDiceReader(Reader(), own) if own is not None and own.needed else Reader()
