"""The switches of Marco Polo II: every point on which the sources are silent or can be read in two ways."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from caravansary.core.game import Option, switch

OPTIONS: Final = (
    Option("first_player", ("random", "first_seat"), "random"),
    Option("travel_middle_limit", ("4", "6"), "4"),
    Option("travel_upper_limit", ("6", "5"), "6"),
    switch("round_1_start_bonuses", True),
    switch("zero_contracts_can_score", False),
    Option("isabella_coins", ("2", "1"), "2"),
    switch("extra_post_needs_end_post", False),
    switch("black_dice_rolled_each_round", False),
    switch("start_city_counts_as_passed", False),
    switch("split_places_two_posts", True),
    switch("moved_post_has_effects", True),
    Option("filippo_own_tile", ("any_time", "after_action"), "any_time", since=2),
)


class Switches:
    """The options as the rules read them, and the ways of older versions; parsed once for a table."""

    __slots__ = (
        "black_dice_rolled",
        "extra_needs_end",
        "first_round_bonuses",
        "isabella_coins",
        "moved_post_works",
        "own_tile_waits",
        "passed_in_one_walk",
        "purse_is_the_action",
        "random_first",
        "roll_takes_black_dice",
        "start_is_passed",
        "travel_limits",
        "two_split_posts",
        "zero_contracts_score",
    )

    def __init__(self, options: Mapping[str, str], lower_limit: int, version: int) -> None:
        def on(option: str) -> bool:
            return options[option] == "true"

        self.random_first: bool = options["first_player"] == "random"
        self.travel_limits: list[int] = [
            lower_limit,
            int(options["travel_middle_limit"]),
            int(options["travel_upper_limit"]),
        ]
        self.first_round_bonuses: bool = on("round_1_start_bonuses")
        self.zero_contracts_score: bool = on("zero_contracts_can_score")
        self.isabella_coins: int = int(options["isabella_coins"])
        self.extra_needs_end: bool = on("extra_post_needs_end_post")
        self.black_dice_rolled: bool = on("black_dice_rolled_each_round")
        self.start_is_passed: bool = on("start_city_counts_as_passed")
        self.two_split_posts: bool = on("split_places_two_posts")
        self.moved_post_works: bool = on("moved_post_has_effects")
        # R5.0.7: version 2 asks for an action after all, where the purse makes one possible.
        self.purse_is_the_action: bool = version == 1
        # R5.4.5: version 2 counts the cities passed in the whole turn, not only by the travel itself.
        self.passed_in_one_walk: bool = version == 1
        # R9.5: version 2 leaves the black dice that bonuses of another box bring at a round start.
        self.roll_takes_black_dice: bool = version == 1
        # R12.5: version 2 lets Filippo use a tile of his own before his action, unless an option forbids it.
        self.own_tile_waits: bool = version == 1 or options["filippo_own_tile"] == "after_action"
