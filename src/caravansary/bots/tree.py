"""The tree of a search over what one seat may know: nodes, edges, and how an edge is chosen."""

from __future__ import annotations

import math
from collections.abc import Sequence
from typing import Final

NOWHERE: Final = 0
"""The news of an answer after which chance was silent."""
MOST_SPREADS: Final = 50.0
HIDDEN: Final = -1
"""The news where chance told somebody something that the searching seat does not see."""


class Edge:
    """One answer at a node: how promising it looked at first, and what came of it for the seat that gives it.

    What follows depends on who is asked what next and on what the searching seat sees of chance; `child` is the node
    met first, `others` holds the rest. `rolls`: chance spoke when the answer was first tried.
    """

    __slots__ = ("action", "available", "child", "others", "prior", "rolls", "score", "total", "visits")

    def __init__(self, action: int, score: float, rolls: bool) -> None:
        self.action: int = action
        self.score: float = score
        self.rolls: bool = rolls
        self.prior: float = 0.0
        self.visits: int = 0
        self.available: int = 0
        self.total: float = 0.0
        self.child: Node | None = None
        self.others: dict[tuple[int, str, int], Node] | None = None

    def next(self, seat: int, kind: str, turn: int, news: int) -> Node:
        """The node after this answer, made where it is new."""
        child = self.child
        if child is None:
            child = Node(seat, kind, turn, news)
            self.child = child
            return child
        if child.seat == seat and child.news == news and child.kind == kind:
            return child
        others = self.others
        if others is None:
            others = {}
            self.others = others
        key = (seat, kind, news)
        found = others.get(key)
        if found is None:
            found = Node(seat, kind, turn, news)
            others[key] = found
        return found

    def find(self, seat: int, kind: str, news: int) -> Node | None:
        """The node after this answer, if the search has been there."""
        child = self.child
        if child is not None and child.seat == seat and child.news == news and child.kind == kind:
            return child
        return None if self.others is None else self.others.get((seat, kind, news))

    def mean(self) -> float:
        return self.total / self.visits if self.visits else 0.0


class Node:
    """A question in the tree. `waiting` are answers that nobody has looked at yet, because there are too many.

    `varied`: not all samples allow the same answers here, since they follow from what another seat holds.
    """

    __slots__ = ("actions", "edges", "index", "kind", "news", "seat", "total", "turn", "varied", "visits", "waiting")

    def __init__(self, seat: int, kind: str, turn: int, news: int) -> None:
        self.seat: int = seat
        self.kind: str = kind
        self.turn: int = turn
        self.news: int = news
        self.visits: int = 0
        self.total: float = 0.0
        self.actions: list[int] = []
        self.edges: list[Edge] = []
        self.index: dict[int, Edge] = {}
        self.waiting: list[int] = []
        self.varied: bool = False

    def add(self, action: int, score: float, rolls: bool) -> Edge:
        edge = Edge(action, score, rolls)
        self.edges.append(edge)
        self.index[action] = edge
        return edge

    def restrict(self, legal: list[int]) -> None:
        """Forgets answers that other samples allowed here."""
        self.actions = legal
        self.waiting = []
        self.edges = [edge for edge in self.edges if edge.action in legal]
        self.index = {edge.action: edge for edge in self.edges}

    def unknown(self, legal: list[int], limit: int) -> list[int]:
        """Answers of a sample without an edge that do not wait; where no answer has an edge, the first few."""
        found = [action for action in legal if action not in self.index and action not in self.waiting]
        if not found and not any(action in self.index for action in legal):
            found = legal[:limit]
            self.waiting = [action for action in self.waiting if action not in found]
        return found

    def set_priors(self, temper: float) -> None:
        """A softmax of the first impressions, with a little for everybody."""
        edges = self.edges
        count = len(edges)
        best = edges[0].score
        for edge in edges:
            if edge.score > best:
                best = edge.score
        total = 0.0
        for edge in edges:
            edge.prior = math.exp((edge.score - best) / temper)
            total += edge.prior
        for edge in edges:
            edge.prior = 0.9 * edge.prior / total + 0.1 / count

    def most_visited(self) -> Edge:
        found = self.edges[0]
        for edge in self.edges:
            if edge.visits > found.visits or (edge.visits == found.visits and edge.mean() > found.mean()):
                found = edge
        return found


class Range:
    """The least and the greatest value met in the tree, by which values become comparable to priors."""

    __slots__ = ("empty", "high", "low")

    def __init__(self) -> None:
        self.empty: bool = True
        self.low: float = 0.0
        self.high: float = 0.0

    def widen(self, value: float) -> None:
        if self.empty or value < self.low:
            self.low = value
        if self.empty or value > self.high:
            self.high = value
        self.empty = False

    def factor(self) -> float:
        width = self.high - self.low
        return 1.0 / width if width > 1e-9 else 0.0


def choose_edge(node: Node, legal: list[int], span: Range, exploration: float) -> Edge:
    """PUCT over the answers that are legal in this sample; how often each was legal counts, not the node's visits."""
    best: Edge | None = None
    best_worth = -math.inf
    low = span.low
    factor = span.factor()
    unseen = (node.total / node.visits - low) * factor - 0.1 if node.visits else 0.5
    for edge in node.edges:
        if node.varied and edge.action not in legal:
            continue
        edge.available += 1
        visits = edge.visits
        worth = (edge.total / visits - low) * factor if visits else unseen
        worth += exploration * edge.prior * math.sqrt(edge.available) / (1 + visits)
        if worth > best_worth:
            best_worth = worth
            best = edge
    assert best is not None
    return best


def squash(values: Sequence[float], spread: float) -> list[float]:
    """Points as chances of victory: a softmax in which a lead of `spread` points multiplies the odds by e.

    Who plays alone only wants points.

    >>> [round(chance, 3) for chance in squash([60.0, 50.0], 10.0)], squash([60.0], 10.0)
    ([0.731, 0.269], [6.0])
    """
    if len(values) == 1:
        return [values[0] / spread]
    found: list[float] = []
    for seat in range(len(values)):
        against = 0.0
        for other in range(len(values)):
            if other != seat:
                against += math.exp(min(MOST_SPREADS, (values[other] - values[seat]) / spread))
        found.append(1.0 / (1.0 + against))
    return found
