"""The Raspberry Pi's files: what their own checkers say, and what the table relies on in them."""

import configparser
import shutil
import subprocess
from pathlib import Path

import pytest

from firmware_bridge.firmware_process import HARDWARE
from firmware_bridge.link import STABLE_NAMES

PI = HARDWARE / "pi"


def unit() -> configparser.ConfigParser:
    parser = configparser.ConfigParser(strict=False, interpolation=None)
    parser.optionxform = str  # type: ignore[assignment,method-assign]
    parser.read(PI / "dicecaller.service")
    return parser


@pytest.mark.skipif(shutil.which("bash") is None, reason="no bash")
def test_the_folders_own_check_finds_nothing_wrong() -> None:
    """shellcheck and systemd-analyze where they are installed; what is not is said by the check."""
    done = subprocess.run([str(PI / "check.sh")], capture_output=True, text=True, timeout=60, check=False)
    assert done.returncode == 0, done.stdout + done.stderr
    assert all(tool in done.stdout for tool in ("shellcheck", "systemd-analyze", "udevadm"))


def test_the_unit_restarts_a_table_that_ends_or_hangs() -> None:
    service = unit()["Service"]
    wanted = {"Type": "notify", "NotifyAccess": "main", "WatchdogSec": "20", "Restart": "always", "RestartSec": "2"}
    assert {name: service[name] for name in wanted} == wanted
    assert unit()["Unit"]["StartLimitIntervalSec"] == "0"
    assert set(service["SupplementaryGroups"].split()) == {"video", "render", "input", "audio", "dialout"}
    assert unit()["Unit"]["Conflicts"] == "getty@tty1.service"


def test_the_udev_rule_makes_the_name_that_auto_looks_for_first() -> None:
    rules = (PI / "60-dicecaller.rules").read_text()
    assert f'SYMLINK+="{Path(STABLE_NAMES[0]).name}"' in rules
    assert 'ENV{ID_MM_DEVICE_IGNORE}="1"' in rules


@pytest.mark.skipif(shutil.which("bash") is None, reason="no bash")
@pytest.mark.parametrize(("word", "status", "said"), [("--help", 0, "--remove"), ("--nonsense", 2, "Usage")])
def test_the_installer_explains_itself_and_changes_nothing(word: str, status: int, said: str) -> None:
    command = ["bash", str(PI / "install.sh"), word]
    done = subprocess.run(command, capture_output=True, text=True, timeout=20, check=False)
    assert done.returncode == status
    assert said in done.stdout + done.stderr


def test_what_the_unit_starts_is_what_the_installer_installs() -> None:
    installer = (PI / "install.sh").read_text()
    service = unit()["Service"]
    assert service["WorkingDirectory"] == "/opt/dicecaller/current"
    assert 'ln -sfn "$release" "$BASE/current.new"' in installer
    assert service["EnvironmentFile"] == "-/etc/default/dicecaller"
    assert service["ExecStart"].startswith("/opt/dicecaller/current/.venv/bin/python -m dicecaller play --data")
