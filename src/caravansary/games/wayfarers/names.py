"""The words of Wayfarers as small ints: kinds of cards, colours, counters, and where each number of a side is kept."""

from __future__ import annotations

from typing import Final

KINDS: Final = ("land", "water", "space", "folk", "insp")
ROWS: Final = ("land", "water", "space", "townsfolk", "inspiration")
LAND: Final = 0
WATER: Final = 1
SPACE: Final = 2
FOLK: Final = 3
INSP: Final = 4

CARDS: Final = 36
"""Cards of each kind but inspiration."""

PRINTED: Final = 36
"""The card printed on the player board, as a card number: one beyond the others."""

INSPIRATIONS: Final = 16
HOSTS: Final = 37
"""Places of a kind that can carry another card: 36 cards and the printed one."""

SLOTS: Final = 20
ROW_SIZE: Final = 4
EMPTY: Final = -1
NOBODY: Final = -1

TAGS: Final = (
    "city",
    "vista",
    "harbour",
    "sea",
    "observatory",
    "library",
    "stars",
    "planet",
    "sun",
    "moon",
    "comet",
)
TILE_COLOURS: Final = ("green", "yellow", "blue", "black", "pink")
PINK: Final = 4

GUILDS: Final = ("black", "yellow", "blue")
GUILD_BLACK: Final = 0
GUILD_YELLOW: Final = 1
GUILD_BLUE: Final = 2

WORKERS: Final = ("green", "yellow", "blue")

# Where the numbers of a side are kept, counted from the side's first; up to FOOD these are the counters of needs,
# goals and points.
CITY: Final = 0
SEA: Final = 3
COMET: Final = 10
CARD: Final = 11  # five kinds
TILE: Final = 16  # five colours
TILE_ANY: Final = 21
INF: Final = 22  # tokens on the three guilds
INF_ALL: Final = 25
COIN: Final = 26
FOOD: Final = 27

SUPPLY: Final = 28  # influence tokens not on the table
WORKER: Final = 29  # three colours
DIE: Final = 32  # dice of the supply by value, 1 to 6
RESERVE: Final = 38
NODE: Final = 39  # place of the journal marker
TILE_POINTS: Final = 40
COVERED: Final = 41  # mask of caravan cells
PLACED: Final = 42  # mask of die spaces that hold a die
SPACES: Final = 43  # mask of own die spaces
HELD: Final = 44  # masks of land, water, space and townsfolk cards
BARE: Final = 48  # masks of land, water and space cards that carry no card yet, the printed ones included
LAST_WATER: Final = 51
BOARD: Final = 52
COLUMN: Final = 53  # symbols of the caravan columns, 1 to 6
WIDTH: Final = 59

COUNTERS: Final = (
    *TAGS,
    *(f"card.{kind}" for kind in KINDS),
    *(f"tile.{colour}" for colour in TILE_COLOURS),
    "tile.any",
    *(f"inf.{guild}" for guild in GUILDS),
    "inf.all",
    "coin",
    "food",
)

# Symbols of a caravan column are packed into one int, eight bits each.
SYMBOLS: Final = ("camel", "telescope", "ship", "pigeon", "coin_off", "food_off", "plus", "minus")
ASSETS: Final = ("camel", "telescope", "ship", "pigeon")
ASSET_MASK: Final = 0xFFFFFFFF
ENOUGH: Final = 0x80808080
"""A high bit for each asset, added to what a die has before the need is taken off. A bit that is gone shows a lack."""

SHIP: Final = 1 << 16
PIGEON_SHIFT: Final = 24
COIN_OFF_SHIFT: Final = 32
FOOD_OFF_SHIFT: Final = 40
PLUS_SHIFT: Final = 48
MINUS_SHIFT: Final = 56

HOME_SPACES: Final = 6
CITIES: Final = 18
HARBOURS: Final = 18
DIE_SPACES: Final = 42
NODES: Final = 28
TILES: Final = 23
CELLS: Final = 16
TOKENS: Final = 15
DICE_OF_A_PLAYER: Final = 5
LAST_COLUMN: Final = 10
MOST_COMETS: Final = 10
MOST_WAYS: Final = 4
"""Ways to pay one price."""

HUMAN: Final = 0
OPPONENT: Final = 1
"""The sides of the solo game."""

OPPONENT_AT: Final = OPPONENT * WIDTH
"""Where the numbers of the solo opponent begin."""

# What was used or done in this turn (R2.5, R10.1).
USED_BLACK: Final = 1
USED_YELLOW: Final = 2
USED_BLUE: Final = 4
JOURNALED: Final = 8
DIE_ACTION: Final = 16
HAS_PIGEON: Final = 32
