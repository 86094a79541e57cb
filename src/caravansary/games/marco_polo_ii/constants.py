"""The numbers of game.toml, checked."""

from __future__ import annotations

from typing import Final

from caravansary.core.box import BoxError, BoxFiles

PLAYERS: Final = (2, 3, 4)
PURSE_CHOICES: Final = 3
MOST_NEUTRAL: Final = 12
MOST_POINTS: Final = 99


class Neutral:
    """R4.3, R4.4: a die that lies on a space for the whole game."""

    __slots__ = ("space", "value")

    def __init__(self, space: int, value: int) -> None:
        self.space = space
        self.value = value


class Constants:
    """Numbers that are printed in no table; bundles are still text."""

    NAME: Final = "game.toml"

    __slots__ = (
        "adjust_camels",
        "black_dice",
        "black_die_camels",
        "coins_per_point",
        "contracts_reward",
        "dice_per_player",
        "goals_dealt",
        "goods_per_point",
        "isabella_pairs",
        "khan_reward",
        "khan_spaces",
        "lower_coins",
        "lower_most",
        "mongke_choice",
        "mongke_points",
        "most_contracts",
        "most_taken",
        "neutral",
        "post_points",
        "posts",
        "purse_options",
        "reroll_camels",
        "rounds",
        "second_contracts",
        "second_from",
        "special_spaces",
        "start_bonus",
        "threshold",
    )

    def __init__(self, files: BoxFiles, spaces: list[str]) -> None:
        table = files.table(self.NAME)
        self.rounds: int = _whole(table, 1, 5, "game", "rounds")
        self.dice_per_player: int = _whole(table, 1, 9, "game", "dice_per_player")
        self.start_bonus: str = _text(table, "start", "bonus")
        self.goals_dealt: int = _whole(table, 1, 3, "start", "goal_cards_dealt")
        self.posts: int = _whole(table, 1, 14, "start", "trading_posts")
        self.khan_spaces: int = _whole(table, 1, 6, "khans_favour", "spaces")
        self.khan_reward: str = _text(table, "khans_favour", "reward")
        self.purse_options: list[str] = _texts(table, PURSE_CHOICES, "purse", "options")
        self.reroll_camels: int = _whole(table, 1, 20, "aux", "reroll_camels")
        self.adjust_camels: int = _whole(table, 1, 20, "aux", "adjust_camels")
        self.black_die_camels: int = _whole(table, 1, 20, "aux", "black_die_camels")
        self.threshold: int = _whole(table, 0, 54, "compensation", "threshold")
        self.most_taken: int = _whole(table, 1, 2, "contracts_action", "most_taken")
        self.contracts_reward: str = _text(table, "contracts_action", "reward")
        self.lower_coins: int = _whole(table, 0, 20, "travel", "lower_coins")
        self.lower_most: int = _whole(table, 1, 6, "travel", "lower_most")
        self.special_spaces: int = _whole(table, 1, 4, "special_cities", "spaces")
        self.mongke_points: int = _whole(table, 0, 20, "characters", "mongke_points_per_oasis")
        self.mongke_choice: list[str] = _texts(table, 2, "characters", "mongke_choice")
        self.isabella_pairs: list[str] = _texts(table, 3, "characters", "isabella_pairs")
        self.goods_per_point: int = _whole(table, 1, 99, "scoring", "goods_per_point")
        self.coins_per_point: int = _whole(table, 1, 99, "scoring", "coins_per_point")
        self.most_contracts: int = _whole(table, 0, 99, "scoring", "most_contracts")
        self.second_contracts: int = _whole(table, 0, 99, "scoring", "second_contracts")
        self.second_from: int = _whole(table, 2, 5, "scoring", "second_contracts_from_players")
        self.post_points: list[int] = [0] * (self.posts + 1)
        for number, points in _mapping(table, "posts", "points").items():
            known = number.isdecimal() and len(number) <= 2 and 1 <= int(number) <= self.posts
            if not known or not isinstance(points, int) or not 0 <= points <= MOST_POINTS:
                reason = f"is not one of the posts with its points, 0 to {MOST_POINTS}"
                raise BoxError(f"{self.NAME}: posts.points: '{number}' {reason}")
            self.post_points[int(number)] = points
        self.black_dice: dict[int, int] = {}
        self.neutral: dict[int, list[Neutral]] = {}
        for players in PLAYERS:
            self.black_dice[players] = _whole(table, 0, 6, "players", str(players), "black_dice")
            self.neutral[players] = _neutral_dice(table, players, spaces)


def _neutral_dice(table: dict[str, object], players: int, spaces: list[str]) -> list[Neutral]:
    place = f"{Constants.NAME}: players.{players}.neutral_dice"
    dice = _find(table, "players", str(players), "neutral_dice")
    found: list[Neutral] = []
    if isinstance(dice, list) and len(dice) > MOST_NEUTRAL:
        raise BoxError(f"{place}: {len(dice)} dice, expected at most {MOST_NEUTRAL}")
    for die in dice if isinstance(dice, list) else [None]:
        space = die.get("space") if isinstance(die, dict) else None
        value = die.get("value") if isinstance(die, dict) else None
        if space not in spaces or not isinstance(value, int) or not 1 <= value <= 6:
            raise BoxError(f"{place}: {die} is not an action space and the value of a die")
        found.append(Neutral(spaces.index(str(space)), value))
    return found


def _find(table: dict[str, object], *path: str) -> object:
    value: object = table
    for key in path:
        if not isinstance(value, dict) or key not in value:
            raise BoxError(f"{Constants.NAME}: {'.'.join(path)} is missing")
        value = value[key]
    return value


def _whole(table: dict[str, object], least: int, most: int, *path: str) -> int:
    value = _find(table, *path)
    if not isinstance(value, int) or isinstance(value, bool) or not least <= value <= most:
        reason = f"{value!r}, expected a whole number, {least} to {most}"
        raise BoxError(f"{Constants.NAME}: {'.'.join(path)} is {reason}")
    return value


def _text(table: dict[str, object], *path: str) -> str:
    value = _find(table, *path)
    if not isinstance(value, str) or not value:
        raise BoxError(f"{Constants.NAME}: {'.'.join(path)} is {value!r}, expected a text")
    return value


def _texts(table: dict[str, object], number: int, *path: str) -> list[str]:
    value = _find(table, *path)
    if not isinstance(value, list) or len(value) != number or not all(isinstance(one, str) for one in value):
        raise BoxError(f"{Constants.NAME}: {'.'.join(path)} is {value!r}, expected {number} bundles")
    return [str(one) for one in value]


def _mapping(table: dict[str, object], *path: str) -> dict[str, object]:
    value = _find(table, *path)
    if not isinstance(value, dict):
        raise BoxError(f"{Constants.NAME}: {'.'.join(path)} is {value!r}, expected a table")
    return {str(key): one for key, one in value.items()}
