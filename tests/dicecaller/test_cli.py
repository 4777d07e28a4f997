"""The command line from outside: exit statuses, one clear line, never a traceback."""

from __future__ import annotations

import os
import signal
import subprocess
import sys
from pathlib import Path

import pytest

from dicecaller import __version__, cli
from dicecaller.errors import JobError

ROOT = Path(__file__).parents[2]


NAMES = list(cli.SUBCOMMANDS)


def dicecaller(*words: str, stdin: bytes = b"", **environment: str) -> subprocess.CompletedProcess[str]:
    done = subprocess.run(
        [sys.executable, "-m", "dicecaller", *words],
        input=stdin,
        capture_output=True,
        cwd=ROOT,
        env={**os.environ, **environment},
        timeout=60,
        check=False,
    )
    return subprocess.CompletedProcess(done.args, done.returncode, done.stdout.decode(), done.stderr.decode())


def test_version_is_printed_to_standard_output() -> None:
    done = dicecaller("--version")
    assert (done.returncode, done.stdout, done.stderr) == (0, f"dicecaller {__version__}\n", "")


def test_version_imports_no_library() -> None:
    code = "import sys; from dicecaller import cli; cli.main(['--version']); print(sorted(sys.modules))"
    loaded = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, cwd=ROOT, check=True).stdout
    assert not {"'numpy'", "'cv2'", "'pygame'", "'platformdirs'", "'sqlite3'"} & set(
        loaded.replace("]", "").split(", ")
    )


def test_help_lists_every_subcommand_on_standard_output() -> None:
    done = dicecaller("--help")
    assert done.returncode == 0
    assert all(f"\n  {name} " in done.stdout for name in cli.SUBCOMMANDS)


@pytest.mark.parametrize("words", [(), ("dance",), ("--dance",), ("",)])
def test_wrong_words_are_one_line_and_status_2(words: tuple[str, ...]) -> None:
    done = dicecaller(*words)
    assert (done.returncode, done.stdout) == (2, "")
    assert done.stderr.count("\n") == 1
    assert done.stderr.startswith("dicecaller: ")


@pytest.mark.parametrize("name", NAMES)
def test_every_subcommand_has_help_with_usage_and_an_example(name: str, capsys: pytest.CaptureFixture[str]) -> None:
    status = cli.main([name, "--help"])
    shown = capsys.readouterr()
    assert status == 0, shown.err
    assert shown.out.startswith(f"usage: dicecaller {name}")
    assert "example" in shown.out.lower()


@pytest.mark.parametrize("name", NAMES)
def test_every_subcommand_refuses_an_unknown_option_in_one_line(name: str, capsys: pytest.CaptureFixture[str]) -> None:
    status = cli.main([name, "--no-such-option"])
    shown = capsys.readouterr()
    assert (status, shown.out) == (2, "")
    assert shown.err.startswith(f"dicecaller {name}: ")
    assert shown.err.count("\n") == 1


class Job:
    """A subcommand's module whose run does what the test says."""

    def __init__(self, error: BaseException | None) -> None:
        self.error = error

    def add_arguments(self, parser: object) -> None:
        pass

    def run(self, args: object) -> int:
        if self.error is not None:
            raise self.error
        return 0


def run_with(error: BaseException | None, monkeypatch: pytest.MonkeyPatch) -> int:
    monkeypatch.setattr(cli, "import_module", lambda name: Job(error))
    return cli.main(["read"])


def test_a_job_that_cannot_be_done_is_status_1_and_its_sentence(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    assert run_with(JobError("no camera here: plug one in"), monkeypatch) == 1
    assert capsys.readouterr().err == "dicecaller read: no camera here: plug one in\n"


def test_ctrl_c_is_130_without_a_word(monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]) -> None:
    assert run_with(KeyboardInterrupt(), monkeypatch) == 130
    assert capsys.readouterr().err == ""


def test_a_bug_is_one_line_and_its_traceback_is_in_a_file(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str], tmp_path: Path
) -> None:
    monkeypatch.setenv("XDG_STATE_HOME", str(tmp_path))
    assert run_with(ZeroDivisionError("the\nbug"), monkeypatch) == 1
    line = capsys.readouterr().err
    assert line.count("\n") == 1
    assert "Traceback" not in line
    log = tmp_path / "dicecaller" / "crash.log"
    assert str(log) in line
    assert "ZeroDivisionError" in log.read_text()


def test_a_file_that_may_not_be_read_is_named(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    assert run_with(PermissionError(13, "Permission denied", "/secret"), monkeypatch) == 1
    assert capsys.readouterr().err == "dicecaller read: /secret: Permission denied\n"


@pytest.mark.parametrize(
    "words",
    [
        ("read", "--", "-x.jpg"),
        ("read", "--json", "there.jpg", "--", "-x.jpg"),
        ("watch", "--", "-x.jpg"),
        ("restore", "--", "-x.jpg"),
        ("referee", "--", "-x.jpg"),
        ("bench", "reader", "--", "-x.jpg"),
    ],
)
def test_behind_two_dashes_a_name_may_begin_with_one(
    words: tuple[str, ...], capsys: pytest.CaptureFixture[str]
) -> None:
    assert cli.main(words) == 1
    told = capsys.readouterr().err
    assert "-x.jpg" in told
    assert "argument" not in told


def test_a_reader_that_has_gone_away_is_no_error() -> None:
    code = (
        "import sys\nfrom dicecaller import cli\ncli.overview = lambda _: 'x' * 10**7\nsys.exit(cli.main(['--help']))"
    )
    running = subprocess.Popen([sys.executable, "-c", code], stdout=subprocess.PIPE, stderr=subprocess.PIPE, cwd=ROOT)
    assert running.stdout is not None
    assert running.stderr is not None
    running.stdout.read(10)
    running.stdout.close()
    assert running.stderr.read() == b""
    assert running.wait(timeout=20) == 0
    running.stderr.close()


def test_ctrl_c_from_outside_ends_with_130() -> None:
    code = (
        "import sys, types\nfrom dicecaller import cli\n"
        "def run(args): print('on', flush=True); sys.stdin.read()\n"
        "job = types.SimpleNamespace(add_arguments=lambda p: None, run=run)\n"
        "cli.import_module = lambda name: job\nsys.exit(cli.main(['read']))"
    )
    pipe = subprocess.PIPE
    running = subprocess.Popen([sys.executable, "-c", code], stdin=pipe, stdout=pipe, stderr=pipe, cwd=ROOT)
    assert running.stdout is not None
    assert running.stdout.readline() == b"on\n"
    running.send_signal(signal.SIGINT)
    _, errors = running.communicate(timeout=20)
    assert (running.returncode, errors) == (130, b"")


@pytest.mark.skipif(not Path("/dev/full").exists(), reason="no /dev/full here")
def test_a_full_disk_behind_the_output_is_one_line() -> None:
    with open("/dev/full", "w") as full:
        done = subprocess.run(
            [sys.executable, "-m", "dicecaller", "--help"], stdout=full, stderr=subprocess.PIPE, cwd=ROOT, check=False
        )
    assert (done.returncode, done.stderr) == (1, b"dicecaller: the output: No space left on device\n")


def test_a_closed_standard_output_is_no_error() -> None:
    done = subprocess.run(
        ["sh", "-c", f"'{sys.executable}' -m dicecaller --version >&-"], capture_output=True, cwd=ROOT, check=False
    )
    assert (done.returncode, done.stderr) == (0, b"")
