"""`caravansary check`: the conformance suite on any installed game."""

from __future__ import annotations

from pathlib import Path
from typing import TYPE_CHECKING, Annotated

import msgspec
import typer

from caravansary.cli.options import GameId, Json, speaker_of
from caravansary.cli.output import print_json, print_lines, progress
from caravansary.core.record import write_record
from caravansary.core.registry import get_game

if TYPE_CHECKING:
    from caravansary.core.conformance import Report
    from caravansary.locale import Speaker

FAILED = 1

Games = Annotated[
    int | None, typer.Option("--games", "-n", min=1, metavar="N", help="cli-check-games", show_default=False)
]
Seed = Annotated[int, typer.Option("--seed", metavar="N", help="cli-seed")]
Records = Annotated[Path, typer.Option("--records", metavar="FOLDER", help="cli-check-records")]


class FailureInfo(msgspec.Struct, frozen=True):
    check: str
    text: str
    setup: str
    seed: str
    move: int
    record: str | None


class CheckResult(msgspec.Struct, frozen=True):
    """How a game fared; `checks` says how often each promise was looked at."""

    game: str
    ok: bool
    seed: str
    setups: int
    games: int
    decisions: int
    checks: dict[str, int]
    failures: list[FailureInfo]


def check(
    context: typer.Context,
    game: GameId,
    games: Games = None,
    seed: Seed = 0,
    records: Records = Path("failed-games"),
    json: Json = False,
) -> None:
    from caravansary.arena.endings import check_endings
    from caravansary.core.conformance import cases_of, check_game, games_of

    found = get_game(game)
    speaker = speaker_of(context)
    total = games or games_of(len(cases_of(found)))
    with progress(speaker.say("check-progress"), total) as tell:
        report = check_game(found, total, seed, lambda done, _: tell(done))
    if report.ok:
        check_endings(found, report, seed)
    result = _result(report, records)
    if json:
        print_json(result)
    else:
        print_lines(_lines(result, speaker))
    if not result.ok:
        raise typer.Exit(FAILED)


def _result(report: Report, folder: Path) -> CheckResult:
    """The report for people and programs; every game that shows a failure is kept."""
    failures = []
    for number, failure in enumerate(report.failures, start=1):
        file: Path | None = None
        if failure.record is not None:
            folder.mkdir(parents=True, exist_ok=True)
            file = folder / f"{report.game}-{number:02d}-{failure.check}.json"
            write_record(file, failure.record)
        kept = None if file is None else str(file)
        failures.append(FailureInfo(failure.check, failure.text, failure.case, failure.seed, failure.move, kept))
    return CheckResult(
        report.game, report.ok, report.seed, report.cases, report.games, report.decisions, dict(report.checks), failures
    )


def _lines(result: CheckResult, speaker: Speaker) -> list[str]:
    lines = [f"{count:>8}  {name.replace('_', ' ')}" for name, count in result.checks.items()]
    for failure in result.failures:
        lines += ["", speaker.say("check-failure", promise=failure.check.replace("_", " "), text=failure.text)]
        if failure.record is not None:
            lines.append(speaker.say("check-where", setup=failure.setup, seed=failure.seed, move=failure.move))
            lines.append(speaker.say("check-kept", file=failure.record))
    lines += ["", speaker.say("check-summary", game=result.game, **_counts(result))]
    if not result.ok:
        return [*lines, speaker.say("check-failed", count=len(result.failures))]
    return [*lines, speaker.say("check-passed"), speaker.say("check-more", game=result.game, games=10 * result.games)]


def _counts(result: CheckResult) -> dict[str, int]:
    return {"games": result.games, "decisions": result.decisions, "setups": result.setups}
