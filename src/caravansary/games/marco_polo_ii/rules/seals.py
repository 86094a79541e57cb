"""Guild seals: taking and upgrading (R5.3.1 to R5.3.3, R6.2, R12.2)."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from caravansary.core.agenda import Frame
from caravansary.core.chance import Chance
from caravansary.core.events import event
from caravansary.core.messages import Message, say
from caravansary.games.marco_polo_ii.box import DE_WU, SEALS
from caravansary.games.marco_polo_ii.bundle import JADE
from caravansary.games.marco_polo_ii.rules import effects
from caravansary.games.marco_polo_ii.rules.payment import can_pay, pay_bundle
from caravansary.games.marco_polo_ii.rules.question import MarcoPoloQuestion
from caravansary.games.marco_polo_ii.scoring import BY_BONUSES
from caravansary.games.marco_polo_ii.words import amount_words, bundle_words, seal_name

if TYPE_CHECKING:
    from caravansary.games.marco_polo_ii.state import MarcoPoloState


class TakeSeal(MarcoPoloQuestion):
    """R5.3.1, R5.3.2: a seal not yet owned whose threshold the lowest die reaches. Its frame: value of that die."""

    def legal(self, state: MarcoPoloState, frame: Frame, seat: int) -> list[int]:
        first = state.space.seal.base
        value = frame[1]
        owned = state.seals[seat]
        least = state.box.seal_least
        return [first + seal for seal in range(SEALS) if least[seal] <= value and not (owned >> seal) & 1]

    def answer(self, state: MarcoPoloState, frame: Frame, seat: int, action: int, chance: Chance) -> None:
        """R5.3.1: basic side up, with its jade."""
        state.agenda.pop()
        seal = action - state.space.seal.base
        state.seals[seat] |= 1 << seal
        state.gain(seat, JADE, state.box.seal_jade[seal])
        if state.listener is not None:
            elements = [f"seal:{state.box.seal_ids[seal]}"]
            jade = state.box.seal_jade[seal]
            state.listener(event("marco-polo-ii-log-seal", seat, elements, seal=seal_name(state.box, seal), jade=jade))

    def hint(self, state: MarcoPoloState, frame: Frame, action: int) -> Message | None:
        box = state.box
        seal = action - state.space.seal.base
        jade = amount_words("jade", box.seal_jade[seal]) if box.seal_jade[seal] else say("marco-polo-ii-nothing")
        cost = bundle_words(box.upgrade_costs[seal])
        reward = bundle_words(box.bundles[box.seal_rewards[seal]])
        return say("marco-polo-ii-hint-seal", jade=jade, cost=cost, reward=reward)


SEAL: Final = TakeSeal("seal")


def can_take_seal(state: MarcoPoloState, seat: int, value: int) -> bool:
    """R5.0.5: whether the die is enough for a seal not yet owned."""
    owned = state.seals[seat]
    least = state.box.seal_least
    return any(least[seal] <= value and not (owned >> seal) & 1 for seal in range(SEALS))


def upgrade_answers(state: MarcoPoloState, seat: int, found: list[int]) -> None:
    """R6.2: basic seals whose upgrade can be paid."""
    basic = state.seals[seat] & ~state.upgraded[seat]
    if not basic:
        return
    first = state.space.upgrade.base
    for seal in range(SEALS):
        if (basic >> seal) & 1 and can_pay(state, seat, state.box.upgrade_costs[seal]):
            found.append(first + seal)


def upgrade(state: MarcoPoloState, seat: int, seal: int) -> None:
    """R6.2: flipped, with its reward at once; R12.2: De Wu gains a jade."""
    state.upgraded[seat] |= 1 << seal
    if state.listener is not None:
        elements = [f"seal:{state.box.seal_ids[seal]}"]
        state.listener(event("marco-polo-ii-log-upgrade", seat, elements, seal=seal_name(state.box, seal)))
    if state.character[seat] == DE_WU:
        state.agenda.append((effects.REWARD, state.box.jade_reward, BY_BONUSES, 1))
    state.agenda.append((effects.REWARD, state.box.seal_rewards[seal], BY_BONUSES, 1))
    pay_bundle(state, seat, state.box.upgrade_costs[seal], BY_BONUSES)


def upgrade_hint(state: MarcoPoloState, seal: int) -> Message:
    box = state.box
    cost = bundle_words(box.upgrade_costs[seal])
    return say("marco-polo-ii-hint-upgrade", cost=cost, reward=bundle_words(box.bundles[box.seal_rewards[seal]]))
