# mypyc: skip
"""The Wayfarers table as text, for the terminal and for screen readers."""

from __future__ import annotations

import textwrap

from caravansary.core.game import Render, Setup
from caravansary.core.messages import Message, say, seat_name
from caravansary.core.observation import Observation
from caravansary.games.wayfarers.box import WayfarersBox
from caravansary.games.wayfarers.names import GUILDS, KINDS, ROW_SIZE, ROWS, TAGS, TILE_COLOURS
from caravansary.games.wayfarers.observation import SlotView, WayfarersObservation
from caravansary.games.wayfarers.panorama import CellView, OpponentView, PlaceView, PlayerView
from caravansary.games.wayfarers.words import card_name

COLUMNS = 80
SEAT_LETTERS = "ABCD"
OPPONENT_LETTER = "O"
WORKER_LETTERS = {"green": "g", "yellow": "y", "blue": "b"}
SYMBOL_LETTERS = {
    "camel": "C",
    "telescope": "T",
    "ship": "S",
    "pigeon": "P",
    "coin_off": "-c",
    "food_off": "-p",
    "plus": "+",
    "minus": "-",
}


def board_text(observation: Observation, setup: Setup, render: Render) -> str:
    """Rows, journal, tiles and players. A to D are seats, O is the solo opponent."""
    assert isinstance(observation, WayfarersObservation) and isinstance(setup.box, WayfarersBox)
    parts = [
        _rows(observation, setup.box, render),
        _journal(observation, render),
        _tiles(observation, render),
        *[_player(observation, seat, render) for seat in range(len(observation.players))],
    ]
    if observation.opponent is not None:
        parts.append(_opponent(observation.opponent, render))
    if observation.drawn:
        parts.append(render(say("wayfarers-text-drawn", cards=" ".join(observation.drawn))))
    return "\n".join(_wrapped(line) for line in "\n\n".join(parts).splitlines())


def _wrapped(line: str) -> str:
    """Lines that are too long go on below, a little further to the right."""
    indent = " " * (len(line) - len(line.lstrip()) + 2)
    return textwrap.fill(line, COLUMNS, subsequent_indent=indent, break_long_words=False, drop_whitespace=True) or line


def _letter(observation: WayfarersObservation, side: int) -> str:
    return SEAT_LETTERS[side] if side < len(observation.players) else OPPONENT_LETTER


def _rows(observation: WayfarersObservation, box: WayfarersBox, render: Render) -> str:
    lines = [render(say("wayfarers-text-rows"))]
    for row, name in enumerate(ROWS):
        slots = observation.rows[row * ROW_SIZE : (row + 1) * ROW_SIZE]
        lines.append(f"  {render(say(f'wayfarers-row-{name}'))} ({observation.piles[KINDS[row]]})")
        lines.extend(_slot(observation, box, slot, row, render) for slot in slots)
    return "\n".join(lines)


def _slot(observation: WayfarersObservation, box: WayfarersBox, slot: SlotView, row: int, render: Render) -> str:
    number = slot.slot.rsplit("-", 1)[1]
    if slot.card is None:
        return f"    {number} -"
    name = render(card_name(box, row, box.cards.ids[row].index(slot.card)))
    view = observation.cards[slot.card]
    price = slot.price or view.price
    marks = [f"[{_letter(observation, slot.token)}]"] if slot.token is not None else []
    marks += [WORKER_LETTERS[worker] for worker in slot.workers]
    cost = render(say("wayfarers-paid-coin", number=price)) if price else ""
    return f"    {number} {name:<28} {cost:<10} {' '.join(marks)}".rstrip()


def _journal(observation: WayfarersObservation, render: Render) -> str:
    sides = " ".join(observation.sections.values())
    lines = [render(say("wayfarers-text-journal", sides=sides))]
    for column in range(11):
        nodes = [node for node in observation.nodes if node.column == column]
        shown = []
        for node in nodes:
            markers = "".join(_letter(observation, side) for side in node.markers)
            tile = f"({node.tile})" if node.tile else ""
            worker = "g" if node.worker else ""
            shown.append(f"{node.node}{tile}{worker}{f'[{markers}]' if markers else ''}")
        lines.append("  " + "  ".join(shown))
    return "\n".join(lines)


def _tiles(observation: WayfarersObservation, render: Render) -> str:
    lines = [render(say("wayfarers-text-tiles"))]
    for colour in TILE_COLOURS:
        piles = [f"{tile.tile} x{tile.left}" for tile in observation.tiles if tile.colour == colour and tile.left]
        lines.append(f"  {render(say(f'wayfarers-tile-colour-{colour}'))}: {', '.join(piles) or '-'}")
    return "\n".join(lines)


def _player(observation: WayfarersObservation, seat: int, render: Render) -> str:
    player = observation.players[seat]
    turn = ">" if seat == observation.asked else " "
    dice = " ".join(str(die) for die in player.dice) or "-"
    numbers = say("wayfarers-text-player", coin=player.coin, food=player.food, supply=player.supply)
    lines = [f"{turn}{SEAT_LETTERS[seat]} {render(seat_name(seat))}: {render(numbers)}"]
    dice_line = say("wayfarers-text-dice", dice=dice, reserve=player.reserve, homes=" ".join(player.homes) or "-")
    lines.append(f"    {render(dice_line)}")
    lines.append(f"    {_guilds(player.guilds, render)}; {_workers(player.workers, render)}")
    tags = ", ".join(
        f"{render(say(f'wayfarers-counter-{tag}'))} {player.tags[tag]}" for tag in TAGS if player.tags[tag]
    )
    lines.append(f"    {tags}")
    lines.append("    " + " ".join(_place(place) for place in [*player.land, *player.water]))
    lines.extend(f"    {line}" for line in _caravan(player))
    return "\n".join(lines)


def _guilds(guilds: dict[str, int], render: Render) -> str:
    return ", ".join(f"{render(say(f'wayfarers-guild-{guild}'))} {guilds[guild]}" for guild in GUILDS)


def _workers(workers: dict[str, int], render: Render) -> str:
    shown = "".join(WORKER_LETTERS[colour] * number for colour, number in workers.items()) or "-"
    return render(say("wayfarers-text-workers", workers=shown))


def _place(place: PlaceView) -> str:
    """A card with its space card above, its townsfolk below and its die."""
    parts = [place.card + ("*" if place.die else "")]
    if place.space:
        parts.append("^" + place.space + (f"({place.inspiration})" if place.inspiration else ""))
    if place.folk:
        parts.append("_" + place.folk)
    return "".join(parts)


def _caravan(player: PlayerView) -> list[str]:
    """Three rows of cells, then what each column holds."""
    by_name = {cell.cell: cell for cell in player.caravan}
    lines = []
    for row in range(1, 4):
        cells = [_cell(by_name.get(f"{column}-{row}")) for column in range(1, 7)]
        lines.append("".join(f"{cell:<10}" for cell in cells).rstrip())
    symbols = []
    for column in player.columns:
        letters = "".join(SYMBOL_LETTERS[name] * number for name, number in column.symbols.items())
        symbols.append(f"{f'{column.value}:{letters}':<10}")
    return [*lines, "".join(symbols).rstrip()]


def _cell(cell: CellView | None) -> str:
    if cell is None:
        return ""
    if cell.tile is not None:
        return cell.tile
    return f"({cell.bonus[0][0].rsplit('.', 1)[-1]})" if cell.bonus else "."


def _opponent(opponent: OpponentView, render: Render) -> str:
    name = render(say(f"wayfarers-opponent-name-{opponent.name}"))
    lines = [f" {OPPONENT_LETTER} {name}"]
    lines.append(f"    {_guilds(opponent.guilds, render)}; {_workers(opponent.workers, render)}")
    cards = ", ".join(f"{render(_kind(kind))} {opponent.counts[kind]}" for kind in KINDS)
    tiles = sum(opponent.tiles.values())
    intrigue = " ".join(f"{card.card}({card.colour} {card.silver})" for card in opponent.intrigue) or "-"
    track = say("wayfarers-text-track", spot=opponent.spot, comets=opponent.comets, tiles=tiles, intrigue=intrigue)
    return "\n".join([*lines, f"    {cards}", f"    {render(track)}"])


def _kind(kind: str) -> Message:
    return say(f"wayfarers-kind-{kind}")
