"""How long a picture file takes to its answer, beside the floor: merely decoding it, turning it grey and halving it.

In this process's own time on the processor, so that what else the machine does counts as little as may be.
"""

from __future__ import annotations

import time
from dataclasses import dataclass

import cv2
import numpy as np

from vision.decode import Picture, decode_scaled
from vision.reader import Reader
from vision.reading import DiceSet, Reading

ROUNDS = 3


@dataclass(frozen=True, slots=True)
class Timed:
    """One picture's answer and its times in milliseconds: `file_ms` from bytes to answer, `floor_ms` the floor's."""

    picture: Picture
    reading: Reading
    file_ms: float
    floor_ms: float


def timed(data: bytes, reader: Reader, dice_set: DiceSet, rounds: int = ROUNDS) -> Timed:
    """Reads a picture file's bytes and runs the floor in turn, `rounds` times; of each the least time counts.

    Raises PictureError.
    """
    files, floors = [], []
    for _ in range(rounds):
        floors.append(floor_ms(data))
        began = time.process_time()
        picture = decode_scaled(data)
        reading = reader.read(picture.image, dice_set)
        files.append(1000 * (time.process_time() - began))
    return Timed(picture, reading, min(files), min(floors))


def floor_ms(data: bytes) -> float:
    """Milliseconds to decode, turn grey and halve; 0 where `data` is no picture."""
    began = time.process_time()
    image = cv2.imdecode(np.frombuffer(data, np.uint8), cv2.IMREAD_COLOR)
    if image is None:
        return 0.0
    grey = cv2.cvtColor(image, cv2.COLOR_BGR2GRAY)
    cv2.resize(grey, (max(1, grey.shape[1] // 2), max(1, grey.shape[0] // 2)), interpolation=cv2.INTER_AREA)
    return 1000 * (time.process_time() - began)
