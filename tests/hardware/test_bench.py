"""The measurement itself: what it counts, and that it measures through the real firmware."""

import pytest

from firmware_bridge import bench
from firmware_bridge.firmware_process import available


def test_figures_are_milliseconds_of_what_was_measured() -> None:
    figures = bench.figures("ping", [0.001] * 95 + [0.004] * 5, 5)
    assert (figures.count, figures.median_ms, figures.p95_ms, figures.worst_ms) == (100, 1.0, 4.0, 4.0)
    with pytest.raises(ValueError, match="nothing"):
        bench.figures("ping", [], 5)


@pytest.mark.skipif(not available(), reason="MicroPython's Unix port has no wheel for this machine")
def test_the_bench_measures_keys_and_pings_beside_their_bars() -> None:
    keys, pings = bench.measured(count=8)
    assert [(found.count, found.bar_ms) for found in (keys, pings)] == [(8, 30), (8, 5)]
    assert 0 < keys.median_ms <= keys.worst_ms
