"""`dicecaller read`: one answer a picture whatever the file, folders by name, the right exit status."""

from __future__ import annotations

import json
import os
import subprocess
import sys
from collections import Counter
from pathlib import Path
from typing import Any

import cv2
import numpy as np
import pytest

from dicecaller import cli
from display.fonts import coverage
from vision.simulated.tray import SimulatedTray

ROOT = Path(__file__).parents[2]
DICE = {"white": [2, 4], "red": 5, "yellow": 1, "green": 3, "blue": 6}
FIELDS = ["file", "status", "reason", "about", "detail", "ms", "dice"]
DIE_FIELDS = ["colour", "value", "x", "y", "size", "angle", "confidence", "doubt"]


@pytest.fixture(scope="session")
def tray() -> np.ndarray[Any, np.dtype[np.uint8]]:
    """A tray with DICE in it, at rest, as the simulated camera sees it."""
    camera = SimulatedTray(seed=4, size=(960, 540))
    camera.throw(DICE)
    for _ in range(200):
        frame = camera.read(1.0)
        if frame is not None and camera.settled_from is not None and frame.number >= camera.settled_from:
            return frame.image
    raise AssertionError("the dice never came to rest")


@pytest.fixture
def picture(tray: np.ndarray[Any, np.dtype[np.uint8]], tmp_path: Path) -> Path:
    path = tmp_path / "tray.png"
    cv2.imwrite(str(path), tray)
    return path


def blank(path: Path, width: int = 320, height: int = 240) -> Path:
    cv2.imwrite(str(path), np.full((height, width, 3), 120, np.uint8))
    return path


def read(capsys: pytest.CaptureFixture[str], *words: str | Path) -> tuple[int, list[dict[str, Any]], str]:
    status = cli.main(["read", "--json", *map(str, words)])
    shown = capsys.readouterr()
    return status, [json.loads(line) for line in shown.out.splitlines()], shown.err


def test_a_tray_is_answered_with_exactly_the_fields_of_the_contract(
    picture: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    status, [answer], said = read(capsys, picture)
    assert (status, said) == (0, "")
    assert list(answer) == FIELDS
    assert all(list(die) == DIE_FIELDS for die in answer["dice"])
    assert answer["file"] == str(picture)


def test_what_is_called_ok_is_what_lies_there(picture: Path, capsys: pytest.CaptureFixture[str]) -> None:
    _, [answer], _ = read(capsys, picture)
    assert answer["status"] in ("ok", "refused")
    if answer["status"] == "ok":
        wanted = Counter(
            (colour, value) for colour, lie in DICE.items() for value in ([lie] if isinstance(lie, int) else lie)
        )
        assert Counter((die["colour"], die["value"]) for die in answer["dice"]) == wanted
        assert (answer["reason"], answer["about"], answer["detail"]) == (None, [], "")


def test_an_empty_table_has_no_dice_whatever_the_set(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    for words in ([], ["--set", "any"]):
        status, [answer], _ = read(capsys, blank(tmp_path / "empty.jpg"), *words)
        assert (status, answer["status"], answer["reason"], answer["dice"]) == (0, "refused", "no-dice", [])
        assert answer["detail"].endswith((".", "?"))


def test_detail_speaks_the_language_asked_for(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    path = blank(tmp_path / "empty.jpg")
    details = {read(capsys, path, "--language", language)[1][0]["detail"] for language in ("en", "de", "fr")}
    assert len(details) == 3


@pytest.mark.parametrize(
    ("name", "content"),
    [
        ("text.jpg", b"no picture"),
        ("nothing.png", b""),
        ("cut.jpg", None),
        ("noise.bmp", bytes(range(256)) * 40),
        ("head only.png", b"\x89PNG\r\n\x1a\n"),
    ],
)
def test_a_file_that_is_no_picture_is_unreadable_and_the_others_are_still_read(
    tmp_path: Path, capsys: pytest.CaptureFixture[str], name: str, content: bytes | None
) -> None:
    good = blank(tmp_path / "good one.jpg")
    bad = tmp_path / name
    bad.write_bytes(good.read_bytes()[:-400] if content is None else content)
    status, answers, said = read(capsys, bad, good)
    assert status == 1
    assert [(answer["file"], answer["reason"]) for answer in answers] == [
        (str(bad), "unreadable"),
        (str(good), "no-dice"),
    ]
    assert said.startswith(f"dicecaller read: {bad}: ")
    assert said.count("\n") == 1


def test_a_person_is_told_once_that_a_file_is_no_picture(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    good, bad = blank(tmp_path / "good.jpg"), tmp_path / "notes.md"
    bad.write_text("no picture")
    assert cli.main(["read", str(bad), str(good)]) == 1
    told = capsys.readouterr()
    assert [line.count(str(bad)) for line in told.err.splitlines()] == [1]
    assert [str(good) in line for line in told.out.splitlines()] == [True]


def test_a_missing_file_is_unreadable(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    status, [answer], said = read(capsys, tmp_path / "none.jpg")
    assert (status, answer["reason"]) == (1, "unreadable")
    assert "none.jpg: cannot be opened (No such file or directory)" in said


@pytest.mark.skipif(os.geteuid() == 0, reason="root may read everything")
def test_a_file_that_may_not_be_read_is_unreadable(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    path = blank(tmp_path / "secret.jpg")
    path.chmod(0)
    status, [answer], said = read(capsys, path)
    assert (status, answer["reason"]) == (1, "unreadable")
    assert "Permission denied" in said


def test_folders_are_read_by_name_and_not_deeper(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    (tmp_path / "deeper").mkdir()
    (tmp_path / "folder.jpg").mkdir()
    (tmp_path / "notes.txt").write_text("no picture")
    for name in ("b.jpg", "a.PNG", "deeper/z.jpg", "c.webp", "._a.jpg"):
        blank(tmp_path / "x.png").rename(tmp_path / name)
    status, answers, said = read(capsys, tmp_path)
    assert (status, said) == (0, "")
    assert [answer["file"] for answer in answers] == [f"{tmp_path}/a.PNG", f"{tmp_path}/b.jpg", f"{tmp_path}/c.webp"]


def test_an_empty_folder_is_one_line_and_status_1(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    status, answers, said = read(capsys, tmp_path)
    assert (status, answers) == (1, [])
    assert said == f"dicecaller read: {tmp_path}: there is no picture in this folder\n"


def test_options_may_stand_between_the_files(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    path = blank(tmp_path / "a.jpg")
    status, answers, _ = read(capsys, path, "--set", "any", path)
    assert (status, len(answers)) == (0, 2)


def test_a_dash_is_one_picture_on_standard_input(picture: Path) -> None:
    done = subprocess.run(
        [sys.executable, "-m", "dicecaller", "read", "--json", "-"],
        input=picture.read_bytes(),
        capture_output=True,
        cwd=ROOT,
        check=False,
    )
    assert (done.returncode, done.stderr) == (0, b"")
    assert json.loads(done.stdout)["file"] == "-"


@pytest.mark.parametrize(
    "words",
    [[], ["a.jpg", "--set", "poker"], ["a.jpg", "--without", "purple"], ["a.jpg", "--without", "white"], ["--json"]],
)
def test_wrong_words_are_status_2(words: list[str], capsys: pytest.CaptureFixture[str]) -> None:
    assert cli.main(["read", *words]) == 2
    shown = capsys.readouterr()
    assert shown.out == ""
    assert shown.err.count("\n") == 1


def test_places_are_in_pixels_of_the_file_also_where_it_was_decoded_reduced(
    tray: np.ndarray[Any, np.dtype[np.uint8]], tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    small, large = tmp_path / "small.png", tmp_path / "large.png"
    cv2.imwrite(str(small), tray)
    cv2.imwrite(str(large), cv2.resize(tray, None, fx=4, fy=4, interpolation=cv2.INTER_CUBIC))
    _, answers, _ = read(capsys, small, large)
    places = [sorted((die["x"], die["y"]) for die in answer["dice"]) for answer in answers]
    assert len(places[0]) == len(places[1]) == 6
    np.testing.assert_allclose(np.array(places[1]), 4 * np.array(places[0]), atol=16)


def test_a_picture_turned_by_exif_is_read_as_a_person_sees_it(
    tray: np.ndarray[Any, np.dtype[np.uint8]], tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    plain, turned = tmp_path / "plain.jpg", tmp_path / "turned.jpg"
    cv2.imwrite(str(plain), tray, [cv2.IMWRITE_JPEG_QUALITY, 98])
    cv2.imwrite(str(turned), cv2.rotate(tray, cv2.ROTATE_90_COUNTERCLOCKWISE), [cv2.IMWRITE_JPEG_QUALITY, 98])
    exif = b"Exif\0\0MM\0*\0\0\0\x08\0\x01\x01\x12\0\x03\0\0\0\x01\0\x06\0\0\0\0\0\0"
    data = turned.read_bytes()
    turned.write_bytes(data[:2] + b"\xff\xe1" + (len(exif) + 2).to_bytes(2, "big") + exif + data[2:])
    _, answers, _ = read(capsys, plain, turned)
    places = [sorted((die["x"], die["y"]) for die in answer["dice"]) for answer in answers]
    assert len(places[0]) == 6
    np.testing.assert_allclose(np.array(places[0]), np.array(places[1]), atol=3)


def test_annotated_pictures_keep_their_names_and_never_overwrite_the_picture(
    picture: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    before = picture.read_bytes()
    assert read(capsys, picture, picture, "--annotate", picture.parent / "new" / "looked at")[0] == 0
    assert sorted(path.name for path in (picture.parent / "new" / "looked at").iterdir()) == ["tray-2.png", "tray.png"]
    assert read(capsys, picture, "--annotate", picture.parent)[0] == 0
    assert picture.read_bytes() == before
    assert (picture.parent / "tray-2.png").exists()


def test_an_annotation_folder_that_cannot_be_made_is_one_line(
    picture: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    status, answers, said = read(capsys, picture, "--annotate", picture / "x")
    assert (status, answers) == (1, [])
    assert said.count("\n") == 1
    assert "cannot be written" in said


def test_the_table_for_people_is_a_line_a_picture(
    picture: Path, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    blank(tmp_path / "empty.jpg")
    assert cli.main(["read", str(picture), str(tmp_path / "empty.jpg")]) == 0
    rows = capsys.readouterr().out.splitlines()
    assert len(rows) == 2
    assert all(colour in rows[0] for colour in DICE)
    assert "not sure (no dice)" in rows[1]


@pytest.mark.parametrize(("language", "shown"), [("de", "Weiß 2"), ("fr", "blanc 2"), ("en", "white 2")])
def test_the_table_for_people_names_colours_in_the_language_of_its_call(
    language: str, shown: str, picture: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    assert cli.main(["read", "--language", language, str(picture)]) == 0
    assert shown in capsys.readouterr().out
    assert cli.main(["read", "--language", language, str(blank(picture.parent / "blank.png"))]) == 0
    unsure = {"de": "nicht sicher (keine Würfel)", "fr": "pas sûr (aucun dé)", "en": "not sure (no dice)"}[language]
    assert f"blank.png: {unsure}." in capsys.readouterr().out


@pytest.mark.parametrize(
    ("language", "white", "green", "no_dice"),
    [
        ("de", "weiß 2", "grün 3", "keine Würfel"),
        ("fr", "blanc 2", "vert 3", "aucun dé"),
        ("en", "white 2", "green 3", "no dice"),
    ],
)
def test_annotated_pictures_are_written_in_the_letters_of_the_language_of_the_call(
    language: str, white: str, green: str, no_dice: str, picture: Path, capsys: pytest.CaptureFixture[str],
    monkeypatch: pytest.MonkeyPatch,
) -> None:  # fmt: skip
    drawn: set[str] = set()

    def noted(text: str, capital_px: int) -> Any:
        drawn.add(text)
        return coverage(text, capital_px)

    monkeypatch.setattr("display.fonts.coverage", noted)
    out = ["--annotate", str(picture.parent / "out")]
    cli.main(["read", "--language", language, *out, str(picture)])
    cli.main(["read", "--language", language, *out, str(blank(picture.parent / "blank.png"))])
    capsys.readouterr()
    assert {white, green, "ok", no_dice} <= drawn
    assert (picture.parent / "out" / "blank.png").exists()


def test_a_text_on_a_picture_has_its_accents() -> None:
    assert (coverage("grün", 20) != coverage("grun", 20)).any()
    assert coverage("weiß", 20).shape[0] == coverage("rot", 20).shape[0]
