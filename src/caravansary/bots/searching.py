"""The hot loop of the search bot: one iteration walks down the tree, adds a node and plays a little further.

It is compiled by `./dev fast` together with the engine.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Final

from caravansary.bots.tree import HIDDEN, NOWHERE, Edge, Node, Range, choose_edge, squash
from caravansary.core.chance import Chance, Seeded
from caravansary.core.state import State

Evaluate = Callable[[State], list[float]]
Shares = Callable[[State], list[float]]

ANY: Final = -1
LONGEST_PATH: Final = 200
CAREFUL_STEPS: Final = 6
BIG_PRIME: Final = 1_000_000_007


class Dice(Chance):
    """The search's own generator, which notices when somebody rolls, and what."""

    __slots__ = ("_source", "heard")

    def __init__(self, seed: int) -> None:
        self._source = Seeded(seed)
        self.heard: int = NOWHERE

    def pick(self, n: int) -> int:
        value = self._source.pick(n)
        self.heard = (self.heard * 8191 + value + 1) % BIG_PRIME
        return value


class Manner:
    """How a search goes about it. `turns` is how many turns a line is played on beyond the root's own.

    `spread` is how many points of evaluation multiply the odds of victory by e; 0: as the game says.

    `width` answers of a new node are looked at (the rest join as visits grow), and `glance` of each question in the
    quick play beyond the tree. `spite` is how much of the strongest opponent's value counts against one's own there.
    The root's answers are looked at more closely: to the end of the turn, by the best of `care` answers each time.
    """

    __slots__ = ("care", "exploration", "glance", "sharpness", "spite", "spread", "turns", "width")

    def __init__(
        self,
        spread: float = 0.0,
        exploration: float = 1.5,
        sharpness: float = 1.0,
        width: int = 16,
        glance: int = 5,
        turns: int = 1,
        spite: float = 0.3,
        care: int = 12,
    ) -> None:
        self.spread: float = spread
        self.exploration: float = exploration
        self.sharpness: float = sharpness
        self.width: int = width
        self.glance: int = glance
        self.turns: int = turns
        self.spite: float = spite
        self.care: int = care


class Search:
    """One search: a root, samples of what may be hidden, and the values found so far.

    `final(state)` gives each seat's share of the victory when the game is over.
    """

    __slots__ = (
        "_dice",
        "_edges",
        "_evaluate",
        "_final",
        "_manner",
        "_news",
        "_nodes",
        "_spans",
        "_spread",
        "chances",
        "root",
    )

    def __init__(
        self,
        root: Node,
        seats: int,
        evaluate: Evaluate,
        final: Shares,
        dice: Dice,
        manner: Manner,
        spread: float,
    ) -> None:
        self.root: Node = root
        self.chances: list[float] = [0.0] * seats
        self._evaluate = evaluate
        self._final = final
        self._dice: Dice = dice
        self._manner: Manner = manner
        self._spread: float = manner.spread or spread
        self._spans: list[Range] = [Range() for _ in range(seats)]
        self._nodes: list[Node] = []
        self._edges: list[Edge] = []

    def look_around(self, samples: Sequence[State]) -> None:
        """Judges every answer of the root by the end of the turn, played out greedily on some samples.

        A root that is kept from an earlier search keeps what was found; its first impressions are replaced.
        """
        root = self.root
        root.waiting = []
        actions = samples[0].actions
        root.actions = actions
        for action in actions:
            score = 0.0
            rolls = False
            for sample in samples:
                twin = sample.copy()
                rolls = self._try(twin, action) or rolls
                score += self._worth(self._evaluate(self._finish_turn(twin)), root.seat)
            score /= len(samples)
            edge = root.index.get(action)
            if edge is None:
                root.add(action, score, rolls)
            else:
                edge.score = score
        root.set_priors(self._manner.sharpness)

    def _finish_turn(self, state: State) -> State:
        seat = self.root.seat
        turn = self.root.turn
        steps = 0
        while state.actions and state.seat == seat and state.turn == turn and steps < CAREFUL_STEPS:
            state = self._best_of(state, self._manner.care)
            steps += 1
        return state

    def iterate(self, sample: State, first: int = ANY) -> None:
        """One iteration on a state that could be the true one, which is left as it is; `first` may be prescribed."""
        state = self._descend(sample.copy(), first)
        values = self._values(state)
        chances = self.chances
        for seat in range(len(chances)):
            chances[seat] += values[seat]
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
        while state.actions and len(edges) < LONGEST_PATH:
            nodes.append(node)
            if not node.edges:
                state = self._open(node, state, edges)
                return self._play_on(state, node)
            edge = node.index[first] if first != ANY and not edges else self._choose(node, state)
            edges.append(edge)
            news = self._play(state, edge)
            node = edge.next(state.seat, state.kind, state.turn, news)
        return state

    def _play(self, state: State, edge: Edge) -> int:
        """Plays the edge's answer; gives the news that tell what follows apart.

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
        manner = self._manner
        actions = state.actions
        if not node.varied and actions is not node.actions and actions != node.actions:
            node.varied = True
        if node.varied:
            self._look_at(node, state, node.unknown(actions, manner.width))
        elif node.waiting and len(node.edges) < manner.width + node.visits // 2:
            self._look_at(node, state, [node.waiting.pop()])
        return choose_edge(node, actions, self._spans[node.seat], manner.exploration)

    def _look_at(self, node: Node, state: State, actions: list[int]) -> None:
        """Adds edges for answers nobody has looked at."""
        for action in actions:
            twin = state.copy()
            rolls = self._try(twin, action)
            node.add(action, self._worth(self._evaluate(twin), node.seat), rolls)
        if actions:
            node.set_priors(self._manner.sharpness)

    def _try(self, state: State, action: int) -> bool:
        """Plays an answer; whether chance spoke."""
        self._dice.heard = NOWHERE
        state.play(action, self._dice)
        return self._dice.heard != NOWHERE

    def _open(self, node: Node, state: State, edges: list[Edge]) -> State:
        """Looks at the answers of a new node; gives the state after the best, whose edge it appends."""
        manner = self._manner
        actions = state.actions
        node.actions = actions
        if len(actions) > manner.width:
            actions = self._deal(node, actions, manner.width)
        best_state = state
        best_edge: Edge | None = None
        for action in actions:
            twin = state.copy()
            rolls = self._try(twin, action)
            edge = node.add(action, self._worth(self._evaluate(twin), node.seat), rolls)
            edge.available = 1
            if best_edge is None or edge.score > best_edge.score:
                best_edge = edge
                best_state = twin
        assert best_edge is not None
        node.set_priors(manner.sharpness)
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

    def _play_on(self, state: State, leaf: Node) -> State:
        """Quick play to the end of the leaf's turn, or further where the root's turn is not `turns` turns away."""
        turn = leaf.turn
        ahead = self._turns_ahead()
        steps = 0
        while state.actions and steps < LONGEST_PATH:
            if state.turn != turn:
                turn = state.turn
                ahead += 1
                if ahead > self._manner.turns:
                    break
            state = self._best_of(state, self._manner.glance)
            steps += 1
        return state

    def _turns_ahead(self) -> int:
        ahead = 0
        turn = self.root.turn
        for node in self._nodes:
            if node.turn != turn:
                turn = node.turn
                ahead += 1
        return ahead

    def _best_of(self, state: State, limit: int) -> State:
        """The state after the best of a few answers at first sight, the first and the last among them.

        Games offer "no more" first or last; whoever overlooks it does what nobody wants.
        """
        actions = state.actions
        count = len(actions)
        if count == 1:
            state.play(actions[0], self._dice)
            return state
        seat = state.seat
        best = state
        best_worth = 0.0
        start = 0
        if count <= limit:
            limit = count
        else:
            start = self._dice.pick(count - 2)
        for i in range(limit):
            if limit == count or i == 0:
                at = i
            elif i == 1:
                at = count - 1
            else:
                at = 1 + (start + i * (count - 2) // limit) % (count - 2)
            twin = state.copy()
            twin.play(actions[at], self._dice)
            worth = self._worth(self._evaluate(twin), seat)
            if best is state or worth > best_worth:
                best = twin
                best_worth = worth
        return best

    def _worth(self, values: list[float], seat: int) -> float:
        best = 0.0
        first = True
        for other in range(len(values)):
            if other != seat and (first or values[other] > best):
                best = values[other]
                first = False
        return values[seat] - self._manner.spite * best

    def _values(self, state: State) -> list[float]:
        if not state.actions and len(self.chances) > 1:
            return self._final(state)
        return squash(self._evaluate(state), self._spread)
