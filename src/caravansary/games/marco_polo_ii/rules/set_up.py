"""Set-up: the board, characters and goal cards (R4.1 to R4.4)."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from caravansary.core.agenda import Frame, Question, Work
from caravansary.core.chance import Chance, shuffled
from caravansary.core.events import event
from caravansary.core.messages import Message, say
from caravansary.games.marco_polo_ii.box import CHARACTERS, CITY_TILES, GOALS, MAILIN, OUTPOSTS
from caravansary.games.marco_polo_ii.rules import effects
from caravansary.games.marco_polo_ii.scoring import BY_CHARACTER
from caravansary.games.marco_polo_ii.words import goal_words

if TYPE_CHECKING:
    from caravansary.games.marco_polo_ii.state import MarcoPoloState


def lay_out_map(state: MarcoPoloState, chance: Chance) -> None:
    """R4.1.2, R4.1.3: six of the seven city tiles, all ten outpost tiles."""
    tiles = shuffled(chance, range(CITY_TILES))
    for slot, city in enumerate(state.box.map.tile_city):
        state.tiles[city] = tiles[slot]
    outposts = shuffled(chance, range(OUTPOSTS))
    for slot, city in enumerate(state.box.map.outpost_city):
        state.outposts[city] = outposts[slot]


def lay_out_cards(state: MarcoPoloState, chance: Chance) -> None:
    """R4.1.4, R4.1.5: cards on the map and in the action area, two contracts in each contract city."""
    for slot in range(len(state.map_cards)):
        state.map_cards[slot] = state.card_pile.draw(chance)
    for slot in range(len(state.area)):
        state.area[slot] = state.card_pile.draw(chance)
    for slot in range(len(state.market)):
        state.market[slot] = state.contract_pile.draw(chance)


class TakeCharacter(Question["MarcoPoloState"]):
    """R4.2.6: one of the revealed characters that nobody has. Its frame: seat."""

    def legal(self, state: MarcoPoloState, frame: Frame, seat: int) -> list[int]:
        first = state.space.character.base
        taken = state.character
        return [first + one for one in range(len(CHARACTERS)) if (state.revealed >> one) & 1 and one not in taken]

    def answer(self, state: MarcoPoloState, frame: Frame, seat: int, action: int, chance: Chance) -> None:
        """R4.2.6, R12.4: Mailin and Tian Chin bring a second figure and coins."""
        state.agenda.pop()
        character = action - state.space.character.base
        state.character = state.character[:]
        state.character[seat] = character
        if state.listener is not None:
            name = say(f"marco-polo-ii-character-{CHARACTERS[character]}")
            elements = [f"character:{CHARACTERS[character]}"]
            state.listener(event("marco-polo-ii-log-character", seat, elements, character=name))
        if character == MAILIN:
            state.figures[2 * seat + 1] = state.box.start_city
        effects.reward(state, seat, state.box.start_bonus[character], BY_CHARACTER)

    def hint(self, state: MarcoPoloState, frame: Frame, action: int) -> Message | None:
        character = action - state.space.character.base
        return say(f"marco-polo-ii-character-{CHARACTERS[character]}-ability")


CHARACTER: Final = TakeCharacter("character")


class DealGoals(Work["MarcoPoloState"]):
    """R4.2.7: three goal cards for everybody, looked at only now that the characters are chosen."""

    def do(self, state: MarcoPoloState, frame: Frame, chance: Chance) -> None:
        state.goal_pile = state.goal_pile.copy()
        state.dealt = state.dealt[:]
        for seat in range(state.seats):
            for _ in range(state.box.constants.goals_dealt):
                state.dealt[seat] |= 1 << state.goal_pile.draw(chance)
        for i in range(state.seats - 1, -1, -1):
            state.agenda.append((GOAL, (state.start + i) % state.seats, 0, 0))


DEAL_GOALS: Final = DealGoals("deal-goals")


class KeepGoal(Question["MarcoPoloState"]):
    """R4.2.7: one of the goal cards is kept in secret, the others are out of the game. Its frame: seat."""

    def legal(self, state: MarcoPoloState, frame: Frame, seat: int) -> list[int]:
        first = state.space.keep.base
        return [first + goal for goal in range(GOALS) if (state.dealt[seat] >> goal) & 1]

    def asks_anyway(self, state: MarcoPoloState, frame: Frame, seat: int) -> bool:
        """Even a single card is kept by an answer, so that nothing about it shows."""
        return True

    def answer(self, state: MarcoPoloState, frame: Frame, seat: int, action: int, chance: Chance) -> None:
        state.agenda.pop()
        goal = action - state.space.keep.base
        state.goal = state.goal[:]
        state.goal[seat] = goal
        if state.listener is not None:
            name = say("marco-polo-ii-goal", number=goal + 1)
            state.listener(event("marco-polo-ii-log-goal-own", seat, to=seat, goal=name))
            state.listener(event("marco-polo-ii-log-goal", seat, but=seat))

    def label(self, state: MarcoPoloState, frame: Frame, action: int) -> Message:
        return goal_words(state.box, action - state.space.keep.base)


GOAL: Final = KeepGoal("goal")
