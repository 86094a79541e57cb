"""Contracts: taking, making room, completing (R5.5.1 to R5.5.4, R6.1, R11.2, R11.3)."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from caravansary.core.actions import Kind
from caravansary.core.agenda import Frame, Work
from caravansary.core.chance import Chance
from caravansary.core.events import event
from caravansary.core.messages import Message, say
from caravansary.games.marco_polo_ii.box import ABHA, ACTIVE_CONTRACTS, NONE, RED_CONTRACTS
from caravansary.games.marco_polo_ii.rules import effects
from caravansary.games.marco_polo_ii.rules.payment import can_pay, pay_bundle
from caravansary.games.marco_polo_ii.rules.question import MarcoPoloQuestion
from caravansary.games.marco_polo_ii.scoring import BY_CONTRACTS
from caravansary.games.marco_polo_ii.words import contract_name, reward_words

if TYPE_CHECKING:
    from caravansary.games.marco_polo_ii.state import MarcoPoloState


def contract_label(state: MarcoPoloState, kind: Kind, contract: int) -> Message:
    """Complete, take or discard a contract."""
    return say(f"marco-polo-ii-do-{kind.name}", contract=contract_name(state.box, contract))


def offered(state: MarcoPoloState, seat: int) -> list[int]:
    """R5.5.1: the contracts in cities with an own post."""
    posts = state.posts[seat]
    cities = state.box.map.contract_city
    return [contract for slot, contract in enumerate(state.market) if contract != NONE and (posts >> cities[slot]) & 1]


def offered_in(state: MarcoPoloState, city: int) -> list[int]:
    cities = state.box.map.contract_city
    return [contract for slot, contract in enumerate(state.market) if contract != NONE and cities[slot] == city]


def has_contract_post(state: MarcoPoloState, seat: int) -> bool:
    posts = state.posts[seat]
    return any((posts >> city) & 1 for city in state.box.map.contract_city)


def older(state: MarcoPoloState, seat: int, fresh: int) -> list[int]:
    """R5.5.3: the active contracts that the effect under way has not brought."""
    start = seat * ACTIVE_CONTRACTS
    held = state.active_contracts[start : start + ACTIVE_CONTRACTS]
    return [contract for contract in held if contract != NONE and not (fresh >> contract) & 1]


def has_room(state: MarcoPoloState, seat: int, fresh: int) -> bool:
    start = seat * ACTIVE_CONTRACTS
    return NONE in state.active_contracts[start : start + ACTIVE_CONTRACTS] or bool(older(state, seat, fresh))


class TakeContracts(MarcoPoloQuestion):
    """R5.5.1, R11.3: contracts of cities with an own post, one after the other.

    Its frame: how many may be taken, mask of those taken by the same effect, how many were taken.
    """

    def legal(self, state: MarcoPoloState, frame: Frame, seat: int) -> list[int]:
        """At least one, if there is one; then the player may stop."""
        _, left, fresh, taken = frame
        if left == 0 or not has_room(state, seat, fresh):
            return []
        first = state.space.contract.base
        found = [first + contract for contract in offered(state, seat)]
        if found and taken:
            found.insert(0, state.space.stop.base)
        return found

    def answer(self, state: MarcoPoloState, frame: Frame, seat: int, action: int, chance: Chance) -> None:
        kind = state.space.kind(action)
        if kind is state.space.stop:
            state.agenda.pop()
            return
        _, left, fresh, taken = frame
        contract = action - kind.base
        state.agenda[-1] = (CONTRACTS, left - 1, fresh | 1 << contract, taken + 1)
        take_from_city(state, seat, contract, fresh)

    def label(self, state: MarcoPoloState, frame: Frame, action: int) -> Message:
        kind = state.space.kind(action)
        if kind is state.space.stop:
            return say("marco-polo-ii-do-stop-enough")
        return contract_label(state, kind, action - kind.base)

    def hint(self, state: MarcoPoloState, frame: Frame, action: int) -> Message | None:
        kind = state.space.kind(action)
        return reward_words(state.box, action - kind.base) if kind is state.space.contract else None


CONTRACTS: Final = TakeContracts("contracts", optional=True)


def take_from_city(state: MarcoPoloState, seat: int, contract: int, fresh: int) -> None:
    """R5.5.4: the slot stays empty until the end of the turn."""
    slot = state.market.index(contract)
    state.market[slot] = NONE
    _receive(state, seat, contract, fresh, 0)


def _receive(state: MarcoPoloState, seat: int, contract: int, fresh: int, drawn: int) -> None:
    start = seat * ACTIVE_CONTRACTS
    if state.listener is not None:
        id = "marco-polo-ii-log-draw-contract" if drawn else "marco-polo-ii-log-contract"
        name = contract_name(state.box, contract)
        state.listener(event(id, seat, [f"contract:{state.box.contract_ids[contract]}"], contract=name))
    for slot in range(start, start + ACTIVE_CONTRACTS):
        if state.active_contracts[slot] == NONE:
            state.active_contracts[slot] = contract
            return
    state.agenda.append((ROOM, contract, fresh, drawn))


class DrawContract(Work["MarcoPoloState"]):
    """R11.2: the top contract of the pile; R11.9: an empty pile gives nothing.

    Its frame: how many, mask of contracts taken by the same effect.
    """

    def do(self, state: MarcoPoloState, frame: Frame, chance: Chance) -> None:
        _, number, fresh, _ = frame
        if len(state.contract_pile) == 0:
            return
        state.contract_pile = state.contract_pile.copy()
        contract = state.contract_pile.draw(chance)
        if number > 1:
            state.agenda.append((DRAW_CONTRACT, number - 1, fresh | 1 << contract, 0))
        _receive(state, state.active, contract, fresh, 1)


DRAW_CONTRACT: Final = DrawContract("draw-contract")


class MakeRoom(MarcoPoloQuestion):
    """R5.5.2, R11.2: an older contract goes; one drawn from the pile may go itself.

    Its frame: contract, mask of contracts taken by the same effect, 1 if it was drawn from the pile.
    """

    def legal(self, state: MarcoPoloState, frame: Frame, seat: int) -> list[int]:
        _, contract, fresh, drawn = frame
        first = state.space.discard.base
        found = [first + old for old in older(state, seat, fresh)]
        if drawn:
            found.append(first + contract)
        return found

    def answer(self, state: MarcoPoloState, frame: Frame, seat: int, action: int, chance: Chance) -> None:
        """R5.5.2: a red contract goes under the pile, a blue one into the box."""
        state.agenda.pop()
        contract = action - state.space.discard.base
        if contract != frame[1]:
            slot = state.active_contracts.index(contract, seat * ACTIVE_CONTRACTS)
            state.active_contracts[slot] = frame[1]
        if contract < RED_CONTRACTS:
            state.contract_pile = state.contract_pile.copy()
            state.contract_pile.put_under(contract, (1 << state.seats) - 1)
        if state.listener is not None:
            elements = [f"contract:{state.box.contract_ids[contract]}"]
            name = contract_name(state.box, contract)
            state.listener(event("marco-polo-ii-log-discard", seat, elements, contract=name))

    def prompt(self, state: MarcoPoloState, frame: Frame) -> Message:
        return say("marco-polo-ii-ask-room", contract=contract_name(state.box, frame[1]))

    def label(self, state: MarcoPoloState, frame: Frame, action: int) -> Message:
        kind = state.space.kind(action)
        return contract_label(state, kind, action - kind.base)

    def hint(self, state: MarcoPoloState, frame: Frame, action: int) -> Message | None:
        return reward_words(state.box, action - state.space.discard.base)


ROOM: Final = MakeRoom("room")


def complete_answers(state: MarcoPoloState, seat: int, found: list[int]) -> None:
    """R6.1: the active contracts that can be paid."""
    start = seat * ACTIVE_CONTRACTS
    first = state.space.complete.base
    for slot in range(start, start + ACTIVE_CONTRACTS):
        contract = state.active_contracts[slot]
        if contract != NONE and can_pay(state, seat, state.box.contract_costs[contract]):
            found.append(first + contract)


def complete(state: MarcoPoloState, seat: int, contract: int) -> None:
    """R6.1: it leaves its slot and counts before its reward is gained; R12.3: Abha Basu gains a jade."""
    box = state.box
    slot = state.active_contracts.index(contract, seat * ACTIVE_CONTRACTS)
    state.active_contracts[slot] = NONE
    state.completed[seat] |= 1 << contract
    if state.listener is not None:
        elements = [f"contract:{box.contract_ids[contract]}"]
        name = contract_name(box, contract)
        points = box.contract_points[contract]
        state.listener(event("marco-polo-ii-log-complete", seat, elements, contract=name, points=points))
    state.score(seat, BY_CONTRACTS, box.contract_points[contract])
    if state.character[seat] == ABHA:
        state.agenda.append((effects.REWARD, box.jade_reward, BY_CONTRACTS, 1))
    state.agenda.append((effects.REWARD, box.contract_rewards[contract], BY_CONTRACTS, 1))
    pay_bundle(state, seat, box.contract_costs[contract], BY_CONTRACTS)


def refill(state: MarcoPoloState, chance: Chance) -> None:
    """R5.5.4: at the end of each turn; R11.9: while the pile lasts."""
    for slot in range(len(state.market)):
        if state.market[slot] == NONE and len(state.contract_pile):
            state.contract_pile = state.contract_pile.copy()
            contract = state.contract_pile.draw(chance)
            state.market[slot] = contract
            if state.listener is not None:
                elements = [f"contract:{state.box.contract_ids[contract]}"]
                name = contract_name(state.box, contract)
                state.listener(event("marco-polo-ii-log-refill", elements=elements, contract=name))
