"""Size and kind of a picture file from its first bytes, without decoding it. Knows JPEG, PNG, WebP and BMP."""

from __future__ import annotations

import struct
from dataclasses import dataclass
from typing import Literal

Kind = Literal["jpeg", "png", "webp", "bmp"]


@dataclass(frozen=True, slots=True)
class Header:
    """`progressive`: a JPEG whose decoder must hold all of it, or an interlaced PNG.

    `samples`: of a JPEG, how many numbers it holds for each pixel, all components: 1.5 in most photographs, 4 at most.
    """

    kind: Kind
    width: int
    height: int
    progressive: bool = False
    samples: float = 1.5

    @property
    def megapixels(self) -> float:
        return self.width * self.height / 1e6


def read_header(data: bytes) -> Header | None:
    """The header, or None where this is no picture of a known kind or it ends too early."""
    try:
        if data[:2] == b"\xff\xd8":
            return _jpeg(data)
        if data[:8] == b"\x89PNG\r\n\x1a\n":
            width, height = struct.unpack(">II", data[16:24])
            return Header("png", width, height, data[28] == 1)
        if data[:4] == b"RIFF" and data[8:12] == b"WEBP":
            return _webp(data)
        if data[:2] == b"BM":
            width, height = struct.unpack("<ii", data[18:26])
            return Header("bmp", abs(width), abs(height))
    except (struct.error, IndexError):
        pass
    return None


def _jpeg(data: bytes) -> Header | None:
    at = 2
    while at + 9 < len(data):
        if data[at] != 0xFF:
            at += 1
            continue
        marker = data[at + 1]
        if marker in (0xFF, 0x00, 0x01) or 0xD0 <= marker <= 0xD8:
            at += 1 if marker == 0xFF else 2
            continue
        if 0xC0 <= marker <= 0xCF and marker not in (0xC4, 0xC8, 0xCC):
            height, width = struct.unpack(">HH", data[at + 5 : at + 9])
            progressive = marker in (0xC2, 0xC6, 0xCA, 0xCE) or _has_several_scans(data, at)
            return Header("jpeg", width, height, progressive, _samples(data, at))
        if marker in (0xD9, 0xDA):
            return None
        at += 2 + struct.unpack(">H", data[at + 2 : at + 4])[0]
    return None


def _samples(data: bytes, frame: int) -> float:
    """Numbers a pixel of a JPEG whose frame header (ITU-T T.81, B.2.2) begins at `frame`."""
    factors = [data[at + 1] for at in range(frame + 10, frame + 10 + 3 * data[frame + 9], 3)]
    areas = [(factor >> 4) * (factor & 15) for factor in factors]
    most = max((factor >> 4 for factor in factors), default=1) * max((factor & 15 for factor in factors), default=1)
    return sum(areas) / max(1, most)


def _has_several_scans(data: bytes, frame: int) -> bool:
    """Does the first scan after this frame header leave components out? Then the decoder holds all of it too."""
    at = frame
    while at + 4 < len(data) and data[at + 1] != 0xDA:
        at += 2 + int(struct.unpack(">H", data[at + 2 : at + 4])[0])
    return at + 4 < len(data) and data[at + 4] < data[frame + 9]


def _webp(data: bytes) -> Header | None:
    form = data[12:16]
    if form == b"VP8X":
        width = 1 + int.from_bytes(data[24:27], "little")
        height = 1 + int.from_bytes(data[27:30], "little")
    elif form == b"VP8L":
        bits = int.from_bytes(data[21:25], "little")
        width, height = 1 + (bits & 0x3FFF), 1 + ((bits >> 14) & 0x3FFF)
    elif form == b"VP8 ":
        width, height = (v & 0x3FFF for v in struct.unpack("<HH", data[26:30]))
    else:
        return None
    return Header("webp", width, height)
