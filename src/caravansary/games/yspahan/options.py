"""The switches of Yspahan: both printings as presets, and every point on which the rulebooks differ or are silent."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from caravansary.core.game import Option, SetupError, switch
from caravansary.core.messages import say

FIRST_PRINTING: Final = {
    "supervisor_gold_limit": "unlimited",
    "card_effect_timing": "any_time",
    "caravanserai_draw": "mandatory",
    "hoist_extra_good": "optional",
    "two_player_game": "false",
}

SECOND_PRINTING: Final = {
    "supervisor_gold_limit": "3",
    "card_effect_timing": "after_main_action",
    "caravanserai_draw": "optional",
    "hoist_extra_good": "mandatory",
    "two_player_game": "true",
}

PRESETS: Final = {"second": SECOND_PRINTING, "first": FIRST_PRINTING}

OPTIONS: Final = (
    Option("supervisor_gold_limit", ("unlimited", "3"), "3"),
    Option("card_effect_timing", ("any_time", "after_main_action"), "after_main_action"),
    Option("caravanserai_draw", ("mandatory", "optional"), "optional"),
    Option("hoist_extra_good", ("optional", "mandatory"), "mandatory"),
    switch("two_player_game", True),
    Option("first_player", ("random", "first_seat"), "random"),
    Option("plain_supply_full_use", ("mandatory", "optional"), "mandatory"),
    Option("bank_limit", ("unlimited", "25"), "unlimited"),
    Option("goods_limit", ("unlimited", "25"), "unlimited"),
    switch("zero_move_triggers", True),
    Option("several_unfinished_own_souks", ("any_own_unfinished", "blocked"), "any_own_unfinished"),
    switch("both_discount_cards_on_one_building", True),
    switch("discount_card_is_extra_build", False),
    switch("cards_before_the_roll", True),
    switch("cards_inside_an_action", False),
    Option("reshuffle_moment", ("at_once", "when_needed"), "at_once"),
    switch("forced_card_may_build", True),
    Option("minimum_sold", ("1", "0"), "1"),
    switch("extra_die_card_with_other_actions", False),
    Option("two_player_unused_camels", ("last_two_along_path", "first_two_along_path"), "last_two_along_path"),
    switch("two_player_forced_card_may_build", False),
)

RETIRED: Final = (
    # Had to equal `supervisor_gold_limit`, which says the same of both (R25, R26).
    Option("hammam_paid_extension", ("unlimited", "3"), "3", until=1),
)


def check_setup(seats: int, options: Mapping[str, str]) -> None:
    if seats == 2 and options["two_player_game"] == "false":
        raise SetupError(
            "the first printing has no two-player game; set two_player_game=true to use it all the same",
            say(
                "yspahan-setup-two-players",
                option=say("yspahan-option-two_player_game"),
                value=say("yspahan-option-two_player_game-false"),
                better=say("yspahan-option-two_player_game-true"),
            ),
        )
    limit = options["supervisor_gold_limit"]
    if options.get("hammam_paid_extension", limit) != limit:
        raise SetupError(
            "supervisor_gold_limit and hammam_paid_extension must be the same",
            say(
                "yspahan-setup-limits",
                first=say("yspahan-option-supervisor_gold_limit"),
                second=say("yspahan-option-hammam_paid_extension"),
            ),
        )


class Switches:
    """The options as the rules read them, parsed once for a table."""

    __slots__ = (
        "any_time",
        "bank_limited",
        "both_discounts",
        "cards_before_roll",
        "cards_inside",
        "draw_optional",
        "extra_die_always",
        "extra_discount_build",
        "first_camels",
        "forced_card_builds",
        "forced_card_builds_two",
        "gold_limit",
        "goods_limited",
        "hoist_optional",
        "minimum_sold",
        "one_unfinished",
        "random_first",
        "reshuffle_at_once",
        "supply_optional",
        "zero_move_loads",
    )

    def __init__(self, options: Mapping[str, str]) -> None:
        def on(option: str, value: str = "true") -> bool:
            return options[option] == value

        self.gold_limit: int = 3 if on("supervisor_gold_limit", "3") else 1000
        self.any_time: bool = on("card_effect_timing", "any_time")
        self.cards_before_roll: bool = self.any_time and on("cards_before_the_roll")
        self.cards_inside: bool = self.any_time and on("cards_inside_an_action")
        self.draw_optional: bool = on("caravanserai_draw", "optional")
        self.hoist_optional: bool = on("hoist_extra_good", "optional")
        self.random_first: bool = on("first_player", "random")
        self.supply_optional: bool = on("plain_supply_full_use", "optional")
        self.bank_limited: bool = on("bank_limit", "25")
        self.goods_limited: bool = on("goods_limit", "25")
        self.zero_move_loads: bool = on("zero_move_triggers")
        self.one_unfinished: bool = on("several_unfinished_own_souks", "blocked")
        self.both_discounts: bool = on("both_discount_cards_on_one_building")
        self.extra_discount_build: bool = on("discount_card_is_extra_build")
        self.reshuffle_at_once: bool = on("reshuffle_moment", "at_once")
        self.forced_card_builds: bool = on("forced_card_may_build")
        self.forced_card_builds_two: bool = on("two_player_forced_card_may_build")
        self.minimum_sold: int = int(options["minimum_sold"])
        self.first_camels: bool = on("two_player_unused_camels", "first_two_along_path")
        self.extra_die_always: bool = on("extra_die_card_with_other_actions")
