"""`setup`: looks, tries, learns and keeps, in every language, and what it kept is used again."""

from __future__ import annotations

import json
from collections.abc import Iterator
from dataclasses import dataclass, replace
from pathlib import Path

import cv2
import numpy as np
import pytest

from dicecaller import cli, learned
from dicecaller.commands import setup
from dicecaller.setting_up import SetUp, Talk
from display import catalogue
from tests.dicecaller.play_driver import play
from vision.calibration import Calibration
from vision.encode import encode_png
from vision.errors import SourceFault
from vision.judging import ADVICE, Advice
from vision.own_dice import OwnDice, OwnDiceReader
from vision.reader import Reader
from vision.reading import QWIXX_SET, DiceSet, DieReading, Reading
from vision.simulated.styles import random_style
from vision.simulated.tray import SimulatedTray
from vision.sources.base import Image
from vision.sources.files import FolderSource
from vision.sources.opening import NO_CAMERA


@dataclass
class TruthfulReader:
    """Reads the simulated tray by looking at what really lies there: the steps are tested, not the reader.

    Made while the tray is empty. Dice under way are `moving` to it, as they are to the real reader, not none.
    """

    tray: SimulatedTray
    names: tuple[str, ...] = QWIXX_SET
    confidence: float = 0.99
    asked: int = 0

    def __post_init__(self) -> None:
        self._empty = self.tray.lie.image

    def read(self, image: Image, dice_set: DiceSet) -> Reading:
        self.asked += 1
        height, width = image.shape[:2]
        dice = tuple(self._dice()) if self.tray.settled_from is not None else ()
        if dice:
            return Reading("ok", None, (), dice, 1.0, width, height)
        apart = cv2.absdiff(cv2.blur(image, (9, 9)), cv2.blur(self._empty, (9, 9))).max()
        return Reading("refused", "moving" if apart > 20 else "no-dice", (), (), 1.0, width, height)

    def _dice(self) -> Iterator[DieReading]:
        left = list(zip(QWIXX_SET, self.names, strict=True))
        for die in self.tray.lie.truth:
            role = next(pair for pair in left if pair[0] == die.colour)
            left.remove(role)
            corners = tuple((float(x), float(y)) for x, y in die.top)
            x, y = np.mean(corners, axis=0).tolist()
            side = float(np.hypot(*np.subtract(corners[0], corners[1])))
            yield DieReading(role[1], die.value, x, y, side, 0.0, self.confidence, None, corners)


def words(key: str, language: str, **facts: object) -> str:
    return catalogue.text(key, language, **facts)


def test_a_table_is_looked_at_tried_and_described() -> None:
    tray = SimulatedTray(1, size=(960, 540))
    said: list[str] = []
    found = SetUp(tray, TruthfulReader(tray), Talk("en", said.append)).table(2, "top")
    assert (found.camera, found.size, found.front) == ("sim", (960, 540), "top")
    assert found.side_px == pytest.approx(45, abs=15)
    assert found.sure == 0.99
    assert said[-1] == words("setup-table-good", "en")
    assert said.count(words("setup-sure", "en", percent=99)) == 2


def test_a_table_that_is_unsure_is_not_called_good() -> None:
    tray = SimulatedTray(1, size=(960, 540))
    said: list[str] = []
    found = SetUp(tray, TruthfulReader(tray, confidence=0.6), Talk("de", said.append)).table(1, "bottom")
    assert found.sure == 0.6
    assert said[-1] == words("setup-table-poor", "de", refused=0, throws=1)


def test_six_dice_that_the_reader_knows_need_not_be_learned() -> None:
    tray = SimulatedTray(2, size=(960, 540))
    said: list[str] = []
    own = SetUp(tray, TruthfulReader(tray), Talk("en", said.append)).dice()
    assert own is not None
    assert not own.needed
    assert said[-1] == words("setup-dice-known", "en")


def test_a_lost_die_replaced_by_a_purple_one_is_learned() -> None:
    tray = SimulatedTray(2, size=(960, 540))
    said: list[str] = []
    names = ("white", "white", "red", "yellow", "green", "purple")
    own = SetUp(tray, TruthfulReader(tray, names), Talk("en", said.append)).dice()
    assert own is not None
    assert own.needed
    assert own.names[5] == "purple"
    assert said[-1] == "Purple stands for blue."


@pytest.mark.parametrize("language", ["en", "de", "fr"])
def test_every_advice_has_a_sentence_without_a_hole(language: str) -> None:
    said: list[str] = []
    samples: dict[str, object] = {"place": "back-left", "colour": "blue", "side_px": 20, "width": 320, "height": 240}
    for code, names in ADVICE.items():
        Talk(language, said.append).advise((Advice(code, {name: samples.get(name, 1) for name in names}),))
    assert len(said) == len(ADVICE)
    assert not any("{" in line or "advice-" in line for line in said)


def test_all_languages_say_the_same_things() -> None:
    english = catalogue.keys("en", "setup.ftl")
    assert {f"advice-{code}" for code in ADVICE} <= english
    assert all(catalogue.keys(language, "setup.ftl") == english for language in ("de", "fr"))


def test_what_was_learned_is_kept_and_used(tmp_path: Path) -> None:
    own = OwnDice(tuple((n / 10, 0.2, 0.3) for n in range(6)), (*QWIXX_SET[:5], "purple"))
    kept = Calibration("sim", (1280, 720), own_dice=own, side_px=55.0)
    learned.save(tmp_path / "new", kept)
    assert learned.load(tmp_path / "new") == (kept, None)
    assert isinstance(learned.reader_for(kept), OwnDiceReader)
    assert isinstance(learned.reader_for(None), Reader)


@dataclass
class NamedCamera(FolderSource):
    """A source of which only the name matters."""

    name: str


def test_own_dice_hold_for_every_camera_the_place_of_the_tray_for_its_own() -> None:
    own = OwnDice(tuple((n / 10, 0.2, 0.3) for n in range(6)), (*QWIXX_SET[:5], "purple"))
    kept = Calibration("/dev/video0", (1280, 720), own_dice=own, side_px=55.0, front="top")
    here, elsewhere = (NamedCamera(name) for name in ("/dev/video0", "/dev/video2"))
    assert learned.fitting(kept, here) == kept
    other = learned.fitting(kept, elsewhere)
    assert other is not None
    assert (other.own_dice, other.side_px, other.front) == (own, None, "bottom")


def test_simulated_dice_are_the_usual_ones_unless_they_were_learned() -> None:
    own = OwnDice(tuple((n / 10, 0.2, 0.3) for n in range(6)), (*QWIXX_SET[:5], "purple"))
    tray = SimulatedTray(1, size=(320, 180))
    assert learned.fitting(Calibration("/dev/video0", (1280, 720), own_dice=own), tray) is None
    kept = Calibration("sim", (1280, 720), own_dice=own)
    assert learned.fitting(kept, tray) == kept
    assert learned.fitting(None, tray) is None


def test_a_set_with_a_purple_die_is_learned_and_then_read_in_play(tmp_path: Path) -> None:
    style = random_style(12)
    purple = replace(style.looks["blue"], body_bgr=(150.0, 50.0, 120.0), pip_bgr=(245.0, 245.0, 245.0))
    tray = SimulatedTray(12, style=replace(style, looks={**style.looks, "blue": purple}))
    names = ("white", "white", "red", "yellow", "green", "purple")
    own = SetUp(tray, TruthfulReader(tray, names), Talk("en", lambda line: None)).dice()
    learned.save(tmp_path / "data", Calibration("sim", (1280, 720), own_dice=own))
    tray.throw({"white": [2, 4], "red": 5, "yellow": 1, "green": 3, "blue": 6})
    while (frame := tray.read(1.0)) is None or tray.settled_from is None:
        pass
    (tmp_path / "thrown.png").write_bytes(encode_png(frame.image))
    played = play(tmp_path, {"do": "throw", "picture": str(tmp_path / "thrown.png")}, options=("--players", "Ann,Bo"))
    assert played.did("accepted")[-1]["event"] == {
        "event": "roll", "white": [2, 4], "red": 5, "yellow": 1, "green": 3, "blue": 6,
    }  # fmt: skip


def test_nothing_learned_is_no_complaint(tmp_path: Path) -> None:
    assert learned.load(tmp_path) == (None, None)


@pytest.mark.parametrize("content", [b"", b"[]", b'{"version": 99}', b"\xff", b'{"version": 1, "camera": 3}'])
def test_a_damaged_calibration_costs_a_line(tmp_path: Path, content: bytes) -> None:
    (tmp_path / learned.CALIBRATION_NAME).write_bytes(content)
    calibration, complaint = learned.load(tmp_path)
    assert calibration is None
    assert complaint is not None
    assert "\n" not in complaint


def test_a_set_up_without_a_camera_is_one_line(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert cli.main(["setup", "--camera", "off", "--data", str(tmp_path)]) == 1
    assert "needs a camera" in capsys.readouterr().err
    assert cli.main(["setup", "--camera", "sim", "--throws", "0", "--data", str(tmp_path)]) == 2


@pytest.mark.parametrize("language", ["en", "de", "fr"])
def test_without_a_camera_the_line_names_the_option_for_simulated_dice(
    language: str, tmp_path: Path, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    def none_there(_named: str, seed: int) -> None:
        raise SourceFault("unplugged", "in whatever words that is told")

    monkeypatch.setattr(setup, "open_source", none_there)
    assert cli.main(["setup", "--no-window", "--data", str(tmp_path), "--language", language]) == 1
    line = capsys.readouterr().err
    assert line.count("\n") == 1
    assert line.rstrip().endswith(": --camera sim")
    assert "auto" not in line


def test_a_camera_that_was_named_and_does_not_open_is_told_in_its_own_words(
    tmp_path: Path, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    def broken(_named: str, seed: int) -> None:
        raise SourceFault("unplugged", NO_CAMERA)

    monkeypatch.setattr(setup, "open_source", broken)
    assert cli.main(["setup", "--camera", "2", "--no-window", "--data", str(tmp_path), "--language", "en"]) == 1
    assert capsys.readouterr().err == f"dicecaller setup: {NO_CAMERA}\n"


def test_pictures_that_end_too_soon_are_one_line(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    for number in range(3):
        cv2.imwrite(str(tmp_path / f"{number}.png"), np.full((240, 320, 3), 100, np.uint8))
    assert cli.main(["setup", "--camera", str(tmp_path), "--data", str(tmp_path / "d"), "--no-window"]) == 1
    assert "has ended before the set-up was done" in capsys.readouterr().err


def test_a_real_run_with_the_simulated_tray_ends_and_is_kept(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    picture = tmp_path / "seen.png"
    command = ["setup", "--camera", "sim", "--throws", "1", "--no-window", "--data", str(tmp_path)]
    assert cli.main([*command, "--picture", str(picture)]) == 0
    assert json.loads((tmp_path / "calibration.json").read_text())["camera"] == "sim"
    assert picture.stat().st_size > 1000
    assert str(tmp_path / "calibration.json") in capsys.readouterr().out


def test_french_parts_have_a_blank_before_the_colon(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    command = ["setup", "--camera", "sim", "--throws", "1", "--no-window", "--data", str(tmp_path), "--language", "fr"]
    assert cli.main(command) == 0
    assert "\nvoix\u00a0: " in "\n" + capsys.readouterr().out


def test_the_picture_is_shown_in_a_window() -> None:
    show = setup._window("en")
    assert show is not None  # SDL's dummy driver
    show(encode_png(np.full((90, 160, 3), 100, np.uint8)))
