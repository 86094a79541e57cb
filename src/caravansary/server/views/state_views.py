"""One viewer's view of a state, made of nothing but that viewer's observation. States leave the server only so."""

from __future__ import annotations

from collections.abc import Sequence
from functools import lru_cache

from caravansary.bots import bots_of
from caravansary.core.describe import achieved
from caravansary.core.score import places
from caravansary.core.state import State
from caravansary.locale import LANGUAGES, Speaker
from caravansary.server.protocol.views import Choice, Final, View


class Viewpoint:
    """From where and in which words somebody looks: a seat, or None for a spectator."""

    __slots__ = ("language", "text", "viewer")

    def __init__(self, viewer: int | None, language: str = "en", text: bool = False) -> None:
        self.viewer = viewer
        self.language = language if language in LANGUAGES else "en"
        self.text = text


class Scene:
    """What is the same for all who look at a state."""

    __slots__ = ("categories", "final", "prompt", "public", "round", "sides", "watched")

    def __init__(self, state: State) -> None:
        self.public = state.observe(None)
        self.prompt = state.question()
        self.watched = state.watched()
        self.round = state.round_message()
        self.sides = [state.side_name(side) for side in range(state.sides())]
        self.categories = state.categories()
        self.final = _final(state) if state.over() else None


@lru_cache(16)
def _scene(state: State, moves: int) -> Scene:
    """Cached: a state does not change between two answers, and all who look at it ask right after each other."""
    return Scene(state)


def view(state: State, viewpoint: Viewpoint, moves: int, names: Sequence[str]) -> View:
    """All that the viewer may know of a state."""
    scene = _scene(state, moves)
    observation = scene.public if viewpoint.viewer is None else state.observe_more(scene.public, viewpoint.viewer)
    text = None
    if viewpoint.text:
        game = state.setup.game
        speaker = Speaker(viewpoint.language, game)
        bots = bots_of(game)
        speaker.names = [_spoken(name, speaker) if name in bots else name for name in names]
        text = game.board_text(observation, state.setup, speaker)
    return View(
        viewer=viewpoint.viewer,
        moves=moves,
        observation=observation,
        prompt=scene.prompt if viewpoint.viewer == state.seat else scene.watched,
        round=scene.round,
        choices=[choice(state, action) for action in state.actions] if viewpoint.viewer == state.seat else [],
        sides=scene.sides,
        categories=scene.categories,
        sheets=state.sheets(viewpoint.viewer),
        final=scene.final,
        text=text,
    )


def _spoken(name: str, speaker: Speaker) -> str:
    """The seat of a bot has the bot's id for a name; people read what it is called in their language."""
    return speaker.say(f"bot-{name}") if speaker.knows(f"bot-{name}") else name


def choice(state: State, action: int) -> Choice:
    space = state.setup.space
    return Choice(space.text(action), state.label(action), state.hint(action), space.elements(action))


def _final(state: State) -> Final:
    standing = state.standing()
    return Final(places(standing), [list(one) for one in standing], achieved(state))
