# mypyc: skip
"""Words for the questions and answers of Five Tribes."""

from __future__ import annotations

from collections.abc import Mapping
from typing import TYPE_CHECKING, Final

from caravansary.core.describe import default_label, default_question
from caravansary.core.messages import Arg, Message, say, seat_name
from caravansary.games.five_tribes.actions import (
    BID,
    BUY,
    CARD,
    FAKIRS,
    GO_ON,
    KEEP,
    KILL,
    KILL_HELD,
    LAY,
    ON,
    PASS,
    PAYMENTS,
    PLACE,
    SELL,
    SELL_ALL,
    SOW,
    TAKE,
    USE,
)
from caravansary.games.five_tribes.box import (
    DJINNS,
    GOODS,
    KINDS,
    NOBODY,
    RESOURCES,
    TOTAL,
    TRIBES,
)
from caravansary.games.five_tribes.rules import bidding, frames, moving
from caravansary.games.five_tribes.scoring import sets_value

if TYPE_CHECKING:
    from caravansary.games.five_tribes.state import FiveTribesState

WORTH: Final = {
    "haurvatat": ("palm", "palm_with_haurvatat"),
    "jafaar": ("vizier", "vizier_with_jafaar"),
    "shamhat": ("elder", "elder_with_shamhat"),
}
"""The djinns that make something worth more, and the items of `points.csv` before and after."""


def round_message(state: FiveTribesState) -> Message:
    if state.ending:
        return say("five-tribes-last-round", round=state.round)
    return say("five-tribes-round", round=state.round)


def question(state: FiveTribesState) -> Message:
    """The prompt with what it depends on: meeples in hand, who is at work, where a piece goes."""
    if state.over():
        return default_question(state)
    frame = state.agenda[-1]
    what = frame[0]
    id = f"five-tribes-ask-{state.kind}"
    if what == frames.START and not moving.any_move(state):
        return say("five-tribes-ask-no-move")
    if what == frames.SALE and state.offer:
        return say("five-tribes-ask-set", coins=state.box.set_values[state.offer.bit_count()])
    args: dict[str, Arg] = {}
    if what == frames.DISCOUNT:
        args = {"price": state.box.prices[frame[2]]}
    elif what == frames.SOW:
        args = {"number": state.in_hand >> TOTAL}
    elif what == frames.BUILDERS:
        factor = 2 if state.flags & frames.DOUBLED else 1
        args = {"number": frame[2], "blue": state.blue[frame[1]], "coins": factor * frame[2] * state.blue[frame[1]]}
    elif what == frames.ASSASSINS:
        id = f"{id}-two" if state.flags & frames.TWO_KILLS else id
        args = {"number": frame[2]}
    elif what in (frames.PLACE, frames.REDIRECT):
        id = f"{id}-{'palm' if frame[1] == frames.PALM else 'palace'}"
        args = {"tile": state.box.cell_ids[frame[2]]}
    elif what == frames.MARKET:
        kind = frame[1]
        args = {"coins": state.box.market_price[kind], "first": state.box.market_cards[kind]}
        args["number"] = state.box.market_take[kind]
    elif what == frames.TARGET:
        id = f"{id}-{DJINNS[frame[1]]}"
    return Message(id, args)


def label(state: FiveTribesState, action: int) -> Message:
    """The choice, with tribes, tiles and cards by name and with the coins it costs or brings."""
    if action < TAKE:
        return _number_label(state, action)
    if SOW <= action < USE:
        cell, tribe = divmod(action - SOW, len(TRIBES))
        return say("five-tribes-do-sow", tribe=tribe_name(tribe), tile=state.box.cell_ids[cell])
    if KILL <= action < KILL_HELD:
        cell, tribe = divmod(action - KILL, len(TRIBES))
        return say("five-tribes-do-kill", tribe=tribe_name(tribe), tile=state.box.cell_ids[cell])
    if KILL_HELD <= action < ON:
        other, tribe = divmod(action - KILL_HELD, 2)
        return say("five-tribes-do-kill-held", tribe=tribe_name(tribe), victim=seat_name(other))
    if TAKE <= action < PASS:
        return say("five-tribes-do-take", tile=state.box.cell_ids[action - TAKE])
    if ON <= action < CARD:
        return say("five-tribes-do-on", tile=state.box.cell_ids[action - ON])
    if CARD <= action < BUY:
        place = action - CARD
        return say("five-tribes-do-card", card=resource_name(state.resource_row[place]), number=place + 1)
    if LAY <= action < SELL:
        return say("five-tribes-do-lay", goods=resource_name(action - LAY))
    if action == SELL:
        return say("five-tribes-do-sell", coins=state.box.set_values[state.offer.bit_count()])
    if action == SELL_ALL:
        return say("five-tribes-do-sell-all", coins=_goods_value(state, state.seat, -1))
    return _plain_label(state, action)


def _plain_label(state: FiveTribesState, action: int) -> Message:
    frame = state.agenda[-1]
    if action == PLACE:
        return say("five-tribes-do-place", tile=state.box.cell_ids[frame[2]])
    if action == PASS and frame[0] == frames.BID:
        return say("five-tribes-do-sit-out")
    return default_label(state, action)


def _number_label(state: FiveTribesState, action: int) -> Message:
    if action < FAKIRS:
        return say("five-tribes-do-bid", price=state.box.prices[action - BID])
    frame = state.agenda[-1]
    number = action - FAKIRS
    if frame[0] == frames.DISCOUNT:
        price = bidding.price(state, frame[2], number)
        return say("five-tribes-do-fakirs-bid", number=number, coins=min(price, state.coins[state.seat]))
    coins = (frame[2] + number) * state.blue[frame[1]]
    if state.flags & frames.DOUBLED:
        coins *= 2
    return say("five-tribes-do-fakirs", number=number, coins=coins)


def hint(state: FiveTribesState, action: int) -> Message | None:
    """Who plays when, what a tile brings, what a djinn does, what a card is worth."""
    if action < FAKIRS:
        return _bid_hint(state, action - BID)
    if TAKE <= action < PASS:
        cell = action - TAKE
        number = state.meeples[cell] >> TOTAL
        ends = len(moving.finals(state, cell, state.meeples[cell]))
        return say("five-tribes-hint-take", number=number, ends=ends)
    if SOW <= action < USE:
        return _sow_hint(state, *divmod(action - SOW, len(TRIBES)))
    if KILL <= action < KILL_HELD:
        return _kill_hint(state, *divmod(action - KILL, len(TRIBES)))
    if USE <= action < GO_ON:
        return effect(state, (action - USE) // len(PAYMENTS))
    if BUY <= action < LAY:
        djinn = (action - BUY) // len(PAYMENTS) if action < KEEP else action - KEEP
        return say("five-tribes-hint-djinn", points=state.box.djinn_points[djinn], effect=effect(state, djinn))
    return _tile_or_card_hint(state, action)


def _tile_or_card_hint(state: FiveTribesState, action: int) -> Message | None:
    if ON <= action < CARD:
        return tile_name(state, action - ON)
    if CARD <= action < BUY:
        kind = state.resource_row[action - CARD]
        if kind >= GOODS:
            return say("five-tribes-hint-fakir")
        gain = _goods_value(state, state.seat, kind) - _goods_value(state, state.seat, -1)
        return say("five-tribes-hint-card", coins=gain)
    if LAY <= action < SELL:
        return say("five-tribes-hint-lay", coins=state.box.set_values[state.offer.bit_count() + 1])
    return None


def _bid_hint(state: FiveTribesState, spot: int) -> Message:
    """R2.6: how many of the markers on the track would play before this one."""
    before = sum(1 for marker in state.track[:spot] if marker != NOBODY)
    after = sum(1 for marker in state.track[spot:] if marker != NOBODY)
    return say("five-tribes-hint-bid", before=before, after=after)


def _sow_hint(state: FiveTribesState, cell: int, tribe: int) -> Message:
    """What the last drop collects and takes; on the way there, which tile it is."""
    if state.in_hand >> TOTAL > 1:
        return tile_name(state, cell)
    number = state.number_of(cell, tribe)
    emptied = state.meeples[cell] >> TOTAL == number and state.camel[cell] == NOBODY and state.camels[state.seat] > 0
    id = "five-tribes-hint-final-camel" if emptied else "five-tribes-hint-final"
    return say(id, collected=some_of(tribe, number + 1), tile=tile_name(state, cell))


def _kill_hint(state: FiveTribesState, cell: int, tribe: int) -> Message | None:
    frame = state.agenda[-1]
    fakirs = 0
    if frame[0] == frames.ASSASSINS:
        fakirs = max(state.box.distance[frame[1]][cell] - frame[2], 0)
    last = state.meeples[cell] >> TOTAL == 1 and state.camel[cell] == NOBODY and state.camels[state.seat] > 0
    if last:
        return say("five-tribes-hint-kill-camel", fakirs=fakirs, tile=tile_name(state, cell))
    return say("five-tribes-hint-kill", fakirs=fakirs) if fakirs else None


def _goods_value(state: FiveTribesState, seat: int, extra: int) -> int:
    """R8.2: what the goods in hand would bring, with one more card of a kind if it is not -1."""
    start = seat * len(RESOURCES)
    counts = state.hands[start : start + GOODS]
    if extra >= 0:
        counts[extra] += 1
    return sets_value(state.box.set_values, counts, 0)


def tile_name(state: FiveTribesState, cell: int) -> Message:
    value = state.box.tile_value[state.layout[cell]]
    return say("five-tribes-tile-name", kind=say(f"five-tribes-kind-{KINDS[state.kind_of(cell)]}"), value=value)


def effect(state: FiveTribesState, djinn: int) -> Message:
    return effect_name(DJINNS[djinn], state.setup.options["kumarbi_discount"], state.box.points)


def effect_name(djinn: str, kumarbi_discount: str, points: Mapping[str, int]) -> Message:
    """What a djinn does, with the points of the box; R13.13: what Kumarbi does depends on an option."""
    if djinn == "kumarbi" and kumarbi_discount == "spot":
        return say(f"five-tribes-djinn-{djinn}-effect-spot")
    return say(f"five-tribes-djinn-{djinn}-effect", **{item: points[item] for item in WORTH.get(djinn, ())})


def tribe_name(tribe: int) -> Message:
    return say(f"five-tribes-tribe-{TRIBES[tribe]}")


def some_of(tribe: int, number: int) -> Message:
    return say(f"five-tribes-some-{TRIBES[tribe]}", number=number)


def resource_name(kind: int) -> Message:
    return say(f"five-tribes-resource-{RESOURCES[kind]}")
