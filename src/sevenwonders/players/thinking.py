"""A search led by a judge, on the engine contract: it knows no game.

As in `search.py`, each round draws anew what the searching seat cannot know and walks down a tree of what has been
played. The first time it comes to a position it asks the judge what that is worth; after as many rounds as the judge
likes to answer at sight, it lets all play on to the end as the judge thinks they would, which takes longer and errs
less. The second time it asks which moves are likely there (most positions are never seen again), and looks at likely
moves first and more often (the formula is PUCT: Rosin, "Multi-armed bandits with episode context", 2011; Silver et al.,
"Mastering the game of Go without human knowledge", 2017).

Where players take turns, one tree holds the moves of all. Where they choose at the same time, the tree holds the moves
of the searching seat, and the others choose as the judge thinks they would.
"""

import math
from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64

from sevenwonders.core.game import Game
from sevenwonders.core.moves import Moves
from sevenwonders.core.rng import Rng
from sevenwonders.players.guessing import guess
from sevenwonders.players.judge import ALWAYS, Judge

NOISE_PARTS: Final = 1000


class Branch:
    """A move in the tree, and what came of it."""

    def __init__(self, move: i64, weight: float) -> None:
        self.move: i64 = move
        self.weight: float = weight
        """How likely it is beside its siblings."""
        self.available: float = 0.0
        """How often it could have been chosen: a card lies open in some rounds only."""
        self.visits: float = 0.0
        self.reward: float = 0.0
        """The sum of what the rounds were worth to whoever makes the move."""
        self.wins: float = 0.0
        """The sum of the chances to win alone, that of their squares, and that of the points ahead."""
        self.squares: float = 0.0
        self.leads: float = 0.0
        self.is_open: bool = False
        """Whether the moves after it are known."""
        self.branches: list[Branch] = []
        """Ascending by move."""


class Thought:
    """A search for one decision of one seat. `game` is any game that looks to this seat like the real one."""

    def __init__(
        self, game: Game, seat: int, judge: Judge, rng: Rng, open_cards: bool = False, quick: bool = False
    ) -> None:
        """open_cards: `game` is taken as it lies, hidden cards and all.
        quick: nothing is played on to the end, so that all rounds measure alike.
        """
        self._game: Game = game
        self._seat: i64 = seat
        self._judge: Judge = judge
        self._open_cards: bool = open_cards
        self._at_sight: i64 = ALWAYS if quick else judge.at_sight
        self._only: i64 = -1
        self._rng: Rng = rng
        self._moves: Moves = Moves()
        self._path: list[Branch] = []
        self._weights: vec[float] = vec[float]([0.0] * 0)
        self._shared: bool = game.takes_turns
        self.root: Branch = Branch(-1, 1.0)
        self.rounds: i64 = 0
        judge.begin(game, seat)

    def run(self, rounds: int) -> None:
        """Walk down so many times."""
        for _ in range(rounds):
            if self._open_cards:
                self._walk(self._game.clone(quiet=True))
            else:
                self._walk(self._game.resample(int(self._seat), self._rng))
            self.rounds += 1

    def run_through(self, move: int, rounds: int) -> None:
        """Walk down so many times, each time by this move first: to measure one that the search does not care for."""
        if not self.root.is_open:
            self.run(1)
        self._only = move
        self.run(rounds)
        self._only = -1

    def branch(self, move: int) -> Branch:
        """What came of a move that was tried."""
        for branch in self.root.branches:
            if branch.move == move:
                return branch
        raise ValueError(f"the search has not met move {move}")

    def best(self) -> int:
        """The move that was tried most often; of equals the one that did better."""
        best = self.root.branches[0]
        for branch in self.root.branches:
            if branch.visits > best.visits or (branch.visits == best.visits and branch.reward > best.reward):
                best = branch
        return int(best.move)

    def stir(self, share: float) -> None:
        """Let chance into what is looked at first, for games that are played to learn from."""
        if not self.root.is_open:
            self.run(1)
        branches = self.root.branches
        total: float = 0.0
        for branch in branches:
            total += branch.weight
        noise: list[float] = []
        noises: float = 0.0
        for _ in branches:
            drawn: float = float(1 + self._rng.below(NOISE_PARTS)) / float(NOISE_PARTS)
            amount: float = math.log(drawn) * math.log(drawn)  # now and then one move gets most of it
            noise.append(amount)
            noises += amount
        for place in range(len(branches)):
            branch = branches[place]
            branch.weight = (1.0 - share) * branch.weight / total + share * noise[place] / noises

    # ---- one round

    def _walk(self, game: Game) -> None:
        node = self.root
        path = self._path
        path.clear()
        movers = vec[i64]([i64(0)] * 64)
        depth: i64 = 0
        moves = self._moves
        while True:
            seat: i64 = game.next_seat()
            if seat < 0:
                self._reward_end(game, movers, depth)
                return
            moves.count = 0
            game.legal(seat, moves)
            if not self._shared and seat != self._seat:
                game.apply(seat, guess(game, seat, moves, self._judge, self._rng))
                continue
            if not node.is_open:
                self._judge.look(game, seat)
                if depth > 0 and node.visits == 0.0:
                    if self.rounds < self._at_sight:
                        self._reward(self._judge.value(), seat, movers, depth)
                    else:
                        self._play_on(game, seat)
                        self._reward_end(game, movers, depth)
                    return
                self._open(node)
            branch = self._choose(game, node, seat)
            if depth == 0 and self._only >= 0:
                branch = self.branch(int(self._only))
            if depth == len(movers):
                self._judge.look(game, seat)
                self._reward(self._judge.value(), seat, movers, depth)
                return
            game.apply(seat, branch.move)
            path.append(branch)
            movers[depth] = seat
            depth += 1
            node = branch

    def _play_on(self, game: Game, seat: i64) -> None:
        """Beyond the tree all move as the judge thinks they would."""
        moves = self._moves
        while seat >= 0:
            game.apply(seat, guess(game, seat, moves, self._judge, self._rng))
            seat = game.next_seat()
            if seat >= 0:
                moves.count = 0
                game.legal(seat, moves)

    def _open(self, node: Branch) -> None:
        """Give a node its branches, as the judge sees them."""
        node.is_open = True
        self._weigh()
        moves = self._moves
        for i in range(moves.count):
            node.branches.append(Branch(moves.ids[i], self._weights[i]))

    def _weigh(self) -> None:
        """How likely each of the moves is, where the judge looks: two positions have no common scale."""
        moves = self._moves
        while len(self._weights) < moves.count:
            self._weights = append(self._weights, 0.0)
        weights = self._weights
        total: float = 0.0
        for i in range(moves.count):
            weights[i] = self._judge.weight(moves.ids[i])
            total += weights[i]
        for i in range(moves.count):
            weights[i] /= total

    def _choose(self, game: Game, node: Branch, seat: i64) -> Branch:
        """The branch to follow among the moves that are legal now; those met for the first time are added."""
        moves = self._moves
        branches = node.branches
        weights: float = 0.0
        visits: float = 0.0
        reward: float = 0.0
        looked: bool = False
        place: i64 = 0
        for i in range(moves.count):
            move: i64 = moves.ids[i]
            while place < len(branches) and branches[place].move < move:
                place += 1
            if place == len(branches) or branches[place].move != move:
                if not looked:
                    self._judge.look(game, seat)
                    self._weigh()
                    looked = True
                branches.insert(place, Branch(move, self._weights[i]))
            found = branches[place]
            found.available += 1.0
            weights += found.weight
            visits += found.visits
            reward += found.reward
        untried: float = 0.5
        if visits > 0.0:
            untried = reward / visits - self._judge.caution
        eager: float = self._judge.curiosity / weights
        if self.rounds >= self._at_sight:
            eager = self._judge.later_curiosity / weights
        best = branches[0]
        highest: float = -100.0
        place = 0
        for i in range(moves.count):
            move = moves.ids[i]
            while branches[place].move < move:
                place += 1
            branch = branches[place]
            bound: float = eager * branch.weight * math.sqrt(branch.available) / (1.0 + branch.visits)
            if branch.visits > 0.0:
                bound += branch.reward / branch.visits
            else:
                bound += untried
            if bound > highest:
                highest = bound
                best = branch
        return best

    # ---- what comes of it

    def _reward(self, value: float, seat: i64, movers: vec[i64], depth: i64) -> None:
        """A position is worth this to a seat; where players take turns there are two, and the other has the rest."""
        for step in range(depth):
            branch = self._path[step]
            branch.visits += 1.0
            if movers[step] == seat:
                branch.reward += value
                self._count(branch, self._judge.chance, self._judge.lead)
            else:
                branch.reward += 1.0 - value
                self._count(branch, 1.0 - self._judge.chance, -self._judge.lead)

    def _count(self, branch: Branch, chance: float, lead: float) -> None:
        branch.wins += chance
        branch.squares += chance * chance
        branch.leads += lead

    def _reward_end(self, game: Game, movers: vec[i64], depth: i64) -> None:
        """The same for a game that is over."""
        seat: i64 = self._seat
        self._reward(self._judge.worth(game, seat), seat, movers, depth)
