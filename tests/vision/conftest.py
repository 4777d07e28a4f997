"""What many tests of the reader share."""

from __future__ import annotations

import pytest

from vision.reader import Reader


@pytest.fixture(scope="package")
def reader() -> Reader:
    """The real one: it remembers nothing of a picture, and starting it takes longer than reading."""
    return Reader()
