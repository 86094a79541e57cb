"""The guildmaster: most influence in all three guilds, tiles paid by influence, and a fee on every good card."""

from __future__ import annotations

from typing import Final

from caravansary.core.state import State
from caravansary.games.wayfarers.names import GUILDS, INF
from caravansary.games.wayfarers.scoring import guild_points
from caravansary.games.wayfarers.state import WayfarersState
from caravansary.games.wayfarers.styles.stock import common, has, turns_left
from caravansary.games.wayfarers.styles.taste import Taste

TASTE: Final = Taste(coin=0.7, black=1.3, yellow=1.2, blue=1.2, token=0.8, worker=1.0, upgrade=5.5)
LEAD: Final = 0.6
SAFE: Final = 2


def guildmaster(state: State, seat: int) -> float:
    assert isinstance(state, WayfarersState)
    worth = common(state, seat, TASTE)
    if turns_left(state, seat) <= 0.0:
        return worth
    worth += 0.5 * guild_points(state, seat)
    for guild in range(len(GUILDS)):
        rivals = max(has(state, side, INF + guild) for side in range(state.side_count) if side != seat)
        worth += LEAD * max(-SAFE, min(SAFE, has(state, seat, INF + guild) - rivals))
    return worth + 0.3 * min(4, state.tokens.count(seat))
