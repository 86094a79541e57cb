"""Search plays fairly and by the rules, keeps what it thought within a turn, and stops when told."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace
from itertools import islice

import pytest

from caravansary.arena.table import play_game
from caravansary.bots import Bot, make_bot
from caravansary.bots.greedy import worth_to
from caravansary.bots.search import SearchBot, Thought
from caravansary.bots.searching import Dice, Search
from caravansary.bots.tree import NOWHERE, Node, squash
from caravansary.core.advice import Advice
from caravansary.core.chance import Seeded
from caravansary.core.game import Game
from caravansary.core.position import Position
from caravansary.core.registry import game_ids, get_game
from caravansary.core.search_settings import SearchSettings
from caravansary.core.snapshot import encode
from caravansary.core.state import State
from pebbles import GAME


def game(id: str) -> Game:
    return GAME if id == "pebbles" else get_game(id)


def questions(state: State, seed: int) -> Iterator[State]:
    """The questions with a choice in a random game from here."""
    chance = Seeded(seed)
    while state.actions:
        if len(state.actions) > 1:
            yield state
        state.play(state.actions[chance.pick(len(state.actions))], chance)


CAREFUL = SearchSettings(turns=0, reach=0, care=2)
FAR_SEEING = SearchSettings(turns=3, again=True, reach=0, care=2, sift=4, spite=1.0)


@pytest.mark.parametrize("thinking", [None, CAREFUL, FAR_SEEING], ids=["as the game says", "careful", "far-seeing"])
@pytest.mark.parametrize(("id", "every"), [("pebbles", 1), ("yspahan", 15), ("five-tribes", 2)])
def test_what_is_hidden_does_not_change_the_answer(id: str, every: int, thinking: SearchSettings | None) -> None:
    differing = 0
    for number, state in enumerate(questions(game(id).setup(3).start(Seeded(1)), 1)):
        other = state.determinize(state.seat, Seeded(number))
        if other.hidden(state.seat) == state.hidden(state.seat):
            continue
        differing += 1
        if differing % every:
            continue
        chosen = [SearchBot(20, settings=thinking).choose(Position(one), Seeded(5)) for one in (state, other)]
        assert chosen[0] == chosen[1], f"question {number}: {state.decision()}"
    assert differing >= every


def test_what_is_hidden_does_not_change_a_whole_turn_of_answers() -> None:
    """The tree that is kept between questions carries nothing over that the seat could not know."""
    start = next(s for s in questions(get_game("yspahan").setup(3).start(Seeded(4)), 4) if s.turn > 8)
    other = start.determinize(start.seat, Seeded(1))
    assert other.hidden(start.seat) != start.hidden(start.seat)
    lines = [own_answers(one, SearchBot(24)) for one in (start.copy(), other)]
    assert lines[0] == lines[1]
    assert len(lines[0]) > 1


def own_answers(state: State, bot: SearchBot) -> list[int]:
    """What the bot answers until another seat is asked."""
    seat, chance, thoughts = state.seat, Seeded(1), Seeded(2)
    found: list[int] = []
    while state.seat == seat:
        found.append(bot.choose(Position(state), thoughts))
        state.play(found[-1], chance)
    return found


@pytest.mark.parametrize("id", game_ids())
def test_search_answers_in_every_game_alone_and_at_full_tables(id: str) -> None:
    found = get_game(id)
    for seats in (min(found.seats), max(found.seats)):
        for number, state in enumerate(questions(found.setup(seats).start(Seeded(seats)), seats)):
            if number % 15 == 0:
                assert SearchBot(3).choose(Position(state), Seeded(number)) in state.actions
            if number == 150:
                break


def test_a_short_search_beats_random() -> None:
    """How well it does against greedy is the benchmarks' affair."""
    setup = get_game("yspahan").setup(2)
    bots: list[Bot] = [SearchBot(6), make_bot("random")]
    assert play_game(setup, bots, "strength/0").shares == [1.0, 0.0]
    assert play_game(setup, bots[::-1], "strength/1").shares == [0.0, 1.0]


def test_search_needs_no_evaluation() -> None:
    assert play_game(replace(GAME, advice=Advice()).setup(2), [SearchBot(10), SearchBot(10)], "points").decisions > 0


def test_equal_positions_and_chance_give_equal_answers() -> None:
    state = get_game("yspahan").setup(2).start(Seeded(3))
    answers = {SearchBot(30).choose(Position(state), Seeded(8)) for _ in range(3)}
    assert len(answers) == 1


def test_thinking_leaves_the_table_alone() -> None:
    for state in questions(GAME.setup(2).start(Seeded(4)), 4):
        before = encode(state)
        assert SearchBot(8).choose(Position(state), Seeded(0)) in state.actions
        assert encode(state) == before


def test_the_tree_is_kept_between_the_questions_of_a_turn() -> None:
    state = get_game("yspahan").setup(2).start(Seeded(1))
    bot, thoughts, chance = SearchBot(60), Seeded(2), Seeded(3)
    kept = 0
    for _ in range(12):
        thought = bot.search(Position(state), thoughts)
        kept += thought.iterations < thought.root.visits
        bot._keep(Position(state), thought.samples[0], thought.best)
        state.play(thought.best.action, chance)
    assert kept >= 3


def test_a_tree_of_another_table_is_not_used() -> None:
    bot = SearchBot(30)
    for seed in range(6):
        state = get_game("yspahan").setup(2).start(Seeded(seed))
        thought = bot.search(Position(state), Seeded(1))
        assert thought.iterations == thought.root.visits
        bot.choose(Position(state), Seeded(1))


def test_without_time_there_is_still_an_answer() -> None:
    state = get_game("yspahan").setup(2).start(Seeded(1))
    bot = SearchBot(100_000, seconds=0.0)
    assert bot.choose(Position(state), Seeded(1)) in state.actions


def test_the_dice_of_search_are_even_and_neighbouring_seeds_have_nothing_in_common() -> None:
    dice = Dice(0)
    faces = [0] * 36
    for seed in range(36_000):
        dice.restart(seed)
        faces[6 * dice.pick(6) + dice.pick(6)] += 1
    assert sum((number - 1000) ** 2 / 1000 for number in faces) < 80.0  # chi-squared of 35: 1 in 30,000
    runs = [0] * 36
    before = 0
    for seed in range(36_000):
        dice.restart(seed)
        now = dice.pick(6)
        runs[6 * before + now] += 1
        before = now
    assert sum((number - 1000) ** 2 / 1000 for number in runs) < 80.0


def test_dice_begun_anew_repeat_themselves() -> None:
    dice = Dice(5)
    rolls = [dice.pick(100) for _ in range(20)]
    dice.restart(5)
    assert rolls == [dice.pick(100) for _ in range(20)]
    assert len(set(rolls)) > 10


def level(state: State) -> list[float]:
    return [1.0, 0.0]


def test_many_answers_are_looked_at_little_by_little() -> None:
    state = next(s for s in questions(get_game("five-tribes").setup(2).start(Seeded(2)), 2) if len(s.actions) > 20)
    root = Node(state.seat, state.kind, state.turn, NOWHERE)
    before = Node(state.seat, "before", state.turn, NOWHERE)
    search = Search(before, 2, level, level, level, Dice(1), SearchSettings(glance=6), 1)
    search._open(root, state, [])
    assert len(root.edges) == 6
    assert len(root.waiting) == len(state.actions) - 6
    root.visits = 10
    search._choose(root, state)
    assert len(root.edges) == 7


def test_care_finds_better_ends_of_a_turn_than_quick_play() -> None:
    gains: list[float] = []
    for state in turns("wayfarers", 8, seed=6):
        worths = [worth_ahead(state, SearchSettings(turns=0, reach=0, care=care, glance=64)) for care in (1, 2, 3)]
        gains.append(worths[1] - worths[0])
        assert worths[0] <= worths[1] <= worths[2]
    assert max(gains) > 1.0


def test_turns_that_begin_with_care_end_better_than_quick_ones() -> None:
    """And the better, the more answers it is taken of."""
    quick, few, many = 0.0, 0.0, 0.0
    for state in turns("marco-polo-ii", 30, seed=6):
        quick += worth_ahead(state, SearchSettings(turns=0, reach=0, glance=24))
        few += worth_ahead(state, SearchSettings(turns=0, again=True, reach=0, glance=24, sift=4))
        many += worth_ahead(state, SearchSettings(turns=0, again=True, reach=0, glance=24))
    assert quick < few < many - 10.0


def turns(id: str, count: int, seed: int) -> Iterator[State]:
    """Where turns of a random game begin."""
    return islice(
        (one for one in questions(get_game(id).setup(2).start(Seeded(seed)), seed) if one.kind == "turn"), count
    )


def worth_ahead(state: State, thinking: SearchSettings) -> float:
    """What the seat thinks of the end that one line comes to."""
    evaluate = state.setup.game.advice.evaluate
    assert evaluate is not None
    root = Node(state.seat, state.kind, state.turn, NOWHERE)
    search = Search(root, 2, evaluate, evaluate, evaluate, Dice(1), thinking, 1)
    return worth_to(root.seat, evaluate(search._play_on(state.copy())), thinking.spite)


def test_hopes_of_all_seats_add_up_to_one_victory() -> None:
    state = get_game("yspahan").setup(4).start(Seeded(1))
    thought = Thought(Position(state), Seeded(1))
    thought.run(20)
    assert sum(thought.chances()) == pytest.approx(1.0)


def test_a_lead_makes_victory_likelier_but_never_certain() -> None:
    even, ahead, far = (squash([points, 50.0], 10.0)[0] for points in (50.0, 60.0, 200.0))
    assert even == 0.5
    assert even < ahead < far < 1.0
