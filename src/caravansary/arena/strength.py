"""What the field has shown, on paper: docs/strength.md for people, and strength.toml of each game for its tables."""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path

from caravansary.arena.field import ALONE, MIXED, FieldReport, LevelLine, MatchLine

PAGE_HEAD = """# How strong the bots are

Made by `{command}`, which can be stopped and resumed; do not edit by hand.

**The field** of a game are its levels, greedy bots, and styles: players with a plan of their own that owe nothing
to our evaluation. A level meets the level below it, greedy, every style (one seat for the level, all others for the
rival), and tables where the whole field is mixed; alone, it meets the opponents of the rules. Seats are balanced:
every deal is played once from each seat, with the same dice. A share is the part of the victories, ties divided;
brackets are 95 % intervals (Wilson). The fair share is what somebody wins who plays like the others; alone we take
a half. The weakest matches come first. Elo is a Bradley-Terry rating over all games of the field, around a mean of
1500.
"""


def strength_page(reports: Sequence[tuple[str, FieldReport]], command: str) -> str:
    """The page, given the title of every game with what was found."""
    parts = [PAGE_HEAD.format(command=command)]
    for title, report in reports:
        parts.append(f"\n## {title}\n\n{report.games} games, seed {report.seed}.\n")
        parts.append(_table(LEVEL_HEAD, [_level_row(line) for line in report.levels]))
        parts.append(_table(MATCH_HEAD, [_match_row(line) for line in report.matches]))
        parts.append(_table(("bot", "Elo"), [(bot, str(elo)) for bot, elo in report.elo.items()]))
    return "\n".join(parts)


LEVEL_HEAD = ("players", "level", "won of the whole field", "fair", "games", "weakest against")
MATCH_HEAD = ("players", "level", "against", "won", "fair", "games", "points")


def _level_row(line: LevelLine) -> tuple[str, ...]:
    return (
        str(line.players),
        line.bot,
        _share(line.share, line.low, line.high),
        f"{100 * line.fair:.0f} %",
        str(line.games),
        _rival(line.players, line.weakest),
    )


def _match_row(line: MatchLine) -> tuple[str, ...]:
    return (
        str(line.players),
        line.bot,
        _rival(line.players, line.rival),
        _share(line.share, line.low, line.high),
        f"{100 * line.fair:.0f} %",
        str(line.games),
        f"{line.points:.1f} : {line.rival_points:.1f}",
    )


def _rival(players: int, rival: str) -> str:
    if rival.startswith(ALONE):
        return f"the rules' opponent *{rival.partition(':')[2]}*"
    return "a mixed table" if rival == MIXED else f"{players - 1} × {rival}"


def _share(share: float, low: float, high: float) -> str:
    return f"{100 * share:.1f} % ({100 * low:.0f} to {100 * high:.0f})"


def _table(head: Sequence[str], rows: Sequence[Sequence[str]]) -> str:
    lines = [head, ["---"] * len(head), *rows]
    return "".join(f"| {' | '.join(line)} |\n" for line in lines)


def write_strength(folder: Path, report: FieldReport, command: str) -> None:
    """strength.toml of a game: the Elo that tables show beside a bot."""
    lines = [f"# Measured by `{command}`, {report.games} games.", "[elo]"]
    lines += [f'"{bot}" = {elo}' for bot, elo in report.elo.items()]
    (folder / "strength.toml").write_text("\n".join(lines) + "\n", encoding="utf-8")
