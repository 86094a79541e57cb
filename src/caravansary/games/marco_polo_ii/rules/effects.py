"""Rewards: bundles, goods of free choice, black dice and copied tiles (R11.1, R11.5, R11.7, R12.6)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from caravansary.core.chance import Chance
from caravansary.core.events import event
from caravansary.games.marco_polo_ii.actions import DOUBLE_SEAL, DOUBLE_TILE, GOODS, PAIRS, TAKE, TAKE_DIE, TILE
from caravansary.games.marco_polo_ii.box import ISABELLA, MAILIN, NONE, SEALS
from caravansary.games.marco_polo_ii.bundle import CAMEL, COIN, JADE, KINDS, PEPPER, Bundle
from caravansary.games.marco_polo_ii.rules import frames
from caravansary.games.marco_polo_ii.scoring import BY_BONUSES, BY_CHARACTER
from caravansary.games.marco_polo_ii.words import bundle_words, good_name, tile_name

if TYPE_CHECKING:
    from caravansary.core.state import Frame
    from caravansary.games.marco_polo_ii.state import MarcoPoloState


def reward(state: MarcoPoloState, seat: int, number: int, category: int, times: int = 1) -> None:
    """R11.8: resources and points at once; then goods of choice, black dice, contracts and at last moves."""
    bundle = state.box.bundles[number]
    amounts = bundle.amounts
    start = seat * KINDS
    for kind in range(JADE):
        state.goods[start + kind] += amounts[kind] * times
    if amounts[JADE]:
        state.gain(seat, JADE, amounts[JADE] * times)
    if bundle.points:
        state.score(seat, category, bundle.points * times)
    if state.listener is not None and bundle.text and times:
        state.listener(event("marco-polo-ii-log-gain", seat, what=bundle_words(bundle, times)))
    if not bundle.simple:
        for _ in range(times):
            _push_effects(state, bundle, category)


def _push_effects(state: MarcoPoloState, bundle: Bundle, category: int) -> None:
    """R11.8: the last to happen is pushed first; a move waits below whatever an arrival still has to bring."""
    agenda = state.agenda
    if bundle.steps:
        place = len(agenda)
        while place and agenda[place - 1][0] in (frames.ARRIVAL, frames.EXTRA_POST, frames.END_POST):
            place -= 1
        agenda.insert(place, (frames.MOVE, bundle.steps, 0, 0))
    if bundle.city_contracts:
        agenda.append((frames.CONTRACTS, bundle.city_contracts, 0, 0))
    if bundle.pile_contracts:
        agenda.append((frames.DRAW_CONTRACT, bundle.pile_contracts, 0, 0))
    if bundle.black_dice:
        agenda.append((frames.TAKE_DIE, bundle.black_dice, 0, 0))
    if bundle.any_goods or bundle.different_goods:
        agenda.append((frames.TAKE_GOODS, bundle.any_goods, bundle.different_goods, 0))
    if bundle.copied_tiles:
        agenda.append((frames.COPY_TILE, 0, 0, 0))


def take_answers(frame: Frame) -> list[int]:
    """R11.1: pepper, silk or gold; those that must differ first."""
    if frame[2]:
        return [TAKE + good for good in range(len(GOODS)) if not (frame[3] >> good) & 1]
    return [TAKE + good for good in range(len(GOODS))]


def take_good(state: MarcoPoloState, seat: int, frame: Frame, good: int) -> None:
    _, any_goods, different, taken = frame
    state.agenda.pop()
    state.gain(seat, PEPPER + good, 1)
    if different:
        different -= 1
        taken |= 1 << good
    else:
        any_goods -= 1
    if any_goods or different:
        state.agenda.append((frames.TAKE_GOODS, any_goods, different, taken))
    if state.listener is not None:
        state.listener(event("marco-polo-ii-log-take", seat, good=good_name(good)))


def add_die(state: MarcoPoloState, seat: int, value: int, black: int) -> None:
    state.dice[seat] += 1 << (4 * (2 * (value - 1) + black))


def die_rolled(state: MarcoPoloState, seat: int, value: int) -> None:
    """R12.6: Isabella Donati gains something for every die she rolls."""
    if state.character[seat] != ISABELLA:
        return
    if value in (1, 6):
        state.gain(seat, COIN, state.switches.isabella_coins)
    elif value in (2, 5):
        state.score(seat, BY_CHARACTER, 1)
    else:
        state.gain(seat, CAMEL, 1)


def die_answers(state: MarcoPoloState) -> list[int]:
    """R12.8: the values that lie on the board, where black dice are rolled at the round start."""
    return [TAKE_DIE + value for value in range(6) if (state.black_dice >> (4 * value)) & 15]


def roll_black_die(state: MarcoPoloState, seat: int, chance: Chance) -> None:
    """R6.6, R11.5: a black die is taken and rolled; without any left, nothing."""
    if state.black_left:
        take_black_die(state, seat, chance.pick(6) + 1)


def take_black_die(state: MarcoPoloState, seat: int, value: int) -> None:
    state.black_left -= 1
    add_die(state, seat, value, 1)
    die_rolled(state, seat, value)
    if state.listener is not None:
        state.listener(event("marco-polo-ii-log-black-die", seat, ["black-dice"], value=value))


def take_rolled_die(state: MarcoPoloState, seat: int, frame: Frame, value: int) -> None:
    """R12.8: the chosen die leaves the board with its value."""
    state.agenda.pop()
    state.black_dice -= 1 << (4 * (value - 1))
    take_black_die(state, seat, value)
    if frame[1] > 1:
        state.agenda.append((frames.TAKE_DIE, frame[1] - 1, 0, 0))


def copy_answers(state: MarcoPoloState, frame: Frame) -> list[int]:
    """R11.7: any other city tile on the map."""
    found: list[int] = []
    for city in state.box.map.tile_city:
        tile = state.tiles[city]
        if not state.box.bundles[state.box.tile_rewards[tile]].copied_tiles and not (frame[1] >> tile) & 1:
            found.append(TILE + tile)
    return found


def copy_tile(state: MarcoPoloState, seat: int, frame: Frame, tile: int) -> None:
    """R5.7.5: a tile that was copied for a city card counts as one of its different tiles."""
    state.agenda.pop()
    if frame[2] and state.agenda[-1][0] == frames.CITY_TILES:
        left = state.agenda[-1]
        state.agenda[-1] = (frames.CITY_TILES, left[1], left[2] | 1 << tile, 0)
    gain_tile(state, seat, tile)


def gain_tile(state: MarcoPoloState, seat: int, tile: int) -> None:
    if state.listener is not None:
        elements = [f"tile:{state.box.tile_ids[tile]}"]
        state.listener(event("marco-polo-ii-log-tile", seat, elements, tile=tile_name(state.box, tile)))
    reward(state, seat, state.box.tile_rewards[tile], BY_BONUSES)


def own_tiles(state: MarcoPoloState, seat: int) -> list[int]:
    """The city tiles in cities with an own post."""
    posts = state.posts[seat]
    return [state.tiles[city] for city in state.box.map.tile_city if (posts >> city) & 1]


def city_tile_answers(state: MarcoPoloState, seat: int, frame: Frame) -> list[int]:
    """R5.7.4: different city tiles of cities with an own post."""
    if frame[1] == 0:
        return []
    return [TILE + tile for tile in own_tiles(state, seat) if not (frame[2] >> tile) & 1]


def gain_city_tile(state: MarcoPoloState, seat: int, frame: Frame, tile: int) -> None:
    used = frame[2] | 1 << tile
    state.agenda[-1] = (frames.CITY_TILES, frame[1] - 1, used, 0)
    if state.box.bundles[state.box.tile_rewards[tile]].copied_tiles:
        state.agenda.append((frames.COPY_TILE, used, 1, 0))
    else:
        gain_tile(state, seat, tile)


def round_bonuses(state: MarcoPoloState, seat: int) -> None:
    """R9.3: city tiles, the character and upgraded seals; R12.4: Mailin and Tian Chin gain one of them twice."""
    state.active = seat
    character = state.character[seat]
    if character == MAILIN:
        state.agenda.append((frames.DOUBLE, 0, 0, 0))
    if character != NONE:
        reward(state, seat, state.box.round_bonus[character], BY_CHARACTER)
    for seal in range(SEALS):
        if (state.upgraded[seat] >> seal) & 1:
            reward(state, seat, state.box.seal_rewards[seal], BY_BONUSES)
    for tile in own_tiles(state, seat):
        gain_tile(state, seat, tile)


def double_answers(state: MarcoPoloState, seat: int) -> list[int]:
    """R12.4: the city tiles and upgraded seals that were just gained."""
    found = [DOUBLE_TILE + tile for tile in own_tiles(state, seat)]
    found.extend([DOUBLE_SEAL + seal for seal in range(SEALS) if (state.upgraded[seat] >> seal) & 1])
    return found


def double(state: MarcoPoloState, seat: int, action: int) -> None:
    state.agenda.pop()
    if action < DOUBLE_SEAL:
        gain_tile(state, seat, action - DOUBLE_TILE)
    else:
        reward(state, seat, state.box.seal_rewards[action - DOUBLE_SEAL], BY_BONUSES)


def rolled(state: MarcoPoloState, seat: int) -> None:
    """R9.1: compensation for a low roll; R12.6: Isabella's gains for single dice, a question for each pair."""
    state.active = seat
    dice = state.dice[seat]
    numbers = [(dice >> (8 * value)) & 15 for value in range(6)]
    total = sum([(value + 1) * numbers[value] for value in range(6)])
    if state.character[seat] == ISABELLA and (state.round > 1 or state.switches.first_round_bonuses):
        for value in range(1, 7):
            if numbers[value - 1] > 1:
                state.agenda.append((frames.PAIRS, value, numbers[value - 1], 0))
            elif numbers[value - 1]:
                die_rolled(state, seat, value)
    missing = state.box.constants.threshold - total
    if missing > 0:
        state.agenda.append((frames.COMPENSATION, missing, 0, 0))


def pair_answers(frame: Frame) -> list[int]:
    """R12.6: how many pairs of this value give their good; a die belongs to one pair at most."""
    return [PAIRS + 3 * (frame[1] - 1) + pairs for pairs in range(min(frame[2] // 2, 2) + 1)]


def use_pairs(state: MarcoPoloState, seat: int, frame: Frame, pairs: int) -> None:
    state.agenda.pop()
    value = frame[1]
    if pairs:
        kind = 0 if value in (1, 6) else 1 if value in (2, 5) else 2
        reward(state, seat, state.box.pair_rewards[kind], BY_CHARACTER, pairs)
    for _ in range(frame[2] - 2 * pairs):
        die_rolled(state, seat, value)


def compensate(state: MarcoPoloState, seat: int, frame: Frame, camels: int) -> None:
    """R9.1: each missing pip is a coin or a camel."""
    state.agenda.pop()
    state.gain(seat, CAMEL, camels)
    state.gain(seat, COIN, frame[1] - camels)
    if state.listener is not None:
        state.listener(event("marco-polo-ii-log-compensation", seat, camels=camels, coins=frame[1] - camels))


def oasis_bonus(state: MarcoPoloState, seat: int, frame: Frame, camels: int) -> None:
    """R12.1: for every different oasis 2 coins or 1 camel."""
    state.agenda.pop()
    reward(state, seat, state.box.oasis_rewards[1], BY_CHARACTER, camels)
    reward(state, seat, state.box.oasis_rewards[0], BY_CHARACTER, frame[1] - camels)
