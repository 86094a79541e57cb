"""The cards of the box: land, water, space, townsfolk and inspiration, and what is printed on the player boards."""

from __future__ import annotations

from typing import Final

from caravansary.core.box import BoxError, BoxFiles, Row, expect_count
from caravansary.games.wayfarers.box_effects import EffectBook, ids_of, packed_assets, tags_of
from caravansary.games.wayfarers.names import (
    CARD,
    CARDS,
    CITIES,
    COUNTERS,
    FOLK,
    HARBOURS,
    HOME_SPACES,
    HOSTS,
    INSP,
    INSPIRATIONS,
    LAND,
    PRINTED,
    SPACE,
    TAGS,
    WATER,
)
from caravansary.games.wayfarers.notation import (
    MOST_NUMBER,
    Formula,
    NotationError,
    parse_counter,
    parse_formula,
    parse_goal,
)

WHEN: Final = ("die", "vista", "rest")
WHEN_DIE: Final = 0
WHEN_VISTA: Final = 1
WHEN_REST: Final = 2
LANES: Final = 4
NO_SPACE: Final = -1
NO_HOST: Final = -1

_SLOT_COLUMNS: Final = ("slot_assets", "slot_cost", "slot_effect")


class CardTables:
    """Tables by kind and number of the card; number 36 is the printed card of the kind.

    A die space has a need (packed assets), a price and an effect; `space_host` is the place that may carry a
    townsfolk under it, as kind x 37 + card.
    """

    __slots__ = (
        "fires",
        "folk_assets",
        "folk_cost",
        "folk_effect",
        "folk_hosts",
        "folk_land",
        "folk_names",
        "folk_water",
        "folk_when",
        "formulas",
        "goal_texts",
        "goals",
        "ids",
        "instant",
        "link_left",
        "link_right",
        "links",
        "open_spaces",
        "printed_count",
        "rest_effect",
        "rest_folk",
        "space_effect",
        "space_host",
        "space_ids",
        "space_need",
        "space_of",
        "space_price",
        "tags",
        "trigger",
        "vista_effect",
    )

    def __init__(self, files: BoxFiles, book: EffectBook) -> None:
        self.ids: list[list[str]] = [[], [], [], [], []]
        self.tags: list[list[list[int]]] = [[], [], [], [], []]
        self.instant: list[list[int]] = [[], [], [], [], []]
        self.fires: list[list[int]] = [[], [], [], [], []]
        self.space_ids: list[str] = []
        self.space_need: list[int] = []
        self.space_price: list[int] = []
        self.space_effect: list[int] = []
        self.space_host: list[int] = []
        self.space_of: list[list[int]] = [[NO_SPACE] * HOSTS, [NO_SPACE] * HOSTS]
        self.trigger: list[list[int]] = []
        self.vista_effect: list[int] = []
        self.link_left: list[str] = []
        self.link_right: list[list[str]] = []
        self._load_printed(files, book)
        self._load_land(files, book)
        self._load_water(files, book)
        self._load_space(files, book)
        self._load_townsfolk(files, book)
        self._load_inspiration(files)
        self._find_vistas()
        self.open_spaces: int = sum(1 << space for space, need in enumerate(self.space_need) if need == 0)

    def _load_printed(self, files: BoxFiles, book: EffectBook) -> None:
        """R1.6: the player boards' own parts; they are the same on all four."""
        name = "player_board_printed.csv"
        columns = ("part", "tags", "space", *_SLOT_COLUMNS, "link_right", "vp", "rest")
        rows = files.rows(name, columns)
        expect_count(name, len(rows), 8)
        self.printed_count: list[int] = [0] * len(COUNTERS)
        for kind in (LAND, WATER, SPACE, FOLK):
            self.printed_count[CARD + kind] = 1
        for row in rows:
            for tag in tags_of(row):
                self.printed_count[tag] += 1
        homes = rows[:HOME_SPACES]
        for place, row in enumerate(homes):
            host = {"left": LAND * HOSTS + PRINTED, "right": WATER * HOSTS + PRINTED}.get(row.text("part"), NO_HOST)
            if row.text("space") != f"H{place + 1}":
                raise row.wrong("space", f"H{place + 1}")
            self._add_space(row, book, f"H{place + 1}", host)
        self.link_right.append(homes[5].text("link_right").split())
        if len(self.link_right[0]) != LANES:
            raise homes[5].wrong("link_right", "four rewards, from the top lane to the bottom one")
        self.formulas: list[Formula] = [_formula(rows[6])]
        self.rest_effect: int = book.effect(rows[7], "rest")

    def _add_space(self, row: Row, book: EffectBook, id: str, host: int) -> None:
        if host >= 0:
            self.space_of[host // HOSTS][host % HOSTS] = len(self.space_ids)
        self.space_ids.append(id)
        self.space_need.append(packed_assets(row, "slot_assets"))
        self.space_price.append(book.price(row, "slot_cost"))
        self.space_effect.append(book.effect(row, "slot_effect"))
        self.space_host.append(host)

    def _load_kind(self, files: BoxFiles, name: str, kind: int, columns: tuple[str, ...]) -> list[Row]:
        rows = files.rows(name, columns)
        expect_count(name, len(rows), INSPIRATIONS if kind == INSP else CARDS)
        self.ids[kind] = ids_of(rows)
        if kind < FOLK:
            self.tags[kind] = [tags_of(row) for row in rows]
        return rows

    def _load_land(self, files: BoxFiles, book: EffectBook) -> None:
        """R7.2: cities carry a die space, vistas a trigger."""
        columns = ("id", "kind", "tags", "instant", *_SLOT_COLUMNS, "trigger", "trigger_effect")
        rows = self._load_kind(files, "land_cards.csv", LAND, columns)
        _expect_kinds("land_cards.csv", rows, ("city", "vista"), CITIES)
        for card, row in enumerate(rows):
            self.instant[LAND].append(book.effect(row, "instant"))
            if row.text("kind") == "city":
                self._add_space(row, book, row.text("id"), LAND * HOSTS + card)
            self.trigger.append([_counter(row, word) for word in row.text("trigger").split("|") if word])
            self.vista_effect.append(book.effect(row, "trigger_effect"))

    def _load_water(self, files: BoxFiles, book: EffectBook) -> None:
        """R7.6: harbours carry a die space; every card has its edges."""
        lanes = [f"link_right_{lane + 1}" for lane in range(LANES)]
        columns = ("id", "kind", "tags", "instant", *_SLOT_COLUMNS, "link_left_mask", *lanes)
        rows = self._load_kind(files, "water_cards.csv", WATER, columns)
        _expect_kinds("water_cards.csv", rows, ("harbour", "sea"), HARBOURS)
        printed = self.link_right[0]
        self.link_right = []
        for card, row in enumerate(rows):
            self.instant[WATER].append(book.effect(row, "instant"))
            if row.text("kind") == "harbour":
                self._add_space(row, book, row.text("id"), WATER * HOSTS + card)
            mask = row.text("link_left_mask")
            if len(mask) != LANES or set(mask) - {"0", "1"}:
                raise row.wrong("link_left_mask", "four digits 0 or 1")
            self.link_left.append(mask)
            self.link_right.append([row.text(lane) for lane in lanes])
        self.link_right.append(printed)
        self.links: list[int] = []
        for old, rewards in enumerate(self.link_right):
            place = rows[min(old, CARDS - 1)]
            for mask in self.link_left:
                gained = [reward for reward, bolt in zip(rewards, mask, strict=True) if bolt == "1" and reward != "-"]
                effect = book.effect_of(place, "link_right", "+".join(gained))
                book.expect_for_players(place, "link_right", effect)
                self.links.append(effect)

    def _load_space(self, files: BoxFiles, book: EffectBook) -> None:
        rows = self._load_kind(files, "space_cards.csv", SPACE, ("id", "kind", "tags", "instant", "vp"))
        self.instant[SPACE] = [book.effect(row, "instant") for row in rows]
        self.formulas = [*(_formula(row) for row in rows), self.formulas[0]]

    def _load_townsfolk(self, files: BoxFiles, book: EffectBook) -> None:
        """R7.4: the price, where it may be tucked, and what it does there."""
        columns = ("id", "name_en", "cost_coin", "tuck_under_any_of", "when", "assets", "effect")
        rows = self._load_kind(files, "townsfolk_cards.csv", FOLK, columns)
        self.folk_names: list[str] = [row.text("name_en") for row in rows]
        self.folk_cost: list[int] = [row.natural("cost_coin", 0, MOST_NUMBER) for row in rows]
        self.folk_when: list[int] = [row.one_of("when", WHEN, "the three moments die, vista, rest") for row in rows]
        self.folk_assets: list[int] = [packed_assets(row, "assets") for row in rows]
        self.folk_effect: list[int] = [book.effect(row, "effect") for row in rows]
        self.folk_hosts: list[list[str]] = [row.text("tuck_under_any_of").split("|") for row in rows]
        self.folk_land: list[int] = []
        self.folk_water: list[int] = []
        for row in rows:
            wanted = [_counter(row, word) for word in row.text("tuck_under_any_of").split("|")]
            if not wanted or any(tag >= len(TAGS) for tag in wanted):
                raise row.wrong("tuck_under_any_of", "tags separated by |")
            self.folk_land.append(_hosts(self.tags[LAND], "city", wanted))
            self.folk_water.append(_hosts(self.tags[WATER], "harbour", wanted))
        self.rest_folk: int = sum(1 << card for card in range(CARDS) if self.folk_when[card] == WHEN_REST)

    def _load_inspiration(self, files: BoxFiles) -> None:
        """R7.5: the goals."""
        rows = self._load_kind(files, "inspiration_cards.csv", INSP, ("id", "goal"))
        self.goals: list[list[tuple[int, int]]] = []
        self.goal_texts: list[str] = [row.text("goal") for row in rows]
        for row in rows:
            try:
                self.goals.append(parse_goal(row.text("goal")))
            except NotationError as error:
                raise BoxError(f"{row.place}: goal: {error}") from None

    def _find_vistas(self) -> None:
        """R7.7: for each card the vistas that it lets fire, as a mask of land cards."""
        for kind in (LAND, WATER, SPACE):
            self.fires[kind] = [self.vistas_for(tags) for tags in self.tags[kind]]
        self.fires[FOLK] = [self.vistas_for([CARD + FOLK])] * CARDS

    def vistas_for(self, counters: list[int]) -> int:
        mask = 0
        for card, trigger in enumerate(self.trigger):
            if any(counter in trigger for counter in counters):
                mask |= 1 << card
        return mask


def _hosts(tags: list[list[int]], printed: str, wanted: list[int]) -> int:
    """The cards that show one of the wanted tags, the printed one as bit 36."""
    mask = sum(1 << card for card, shown in enumerate(tags) if any(tag in wanted for tag in shown))
    return mask | (1 << PRINTED if TAGS.index(printed) in wanted else 0)


def _expect_kinds(name: str, rows: list[Row], kinds: tuple[str, str], first: int) -> None:
    for row in rows:
        row.one_of("kind", kinds, f"the two kinds {kinds[0]} and {kinds[1]}")
    found = sum(1 for row in rows if row.text("kind") == kinds[0])
    if found != first:
        raise BoxError(f"{name}: {found} cards of kind {kinds[0]}, expected {first}")


def _counter(row: Row, word: str) -> int:
    try:
        return parse_counter(word)
    except NotationError as error:
        raise BoxError(f"{row.place}: {error}") from None


def _formula(row: Row) -> Formula:
    try:
        return parse_formula(row.text("vp"))
    except NotationError as error:
        raise BoxError(f"{row.place}: vp: {error}") from None
