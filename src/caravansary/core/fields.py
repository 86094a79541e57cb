# mypyc: skip
"""Fields of a state, written once. `python -m caravansary.core.fields FILE...` writes the rest.

A state declares its fields in `__init__`, as `self.gold: list[int] = [0] * seats`. Slots, the names for snapshots and
`copy` follow from that. They are written out, not worked out while a game runs: bots copy states by the million, and
nothing is as quick as a plain assignment for each field. What follows from a declaration depends on its type:

- ints and the like are copied, lists are sliced, piles and lists of lists are copied one by one;
- `Shared[...]` is never changed in place, only replaced, so copies share it;
- `Fixed[...]` never changes at all: copies share it and snapshots leave it out.
"""

from __future__ import annotations

import argparse
import ast
import sys
from pathlib import Path

BEGIN = "    # Begin of what `python -m caravansary.core.fields` writes from the declarations in __init__."
END = "    # End of what is written."
WIDTH = 120

PLAIN = {"int", "bool", "float", "str"}


class FieldError(ValueError):
    """A declaration that nothing can be written from."""


class Field:
    """One declared field: how it is copied, and whether snapshots hold it."""

    def __init__(self, name: str, annotation: ast.expr) -> None:
        self.name = name
        self.fixed = _outer(annotation) == "Fixed"
        shared = self.fixed or _outer(annotation) == "Shared"
        self.copied = f"self.{name}" if shared else _copied(f"self.{name}", annotation, name)


def _outer(annotation: ast.expr) -> str:
    """`list` of list[int]."""
    if isinstance(annotation, ast.Subscript):
        return ast.unparse(annotation.value)
    return ast.unparse(annotation)


def _copied(value: str, annotation: ast.expr, name: str) -> str:
    outer = _outer(annotation)
    if outer in PLAIN or outer == "tuple":
        return value
    if outer == "Pile":
        return f"{value}.copy()"
    if outer == "list" and isinstance(annotation, ast.Subscript):
        inner = _copied("one", annotation.slice, name)
        return f"{value}[:]" if inner == "one" else f"[{inner} for one in {value}]"
    raise FieldError(f"field '{name}': no copy is known for {ast.unparse(annotation)}; is it Shared or Fixed?")


def fields_of(source: ast.ClassDef) -> list[Field]:
    """The fields that a class declares in its `__init__`."""
    for part in source.body:
        if isinstance(part, ast.FunctionDef) and part.name == "__init__":
            return [field for line in part.body if (field := _declared(line)) is not None]
    return []


def _declared(line: ast.stmt) -> Field | None:
    if not isinstance(line, ast.AnnAssign) or not isinstance(line.target, ast.Attribute):
        return None
    if not isinstance(line.target.value, ast.Name) or line.target.value.id != "self":
        return None
    return Field(line.target.attr, line.annotation)


def written(name: str, fields: list[Field]) -> str:
    """The lines that follow from the fields of a class."""
    slots = sorted(field.name for field in fields)
    kept = [field.name for field in fields if not field.fixed]
    return "\n".join(
        [
            BEGIN,
            "",
            *_tuple("__slots__", slots),
            "",
            *_tuple("FIELDS: ClassVar[tuple[str, ...]]", kept),
            "",
            f"    def copy(self) -> {name}:",
            f"        twin: {name} = {name}.__new__({name})",
            "        self.copy_base_into(twin)",
            *(f"        twin.{field.name} = {field.copied}" for field in fields),
            "        return twin",
            "",
            END,
        ]
    )


def _tuple(name: str, values: list[str]) -> list[str]:
    """An assignment of a tuple of names, as the formatter would write it."""
    quoted = ", ".join(f'"{value}"' for value in values)
    line = f"    {name} = ({quoted}{',' if len(values) == 1 else ''})"
    if len(line) <= WIDTH:
        return [line]
    return [f"    {name} = (", *(f'        "{value}",' for value in values), "    )"]


def renewed(text: str) -> str:
    """The text of a module with the written part of its state class made anew."""
    if BEGIN not in text:
        return text
    before, rest = text.split(BEGIN)
    after = rest.split(END)[1]
    module = ast.parse(text)
    at = before.count("\n") + 1
    for part in module.body:
        if isinstance(part, ast.ClassDef) and part.lineno < at <= (part.end_lineno or at):
            return before + written(part.name, fields_of(part)) + after
    raise FieldError("the written part is not inside a class")


def main() -> None:
    parser = argparse.ArgumentParser(prog="python -m caravansary.core.fields", description=__doc__.split("\n")[1])
    parser.add_argument("file", nargs="+", type=Path, help="a module with a state class that holds the marked lines")
    parser.add_argument("--check", action="store_true", help="change nothing; fail if something would change")
    options = parser.parse_args()
    stale = [path for path in options.file if _renew(path, options.check)]
    names = " ".join(str(path) for path in stale)
    if stale and options.check:
        sys.exit(f"stale: run `python -m caravansary.core.fields {names}`")


def _renew(path: Path, check: bool) -> bool:
    """Whether the file has changed, or would."""
    text = path.read_text("utf-8")
    try:
        fresh = renewed(text)
    except FieldError as error:
        sys.exit(f"{path}: {error}")
    if fresh != text and not check:
        path.write_text(fresh, "utf-8")
    return fresh != text


if __name__ == "__main__":
    main()
