"""The switches of Five Tribes: every point on which sources differ or are silent, with the sheet's defaults."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from caravansary.core.game import Option, switch

OPTIONS: Final = (
    Option("kumarbi_discount", ("coin", "spot"), "coin"),
    Option("paid_djinn_limit", ("player_turn", "round"), "player_turn"),
    Option("paid_djinn_window", ("step_boundaries", "also_while_sowing"), "step_boundaries"),
    Option("redirect_neighbourhood", ("eight", "four"), "eight"),
    Option("nekir_payout", ("per_meeple", "per_action"), "per_meeple"),
    switch("nekir_pays_for_kandicha_captures", False),
    switch("iblis_mixed_pair", True),
    switch("merchants_take_fakirs_too", True),
    switch("large_market_may_take_one", False),
    switch("hand_cards_hidden", True),
    switch("baal_pays_for_itself", False),
    switch("echidna_doubles_kandicha", True),
    Option("no_move_check", ("after_every_turn", "only_at_move_step"), "after_every_turn"),
    Option("bidder_without_money", ("pay_all_take_cheapest", "forbid"), "pay_all_take_cheapest"),
    Option("bank_limit", ("unlimited", "288"), "unlimited"),
    Option("assassin_kill", ("compulsory", "optional"), "compulsory"),
    switch("coin_totals_hidden", True),
)


class Switches:
    """The options as the rules read them, parsed once for a table."""

    __slots__ = (
        "baal_pays_for_itself",
        "bank_limited",
        "check_after_turns",
        "coins_hidden",
        "djinns_while_sowing",
        "doubled_kandicha",
        "eight_neighbours",
        "hands_hidden",
        "kill_optional",
        "limit_per_round",
        "market_may_take_one",
        "merchants_take_fakirs",
        "mixed_pair",
        "nekir_for_captures",
        "nekir_once",
        "poor_sit_out",
        "spot_discount",
    )

    def __init__(self, options: Mapping[str, str]) -> None:
        def on(option: str, value: str = "true") -> bool:
            return options[option] == value

        self.spot_discount: bool = on("kumarbi_discount", "spot")
        self.limit_per_round: bool = on("paid_djinn_limit", "round")
        self.djinns_while_sowing: bool = on("paid_djinn_window", "also_while_sowing")
        self.eight_neighbours: bool = on("redirect_neighbourhood", "eight")
        self.nekir_once: bool = on("nekir_payout", "per_action")
        self.nekir_for_captures: bool = on("nekir_pays_for_kandicha_captures")
        self.mixed_pair: bool = on("iblis_mixed_pair")
        self.merchants_take_fakirs: bool = on("merchants_take_fakirs_too")
        self.market_may_take_one: bool = on("large_market_may_take_one")
        self.hands_hidden: bool = on("hand_cards_hidden")
        self.baal_pays_for_itself: bool = on("baal_pays_for_itself")
        self.doubled_kandicha: bool = on("echidna_doubles_kandicha")
        self.check_after_turns: bool = on("no_move_check", "after_every_turn")
        self.poor_sit_out: bool = on("bidder_without_money", "forbid")
        self.bank_limited: bool = on("bank_limit", "288")
        self.kill_optional: bool = on("assassin_kill", "optional")
        self.coins_hidden: bool = on("coin_totals_hidden")
