"""Games to look at: by players of all strengths, from deals that nothing was trained or fitted on."""

import itertools
from collections.abc import Iterator
from dataclasses import dataclass
from typing import Final

from sevenwonders.coach.expert import Expert
from sevenwonders.coach.results import Judged
from sevenwonders.coach.reviewing import judge
from sevenwonders.core.game import Game
from sevenwonders.core.record import Record
from sevenwonders.core.rng import Rng
from sevenwonders.games import CLASSIC, DUEL, GameSpec
from sevenwonders.players import Seat, make_bot

GAMES: Final = {DUEL: GameSpec(DUEL), CLASSIC: GameSpec(CLASSIC, 4, ("leaders", "cities", "wonder_pack"))}
PLAYERS: Final = ("novice", "casual", "greedy", "search:200")
"""Weakest first, as the ladder rates them."""
SEED: Final = 90_210_017
STRIDE: Final = 1_000_003
"""Between the first games of two tables: none is looked at twice."""
FIT: Final = "fit"
TABLES: Final = ("time", "losses", "agreement", "blunders", FIT, "calibration")


@dataclass(frozen=True)
class Job:
    """One game of a table."""

    table: str
    game: str
    number: int
    rounds: int

    @property
    def spec(self) -> GameSpec:
        return GAMES[self.game]

    @property
    def seed(self) -> int:
        return SEED + STRIDE * (1 + TABLES.index(self.table)) + self.number


@dataclass(frozen=True)
class Position:
    """A decision with a choice, as it lay when it was asked, and what was done."""

    game: Game
    seat: int
    move: str
    turn: int

    def judged(self, expert: Expert) -> Judged:
        return judge(expert, self.game, self.seat, self.move, self.turn)


def played(spec: GameSpec, player: str, seed: int) -> tuple[Game, list[Position]]:
    """A whole game of a player against itself, and all of its decisions."""
    seeds = Rng(seed)
    game = spec.begin(seeds.seed())
    bots = [make_bot(player, seeds.seed()) for _ in range(int(game.seats))]
    found = []
    while not game.over():
        seat = game.to_act()[0]
        move = bots[seat].choose(Seat(game, seat))
        if len(game.moves(seat)) > 1:
            found.append(Position(game.clone(quiet=True), seat, game.text(move), len(game.turns) + 1))
        game.play(seat, move)
    return game, found


def record_of(spec: GameSpec, player: str, seed: int) -> Record:
    return played(spec, player, seed)[0].record()


def drawn(positions: list[Position], job: Job) -> Iterator[Position]:
    """All of them, in an order by lot: the first few stand for the whole game."""
    rng = Rng(job.seed)
    left = list(positions)
    while left:
        yield left.pop(int(rng.below(len(left))))


def some(positions: list[Position], job: Job, most: int) -> Iterator[Position]:
    return itertools.islice(drawn(positions, job), most)
