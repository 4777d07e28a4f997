"""The simulated box's protocol side against the vectors that the firmware is held to as well."""

import json
from dataclasses import asdict
from pathlib import Path
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from firmware_bridge.box_core import MOST_WAITING, BoxCore
from firmware_bridge.decoder import hello_line

VECTORS: list[dict[str, Any]] = json.loads(
    (Path(__file__).parents[2] / "hardware" / "protocol_vectors.json").read_text()
)["box"]


@pytest.mark.parametrize("vector", VECTORS, ids=lambda vector: vector["name"])
def test_simulated_box_follows_the_vector(vector: dict[str, Any]) -> None:
    box = BoxCore(boot=7)
    for step in vector["steps"]:
        now = step["at"] / 1000
        box.out, box.sounds, taken = [], [], None
        if "in" in step:
            box.feed(step["in"].encode("latin-1"), now)
        if "press" in step:
            taken = box.press(step["press"], now)
        box.tick(now)
        seen: dict[str, Any] = {
            "out": [json.loads(line) for line in box.out],
            "sounds": box.sounds,
            "link": box.link,
            "taken": taken,
        }
        seen["lamps"] = asdict(box.lamps)
        assert {name: seen[name] for name in seen if name in step} == {k: step[k] for k in seen if k in step}


@given(
    st.lists(st.binary(max_size=60) | st.sampled_from([b'{"t":"ping","id":1}\n', b'{"t":["x"]}\n', b"\n"]), max_size=40)
)
def test_no_host_can_break_the_box(pieces: list[bytes]) -> None:
    box = BoxCore()
    box.feed(hello_line(3), 0.0)
    for place, piece in enumerate(pieces):
        box.feed(piece, place * 0.01)
        assert len(box.out) <= MOST_WAITING
    box.out.clear()
    box.feed(b'\n{"t":"hello","p":1,"n":4}\n', 1.0)
    assert json.loads(box.out[-1])["n"] == 4
