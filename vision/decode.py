"""Picture files to pixels, within bounded memory.

Large ones are decoded reduced; of what is no picture one line says so.
"""

from __future__ import annotations

import ctypes
import os
from dataclasses import dataclass
from pathlib import Path
from typing import BinaryIO

import cv2
import numpy as np
from numpy.typing import NDArray

from vision.damage import has_step, listened_to, tells_of_damage
from vision.errors import VisionError
from vision.headers import Header, read_header
from vision.large_png import decode_large_png

Image = NDArray[np.uint8]

MOST_BYTES = 80 * 1024 * 1024
# a reduced picture keeps its longer side above this
REDUCE_ABOVE_PX = 2600
# whole decoding takes 3 bytes a pixel, sometimes twice
MOST_WHOLE_MEGAPIXELS = 24.0
# a BMP file is held beside its pixels, and is as large
MOST_BMP_MEGAPIXELS = 16.0
# … of a progressive JPEG two bytes for each of its samples, 1.5 a pixel in most, but 3 or 4 in some
MOST_PROGRESSIVE_MEGAPIXELS = 40.0
USUAL_SAMPLES = 1.5
MOST_MEGAPIXELS = 400.0
# before a picture this large, what earlier ones left behind is given back to the system
LARGE_MEGAPIXELS = 8.0


class PictureError(VisionError, ValueError):
    """This is no picture that can be read; the message is one clear line for a person."""


@dataclass(frozen=True)
class Picture:
    """`image` (H, W, 3) uint8 BGR, upright.

    `scale`: pixels of the file per pixel of `image` (1, or more where reduced); `width`, `height`: of the upright file.
    """

    image: Image
    scale: float
    width: int
    height: int


def decode_picture(data: bytes) -> Image:
    """The picture (H, W, 3) uint8 BGR, turned as its EXIF says. Large ones come reduced (see `decode_scaled`).

    Raises PictureError with one line where `data` is no whole picture.
    """
    return decode_scaled(data).image


def decode_scaled(data: bytes) -> Picture:
    """As `decode_picture`, with the scale that leads back to the file's own pixels."""
    if not data:
        raise PictureError("the file is empty")
    if len(data) > MOST_BYTES:
        raise PictureError(f"the file is too large ({len(data) // 1048576} MB; at most {MOST_BYTES // 1048576} MB)")
    header = read_header(data)
    if header is None or header.width < 1 or header.height < 1:
        raise PictureError("not a picture (JPEG, PNG, WebP or BMP)")
    reduction = _reduction(header)
    _refuse_too_large(header)
    if header.megapixels > LARGE_MEGAPIXELS:
        _give_back_memory()
    if header.kind == "png" and header.megapixels > MOST_WHOLE_MEGAPIXELS:
        image = decode_large_png(data, reduction)
    else:
        image = _decode(data, header, reduction)
    if image is None:
        raise PictureError("the picture is damaged or cut short")
    turned = (header.width > header.height) != (image.shape[1] > image.shape[0]) and header.width != header.height
    width, height = (header.height, header.width) if turned else (header.width, header.height)
    return Picture(image, max(width, height) / max(image.shape[:2]), width, height)


def load_picture(path: str | Path) -> Picture:
    """Reads and decodes a file; PictureError also where it cannot be opened or is far too large."""
    place = Path(path)
    try:
        if place.stat().st_size > MOST_BYTES:
            raise PictureError(f"the file is too large (at most {MOST_BYTES // 1048576} MB)")
        with place.open("rb") as file:
            data = read_bounded(file)
    except OSError as error:
        raise PictureError(f"cannot be opened ({error.strerror or 'no such file'})") from error
    return decode_scaled(data)


def read_bounded(file: BinaryIO) -> bytes:
    """All of a file or pipe, but no more than shows that it is too large: one without end would fill the memory."""
    return file.read(MOST_BYTES + 1)


def _give_back_memory() -> None:
    """Lets glibc return freed memory: what several large pictures leave adds up. Elsewhere it does nothing."""
    trim = getattr(ctypes.CDLL(None), "malloc_trim", None) if os.name == "posix" else None
    if trim is not None:
        trim(0)


def _reduction(header: Header) -> int:
    longer = max(header.width, header.height)
    for step in (1, 2, 4):
        if longer / step <= REDUCE_ABOVE_PX:
            return step
    return 8


def _refuse_too_large(header: Header) -> None:
    most = MOST_MEGAPIXELS
    if header.kind == "bmp":
        most = MOST_BMP_MEGAPIXELS
    elif header.kind == "webp":
        most = MOST_WHOLE_MEGAPIXELS
    elif header.progressive:
        most = MOST_WHOLE_MEGAPIXELS
        if header.kind == "jpeg":
            most = MOST_PROGRESSIVE_MEGAPIXELS * min(1.0, USUAL_SAMPLES / max(header.samples, 1.0))
    if header.megapixels > most:
        raise PictureError(
            f"the picture is too large ({header.width}x{header.height}; at most {most:.0f} megapixels of this kind)"
        )


def _decode(data: bytes, header: Header, reduction: int) -> Image | None:
    flags = {
        1: cv2.IMREAD_COLOR,
        2: cv2.IMREAD_REDUCED_COLOR_2,
        4: cv2.IMREAD_REDUCED_COLOR_4,
        8: cv2.IMREAD_REDUCED_COLOR_8,
    }
    whole = header.kind != "jpeg"
    if header.kind == "jpeg" and not _ends(data):
        return None
    flag = cv2.IMREAD_COLOR if whole else flags[reduction]
    try:
        image, complaints = listened_to(lambda: cv2.imdecode(np.frombuffer(data, np.uint8), flag))
    except cv2.error:
        return None
    if not whole and tells_of_damage(complaints, data):
        return None
    if image is None or image.ndim != 3 or image.size == 0:
        return None
    if whole and reduction > 1:
        size = (max(1, image.shape[1] // reduction), max(1, image.shape[0] // reduction))
        image = cv2.resize(image, size, interpolation=cv2.INTER_AREA)
    if not whole and reduction == 1 and has_step(_as_stored(np.asarray(image, np.uint8), header)):
        return None
    return np.asarray(image, np.uint8)


def _as_stored(image: Image, header: Header) -> Image:
    """With rows that are rows of the file, where its EXIF turned it by a quarter."""
    return image if image.shape[:2] == (header.height, header.width) else image.transpose(1, 0, 2)


def _ends(data: bytes) -> bool:
    """A whole JPEG holds its end mark; a decoder would fill the rest of a cut one with grey, and dice with it."""
    return data.rfind(b"\xff\xd9", max(0, len(data) - 65536)) > 0
