# mypyc: skip
"""Names of things and bundles as messages, for events, labels and hints."""

from __future__ import annotations

from typing import TYPE_CHECKING

from caravansary.core.messages import Message, say
from caravansary.games.marco_polo_ii.actions import DICE, GOODS
from caravansary.games.marco_polo_ii.bundle import RESOURCES, Bundle
from caravansary.games.marco_polo_ii.modes import MODES

if TYPE_CHECKING:
    from caravansary.games.marco_polo_ii.box import CityCard, MarcoPoloBox


def bundle_words(bundle: Bundle, times: int = 1) -> Message:
    """Two camels, one silk: the parts of a bundle as a list."""
    amounts = [*zip(RESOURCES, bundle.amounts, strict=True)]
    amounts += [
        ("vp", bundle.points),
        ("good_any", bundle.any_goods),
        ("goods_diff", bundle.different_goods),
        ("black_die", bundle.black_dice),
        ("contract_pile", bundle.pile_contracts),
        ("contract_city", bundle.city_contracts),
        ("move", bundle.steps),
        ("copy_tile", bundle.copied_tiles),
    ]
    return listed([amount_words(key, number * times) for key, number in amounts if number])


def price_words(coins: int, camels: int, jade: int) -> Message:
    amounts = (("coin", coins), ("camel", camels), ("jade", jade))
    return listed([amount_words(key, number) for key, number in amounts if number])


def amount_words(key: str, number: int) -> Message:
    return say(f"marco-polo-ii-amount-{key}", number=number)


def listed(parts: list[Message]) -> Message:
    """The parts with commas between them; nothing is said as such."""
    if not parts:
        return say("marco-polo-ii-nothing")
    words = parts[0]
    for part in parts[1:]:
        words = say("marco-polo-ii-list", first=words, rest=part)
    return words


def location_name(box: MarcoPoloBox, location: int) -> Message:
    return say(f"marco-polo-ii-location-{box.map.location_ids[location]}")


def space_name(box: MarcoPoloBox, space: int) -> Message:
    return say(f"marco-polo-ii-space-{box.space_ids[space]}")


def contract_name(box: MarcoPoloBox, contract: int) -> Message:
    """A contract has no name but what it costs."""
    return say("marco-polo-ii-contract", cost=bundle_words(box.contract_costs[contract]))


def tile_name(box: MarcoPoloBox, tile: int) -> Message:
    return say("marco-polo-ii-tile", bonus=bundle_words(box.bundles[box.tile_rewards[tile]]))


def outpost_name(box: MarcoPoloBox, tile: int) -> Message:
    return say("marco-polo-ii-outpost", bonus=bundle_words(box.bundles[box.outpost_rewards[tile]]))


def seal_name(box: MarcoPoloBox, seal: int) -> Message:
    return say(f"marco-polo-ii-seal-{box.seal_ids[seal]}")


def good_name(good: int) -> Message:
    return amount_words(GOODS[good], 1)


def die_name(die: int) -> Message:
    colour, _, value = DICE[die].partition("-")
    return say(f"marco-polo-ii-die-{colour}", value=int(value))


def reward_words(box: MarcoPoloBox, contract: int) -> Message:
    """What completing the contract brings."""
    reward = bundle_words(box.bundles[box.contract_rewards[contract]])
    return say("marco-polo-ii-contract-reward", reward=reward, points=amount_words("vp", box.contract_points[contract]))


def goal_words(box: MarcoPoloBox, goal: int) -> Message:
    """The shields that count twice, and the seals with their points."""
    shields = [name for i, name in enumerate(box.map.shield_ids) if (box.goal_shields[goal] >> i) & 1]
    parts = [say("marco-polo-ii-plus-one", shield=say(f"marco-polo-ii-shield-{name}")) for name in shields]
    for seal, points in enumerate(box.goal_seal_points[goal]):
        if points:
            parts.append(say("marco-polo-ii-goal-seal", seal=seal_name(box, seal), points=amount_words("vp", points)))
    return listed(parts)


def card_words(box: MarcoPoloBox, number: int, value: int = 0) -> Message:
    """What a city card does; with a die value, what it does with that die."""
    card = box.cards[number]
    mode = MODES[card.mode]
    if mode == "repeat_choice":
        one, other = (exchange_words(box, card, which) for which in range(2))
        return say("marco-polo-ii-card-repeat_choice", one=one, other=other)
    if mode == "repeat":
        return say("marco-polo-ii-card-repeat", exchange=exchange_words(box, card, 0))
    if mode == "steps":
        return _by_die([bundle_words(box.bundles[reward]) for reward in card.by_die], value)
    if mode == "city_tiles":
        return _by_die([say("marco-polo-ii-card-city_tiles", number=times) for times in card.number_by_die], value)
    if mode in ("seal_one_die", "move"):
        return say(f"marco-polo-ii-card-{mode}", cost=bundle_words(card.costs[0]))
    return say(f"marco-polo-ii-card-{mode}", reward=bundle_words(box.bundles[card.rewards[0]]))


def exchange_words(box: MarcoPoloBox, card: CityCard, which: int) -> Message:
    """What one exchange of a city card costs and brings."""
    reward = bundle_words(box.bundles[card.rewards[which]])
    return say("marco-polo-ii-exchange", cost=bundle_words(card.costs[which]), reward=reward)


def special_words(box: MarcoPoloBox, which: int, value: int = 0) -> Message:
    """R5.6.2, R5.6.3: what a special city brings, and how often its seal's bonus; with a die value, for that die."""
    times = [say("marco-polo-ii-times", number=number) for number in box.special_times[which]]
    return say(
        "marco-polo-ii-special",
        reward=bundle_words(box.bundles[box.special_reward[which]]),
        seal=seal_name(box, box.special_seal[which]),
        times=_by_die(times, value),
    )


def _by_die(words: list[Message], value: int) -> Message:
    """What belongs to the die, or all brackets one after the other."""
    if value:
        return words[value - 1]
    parts: list[Message] = []
    low = 0
    for high in range(6):
        if high == 5 or words[high + 1] != words[low]:
            parts.append(say("marco-polo-ii-bracket", low=low + 1, high=high + 1, what=words[low]))
            low = high + 1
    return listed(parts)
