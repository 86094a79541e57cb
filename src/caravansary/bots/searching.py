"""The hot loop of the search bot: one iteration walks down the tree, adds a node and plays a little further.

It is compiled by `./dev fast` together with the engine.
"""

from __future__ import annotations

import math
from collections.abc import Callable, Sequence
from typing import Final

from caravansary.bots.greedy import worth_to
from caravansary.bots.tree import HIDDEN, NOWHERE, Edge, Node, Range, choose_edge, squash
from caravansary.core.chance import Chance
from caravansary.core.search_settings import SearchSettings
from caravansary.core.state import State

Evaluate = Callable[[State], list[float]]
Shares = Callable[[State], list[float]]

NO_TURN: Final = -1
LONGEST_PATH: Final = 200
CARE: Final = 12
"""How many answers of each question the first look at the root compares on the way to the end of the turn."""
EXPLORATION: Final = 1.5
SPITE: Final = 0.3
"""How much of the strongest opponent's value counts against one's own in quick play."""
TRUST: Final = 2.0
"""The first look at an answer counts as much as so many iterations."""
BIG_PRIME: Final = 1_000_000_007
WORD: Final = 31
BITS: Final = (1 << WORD) - 1
STRIDE: Final = 0x1E3779B9
QUESTIONS_A_TURN: Final = 64


class Dice(Chance):
    """The search's own generator, which notices when somebody rolls, and what.

    It is begun anew at every question, so that must cost nothing: a number is a hash of the seed and of how many were
    rolled since. The hash uses no number that is too big for a machine word when compiled.
    """

    __slots__ = ("_rolls", "_seed", "heard")

    def __init__(self, seed: int) -> None:
        self._seed: int = hashed(seed & BITS)
        self._rolls: int = 0
        self.heard: int = NOWHERE

    def restart(self, seed: int) -> None:
        self._seed = hashed(seed & BITS)
        self._rolls = 0

    def pick(self, n: int) -> int:
        self._rolls += 1
        value = (hashed(self._seed + self._rolls * STRIDE & BITS) * n) >> WORD
        self.heard = (self.heard * 8191 + value + 1) % BIG_PRIME
        return value


def hashed(number: int) -> int:
    """Mixes the bits of a number of 31 bits, so that neighbours have nothing in common; no two become equal."""
    number = (number ^ number >> 16) * 0x21F0AAAD & BITS
    number = (number ^ number >> 15) * 0x735A2D97 & BITS
    return number ^ number >> 15


class Search:
    """One search: a root, samples of what may be hidden, and the values found so far.

    Iterations come in rounds, one for each answer that is compared; all of a round meet the same sample and the same
    dice, turn by turn and question by question, so that luck does not decide between answers.
    `evaluate` guides quick play; `ends` judges where lines end. It is the same in games that have learned nothing
    better. `final(state)` gives each side's share of the victory when the game is over. A side is a seat, or the
    opponent that the rules give to who plays alone; where `ends` says nothing of that one, points are all that counts.
    """

    __slots__ = (
        "_dice",
        "_edges",
        "_ends",
        "_evaluate",
        "_final",
        "_first",
        "_nodes",
        "_outcomes",
        "_question",
        "_round",
        "_seed",
        "_seen",
        "_settings",
        "_spans",
        "_turn",
        "root",
    )

    def __init__(
        self,
        root: Node,
        sides: int,
        evaluate: Evaluate,
        ends: Evaluate,
        final: Shares,
        dice: Dice,
        settings: SearchSettings,
        seed: int,
    ) -> None:
        self.root: Node = root
        self._evaluate = evaluate
        self._ends = ends
        self._final = final
        self._dice: Dice = dice
        self._settings: SearchSettings = settings
        self._seed: int = seed
        self._round: int = 0
        self._turn: int = NO_TURN
        self._question: int = 0
        self._first: dict[int, float] = {}
        self._outcomes: dict[int, list[float]] = {}
        self._seen: dict[int, int] = {}
        self._spans: list[Range] = [Range() for _ in range(sides)]
        self._nodes: list[Node] = []
        self._edges: list[Edge] = []

    def look_around(self, samples: Sequence[State]) -> None:
        """Judges every answer of the root by the end of the turn, played out greedily on some samples.

        A root that is kept from an earlier search keeps what was found; its first impressions are replaced.
        """
        root = self.root
        actions = samples[0].actions
        root.restrict(actions)
        for action in actions:
            score = 0.0
            first = 0.0
            rolls = False
            for number in range(len(samples)):
                twin = samples[number].copy()
                self._begin_line(number)
                self._prepare_dice(twin)
                rolls = self._try(twin, action) or rolls
                values = self._ends(self._finish_turn(twin))
                score += worth_to(root.seat, values, self._settings.spite)
                first += squash(values, self._settings.spread)[root.seat]
            self._first[action] = first / len(samples)
            edge = root.index.get(action)
            if edge is None:
                root.add(action, score / len(samples), rolls)
            else:
                edge.score = score / len(samples)
        root.set_priors(self._settings.temper)

    def _finish_turn(self, state: State) -> State:
        seat = self.root.seat
        turn = self.root.turn
        steps = 0
        while state.actions and state.seat == seat and state.turn == turn and steps < self._settings.steps:
            state = self._best_of(state, CARE)
            steps += 1
        return state

    def ranked(self, edges: list[Edge]) -> list[Edge]:
        """Answers of the root, the most promising first."""
        shift = self._shift()
        worths = {edge.action: self._promise(edge, shift) for edge in edges}
        return sorted(edges, key=lambda edge: -worths[edge.action])

    def _shift(self) -> float:
        """How much higher iterations judge than the first look, on average: that one stops before anybody replies."""
        total = 0.0
        visits = 0
        for edge in self.root.edges:
            visits += edge.visits
            total += edge.total - edge.visits * self._first[edge.action]
        return total / visits if visits else 0.0

    def _promise(self, edge: Edge, shift: float) -> float:
        first = self._first[edge.action] + shift
        return (TRUST * first + edge.visits * self._hope(edge)) / (TRUST + edge.visits)

    def _hope(self, edge: Edge) -> float:
        """The value of an answer if play goes on by its most visited line; poor tries beside it do not count."""
        if not edge.visits:
            return 0.0
        mean = edge.total / edge.visits
        node = edge.child
        root = self.root
        if node is None or edge.others or node.seat != root.seat or node.turn != root.turn or not node.edges:
            return mean
        best = node.most_visited()
        return (best.visits * self._hope(best) + TRUST * mean) / (best.visits + TRUST)

    def chances(self, action: int) -> list[float]:
        """Every seat's mean chance after an answer of the root; by the first look, if there was no iteration yet."""
        seen = self._seen.get(action, 0)
        if seen:
            return [total / seen for total in self._outcomes[action]]
        own = self._first[action]
        seats = len(self._spans)
        rest = (1.0 - own) / max(1, seats - 1)
        return [own if seat == self.root.seat else rest for seat in range(seats)]

    def _begin_line(self, number: int) -> None:
        self._round = number
        self._turn = NO_TURN

    def _prepare_dice(self, state: State) -> int:
        """Dice for the state's question: the same in all lines of a round; gives their seed."""
        if state.turn != self._turn:
            self._turn = state.turn
            self._question = 0
        self._question += 1
        seed = (self._seed + self._round * 1_000_003) % BIG_PRIME
        seed += QUESTIONS_A_TURN * (state.turn - self.root.turn) + self._question
        self._dice.restart(seed)
        return seed

    def iterate(self, sample: State, number: int, first: int) -> None:
        """One line of round `number` that begins with the answer `first`, on a state that could be the true one."""
        self._begin_line(number)
        state = self._descend(sample.copy(), first)
        values = self._judge(state, first)
        for seat in range(len(values)):
            self._spans[seat].widen(values[seat])
        nodes = self._nodes
        edges = self._edges
        for i in range(len(edges)):
            node = nodes[i]
            value = values[node.seat]
            node.visits += 1
            node.total += value
            edges[i].visits += 1
            edges[i].total += value

    def _descend(self, state: State, first: int) -> State:
        """Walks down to a new node, looks at its answers, and plays on from the best of them."""
        nodes: list[Node] = []
        edges: list[Edge] = []
        self._nodes = nodes
        self._edges = edges
        node = self.root
        edge = node.index[first]
        while True:
            nodes.append(node)
            edges.append(edge)
            self._prepare_dice(state)
            news = self._play(state, edge)
            if not state.actions or len(edges) > self._settings.reach:
                return self._play_on(state)
            node = edge.next(state.seat, state.kind, state.turn, news)
            if not node.edges:
                nodes.append(node)
                return self._play_on(self._open(node, state, edges))
            edge = self._choose(node, state)

    def _play(self, state: State, edge: Edge) -> int:
        """Plays the edge's answer, and gives the news: what tells the nodes that can follow it apart.

        They are what chance said, if nothing of it is hidden from the searching seat; else there is one node for all.
        """
        seat = self.root.seat
        dice = self._dice
        dice.heard = NOWHERE
        if not edge.rolls:
            state.play(edge.action, dice)
            return NOWHERE if dice.heard == NOWHERE else HIDDEN
        before = state.hidden(seat)
        state.play(edge.action, dice)
        return dice.heard if state.hidden(seat) == before else HIDDEN

    def _choose(self, node: Node, state: State) -> Edge:
        actions = state.actions
        if not node.varied and actions is not node.actions and actions != node.actions:
            node.varied = True
        if node.varied:
            self._look_at(node, state, node.unknown(actions, self._settings.glance))
        elif node.waiting and len(node.edges) < self._settings.glance + node.visits // 2:
            self._look_at(node, state, [node.waiting.pop()])
        return choose_edge(node, actions, self._spans[node.seat], EXPLORATION)

    def _look_at(self, node: Node, state: State, actions: list[int]) -> None:
        """Adds edges for answers nobody has looked at."""
        for action in actions:
            twin = state.copy()
            rolls = self._try(twin, action)
            node.add(action, self._first_sight(twin, node.seat), rolls)
        if actions:
            node.set_priors(self._settings.temper)

    def _try(self, state: State, action: int) -> bool:
        """Plays an answer; whether chance spoke."""
        self._dice.heard = NOWHERE
        state.play(action, self._dice)
        return self._dice.heard != NOWHERE

    def _open(self, node: Node, state: State, edges: list[Edge]) -> State:
        """Looks at the answers of a new node; gives the state after the best, whose edge it appends."""
        actions = state.actions
        node.actions = actions
        seed = self._prepare_dice(state)
        if len(actions) > self._settings.glance:
            actions = self._deal(node, actions, self._settings.glance)
        best_state = state
        best_edge: Edge | None = None
        for action in actions:
            twin = state.copy()
            self._dice.restart(seed)
            rolls = self._try(twin, action)
            edge = node.add(action, self._first_sight(twin, node.seat), rolls)
            edge.available = 1
            if best_edge is None or edge.score > best_edge.score:
                best_edge = edge
                best_state = twin
        assert best_edge is not None
        node.set_priors(self._settings.temper)
        edges.append(best_edge)
        return best_state

    def _deal(self, node: Node, actions: list[int], limit: int) -> list[int]:
        """Takes some of many answers by chance, and the first and the last; the others wait."""
        rest = actions[1:-1]
        chosen = [actions[0], actions[len(actions) - 1]]
        for _ in range(limit - 2):
            at = self._dice.pick(len(rest))
            chosen.append(rest[at])
            rest[at] = rest[len(rest) - 1]
            rest.pop()
        node.waiting = rest
        return chosen

    def _play_on(self, state: State) -> State:
        """The rollout: to the end of the root's turn with care, and then for `turns` more turns."""
        settings = self._settings
        if settings.care > 1:
            state = self._plan(state, settings.care, self._question)
        last = self.root.turn + settings.turns
        steps = 0
        while state.actions and state.turn <= last and steps < LONGEST_PATH:
            if settings.again and state.seat == self.root.seat:
                state = self._best_answer(state, state.turn, 2, 0)[1]
            else:
                state = self._best_of(state, settings.glance)
            steps += 1
        return state

    def _plan(self, state: State, care: int, question: int) -> State:
        """The best end of the root's turn that is found, question by question.

        Every answer is judged by the end that play with one care less comes to after it; the least care is quick play.
        The best end met on the way is kept, also if the answers that follow lead to a worse one.
        """
        turn = self.root.turn
        best = state
        best_worth = -math.inf
        while self._goes_on(state, turn) and question < QUESTIONS_A_TURN:
            worth, end, state = self._best_answer(state, turn, care, question)
            if worth > best_worth:
                best_worth = worth
                best = end
            question += 1
        return best

    def _best_answer(self, state: State, turn: int, care: int, question: int) -> tuple[float, State, State]:
        """The best answer: what the end of the turn after it is worth, that end, and the state just after it."""
        most = -math.inf
        best = following = state
        for twin in self._answered(state, question):
            end = self._end_after(twin, turn, care, question + 1)
            worth = worth_to(self.root.seat, self._ends(end), self._settings.spite)
            if worth > most:
                most = worth
                best = end
                following = twin
        return most, best, following

    def _end_after(self, state: State, turn: int, care: int, question: int) -> State:
        return self._plan(state, care - 1, question) if care > 2 else self._end_quickly(state, turn, question)

    def _goes_on(self, state: State, turn: int) -> bool:
        """Whether the root's seat is still asked in this turn."""
        return bool(state.actions) and state.seat == self.root.seat and state.turn == turn

    def _answered(self, state: State, question: int) -> list[State]:
        """The states after some answers, the first and the last among them; of many, those that look best."""
        self._question = question
        seed = self._prepare_dice(state)
        found: list[State] = []
        for action in self._some(state.actions, self._settings.glance):
            twin = state.copy()
            self._dice.restart(seed)
            twin.play(action, self._dice)
            found.append(twin)
        sift = self._settings.sift
        if len(found) <= sift:
            return found
        seat = self.root.seat
        worths = [self._first_sight(twin, seat) for twin in found]
        bar = sorted(worths)[len(worths) - sift]
        return [twin for twin, worth in zip(found, worths, strict=True) if worth >= bar]

    def _end_quickly(self, state: State, turn: int, question: int) -> State:
        self._question = question
        while self._goes_on(state, turn) and self._question < QUESTIONS_A_TURN:
            state = self._best_of(state, self._settings.glance)
        return state

    def _some(self, actions: list[int], limit: int) -> list[int]:
        """At most so many of the answers, the first and the last among them, by chance where there are more."""
        count = len(actions)
        if count <= limit:
            return actions
        start = self._dice.pick(count - 2)
        between = [actions[1 + (start + i * (count - 2) // limit) % (count - 2)] for i in range(2, limit)]
        return [actions[0], actions[count - 1], *between]

    def _best_of(self, state: State, limit: int) -> State:
        """The state after the best of a few answers at first sight, the first and the last among them.

        Games offer "no more" first or last; whoever overlooks it does what nobody wants.
        """
        actions = state.actions
        seed = self._prepare_dice(state)
        if len(actions) == 1:
            state.play(actions[0], self._dice)
            return state
        seat = state.seat
        best = state
        best_worth = 0.0
        for action in self._some(actions, limit):
            twin = state.copy()
            self._dice.restart(seed)
            twin.play(action, self._dice)
            worth = self._first_sight(twin, seat)
            if best is state or worth > best_worth:
                best = twin
                best_worth = worth
        return best

    def _first_sight(self, state: State, seat: int) -> float:
        return worth_to(seat, self._evaluate(state), SPITE)

    def _judge(self, state: State, first: int) -> list[float]:
        """Every seat's chance of victory at the end of a line. It is also noted for the line's first answer."""
        ends = self._ends(state)
        over = not state.actions and len(ends) > 1
        chances = self._final(state) if over else squash(ends, self._settings.spread)
        outcomes = self._outcomes.get(first)
        if outcomes is None:
            outcomes = [0.0] * len(chances)
            self._outcomes[first] = outcomes
        self._seen[first] = self._seen.get(first, 0) + 1
        for seat in range(len(chances)):
            outcomes[seat] += chances[seat]
        return chances
