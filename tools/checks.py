"""Everything CI checks, step by step; the last line of a full run is pytest's own summary."""

import argparse
import os
import re
import shutil
import subprocess
import sys
import time
from collections.abc import Callable
from concurrent.futures import Future, ThreadPoolExecutor
from dataclasses import dataclass, field
from pathlib import Path

from tools import ROOT, browser, fast, web

ENGINE_TESTS = ("tests/bots", "tests/core", "tests/games")
SUMMARY = re.compile(r"\b(?:passed|failed|errors?|no tests ran)\b.* in [\d.]+s")
COLOUR = re.compile(r"\x1b\[[\d;]*m")

LOADED_COMPILED = """
import importlib, sys
for name in sys.argv[2:]:
    file = importlib.import_module(name).__file__
    assert file.endswith(sys.argv[1]), f"{name} was loaded from {file}"
"""


class Skipped(Exception):
    """A step has nothing to do here; its text says why."""


@dataclass
class Run:
    """One run of ./dev test. The engine is compiled beside the first steps, which use one core most of the time."""

    pytest_args: list[str]
    compiling: Future[Path] | None = None
    results: list[tuple[str, str, float]] = field(default_factory=list)
    summary: str = ""

    @property
    def failed(self) -> list[str]:
        return [name for name, result, _ in self.results if result == "FAILED"]

    def step(self, name: str, action: "Action") -> None:
        print(f"\n=== {name}", flush=True)
        start = time.monotonic()
        try:
            result = "ok" if action(self) else "FAILED"
        except Skipped as reason:
            result = f"skipped: {reason}"
            print(result, flush=True)
        except SystemExit as reason:
            result = "FAILED"
            print(reason, flush=True)
        self.results.append((name, result, time.monotonic() - start))

    def table(self) -> str:
        lines = [f"{'step':<12}{'seconds':>8}  result"]
        lines += [f"{name:<12}{seconds:>8.1f}  {result}" for name, result, seconds in self.results]
        return "\n".join(lines)


Action = Callable[[Run], bool]


def command(*args: str) -> Action:
    return lambda _: succeeds([sys.executable, "-m", *args])


def succeeds(args: list[str], **variables: str) -> bool:
    return subprocess.call(args, cwd=ROOT, env=dict(os.environ, **variables)) == 0


def lock(_: Run) -> bool:
    if not shutil.which("uv"):
        raise Skipped("no uv on this machine")
    return succeeds(["uv", "lock", "--check", "--quiet"])


def layers(_: Run) -> bool:
    return succeeds([str(Path(sys.executable).with_name("lint-imports")), "--no-cache", "--no-logo"])


def client(_: Run) -> bool:
    if not web.exists():
        raise Skipped("there is no web/ yet")
    return web.check()


def compiled(run: Run) -> bool:
    """The engine's tests once more, compiled by mypyc."""
    folders = [folder for folder in ENGINE_TESTS if (ROOT / folder).exists()]
    sources = fast.compiled_sources()
    if not folders or not sources:
        raise Skipped("there is no engine yet")
    if run.compiling is not None:
        run.compiling.result()
    path = str(fast.compiled_tree())
    modules = [".".join(source.with_suffix("").parts) for source in sources]
    if not succeeds([sys.executable, "-c", LOADED_COMPILED, str(fast.SUFFIX), *modules], PYTHONPATH=path):
        return False
    # Whole games differ much in length: who has nothing left to do takes over what waits for the other.
    args = ["--dist", "worksteal", *folders, *run.pytest_args]
    code, _ = run_pytest(args, PYTHONPATH=path, CARAVANSARY_COMPILED="1")
    return code == 0


def pytest(run: Run) -> bool:
    code, run.summary = run_pytest(run.pytest_args)
    return code == 0


def run_pytest(args: list[str], **variables: str) -> tuple[int, str]:
    """Run pytest on two processes, show its output as it comes, and keep its summary line."""
    colour = "yes" if sys.stdout.isatty() else "no"
    process = subprocess.Popen(
        [sys.executable, "-m", "pytest", "-q", "-n", "2", f"--color={colour}", *args],
        cwd=ROOT,
        env=dict(os.environ, **variables),
        stdout=subprocess.PIPE,
        text=True,
    )
    assert process.stdout is not None
    summary = ""
    for line in process.stdout:
        print(line, end="", flush=True)
        if SUMMARY.search(COLOUR.sub("", line)):
            summary = line.rstrip("\n")
    return process.wait(), summary


STEPS: dict[str, tuple[Action, str]] = {
    "lock": (lock, "uv.lock fits pyproject.toml"),
    "format": (command("ruff", "format", "--check", "."), "ruff format"),
    "lint": (command("ruff", "check", "."), "ruff check"),
    "types": (command("mypy"), "mypy --strict"),
    "layers": (layers, "import-linter: the arrows between the parts"),
    "messages": (command("tools.check_messages"), "Fluent catalogues: complete, alike, all used"),
    "rules": (command("tools.check_rules"), "every rule's number is cited by code and by a test"),
    "readme": (command("tools.check_readme"), "the examples of README and docs run"),
    "docs": (command("tools.docs", "--build"), "mkdocs build --strict"),
    "client": (client, "the browser client: Biome, svelte-check, Vitest, build"),
    "compiled": (compiled, "the engine's tests on the engine compiled by mypyc"),
    "pytest": (pytest, "all tests"),
}


def parse(argv: list[str]) -> argparse.Namespace:
    parser = argparse.ArgumentParser(
        prog="./dev test",
        description="Run what CI runs. Exits with 1 if any step fails; all steps are run in any case.",
        epilog="\n".join(["steps:", *[f"  {name:<10}{text}" for name, (_, text) in STEPS.items()]]),
        formatter_class=argparse.RawDescriptionHelpFormatter,
        usage="%(prog)s [--install-browser] [--only STEP ...] [-- PYTEST ARGS]",
    )
    parser.add_argument(
        "--install-browser", action="store_true", help="install Debian's chromium for the browser tests"
    )
    parser.add_argument(
        "--only", nargs="+", metavar="STEP", choices=STEPS, default=list(STEPS), help="only these steps"
    )
    own, pytest_args = split(argv)
    options = parser.parse_args(own)
    options.pytest_args = pytest_args
    return options


def split(argv: list[str]) -> tuple[list[str], list[str]]:
    """Our arguments and, after `--`, pytest's."""
    if "--" not in argv:
        return argv, []
    place = argv.index("--")
    return argv[:place], argv[place + 1 :]


def main() -> None:
    options = parse(sys.argv[1:])
    if fast.clean():
        print("./dev test checks plain Python too: removed the engine compiled in place (./dev fast brings it back)")
    if options.install_browser and not browser.install():
        sys.exit("Chromium could not be installed; the messages above say why")
    with ThreadPoolExecutor(1) as beside:
        run = Run(options.pytest_args)
        if "compiled" in options.only and fast.compiled_sources():
            run.compiling = beside.submit(fast.compiled_set)
        for name, (action, _) in STEPS.items():
            if name in options.only:
                run.step(name, action)
    print(f"\n{run.table()}", flush=True)
    if run.failed:
        print(f"failed: {', '.join(run.failed)}")
    if run.summary:
        print(run.summary)
    sys.exit(1 if run.failed else 0)


if __name__ == "__main__":
    main()
