"""The switches of Wayfarers: sides of the board, the solo opponent, and every point that the rulebook leaves open."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from caravansary.core.game import Option, SetupError
from caravansary.core.messages import Message, say
from caravansary.games.wayfarers.box_solo import OPPONENTS

SIDES: Final = ("random", "A", "B")
RANDOM: Final = -1
SOLO_OPTIONS: Final = ("opponent", "solo_bonus_time", "solo_take_order", "solo_tie")

OPTIONS: Final = (
    Option("left_side", SIDES, "random"),
    Option("middle_side", SIDES, "random"),
    Option("right_side", SIDES, "random"),
    Option("first_player", ("random", "first_seat"), "random"),
    Option("opponent", (*OPPONENTS, "random"), "space"),
    Option("fee_discount", ("never", "allowed"), "never"),
    Option("fee_per", ("interaction", "card_and_turn"), "interaction"),
    Option("draw3_open", ("drawer", "everybody"), "drawer"),
    Option("rest_reroll", ("one_by_one", "all_or_none"), "one_by_one"),
    Option("solo_bonus_time", ("end_of_turn", "at_once"), "end_of_turn"),
    Option("solo_take_order", ("slot", "row"), "slot"),
    Option("solo_tie", ("tie_break", "human_wins"), "tie_break"),
)

PRESETS: Final[dict[str, dict[str, str]]] = {"standard": {}}


def check_setup(seats: int, options: Mapping[str, str]) -> None:
    """The switches of the solo game mean nothing among several players."""
    defaults = {option.id: option.default for option in OPTIONS}
    changed = [id for id in SOLO_OPTIONS if options[id] != defaults[id]]
    if seats > 1 and changed:
        detail = f"{', '.join(changed)}: only for the solo game, with one player"
        raise SetupError(detail, say("wayfarers-setup-solo-only", options=_names(changed)))
    if seats == 1 and options["first_player"] != defaults["first_player"]:
        detail = "first_player: in the solo game you always begin"
        raise SetupError(detail, say("wayfarers-setup-solo-first", option=_names(["first_player"])))


def _names(options: list[str]) -> Message:
    """Options by the names that the set-up page gives them."""
    whole = say(f"wayfarers-option-{options[0]}")
    for id in options[1:]:
        whole = say("wayfarers-join-list", first=whole, second=say(f"wayfarers-option-{id}"))
    return whole


class Switches:
    """The options as the rules read them, parsed once for a table."""

    __slots__ = (
        "bonus_at_once",
        "bonus_may_take_what_was_paid",
        "draw_open",
        "fee_discount",
        "fee_per_turn",
        "first_source_steps",
        "human_wins_ties",
        "opponent",
        "pairs_lose_influence",
        "random_first",
        "reroll_together",
        "sides",
        "take_by_row",
        "trade_may_waste_worker",
    )

    def __init__(self, options: Mapping[str, str], version: int) -> None:
        def on(option: str, value: str) -> bool:
            return options[option] == value

        self.sides: list[int] = [SIDES.index(options[f"{name}_side"]) - 1 for name in ("left", "middle", "right")]
        self.random_first: bool = on("first_player", "random")
        self.opponent: int = RANDOM if on("opponent", "random") else OPPONENTS.index(options["opponent"])
        self.fee_discount: bool = on("fee_discount", "allowed")
        self.fee_per_turn: bool = on("fee_per", "card_and_turn")
        self.draw_open: bool = on("draw3_open", "everybody")
        self.reroll_together: bool = on("rest_reroll", "all_or_none")
        self.bonus_at_once: bool = on("solo_bonus_time", "at_once")
        self.take_by_row: bool = on("solo_take_order", "row")
        self.human_wins_ties: bool = on("solo_tie", "human_wins")
        # What version 2 mends, one rule each.
        # R19.1: a bonus of the track, carried out at once, leaves alone the card for which the fee was paid.
        self.bonus_may_take_what_was_paid: bool = version == 1
        # R6.2: a townsfolk under the card no longer makes influence vanish for which the supply has no token.
        self.pairs_lose_influence: bool = version == 1
        # R4.4: trade cannot spend the influence with which the only step of a worker would be paid.
        self.trade_may_waste_worker: bool = version == 1
        # R2.3: the player says to which effect a step belongs, instead of the first one that fits.
        self.first_source_steps: bool = version == 1
