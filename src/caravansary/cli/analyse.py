"""`caravansary analyse`: how the chances went in a recorded game, and which decisions cost most."""

from __future__ import annotations

from pathlib import Path
from typing import TYPE_CHECKING, Annotated

import typer

from caravansary.cli.options import Json, speaker_of
from caravansary.cli.output import print_json, print_lines, progress
from caravansary.core.record import read_record
from caravansary.locale import Speaker
from caravansary.terminal.seats import display_names, seat_of_record

if TYPE_CHECKING:
    from caravansary.arena.analysis import Analysis, Moment

SPARKS = "▁▂▃▄▅▆▇█"
CURVE_WIDTH = 60

File = Annotated[Path, typer.Argument(metavar="RECORD", help="cli-replay-file", show_default=False)]
Iterations = Annotated[
    int | None, typer.Option("--iterations", min=1, metavar="N", help="cli-analyse-iterations", show_default=False)
]
Costliest = Annotated[int, typer.Option("--costliest", min=0, metavar="N", help="cli-analyse-costliest")]
Jobs = Annotated[int, typer.Option("--jobs", "-j", min=1, metavar="N", help="cli-jobs")]
Seed = Annotated[int, typer.Option("--seed", metavar="N", help="cli-analyse-seed")]


def analyse(
    context: typer.Context,
    record: File,
    iterations: Iterations = None,
    costliest: Costliest = 5,
    jobs: Jobs = 1,
    seed: Seed = 0,
    json: Json = False,
) -> None:
    from caravansary.arena import analysis as arena

    speaker = speaker_of(context)
    found = read_record(record)
    with progress(speaker.say("analyse-progress"), arena.count_questions(found)) as tell:
        result = arena.analyse(found, iterations, costliest, jobs, seed, tell)
    if json:
        print_json(result)
    else:
        print_lines(_lines(result, speaker))


def _lines(result: Analysis, speaker: Speaker) -> list[str]:
    names = display_names([seat_of_record(name) for name in result.players], speaker)
    lines: list[str] = []
    for seat, name in enumerate(names):
        chances = [point.chances[seat] for point in result.curve]
        lines.append(speaker.say("analyse-player", player=name))
        lines.append(f"  {spark_line(chances)}")
        lines += [f"  {_line(moment, speaker)}" for moment in result.costliest[seat]]
        lines.append("")
    return lines


def spark_line(values: list[float], width: int = CURVE_WIDTH) -> str:
    """
    >>> spark_line([0.0, 0.5, 1.0])
    '▁▅█'
    """
    if len(values) > width:
        values = [values[i * len(values) // width] for i in range(width)]
    return "".join(SPARKS[min(len(SPARKS) - 1, int(max(0.0, value) * len(SPARKS)))] for value in values)


def _line(moment: Moment, speaker: Speaker) -> str:
    return speaker.say(
        "analyse-costly",
        move=moment.move + 1,
        loss=f"{100 * moment.loss:.1f}",
        played=moment.played or "",
        better=moment.better,
    )
