"""Drawings, tables and printed parts agree with what they are made from."""

import importlib.util
import json
import re
import sys
from types import ModuleType
from xml.etree import ElementTree

import pytest

from firmware_bridge.firmware_process import HARDWARE, firmware_module


def script(name: str, monkeypatch: pytest.MonkeyPatch) -> ModuleType:
    """One of the drawing scripts as a module; what it puts on the path goes away with the test."""
    monkeypatch.setattr(sys, "path", [*sys.path])
    spec = importlib.util.spec_from_file_location(f"hardware_{name}", HARDWARE / "drawings" / f"{name}.py")
    assert spec is not None
    assert spec.loader is not None
    module = importlib.util.module_from_spec(spec)
    monkeypatch.setitem(sys.modules, spec.name, module)
    spec.loader.exec_module(module)
    return module


def test_wiring_drawing_and_table_are_made_from_the_firmwares_pins(monkeypatch: pytest.MonkeyPatch) -> None:
    wiring = script("wiring", monkeypatch)
    assert wiring.PICTURE.read_text() == wiring.drawing()
    assert wiring.TABLE.read_text() == wiring.table()
    pins = firmware_module("pins")
    wanted = {*pins.ROW_PINS, *pins.COLUMN_PINS, pins.STRIP_PIN, pins.BUZZER_PIN}
    drawn = {wiring.name_of(wire.pin) for wire in wiring.wires() if wire.kind not in ("5 V", "GND")}
    assert drawn == {f"GP{pin}" for pin in wanted}


def test_pico_pins_are_numbered_as_on_the_board(monkeypatch: pytest.MonkeyPatch) -> None:
    wiring = script("wiring", monkeypatch)
    places = {name: wiring.physical(name) for name in (0, 2, 10, 15, 16, 17, 28, "VBUS", "3V3", "GND")}
    assert places == {0: 1, 2: 4, 10: 14, 15: 20, 16: 21, 17: 22, 28: 34, "VBUS": 40, "3V3": 36, "GND": 3}
    assert len(wiring.LEFT) == len(wiring.RIGHT) == 20
    assert wiring.name_of(38) == wiring.name_of(23) == "GND"


def test_key_plans_are_made_from_the_keymaps(monkeypatch: pytest.MonkeyPatch) -> None:
    plan = script("key_plan", monkeypatch)
    assert plan.PLAN.read_text() == plan.plan()
    assert plan.CAPS.read_text() == plan.caps()
    assert plan.WORDS.read_text() == plan.words()


def test_engraved_caps_are_those_of_the_keymap(monkeypatch: pytest.MonkeyPatch) -> None:
    plan = script("key_plan", monkeypatch)
    common = (HARDWARE / "cad" / "common.scad").read_text()
    rows = re.findall(r"^  \[(.+)\],$", common, re.MULTILINE)
    engraved = [json.loads(f"[{row}]") for row in rows]
    assert engraved == [[plan.sign(key) for key in keys] for keys in plan.keymap()[0]]
    letters = "".join(name[0].upper() if name != "status" else "!" for name in firmware_module("pins").LAMPS)
    assert f'lamp_letters = "{letters}";' in common


def test_drawings_are_sound_svg_without_cut_off_text() -> None:
    for path in sorted((HARDWARE / "pictures").glob("*.svg")):
        root = ElementTree.parse(path).getroot()
        width, height = (float(part) for part in root.attrib["viewBox"].split()[2:])
        for text in root.iter("{http://www.w3.org/2000/svg}text"):
            size, x, y = (float(text.attrib[name]) for name in ("font-size", "x", "y"))
            long = len(text.text or "") * size * 0.56
            left = x - {"start": 0, "middle": long / 2, "end": long}[text.attrib["text-anchor"]]
            assert left >= 0, (path.name, text.text)
            assert left + long <= width, (path.name, text.text)
            assert size <= y <= height, (path.name, text.text)


def test_every_part_fits_the_print_bed_and_was_built_from_these_sources(monkeypatch: pytest.MonkeyPatch) -> None:
    build = script("build_parts", monkeypatch)
    built = json.loads(build.BUILT.read_text())
    assert built["sources"] == build.sources_hash(), "the parts have changed: make hardware"
    assert set(built["sizes_mm"]) == set(build.PARTS)
    for part, sides in built["sizes_mm"].items():
        assert max(sides) <= 180, part


def test_pictures_of_every_step_are_there(monkeypatch: pytest.MonkeyPatch) -> None:
    build = script("build_parts", monkeypatch)
    for name in (*build.VIEWS, "parts"):
        assert (HARDWARE / "pictures" / f"{name}.png").stat().st_size > 5000


def test_the_arm_hangs_the_lens_where_the_tables_say(monkeypatch: pytest.MonkeyPatch) -> None:
    height = script("camera_height", monkeypatch)
    lengths = height.dimensions()
    assert height.built_height_mm(lengths) == lengths["lens_height"]
    assert height.needed_height_mm(height.CAMERAS[0], lengths) <= lengths["lens_height"]
    assert height.shelf_is_out_of_sight(height.CAMERAS[0], lengths)


def test_no_flat_face_mirrors_a_light_bar_into_the_lens(monkeypatch: pytest.MonkeyPatch) -> None:
    height = script("camera_height", monkeypatch)
    lengths = height.dimensions()
    inner_edge = lengths["light_offset"] - lengths["bar_width"] / 2
    assert height.mirror_mm(0, lengths["light_height"], lengths) == 0
    assert height.mirror_mm(60, lengths["lens_height"], lengths) == 30
    assert height.mirror_mm(inner_edge, lengths["light_height"], lengths) > 66  # centres of dice lie within that
    assert "| none |" in "\n".join(height.glare_table(lengths))


def test_the_readme_carries_the_computed_tables(monkeypatch: pytest.MonkeyPatch) -> None:
    readme = (HARDWARE / "README.md").read_text()
    for part in script("camera_height", monkeypatch).tables().split("\n\n"):
        assert part in readme


def test_every_file_that_the_hardware_pages_link_to_is_there() -> None:
    pages = [*HARDWARE.glob("*.md"), *HARDWARE.glob("pi/*.md")]
    for page in pages:
        for target in re.findall(r"\]\(([^)#]+)\)", page.read_text()):
            if "://" not in target:
                assert (page.parent / target).exists(), f"{page.name} links to {target}"
    assert len(pages) >= 4
