"""Rounds: their start with its bonuses, the roll and what it brings, the end (R9.1 to R9.7, R10.0, R12.4, R12.6)."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from caravansary.core.agenda import Frame, Work
from caravansary.core.chance import Chance
from caravansary.core.events import event
from caravansary.core.messages import Message, say
from caravansary.games.marco_polo_ii.actions import MOST_PAIRS
from caravansary.games.marco_polo_ii.box import BOOKS, ISABELLA, KHAN, MAILIN, NONE, OFFERS_PER_BOOK, SEALS
from caravansary.games.marco_polo_ii.bundle import CAMEL, COIN
from caravansary.games.marco_polo_ii.rules import effects, placing, tiles, turn
from caravansary.games.marco_polo_ii.rules.question import MarcoPoloQuestion
from caravansary.games.marco_polo_ii.scoring import BY_BONUSES, BY_CHARACTER
from caravansary.games.marco_polo_ii.words import price_words, seal_name, tile_name

if TYPE_CHECKING:
    from caravansary.games.marco_polo_ii.state import MarcoPoloState


class FirstRound(Work["MarcoPoloState"]):
    """R9.6: the roll of the set-up counts as the first round's; characters' bonuses come too, unless switched off."""

    def do(self, state: MarcoPoloState, frame: Frame, chance: Chance) -> None:
        _begin_turns(state)
        if state.switches.first_round_bonuses:
            _begin_bonuses(state)
        if state.listener is not None:
            state.listener(event("marco-polo-ii-log-round", state.start, round=state.round))


FIRST_ROUND: Final = FirstRound("first-round")


class EndRound(Work["MarcoPoloState"]):
    """R9.2 to R9.5, R8.1: dice back, new offers, bonuses, new cards, the roll. R10.0: after the last round, the end."""

    def do(self, state: MarcoPoloState, frame: Frame, chance: Chance) -> None:
        if state.round == state.box.constants.rounds:
            if state.listener is not None:
                state.listener(event("marco-polo-ii-log-end"))
            return
        state.round += 1
        state.start = state.next_start
        clear_spaces(state)
        _next_offers(state, chance)
        _begin_turns(state)
        state.agenda.append((ROLL, 0, 0, 0))
        state.agenda.append((NEW_CARDS, 0, 0, 0))
        _begin_bonuses(state)
        if state.listener is not None:
            state.listener(event("marco-polo-ii-log-round", state.start, round=state.round))


END_ROUND: Final = EndRound("end-round")


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


def draw_offer(state: MarcoPoloState, book: int, chance: Chance) -> int:
    """R4.1.6: tiles come in unknown order, and the one of the next round lies open; one of six is never used."""
    return OFFERS_PER_BOOK * book + state.offer_piles[book].draw(chance)


def _next_offers(state: MarcoPoloState, chance: Chance) -> None:
    """R9.2: the open tiles come onto the books, and the next ones are seen."""
    state.offers = state.next_offers
    state.next_offers = [NONE] * BOOKS
    if state.round < state.box.constants.rounds:
        state.offer_piles = [pile.copy() for pile in state.offer_piles]
        for book in range(BOOKS):
            state.next_offers[book] = draw_offer(state, book, chance)


def _begin_turns(state: MarcoPoloState) -> None:
    """R9.7: what the rolls bring is asked in turn order, then the turns begin."""
    state.agenda.append((turn.NEXT_TURN, state.start, 0, 0))
    for i in range(state.seats - 1, -1, -1):
        state.agenda.append((ROLLED, (state.start + i) % state.seats, 0, 0))


def _begin_bonuses(state: MarcoPoloState) -> None:
    for i in range(state.seats - 1, -1, -1):
        state.agenda.append((BONUSES, (state.start + i) % state.seats, 0, 0))


class Bonuses(Work["MarcoPoloState"]):
    """R9.3: city tiles, the character and upgraded seals; R12.4: Mailin and Tian Chin gain one of them twice.

    Its frame: seat.
    """

    def do(self, state: MarcoPoloState, frame: Frame, chance: Chance) -> None:
        seat = frame[1]
        state.active = seat
        character = state.character[seat]
        if character == MAILIN:
            state.agenda.append((DOUBLE, 0, 0, 0))
        if character != NONE:
            effects.reward(state, seat, state.box.round_bonus[character], BY_CHARACTER)
        for seal in range(SEALS):
            if (state.upgraded[seat] >> seal) & 1:
                effects.reward(state, seat, state.box.seal_rewards[seal], BY_BONUSES)
        for tile in tiles.own_tiles(state, seat):
            tiles.gain_tile(state, seat, tile)


BONUSES: Final = Bonuses("bonuses")


class Double(MarcoPoloQuestion):
    """R12.4: one of the city tiles and upgraded seals that were just gained is gained again."""

    def legal(self, state: MarcoPoloState, frame: Frame, seat: int) -> list[int]:
        first_tile = state.space.double_tile.base
        first_seal = state.space.double_seal.base
        found = [first_tile + tile for tile in tiles.own_tiles(state, seat)]
        found.extend([first_seal + seal for seal in range(SEALS) if (state.upgraded[seat] >> seal) & 1])
        return found

    def answer(self, state: MarcoPoloState, frame: Frame, seat: int, action: int, chance: Chance) -> None:
        state.agenda.pop()
        kind = state.space.kind(action)
        if kind is state.space.double_tile:
            tiles.gain_tile(state, seat, action - kind.base)
        else:
            effects.reward(state, seat, state.box.seal_rewards[action - kind.base], BY_BONUSES)

    def label(self, state: MarcoPoloState, frame: Frame, action: int) -> Message:
        kind = state.space.kind(action)
        if kind is state.space.double_tile:
            return tile_name(state.box, action - kind.base)
        return say("marco-polo-ii-do-double-seal", seal=seal_name(state.box, action - kind.base))


DOUBLE: Final = Double("double", optional=True)


class NewCards(Work["MarcoPoloState"]):
    """R9.4: the two cards of the action area are replaced."""

    def do(self, state: MarcoPoloState, frame: Frame, chance: Chance) -> None:
        state.card_pile = state.card_pile.copy()
        state.area = [state.card_pile.draw(chance) for _ in state.area]
        if state.listener is not None:
            state.listener(event("marco-polo-ii-log-cards", elements=["space:area_1", "space:area_2"]))


NEW_CARDS: Final = NewCards("new-cards")


class Roll(Work["MarcoPoloState"]):
    """R9.5: the roll of a new round."""

    def do(self, state: MarcoPoloState, frame: Frame, chance: Chance) -> None:
        roll(state, chance)


ROLL: Final = Roll("roll")


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


class Rolled(Work["MarcoPoloState"]):
    """R9.1: compensation for a low roll; R12.6: Isabella's gains for single dice, a question for each pair.

    Its frame: seat.
    """

    def do(self, state: MarcoPoloState, frame: Frame, chance: Chance) -> None:
        seat = frame[1]
        state.active = seat
        dice = state.dice[seat]
        numbers = [(dice >> (8 * value)) & 15 for value in range(6)]
        total = sum([(value + 1) * numbers[value] for value in range(6)])
        if state.character[seat] == ISABELLA and (state.round > 1 or state.switches.first_round_bonuses):
            for value in range(1, 7):
                if numbers[value - 1] > 1:
                    state.agenda.append((PAIRS, value, numbers[value - 1], 0))
                elif numbers[value - 1]:
                    effects.die_rolled(state, seat, value)
        missing = state.box.constants.threshold - total
        if missing > 0:
            state.agenda.append((COMPENSATION, missing, 0, 0))


ROLLED: Final = Rolled("rolled")


class Pairs(MarcoPoloQuestion):
    """R12.6: how many pairs of one value give their good. Its frame: value, how many dice show it."""

    def legal(self, state: MarcoPoloState, frame: Frame, seat: int) -> list[int]:
        """A die belongs to one pair at most."""
        _, value, dice, _ = frame
        none = state.space.pairs.base + (MOST_PAIRS + 1) * (value - 1)
        return [none + pairs for pairs in range(min(dice // 2, MOST_PAIRS) + 1)]

    def answer(self, state: MarcoPoloState, frame: Frame, seat: int, action: int, chance: Chance) -> None:
        state.agenda.pop()
        _, value, dice, _ = frame
        pairs = (action - state.space.pairs.base) % (MOST_PAIRS + 1)
        if pairs:
            good = 0 if value in (1, 6) else 1 if value in (2, 5) else 2
            effects.reward(state, seat, state.box.pair_rewards[good], BY_CHARACTER, pairs)
        for _ in range(dice - 2 * pairs):
            effects.die_rolled(state, seat, value)

    def prompt(self, state: MarcoPoloState, frame: Frame) -> Message:
        return say("marco-polo-ii-ask-pairs", value=frame[1], number=frame[2])


PAIRS: Final = Pairs("pairs")


class Compensation(MarcoPoloQuestion):
    """R9.1: each missing pip is a coin or a camel. Its frame: missing pips."""

    def legal(self, state: MarcoPoloState, frame: Frame, seat: int) -> list[int]:
        first = state.space.compensation.base
        return [first + camels for camels in range(frame[1] + 1)]

    def answer(self, state: MarcoPoloState, frame: Frame, seat: int, action: int, chance: Chance) -> None:
        state.agenda.pop()
        camels = action - state.space.compensation.base
        state.gain(seat, CAMEL, camels)
        state.gain(seat, COIN, frame[1] - camels)
        if state.listener is not None:
            state.listener(event("marco-polo-ii-log-compensation", seat, camels=camels, coins=frame[1] - camels))

    def prompt(self, state: MarcoPoloState, frame: Frame) -> Message:
        return say("marco-polo-ii-ask-compensation", number=frame[1])

    def label(self, state: MarcoPoloState, frame: Frame, action: int) -> Message:
        """What is not taken as camels comes as coins."""
        camels = action - state.space.compensation.base
        return price_words(frame[1] - camels, camels, 0)


COMPENSATION: Final = Compensation("compensation")
