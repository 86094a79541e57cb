# mypyc: skip
"""What Wayfarers says to people: prompts, labels of choices, and what a choice would bring."""

from __future__ import annotations

from typing import TYPE_CHECKING

from caravansary.core.describe import default_label, default_question
from caravansary.core.messages import Message, say, seat_name
from caravansary.core.state import Frame
from caravansary.games.wayfarers.actions import (
    ACQUIRE,
    ADJUST,
    ALLOW,
    DENY,
    DISCARD,
    DONE,
    DRAW,
    EXTRA,
    FACES,
    FROM_GUILD,
    GAIN,
    GOODS,
    JOURNAL,
    KEEP,
    LAY,
    MARK,
    MOVE,
    PAY,
    PRICE,
    REFRESH,
    SLOT_NAMES,
    SPACE,
    TAKE,
    TILE,
    TUCK,
    UNDER,
    WHOSE,
    WORKER,
)
from caravansary.games.wayfarers.actions import FEE as FEE_ACTION
from caravansary.games.wayfarers.box_board import CELL_NAMES
from caravansary.games.wayfarers.box_solo import OPPONENTS
from caravansary.games.wayfarers.names import (
    BOARD,
    COIN,
    COIN_OFF_SHIFT,
    COLUMN,
    EMPTY,
    FOOD_OFF_SHIFT,
    GUILDS,
    HOSTS,
    NOBODY,
    NODE,
    ROW_SIZE,
    SLOTS,
    WIDTH,
)
from caravansary.games.wayfarers.notation import DISCOUNT_SHIFT, FREE, Price
from caravansary.games.wayfarers.rules import cards, frames, journal, payment, placing, sources, wants
from caravansary.games.wayfarers.words import (
    card_hint,
    card_name,
    costs_message,
    effect_message,
    host_name,
    joined,
    lowered,
    need_message,
    paid_effect,
    paid_message,
    price_message,
    slot_hint,
    space_hint,
)

if TYPE_CHECKING:
    from caravansary.games.wayfarers.state import WayfarersState


def side_name(state: WayfarersState, side: int) -> Message:
    if side < state.seats:
        return seat_name(side)
    return say(f"wayfarers-opponent-name-{OPPONENTS[state.opponent]}")


def round_message(state: WayfarersState) -> Message:
    """The furthest journal column, and the turns left once the end has been triggered."""
    if state.ending != NOBODY:
        return say("wayfarers-round-last", turns=state.ending)
    columns = state.box.board.columns
    furthest = max(columns[state.own[side * WIDTH + NODE]] for side in range(state.side_count))
    return say("wayfarers-round", turn=state.turn, column=furthest)


def question(state: WayfarersState) -> Message:
    """The prompt, with the effects that are being carried out, or what must be paid or placed."""
    if state.over():
        return default_question(state)
    frame = state.agenda[-1]
    what = frame[0]
    id = f"wayfarers-ask-{state.kind}"
    if what in (frames.EFFECT, frames.PAIR):
        return say(id, effect=_group_effects(state))
    if what in (frames.COLUMN, frames.SPACE):
        return say(id, value=frame[1] + 1)
    if what == frames.ADJUST:
        return say(id, number=frame[1])
    if what == frames.FEE:
        owner = side_name(state, state.tokens[frame[1]])
        return say(id, card=_slot_card(state, frame[1]), owner=owner)
    if what == frames.TAKE_CARD:
        return say(id, card=_slot_card(state, frame[1]))
    if what == frames.LAY:
        return say(id, tile=say(f"wayfarers-tile-{state.box.tiles.ids[frame[1]]}"))
    if what == frames.TARGET:
        return _allow_question(state, frame)
    if what == frames.WHOSE:
        return say(id, step=label(state, frame[1]))
    return say(id)


def _group_effects(state: WayfarersState) -> Message:
    """What is left of all effects of the group, as words, and what must be paid before."""
    parts: list[Message] = []
    for frame in reversed(state.agenda):
        if frame[0] == frames.GROUP:
            break
        effects = [(frame[1], frame[2], frame[3])]
        if frame[0] == frames.PAIR:
            effects = [(frame[2], 0, 0), (frame[1], 0, frame[3])]
        for effect, done, price in effects:
            if state.box.effects[effect].open_after(done):
                words = effect_message(state.box.effects[effect], done)
                parts.append(paid_effect(words, _left_of(state, price)) if price else words)
    return joined(parts, "list") if parts else say("wayfarers-nothing")


def _left_of(state: WayfarersState, price: int, discount: int = 0) -> Price | None:
    """R3.7: what the discounts of the die leave of a price."""
    return lowered(state.box.prices[price], state.coin_off + discount, state.food_off)


def _allow_question(state: WayfarersState, frame: Frame) -> Message:
    want = frame[1]
    id = "card" if want < frames.WANT_PLACE else "place" if want < frames.WANT_TAKE else "take"
    card = _slot_card(state, wants.target(state))
    return say(f"wayfarers-ask-allow-{id}", card=card, opponent=side_name(state, 1))


def _slot_card(state: WayfarersState, slot: int) -> Message:
    """The card at a slot, by name; the slot itself where there is a gap."""
    card = state.row[slot]
    if card == EMPTY:
        return say(f"wayfarers-slot-{SLOT_NAMES[slot]}")
    return card_name(state.box, slot // ROW_SIZE, card)


def label(state: WayfarersState, action: int) -> Message:
    """The choice, with cards by name and payments by number."""
    frame = state.agenda[-1]
    if action == DONE:
        return say("wayfarers-do-end" if _ends_turn(state) else "wayfarers-do-done")
    if action == PAY:
        price = _left_of(state, _unpaid(state))
        return say("wayfarers-do-pay", price=price_message(price)) if price else say("wayfarers-do-pay-nothing")
    if WORKER <= action < WORKER + 3 * SLOTS or TAKE <= action < ACQUIRE:
        return _worker_label(state, action)
    if MARK <= action < MARK + SLOTS:
        return say("wayfarers-do-mark", card=_slot_card(state, action - MARK))
    if FROM_GUILD + 3 <= action < JOURNAL:
        return say("wayfarers-do-from-card", card=_slot_card(state, action - FROM_GUILD - 3))
    if JOURNAL <= action < REFRESH:
        base, id = (JOURNAL, "journal") if action < EXTRA else (EXTRA, "extra")
        return say(f"wayfarers-do-{id}", node=say(f"wayfarers-node-{state.box.board.node_ids[action - base]}"))
    if ADJUST <= action < TAKE:
        value, down = divmod(action - ADJUST, 2)
        return say("wayfarers-do-adjust", value=value + 1, to=value if down else value + 2)
    if ACQUIRE <= action < DRAW:
        return _acquire_label(state, action - ACQUIRE)
    if KEEP <= action < TILE:
        base, id = (KEEP, "keep") if action < UNDER else (UNDER, "under") if action < TUCK else (TUCK, "tuck")
        return say(f"wayfarers-do-{id}", card=host_name(state.box, action - base))
    if PRICE <= action < ALLOW:
        return _price_label(state, frame, action - PRICE)
    if action >= WHOSE:
        return _whose_label(state, sources.of_step(state, frame[1])[action - WHOSE])
    return _plain_label(state, action)


def _whose_label(state: WayfarersState, source: sources.Source) -> Message:
    """R2.3: the card, the townsfolk under it, or another effect, by what is left of it."""
    at, which, _ = source
    frame = state.agenda[at]
    if frame[0] == frames.EFFECT:
        return say("wayfarers-do-whose", effect=effect_message(state.box.effects[frame[1]], frame[2]))
    effect = effect_message(state.box.effects[frame[which]])
    return say("wayfarers-do-whose-card" if which == 1 else "wayfarers-do-whose-folk", effect=effect)


def _plain_label(state: WayfarersState, action: int) -> Message:
    """Goods, guilds and cells by name; the rest as the action space has it."""
    if MOVE <= action < FROM_GUILD:
        guild, to = divmod(action - MOVE, len(GUILDS))
        names = [say(f"wayfarers-guild-{GUILDS[one]}") for one in (guild, to)]
        return say("wayfarers-do-move", guild=names[0], other=names[1])
    if LAY <= action < FEE_ACTION:
        cell, face = divmod(action - LAY, len(FACES))
        words = say(f"wayfarers-face-{FACES[face]}") if len(state.box.tiles.symbols[state.agenda[-1][1]]) > 1 else None
        name = say(f"wayfarers-cell-{CELL_NAMES[cell]}")
        return say("wayfarers-do-lay-face", cell=name, face=words) if words else say("wayfarers-do-lay", cell=name)
    for base, id in ((GAIN, "gain"), (FEE_ACTION, "fee"), (ALLOW, "allow"), (DENY, "deny")):
        if base <= action < base + len(GOODS):
            return say(f"wayfarers-do-{id}", good=say(f"wayfarers-paid-{GOODS[action - base]}", number=1))
    return default_label(state, action)


def _price_label(state: WayfarersState, frame: Frame, way: int) -> Message:
    """R3.7: one way of a price, as far as it is left after discounts."""
    parts = state.box.prices[frame[1]].ways[way]
    owed = [(counter, payment.owed(state, counter, number, frame[2])) for counter, number in parts]
    left = [paid_message(counter, number) for counter, number in owed if number]
    return say("wayfarers-do-price", price=joined(left, "and")) if left else say("wayfarers-do-pay-nothing")


def _ends_turn(state: WayfarersState) -> bool:
    """Whether "done" would end the turn."""
    if state.agenda[-1][0] == frames.CLOSE:
        return True
    for at in range(len(state.agenda) - 1, 0, -1):
        if state.agenda[at][0] == frames.GROUP:
            return state.agenda[at - 1][0] == frames.CLOSE
    return False


def _unpaid(state: WayfarersState) -> int:
    """The price that "pay" would pay."""
    for frame in reversed(state.agenda):
        if frame[0] == frames.GROUP:
            break
        if frame[3]:
            return frame[3]
    return 0


def _worker_label(state: WayfarersState, action: int) -> Message:
    base, id = (WORKER, "worker") if action < TAKE else (TAKE, "take")
    colour, slot = divmod(action - base, SLOTS)
    worker = say(f"wayfarers-worker-{('green', 'yellow', 'blue')[colour]}")
    place = say(f"wayfarers-slot-{SLOT_NAMES[slot]}")
    return say(f"wayfarers-do-{id}", worker=worker, slot=place)


def _acquire_label(state: WayfarersState, slot: int) -> Message:
    """The card and the slot; a price and a fee are told by the hint."""
    name = say(f"wayfarers-slot-{SLOT_NAMES[slot]}")
    return say("wayfarers-do-acquire", card=_slot_card(state, slot), slot=name)


def hint(state: WayfarersState, action: int) -> Message | None:
    """What a space, a slot, a card, a tile or a step of the journal brings."""
    box = state.box
    if SPACE <= action < WORKER:
        return _space_hint(state, action - SPACE)
    if WORKER <= action < WORKER + 3 * SLOTS:
        slot = (action - WORKER) % SLOTS
        return _with_fee(state, slot, slot_hint(box, slot))
    if MARK <= action < MARK + SLOTS:
        return card_hint(box, (action - MARK) // ROW_SIZE, state.row[action - MARK])
    if JOURNAL <= action < REFRESH:
        return _journal_hint(state, action - (JOURNAL if action < EXTRA else EXTRA))
    if ACQUIRE <= action < DRAW:
        return _acquire_hint(state, action - ACQUIRE)
    if KEEP <= action < TUCK:
        kind, card = divmod((action - KEEP) % (3 * HOSTS), HOSTS)
        return card_hint(box, kind, card)
    if TILE <= action < LAY:
        return _tile_hint(state, action)
    if LAY <= action < FEE_ACTION:
        return _lay_hint(state, action - LAY)
    if action == DISCARD:
        return slot_hint(box, state.agenda[-1][1])
    if action >= DENY:
        return say("wayfarers-hint-deny")
    return None


def _space_hint(state: WayfarersState, space: int) -> Message:
    """The space, the townsfolk there, and the ship if one must be hired."""
    box = state.box
    column = state.own[state.seat * WIDTH + COLUMN + state.agenda[-1][1]]
    parts = [space_hint(box, space, column >> COIN_OFF_SHIFT & 255, column >> FOOD_OFF_SHIFT & 255)]
    host = box.cards.space_host[space]
    folk = EMPTY if host < 0 else state.carried(state.seat, host)
    if folk != EMPTY and box.cards.folk_effect[folk]:
        parts.append(effect_message(box.effects[box.cards.folk_effect[folk]]))
    if placing.needs_ship(state, state.seat, state.agenda[-1][1], space):
        parts.append(say("wayfarers-hint-ship"))
    return joined(parts, "list")


def _journal_hint(state: WayfarersState, node: int) -> Message:
    """The reward, and what the blot takes."""
    reward = effect_message(state.box.effects[journal.reward_of(state, node)])
    for edge in state.box.board.exits[state.own[state.seat * WIDTH + NODE]]:
        if state.box.board.edge_to[edge] == node:
            return say("wayfarers-hint-journal", need=need_message(journal.need_of(state, edge)), effect=reward)
    return reward


def _acquire_hint(state: WayfarersState, slot: int) -> Message:
    kind = slot // ROW_SIZE
    about = card_hint(state.box, kind, state.row[slot])
    if cards.price_at(state, slot, 0):
        left = cards.price_at(state, slot, _discount(state, ACQUIRE + slot))
        price = lowered(Price("", [[(COIN, left)]]), state.coin_off, 0)
        about = joined([costs_message(price), about], "list")
    return _with_fee(state, slot, about)


def _tile_hint(state: WayfarersState, action: int) -> Message:
    tile = action - TILE
    about = say(f"wayfarers-tile-{state.box.tiles.ids[tile]}-effect")
    price = state.box.tiles.price[state.box.tiles.colour[tile]]
    if not price:
        return about
    discount = _discount(state, action)
    left = None if discount == FREE else _left_of(state, price, discount)
    return joined([costs_message(left), about], "list")


def _discount(state: WayfarersState, action: int) -> int:
    """The most that an effect takes off the price of a step."""
    codes = [sources.code_of(state, source) for source in sources.matching(state, action)]
    return max([code >> DISCOUNT_SHIFT & FREE for code in codes], default=0)


def _with_fee(state: WayfarersState, slot: int, about: Message) -> Message:
    if not payment.fee_due(state, state.seat, slot):
        return about
    fee = say("wayfarers-hint-fee", owner=side_name(state, state.tokens[slot]))
    return joined([fee, about], "list")


def _lay_hint(state: WayfarersState, choice: int) -> Message | None:
    """R8.3: the bonuses that would be covered."""
    tile = state.agenda[-1][1]
    table = state.box.tiles
    mask = table.places[tile][choice // 2]
    bonus = table.bonus[state.own[state.seat * WIDTH + BOARD]]
    effects = [bonus[cell] for cell in range(len(CELL_NAMES)) if (mask >> cell) & 1 and bonus[cell]]
    if not effects:
        return None
    words = joined([effect_message(state.box.effects[effect]) for effect in effects], "and")
    return say("wayfarers-hint-covers", effect=words)
