"""What leaves the server about a game. `view` is the only way out: it knows nothing but one viewer's observation."""

from __future__ import annotations

from collections.abc import Sequence
from functools import lru_cache
from typing import cast

from caravansary.bots import bot_names
from caravansary.core.chance import seed_hash
from caravansary.core.score import places
from caravansary.core.state import State
from caravansary.locale import LANGUAGES, Speaker
from caravansary.server.company import counts_at, hints_allowed, majority, votes_at
from caravansary.server.ledger import StoredSeat, StoredTable
from caravansary.server.live import Entry, Live
from caravansary.server.protocol import (
    AbsentRule,
    Choice,
    Clock,
    Final,
    GivenBy,
    Moment,
    SeatInfo,
    SeatKind,
    Situation,
    Step,
    TableInfo,
    View,
)


class Look:
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
    """A state changes only by another answer. Those who look at a table do so one right after the other."""
    return Scene(state)


def view(state: State, look: Look, moves: int, names: Sequence[str]) -> View:
    """All that the viewer may know of a state."""
    scene = _scene(state, moves)
    observation = scene.public if look.viewer is None else state.observe_more(scene.public, look.viewer)
    text = None
    if look.text:
        game = state.setup.game
        speaker = Speaker(look.language, game)
        speaker.names = [_spoken(name, speaker) for name in names]
        text = game.board_text(observation, state.setup, speaker)
    return View(
        viewer=look.viewer,
        moves=moves,
        observation=observation,
        prompt=scene.prompt if look.viewer == state.seat else scene.watched,
        round=scene.round,
        choices=[choice(state, action) for action in state.actions] if look.viewer == state.seat else [],
        sides=scene.sides,
        categories=scene.categories,
        sheets=state.sheets(look.viewer),
        final=scene.final,
        text=text,
    )


def _spoken(name: str, speaker: Speaker) -> str:
    """The seat of a bot has the bot's id for a name; people read its level in their language."""
    return speaker.say(f"bot-{name}") if name in bot_names() else name


def choice(state: State, action: int) -> Choice:
    space = state.setup.space
    return Choice(space.text(action), state.label(action), state.hint(action), space.elements(action))


def _final(state: State) -> Final:
    standing = state.standing()
    return Final(places(standing), [list(one) for one in standing])


def step(entry: Entry, viewer: int | None) -> Step:
    """A line of the log with what the viewer may know of it."""
    events = [event for event in entry.events if event.seen_by(viewer)]
    return Step(entry.seq, entry.seat, entry.moves, entry.at, events, entry.back)


def situation(live: Live, look: Look, since: int | None) -> Situation:
    """Where the table stands, and what happened since a version."""
    match = live.running()
    entries = live.entries_since(since)
    mine = look.viewer
    undo = mine is not None and live.undoable(mine, turn=False) > 0
    return Situation(
        version=live.seq,
        fresh=entries is None,
        steps=[step(entry, mine) for entry in (live.all_entries() if entries is None else entries)],
        view=view(match.state, look, len(match.played), live.names()),
        clock=Clock(live.used(), None if live.over else live.asked_at),
        undo=undo,
        restart=undo and mine is not None and live.undoable(mine, turn=True) > 0,
    )


def moment(live: Live, look: Look, moves: int) -> Moment:
    """A past moment of a table, as the viewer saw it then."""
    match = live.running()
    entry = live.all_entries()[moves]
    return Moment(view(match.at(moves), look, moves, live.names()), step(entry, look.viewer))


def table_info(live: Live, guest: str | None, grace: float) -> TableInfo:
    """A table apart from its moves, for a guest. The seed stays secret until the game is over."""
    stored = live.stored
    present = live.present()
    return TableInfo(
        id=stored.id,
        revision=stored.revision,
        game=stored.game,
        preset=stored.preset,
        options=stored.options,
        status="over" if live.over else "running" if live.match else "waiting",
        listed=stored.listed,
        seats=[_seat_info(live, seat, present, grace) for seat in stored.seats],
        mine=live.seats_of(guest),
        host=guest is not None and guest == stored.host,
        spectators=live.spectators(),
        forked=stored.forked,
        seed_hash=seed_hash(stored.seed) if live.match else None,
        seed=stored.seed if live.over else None,
        rematch=stored.rematch,
        hints=hints_allowed(live),
        absent=_absent_rule(stored),
        majority=majority(live),
    )


def _absent_rule(stored: StoredTable) -> AbsentRule | None:
    if stored.absent_minutes is None or stored.absent_bot is None:
        return None
    return AbsentRule(stored.absent_minutes, stored.absent_bot)


def _seat_info(live: Live, seat: StoredSeat, present: set[str], grace: float) -> SeatInfo:
    return SeatInfo(
        kind=cast("SeatKind", seat.kind),
        name=seat.name,
        bot=seat.bot,
        connected=seat.owner is not None and seat.owner in present,
        device=seat.device,
        replaced=seat.replaced,
        given_by=cast("GivenBy | None", seat.given_by),
        votes=votes_at(live, seat),
        counts_at=counts_at(seat, grace),
    )
