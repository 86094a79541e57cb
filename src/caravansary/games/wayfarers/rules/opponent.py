"""The solo opponent: its turn, its track, and how it carries out every atom of an effect."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from caravansary.core.agenda import Frame, Work
from caravansary.core.chance import Chance
from caravansary.core.events import Event
from caravansary.core.messages import Arg, Message, say
from caravansary.games.wayfarers.actions import SLOT_NAMES
from caravansary.games.wayfarers.box_solo import INTRIGUES, PATH, SPOTS
from caravansary.games.wayfarers.names import (
    CARD,
    COMET,
    EMPTY,
    FOLK,
    GUILD_BLACK,
    GUILDS,
    HUMAN,
    INF,
    KINDS,
    LAND,
    LAST_COLUMN,
    MOST_COMETS,
    NOBODY,
    NODE,
    OPPONENT,
    OPPONENT_AT,
    PINK,
    ROW_SIZE,
    SPACE,
    WATER,
    WIDTH,
    WORKER,
)
from caravansary.games.wayfarers.names import CARDS as CARD_NUMBER
from caravansary.games.wayfarers.notation import (
    ATOM_MASK,
    CARD_INSP,
    CARD_LAND,
    COLOURS_SHIFT,
    COMET_IF,
    DIE_NEW,
    DIE_PM,
    DIE_REFRESH,
    DRAW_LAND,
    DRAW_WATER,
    FOCUS,
    GAIN_COMET,
    GAIN_FOOD,
    INF_ANY,
    INF_BLACK,
    INF_BLUE,
    INF_CARD,
    INF_MOVE,
    JOURNAL,
    TILE_ANY4,
    TILE_GREEN,
    TILE_PINK,
    WORKER_PLACE,
    WORKER_TAKE,
)
from caravansary.games.wayfarers.rules import influence, journal, tiles, wants

if TYPE_CHECKING:
    from caravansary.games.wayfarers.state import WayfarersState

TO_REST: Final = 3
ROW_OF_COLOUR: Final = (FOLK, LAND, WATER, SPACE)
"""R17.1: green, yellow, blue and black stand for these rows."""

GUILD_OF_COLOUR: Final = (GUILD_BLACK, 1, 2, GUILD_BLACK)
"""R16.4: green skips to black."""


class OpponentTurn(Work["WayfarersState"]):
    """R15.1, R15.5: it rests when three intrigue cards of a colour lie there, else it reveals the next one."""

    def do(self, state: WayfarersState, frame: Frame, chance: Chance) -> None:
        colours = [state.box.solo.intrigue_colour[card] for card in state.intrigue]
        if TO_REST in (colours.count(0), colours.count(1)):
            tell(state, "rests")
            state.agenda.append((INTRIGUE_SHUFFLE, 0, 0, 0))
            state.agenda.append((OPPONENT_DOES, state.box.solo.rest[state.opponent], 0, 0))
            return
        state.intrigue_pile = state.intrigue_pile.copy()
        card = state.intrigue_pile.draw(chance)
        state.intrigue = [*state.intrigue, card]
        if state.listener is not None:
            id = state.box.solo.intrigue_ids[card]
            tell(state, "reveals", [f"intrigue:{id}"], card=id, number=state.box.solo.silver[card])
        state.agenda.append((OPPONENT_ACTS, card, 0, 0))
        for _ in range(state.box.solo.silver[card]):
            advance(state)


OPPONENT_TURN: Final = OpponentTurn("opponent-turn")


class OpponentActs(Work["WayfarersState"]):
    """R15.2, R15.3: the first action if it is possible, else the second, never both. Its frame: intrigue card."""

    def do(self, state: WayfarersState, frame: Frame, chance: Chance) -> None:
        solo = state.box.solo
        first = solo.first_effect[frame[1]]
        ways = state.box.prices[solo.first_price[frame[1]]].ways
        payable = all(state.own[OPPONENT_AT + counter] >= number for way in ways for counter, number in way)
        if not payable or not can_do_something(state, first):
            tell(state, "second")
            state.agenda.append((OPPONENT_DOES, solo.second[frame[1]], 0, 0))
            return
        for way in ways:
            for counter, number in way:
                guild = counter - INF
                state.add_influence(OPPONENT, guild, -number)
                tell(state, "spends", [f"guild:{GUILDS[guild]}"], guild=influence.guild_name(guild), number=number)
        state.agenda.append((OPPONENT_DOES, first, 0, 0))


OPPONENT_ACTS: Final = OpponentActs("opponent-acts")


class OpponentDoes(Work["WayfarersState"]):
    """R16.6: every atom of the first bundle in table order; what one sets off is finished before the next.

    Its frame: effect, atoms done.
    """

    def do(self, state: WayfarersState, frame: Frame, chance: Chance) -> None:
        parsed = state.box.effects[frame[1]]
        left = parsed.bundles[0] & ~frame[2]
        if not left:
            return
        bit = left & -left
        if left != bit:
            state.agenda.append((OPPONENT_DOES, frame[1], frame[2] | bit, 0))
        do_atom(state, parsed.atoms[bit.bit_length() - 1], chance)


OPPONENT_DOES: Final = OpponentDoes("opponent-does")


class OpponentStepsOn(Work["WayfarersState"]):
    """R18.9: a second step in the journal, after the first one and its reward; not from the last column.

    Its frame: black influence that the step costs.
    """

    def do(self, state: WayfarersState, frame: Frame, chance: Chance) -> None:
        cost = frame[1]
        if state.own[OPPONENT_AT + INF + GUILD_BLACK] < cost:
            return
        if state.box.board.columns[state.own[OPPONENT_AT + NODE]] == LAST_COLUMN:
            return
        state.add_influence(OPPONENT, GUILD_BLACK, -cost)
        tell(state, "steps-on", ["guild:black"], number=cost)
        _journal_step(state)


OPPONENT_STEPS_ON: Final = OpponentStepsOn("opponent-steps-on")


class IntrigueShuffle(Work["WayfarersState"]):
    """R15.5: all six cards become a new pile."""

    def do(self, state: WayfarersState, frame: Frame, chance: Chance) -> None:
        counts = [0] * INTRIGUES
        for card in state.intrigue:
            counts[card] += 1
        state.intrigue_pile = state.intrigue_pile.copy()
        state.intrigue_pile.shuffle_in(counts)
        state.intrigue = []
        tell(state, "shuffles")


INTRIGUE_SHUFFLE: Final = IntrigueShuffle("intrigue-shuffle")


def prepare(state: WayfarersState) -> None:
    """R14.3, R14.4: two workers and two tokens, nothing else; its intrigue cards lie shuffled."""
    state.own[OPPONENT_AT + WORKER + 1] = 1
    state.own[OPPONENT_AT + WORKER + 2] = 1
    state.add_influence(OPPONENT, 1, 1)
    state.add_influence(OPPONENT, 2, 1)


def advance(state: WayfarersState) -> None:
    """R17.1: one spot on; the step with the bonus sets it off."""
    passed = state.resource == state.box.solo.bonus_spot
    state.resource = (state.resource + 1) % SPOTS
    tell(state, "advances", [f"spot:{state.resource}"])
    if passed:
        resolve_track_bonus(state)


def advance_for_fee(state: WayfarersState) -> None:
    """R19.1: the human's fee moves the marker; a bonus waits for the end of the turn, or not."""
    passed = state.resource == state.box.solo.bonus_spot
    state.resource = (state.resource + 1) % SPOTS
    tell(state, "advances", [f"spot:{state.resource}"])
    if passed and state.switches.bonus_at_once:
        resolve_track_bonus(state)
    elif passed:
        state.owed += 1


def resolve_track_bonus(state: WayfarersState) -> None:
    tell(state, "bonus")
    state.agenda.append((OPPONENT_DOES, state.box.solo.track_bonus[state.opponent], 0, 0))


def silver_sum(state: WayfarersState) -> int:
    """R17.3: of the two newest intrigue cards; with none, 0."""
    return sum(state.box.solo.silver[card] for card in state.intrigue[-2:])


def slot_order(state: WayfarersState) -> list[int]:
    return state.box.solo.slot_order[silver_sum(state)]


def can_do_something(state: WayfarersState, effect: int) -> bool:
    parsed = state.box.effects[effect]
    return any(can(state, code) for at, code in enumerate(parsed.atoms) if (parsed.bundles[0] >> at) & 1)


def can(state: WayfarersState, code: int) -> bool:
    """Whether an atom would do anything (R15.3, R18.1)."""
    atom = code & ATOM_MASK
    if atom in (INF_CARD, DIE_PM):
        return _free_card(state) != EMPTY
    if atom == JOURNAL:
        return state.box.board.columns[state.own[OPPONENT_AT + NODE]] < LAST_COLUMN
    if atom in (DIE_REFRESH, WORKER_TAKE):
        return wants.colour_to_take(state) != NOBODY
    if CARD_LAND <= atom <= CARD_INSP:
        return bool(wants.candidates(state, wants.WANT_CARD + atom - CARD_LAND))
    if atom in (DRAW_LAND, DRAW_WATER):
        return len(state.piles[atom - DRAW_LAND]) > 0
    if atom in (DIE_NEW, TILE_ANY4):
        return _any_tile(state) != EMPTY
    if TILE_GREEN <= atom <= TILE_PINK:
        return any(state.tiles[tile] for tile in state.box.tiles.of_colour[atom - TILE_GREEN])
    if atom == FOCUS:
        return can_do_something(state, state.box.solo.focus[state.opponent])
    if atom == WORKER_PLACE:
        return colour_to_place(state, code) != NOBODY
    return atom != INF_MOVE


def do_atom(state: WayfarersState, code: int, chance: Chance) -> None:
    """R16.1 to R16.5: without costs, with its replacements; what cannot be done is left out."""
    atom = code & ATOM_MASK
    if not can(state, code):
        return
    if atom <= GAIN_FOOD:
        advance(state)
    elif atom <= INF_ANY:
        _put_influence(state, atom)
    elif atom in (INF_CARD, DIE_PM):
        _mark(state, _free_card(state))
    elif atom == JOURNAL:
        begin_journal(state)
    elif atom in (DIE_REFRESH, WORKER_TAKE):
        state.agenda.append((wants.ALLOW, wants.WANT_TAKE + wants.colour_to_take(state), 0, 0))
    elif CARD_LAND <= atom <= CARD_INSP:
        state.agenda.append((wants.ALLOW, wants.WANT_CARD + atom - CARD_LAND, 0, 0))
    elif atom in (DRAW_LAND, DRAW_WATER):
        _draw(state, atom - DRAW_LAND, chance)
    elif atom in (GAIN_COMET, COMET_IF):
        _comet(state, atom == COMET_IF)
    elif atom == FOCUS:
        state.agenda.append((OPPONENT_DOES, state.box.solo.focus[state.opponent], 0, 0))
    elif atom == WORKER_PLACE:
        state.agenda.append((wants.ALLOW, wants.WANT_PLACE + colour_to_place(state, code), 0, 0))
    else:
        _gain_tile(state, _tile_for(state, atom))


def _put_influence(state: WayfarersState, atom: int) -> None:
    """R16.4: a free choice follows the colour of the track."""
    guild = atom - INF_BLACK if atom <= INF_BLUE else GUILD_OF_COLOUR[state.box.solo.colour_order[state.resource][0]]
    state.add_influence(OPPONENT, guild, 1)
    tell(state, "influence", [f"guild:{GUILDS[guild]}"], guild=influence.guild_name(guild))


def _free_card(state: WayfarersState) -> int:
    """R18.4: row by colour, slot by value; cards with a token and gaps are skipped, inspiration has no colour."""
    for colour in state.box.solo.colour_order[state.resource]:
        for place in slot_order(state):
            slot = ROW_OF_COLOUR[colour] * ROW_SIZE + place
            if state.row[slot] != EMPTY and state.tokens[slot] == NOBODY:
                return slot
    return EMPTY


def _mark(state: WayfarersState, slot: int) -> None:
    state.tokens[slot] = OPPONENT
    tell(state, "mark", [f"slot:{SLOT_NAMES[slot]}"], slot=say(f"wayfarers-slot-{SLOT_NAMES[slot]}"))


def _comet(state: WayfarersState, if_shown: bool) -> None:
    """R16.5, R15.5: the marker stops at 10; at a rest only if the newest intrigue card shows a comet."""
    if if_shown and not (state.intrigue and state.box.solo.rest_comet[state.intrigue[-1]]):
        return
    if state.own[OPPONENT_AT + COMET] < MOST_COMETS:
        state.own[OPPONENT_AT + COMET] += 1
        tell(state, "comet", number=state.own[OPPONENT_AT + COMET])


def _draw(state: WayfarersState, kind: int, chance: Chance) -> None:
    """R16.4: in place of three cards it takes the top one."""
    card = state.changing_pile(kind).draw(chance)
    tell(state, "draws", [f"pile:{KINDS[kind]}"], pile=say(f"wayfarers-pile-{KINDS[kind]}"))
    add_card(state, kind, card)


def add_card(state: WayfarersState, kind: int, card: int) -> None:
    """R16.3: face down on its piles, all icons ignored."""
    state.own[OPPONENT_AT + CARD + kind] += 1
    state.order = [*state.order, (OPPONENT * len(KINDS) + kind) * CARD_NUMBER + card]


def _any_tile(state: WayfarersState) -> int:
    """R18.5: colour by the track, pile by value."""
    for colour in state.box.solo.colour_order[state.resource]:
        tile = _tile_of(state, colour)
        if tile != EMPTY:
            return tile
    return EMPTY


def _tile_of(state: WayfarersState, colour: int) -> int:
    """R17.4: a pile that does not exist or is used up is skipped."""
    piles = state.box.tiles.of_colour[colour]
    for place in slot_order(state):
        if place < len(piles) and state.tiles[piles[place]]:
            return piles[place]
    return EMPTY


def _tile_for(state: WayfarersState, atom: int) -> int:
    """R18.5, R18.6, R16.4."""
    if atom in (DIE_NEW, TILE_ANY4):
        return _any_tile(state)
    if atom != TILE_PINK:
        return _tile_of(state, atom - TILE_GREEN)
    ring = state.box.tiles.of_colour[PINK]
    start = state.box.solo.special[state.intrigue[-1]] if state.intrigue else 0
    for further in range(len(ring)):
        tile = ring[(start + further) % len(ring)]
        if state.tiles[tile]:
            return tile
    return EMPTY


def _gain_tile(state: WayfarersState, tile: int) -> None:
    """R18.7, R16.3: along the path; covered bonuses in its order; what no longer fits lies aside."""
    table = state.box.tiles
    tiles.count_tile(state, OPPONENT, tile)
    cells = table.width[tile] * table.height[tile]
    fits = state.path + cells <= PATH
    name = say(f"wayfarers-tile-{table.ids[tile]}") if state.listener is not None else ""
    tell(state, "tile" if fits else "tile-aside", [f"tile:{table.ids[tile]}"], tile=name)
    if not fits:
        return
    bonuses = state.box.solo.path[state.opponent][state.path : state.path + cells]
    state.path += cells
    for effect in reversed(bonuses):
        if effect:
            state.agenda.append((OPPONENT_DOES, effect, 0, 0))


def colour_to_place(state: WayfarersState, code: int) -> int:
    """R18.1: the first listed colour that it owns and for which there is a slot."""
    colours = code >> COLOURS_SHIFT
    while colours:
        colour = (colours & 3) - 1
        colours >>= 2
        if state.own[OPPONENT_AT + WORKER + colour] and wants.candidates(state, wants.WANT_PLACE + colour):
            return colour
    return NOBODY


def begin_journal(state: WayfarersState) -> None:
    """R18.8, R18.9: before the first step it is settled what a second one will cost."""
    columns = state.box.board.columns
    own, human = columns[state.own[OPPONENT_AT + NODE]], columns[state.own[HUMAN * WIDTH + NODE]]
    cost = 1 if own < human else 2 if own == human else 3
    state.agenda.append((OPPONENT_STEPS_ON, cost, 0, 0))
    _journal_step(state)


def _journal_step(state: WayfarersState) -> None:
    """R16.1, R16.2, R18.8: the upper or the lower exit, whatever its blot says."""
    exits = state.box.board.exits[state.own[OPPONENT_AT + NODE]]
    edge = exits[0] if goes_up(state) else exits[-1]
    if not journal.has_place(state, edge):
        edge = exits[-1] if edge == exits[0] else exits[0]
    id = state.box.board.node_ids[state.box.board.edge_to[edge]]
    tell(state, "journal", [f"node:{id}"], node=say(f"wayfarers-node-{id}"))
    effect = journal.arrive(state, OPPONENT, edge)
    if effect:
        state.agenda.append((OPPONENT_DOES, effect, 0, 0))


def goes_up(state: WayfarersState) -> bool:
    """R18.8: more blue intrigue cards: up; more red ones: down; as many of both: the newest decides."""
    colours = [state.box.solo.intrigue_colour[card] for card in state.intrigue]
    blue, red = colours.count(0), colours.count(1)
    if blue != red:
        return blue > red
    return not colours or colours[-1] == 0


def tell(state: WayfarersState, id: str, elements: list[str] | None = None, **args: Arg) -> None:
    """Every step of the opponent is told, so that a player could follow it with the physical box."""
    if state.listener is not None:
        name = state.side_name(OPPONENT)
        message = Message(f"wayfarers-opponent-{id}", {"opponent": name, **args})
        state.listener(Event(message, elements=elements or []))
