"""The report of a ladder: one HTML file with plots as inline SVG, which needs nothing from anywhere."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from html import escape

from caravansary.arena.ladder import RatingLine, Standings

WIDTH = 640
LEFT = 130
ROW = 34
STYLE = """
body { font: 16px/1.5 system-ui, sans-serif; max-width: 46rem; margin: 2rem auto; padding: 0 1rem;
  color: #1d1b16; background: #fffdf8; }
table { border-collapse: collapse; margin: 1rem 0; } th, td { padding: .25rem .75rem; text-align: right; }
th:first-child, td:first-child, td.name { text-align: left; } tr + tr td { border-top: 1px solid #ddd3bd; }
svg { width: 100%; height: auto; font: 13px system-ui, sans-serif; }
@media (prefers-color-scheme: dark) { body { color: #eee8da; background: #1d1b16; } svg text { fill: #eee8da; } }
"""


def html_report(result: Standings, title: str, command: str) -> str:
    """`title` is the game's, `command` how to make the figures again."""
    heading = f"{escape(title)}: {result.players} players, {result.games} games"
    return (
        f'<!doctype html>\n<html lang="en">\n<head>\n<meta charset="utf-8">\n'
        f'<meta name="viewport" content="width=device-width">\n<title>{heading}</title>\n'
        f"<style>{STYLE}</style>\n</head>\n"
        f"<body>\n<h1>{heading}</h1>\n<p><code>{escape(command)}</code></p>\n"
        f"<h2>Ratings</h2>\n{rating_plot(result.ratings)}\n{_rating_table(result.ratings)}\n"
        f"<h2>Pairs</h2>\n{pair_plot(result)}\n{_pair_table(result)}\n"
        "<p>Bradley-Terry ratings on the Elo scale around the mean of the ladder; bars are 95 % intervals. A share is"
        " how often the first bot came in before the second, ties counted one half, with Wilson's interval.</p>\n"
        "</body>\n</html>\n"
    )


def rating_plot(ratings: Sequence[RatingLine]) -> str:
    low = min(line.low for line in ratings) - 20
    high = max(line.high for line in ratings) + 20

    def x(elo: float) -> float:
        return LEFT + (WIDTH - LEFT - 20) * (elo - low) / (high - low)

    parts = [_grid(x, [tick for tick in range(-2000, 2001, _step(high - low)) if low <= tick <= high], len(ratings))]
    for row, line in enumerate(ratings):
        parts.append(_bar(row, line.bot, x(line.low), x(line.elo), x(line.high), f"{line.elo:+.0f}"))
    return _svg("Elo of every bot with its interval", len(ratings), parts)


def pair_plot(result: Standings) -> str:
    def x(share: float) -> float:
        return LEFT + (WIDTH - LEFT - 20) * share

    parts = [_grid(lambda tick: x(tick / 100), range(0, 101, 25), len(result.pairs))]
    for row, pair in enumerate(result.pairs):
        name = f"{pair.a} : {pair.b}"
        parts.append(_bar(row, name, x(pair.low), x(pair.share), x(pair.high), f"{100 * pair.share:.0f} %"))
    return _svg("Share of every pair with its interval, in per cent", len(result.pairs), parts)


def _step(span: float) -> int:
    return next(step for step in (25, 50, 100, 200, 400, 1000, 4000) if span / step < 10 or step == 4000)


def _grid(x: Callable[[float], float], ticks: Sequence[int], rows: int) -> str:
    bottom = ROW * rows + 6
    lines = [
        f'<line x1="{x(tick):.1f}" y1="0" x2="{x(tick):.1f}" y2="{bottom}" stroke="#b9ad93" stroke-width=".5"/>'
        f'<text x="{x(tick):.1f}" y="{bottom + 16}" text-anchor="middle">{tick}</text>'
        for tick in ticks
    ]
    return "".join(lines)


def _bar(row: int, name: str, low: float, middle: float, high: float, label: str) -> str:
    y = ROW * row + ROW / 2
    return (
        f'<text x="{LEFT - 10}" y="{y + 4}" text-anchor="end">{escape(name)}</text>'
        f'<line x1="{low:.1f}" y1="{y}" x2="{high:.1f}" y2="{y}" stroke="#3f51b5" stroke-width="4" opacity=".5"/>'
        f'<circle cx="{middle:.1f}" cy="{y}" r="5" fill="#3f51b5"/>'
        f'<text x="{middle:.1f}" y="{y - 8}" text-anchor="middle" font-size="11">{label}</text>'
    )


def _svg(label: str, rows: int, parts: Sequence[str]) -> str:
    height = ROW * rows + 30
    return f'<svg viewBox="0 0 {WIDTH} {height}" role="img" aria-label="{escape(label)}">{"".join(parts)}</svg>'


def _rating_table(ratings: Sequence[RatingLine]) -> str:
    rows = []
    for line in ratings:
        sure = f"{line.low:+.0f} … {line.high:+.0f}"
        share = f"{100 * line.share:.1f} %"
        rows.append((line.bot, f"{line.elo:+.0f}", sure, str(line.games), share, f"{line.points:.1f}"))
    return _table(("bot", "Elo", "95 %", "games", "victories", "mean points"), rows)


def _pair_table(result: Standings) -> str:
    rows = []
    for pair in result.pairs:
        sure = f"{100 * pair.low:.1f} … {100 * pair.high:.1f} %"
        rows.append((f"{pair.a} : {pair.b}", f"{100 * pair.share:.1f} %", sure, str(pair.games)))
    return _table(("pair", "share", "95 %", "games"), rows)


def _table(headings: Sequence[str], rows: Sequence[Sequence[str]]) -> str:
    head = "".join(f"<th>{heading}</th>" for heading in headings)
    body = "".join(f"<tr>{''.join(f'<td>{escape(cell)}</td>' for cell in row)}</tr>\n" for row in rows)
    return f"<table>\n<tr>{head}</tr>\n{body}</table>"
