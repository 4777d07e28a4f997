"""What the service manager hears, and that its absence or deafness changes nothing."""

import socket
from pathlib import Path

import pytest

from dicecaller.service import ALIVE, READY, Service


def test_the_manager_of_the_environment_hears_in_order(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("NOTIFY_SOCKET", str(tmp_path / "notify"))
    with socket.socket(socket.AF_UNIX, socket.SOCK_DGRAM) as manager:
        manager.bind(str(tmp_path / "notify"))
        service = Service.of_environment()
        service.say(READY)
        service.say(ALIVE)
        assert [manager.recv(100), manager.recv(100)] == [b"READY=1", b"WATCHDOG=1"]


def test_an_abstract_address_is_understood() -> None:
    with socket.socket(socket.AF_UNIX, socket.SOCK_DGRAM) as manager:
        manager.bind("\0dicecaller-test-notify")
        Service("@dicecaller-test-notify").say(READY)
        assert manager.recv(100) == b"READY=1"


@pytest.mark.parametrize("address", [None, "", "/nowhere/at/all", "x" * 300])
def test_nobody_listening_is_no_trouble(address: str | None) -> None:
    Service(address).say(READY)


def test_a_manager_that_does_not_read_never_stops_the_table(tmp_path: Path) -> None:
    with socket.socket(socket.AF_UNIX, socket.SOCK_DGRAM) as manager:
        manager.bind(str(tmp_path / "deaf"))
        service = Service(str(tmp_path / "deaf"))
        for _ in range(5000):
            service.say(ALIVE)
        assert manager.recv(100) == b"WATCHDOG=1"
