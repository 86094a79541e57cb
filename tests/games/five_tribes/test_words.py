"""What Five Tribes says: promises that hold, a log that is silent on nothing, and cards with all their facts."""

import pytest

from caravansary.core.chance import Seeded
from caravansary.games.five_tribes import GAME
from caravansary.games.five_tribes.rules.djinns import effect_name
from caravansary.locale import LANGUAGES, Speaker
from tests.games.five_tribes.builder import Table, five_tribes
from tests.games.wording import ADDRESS, addressed, not_watched, read_by_others

LONGEST_PROMPT = 160
NAMES = ["Ann", "Bob", "Cyril", "Dana"]
AWAY = {"r5c5": "WW", "r5c6": "W"}


def said(game: Table, message: str, language: str = "en") -> list[str]:
    speaker = Speaker(language, GAME, NAMES)
    return [speaker(event.message) for event in game.said(message)]


@pytest.mark.parametrize(("camels", "control"), [(1, True), (0, False)])
def test_r5_5_control_is_promised_only_to_who_has_a_camel(camels: int, control: bool) -> None:
    game = five_tribes().given(
        board={"r3c3": "GBR", "r3c4": "Y", "r2c5": "G", "r2c3": "B"}, order="A B C", camels={"A": camels}
    )
    game.play("take r3c3", "sow r3c4 assassin")
    assert [final.control for final in game.seen_by(None).finals] == [control, control]


@pytest.mark.parametrize(("option", "cards"), [("true", ["wheat", "fakir"]), ("false", ["wheat", "ivory"])])
def test_r6_3_the_end_of_a_walk_names_the_cards_that_merchants_take(option: str, cards: list[str]) -> None:
    game = five_tribes(merchants_take_fakirs_too=option).given(
        board={"r3c3": "GBR", "r3c4": "Y", "r2c5": "G", "r2c3": "B", **AWAY},
        order="A B C",
        row="wheat fakir ivory fish",
    )
    game.play("take r3c3", "sow r3c4 assassin")
    ends = {final.tribe: final.cards for final in game.seen_by(None).finals}
    assert ends == {"merchant": cards, "builder": []}
    game.play("sow r2c4 builder")
    assert game.hand("A") == sorted(cards, key=["ivory", "wheat", "fakir"].index)


def test_r6_5_the_log_says_how_many_fakirs_went_for_the_range() -> None:
    board = {"r3c2": "R", "r3c3": "R", "r3c6": "YW", "r1c3": "GG", **AWAY}
    far = five_tribes().given(board=board, order="A B C", hands={"A": "fakir"}).move("r3c2", "r3c3:R")
    far.play("kill r3c6 vizier")
    assert said(far, "five-tribes-log-kill") == ["Ann has a meeple killed with 1 fakir: vizier on r3c6."]
    near = five_tribes().given(board=board, order="A B C", hands={"A": "fakir"}).move("r3c2", "r3c3:R")
    near.play("kill r1c3 merchant")
    assert said(near, "five-tribes-log-kill") == ["Ann has a meeple killed: merchant on r1c3."]


def test_r7_6_the_log_says_what_a_djinn_cost() -> None:
    game = five_tribes().given(
        board={"r3c2": "Y", "r3c3": "Y", **AWAY}, order="A B C", elders={"A": 2}, djinn_row="utug"
    )
    game.move("r3c2", "r3c3:Y").play("buy utug two_elders")
    assert said(game, "five-tribes-log-buy") == ["Ann takes Utug for 2 elders."]
    assert said(game, "five-tribes-log-djinn") == []


def test_r13_20_a_djinn_kept_by_sibittis_costs_nothing_more() -> None:
    game = five_tribes().given(
        order="A B C", elders={"A": 2}, djinns={"A": "sibittis"}, djinn_row="utug", draws="enki leta baal"
    )
    game.play("use sibittis two_elders", "keep enki")
    assert said(game, "five-tribes-log-djinn") == ["Ann now owns Enki."]


@pytest.mark.parametrize("tribe", ["vizier", "elder"])
def test_r13_12_the_log_says_what_kandicha_keeps(tribe: str) -> None:
    game = five_tribes().given(
        board={"r3c2": "R", "r3c3": "R", "r3c4": "YW", **AWAY}, order="A B C", djinns={"A": "kandicha"}
    )
    game.move("r3c2", "r3c3:R").play(f"kill r3c4 {tribe}")
    assert said(game, "five-tribes-log-capture") == [f"Kandicha: Ann keeps the {tribe}."]


@pytest.mark.parametrize(
    ("language", "facts"),
    [
        (
            "en",
            {
                "kumarbi": "by 1 coin",
                "anun_nak": "bare tile (no meeple, camel, palm or palace)",
                "leta": "bare tile (no meeple, camel, palm or palace)",
                "marid": "during a move",
                "kandicha": "as many coins as there are blue tiles in the block",
            },
        ),
        (
            "cs",
            {
                "kumarbi": "o 1 minci",
                "anun_nak": "prázdnou destičku (bez figurek, velblouda, palmy a paláce)",
                "leta": "prázdnou destičku (bez figurek, velblouda, palmy a paláce)",
                "marid": "při pohybu",
                "kandicha": "tolik mincí, kolik je modrých destiček",
            },
        ),
        (
            "pl",
            {
                "kumarbi": "o 1 monetę",
                "anun_nak": "pustej płytce (bez figurek, wielbłąda, palmy i pałacu)",
                "leta": "pustej płytce (bez figurek, wielbłąda, palmy i pałacu)",
                "marid": "podczas ruchu",
                "kandicha": "tyle monet, ile jest niebieskich płytek",
            },
        ),
    ],
)
def test_djinn_cards_leave_out_no_fact(language: str, facts: dict[str, str]) -> None:
    """R13.2, R13.12, R13.13, R13.15, R13.16."""
    speaker = Speaker(language, GAME, NAMES)
    points = five_tribes().state.box.points
    for djinn, fact in facts.items():
        assert fact in speaker(effect_name(djinn, "coin", points))


@pytest.mark.parametrize(("discount", "words"), [("coin", "by 1 coin"), ("spot", "to that of the next cheaper spot")])
def test_r13_13_kumarbi_says_what_the_option_says(discount: str, words: str) -> None:
    game = five_tribes(kumarbi_discount=discount).given(djinn_row="kumarbi", order="A B C")
    seen = game.seen_by(0)
    assert seen.kumarbi_discount == discount
    assert words in " ".join(GAME.board_text(seen, game.setup, Speaker("en", GAME, NAMES)).split())


@pytest.mark.parametrize("language", LANGUAGES)
def test_whoever_watches_reads_who_does_what(language: str) -> None:
    speaker = Speaker(language, GAME, NAMES)
    for players in (2, 4):
        chance = Seeded(players)
        state = GAME.setup(players).start(chance)
        while state.actions:
            watched = speaker(state.watched())
            assert watched.startswith(f"{NAMES[state.seat]} ") and len(watched) <= LONGEST_PROMPT
            assert not ADDRESS[language].search(watched) and "{" not in watched
            state.play(state.actions[chance.pick(len(state.actions))], chance)
    assert not_watched(GAME, language) == []


@pytest.mark.parametrize("language", LANGUAGES)
def test_nobody_is_addressed_in_what_others_read(language: str) -> None:
    assert len(read_by_others(GAME, language)) > 40
    assert addressed(GAME, language) == []
