# mypyc: skip
"""The Marco Polo II table as text, for the terminal and for screen readers."""

from __future__ import annotations

from textwrap import wrap

from caravansary.core.game import Render, Setup
from caravansary.core.messages import Message, say, seat_name
from caravansary.core.observation import Observation
from caravansary.games.marco_polo_ii.box import MAP_CARDS, SPECIAL, MarcoPoloBox
from caravansary.games.marco_polo_ii.bundle import parse_reward
from caravansary.games.marco_polo_ii.observation import CityView, DieView, MarcoPoloObservation, PlayerView
from caravansary.games.marco_polo_ii.words import (
    amount_words,
    bundle_words,
    card_words,
    contract_name,
    goal_words,
    listed,
    outpost_name,
    price_words,
    reward_words,
    seal_name,
    special_words,
    tile_name,
)

SEAT_LETTERS = "ABCD"
WIDTH = 80


def board_text(observation: Observation, setup: Setup, render: Render) -> str:
    """Spaces, books, cities, shields, routes, players. A to D are seats, N is a neutral die, a black die ends in b."""
    assert isinstance(observation, MarcoPoloObservation) and isinstance(setup.box, MarcoPoloBox)
    board = _Board(observation, setup.box, render)
    parts = [board.spaces(), board.books(), board.cities(), board.shields(), board.routes(), board.players()]
    return "\n\n".join("\n".join(part) for part in parts)


class _Board:
    def __init__(self, seen: MarcoPoloObservation, box: MarcoPoloBox, render: Render) -> None:
        self.seen = seen
        self.box = box
        self.render = render

    def say(self, id: str, **args: int | str | Message) -> str:
        return self.render(Message(id, args))

    def spaces(self) -> list[str]:
        """Every action space with its dice; city cards with what they do."""
        lines = [self.say("marco-polo-ii-text-spaces", dice=self.seen.black_dice)]
        for number, (id, space) in enumerate(self.seen.spaces.items()):
            dice = " ".join(_die(die) for die in space.dice)
            mark = "x" if space.closed else " "
            lines += _wrapped(f" {mark}{self.say(f'marco-polo-ii-space-{id}')}", dice)
            if number >= MAP_CARDS and space.card is not None:
                card = self.box.card_ids.index(space.card)
                lines += _wrapped("    ", self.render(card_words(self.box, card)))
            elif SPECIAL <= number < MAP_CARDS:
                lines += _wrapped("    ", self.render(special_words(self.box, number - SPECIAL)))
        if self.seen.purse:
            lines += _wrapped(
                f"  {self.say('marco-polo-ii-text-purse')}", " ".join(_die(die) for die in self.seen.purse)
            )
        return lines

    def books(self) -> list[str]:
        lines = [self.say("marco-polo-ii-text-books")]
        for number, book in enumerate(self.seen.books):
            bundles = [self.bundle(text) for text in book.free]
            bundles += [f"{self.bundle(text)} (-{n} j)" for n, text in enumerate(book.for_jade, start=1)]
            lines += _wrapped(f"  {'I' * (number + 1)}", " | ".join(bundles))
            if book.next_for_jade:
                following = " | ".join(self.bundle(text) for text in book.next_for_jade)
                lines += _wrapped(f"    {self.say('marco-polo-ii-text-next')}", following)
        return lines

    def bundle(self, text: str) -> str:
        return self.render(bundle_words(parse_reward("observation", text)))

    def cities(self) -> list[str]:
        lines = [self.say("marco-polo-ii-text-cities", pile=self.seen.contract_pile)]
        for number, (id, city) in enumerate(self.seen.cities.items()):
            posts = "".join(SEAT_LETTERS[seat] for seat in city.posts)
            shield = self.box.map.city_shield[number]
            flag = f" ({self.say(f'marco-polo-ii-shield-{self.box.map.shield_ids[shield]}')})" if shield >= 0 else ""
            lines += _wrapped(f"  {self.say(f'marco-polo-ii-location-{id}')}{flag}", f"[{posts}]" if posts else "")
            for words in self.in_city(city):
                lines += _wrapped("    ", self.render(words))
        return lines

    def shields(self) -> list[str]:
        """R10.2: the track, as number and points."""
        track = "  ".join(f"{number}: {points}" for number, points in enumerate(self.box.shield_track))
        return [self.say("marco-polo-ii-text-shields"), *_wrapped("  ", track)]

    def routes(self) -> list[str]:
        """Every route once, with its costs and the seal it needs."""
        lines = [self.say("marco-polo-ii-text-routes")]
        names = [self.say(f"marco-polo-ii-location-{id}") for id in self.box.map.location_ids]
        for start, ways in enumerate(self.box.map.ways):
            for way in ways:
                if way.to > start:
                    parts = [price_words(way.coins, way.camels, way.jade)]
                    if way.seal >= 0:
                        parts.append(seal_name(self.box, way.seal))
                    lines += _wrapped(f"  {names[start]} – {names[way.to]}", self.render(listed(parts)))
        return lines

    def in_city(self, city: CityView) -> list[Message]:
        found: list[Message] = []
        if city.tile is not None:
            found.append(tile_name(self.box, self.box.tile_ids.index(city.tile)))
        if city.outpost is not None:
            found.append(outpost_name(self.box, self.box.outpost_ids.index(city.outpost)))
        found.extend(self.contract(id) for id in city.contracts if id is not None)
        return found

    def contract(self, id: str) -> Message:
        contract = self.box.contract_ids.index(id)
        reward = reward_words(self.box, contract)
        return say("marco-polo-ii-exchange", cost=contract_name(self.box, contract), reward=reward)

    def players(self) -> list[str]:
        lines: list[str] = []
        for seat, player in enumerate(self.seen.players):
            turn = ">" if seat == self.seen.asked else " "
            first = "*" if seat == self.seen.next_start else " "
            character = self.say(f"marco-polo-ii-character-{player.character}") if player.character else "-"
            points = self.render(amount_words("vp", player.points))
            name = f"{turn}{first}{SEAT_LETTERS[seat]} {self.render(seat_name(seat))}"
            lines.append(f"{name}: {character}, {points}")
            for words in self.of_player(player):
                lines += _wrapped("     ", words)
        return lines

    def of_player(self, player: PlayerView) -> list[str]:
        goods = player.goods
        kinds = ("pepper", "silk", "gold")
        wares = [amount_words(kind, goods[kind]) for kind in kinds if goods[kind]]
        money = [price_words(goods["coin"], goods["camel"], goods["jade"])]
        places = ", ".join(self.say(f"marco-polo-ii-location-{place}") for place in player.figures)
        found = [
            self.render(listed(money + wares)),
            self.say(
                "marco-polo-ii-text-dice", dice=" ".join(_short(die) for die in player.dice) or "-", places=places
            ),
            self.say("marco-polo-ii-text-posts", left=player.posts_left, completed=len(player.completed)),
            self.say("marco-polo-ii-text-shields-of", number=self.shields_of(player)),
        ]
        for id in player.seals:
            upgraded = self.say("marco-polo-ii-text-upgraded") if id in player.upgraded else ""
            found.append(f"{self.render(seal_name(self.box, self.box.seal_ids.index(id)))}{upgraded}")
        found.extend(self.render(self.contract(id)) for id in player.contracts)
        found.extend(self.render(outpost_name(self.box, self.box.outpost_ids.index(id))) for id in player.outposts)
        if player.goal is not None:
            goal = self.box.goal_ids.index(player.goal.goal)
            found.append(self.say("marco-polo-ii-text-goal", goal=goal_words(self.box, goal)))
        return found

    def shields_of(self, player: PlayerView) -> int:
        """How many different shields the cities with posts show; what a goal card adds is secret."""
        cities = [self.box.map.location_ids.index(city) for city in player.posts]
        return len({self.box.map.city_shield[city] for city in cities})


def _short(die: str) -> str:
    return die.removeprefix("own-").replace("black-", "b")


def _die(die: DieView) -> str:
    owner = "N" if die.seat is None else SEAT_LETTERS[die.seat]
    return f"{owner}{die.value}{'b' if die.black else ''}"


def _wrapped(head: str, text: str) -> list[str]:
    """A line with a hanging indent, no wider than a terminal."""
    indent = " " * (len(head) - len(head.lstrip()) + 2)
    glue = "" if head.isspace() else ": " if text else ""
    return wrap(f"{head}{glue}{text}", WIDTH, subsequent_indent=indent, drop_whitespace=True)
