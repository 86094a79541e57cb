"""Make a new game that runs: engine, words in three languages, rules page, tests, evaluation and board.

It is a copy of Pebbles, the tiny game of the guide docs/add-a-game.md, under a name of its own. Change it step by step
into your game; `./dev test` is green before and after every step. No file that is there already is touched.
"""

import argparse
import re
import subprocess
import sys
from pathlib import Path

from tools import ROOT

TINY_GAME = Path("tests") / "fixtures" / "tiny_game"
PACKAGE = TINY_GAME / "src" / "pebbles"
ID = re.compile(r"[a-z][a-z0-9]*(-[a-z0-9]+)*")
TITLE = re.compile(r"(?m)(?<=\bof )Pebbles\b|(?<=^# )Pebbles\b|(?<=-title = ).+$|(?<=title=\")Pebbles\b")
LONGEST = 24
LEFT_OUT = {"py.typed", "__pycache__", "board"}
"""What only a package of its own needs."""


class Name:
    """The names of a game: my-game, my_game, MyGame and My Game."""

    def __init__(self, id: str, title: str | None = None) -> None:
        self.id = id
        self.package = id.replace("-", "_")
        self.prefix = "".join(word.capitalize() for word in id.split("-"))
        self.title = title or " ".join(word.capitalize() for word in id.split("-"))

    def in_text(self, text: str) -> str:
        """The text of a file of Pebbles, as one of this game."""
        text = re.sub(r"\bfrom pebbles\b", f"from caravansary.games.{self.package}", text)
        text = re.sub(r"\bpackage=\"pebbles\"", f'package="caravansary.games.{self.package}"', text)
        text = re.sub(r"\bpebbles-", f"{self.id}-", text)
        text = re.sub(r"\"pebbles\"", f'"{self.id}"', text)
        text = re.sub(r"(?<=protocol/)pebbles\b", self.id, text)
        text = re.sub(r"\bPebbles(?=[A-Z])", self.prefix, text)
        return TITLE.sub(self.title, text)


def files_of(root: Path, name: Name) -> dict[Path, Path]:
    """Which file of the tiny game becomes which of the new one, relative to the repository."""
    found = {
        PACKAGE / "rules.md": Path("docs") / "rules" / f"{name.id}.md",
        TINY_GAME / "tests" / "test_pebbles.py": Path("tests") / "games" / name.package / "test_rules.py",
        TINY_GAME / "web" / "Board.svelte": Path("web") / "src" / "games" / name.id / "Board.svelte",
    }
    folder = Path("src") / "caravansary" / "games" / name.package
    for path in sorted((root / PACKAGE).rglob("*")):
        inside = path.relative_to(root / PACKAGE)
        if path.is_file() and not LEFT_OUT.intersection(inside.parts) and inside.name != "rules.md":
            found[PACKAGE / inside] = folder / inside
    return found


def make(root: Path, name: Name) -> list[Path]:
    """Writes the game and gives its files; nothing is written where one of them is there already."""
    files = files_of(root, name)
    there = [target for target in files.values() if (root / target).exists()]
    if there or (root / "src" / "caravansary" / "games" / name.package).exists():
        sys.exit(f"there is a game '{name.id}' already: {there[0] if there else name.package}")
    for source, target in files.items():
        (root / target).parent.mkdir(parents=True, exist_ok=True)
        (root / target).write_text(name.in_text((root / source).read_text("utf-8")), "utf-8")
    return list(files.values())


def main() -> None:
    parser = argparse.ArgumentParser(prog="./dev new-game", description=__doc__.partition("\n")[0])
    parser.add_argument("id", help="its name in addresses and records: small letters, digits and dashes, as in my-game")
    parser.add_argument("--title", help="its name for people; by default made from the id")
    options = parser.parse_args()
    if not ID.fullmatch(options.id) or len(options.id) > LONGEST:
        sys.exit(f"'{options.id}' can not be a name: small letters, digits and single dashes, at most {LONGEST} in all")
    name = Name(options.id, options.title)
    files = make(ROOT, name)
    sources = [str(path) for path in files if path.suffix == ".py"]
    for command in (["check", "--select", "I", "--fix"], ["format"]):
        subprocess.run([sys.executable, "-m", "ruff", *command, "--quiet", *sources], cwd=ROOT, check=True)
    subprocess.run([sys.executable, "-m", "caravansary.server.typescript"], cwd=ROOT, check=True)
    print(f"{name.title} is there:", *(f"  {path}" for path in files), sep="\n")
    print(f"Play it: ./dev run play {name.id}, or ./dev play. Check it: ./dev run check {name.id}, ./dev test.")


if __name__ == "__main__":
    main()
