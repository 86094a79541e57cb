"""What all questions of Yspahan share: the player in turn may also play cards where the rules allow it (R38, R39)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from caravansary.core.actions import Kind
from caravansary.core.agenda import Frame, Question
from caravansary.core.chance import Chance
from caravansary.core.messages import Message

if TYPE_CHECKING:
    from caravansary.games.yspahan.state import YspahanState


class YspahanQuestion(Question["YspahanState"]):
    """A question writes its own answers and what they do; cards and buildings come to them here."""

    def seat(self, state: YspahanState, frame: Frame) -> int:
        return state.current()

    def open_to_cards(self, state: YspahanState) -> bool:
        """R39: whether the player in turn may play a card beside this question."""
        return state.switches.cards_inside

    def own_answers(self, state: YspahanState, frame: Frame, seat: int) -> list[int]:
        """The legal answers without cards; none: there is nothing to ask."""
        raise NotImplementedError

    def carry_out(
        self, state: YspahanState, frame: Frame, seat: int, kind: Kind, argument: int, chance: Chance
    ) -> None:
        """What an own answer does: its kind, and its number within the kind."""
        raise NotImplementedError

    def legal(self, state: YspahanState, frame: Frame, seat: int) -> list[int]:
        actions = self.own_answers(state, frame, seat)
        if actions and seat == state.current() and self.open_to_cards(state):
            for action in cards.playable(state, seat):
                if action not in actions:
                    actions.append(action)
        return actions

    def asks_anyway(self, state: YspahanState, frame: Frame, seat: int) -> bool:
        """A player with cards is asked wherever cards may be played, lest an automatic answer betray the hand."""
        return self.open_to_cards(state) and seat == state.current() and state.hand_size(seat) > 0

    def answer(self, state: YspahanState, frame: Frame, seat: int, action: int, chance: Chance) -> None:
        kind = state.space.kind(action)
        if kind is state.space.play:
            cards.play(state, seat, action - kind.base)
        elif kind is state.space.build:
            building.build(state, seat, action - kind.base)
        else:
            self.carry_out(state, frame, seat, kind, action - kind.base, chance)

    def label(self, state: YspahanState, frame: Frame, action: int) -> Message:
        kind = state.space.kind(action)
        if kind is state.space.build:
            return building.label(action - kind.base)
        return super().label(state, frame, action)

    def hint(self, state: YspahanState, frame: Frame, action: int) -> Message | None:
        kind = state.space.kind(action)
        if kind is state.space.build:
            return building.hint(state, action - kind.base)
        if kind is state.space.play:
            return cards.effect(state, action - kind.base)
        return None


# Imported last, for their questions build on the class above.
from caravansary.games.yspahan.rules import building, cards  # noqa: E402
