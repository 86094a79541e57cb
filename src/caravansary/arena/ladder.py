"""Ladder: bots play each other from all seats, and ratings say who is how much stronger, and how sure that is."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import combinations, combinations_with_replacement

import msgspec

from caravansary.arena.contest import ContestError, GameResult, Item, Seating
from caravansary.arena.rating import Results, interval, rate
from caravansary.arena.table import Table


class Ladder(msgspec.Struct, frozen=True):
    """What to play: every group of different bots that fills a table, `games` times, rounded up to all seatings.

    Games of one group come in rounds in which everybody moves on one seat; a round has the same dice for all seatings.
    """

    table: Table
    bots: list[str]
    games: int
    seed: int = 0

    def groups(self) -> list[tuple[str, ...]]:
        """Who plays together. Too few bots for a table sit there more than once."""
        seats = self.table.players
        if len(set(self.bots)) != len(self.bots) or len(self.bots) < 2:
            raise ContestError("a ladder needs two or more different bots")
        if seats < 2:
            raise ContestError("a ladder needs tables of two or more players")
        if len(self.bots) >= seats:
            return list(combinations(self.bots, seats))
        return [group for group in combinations_with_replacement(self.bots, seats) if len(set(group)) > 1]

    def rounds(self) -> int:
        return -(-self.games // self.table.players)

    def all_games(self) -> list[Item]:
        """Every game, spread so that an early stop leaves all groups about equally far."""
        numbers = range(self.rounds() * self.table.players)
        return [(group, number) for number in numbers for group in range(len(self.groups()))]

    def seating(self, group: int, number: int) -> Seating:
        seats = self.table.players
        round_, turn = divmod(number, seats)
        bots = self.groups()[group]
        names = [bots[(seat + turn) % seats] for seat in range(seats)]
        return Seating(self.table, names, f"{self.seed}/{group}/{round_}")

    def title(self) -> str:
        return f"{self.table.game}, bots {', '.join(self.bots)}"


class RatingLine(msgspec.Struct, frozen=True):
    """A bot's Elo around the mean of the ladder, with its 95 % interval. `share` is its share of victories."""

    bot: str
    elo: float
    low: float
    high: float
    games: int
    share: float
    points: float


class PairLine(msgspec.Struct, frozen=True):
    """How often a came in before b (ties count one half), with the 95 % interval."""

    a: str
    b: str
    games: int
    share: float
    low: float
    high: float


class Standings(msgspec.Struct, frozen=True):
    game: str
    players: int
    options: dict[str, str]
    seed: int
    games: int
    ratings: list[RatingLine]
    pairs: list[PairLine]


def standings(plan: Ladder, games: Sequence[GameResult]) -> Standings:
    """Ratings, best first, and every pair."""
    plain, weighted = who_beat_whom(plan.bots, games)
    rating = rate(weighted)
    lines = [
        _rating_line(bot, games, round(rating.elo[i], 1), round(rating.margin[i], 1)) for i, bot in enumerate(plan.bots)
    ]
    pairs = [_pair_line(plan.bots, plain, a, b) for a, b in combinations(range(len(plan.bots)), 2)]
    return Standings(
        game=plan.table.game,
        players=plan.table.players,
        options=plan.table.options,
        seed=plan.seed,
        games=len(games),
        ratings=sorted(lines, key=lambda line: -line.elo),
        pairs=pairs,
    )


def who_beat_whom(bots: Sequence[str], games: Sequence[GameResult]) -> tuple[Results, Results]:
    """Every pair at a table: as it came in, and weighed, since the pairs of one game hang together.

    Bots of one name at a table do not play each other.
    """
    index = {bot: i for i, bot in enumerate(bots)}
    plain, weighted = Results(len(bots)), Results(len(bots))
    for game in games:
        for one, other in combinations(range(len(game.bots)), 2):
            a, b = index[game.bots[one]], index[game.bots[other]]
            if a != b:
                share = 0.5 + 0.5 * ((game.places[one] < game.places[other]) - (game.places[one] > game.places[other]))
                plain.add(a, b, share)
                weighted.add(a, b, share, 2.0 / len(game.bots))
    return plain, weighted


def _rating_line(bot: str, games: Sequence[GameResult], elo: float, margin: float) -> RatingLine:
    seats = [(game, seat) for game in games for seat, name in enumerate(game.bots) if name == bot]
    count = len(seats)
    return RatingLine(
        bot=bot,
        elo=elo,
        low=round(elo - margin, 1),
        high=round(elo + margin, 1),
        games=len({(game.group, game.number) for game, _ in seats}),
        share=round(sum(game.shares[seat] for game, seat in seats) / count, 4),
        points=round(sum(game.scores[seat] for game, seat in seats) / count, 2),
    )


def _pair_line(bots: Sequence[str], results: Results, a: int, b: int) -> PairLine:
    games = results.games(a, b)
    share = results.won[a][b] / games if games else 0.5
    low, high = interval(share, games)
    return PairLine(bots[a], bots[b], round(games), round(share, 4), round(low, 4), round(high, 4))
