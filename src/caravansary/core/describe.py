# mypyc: skip
"""Words for questions and answers when a game does not choose better ones."""

from __future__ import annotations

from typing import TYPE_CHECKING

from caravansary.core.actions import Domain
from caravansary.core.agenda import Question
from caravansary.core.messages import Arg, Message, seat_name
from caravansary.core.state import State

if TYPE_CHECKING:
    from caravansary.core.game import Game


def default_round(state: State) -> Message:
    return Message("turn-number", {"turn": state.turn})


def game_over() -> Message:
    return Message("game-over")


def default_prompt(state: State, kind: str) -> Message:
    """`<game>-ask-<kind>`."""
    return Message(f"{state.setup.game.id}-ask-{kind}")


def default_watched(state: State) -> Message:
    """The question's own id with `-by` behind it, its arguments, and `player` for who is asked."""
    asked = state.question()
    if state.over():
        return asked
    return Message(f"{asked.id}-by", {**asked.args, "player": seat_name(state.seat)})


def default_label(state: State, action: int) -> Message:
    """`<game>-do-<kind>` with each argument under its domain's name."""
    space = state.setup.space
    kind = space.kind(action)
    args: dict[str, Arg] = {}
    for domain, index in zip(kind.domains, space.args(action), strict=True):
        args[domain.name] = value_name(state.setup.game.id, domain, index)
    return Message(f"{state.setup.game.id}-do-{kind.name}", args)


def value_name(game: str, domain: Domain, index: int) -> Arg:
    """A number as it is, anything else as the message `<game>-<domain>-<value>`."""
    value = domain.values[index]
    if value.lstrip("-").isdigit():
        return int(value)
    return Message(f"{game}-{domain.name}-{value}")


def achieved(state: State) -> list[Message]:
    """What each side won by, in a game that is not won by points; nothing where the score sheet says it."""
    game = state.setup.game
    if game.won_by_points:
        return []
    return [Message(f"{game.id}-won-by", {"number": standing[0]}) for standing in state.standing()]


def composed_ids(game: Game) -> set[str]:
    """The ids of messages that core puts together from the names in a game: nobody finds them written anywhere."""
    ids = {"title", "help", *(f"score-{category}" for category in game.categories)}
    ids.update(f"preset-{preset}" for preset in game.presets)
    if not game.won_by_points:
        ids.add("won-by")
    for option in (*game.options, *game.retired):
        ids.add(f"option-{option.id}")
        ids.update(f"option-{option.id}-{value}" for value in option.values)
    ids.update(f"ask-{step.kind}" for step in game.steps.values() if isinstance(step, Question))
    for kind in game.box().space.kinds:
        ids.add(f"do-{kind.name}")
        for domain in kind.domains:
            ids.update(f"{domain.name}-{value}" for value in domain.values)
    ids.update(f"part-{part}" for part in game.advice.part_names())
    styles = {f"bot-{game.id}-{style}" for style in game.advice.styles}
    return {f"{game.id}-{id}" for id in ids} | styles | {f"{style}-about" for style in styles}
