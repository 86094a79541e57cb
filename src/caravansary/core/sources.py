# mypyc: skip
"""Where a box comes from: which rows of its files follow which source, for the honest list in rules and app."""

from __future__ import annotations

import msgspec

from caravansary.core.box import BoxFiles, Row

COLUMN = "source"
PART = "_source"


class Source(msgspec.Struct, frozen=True):
    """The rows of a file that come from one source, by the text of their first column.

    `part` says what of the rows, where a file names several sources: `shield` for the column `shield_source`.
    """

    file: str
    part: str
    source: str
    rows: list[str]


def box_sources(files: BoxFiles) -> list[Source]:
    """What the `source` columns of all tables say, file by file.

    >>> table = "id,points,source\\na,1,rulebook\\nb,2,ours\\nc,3,ours\\n"
    >>> [(one.source, one.rows) for one in box_sources(BoxFiles({"cards.csv": table}))]
    [('rulebook', ['a']), ('ours', ['b', 'c'])]
    """
    found: list[Source] = []
    for name in sorted(files.contents):
        if name.endswith(".csv"):
            found.extend(_of_table(name, *files.cells(name)))
    return found


def _of_table(name: str, columns: list[str], rows: list[Row]) -> list[Source]:
    found: list[Source] = []
    for column in columns:
        if column != COLUMN and not column.endswith(PART):
            continue
        by_source: dict[str, list[str]] = {}
        for row in rows:
            by_source.setdefault(row.text(column), []).append(row.text(columns[0]))
        part = "" if column == COLUMN else column.removesuffix(PART)
        found.extend(Source(name, part, source, ids) for source, ids in by_source.items())
    return found
