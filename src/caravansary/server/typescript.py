"""Writes `web/src/lib/protocol.ts` from the protocol's structs and the observations of our games.

python -m caravansary.server.typescript            writes the file
python -m caravansary.server.typescript --check    fails if it is not up to date
"""

from __future__ import annotations

import sys
from collections.abc import Iterable
from pathlib import Path
from typing import Any, get_args

import msgspec
from msgspec import inspect

from caravansary.core.game import Game
from caravansary.core.observation import Observation
from caravansary.core.registry import game_ids, get_game
from caravansary.server.protocol import (
    analyses,
    commands,
    games,
    news,
    people,
    refusals,
    replays,
    tables,
    values,
    views,
)

TARGET = Path(__file__).parents[3] / "web" / "src" / "lib" / "protocol.ts"
HEAD = "// Made by `python -m caravansary.server.typescript` from the Python structs. Do not edit.\n"
SHARED = ("caravansary.core.", "caravansary.server.")
PROTOCOL = "caravansary.server.protocol."
RENAMED = {"Event": "GameEvent"}  # the browser has an Event of its own


class Writer:
    """Collects TypeScript declarations; every struct is declared once, after those it was reached from."""

    def __init__(self) -> None:
        self.declarations: list[str] = []
        self._names: dict[type, str] = {}
        self._taken: dict[str, type] = {}

    def declare(self, struct: type[msgspec.Struct], prefix: str = "") -> str:
        """The TypeScript name of a struct, which is declared if it was not yet."""
        if struct in self._names:
            return self._names[struct]
        name = _name(struct, prefix)
        if self._taken.setdefault(name, struct) is not struct:
            raise ValueError(f"{struct} and {self._taken[name]} would both be called {name} in TypeScript")
        self._names[struct] = name
        at = len(self.declarations)
        self.declarations.append("")
        self.declarations[at] = self._interface(struct, name, prefix)
        return name

    def _interface(self, struct: type[msgspec.Struct], name: str, prefix: str) -> str:
        info = inspect.type_info(struct)
        assert isinstance(info, inspect.StructType)
        if info.array_like:
            parts = [self.type(field.type, prefix) for field in info.fields]
            return f"{_comment(struct)}export type {name} = [{', '.join(parts)}];\n"
        lines = [f"{_comment(struct)}export interface {name} {{"]
        if info.tag is not None:
            lines.append(f"  {info.tag_field}: {_literal(info.tag)};")
        may_be_left_out = struct.__struct_config__.omit_defaults or issubclass(struct, values.Request)
        for field in info.fields:
            optional = "?" if may_be_left_out and not field.required else ""
            lines.append(f"  {field.encode_name}{optional}: {self.type(field.type, prefix)};")
        return "\n".join([*lines, "}\n"])

    def type(self, info: inspect.Type, prefix: str) -> str:
        match info:
            case inspect.StructType():
                return self.declare(info.cls, prefix)
            case inspect.Metadata():
                return self.type(info.type, prefix)
            case inspect.UnionType():
                return " | ".join(dict.fromkeys(self.type(one, prefix) for one in info.types))
            case inspect.LiteralType(values) if set(values) == set(get_args(refusals.ErrorCode)):
                return "ErrorCode"
            case inspect.LiteralType():
                return " | ".join(_literal(value) for value in info.values)
            case inspect.ListType() | inspect.VarTupleType():
                item = self.type(info.item_type, prefix)
                return f"({item})[]" if " | " in item else f"{item}[]"
            case inspect.TupleType():
                return f"[{', '.join(self.type(one, prefix) for one in info.item_types)}]"
            case inspect.DictType():
                return f"Record<string, {self.type(info.value_type, prefix)}>"
            case _:
                return _plain(info)

    def union(self, name: str, structs: Iterable[Any]) -> None:
        members = [self.declare(struct) for struct in structs]
        self.declarations.append("\n".join([f"export type {name} =", *[f"  | {one}" for one in members]]) + ";\n")


def _plain(info: inspect.Type) -> str:
    names: dict[type[inspect.Type], str] = {
        inspect.IntType: "number",
        inspect.FloatType: "number",
        inspect.StrType: "string",
        inspect.BoolType: "boolean",
        inspect.NoneType: "null",
        inspect.AnyType: "unknown",
    }
    if type(info) not in names:
        raise TypeError(f"there is no TypeScript for {info}")
    return names[type(info)]


def _name(struct: type[msgspec.Struct], prefix: str) -> str:
    name = RENAMED.get(struct.__name__, struct.__name__)
    if struct.__module__.startswith(SHARED) or name.startswith(prefix):
        return name
    return f"{prefix}Observation" if issubclass(struct, Observation) else prefix + name


def _literal(value: object) -> str:
    return f'"{value}"' if isinstance(value, str) else str(value)


def _comment(struct: type[msgspec.Struct]) -> str:
    text = (struct.__dict__.get("__doc__") or "").split(">>>")[0].strip()
    if not text:
        return ""
    lines = [line.strip() for line in text.splitlines()]
    if len(lines) == 1:
        return f"/** {lines[0]} */\n"
    return "\n".join(["/**", *[f" * {line}".rstrip() for line in lines], " */\n"])


def _is_message(value: object) -> bool:
    """Whether it is a struct of the protocol that is sent as such, and not only a base of others."""
    if (
        not isinstance(value, type)
        or not issubclass(value, msgspec.Struct)
        or not value.__module__.startswith(PROTOCOL)
    ):
        return False
    return value not in (values.Request, commands.Command)


def our_games() -> list[Game]:
    """The games in this package, whatever else is installed."""
    return [game for game in map(get_game, game_ids()) if game.package.startswith("caravansary.games.")]


def generate() -> str:
    writer = Writer()
    writer.union("ClientMessage", get_args(commands.ClientMessage))
    writer.union("ServerMessage", get_args(news.ServerMessage))
    writer.union("SeatWish", get_args(tables.SeatWish))
    writer.union("AnalysisTold", get_args(analyses.AnalysisTold))
    for module in (people, games, tables, views, commands, news, replays, analyses):
        for value in vars(module).values():
            if _is_message(value):
                writer.declare(value)
    observations: list[str] = []
    for game in our_games():
        prefix = "".join(word.capitalize() for word in game.id.split("-"))
        observations.append(f'  "{game.id}": {writer.declare(game.observer.struct, prefix)};')
    codes = "\n".join(f"  | {_literal(code)}" for code in get_args(refusals.ErrorCode))
    writer.declarations.append(f"export type ErrorCode =\n{codes};\n")
    writer.declarations.append("\n".join(["export interface Observations {", *observations, "}\n"]))
    return "\n".join([HEAD, *writer.declarations])


def main(arguments: list[str]) -> int:
    text = generate()
    if arguments != ["--check"]:
        TARGET.parent.mkdir(parents=True, exist_ok=True)
        TARGET.write_text(text, encoding="utf-8")
        return 0
    if TARGET.exists() and TARGET.read_text(encoding="utf-8") == text:
        return 0
    sys.stderr.write(f"{TARGET} is out of date; run: python -m caravansary.server.typescript\n")
    return 1


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
