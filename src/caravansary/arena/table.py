"""A set-up in plain words, which can be sent to worker processes, and one game of bots on it."""

from __future__ import annotations

from collections.abc import Callable, Sequence

import msgspec

from caravansary.bots import Bot, answer
from caravansary.core.box import BoxFiles
from caravansary.core.chance import Seeded
from caravansary.core.game import EndlessGame, Game, Setup, SetupError
from caravansary.core.match import Match
from caravansary.core.record import Record
from caravansary.core.registry import get_game
from caravansary.core.score import places, shares
from caravansary.core.state import State


class Table(msgspec.Struct, frozen=True):
    """What a set-up is made from."""

    game: str
    players: int
    options: dict[str, str]
    box: dict[str, str] | None = None

    def setup(self) -> Setup:
        box_files = None if self.box is None else BoxFiles(self.box)
        return get_game(self.game).setup(self.players, self.options, box_files=box_files)


def table_of(setup: Setup) -> Table:
    files = setup.box.files
    return Table(setup.game.id, setup.seats, dict(setup.options), None if files.ours else dict(files.contents))


def contest_table(game: Game, players: int | None) -> Table:
    """The table at which bots are tuned and learn: by default the smallest at which there is somebody to beat."""
    seats = players or min(count for count in game.seats if count > 1)
    if seats == 1:
        raise SetupError("bots learn in games against each other: at least 2 players")
    return table_of(game.setup(seats))


def has_rival(setup: Setup) -> bool:
    """Whether there is somebody to beat: another seat, or an opponent that the rules play by themselves."""
    return setup.start(Seeded(0)).sides() > 1


class Outcome(msgspec.Struct, frozen=True):
    """How one game ended, by seat; the record only where it was asked for."""

    shares: list[float]
    scores: list[int]
    places: list[int]
    decisions: int
    record: Record | None = None


def play_game(setup: Setup, bots: Sequence[Bot], seed: str) -> Outcome:
    """One game of bots. Equal seeds give equal games; a bot's dice never disturb the game's."""
    chance = Seeded(seed)
    state = setup.start(chance)
    thoughts = _thoughts(seed, setup.seats)
    played: list[int] = []
    while state.actions:
        if len(played) >= setup.game.longest:
            _give_up(setup, seed, played)
        seat = state.seat
        action = answer(bots[seat], state, thoughts[seat])
        state.play(action, chance)
        played.append(action)
    return _outcome(state, len(played), None)


def _give_up(setup: Setup, seed: str, played: Sequence[int]) -> None:
    """Tells that a game is endless, with its record."""
    match = Match(setup, Seeded(seed))
    try:
        for action in [*played, match.state.actions[0]]:
            match.play(action)
    except EndlessGame as error:
        error.record = match.record()
        raise


def record_game(setup: Setup, bots: Sequence[Bot], seed: str, names: Sequence[str]) -> Outcome:
    """The same game as `play_game` plays, with its record."""
    match = Match(setup, Seeded(seed), names)
    state = match.state
    thoughts = _thoughts(seed, setup.seats)
    while state.actions:
        seat = state.seat
        try:
            match.play(answer(bots[seat], state, thoughts[seat]))
        except EndlessGame as error:
            error.record = match.record()
            raise
    return _outcome(state, len(match.played), match.record())


def _outcome(state: State, decisions: int, record: Record | None) -> Outcome:
    standing = state.standing()
    points = [sheet.total for sheet in state.scores()]
    return Outcome(shares(standing), points, places(standing), decisions, record)


def _thoughts(seed: str, seats: int) -> list[Seeded]:
    return [Seeded(f"{seed}/seat {seat}") for seat in range(seats)]


Progress = Callable[[int], None]


def no_progress(done: int) -> None:
    """Nobody watches."""
