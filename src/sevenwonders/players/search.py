"""Information-set Monte Carlo tree search on the engine contract: it knows no game.

Each playout draws anew what the searching seat cannot know, walks down the tree along moves that are legal in that
draw, adds one node, plays on at random, and brings the result back. A node stands for what has been played so far, not
for one full position: its children carry how often they were available, so that a move which is seldom possible is not
thought bad for having been seldom tried (Cowling, Powley and Whitehouse, "Information Set Monte Carlo Tree Search",
2012).

Where players take turns, one tree holds the moves of all. Where they choose at the same time, nobody may build on what
others are about to do: each seat then has a tree of its own moves, and the others are part of the weather.
"""

import math
from typing import Final

from mypy_extensions import i64

from sevenwonders.core.game import Game
from sevenwonders.core.moves import Moves
from sevenwonders.core.packed import bit
from sevenwonders.core.playout import rollout
from sevenwonders.core.rng import Rng

EXPLORATION: Final = 0.7


class Node:
    """A move in the tree, and what came of it."""

    def __init__(self, move: i64, seat: i64) -> None:
        self.move: i64 = move
        self.seat: i64 = seat
        """Who made the move."""
        self.visits: float = 0.0
        self.available: float = 0.0
        self.reward: float = 0.0
        """The sum of what the playouts were worth to that seat."""
        self.wins: float = 0.0
        """The sum of the payoffs, of first moves of the searching seat."""
        self.children: list[Node] = []
        """Ascending by move."""


class Tree:
    """A search for one decision of one seat. `game` is any game that looks to this seat like the real one."""

    def __init__(self, game: Game, seat: int, rng: Rng, open_cards: bool = False) -> None:
        """open_cards: `game` is taken as it lies, hidden cards and all."""
        self._game: Game = game
        self._seat: i64 = seat
        self._rng: Rng = rng
        self._open_cards: bool = open_cards
        self._only: i64 = -1
        self._moves: Moves = Moves()
        self._path: list[Node] = []
        trees: i64 = 1
        if not game.takes_turns:
            trees = game.seats
        self._roots: list[Node] = [Node(-1, -1) for _ in range(int(trees))]
        self.root: Node = self._roots[0] if game.takes_turns else self._roots[seat]

    def run(self, playouts: int) -> None:
        """Play so many games out."""
        for _ in range(playouts):
            if self._open_cards:
                game = self._game.clone(quiet=True)
            else:
                game = self._game.resample(int(self._seat), self._rng)
            self._descend(game)
            rollout(game, self._rng, self._moves)
            merits = game.merits()
            for node in self._path:
                node.visits += 1.0
                node.reward += merits[node.seat]
            for node in self._path:
                if node.seat == self._seat:
                    node.wins += game.payoff(node.seat)
                    break

    def run_through(self, move: int, playouts: int) -> None:
        """Play so many games out, each beginning with this move: to measure one that the search does not care for."""
        self._only = move
        self.run(playouts)
        self._only = -1

    def node(self, move: int) -> Node:
        """What came of a move that was tried."""
        for child in self.root.children:
            if child.move == move:
                return child
        raise ValueError(f"the search has not met move {move}")

    def best(self) -> int:
        """The move that was tried most often."""
        best = self.root.children[0]
        for child in self.root.children:
            if child.visits > best.visits:
                best = child
        return int(best.move)

    def _descend(self, game: Game) -> None:
        """Walk down until the searching seat makes a move that has not been tried yet."""
        nodes: list[Node] = self._roots[:]
        strayed: i64 = 0  # seats that are beyond their tree, as bits
        self._path = []
        while True:
            seat: i64 = game.next_seat()
            if seat < 0:
                return
            tree: i64 = seat
            if game.takes_turns:
                tree = 0
            moves = self._moves
            moves.count = 0
            game.legal(seat, moves)
            if strayed & bit(tree):
                game.apply(seat, game.hunch(moves, self._rng))
                continue
            node = nodes[tree]
            if self._only >= 0 and node is self.root:
                moves.count = 0
                moves.add(self._only)
            untried: i64 = _count_untried(node, moves)
            if untried:
                child = _add_child(node, moves, self._rng.below(untried), seat)
                strayed |= bit(tree)
            else:
                child = _favourite(node, moves)
            game.apply(seat, child.move)
            self._path.append(child)
            nodes[tree] = child
            if untried and (game.takes_turns or seat == self._seat):
                return


def _count_untried(node: Node, moves: Moves) -> i64:
    """How many of these moves have no child yet. Children that can be chosen are marked as available on the way."""
    untried: i64 = 0
    place: i64 = 0
    known: i64 = len(node.children)
    for i in range(moves.count):
        move: i64 = moves.ids[i]
        while place < known and node.children[place].move < move:
            place += 1
        if place < known and node.children[place].move == move:
            node.children[place].available += 1.0
        else:
            untried += 1
    return untried


def _add_child(node: Node, moves: Moves, which: i64, seat: i64) -> Node:
    """Give the node a child for one of the moves without one, counted from the first."""
    place: i64 = 0
    known: i64 = len(node.children)
    left: i64 = which
    for i in range(moves.count):
        move: i64 = moves.ids[i]
        while place < known and node.children[place].move < move:
            place += 1
        if place < known and node.children[place].move == move:
            continue
        if left == 0:
            child = Node(move, seat)
            child.available = 1.0
            node.children.insert(place, child)
            return child
        left -= 1
    raise AssertionError("fewer untried moves than were counted")


def _favourite(node: Node, moves: Moves) -> Node:
    """The child among these moves with the best upper confidence bound."""
    best: Node | None = None
    highest: float = -1.0
    place: i64 = 0
    for i in range(moves.count):
        move: i64 = moves.ids[i]
        while node.children[place].move < move:
            place += 1
        child = node.children[place]
        bound: float = child.reward / child.visits + EXPLORATION * math.sqrt(math.log(child.available) / child.visits)
        if bound > highest:
            highest = bound
            best = child
    assert best is not None
    return best
