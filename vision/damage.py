"""Whether a JPEG file was damaged inside: by what its decoder complains of, and by a step in the picture's colours.

A damaged file whose end mark is intact decodes to shifted colours, or to grey from the damage on, and the dice in it
are not those that lay in the tray. OpenCV tells nothing of it; libjpeg writes its warnings to standard error.
"""

from __future__ import annotations

import contextlib
import os
import re
import tempfile
import threading
from collections.abc import Callable, Sequence
from functools import cache
from typing import TypeVar

import cv2
import numpy as np
from numpy.typing import NDArray

T = TypeVar("T")

STDERR = 2
#: What libjpeg begins its warnings with (jerror.h).
WARNINGS = ("Corrupt JPEG data", "Premature end of JPEG")
#: … and other decoders, and OpenCV itself, theirs: that a file cannot be decoded is told in one line, by whoever asked.
OTHER_COMPLAINTS = ("libpng", "[ERROR:", "[ WARN:")
#: Some cameras fill the data up before the end mark: not damage where all of it is one byte.
LEFT_OVER = re.compile(rb"(\d+) extraneous bytes before marker 0xd9")
END_MARK = b"\xff\xd9"
#: Blocks of a JPEG begin on every eighth or sixteenth row; colour told wrongly once is carried on in all that follow.
BLOCK_PX, BLOCK_ROWS = 8, (1, 2)
#: Colours change over so many rows on either side of the edge of a block, as they are stored at half the size.
SOFT_ROWS = 2
#: It is a step of at least so many grey levels, alike to within so many or such a share, over so much of the width,
#: with next to none beyond it: at most such a share of it.
LEAST_STEP, ALIKE_STEP, ALIKE_SHARE, WIDE_SHARE, SHARP_SHARE = 10.0, 4.0, 0.25, 0.7, 0.25
NEARLY_HALF = 0.45
#: Each half of the stair is so many blocks wide at least.
LEAST_BLOCKS = 4

_alone = threading.Lock()


def listened_to(decode: Callable[[], T]) -> tuple[T, bytes]:
    """What `decode` gives, and the lines it wrote to the process's standard error that are libjpeg's.

    Those of other decoders are dropped. All other lines, those of other threads too, are passed on when it is done.
    Without a standard error nothing is heard.
    """
    with _alone, contextlib.ExitStack() as stack:
        try:
            before = os.dup(STDERR)
            stack.callback(os.close, before)
            heard = _file_in_memory()
            stack.callback(os.close, heard)
            os.dup2(heard, STDERR)
        except OSError:
            return decode(), b""
        try:
            result = decode()
        finally:
            os.dup2(before, STDERR)
            size = os.lseek(heard, 0, os.SEEK_END)
            complaints = _sorted_out(os.pread(heard, size, 0).splitlines(keepends=True)) if size else b""
        return result, complaints


def _file_in_memory() -> int:
    """The descriptor of a new file; on the disk, which takes three times as long, where the system has none in memory.

    Raises OSError.
    """
    if hasattr(os, "memfd_create"):
        return os.memfd_create("decoder")
    with tempfile.TemporaryFile() as file:
        return os.dup(file.fileno())


def _sorted_out(lines: Sequence[bytes]) -> bytes:
    """libjpeg's lines; what no decoder wrote goes to standard error."""
    complaints = []
    dropped = tuple(text.encode() for text in OTHER_COMPLAINTS)
    after_dropped = False
    for line in lines:
        if line.startswith(tuple(text.encode() for text in WARNINGS)):
            complaints.append(line)
        elif not line.startswith(dropped) and not (after_dropped and not line.strip()):
            os.write(STDERR, line)
        after_dropped = line.startswith(dropped)
    return b"".join(complaints)


def tells_of_damage(complaints: bytes, data: bytes) -> bool:
    """Whether what libjpeg said of `data` means that the picture is not what the camera took."""
    for line in complaints.splitlines():
        left_over = LEFT_OVER.search(line)
        if left_over is None:
            return True
        end = data.rfind(END_MARK)
        if len(set(data[max(0, end - int(left_over[1])) : end])) > 1:
            return True
    return False


def has_step(image: NDArray[np.uint8]) -> bool:
    """Whether from some block on all colours are others, to the right of it and below: a value was told wrongly.

    `image` (H, W, 3) uint8 as the file holds it, not turned. No camera draws such a stair, level, sharp and of one
    height all across the picture.
    """
    columns = image.shape[1] // BLOCK_PX
    rows = np.arange(BLOCK_PX, image.shape[0] - SOFT_ROWS - 1, BLOCK_PX)
    if not len(rows) or not columns:
        return False

    def steps(after: NDArray[np.intp], before: NDArray[np.intp]) -> NDArray[np.float32]:
        """(rows, blocks, 3): by how much the rows `after` are brighter than the rows `before`."""
        means = [_means_of_blocks(image[which, : columns * BLOCK_PX]).astype(np.float32) for which in (after, before)]
        return means[0] - means[1]

    @cache
    def everywhere() -> NDArray[np.float32]:
        return steps(rows + SOFT_ROWS - 1, rows - SOFT_ROWS)

    may = np.flatnonzero(_may_step(image[:, : columns * BLOCK_PX], int(rows[-1])))
    if not len(may):
        return False
    across = steps(rows[may] + SOFT_ROWS - 1, rows[may] - SOFT_ROWS)
    # so high a step in nearly half of the width at least: that is sooner counted than the median is found
    worth_while = np.maximum(_mean_of_rows(across >= LEAST_STEP), _mean_of_rows(across <= -LEAST_STEP)) > NEARLY_HALF
    for place, channel in np.argwhere(worth_while):
        height = float(np.median(across[place, :, channel]))
        if abs(height) < LEAST_STEP:
            continue
        row = int(may[place])
        here = rows[row : row + 1]
        beyond = [steps(here - SOFT_ROWS, here - SOFT_ROWS - 1), steps(here + SOFT_ROWS, here + SOFT_ROWS - 1)]
        level = max(abs(float(np.median(step[0, :, channel]))) for step in beyond) <= SHARP_SHARE * abs(height)
        if level and _is_stair(everywhere()[:, :, channel], row, height):
            return True
    return False


def _means_of_blocks(rows: NDArray[np.uint8]) -> NDArray[np.uint8]:
    """(rows, blocks, 3), of rows (rows, blocks * BLOCK_PX, 3)."""
    size = (rows.shape[1] // BLOCK_PX, len(rows))
    return np.asarray(cv2.resize(rows, size, interpolation=cv2.INTER_AREA), np.uint8).reshape(size[1], size[0], 3)


def _may_step(image: NDArray[np.uint8], last: int) -> NDArray[np.bool_]:
    """For each row of blocks from the second to that at `last`: may the median of its steps be LEAST_STEP?

    Seldom where it is not. Block for block the rows differ, pixel by pixel, by no less than their means do, which are
    rounded; and a median is as high as half of what it is the median of.
    """
    before = image[BLOCK_PX - SOFT_ROWS : last - SOFT_ROWS + 1 : BLOCK_PX]
    after = image[BLOCK_PX + SOFT_ROWS - 1 : last + SOFT_ROWS : BLOCK_PX]
    apart = _means_of_blocks(np.asarray(cv2.absdiff(after, before), np.uint8))
    return np.asarray((_mean_of_rows(apart >= LEAST_STEP - 1) > NEARLY_HALF).any(1))


def _mean_of_rows(mask: NDArray[np.bool_]) -> NDArray[np.float32]:
    """The mean over the columns of (rows, columns, 3); OpenCV does it in a sixth of NumPy's time."""
    means = cv2.resize(mask.astype(np.float32), (1, len(mask)), interpolation=cv2.INTER_AREA)
    return np.asarray(means, np.float32).reshape(-1, 3)


def _is_stair(across: NDArray[np.float32], row: int, height: float) -> bool:
    """Whether `row` is one half of a stair: the step right of some column, and left of it a block's height lower.

    `across`: (rows, blocks). A rim that lies quite level in the picture is no stair.
    """
    alike = np.abs(across - height) <= max(ALIKE_STEP, ALIKE_SHARE * abs(height))
    for apart in BLOCK_ROWS:
        for upper in (row - apart, row):
            if upper >= 0 and upper + apart < len(alike):
                left = np.cumsum(alike[upper + apart] & ~alike[upper])[:-1]
                right = np.cumsum((alike[upper] & ~alike[upper + apart])[::-1])[::-1][1:]
                before = np.arange(1, alike.shape[1])
                enough = (left >= WIDE_SHARE * before) & (right >= WIDE_SHARE * (alike.shape[1] - before))
                if enough[LEAST_BLOCKS:-LEAST_BLOCKS].any():
                    return True
    return False
