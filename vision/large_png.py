"""PNGs too large to decode whole: unpacked row by row, decoded in bands, each band shrunk at once.

A band becomes a small PNG of its own: the last row of the band before it, unfiltered, then the still filtered rows.
"""

from __future__ import annotations

import struct
import zlib
from collections.abc import Iterator

import cv2
import numpy as np
from numpy.typing import NDArray

Image = NDArray[np.uint8]
BAND_BYTES = 12 * 1024 * 1024
# grey with alpha (4) comes out of OpenCV in another form and is rare
CHANNELS = {0: 1, 2: 3, 6: 4}
PIECE = 256 * 1024


def decode_large_png(data: bytes, reduction: int) -> Image | None:
    """The picture (H / reduction, W / reduction, 3) uint8 BGR, or None where it is damaged or of a rare kind."""
    width, height, depth, kind, _, _, interlaced = struct.unpack(">IIBBBBB", data[16:29])
    if interlaced or depth not in (8, 16) or kind not in CHANNELS:
        return None
    row_bytes = width * CHANNELS[kind] * depth // 8
    rows_each = max(reduction, BAND_BYTES // (row_bytes + 1) // reduction * reduction)
    before = bytes(row_bytes)
    out: list[Image] = []
    left = height
    try:
        for band in _bands(data, (row_bytes + 1) * rows_each):
            rows = min(left, len(band) // (row_bytes + 1))
            decoded = _decode_band(width, rows, depth, kind, before, band[: rows * (row_bytes + 1)])
            if decoded is None or rows == 0:
                return None
            before = _raw_row(decoded[-1], depth)
            out.append(_shrink(decoded[1:], reduction))
            left -= rows
    except zlib.error:
        return None
    return np.concatenate(out) if out and left == 0 else None


def _bands(data: bytes, size: int) -> Iterator[bytes]:
    """The unpacked picture data in pieces of `size` bytes (the last one shorter)."""
    unpack = zlib.decompressobj()
    waiting = bytearray()
    at = 8
    while at + 8 <= len(data):
        length, name = struct.unpack(">I4s", data[at : at + 8])
        if name == b"IDAT":
            for start in range(at + 8, at + 8 + length, PIECE):
                piece = data[start : min(start + PIECE, at + 8 + length)]
                while piece:
                    waiting += unpack.decompress(piece, size)
                    piece = unpack.unconsumed_tail
                    while len(waiting) >= size:
                        yield bytes(waiting[:size])
                        del waiting[:size]
        at += 12 + length
    if waiting:
        yield bytes(waiting)


def _chunk(name: bytes, body: bytes) -> bytes:
    return struct.pack(">I", len(body)) + name + body + struct.pack(">I", zlib.crc32(name + body))


def _decode_band(
    width: int, rows: int, depth: int, kind: int, before: bytes, filtered: bytes
) -> NDArray[np.generic] | None:
    header = struct.pack(">IIBBBBB", width, rows + 1, depth, kind, 0, 0, 0)
    body = zlib.compress(b"\0" + before + filtered, 0)
    small = b"\x89PNG\r\n\x1a\n" + _chunk(b"IHDR", header) + _chunk(b"IDAT", body) + _chunk(b"IEND", b"")
    decoded = cv2.imdecode(np.frombuffer(small, np.uint8), cv2.IMREAD_UNCHANGED)
    return decoded if decoded is not None and decoded.shape[0] == rows + 1 else None


def _raw_row(row: NDArray[np.generic], depth: int) -> bytes:
    """A decoded row as the file has it: red first, high byte first."""
    if row.ndim == 2 and row.shape[1] >= 3:
        row = row[:, [2, 1, 0, 3][: row.shape[1]]]
    return row.astype(">u2" if depth == 16 else np.uint8).tobytes()


def _shrink(band: NDArray[np.generic], reduction: int) -> Image:
    rows, columns = max(1, band.shape[0] // reduction), max(1, band.shape[1] // reduction)
    small = cv2.resize(np.asarray(band), (columns, rows), interpolation=cv2.INTER_AREA)
    if small.dtype == np.uint16:
        small = (small // 256).astype(np.uint8)
    if small.ndim == 2:
        return np.asarray(cv2.cvtColor(small, cv2.COLOR_GRAY2BGR), np.uint8)
    return np.asarray(small[..., :3], np.uint8)
