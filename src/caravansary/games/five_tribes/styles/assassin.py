"""The assassin: empties tiles with a knife, thins out viziers of others, and leaves nothing good behind."""

from __future__ import annotations

from caravansary.games.five_tribes.box import BOAZ, NOBODY, TOTAL
from caravansary.games.five_tribes.state import FiveTribesState
from caravansary.games.five_tribes.styles.stock import Style, fakirs


class Assassin(Style):
    """A kill is worth the tile it takes, or the lead in viziers it breaks. What others get is grudged."""

    def __init__(self) -> None:
        super().__init__()
        self.spite = 0.7
        self.denial = 0.5
        self.fakir = 1.8

    def assassins(self, state: FiveTribesState, seat: int, cell: int, number: int, season: float) -> float:
        best = self.held_victim(state, seat)
        if not state.camels[seat]:
            return best
        reach = state.box.within[cell][min(number + min(1, fakirs(state, seat)), len(state.box.within[cell]) - 1)]
        other = 0
        while reach >> other:
            if (reach >> other) & 1 and state.meeples[other] >> TOTAL == 1 and state.camel[other] == NOBODY:
                best = max(best, self.control(state, seat, other))
            other += 1
        return best

    def held_victim(self, state: FiveTribesState, seat: int) -> float:
        """R10.3: what it brings to kill a vizier of somebody who is level or just ahead; else it is an elder."""
        best = 2.0 * self.spite
        for other in range(state.seats):
            if other == seat or state.has(other, BOAZ) or not state.viziers[other]:
                continue
            lead = state.viziers[other] - state.viziers[seat]
            if lead in (0, 1):
                best = max(best, 6.0)
        return best
