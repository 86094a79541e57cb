"""Games by the batch: many games on many processes, with what every seat saw, might do and did as arrays."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass

import numpy as np
import numpy.typing as npt

from caravansary.adapters.pettingzoo import mask_of
from caravansary.adapters.vectors import layout_of
from caravansary.arena.pool import run_parts
from caravansary.arena.table import Table
from caravansary.bots import Bot, answer, make_bot
from caravansary.core.chance import Seeded
from caravansary.core.score import shares


@dataclass(frozen=True)
class Batch:
    """What to play. A bot is a name, or an object that can be pickled and has `choose(position, chance)`.

    With `vectors`, episodes hold what was seen at every question; without, only what was played.
    """

    table: Table
    bots: Sequence[str | Bot]
    games: int
    seed: int = 0
    vectors: bool = True


@dataclass(frozen=True)
class Episode:
    """One game: row i of the arrays belongs to the i-th question with a choice, which `seats[i]` answered."""

    number: int
    seats: npt.NDArray[np.int8]
    actions: npt.NDArray[np.int32]
    observations: npt.NDArray[np.float32]
    masks: npt.NDArray[np.int8]
    shares: list[float]
    scores: list[int]


def run_batch(batch: Batch, jobs: int = 1) -> Iterator[Episode]:
    """Plays all games, on processes of this machine, and gives them as they are finished."""
    for part in run_parts(play_episodes, batch, range(batch.games), jobs):
        yield from part


def play_episodes(batch: Batch, numbers: Sequence[int]) -> list[Episode]:
    return [_play(batch, number) for number in numbers]


def _play(batch: Batch, number: int) -> Episode:
    setup = batch.table.setup()
    layout = layout_of(batch.table) if batch.vectors else None
    chance = Seeded(f"{batch.seed}/{number}")
    thoughts = [Seeded(f"{batch.seed}/{number}/seat {seat}") for seat in range(setup.seats)]
    bots = [make_bot(bot) if isinstance(bot, str) else bot for bot in batch.bots]
    state = setup.start(chance)
    seats: list[int] = []
    actions: list[int] = []
    seen = []
    masks = []
    answers = 0
    while state.actions:
        setup.check_length(answers)
        answers += 1
        seat = state.seat
        action = answer(bots[seat], state, thoughts[seat])
        if len(state.actions) > 1:
            seats.append(seat)
            actions.append(action)
            if layout is not None:
                seen.append(layout.vector(state.observe(seat)))
                masks.append(mask_of(state, seat))
        state.play(action, chance)
    return Episode(
        number,
        np.array(seats, dtype=np.int8),
        np.array(actions, dtype=np.int32),
        np.array(seen, dtype=np.float32),
        np.array(masks, dtype=np.int8),
        shares(state.standing()),
        [sheet.total for sheet in state.scores()],
    )
