"""Set-up, rounds and the end (R4.1 to R4.4, R9.1 to R9.7, R10.0 to R10.6)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from caravansary.core.chance import Chance, shuffled
from caravansary.core.events import event
from caravansary.core.messages import say
from caravansary.games.marco_polo_ii.actions import CHARACTER, KEEP
from caravansary.games.marco_polo_ii.box import (
    BOOKS,
    CHARACTERS,
    CITY_TILES,
    CONTRACTS,
    GOALS,
    KHAN,
    MAILIN,
    NONE,
    OFFERS_PER_BOOK,
    OUTPOSTS,
    RED_CONTRACTS,
)
from caravansary.games.marco_polo_ii.rules import effects, frames, placing
from caravansary.games.marco_polo_ii.scoring import BY_BONUSES, BY_CHARACTER

if TYPE_CHECKING:
    from caravansary.games.marco_polo_ii.state import MarcoPoloState


def begin(state: MarcoPoloState, chance: Chance) -> None:
    """R4.1, R4.1.7, R4.2.1 to R4.2.3: the board is laid out, everybody gets goods, a contract and rolls."""
    if state.switches.random_first:
        state.start = chance.pick(state.seats)
    state.next_start = state.start
    state.round = 1
    _lay_out_map(state, chance)
    _lay_out_cards(state, chance)
    for book in range(BOOKS):
        state.offers[book] = _draw_offer(state, book, chance)
        state.next_offers[book] = _draw_offer(state, book, chance)
    blue = shuffled(chance, range(RED_CONTRACTS, CONTRACTS))
    for seat in range(state.seats):
        state.active_contracts[2 * seat] = blue[seat]
        effects.reward(state, seat, state.box.start_reward, BY_BONUSES)
    for character in shuffled(chance, range(len(CHARACTERS)))[: state.seats + 1]:
        state.revealed |= 1 << character
    clear_spaces(state)
    roll(state, chance)
    state.agenda.append((frames.FIRST_ROUND, 0, 0, 0))
    state.agenda.append((frames.DEAL_GOALS, 0, 0, 0))
    for i in range(state.seats):
        state.agenda.append((frames.CHARACTER, (state.start + i) % state.seats, 0, 0))


def _lay_out_map(state: MarcoPoloState, chance: Chance) -> None:
    """R4.1.2, R4.1.3: six of the seven city tiles, all ten outpost tiles."""
    tiles = shuffled(chance, range(CITY_TILES))
    for slot, city in enumerate(state.box.map.tile_city):
        state.tiles[city] = tiles[slot]
    outposts = shuffled(chance, range(OUTPOSTS))
    for slot, city in enumerate(state.box.map.outpost_city):
        state.outposts[city] = outposts[slot]


def _lay_out_cards(state: MarcoPoloState, chance: Chance) -> None:
    """R4.1.4, R4.1.5: cards on the map and in the action area, two contracts in each contract city."""
    for slot in range(len(state.map_cards)):
        state.map_cards[slot] = state.card_pile.draw(chance)
    for slot in range(len(state.area)):
        state.area[slot] = state.card_pile.draw(chance)
    for slot in range(len(state.market)):
        state.market[slot] = state.contract_pile.draw(chance)


def _draw_offer(state: MarcoPoloState, book: int, chance: Chance) -> int:
    """R4.1.6: tiles come in unknown order, and the one of the next round lies open; one of six is never used."""
    return OFFERS_PER_BOOK * book + state.offer_piles[book].draw(chance)


def clear_spaces(state: MarcoPoloState) -> None:
    """R4.3, R4.4, R9.2: all dice leave the spaces but the neutral ones, and the black dice come back."""
    constants = state.box.constants
    state.stacks = [0] * len(state.stacks)
    state.used = [0] * len(state.used)
    state.placed = []
    state.khan_last = 0
    state.travel_level = NONE
    state.black_left = constants.black_dice[state.seats]
    state.black_dice = 0
    for die in constants.neutral[state.seats]:
        state.stacks[die.space] += 1
        state.placed.append(placing.placed_code(die.space, placing.NEUTRAL, 0, die.value))
        if die.space == KHAN:
            state.khan_last = die.value


def roll(state: MarcoPoloState, chance: Chance) -> None:
    """R9.5: everybody rolls the own dice and keeps black ones that a bonus brought (R11.5).

    R12.8: by option the black dice on the board are rolled too.
    """
    for seat in range(state.seats):
        lost = state.switches.roll_takes_black_dice
        state.dice[seat] = 0 if lost else placing.only_black(state.dice[seat])
        for _ in range(state.box.constants.dice_per_player):
            effects.add_die(state, seat, chance.pick(6) + 1, 0)
    if state.listener is not None:
        state.listener(event("marco-polo-ii-log-roll"))
    if state.switches.black_dice_rolled:
        for _ in range(state.black_left):
            state.black_dice += 1 << (4 * chance.pick(6))


def character_answers(state: MarcoPoloState) -> list[int]:
    """R4.2.6: one of those revealed that nobody has."""
    taken = state.character
    return [CHARACTER + one for one in range(len(CHARACTERS)) if (state.revealed >> one) & 1 and one not in taken]


def take_character(state: MarcoPoloState, seat: int, character: int) -> None:
    """R4.2.6, R12.4: Mailin and Tian Chin bring a second figure and coins."""
    state.agenda.pop()
    state.character = state.character[:]
    state.character[seat] = character
    if state.listener is not None:
        name = say(f"marco-polo-ii-character-{CHARACTERS[character]}")
        elements = [f"character:{CHARACTERS[character]}"]
        state.listener(event("marco-polo-ii-log-character", seat, elements, character=name))
    if character == MAILIN:
        state.figures[2 * seat + 1] = state.box.start_city
    effects.reward(state, seat, state.box.start_bonus[character], BY_CHARACTER)


def deal_goals(state: MarcoPoloState, chance: Chance) -> None:
    """R4.2.7: three goal cards for everybody, looked at only now that the characters are chosen."""
    state.goal_pile = state.goal_pile.copy()
    state.dealt = state.dealt[:]
    for seat in range(state.seats):
        for _ in range(state.box.constants.goals_dealt):
            state.dealt[seat] |= 1 << state.goal_pile.draw(chance)
    for i in range(state.seats - 1, -1, -1):
        state.agenda.append((frames.GOAL, (state.start + i) % state.seats, 0, 0))


def goal_answers(state: MarcoPoloState, seat: int) -> list[int]:
    return [KEEP + goal for goal in range(GOALS) if (state.dealt[seat] >> goal) & 1]


def keep_goal(state: MarcoPoloState, seat: int, goal: int) -> None:
    """R4.2.7: one is kept in secret, the others are out of the game."""
    state.agenda.pop()
    state.goal = state.goal[:]
    state.goal[seat] = goal
    if state.listener is not None:
        name = say("marco-polo-ii-goal", number=goal + 1)
        state.listener(event("marco-polo-ii-log-goal-own", seat, to=seat, goal=name))
        state.listener(event("marco-polo-ii-log-goal", seat, but=seat))


def first_round(state: MarcoPoloState) -> None:
    """R9.6: the roll of the set-up counts as the first round's; characters' bonuses come too, unless switched off."""
    _begin_turns(state)
    if state.switches.first_round_bonuses:
        for i in range(state.seats - 1, -1, -1):
            state.agenda.append((frames.BONUSES, (state.start + i) % state.seats, 0, 0))
    if state.listener is not None:
        state.listener(event("marco-polo-ii-log-round", state.start, round=state.round))


def _begin_turns(state: MarcoPoloState) -> None:
    """R9.7: what the rolls bring is asked in turn order, then the turns begin."""
    state.agenda.append((frames.NEXT_TURN, state.start, 0, 0))
    for i in range(state.seats - 1, -1, -1):
        state.agenda.append((frames.ROLLED, (state.start + i) % state.seats, 0, 0))


def end_round(state: MarcoPoloState, chance: Chance) -> None:
    """R9.2 to R9.5, R8.1: dice back, new offers, bonuses, new cards, the roll. R10.0: after the last round, the end."""
    if state.round == state.box.constants.rounds:
        if state.listener is not None:
            state.listener(event("marco-polo-ii-log-end"))
        return
    state.round += 1
    state.start = state.next_start
    clear_spaces(state)
    _next_offers(state, chance)
    _begin_turns(state)
    state.agenda.append((frames.ROLL, 0, 0, 0))
    state.agenda.append((frames.NEW_CARDS, 0, 0, 0))
    for i in range(state.seats - 1, -1, -1):
        state.agenda.append((frames.BONUSES, (state.start + i) % state.seats, 0, 0))
    if state.listener is not None:
        state.listener(event("marco-polo-ii-log-round", state.start, round=state.round))


def _next_offers(state: MarcoPoloState, chance: Chance) -> None:
    """R9.2: the open tiles come onto the books, and the next ones are seen."""
    state.offers = state.next_offers
    state.next_offers = [NONE] * BOOKS
    if state.round < state.box.constants.rounds:
        state.offer_piles = [pile.copy() for pile in state.offer_piles]
        for book in range(BOOKS):
            state.next_offers[book] = _draw_offer(state, book, chance)


def new_cards(state: MarcoPoloState, chance: Chance) -> None:
    """R9.4: the two cards of the action area are replaced."""
    state.card_pile = state.card_pile.copy()
    state.area = [state.card_pile.draw(chance) for _ in state.area]
    if state.listener is not None:
        state.listener(event("marco-polo-ii-log-cards", elements=["space:area_1", "space:area_2"]))
