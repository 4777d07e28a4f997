"""Pixels to a picture file. The other way is `vision.decode`."""

from __future__ import annotations

from pathlib import Path

import cv2

from vision.decode import Image


def save_picture(path: Path, image: Image) -> None:
    """Writes (H, W, 3) uint8 BGR as what the name ends in (.png, .jpg, .webp, .bmp). Raises OSError."""
    try:
        done, data = cv2.imencode(path.suffix.lower(), image)
    except cv2.error as error:
        raise OSError(f"a picture cannot be stored as {path.suffix}") from error
    if not done:
        raise OSError(f"a picture cannot be stored as {path.suffix}")
    path.write_bytes(data.tobytes())


def encode_png(image: Image) -> bytes:
    """The picture (H, W, 3) uint8 BGR as the bytes of a PNG file, quickly rather than small."""
    done, data = cv2.imencode(".png", image, [cv2.IMWRITE_PNG_COMPRESSION, 1])
    assert done  # every 8-bit picture can be a PNG
    return data.tobytes()
