"""The command with its subcommands. Help texts are message ids, said in the user's language."""

from __future__ import annotations

from functools import partial
from typing import Annotated, Any

import typer

from caravansary import __version__
from caravansary.cli import analyse, bench, box, check, field, fit, games, ladder, learn, play, replay, simulate, tune
from caravansary.locale import Speaker
from caravansary.server.serve_command import serve

HELP_NAMES = {"help_option_names": ["-h", "--help"]}


def make_command(speaker: Speaker) -> Any:
    """The whole command line, in the speaker's language."""
    app = typer.Typer(add_completion=False, pretty_exceptions_enable=False, context_settings=HELP_NAMES)
    app.callback(help="cli-about", epilog="cli-about-examples", invoke_without_command=True)(caravansary)
    add = partial(app.command, context_settings=HELP_NAMES)
    add("games", help="cli-games", epilog="cli-games-examples")(games.games)
    add("play", help="cli-play", epilog="cli-play-examples")(play.play)
    add("serve", help="cli-serve", epilog="cli-serve-examples")(serve)
    add("simulate", help="cli-simulate", epilog="cli-simulate-examples")(simulate.simulate)
    add("ladder", help="cli-ladder", epilog="cli-ladder-examples")(ladder.ladder)
    add("field", help="cli-field", epilog="cli-field-examples")(field.field)
    add("tune", help="cli-tune", epilog="cli-tune-examples")(tune.tune)
    add("fit", help="cli-fit", epilog="cli-fit-examples")(fit.fit)
    add("learn", help="cli-learn", epilog="cli-learn-examples")(learn.learn)
    add("replay", help="cli-replay", epilog="cli-replay-examples")(replay.replay)
    add("analyse", help="cli-analyse", epilog="cli-analyse-examples")(analyse.analyse)
    add("check", help="cli-check", epilog="cli-check-examples")(check.check)
    add("bench", help="cli-bench", epilog="cli-bench-examples")(bench.bench)
    app.add_typer(_box_commands(), name="box", help="cli-box-about", epilog="cli-box-examples")
    command = typer.main.get_command(app)
    _translate(command, speaker)
    return command


def _box_commands() -> typer.Typer:
    app = typer.Typer(context_settings=HELP_NAMES, no_args_is_help=True)
    add = partial(app.command, context_settings=HELP_NAMES)
    add("export", help="cli-box-export")(box.export)
    add("check", help="cli-box-check")(box.check)
    return app


def caravansary(
    lang: Annotated[str | None, typer.Option("--lang", metavar="en|cs|pl", help="cli-lang")] = None,
    version: Annotated[bool, typer.Option("--version", help="cli-version")] = False,
) -> None:
    """Options of the command itself; `--lang` was taken from the line before."""
    if version:
        typer.echo(f"caravansary {__version__}")
        raise typer.Exit


def _translate(command: Any, speaker: Speaker) -> None:
    """Puts words in place of the message ids, in a command and all below it."""
    for attribute in ("help", "short_help", "epilog"):
        _say_attribute(command, attribute, speaker)
    help_option = command.get_help_option(command.context_class(command, **command.context_settings))
    help_option.help = "cli-help"
    for parameter in [*command.params, help_option]:
        _say_attribute(parameter, "help", speaker)
        panel = "cli-panel-options" if parameter.param_type_name == "option" else "cli-panel-arguments"
        parameter.rich_help_panel = speaker.say(panel)
    for below in getattr(command, "commands", {}).values():
        below.rich_help_panel = speaker.say("cli-panel-commands")
        _translate(below, speaker)


def _say_attribute(thing: Any, attribute: str, speaker: Speaker) -> None:
    id = getattr(thing, attribute, None)
    if isinstance(id, str) and speaker.knows(id):
        setattr(thing, attribute, speaker.say(id))
