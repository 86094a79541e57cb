"""Run the examples of README.md and docs/: what we show works.

```python blocks of a file are executed one after the other, as one program. Of ```console blocks the lines after `$ `
are run by bash, in a scratch folder and with the environment's commands. `<!-- not run -->` on the line before a block
leaves it out.
"""

import argparse
import os
import re
import subprocess
import sys
import tempfile
from collections.abc import Iterator
from dataclasses import dataclass
from pathlib import Path

from tools import ROOT

FENCE = re.compile(r"^(?P<indent>\s*)```(?P<language>\w+)")
NOT_RUN = "<!-- not run -->"
SECONDS = 300


@dataclass(frozen=True)
class Block:
    """One fenced block and the line of its first line of code."""

    language: str
    line: int
    code: str


def blocks(text: str) -> Iterator[Block]:
    """The fenced blocks that are to be run."""
    lines = iter(enumerate(text.splitlines(), start=1))
    previous = ""
    for number, line in lines:
        fence = FENCE.match(line)
        if fence:
            code = "\n".join(read_block(lines, len(fence["indent"])))
            if previous.strip() != NOT_RUN:
                yield Block(fence["language"], number + 1, code)
        previous = line


def read_block(lines: Iterator[tuple[int, str]], indent: int) -> Iterator[str]:
    for _, line in lines:
        if line.strip() == "```":
            return
        yield line[indent:]


def python_program(parts: list[Block]) -> str:
    """All Python of a file, each block on its own lines, so that a traceback names the line in the file."""
    program: list[str] = []
    for block in parts:
        program += [""] * (block.line - 1 - len(program)) + block.code.splitlines()
    return "\n".join(program) + "\n"


def shell_script(block: Block) -> str:
    """The commands of a console block: what follows `$ `, with continuation lines."""
    commands: list[str] = []
    goes_on = False
    for line in block.code.splitlines():
        if line.startswith("$ ") or goes_on:
            commands.append(line.removeprefix("$ "))
            goes_on = line.endswith("\\")
    return "\n".join(commands)


def run(command: list[str], scratch: Path, place: str) -> bool:
    env = dict(os.environ, PATH=f"{Path(sys.executable).parent}{os.pathsep}{os.environ.get('PATH', '')}")
    try:
        done = subprocess.run(
            command,
            check=False,
            cwd=scratch,
            env=env,
            timeout=SECONDS,
            stdin=subprocess.DEVNULL,
            stdout=subprocess.PIPE,
            stderr=subprocess.STDOUT,
            text=True,
        )
    except subprocess.TimeoutExpired:
        print(f"FAILED  {place}: not done after {SECONDS} seconds", flush=True)
        return False
    if done.returncode != 0:
        print(f"FAILED  {place}: exit code {done.returncode}\n{done.stdout}", flush=True)
        return False
    print(f"ok      {place}", flush=True)
    return True


def check_file(path: Path, root: Path) -> list[bool]:
    """Run one file's examples; gives a result for each."""
    found = list(blocks(path.read_text("utf-8")))
    name = path.relative_to(root)
    results: list[bool] = []
    with tempfile.TemporaryDirectory() as folder:
        scratch = Path(folder)
        (scratch / "dev").symlink_to(root / "dev")
        python = [block for block in found if block.language == "python"]
        if python:
            program = scratch / f"{path.stem}.py"
            program.write_text(python_program(python), "utf-8")
            results.append(run([sys.executable, str(program)], scratch, f"{name} python"))
        for block in found:
            if block.language == "console":
                script = f"set -euo pipefail\n{shell_script(block)}"
                results.append(run(["bash", "-c", script], scratch, f"{name}:{block.line} console"))
    return results


def main() -> None:
    parser = argparse.ArgumentParser(prog="python -m tools.check_readme", description=__doc__)
    parser.add_argument("--root", type=Path, default=ROOT, help="the tree to check")
    root = parser.parse_args().root.resolve()
    files = [root / "README.md", *sorted((root / "docs").rglob("*.md"))]
    results = [result for path in files for result in check_file(path, root)]
    print(f"{len(results)} examples, {results.count(False)} failed")
    sys.exit(0 if all(results) else 1)


if __name__ == "__main__":
    main()
