"""The box: a game's components, read from CSV and TOML files and checked with clear errors."""

from __future__ import annotations

import csv
import io
import tomllib
from collections.abc import Collection, Sequence
from importlib.resources import files
from importlib.resources.abc import Traversable
from pathlib import Path

from mypy_extensions import mypyc_attr

from caravansary.core.actions import ActionSpace


class BoxError(ValueError):
    """A component file is wrong: which file, where, and what would be right."""


class Row:
    """One row of a CSV file, read by column with checks."""

    __slots__ = ("_cells", "place")

    def __init__(self, place: str, cells: dict[str, str]) -> None:
        self.place = place
        self._cells = cells

    def text(self, column: str) -> str:
        return self._cells[column].strip()

    def integer(self, column: str) -> int:
        value = self.text(column)
        try:
            return int(value)
        except ValueError:
            raise self.wrong(column, "a whole number") from None

    def natural(self, column: str, least: int = 0, most: int | None = None) -> int:
        """A whole number that is not too small and not too big."""
        value = self.integer(column)
        if value < least or (most is not None and value > most):
            limits = f"{least} or more" if most is None else f"{least} to {most}"
            raise self.wrong(column, f"a whole number, {limits}")
        return value

    def words(self, column: str) -> list[str]:
        """A list, separated by semicolons; an empty cell is an empty list."""
        return [word.strip() for word in self.text(column).split(";") if word.strip()]

    def one_of(self, column: str, allowed: Sequence[str], where: str) -> int:
        """The index of the cell's value among `allowed`, which stands in `where`."""
        value = self.text(column)
        if value not in allowed:
            raise BoxError(f"{self.place}: {column} '{value}' is not in {where}")
        return list(allowed).index(value)

    def yes(self, column: str) -> bool:
        value = self.text(column)
        if value not in ("yes", "no"):
            raise self.wrong(column, "yes or no")
        return value == "yes"

    def wrong(self, column: str, expected: str) -> BoxError:
        return BoxError(f"{self.place}: {column} is '{self.text(column)}', expected {expected}")


class BoxFiles:
    """The component files of a game by name, from the package, a folder or a record."""

    __slots__ = ("contents", "ours")

    def __init__(self, contents: dict[str, str], ours: bool = False) -> None:
        self.contents = contents
        self.ours = ours

    def read(self, name: str) -> str:
        if name not in self.contents:
            raise BoxError(f"{name}: the file is missing; the box has {', '.join(sorted(self.contents)) or 'no files'}")
        return self.contents[name]

    def rows(self, name: str, columns: Collection[str]) -> list[Row]:
        """The rows of a CSV file, which must have at least these columns and one row."""
        reader = csv.DictReader(io.StringIO(self.read(name)))
        missing = [column for column in columns if column not in (reader.fieldnames or ())]
        if missing:
            raise BoxError(f"{name}: column {', '.join(missing)} is missing")
        found: list[Row] = []
        for number, cells in enumerate(reader, start=2):
            if None in cells or None in cells.values():
                raise BoxError(f"{name} row {number}: the number of cells differs from the header's")
            found.append(Row(f"{name} row {number}", dict(cells)))
        if not found:
            raise BoxError(f"{name}: there are no rows")
        return found

    def table(self, name: str) -> dict[str, object]:
        """A TOML file."""
        try:
            return tomllib.loads(self.read(name))
        except tomllib.TOMLDecodeError as error:
            raise BoxError(f"{name}: {error}") from None


@mypyc_attr(allow_interpreted_subclasses=True)
class Box:
    """What a game makes of its files: tables for the rules, and the action space that goes with them."""

    __slots__ = ("files", "space")

    def __init__(self, box_files: BoxFiles, space: ActionSpace) -> None:
        self.files = box_files
        self.space = space


def packaged_files(package: str) -> BoxFiles:
    """The files in a game package's `components` folder."""
    return _read(files(package).joinpath("components"), ours=True)


def folder_files(folder: Path) -> BoxFiles:
    """The files of somebody's own box."""
    if not folder.is_dir():
        raise BoxError(f"{folder}: there is no such folder")
    return _read(folder, ours=False)


def _read(folder: Traversable, ours: bool) -> BoxFiles:
    contents: dict[str, str] = {}
    for entry in folder.iterdir():
        if entry.name.endswith((".csv", ".toml")):
            try:
                contents[entry.name] = entry.read_text(encoding="utf-8")
            except UnicodeDecodeError as error:
                raise BoxError(f"{entry.name}: not UTF-8 text ({error.reason} at byte {error.start})") from None
    return BoxFiles(contents, ours)


def expect_count(name: str, found: int, expected: int) -> None:
    if found != expected:
        raise BoxError(f"{name}: {found} rows, expected {expected}")
