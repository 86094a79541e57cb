"""What can be checked of ./dev without making an environment."""

import ast
import subprocess
import sys
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
