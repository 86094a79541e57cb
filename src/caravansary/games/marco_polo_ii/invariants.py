"""What holds in every state of Marco Polo II: nothing limited is lost, nobody is in debt."""

from __future__ import annotations

from caravansary.core.state import State
from caravansary.games.marco_polo_ii.box import CONTRACTS, GOALS, NONE, RED_CONTRACTS
from caravansary.games.marco_polo_ii.rules import frames
from caravansary.games.marco_polo_ii.rules.placing import number_of, only_black
from caravansary.games.marco_polo_ii.state import MarcoPoloState


def check_invariants(state: State) -> None:
    assert isinstance(state, MarcoPoloState)
    assert min(state.goods) >= 0, "somebody owes goods"
    _check_contracts(state)
    _check_dice(state)
    _check_goals(state)
    _check_boards(state)


def _check_contracts(state: MarcoPoloState) -> None:
    """Every red contract is in one place; blue ones leave the game when they are discarded."""
    waiting = [frame[1] for frame in state.agenda if frame[0] == frames.ROOM]
    for contract in range(CONTRACTS):
        found = state.contract_pile.counts[contract] + state.contract_pile.bottom.count(contract)
        found += state.market.count(contract) + state.active_contracts.count(contract) + waiting.count(contract)
        found += sum([(mask >> contract) & 1 for mask in state.completed])
        name = state.box.contract_ids[contract]
        assert found == 1 if contract < RED_CONTRACTS else found <= 1, f"contract {name} is there {found} times"


def _check_dice(state: MarcoPoloState) -> None:
    """Black dice and the dice of every colour are on a board, on a space or in the purse."""
    between_rounds = any(frame[0] == frames.ROLL for frame in state.agenda)
    black = state.black_left + sum([number_of(only_black(dice)) for dice in state.dice])
    black += sum([1 for code in state.placed if code & 8])
    expected = state.box.constants.black_dice[state.seats]
    assert black == expected, f"{black} black dice, expected {expected}"
    if state.switches.black_dice_rolled and not between_rounds:
        assert number_of(state.black_dice) == state.black_left, "rolled black dice are miscounted"
    for seat in range(state.seats):
        own = number_of(state.dice[seat] & ~only_black(state.dice[seat]))
        own += sum([1 for code in state.placed if not code & 8 and (code >> 4) & 15 == seat])
        planned = state.box.constants.dice_per_player
        assert own == planned or between_rounds, f"seat {seat} has {own} own dice"


def _check_goals(state: MarcoPoloState) -> None:
    for goal in range(GOALS):
        found = state.goal_pile.counts[goal] + sum([(mask >> goal) & 1 for mask in state.dealt])
        assert found == 1, f"goal card {state.box.goal_ids[goal]} is there {found} times"
    for seat, goal in enumerate(state.goal):
        assert goal == NONE or (state.dealt[seat] >> goal) & 1, f"seat {seat} keeps a goal card it never had"


def _check_boards(state: MarcoPoloState) -> None:
    chosen = [character for character in state.character if character != NONE]
    assert len(set(chosen)) == len(chosen), "a character was taken twice"
    for seat in range(state.seats):
        assert state.post_stock(seat) >= 0, f"seat {seat} has too many posts"
        assert not state.has_post(seat, state.box.start_city), "there is a post in the start city"
        assert state.upgraded[seat] & ~state.seals[seat] == 0, f"seat {seat} upgraded a seal it does not own"
    laid = [tile for tile in state.outposts if tile != NONE]
    assert len(set(laid)) == len(laid) and not any((state.kept >> tile) & 1 for tile in laid), "an outpost tile twice"
