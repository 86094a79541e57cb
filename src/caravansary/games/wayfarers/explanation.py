"""What a Wayfarers position is worth to a seat, part by part, as hints and analyses tell it."""

from __future__ import annotations

from typing import Final

from caravansary.core.state import State
from caravansary.games.wayfarers.evaluation import (
    CLAIMS,
    GAME_TURNS,
    caravan_help,
    dice_worth,
    folk_help,
    goods_worth,
    journal_worth,
    lead_of,
    room_help,
    sky_worth,
    tags_worth,
    turns_left,
    vista_help,
)
from caravansary.games.wayfarers.prospects import pending
from caravansary.games.wayfarers.scoring import points
from caravansary.games.wayfarers.state import WayfarersState

PARTS: Final = ("tags", "sky", "caravan", "guilds", "goods", "dice", "townsfolk", "vistas", "rooms", "journal", "turn")


def explain(state: State, seat: int) -> dict[str, float]:
    """The parts of the evaluation that search compares ends of turns by."""
    assert isinstance(state, WayfarersState)
    weights = CLAIMS
    tables = weights.tables(state.box)
    sheets = [points(state, side) for side in range(state.side_count)]
    tags, sets, space, tiles, guilds, _ = sheets[seat]
    turns = turns_left(state, weights, seat)
    time = min(1.0, turns / GAME_TURNS)
    under_way = pending(state, weights, tables, seat) if seat == state.active else 0.0
    lead = lead_of([sum(sheet) for sheet in sheets], seat)
    return {
        "tags": tags + sets + time * tags_worth(state, weights, seat),
        "sky": space + time * sky_worth(state, weights, tables, seat),
        "caravan": tiles + time * caravan_help(state, weights, seat),
        "guilds": (1.0 - weights.guild_doubt) * guilds,
        "goods": goods_worth(state, weights, seat) * min(1.0, turns / weights.goods_turns),
        "dice": dice_worth(state, weights, tables, seat, turns),
        "townsfolk": time * folk_help(state, weights, tables, seat),
        "vistas": time * vista_help(state, weights, tables, seat),
        "rooms": time * room_help(state, weights, seat),
        "journal": journal_worth(state, weights, seat, lead, 0.0),
        "turn": weights.pending * under_way,
    }
