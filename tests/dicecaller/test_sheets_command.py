"""`dicecaller sheets`: files where they were asked for, one clear line where not."""

from __future__ import annotations

from pathlib import Path

import pytest

from core.sheets import SHEETS
from dicecaller.cli import main


def test_one_pdf_a_sheet(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["sheets", "-o", str(tmp_path / "new"), "--language", "en"]) == 0
    named = capsys.readouterr().out.splitlines()
    assert [Path(line).name for line in named] == [f"{name}-a4-en.pdf" for name in SHEETS]
    assert all(Path(line).read_bytes().startswith(b"%PDF-") for line in named)
    assert sorted(path.name for path in (tmp_path / "new").iterdir()) == sorted(Path(line).name for line in named)


def test_a_sheet_of_ones_own_is_printed_too(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    example = Path(__file__).parents[2] / "docs" / "example-sheet.toml"
    assert main(["sheets", "--sheet", str(example), "-o", str(tmp_path), "--paper", "letter"]) == 0
    assert len(list(tmp_path.glob("*-letter-*.pdf"))) == 1


@pytest.mark.parametrize(
    ("words", "status", "said"),
    [
        (["--sheet", "classy", "-o", "x"], 2, "no sheet 'classy'"),
        ([], 2, "-o"),
        (["--sheet", "absent.toml", "-o", "x"], 1, "cannot read the sheet absent.toml"),
    ],
)
def test_wrong_words_get_one_line(
    words: list[str],
    status: int,
    said: str,
    tmp_path: Path,
    capsys: pytest.CaptureFixture[str],
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.chdir(tmp_path)
    assert main(["sheets", *words]) == status
    message = capsys.readouterr().err
    assert said in message
    assert len(message.splitlines()) == 1


def test_a_folder_that_cannot_be_made_gets_one_line(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    (tmp_path / "file").write_text("in the way")
    assert main(["sheets", "--sheet", "classic", "-o", str(tmp_path / "file")]) == 1
    assert "cannot write sheets" in capsys.readouterr().err
