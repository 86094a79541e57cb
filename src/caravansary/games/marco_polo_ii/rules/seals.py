"""Guild seals: taking and upgrading (R5.3.1 to R5.3.3, R6.2, R12.2)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from caravansary.core.events import event
from caravansary.games.marco_polo_ii.actions import SEAL, UPGRADE
from caravansary.games.marco_polo_ii.box import DE_WU, SEALS
from caravansary.games.marco_polo_ii.bundle import JADE
from caravansary.games.marco_polo_ii.rules import frames
from caravansary.games.marco_polo_ii.rules.payment import can_pay, pay_bundle
from caravansary.games.marco_polo_ii.scoring import BY_BONUSES
from caravansary.games.marco_polo_ii.words import seal_name

if TYPE_CHECKING:
    from caravansary.games.marco_polo_ii.state import MarcoPoloState


def seal_answers(state: MarcoPoloState, seat: int, value: int) -> list[int]:
    """R5.3.1, R5.3.2: seals not yet owned whose threshold the lowest die reaches."""
    owned = state.seals[seat]
    least = state.box.seal_least
    return [SEAL + seal for seal in range(SEALS) if least[seal] <= value and not (owned >> seal) & 1]


def can_take_seal(state: MarcoPoloState, seat: int, value: int) -> bool:
    """R5.0.5: whether the die is enough for a seal not yet owned."""
    owned = state.seals[seat]
    least = state.box.seal_least
    return any(least[seal] <= value and not (owned >> seal) & 1 for seal in range(SEALS))


def take_seal(state: MarcoPoloState, seat: int, seal: int) -> None:
    """R5.3.1: basic side up, with its jade."""
    state.agenda.pop()
    state.seals[seat] |= 1 << seal
    state.gain(seat, JADE, state.box.seal_jade[seal])
    if state.listener is not None:
        elements = [f"seal:{state.box.seal_ids[seal]}"]
        jade = state.box.seal_jade[seal]
        state.listener(event("marco-polo-ii-log-seal", seat, elements, seal=seal_name(state.box, seal), jade=jade))


def upgrade_answers(state: MarcoPoloState, seat: int, found: list[int]) -> None:
    """R6.2: basic seals whose upgrade can be paid."""
    basic = state.seals[seat] & ~state.upgraded[seat]
    if not basic:
        return
    for seal in range(SEALS):
        if (basic >> seal) & 1 and can_pay(state, seat, state.box.upgrade_costs[seal]):
            found.append(UPGRADE + seal)


def upgrade(state: MarcoPoloState, seat: int, seal: int) -> None:
    """R6.2: flipped, with its reward at once; R12.2: De Wu gains a jade."""
    state.upgraded[seat] |= 1 << seal
    if state.listener is not None:
        elements = [f"seal:{state.box.seal_ids[seal]}"]
        state.listener(event("marco-polo-ii-log-upgrade", seat, elements, seal=seal_name(state.box, seal)))
    if state.character[seat] == DE_WU:
        state.agenda.append((frames.REWARD, state.box.jade_reward, BY_BONUSES, 1))
    state.agenda.append((frames.REWARD, state.box.seal_rewards[seal], BY_BONUSES, 1))
    pay_bundle(state, seat, state.box.upgrade_costs[seal], BY_BONUSES)
