"""`caravansary games`: what can be played and how."""

from __future__ import annotations

import sys

import msgspec
import typer
from rich.text import Text

from caravansary.cli.options import Json, speaker_of
from caravansary.cli.output import print_json
from caravansary.core.game import Game, Option
from caravansary.core.registry import game_ids, get_game
from caravansary.locale import Speaker
from caravansary.terminal.screen import PlainConsole


class OptionInfo(msgspec.Struct, frozen=True):
    id: str
    meaning: str
    default: str
    values: dict[str, str]


class PresetInfo(msgspec.Struct, frozen=True):
    id: str
    meaning: str
    options: dict[str, str]


class GameInfo(msgspec.Struct, frozen=True):
    """A game with its choices; meanings are in the user's language."""

    id: str
    title: str
    players: list[int]
    rules: list[int]
    presets: list[PresetInfo]
    options: list[OptionInfo]


class GameList(msgspec.Struct, frozen=True):
    games: list[GameInfo]


def games(context: typer.Context, json: Json = False) -> None:
    language = speaker_of(context).language
    infos = [describe(game, Speaker(language, game)) for game in loadable_games()]
    if json:
        print_json(GameList(infos))
        return
    for info in infos:
        _show(info, speaker_of(context), PlainConsole())


def loadable_games() -> list[Game]:
    """All games; one that cannot be loaded is named on stderr and does not hide the others."""
    found: list[Game] = []
    for id in game_ids():
        try:
            found.append(get_game(id))
        except Exception as error:  # noqa: BLE001 - an installed package may fail in any way
            sys.stderr.write(f"caravansary: game '{id}' cannot be loaded: {error}\n")
    return found


def describe(game: Game, speaker: Speaker) -> GameInfo:
    return GameInfo(
        id=game.id,
        title=speaker.title(game),
        players=list(game.seats),
        rules=list(game.versions),
        presets=[
            PresetInfo(name, _meaning(speaker, f"{game.id}-preset-{name}"), dict(options))
            for name, options in game.presets.items()
        ],
        options=[_describe_option(game, option, speaker) for option in game.options],
    )


def _describe_option(game: Game, option: Option, speaker: Speaker) -> OptionInfo:
    id = f"{game.id}-option-{option.id}"
    values = {value: _meaning(speaker, f"{id}-{value}") for value in option.values}
    return OptionInfo(option.id, _meaning(speaker, id), option.default, values)


def _meaning(speaker: Speaker, id: str) -> str:
    return speaker.say(id) if speaker.knows(id) else ""


def _show(info: GameInfo, speaker: Speaker, console: PlainConsole) -> None:
    players = ", ".join(str(count) for count in info.players)
    title = Text(info.title, style="bold")
    title.append(f" ({info.id})", style="not bold")
    console.print(title, Text(speaker.say("games-players", players=players)), sep="  ·  ")
    for number, preset in enumerate(info.presets):
        _show_choice(f"  --preset {preset.id}", preset.meaning, number == 0, speaker, console)
    for option in info.options:
        line = Text(f"  --option {option.id}=…  ")
        console.print(line.append(option.meaning, style="bold"), soft_wrap=True)
        for value, meaning in option.values.items():
            _show_choice(f"      {value}", meaning, value == option.default, speaker, console)
    console.print()


def _show_choice(name: str, meaning: str, is_default: bool, speaker: Speaker, console: PlainConsole) -> None:
    mark = speaker.say("games-default") if is_default else ""
    console.print(Text("  ".join(part for part in (name, meaning, mark) if part)), soft_wrap=True)
