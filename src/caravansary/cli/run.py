"""Running one command: its language, its errors and its exit code."""

from __future__ import annotations

import os
import sys
from collections.abc import Sequence

import typer

from caravansary.arena.contest import ContestError
from caravansary.arena.peers import PeerMissing
from caravansary.bots import UnknownBot
from caravansary.cli.app import make_command
from caravansary.core.box import BoxError
from caravansary.core.game import EndlessGame, SetupError
from caravansary.core.record import RecordError
from caravansary.core.registry import UnknownGame
from caravansary.locale import Speaker, UnknownLanguage, pick_language
from caravansary.terminal.screen import PipeClosed
from caravansary.terminal.seats import SeatsError

BAD_INPUT = 2
INTERRUPTED = 130
PIPE_CLOSED = 141

USAGE_ERROR: type[Exception] = typer.BadParameter.__mro__[1]  # typer keeps its name for itself
INPUT_ERRORS = (
    BoxError,
    EndlessGame,
    ContestError,
    PeerMissing,
    RecordError,
    SeatsError,
    SetupError,
    UnknownBot,
    UnknownGame,
    UnknownLanguage,
)


def run(argv: Sequence[str]) -> int:
    """Runs the command line and gives its exit code."""
    try:
        language, rest = take_language(argv)
        speaker = Speaker(language)
        code = make_command(speaker).main(rest or ["--help"], "caravansary", standalone_mode=False, obj=speaker)
    except USAGE_ERROR as error:
        return refuse(error.format_message() if hasattr(error, "format_message") else str(error))
    except INPUT_ERRORS as error:
        return refuse(str(error))
    except OSError as error:
        return refuse(f"{error.filename}: {error.strerror}" if error.filename else str(error))
    except PipeClosed:
        leave_pipe_alone()
        return PIPE_CLOSED
    except (KeyboardInterrupt, typer.Abort):
        return INTERRUPTED
    return code if isinstance(code, int) else 0


def refuse(reason: str) -> int:
    sys.stderr.write(f"caravansary: {' '.join(reason.split())}\n")
    return BAD_INPUT


def leave_pipe_alone() -> None:
    """Nobody reads on: what Python still wants to flush at its end goes nowhere."""
    nowhere = os.open(os.devnull, os.O_WRONLY)
    os.dup2(nowhere, sys.stdout.fileno())


def take_language(argv: Sequence[str]) -> tuple[str, list[str]]:
    """The language, from `--lang` anywhere on the line or from the environment, and the line without it.

    >>> take_language(["games", "--lang", "cs", "--json"])
    ('cs', ['games', '--json'])
    """
    wish: str | None = None
    rest: list[str] = []
    words = iter(argv)
    for word in words:
        if word == "--lang":
            wish = next(words, "")
        elif word.startswith("--lang="):
            wish = word.removeprefix("--lang=")
        else:
            rest.append(word)
    return pick_language(wish), rest
