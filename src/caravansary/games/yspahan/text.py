# mypyc: skip
"""The Yspahan table as text, for the terminal and for screen readers."""

from __future__ import annotations

from caravansary.core.game import Render, Setup
from caravansary.core.messages import say, seat_name
from caravansary.core.observation import Observation
from caravansary.games.yspahan.box import YspahanBox
from caravansary.games.yspahan.observation import FloorView, YspahanObservation

SEAT_LETTERS = "ABCD"


def board_text(observation: Observation, setup: Setup, render: Render) -> str:
    """City, tower, caravan and players. A to D are seats; in the city p3 is shop 3 of the purple souk."""
    assert isinstance(observation, YspahanObservation) and isinstance(setup.box, YspahanBox)
    parts = [
        _city(observation, setup.box, render),
        _tower(observation, render),
        _caravan(observation, render),
        _players(observation, render),
        render(say("yspahan-text-pile", pile=observation.pile, discard=sum(observation.discard.values()))),
    ]
    return "\n\n".join(parts)


def _city(observation: YspahanObservation, box: YspahanBox, render: Render) -> str:
    cells: dict[tuple[int, int], str] = {}
    for space, place in zip(box.space_ids, box.space_places, strict=True):
        cells[place] = f"<{space}>" if space == observation.supervisor else space
    for shop, place, mark in zip(box.shop_ids, box.shop_places, box.shop_marks, strict=True):
        owner = observation.shops.get(shop)
        cells[place] = mark if owner is None else f"[{SEAT_LETTERS[owner]}]"
    left, right = min(x for x, _ in cells), max(x for x, _ in cells)
    top, bottom = min(y for _, y in cells), max(y for _, y in cells)
    lines = [
        "".join(cells.get((x, y), ".").rjust(5 if x == left else 4) for x in range(left, right + 1)).rstrip()
        for y in range(top, bottom + 1)
    ]
    return "\n".join([render(say("yspahan-text-city")), *lines])


def _tower(observation: YspahanObservation, render: Render) -> str:
    lines = [render(say("yspahan-text-tower"))]
    lines.extend(_floor(floor, render) for floor in reversed(observation.floors))
    return "\n".join(lines)


def _floor(floor: FloorView, render: Render) -> str:
    name = render(say(f"yspahan-floor-{floor.floor}"))
    dice = " ".join([f"[{floor.value}]"] * floor.white + [f"({floor.value})"] * floor.yellow)
    return f"  {name:<22} {dice or '-'}"


def _caravan(observation: YspahanObservation, render: Render) -> str:
    lines = [render(say("yspahan-text-caravan"))]
    for row in sorted(set(observation.rows), reverse=True):
        places = [place for place, of_row in enumerate(observation.rows) if of_row == row]
        goods = [SEAT_LETTERS[observation.caravan[p]] if p < len(observation.caravan) else "_" for p in places]
        points = observation.loading_points[places[0]]
        lines.append(f"  x{row}  {' '.join(goods)}   +{points}")
    return "\n".join(lines)


def _players(observation: YspahanObservation, render: Render) -> str:
    lines = []
    for seat, player in enumerate(observation.players):
        turn = ">" if seat == observation.asked else " "
        first = "*" if seat == observation.first else " "
        buildings = ", ".join(render(say(f"yspahan-building-{name}")) for name in player.buildings) or "-"
        numbers = render(say("yspahan-text-player", gold=player.gold, camels=player.camels, cards=player.hand))
        lines.append(f"{turn}{first}{SEAT_LETTERS[seat]} {render(seat_name(seat))}: {numbers}; {buildings}")
        if player.cards:
            names = ", ".join(f"{n} x {render(say(f'yspahan-card-{card}'))}" for card, n in player.cards.items())
            lines.append(f"     {names}")
    return "\n".join(lines)
