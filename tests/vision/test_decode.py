"""Any file gives pixels or one clear line; memory stays bounded."""

from __future__ import annotations

import struct
import subprocess
import sys
import zlib

import cv2
import numpy as np
import pytest

from vision.decode import PictureError, decode_picture, decode_scaled, load_picture
from vision.headers import read_header


def encoded(image: np.ndarray, kind: str = ".png") -> bytes:
    return cv2.imencode(kind, image)[1].tobytes()


def gradient(height: int = 60, width: int = 80) -> np.ndarray:
    image = np.zeros((height, width, 3), np.uint8)
    image[..., 2] = np.linspace(0, 255, width).astype(np.uint8)
    image[..., 0] = np.linspace(0, 255, height).astype(np.uint8)[:, None]
    return image


def with_exif_turn(jpeg: bytes, orientation: int) -> bytes:
    tiff = b"II*\0" + struct.pack("<I", 8) + struct.pack("<HHHIHH", 1, 0x0112, 3, 1, orientation, 0) + b"\0\0\0\0"
    body = b"Exif\0\0" + tiff
    return jpeg[:2] + b"\xff\xe1" + struct.pack(">H", len(body) + 2) + body + jpeg[2:]


@pytest.mark.parametrize("kind", [".png", ".jpg", ".webp", ".bmp"])
def test_every_kind_of_file_gives_its_pixels(kind: str) -> None:
    image = gradient()
    found = decode_picture(encoded(image, kind))
    assert found.shape == image.shape
    assert float(np.abs(found.astype(int) - image).mean()) < 6


def test_the_exif_turn_is_honoured() -> None:
    found = decode_picture(with_exif_turn(encoded(gradient(60, 80), ".jpg"), 6))
    assert found.shape[:2] == (80, 60)
    # red grew to the right; turned clockwise it grows downwards
    assert int(found[70, 30, 2]) > int(found[10, 30, 2]) + 100


@pytest.mark.parametrize(
    "image",
    [
        np.full((20, 30), 90, np.uint8),
        np.full((20, 30), 23000, np.uint16),
        np.full((20, 30, 3), 23000, np.uint16),
        np.full((20, 30, 4), 90, np.uint8),
        np.full((1, 1, 3), 90, np.uint8),
    ],
    ids=["grey", "grey16", "colour16", "alpha", "one-pixel"],
)
def test_unusual_depths_and_channels_become_bgr(image: np.ndarray) -> None:
    found = decode_picture(encoded(image))
    assert found.dtype == np.uint8
    assert found.shape == (*image.shape[:2], 3)
    assert abs(int(found[0, 0, 0]) - 90) < 2


@pytest.mark.parametrize(
    "data",
    [
        b"",
        b"A text file, and no picture at all.\n" * 10,
        encoded(gradient(), ".jpg")[:300],
        encoded(gradient(), ".png")[:60],
        encoded(gradient(), ".jpg")[:20],
        b"\x89PNG\r\n\x1a\n" + b"\0" * 40,
        b"\xff\xd8\xff",
        b"BM",
    ],
    ids=["empty", "text", "cut-jpeg", "cut-png", "cut-header", "no-png", "start-only", "bm"],
)
def test_what_is_no_whole_picture_is_one_line(data: bytes) -> None:
    with pytest.raises(PictureError) as caught:
        decode_picture(data)
    assert len(str(caught.value).splitlines()) == 1


def test_a_jpeg_cut_in_the_middle_is_not_filled_with_grey() -> None:
    noisy = np.random.default_rng(0).integers(0, 255, (200, 300, 3), dtype=np.uint8)
    data = encoded(noisy, ".jpg")
    with pytest.raises(PictureError):
        decode_picture(data[: len(data) // 2])


def test_missing_files_and_folders_are_one_line(tmp_path) -> None:
    for place in (tmp_path / "no such file.jpg", tmp_path):
        with pytest.raises(PictureError):
            load_picture(place)


def test_names_with_spaces_are_read(tmp_path) -> None:
    place = tmp_path / "my dice (1).png"
    place.write_bytes(encoded(gradient()))
    assert load_picture(place).width == 80


def test_a_large_jpeg_is_decoded_reduced_and_says_by_how_much() -> None:
    found = decode_scaled(encoded(np.full((3000, 6000, 3), 120, np.uint8), ".jpg"))
    assert (found.width, found.height) == (6000, 3000)
    assert max(found.image.shape) <= 2600
    assert found.scale == pytest.approx(6000 / found.image.shape[1])


def huge_png(width: int, height: int, kind: int) -> bytes:
    """Rows with every filter type in turn, made without ever holding the picture."""
    channels = {0: 1, 2: 3, 6: 4}[kind]
    pack = zlib.compressobj(1)
    row = np.tile(np.array([10, 100, 200, 255][:channels], np.uint8), width).tobytes()
    rest = bytes(channels) + bytes(len(row) - channels)
    parts = []
    for y in range(height):
        # filter 2 (up) and 4 (Paeth) with nothing but zeros repeat the row above
        parts.append(pack.compress(b"\0" + row if y % 50 == 0 else (b"\2" if y % 3 else b"\4") + rest))
    parts.append(pack.flush())

    def chunk(name: bytes, body: bytes) -> bytes:
        return struct.pack(">I", len(body)) + name + body + struct.pack(">I", zlib.crc32(name + body))

    header = struct.pack(">IIBBBBB", width, height, 8, kind, 0, 0, 0)
    return b"\x89PNG\r\n\x1a\n" + chunk(b"IHDR", header) + chunk(b"IDAT", b"".join(parts)) + chunk(b"IEND", b"")


@pytest.mark.parametrize("kind", [0, 2, 6])
def test_a_large_png_comes_in_bands_with_the_right_colours(kind: int) -> None:
    found = decode_scaled(huge_png(6000, 4200, kind))
    assert found.image.shape[:2] == (4200 // 4, 6000 // 4)
    wanted = [10, 10, 10] if kind == 0 else [200, 100, 10]
    assert np.abs(found.image.astype(int) - wanted).max() <= 1


def test_a_hundred_megapixels_stay_under_three_hundred_megabytes(tmp_path) -> None:
    place = tmp_path / "huge.png"
    place.write_bytes(huge_png(10000, 10000, 2))
    code = (
        "import re, sys; from vision.decode import load_picture; p = load_picture(sys.argv[1]);"
        # not ru_maxrss: that begins with the size of the process that started this one
        "print(p.image.shape[0], int(re.search(r'VmHWM:\\s+(\\d+)', open('/proc/self/status').read())[1]) // 1024)"
    )
    done = subprocess.run([sys.executable, "-c", code, str(place)], capture_output=True, text=True, check=True)
    rows, megabytes = (int(v) for v in done.stdout.split())
    assert rows == 2500
    assert megabytes < 300


def jpeg_of(width: int, height: int, sampling: int, progressive: bool = True) -> bytes:
    """A plain one, made without ever holding it at its full size: the frame header tells another."""
    options = [cv2.IMWRITE_JPEG_PROGRESSIVE, int(progressive), cv2.IMWRITE_JPEG_SAMPLING_FACTOR, sampling]
    data = cv2.imencode(".jpg", gradient(), options)[1].tobytes()
    at = data.find(b"\xff\xc2" if progressive else b"\xff\xc0")
    return data[: at + 5] + struct.pack(">HH", height, width) + data[at + 9 :]


def test_a_jpeg_that_must_be_held_whole_is_measured_by_its_samples() -> None:
    usual, full = cv2.IMWRITE_JPEG_SAMPLING_FACTOR_420, cv2.IMWRITE_JPEG_SAMPLING_FACTOR_444
    headers = [read_header(jpeg_of(6000, 4000, sampling)) for sampling in (usual, full)]
    assert [(h.samples, h.progressive) for h in headers if h is not None] == [(1.5, True), (3.0, True)]
    with pytest.raises(PictureError, match="at most 20 megapixels"):
        decode_picture(jpeg_of(6000, 4000, full))


def test_a_jpeg_of_one_component_a_scan_is_held_whole_as_well() -> None:
    data = jpeg_of(80, 60, cv2.IMWRITE_JPEG_SAMPLING_FACTOR_444, progressive=False)
    at = data.find(b"\xff\xda")
    alone = data[: at + 4] + b"\1" + data[at + 5 :]
    assert [read_header(d).progressive for d in (data, alone)] == [False, True]  # type: ignore[union-attr]


def test_large_pictures_one_after_another_stay_under_three_hundred_megabytes(tmp_path) -> None:
    places = []
    for i, (kind, height, width) in enumerate(((".jpg", 4400, 4500), (".bmp", 3900, 4000), (".png", 4800, 4900))):
        places.append(tmp_path / f"{i}{kind}")
        picture = np.full((height, width, 3), 90, np.uint8)
        full = [cv2.IMWRITE_JPEG_PROGRESSIVE, 1, cv2.IMWRITE_JPEG_SAMPLING_FACTOR, cv2.IMWRITE_JPEG_SAMPLING_FACTOR_444]
        places[-1].write_bytes(cv2.imencode(kind, picture, full if kind == ".jpg" else [])[1].tobytes())
    code = (
        "import re, sys; from vision.decode import load_picture; from vision.reader import Reader;"
        "from vision.reading import DiceSet; reader = Reader();"
        "[reader.read(load_picture(p).image, DiceSet('any')) for p in 2 * sys.argv[1:]];"
        "print(int(re.search(r'VmHWM:\\s+(\\d+)', open('/proc/self/status').read())[1]) // 1024)"
    )
    done = subprocess.run([sys.executable, "-c", code, *map(str, places)], capture_output=True, text=True, check=True)
    assert 100 < int(done.stdout) < 300


def test_headers_are_read_without_decoding() -> None:
    for kind, name in ((".jpg", "jpeg"), (".png", "png"), (".webp", "webp"), (".bmp", "bmp")):
        header = read_header(encoded(gradient(60, 80), kind)[:400])
        assert header is not None
        assert (header.kind, header.width, header.height) == (name, 80, 60)


def test_a_file_without_end_is_too_large_and_fills_no_memory(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("vision.decode.MOST_BYTES", 1 << 20)
    with pytest.raises(PictureError, match="too large"):
        load_picture("/dev/zero")
