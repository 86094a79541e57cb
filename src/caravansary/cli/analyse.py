"""`caravansary analyse`: how the chances went in a recorded game, and which decisions cost most."""

from __future__ import annotations

from pathlib import Path
from typing import TYPE_CHECKING, Annotated

import typer

from caravansary.bots.reasons import telling
from caravansary.cli.options import Json, speaker_of
from caravansary.cli.output import print_json, print_lines, progress
from caravansary.core.record import read_record
from caravansary.core.registry import get_game
from caravansary.locale import Speaker
from caravansary.terminal.seats import display_names, seat_of_record

if TYPE_CHECKING:
    from caravansary.arena.accuracy import Quality
    from caravansary.arena.analysis import Analysis
    from caravansary.arena.moments import Moment

SPARKS = "▁▂▃▄▅▆▇█"
CURVE_WIDTH = 60

File = Annotated[Path, typer.Argument(metavar="RECORD", help="cli-replay-file", show_default=False)]
Iterations = Annotated[
    int | None, typer.Option("--iterations", min=1, metavar="N", help="cli-analyse-iterations", show_default=False)
]
Seconds = Annotated[
    float | None, typer.Option("--seconds", min=1, metavar="S", help="cli-analyse-seconds", show_default=False)
]
Costliest = Annotated[int, typer.Option("--costliest", min=0, metavar="N", help="cli-analyse-costliest")]
Jobs = Annotated[int, typer.Option("--jobs", "-j", min=1, metavar="N", help="cli-jobs")]
Seed = Annotated[int, typer.Option("--seed", metavar="N", help="cli-analyse-seed")]


def analyse(
    context: typer.Context,
    record: File,
    iterations: Iterations = None,
    seconds: Seconds = None,
    costliest: Costliest = 5,
    jobs: Jobs = 1,
    seed: Seed = 0,
    json: Json = False,
) -> None:
    from caravansary.arena import analysis as arena

    speaker = speaker_of(context)
    found = read_record(record)
    if iterations is None and seconds is None:
        seconds = arena.SECONDS
    with progress(speaker.say("analyse-progress"), arena.count_questions(found)) as tell:
        result = arena.analyse(found, iterations, costliest, jobs, seed, seconds, lambda study: tell(study.done))
    if json:
        print_json(result)
    else:
        print_lines(_lines(result, Speaker(speaker.language, get_game(found.game))))


def _lines(result: Analysis, speaker: Speaker) -> list[str]:
    names = display_names([seat_of_record(name) for name in result.players], speaker)
    lines: list[str] = []
    if result.done < result.of:
        lines += [speaker.say("analyse-partly", done=result.done, of=result.of), ""]
    for seat, name in enumerate(names):
        chances = [point.chances[seat] for point in result.curve]
        lines.append(speaker.say("analyse-player", player=name))
        lines.append(f"  {spark_line(chances)}")
        lines.append(f"  {_quality(result.quality[seat], speaker)}")
        for moment in result.costliest[seat]:
            lines += [f"  {line}" for line in _about(moment, speaker)]
        lines.append("")
    return lines


def _quality(found: Quality, speaker: Speaker) -> str:
    accuracy = "–" if found.accuracy is None else f"{100 * found.accuracy:.0f} %"
    counts = {"inaccuracy": found.inaccuracies, "mistake": found.mistakes, "blunder": found.blunders}
    words = [f"{speaker.say(f'grade-{grade}')} {count}" for grade, count in counts.items()]
    return speaker.say("analyse-quality", accuracy=accuracy, mistakes=", ".join(words))


def spark_line(values: list[float], width: int = CURVE_WIDTH) -> str:
    """
    >>> spark_line([0.0, 0.5, 1.0])
    '▁▅█'
    """
    if len(values) > width:
        values = [values[i * len(values) // width] for i in range(width)]
    return "".join(SPARKS[min(len(SPARKS) - 1, int(max(0.0, value) * len(SPARKS)))] for value in values)


def _about(moment: Moment, speaker: Speaker) -> list[str]:
    """A costly decision, the rest of the better line and the reasons, as far as there are any."""
    loss = f"{100 * moment.loss:.1f}"
    lines = [
        speaker.say("analyse-costly", move=moment.move + 1, loss=loss, played=moment.played or "", better=moment.better)
    ]
    if moment.grade:
        lines[0] = f"{speaker.say(f'grade-{moment.grade}')}: {lines[0]}"
    if len(moment.line) > 1:
        lines.append("    " + speaker.say("analyse-line", line=" → ".join(moment.line)))
    if reasons := telling(moment.why, speaker.knows):
        told = ", ".join(f"{speaker.say(id)} {by:+.1f}" for id, by in reasons)
        lines.append("    " + speaker.say("analyse-why", reasons=told))
    return lines
