"""Compile the engine with mypyc: core, games, and what searches in bots.

One compiled set per state of the sources is kept in build/fast; `./dev fast` copies it in place, next to the sources,
and `./dev test` lays it over a copy of the package, so that the work tree stays plain Python.

Compiled is every module of these folders, except `__init__.py`, conformance, and what says `# mypyc: skip` in one of
its first three lines (msgspec structs must stay Python classes).
"""

import argparse
import hashlib
import json
import os
import shutil
import subprocess
import sys
import sysconfig
from collections.abc import Iterable, Iterator
from importlib.metadata import version
from pathlib import Path

from tools import ROOT

SOURCES = ROOT / "src"
PACKAGE = SOURCES / "caravansary"
FOLDERS = ("bots", "core", "games")
SKIP_MARK = "# mypyc: skip"
SKIP_NAMES = {"__init__", "conformance", "tests"}
BUILD = ROOT / "build" / "fast"
# Beside what it lists and not in build/, so that nobody removes the list and leaves the files.
IN_PLACE = SOURCES / "compiled-by-dev-fast.json"
SUFFIX = sysconfig.get_config_var("EXT_SUFFIX")

# mypyc makes one extension of many C files, and setuptools compiles the files of an extension one after the other.
SETUP = """
import os
from concurrent.futures import ThreadPoolExecutor
from setuptools import setup
from distutils.ccompiler import CCompiler
from mypyc.build import mypycify

one_by_one = CCompiler.compile

def side_by_side(self, sources, *args, **options):
    with ThreadPoolExecutor(os.cpu_count()) as pool:
        return sum(pool.map(lambda source: one_by_one(self, [source], *args, **options), sources), [])

CCompiler.compile = side_by_side
modules = mypycify({paths}, opt_level='3', debug_level='0', multi_file=True)
setup(name='engine', packages=[], ext_modules=modules)
"""


def is_compiled(module: Path, text: str) -> bool:
    """Whether a module, named by its path under src, is compiled."""
    if SKIP_NAMES.intersection(module.with_suffix("").parts):
        return False
    return not any(SKIP_MARK in line for line in text.splitlines()[:3])


def compiled_sources() -> list[Path]:
    """The modules to compile, relative to src."""
    files = [path.relative_to(SOURCES) for folder in FOLDERS for path in (PACKAGE / folder).rglob("*.py")]
    return sorted(path for path in files if is_compiled(path, (SOURCES / path).read_text("utf-8")))


def digest_of(sources: Iterable[Path]) -> str:
    """Names one state of everything that decides what the compiler makes."""
    digest = hashlib.sha256(f"{version('mypy')} {sys.version} {Path(__file__).read_text()}".encode())
    for path in sources:
        digest.update(f"{path}\n".encode())
        digest.update((SOURCES / path).read_bytes())
    return digest.hexdigest()[:16]


def compiled_set() -> Path:
    """The folder with the compiled files for the sources as they are now, built unless it is there."""
    sources = compiled_sources()
    target = BUILD / f"engine-{digest_of(sources)}"
    if target.exists():
        return target
    for old in BUILD.glob("engine-*"):
        shutil.rmtree(old)
    say(f"compiling {len(sources)} modules with mypyc")
    scratch = BUILD / f"scratch-{os.getpid()}"
    copy_package(scratch)
    compile_sources(scratch, sources)
    fresh = scratch / "engine"
    for path in list(binaries(scratch / "out")):
        destination = fresh / path.relative_to(scratch / "out")
        destination.parent.mkdir(parents=True, exist_ok=True)
        shutil.move(path, destination)
    if not target.exists():  # another run may have built the same meanwhile
        fresh.rename(target)
    shutil.rmtree(scratch)
    return target


def compile_sources(scratch: Path, sources: list[Path]) -> None:
    """In a process of its own: setuptools and mypyc both talk a lot and leave things behind."""
    (scratch / "mypy.ini").write_text("[mypy]\nstrict = True\nignore_missing_imports = True\n")
    (scratch / "setup.py").write_text(SETUP.format(paths=[path.as_posix() for path in sources]))
    command = [sys.executable, "setup.py", "build_ext", "--build-lib", "out"]
    log = BUILD / "compile.log"
    with log.open("w") as output:
        code = subprocess.call(command, cwd=scratch, stdout=output, stderr=subprocess.STDOUT)
    if code != 0 or not any(binaries(scratch / "out")):
        print(log.read_text()[-4000:])
        sys.exit(f"mypyc could not compile the engine; the whole output is in {log.relative_to(ROOT)}")


def copy_package(target: Path) -> None:
    ignore = shutil.ignore_patterns("__pycache__", f"*{SUFFIX}", "client")
    shutil.copytree(PACKAGE, target / PACKAGE.name, ignore=ignore, dirs_exist_ok=True)


def binaries(folder: Path) -> Iterator[Path]:
    return folder.rglob(f"*{SUFFIX}")


def compiled_tree() -> Path:
    """A copy of the package with the compiled engine, to be put first on PYTHONPATH."""
    tree = BUILD / "tree"
    shutil.rmtree(tree, ignore_errors=True)
    copy_package(tree)
    shutil.copytree(compiled_set(), tree, dirs_exist_ok=True)
    return tree


def build_in_place() -> None:
    engine = compiled_set()
    clean()
    files = sorted(path.relative_to(engine) for path in binaries(engine))
    IN_PLACE.write_text(json.dumps({"engine": engine.name, "files": [path.as_posix() for path in files]}))
    for path in files:
        shutil.copy2(engine / path, SOURCES / path)
    say(f"the engine is compiled ({len(files)} files); ./dev fast --clean goes back to plain Python")


def clean() -> int:
    """Remove what was compiled in place; gives the number of files."""
    if not IN_PLACE.exists():
        return 0
    files = [SOURCES / name for name in json.loads(IN_PLACE.read_text())["files"]]
    for path in files:
        path.unlink(missing_ok=True)
    IN_PLACE.unlink()
    return len(files)


def refresh() -> None:
    """Build again when sources changed since the build in place; a stale binary would hide them."""
    if not IN_PLACE.exists():
        return
    made = json.loads(IN_PLACE.read_text())
    fresh = made["engine"] == f"engine-{digest_of(compiled_sources())}"
    if fresh and all((SOURCES / name).exists() for name in made["files"]):
        return
    say("the engine changed since ./dev fast")
    clean()
    build_in_place()


def say(text: str) -> None:
    print(f"./dev fast: {text}", file=sys.stderr, flush=True)


def main() -> None:
    parser = argparse.ArgumentParser(prog="./dev fast", description="Compile the engine in place with mypyc.")
    choice = parser.add_mutually_exclusive_group()
    choice.add_argument("--clean", action="store_true", help="remove the compiled files: back to plain Python")
    choice.add_argument("--refresh", action="store_true", help="build again only what was built before and is stale")
    choice.add_argument("--list", action="store_true", help="name the modules that are compiled")
    options = parser.parse_args()
    if options.clean:
        say(f"removed {clean()} compiled files")
    elif options.refresh:
        refresh()
    elif options.list:
        print("\n".join(map(str, compiled_sources())))
    else:
        build_in_place()


if __name__ == "__main__":
    main()
