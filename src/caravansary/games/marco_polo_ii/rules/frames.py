"""What can stand on the agenda of Marco Polo II. The comment names the arguments of each frame."""

from __future__ import annotations

from typing import Final

# Work the engine does by itself.
DEAL_GOALS: Final = 0  # -
FIRST_ROUND: Final = 1  # -
NEXT_TURN: Final = 2  # the seat that is first to be looked at
END_TURN: Final = 3  # -
BONUSES: Final = 4  # seat
NEW_CARDS: Final = 5  # -
ROLL: Final = 6  # -
ROLLED: Final = 7  # seat
REWARD: Final = 8  # bundle, category of points, how often
DRAW_CONTRACT: Final = 9  # how many, mask of contracts taken by the same effect
MOVE: Final = 10  # how many locations
ARRIVE: Final = 11  # -
END_ROUND: Final = 12  # -
REROLL: Final = 13  # kind of die

# Questions.
CHARACTER: Final = 20  # seat
GOAL: Final = 21  # seat
TURN: Final = 22  # 1 if the normal action is done, 1 if a die on the purse stands for it while none is possible
ADD_DIE: Final = 23  # space, dice chosen so far (packed), how many are missing
OFFER: Final = 24  # book
SEAL: Final = 25  # value of the lowest die
WALK: Final = 26  # -
PAYMENT: Final = 27  # coins, camels, jade
END_POST: Final = 28  # mask of cities, one of which gets a post
MOVE_POST: Final = 29  # city that a post is moved to
EXTRA_POST: Final = 30  # mask of cities passed through
ARRIVAL: Final = 31  # city, what is still to be gained there
CONTRACTS: Final = 32  # how many may be taken, mask of those taken by the same effect, how many were taken
ROOM: Final = 33  # contract, mask of contracts taken by the same effect, 1 if it was drawn from the pile
TAKE_GOODS: Final = 34  # any goods, different goods, mask of different goods taken
GIVE_GOODS: Final = 35  # any goods, different goods, good that is asked for
EXCHANGE: Final = 36  # city card, die value
REPEAT: Final = 37  # 2 x city card + exchange, repetitions left, 1 if it was used
CITY_TILES: Final = 38  # how many, mask of tiles used
COPY_TILE: Final = 39  # mask of tiles that may not be copied, 1 if a city card asks
DOUBLE: Final = 40  # -
OASES: Final = 41  # how many
COMPENSATION: Final = 42  # units
PAIRS: Final = 43  # value of the dice
TAKE_DIE: Final = 44  # how many

FIRST_QUESTION: Final = 20

# What is still to be gained at an ARRIVAL.
OUTPOST: Final = 1
CITY_TILE: Final = 2
CONTRACT: Final = 4
