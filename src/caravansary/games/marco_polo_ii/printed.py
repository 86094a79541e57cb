# mypyc: skip
"""What is printed on the box's material, for boards: a box can be replaced, so a board knows no numbers of its own."""

from __future__ import annotations

from functools import lru_cache
from typing import TYPE_CHECKING

import msgspec

from caravansary.games.marco_polo_ii.box import RED_CONTRACTS
from caravansary.games.marco_polo_ii.map import CITIES, NO_SEAL
from caravansary.games.marco_polo_ii.modes import MODES, OF_CITY_TILES

if TYPE_CHECKING:
    from caravansary.games.marco_polo_ii.box import CityCard, MarcoPoloBox


class ContractView(msgspec.Struct, frozen=True):
    """A contract: what it costs, what it brings, and whether it is a blue one of the set-up."""

    cost: str
    reward: str
    points: int
    blue: bool


class CardView(msgspec.Struct, frozen=True):
    """A city card: its exchanges, or what it brings for each die value from 1 to 6."""

    mode: str
    costs: list[str]
    rewards: list[str]
    by_die: list[str]


class SealView(msgspec.Struct, frozen=True):
    """A guild seal: the die and the jade of taking it, what upgrading costs and brings."""

    least: int
    jade: int
    cost: str
    reward: str


class SpecialView(msgspec.Struct, frozen=True):
    """A special city: its reward, and how often the upgraded seal pays for each die value from 1 to 6."""

    reward: str
    seal: str
    times: list[int]


class RouteView(msgspec.Struct, frozen=True):
    """A route, its cost and the seal it needs."""

    a: str
    b: str
    cost: str
    seal: str | None


class PrintedView(msgspec.Struct, frozen=True):
    """What stays the same all game. `shields` are those of the cities, `spaces` how many dice each space takes."""

    routes: list[RouteView]
    shields: dict[str, str]
    seals: dict[str, SealView]
    specials: dict[str, SpecialView]
    dice: dict[str, int]
    least: dict[str, int]
    khan: str
    khan_spaces: int
    special_spaces: int
    purse: list[str]
    contracts: str
    lower_coins: int
    post_points: list[int]
    shield_points: list[int]
    reroll: int
    adjust: int
    black_die: int


@lru_cache(maxsize=8)
def printed(box: MarcoPoloBox) -> PrintedView:
    cities = box.map.location_ids[:CITIES]
    constants = box.constants
    return PrintedView(
        routes=_routes(box),
        shields={
            city: box.map.shield_ids[shield]
            for city, shield in zip(cities, box.map.city_shield, strict=True)
            if shield >= 0
        },
        seals={
            name: SealView(
                box.seal_least[seal],
                box.seal_jade[seal],
                box.upgrade_costs[seal].text,
                box.bundles[box.seal_rewards[seal]].text,
            )
            for seal, name in enumerate(box.seal_ids)
        },
        specials={
            cities[city]: SpecialView(
                box.bundles[box.special_reward[place]].text,
                box.seal_ids[box.special_seal[place]],
                list(box.special_times[place]),
            )
            for place, city in enumerate(box.map.special)
        },
        dice=dict(zip(box.space_ids, box.space_dice, strict=True)),
        least=dict(zip(box.space_ids, box.min_die, strict=True)),
        khan=constants.khan_reward,
        khan_spaces=constants.khan_spaces,
        special_spaces=constants.special_spaces,
        purse=list(constants.purse_options),
        contracts=constants.contracts_reward,
        lower_coins=constants.lower_coins,
        post_points=list(constants.post_points),
        shield_points=list(box.shield_track),
        reroll=constants.reroll_camels,
        adjust=constants.adjust_camels,
        black_die=constants.black_die_camels,
    )


def _routes(box: MarcoPoloBox) -> list[RouteView]:
    """Each route once, in the order of its first end."""
    names = box.map.location_ids
    found: list[RouteView] = []
    for a, ways in enumerate(box.map.ways):
        for way in ways:
            if a < way.to:
                amounts = (("coin", way.coins), ("camel", way.camels), ("jade", way.jade))
                cost = ";".join(f"{key}={number}" for key, number in amounts if number)
                seal = None if way.seal == NO_SEAL else box.seal_ids[way.seal]
                found.append(RouteView(names[a], names[way.to], cost, seal))
    return found


@lru_cache(maxsize=8)
def contracts(box: MarcoPoloBox) -> dict[str, ContractView]:
    return {
        name: ContractView(
            box.contract_costs[i].text,
            box.bundles[box.contract_rewards[i]].text,
            box.contract_points[i],
            i >= RED_CONTRACTS,
        )
        for i, name in enumerate(box.contract_ids)
    }


@lru_cache(maxsize=8)
def cards(box: MarcoPoloBox) -> dict[str, CardView]:
    return {name: _card(box, card) for name, card in zip(box.card_ids, box.cards, strict=True)}


def _card(box: MarcoPoloBox, card: CityCard) -> CardView:
    by_die = [box.bundles[reward].text for reward in card.by_die]
    if card.mode == OF_CITY_TILES:
        by_die = [str(number) for number in card.number_by_die]
    rewards = [box.bundles[reward].text for reward in card.rewards]
    return CardView(MODES[card.mode], [cost.text for cost in card.costs], rewards, by_die)


@lru_cache(maxsize=8)
def bonuses(box: MarcoPoloBox) -> dict[str, str]:
    """City tiles and outpost tiles by name."""
    found = {name: box.bundles[box.tile_rewards[i]].text for i, name in enumerate(box.tile_ids)}
    found |= {name: box.bundles[box.outpost_rewards[i]].text for i, name in enumerate(box.outpost_ids)}
    return found
