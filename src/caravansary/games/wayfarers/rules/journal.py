"""The journal: steps, blots, rewards, green workers on the track, and the end it brings."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from caravansary.core.actions import Kind
from caravansary.core.agenda import Frame, Work
from caravansary.core.chance import Chance
from caravansary.core.events import Event, event
from caravansary.core.messages import Message, say
from caravansary.games.wayfarers.box_board import NO_SPOT
from caravansary.games.wayfarers.names import (
    GUILD_BLACK,
    INF,
    JOURNALED,
    LAST_COLUMN,
    NOBODY,
    NODE,
    USED_BLACK,
    WIDTH,
    WORKER,
)
from caravansary.games.wayfarers.notation import Need
from caravansary.games.wayfarers.rules import effects, payment
from caravansary.games.wayfarers.words import effect_message, need_message

if TYPE_CHECKING:
    from caravansary.games.wayfarers.state import WayfarersState


class Arrive(Work["WayfarersState"]):
    """R9.2: the blot is met or paid; the reward is resolved at once. Its frame: edge of the journal."""

    def do(self, state: WayfarersState, frame: Frame, chance: Chance) -> None:
        if state.listener is not None:
            id = state.box.board.node_ids[state.box.board.edge_to[frame[1]]]
            name = say(f"wayfarers-node-{id}")
            state.listener(event("wayfarers-log-journal", state.active, [f"node:{id}"], node=name))
        effect = arrive(state, state.active, frame[1])
        if effect:
            state.agenda.append((effects.GROUP, 0, 0, 0))
            state.agenda.append((effects.EFFECT, effect, 0, 0))


ARRIVE: Final = Arrive("arrive")


def need_of(state: WayfarersState, edge: int) -> Need:
    """R1.1: the blot of the side that lies up."""
    board = state.box.board
    return board.needs[edge][state.section_sides[board.edge_section[edge]]]


def is_open(state: WayfarersState, seat: int, edge: int) -> bool:
    """R9.1, R9.4: the blot is met or payable, and the space can take the marker."""
    need = need_of(state, edge)
    if need.price is not None:
        for way in need.price.ways:
            if all(state.own[seat * WIDTH + counter] >= number for counter, number in way):
                return has_place(state, edge)
        return False
    if need.least:
        total = 0
        for counter in need.counters:
            total += state.own[seat * WIDTH + counter]
        if total < need.least:
            return False
    return has_place(state, edge)


def has_place(state: WayfarersState, edge: int) -> bool:
    """R9.4: a space of the last column holds one marker."""
    node = state.box.board.edge_to[edge]
    if state.box.board.columns[node] < LAST_COLUMN:
        return True
    return all(state.own[side * WIDTH + NODE] != node for side in range(state.side_count))


def targets(state: WayfarersState, seat: int, kind: Kind, found: list[int]) -> None:
    """R9.1, R9.5: the spaces one step to the right; from the last column there is none."""
    board = state.box.board
    first = kind.base
    for edge in board.exits[state.own[seat * WIDTH + NODE]]:
        if is_open(state, seat, edge):
            found.append(first + board.edge_to[edge])


def extra_targets(state: WayfarersState, seat: int, found: list[int]) -> None:
    """R10.1: after an ordinary step of this turn; the token of the ability comes on top of a blot's price."""
    place = seat * WIDTH + INF + GUILD_BLACK
    if not state.used & JOURNALED or state.used & USED_BLACK or not state.own[place]:
        return
    state.own[place] -= 1
    targets(state, seat, state.space.extra, found)
    state.own[place] += 1


def step(state: WayfarersState, seat: int, node: int) -> None:
    """R9.1: an ordinary step."""
    state.used |= JOURNALED
    _go(state, seat, node)


def extra_step(state: WayfarersState, seat: int, node: int) -> None:
    """R10.1."""
    state.used |= USED_BLACK
    state.add_influence(seat, GUILD_BLACK, -1)
    if state.listener is not None:
        state.listener(event("wayfarers-log-extra", seat, ["guild:black"]))
    _go(state, seat, node)


def _go(state: WayfarersState, seat: int, node: int) -> None:
    board = state.box.board
    for edge in board.exits[state.own[seat * WIDTH + NODE]]:
        if board.edge_to[edge] == node:
            state.agenda.append((ARRIVE, edge, 0, 0))
            payment.ask_price(state, board.need_price[edge][state.section_sides[board.edge_section[edge]]], 0)
            return


def arrive(state: WayfarersState, side: int, edge: int) -> int:
    """R9.2, R9.3, R13.1: the marker moves and takes a green worker beside it; gives the reward's effect."""
    board = state.box.board
    at = side * WIDTH
    node = board.edge_to[edge]
    state.own[at + NODE] = node
    spot = board.green_spot[node]
    if spot != NO_SPOT and (state.green_spots >> spot) & 1:
        state.green_spots &= ~(1 << spot)
        state.own[at + WORKER] += 1
        _tell_worker(state, side, node)
    if board.columns[node] == LAST_COLUMN and state.ending == NOBODY:
        state.ending = state.side_count
        if state.listener is not None:
            state.listener(event("wayfarers-log-end", elements=[f"node:{board.node_ids[node]}"]))
    return reward_of(state, node)


def _tell_worker(state: WayfarersState, side: int, node: int) -> None:
    if state.listener is not None:
        elements = [f"node:{state.box.board.node_ids[node]}"]
        message = say("wayfarers-log-track-worker", player=state.side_name(side))
        state.listener(Event(message, side if side < state.seats else NOBODY, elements))


def reward_of(state: WayfarersState, node: int) -> int:
    tile = state.journal_tiles[node]
    return state.box.board.reward[node] if tile < 0 else state.box.board.tile_effects[tile]


def step_label(state: WayfarersState, kind: Kind, node: int) -> Message:
    """An ordinary step or an extra one."""
    return say(f"wayfarers-do-{kind.name}", node=say(f"wayfarers-node-{state.box.board.node_ids[node]}"))


def step_hint(state: WayfarersState, node: int) -> Message:
    """The reward, and what the blot takes."""
    reward = effect_message(state.box.effects[reward_of(state, node)])
    for edge in state.box.board.exits[state.own[state.seat * WIDTH + NODE]]:
        if state.box.board.edge_to[edge] == node:
            return say("wayfarers-hint-journal", need=need_message(need_of(state, edge)), effect=reward)
    return reward
