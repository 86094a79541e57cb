"""The box of Marco Polo II: map, tiles, cards and contracts, checked and turned into tables."""

from __future__ import annotations

from typing import Final

from caravansary.core.box import Box, BoxError, BoxFiles, Row, expect_count
from caravansary.games.marco_polo_ii.actions import MOST_UNITS, MarcoPoloActions
from caravansary.games.marco_polo_ii.bundle import MOST, RESOURCES, Bundle, parse_brackets, parse_cost, parse_reward
from caravansary.games.marco_polo_ii.constants import Constants
from caravansary.games.marco_polo_ii.map import CITIES, Map, expect_ids, ids_of
from caravansary.games.marco_polo_ii.modes import (
    COUNT_CONTRACTS,
    COUNT_POSTS,
    MODES,
    MOVE,
    OF_CITY_TILES,
    PER_PIP,
    REPEAT,
    REPEAT_CHOICE,
    STEPS,
)

CHARACTERS: Final = (
    "mongke_khan",
    "de_wu",
    "abha_basu",
    "mailin_tian_chin",
    "filippo_vitello",
    "isabella_donati",
    "gantulga_od",
)
MONGKE: Final = 0
DE_WU: Final = 1
ABHA: Final = 2
MAILIN: Final = 3
FILIPPO: Final = 4
ISABELLA: Final = 5
GANTULGA: Final = 6

FIXED_SPACES: Final = (
    "book_1",
    "book_2",
    "book_3_upper",
    "book_3_lower",
    "khan",
    "seals",
    "travel_lower",
    "travel_middle",
    "travel_upper",
    "contracts",
)
KHAN: Final = 4
SEALS_SPACE: Final = 5
TRAVEL: Final = 6
CONTRACTS_SPACE: Final = 9
SPECIAL: Final = 10
MAP_CARDS: Final = 13
AREA_CARDS: Final = 19
SPACES: Final = 21
"""The fixed spaces, then those of special cities, of city cards on the map and of the two in the action area."""

BOOKS: Final = 3
BOOK_OF_SPACE: Final = (0, 1, 2, 2)
OFFERS_PER_BOOK: Final = 6
SEAL_IDS: Final = ("farmers", "spice", "tailors", "goldsmiths")
SEALS: Final = 4
RED_CONTRACTS: Final = 42
CONTRACTS: Final = 49
ACTIVE_CONTRACTS: Final = 2
"""How many a player may have at a time."""
CITY_CARDS: Final = 25
CITY_TILES: Final = 7
OUTPOSTS: Final = 10
GOALS: Final = 14

NONE: Final = -1


class CityCard:
    """R5.7.4: a card; `costs` and `rewards` are its exchanges, `by_die` its bundle or number for each die value."""

    __slots__ = ("by_die", "costs", "mode", "number_by_die", "price", "rewards")

    def __init__(self, mode: int) -> None:
        self.mode = mode
        self.costs: list[Bundle] = []
        self.rewards: list[int] = []
        self.by_die: list[int] = []
        self.number_by_die: list[int] = []
        self.price: list[int] = [0, 0, 0]


class MarcoPoloBox(Box):
    """Tables by index: all things in the order of their files. Rewards are numbers of `bundles`."""

    __slots__ = (
        "actions",
        "bundles",
        "card_ids",
        "cards",
        "constants",
        "contract_costs",
        "contract_ids",
        "contract_points",
        "contract_rewards",
        "goal_ids",
        "goal_seal_points",
        "goal_shields",
        "jade_reward",
        "khan_reward",
        "map",
        "min_die",
        "oasis_rewards",
        "offer_ids",
        "offer_rewards",
        "outpost_ids",
        "outpost_rewards",
        "pair_rewards",
        "printed_rewards",
        "purse_rewards",
        "round_bonus",
        "seal_ids",
        "seal_jade",
        "seal_least",
        "seal_rewards",
        "shield_track",
        "space_dice",
        "space_ids",
        "special_reward",
        "special_seal",
        "special_times",
        "start_bonus",
        "start_city",
        "start_reward",
        "taken_reward",
        "tile_ids",
        "tile_rewards",
        "upgrade_costs",
    )

    def __init__(self, files: BoxFiles) -> None:
        self.bundles: list[Bundle] = []
        self._load_seals(files)
        self.map: Map = Map(files, self.seal_ids)
        self._load_special_cities(files)
        self._load_contracts(files)
        self._load_tiles(files)
        self._load_goals(files)
        self._load_spaces(files)
        self._load_characters(files)
        self.actions: MarcoPoloActions = MarcoPoloActions(
            self.space_ids,
            self.map.location_ids,
            self.map.location_ids[:CITIES],
            self.contract_ids,
            self.seal_ids,
            self.outpost_ids,
            self.tile_ids,
            CHARACTERS,
            self.goal_ids,
        )
        super().__init__(files, self.actions)
        self._load_books(files)
        self._load_cards(files)
        self._load_constants(files)

    def reward(self, place: str, text: str) -> int:
        """Parses a reward and gives its number; equal texts share one."""
        for number, bundle in enumerate(self.bundles):
            if bundle.text == text:
                return number
        self.bundles.append(parse_reward(place, text))
        return len(self.bundles) - 1

    def _load_seals(self, files: BoxFiles) -> None:
        """R5.3.1 to R5.3.3, R6.2: thresholds, jade, upgrade costs and rewards."""
        columns = ("id", "min_lowest_die", "jade_on_taking", "upgrade_cost", "upgraded_reward")
        rows = files.rows("guild_seals.csv", columns)
        self.seal_ids: list[str] = expect_ids("guild_seals.csv", rows, SEAL_IDS)
        self.seal_least: list[int] = [row.natural("min_lowest_die", 1, 6) for row in rows]
        self.seal_jade: list[int] = [row.natural("jade_on_taking", 0, MOST) for row in rows]
        self.upgrade_costs: list[Bundle] = [
            parse_cost(row.at("upgrade_cost"), row.text("upgrade_cost")) for row in rows
        ]
        self.seal_rewards: list[int] = [
            self.reward(row.at("upgraded_reward"), row.text("upgraded_reward")) for row in rows
        ]

    def _load_special_cities(self, files: BoxFiles) -> None:
        """R5.6.1 to R5.6.3: rewards, and how often the seal's reward comes with each die value."""
        rows = files.rows("special_cities.csv", ("city", "reward", "seal", "seal_reward_times"))
        expect_count("special_cities.csv", len(rows), len(self.map.special))
        self.special_reward: list[int] = []
        self.special_seal: list[int] = []
        self.special_times: list[list[int]] = []
        for place, row in enumerate(rows):
            city = row.one_of("city", self.map.location_ids[:CITIES], "cities.csv")
            if city not in self.map.special:
                raise row.wrong("city", "a city of kind special, each once")
            self.map.special.remove(city)
            self.map.special.insert(place, city)
            self.special_reward.append(self.reward(row.at("reward"), row.text("reward")))
            self.special_seal.append(row.one_of("seal", self.seal_ids, "guild_seals.csv"))
            brackets = parse_brackets(row.at("seal_reward_times"), row.text("seal_reward_times"))
            self.special_times.append(_numbers(row.at("seal_reward_times"), brackets, 2))

    def _load_contracts(self, files: BoxFiles) -> None:
        """R6.1: costs and rewards; the red ones come before the blue ones."""
        rows = files.rows("contracts.csv", ("id", "kind", "cost", "reward_extra", "reward_vp"))
        expect_count("contracts.csv", len(rows), CONTRACTS)
        self.contract_ids: list[str] = ids_of(rows, "id")
        for place, row in enumerate(rows):
            kind = "red" if place < RED_CONTRACTS else "blue"
            if row.text("kind") != kind:
                raise row.wrong("kind", kind)
        self.contract_costs: list[Bundle] = [parse_cost(row.at("cost"), row.text("cost")) for row in rows]
        self.contract_rewards: list[int] = [
            self.reward(row.at("reward_extra"), row.text("reward_extra")) for row in rows
        ]
        self.contract_points: list[int] = [row.natural("reward_vp", 0, MOST) for row in rows]

    def _load_tiles(self, files: BoxFiles) -> None:
        rows = files.rows("city_tiles.csv", ("id", "bonus"))
        expect_count("city_tiles.csv", len(rows), CITY_TILES)
        self.tile_ids: list[str] = ids_of(rows, "id")
        self.tile_rewards: list[int] = [self.reward(row.at("bonus"), row.text("bonus")) for row in rows]
        rows = files.rows("outpost_tiles.csv", ("id", "bonus"))
        expect_count("outpost_tiles.csv", len(rows), OUTPOSTS)
        self.outpost_ids: list[str] = ids_of(rows, "id")
        self.outpost_rewards: list[int] = [self.reward(row.at("bonus"), row.text("bonus")) for row in rows]

    def _load_goals(self, files: BoxFiles) -> None:
        """R10.1, R10.2: shields as a mask, points for each upgraded seal."""
        rows = files.rows("goal_cards.csv", ("id", "plus_one_shields", "seal_points"))
        expect_count("goal_cards.csv", len(rows), GOALS)
        self.goal_ids: list[str] = ids_of(rows, "id")
        self.goal_shields: list[int] = []
        self.goal_seal_points: list[list[int]] = []
        for row in rows:
            mask = 0
            for name in row.text("plus_one_shields").split():
                if name not in self.map.shield_ids:
                    raise BoxError(f"{row.place}: plus_one_shields '{name}' is not in shields.csv")
                mask |= 1 << self.map.shield_ids.index(name)
            self.goal_shields.append(mask)
            points = [0] * SEALS
            for part in row.text("seal_points").split():
                seal, _, worth = part.partition("=")
                if seal not in self.seal_ids or not worth.isdecimal() or len(worth) > 2:
                    reason = "is not a seal of guild_seals.csv with points, 0 to 99"
                    raise BoxError(f"{row.place}: seal_points '{part}' {reason}")
                points[self.seal_ids.index(seal)] = int(worth)
            self.goal_seal_points.append(points)
        track = files.rows("shield_track.csv", ("shields", "points"))
        for number, row in enumerate(track):
            if row.integer("shields") != number:
                raise row.wrong("shields", str(number))
        self.shield_track: list[int] = [row.natural("points", 0, MOST) for row in track]

    def _load_spaces(self, files: BoxFiles) -> None:
        """R5.0.3: how many dice of which value each action space takes."""
        rows = files.rows("action_spaces.csv", ("id", "dice", "min_die"))
        kinds = (*FIXED_SPACES, "special_city", "map_card", "area_card")
        expect_ids("action_spaces.csv", rows, kinds)
        self.space_ids: list[str] = [*FIXED_SPACES, *[f"special_{self.map.location_ids[c]}" for c in self.map.special]]
        self.space_ids.extend(self.map.card_slot_ids)
        self.space_ids.extend(["area_1", "area_2"])
        of_space = [*range(len(FIXED_SPACES)), *[10] * len(self.map.special), *[11] * len(self.map.card_city), 12, 12]
        expect_count("the action spaces", len(of_space), SPACES)
        self.space_dice: list[int] = [rows[kind].natural("dice", 1, 3) for kind in of_space]
        self.min_die: list[int] = [rows[kind].natural("min_die", 1, 6) for kind in of_space]
        for space, dice in enumerate(self.space_dice):
            if dice > 1 and space != SEALS_SPACE and not TRAVEL <= space < CONTRACTS_SPACE:
                raise rows[of_space[space]].wrong("dice", "1")

    def _load_characters(self, files: BoxFiles) -> None:
        rows = files.rows("characters.csv", ("id", "start_bonus", "round_start_bonus"))
        expect_ids("characters.csv", rows, CHARACTERS)
        for row in rows:
            _expect_simple(row.at("start_bonus"), parse_reward(row.at("start_bonus"), row.text("start_bonus")))
        self.start_bonus: list[int] = [self.reward(row.at("start_bonus"), row.text("start_bonus")) for row in rows]
        self.round_bonus: list[int] = [
            self.reward(row.at("round_start_bonus"), row.text("round_start_bonus")) for row in rows
        ]

    def _load_books(self, files: BoxFiles) -> None:
        """R5.1.2: two printed bundles for each book, and six tiles with two more."""
        printed = files.rows("book_offers_printed.csv", ("id", "book", "reward"))
        expect_count("book_offers_printed.csv", len(printed), 2 * BOOKS)
        tiles = files.rows("offer_tiles.csv", ("id", "book", "reward_for_1_jade", "reward_for_2_jade"))
        expect_count("offer_tiles.csv", len(tiles), OFFERS_PER_BOOK * BOOKS)
        for rows, each in ((printed, 2), (tiles, OFFERS_PER_BOOK)):
            for place, row in enumerate(rows):
                if row.integer("book") != place // each + 1:
                    raise row.wrong("book", str(place // each + 1))
        self.printed_rewards: list[int] = [self.reward(row.at("reward"), row.text("reward")) for row in printed]
        self.offer_ids: list[str] = ids_of(tiles, "id")
        self.offer_rewards: list[int] = []
        for row in tiles:
            self.offer_rewards.append(self.reward(row.at("reward_for_1_jade"), row.text("reward_for_1_jade")))
            self.offer_rewards.append(self.reward(row.at("reward_for_2_jade"), row.text("reward_for_2_jade")))

    def _load_cards(self, files: BoxFiles) -> None:
        rows = files.rows("city_cards.csv", ("id", "mode", "cost", "reward", "die_brackets"))
        expect_count("city_cards.csv", len(rows), CITY_CARDS)
        self.card_ids: list[str] = ids_of(rows, "id")
        self.cards: list[CityCard] = [self._card(row) for row in rows]

    def _card(self, row: Row) -> CityCard:
        """R5.7.4: what the mode makes of the columns."""
        card = CityCard(row.one_of("mode", MODES, "the modes of R5.7.4"))
        cost = row.text("cost")
        if card.mode == REPEAT_CHOICE:
            exchanges = cost.split("|")
            if len(exchanges) != 2 or any(exchange.count(">") != 1 for exchange in exchanges):
                raise row.wrong("cost", "two exchanges, camel=1>coin=3|coin=1>camel=1")
            for exchange in exchanges:
                paid, _, gained = exchange.partition(">")
                card.costs.append(parse_cost(row.at("cost"), paid))
                card.rewards.append(self.reward(row.at("cost"), gained))
            return card
        card.costs.append(parse_cost(row.at("cost"), cost))
        if card.mode == STEPS:
            brackets = parse_brackets(row.at("die_brackets"), row.text("die_brackets"))
            card.by_die = [self.reward(row.at("die_brackets"), text) for text in brackets]
        elif card.mode == OF_CITY_TILES:
            brackets = parse_brackets(row.at("die_brackets"), row.text("die_brackets"))
            card.number_by_die = _numbers(row.at("die_brackets"), brackets, CITY_TILES)
        elif card.mode == MOVE:
            card.price = [card.costs[0].amounts[0], card.costs[0].amounts[1], card.costs[0].amounts[5]]
        card.rewards.append(self.reward(row.at("reward"), row.text("reward")))
        if card.mode in (REPEAT, COUNT_CONTRACTS, COUNT_POSTS, PER_PIP) and not row.text("reward"):
            raise row.wrong("reward", "a bundle")
        return card

    def _load_constants(self, files: BoxFiles) -> None:
        constants = Constants(files, self.space_ids)
        self.constants: Constants = constants
        self.start_reward: int = self._setting(constants.start_bonus, "start.bonus")
        _expect_simple(f"{constants.NAME}: start.bonus", self.bundles[self.start_reward])
        self.khan_reward: int = self._setting(constants.khan_reward, "khans_favour.reward")
        self.purse_rewards: list[int] = [self._setting(text, "purse.options") for text in constants.purse_options]
        self.taken_reward: int = self._setting(constants.contracts_reward, "contracts_action.reward")
        self.jade_reward: int = self._setting("jade=1", "jade")
        self.oasis_rewards: list[int] = [
            self._setting(one, "characters.mongke_choice") for one in constants.mongke_choice
        ]
        self.pair_rewards: list[int] = [
            self._setting(one, "characters.isabella_pairs") for one in constants.isabella_pairs
        ]
        if self.map.city_kinds.count("start") != 1:
            raise BoxError("cities.csv: exactly one city must be of kind start")
        self.start_city: int = self.map.city_kinds.index("start")
        if constants.threshold - constants.dice_per_player > MOST_UNITS:
            raise BoxError(f"{constants.NAME}: compensation.threshold is at most {MOST_UNITS} above the lowest roll")

    def _setting(self, text: str, path: str) -> int:
        """A reward of game.toml."""
        return self.reward(f"{Constants.NAME}: {path}", text)


def _expect_simple(place: str, bundle: Bundle) -> None:
    """R4.2.4, R4.2.6: what the set-up brings asks nobody anything."""
    if not bundle.simple:
        raise BoxError(f"{place}: '{bundle.text}' must be of {', '.join(RESOURCES)} and vp alone")


def _numbers(place: str, brackets: list[str], most: int) -> list[int]:
    for text in brackets:
        if not text.isdecimal() or len(text) > 2 or int(text) > most:
            raise BoxError(f"{place}: '{text}' in a die bracket must be a whole number, 0 to {most}")
    return [int(text) for text in brackets]


def load(files: BoxFiles) -> MarcoPoloBox:
    return MarcoPoloBox(files)
