"""What the terminal shows of a table: header, board, narration, choices, score sheet."""

from __future__ import annotations

from collections.abc import Iterable, Sequence

from rich.box import SIMPLE_HEAD
from rich.columns import Columns
from rich.console import RenderableType
from rich.rule import Rule
from rich.table import Table
from rich.text import Text

from caravansary.core.events import Event
from caravansary.core.score import Sheet, Tally, covered_categories, places, tallies
from caravansary.core.state import State
from caravansary.locale import Speaker

FEW_CHOICES = 10
SEPARATOR = "  ·  "
COVERED_MARK = " *"


def header(state: State, speaker: Speaker, extra: str = "") -> Rule:
    """Which game and where it stands."""
    parts = [speaker.title(state.setup.game), speaker(state.round_message()), extra]
    return Rule(Text(SEPARATOR.join(part for part in parts if part), style="bold"), style="dim")


def totals(state: State, viewer: int | None, speaker: Speaker) -> Text:
    """Everybody's points in one line, the asked seat in bold; what is hidden of anybody stands apart."""
    line = Text()
    found = tallies(state.sheets(viewer))
    covered = any(tally.secret is None for tally in found)
    for side, tally in enumerate(found):
        if side:
            line.append(SEPARATOR, style="dim")
        style = "bold" if side == state.seat else ""
        player = state.side_name(side)
        if covered:
            said = speaker.say("player-points-secret", player=player, points=tally.open, secret=_secret(tally))
        else:
            said = speaker.say("player-points", player=player, points=tally.open)
        line.append(said, style=style)
    return line


def _secret(tally: Tally) -> str:
    return "?" if tally.secret is None else str(tally.secret)


def board(state: State, viewer: int | None, speaker: Speaker) -> Text:
    setup = state.setup
    return Text(setup.game.board_text(state.observe(viewer), setup, speaker).rstrip("\n"))


def narration(events: Iterable[Event], viewer: int | None, speaker: Speaker) -> list[str]:
    """What happened, as far as the viewer may know."""
    return [speaker(event.message) for event in events if event.seen_by(viewer)]


def paragraphs(text: str) -> Text:
    """Longer text, whose paragraphs are set apart by empty lines; its own line breaks do not count."""
    return Text("\n".join(" ".join(paragraph.split()) for paragraph in text.split("\n\n")))


def bullets(lines: Sequence[str], style: str = "") -> Text:
    return Text("\n".join(f"• {line}" for line in lines), style=style)


def question(state: State, speaker: Speaker) -> Text:
    name = speaker.names[state.seat]
    return Text(speaker.say("asked", player=name, question=speaker(state.question())), style="bold")


def choices(state: State, speaker: Speaker) -> RenderableType:
    """The answers with their numbers, and what each would bring."""
    labels = [speaker(state.label(action)) for action in state.actions]
    hints = [state.hint(action) for action in state.actions]
    if len(labels) > FEW_CHOICES and not any(hints):
        return Columns([_numbered(number, label) for number, label in enumerate(labels, start=1)], padding=(0, 3))
    grid = Table.grid(padding=(0, 2))
    grid.add_column(justify="right", style="bold cyan", no_wrap=True)
    grid.add_column()
    grid.add_column(style="dim")
    for number, (label, hint) in enumerate(zip(labels, hints, strict=True), start=1):
        grid.add_row(Text(str(number)), Text(label), Text(speaker(hint) if hint else ""))
    return grid


def _numbered(number: int, label: str) -> Text:
    text = Text(f"{number:>3} ", style="bold cyan", no_wrap=True)
    text.append(label, style="not bold default")
    return text


def score_sheet(state: State, viewer: int | None, speaker: Speaker) -> Table:
    """Points by category, a column for every player; when the game is over, in the order of places.

    A star marks what is hidden of anybody; it is in nobody's total, so that totals can be compared.
    """
    game = state.setup.game
    over = state.over()
    sheets = state.scores() if over else state.sheets(viewer)
    standing = places(state.standing()) if over else [1] * len(sheets)
    order = sorted(range(len(sheets)), key=lambda side: standing[side])
    table = Table(box=SIMPLE_HEAD, title=Text(speaker.say("score-title")), title_justify="left")
    table.add_column()
    for side in order:
        name = speaker(state.side_name(side))
        table.add_column(Text(_heading(speaker, name, standing[side] if over else None)), justify="right")
    covered, shown = covered_categories(sheets), state.categories()
    for row, category in enumerate(game.categories):
        if category not in shown:
            continue
        cells = [sheets[side].points[row] for side in order]
        label = speaker.say(f"{game.id}-score-{category}") + (COVERED_MARK if covered[row] else "")
        table.add_row(Text(label), *[Text("?" if cell is None else str(cell)) for cell in cells])
    table.add_section()
    _add_totals(table, [sheets[side] for side in order], speaker)
    return table


def _add_totals(table: Table, sheets: Sequence[Sheet], speaker: Speaker) -> None:
    found = tallies(sheets)
    covered = any(tally.secret is None for tally in found)
    label = speaker.say("score-open" if covered else "score-total")
    table.add_row(Text(label), *[Text(str(tally.open)) for tally in found], style="bold")
    if covered:
        label = speaker.say("score-secret") + COVERED_MARK
        table.add_row(Text(label), *[Text(_secret(tally)) for tally in found])


def _heading(speaker: Speaker, name: str, place: int | None) -> str:
    return name if place is None else speaker.say("score-place", place=place, player=name)


def winners(state: State, speaker: Speaker) -> str:
    """Who won, for the last line of a game."""
    best = [speaker(state.side_name(side)) for side, place in enumerate(places(state.standing())) if place == 1]
    if len(best) == 1:
        return speaker.say("winner", player=best[0])
    return speaker.say("winners", players=", ".join(best))
