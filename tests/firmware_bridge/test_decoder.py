"""Bytes to messages: the vectors that both sides share, and fuzz.

Invariants of the fuzz: `feed` never raises; the same bytes give the same events whole, cut anywhere or byte by byte; a
good line after any noise and a line feed is understood; the decoder never keeps more than one line.
"""

import itertools
import json
import random
from dataclasses import asdict
from pathlib import Path
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from firmware_bridge import decoder
from firmware_bridge.decoder import BAD_LINES, LONGEST_LINE, BadLine, Decoder, Key, Pong, WireEvent
from firmware_bridge.errors import UnknownWord
from firmware_bridge.messages import KEYS, LampState

VECTORS: dict[str, list[dict[str, Any]]] = json.loads(
    (Path(__file__).parents[2] / "hardware" / "protocol_vectors.json").read_text()
)
WORDS = {"Hello": "hello", "Key": "key", "Pong": "pong", "LampsShown": "ok", "NotUnderstood": "err"}
WORDS |= {"Unknown": "unknown", "BadLine": "bad"}

PIECES = st.one_of(
    st.binary(max_size=40),
    st.sampled_from(
        [b"\n", b"\r\n", b"{", b'{"t":', b'"key"', b'{"t":"key","k":3,"key":"w"}\n', b"\x03", b"\xff" * 250]
    ),
    st.sampled_from(
        [b'{"t":"hello","box":"dicecaller","p":1,"fw":"1.1.0","n":1,"boot":2,"k":0}\n', b"1e999\n", b"NaN\n"]
    ),
    st.recursive(
        st.none() | st.booleans() | st.floats() | st.integers() | st.text(max_size=5), st.lists, max_leaves=5
    ).map(lambda value: json.dumps({"t": value, "k": value, "key": value}).encode() + b"\n"),
)


def plain(event: WireEvent) -> list[object]:
    return [WORDS[type(event).__name__], asdict(event)]


@pytest.mark.parametrize("vector", VECTORS["to_host"], ids=lambda vector: vector["name"])
def test_host_reads_the_vector(vector: dict[str, Any]) -> None:
    data = vector["bytes"].encode("latin-1")
    assert [plain(event) for event in Decoder().feed(data)] == vector["events"]
    by_byte = Decoder()
    assert [plain(event) for byte in data for event in by_byte.feed(bytes([byte]))] == vector["events"]


@pytest.mark.parametrize("vector", VECTORS["to_box"], ids=lambda vector: vector["encode"])
def test_host_writes_the_vector(vector: dict[str, Any]) -> None:
    arguments = vector["arguments"]
    if vector["encode"] == "lamps":
        arguments = [arguments[0], LampState(**arguments[1])]
    line = getattr(decoder, vector["encode"] + "_line")(*arguments)
    assert line == vector["line"].encode("ascii")
    assert len(line) <= LONGEST_LINE


def test_a_beep_that_the_box_lacks_cannot_be_sent() -> None:
    with pytest.raises(UnknownWord):
        decoder.beep_line("moo")


@pytest.mark.parametrize("key", KEYS)
def test_every_key_has_a_line(key: str) -> None:
    assert Decoder().feed(decoder.encoded({"t": "key", "k": 1, "key": key})) == [Key(1, key)]


@given(st.lists(PIECES, max_size=12).map(b"".join), st.lists(st.integers(0, 400), max_size=8))
def test_cuts_never_change_what_is_read(data: bytes, cuts: list[int]) -> None:
    whole = Decoder().feed(data)
    edges = sorted({0, len(data), *(cut for cut in cuts if cut < len(data))})
    cut_up = Decoder()
    assert [e for a, b in itertools.pairwise(edges) for e in cut_up.feed(data[a:b])] == whole
    by_byte = Decoder()
    assert [e for byte in data for e in by_byte.feed(bytes([byte]))] == whole
    assert all(event.why in BAD_LINES for event in whole if isinstance(event, BadLine))
    assert by_byte.feed(b'\n{"t":"pong","id":9}\n')[-1] == Pong(9)


def fuzz(length: int, seed: int) -> int:
    """Feeds `length` bytes of noise that often looks like our lines; answers how many events it made."""
    chance = random.Random(seed)
    alphabet = b'{}[]":,\n\r\x00\x03\xff tkeyhlopngbxi0123456789.-e\\u'
    soil = b'{"t":"key","k":18,"key":"w"}\n'
    reader, made = Decoder(), 0
    while length > 0:
        noise = bytes(chance.choices(alphabet, k=2000)) + chance.randbytes(2000)
        spoilt = bytearray(soil * 60)
        for _ in range(40):
            spoilt[chance.randrange(len(spoilt))] = chance.randrange(256)
        data = noise + bytes(spoilt)
        length -= len(data)
        made += len(reader.feed(data[:3000]))
        for byte in data[3000:]:
            made += len(reader.feed(bytes([byte])))
        assert len(reader._line) <= LONGEST_LINE
    return made


def test_a_million_fuzzed_bytes_raise_nothing() -> None:
    assert fuzz(1_000_000, seed=1) > 10_000


@pytest.mark.soak
def test_ten_million_fuzzed_bytes_raise_nothing() -> None:
    assert fuzz(10_000_000, seed=2) > 100_000
