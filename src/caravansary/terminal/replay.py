"""Replay: a recorded game step by step, and as plain lists of its moves."""

from __future__ import annotations

from collections.abc import Callable

import msgspec

from caravansary.core.match import Match
from caravansary.core.score import Sheet, places
from caravansary.core.state import State
from caravansary.locale import FALLBACK, Speaker
from caravansary.terminal import view
from caravansary.terminal.screen import Screen


class MoveLine(msgspec.Struct, frozen=True):
    """One move of a game for people and programs."""

    number: int
    turn: int
    seat: int
    player: str
    action: str
    picks: list[int]


class FinalScore(msgspec.Struct, frozen=True):
    seat: int
    player: str
    place: int
    total: int
    categories: dict[str, int | None]


class GameSummary(msgspec.Struct, frozen=True):
    """A whole game; `scores` are those at the end of the record, final if `over`."""

    game: str
    rules: int
    options: dict[str, str]
    players: list[str]
    moves: list[MoveLine]
    over: bool
    scores: list[FinalScore]


def summarize(match: Match) -> GameSummary:
    setup, state = match.setup, match.state
    moves = [
        MoveLine(number, one.turn, one.seat, match.names[one.seat], setup.space.text(one.action), one.picks)
        for number, one in enumerate(match.played, start=1)
    ]
    say = Speaker(FALLBACK, setup.game, match.names)
    scores = [
        FinalScore(side, say(state.side_name(side)), place, sheet.total, _by_category(state, sheet))
        for side, (sheet, place) in enumerate(zip(state.scores(), places(state.standing()), strict=True))
    ]
    return GameSummary(setup.game.id, setup.version, setup.options, match.names, moves, state.over(), scores)


def _by_category(state: State, sheet: Sheet) -> dict[str, int | None]:
    """The points in the categories that exist at this table."""
    shown = state.categories()
    named = zip(state.setup.game.categories, sheet.points, strict=True)
    return {name: points for name, points in named if name in shown}


def plain_lines(match: Match, speaker: Speaker) -> list[str]:
    """The moves, one a line, and the points."""
    summary = summarize(match)
    width = len(str(len(summary.moves)))
    lines = [f"{move.number:>{width}}  {speaker.names[move.seat]}: {move.action}" for move in summary.moves]
    lines.append(speaker.say("game-over") if summary.over else speaker.say("game-unfinished"))
    for score in sorted(summary.scores, key=lambda one: one.place):
        player = speaker.say("score-place", place=score.place, player=match.state.side_name(score.seat))
        lines.append(speaker.say("player-points", player=player, points=score.total))
    return lines


class Replay:
    """Steps through a game, as a seat or a spectator saw it."""

    def __init__(self, match: Match, speaker: Speaker, screen: Screen, viewer: int | None = None) -> None:
        self.match = match
        self.speaker = speaker
        self.screen = screen
        self.viewer = viewer
        self.at = 0
        self.leaving = False
        self.commands: dict[str, Callable[[str], None]] = {
            "": lambda _: self.go(self.at + 1),
            "n": lambda _: self.go(self.at + 1),
            "b": lambda _: self.go(self.at - 1),
            "t": lambda _: self.go(self.next_turn()),
            "e": lambda _: self.go(self.length),
            "v": self.look_as,
            "p": self.points,
            "?": self.help,
            "h": self.help,
            "q": self.leave,
        }

    @property
    def length(self) -> int:
        return len(self.match.played)

    def run(self) -> None:
        self.draw()
        while not self.leaving:
            line = self.screen.read(self.speaker.say("replay-prompt", at=self.at, count=self.length))
            if line is None:
                return
            self.obey(line)

    def obey(self, line: str) -> None:
        if line.isdecimal():
            self.go(int(line))
            return
        word, _, rest = line.partition(" ")
        command = self.commands.get(word.lower())
        if command is None:
            self.say("replay-not-understood", text=line)
            return
        command(rest.strip())

    def go(self, number: int) -> None:
        if not 0 <= number <= self.length:
            self.say("replay-no-such-move", number=number, count=self.length)
            return
        self.at = number
        self.draw()

    def next_turn(self) -> int:
        """The move before which the next turn begins."""
        turn = self.match.played[self.at].turn if self.at < self.length else -1
        later = (number for number in range(self.at, self.length) if self.match.played[number].turn != turn)
        return next(later, self.length)

    def look_as(self, rest: str) -> None:
        """`v 2` looks from seat 2, `v` as a spectator."""
        if rest and not (rest.isdecimal() and 1 <= int(rest) <= self.match.setup.seats):
            self.say("replay-no-such-seat", text=rest, count=self.match.setup.seats)
            return
        self.viewer = int(rest) - 1 if rest else None
        self.draw()

    def points(self, _: str) -> None:
        self.screen.show(view.score_sheet(self.match.at(self.at), self.viewer, self.speaker))

    def help(self, _: str) -> None:
        self.screen.line(self.speaker.say("replay-help"))

    def leave(self, _: str) -> None:
        self.leaving = True

    def draw(self) -> None:
        state = self.match.at(self.at)
        extra = self.speaker.say("replay-move", at=self.at, count=self.length)
        self.screen.clear()
        self.screen.show(view.header(state, self.speaker, extra))
        self.screen.show(view.board(state, self.viewer, self.speaker))
        self.screen.show(view.totals(state, self.viewer, self.speaker))
        self.screen.line()
        self.show_move()
        if state.over():
            self.screen.show(view.score_sheet(state, self.viewer, self.speaker))
            self.screen.line(view.winners(state, self.speaker), style="bold")

    def show_move(self) -> None:
        """The last move in words and what it led to."""
        if self.at == 0:
            events = self.match.opening
        else:
            played = self.match.played[self.at - 1]
            label = self.speaker(self.match.at(self.at - 1).label(played.action))
            line = self.speaker.say("replay-answer", player=self.speaker.names[played.seat], answer=label)
            self.screen.line(line, style="bold")
            events = played.events
        lines = view.narration(events, self.viewer, self.speaker)
        if lines:
            self.screen.show(view.bullets(lines))

    def say(self, id: str, **args: int | str) -> None:
        self.screen.line(self.speaker.say(id, **args), style="dim")
