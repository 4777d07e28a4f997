"""The measurement itself: what it counts, and that it measures through the real firmware."""

import pytest

from firmware_bridge import bench
from firmware_bridge.firmware_process import available


def test_figures_are_milliseconds_of_what_was_measured() -> None:
    figures = bench.figures("ping", [0.001] * 95 + [0.004] * 5, 5)
    assert (figures.count, figures.median_ms, figures.p95_ms, figures.worst_ms) == (100, 1.0, 4.0, 4.0)
    assert "n=100" in str(figures)
    with pytest.raises(ValueError, match="nothing"):
        bench.figures("ping", [], 5)


@pytest.mark.skipif(not available(), reason="MicroPython's Unix port has no wheel for this machine")
def test_the_bench_measures_keys_and_pings_and_names_the_machine(capsys: pytest.CaptureFixture[str]) -> None:
    assert bench.main(count=8) == 0
    machine, keys, pings = capsys.readouterr().out.splitlines()
    assert "load" in machine
    assert "n=8, bar 30 ms" in keys
    assert "n=8, bar 5 ms" in pings
