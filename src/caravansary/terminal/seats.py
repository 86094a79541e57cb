"""Who sits where: people and bots, as written on the command line and as kept in a record."""

from __future__ import annotations

import re
from collections.abc import Sequence

import msgspec

from caravansary.bots import bot_names, bots_of, game_of_style
from caravansary.core.game import Game
from caravansary.locale import Speaker

YOU = "you"
HUMAN = "human"
FILLER = "greedy"
NUMBERED = re.compile(r"(.+?)(?: (\d+))?")


class SeatsError(ValueError):
    """The wished seats are not possible; says what would be."""


class Seat(msgspec.Struct, frozen=True):
    """A player: `name` as in the record, and the bot's name where it is one."""

    name: str
    bot: str | None = None


def parse_seats(text: str, players: int, game: Game, speaker: Speaker) -> list[Seat]:
    """Reads `you,greedy,human:Eva`. Seats that are not named are taken by greedy bots.

    >>> from caravansary.core.registry import get_game
    >>> [seat.name for seat in parse_seats("you:Ann,greedy", 3, get_game("yspahan"), Speaker("en"))]
    ['Ann', 'greedy', 'greedy 2']
    """
    words = [word.strip() for word in text.split(",") if word.strip()]
    if len(words) > players:
        raise SeatsError(f"--seats names {len(words)} players, and there are {players}")
    words += [FILLER] * (players - len(words))
    seats: list[Seat] = []
    for word in words:
        seats.append(_seat(word, [seat.name for seat in seats], game, speaker))
    return seats


def _seat(word: str, taken: Sequence[str], game: Game, speaker: Speaker) -> Seat:
    kind, _, name = (part.strip() for part in word.partition(":"))
    if kind in (YOU, HUMAN):
        return _person(name, taken, speaker)
    if word not in bots_of(game):
        bots = ", ".join(bots_of(game))
        raise SeatsError(f"seat '{word}' is neither you, human:NAME nor a bot ({bots})")
    return Seat(_free(word, taken), word)


def _person(name: str, taken: Sequence[str], speaker: Speaker) -> Seat:
    name = name or _free(speaker.say("player-default-name"), taken)
    if name in taken:
        raise SeatsError(f"two players are called '{name}'")
    if seat_of_record(name).bot is not None:
        raise SeatsError(f"a player cannot be called '{name}', like a bot")
    return Seat(name)


def _free(name: str, taken: Sequence[str]) -> str:
    if name not in taken:
        return name
    return next(f"{name} {number}" for number in range(2, len(taken) + 3) if f"{name} {number}" not in taken)


def seat_of_record(name: str) -> Seat:
    """A player of a stored game: `greedy 2` is a bot, everybody else a person.

    >>> seat_of_record("yspahan-builder 2").bot, seat_of_record("Eva 2").bot
    ('yspahan-builder', None)
    """
    found = NUMBERED.fullmatch(name)
    return Seat(name, found[1] if found and _is_bot(found[1]) else None)


def _is_bot(name: str) -> bool:
    return name in bot_names() or game_of_style(name) is not None


def display_names(seats: Sequence[Seat], speaker: Speaker) -> list[str]:
    """The names as a person reads them: bots in their language."""
    return [seat.name if seat.bot is None else _bot_name(seat, speaker) for seat in seats]


def _bot_name(seat: Seat, speaker: Speaker) -> str:
    id = f"bot-{seat.bot}"
    if not speaker.knows(id):
        return seat.name
    found = NUMBERED.fullmatch(seat.name)
    number = found[2] if found else None
    return f"{speaker.say(id)} {number}" if number else speaker.say(id)
