"""Setting up on a bare machine: what is missing is said in one line that names the package."""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[2]


def make_venv(tmp_path: Path, **environment: str) -> subprocess.CompletedProcess[str]:
    return subprocess.run(
        [
            "sh",
            str(ROOT / "tools" / "make_venv.sh"),
            str(tmp_path / "venv"),
            "requirements.lock",
            str(tmp_path / "stamp"),
        ],
        capture_output=True,
        text=True,
        env={"PATH": os.environ["PATH"], "HOME": str(tmp_path), **environment},
        check=False,
    )


@pytest.fixture
def python_without_venv(tmp_path: Path) -> Path:
    """An interpreter as Debian ships it: a good Python whose ensurepip is in another package."""
    path = tmp_path / "python3.12"
    path.write_text(f'#!/bin/sh\ncase "$2" in *version_info*) echo 3.12 {path} ;; *) exit 1 ;; esac\n')
    path.chmod(0o755)
    return path


def test_a_python_without_venv_names_the_package_to_install(tmp_path: Path, python_without_venv: Path) -> None:
    done = make_venv(tmp_path, PYTHON=str(python_without_venv))
    assert (done.returncode, done.stdout) == (1, "")
    assert done.stderr.count("\n") == 1
    assert "sudo apt install python3.12-venv" in done.stderr
    assert not (tmp_path / "venv").exists()


def test_no_python_at_all_is_one_line(tmp_path: Path) -> None:
    done = make_venv(tmp_path, PREFER="python-that-is-not-there")
    assert done.returncode == 1
    assert done.stderr.count("\n") == 1
    assert "Python 3.11 or newer" in done.stderr


def test_an_old_python_is_not_taken(tmp_path: Path) -> None:
    old = tmp_path / "python3.9"
    old.write_text("#!/bin/sh\nexit 1\n")
    old.chmod(0o755)
    done = make_venv(tmp_path, PYTHON=str(old))
    assert done.returncode == 1
    assert "none was found" in done.stderr


def test_the_lock_files_pin_every_package_with_hashes() -> None:
    for path in sorted(ROOT.glob("requirements*.lock")):
        entries = [line for line in path.read_text().splitlines() if line[:1].isalpha()]
        assert len(entries) > 1
        assert all("==" in entry and entry.endswith("\\") for entry in entries), path.name


def test_the_product_lock_is_part_of_the_developers_lock() -> None:
    def pins(name: str) -> set[str]:
        return {line for line in (ROOT / name).read_text().splitlines() if "==" in line}

    assert pins("requirements.lock") < pins("requirements-dev.lock") < pins("requirements-soak.lock")


def test_an_environment_that_was_broken_off_while_it_was_made_is_made_anew(tmp_path: Path) -> None:
    """It has a Python, but no pip: what Ctrl-C in the first seconds of `make play` leaves."""
    subprocess.run([sys.executable, "-m", "venv", "--without-pip", str(tmp_path / "venv")], check=True)
    done = make_venv(tmp_path, PREFER="python-that-is-not-there")
    assert "making it anew" in done.stdout
    assert "Python 3.11 or newer" in done.stderr
    assert not (tmp_path / "venv").exists()
