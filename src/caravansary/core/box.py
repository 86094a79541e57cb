"""The box: a game's components, read from CSV and TOML files and checked with clear errors."""

from __future__ import annotations

import csv
import io
import re
import tomllib
from collections.abc import Callable, Collection, Sequence
from importlib.resources import files
from importlib.resources.abc import Traversable
from pathlib import Path
from typing import Final

from mypy_extensions import mypyc_attr

from caravansary.core.actions import ActionSpace

# A box can come from a stranger, so that all of it is bounded. Our largest file has 5,000 characters and 85 rows.
MOST_FILES: Final = 64
MOST_NAME: Final = 80
MOST_CHARACTERS: Final = 64_000
MOST_BYTES: Final = 4 * MOST_CHARACTERS
MOST_IN_ALL: Final = 512_000
MOST_ROWS: Final = 1_000
MOST_COLUMNS: Final = 64
MOST_CELL: Final = 500
MOST_NUMBER: Final = 9_999
MOST_NATURAL: Final = 999
MOST_REASON: Final = 1_200

_NO_TEXT: Final = re.compile("[\\x00-\\x08\\x0b\\x0c\\x0e-\\x1f\\x7f\\ud800-\\udfff]")
"""Control characters but tab and line ends, and halves of characters."""


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

    def at(self, column: str) -> str:
        """Where a cell stands, for what is said about it."""
        return f"{self.place}: {column}"

    def integer(self, column: str) -> int:
        value = self.text(column)
        try:
            number = int(value)
        except ValueError:
            raise self.wrong(column, "a whole number") from None
        if abs(number) > MOST_NUMBER:
            raise self.wrong(column, f"a whole number, at most {MOST_NUMBER}")
        return number

    def natural(self, column: str, least: int = 0, most: int = MOST_NATURAL) -> int:
        """A whole number that is not too small and not too big."""
        value = self.integer(column)
        if not least <= value <= most:
            raise self.wrong(column, f"a whole number, {least} to {most}")
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
        header, found = self.cells(name)
        missing = [column for column in columns if column not in header]
        if missing:
            raise BoxError(f"{name}: column {', '.join(missing)} is missing")
        if not found:
            raise BoxError(f"{name}: there are no rows")
        return found

    def cells(self, name: str) -> tuple[list[str], list[Row]]:
        """The columns of a CSV file, and its rows."""
        check_text(name, self.read(name))
        reader = csv.reader(io.StringIO(self.read(name)))
        header: list[str] = []
        found: list[Row] = []
        try:
            for cells in reader:
                if not cells:
                    continue
                place = f"{name} row {len(found) + 2}" if header else name
                _check_cells(place, header, cells)
                if not header:
                    header = cells
                else:
                    found.append(Row(place, dict(zip(header, cells, strict=True))))
                if len(found) > MOST_ROWS:
                    raise BoxError(f"{name}: there are more than {MOST_ROWS} rows")
        except csv.Error as error:
            raise BoxError(f"{name} line {reader.line_num}: {error}") from None
        return header, found

    def table(self, name: str) -> dict[str, object]:
        """A TOML file."""
        check_text(name, self.read(name))
        try:
            return tomllib.loads(self.read(name))
        except RecursionError:
            raise BoxError(f"{name}: values are nested too deeply") from None
        except ValueError as error:
            raise BoxError(f"{name}: {error}") from None


def check_text(name: str, text: str) -> None:
    """A file must be text, and not too long."""
    if len(text) > MOST_CHARACTERS:
        raise BoxError(f"{name}: {len(text)} characters, expected at most {MOST_CHARACTERS}")
    foreign = _NO_TEXT.search(text)
    if foreign is not None:
        line = text.count("\n", 0, foreign.start()) + 1
        raise BoxError(f"{name} line {line}: the character U+{ord(foreign[0]):04X} is not text")


def _check_cells(place: str, header: list[str], cells: list[str]) -> None:
    """A row has as many cells as the header, which names each column once."""
    for number, cell in enumerate(cells):
        if len(cell) > MOST_CELL:
            column = header[number] if number < len(header) else f"cell {number + 1}"
            raise BoxError(f"{place}: {column} has {len(cell)} characters, expected at most {MOST_CELL}")
    if header:
        if len(cells) != len(header):
            raise BoxError(f"{place}: the number of cells differs from the header's")
    elif len(cells) > MOST_COLUMNS:
        raise BoxError(f"{place}: {len(cells)} columns, expected at most {MOST_COLUMNS}")
    elif len(set(cells)) < len(cells):
        raise BoxError(f"{place}: a column is there twice")


@mypyc_attr(allow_interpreted_subclasses=True)
class Box:
    """What a game makes of its files: tables for the rules, and the action space that goes with them."""

    __slots__ = ("files", "space")

    def __init__(self, box_files: BoxFiles, space: ActionSpace) -> None:
        self.files = box_files
        self.space = space


def load_checked(load: Callable[[BoxFiles], Box], box_files: BoxFiles) -> Box:
    """What a game makes of files that anybody may have written: a box, or BoxError and nothing else.

    A loader names what it knows to look for. What it did not foresee is a fault of the files all the same, since
    nothing else goes into a box.
    """
    _check_files(box_files)
    try:
        return load(box_files)
    except BoxError as error:
        reason = str(error)
        if len(reason) > MOST_REASON:
            raise BoxError(f"{reason[:MOST_REASON]}...") from None
        raise
    except Exception as fault:
        # Another name than above: mypyc gives a name one type in a function.
        raise BoxError(f"the files make no box ({type(fault).__name__}: {str(fault)[:MOST_CELL]})") from fault


def _check_files(box_files: BoxFiles) -> None:
    """Every file is read here, also one that the game does not know."""
    if len(box_files.contents) > MOST_FILES:
        raise BoxError(f"{len(box_files.contents)} files, expected at most {MOST_FILES}")
    in_all = sum(len(text) for text in box_files.contents.values())
    if in_all > MOST_IN_ALL:
        raise BoxError(f"the files have {in_all} characters, expected at most {MOST_IN_ALL}")
    for name, text in box_files.contents.items():
        if len(name) > MOST_NAME:
            raise BoxError(f"{name[:MOST_NAME]}...: the name of the file is longer than {MOST_NAME} characters")
        if name.endswith(".csv"):
            box_files.cells(name)
        else:
            check_text(name, text)


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
                contents[entry.name] = _text_of(entry)
            except OSError as error:
                raise BoxError(f"{entry.name}: {error.strerror}") from None
            except UnicodeDecodeError as error:
                raise BoxError(f"{entry.name}: not UTF-8 text ({error.reason} at byte {error.start})") from None
    return BoxFiles(contents, ours)


def _text_of(entry: Traversable) -> str:
    """A file's text with plain line ends; of one that is too large no more is read than shows it."""
    with entry.open("rb") as file:
        data = file.read(MOST_BYTES + 1)
    if len(data) > MOST_BYTES:
        raise BoxError(f"{entry.name}: more than {MOST_BYTES} bytes")
    return data.decode("utf-8").replace("\r\n", "\n").replace("\r", "\n")


def expect_count(name: str, found: int, expected: int) -> None:
    if found != expected:
        raise BoxError(f"{name}: {found} rows, expected {expected}")
