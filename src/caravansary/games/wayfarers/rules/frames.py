"""What can stand on the agenda of Wayfarers. The comment names the arguments of each frame."""

from __future__ import annotations

from typing import Final

# Work the engine does by itself.
END_TURN: Final = 0  # -
GROUP: Final = 1  # 1 if something of the effects above it must be done; they lie above it, in any order
PUT_WORKER: Final = 2  # colour, slot
GET_WORKER: Final = 3  # colour, slot
ARRIVE: Final = 4  # edge of the journal
OPPONENT_TURN: Final = 5  # -
OPPONENT_DOES: Final = 6  # effect, atoms done
OPPONENT_STEPS_ON: Final = 7  # black influence that one more journal step costs
INTRIGUE_SHUFFLE: Final = 8  # -
OPPONENT_ACTS: Final = 9  # intrigue card

# Questions.
TURN: Final = 20  # -
COLUMN: Final = 21  # value of the die in hand
SPACE: Final = 22  # value of the die in hand
EFFECT: Final = 23  # effect, atoms done, price still to be paid
PAIR: Final = 24  # effect of a card, effect of the townsfolk under it, price of the first
ADJUST: Final = 25  # steps left
FEE: Final = 26  # slot, worker colour + 1 if one is to be placed there
PRICE: Final = 27  # price, discount
TAKE_CARD: Final = 28  # slot
LAY: Final = 29  # tile
SOURCE: Final = 30  # 0 for a guild, 1 for a card; which
KEEP: Final = 31  # kind of the cards drawn
UNDER: Final = 32  # kind of the cards drawn
REROLL: Final = 33  # dice that were not placed, three bits for each value
CLOSE: Final = 34  # -
TARGET: Final = 35  # what the solo opponent wants, slots denied
WHOSE: Final = 36  # a step that may belong to several effects of the group below

FIRST_QUESTION: Final = 20

# What the solo opponent wants with a card: to acquire one of a kind, to place or to take a worker of a colour.
WANT_CARD: Final = 0  # + kind
WANT_PLACE: Final = 5  # + colour
WANT_TAKE: Final = 8  # + colour
