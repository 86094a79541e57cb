# mypyc: skip
"""The Five Tribes table as text, for the terminal and for screen readers."""

from __future__ import annotations

from caravansary.core.game import Render, Setup
from caravansary.core.messages import Message, say, seat_name
from caravansary.core.observation import Observation
from caravansary.games.five_tribes.box import KINDS, TRIBES, FiveTribesBox
from caravansary.games.five_tribes.grid import COLUMNS, ROWS
from caravansary.games.five_tribes.observation import DjinnView, FiveTribesObservation, PlayerView, TileView
from caravansary.games.five_tribes.rules.djinns import effect_name

SEAT_LETTERS = "ABCD"
WIDTH = 11
MANY = 6


def board_text(observation: Observation, setup: Setup, render: Render) -> str:
    """The tiles with their meeples, both tracks, both rows and the players."""
    assert isinstance(observation, FiveTribesObservation) and isinstance(setup.box, FiveTribesBox)
    parts = [
        _board(observation, setup.box, render),
        _tracks(observation, render),
        _rows(observation, render),
        _players(observation, render),
    ]
    return "\n\n".join(parts)


def _board(observation: FiveTribesObservation, box: FiveTribesBox, render: Render) -> str:
    """Two lines a row: kind, value, camel and pieces above; below the meeples."""
    lines = [render(say("five-tribes-text-board")), ""]
    lines.append("    " + "".join(f"c{column}".ljust(WIDTH) for column in range(1, COLUMNS + 1)).rstrip())
    for row in range(ROWS):
        tiles = observation.tiles[row * COLUMNS : (row + 1) * COLUMNS]
        lines.append(f"r{row + 1}  " + "".join(_ground(tile, box).ljust(WIDTH) for tile in tiles).rstrip())
        lines.append("    " + "".join(_people(tile.meeples, box).ljust(WIDTH) for tile in tiles).rstrip())
    if observation.path:
        walked = [
            step.tile if step.tribe is None else f"{step.tile} {_letter(step.tribe, box)}" for step in observation.path
        ]
        lines.append(render(say("five-tribes-text-path", path=" > ".join(walked))))
    if observation.in_hand:
        lines.append(render(say("five-tribes-text-hand", meeples=_people(observation.in_hand, box))))
    return "\n".join(lines)


def _ground(tile: TileView, box: FiveTribesBox) -> str:
    mark = f"{box.kind_letters[KINDS.index(tile.kind)]}{tile.value}"
    if tile.camel is not None:
        mark += f"[{SEAT_LETTERS[tile.camel]}]"
    return mark + _pieces("*", tile.palms) + _pieces("^", tile.palaces)


def _pieces(sign: str, number: int) -> str:
    return sign * number if number <= 2 else f"{sign}{number}"


def _people(meeples: dict[str, int], box: FiveTribesBox) -> str:
    """One letter each, or letters with numbers when they are many."""
    if sum(meeples.values()) <= MANY:
        return "".join(_letter(tribe, box) * count for tribe, count in meeples.items()) or "-"
    return "".join(f"{_letter(tribe, box)}{count}" for tribe, count in meeples.items())


def _letter(tribe: str, box: FiveTribesBox) -> str:
    return box.tribe_letters[TRIBES.index(tribe)]


def _tracks(observation: FiveTribesObservation, render: Render) -> str:
    row = " ".join(_marker(marker) for marker in observation.bid_row)
    track = "  ".join(f"{spot.price}:{_marker(spot.marker)}" for spot in observation.track)
    return "\n".join(
        [render(say("five-tribes-text-bid-row", row=row)), render(say("five-tribes-text-track", track=track))]
    )


def _marker(seat: int | None) -> str:
    return "_" if seat is None else SEAT_LETTERS[seat]


def _rows(observation: FiveTribesObservation, render: Render) -> str:
    cards = [f"{place}. {render(_resource(kind))}" for place, kind in enumerate(observation.resource_row, start=1)]
    discarded = sum(observation.resource_discards.values())
    lines = [
        render(say("five-tribes-text-row", deck=observation.resource_deck, discards=discarded)),
        "  " + (", ".join(cards) or "-"),
        render(say("five-tribes-text-djinns", deck=observation.djinn_deck, discards=len(observation.djinn_discards))),
    ]
    lines.extend(f"  {_djinn_line(djinn, observation, render)}" for djinn in observation.djinn_row)
    if observation.drawn:
        drawn = ", ".join(render(say(f"five-tribes-djinn-{djinn}")) for djinn in observation.drawn)
        lines.append(render(say("five-tribes-text-drawn", djinns=drawn)))
    bag = sum(observation.bag.values())
    lines.append(render(say("five-tribes-text-supply", palms=observation.palms, palaces=observation.palaces, bag=bag)))
    return "\n".join(lines)


def _djinn_line(djinn: DjinnView, observation: FiveTribesObservation, render: Render) -> str:
    effect = render(effect_name(djinn.djinn, observation.kumarbi_discount, observation.printed.points))
    return f"{render(say(f'five-tribes-djinn-{djinn.djinn}'))} ({djinn.points}): {effect}"


def _resource(kind: str) -> Message:
    return say(f"five-tribes-resource-{kind}")


def _players(observation: FiveTribesObservation, render: Render) -> str:
    lines: list[str] = []
    for seat, player in enumerate(observation.players):
        turn = ">" if seat == observation.asked else " "
        lines.append(f"{turn} {SEAT_LETTERS[seat]} {render(seat_name(seat))}: {_belongings(player, render)}")
        if player.djinns:
            names = [_owned(djinn, render) for djinn in player.djinns]
            lines.append(f"      {', '.join(names)}")
        if player.hand:
            cards = [f"{count} x {render(_resource(kind))}" for kind, count in player.hand.items()]
            lines.append(f"      {', '.join(cards)}")
    if observation.offer:
        goods = ", ".join(render(_resource(kind)) for kind in observation.offer)
        lines.append(render(say("five-tribes-text-offer", goods=goods)))
    return "\n".join(lines)


def _belongings(player: PlayerView, render: Render) -> str:
    counted = say(
        "five-tribes-text-player",
        viziers=player.viziers,
        elders=player.elders,
        camels=player.camels,
        cards=player.cards,
    )
    if player.coins is None:
        return render(counted)
    return f"{render(say('five-tribes-text-coins', coins=player.coins))}, {render(counted)}"


def _owned(djinn: DjinnView, render: Render) -> str:
    name = render(say(f"five-tribes-djinn-{djinn.djinn}"))
    return f"{name} ({render(say('five-tribes-text-used'))})" if djinn.used else name
