#!/usr/bin/env python3
"""A bot for any game in one file: python -m caravansary simulate yspahan --bots "exec:python examples/bot.py,random"

It knows no rules. On a few samples of what is hidden it tries every answer, plays on at random to the end of its turn
and takes the answer after which it leads by most points. docs/bots.md tells the lines it reads and writes.
"""

import json
import random
import sys

from caravansary.core.chance import Seeded
from caravansary.core.registry import get_game
from caravansary.core.snapshot import restore

SAMPLES = 4


def say(**line):
    print(json.dumps(line), flush=True)


def hear():
    line = sys.stdin.readline()
    return json.loads(line) if line else sys.exit()


def sample(setup, seed):
    say(sample=seed)
    return restore(setup, hear()["state"])


def lead(state, seat, turn, chance, dice):
    """How many points the seat is ahead at the end of the turn."""
    while state.actions and state.turn == turn:
        state.play(dice.choice(state.actions), chance)
    points = [sheet.total for sheet in state.scores()]
    return points[seat] - max([*points[:seat], *points[seat + 1 :]], default=0)


def choose(question):
    setup = get_game(question["game"]).setup(question["players"], question["options"])
    totals = dict.fromkeys(question["answers"], 0)
    for seed in range(SAMPLES):
        state = sample(setup, seed)
        dice = random.Random(seed)  # the same thoughts for the same question
        for text in totals:
            twin = state.copy()
            chance = Seeded(seed)
            twin.play(setup.space.parse(text), chance)
            totals[text] += lead(twin, question["seat"], state.turn, chance, dice)
    return max(totals, key=totals.get)


while True:
    say(answer=choose(hear()))
