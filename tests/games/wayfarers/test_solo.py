"""The solo opponent (R14.1 to R20.2)."""

import pytest

from caravansary.core.chance import Seeded
from caravansary.games.wayfarers import GAME
from tests.games.wayfarers.builder import Table, wayfarers


def test_solo_setup() -> None:
    """R14.1, R14.3, R14.4: two copies of each tile, the human first, the opponent with workers and influence only."""
    table = wayfarers(1)
    assert table.state.tiles == [2] * 13 + [1] * 10 and table.asked == "blue turn"
    assert (table.has("coin"), table.has("food"), table.has("inf.blue")) == (3, 2, 1)
    assert table.workers("opponent") == "yellow blue"
    assert [table.has(f"inf.{guild}", "opponent") for guild in ("black", "yellow", "blue")] == [0, 1, 1]
    assert len(table.state.intrigue_pile) == 6 and table.node("opponent") == "0"
    assert table.state.sides() == 2 and len(table.state.scores()) == 2


@pytest.mark.parametrize("name", ["space", "upgrade", "townsfolk", "journal"])
def test_four_opponents(name: str) -> None:
    """R14.2."""
    seen = wayfarers(1, opponent=name).seen_by(0).opponent
    assert seen is not None and seen.name == name


def test_e18_where_it_puts_influence() -> None:
    """R18.4, R17.1, R17.3: spot 3 is blue, sum 2 begins at slot 2; a token or a gap sends it on."""
    table = wayfarers(1).solo(spot=3, intrigue="X4 X6").opponent_does("inf.card")
    assert table.token("water-2") == "opponent"
    table = wayfarers(1).solo(spot=3, intrigue="X4 X6").given(tokens={"water-2": "blue"}).opponent_does("inf.card")
    assert table.token("water-3") == "opponent"


def test_e18_which_inspiration_card_it_takes() -> None:
    """R17.2, R18.3: the middle row of the track begins at slot 2."""
    table = wayfarers(1).solo(spot=3, intrigue="X4 X6")
    wanted = table.row("inspiration")[1]
    table.opponent_does("card.insp")
    assert wanted not in table.row("inspiration") and table.has("card.insp", "opponent") == 1


def test_e19_the_third_card_is_still_resolved() -> None:
    """R15.1, R15.2, R15.5: then its next turn is a rest, and all six cards are shuffled."""
    table = wayfarers(1, opponent="space").solo(intrigue="X1 X2").draws("X3").whatever()
    table.opponent_turn()
    assert len(table.said("wayfarers-opponent-reveals")) == 1 and len(table.state.intrigue) == 3
    before = table.has("card.space", "opponent")
    table.opponent_turn()
    assert len(table.said("wayfarers-opponent-rests")) == 1
    assert table.has("card.space", "opponent") == before + 1 and table.has("comet", "opponent") == 1
    assert table.node("opponent") in ("1a", "1b") and table.state.intrigue == []
    assert len(table.state.intrigue_pile) == 6


def test_e20_sum_four_and_three_piles() -> None:
    """R18.5, R17.4: pile 3 of yellow, then 2, then 1; all yellow gone: green, pile 4."""
    for missing, wanted in (((), "UY3"), (("UY3",), "UY2"), (("UY3", "UY2"), "UY1"), (("UY1", "UY2", "UY3"), "UG4")):
        table = wayfarers(1).solo(spot=5, intrigue="X1 X5", path=21)
        for name in missing:
            table.state.tiles[table.box.tiles.ids.index(name)] = 0
        left = table.state.tiles[table.box.tiles.ids.index(wanted)]
        table.opponent_does("tile.any4")
        assert table.state.tiles[table.box.tiles.ids.index(wanted)] == left - 1


@pytest.mark.parametrize(("human", "own", "cost"), [("2b", "1a", 1), ("1b", "1a", 2), ("0", "1a", 3)])
def test_e21_the_extra_step(human: str, own: str, cost: int) -> None:
    """R18.9, R18.8, R16.1: behind 1, same 2, ahead 3 black influence; blots do not matter to it."""
    enough = wayfarers(1).solo(intrigue="X1 X5", path=21).given(node=human)
    enough.given(who="opponent", node=own, guilds={"black": cost}).opponent_does("journal")
    assert enough.node("opponent") in ("3a", "3b", "4a", "4c") and len(enough.said("wayfarers-opponent-steps-on")) == 1
    short = wayfarers(1).solo(intrigue="X1 X5", path=21).given(node=human)
    short.given(who="opponent", node=own, guilds={"black": cost - 1}).opponent_does("journal")
    assert short.node("opponent") in ("2a", "2b")


def test_e21_influence_won_on_the_way_counts() -> None:
    """R18.9: the reward of the first step comes before the second is judged."""
    table = wayfarers(1, opponent="journal").solo(intrigue="X1", path=6, spot=0).given(node="3a")
    table.given(who="opponent", node="0").given(journal={"1a": "J01"})
    table.opponent_does("journal")
    assert len(table.said("wayfarers-opponent-steps-on")) == 1 and table.node("opponent") == "2a"


@pytest.mark.parametrize(
    ("intrigue", "node"), [("X1 X2 X4", "1a"), ("X1 X4 X5", "1b"), ("X1 X4", "1b"), ("X4 X1", "1a")]
)
def test_which_way_it_journals(intrigue: str, node: str) -> None:
    """R18.8: more blue up, more red down, the newest breaks the tie."""
    table = wayfarers(1).solo(intrigue=intrigue, path=21).opponent_does("journal")
    assert table.node("opponent") == node


def test_it_never_ends_in_the_middle() -> None:
    """R18.8, R16.2: from 9a to 10a or 10c; an occupied end sends it to the other; it takes the special tile."""
    table = wayfarers(1).solo(intrigue="X1", path=21).given(who="opponent", node="9a")
    table.opponent_does("journal")
    assert table.node("opponent") == "10a" and table.has("tile.pink", "opponent") == 1
    assert table.has("card.insp", "opponent") == 0 and table.has("inf.black", "opponent") == 2
    table = wayfarers(1).solo(intrigue="X1", path=21).given(node="10a").given(who="opponent", node="9a")
    table.opponent_does("journal")
    assert table.node("opponent") == "10c"


def test_e22_denial() -> None:
    """R19.2: slot 2, 3, 4, 1 and 2 again, never another kind; allowing brings a coin and the token back."""
    tokens = {f"land-{slot}": "blue" for slot in (1, 2, 3, 4)}
    table = wayfarers(1).solo(intrigue="X4 X6").given(tokens=tokens, coin=9, food=0, on_cards={"land-2": "yellow"})
    table.state.own[30] = 0
    row = table.row("land")
    table.opponent_does("card.land")
    for slot in (2, 3, 4, 1):
        question = table.state.question()
        assert question.args["card"].id == f"wayfarers-card-{row[slot - 1]}"  # type: ignore[union-attr]
        table.play("deny coin")
    assert table.has("coin") == 5 and table.choices("deny") == ["coin"]
    supply = table.supply()
    table.play("allow food")
    assert table.has("food") == 1 and table.supply() == supply + 1
    assert table.has("card.land", "opponent") == 1 and row[1] not in table.row("land")
    assert table.workers("opponent") == "yellow yellow blue"


def test_no_denial_without_another_card() -> None:
    """R19.2: with one card left it can only be allowed."""
    table = wayfarers(1).solo(intrigue="X4 X6").given(coin=5, tokens={"land-1": "blue"})
    table.gap("land-2", "land-3", "land-4").opponent_does("card.land")
    assert table.legal == ["allow coin", "allow food"]


def test_first_action_or_second() -> None:
    """R15.2, R15.3: with two blue influence X4 buys a water card; with one it gains influence and a tile."""
    rich = wayfarers(1).given(who="opponent", guilds={"blue": 2}).solo(path=21).draws("X4").whatever().opponent_turn()
    assert rich.has("card.water", "opponent") == 1 and rich.has("inf.blue", "opponent") == 0
    poor = wayfarers(1).given(who="opponent", guilds={"blue": 1}).solo(path=21).draws("X4").whatever().opponent_turn()
    assert poor.has("card.water", "opponent") == 0 and poor.has("inf.blue", "opponent") == 2
    assert poor.has("tile.any", "opponent") == 1 and len(poor.said("wayfarers-opponent-second")) == 1


def test_it_places_workers_by_colour_and_value() -> None:
    """R18.1, R16.4: yellow on land only; plus or minus 1 becomes influence on a card."""
    table = wayfarers(1).solo(spot=5).draws("X3").whatever().opponent_turn()
    assert table.on_card("land-1") == ["yellow"] and table.workers("opponent") == "blue"
    assert table.has("card.folk", "opponent") == 1 and table.token("land-1") == "opponent"


def test_it_cannot_take_its_own_worker_back() -> None:
    """R18.1, R18.2: water slot 1 means a worker and two tokens; the worker of this turn stays."""
    table = wayfarers(1).solo(spot=3).given(workers="yellow yellow blue").given(who="opponent", workers="blue")
    table.draws("X2").whatever().opponent_turn()
    assert table.on_card("water-1") == ["blue"] and table.workers("opponent") == ""


def test_which_worker_it_takes() -> None:
    """R18.2: green first; then the colour of the track; of several the slot decides."""
    table = (
        wayfarers(1)
        .solo(spot=5, intrigue="X2")
        .given(workers="", on_cards={"land-3": "yellow", "inspiration-2": "yellow", "water-1": "blue"})
    )
    table.given(who="opponent", workers="blue")
    table.opponent_does("worker.take")
    assert table.workers("opponent") == "yellow blue" and table.on_card("inspiration-2") == []


def test_goods_move_its_marker_and_the_track_bonus_comes() -> None:
    """R17.1, R16.4, R16.5: from spot 4 to 5 the board's bonus, for the space opponent a comet; at most ten."""
    table = wayfarers(1, opponent="space").solo(spot=4, comets=10, intrigue="X2").opponent_does("2*coin")
    assert table.state.resource == 6 and table.has("comet", "opponent") == 10
    table = wayfarers(1, opponent="space").solo(spot=4, intrigue="X2").opponent_does("2*coin")
    assert table.has("comet", "opponent") == 1


def test_its_tiles_cover_a_path() -> None:
    """R18.7, R16.3, R16.6: the bonus of cell 1 of board A1 is a water card; at the end a wide tile lies aside."""
    table = wayfarers(1, opponent="space").solo(spot=7, intrigue="X2").opponent_does("tile.any4")
    assert (
        table.state.path == 1 and table.has("card.water", "opponent") == 1 and table.has("tile.green", "opponent") == 1
    )
    table = wayfarers(1, opponent="space").solo(spot=5, intrigue="X2", path=20).opponent_does("tile.any4")
    assert table.state.path == 20 and table.has("tile.yellow", "opponent") == 1
    assert len(table.said("wayfarers-opponent-tile-aside")) == 1


def test_special_tiles_start_at_the_newest_intrigue_card() -> None:
    """R18.6: X5 names UP08; if it is gone, the next one clockwise."""
    table = wayfarers(1).solo(intrigue="X5", path=21).opponent_does("tile.pink")
    assert table.state.tiles[table.box.tiles.ids.index("UP08")] == 0
    table.opponent_does("tile.pink")
    assert table.state.tiles[table.box.tiles.ids.index("UP09")] == 0


def test_three_cards_are_the_top_one() -> None:
    """R16.4, R15.4: its draw takes one card; rows are refilled after its turn."""
    table = wayfarers(1).solo(intrigue="X2").opponent_does("draw3.land")
    assert table.has("card.land", "opponent") == 1 and len(table.state.piles[0]) == 31
    assert None not in table.row("land")


def test_the_fee_for_its_token() -> None:
    """R19.1, R19.3: to the supply; its marker moves; its token stays when only a worker came."""
    table = wayfarers(1).given(coin=1, food=0, tokens={"inspiration-4": "opponent"}).solo(intrigue="X2").draws("X1")
    table.whatever().play("worker yellow inspiration-4")
    assert table.has("coin") == 2 and len(table.said("wayfarers-log-fee-solo")) == 1
    assert table.token("inspiration-4") in ("opponent", None) and table.said("wayfarers-opponent-advances")


def paid_for_townsfolk(version: int | None = None) -> Table:
    """The opponent's next step on its track is the bonus, which would take the card in slot 1, a token upon it."""
    table = wayfarers(1, version=version, opponent="townsfolk", solo_bonus_time="at_once")
    table.given(rows={"townsfolk-1": "T22"}, coin=9, food=0, dice="2 2 2", workers="", guilds={"yellow": 0})
    table.given(tokens={"townsfolk-1": "opponent"}, on_cards={"townsfolk-1": "green"}).solo(spot=4, intrigue="X2")
    table.state.green_spots = 0b1110
    table.state.own[30] = table.state.own[31] = 1
    return table


def test_a_bonus_at_once_leaves_the_card_that_was_paid_for() -> None:
    """R19.1: the opponent goes on to its next card; the human gets the one that the fee was paid for."""
    table = paid_for_townsfolk().play("die 2", "space H4", "acquire townsfolk-1")
    assert table.asked == "blue host" and table.has("card.folk", "opponent") == 1
    assert table.row("townsfolk")[:2] == ["T22", None]
    table.whatever().play("tuck city")
    assert table.at("city") == "T22" and table.workers() == "green yellow blue"


def test_a_bonus_at_once_leaves_the_worker_that_was_paid_for() -> None:
    """R19.1, R4.5: taken from a card that the bonus would take, there are still four green workers."""
    table = paid_for_townsfolk().given(cards="W18", caravan="UG2@2-2").whatever()
    table.play("die 2", "space W18", "take green townsfolk-1", "fee coin")
    assert table.workers() == "green yellow blue" and len(table.said("wayfarers-opponent-bonus")) == 1


def test_version_1_goes_on_where_the_bonus_took_the_card() -> None:
    """R19.1: under the old rules the card is gone; the game no longer breaks over it."""
    table = paid_for_townsfolk(version=1).given(cards="W25 W26")
    table.whatever().play("die 2", "space H4", "acquire townsfolk-1")
    assert table.row("townsfolk")[0] is None and table.choices("tuck") == ["W25", "W26"], "as records have it"
    table.play("tuck W25")
    assert table.at("W25") is None and table.has("card.folk") == 1 and table.asked == "blue turn"


def test_a_random_game_with_bonuses_at_once_ends() -> None:
    """R19.1: this game once broke in the middle."""
    options = {"opponent": "townsfolk", "solo_bonus_time": "at_once"}
    chance = Seeded(256)
    state = GAME.setup(1, options).start(chance)
    while state.actions:
        state.play(state.actions[chance.pick(len(state.actions))], chance)
        state.invariants()
    assert state.over()


def test_its_score() -> None:
    """R20.1: 2 for land and water, 3 for space, 1 for townsfolk, 4 for inspiration, tiles and guilds."""
    table = wayfarers(1)
    at = 59 + 11
    table.state.own[at : at + 5] = [1, 2, 3, 4, 5]
    table.given(who="opponent", guilds={"black": 2, "yellow": 0, "blue": 0}, caravan="")
    assert table.points("opponent") == {"cards": 2 + 4 + 9 + 4 + 20, "guilds": 3}
    table.solo(comets=2)
    table.given(cards="L01 S01 S02")
    assert table.points()["space"] == 6, "two comets against two do not lead"
    table.solo(comets=1)
    assert table.points()["space"] == 8


def test_a_solo_tie() -> None:
    """R20.2: the usual tie-break, or the human wins."""
    table = wayfarers(1).given(guilds={"blue": 1}).given(who="opponent", guilds={"yellow": 0})
    standing = table.state.standing()
    assert standing[0] == standing[1]
    human = wayfarers(1, solo_tie="human_wins").given(guilds={"blue": 1}).given(who="opponent", guilds={"yellow": 0})
    standing = human.state.standing()
    assert standing[0] > standing[1]


@pytest.mark.parametrize("name", ["space", "upgrade", "townsfolk", "journal"])
def test_whole_solo_games_end_and_explain_every_step(name: str) -> None:
    """R13.1, R20.1: the opponent reaches the end by itself, and every turn of it is told."""
    chance = Seeded(name)
    events: list[str] = []
    state = GAME.setup(1, {"opponent": name}).start(chance, lambda event: events.append(event.message.id))
    while state.actions:
        state.play(state.actions[chance.pick(len(state.actions))], chance)
    turns = sum(1 for id in events if id in ("wayfarers-opponent-reveals", "wayfarers-opponent-rests"))
    assert turns == state.turn // 2
    assert state.scores()[1].total > 40
