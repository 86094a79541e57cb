"""`caravansary play`: a game in the terminal."""

from __future__ import annotations

from pathlib import Path
from typing import Annotated

import typer

from caravansary.cli.options import BoxFolder, OptionList, Players, Preset, make_setup, speaker_of
from caravansary.core.game import SetupError
from caravansary.core.match import Match
from caravansary.core.registry import game_ids, get_game
from caravansary.locale import Speaker
from caravansary.terminal.saves import Saved, begin, load_match, new_save, open_save
from caravansary.terminal.seats import Seat, SeatsError, display_names, parse_seats, seat_of_record

GameToPlay = Annotated[str | None, typer.Argument(metavar="GAME", help="cli-game", show_default=False)]
Seats = Annotated[str | None, typer.Option("--seats", "-s", metavar="WHO,WHO,…", help="cli-seats", show_default=False)]
Seed = Annotated[str | None, typer.Option("--seed", metavar="WORD", help="cli-play-seed", show_default=False)]
Resume = Annotated[str | None, typer.Option("--resume", metavar="FILE|last", help="cli-resume", show_default=False)]
Save = Annotated[Path | None, typer.Option("--save", metavar="FILE", help="cli-save", show_default=False)]


def play(
    context: typer.Context,
    game: GameToPlay = None,
    players: Players = None,
    seats: Seats = None,
    preset: Preset = None,
    option: OptionList = None,
    box: BoxFolder = None,
    seed: Seed = None,
    resume: Resume = None,
    save: Save = None,
) -> None:
    from caravansary.terminal.play import Session
    from caravansary.terminal.screen import Screen

    speaker = speaker_of(context)
    if resume is not None:
        if game or players or preset or option or box or seed:
            raise SetupError("--resume goes with --seats and --save only; the rest is in the file")
        saved = load_match(open_save(resume))
        saved.path = save or saved.path
        people = seated(saved.match, seats, speaker)
    else:
        saved, people = _new_game(game, players, seats, preset, option, box, seed, save, speaker)
    game_speaker = Speaker(speaker.language, saved.match.setup.game)
    game_speaker.names = display_names(people, game_speaker)
    Session(saved, people, game_speaker, Screen()).run()


def _new_game(
    game: str | None,
    players: int | None,
    seats: str | None,
    preset: str | None,
    option: list[str] | None,
    box: Path | None,
    seed: str | None,
    save: Path | None,
    speaker: Speaker,
) -> tuple[Saved, list[Seat]]:
    if game is None:
        raise SetupError(f"which game? There are {', '.join(game_ids())}")
    found = get_game(game)
    wish = seats or "you"
    count = players or max(found.seats[0], len(wish.split(",")))
    setup = make_setup(found, count, preset, option, box)
    people = parse_seats(wish, count, found, speaker)
    return begin(setup, [seat.name for seat in people], seed, save or new_save(found.id)), people


def seated(match: Match, seats: str | None, speaker: Speaker) -> list[Seat]:
    """Who plays on in a stored game: as in the record, or as `--seats` says now."""
    names = match.names
    if seats is None:
        return [seat_of_record(name) for name in names]
    if len(seats.split(",")) != len(names):
        raise SeatsError(f"--seats must name {len(names)} players, as many as the saved game has")
    return parse_seats(seats, len(names), match.setup.game, speaker)
