"""What can be checked of ./dev without making an environment."""

import ast
import os
import signal
import subprocess
import sys
import time
import tomllib
from pathlib import Path

import pytest

from tools import ROOT, checks, fast


def dev(*args: str) -> subprocess.CompletedProcess[str]:
    return subprocess.run([sys.executable, ROOT / "dev", *args], check=False, capture_output=True, text=True)


def test_help_names_every_command() -> None:
    printed = dev("--help").stdout
    assert all(name in printed for name in ("play", "test", "run", "python", "bench", "web", "docs", "fast"))


def test_an_unknown_command_is_bad_usage() -> None:
    assert dev("fly").returncode == 2


@pytest.mark.parametrize("number", [signal.SIGTERM, signal.SIGHUP])
def test_what_ends_the_script_ends_what_it_started(tmp_path: Path, number: signal.Signals) -> None:
    """Signals are passed on, and nothing stays behind."""
    note = tmp_path / "child"
    child = f"import os, pathlib, time; pathlib.Path({str(note)!r}).write_text(str(os.getpid())); time.sleep(600)"
    script = f"import runpy; raise SystemExit(runpy.run_path('dev')['start']([{sys.executable!r}, '-c', {child!r}]))"
    # Whoever runs the tests by nohup has SIGHUP ignored.
    default = f"import signal; signal.signal({int(number)}, signal.SIG_DFL); "
    process = subprocess.Popen([sys.executable, "-c", default + script], cwd=ROOT)
    while not note.exists() or not note.read_text():
        time.sleep(0.05)
        assert process.poll() is None
    process.send_signal(number)
    assert process.wait(60) == 128 + number
    with pytest.raises(ProcessLookupError):
        os.kill(int(note.read_text()), 0)


def test_an_old_python_can_read_the_script() -> None:
    """It must parse there to say that it is too old."""
    ast.parse((ROOT / "dev").read_text(), feature_version=(3, 6))


def test_the_lock_file_names_public_hosts_only() -> None:
    lock = tomllib.loads((ROOT / "uv.lock").read_text())
    registries = {package["source"].get("registry") for package in lock["package"]}
    assert registries <= {None, "https://pypi.org/simple"}


@pytest.mark.parametrize(
    ("name", "text", "expected"),
    [
        ("rules.py", '"""Rules."""\n', True),
        ("__init__.py", "", False),
        ("observation.py", "# mypyc: skip\n", False),
        ("late.py", "\n\n\n# mypyc: skip\n", True),
        ("conformance.py", "", False),
        ("conformance/undo.py", "", False),
    ],
)
def test_what_is_compiled(name: str, text: str, expected: bool) -> None:
    assert fast.is_compiled(Path("caravansary/core") / name, text) is expected


def test_the_summary_line_of_pytest_is_recognised() -> None:
    for line in ("3 passed in 0.22s", "1 failed, 2 passed, 1 skipped in 61.02s (0:01:01)", "no tests ran in 0.01s"):
        assert checks.SUMMARY.search(line)
    assert not checks.SUMMARY.search("tests/core/test_a.py: passed")


def test_arguments_after_two_dashes_are_for_pytest() -> None:
    options = checks.parse(["--only", "pytest", "--", "-k", "souk"])
    assert options.only == ["pytest"]
    assert options.pytest_args == ["-k", "souk"]
