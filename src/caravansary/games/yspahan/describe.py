# mypyc: skip
"""What Yspahan says to people: prompts, labels of choices, and what a choice would bring."""

from __future__ import annotations

from typing import TYPE_CHECKING

from caravansary.core.describe import default_label, default_question
from caravansary.core.messages import Message, say, seat_name
from caravansary.games.yspahan.actions import (
    BUILD,
    DISCARD,
    FLOOR,
    LOAD,
    MAIN,
    MOVE,
    PAYMENTS,
    PLAY,
    SELL,
    SHOP,
    STOP,
    SUPERVISOR,
    SWAP_CAMELS,
    TAKE_CARD,
)
from caravansary.games.yspahan.box import (
    BAZAAR,
    BUILDINGS,
    CAMEL_FLOOR,
    CARDS,
    FLOORS,
    FREE,
    GOLD_FLOOR,
    HAMMAM,
    HOIST,
    NEIGHBOURHOODS,
    PADDOCK,
    SELL_CAMELS,
    SHOP_BUILDING,
)
from caravansary.games.yspahan.rules import building, frames, supervisor

if TYPE_CHECKING:
    from caravansary.games.yspahan.state import YspahanState


def round_message(state: YspahanState) -> Message:
    return say("yspahan-round", week=state.week, day=state.day, weeks=state.box.weeks, days=state.box.days)


def question(state: YspahanState) -> Message:
    """The prompt with what it depends on: dice in hand, goods left, whose good is at stake."""
    if state.over():
        return default_question(state)
    frame = state.agenda[-1]
    id = f"yspahan-ask-{state.kind}"
    if frame[0] == frames.GROUP and TAKE_CARD in state.actions:
        return say("yspahan-ask-no-group")
    if frame[0] == frames.ACTION:
        return say(id, floor=_floor(frame[1]), number=frame[2], value=frame[3] >> 1)
    if frame[0] == frames.SUPPLY:
        return say(id, goods=frame[2], neighbourhood=_neighbourhood(frame[1]))
    if frame[0] == frames.MOVE:
        return say(id, value=frame[1], free=_free_change(state))
    if frame[0] == frames.CAMEL:
        return say(id, shop=shop_name(state, frame[1]))
    if frame[0] == frames.AFTER:
        return say(id if frame[1] else "yspahan-ask-after-cards")
    if frame[0] == frames.SELL:
        return say(f"{id}-{'camels' if frame[1] == SELL_CAMELS else 'gold'}")
    return say(id)


def label(state: YspahanState, action: int) -> Message:
    """The choice, with shops by souk and number and with what the dice in hand would give."""
    if SHOP <= action < STOP:
        return say("yspahan-do-shop", shop=shop_name(state, action - SHOP))
    if MOVE <= action < LOAD:
        return say("yspahan-do-move", space=space_name(state.box.space_ids[action - MOVE]))
    if action >= LOAD and action - LOAD < len(state.shops):
        shop = action - LOAD
        return say("yspahan-do-load", shop=shop_name(state, shop), owner=seat_name(state.shops[shop]))
    if action == MAIN:
        return _main_label(state, 0)
    if DISCARD <= action < SHOP:
        card = say(f"yspahan-card-{CARDS[action - DISCARD]}")
        if state.switches.extra_die_always:
            return say("yspahan-do-discard-only", card=card)
        return say("yspahan-do-discard", card=card, then=_main_label(state, 1))
    if BUILD <= action < PLAY:
        chosen, payment = divmod(action - BUILD, len(PAYMENTS))
        name = say(f"yspahan-building-{BUILDINGS[chosen]}")
        return say("yspahan-do-build", building=name, how=say(f"yspahan-payment-{PAYMENTS[payment]}"))
    return default_label(state, action)


def _main_label(state: YspahanState, more: int) -> Message:
    """R13: how much the main action gives, with the building's bonus."""
    frame = state.agenda[-1]
    number = frame[2] + more
    seat = state.seat
    if frame[1] == CAMEL_FLOOR:
        return say("yspahan-main-camels", number=number + _bonus(state, seat, PADDOCK))
    if frame[1] == GOLD_FLOOR:
        return say("yspahan-main-gold", number=number + _bonus(state, seat, SHOP_BUILDING))
    goods = number + _bonus(state, seat, HOIST)
    return say("yspahan-main-goods", number=goods, neighbourhood=_neighbourhood(frame[1] - 1))


def _bonus(state: YspahanState, seat: int, which: int) -> int:
    return state.box.building_amount[which] if state.has(seat, which) else 0


def hint(state: YspahanState, action: int) -> Message | None:
    """What a floor holds, what a walk costs and loads, what a shop, a building or a card is good for."""
    if FLOOR <= action < MAIN:
        return _floor_hint(state, action - FLOOR)
    if action == SUPERVISOR:
        return say("yspahan-hint-supervisor", value=state.agenda[-1][3] >> 1, free=_free_change(state))
    if SHOP <= action < STOP:
        souk = state.box.shop_souk[action - SHOP]
        left = state.box.souk_size[souk] - state.souk_count[souk]
        points = state.box.souk_points[souk] + _bonus(state, state.seat, BAZAAR)
        return say("yspahan-hint-shop", left=left, points=points)
    if MOVE <= action < LOAD:
        return _move_hint(state, action - MOVE)
    if BUILD <= action < PLAY:
        return _building_hint(state, action - BUILD)
    if PLAY <= action < SELL:
        return _card_effect(state, action - PLAY)
    if SELL <= action < SWAP_CAMELS:
        return say("yspahan-hint-sell", points=(action - SELL) * state.box.card_points[state.agenda[-1][1]])
    return None


def _card_effect(state: YspahanState, card: int) -> Message:
    box = state.box
    id = f"yspahan-card-{CARDS[card]}-effect"
    return say(id, amount=box.card_amount[card], most=box.card_most[card], points=box.card_points[card])


def _free_change(state: YspahanState) -> int:
    """R26: by how many spaces a walk may be longer or shorter for nothing."""
    return _bonus(state, state.seat, HAMMAM)


def _floor_hint(state: YspahanState, floor: int) -> Message:
    dice = state.white[floor] + (state.yellow[floor] if state.seat == state.first else 0)
    return say("yspahan-hint-floor", number=dice, value=state.values[floor])


def _move_hint(state: YspahanState, end: int) -> Message:
    length = state.box.distance[state.supervisor][end]
    gold = supervisor.price(state, state.seat, length, state.agenda[-1][1])
    goods = [shop for shop in state.box.space_shops[end] if state.shops[shop] != FREE]
    if length == 0 and not state.switches.zero_move_loads:
        goods = []
    args: dict[str, int | str | Message] = {"gold": gold, "goods": len(goods)}
    for place, shop in enumerate(goods):
        args[f"owner{place + 1}"] = seat_name(state.shops[shop])
    return Message(f"yspahan-hint-move-{len(goods)}", args)


def _building_hint(state: YspahanState, choice: int) -> Message:
    chosen, payment = divmod(choice, len(PAYMENTS))
    return say(
        "yspahan-hint-build",
        camels=0 if payment & building.NO_CAMELS else state.box.camel_cost[chosen],
        gold=0 if payment & building.NO_GOLD else state.box.gold_cost[chosen],
        points=state.box.building_points[state.buildings[state.seat].bit_count()],
        effect=say(f"yspahan-building-{BUILDINGS[chosen]}-effect", amount=state.box.building_amount[chosen]),
    )


def shop_name(state: YspahanState, shop: int) -> Message:
    souk_id, number = state.box.shop_ids[shop].rsplit("-", 1)
    return say("yspahan-shop", souk=say(f"yspahan-souk-{souk_id}"), number=int(number))


def space_name(space_id: str) -> Message:
    """The arm and the number along it; the letter is the one on the board."""
    return say(f"yspahan-space-{space_id[0]}", number=int(space_id[1:]))


def _floor(floor: int) -> Message:
    return say(f"yspahan-floor-{FLOORS[floor]}")


def _neighbourhood(neighbourhood: int) -> Message:
    return say(f"yspahan-neighbourhood-{NEIGHBOURHOODS[neighbourhood]}")
