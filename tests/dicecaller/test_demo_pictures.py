"""Where the pictures of a demonstration go."""

from __future__ import annotations

from pathlib import Path

from dicecaller.play_build import _pictures_folder


def test_pictures_go_to_the_current_folder(tmp_path, monkeypatch):
    monkeypatch.chdir(tmp_path)
    assert _pictures_folder() == tmp_path / "dicecaller-screens"


def test_pictures_go_elsewhere_where_the_current_folder_takes_none(tmp_path, monkeypatch):
    (tmp_path / "dicecaller-screens").write_text("a file in the way")
    monkeypatch.chdir(tmp_path)
    monkeypatch.setattr("tempfile.tempdir", str(tmp_path))
    folder = _pictures_folder()
    assert folder.is_dir()
    assert folder.parent == Path(tmp_path)
    assert list(folder.iterdir()) == []
