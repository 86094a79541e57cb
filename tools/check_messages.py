"""Check the Fluent catalogues: the same messages with the same variables in every language, none unused.

A message is used when its id occurs in the sources, another message refers to it, or core composes it from the names in
a game (titles, options, questions, answers). `<id>-by` is used where `<id>` is. Other ids that are composed at run time
are declared in en.ftl by a comment with a pattern: `# used-by: card-*`; the fixed parts of the pattern must then occur
in the sources.
"""

import argparse
import re
import sys
from collections.abc import Iterator
from dataclasses import dataclass, field
from fnmatch import fnmatchcase
from importlib import import_module
from itertools import chain
from pathlib import Path

from fluent.syntax import FluentParser, ast, visitor

from caravansary.core.describe import composed_ids
from tools import ROOT

LANGUAGES = ("en", "cs", "pl")
SOURCE_FOLDERS = ("src/caravansary", "web/src")
SOURCE_SUFFIXES = {".py", ".csv", ".toml", ".ts", ".svelte", ".html"}
USED_BY = re.compile(r"^\s*used-by:\s*(\S+)\s*$", re.MULTILINE)
WORD = re.compile(r"[A-Za-z][A-Za-z0-9_-]*")


class References(visitor.Visitor):
    """The variables and the other messages that one message names."""

    def __init__(self) -> None:
        super().__init__()
        self.variables: set[str] = set()
        self.messages: set[str] = set()

    def visit_VariableReference(self, node: ast.VariableReference) -> None:  # noqa: N802
        self.variables.add(node.id.name)

    def visit_MessageReference(self, node: ast.MessageReference) -> None:  # noqa: N802
        self.messages.add(node.id.name)

    def visit_TermReference(self, node: ast.TermReference) -> None:  # noqa: N802
        self.messages.add(f"-{node.id.name}")
        self.generic_visit(node)


@dataclass
class Catalogue:
    """One .ftl file."""

    path: Path
    variables: dict[str, set[str]] = field(default_factory=dict)
    references: set[str] = field(default_factory=set)
    patterns: set[str] = field(default_factory=set)
    faults: list[str] = field(default_factory=list)

    @property
    def messages(self) -> set[str]:
        """Terms (-name) are a language's own affair, messages are not."""
        return {name for name in self.variables if not name.startswith("-")}


def read_catalogue(path: Path) -> Catalogue:
    catalogue = Catalogue(path)
    text = path.read_text("utf-8")
    for entry in FluentParser(with_spans=True).parse(text).body:
        line = text.count("\n", 0, entry.span.start) + 1 if entry.span else 0
        add_entry(catalogue, entry, line)
    return catalogue


def add_entry(catalogue: Catalogue, entry: ast.EntryType, line: int) -> None:
    if isinstance(entry, ast.Junk):
        reasons = "; ".join(note.message or note.code for note in entry.annotations)
        catalogue.faults.append(f"line {line}: {reasons}")
        return
    comment = entry if isinstance(entry, ast.BaseComment) else entry.comment
    if comment and comment.content:
        catalogue.patterns.update(USED_BY.findall(comment.content))
    if isinstance(entry, ast.Message | ast.Term):
        add_message(catalogue, entry, line)


def add_message(catalogue: Catalogue, entry: ast.Message | ast.Term, line: int) -> None:
    name = entry.id.name if isinstance(entry, ast.Message) else f"-{entry.id.name}"
    if name in catalogue.variables:
        catalogue.faults.append(f"line {line}: '{name}' is defined twice")
    found = References()
    found.visit(entry)
    catalogue.variables[name] = found.variables
    catalogue.references |= found.messages


def compare(english: Catalogue, other: Catalogue) -> Iterator[str]:
    for name in sorted(english.messages - other.messages):
        yield f"'{name}' is missing"
    for name in sorted(other.messages - english.messages):
        yield f"'{name}' is not in {english.path.name}"
    for name in sorted(english.messages & other.messages):
        if english.variables[name] != other.variables[name]:
            ours, theirs = (", ".join(sorted(it.variables[name])) or "none" for it in (other, english))
            yield f"'{name}' has the variables {ours}; {english.path.name} has {theirs}"


def check_use(english: Catalogue, source: str, shared: set[str]) -> Iterator[str]:
    """Faults of one folder's messages against all sources and all references between messages."""
    words = set(WORD.findall(source)) | shared
    words |= {f"{name}-by" for name in words}
    for pattern in sorted(english.patterns):
        if not any(fnmatchcase(name, pattern) for name in english.messages):
            yield f"used-by '{pattern}' fits no message"
        if not all(part in source for part in pattern.split("*")):
            yield f"used-by '{pattern}' is not composed anywhere in the sources"
    for name in sorted(english.messages):
        if name not in words and not any(fnmatchcase(name, pattern) for pattern in english.patterns):
            yield f"'{name}' is not used"


def composed_in(folder: Path) -> set[str]:
    """What core composes of the game whose locales these are; nothing where they are no game's."""
    if folder.parent.parent.name != "games" or not (folder.parent / "__init__.py").exists():
        return set()
    game = import_module(f"caravansary.games.{folder.parent.name}").GAME
    return composed_ids(game)


def locale_folders(root: Path) -> list[Path]:
    """Those of the package and its games, of the client, and of each board."""
    folders = [*(root / "src" / "caravansary").rglob("locales"), root / "web" / "locales"]
    folders += (root / "web" / "src").rglob("locales")
    return sorted(path for path in folders if path.is_dir())


def check_folder(folder: Path, source: str, shared: set[str]) -> Iterator[tuple[Path, str]]:
    """Faults of one folder; `shared` are the messages that others refer to."""
    missing = [folder / f"{language}.ftl" for language in LANGUAGES if not (folder / f"{language}.ftl").exists()]
    yield from ((path, "is missing") for path in missing)
    if missing:
        return
    catalogues = [read_catalogue(folder / f"{language}.ftl") for language in LANGUAGES]
    for catalogue in catalogues:
        yield from ((catalogue.path, fault) for fault in catalogue.faults)
    for catalogue in catalogues[1:]:
        yield from ((catalogue.path, fault) for fault in compare(catalogues[0], catalogue))
    yield from ((catalogues[0].path, fault) for fault in check_use(catalogues[0], source, shared | composed_in(folder)))


def read_sources(root: Path) -> str:
    files = chain.from_iterable((root / folder).rglob("*") for folder in SOURCE_FOLDERS)
    return "\n".join(path.read_text("utf-8") for path in sorted(files) if path.suffix in SOURCE_SUFFIXES)


def check(root: Path) -> list[str]:
    folders = locale_folders(root)
    source = read_sources(root)
    english = [read_catalogue(path) for folder in folders if (path := folder / "en.ftl").exists()]
    shared = set().union(*(catalogue.references for catalogue in english))
    faults = chain.from_iterable(check_folder(folder, source, shared) for folder in folders)
    return [f"{path.relative_to(root)}: {fault}" for path, fault in faults]


def main() -> None:
    parser = argparse.ArgumentParser(prog="python -m tools.check_messages", description=__doc__)
    parser.add_argument("--root", type=Path, default=ROOT, help="the tree to check")
    root = parser.parse_args().root.resolve()
    faults = check(root)
    print("\n".join([*faults, f"{len(locale_folders(root))} folders of messages, {len(faults)} faults"]))
    sys.exit(1 if faults else 0)


if __name__ == "__main__":
    main()
