"""The field: what every level wins against all that play a game, at every size of table, its weakest match first.

A level that only beats copies of itself may know little of the game. So each level meets the level below it, every
style of the game, greedy bots, and tables where all of them are mixed; and where the rules have opponents of their own
for somebody who plays alone, those too.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

import msgspec

from caravansary.arena.contest import GameResult, Item, Seating
from caravansary.arena.ladder import who_beat_whom
from caravansary.arena.rating import interval, rate
from caravansary.arena.table import Table
from caravansary.bots import bot_names, style_names
from caravansary.core.chance import Seeded
from caravansary.core.registry import get_game

MIXED: Final = "mixed"
"""Stands for rivals that are drawn from the whole field, game by game."""
ALONE: Final = "alone"
"""Begins the name of an opponent that the rules play by themselves."""
GREEDY: Final = "greedy"
LEVEL: Final = "level"
MEAN_ELO: Final = 1500
"""What the mean of all who played is called."""


class Match(msgspec.Struct, frozen=True):
    """One bot against others: `rival` takes all other seats, `mixed` is drawn, `alone:X` is played by the rules."""

    players: int
    one: str
    rival: str

    def fair(self) -> float:
        """What somebody wins who is no better and no worse than the others; alone it is half."""
        return 1.0 / max(2, self.players)


class Field(msgspec.Struct, frozen=True):
    """What to play: every match `games` times, rounded up so that all sit in all seats equally often."""

    game: str
    players: list[int]
    levels: list[str]
    games: int
    seed: int = 0

    def bots(self) -> list[str]:
        """Everybody in the field."""
        return [*(name for name in bot_names() if name.startswith(LEVEL) or name == GREEDY), *self.styles()]

    def styles(self) -> list[str]:
        return style_names(get_game(self.game))

    def matches(self) -> list[Match]:
        """The strongest level first, since people ask for it first."""
        return [
            Match(players, level, rival)
            for level in reversed(self.levels)
            for players in self.players
            for rival in self._rivals(level, players)
        ]

    def _rivals(self, level: str, players: int) -> list[str]:
        if players == 1:
            return [f"{ALONE}:{opponent}" for opponent in self._opponents()]
        names = bot_names()
        levels = [name for name in names if name.startswith(LEVEL)]
        below = levels[levels.index(level) - 1 :][:1] if level in levels[1:] else []
        greedy = [GREEDY] if level in levels and names.index(level) > names.index(GREEDY) else []
        return [*below, *greedy, *self.styles(), MIXED]

    def _opponents(self) -> list[str]:
        """The opponents by the game's option that names them, without the one that stands for any."""
        game = get_game(self.game)
        options = {option.id: option.values for option in game.options}
        return [value for value in options.get(game.advice.opponents, ()) if value != "random"]

    def all_games(self) -> list[Item]:
        matches = self.matches()
        longest = max(_rounded(self.games, match.players) for match in matches)
        return [
            (group, number)
            for number in range(longest)
            for group, match in enumerate(matches)
            if number < _rounded(self.games, match.players)
        ]

    def seating(self, group: int, number: int) -> Seating:
        """Games of one round have the same dice and rivals; whom it is about moves on one seat."""
        match = self.matches()[group]
        seats = match.players
        round_, own = divmod(number, seats)
        seed = f"{self.seed}/{seats}/{round_}"
        if match.rival.startswith(ALONE):
            opponent = {get_game(self.game).advice.opponents: match.rival.partition(":")[2]}
            return Seating(Table(self.game, seats, opponent), [match.one], seed)
        rivals = [match.rival] * (seats - 1) if match.rival != MIXED else self._drawn(match.one, seats - 1, seed)
        bots = [*rivals[:own], match.one, *rivals[own:]]
        return Seating(Table(self.game, seats, {}), bots, seed)

    def _drawn(self, one: str, number: int, seed: str) -> list[str]:
        lots = Seeded(f"{seed}/mixed")
        others = [bot for bot in self.bots() if bot != one]
        return [others.pop(lots.pick(len(others))) for _ in range(number)]

    def title(self) -> str:
        return f"the field of {self.game}, {', '.join(self.levels)}"


def _rounded(games: int, players: int) -> int:
    return -(-games // players) * players


class MatchLine(msgspec.Struct, frozen=True):
    """What somebody won of a match (ties count as shares), with the 95 % interval, and the points of both sides."""

    players: int
    bot: str
    rival: str
    games: int
    share: float
    low: float
    high: float
    fair: float
    points: float
    rival_points: float


class LevelLine(msgspec.Struct, frozen=True):
    """What a level won of all its games at a size of table, and against whom it did worst for its fair share."""

    players: int
    bot: str
    games: int
    share: float
    low: float
    high: float
    fair: float
    weakest: str


class FieldReport(msgspec.Struct, frozen=True):
    """Levels, the strongest first, against the whole field; their matches, the weakest first; and Elo of everybody."""

    game: str
    seed: int
    games: int
    levels: list[LevelLine]
    matches: list[MatchLine]
    elo: dict[str, int]


def field_report(plan: Field, games: Sequence[GameResult]) -> FieldReport:
    """What was found out so far; matches without a game are left out."""
    matches = plan.matches()
    lines = [_match_line(match, [game for game in games if game.group == at]) for at, match in enumerate(matches)]
    order = list(reversed(plan.levels))
    played = sorted(
        (line for line in lines if line.games), key=lambda line: (order.index(line.bot), line.share / line.fair)
    )
    levels = [
        _level_line([line for line in played if line.bot == level and line.players == players])
        for level in reversed(plan.levels)
        for players in plan.players
    ]
    return FieldReport(
        game=plan.game,
        seed=plan.seed,
        games=len(games),
        levels=[line for line in levels if line is not None],
        matches=played,
        elo=_elo(plan, [game for game in games if len(game.bots) > 1]),
    )


def _match_line(match: Match, games: Sequence[GameResult]) -> MatchLine:
    count = len(games)
    won = points = others = 0.0
    for game in games:
        own = game.bots.index(match.one)
        won += game.shares[own]
        points += game.scores[own]
        others += (sum(game.scores) - game.scores[own]) / (len(game.scores) - 1)
    share = won / count if count else 0.0
    low, high = interval(share, count)
    most = max(1, count)
    return MatchLine(
        players=match.players,
        bot=match.one,
        rival=match.rival,
        games=count,
        share=round(share, 4),
        low=round(low, 4),
        high=round(high, 4),
        fair=round(match.fair(), 4),
        points=round(points / most, 1),
        rival_points=round(others / most, 1),
    )


def _level_line(lines: Sequence[MatchLine]) -> LevelLine | None:
    """Of the matches of a level at one size of table, sorted by how they went."""
    if not lines:
        return None
    games = sum(line.games for line in lines)
    share = sum(line.games * line.share for line in lines) / games
    low, high = interval(share, games)
    first = lines[0]
    return LevelLine(
        first.players, first.bot, games, round(share, 4), round(low, 4), round(high, 4), first.fair, first.rival
    )


def _elo(plan: Field, games: Sequence[GameResult]) -> dict[str, int]:
    """Ratings over all games of the field, strongest first."""
    seen = {bot for game in games for bot in game.bots}
    bots = [bot for bot in plan.bots() if bot in seen]
    if len(bots) < 2:
        return {}
    rating = rate(who_beat_whom(bots, games)[1])
    ranked = sorted(zip(rating.elo, bots, strict=True), reverse=True)
    return {bot: round(MEAN_ELO + elo) for elo, bot in ranked}
